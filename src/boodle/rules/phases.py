"""The escape hatch for a part of the game that no other declaration says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import attrs

from boodle.errors import ArgumentError, shown
from boodle.frozen import FrozenMap, frozen
from boodle.rules.base import Declaration
from boodle.rules.checks import function, one_of, to_tuple

if TYPE_CHECKING:
    from boodle.effects import Effect
    from boodle.moves import Move
    from boodle.movesets import Moves
    from boodle.table import Table
    from boodle.view import View

GAPS = ("before-deal", "before-play", "after-play", "after-session")


@attrs.frozen(kw_only=True)
class Memory:
    """One thing a phase remembers for the round: its first value, and who may know it."""

    start: Any = attrs.field(converter=frozen)
    audience: Literal["all", "owner", "bank"] = attrs.field(validator=one_of("all", "owner", "bank"))


def _memory(value: Mapping[str, Memory]) -> FrozenMap[Memory]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) and isinstance(value[name], Memory) for name in value):
        raise ArgumentError(f"'memory' is {shown(value)}; expected {{name: Memory(...)}}")
    return FrozenMap(value)


@attrs.frozen(kw_only=True)
class Phase(Declaration):
    """A stage of its own in a gap of the round.

    ``turn`` names the seat to act, given the public view, or None when the phase is over; ``moves`` gives that seat's
    lawful moves, given its view; ``apply`` gives the effects of a move, given the table. ``memory`` is what the phase
    remembers, each with an audience: ``all``, ``owner`` (a tuple with one value for each seat) or ``bank``.
    """

    key: ClassVar[str] = "name"
    name: str
    gap: Literal["before-deal", "before-play", "after-play", "after-session"] = attrs.field(validator=one_of(*GAPS))
    after: tuple[str, ...] = attrs.field(default=(), converter=to_tuple)
    memory: Mapping[str, Memory] = attrs.field(default=FrozenMap(), converter=_memory)
    turn: Callable[[View], int | None] = attrs.field(validator=function)
    moves: Callable[[View], Moves] = attrs.field(validator=function)
    apply: Callable[[Table, Move], Iterable[Effect]] = attrs.field(validator=function)
