"""The plain games: Boodle and Michigan, as the source documents and their American twin play them."""

from __future__ import annotations

from boodle import Ante, DealRule, FirstDealer, Layout, Manifest, PlainPlugin, SessionEnd
from boodle_variants.families import FALSE_PLAY, KITTY_AND_WIDOW
from boodle_variants.layouts import BOODLE_CARDS


class Michigan(PlainPlugin):
    """Michigan as most public pages play it: free leads, the spare hand stays down."""

    manifest = Manifest(
        name="michigan",
        title="Michigan",
        version="1.0",
        kind="game",
        summary="Michigan: four boodle cards, free leads, a chip for every card left",
        seats=(3, 8),
        requires=("card-payment", "dealer-double"),
    )
    rules = (
        Layout(id="michigan.layout", source="RULES.md 1.4 (PG, BI, GR, HSW)", cards=BOODLE_CARDS),
        Ante(id="michigan.ante", source="RULES.md 1.4 (PG, GR)", space="layout", others=1),
        DealRule(id="michigan.deal", source="RULES.md 2.2", dead_hand="last", leftover="uneven"),
        FirstDealer(id="michigan.first-dealer", source="RULES.md 1.4 (GR)", by="random"),
    )


class MichiganBicycle(PlainPlugin):
    """Michigan with a new suit after every stop, the American twin of the Finnish document."""

    manifest = Manifest(
        name="michigan-bicycle",
        title="Michigan (Bicycle)",
        version="1.0",
        kind="game",
        summary="Michigan with a new suit after every stop; the dealer may exchange his hand; false play is fined",
        seats=(3, 8),
        requires=FALSE_PLAY,
    )
    rules = (
        Layout(id="michigan-bicycle.layout", source="RULES.md 1.4 (BI, PR)", cards=BOODLE_CARDS),
        Ante(id="michigan-bicycle.ante", source="RULES.md 1.4 (BI, PR)", space="layout", others=1),
        DealRule(id="michigan-bicycle.deal", source="RULES.md 1.4 (BI, HSW)", dead_hand="first", leftover="uneven"),
    )


class BoodleFi(PlainPlugin):
    """Boodle as the Finnish source document plays it."""

    manifest = Manifest(
        name="boodle-fi",
        title="Boodle",
        version="1.0",
        kind="game",
        summary="Boodle (Finnish): a new suit after every stop, the dealer may exchange his hand, false play is fined",
        seats=(3, 8),
        requires=FALSE_PLAY,
    )
    rules = (
        Layout(id="boodle-fi.layout", source="document 000", cards=BOODLE_CARDS),
        Ante(id="boodle-fi.ante", source="document 000", space="layout", others=1),
        DealRule(id="boodle-fi.deal", source="document 000", dead_hand="first", leftover="uneven"),
    )


class BoodleDe(PlainPlugin):
    """Boodle as the German source document plays it."""

    manifest = Manifest(
        name="boodle-de",
        title="Boodle",
        version="1.0",
        kind="game",
        summary="Boodle (German): any suit may be led, the spare hand is not used",
        seats=(3, 8),
        requires=("card-payment", "dealer-double"),
    )
    rules = (
        Layout(id="boodle-de.layout", source="document 004", cards=BOODLE_CARDS),
        Ante(id="boodle-de.ante", source="document 004", space="layout", others=1),
        DealRule(id="boodle-de.deal", source="document 004; RULES.md 1.2", dead_hand="last", leftover="uneven"),
        SessionEnd(id="boodle-de.session-end", source="document 004", when="rounds"),
    )


class MichiganRummy(PlainPlugin):
    """Michigan Rummy as the second German source document plays it: with a kitty, and the widow for sale."""

    manifest = Manifest(
        name="michigan-rummy",
        title="Michigan Rummy",
        version="1.0",
        kind="game",
        summary="Michigan Rummy: four boodle cards and a kitty, the widow for sale, a different suit after every stop",
        seats=(3, 8),
        requires=KITTY_AND_WIDOW,
    )
    rules = (
        Layout(id="michigan-rummy.layout", source="document 003", cards=BOODLE_CARDS),
        Ante(id="michigan-rummy.ante", source="document 003", space="layout", others=1),
        DealRule(id="michigan-rummy.deal", source="document 003; RULES.md 1.3", dead_hand="last", misdeal="redeal"),
        FirstDealer(id="michigan-rummy.first-dealer", source="document 003", by="high-cut"),
    )
