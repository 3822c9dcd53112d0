"""House rules about going out: what is paid for the cards left."""

from __future__ import annotations

import attrs

from boodle import Bank, CardPayment, CardSet, Manifest, RulePlugin, Setup, hookimpl
from boodle_variants.staking import not_negative


@attrs.frozen
class PerCard:
    """Parameters of the payment for cards left.

    Attributes:
        chips: Chips for each card.
        exempt: Whoever still holds one of these cards pays nothing.
    """

    chips: int = attrs.field(default=1, validator=not_negative)
    exempt: CardSet = attrs.field(factory=CardSet)


class CardPayments(RulePlugin):
    """Every opponent pays the winner for each card left."""

    manifest = Manifest(name="card-payment", version="1.0", kind="house-rule", summary="A chip to the winner for every card left")

    @hookimpl
    def boodle_parameters(self) -> type[PerCard]:
        return PerCard

    @hookimpl
    def boodle_payments(self, setup: Setup) -> CardPayment:
        per_card = setup.of(PerCard)
        return CardPayment(
            id="card-payment.per-card",
            source="documents 000, 003, 004; RULES.md 2.1 row 29",
            chips=per_card.chips,
            exempt=per_card.exempt,
        )


class DoubleCards(RulePlugin):
    """Two chips for every card left."""

    manifest = Manifest(
        name="double-cards", version="1.0", kind="house-rule", summary="Two chips to the winner for every card left"
    )

    @hookimpl
    def boodle_payments(self, setup: Setup) -> CardPayment:
        return CardPayment(id="double-cards.per-card", source="house rule; RULES.md 2.1 row 29", chips=2)


@attrs.frozen
class Poor:
    """Parameters for players who cannot pay.

    Attributes:
        cannot_pay: They pay what they have (``partial``) or go into ``debt``.
        broke_when: One counts as broke with ``zero`` chips, or when he ``cannot-ante``.
    """

    cannot_pay: str = attrs.field(default="partial", validator=attrs.validators.in_(("partial", "debt")))
    broke_when: str = attrs.field(default="zero", validator=attrs.validators.in_(("zero", "cannot-ante")))


class Broke(RulePlugin):
    """What happens to a player who cannot pay, and who counts as broke."""

    manifest = Manifest(name="broke", version="1.0", kind="house-rule", summary="Players who cannot pay, and who counts as broke")

    @hookimpl
    def boodle_parameters(self) -> type[Poor]:
        return Poor

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Bank:
        poor = setup.of(Poor)
        return Bank(
            id="broke.answer",
            source="RULES.md 3, edges 11 to 13",
            cannot_pay=poor.cannot_pay,  # type: ignore[arg-type]  # the parameter's validator allows these words only
            broke_when=poor.broke_when,  # type: ignore[arg-type]  # as above
        )
