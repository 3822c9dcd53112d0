"""The stops: what follows what, who opens, what may be led, and what happens when a run stops."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

import attrs

from boodle.cards import CardSet, Suit
from boodle.rules.base import UNSET, Declaration, Unset
from boodle.rules.checks import kind, one_of, to_account, whole, word_or_callable

if TYPE_CHECKING:
    from boodle.view import View

SuitLimit = Callable[["View"], CardSet]
"""Given what a seat knows, the cards whose suits it may lead."""

CHOICES = ("lowest-of-suit", "lowest-in-hand", "any")


@attrs.frozen(kw_only=True)
class Succession(Declaration):
    """The order of a run: ``up`` from low to high, or ``down``."""

    slot: ClassVar[str] = "succession"
    order: Literal["up", "down"] | Unset = attrs.field(default=UNSET, validator=one_of("up", "down"))


def _suit(suit: Suit | str) -> Suit:
    return suit if isinstance(suit, Suit) else Suit.parse(suit)


@attrs.frozen
class LowestHeld:
    """Whoever holds the lowest card of a suit that is in any hand; nobody does: the eldest."""

    suit: Suit = attrs.field(converter=_suit)


@attrs.frozen
class Title:
    """Whoever won a title this round, such as ``poker``; of several the first from the dealer's left; nobody: the eldest."""

    title: str


@attrs.frozen(kw_only=True)
class Opening(Declaration):
    """Who leads first, and what.

    ``lead``: the ``usual`` lead choice, or ``that-card`` by which the leader was found. ``suits``: ``any``, ``black`` or ``red``
    for the first lead. ``choice``: a lead choice for the first lead alone, or ``usual``.
    """

    slot: ClassVar[str] = "opening"
    leader: Literal["eldest", "dealer"] | LowestHeld | Title | Unset = attrs.field(default=UNSET)
    lead: Literal["usual", "that-card"] | Unset = attrs.field(default=UNSET, validator=one_of("usual", "that-card"))
    suits: Literal["any", "black", "red"] | Unset = attrs.field(default=UNSET, validator=one_of("any", "black", "red"))
    choice: Literal["usual", "lowest-of-suit", "lowest-in-hand", "any"] | Unset = attrs.field(
        default=UNSET, validator=one_of("usual", *CHOICES)
    )

    @leader.validator
    def _leader(self, field: object, value: object) -> None:
        if not isinstance(value, LowestHeld | Title):
            one_of("eldest", "dealer")(self, field, value)


@attrs.frozen(kw_only=True)
class LeadLimit(Declaration):
    """Which suits may be led after a stop: ``any``, an ``other-suit``, an ``other-colour``, or a callable's choice.

    Limits of different topics all hold together; within a topic rank decides, so ``any`` can lift a game's limit.
    """

    topic: str = "lead-suits"
    suits: Literal["any", "other-suit", "other-colour"] | SuitLimit = attrs.field(
        validator=word_or_callable("any", "other-suit", "other-colour")
    )


@attrs.frozen(kw_only=True)
class LeadChoice(Declaration):
    """Which card of the suits that may be led: the ``lowest-of-suit``, the ``lowest-in-hand``, or ``any``."""

    slot: ClassVar[str] = "lead-choice"
    card: Literal["lowest-of-suit", "lowest-in-hand", "any"] | Unset = attrs.field(default=UNSET, validator=one_of(*CHOICES))


@attrs.frozen(kw_only=True)
class Response(Declaration):
    """How the next card is found: its ``holder`` lays it, or it is asked for in ``rotation`` and those without pass."""

    slot: ClassVar[str] = "response"
    order: Literal["holder", "rotation"] | Unset = attrs.field(default=UNSET, validator=one_of("holder", "rotation"))


@attrs.frozen
class SameSuit:
    """The limits are lifted for this lead."""


@attrs.frozen
class PassLeft:
    """The lead passes to the next player on the left who has cards."""


@attrs.frozen
class FineAndPass:
    """The leader pays a fine, then the lead passes to the left."""

    chips: int = attrs.field(default=1, validator=whole(1))
    to: tuple[str, ...] = attrs.field(default=("winner-space",), converter=to_account)


@attrs.frozen
class Void:
    """The round ends without a winner and without payments."""


@attrs.frozen
class VoidPay:
    """The round ends without a winner; everybody pays for the cards left, into a space."""

    to: tuple[str, ...] = attrs.field(default=("winner-space",), converter=to_account)


@attrs.frozen(kw_only=True)
class StopRule(Declaration):
    """What happens after a stop.

    ``leader``: the ``stopper`` leads, or the ``first-unable``, the player at his left. ``stuck``: the leader has nothing he
    may lead. ``nobody``: nobody has.
    """

    slot: ClassVar[str] = "stop"
    leader: Literal["stopper", "first-unable"] | Unset = attrs.field(default=UNSET, validator=one_of("stopper", "first-unable"))
    stuck: SameSuit | PassLeft | FineAndPass | Unset = attrs.field(default=UNSET, validator=kind(SameSuit, PassLeft, FineAndPass))
    nobody: Void | VoidPay | SameSuit | Unset = attrs.field(default=UNSET, validator=kind(Void, VoidPay, SameSuit))
