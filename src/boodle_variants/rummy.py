"""The rummy round after the stops: a reading of document 003, which names it without giving its rules (RULES.md 1.6)."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Iterable, Iterator

from boodle import (
    Announce,
    Card,
    CardSet,
    Choose,
    Effect,
    Manifest,
    Memory,
    Move,
    Moves,
    Pass,
    Phase,
    PlainPlugin,
    Relocate,
    Remember,
    Shown,
    Suit,
    Table,
    View,
)

ASKED = "rummy-round.asked"
"""How many of the players who are not out have been asked."""

_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def melds(hand: CardSet) -> Iterator[CardSet]:
    """All melds in a hand: three or more of one rank, or three or more in sequence of one suit, the ace high."""
    for rank in _RANKS:
        same = [card for card in hand if card.rank == rank]
        for size in range(3, len(same) + 1):
            for cards in itertools.combinations(same, size):
                yield CardSet(cards)
    yield from (run for run in _runs() if run <= hand)


@functools.cache
def _runs() -> tuple[CardSet, ...]:
    """All sequences of three or more in each suit."""
    return tuple(
        CardSet(Card(rank + suit.letter) for rank in _RANKS[low:high])
        for suit in Suit
        for low in range(len(_RANKS) - 2)
        for high in range(low + 3, len(_RANKS) + 1)
    )


def _others(at: View | Table) -> list[int]:
    """The players who are not out, from the winner's left."""
    assert at.winner is not None
    left = [seat for seat in at.seated if seat > at.winner]
    return left + [seat for seat in at.seated if seat < at.winner]


def turn(view: View) -> int | None:
    """Each of the others in turn, once somebody is out; whoever holds fewer than three cards is passed over."""
    if view.winner is None:
        return None
    left = [seat for seat in _others(view)[view.memory[ASKED] :] if view.counts[seat] >= 3]
    return left[0] if left else None


def moves(view: View) -> Moves:
    """Lay down a meld, or be done."""
    assert view.seat is not None
    return Moves((*(Choose(view.seat, str(meld)) for meld in melds(view.hand)), Pass(view.seat)))


def apply(table: Table, move: Move) -> Iterable[Effect]:
    """A meld leaves the hand and is not paid for; a pass asks the next player."""
    if isinstance(move, Choose):
        cards = CardSet(move.option)
        yield Relocate(cards, move.seat, f"aside:{move.seat}")
        yield Announce(Shown(move.seat, cards))
    elif isinstance(move, Pass):
        yield Remember(ASKED, _others(table).index(move.seat) + 1)


class RummyRound(PlainPlugin):
    """As soon as somebody is out, the others lay down melds; only the cards left after that are paid for."""

    manifest = Manifest(
        name="rummy-round",
        title={"en": "rummy round", "de": "Rommé-Runde", "fi": "rommiosuus"},
        version="1.0",
        kind="house-rule",
        summary="After the stops melds are laid down and not paid for",
    )
    rules = (
        Phase(
            id="rummy-round.phase",
            source="document 003, as read in RULES.md 1.6",
            text={
                "en": "When somebody is out, the others in turn lay down melds of three or more: cards of one rank, or cards "
                "that follow each other in one suit, the ace high. Cards that are laid down are not paid for.",
                "de": "Ist jemand fertig, legen die anderen der Reihe nach Kombinationen von mindestens drei Karten aus: "
                "Karten gleichen Ranges oder aufeinanderfolgende Karten einer Farbe (das Ass zählt hoch). Für ausgelegte Karten "
                "wird nichts gezahlt.",
                "fi": "Kun joku on tyhjentänyt kätensä, muut laskevat vuorollaan pöytään vähintään kolmen kortin yhdistelmiä: "
                "samanarvoisia kortteja tai saman maan peräkkäisiä kortteja (ässä on korkein). Pöytään lasketuista korteista "
                "ei makseta.",
            },
            name="rummy-round",
            gap="after-play",
            memory={ASKED: Memory(start=0, audience="all")},
            turn=turn,
            moves=moves,
            apply=apply,
        ),
    )
