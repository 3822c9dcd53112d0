"""Claims: who takes which space, automatically or when a player says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from boodle.desk import Desk
from boodle.events import Declined, Event
from boodle.moves import ClaimSpace, Move, Pass
from boodle.movesets import Moves
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Stage, State
from boodle.tables import ClaimRow

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


@attrs.frozen
class Claiming(Stage):
    """A seat may claim spaces that it has earned, or pass.

    After the deal (``card`` is -1) all seats are asked in turn and ``made`` collects their claims; after a play only the
    player is asked, for the claims numbered in ``open``.
    """

    place: int
    open: tuple[int, ...] = ()
    made: tuple[tuple[int, str], ...] = ()
    card: int = -1
    led: bool = False


def enter(desk: Desk, place: int, _: int) -> Stage | None:
    """Pay the held pay cards (RULES 1.6), or ask everybody for his claims."""
    rows = desk.tables.held
    for seat in desk.seated(desk.eldest()):
        for row in rows:
            if not row.by_player and _holds(desk.hands[seat], row, desk.rest.trump):
                _pay_once(desk, row, seat)
    if any(row.by_player for row in rows):
        return Claiming(desk.eldest(), place)
    return None


def _pay_once(desk: Desk, row: ClaimRow, seat: int) -> None:
    """The first holder found stands for all of them: holders of one space share it."""
    holders = [other for other in desk.seated(desk.eldest()) if _holds(desk.hands[other], row, desk.rest.trump)]
    if holders[0] == seat:
        desk.share(holders, row)


def _holds(hand: int, row: ClaimRow, trump: int) -> bool:
    return any(not need & ~hand for need in row.needs[trump])


def earned_by_play(desk: Desk, seat: int, card: int, led: bool) -> Stage | None:
    """Pay the claims that a played card completes; the stage in which its player claims the others himself."""
    waiting = []
    own = desk.round.start[seat] & ~desk.hands[seat]
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
    return Claiming(seat, -1, tuple(waiting), (), card, led) if waiting else None


def moves(rulebook: Rulebook, state: State) -> Moves:
    """Every space that the seat has earned and not claimed, and a pass."""
    stage = state.stage
    assert isinstance(stage, Claiming)
    seat = stage.turn
    assert seat is not None
    if stage.card >= 0:
        spaces = [str(rulebook.tables.label(account)) for account in stage.open]
    else:
        spaces = [
            row.space
            for row in rulebook.tables.held
            if row.by_player and (seat, row.space) not in stage.made and _holds(state.hands[seat], row, state.rest.trump)
        ]
    return Moves((*(ClaimSpace(seat, space) for space in spaces), Pass(seat)), (), rulebook.tables.calls)


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Note or pay a claim; a pass goes on."""
    stage = state.stage
    assert isinstance(stage, Claiming)
    desk = Desk(rulebook, state)
    return desk.close(_after_play(desk, stage, move) if stage.card >= 0 else _before_play(desk, stage, move))


def _after_play(desk: Desk, stage: Claiming, move: Move) -> Stage:
    from boodle.stages import stops

    seat = stage.turn
    assert seat is not None
    left = stage.open
    if isinstance(move, ClaimSpace):
        account = desk.tables.account(move.space)
        row = next(row for row, _ in desk.tables.claims[desk.rest.trump][stage.card] if row.account == account)
        desk.collect(seat, row)
        left = tuple(other for other in left if other != account)
    else:
        desk.announce(Declined(seat, "claims"))
        left = ()
    return attrs.evolve(stage, open=left) if left else stops.after_card(desk, seat, stage.card, stage.led)


def _before_play(desk: Desk, stage: Claiming, move: Move) -> Stage:
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
            desk.share(seats, row)
    return proceed(desk, stage.place + 1)


ENTER["held-claims"] = enter
WAITING[Claiming] = Waiting(moves, play)
