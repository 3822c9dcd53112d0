"""Records as text that people write at a kitchen table: who sits where, then the deals and one line for each run.

What is written is the plain JSON of a record, no more and no less; only parameters of plug-ins come back as the text they are.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any, Final

from boodle.cards import RANKS
from boodle.errors import BoodleError, NotationError, RecordError
from boodle.frozen import FrozenMap
from boodle.moves import Cut, Deal, Move, OpenHands, Play, SeatMove, TakeOver
from boodle.notation import parse_move
from boodle.recipe import FromText, Ingredient, Recipe, written
from boodle.record_words import (
    HIDDEN,
    KINDS,
    Names,
    action_of,
    is_seen,
    path_of,
    quoted,
    written_cards,
)

_SAFE: Final = re.compile(r"[\w.-]+")
_ODD: Final = re.compile(r"[-+.\d_]*|none|true|false|yes|no|on|off", re.IGNORECASE)
"""Text that might be read as a number or as yes or no."""
_DRAWN: Final = (Deal, Cut, OpenHands)


def write_text(data: dict[str, Any]) -> str:
    """The plain JSON of a record as text.

    Raises:
        RecordError: something in it makes no sense that could be told, such as a seat that is not there.
    """
    names = Names(list(data["names"]))
    try:
        head, body = [*_head(data, names)], [*_body(data, names)]
        apart = [""] if body and body[0] else []
        lines = [*head, *apart, *body, *_result(data, names), *_small_print(data)]
    except BoodleError as error:
        raise RecordError(f"this record cannot be written as text: {error}") from error
    return "\n".join(lines) + "\n"


def _head(data: dict[str, Any], names: Names) -> Iterator[str]:
    yield f"format: {data['boodle']}"
    if data["id"]:
        yield f"id: {quoted(data['id'])}"
    yield f"recipe: {_recipe(data['recipe'])}"
    yield f"seats: {data['recipe']['seats']}"
    yield f"names: {', '.join(map(quoted, data['names']))}"
    yield from _values(data, names, "start", "seat")


def _recipe(recipe: dict[str, Any]) -> str:
    """In words where they say it all, else as JSON."""
    parsed = Recipe.from_dict(recipe)
    sayable = all(_sayable(value) for each in parsed.ingredients for value in each.parameters.values())
    try:
        again = Recipe.parse(str(parsed), seats=parsed.seats)
    except NotationError:
        again = None
    faithful = sayable and "#" not in str(parsed) and again == _as_text(parsed)
    return str(parsed) if faithful else json.dumps(recipe, ensure_ascii=False)


def _sayable(value: Any) -> bool:
    """Whether a parameter is read again as what it is, whatever type the plug-in gives it."""
    if isinstance(value, tuple):
        return len(value) > 1 and not any(isinstance(each, tuple) for each in value) and all(map(_sayable, value))
    if isinstance(value, FromText):
        return bool(_SAFE.fullmatch(value.text))
    if isinstance(value, str):
        cards = value.split(" ")
        return bool(_SAFE.fullmatch(value) and not _ODD.fullmatch(value)) if len(cards) == 1 else all(map(is_seen, cards))
    return True


def _as_text(recipe: Recipe) -> Recipe:
    """The recipe as its words would be read."""
    ingredients = [
        Ingredient(each.plugin, FrozenMap({name: FromText(written(value)) for name, value in each.parameters.items()}))
        for each in recipe.ingredients
    ]
    return recipe.but(ingredients=ingredients)


def _values(data: dict[str, Any], names: Names, *parts: str) -> Iterator[str]:
    """The lines of what these parts hold."""
    for title, (path, kind) in KINDS.items():
        found: Any = data if path[0] in parts else None
        for key in path_of(title, position="position" in data["start"]):
            found = found.get(key, _MISSING) if isinstance(found, dict) else _MISSING
        if found is not _MISSING:
            yield f"{title}: {kind.write(found, names)}"


_MISSING: Final = object()


def _body(data: dict[str, Any], names: Names) -> Iterator[str]:
    """The moves: a line for each deal, each run, and each other thing."""
    line: list[str] = []
    direction = _direction(data["moves"])
    last: Move | None = None
    checks, shown_after = data["checks"], data.get("shown", {})
    yield from _marks(0, checks, shown_after)
    for number, text in enumerate(data["moves"], 1):
        move = _parsed(text)
        if line and not _follows(last, move, direction):
            yield ", ".join(line)
            line = []
        if isinstance(move, _DRAWN) or text.startswith("deal "):
            yield ""
        line.append(said(text, move, names))
        last = move
        if marks := list(_marks(number, checks, shown_after)):
            yield ", ".join(line)
            line = []
            yield from marks
    if line:
        yield ", ".join(line)


def _marks(number: int, checks: dict[str, str], shown_after: dict[str, str]) -> Iterator[str]:
    if cards := shown_after.get(str(number)):
        yield f"sees {written_cards(cards)}"
    if check := checks.get(str(number)):
        yield f"check {quoted(check)}"


def _parsed(text: str) -> Move | None:
    """The move, if the text is just how it is written."""
    try:
        move = parse_move(text)
    except NotationError:
        return None
    return move if str(move) == text else None


def _step(one: Move | None, other: Move | None) -> int:
    """By how much a card is higher than one of the same suit that was played before it, the ace next to the two; else 0."""
    if isinstance(one, Play) and isinstance(other, Play) and one.card.suit == other.card.suit:
        by = (RANKS.index(other.card.rank) - RANKS.index(one.card.rank)) % len(RANKS)
        return {1: 1, len(RANKS) - 1: -1}.get(by, 0)
    return 0


def _direction(moves: list[str]) -> int:
    """Whether runs go up or down: where more cards follow the next lower one than the next higher one, down."""
    played = [_parsed(text) for text in moves[:1000]]
    return -1 if sum(itertools.starmap(_step, itertools.pairwise(played))) < 0 else 1


def _follows(last: Move | None, move: Move | None, direction: int) -> bool:
    return _step(last, move) == direction


def said(text: str, move: Move | None, names: Names) -> str:
    """One move, as people say it; or in notation where they have no word for it."""
    if isinstance(move, SeatMove) and move.seat < len(names.names):
        name = names.write(move.seat)
        if not isinstance(move, TakeOver) or names.rename(move.seat, move.name):
            return f"{name} {action_of(move)}"
    elif move is not None and not isinstance(move, SeatMove):
        return text
    seat, colon, rest = text.partition(":")
    if colon and rest == HIDDEN and seat.isdecimal() and int(seat) < len(names.names):
        return f"{names.write(int(seat))} {HIDDEN}"
    if text == HIDDEN or (text.startswith("deal ") and is_seen(text.removeprefix("deal "), exactly=True)):
        return text
    return f"move {json.dumps(text, ensure_ascii=not text.isprintable())}"


def _result(data: dict[str, Any], names: Names) -> Iterator[str]:
    if data["result"]:
        yield ""
        yield from _values(data, names, "result")


def _small_print(data: dict[str, Any]) -> Iterator[str]:
    """What only a replay reads: by it changed rules are found."""
    lines = [f"fingerprint: {quoted(data['fingerprint'])}"] if data["fingerprint"] else []
    lines += [f"version: {quoted(name)}, {quoted(version)}" for name, version in data["versions"].items()]
    lines += [f"rule: {quoted(slot)}, {quoted(words)}" for slot, words in data["rules"].items()]
    yield from ["", *lines] if lines else []
