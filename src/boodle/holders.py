"""Whose each card is: the seat that has it in its hand, or has played it.

Written as 53 bytes: a seat for each card, and the number of seats where the card is nobody's (in the dead hand, laid aside, not
in the pack); so is the last byte, which stands for no card. Who holds the next card of a run is one look-up then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boodle.cards import indices

NO_CARD: Final = 52
_DIGITS: Final = tuple(bytes(49 if value == seat else 48 for value in range(256)) for seat in range(52))
"""By seat: what turns its own byte into the digit 1, and every other one into 0."""


def hand_of(holders: bytes, seat: int) -> int:
    """The cards (bits) that a seat holds or has played."""
    return int(holders[51::-1].translate(_DIGITS[seat]), 2) if holders else 0


def hands_of(holders: bytes, seats: int) -> tuple[int, ...]:
    """The cards (bits) that each seat holds or has played."""
    highest_first = holders[51::-1] or b"0"
    return (*[int(highest_first.translate(digits), 2) for digits in _DIGITS[:seats]],)


def holders_of(hands: Sequence[int]) -> bytes:
    """Whose each card is, where these (bits) are the hands."""
    holders = bytes([len(hands)]) * 53
    for seat, hand in enumerate(hands):
        holders = handed(holders, hand, seat)
    return holders


def handed(holders: bytes, cards: int, seat: int) -> bytes:
    """Whose each card is after these (bits) went to a seat; or to nobody, which is the number of seats."""
    found = bytearray(holders)
    for card in indices(cards):
        found[card] = seat
    return bytes(found)
