"""Tripoley and Three in One: hearts, poker and stops on one board (RULES.md 1.6, 1.7)."""

from __future__ import annotations

from boodle import Ante, DealRule, FirstDealer, Layout, LeadChoice, Manifest, PlainPlugin
from boodle_variants.families import HEARTS, KITTY_AND_WIDOW, SWAP_OR_AUCTION
from boodle_variants.layouts import HEARTS_CARDS, pair, run_of

CC = "RULES.md 1.6 (CC, OP1, T3)"
T3 = "RULES.md 1.7 (P3, T3)"


class Tripoley(PlainPlugin):
    """Tripoley as document 003 names it: a poker round before the stops, a rummy round after them."""

    manifest = Manifest(
        name="tripoley",
        title="Tripoley",
        version="1.0",
        kind="game",
        summary="Tripoley (document 003): poker, then stops with five boodle cards and a kitty, then rummy",
        seats=(3, 8),
        requires=(*KITTY_AND_WIDOW, "poker-round", "rummy-round"),
    )
    rules = (
        Layout(id="tripoley.layout", source="document 003", cards="KC QH JS 10D AH"),
        Ante(id="tripoley.ante", source="RULES.md 1.6", space="layout", others=1),
        DealRule(id="tripoley.deal", source="RULES.md 2.2", dead_hand="last"),
        FirstDealer(id="tripoley.first-dealer", source="document 003", by="high-cut"),
    )


class TripoleyCadaco(PlainPlugin):
    """Tripoley on the official board: pay cards are claimed when held, then poker, then Michigan."""

    manifest = Manifest(
        name="tripoley-cadaco",
        title="Tripoley (Cadaco)",
        version="1.0",
        kind="game",
        summary="Tripoley on the official board: hearts held, betting poker, then the dealer leads his lowest card",
        seats=(2, 9),
        requires=(
            *HEARTS,
            *SWAP_OR_AUCTION,
            ("opening", {"leader": "dealer"}),
            ("session-end", {"when": ("all-but-one-broke",)}),
        ),
    )
    rules = (
        Layout(id="tripoley-cadaco.layout", source=CC, cards=HEARTS_CARDS),
        pair("tripoley-cadaco.king-queen", CC, "K-QH", "KH QH", 10),
        run_of("tripoley-cadaco.run", CC, ("8", "9", "10"), 11),
        Ante(id="tripoley-cadaco.ante", source=CC, space="layout", others=1),
        DealRule(id="tripoley-cadaco.deal", source="RULES.md 2.2", dead_hand="last"),
        LeadChoice(id="tripoley-cadaco.lead-choice", source="RULES.md 1.6 (CC, OP2, OP3)", card="lowest-in-hand"),
    )


class ThreeInOne(PlainPlugin):
    """Three in One: the dealer may sell even the hand he laid away; the poker winner opens the stops."""

    manifest = Manifest(
        name="three-in-one",
        title="Three in One",
        version="1.0",
        kind="game",
        summary="Three in One: hearts, poker, stops; an exchanged hand may be auctioned; three rounds",
        seats=(2, 9),
        requires=(
            *HEARTS,
            ("widow-exchange", {"old_hand": "new-spare"}),
            ("widow-auction", {"unsold": "dealer-may-buy"}),
            ("opening", {"leader": "poker-winner"}),
            ("session-end", {"when": ("rounds",), "rounds": 3}),
        ),
    )
    rules = (
        Layout(id="three-in-one.layout", source=T3, cards=HEARTS_CARDS),
        pair("three-in-one.king-queen", T3, "K-QH", "KH QH", 10),
        run_of("three-in-one.run", T3, ("8", "9", "10"), 11),
        Ante(id="three-in-one.ante", source=T3, space="layout", others=1),
        DealRule(id="three-in-one.deal", source="RULES.md 2.2", dead_hand="last"),
    )
