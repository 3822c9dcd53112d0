"""House rules about how the layout is filled: free staking, one horse, fixed payouts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import attrs

from boodle import Ante, Manifest, Payout, RulePlugin, Setup, Stakes, hookimpl
from boodle_variants.given import not_negative, positive
from boodle_variants.layouts import CADACO_PAYOUTS

When = Literal["before-deal", "before-look"]


def _dealer_total(_: object, field: attrs.Attribute[int | None], value: int | None) -> None:
    if value is not None and value < 1:
        raise ValueError(f"'{field.name}' is {value}; expected 1 or more")


@attrs.frozen
class FreeStakes:
    """Parameters of free staking.

    Attributes:
        total: Chips that each player lays out, no more and no less.
        minimum: Fewest chips on each space.
        dealer_total: The dealer's own total; None: the same.
        cover_all: No space may be left bare.
        time: Before the deal, or after it but before anybody looks.
    """

    total: int = attrs.field(default=6, validator=positive)
    minimum: int = attrs.field(default=0, validator=not_negative)
    dealer_total: int | None = attrs.field(default=None, validator=_dealer_total)
    cover_all: bool = False
    time: When = "before-deal"


class FreeStaking(RulePlugin):
    """Every player spreads a fixed number of chips over the boodle cards as he likes."""

    manifest = Manifest(
        name="free-staking",
        title={"en": "free staking", "de": "freie Einsätze", "fi": "vapaat panokset"},
        version="1.0",
        kind="house-rule",
        summary="Everybody spreads six chips over the layout as he likes",
    )

    @hookimpl
    def boodle_parameters(self) -> type[FreeStakes]:
        return FreeStakes

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakes:
        given = setup.of(FreeStakes)
        return Stakes(
            id="free-staking.stakes",
            source="documents 000 and 004; RULES.md 1.12.4, edge 65",
            mode="free",
            total=given.total,
            minimum=given.minimum,
            dealer_total="same" if given.dealer_total is None else given.dealer_total,
            cover_all=given.cover_all,
            time=given.time,
        )


@attrs.frozen
class Horse:
    """Parameters of the stake on one horse.

    Attributes:
        total: Chips on the space that a player chooses.
        dealer_total: The dealer's own; None: the same.
        cover_all: In the end no space may be bare (as far as the players suffice).
        time: Before the deal, or after it but before anybody looks.
    """

    total: int = attrs.field(default=1, validator=positive)
    dealer_total: int | None = attrs.field(default=None, validator=_dealer_total)
    cover_all: bool = False
    time: When = "before-look"


class OneHorse(RulePlugin):
    """Every player stakes on one space of his choice."""

    manifest = Manifest(
        name="one-horse",
        title={"en": "one horse each", "de": "ein Pferd für jeden", "fi": "yksi hevonen kullekin"},
        version="1.0",
        kind="house-rule",
        summary="Everybody stakes a chip on one card of his choice",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Horse]:
        return Horse

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakes:
        given = setup.of(Horse)
        return Stakes(
            id="one-horse.stakes",
            source="RULES.md 1.5 (TH, PEEL-N), 1.12.4",
            mode="one-horse",
            total=given.total,
            dealer_total="same" if given.dealer_total is None else given.dealer_total,
            cover_all=given.cover_all,
            time=given.time,
        )


@attrs.frozen
class FixedPayouts:
    """Parameters of the Cadaco payouts.

    Attributes:
        payout: The numbers are ``fixed`` payouts, or every player's stake on the space (``weighted-ante``).
        payer: Who pays a fixed payout: the ``bank`` (it evens out what lies on the space), the ``pot`` as far as it goes, or
            ``each-opponent``.
    """

    payout: Literal["fixed", "weighted-ante"] = "fixed"
    payer: Literal["bank", "pot", "each-opponent"] = "bank"


class CadacoPayouts(RulePlugin):
    """The payouts 8-2-10-5-10 for ten of hearts, jack of spades, queen of diamonds, king of clubs, ace of hearts."""

    manifest = Manifest(
        name="cadaco-payouts",
        title={"en": "fixed payouts (Cadaco)", "de": "feste Auszahlungen (Cadaco)", "fi": "kiinteät maksut (Cadaco)"},
        version="1.0",
        kind="house-rule",
        summary="Fixed payouts of 8, 2, 10, 5 and 10 chips",
    )
    source = "document 003; RULES.md 1.9, edge 66"

    @hookimpl
    def boodle_parameters(self) -> type[FixedPayouts]:
        return FixedPayouts

    @hookimpl
    def boodle_payouts(self, setup: Setup) -> Iterator[Payout]:
        given = setup.of(FixedPayouts)
        if given.payout == "fixed":
            for space, chips in CADACO_PAYOUTS.items():
                rule = f"cadaco-payouts.{space.lower()}"
                yield Payout(id=rule, source=self.source, space=space, chips=chips, payer=given.payer)

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Iterator[Ante]:
        if setup.of(FixedPayouts).payout == "weighted-ante":
            for space, chips in CADACO_PAYOUTS.items():
                yield Ante(id=f"cadaco-payouts.{space.lower()}", source=self.source, space=space, others=chips)
