"""What one seat may know: copied from the state, field by field, from what is permitted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from boodle.cards import Card, CardSet, Suit
from boodle.chips import Spaces
from boodle.table import Table, played

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook
    from boodle.state import State


@attrs.frozen(kw_only=True)
class View:
    """The table as one seat sees it (``seat`` None: as a spectator does).

    Attributes:
        seat: Whose view it is.
        hand: The seat's own cards.
        counts: How many cards each seat holds.
        dead_count: How many cards the dead hand has.
        played: All cards played this round.
        known: Cards outside the own hand that this seat has seen, or that everybody has.
        stopped_suit: The suit of the last stop, where a lead is due.
        purses: The chips of each seat.
        spaces: The chips on each space.
        dealer: The dealer's seat.
        seated: The seats that play this round.
        winner: Who went out this round.
        trump: The suit turned up.
        titles: Titles won this round, such as ``poker``, each with its seats.
        memory: What phases remember and this seat may know.
    """

    seat: int | None
    hand: CardSet
    counts: tuple[int, ...]
    dead_count: int
    played: CardSet
    known: CardSet
    stopped_suit: Suit | None
    purses: tuple[int, ...]
    spaces: Spaces
    dealer: int
    seated: tuple[int, ...]
    winner: int | None
    trump: Suit | None
    titles: tuple[tuple[str, tuple[int, ...]], ...]
    memory: dict[str, Any] = attrs.field(hash=False)

    def holds(self, card: Card | str) -> bool:
        """Whether the seat holds a card."""
        return card in self.hand


def view_of(rulebook: Rulebook, state: State, seat: int | None) -> View:
    """What a seat (None: a spectator) may know of a state."""
    table = Table(rulebook, state)
    rest = state.rest
    known = rest.public
    if seat is not None and rest.known:
        known |= rest.known[seat] | rest.aside[seat]
    suit = getattr(state.stage, "suit", 4)
    return View(
        seat=seat,
        hand=CardSet(0 if seat is None else state.hands[seat]),
        counts=tuple(hand.bit_count() for hand in state.hands),
        dead_count=rest.dead.bit_count(),
        played=CardSet(played(rulebook, state)),
        known=CardSet(known),
        stopped_suit=None if suit > 3 else Suit(suit),
        purses=table.purses,
        spaces=table.spaces,
        dealer=table.dealer,
        seated=table.seated,
        winner=table.winner,
        trump=None if rest.trump > 3 else Suit(rest.trump),
        titles=rest.titles,
        memory=_memory(rulebook, state, seat),
    )


def _memory(rulebook: Rulebook, state: State, seat: int | None) -> dict[str, Any]:
    audiences = {name: memory.audience for phase in rulebook.phases for name, memory in phase.memory.items()}
    seen = {}
    for name, value in state.rest.memory:
        if audiences[name] == "all":
            seen[name] = value
        elif audiences[name] == "owner" and seat is not None:
            seen[name] = value[seat]
    return seen
