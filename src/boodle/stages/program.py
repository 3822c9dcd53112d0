"""How one stage follows another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import attrs

from boodle.events import Event
from boodle.moves import Move
from boodle.movesets import Moves
from boodle.state import Stage, State

if TYPE_CHECKING:
    from boodle.desk import Desk
    from boodle.rulebook import Rulebook

Enter = Callable[["Desk", int, int], Stage | None]
Listing = Callable[["Rulebook", State], Moves]
Playing = Callable[["Rulebook", State, Move], tuple[State, tuple[Event, ...]]]


@attrs.frozen
class Waiting:
    """How a kind of waiting stage is played."""

    moves: Listing
    play: Playing


ENTER: Final[dict[str, Enter]] = {}
WAITING: Final[dict[type[Stage], Waiting]] = {}


def proceed(desk: Desk, place: int) -> Stage:
    """Enter the stages from this place of the program on, until one waits for a move."""
    program = desk.rulebook.program
    while True:
        kind, number = program[place]
        stage = ENTER[kind](desk, place, number)
        if stage is not None:
            return stage
        place += 1
