"""Which card follows which, which of a suit is led, and which suits may be led: the orders of a pack as look-ups."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Sequence
from typing import Final

from boodle.cards import ALL, SUIT_BITS, Suit
from boodle.rules.playing import LeadLimit

NO_SUIT: Final = 4
TOP: Final = -1


def successors(ace: str, order: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """After a lead and after a follow: an ace that is both low and high goes on to the two only when it was led."""
    ranks = list(range(13)) if ace == "high" else [12, *range(12)]
    if order == "down":
        ranks.reverse()
    following = dict(itertools.pairwise(ranks))
    if ace == "both":
        following[ranks[-1]] = ranks[0]
    lead = tuple(13 * s + following[r] if r in following else TOP for s in range(4) for r in range(13))
    if ace != "both":
        return lead, lead
    ends = {ranks[0]} if order == "up" else {ranks[-1]}
    follow = tuple(TOP if index % 13 in ends else card for index, card in enumerate(lead))
    return lead, follow


@functools.cache
def lowest_table(ace: str, order: str) -> bytes:
    """For each set of ranks in one suit, the rank that comes first in a run; 13 for no rank at all."""
    ranks = list(range(13)) if ace == "high" else [12, *range(12)]
    if order == "down":
        ranks.reverse()
    table = bytearray(1 << 13)
    table[0] = 13
    for rank in reversed(ranks):
        # later (lower) ranks overwrite: whoever holds a lower one leads that
        for rest in range(1 << 13):
            if rest >> rank & 1:
                table[rest] = rank
    return bytes(table)


def down_to(lowest: bytes, card: int) -> int:
    """A card and the cards of its suit that a lead would have to begin with if they were in the hand too."""
    suit, rank = divmod(card, 13)
    return sum(1 << 13 * suit + other for other in range(13) if lowest[1 << rank | 1 << other] == other)


def limit_masks(limits: Sequence[LeadLimit]) -> tuple[int, ...]:
    """By stopped suit (last: none): the cards of the suits that all these limits let through."""
    masks = []
    for stopped in range(5):
        mask = ALL
        for limit in limits:
            if stopped != NO_SUIT and limit.suits == "other-suit":
                mask &= ~(SUIT_BITS << 13 * stopped)
            elif stopped != NO_SUIT and limit.suits == "other-colour":
                mask &= colour(not Suit(stopped).red)
        masks.append(mask)
    return tuple(masks)


def colour(red: bool) -> int:
    """All cards of one colour."""
    return sum(suit.mask for suit in Suit if suit.red is red)
