"""One position of a session, as a value.

A state has five fields, from the slowest to the fastest changing: what is constant in the round, the hands, the chips, what
is being waited for, and the rest. Cards that were played are not written down: they are those of the pack that lie nowhere
else. What a seat knows is: its own cards, the cards it played, ``known`` (shown to it alone), and what is public.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

import attrs


class Round(NamedTuple):
    """What is constant from one deal to the next.

    ``seated``, ``gone`` and ``contenders`` are sets of seats as bits; ``start`` holds the hands that the stops began with (or
    were dealt), so that "played by one player" can be told; ``limit`` is the agreed number of rounds, 0 for none.
    """

    number: int
    dealer: int
    seated: int
    limit: int = 0
    gone: int = 0
    contenders: int = 0
    last: bool = False
    start: tuple[int, ...] = ()
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


class State(NamedTuple):
    """One position; all that the pure functions need besides the rulebook. Its repr shows no cards."""

    round: Round
    hands: tuple[int, ...]
    chips: tuple[int, ...]
    stage: Stage
    rest: Rest

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the dealer deals, or at the end."""
        return self.stage.turn

    @property
    def over(self) -> bool:
        """Whether the session is over."""
        return self.stage.ended

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
