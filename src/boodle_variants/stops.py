"""House rules about stops: a bonus or a fee for whoever makes one, what a stuck leader does."""

from __future__ import annotations

from typing import Literal

import attrs

from boodle import Fee, Manifest, PassLeft, PlainPlugin, RulePlugin, Setup, Stopped, StopRule, hookimpl
from boodle_variants.given import not_negative

STOPS = ("top", "dead", "played", "removed", "aside", "hidden")
"""Stops that earn a bonus: all but those that come from a card held back."""


@attrs.frozen
class Bonus:
    """Parameters of the bonus for a stop.

    Attributes:
        chips: How much.
        payer: Who pays: the ``kitty`` while it lasts (where there is none: each opponent), ``each-opponent``, or the ``bank``.
        aces: Whether the last card of a suit counts as a stop too.
    """

    chips: int = attrs.field(default=1, validator=not_negative)
    payer: Literal["kitty", "each-opponent", "bank"] = "kitty"
    aces: bool = True


class StopBonus(RulePlugin):
    """Stops for chips: whoever makes a stop gets a small bonus."""

    manifest = Manifest(
        name="stop-bonus",
        title={"en": "a bonus for stops", "de": "Chips für Stopps", "fi": "palkkio pysähdyksestä"},
        version="1.0",
        kind="house-rule",
        summary="Whoever makes a stop gets a chip from the kitty",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Bonus]:
        return Bonus

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        bonus = setup.of(Bonus)
        payer = ("winner-space", "each-opponent") if bonus.payer == "kitty" else (bonus.payer,)
        return Fee(
            id="stop-bonus.bonus",
            source="document 003; RULES.md 1.12.3, edge 64",
            on=Stopped,
            payer=payer,
            payee="stopper",
            chips=bonus.chips,
            kind="bonus",
            while_it_lasts=True,
            barred_too=False,
            reasons=STOPS if bonus.aces else STOPS[1:],
        )


@attrs.frozen
class StopChips:
    """Parameter of the fee for a stop.

    Attributes:
        chips: How much the stopper pays.
    """

    chips: int = attrs.field(default=1, validator=not_negative)


class StopFee(RulePlugin):
    """Whoever makes a stop pays the kitty."""

    manifest = Manifest(
        name="stop-fee",
        title={"en": "a fee for stops", "de": "Gebühr für Stopps", "fi": "maksu pysähdyksestä"},
        version="1.0",
        kind="house-rule",
        summary="Whoever makes a stop pays a chip into the kitty",
    )

    @hookimpl
    def boodle_parameters(self) -> type[StopChips]:
        return StopChips

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        return Fee(
            id="stop-fee.fee",
            source="house rule",
            on=Stopped,
            payer="stopper",
            payee="winner-space",
            chips=setup.of(StopChips).chips,
            kind="fine",
        )


@attrs.frozen
class Starting:
    """Parameter of who leads after a stop.

    Attributes:
        leader: The ``stopper``, or the ``first-unable``: the player at his left, who cannot go on.
    """

    leader: Literal["stopper", "first-unable"] = "first-unable"


class AfterStop(RulePlugin):
    """Who leads after a stop: in two accounts the first who cannot go on, everywhere else the stopper."""

    manifest = Manifest(
        name="after-stop",
        title={"en": "who leads after a stop", "de": "wer nach einem Stopp ausspielt", "fi": "kuka avaa pysähdyksen jälkeen"},
        version="1.0",
        kind="house-rule",
        summary="After a stop the first who cannot go on leads",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Starting]:
        return Starting

    @hookimpl
    def boodle_stop(self, setup: Setup) -> StopRule:
        return StopRule(id="after-stop.leader", source="RULES.md 2.1 row 24 (PCD, SHR)", leader=setup.of(Starting).leader)


class PassToLeft(PlainPlugin):
    """A leader who has nothing he may lead passes the lead to the left."""

    manifest = Manifest(
        name="pass-left",
        title={"en": "the lead passes left", "de": "Ausspielen geht nach links", "fi": "avausvuoro vasemmalle"},
        version="1.0",
        kind="house-rule",
        summary="A leader who is stuck passes the lead to the left",
    )
    rules = (StopRule(id="pass-left.stuck", source="document 000; RULES.md 1.12.5", stuck=PassLeft()),)
