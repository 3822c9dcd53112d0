"""Events: facts that a transition announces, in the past tense.

``audience`` says who is told: ``"all"``, or ``"owner"`` for the seat named in the event alone. Roles such as ``stopper``
are the names by which a fee can speak of the seat in the event (see :class:`boodle.Fee`).
"""

from __future__ import annotations

import functools
from typing import ClassVar, Literal

import attrs

from boodle.cards import CARDS, Card, CardSet
from boodle.chips import Account


@attrs.frozen
class Event:
    """Something that happened."""

    audience: ClassVar[Literal["all", "owner"]] = "all"
    role: ClassVar[str] = "actor"
    settles: ClassVar[bool] = True
    """Whether a rule may pay for it: a payment brings no further one and would tell a secret, and after the end nothing moves."""


@attrs.frozen
class RoundBegan(Event):
    """A round begins; rounds are numbered from 1."""

    number: int
    dealer: int


@attrs.frozen
class DealerCut(Event):
    """Cards were cut or dealt for the first deal, in seat order; ``dealer`` is None where some are level and cut again."""

    cards: tuple[Card, ...]
    dealer: int | None


@attrs.frozen
class Paid(Event):
    """Chips moved from one account to another, because of a rule."""

    settles: ClassVar[bool] = False
    payer: Account
    payee: Account
    chips: int
    rule: str


@attrs.frozen
class NothingToTake(Event):
    """A seat earned a space that was empty."""

    seat: int
    space: str
    rule: str


@attrs.frozen
class Forfeited(Event):
    """A barred seat earned a space; its chips stay."""

    seat: int
    space: str
    rule: str


@attrs.frozen
class Staked(Event):
    """A seat spread its chips over the spaces."""

    seat: int
    chips: tuple[tuple[str, int], ...]


@attrs.frozen
class Chosen(Event):
    """A seat chose an option in public."""

    seat: int
    question: str
    option: str


@attrs.frozen
class SatOut(Event):
    """A seat does not play this round."""

    seat: int
    rule: str


@attrs.frozen
class Dealt(Event):
    """The pack was dealt: so many cards to each seat and to the dead hand."""

    dealer: int
    counts: tuple[int, ...]
    dead: int


@attrs.frozen
class Received(Event):
    """A seat looks at its hand."""

    audience: ClassVar[Literal["all", "owner"]] = "owner"
    seat: int
    cards: CardSet


@attrs.frozen
class TurnedUp(Event):
    """A card of the dead hand was turned up."""

    card: Card


@attrs.frozen
class Misdealt(Event):
    """The deal was faulty and is dealt again by the same dealer."""

    dealer: int


@attrs.frozen
class Offered(Event):
    """The spare hand is for sale."""

    seller: int
    stage: str


@attrs.frozen
class Declined(Event):
    """A seat did not offer, bid for, or take the spare hand."""

    seat: int
    stage: str


@attrs.frozen
class BidMade(Event):
    """A seat bid for the spare hand."""

    seat: int
    chips: int


@attrs.frozen
class Exchanged(Event):
    """A seat laid its hand away and took the spare one."""

    seat: int
    gave: int
    took: int


@attrs.frozen
class StageSkipped(Event):
    """A sale did not take place because the spare hand was gone."""

    stage: str


@attrs.frozen
class Shown(Event):
    """A seat showed cards to everybody."""

    seat: int
    cards: CardSet


@attrs.frozen
class LookedAt(Event):
    """A seat looked into the spare hand; only the seat is told the cards."""

    audience: ClassVar[Literal["all", "owner"]] = "owner"
    seat: int
    cards: CardSet


@attrs.frozen
class Noted(Event):
    """A seat decided something that nobody else is told; only the seat is told what (``move`` in notation)."""

    audience: ClassVar[Literal["all", "owner"]] = "owner"
    settles: ClassVar[bool] = False
    seat: int
    move: str


@attrs.frozen
class BetMade(Event):
    """A seat put chips into the poker pot (0: checked)."""

    seat: int
    chips: int


@attrs.frozen
class Folded(Event):
    """A seat gave up its poker hand."""

    seat: int


@attrs.frozen
class PokerWon(Event):
    """The poker pot was won by these seats."""

    seats: tuple[int, ...]


@attrs.frozen
class CardPlayed(Event):
    """A seat laid a card; ``led`` where it began a run."""

    role: ClassVar[str] = "player"
    seat: int
    card: Card
    led: bool


@attrs.frozen
class Stopped(Event):
    """Nobody added the next card. ``reason``: top, dead, played, removed, aside, withheld; or hidden: dead or aside face down."""

    role: ClassVar[str] = "stopper"
    seat: int
    card: Card
    reason: str


@attrs.frozen
class Passed(Event):
    """A seat could not lead or play and the turn went on. ``reason``: no-suit (nothing it may lead), no-cards, no-card."""

    role: ClassVar[str] = "passer"
    seat: int
    reason: str
    rule: str


@attrs.frozen
class LimitLifted(Event):
    """A seat had nothing it might lead, so it may lead anything this time."""

    seat: int
    rule: str


@attrs.frozen
class Irregularity(Event):
    """A seat broke a rule that this table punishes. ``offence``: lead-choice or response; ``card`` the card concerned."""

    role: ClassVar[str] = "offender"
    seat: int
    offence: str
    card: Card
    rule: str


@attrs.frozen
class Caught(Event):
    """The round ended while a seat still held a pay card of a space."""

    role: ClassVar[str] = "holder"
    seat: int
    card: Card
    space: str


@attrs.frozen
class WentOut(Event):
    """A seat laid its last card and wins the round."""

    role: ClassVar[str] = "winner"
    seat: int


@attrs.frozen
class RoundVoid(Event):
    """Nobody can lead, or nobody may win: the round ends without a winner."""

    rule: str


@attrs.frozen
class RoundEnded(Event):
    """A round ended; ``left`` is the number of cards left in each hand, ``winner`` the seat that went out, if any."""

    role: ClassVar[str] = "winner"
    number: int
    winner: int | None
    left: tuple[int, ...]

    @property
    def seat(self) -> int | None:
        """The winner, under the name every event gives its seat."""
        return self.winner


@attrs.frozen
class TieBreak(Event):
    """These seats are level; one more round decides between them."""

    seats: tuple[int, ...]


@attrs.frozen
class TimeCalled(Event):
    """The round that is on is the last one."""


@attrs.frozen
class Left(Event):
    """A player left the table with his chips."""

    seat: int


@attrs.frozen
class TakenOver(Event):
    """Somebody else plays for a seat from now on."""

    seat: int
    name: str


@attrs.frozen
class SessionEnded(Event):
    """The session is over; ``winners`` holds every seat in first place."""

    settles: ClassVar[bool] = False
    winners: tuple[int, ...]
    purses: tuple[int, ...]


@attrs.frozen
class Announced(Event):
    """Something that a house rule's own phase says to everybody."""

    phase: str
    words: str
    values: tuple[tuple[str, int | str], ...] = ()


def is_told(event: Event, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) is told of an event."""
    return event.audience == "all" or (seat is not None and getattr(event, "seat", None) == seat)


@functools.cache
def card_played(seat: int, card: int, led: bool) -> tuple[Event, ...]:
    """The shared announcement of one card (a card index)."""
    return (CardPlayed(seat, CARDS[card], led),)


@functools.cache
def stopped(seat: int, card: int, reason: str) -> Stopped:
    """The shared announcement of one stop (a card index)."""
    return Stopped(seat, CARDS[card], reason)
