"""House rules about going out: what is paid for the cards left, and what happens to players who cannot pay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import attrs

from boodle import (
    Bank,
    CardPayment,
    CardSet,
    Caught,
    Consequence,
    Event,
    Manifest,
    PlainPlugin,
    RulePlugin,
    Setup,
    Table,
    Transfer,
    hookimpl,
)
from boodle_variants.given import not_negative


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

    manifest = Manifest(
        name="card-payment",
        title={"en": "payment for cards left", "de": "Zahlung für Restkarten", "fi": "maksu käteen jääneistä korteista"},
        version="1.0",
        kind="house-rule",
        summary="A chip to the winner for every card left",
    )

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


class DoubleCards(PlainPlugin):
    """Two chips for every card left."""

    manifest = Manifest(
        name="double-cards",
        title={
            "en": "two chips for every card left",
            "de": "zwei Chips je Restkarte",
            "fi": "kaksi pelimerkkiä kultakin kortilta",
        },
        version="1.0",
        kind="house-rule",
        summary="Two chips to the winner for every card left",
    )
    rules = (CardPayment(id="double-cards.per-card", source="house rule; RULES.md 2.1 row 29", chips=2),)


def _double(table: Table, event: Event) -> Iterable[Transfer]:
    """Whoever is caught puts as much on the space as lies there."""
    assert isinstance(event, Caught)
    yield Transfer(event.seat, event.space, table.spaces[event.space])


class CaughtHolding(PlainPlugin):
    """Whoever still holds a pay card at the end doubles what lies on its space."""

    manifest = Manifest(
        name="caught",
        title={"en": "caught with a boodle card", "de": "mit einer Boodle-Karte erwischt", "fi": "käteen jäänyt boodlekortti"},
        version="1.0",
        kind="house-rule",
        summary="Whoever is left with a pay card doubles what lies on its space",
    )
    rules = (
        Consequence(
            id="caught.double",
            source="RULES.md 1.10, 2.1 row 35 (FO)",
            text={
                "en": "Whoever still holds a card at the end whose play would have won a space doubles what lies there.",
                "de": "Wer am Ende noch eine Karte hält, mit der er ein Feld kassiert hätte, verdoppelt, was darauf liegt.",
                "fi": "Jos pelaajalle jää käteen kortti, jolla hän olisi saanut paikan pelimerkit, hän kaksinkertaistaa ne.",
            },
            on=Caught,
            pays=_double,
        ),
    )


@attrs.frozen
class Poor:
    """Parameters for players who cannot pay.

    Attributes:
        cannot_pay: They pay what they have (``partial``) or go into ``debt``.
        broke_when: One counts as broke with ``zero`` chips, or when he ``cannot-ante``.
    """

    cannot_pay: Literal["partial", "debt"] = "partial"
    broke_when: Literal["zero", "cannot-ante"] = "zero"


class Broke(RulePlugin):
    """What happens to a player who cannot pay, and who counts as broke."""

    manifest = Manifest(
        name="broke",
        title={"en": "players who cannot pay", "de": "wer nicht zahlen kann", "fi": "maksukyvyttömät pelaajat"},
        version="1.0",
        kind="house-rule",
        summary="Players who cannot pay, and who counts as broke",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Poor]:
        return Poor

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Bank:
        poor = setup.of(Poor)
        source = "RULES.md 3, edges 11 to 13"
        return Bank(id="broke.answer", source=source, cannot_pay=poor.cannot_pay, broke_when=poor.broke_when)


@attrs.frozen
class Remainder:
    """Parameter of the rule for chips that cannot be divided.

    Attributes:
        to: They ``stay`` on their space, or go to the ``dealer``.
    """

    to: Literal["stay", "dealer"] = "dealer"


class OddChips(RulePlugin):
    """What becomes of the chips that several winners of one space cannot divide."""

    manifest = Manifest(
        name="odd-chips",
        title={"en": "odd chips", "de": "überzählige Chips", "fi": "jaossa yli jäävät pelimerkit"},
        version="1.0",
        kind="house-rule",
        summary="Odd chips of a split go to the dealer",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Remainder]:
        return Remainder

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Bank:
        return Bank(id="odd-chips.answer", source="RULES.md 2.1 row 28, edges 53 and 57", odd_chips=setup.of(Remainder).to)
