"""The advice of the source documents about leads, as weights: each card that may be led gets a score, and a best one is led.

A policy is data, and one function says what it leads. The function is arithmetic on whole numbers, so that the step engine
runs it as it stands and the batch kernel compiles the very same one: the same advice is measured in both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from boodle.tables import Tables

NONE: Final = 52
"""The place of no card: what follows the last card of a suit."""


class Weights(NamedTuple):
    """How much each thing about a lead counts. All zero: any card is as good as the others.

    ``run``: the cards of the own hand that follow in a row. ``suit``: the cards held in the suit. ``boodle``: a pay card is held
    in the suit. ``rank``: from 0 for a two to 12 for an ace. ``paid``: the pay cards within the row. ``stop``: everybody
    can know that the row ends with a stop, because the next card was played, or lies where nobody can play it.
    """

    run: int = 0
    suit: int = 0
    boodle: int = 0
    rank: int = 0
    paid: int = 0
    stop: int = 0


POLICIES: Final[Mapping[str, Weights]] = MappingProxyType(
    {
        "random": Weights(),
        # document 004: begin where you hold many cards in a row, you will probably be on lead again
        "longest-run": Weights(run=1),
        "longest-suit": Weights(suit=1),
        # document 003: short suits first
        "shortest-suit": Weights(suit=-1),
        # document 004: with a boodle card, begin its suit low, so that the run reaches it; else the longest run
        "boodle-suit-low": Weights(boodle=20, run=1),
        # document 003: do not begin the suit of your boodle card; else the longest run
        "boodle-suit-avoided": Weights(boodle=-20, run=1),
        # long suits first, all the more with a boodle card in them; of equal ones where many cards are in a row
        "long-boodle-suit": Weights(suit=2, boodle=5, run=1),
        "lowest": Weights(rank=-1),
        "highest": Weights(rank=1),
        # what pays or sheds most for certain, whatever the others hold
        "greedy": Weights(paid=20, run=1),
        # document 004: count the cards played; first where everybody knows that you will be on lead again
        "known-stops-first": Weights(stop=20, run=1),
        # documents 003 and 004: remember which cards are stops, and keep them until they are needed
        "known-stops-kept": Weights(stop=-20, run=1),
        # all of it at once
        "careful": Weights(suit=2, boodle=5, run=1, stop=12),
    }
)
"""Each policy by its name."""


def best_leads(
    weights: Sequence[int], leads: int, hand: int, pay: int, gone: int, led: Sequence[int], followed: Sequence[int]
) -> int:
    """The leads with the highest score, as bits.

    Args:
        weights: What counts, in the order of :class:`Weights`.
        leads: The cards that may be led, as bits.
        hand: The own cards.
        pay: The cards that belong to a space.
        gone: Cards of which everybody knows that nobody can play them any more.
        led: What follows each card that is led (:data:`NONE`: nothing).
        followed: What follows each card that is not.
    """
    best = 0
    highest = -(1 << 40)
    for suit in range(4):
        ranks = leads >> 13 * suit & 0x1FFF
        card = 13 * suit
        while ranks:
            if ranks & 1:
                worth = score(weights, card, hand, pay, gone, led, followed)
                if worth > highest:
                    highest = worth
                    best = 0
                if worth == highest:
                    best |= 1 << card
            ranks >>= 1
            card += 1
    return best


def score(weights: Sequence[int], card: int, hand: int, pay: int, gone: int, led: Sequence[int], followed: Sequence[int]) -> int:
    """What a policy thinks of leading one card; the arguments are those of :func:`best_leads`."""
    row = 1
    paid = pay >> card & 1
    after = led[card]
    while after < NONE and hand >> after & 1:
        row += 1
        paid += pay >> after & 1
        after = followed[after]
    suit = hand >> 13 * (card // 13) & 0x1FFF
    boodle = 1 if suit & pay >> 13 * (card // 13) else 0
    held = 0
    while suit:
        suit &= suit - 1
        held += 1
    stop = 1 if after >= NONE or gone >> after & 1 else 0
    return (
        weights[0] * row
        + weights[1] * held
        + weights[2] * boodle
        + weights[3] * (card % 13)
        + weights[4] * paid
        + weights[5] * stop
    )


def nth(cards: int, number: int) -> int:
    """Of a set of cards the one with so many before it; :data:`NONE` where there are not so many."""
    for card in range(52):
        if cards >> card & 1:
            if not number:
                return card
            number -= 1
    return NONE


def pay_cards(tables: Tables, trump: int = 4) -> int:
    """All cards that belong to a space, as bits; where spaces go by trumps, those of the suit turned up."""
    mask = 0
    for need in needs_of(tables, trump):
        mask |= need
    return mask


def earning(tables: Tables, trump: int) -> int:
    """The cards that earn a space by themselves, by being played, as bits."""
    return sum(1 << card for card in range(52) if any(need == 1 << card for _, need in tables.claims[trump][card]))


def needs_of(tables: Tables, trump: int) -> frozenset[int]:
    """Every set of cards (bits) that earns a space by being held or played."""
    rows = {row for cards in tables.claims[trump] for row, _ in cards} | {*tables.held}
    return frozenset(need for row in rows for need in row.needs[trump])


def orders(tables: Tables) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What follows each card that is led, and each that is not, as :func:`best_leads` takes it."""
    return tuple(NONE if card < 0 else card for card in tables.after_lead), tuple(
        NONE if card < 0 else card for card in tables.after_follow
    )
