"""The advice of the source documents about leads, each as a score for a card that may be led: the highest is led.

A score is a function of the hand and the pay cards alone, as integers, so that the same advice can be measured in any engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from boodle.cards import BIT, SUIT_BITS
from boodle.tables import Tables

Score = Callable[[int, int, int], int]
"""(card, hand, pay cards) to a number: the card that may be led, and two sets of cards as bits."""


def _suit_of(card: int, cards: int) -> int:
    return cards >> 13 * (card // 13) & SUIT_BITS


def anything(card: int, hand: int, pay: int) -> int:
    """No preference."""
    return 0


def longest_run(card: int, hand: int, pay: int) -> int:
    """Document 004: begin where you hold many cards in a row, you will probably be on lead again."""
    length = 0
    while card + length < 13 * (card // 13 + 1) and hand & BIT[card + length]:
        length += 1
    return length


def longest_suit(card: int, hand: int, pay: int) -> int:
    """Begin the longest suit."""
    return _suit_of(card, hand).bit_count()


def shortest_suit(card: int, hand: int, pay: int) -> int:
    """Document 003: short suits first."""
    return -_suit_of(card, hand).bit_count()


def boodle_suit_low(card: int, hand: int, pay: int) -> int:
    """Document 004: with a boodle card, begin its suit low, so that the run reaches it; else the longest run."""
    return 20 * bool(_suit_of(card, hand & pay)) + longest_run(card, hand, pay)


def boodle_suit_avoided(card: int, hand: int, pay: int) -> int:
    """Document 003: do not begin the suit of your boodle card; else the longest run."""
    return longest_run(card, hand, pay) - 20 * bool(_suit_of(card, hand & pay))


def long_boodle_suit(card: int, hand: int, pay: int) -> int:
    """Long suits first, all the more with a boodle card in them; of equal ones where many cards are in a row."""
    return 2 * longest_suit(card, hand, pay) + 5 * bool(_suit_of(card, hand & pay)) + longest_run(card, hand, pay)


def lowest(card: int, hand: int, pay: int) -> int:
    """The lowest card of all."""
    return -(card % 13)


POLICIES: Final[Mapping[str, Score]] = MappingProxyType(
    {
        "random": anything,
        "longest-run": longest_run,
        "longest-suit": longest_suit,
        "shortest-suit": shortest_suit,
        "boodle-suit-low": boodle_suit_low,
        "boodle-suit-avoided": boodle_suit_avoided,
        "long-boodle-suit": long_boodle_suit,
        "lowest": lowest,
    }
)
"""Each policy by its name."""


def pay_cards(tables: Tables) -> int:
    """All cards that belong to a space, as bits."""
    mask = 0
    for row in (*tables.held, *(row for card in tables.claims[4] for row, _ in card)):
        for need in row.needs[4]:
            mask |= need
    return mask
