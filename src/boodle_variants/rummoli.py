"""Rummoli, the Canadian branch (RULES.md 1.8)."""

from __future__ import annotations

from boodle import Ante, DealRule, FirstDealer, Layout, LeadChoice, Manifest, PlainPlugin, SessionEnd
from boodle_variants.families import KITTY_AND_WIDOW, SWAP_OR_AUCTION
from boodle_variants.layouts import pair, run_of

RT = "RULES.md 1.8 (RT, GFR, RW)"


class Rummoli(PlainPlugin):
    """Rummoli as document 003 names it: Tripoley with other boodle cards."""

    manifest = Manifest(
        name="rummoli",
        title="Rummoli",
        version="1.0",
        kind="game",
        summary="Rummoli (document 003): poker, stops with five boodle cards and a kitty, then rummy",
        seats=(3, 8),
        requires=(*KITTY_AND_WIDOW, "poker-round", "rummy-round"),
    )
    rules = (
        Layout(id="rummoli.layout", source="document 003", cards="10S JC QH KD AS"),
        Ante(id="rummoli.ante", source="RULES.md 1.8", space="layout", others=1),
        DealRule(id="rummoli.deal", source="RULES.md 2.2", dead_hand="last"),
        FirstDealer(id="rummoli.first-dealer", source="document 003", by="high-cut"),
    )


class RummoliCanadian(PlainPlugin):
    """Rummoli on the commercial board: eight outer spaces and the centre."""

    manifest = Manifest(
        name="rummoli-canadian",
        title={"en": "Rummoli (Canadian)", "de": "Rummoli (kanadisch)", "fi": "Rummoli (kanadalainen)"},
        version="1.0",
        kind="game",
        summary="Rummoli on the commercial board: the poker winner leads his lowest card, the other colour after a stop",
        seats=(2, 8),
        requires=(
            "card-payment",
            ("kitty", {"stake": 1, "name": "Rummoli"}),
            ("change-colour", {"stuck": "fine-and-pass", "fine": 1, "fine_to": "winner-space", "nobody": "void"}),
            *SWAP_OR_AUCTION,
            ("poker-round", {"first": "eldest", "wheel": False, "pot": "Poker Pot"}),
            ("opening", {"leader": "poker-winner"}),
        ),
    )
    rules = (
        Layout(id="rummoli-canadian.layout", source=RT, cards="10S JD QC KH AS"),
        pair("rummoli-canadian.ace-king", RT, "A-KD", "AD KD", 10),
        run_of("rummoli-canadian.run", RT, ("7", "8", "9"), 11),
        Ante(id="rummoli-canadian.ante", source=RT, space="layout", others=1),
        DealRule(id="rummoli-canadian.deal", source="RULES.md 2.2", dead_hand="last"),
        LeadChoice(id="rummoli-canadian.lead-choice", source="RULES.md 1.8 (RO, RR, OPR)", card="lowest-in-hand"),
        FirstDealer(id="rummoli-canadian.first-dealer", source="RULES.md 1.8 (RT)", by="high-cut"),
        SessionEnd(id="rummoli-canadian.session-end", source="RULES.md 1.8 (RO), 2.2", when="rounds"),
    )
