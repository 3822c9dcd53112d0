"""Claims on cards that are played, where the player has to make them himself before the next card."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from boodle.desk import Desk
from boodle.events import Declined, Event
from boodle.moves import ClaimSpace, Move, Pass
from boodle.movesets import Moves
from boodle.stages import stops
from boodle.stages.claims import Collecting
from boodle.stages.program import WAITING, Waiting
from boodle.state import Stage, State

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


def moves(rulebook: Rulebook, state: State) -> Moves:
    """Every space that the card has earned and the seat has not claimed, and a pass."""
    stage = state.stage
    assert isinstance(stage, Collecting)
    seat = stage.turn
    assert seat is not None
    spaces = (str(rulebook.tables.label(account)) for account in stage.open)
    return Moves((*(ClaimSpace(seat, space) for space in spaces), Pass(seat)), (), rulebook.tables.calls)


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Pay a claim; a pass gives up the others. Then the play goes on from the card."""
    stage = state.stage
    assert isinstance(stage, Collecting)
    desk = Desk(rulebook, state)
    return desk.close(_collect(desk, stage, move))


def _collect(desk: Desk, stage: Collecting, move: Move) -> Stage:
    seat = stage.turn
    assert seat is not None
    left: tuple[int, ...] = ()
    if isinstance(move, ClaimSpace):
        account = desk.tables.account(move.space)
        desk.collect(seat, next(row for row, _ in desk.tables.claims[desk.rest.trump][stage.card] if row.account == account))
        left = tuple(other for other in stage.open if other != account)
    else:
        desk.announce(Declined(seat, "claims"))
    return attrs.evolve(stage, open=left) if left else stops.after_card(desk, seat, stage.card, stage.led)


WAITING[Collecting] = Waiting(moves, play)
