"""House rules about stakes: the kitty, the dealer's share, players who are short."""

from __future__ import annotations

from typing import Literal

import attrs

from boodle import (
    Ante,
    Bank,
    Choice,
    Claim,
    DealerFactor,
    Layout,
    Manifest,
    RulePlugin,
    Setup,
    Space,
    Stakings,
    hookimpl,
)
from boodle_variants.given import not_negative


@attrs.frozen
class KittyStake:
    """Parameters of the kitty.

    Attributes:
        stake: Chips that every player puts in before each deal.
        name: What the space is called.
    """

    stake: int = attrs.field(default=2, validator=not_negative)
    name: str = "Kitty"


class Kitty(RulePlugin):
    """A central space that everybody stakes on and the first player out takes."""

    manifest = Manifest(
        name="kitty", title="Kitty", version="1.0", kind="house-rule", summary="A kitty that the first player out takes"
    )

    @hookimpl
    def boodle_parameters(self) -> type[KittyStake]:
        return KittyStake

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> Space:
        return Space(
            id="kitty.space", source="document 003", name=setup.of(KittyStake).name, place=100, claims=(Claim(when="out"),)
        )

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Ante:
        kitty = setup.of(KittyStake)
        return Ante(id="kitty.ante", source="document 003; RULES.md 2.1 row 8", space=kitty.name, others=kitty.stake)


@attrs.frozen
class Dealer:
    """Parameters of the dealer's share.

    Attributes:
        on: Where the dealer puts more: on the ``spaces`` of the layout, in the ``kitty``, on ``both``, or on ``all`` (the poker
            pot too).
        factor: How many times what the others put.
        may: Whether he may choose, before each deal, to put no more than the others.
    """

    on: Literal["spaces", "kitty", "both", "all"] = "spaces"
    factor: int = attrs.field(default=2, validator=not_negative)
    may: bool = False


class DealerDouble(RulePlugin):
    """The dealer stakes twice what the others do."""

    manifest = Manifest(
        name="dealer-double",
        title={
            "en": "double stakes of the dealer",
            "de": "doppelte Einsätze des Gebers",
            "fi": "jakajan kaksinkertaiset panokset",
        },
        version="1.0",
        kind="house-rule",
        summary="The dealer stakes twice what the others do",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Dealer]:
        return Dealer

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakings:
        dealer = setup.of(Dealer)
        factor = Choice((1, dealer.factor)) if dealer.may and dealer.factor != 1 else dealer.factor
        if dealer.on != "kitty":
            yield DealerFactor(id="dealer-double.spaces", source="documents 000 and 004", scope="layout", factor=factor)
        if dealer.on != "spaces":
            yield DealerFactor(id="dealer-double.kitty", source="document 003 (house rule)", scope="winner-space", factor=factor)
        if dealer.on == "all":
            yield DealerFactor(id="dealer-double.pot", source="RULES.md 1.9 (LB)", scope="pot", factor=factor)


@attrs.frozen
class Short:
    """Parameter of the rule for a player who cannot stake in full.

    Attributes:
        answer: He stakes what he has (``partial``), sits out (``sit-out``), goes into ``debt``, or the session ends.
    """

    answer: Literal["partial", "sit-out", "debt", "end-session"] = "partial"


class AnteShort(RulePlugin):
    """What happens to a player who cannot stake in full."""

    manifest = Manifest(
        name="ante-short",
        title={
            "en": "too few chips for the stakes",
            "de": "zu wenige Chips für die Einsätze",
            "fi": "liian vähän pelimerkkejä panoksiin",
        },
        version="1.0",
        kind="house-rule",
        summary="What happens to a player who cannot stake in full",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Short]:
        return Short

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Bank:
        return Bank(id="ante-short.answer", source="RULES.md 3, edges 9 and 10", ante_short=setup.of(Short).answer)


@attrs.frozen
class Unclaimed:
    """Parameter of the rule for chips that nobody took.

    Attributes:
        chips: They ``keep`` lying for the next round, go to the ``winner`` of the round, or are ``split``.
    """

    chips: Literal["keep", "winner", "split"] = "keep"


class CarryOver(RulePlugin):
    """What becomes of chips on boodle cards that nobody played."""

    manifest = Manifest(
        name="carry-over",
        title={"en": "chips nobody takes", "de": "liegen gebliebene Chips", "fi": "ottamatta jääneet pelimerkit"},
        version="1.0",
        kind="house-rule",
        summary="What becomes of chips that nobody took in a round",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Unclaimed]:
        return Unclaimed

    @hookimpl
    def boodle_layout(self, setup: Setup) -> Layout:
        return Layout(
            id="carry-over.unclaimed",
            source="documents 000, 003, 004; RULES.md 2.1 row 40",
            unclaimed=setup.of(Unclaimed).chips,
        )
