"""House rules with poker: a round before the stops, or the cards left at the end."""

from __future__ import annotations

from typing import Literal

import attrs

from boodle import Ante, Claim, Manifest, Poker, RulePlugin, Setup, Space, hookimpl
from boodle_variants.given import not_negative
from boodle_variants.poker_hands import poker_value, poker_value_without_wheel

POT_PLACE = 110
RANKS_AS_USUAL = {
    "en": "Poker hands rank as usual: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, a "
    "pair, the highest card. A, 2, 3, 4, 5 is the lowest straight.",
    "de": "Die Pokerblätter zählen wie üblich: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, "
    "ein Paar, höchste Karte. A, 2, 3, 4, 5 ist die niedrigste Straße.",
    "fi": "Pokerikädet ovat tavallisessa järjestyksessä: värisuora, neloset, täyskäsi, väri, suora, kolmoset, kaksi paria, pari, "
    "korkein kortti. A, 2, 3, 4, 5 on matalin suora.",
}
ACE_HIGH_ONLY = {
    "en": "Poker hands rank as usual: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, a "
    "pair, the highest card. The ace is always high: A, 2, 3, 4, 5 is no straight.",
    "de": "Die Pokerblätter zählen wie üblich: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, "
    "ein Paar, höchste Karte. Das Ass ist immer hoch: A, 2, 3, 4, 5 ist keine Straße.",
    "fi": "Pokerikädet ovat tavallisessa järjestyksessä: värisuora, neloset, täyskäsi, väri, suora, kolmoset, kaksi paria, pari, "
    "korkein kortti. Ässä on aina korkea: A, 2, 3, 4, 5 ei ole suora.",
}


@attrs.frozen
class PokerBefore:
    """Parameters of the poker round.

    Attributes:
        stake: Chips that everybody puts into the pot before each deal.
        pot: What the pot is called.
        first: Who bets first: the ``dealer`` or the ``eldest``.
        betting: One betting round, or none (all show at once).
        limit: The largest raise in chips; 0: none.
        cards: The five cards ``return`` to the hand, or stay ``aside`` for the round.
        cap: Nobody need bet more than the ``smallest-stack`` still in, or ``side-pots`` are made.
        wheel: Whether A-2-3-4-5 is a straight.
    """

    stake: int = attrs.field(default=1, validator=not_negative)
    pot: str = "Pot"
    first: Literal["dealer", "eldest"] = "dealer"
    betting: Literal["one-round", "none"] = "one-round"
    limit: int = attrs.field(default=0, validator=not_negative)
    cards: Literal["return", "aside"] = "return"
    cap: Literal["smallest-stack", "side-pots"] = "smallest-stack"
    wheel: bool = True


class PokerRound(RulePlugin):
    """Before the stops everybody picks five cards and bets on them; the best hand takes the pot."""

    manifest = Manifest(
        name="poker-round",
        title={"en": "poker round", "de": "Pokerrunde", "fi": "pokeriosuus"},
        version="1.0",
        kind="house-rule",
        summary="A poker round for a pot before the stops",
    )

    @hookimpl
    def boodle_parameters(self) -> type[PokerBefore]:
        return PokerBefore

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> Space:
        return Space(
            id="poker-round.pot",
            source="RULES.md 1.6",
            name=setup.of(PokerBefore).pot,
            place=POT_PLACE,
            claims=(Claim(when="poker"),),
        )

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Ante:
        given = setup.of(PokerBefore)
        return Ante(id="poker-round.ante", source="RULES.md 1.6", space=given.pot, others=given.stake)

    @hookimpl
    def boodle_poker(self, setup: Setup) -> Poker:
        given = setup.of(PokerBefore)
        return Poker(
            id="poker-round.poker",
            source="RULES.md 1.6, 2.1 rows 31 to 34, edges 57 to 61",
            text=RANKS_AS_USUAL if given.wheel else ACE_HIGH_ONLY,
            when="before",
            first=given.first,
            betting=given.betting,
            limit=given.limit,
            cards=given.cards,
            cap=given.cap,
            ranking=poker_value if given.wheel else poker_value_without_wheel,
        )


@attrs.frozen
class PokerAfter:
    """Parameters of the leftover poker.

    Attributes:
        stake: Chips that everybody puts into the pool before each deal.
        pot: What the pool is called.
    """

    stake: int = attrs.field(default=1, validator=not_negative)
    pot: str = "Poker Pool"


class LeftoverPoker(RulePlugin):
    """At the end the best poker hand among the cards left takes a pool."""

    manifest = Manifest(
        name="leftover-poker",
        title={"en": "poker with the cards left", "de": "Poker mit den Restkarten", "fi": "pokeri käteen jääneillä korteilla"},
        version="1.0",
        kind="house-rule",
        summary="The best poker hand among the cards left takes a pool",
    )

    @hookimpl
    def boodle_parameters(self) -> type[PokerAfter]:
        return PokerAfter

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> Space:
        return Space(
            id="leftover-poker.pool",
            source="RULES.md 1.9 (PS)",
            name=setup.of(PokerAfter).pot,
            place=POT_PLACE,
            claims=(Claim(when="poker"),),
        )

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Ante:
        given = setup.of(PokerAfter)
        return Ante(id="leftover-poker.ante", source="RULES.md 1.9 (LB)", space=given.pot, others=given.stake)

    @hookimpl
    def boodle_poker(self, setup: Setup) -> Poker:
        return Poker(
            id="leftover-poker.poker",
            source="RULES.md 1.9 (PS), edge 60",
            text=RANKS_AS_USUAL,
            when="leftover",
            ranking=poker_value,
        )
