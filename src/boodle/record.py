"""Records: a session written down, as JSON or as text that people can read and write, and played again from it.

A record holds the recipe, who sat where, and every move with the deals; the log is the truth and no seed is needed. Checks
along the way say where a replay leaves the recorded game; a record of one seat holds ``??`` for what the seat never saw.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal

import attrs

from boodle.errors import ArgumentError, NotationError, RecordError, shown
from boodle.frozen import FrozenMap, frozen, thawed
from boodle.game import Game
from boodle.lines import player_name
from boodle.recipe import Recipe
from boodle.record_checks import result_of, rules_of, state_hash
from boodle.record_of_seat import parts_of_seat
from boodle.record_reading import FORMAT, migrate, read_json
from boodle.record_text import write_text
from boodle.record_text_reading import read_text

Keeper = int | Literal["spectator"] | None
"""Whose record it is: a seat's, a spectator's, or the server's (None)."""


def _table(value: Mapping[Any, Any]) -> Mapping[str, Any]:
    return FrozenMap({str(key): frozen(each) for key, each in value.items()}) if isinstance(value, Mapping) else value


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(value) if isinstance(value, list | tuple) else value


@attrs.frozen(kw_only=True)
class Record:
    """One session, written down.

    Attributes:
        recipe: What was played.
        names: The players, by seat, as they were called at the start.
        start: How it began: ``purses``, ``dealer``, ``rounds`` and ``spaces``, or the ``position``.
        moves: Every move in notation, in order.
        id: What the record is called where it is kept; commitments to deals are bound to it.
        fingerprint: The rulebook's, for a replay to compare.
        rules: Every answer above the standard ones, so that a changed rule can be named.
        versions: The plug-ins' versions, for information.
        checks: After so many moves, a hash of the position (in a record of one seat: of its view).
        result: Purses, spaces, bank and winners at the end; empty while the session is on.
        seat: None for the server's record; in a record of one seat, whose it is: a seat, or ``"spectator"``.
        shown: In a record of one seat: after so many moves, the cards it was shown that no move names.
    """

    recipe: Recipe
    names: tuple[str, ...] = attrs.field(converter=_texts)
    start: Mapping[str, Any] = attrs.field(converter=_table)
    moves: tuple[str, ...] = attrs.field(converter=_texts)
    id: str = ""
    fingerprint: str = ""
    rules: Mapping[str, str] = attrs.field(default=FrozenMap(), converter=_table)
    versions: Mapping[str, str] = attrs.field(default=FrozenMap(), converter=_table)
    checks: Mapping[str, str] = attrs.field(default=FrozenMap(), converter=_table)
    result: Mapping[str, Any] = attrs.field(default=FrozenMap(), converter=_table)
    seat: Keeper = None
    shown: Mapping[str, str] = attrs.field(default=FrozenMap(), converter=_table)

    def __attrs_post_init__(self) -> None:
        try:
            migrate(self.to_dict())
        except NotationError as error:
            raise RecordError(f"'recipe': {error}") from error
        try:
            distinct = {player_name(name) for name in self.names}
        except ArgumentError as error:
            raise RecordError(f"'names': {error}") from error
        if len(distinct) != len(self.names) or len(self.names) != self.recipe.seats:
            raise RecordError(
                f"'names' is {shown(self.names)}; expected a name for each of {self.recipe.seats} seats, no two alike"
            )
        if self.seat not in (None, "spectator", *range(self.recipe.seats)):
            raise RecordError(f"'seat' is {shown(self.seat)}; expected a seat from 0 to {self.recipe.seats - 1} or 'spectator'")

    @classmethod
    def of(cls, game: Game, *, seat: Keeper = None, every: int = 20, id: str = "") -> Record:
        """The record of a game, over or still on, with a check after ``every`` so many moves and one at the end.

        Args:
            game: The game.
            seat: Whose record it is. None: the server's, with everything; a seat's or a ``"spectator"``'s holds what was told
                there and ``??`` for the rest, and cannot be played again.
            every: How many moves lie between two checks.
            id: What the record is called where it is kept.

        Raises:
            RecordError: the recipe holds a plug-in that is not installed, so that nobody could play the record again.
            ArgumentError: no game, no such seat, or no number of moves.
        """
        if not isinstance(game, Game):
            raise ArgumentError(f"'Record.of' takes a game, not {shown(game)}")
        if type(every) is not int or every < 1:
            raise ArgumentError(f"'every' is {shown(every)}; expected a number of moves, 1 or more")
        rulebook = game.rulebook
        try:
            rulebook.recipe.to_dict()
        except NotationError as error:
            raise RecordError(f"this game cannot be recorded: {error}") from error
        games = history_of(game)
        parts = _parts(games, every) if seat is None else parts_of_seat(games, None if seat == "spectator" else seat, every)
        return cls(
            recipe=rulebook.recipe,
            names=games[0].names,
            id=id,
            fingerprint=rulebook.fingerprint,
            rules=rules_of(rulebook),
            versions={plugin.name: plugin.version for plugin in rulebook.plugins},
            result=result_of(game),
            seat=seat,
            **parts,
        )

    def to_dict(self) -> dict[str, Any]:
        """The record as plain JSON."""
        data: dict[str, Any] = {"boodle": FORMAT, "id": self.id, "recipe": self.recipe.to_dict()}
        for field in attrs.fields(Record):
            if field.name not in ("id", "recipe"):
                data[field.name] = thawed(getattr(self, field.name))
        if self.seat is None:
            del data["seat"], data["shown"]
        return data

    def to_json(self) -> str:
        """The record as JSON text, one move on a line."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    def to_text(self) -> str:
        """The record as text that people can read and write: who sits where, then the deals and one line for each run."""
        return write_text(self.to_dict())

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read what :meth:`to_dict` wrote, in this format or an earlier one.

        Raises:
            RecordError: it is no record, a newer one, or damaged; the message names the place.
        """
        given = migrate(data)
        try:
            recipe = Recipe.from_dict(given["recipe"])
        except NotationError as error:
            raise RecordError(f"'recipe': {error}") from error
        return cls(recipe=recipe, **{key: value for key, value in given.items() if key not in ("boodle", "recipe")})

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record from JSON text.

        Raises:
            RecordError: as for :meth:`from_dict`, and for text that is no JSON.
        """
        return cls.from_dict(read_json(text))

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record from text such as people write.

        Raises:
            RecordError: something in it cannot be read; the message names line and column.
        """
        return cls.from_dict(read_text(text))

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """Read a record in whichever of the two forms it is written.

        Raises:
            RecordError: as for :meth:`from_json` and :meth:`from_text`.
        """
        if isinstance(text, bytes):
            try:
                text = text.decode()
            except UnicodeDecodeError as error:
                raise RecordError(f"this is no text in UTF-8: {error}") from error
        return cls.from_json(text) if isinstance(text, str) and text.lstrip().startswith("{") else cls.from_text(text)


def history_of(game: Game) -> list[Game]:
    """The game after every move, from the start on."""
    games = [game]
    while games[-1].previous is not None:
        games.append(games[-1].previous)
    return games[::-1]


def _parts(games: list[Game], every: int) -> dict[str, Any]:
    """All there is to know, for the server."""
    log = games[1:]
    marks = {*range(every, len(log), every), *([len(log)] if log else [])}
    return {
        "start": thawed(games[0].start),
        "moves": [str(game.move) for game in log],
        "checks": {str(at): state_hash(log[at - 1]) for at in sorted(marks)},
    }
