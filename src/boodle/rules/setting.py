"""The table before the cards: pack, layout, spaces and what they pay."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

import attrs

from boodle.cards import RANKS, Card, CardSet
from boodle.errors import ArgumentError, shown
from boodle.rules.base import UNSET, Declaration, Unset
from boodle.rules.checks import kind, one_of, to_card_tuple, to_cards, to_space, to_tuple, tuple_of, whole

RANK_PLACE: Final = {rank: place for place, rank in enumerate(RANKS)}


def _known_ranks(_: object, field: attrs.Attribute[tuple[str, ...]], value: tuple[str, ...]) -> None:
    if not value or any(rank not in RANK_PLACE for rank in value):
        raise ArgumentError(f"'{field.name}' is {shown(value)}; expected ranks such as ('8', '9', '10')")


@attrs.frozen(kw_only=True)
class Deck(Declaration):
    """The pack: which cards are taken out, and where the ace ranks."""

    slot: ClassVar[str] = "deck"
    removed: CardSet | Unset = attrs.field(default=UNSET, converter=to_cards)
    ace: Literal["high", "low", "both"] | Unset = attrs.field(default=UNSET, validator=one_of("high", "low", "both"))


@attrs.frozen(kw_only=True)
class Layout(Declaration):
    """The pay cards on the board, in layout order; each is a space named by its card.

    ``unclaimed`` says what becomes of chips that nobody took in the round: they ``keep`` lying, go to the ``winner`` of the
    round, or are ``split`` among all who play.
    """

    slot: ClassVar[str] = "layout"
    cards: tuple[Card, ...] | Unset = attrs.field(default=UNSET, converter=to_card_tuple)
    unclaimed: Literal["keep", "winner", "split"] | Unset = attrs.field(
        default=UNSET, validator=one_of("keep", "winner", "split")
    )


@attrs.frozen
class Cards:
    """Pattern: these very cards."""

    cards: CardSet = attrs.field(converter=to_cards)


@attrs.frozen
class Trumps:
    """Pattern: cards of these ranks in the suit turned up."""

    ranks: tuple[str, ...] = attrs.field(converter=to_tuple, validator=_known_ranks)


@attrs.frozen
class SameSuitRun:
    """Pattern: all these ranks in one suit, whichever it is."""

    ranks: tuple[str, ...] = attrs.field(converter=to_tuple, validator=_known_ranks)


Pattern = Cards | Trumps | SameSuitRun


@attrs.frozen(kw_only=True)
class Claim:
    """How a space is earned.

    ``when``: ``played`` (one player has played all cards of the pattern this round), ``held`` (they are in one hand
    after the deal; several holders share), ``turned-up`` (the dealer, when such a card is turned), ``out`` (by going out: the
    space is a ``winner-space``) or ``poker`` (by the best poker hand: the space is a ``pot``). ``by``: the ``engine`` pays of
    itself, or the ``player`` has to say so: before poker for held cards, before the next card for played ones.
    """

    when: Literal["played", "held", "turned-up", "out", "poker"] | Unset = attrs.field(
        default=UNSET, validator=one_of("played", "held", "turned-up", "out", "poker")
    )
    pattern: Pattern | None = attrs.field(default=None)
    by: Literal["engine", "player"] | Unset = attrs.field(default=UNSET, validator=one_of("engine", "player"))


ROLES: Final = frozenset({
    "actor", "bank", "dealer", "each-opponent", "holder", "layout", "offender", "passer", "player", "pot", "seller", "stopper",
    "winner", "winner-space", "",
})  # fmt: skip
"""What a rule says of an account without naming it."""


def _no_role(_: object, field: attrs.Attribute[str], value: str) -> None:
    if value in ROLES:
        raise ArgumentError(
            f"'{field.name}' is {shown(value)}, which stands for an account already; give the space a name of its own"
        )


@attrs.frozen(kw_only=True)
class Space(Declaration):
    """One more space: a kitty, a pot, a combination. ``place`` orders the spaces behind the pay cards of the layout.

    ``unclaimed`` says what becomes of its chips at the end of a round: they ``keep`` lying, go to the ``winner``, or are
    ``split`` among all who play.
    """

    key: ClassVar[str] = "name"
    name: str = attrs.field(converter=to_space, validator=_no_role)
    place: int = attrs.field(validator=whole())
    claims: tuple[Claim, ...] = attrs.field(default=(), validator=tuple_of(Claim))
    unclaimed: Literal["keep", "winner", "split"] = attrs.field(default="keep", validator=one_of("keep", "winner", "split"))


@attrs.frozen(kw_only=True)
class ClaimRule(Declaration):
    """What every claim that does not say otherwise goes by."""

    slot: ClassVar[str] = "claims"
    when: Literal["played", "held"] | Unset = attrs.field(default=UNSET, validator=one_of("played", "held"))
    by: Literal["engine", "player"] | Unset = attrs.field(default=UNSET, validator=one_of("engine", "player"))


@attrs.frozen(kw_only=True)
class Payout(Declaration):
    """What a space pays: the whole ``pot``, or a fixed number of chips.

    ``payer`` of a fixed payout: ``bank`` (the space is emptied, the bank adds the rest or keeps the surplus), ``pot``
    (from the space, as far as it goes) or ``each-opponent`` (every opponent pays so much, the space stays as it is).
    """

    slot: ClassVar[str] = "payout"
    key: ClassVar[str] = "space"
    space: str = attrs.field(converter=to_space)
    chips: int | Literal["pot"] | Unset = attrs.field(default=UNSET)
    payer: Literal["pot", "bank", "each-opponent"] | Unset = attrs.field(
        default=UNSET, validator=one_of("pot", "bank", "each-opponent")
    )

    @chips.validator
    def _chips(self, field: object, value: object) -> None:
        if value != "pot":
            whole()(self, field, value)


@attrs.frozen
class Choice:
    """The dealer chooses one of these numbers before each deal."""

    options: tuple[int, ...] = attrs.field(validator=tuple_of(int))


@attrs.frozen(kw_only=True)
class Stakes(Declaration):
    """How the spaces of the layout are filled.

    ``fixed``: by the antes. ``free``: every player lays exactly ``total`` chips as he likes, at least ``minimum`` on
    each space. ``one-horse``: all ``total`` on one space of his choice. ``dealer_total`` is the dealer's own total
    (UNSET: the same). ``time``: before the deal, or after it but before anybody looks.
    """

    slot: ClassVar[str] = "stakes"
    mode: Literal["fixed", "free", "one-horse"] | Unset = attrs.field(
        default=UNSET, validator=one_of("fixed", "free", "one-horse")
    )
    total: int | Unset = attrs.field(default=UNSET, validator=whole(1))
    dealer_total: int | Literal["same"] | Unset = attrs.field(default=UNSET)
    minimum: int | Unset = attrs.field(default=UNSET, validator=whole())
    cover_all: bool | Unset = attrs.field(default=UNSET, validator=kind(bool))
    time: Literal["before-deal", "before-look"] | Unset = attrs.field(
        default=UNSET, validator=one_of("before-deal", "before-look")
    )

    @dealer_total.validator
    def _dealer_total(self, field: object, value: object) -> None:
        if value != "same":
            whole(1)(self, field, value)


@attrs.frozen(kw_only=True)
class Ante(Declaration):
    """What each player puts on a space, or on every space of a scope, before each deal.

    ``space`` is a space's name or a scope: ``layout`` (all spaces but those for going out and poker), ``winner-space``,
    ``pot``. ``dealer`` is what the dealer puts; UNSET means ``others`` times the scope's :class:`DealerFactor`. An ante
    on a space by name goes before one on its scope.
    """

    slot: ClassVar[str] = "ante"
    key: ClassVar[str] = "space"
    space: str = attrs.field(converter=to_space)
    others: int | Unset = attrs.field(default=UNSET, validator=whole())
    dealer: int | Unset = attrs.field(default=UNSET, validator=whole())


@attrs.frozen(kw_only=True)
class DealerFactor(Declaration):
    """How many times the others' ante the dealer puts on the spaces of a scope: a number, or his choice."""

    slot: ClassVar[str] = "dealer-factor"
    key: ClassVar[str] = "scope"
    scope: Literal["layout", "winner-space", "pot"] = attrs.field(validator=one_of("layout", "winner-space", "pot"))
    factor: int | Choice | Unset = attrs.field(default=UNSET)

    @factor.validator
    def _factor(self, field: object, value: object) -> None:
        if not isinstance(value, Choice):
            whole()(self, field, value)
