"""House rules about leads: which suit after a stop, which card, who opens."""

from __future__ import annotations

from typing import Any, Literal

import attrs

from boodle import (
    FineAndPass,
    LeadChoice,
    LeadLimit,
    Manifest,
    PassLeft,
    PlainPlugin,
    RulePlugin,
    SameSuit,
    Setup,
    StopRule,
    Void,
    VoidPay,
    hookimpl,
)
from boodle_variants.given import positive

Stuck = Literal["same-suit", "pass-left", "fine-and-pass"]
Nobody = Literal["void", "void-pay", "same-suit"]


@attrs.frozen
class Change:
    """Parameters of the suit-change rules.

    Attributes:
        stuck: What happens to a leader who has nothing he may lead; None leaves it to the game.
        nobody: What happens when nobody has; None leaves it to the game.
        fine: Chips paid for a forced pass, with ``stuck="fine-and-pass"``.
        fine_to: The space that the fine goes to.
        pay_to: The space that ``nobody="void-pay"`` pays into.
    """

    stuck: Stuck | None = None
    nobody: Nobody | None = None
    fine: int = attrs.field(default=1, validator=positive)
    fine_to: str = "winner-space"
    pay_to: str = "winner-space"


def _stop_rule(name: str, source: str, change: Change) -> StopRule | None:
    stuck = {"same-suit": SameSuit(), "pass-left": PassLeft(), "fine-and-pass": FineAndPass(change.fine, change.fine_to)}
    nobody = {"void": Void(), "void-pay": VoidPay(change.pay_to), "same-suit": SameSuit()}
    answers: dict[str, Any] = {}
    if change.stuck is not None:
        answers["stuck"] = stuck[change.stuck]
    if change.nobody is not None:
        answers["nobody"] = nobody[change.nobody]
    return StopRule(id=f"{name}.stop", source=source, **answers) if answers else None


class ChangeSuit(RulePlugin):
    """After a stop another suit must be led."""

    manifest = Manifest(
        name="change-suit",
        title={"en": "change of suit", "de": "Farbwechsel", "fi": "maanvaihto"},
        version="1.0",
        kind="house-rule",
        summary="After a stop another suit must be led",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Change]:
        return Change

    @hookimpl
    def boodle_lead_limits(self, setup: Setup) -> LeadLimit:
        return LeadLimit(id="change-suit.limit", source="documents 000, 003; 004 as a variant", suits="other-suit")

    @hookimpl
    def boodle_stop(self, setup: Setup) -> StopRule | None:
        return _stop_rule("change-suit", "document 004; RULES.md 1.12.5", setup.of(Change))


class ChangeColour(RulePlugin):
    """After a stop a suit of the other colour must be led."""

    manifest = Manifest(
        name="change-colour",
        title={"en": "change of colour", "de": "Rot-Schwarz-Wechsel", "fi": "värinvaihto"},
        version="1.0",
        kind="house-rule",
        summary="After a stop a suit of the other colour must be led",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Change]:
        return Change

    @hookimpl
    def boodle_lead_limits(self, setup: Setup) -> LeadLimit:
        return LeadLimit(id="change-colour.limit", source="RULES.md 1.12.5 (GU, OP4, RR, GO, AL)", suits="other-colour")

    @hookimpl
    def boodle_stop(self, setup: Setup) -> StopRule | None:
        return _stop_rule("change-colour", "RULES.md 1.12.5", setup.of(Change))


class FreeLeads(PlainPlugin):
    """After a stop any suit may be led, the same one too."""

    manifest = Manifest(
        name="free-leads",
        title={"en": "free leads", "de": "freie Farbwahl", "fi": "vapaa avaus"},
        version="1.0",
        kind="house-rule",
        summary="After a stop any suit may be led, the same one too",
    )
    rules = (LeadLimit(id="free-leads.limit", source="document 004; RULES.md 1.12.5 (BSP, EH, LR)", suits="any"),)


class LowestInHand(PlainPlugin):
    """A lead is the lowest card of the whole hand, not of a suit."""

    manifest = Manifest(
        name="lowest-in-hand",
        title={"en": "lowest card of the hand", "de": "niedrigste Karte der Hand", "fi": "käden matalin kortti"},
        version="1.0",
        kind="house-rule",
        summary="A lead is the lowest card in the hand",
    )
    rules = (LeadChoice(id="lowest-in-hand.choice", source="RULES.md 2.1 row 20 (CC, OP2, OP3, RO, RR)", card="lowest-in-hand"),)


@attrs.frozen
class Leading:
    """Parameter of the card that is led.

    Attributes:
        card: The ``lowest-of-suit`` (the suit is free), the ``lowest-in-hand``, or ``any``.
    """

    card: Literal["lowest-of-suit", "lowest-in-hand", "any"] = "any"


class LeadCard(RulePlugin):
    """Which card may be led of the suits that may."""

    manifest = Manifest(
        name="lead-card",
        title={"en": "the card that is led", "de": "welche Karte ausgespielt wird", "fi": "avauskortti"},
        version="1.0",
        kind="house-rule",
        summary="Any card may be led",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Leading]:
        return Leading

    @hookimpl
    def boodle_lead_choice(self, setup: Setup) -> LeadChoice:
        return LeadChoice(id="lead-card.choice", source="RULES.md 2.1 row 20 (HO, CAS, FO)", card=setup.of(Leading).card)
