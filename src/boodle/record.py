"""Records: a session written down, as JSON or as text that people can read and write, and played again from it.

A record holds the recipe, who sat where, and every move with the deals; the log is the truth and no seed is needed. Checks
along the way say where a replay leaves the recorded game; a record of one seat holds ``??`` for what the seat never saw.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import attrs

from boodle.beginnings import history_of, result_of, rules_of, start_of, state_hash
from boodle.errors import (
    NotationError,
    RecordError,
    shown,
)
from boodle.game import Game
from boodle.notation import LONGEST
from boodle.recipe import Recipe

FORMAT: Final = 1
MOST_LETTERS: Final = 20_000_000
MOST_MOVES: Final = 200_000
HIDDEN: Final = "??"

Migration = Callable[[dict[str, Any]], dict[str, Any]]
MIGRATIONS: Final[dict[int, Migration]] = {}
"""From each earlier format to the next one."""

_FIELDS: Final = {
    "boodle": int, "recipe": dict, "fingerprint": str, "rules": dict, "versions": dict, "names": list, "start": dict,
    "moves": list, "checks": dict, "result": dict, "seat": int,
}  # fmt: skip
_NEEDED: Final = ("boodle", "recipe", "names", "start", "moves")


@attrs.frozen(kw_only=True)
class Record:
    """One session, written down.

    Attributes:
        recipe: What was played.
        names: The players, by seat.
        start: How it began: ``purses``, ``dealer``, ``rounds`` (and ``spaces``), or the ``position``.
        moves: Every move in notation, in order.
        fingerprint: The rulebook's, for a replay to compare.
        rules: Every answer above the standard ones, so that a changed rule can be named.
        versions: The plug-ins' versions, for information.
        checks: After so many moves, a hash of the state.
        result: Purses, spaces and winners at the end; empty while the session is on.
        seat: In a record of one seat, whose it is.
    """

    recipe: Recipe
    names: tuple[str, ...]
    start: Mapping[str, Any] = attrs.field(hash=False)
    moves: tuple[str, ...]
    fingerprint: str = ""
    rules: Mapping[str, str] = attrs.field(factory=dict, hash=False)
    versions: Mapping[str, str] = attrs.field(factory=dict, hash=False)
    checks: Mapping[int, str] = attrs.field(factory=dict, hash=False)
    result: Mapping[str, Any] = attrs.field(factory=dict, hash=False)
    seat: int | None = None

    @classmethod
    def of(cls, game: Game, *, every: int = 20) -> Record:
        """The record of a game, with a check after ``every`` so many moves and one at the end.

        Raises:
            RecordError: the recipe holds a plug-in that is not installed, or the position cannot be written down.
        """
        history = history_of(game)
        log = history[1:]
        marks = set(range(every, len(log), every)) | ({len(log)} if log else set())
        rulebook = game.rulebook
        try:
            rulebook.recipe.to_dict()
        except NotationError as error:
            raise RecordError(f"this game cannot be recorded: {error}") from error
        return cls(
            recipe=rulebook.recipe,
            names=history[0].names,
            start=start_of(history[0]),
            moves=tuple(str(each.move) for each in log),
            fingerprint=rulebook.fingerprint,
            rules=rules_of(rulebook),
            versions={plugin.name: plugin.version for plugin in rulebook.plugins},
            checks={at: state_hash(log[at - 1].state) for at in sorted(marks)},
            result=result_of(game) if game.over else {},
        )

    def to_dict(self) -> dict[str, Any]:
        """The record as plain JSON."""
        data: dict[str, Any] = {
            "boodle": FORMAT,
            "recipe": self.recipe.to_dict(),
            "fingerprint": self.fingerprint,
            "rules": dict(self.rules),
            "versions": dict(self.versions),
            "names": list(self.names),
            "start": dict(self.start),
            "moves": list(self.moves),
            "checks": {str(at): check for at, check in self.checks.items()},
            "result": dict(self.result),
        }
        if self.seat is not None:
            data["seat"] = self.seat
        return data

    def to_json(self) -> str:
        """The record as JSON text, one move on a line."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_dict(cls, data: object) -> Record:
        """Read what :meth:`to_dict` wrote, in this format or an earlier one.

        Raises:
            RecordError: it is no record, a newer one, or damaged; the message names the place.
        """
        data = migrate(_shape(data))
        try:
            recipe = Recipe.from_dict(data["recipe"])
        except NotationError as error:
            raise RecordError(f"'recipe': {error}") from error
        moves = data["moves"]
        if len(moves) > MOST_MOVES:
            raise RecordError(f"'moves' holds {len(moves)} moves; a session has {MOST_MOVES} at the most")
        for number, move in enumerate(moves, 1):
            if not isinstance(move, str) or len(move) > LONGEST:
                raise RecordError(f"move {number} is {shown(move)}; expected text such as '0:5S'")
        checks = {}
        for at, check in data.get("checks", {}).items():
            if not (
                isinstance(at, str) and at.isdecimal() and len(at) < 9 and 0 < int(at) <= len(moves) and isinstance(check, str)
            ):
                raise RecordError(f"'checks' holds {shown(at)}: {shown(check)}; expected a number of moves and a hash")
            checks[int(at)] = check
        return cls(
            recipe=recipe,
            names=_texts("names", data["names"]),
            start=data["start"],
            moves=tuple(moves),
            fingerprint=data.get("fingerprint", ""),
            rules=_table("rules", data.get("rules", {})),
            versions=_table("versions", data.get("versions", {})),
            checks=checks,
            result=data.get("result", {}),
            seat=data.get("seat"),
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record from JSON text.

        Raises:
            RecordError: as for :meth:`from_dict`, and for text that is no JSON.
        """
        return cls.from_dict(read_json(text))


def read_json(text: str | bytes) -> object:
    """JSON text as plain values; no key twice, no numbers that are none, nothing huge.

    Raises:
        RecordError: it is none.
    """
    if not isinstance(text, str | bytes) or len(text) > MOST_LETTERS:
        raise RecordError(f"a record is JSON text of at most {MOST_LETTERS} letters")
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
        twice = next(key for at, (key, _) in enumerate(pairs) if key in [other for other, _ in pairs[:at]])
        raise RecordError(f"the key {shown(twice)} stands twice in one object")
    return found


def _no_number(word: str) -> None:
    raise RecordError(f"{word} is no number in a record")


def _shape(data: object) -> dict[str, Any]:
    """The outer form: the known parts, each of its kind."""
    if not isinstance(data, dict) or type(data.get("boodle")) is not int:
        raise RecordError("this is no record of boodle; a record is an object with the key 'boodle', its format's number")
    if data["boodle"] > FORMAT:
        raise RecordError(f"the record is of format {data['boodle']}, this boodle reads formats up to {FORMAT}; update boodle")
    if data["boodle"] < 1:
        raise RecordError(f"the record says format {data['boodle']}; formats are numbered from 1")
    return data


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """A record of an earlier format brought to the present one; checked part by part.

    Raises:
        RecordError: a part is missing, unknown or of the wrong kind.
    """
    while data["boodle"] < FORMAT:
        data = MIGRATIONS[data["boodle"]](data)
    for key in _NEEDED:
        if key not in data:
            raise RecordError(f"the record has no '{key}'; it is damaged or cut off")
    for key, value in data.items():
        if key not in _FIELDS:
            raise RecordError(f"a record has no part {shown(key)}")
        if type(value) is not _FIELDS[key]:
            raise RecordError(f"'{key}' is {shown(value)}; expected {_FIELDS[key].__name__}")
    return data


def _texts(where: str, value: list[Any]) -> tuple[str, ...]:
    if not all(isinstance(item, str) for item in value):
        raise RecordError(f"'{where}' is {shown(value)}; expected a list of text")
    return tuple(value)


def _table(where: str, value: dict[str, Any]) -> dict[str, str]:
    for key, item in value.items():
        if not isinstance(item, str):
            raise RecordError(f"'{where}' holds {shown(item)} for {shown(key)}; expected text")
    return value
