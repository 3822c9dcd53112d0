"""The deal, the sale of the spare hand, and poker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal

import attrs

from boodle.cards import CardSet
from boodle.errors import ArgumentError, shown
from boodle.rules.base import UNSET, Declaration, Unset
from boodle.rules.checks import kind, one_of, to_account, to_tuple, whole

Ranking = Callable[[CardSet], Any]
"""Gives a comparable value for a poker hand of one to five cards; higher wins, equal ties."""


@attrs.frozen(kw_only=True)
class DealRule(Declaration):
    """How the pack is dealt out.

    ``dead_hand``: dealt ``first`` (at the dealer's left), ``last`` (after the dealer), or ``none``. ``leftover``: hands may be
    ``uneven``, or all are equal and the surplus goes to the ``dead-hand``. ``turn_up``: the last card of the dead hand is
    turned up for trumps. ``seen``: who looks into the dead hand: ``nobody``, the ``dealer``, or ``all`` (it lies face up).
    ``misdeal``: a faulty deal called before the first lead is a ``redeal``, or it ``stands``.
    """

    slot: ClassVar[str] = "deal"
    dead_hand: Literal["first", "last", "none"] | Unset = attrs.field(default=UNSET, validator=one_of("first", "last", "none"))
    leftover: Literal["uneven", "dead-hand"] | Unset = attrs.field(default=UNSET, validator=one_of("uneven", "dead-hand"))
    turn_up: bool | Unset = attrs.field(default=UNSET, validator=kind(bool))
    seen: Literal["nobody", "dealer", "all"] | Unset = attrs.field(default=UNSET, validator=one_of("nobody", "dealer", "all"))
    misdeal: Literal["redeal", "stands"] | Unset = attrs.field(default=UNSET, validator=one_of("redeal", "stands"))


@attrs.frozen(kw_only=True)
class Sale(Declaration):
    """One way in which the spare hand changes hands. Sales run one after the other while the spare hand is there.

    ``name`` tells sales apart and is what ``after`` refers to. ``form``: a ``swap`` (the buyers are asked once, in turn),
    an ``offer`` (the seller's hand at a fixed price, asked in turn) or an ``auction``. ``offer``: it takes place
    ``always``, or by ``choice`` of the dealer. ``buyers``: ``dealer``, ``eldest``, ``younger`` (all but the eldest), ``others``
    (all but the dealer) or ``all``. ``time``: it is held ``after-look``, or ``before-look``: nobody knows his own hand yet.
    ``price`` is paid to ``payee``: the ``seller`` (the dealer, or who sold his old hand), or an account. ``advance`` chips
    are paid by the dealer to the payee beforehand. ``unsold``: the spare hand ``stays``, the ``dealer-may-buy`` it for the
    price (in a swap or auction: for nothing), or the ``dealer-looks`` into it and then chooses.
    """

    slot: ClassVar[str] = "sale"
    key: ClassVar[str] = "name"
    name: str
    form: Literal["swap", "offer", "auction"] | Unset = attrs.field(default=UNSET, validator=one_of("swap", "offer", "auction"))
    buyers: Literal["dealer", "eldest", "younger", "others", "all"] | Unset = attrs.field(
        default=UNSET, validator=one_of("dealer", "eldest", "younger", "others", "all")
    )
    time: Literal["after-look", "before-look"] | Unset = attrs.field(default=UNSET, validator=one_of("after-look", "before-look"))
    offer: Literal["always", "choice"] | Unset = attrs.field(default=UNSET, validator=one_of("always", "choice"))
    opening: int | Unset = attrs.field(default=UNSET, validator=whole(1))
    step: int | Unset = attrs.field(default=UNSET, validator=whole(1))
    sealed: bool | Unset = attrs.field(default=UNSET, validator=kind(bool))
    price: int | Unset = attrs.field(default=UNSET, validator=whole())
    payee: tuple[str, ...] | Unset = attrs.field(default=UNSET, converter=to_account)
    eligible: Literal["any", "no-pay-card"] | Unset = attrs.field(default=UNSET, validator=one_of("any", "no-pay-card"))
    old_hand: Literal["dead", "new-spare"] | Unset = attrs.field(default=UNSET, validator=one_of("dead", "new-spare"))
    advance: int | Unset = attrs.field(default=UNSET, validator=whole())
    unsold: Literal["stays", "dealer-may-buy", "dealer-looks"] | Unset = attrs.field(
        default=UNSET, validator=one_of("stays", "dealer-may-buy", "dealer-looks")
    )
    after: tuple[str, ...] | Unset = attrs.field(default=UNSET, converter=to_tuple)


@attrs.frozen(kw_only=True)
class Poker(Declaration):
    """The poker round.

    ``when``: ``none``, ``before`` the stops (each picks five cards, then bets) or ``leftover`` (best hand among the cards left
    at the end, no betting). ``first``: who bets first. ``betting``: ``none`` or ``one-round``; ``limit`` is the largest raise in
    chips (0: none). ``cards``: the picked cards ``return`` to the hands or stay ``aside``. ``cap``: nobody may bet more than
    the ``smallest-stack`` still in; or ``side-pots``: whoever has too little calls with all he has, and plays for as much of
    each bet. ``ranking`` is the callable that ranks hands.
    """

    slot: ClassVar[str] = "poker"
    when: Literal["none", "before", "leftover"] | Unset = attrs.field(
        default=UNSET, validator=one_of("none", "before", "leftover")
    )
    first: Literal["dealer", "eldest"] | Unset = attrs.field(default=UNSET, validator=one_of("dealer", "eldest"))
    betting: Literal["none", "one-round"] | Unset = attrs.field(default=UNSET, validator=one_of("none", "one-round"))
    limit: int | Unset = attrs.field(default=UNSET, validator=whole())
    cards: Literal["return", "aside"] | Unset = attrs.field(default=UNSET, validator=one_of("return", "aside"))
    cap: Literal["smallest-stack", "side-pots"] | Unset = attrs.field(
        default=UNSET, validator=one_of("smallest-stack", "side-pots")
    )
    ranking: Ranking | Unset = attrs.field(default=UNSET)

    @ranking.validator
    def _ranking(self, field: object, value: object) -> None:
        if value is not UNSET and not callable(value):
            raise ArgumentError(f"'ranking' is {shown(value)}; expected a callable that ranks a CardSet")
