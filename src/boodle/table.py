"""What the bank knows: the rulebook and everything on and under the table, to read only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from boodle.cards import CARDS, Card, CardSet, indices
from boodle.chips import Spaces

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook
    from boodle.state import State


@attrs.frozen(repr=False)
class Table:
    """The table as the bank sees it: all hands, the dead hand, all chips. Callables of rules are given one.

    Attributes:
        rulebook: The rules.
        state: The position.
        seats: The number of seats; ``seated`` are those that play this round, by number.
        dealer: The dealer's seat.
        hands: The cards of each seat; ``dead_hand``, ``aside`` and ``played`` are the other places.
        purses: The chips of each seat; ``spaces`` those on each space, by name; ``bank`` the bank's.
    """

    rulebook: Rulebook
    state: State

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rulebook.seats

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.state.round.dealer

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The hand of each seat."""
        return tuple(CardSet(hand) for hand in self.state.hands)

    @property
    def dead_hand(self) -> CardSet:
        """The hand that nobody plays."""
        return CardSet(self.state.rest.dead)

    @property
    def aside(self) -> tuple[CardSet, ...]:
        """The cards that each seat has laid aside."""
        return tuple(CardSet(cards) for cards in self.state.rest.aside)

    @property
    def played(self) -> CardSet:
        """The cards that have been played this round."""
        return CardSet(played(self.rulebook, self.state))

    @property
    def purses(self) -> tuple[int, ...]:
        """The chips of each seat."""
        return self.state.chips[: self.seats]

    @property
    def spaces(self) -> Spaces:
        """The chips on each space, in layout order."""
        tables = self.rulebook.tables
        return Spaces(zip(tables.spaces, self.state.chips[tables.seats : tables.bank], strict=True))

    @property
    def seated(self) -> tuple[int, ...]:
        """The seats that play this round."""
        return tuple(seat for seat in range(self.seats) if self.state.round.seated >> seat & 1)

    @property
    def winner(self) -> int | None:
        """Who went out this round."""
        return None if self.state.rest.winner < 0 else self.state.rest.winner

    @property
    def trump(self) -> str | None:
        """The letter of the suit turned up, if one was."""
        return None if self.state.rest.trump > 3 else "CDHS"[self.state.rest.trump]

    @property
    def memory(self) -> dict[str, Any]:
        """All that phases remember."""
        return dict(self.state.rest.memory)

    def holder(self, card: Card) -> int | None:
        """The seat that holds a card."""
        return next((seat for seat, hand in enumerate(self.state.hands) if hand >> card.index & 1), None)


def played(rulebook: Rulebook, state: State) -> int:
    """The cards of the pack that lie in no hand, not in the dead hand and not aside; none before the deal."""
    if not state.rest.aside:
        return 0
    mask = rulebook.tables.pack & ~state.rest.dead
    for cards in (*state.hands, *state.rest.aside):
        mask &= ~cards
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """A set of cards as a tuple."""
    return tuple(CARDS[index] for index in indices(mask))
