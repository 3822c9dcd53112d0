"""Payments between players, and what the bank says when somebody cannot pay."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import attrs

from boodle.cards import CardSet
from boodle.errors import ArgumentError, shown
from boodle.events import Event
from boodle.rules.base import UNSET, Declaration, Unset
from boodle.rules.checks import function, one_of, to_account, to_cards, to_tuple, whole

if TYPE_CHECKING:
    from boodle.effects import Transfer
    from boodle.table import Table

Pays = Callable[["Table", Event], Iterable["Transfer"]]


def _is_event(_: object, __: object, value: Any) -> None:
    if not (isinstance(value, type) and issubclass(value, Event) and value is not Event and value.settles):
        raise ArgumentError(f"'on' is {shown(value)}; expected a kind of event such as Stopped")


@attrs.frozen(kw_only=True)
class CardPayment(Declaration):
    """Chips for each card left, from every opponent to the winner. A holder of an ``exempt`` card pays nothing."""

    topic: str = "card-payment"
    chips: int = attrs.field(validator=whole())
    payee: Literal["winner"] = attrs.field(default="winner", validator=one_of("winner"))
    exempt: CardSet = attrs.field(default=CardSet(), converter=to_cards)


@attrs.frozen(kw_only=True)
class Fee(Declaration):
    """Chips that move when something happens.

    ``on`` is the event; ``payer`` and ``payee`` are the event's own role (``stopper``, ``winner``, ``passer``, ``offender``,
    ``holder``), ``each-opponent``, ``dealer``, a scope, a space or the ``bank``; several names are a preference, the first that
    exists. ``per``: for the ``event``, or for every ``card`` left in the payer's hand. ``kind`` orders payments of one event:
    fines, then bonuses, then settlements. ``while_it_lasts`` is needed where a space pays: it may run dry.
    """

    topic: str = ""
    on: type[Event] = attrs.field(validator=_is_event)
    payer: tuple[str, ...] = attrs.field(converter=to_account)
    payee: tuple[str, ...] = attrs.field(converter=to_account)
    chips: int = attrs.field(validator=whole())
    per: Literal["event", "card"] = attrs.field(default="event", validator=one_of("event", "card"))
    kind: Literal["fine", "bonus", "settlement"] = attrs.field(
        default="settlement", validator=one_of("fine", "bonus", "settlement")
    )
    while_it_lasts: bool = False
    barred_too: bool = True
    """Whether a barred player still gets or pays it; a bonus for stops does not go to barred players."""
    reasons: tuple[str, ...] = attrs.field(default=(), converter=to_tuple)
    """Only for these reasons of the event (of a stop: top, dead, played, removed, aside, withheld); none: for all."""


@attrs.frozen(kw_only=True)
class Consequence(Declaration):
    """The escape hatch: a callable of the table and the event that says which chips move."""

    on: type[Event] = attrs.field(validator=_is_event)
    pays: Pays = attrs.field(validator=function)


@attrs.frozen(kw_only=True)
class Bank(Declaration):
    """What happens when somebody is short.

    ``ante_short``: he stakes what he has (``partial``), sits the round out (``sit-out``), goes into ``debt``, or the session
    ends (``end-session``). ``cannot_pay``: he pays what he has (``partial``) or goes into ``debt``. ``broke_when``: a stack of
    ``zero``, or one that ``cannot-ante``. ``odd_chips`` of a split ``stay`` or go to the ``dealer``.
    """

    slot: ClassVar[str] = "bank"
    ante_short: Literal["partial", "sit-out", "debt", "end-session"] | Unset = attrs.field(
        default=UNSET, validator=one_of("partial", "sit-out", "debt", "end-session")
    )
    cannot_pay: Literal["partial", "debt"] | Unset = attrs.field(default=UNSET, validator=one_of("partial", "debt"))
    broke_when: Literal["zero", "cannot-ante"] | Unset = attrs.field(default=UNSET, validator=one_of("zero", "cannot-ante"))
    odd_chips: Literal["stay", "dealer"] | Unset = attrs.field(default=UNSET, validator=one_of("stay", "dealer"))


@attrs.frozen
class Fine:
    """A fine of so many chips to ``each-opponent`` or to an account."""

    chips: int = attrs.field(validator=whole())
    to: tuple[str, ...] = attrs.field(default=("each-opponent",), converter=to_account)


def _bars(bars: Iterable[str]) -> frozenset[str]:
    return frozenset(to_tuple(bars))


def _known_bars(_: object, __: object, value: frozenset[str]) -> None:
    if value - {"collect", "win"}:
        raise ArgumentError(f"'bars' is {shown(sorted(value))}; expected some of 'collect', 'win'")


@attrs.frozen(kw_only=True)
class Penalty(Declaration):
    """Declaring a penalty for a question makes its rule breakable: ``lead-choice`` or ``response``.

    ``bars`` from ``collect`` (spaces) and ``win`` (going out) for the rest of the round.
    """

    key: ClassVar[str] = "offence"
    offence: Literal["lead-choice", "response"] = attrs.field(validator=one_of("lead-choice", "response"))
    fine: Fine
    bars: frozenset[str] = attrs.field(default=frozenset(), converter=_bars, validator=_known_bars)
