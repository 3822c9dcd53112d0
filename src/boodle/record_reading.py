"""What comes in as a record, checked part by part before anything is made of it: nothing huge, nothing of the wrong kind."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from boodle.errors import RecordError, shown
from boodle.notation import LONGEST

FORMAT: Final = 1
MOST_LETTERS: Final = 4_000_000
MOST_MOVES: Final = 200_000
MOST_IN_A_RECIPE: Final = 500
DEEPEST: Final = 12
_LARGEST: Final = 1 << 62

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Final[dict[int, Migration]] = {}
"""From each earlier format to the next one."""

_CHIPS: Final = {"*": int}
_NEW: Final[dict[str, Any]] = {"purses": (int, [int]), "dealer": (int, None), "rounds": (int, None), "spaces": _CHIPS}
_POSITION: Final[dict[str, Any]] = {
    "hands": [str], "dead_hand": str, "played_by": [str], "aside": [str], "purses": (int, [int]), "spaces": _CHIPS, "bank": int,
    "dealer": int, "to_lead": int, "stopped_suit": str, "last": list, "trump": str, "shown_cards": str,
    "barred": {"collect": [int], "win": [int]},
    "sat_out": [int], "left": [int], "contenders": [int], "round_number": int, "rounds": int,
}  # fmt: skip
_RESULT: Final[dict[str, Any]] = {"purses": [int], "spaces": _CHIPS, "bank": int, "winners": [int]}
_RECORD: Final[dict[str, Any]] = {
    "boodle": int, "id": str, "recipe": dict, "fingerprint": str, "rules": {"*": str}, "versions": {"*": str}, "names": [str],
    "start": dict, "moves": [str], "checks": {"*": str}, "shown": {"*": str}, "result": dict, "seat": (int, str),
}  # fmt: skip
"""Kinds of values: a type, a list of one kind, an object with any keys (``*``) or with some of these; several: one of them."""
SHAPES: Final = _RECORD | {"start": _NEW, "start: position": _POSITION, "result": _RESULT}
_NEEDED: Final = ("boodle", "recipe", "names", "start", "moves")
_WORDS: Final = {int: "a whole number", str: "text", list: "a list", dict: "an object", None: "null"}


def read_json(text: object) -> object:
    """JSON text as plain values; no key twice, no numbers that are none, nothing huge.

    Raises:
        RecordError: it is none.
    """
    if not isinstance(text, str | bytes) or len(text) > MOST_LETTERS:
        raise RecordError(f"a record is text of at most {MOST_LETTERS} letters")
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except RecursionError:
        raise RecordError("the JSON is nested too deeply for a record") from None
    except ValueError as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError(f"this is no JSON: {error}") from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        last = {key: at for at, (key, _) in enumerate(pairs)}
        twice = next(key for at, (key, _) in enumerate(pairs) if last[key] != at)
        raise RecordError(f"the key {shown(twice)} stands twice in one object")
    return found


def _no_number(word: str) -> None:
    raise RecordError(f"{word} is no number in a record")


def migrate(data: object) -> dict[str, Any]:
    """A record as plain JSON, of this format or an earlier one, brought to this one and checked part by part.

    Raises:
        RecordError: it is no record, a newer one, or damaged; the message names the place.
    """
    if not isinstance(data, dict) or type(data.get("boodle")) is not int:
        raise RecordError("this is no record of boodle; a record is an object with the key 'boodle', its format's number")
    if data["boodle"] > FORMAT:
        raise RecordError(f"the record is of format {shown(data['boodle'])}, this boodle reads up to {FORMAT}; update boodle")
    if data["boodle"] < 1:
        raise RecordError(f"the record says format {shown(data['boodle'])}; formats are numbered from 1")
    measure(data)
    while data["boodle"] < FORMAT:
        data = MIGRATIONS[data["boodle"]](data)
    for key in _NEEDED:
        if key not in data:
            raise RecordError(f"the record has no '{key}'; it is damaged or cut off")
    _check("", data, _RECORD)
    _check("start", data["start"], {"position": _POSITION} if "position" in data["start"] else _NEW)
    if "position" in data["start"] and "hands" not in data["start"]["position"]:
        raise RecordError("'start: position' does not say the hands")
    if data.get("result"):
        _check("result", data["result"], _RESULT)
        if len(data["result"]) < len(_RESULT):
            raise RecordError(f"'result' is {shown(data['result'])}; expected {', '.join(_RESULT)}")
    _check_length(data)
    return data


def _check_length(data: dict[str, Any]) -> None:
    moves = len(data["moves"])
    if moves > MOST_MOVES:
        raise RecordError(f"'moves' holds {moves} moves; a session has {MOST_MOVES} at the most")
    for part, first in (("checks", 1), ("shown", 0)):
        for at in data.get(part, ()):
            # one spelling for each number, or two checks could stand at one move
            if not (at.isascii() and at.isdecimal() and len(at) < 9 and str(int(at)) == at and first <= int(at) <= moves):
                raise RecordError(f"'{part}' holds {shown(at)}; expected a number of moves from {first} to {moves}")


def measure(data: object) -> None:
    """Refuse what is nested deeper, or has longer texts, larger numbers or a longer recipe than any record.

    Raises:
        RecordError: it has; or it holds something that JSON has no word for.
    """
    level: list[object] = [data]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            below += _inside(value)
        level = below
        if not level:
            break
        if len(level) > MOST_LETTERS:
            raise RecordError("there is more in this than in any record")
    else:
        raise RecordError("the JSON is nested too deeply for a record")
    recipe = data.get("recipe") if isinstance(data, dict) else None
    if _count(recipe) > MOST_IN_A_RECIPE:
        raise RecordError(f"'recipe' holds more than {MOST_IN_A_RECIPE} things; no game is made of so many")


def _inside(value: object) -> list[object]:
    if isinstance(value, dict) and all(type(key) is str for key in value):
        return [*value, *value.values()]
    if isinstance(value, list):
        return value
    if value is None or type(value) in (bool, float):
        return []
    if type(value) is int and abs(value) < _LARGEST:
        return []
    if type(value) is str and len(value) <= LONGEST:
        return []
    raise RecordError(f"{shown(value)} is larger than anything in a record, or of a kind that JSON does not have")


def _count(value: object) -> int:
    return 1 + sum(map(_count, _inside(value))) if isinstance(value, dict | list) else 1


def _check(where: str, value: object, shape: Any) -> None:
    """Refuse a value that is not of its kind, and name the place."""
    if isinstance(shape, tuple):
        if all(value is not None if kind is None else not _is(value, kind) for kind in shape):
            raise _wrong(where, value, shape)
    elif isinstance(shape, list):
        if not isinstance(value, list):
            raise _wrong(where, value, shape)
        for number, each in enumerate(value, 1):
            if type(each) is not shape[0]:
                raise _wrong(f"{where}: {number}", each, shape[0])
    elif isinstance(shape, dict):
        if not isinstance(value, dict):
            raise _wrong(where, value, dict)
        for key, each in value.items():
            if key not in shape and "*" not in shape:
                raise RecordError(f"{f'{where!r}' if where else 'a record'} has no part {shown(key)}; it has {', '.join(shape)}")
            _check(f"{where}: {key}" if where else key, each, shape.get(key, shape.get("*")))
    elif type(value) is not shape:
        raise _wrong(where, value, shape)


def _is(value: object, kind: Any) -> bool:
    if isinstance(kind, list):
        return isinstance(value, list) and all(type(each) is kind[0] for each in value)
    return type(value) is kind


def _wrong(where: str, value: object, shape: Any) -> RecordError:
    shapes = shape if isinstance(shape, tuple) else (shape,)
    words = [_WORDS[list] + " of " + _several(kind[0]) if isinstance(kind, list) else _WORDS[kind] for kind in shapes]
    return RecordError(f"{shown(where)} is {shown(value)}; expected {' or '.join(words)}")


def _several(kind: type) -> str:
    return "whole numbers" if kind is int else "texts"
