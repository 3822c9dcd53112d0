"""Moves as text, and back: ``parse_move(str(move)) == move`` for every kind of move.

Seats stand as numbers, ``0:5S``, ``1:bid 3``, ``2:stake AH=2 JS=4``; the dealer's and the table's own moves stand alone,
``deal 7C AD ...``, ``time``. A kind of move that a plug-in makes up has the notation of its ``str``; it is read among the
moves that are possible, see :func:`read_move`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from typing import Final

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
from boodle.movesets import LISTED_AT_MOST, Moves

LONGEST: Final = 10_000
"""No move takes more letters than this."""

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


def read_move(text: str, moves: Callable[[], Moves]) -> Move:
    """Read one move: of any kind of boodle's, or one of those that are possible now and is written like this.

    Raises:
        NotationError: the text is no move.
    """
    try:
        return parse_move(text)
    except NotationError:
        for move in _listed(moves()):
            if str(move) == text:
                return move
        raise


def _listed(moves: Moves) -> Iterable[Move]:
    """Moves that can be gone through; where there are too many, none is of a plug-in's own kind."""
    try:
        return tuple(moves) if len(moves) <= LISTED_AT_MOST else ()
    except ArgumentError:
        return ()


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
