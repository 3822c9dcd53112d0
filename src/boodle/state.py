"""One position of a session, as a value.

A state has five fields, from the slowest to the fastest changing: what is constant in the round, the hands, the chips, what
is being waited for, and the rest. Cards that were played are not written down: they are those of the pack that lie nowhere
else. What a seat knows is: its own cards, the cards it played, ``known`` (shown to it alone), and what is public.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import attrs


class Round(NamedTuple):
    """What is constant from one deal to the next.

    ``seated``, ``gone`` and ``contenders`` are sets of seats as bits; ``holders`` says whose each card is, so that "played by one
    player" can be told, and is empty before the first deal; ``limit`` is the agreed number of rounds, 0 for none.
    """

    number: int
    dealer: int
    seated: int
    limit: int = 0
    gone: int = 0
    contenders: int = 0
    last: bool = False
    holders: bytes = b""
    at_deal: tuple[int, ...] = ()
    """The ledger when the cards were dealt: what a misdeal goes back to."""
    factors: tuple[tuple[str, int], ...] = ()
    """What the dealer chose to put on the spaces of a scope."""
    rules: str = ""
    """The fingerprint of the rulebook that the state belongs to."""

    def __repr__(self) -> str:
        return f"<Round {self.number}, dealer {self.dealer}>"


class Rest(NamedTuple):
    """What seldom changes within a round. Sets of cards and of seats are bits; ``winner`` is -1 while there is none."""

    dead: int = 0
    aside: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    public: int = 0
    trump: int = 4
    seller: int = -1
    """Who sells the spare hand; -1 when it is not for sale any more."""
    exchanged: int = 0
    """Seats that have taken the spare hand."""
    barred_collect: int = 0
    barred_win: int = 0
    claimed: int = 0
    titles: tuple[tuple[str, tuple[int, ...]], ...] = ()
    memory: tuple[tuple[str, Any], ...] = ()
    winner: int = -1
    void_from: int = -1
    """Where nobody could lead: the seat that was asked first."""

    def __repr__(self) -> str:
        return "<Rest>"


@attrs.frozen
class Stage:
    """What is being waited for; ``turn`` is the seat that moves, None for the dealer's chance or at the end.

    ``name`` is what the stage is called in views.
    """

    name: ClassVar[str] = "waiting"
    ended: ClassVar[bool] = False
    turn: int | None

    @property
    def about(self) -> tuple[tuple[str, Any], ...]:
        """What everybody at the table knows about the stage, besides whose turn it is."""
        return ()


@attrs.frozen
class Over(Stage):
    """The session is over."""

    name: ClassVar[str] = "over"
    ended: ClassVar[bool] = True
    winners: tuple[int, ...] = ()


class _Fields(NamedTuple):
    round: Round
    hands: tuple[int, ...]
    chips: tuple[int, ...]
    stage: Stage
    rest: Rest


class State(tuple[Round, tuple[int, ...], tuple[int, ...], Stage, Rest]):
    """One position; all that the pure functions need besides the rulebook. Its repr shows no cards.

    It is made from its fields in one tuple, ``State((round, hands, chips, stage, rest))``.
    """

    # read like a named tuple, but made by the tuple itself, because one is made at every move
    __slots__ = ()

    round: Round = _Fields.round
    hands: tuple[int, ...] = _Fields.hands
    chips: tuple[int, ...] = _Fields.chips
    stage: Stage = _Fields.stage
    rest: Rest = _Fields.rest
    over: bool = property(  # type: ignore[assignment]  # read like a field, and often
        operator.attrgetter("stage.ended"), doc="Whether the session is over."
    )

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the dealer deals, or at the end."""
        return self.stage.turn

    def __repr__(self) -> str:
        turn = "the dealer" if self.stage.turn is None else f"seat {self.stage.turn}"
        return f"<State: round {self.round.number}, {type(self.stage).__name__.lower()}, {turn} to move>"


@functools.cache
def seated_from(start: int, seats: int, seated: int) -> tuple[int, ...]:
    """The seats of a set (bits), clockwise from ``start`` on."""
    return tuple(seat for seat in clockwise(start, seats) if seated >> seat & 1)


def clockwise(start: int, seats: int) -> Iterator[int]:
    """All seats clockwise, from ``start`` on."""
    for step in range(seats):
        yield (start + step) % seats
