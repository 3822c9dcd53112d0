"""The Michigan Rummy trays and their relatives (RULES.md 1.9)."""

from __future__ import annotations

from boodle import (
    Ante,
    DealRule,
    Fee,
    FirstDealer,
    Layout,
    Manifest,
    Opening,
    Passed,
    PlainPlugin,
    Response,
)
from boodle_variants.families import KITTY_AND_WIDOW, TRAY
from boodle_variants.layouts import HEARTS_CARDS, pair, run_of

LB = "RULES.md 1.9 (MR, LB, SP)"
MK = "RULES.md 1.9 (MK)"
RY = "RULES.md 1.9 (RY)"
FX = "RULES.md 1.9 (FX)"
DECIDED = "RULES.md 2.2"


class MichiganRummyTray(PlainPlugin):
    """Michigan Rummy on a tray of nine compartments."""

    manifest = Manifest(
        name="michigan-rummy-tray",
        title={"en": "Michigan Rummy (tray)", "de": "Michigan Rummy (Tablett)", "fi": "Michigan Rummy (tarjotin)"},
        version="1.0",
        kind="game",
        summary="Michigan Rummy on a tray: nine compartments, the other colour after a stop, leftover poker",
        seats=(3, 8),
        requires=(
            *TRAY,
            ("kitty", {"stake": 1, "name": "Centre"}),
            ("dealer-double", {"on": "all"}),
            "leftover-poker",
        ),
    )
    rules = (
        Layout(id="michigan-rummy-tray.layout", source=LB, cards="10H QH AH JS KC"),
        pair("michigan-rummy-tray.queen-king", LB, "Q-KH", "QH KH", 10),
        run_of("michigan-rummy-tray.run", LB, ("7", "8", "9"), 11),
        Ante(id="michigan-rummy-tray.ante", source=LB, space="layout", others=1),
        DealRule(id="michigan-rummy-tray.deal", source="RULES.md 1.9 (MR)", dead_hand="last"),
        FirstDealer(id="michigan-rummy-tray.first-dealer", source=LB, by="high-cut"),
    )


class CadacoMichiganRummy(PlainPlugin):
    """Cadaco's Michigan Rummy as document 003 names it, with fixed payouts from the bank."""

    manifest = Manifest(
        name="cadaco-michigan-rummy",
        title="Michigan Rummy (Cadaco)",
        version="1.0",
        kind="game",
        summary="Michigan Rummy with the payouts 8-2-10-5-10 from the bank",
        seats=(3, 8),
        requires=(*KITTY_AND_WIDOW, "cadaco-payouts"),
    )
    rules = (
        Layout(id="cadaco-michigan-rummy.layout", source="document 003", cards="10H JS QD KC AH"),
        Ante(id="cadaco-michigan-rummy.ante", source=DECIDED, space="layout", others=1),
        DealRule(id="cadaco-michigan-rummy.deal", source=DECIDED, dead_hand="last"),
        FirstDealer(id="cadaco-michigan-rummy.first-dealer", source="document 003", by="high-cut"),
    )


class MichiganKitty(PlainPlugin):
    """Michigan Kitty: saucers, and the first pile is the dummy."""

    manifest = Manifest(
        name="michigan-kitty",
        title="Michigan Kitty",
        version="1.0",
        kind="game",
        summary="Michigan Kitty: seven saucers and a kitty, the first pile is the dummy",
        seats=(4, 6),
        requires=(*TRAY, ("kitty", {"stake": 1})),
    )
    rules = (
        Layout(id="michigan-kitty.layout", source=MK, cards="AS QC KH 10H JD"),
        pair("michigan-kitty.king-queen", MK, "K-QD", "KD QD", 10),
        run_of("michigan-kitty.run", MK, ("8", "9", "10"), 11),
        Ante(id="michigan-kitty.ante", source=MK, space="layout", others=1),
        DealRule(id="michigan-kitty.deal", source=MK, dead_hand="first"),
    )


class RummyRoyal(PlainPlugin):
    """Rummy Royal: the official board with 6-7-8, no poker, the other colour after a stop."""

    manifest = Manifest(
        name="rummy-royal",
        title="Rummy Royal",
        version="1.0",
        kind="game",
        summary="Rummy Royal: hearts, K-Q and 6-7-8 when played, no poker, the widow by auction",
        seats=(3, 8),
        requires=(*TRAY, ("kitty", {"stake": 1}), ("dealer-double", {"on": "both"})),
    )
    rules = (
        Layout(id="rummy-royal.layout", source=RY, cards=HEARTS_CARDS),
        pair("rummy-royal.king-queen", RY, "K-QH", "KH QH", 10),
        run_of("rummy-royal.run", RY, ("6", "7", "8"), 11),
        Ante(id="rummy-royal.ante", source=RY, space="layout", others=1),
        DealRule(id="rummy-royal.deal", source=DECIDED, dead_hand="last"),
    )


class Fundex(PlainPlugin):
    """Fundex's Michigan Rummy: play goes round, whoever cannot continue pays a chip, black and red alternate."""

    manifest = Manifest(
        name="fundex",
        title="Michigan Rummy (Fundex)",
        version="1.0",
        kind="game",
        summary="Fundex Michigan Rummy: black opens, colours alternate, whoever cannot continue pays the kitty",
        seats=(2, 4),
        requires=(*TRAY, ("kitty", {"stake": 1}), ("dealer-double", {"on": "all"}), ("leftover-poker", {"pot": "Pot"})),
    )
    rules = (
        Layout(id="fundex.layout", source=FX, cards="10H JH QH KH AH"),
        pair("fundex.king-queen", FX, "K-QH", "KH QH", 10),
        run_of("fundex.run", "RULES.md 1.9 (FX, LB)", ("7", "8", "9"), 11),
        Ante(id="fundex.ante", source=FX, space="layout", others=1),
        DealRule(id="fundex.deal", source=DECIDED, dead_hand="last"),
        Opening(id="fundex.opening", source=FX, leader="eldest", suits="black", choice="lowest-in-hand"),
        Response(id="fundex.response", source=FX, order="rotation"),
        Fee(
            id="fundex.cannot-continue",
            source=FX,
            on=Passed,
            reasons="no-card",
            payer="passer",
            payee="winner-space",
            chips=1,
            kind="fine",
        ),
    )
