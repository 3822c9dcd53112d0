"""Laws P8, P12, P13 and P16: played again, compared, turned round the table, and played by look-ups alone."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import attrs

from boodle.assembly import assemble
from boodle.engine import advance, legal_moves, opening_state, step
from boodle.errors import IllegalMove
from boodle.moves import Choose, Move, SeatMove
from boodle.stages.leads import Run
from boodle.state import Over, State
from boodle.straight import advance_trusted
from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Played


def again(played: Played, __: Random) -> Iterator[Break]:
    """Rules assembled anew take the same moves through the same states and tell the same."""
    if played.first is None:
        return
    rulebook = assemble(played.rulebook.recipe)
    state = played.first
    for at, (before, moves, move, after, events) in enumerate(played.steps):
        if state != before:
            yield Break(at, "it began with another state")
        if legal_moves(rulebook, before) != moves:
            yield Break(at, "other moves were possible the second time")
        state, told = step(rulebook, before, move)
        if state != after:
            yield Break(at, f"'{move}' led to another state the second time")
        if told != events:
            other = next((f"{one} / {two}" for one, two in zip(told, events, strict=False) if one != two), "more or fewer events")
            yield Break(at, f"'{move}' told of something else the second time: {other}", _rule(told, events))


def _rule(told: tuple[Any, ...], events: tuple[Any, ...]) -> str:
    return next((str(getattr(two, "rule", "")) for one, two in zip(told, events, strict=False) if one != two), "")


def values(played: Played, __: Random) -> Iterator[Break]:
    """Equal states hash equal, and nothing in them can be changed."""
    for at, (before, _, move, after, events) in enumerate(played.steps):
        if (where := changeable(after.rest.memory, "memory")) is not None:
            yield Break(at, f"after '{move}' {where} can be changed")
        for event in events:
            if (where := changeable(event, type(event).__name__)) is not None:
                yield Break(at, f"the event {where} can be changed", str(getattr(event, "rule", "")))
        if at % 8 == 0:
            copy = pickle.loads(pickle.dumps(after))
            if copy != after or hash(copy) != hash(after):
                yield Break(at, f"the state after '{move}' is not equal to its copy, or hashes otherwise")
            was = hash(before)
            step(played.rulebook, before, move)
            if hash(before) != was:
                yield Break(at, f"'{move}' has changed the state that it was made in")


def changeable(value: object, name: str) -> str | None:
    """The first part of a value that could be changed, by its name; None where all is frozen."""
    if isinstance(value, tuple | frozenset):
        return next((found for each in value if (found := changeable(each, name)) is not None), None)
    kind: type[Any] = type(value)
    if attrs.has(kind):
        parts = ((getattr(value, field.name, None), f"{name}.{field.name}") for field in attrs.fields(kind))
        return next((found for part, called in parts if (found := changeable(part, called)) is not None), None)
    return name if isinstance(value, list | dict | set | bytearray) else None


def turned_round(played: Played, __: Random) -> Iterator[Break]:
    """Everybody moves one seat on, and everything else moves with them: no seat is anything by its number."""
    rulebook, seats = played.rulebook, played.rulebook.seats
    begun = _begun_one_on(played)
    if begun is None or played.crash is not None:
        return
    state = begun
    for at, (_, _, move, after, events) in enumerate(played.steps):
        on = _one_on(move, seats)
        try:
            state = advance(rulebook, state, on)
        except IllegalMove as error:
            if isinstance(move, Choose):
                # what is chosen may name a seat
                return
            yield Break(at, f"'{move}' was possible, but one seat on '{on}' is not: {error}")
            return
        chips, turned = after.chips, state.chips
        if (turned[1:seats], turned[0]) != (chips[: seats - 1], chips[seats - 1]) or turned[seats:] != chips[seats:]:
            rules = ", ".join(dict.fromkeys(str(event.rule) for event in events if hasattr(event, "rule")))
            yield Break(at, f"after '{move}' the seats have {chips[:seats]}; everybody one seat on, {turned[:seats]}", rules)
            return
        if (where := _elsewhere(after, state, seats)) is not None:
            yield Break(at, f"after '{move}' everybody is one seat on, but not {where}")
            return


def _elsewhere(one: State, other: State, seats: int) -> str | None:
    """What did not move one seat on with everybody else."""
    if other.round.dealer != (one.round.dealer + 1) % seats:
        return "the dealer"
    if other.hands != (one.hands[-1], *one.hands[:-1]):
        return "the cards"
    if isinstance(one.stage, Over) and isinstance(other.stage, Over):
        if {*other.stage.winners} != {(seat + 1) % seats for seat in one.stage.winners}:
            return "the winners"
    elif other.turn != (None if one.turn is None else (one.turn + 1) % seats):
        return "the turn"
    return None


def _begun_one_on(played: Played) -> State | None:
    """Where the same begins when everybody sits one seat on; None where that cannot be said."""
    session, first, seats = played.session, played.first, played.rulebook.seats
    if session is not None:
        if session.dealer is None:
            return None
        purses = (session.purses[-1], *session.purses[:-1])
        dealer = (session.dealer + 1) % seats
        return opening_state(played.rulebook, purses=purses, dealer=dealer, rounds=session.rounds)[0]
    run = None if first is None else first.stage
    if first is None or not isinstance(run, Run) or first.rest.memory or first.rest.titles:
        return None
    around, hands, chips, _, rest = first

    def row(values: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*values[seats - 1 : seats], *values[: seats - 1], *values[seats:])

    def bits(found: int) -> int:
        return (found << 1 | found >> seats - 1) & (1 << seats) - 1

    def seat(number: int) -> int:
        return (number + 1) % seats if number >= 0 else number

    turned = around._replace(
        dealer=seat(around.dealer), seated=bits(around.seated), gone=bits(around.gone), contenders=bits(around.contenders),
        holders=bytes(seat(each) if each < seats else each for each in around.holders), at_deal=row(around.at_deal),
    )  # fmt: skip
    rest = rest._replace(
        aside=row(rest.aside), known=row(rest.known), seller=seat(rest.seller), exchanged=bits(rest.exchanged),
        barred_collect=bits(rest.barred_collect), barred_win=bits(rest.barred_win), winner=seat(rest.winner),
        void_from=seat(rest.void_from),
    )  # fmt: skip
    assert run.turn is not None
    on = Run(seat(run.turn), run.wanted, run.suit, seat(run.player), run.opening, run.lifted, run.must)
    return State((turned, row(hands), row(chips), on, rest))


def _one_on(move: Move, seats: int) -> Move:
    if isinstance(move, SeatMove):
        return attrs.evolve(move, seat=(move.seat + 1) % seats)
    return move


def straight_way(played: Played, __: Random) -> Iterator[Break]:
    """States by look-ups alone are those of the stages, checked or not."""
    for at, (before, _, move, after, _) in enumerate(played.steps):
        if advance_trusted(played.rulebook, before, move) != after or advance(played.rulebook, before, move) != after:
            yield Break(at, f"'{move}' leads to another state where no events are made")


P8: Final = Law(
    "P8",
    "playing a log again gives the same states and events",
    "a callable that draws lots, asks the clock, or keeps something outside the state",
    again,
)
P12: Final = Law(
    "P12", "states are values: equal ones hash equal, and nothing in them changes", "a memory that holds a list", values
)
P13: Final = Law(
    "P13",
    "no seat is anything by its number: where all move one seat on, everything moves with them",
    "a callable that names a seat by its number instead of by its part in the game",
    turned_round,
)
P16: Final = Law(
    "P16", "the straight way and the stages are one game", "a look-up of the engine that a rule did not reach", straight_way
)
