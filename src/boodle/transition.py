"""Carrying out a move that is known to be possible: by the stage that waits for it, or as a call of the table."""

from __future__ import annotations

from typing import Final

from boodle.desk import Desk
from boodle.events import Event, Noted, TakenOver, TimeCalled, is_told
from boodle.moves import CallTime, Leave, Misdeal, Move, Play, SeatMove, TakeOver
from boodle.rulebook import Rulebook
from boodle.stages import claims, collecting, dealing, leads, phases, poker, sales, session, settlement, stakes, stops
from boodle.stages.program import WAITING
from boodle.state import State

Transition = tuple[State, tuple[Event, ...]]

STAGES: Final = (claims, collecting, dealing, phases, poker, sales, session, settlement, stakes, stops)
"""Every stage has put itself into the program when it was imported."""
CALLS: Final = (CallTime, Misdeal, Leave, TakeOver)


def step_trusted(rulebook: Rulebook, state: State, move: Move) -> Transition:
    """Carry out a move that is known to be possible, without checking it; anything else is undefined."""
    if type(move) is Play and type(state.stage) is leads.Run:
        return stops.play(rulebook, state, move)
    if isinstance(move, CALLS):
        return _call(rulebook, state, move)
    after, events = WAITING[type(state.stage)].play(rulebook, state, move)
    if isinstance(move, SeatMove) and not any(is_told(event, move.seat) for event in events):
        # whoever decides in secret hears that it was taken down, so that his numbers go on
        events = (*events, Noted(move.seat, str(move)))
    return after, events


def _call(rulebook: Rulebook, state: State, move: Move) -> Transition:
    """What the table calls: time, a misdeal, somebody leaves or is replaced."""
    if isinstance(move, Misdeal):
        return dealing.misdeal(rulebook, state, move)
    desk = Desk(rulebook, state)
    if isinstance(move, CallTime):
        desk.announce(TimeCalled())
        desk.round = desk.round._replace(last=True)
        # between two rounds nothing is left to play, but a tie is still to be decided
        idle = dealing.untouched(rulebook, state) or (isinstance(state.stage, stakes.Staking) and state.stage.fresh)
        ends = idle and state.round.number > 1 and not state.round.contenders
        return desk.close(session.close(desk) if ends else state.stage)
    if isinstance(move, TakeOver):
        desk.announce(TakenOver(move.seat, move.name))
        return desk.close(state.stage)
    assert isinstance(move, Leave)
    return desk.close(session.leave(desk, move.seat))
