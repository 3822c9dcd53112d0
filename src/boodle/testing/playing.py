"""Sessions as the kit plays them: where one begins, what is chosen in it, and everything that happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import attrs

from boodle.engine import legal_moves, opening_state, step
from boodle.events import Event
from boodle.game import Game
from boodle.moves import CallTime, Deal, Leave, Misdeal, Move, TakeOver
from boodle.movesets import Moves
from boodle.rulebook import Rulebook
from boodle.state import State

MOST: int = 400
"""Moves after which a session is broken off."""


class Step(NamedTuple):
    """A state, its moves, the one that is made, the state after it, and what happened."""

    before: State
    moves: Moves
    move: Move
    after: State
    events: tuple[Event, ...]


@attrs.frozen
class Choices:
    """What is chosen in a session: ``free`` random moves from ``seed``, then the first lawful ones.

    ``swaps`` is the disorder of each deal: so many cards change places in a sorted pack. ``calls`` says whether the table calls
    time, misdeals and changes of players.
    """

    seed: int
    free: int = MOST
    swaps: int = 99
    calls: bool = False

    def choose(self, random: Random, moves: Moves, made: int, seats: int) -> Move:
        """The next move: now and then an offence or a call of the table, where there are any."""
        lawful = moves.lawful
        if made >= self.free:
            return lawful[0] if isinstance(lawful, tuple) else self._first(moves, made)
        if self.calls and random.random() < 0.1:
            seat = random.randrange(seats)
            often = [call for call in (Leave(seat), Misdeal()) if call in moves]
            calls: tuple[Move, ...] = (TakeOver(seat, f"Z{random.getrandbits(40)}"), CallTime())
            seldom = [call for call in calls if call in moves and random.random() < 0.1]
            if often or seldom:
                return random.choice(often or seldom)
        if moves.offences and random.random() < 0.15:
            return random.choice(moves.offences)
        move = moves.draw(random)
        return self._deal(random) if type(move) is Deal else move

    def _first(self, moves: Moves, made: int) -> Move:
        # a cut that is level is cut again, and must not be level for ever
        move = moves.draw(Random(self.seed + made))
        return self._deal(Random(self.seed)) if type(move) is Deal else move

    def _deal(self, random: Random) -> Deal:
        order = [*range(52)]
        for _ in range(self.swaps):
            one, other = random.randrange(52), random.randrange(52)
            order[one], order[other] = order[other], order[one]
        return Deal(tuple(order))


@attrs.frozen(repr=False)
class Session:
    """A rulebook, what a session of it begins with, and what is chosen in it.

    Attributes:
        rulebook: The rules.
        purses: Chips of each seat.
        dealer: The first dealer's seat; None: he is cut for.
        rounds: The agreed number of rounds; 0: no number.
        choices: What is chosen.
    """

    rulebook: Rulebook
    purses: tuple[int, ...]
    dealer: int | None
    rounds: int
    choices: Choices

    def __repr__(self) -> str:
        """What it takes to see the session again; hypothesis would print every rule."""
        recipe = self.rulebook.recipe
        return f"<{recipe} for {recipe.seats}: purses {self.purses}, dealer {self.dealer}, {self.rounds} rounds, {self.choices}>"

    def _repr_pretty_(self, printer: object, _: bool) -> None:
        printer.text(repr(self))  # type: ignore[attr-defined]  # hypothesis brings its printer

    def begin(self) -> State:
        """The first state."""
        return opening_state(self.rulebook, purses=self.purses, dealer=self.dealer, rounds=self.rounds)[0]

    def steps(self, most: int = 600) -> Iterator[Step]:
        """Every step to the end of the session, or until there were ``most``."""
        return self._steps(most, [])

    def _steps(self, most: int, chosen: list[Move]) -> Iterator[Step]:
        random = Random(self.choices.seed)
        state = self.begin()
        for made in range(most):
            if state.over:
                return
            moves = legal_moves(self.rulebook, state)
            if not moves.lawful:
                # law P4 says so
                return
            move = self.choices.choose(random, moves, made, self.rulebook.seats)
            chosen.append(move)
            after, events = step(self.rulebook, state, move)
            yield Step(state, moves, move, after, events)
            state = after

    def played(self, most: int = MOST) -> Played:
        """The session played; whatever is raised on the way is kept."""
        played = Played(self.rulebook, None, self)
        chosen: list[Move] = []
        try:
            played.first = self.begin()
            for each in self._steps(most, chosen):
                played.steps.append(each)
        except Exception as error:  # a broken rule may raise anything
            played.crash = error
            played.failed = chosen[-1] if len(chosen) > len(played.steps) else None
        return played


@attrs.define
class Played:
    """What was played: the steps from a first state on, and the error that ended it, if one did.

    Attributes:
        rulebook: The rules.
        first: The state it began with; None where the rules could not even begin.
        session: The session it comes from; None where it begins in the middle of one.
        steps: What was played.
        crash: What was raised when it could not go on.
        failed: The move at which it was raised; None where it was raised before one was chosen.
    """

    rulebook: Rulebook
    first: State | None
    session: Session | None = None
    steps: list[Step] = attrs.field(factory=list)
    crash: Exception | None = None
    failed: Move | None = None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that were made."""
        return tuple(each.move for each in self.steps)

    @property
    def last(self) -> State | None:
        """The state it ended with."""
        return self.steps[-1].after if self.steps else self.first

    def game(self, most: int | None = None) -> Game | None:
        """The same as a game, after so many moves; None where it does not begin at a session's beginning."""
        session = self.session
        if session is None or self.first is None:
            return None
        names = [f"N{seat}" for seat in range(self.rulebook.seats)]
        game = Game.new(self.rulebook, names=names, purses=session.purses, dealer=session.dealer, rounds=session.rounds or None)
        if game.state != self.first:
            return None
        for move in self.moves[:most]:
            game = game.play(move)
        return game


def replayed(rulebook: Rulebook, first: State, moves: Sequence[Move]) -> Played:
    """These moves from a state on; where one is not possible, it ends with that error."""
    played = Played(rulebook, first)
    state = first
    move: Move | None = None
    try:
        for move in moves:
            possible = legal_moves(rulebook, state)
            after, events = step(rulebook, state, move)
            played.steps.append(Step(state, possible, move, after, events))
            state = after
        move = None
        if not state.over:
            legal_moves(rulebook, state)
    except Exception as error:  # as above
        played.crash, played.failed = error, move
    return played


def some_session(rulebook: Rulebook, random: Random) -> Session:
    """A session of some rounds, with rich, poor and broke players."""
    seats = rulebook.seats
    poor = tuple(random.choice((20, 0, 1, 2, 5, 9)) for _ in range(seats))
    dealer = random.choice((None, *range(seats), *range(seats)))
    choices = Choices(random.getrandbits(32), random.choice((400, 400, random.randrange(60))), 99, random.random() < 0.3)
    return Session(rulebook, random.choice(((20,) * seats, poor)), dealer, random.choice((1, 2, 3, 0)), choices)
