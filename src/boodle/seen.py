"""What a seat is told: its view, its events with numbers of its own, and how far back it may go.

Numbers are dense for each seat: a global count would show that something happened that this seat was not told.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import attrs

from boodle import events as e
from boodle.engine import legal_moves, why_not
from boodle.errors import ArgumentError, shown
from boodle.movesets import NO_MOVES
from boodle.stages.claims import Claiming
from boodle.stages.phases import InPhase
from boodle.stages.poker import Picking
from boodle.stages.sales import Selling
from boodle.view import View, view_of

if TYPE_CHECKING:
    from boodle.game import Game
    from boodle.rulebook import Rulebook
    from boodle.state import Stage

HARMLESS: Final = (
    e.RoundBegan, e.Paid, e.Staked, e.Chosen, e.SatOut, e.Offered, e.Declined, e.StageSkipped, e.Noted, e.BetMade, e.Folded,
    e.TimeCalled, e.TakenOver,
)  # fmt: skip
"""Events after which nobody knows more about cards than before."""


@attrs.frozen
class Told:
    """One event as a seat is told it; ``number`` counts this seat's events from 1."""

    number: int
    event: e.Event


def told(events: Iterable[e.Event], seat: int | None) -> tuple[e.Event, ...]:
    """The events that a seat is told of."""
    return tuple(event for event in events if e.is_told(event, seat))


def check_seat(game: Game, seat: int | None) -> None:
    """Refuse a seat that does not exist.

    Raises:
        ArgumentError: it does not.
    """
    if seat is not None and not (type(seat) is int and 0 <= seat < game.rulebook.seats):
        raise ArgumentError(f"{shown(seat)} is no seat; the seats are 0 to {game.rulebook.seats - 1}, None is a spectator")


def seen_by(game: Game, seat: int | None) -> View:
    """The view of a seat, with its own moves, the refusals of its cards, and what it was told this round."""
    check_seat(game, seat)
    rulebook, state = game.rulebook, game.state
    moves = legal_moves(rulebook, state) if seat is not None and state.turn == seat else NO_MOVES
    view = view_of(rulebook, state, seat, moves=moves, why_not=lambda move: why_not(rulebook, state, move))
    return attrs.evolve(view, told=told(this_round(game), seat))


def this_round(game: Game) -> tuple[e.Event, ...]:
    """All events since the round began."""
    found: list[tuple[e.Event, ...]] = []
    at: Game | None = game
    while at is not None:
        begun = [place for place, event in enumerate(at.news) if isinstance(event, e.RoundBegan)]
        found.append(at.news[begun[-1] :] if begun else at.news)
        at = None if begun else at.previous
    return tuple(event for news in reversed(found) for event in news)


def events_since(game: Game, seat: int | None, number: int = 0) -> tuple[Told, ...]:
    """What a seat was told after its event of this number; for a player who comes back.

    Raises:
        ArgumentError: no such seat, or a number that the seat has not reached.
    """
    check_seat(game, seat)
    events = told(game.events, seat)
    if type(number) is not int or not 0 <= number <= len(events):
        raise ArgumentError(f"{shown(number)} is none of this seat's events; there are 1 to {len(events)}, 0 is before all")
    return tuple(Told(at, event) for at, event in enumerate(events[number:], number + 1))


def undo_limit(game: Game) -> int:
    """How many moves may be taken back without anybody having learnt something.

    None where choices are hidden from the others: how many of them were made is hidden too.
    """
    count = 0
    at = game
    while at.previous is not None and _harmless(at, at.previous):
        count += 1
        at = at.previous
    return count


def _harmless(game: Game, before: Game) -> bool:
    """Whether the last move can be taken back."""
    if any(_secretive(at.rulebook, at.state.stage) for at in (game, before)):
        return False
    return all(isinstance(event, HARMLESS) for event in game.news)


def _secretive(rulebook: Rulebook, stage: Stage) -> bool:
    """Whether choices are made now that the others are not told."""
    sealed = isinstance(stage, Selling) and bool(rulebook.sales[stage.number].sealed)
    return sealed or isinstance(stage, Claiming | Picking | InPhase)
