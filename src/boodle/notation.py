"""Moves as text or as plain values, and back: ``parse_move(str(move)) == move`` for every kind of move.

Seats stand as numbers, ``0:5S``, ``1:bid 3``, ``2:stake AH=2 JS=4``; the dealer's and the table's own moves stand alone,
``deal 7C AD ...``, ``time``. A kind of move that a plug-in makes up has the notation of its ``str``; it is read among the
moves that are possible, see :func:`read_move`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import attrs

from boodle.cards import Card
from boodle.errors import ArgumentError, BoodleError, NotationError, shown
from boodle.moves import (
    Bet,
    Bid,
    CallTime,
    Choose,
    ClaimSpace,
    Cut,
    Deal,
    Exchange,
    Leave,
    Misdeal,
    Move,
    OpenHands,
    Pass,
    Play,
    Stake,
    TakeOver,
)

if TYPE_CHECKING:
    from boodle.game import Game

LONGEST: Final = 10_000
"""No move takes more letters than this."""

KINDS: Final[dict[str, type[Move]]] = {
    "deal": Deal, "cut": Cut, "open": OpenHands, "play": Play, "pass": Pass, "exchange": Exchange, "bid": Bid, "bet": Bet,
    "stake": Stake, "claim": ClaimSpace, "choose": Choose, "time": CallTime, "misdeal": Misdeal, "leave": Leave,
    "takeover": TakeOver,
}  # fmt: skip
_KIND_OF: Final = {kind: word for word, kind in KINDS.items()}

_SEATED: Final = re.compile(r"(0|[1-9][0-9]{0,18}):(\S+)(?: (.+))?")
_LAID: Final = re.compile(r'("(?:[^"\\]|\\.)+"|[^="\s][^="]*)=(0|[1-9][0-9]{0,18})(?: |$)')
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,18}")

_ALONE: Final[dict[str, Callable[[], Move]]] = {"time": CallTime, "misdeal": Misdeal}
_BARE: Final[dict[str, Callable[[int], Move]]] = {"pass": Pass, "exchange": Exchange, "leave": Leave}
_COUNTED: Final[dict[str, Callable[[int, int], Move]]] = {"bid": Bid, "bet": Bet}
_NAMED: Final[dict[str, Callable[[int, str], Move]]] = {"claim": ClaimSpace, "choose": Choose, "takeover": TakeOver}
_CARDS: Final[dict[str, Callable[[str], Move]]] = {"deal": Deal, "cut": Cut, "open": OpenHands}


def parse_move(text: str) -> Move:
    """Read one move.

    Raises:
        NotationError: the text is no move; it says what cannot be read and what was expected.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise NotationError(f"{shown(text)} is no move; write '0:5S', '1:bid 3' or 'deal 7C AD ...'")
    try:
        return _parse(text)
    except NotationError:
        raise
    except BoodleError as error:
        raise NotationError(f"{shown(text)} is no move: {error}") from error


def read_move(text: str, game: Game) -> Move:
    """Read one move of a game: of any kind of boodle's, or one that is possible now and written like this.

    Raises:
        NotationError: the text is no move.
    """
    try:
        return parse_move(text)
    except NotationError:
        for move in _listed(game):
            if str(move) == text:
                return move
        raise


def _listed(game: Game) -> list[Move]:
    try:
        return list(game.moves)
    except ArgumentError:
        return []


def _parse(text: str) -> Move:
    if text in _ALONE:
        return _ALONE[text]()
    word, _, rest = text.partition(" ")
    if word in _CARDS:
        return _CARDS[word](rest)
    seated = _SEATED.fullmatch(text)
    if seated is None:
        raise NotationError(f"{shown(text)} is no move; a move is '0:5S', '1:bid 3', 'deal 7C AD ...', 'time' and the like")
    seat, verb, rest = int(seated[1]), seated[2], seated[3]
    if rest is None:
        return _BARE[verb](seat) if verb in _BARE else Stake(seat, ()) if verb == "stake" else Play(seat, verb)
    if verb in _COUNTED:
        if not _NUMBER.fullmatch(rest):
            raise NotationError(f"{shown(text)}: {shown(rest)} is no number of chips")
        return _COUNTED[verb](seat, int(rest))
    if verb in _NAMED:
        return _NAMED[verb](seat, rest)
    if verb == "stake":
        return Stake(seat, read_stakes(text, rest))
    raise NotationError(f"{shown(text)}: no seat does {shown(f'{verb} {rest}')}")


def read_stakes(text: str, rest: str) -> tuple[tuple[str, int], ...]:
    """The chips on each space, from ``AH=2 JS=4``.

    Raises:
        NotationError: this says no stakes.
    """
    pairs = []
    at = 0
    while at < len(rest):
        found = _LAID.match(rest, at)
        if found is None:
            raise NotationError(f"{shown(text)}: {shown(rest[at:])} says no stake; write 'AH=2 JS=4'")
        pairs.append((_unquoted(found[1]), int(found[2])))
        at = found.end()
    return tuple(pairs)


def _unquoted(name: str) -> str:
    if not name.startswith('"'):
        return name
    try:
        return str(json.loads(name))
    except ValueError:
        raise NotationError(f"{shown(name)} is no name of a space in quotes") from None


# -- as plain values ---------------------------------------------------------------------------------------------------


def move_to_dict(move: Move) -> dict[str, Any]:
    """One move as plain JSON: ``{"kind": "play", "seat": 0, "card": "5S"}``.

    Raises:
        NotationError: a kind of move that only its plug-in can write.
    """
    if type(move) not in _KIND_OF:
        raise NotationError(f"'{shown(move, str)}' is a move of a plug-in's own kind, which is written as text alone")
    names = [field.name for field in attrs.fields(type(move))]
    return {"kind": _KIND_OF[type(move)]} | {json_name(name): _plain(name, move) for name in names}


def json_name(field: str) -> str:
    """What a field is called in JSON: the order of a pack is a list of cards there."""
    return "cards" if field == "order" else field


def _plain(name: str, move: Move) -> Any:
    value = getattr(move, name)
    if name in ("order", "cards"):
        return [str(Card(card)) for card in value]
    return dict(value) if isinstance(value, tuple) else str(value) if isinstance(value, Card) else value


def move_from_dict(data: object) -> Move:
    """Read what :func:`move_to_dict` wrote, and nothing else.

    Raises:
        NotationError: it did not write this.
    """
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str) or data["kind"] not in KINDS:
        raise NotationError(f'{shown(data)} is no move; a move is an object such as {{"kind": "play", "seat": 0, "card": "5S"}}')
    kind = KINDS[data["kind"]]
    parts = {json_name(field.name): field.name for field in attrs.fields(kind)}
    if {*data} != {"kind", *parts}:
        raise NotationError(f"{shown(data)} is no move of kind '{data['kind']}'; it has {', '.join(['kind', *parts])}")
    for part, name in parts.items():
        _check_part(kind, part, name, data[part])
    try:
        return kind(**{name: data[part] for part, name in parts.items()})
    except BoodleError as error:
        raise NotationError(f"{shown(data)} is no move: {error}") from error


def _check_part(kind: type[Move], part: str, name: str, value: object) -> None:
    """A part has the type that JSON has for it, before any converter is lenient."""
    laid = kind is Stake and name == "chips"
    wanted = {"cards": list, "seat": int, "chips": dict if laid else int}.get(part, str)
    inner = (str,) if part == "cards" else (int,) if laid else ()
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    if type(value) is not wanted or not all(type(item) in inner for item in items) or len(items) > 100:
        raise NotationError(f"'{part}' of a move of kind '{_KIND_OF[kind]}' is {shown(value)}; expected {_EXPECTED[wanted]}")


_EXPECTED: Final = {list: "a list of cards such as ['7C', 'AD']", int: "a whole number", dict: "chips by space", str: "text"}
