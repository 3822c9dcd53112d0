"""Phases of a plug-in's own: the escape hatch, kept on a short lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from boodle.cards import CardSet
from boodle.desk import Desk
from boodle.errors import RuleBroken
from boodle.events import Event, Received
from boodle.moves import Move, SeatMove
from boodle.movesets import Moves
from boodle.rules.phases import Phase
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Stage, State
from boodle.table import Table
from boodle.view import View, unseen, view_of

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

MOVES_AT_MOST = 1000
"""A phase that takes more moves than this in one round is broken: it would never end."""


@attrs.frozen
class InPhase(Stage):
    """A phase waits for a seat; ``made`` counts its moves."""

    name: ClassVar[str] = "phase"
    place: int
    number: int
    made: int = 0


def enter(desk: Desk, place: int, number: int) -> Stage | None:
    """Ask the phase whose turn it is; nobody's: it is over."""
    return _next(desk, place, number, 0)


def _call(rulebook: Rulebook, phase: Phase, what: str, function: Callable[..., Any], *arguments: Any) -> Any:
    try:
        return function(*arguments)
    except Exception as error:
        raise _broken(rulebook, phase, f"raised {type(error).__name__}: {error}", what) from error


def _broken(rulebook: Rulebook, phase: Phase, what: str, where: str) -> RuleBroken:
    plugin = rulebook.answer(f"phase[{phase.name}]").plugin
    return RuleBroken(f"rule '{phase.id}' of plug-in '{plugin}', '{where}' {what}", rule=phase.id, plugin=plugin)


def _next(desk: Desk, place: int, number: int, made: int) -> Stage | None:
    phase = desk.rulebook.phases[number]
    state = desk.peek(InPhase(None, place, number, made))
    turn = _call(desk.rulebook, phase, "turn", phase.turn, view_of(desk.rulebook, state, None))
    if turn is None:
        return None
    if type(turn) is not int or not desk.round.seated >> max(turn, 0) & 1 or turn < 0:
        raise desk.broken(phase.id, f"gives the turn to {turn!r}; expected a seat that plays, or None")
    if made >= MOVES_AT_MOST:
        raise desk.broken(phase.id, f"did not end within {MOVES_AT_MOST} moves")
    stage = InPhase(turn, place, number, made)
    if not len(moves(desk.rulebook, desk.peek(stage))):
        raise desk.broken(phase.id, f"gives seat {turn} the turn but no move")
    return stage


def _listed(phase: Phase, view: View) -> Moves:
    found = phase.moves(view)
    return found if isinstance(found, Moves) else Moves(tuple(found))


def moves(rulebook: Rulebook, state: State) -> Moves:
    """What the phase allows, given the seat's view."""
    stage = state.stage
    assert isinstance(stage, InPhase)
    phase = rulebook.phases[stage.number]
    found: Moves = _call(rulebook, phase, "moves", _listed, phase, view_of(rulebook, state, stage.turn))
    for move in (*(found.lawful if isinstance(found.lawful, tuple) else ()), *found.offences):
        if not isinstance(move, SeatMove) or move.seat != stage.turn:
            raise _broken(rulebook, phase, f"gives seat {stage.turn} {move!r}; expected moves of that seat", "moves")
    tables = rulebook.tables
    return Moves(found.lawful, found.offences, tables.opening_calls if phase.gap == "before-play" else tables.calls)


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Carry out the effects of a move, then ask whose turn it is."""
    stage = state.stage
    assert isinstance(stage, InPhase)
    phase = rulebook.phases[stage.number]
    desk = Desk(rulebook, state)
    desk.apply(_call(rulebook, phase, "apply", phase.apply, Table(rulebook, state), move), phase.id)
    for seat, hand in enumerate(state.hands):
        if hand != desk.hands[seat] and not unseen(rulebook, stage):
            desk.announce(Received(seat, CardSet(desk.hands[seat])))
    return desk.close(_next(desk, stage.place, stage.number, stage.made + 1) or proceed(desk, stage.place + 1))


ENTER["phase"] = enter
WAITING[InPhase] = Waiting(moves, play)
