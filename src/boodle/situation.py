"""What lies on the table and who plays, read off one position of a session."""

from __future__ import annotations

import operator
from typing import Any, NamedTuple

from boodle.cards import CardSet
from boodle.chips import Spaces
from boodle.frozen import FrozenMap
from boodle.rulebook import Rulebook
from boodle.state import Over, State
from boodle.table import Table, played


class Session(NamedTuple):
    """What belongs to a session rather than to one position of it: the rules, the players' names, and how it began."""

    rulebook: Rulebook
    names: tuple[str, ...]
    start: FrozenMap[Any]


class Situation:
    """One position of a session, with everything visible.

    Attributes:
        state: The position, for the pure functions.
    """

    __slots__ = ("_session", "state")

    _session: Session
    state: State

    @property
    def rulebook(self) -> Rulebook:
        """The rules."""
        return self._session.rulebook

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._session.names

    @property
    def start(self) -> FrozenMap[Any]:
        """How it began, in plain values: the arguments of :meth:`new`, or the ``position`` of :meth:`from_position`."""
        return self._session.start

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the dealer deals, or at the end."""
        return self.state.stage.turn

    over: bool = property(  # type: ignore[assignment]  # read like a field, and often
        operator.attrgetter("state.stage.ended"), doc="Whether the session is over."
    )

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place when the session is over; ``()`` before."""
        return self.state.stage.winners if isinstance(self.state.stage, Over) else ()

    @property
    def winner(self) -> int | None:
        """The seat that won the session; None while it is on, and where first place is shared."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def round_winner(self) -> int | None:
        """Who went out in the round that was played last; None in mid-round and where a round had no winner."""
        return Table(self.rulebook, self.state).winner

    @property
    def round_number(self) -> int:
        """The number of the round, from 1; 0 while the first dealer is cut for."""
        return self.state.round.number

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.state.round.dealer

    @property
    def purses(self) -> tuple[int, ...]:
        """The chips of each seat."""
        return self.state.chips[: self.rulebook.seats]

    @property
    def spaces(self) -> Spaces:
        """The chips on each space, in layout order."""
        return Table(self.rulebook, self.state).spaces

    @property
    def bank(self) -> int:
        """The chips of the bank: below 0 where it has paid more than it took."""
        return self.state.chips[-1]

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The hand of each seat; after a round the cards left, until the next deal."""
        return tuple(CardSet(hand) for hand in self.state.hands)

    @property
    def dead_hand(self) -> CardSet:
        """The hand that nobody plays."""
        return CardSet(self.state.rest.dead)

    @property
    def played(self) -> CardSet:
        """The cards that have been played this round."""
        return CardSet(played(self.rulebook, self.state))

    @property
    def notes(self) -> tuple[str, ...]:
        """What the rulebook notes, and a number of rounds that does not let everybody deal equally often (RULES edge 48)."""
        limit, seats = self.state.round.limit, self.rulebook.seats
        uneven = (f"choice: {limit} rounds do not let {seats} players deal equally often",) if limit > 1 and limit % seats else ()
        return (*map(str, self.rulebook.notes), *uneven)
