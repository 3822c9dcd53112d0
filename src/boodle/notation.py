"""Moves as text, and back: ``parse_move(str(move)) == move`` for every kind of move.

Seats stand as numbers, ``0:5S``, ``1:bid 3``, ``2:stake AH=2 JS=4``; the dealer's and the table's own moves stand alone,
``deal 7C AD ...``, ``time``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from boodle.errors import BoodleError, NotationError, shown
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

LONGEST: Final = 1000
"""No move takes more letters than this."""

_SEATED: Final = re.compile(r"(0|[1-9]\d?):(\S+)(?: (.+))?")
_LAID: Final = re.compile(r"(.+?)=(0|[1-9]\d{0,17})(?: |$)")
_NUMBER: Final = re.compile(r"0|[1-9]\d{0,17}")

_BARE: Final[dict[str, Callable[[int], Move]]] = {"pass": Pass, "exchange": Exchange, "leave": Leave}
_COUNTED: Final[dict[str, Callable[[int, int], Move]]] = {"bid": Bid, "bet": Bet}
_NAMED: Final[dict[str, Callable[[int, str], Move]]] = {"claim": ClaimSpace, "choose": Choose, "takeover": TakeOver}
_CARDS: Final[dict[str, Callable[[str], Move]]] = {
    "deal": Deal.of,
    "cut": lambda cards: Cut(cards),
    "open": lambda cards: OpenHands(cards),
}


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


def _parse(text: str) -> Move:
    if text == "time":
        return CallTime()
    if text == "misdeal":
        return Misdeal()
    word, _, rest = text.partition(" ")
    if word in _CARDS and rest:
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
        return Stake(seat, _stakes(text, rest))
    raise NotationError(f"{shown(text)}: a seat does not {shown(verb)}")


def _stakes(text: str, rest: str) -> tuple[tuple[str, int], ...]:
    pairs = []
    at = 0
    while at < len(rest):
        found = _LAID.match(rest, at)
        if found is None:
            raise NotationError(f"{shown(text)}: {shown(rest[at:])} says no stake; write 'AH=2 JS=4'")
        pairs.append((found[1], int(found[2])))
        at = found.end()
    return tuple(pairs)
