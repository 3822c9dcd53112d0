"""Newmarket, the British branch of the family, in the forms of seven sources (RULES.md 1.5)."""

from __future__ import annotations

import attrs

from boodle import (
    Ante,
    Cards,
    Claim,
    DealRule,
    Deck,
    Layout,
    LowestHeld,
    Manifest,
    Opening,
    PlainPlugin,
    Setup,
    Space,
    Suit,
    hookimpl,
)
from boodle_variants.families import OTHER_COLOUR, OTHER_SUIT, SWAP_OR_AUCTION
from boodle_variants.layouts import BOODLE_CARDS, pair

GU, TH, TT, PAR, PW, WN, PEEL = (
    "RULES.md 1.5 (GU)",
    "RULES.md 1.5 (TH)",
    "RULES.md 1.5 (TT)",
    "RULES.md 1.5 (PAR)",
    "RULES.md 1.5 (PW)",
    "RULES.md 1.5 (WN)",
    "RULES.md 1.5 (PEEL-N)",
)
DECIDED = "RULES.md 2.2"


class Newmarket(PlainPlugin):
    """Newmarket with a kitty, the usual modern form."""

    manifest = Manifest(
        name="newmarket",
        title="Newmarket",
        version="1.0",
        kind="game",
        summary="Newmarket with a kitty: the lowest diamond opens, the other colour after a stop",
        seats=(3, 8),
        requires=(("kitty", {"stake": 2}), OTHER_COLOUR),
    )
    rules = (
        Layout(id="newmarket.layout", source=GU, cards=BOODLE_CARDS),
        Ante(id="newmarket.ante", source=GU, space="layout", others=1),
        DealRule(id="newmarket.deal", source=GU, dead_hand="last"),
        Opening(id="newmarket.opening", source="RULES.md 1.5 (GU), edge 62", leader=LowestHeld(Suit.DIAMONDS), lead="that-card"),
    )


class NewmarketHorses(PlainPlugin):
    """Newmarket as a betting game: a chip on one horse, the left player may switch hands, the others may buy."""

    manifest = Manifest(
        name="newmarket-horses",
        title={"en": "Newmarket with horses", "de": "Newmarket mit Pferden", "fi": "Newmarket, hevoset"},
        version="1.0",
        kind="game",
        summary="Newmarket with horses: everybody backs one card; the spare hand goes to the left player first",
        seats=(2, 6),
        requires=(
            ("kitty", {"stake": 1}),
            "one-horse",
            OTHER_COLOUR,
            ("widow-exchange", {"by": "eldest"}),
            ("widow-offer", {"to": "younger", "price": 1, "offer": "always", "unsold": "stays"}),
            ("session-end", {"when": ("somebody-broke",)}),
        ),
    )
    rules = (
        Layout(id="newmarket-horses.layout", source=TH, cards=BOODLE_CARDS),
        DealRule(id="newmarket-horses.deal", source=TH, dead_hand="first"),
        Opening(id="newmarket-horses.opening", source=TH, leader=LowestHeld(Suit.CLUBS), lead="that-card"),
    )


class NewmarketSix(PlainPlugin):
    """Newmarket with six cards: king and queen of hearts overlap in the centre."""

    manifest = Manifest(
        name="newmarket-six",
        title={"en": "Newmarket with six spaces", "de": "Newmarket mit sechs Feldern", "fi": "Newmarket, kuusi paikkaa"},
        version="1.0",
        kind="game",
        summary="Newmarket with six cards: a chip on the pair in the centre, four where one likes; the dealer opens",
        seats=(3, 8),
        requires=(
            "card-payment",
            ("free-staking", {"total": 4}),
            OTHER_COLOUR,
            *SWAP_OR_AUCTION,
        ),
    )
    rules = (
        Layout(id="newmarket-six.layout", source=TT, cards="JC QD KS AS"),
        pair("newmarket-six.pair", TT, "K-QH", "KH QH", 10),
        Ante(id="newmarket-six.ante", source=TT, space="K-QH", others=1),
        DealRule(id="newmarket-six.deal", source=TT, dead_hand="last"),
        Opening(id="newmarket-six.opening", source=TT, leader="dealer"),
    )


class NewmarketKings(PlainPlugin):
    """Newmarket with four kings and the ace low."""

    manifest = Manifest(
        name="newmarket-kings",
        title={"en": "Newmarket with four kings", "de": "Newmarket mit vier Königen", "fi": "Newmarket, neljä kuningasta"},
        version="1.0",
        kind="game",
        summary="Newmarket with four kings on the layout, the ace low, the spare hand for sale",
        seats=(3, 8),
        requires=("card-payment", "surplus-to-widow", ("widow-offer", {"price": 1, "payee": "dealer", "unsold": "stays"})),
    )
    rules = (
        Deck(id="newmarket-kings.deck", source=PAR, ace="low"),
        Layout(id="newmarket-kings.layout", source=PAR, cards="KC KD KH KS"),
        Ante(id="newmarket-kings.ante", source=DECIDED, space="layout", others=1),
        DealRule(id="newmarket-kings.deal", source=PAR, dead_hand="last"),
    )


class NewmarketEqual(PlainPlugin):
    """Newmarket with equal hands and ten chips to place."""

    manifest = Manifest(
        name="newmarket-equal",
        title={"en": "Newmarket with equal hands", "de": "Newmarket mit gleichen Händen", "fi": "Newmarket, yhtä suuret kädet"},
        version="1.0",
        kind="game",
        summary="Newmarket with equal hands, ten chips freely placed, another suit after a stop",
        seats=(3, 8),
        requires=(
            "card-payment",
            "surplus-to-widow",
            ("free-staking", {"total": 10}),
            OTHER_SUIT,
        ),
    )
    rules = (
        Layout(id="newmarket-equal.layout", source=PW, cards=BOODLE_CARDS),
        DealRule(id="newmarket-equal.deal", source=PW, dead_hand="last"),
    )


@attrs.frozen
class FourSuits:
    """Parameter of the layout: which suits the king, the queen, the jack and the ten are of.

    Attributes:
        suits: The four suits, in this order.
    """

    suits: str = attrs.field(default="SHDC")

    @suits.validator
    def _suits(self, _: object, value: str) -> None:
        if sorted(value) != sorted("CDHS"):
            raise ValueError(f"'suits' is {value!r}; expected the four suits in some order, such as 'SHDC'")


class NewmarketLowAce(PlainPlugin):
    """Newmarket with the ace low and a king, queen, jack and ten on the layout."""

    manifest = Manifest(
        name="newmarket-low-ace",
        title={"en": "Newmarket with a low ace", "de": "Newmarket mit niedrigem Ass", "fi": "Newmarket, matala ässä"},
        version="1.0",
        kind="game",
        summary="Newmarket with the ace low; king, queen, jack and ten on the layout, free leads",
        seats=(3, 8),
        requires=("card-payment",),
    )
    rules = (
        Deck(id="newmarket-low-ace.deck", source=WN, ace="low"),
        Ante(id="newmarket-low-ace.ante", source=DECIDED, space="layout", others=1),
        DealRule(id="newmarket-low-ace.deal", source=WN, dead_hand="last"),
    )

    @hookimpl
    def boodle_parameters(self) -> type[FourSuits]:
        return FourSuits

    @hookimpl
    def boodle_layout(self, setup: Setup) -> Layout:
        cards = " ".join(rank + suit for rank, suit in zip(("K", "Q", "J", "10"), setup.of(FourSuits).suits, strict=True))
        return Layout(id="newmarket-low-ace.layout", source="RULES.md 1.5 (WN), 2.2", cards=cards)


def _below(card: str, below: str, place: int) -> Space:
    rule = f"newmarket-peel.{card.lower()}"
    return Space(id=rule, source=PEEL, name=card, place=place, claims=(Claim(when="played", pattern=Cards(below)),))


class NewmarketPeel(PlainPlugin):
    """Peel's old Newmarket: no sevens, no spare hand, the card below the one on the layout wins it."""

    manifest = Manifest(
        name="newmarket-peel",
        title={"en": "Newmarket after Peel", "de": "Newmarket nach Peel", "fi": "Newmarket Peelin mukaan"},
        version="1.0",
        kind="game",
        summary="Peel's Newmarket: no sevens, no spare hand; the card just below a layout card wins it",
        seats=(3, 8),
        requires=(
            "card-payment",
            ("one-horse", {"dealer_total": 2, "cover_all": True, "time": "before-deal"}),
            OTHER_COLOUR,
        ),
    )
    rules = (
        # the four layout cards come from the playing pack itself
        Deck(id="newmarket-peel.deck", source=PEEL, removed=f"7C 7D 7H 7S {BOODLE_CARDS}", ace="both"),
        _below("AH", "KH", 0),
        _below("KC", "QC", 1),
        _below("QD", "JD", 2),
        _below("JS", "10S", 3),
        DealRule(id="newmarket-peel.deal", source=PEEL, dead_hand="none"),
    )
