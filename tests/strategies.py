"""Strategies: recipes of installed and test plug-ins with random parameters, deals, and sessions with all that is chosen in them.

Recipes shrink towards fewer plug-ins, deals towards a sorted pack, choices towards the first lawful move.
"""

from __future__ import annotations

import functools
import importlib.metadata
import os
import types
import typing
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Literal, Union

import attrs
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import plugins
from boodle import (
    AssemblyError,
    CallTime,
    Card,
    CardSet,
    Deal,
    Event,
    Leave,
    Misdeal,
    Move,
    Moves,
    PluginInvalid,
    Recipe,
    Rulebook,
    RulePlugin,
    State,
    TakeOver,
    assemble,
    legal_moves,
    opening_state,
    step,
)


def examples(number: int) -> settings:
    """So many examples of a property; ``BOODLE_DEPTH=20`` in the environment asks for twenty times as many."""
    # a busy machine draws slowly; that says nothing about the rules
    patience = [HealthCheck.too_slow]
    return settings(max_examples=number * int(os.environ.get("BOODLE_DEPTH", "1")), deadline=None, suppress_health_check=patience)


Ingredient = tuple[str, dict[str, Any]]
"""A plug-in by name, installed or of the tests, and its parameters."""

TESTS = {plugin.manifest.name: plugin for plugin in plugins.ALL}


@functools.cache
def shipped() -> dict[str, type[RulePlugin]]:
    """The plug-ins that come with boodle, by name."""
    entries = importlib.metadata.entry_points(group="boodle")
    return {entry.name: entry.load() for entry in entries if entry.dist is not None and entry.dist.name == "boodle"}


@functools.cache
def manifests(*, tests: bool) -> dict[str, tuple[str, tuple[int, int]]]:
    """Kind and seats of the plug-ins that are installed, or of those of the tests."""
    known = TESTS if tests else shipped()
    return {name: (known[name].manifest.kind, known[name].manifest.seats) for name in sorted(known)}


# -- cards -------------------------------------------------------------------------------------------------------------


def card_sets() -> st.SearchStrategy[CardSet]:
    """Any set of cards."""
    return st.sets(st.integers(0, 51)).map(CardSet)


def deals() -> st.SearchStrategy[Deal]:
    """Any deal of a full pack."""
    return st.permutations(range(52)).map(lambda order: Deal(tuple(order)))


# -- recipes -----------------------------------------------------------------------------------------------------------


def _values(hint: Any) -> st.SearchStrategy[Any] | None:
    """Values of the type of a parameter; None where a random one would mean nothing."""
    origin = typing.get_origin(hint)
    if origin is Literal:
        return st.sampled_from(typing.get_args(hint))
    if origin in (Union, types.UnionType):
        options = [_values(option) for option in typing.get_args(hint)]
        return st.one_of([option for option in options if option is not None])
    if origin is tuple:
        inner = _values(typing.get_args(hint)[0])
        return None if inner is None else st.lists(inner, unique=True, max_size=4).map(tuple)
    plain: dict[Any, st.SearchStrategy[Any]] = {
        bool: st.booleans(),
        int: st.integers(0, 4),
        type(None): st.none(),
        Card: st.integers(0, 51).map(Card),
        CardSet: st.sets(st.integers(0, 51), max_size=3).map(CardSet),
    }
    return plain.get(hint)


@functools.cache
def parameters(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Some parameters of a plug-in, with values that its parameter class accepts."""
    kind = (TESTS | shipped())[name]().boodle_parameters()
    if kind is None:
        return st.just({})
    hints = typing.get_type_hints(kind)
    optional = {}
    for field in attrs.fields(kind):
        words = getattr(field.validator, "options", None)
        values = st.sampled_from(words) if words is not None else _values(hints[field.name])
        if values is not None:
            optional[field.name] = values
    return st.fixed_dictionaries({}, optional=optional).filter(_accepted_by(kind))


def _accepted_by(kind: type) -> Callable[[dict[str, Any]], bool]:
    def accepted(values: dict[str, Any]) -> bool:
        try:
            kind(**values)
        except ValueError:
            return False
        return True

    return accepted


@st.composite
def ingredients(draw: st.DrawFn, *, installed_only: bool = False, most: int = 5) -> list[Ingredient]:
    """A game and some house rules, each with parameters; whether they get along is not asked."""
    own = not installed_only and draw(st.booleans())
    known = manifests(tests=own)
    games = [name for name in known if known[name][0] == "game"]
    rules = [name for name in known if known[name][0] != "game"]
    if own and draw(st.booleans()):
        rules += [name for name, (kind, _) in manifests(tests=False).items() if kind != "game"]
    chosen = [draw(st.sampled_from(games)), *draw(st.lists(st.sampled_from(rules), unique=True, max_size=most))]
    return [(name, draw(parameters(name))) for name in chosen]


def recipe(chosen: list[Ingredient], seats: int) -> Recipe:
    """The recipe of these ingredients; test plug-ins are passed as classes."""
    return Recipe(*((TESTS.get(name, name), given) for name, given in chosen), seats=seats)


def seats_for(game: str) -> st.SearchStrategy[int]:
    """Any number of players that a game is for."""
    return st.integers(*manifests(tests=game in TESTS)[game][1])


@st.composite
def rulebooks(draw: st.DrawFn, *, installed_only: bool = False) -> Rulebook:
    """A rulebook: what the assembly complains about is left out until it does not complain any more."""
    chosen = draw(ingredients(installed_only=installed_only))
    seats = draw(seats_for(chosen[0][0]))
    while True:
        try:
            return assemble(recipe(chosen, seats))
        except AssemblyError as error:
            if len(chosen) == 1 or error.subgroup(PluginInvalid):
                raise
            blamed = {name for problem in error.exceptions for name in _blamed(problem)}
            left = [each for each in chosen[1:] if each[0] not in blamed]
            chosen = [chosen[0], *(left if len(left) < len(chosen) - 1 else chosen[1:-1])]


def _blamed(problem: Exception) -> set[str]:
    contenders = [rule.partition(".")[0] for rule in getattr(problem, "contenders", ())]
    return {*contenders[-1:], getattr(problem, "plugin", "")}


# -- sessions ----------------------------------------------------------------------------------------------------------


@attrs.frozen
class Choices:
    """What is chosen in a session: ``free`` random moves from ``seed``, then the first lawful ones.

    ``swaps`` is the disorder of each deal, ``calls`` whether the table calls time, misdeals and changes of players.
    """

    seed: int
    free: int
    swaps: int
    calls: bool

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


def choices() -> st.SearchStrategy[Choices]:
    """What is chosen in a session."""
    return st.builds(
        Choices, seed=st.integers(0, 1 << 32), free=st.integers(0, 400), swaps=st.integers(0, 99), calls=st.booleans()
    )


Step = tuple[State, Moves, Move, State, tuple[Event, ...]]
"""A state, its moves, the one that is made, the state after it, and what happened."""


@attrs.frozen(repr=False)
class Session:
    """A rulebook, what a session of it begins with, and what is chosen in it."""

    rulebook: Rulebook
    purses: tuple[int, ...]
    dealer: int | None
    rounds: int
    choices: Choices

    def __repr__(self) -> str:
        """What it takes to see the session again; hypothesis would print every rule."""
        recipe = self.rulebook.recipe
        return f"<{recipe} for {recipe.seats}: purses {self.purses}, dealer {self.dealer}, {self.rounds} rounds, {self.choices}>"

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text(repr(self))

    def begin(self) -> State:
        """The first state."""
        return opening_state(self.rulebook, purses=self.purses, dealer=self.dealer, rounds=self.rounds)[0]

    def steps(self, most: int = 600) -> Iterator[Step]:
        """Every step to the end of the session, or until there were ``most``."""
        random = Random(self.choices.seed)
        state = self.begin()
        for made in range(most):
            if state.over:
                return
            moves = legal_moves(self.rulebook, state)
            move = self.choices.choose(random, moves, made, self.rulebook.seats)
            after, events = step(self.rulebook, state, move)
            yield state, moves, move, after, events
            state = after


@st.composite
def sessions(draw: st.DrawFn, *, installed_only: bool = False) -> Session:
    """A session of one to three rounds, or of any number, with rich, poor and broke players."""
    rulebook = draw(rulebooks(installed_only=installed_only))
    seats = rulebook.seats
    poor = st.tuples(*[st.sampled_from((20, 0, 1, 2, 5, 9))] * seats)
    purses = draw(st.one_of(st.just((20,) * seats), poor))
    dealer = draw(st.one_of(st.integers(0, seats - 1), st.none()))
    return Session(rulebook, purses, dealer, draw(st.sampled_from((1, 2, 3, 0))), draw(choices()))
