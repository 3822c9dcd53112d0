"""What one seat may know: copied from the state, field by field, from what is permitted.

Everything a player, a bot or a browser is given goes through here. A field that is not copied is not known: nothing is
taken away from the state, so nothing added to it later can leak.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import attrs

from boodle.cards import CARDS, Card, CardSet, Suit, indices
from boodle.chips import Spaces
from boodle.errors import Reason
from boodle.events import Event
from boodle.holders import hands_of
from boodle.moves import Move, Play, SeatMove
from boodle.movesets import NO_MOVES, Moves
from boodle.plain_values import plain
from boodle.rules.playing import LowestHeld
from boodle.table import Table, played

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook
    from boodle.state import Stage, State

STRANGER = Reason("core.stranger", "a seat makes its own moves only", "stranger")
NOT_ASKED = Reason("core.turn", "you are not asked now", "you-not-asked")
OVER = Reason("core.over", "the session is over", "over")
OTHER = Reason("core.kind", "this is none of the moves that you are asked for now", "you-other-asked")


@attrs.frozen(kw_only=True)
class View:
    """The table as one seat sees it (``seat`` None: as a spectator does).

    Attributes:
        seat: Whose view it is.
        stage: What is going on: ``dealing``, ``run``, ``selling``, ``betting`` ... ``over``.
        turn: Who is asked; None where that would show who holds a card (one is wanted, or the first lead is with the holder of
            the lowest of a suit), for the dealer's chance, and at the end.
        your_turn: Whether this seat is asked.
        wanted: The card that a run waits for.
        about: What everybody knows about the stage: the sale and its standing bid, the bets.
        hand: The seat's own cards.
        counts: How many cards each seat holds.
        dead_count: How many cards the dead hand has.
        aside_counts: How many cards each seat has laid aside.
        aside: The seat's own cards that it has laid aside.
        played: All cards played this round.
        played_by: The cards that each seat has played.
        known: Cards outside the own hand that this seat has seen, or that everybody has.
        stopped_suit: The suit of the last stop, where a lead is due.
        purses: The chips of each seat.
        spaces: The chips on each space.
        bank: The chips of the bank.
        dealer: The dealer's seat.
        round_number: The number of the round.
        seated: The seats that play this round.
        barred: The seats that may not win this round.
        winner: Who went out this round.
        winners: Who won the session.
        trump: The suit turned up.
        titles: Titles won this round, such as ``poker``, each with its seats.
        memory: What phases remember and this seat may know.
        moves: The seat's own moves.
        refusals: Why cards of the own hand may not be played now.
        told: The events of this round that the seat was told of.
    """

    seat: int | None
    stage: str
    turn: int | None
    your_turn: bool
    wanted: Card | None
    about: tuple[tuple[str, Any], ...]
    hand: CardSet
    counts: tuple[int, ...]
    dead_count: int
    aside_counts: tuple[int, ...]
    aside: CardSet
    played: CardSet
    played_by: tuple[CardSet, ...]
    known: CardSet
    stopped_suit: Suit | None
    purses: tuple[int, ...]
    spaces: Spaces
    bank: int
    dealer: int
    round_number: int
    seated: tuple[int, ...]
    barred: tuple[int, ...]
    winner: int | None
    winners: tuple[int, ...]
    trump: Suit | None
    titles: tuple[tuple[str, tuple[int, ...]], ...]
    memory: dict[str, Any] = attrs.field(hash=False)
    moves: Moves = NO_MOVES
    refusals: tuple[tuple[Card, tuple[Reason, ...]], ...] = ()
    told: tuple[Event, ...] = attrs.field(default=(), eq=False, repr=False)

    def holds(self, card: Card | str) -> bool:
        """Whether the seat holds a card."""
        return card in self.hand

    def why_not(self, move: Move) -> tuple[Reason, ...]:
        """Why this seat may not make a move now; ``()`` if it may. Nothing hidden shows in the answer."""
        if not isinstance(move, SeatMove) or move.seat != self.seat:
            return (STRANGER,)
        if self.stage == "over":
            return (OVER,)
        if not self.your_turn:
            return (NOT_ASKED,)
        if move in self.moves:
            return ()
        if isinstance(move, Play):
            if move.card not in self.hand:
                return (Reason("core.hand", f"you do not hold {move.card}", "you-not-held", card=str(move.card)),)
            return dict(self.refusals).get(move.card, (OTHER,))
        return (OTHER,)

    def to_dict(self) -> dict[str, Any]:
        """The view as plain JSON; moves in notation, cards as text."""
        data: dict[str, Any] = plain(attrs.evolve(self, told=()))
        del data["told"]
        return data


def view_of(
    rulebook: Rulebook,
    state: State,
    seat: int | None,
    *,
    moves: Moves = NO_MOVES,
    why_not: Callable[[Move], tuple[Reason, ...]] | None = None,
) -> View:
    """What a seat (None: a spectator) may know of a state; the engine passes the moves and refusals of that seat."""
    table = Table(rulebook, state)
    rest, stage = state.rest, state.stage
    known = rest.public
    if seat is not None and rest.known:
        known |= rest.known[seat] | rest.aside[seat]
    suit = getattr(stage, "suit", 4)
    wanted = getattr(stage, "wanted", -1)
    gone = played(rulebook, state)
    yours = seat is not None and stage.turn == seat
    hand = 0 if seat is None or unseen(rulebook, stage) else state.hands[seat]
    refusals: tuple[tuple[Card, tuple[Reason, ...]], ...] = ()
    if yours and why_not is not None and wanted < 0 and seat is not None:
        found = ((CARDS[card], why_not(Play(seat, CARDS[card]))) for card in indices(hand))
        refusals = tuple((card, reasons) for card, reasons in found if reasons)
    return View(
        seat=seat,
        stage=stage.name,
        turn=None if wanted >= 0 or _found_by_a_card(rulebook, stage) else stage.turn,
        your_turn=yours,
        wanted=None if wanted < 0 else CARDS[wanted],
        about=stage.about,
        hand=CardSet(hand),
        counts=tuple(each.bit_count() for each in state.hands),
        dead_count=rest.dead.bit_count(),
        aside_counts=tuple(map(int.bit_count, rest.aside or (0,) * rulebook.seats)),
        aside=CardSet(0 if seat is None or not rest.aside else rest.aside[seat]),
        played=CardSet(gone),
        played_by=tuple(CardSet(own & gone) for own in hands_of(state.round.holders, rulebook.seats)),
        known=CardSet(known),
        stopped_suit=None if suit > 3 or wanted >= 0 else Suit(suit),
        purses=table.purses,
        spaces=table.spaces,
        bank=state.chips[-1],
        dealer=table.dealer,
        round_number=state.round.number,
        seated=table.seated,
        barred=tuple(s for s in range(rulebook.seats) if rest.barred_win >> s & 1),
        winner=table.winner,
        winners=getattr(stage, "winners", ()),
        trump=None if rest.trump > 3 else Suit(rest.trump),
        titles=rest.titles,
        memory=_memory(rulebook, state, seat),
        moves=moves if yours else NO_MOVES,
        refusals=refusals,
    )


def _found_by_a_card(rulebook: Rulebook, stage: Stage) -> bool:
    """Whether the seat that is to lead first is the holder of a card, so that who is asked holds it."""
    return getattr(stage, "opening", False) and isinstance(rulebook.opening.leader, LowestHeld)


def unseen(rulebook: Rulebook, stage: Stage) -> bool:
    """Whether the cards are dealt, but nobody has looked at them yet."""
    place = getattr(stage, "place", 0)
    return rulebook.program.index(("deal", 0)) < place < rulebook.program.index(("look", 0))


def _memory(rulebook: Rulebook, state: State, seat: int | None) -> dict[str, Any]:
    audiences = {name: memory.audience for phase in rulebook.phases for name, memory in phase.memory.items()}
    seen = {}
    for name, value in state.rest.memory:
        if audiences[name] == "all":
            seen[name] = value
        elif audiences[name] == "owner" and seat is not None:
            seen[name] = value[seat]
    return seen
