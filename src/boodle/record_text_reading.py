"""Records read from text such as people write at a kitchen table; every complaint names line and column."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import attrs

from boodle.errors import BoodleError, NotationError, RecordError, shown
from boodle.moves import TakeOver
from boodle.notation import LONGEST, parse_move
from boodle.recipe import Recipe
from boodle.record_reading import FORMAT, MOST_LETTERS, MOST_MOVES, read_json
from boodle.record_words import (
    HIDDEN,
    KINDS,
    TITLES,
    Names,
    is_seen,
    move_of,
    path_of,
    pieces,
    uncommented,
    unquoted,
    whole,
    written_cards,
)

LONGEST_LINE: Final = 20_000
_HEAD: Final = re.compile(r"\s*([A-Za-z][A-Za-z ]*?)\s*:")
_PAIRS: Final = {"version": "versions", "rule": "rules"}
_ANYWHERE: Final = ("fingerprint", *_PAIRS)
_MARKS: Final = {"sees": "shown", "check": "checks"}


def read_text(text: object) -> dict[str, Any]:
    """The plain JSON of a record from text.

    Raises:
        RecordError: something in it cannot be read; the message names line and column.
    """
    if not isinstance(text, str) or len(text) > MOST_LETTERS:
        raise RecordError(f"a record is text of at most {MOST_LETTERS} letters")
    reading = _Reading()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        reading.line = number
        reading.read(line.removesuffix("\r"))
    return reading.record()


Line = tuple[int, int, str]
"""The number of a line of the head, and where in it something stands."""


@attrs.define
class _Reading:
    """A record while it is being read, line by line."""

    line: int = 0
    head: dict[str, list[Line]] = attrs.field(factory=dict)
    """What the head says under each title."""
    names: Names | None = None
    """Who sits where now; None before the first move."""
    data: dict[str, Any] = attrs.field(factory=dict)
    moves: list[str] = attrs.field(factory=list)
    drawn: bool = False
    """Whether the last thing was a deal, so that cards in an indented line belong to it."""

    def wrong(self, column: int, message: object) -> RecordError:
        return RecordError(f"line {self.line}, column {column + 1}: {message}")

    def read(self, line: str) -> None:
        """One line: of the head, of the end, of moves, or nothing."""
        if len(line) > LONGEST_LINE:
            raise self.wrong(LONGEST_LINE, f"a line has at most {LONGEST_LINE} letters")
        try:
            line = uncommented(line)
        except NotationError as error:
            raise self.wrong(error.args[1], error.args[0]) from None
        head = _HEAD.match(line)
        title = head[1].lower() if head else ""
        if head and (title in KINDS or title in TITLES):
            self.title(title, head.end(), line[head.end() :])
        elif line.strip():
            for at, (item, column) in enumerate(pieces(line)):
                self.say(column, item, more=at == 0 and line[0].isspace())

    def title(self, title: str, column: int, text: str) -> None:
        """A line of the head is kept until all of it is there; one of the end is read at once."""
        final = title in KINDS and KINDS[title][0][0] == "result"
        if self.names is not None and not final and title not in _ANYWHERE:
            raise self.wrong(0, f"{title!r} belongs before the first move")
        if title in self.head and title not in _PAIRS:
            raise self.wrong(0, f"{title!r} stands twice")
        self.head.setdefault(title, []).append((self.line, column, text))
        if final:
            names = self.begin()
            self.value(title, names)

    def begin(self) -> Names:
        """The head is complete: the names, the recipe and how it began."""
        if self.names is not None:
            return self.names
        here = self.line
        seats = self.value_of("seats", whole)
        called = self.value_of("names", _texts)
        if seats is None and called is None:
            raise self.wrong(0, "there is neither a line 'names:' nor a line 'seats:' before this")
        seats = len(called) if seats is None else seats
        if not 0 < seats < 1000:
            raise self.wrong(0, f"'seats' is {seats}; expected a number of players such as 4")
        names = Names(called or [f"Player {seat + 1}" for seat in range(seats)])
        recipe = self.value_of("recipe", lambda text: _read_recipe(text, seats))
        if recipe is None:
            raise self.wrong(0, "there is no line 'recipe:' before this; write the names of the plug-ins, 'recipe: michigan'")
        form = self.value_of("format", whole)
        self.data |= {"boodle": FORMAT if form is None else form, "recipe": recipe, "names": [*names.names], "start": {}}
        self.data["id"] = self.value_of("id", lambda text: _texts(text)[0]) or ""
        for title in [title for title in self.head if title in KINDS]:
            self.value(title, names)
        self.line = here
        self.names = names
        return names

    def value_of(self, title: str, read: Callable[[str], Any], place: int = 0) -> Any:
        """What the head says under a title; None where it says nothing."""
        if title not in self.head:
            return None
        self.line, column, text = self.head[title][place]
        try:
            return read(text.strip())
        except BoodleError as error:
            raise self.wrong(column + len(text) - len(text.lstrip()), error) from error

    def pairs(self, title: str) -> dict[str, str]:
        """The pairs that the head says under a title, each in a line of its own."""
        return dict(self.value_of(title, _pair, place) for place in range(len(self.head.get(title, ()))))

    def value(self, title: str, names: Names) -> None:
        """Put what the head or the end says under a title in its place."""
        _, kind = KINDS[title]
        *path, last = path_of(title, position="hands" in self.head)
        inner = self.data
        for key in path:
            inner = inner.setdefault(key, {})
        inner[last] = self.value_of(title, lambda text: kind.read([piece for piece, _ in pieces(text)], names))

    def say(self, column: int, item: str, *, more: bool) -> None:
        """One thing that happened; ``more``: perhaps only more cards of the deal."""
        names = self.begin()
        try:
            if more and self.drawn and is_seen(item):
                self.deal_on(item)
                return
            self.drawn = False
            self.happened(item, names)
        except BoodleError as error:
            raise self.wrong(column, error) from error
        if len(self.moves) > MOST_MOVES:
            raise self.wrong(column, f"a session has {MOST_MOVES} moves at the most")

    def deal_on(self, cards: str) -> None:
        """More cards of the deal in the line before."""
        if len(self.moves[-1]) > LONGEST:
            raise NotationError("no deal has so many cards")
        self.moves[-1] += f" {written_cards(cards)}"

    def happened(self, item: str, names: Names) -> None:
        """A move, a check, or cards that somebody was shown."""
        word, _, rest = item.partition(" ")
        word = word.lower()
        if word in ("deal", "cut", "open"):
            self.moves.append(f"{word} {written_cards(rest)}")
            self.drawn = True
        elif item.lower() in ("time", "misdeal", HIDDEN):
            self.moves.append(item.lower())
        elif word == "move":
            self.moves.append(unquoted(rest.strip()))
        elif word in _MARKS:
            marks = self.data.setdefault(_MARKS[word], {})
            if str(len(self.moves)) in marks:
                raise NotationError(f"{word!r} stands twice after move {len(self.moves)}")
            marks[str(len(self.moves))] = written_cards(rest) if word == "sees" else unquoted(rest.strip())
        else:
            seat, action = names.split(item)
            text = move_of(seat, action)
            move = parse_move(text) if action.startswith("hands over to ") else None
            if isinstance(move, TakeOver) and not names.rename(seat, move.name):
                raise NotationError(f"somebody at the table is called {shown(move.name)} already")
            self.moves.append(text)

    def record(self) -> dict[str, Any]:
        """All that was read."""
        self.begin()
        self.data["fingerprint"] = self.value_of("fingerprint", lambda text: _texts(text)[0]) or ""
        small = {key: self.pairs(title) for title, key in _PAIRS.items()}
        return self.data | small | {"moves": self.moves}


def _texts(text: str) -> list[str]:
    return [unquoted(piece) for piece, _ in pieces(text)]


def _pair(text: str) -> tuple[str, str]:
    pair = _texts(text)
    if len(pair) != 2:
        raise NotationError(f"there are {len(pair)} things between commas; expected two")
    return pair[0], pair[1]


def _read_recipe(text: str, seats: int) -> dict[str, Any]:
    if not text.startswith("{"):
        return Recipe.parse(text, seats=seats).to_dict()
    recipe = read_json(text)
    if not isinstance(recipe, dict) or recipe.get("seats") != seats:
        raise NotationError(f"{shown(text)} is no recipe for {seats} seats")
    return recipe
