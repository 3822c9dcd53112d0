"""Board layouts and payout tables, as the sources print them."""

from __future__ import annotations

from typing import Final

from boodle import Cards, Claim, SameSuitRun, Space

BOODLE_CARDS: Final = "AH KC QD JS"
"""The four boodle cards of documents 000, 003 and 004."""

HEARTS_CARDS: Final = "AH KH QH JH 10H"
"""The pay cards of the official Tripoley board and its relatives."""

CADACO_PAYOUTS: Final = {"10H": 8, "JS": 2, "QD": 10, "KC": 5, "AH": 10}
"""Document 003: 10♥, J♠, Q♦, K♣, A♥ "with payouts of 8-2-10-5-10"."""


def pair(rule: str, source: str, name: str, cards: str, place: int) -> Space:
    """A space for a king and queen (or any cards) that one player must have together."""
    return Space(id=rule, source=source, name=name, place=place, claims=(Claim(pattern=Cards(cards)),))


def run_of(rule: str, source: str, ranks: tuple[str, ...], place: int) -> Space:
    """A space for three ranks of one suit, whichever it is: 8-9-10."""
    return Space(id=rule, source=source, name="-".join(ranks), place=place, claims=(Claim(pattern=SameSuitRun(ranks)),))
