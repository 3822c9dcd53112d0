"""Claims: who takes which space, automatically or when a player says so.

Claims on the hand that was dealt are made here; those on cards that are played in :mod:`boodle.stages.collecting`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from boodle.cards import CARDS
from boodle.desk import Desk
from boodle.events import Declined, Event
from boodle.holders import hand_of
from boodle.moves import ClaimSpace, Move, Pass
from boodle.movesets import Moves
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Stage, State
from boodle.tables import ClaimRow

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


@attrs.frozen
class Claiming(Stage):
    """After the deal each seat in turn may claim the spaces that it holds the cards of; ``made`` are the claims so far."""

    name: ClassVar[str] = "claiming"
    place: int
    made: tuple[tuple[int, str], ...] = ()


@attrs.frozen
class Collecting(Stage):
    """Whoever has played a card may claim the spaces (by account) that it earned; then the play of ``card`` goes on."""

    name: ClassVar[str] = "collecting"
    card: int
    led: bool
    open: tuple[int, ...]

    @property
    def about(self) -> tuple[tuple[str, Any], ...]:
        """The card just played."""
        return (("card", str(CARDS[self.card])),)


def enter(desk: Desk, place: int, _: int) -> Stage | None:
    """Pay the held pay cards (RULES 1.6), or ask everybody for his claims."""
    rows = desk.tables.held
    holders = {row: _holders(desk, row) for row in rows if not row.by_player}
    for seat in desk.seated(desk.eldest()):
        for row, seats in holders.items():
            if seats == [seat]:
                _show(desk, row)
                desk.collect(seat, row)
    for row, seats in holders.items():
        if len(seats) > 1:
            desk.share(seats, row)
    if any(row.by_player for row in rows):
        return Claiming(desk.eldest(), place)
    return None


def _show(desk: Desk, row: ClaimRow) -> None:
    """Everybody knows the cards that a claim is paid for, where there is no choice of them."""
    needs = row.needs[desk.rest.trump]
    if len(needs) == 1:
        desk.remember(public=desk.rest.public | needs[0])


def _holders(desk: Desk, row: ClaimRow) -> list[int]:
    return [seat for seat in desk.seated(desk.eldest()) if _holds(desk.hands[seat], row, desk.rest.trump)]


def _holds(hand: int, row: ClaimRow, trump: int) -> bool:
    return any(not need & ~hand for need in row.needs[trump])


def earned_by_play(desk: Desk, seat: int, card: int, led: bool) -> Stage | None:
    """Pay the claims that a played card completes; the stage in which its player claims the others himself."""
    waiting = []
    own = hand_of(desk.round.holders, seat) & ~desk.hands[seat]
    done: list[int] = []
    for row, need in desk.tables.claims[desk.rest.trump][card]:
        if need & ~own or row.account in done or desk.rest.claimed >> row.account & 1:
            continue
        done.append(row.account)
        if need.bit_count() > 1:
            # a combination counts once a round, also where it is completed twice
            desk.remember(claimed=desk.rest.claimed | 1 << row.account)
        if row.by_player and not desk.rest.barred_collect >> seat & 1:
            waiting.append(row.account)
        else:
            desk.collect(seat, row)
    return Collecting(seat, card, led, tuple(waiting)) if waiting else None


def moves(rulebook: Rulebook, state: State) -> Moves:
    """Every space that the seat holds the cards of and has not claimed, and a pass."""
    stage = state.stage
    assert isinstance(stage, Claiming)
    seat = stage.turn
    assert seat is not None
    spaces = [
        row.space
        for row in rulebook.tables.held
        if row.by_player and (seat, row.space) not in stage.made and _holds(state.hands[seat], row, state.rest.trump)
    ]
    return Moves((*(ClaimSpace(seat, space) for space in spaces), Pass(seat)), (), rulebook.tables.opening_calls)


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Note a claim; a pass goes on, and when all have passed the claims are paid."""
    stage = state.stage
    assert isinstance(stage, Claiming)
    desk = Desk(rulebook, state)
    return desk.close(_claim(desk, stage, move))


def _claim(desk: Desk, stage: Claiming, move: Move) -> Stage:
    seat = stage.turn
    assert seat is not None
    if isinstance(move, ClaimSpace):
        return attrs.evolve(stage, made=(*stage.made, (seat, move.space)))
    desk.announce(Declined(seat, "claims"))
    after = next(iter(desk.seated(seat + 1)))
    if after != desk.eldest():
        return attrs.evolve(stage, turn=after)
    for row in desk.tables.held:
        seats = [other for other, space in stage.made if space == row.space]
        if row.by_player and seats:
            _show(desk, row)
            desk.share(seats, row)
    return proceed(desk, stage.place + 1)


ENTER["held-claims"] = enter
WAITING[Claiming] = Waiting(moves, play)
