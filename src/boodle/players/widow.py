"""Whether to take the spare hand: advice as data, and one function that says what it means for a hand (RULES 5, C11 and C12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple


class Wish(NamedTuple):
    """When somebody wants the spare hand.

    ``pay``: with at most so many pay cards in the hand. ``share``: with no suit longer than this part of the hand, in hundredths.
    ``blind``: whether he takes it without knowing his own hand. ``most``: the most chips he gives for it.
    """

    pay: int
    share: int
    blind: int
    most: int


MOST: Final = 5
"""What a hand is worth to somebody who does not say: about the card payments of a round."""

WISHES: Final[Mapping[str, Wish]] = MappingProxyType(
    {
        "never": Wish(-1, 0, 0, 0),
        "always": Wish(52, 100, 1, MOST),
        # document 003: buy only without boodle cards ...
        "no-boodle": Wish(0, 100, 0, MOST),
        # ... and without a long suit
        "poor": Wish(0, 40, 0, MOST),
    }
)
"""Each wish by its name."""

KINDS: Final = (
    "no pay card, no long suit",
    "no pay card, a long suit",
    "one pay card, no long suit",
    "one pay card, a long suit",
    "more pay cards, no long suit",
    "more pay cards, a long suit",
)
"""Kinds of hands, as :func:`kind_of` numbers them; a long suit holds more than two fifths of the hand."""


def count(cards: int) -> int:
    """How many cards there are."""
    found = 0
    while cards:
        cards &= cards - 1
        found += 1
    return found


def longest(hand: int) -> int:
    """How many cards the longest suit has."""
    most = 0
    for suit in range(4):
        most = max(most, count(hand >> 13 * suit & 0x1FFF))
    return most


def kind_of(hand: int, pay: int) -> int:
    """The kind of a hand: which of :data:`KINDS`."""
    pays = min(count(hand & pay), 2)
    return 2 * pays + (1 if 5 * longest(hand) > 2 * count(hand) else 0)


def wants(wish: Sequence[int], hand: int, pay: int, seen: int) -> int:
    """Whether somebody wants the spare hand, who has or has not ``seen`` his own (1 or 0)."""
    if not seen:
        return wish[2]
    return 1 if count(hand & pay) <= wish[0] and 100 * longest(hand) <= wish[1] * count(hand) else 0


def better(spare: int, hand: int, pay: int) -> int:
    """Whether somebody who has looked into the spare hand takes it: it has more pay cards, or as many and a longer suit."""
    more = count(spare & pay) - count(hand & pay)
    return 1 if more > 0 or (more == 0 and longest(spare) > longest(hand)) else 0
