"""The plug-in ``standard``: the lowest-ranked answer to every question, so that the engine never meets an open one."""

from __future__ import annotations

from boodle.hookspecs import Manifest, RulePlugin, Sessions, Setup, Stakings, hookimpl
from boodle.rules.dealing import DealRule, Poker
from boodle.rules.paying import Bank
from boodle.rules.playing import LeadChoice, Opening, Response, SameSuit, StopRule, Succession, Void
from boodle.rules.session import FirstDealer, Residual, Rotation, SessionEnd, Tiebreak
from boodle.rules.setting import ClaimRule, DealerFactor, Deck, Layout, Stakes

SOURCE = "RULES.md 0.5, 2.2"


class Standard(RulePlugin):
    """What every game of the family does unless it says otherwise: no spaces, no stakes, no payments."""

    manifest = Manifest(name="standard", version="1.0", kind="house-rule", summary="What holds where nobody says otherwise")

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        return Deck(id="standard.deck", source=SOURCE, removed="", ace="high")

    @hookimpl
    def boodle_layout(self, setup: Setup) -> Layout:
        return Layout(id="standard.layout", source=SOURCE, cards=(), unclaimed="keep")

    @hookimpl
    def boodle_claim_rule(self, setup: Setup) -> ClaimRule:
        return ClaimRule(id="standard.claims", source=SOURCE, when="played", by="engine")

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakings:
        yield Stakes(
            id="standard.stakes", source=SOURCE, mode="fixed", total=6, dealer_total="same", minimum=0, cover_all=False,
            time="before-deal",
        )  # fmt: skip
        for scope in ("layout", "winner-space", "pot"):
            yield DealerFactor(id=f"standard.dealer-{scope}", source=SOURCE, scope=scope, factor=1)

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule:
        return DealRule(
            id="standard.deal", source=SOURCE, dead_hand="last", leftover="uneven", turn_up=False, seen="nobody", misdeal="redeal"
        )

    @hookimpl
    def boodle_poker(self, setup: Setup) -> Poker:
        return Poker(
            id="standard.poker", source="RULES.md 2.1 rows 31-34", when="none", first="dealer", betting="one-round", limit=0,
            cards="return", cap="smallest-stack",
        )  # fmt: skip

    @hookimpl
    def boodle_succession(self, setup: Setup) -> Succession:
        return Succession(id="standard.succession", source=SOURCE, order="up")

    @hookimpl
    def boodle_opening(self, setup: Setup) -> Opening:
        return Opening(id="standard.opening", source=SOURCE, leader="eldest", lead="usual", suits="any", choice="usual")

    @hookimpl
    def boodle_lead_choice(self, setup: Setup) -> LeadChoice:
        return LeadChoice(id="standard.lead-choice", source=SOURCE, card="lowest-of-suit")

    @hookimpl
    def boodle_response(self, setup: Setup) -> Response:
        return Response(id="standard.response", source=SOURCE, order="holder")

    @hookimpl
    def boodle_stop(self, setup: Setup) -> StopRule:
        return StopRule(
            id="standard.stop", source="RULES.md 3, edges 31 and 32", leader="stopper", stuck=SameSuit(), nobody=Void()
        )

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Bank:
        return Bank(
            id="standard.bank", source="RULES.md 3, edges 9-13 and 53", ante_short="partial", cannot_pay="partial",
            broke_when="zero", odd_chips="stay",
        )  # fmt: skip

    @hookimpl
    def boodle_session(self, setup: Setup) -> Sessions:
        source = "RULES.md 1.12.10 and 2.2"
        yield FirstDealer(id="standard.first-dealer", source=source, by="high-cut")
        yield Rotation(id="standard.rotation", source=source, next="left")
        yield SessionEnd(id="standard.session-end", source=source, when="rounds")
        yield Tiebreak(id="standard.tiebreak", source=source, by="shared")
        yield Residual(id="standard.residual", source=source, chips="leave")
