"""House rules about the widow, the spare hand: exchanged, offered, auctioned, paid for."""

from __future__ import annotations

from typing import Literal

import attrs

from boodle import Manifest, RulePlugin, Sale, Setup, hookimpl
from boodle_variants.given import not_negative, positive

Payee = Literal["dealer", "kitty"]
Eligible = Literal["any", "no-pay-card"]

_PAYEES = {"dealer": ("seller",), "kitty": ("winner-space", "seller")}


@attrs.frozen
class Exchanging:
    """Parameters of the exchange.

    Attributes:
        by: Who may exchange: the ``dealer``, or the ``eldest`` player at his left.
        price: Chips that it costs.
        payee: Who gets the price where it costs something.
        eligible: Whether a holder of a pay card may exchange.
        old_hand: The hand laid away is ``dead``, or the ``new-spare`` that may be sold on.
        time: ``after-look``: he knows his own hand; ``before-look``: nobody knows any.
    """

    by: Literal["dealer", "eldest"] = "dealer"
    price: int = attrs.field(default=0, validator=not_negative)
    payee: Payee = "kitty"
    eligible: Eligible = "any"
    old_hand: Literal["dead", "new-spare"] = "dead"
    time: Literal["after-look", "before-look"] = "after-look"


class WidowExchange(RulePlugin):
    """The dealer may lay his hand away and take the spare hand for it, unseen."""

    manifest = Manifest(
        name="widow-exchange",
        title={"en": "exchange of the spare hand", "de": "Extrahand tauschen", "fi": "varakäden vaihto"},
        version="1.0",
        kind="house-rule",
        summary="The dealer may exchange his hand for the widow",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Exchanging]:
        return Exchanging

    @hookimpl
    def boodle_widow(self, setup: Setup) -> Sale:
        given = setup.of(Exchanging)
        return Sale(
            id="widow-exchange.sale",
            source="documents 000 and 004; RULES.md 1.12.6",
            name="exchange",
            form="swap",
            buyers=given.by,
            price=given.price,
            payee=_PAYEES[given.payee],
            eligible=given.eligible,
            old_hand=given.old_hand,
            time=given.time,
        )


@attrs.frozen
class Offering:
    """Parameters of the offer in turn.

    Attributes:
        to: It is offered to the ``others`` (all but the dealer), or to the ``younger`` (all but the eldest, the dealer last).
        price: Chips that the widow costs.
        payee: Who gets them: the ``kitty`` (the seller where there is none) or the ``dealer``.
        offer: The dealer offers it by ``choice``, or ``always``.
        unsold: It ``stays`` where it is, or the ``dealer-may-buy`` it for the same price.
        eligible: Whether a holder of a pay card may buy.
    """

    to: Literal["others", "younger"] = "others"
    price: int = attrs.field(default=3, validator=not_negative)
    payee: Payee = "kitty"
    offer: Literal["choice", "always"] = "choice"
    unsold: Literal["stays", "dealer-may-buy"] = "dealer-may-buy"
    eligible: Eligible = "any"


class WidowOffer(RulePlugin):
    """The dealer may offer the widow at a fixed price; each in turn may buy it, at last the dealer himself."""

    manifest = Manifest(
        name="widow-offer",
        title={"en": "sale of the spare hand", "de": "Extrahand verkaufen", "fi": "varakäden myynti"},
        version="1.0",
        kind="house-rule",
        summary="The widow is offered in turn at a fixed price",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Offering]:
        return Offering

    @hookimpl
    def boodle_widow(self, setup: Setup) -> Sale:
        given = setup.of(Offering)
        return Sale(
            id="widow-offer.sale",
            source="document 003; RULES.md 1.12.7, edges 24, 26 and 27",
            name="offer",
            form="offer",
            offer=given.offer,
            buyers=given.to,
            price=given.price,
            payee=_PAYEES[given.payee],
            eligible=given.eligible,
            unsold=given.unsold,
            after=("exchange",),
        )


@attrs.frozen
class Auctioning:
    """Parameters of the auction.

    Attributes:
        opening: The lowest first bid.
        step: A bid tops the standing one by this much or a multiple of it.
        payee: Who gets the price.
        offer: The dealer auctions it by ``choice``, or ``always``.
        unsold: It ``stays``, or the dealer may still take it for nothing (``dealer-may-buy``).
        eligible: Whether a holder of a pay card may bid.
        sealed: Everybody writes one bid down; of equal ones the first from the dealer's left wins.
    """

    opening: int = attrs.field(default=1, validator=positive)
    step: int = attrs.field(default=1, validator=positive)
    payee: Payee = "dealer"
    offer: Literal["choice", "always"] = "choice"
    unsold: Literal["stays", "dealer-may-buy"] = "stays"
    eligible: Eligible = "any"
    sealed: bool = False


class WidowAuction(RulePlugin):
    """The dealer may auction the widow: the highest bidder pays and takes it for his hand."""

    manifest = Manifest(
        name="widow-auction",
        title={"en": "auction of the spare hand", "de": "Extrahand versteigern", "fi": "varakäden huutokauppa"},
        version="1.0",
        kind="house-rule",
        summary="The widow goes to the highest bidder",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Auctioning]:
        return Auctioning

    @hookimpl
    def boodle_widow(self, setup: Setup) -> Sale:
        given = setup.of(Auctioning)
        return Sale(
            id="widow-auction.sale",
            source="document 004; RULES.md 1.12.7, edges 22 to 25",
            name="auction",
            form="auction",
            offer=given.offer,
            buyers="others",
            opening=given.opening,
            step=given.step,
            payee=_PAYEES[given.payee],
            eligible=given.eligible,
            unsold=given.unsold,
            sealed=given.sealed,
            after=("exchange", "offer"),
        )


@attrs.frozen
class Paying:
    """Parameter of Pay-the-Widow.

    Attributes:
        price: Chips that the dealer puts up, and that a buyer pays.
    """

    price: int = attrs.field(default=3, validator=positive)


class PayTheWidow(RulePlugin):
    """The dealer always pays for the widow; unsold, he may look into it and choose the better hand."""

    manifest = Manifest(
        name="pay-the-widow",
        title="Pay the Widow",
        version="1.0",
        kind="house-rule",
        summary="The dealer must pay for the widow; if it stays unsold he looks and chooses",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Paying]:
        return Paying

    @hookimpl
    def boodle_widow(self, setup: Setup) -> Sale:
        price = setup.of(Paying).price
        return Sale(
            id="pay-the-widow.sale",
            source="document 003; RULES.md 1.12.1",
            name="offer",
            form="offer",
            offer="always",
            buyers="others",
            price=price,
            payee=_PAYEES["kitty"],
            advance=price,
            unsold="dealer-looks",
            after=("exchange",),
        )
