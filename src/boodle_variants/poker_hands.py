"""How poker hands of one to five cards compare.

No library that is alive, pure Python and light ranks hands of fewer than five cards, or straights without the wheel, on one
scale with full hands; leftover poker needs both. So this is our own, checked against the exact counts of all hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

from boodle import Card, CardSet

Value = tuple[int, ...]
Ranking = TypeVar("Ranking", bound=Callable[..., Value])

_ORDER = {rank: place for place, rank in enumerate(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), 2)}
_KINDS = {(1,): 0, (2, 1): 1, (2, 2): 2, (3, 1): 3, (3, 2): 6, (4, 1): 7}
NAMES = (
    "high card", "pair", "two pair", "three of a kind", "straight", "flush", "full house", "four of a kind", "straight flush"
)  # fmt: skip
STRAIGHT, FLUSH, STRAIGHT_FLUSH = 4, 5, 8


def _usual(*, wheel: bool) -> Callable[[Ranking], Ranking]:
    """Mark a ranking as the usual order of hands: the batch kernel, which cannot call it, looks for ``wheel``."""

    def marked(ranking: Ranking) -> Ranking:
        vars(ranking)["wheel"] = wheel
        return ranking

    return marked


@_usual(wheel=True)
def poker_value(cards: CardSet | Iterable[Card]) -> Value:
    """The value of a hand: its kind, then the ranks that decide, highest first. Straights and flushes need five cards.

    The ace may be low in A-2-3-4-5, the lowest straight.
    """
    return _value(cards, wheel=True)


@_usual(wheel=False)
def poker_value_without_wheel(cards: CardSet | Iterable[Card]) -> Value:
    """The same where the ace is always high (commercial Rummoli)."""
    return _value(cards, wheel=False)


def hand_name(cards: CardSet | Iterable[Card]) -> str:
    """What a hand is called: ``two pair``."""
    return NAMES[poker_value(cards)[0]]


def _value(cards: CardSet | Iterable[Card], *, wheel: bool) -> Value:
    hand = tuple(cards)
    counts = Counter(_ORDER[card.rank] for card in hand)
    # by how often a rank occurs, then by rank: pairs before kickers
    ranks = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    shape = tuple(sorted(counts.values(), reverse=True))
    kind = _KINDS[(*shape, 1)[:2] if shape[0] > 1 else (1,)]
    if len(hand) == len(ranks) == 5:
        if wheel and ranks == (14, 5, 4, 3, 2):
            ranks = (5, 4, 3, 2, 1)
        straight = ranks[0] - ranks[4] == 4
        flush = len({card.suit for card in hand}) == 1
        kind = STRAIGHT_FLUSH if straight and flush else FLUSH if flush else STRAIGHT if straight else kind
    return (kind, *ranks)
