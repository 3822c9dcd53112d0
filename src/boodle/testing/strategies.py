"""Hypothesis strategies: cards, deals, recipes with parameters, rulebooks, sessions, games, states and moves.

Recipes shrink towards fewer plug-ins, seats towards few, deals towards a sorted pack, choices towards the first lawful move.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from random import Random
from typing import Any

import attrs
from hypothesis import strategies as st

from boodle.assembly import assemble
from boodle.cards import Card, CardSet
from boodle.errors import AssemblyError, PluginInvalid
from boodle.game import Game
from boodle.moves import Deal, Move
from boodle.movesets import Moves
from boodle.recipe import Recipe
from boodle.rulebook import Rulebook
from boodle.state import State
from boodle.testing.arguments import rules_of
from boodle.testing.playing import MOST, Choices, Session
from boodle.testing.recipes import Plugin, accepted, class_of, name_of, parameter_values, shipped

Ingredient = tuple[Plugin, dict[str, Any]]
"""A plug-in and its parameters."""


# -- cards -------------------------------------------------------------------------------------------------------------


def cards() -> st.SearchStrategy[Card]:
    """Any card."""
    return st.integers(0, 51).map(Card)


def card_sets() -> st.SearchStrategy[CardSet]:
    """Any set of cards."""
    return st.sets(st.integers(0, 51)).map(CardSet)


def deals(rulebook: Rulebook | None = None) -> st.SearchStrategy[Deal]:
    """Any deal of the pack of a rulebook; of a full one where none is given."""
    pack = [*range(52)] if rulebook is None else [card.index for card in CardSet(rulebook.tables.pack)]
    return st.permutations(pack).map(lambda order: Deal(tuple(order)))


# -- recipes -----------------------------------------------------------------------------------------------------------


def parameters(plugin: Plugin) -> st.SearchStrategy[dict[str, Any]]:
    """Some parameters of a plug-in, with values that its parameter class accepts."""
    return _parameters(class_of(plugin))  # type: ignore[arg-type]  # a class can be hashed, whatever its values can


@functools.cache
def _parameters(plugin: Any) -> st.SearchStrategy[dict[str, Any]]:
    kind = plugin().boodle_parameters()
    if kind is None:
        return st.just({})
    optional = {name: st.sampled_from(values) for name, values in parameter_values(plugin).items()}
    return st.fixed_dictionaries({}, optional=optional).filter(functools.partial(accepted, kind))


@st.composite
def ingredients(draw: st.DrawFn, *, from_: Sequence[Plugin] | None = None, most: int = 5) -> list[Ingredient]:
    """A game and some house rules out of ``from_``, each with parameters; whether they get along is not asked."""
    known = tuple(shipped()) if from_ is None else tuple(from_)
    games = [each for each in known if class_of(each).manifest.kind == "game"]
    rules = [each for each in known if class_of(each).manifest.kind != "game"]
    extra = draw(st.lists(st.sampled_from(rules), unique=True, max_size=most)) if rules else []
    return [(each, draw(parameters(each))) for each in [draw(st.sampled_from(games)), *extra]]


def seats_for(game: Plugin) -> st.SearchStrategy[int]:
    """Any number of players that a game is for."""
    return st.integers(*class_of(game).manifest.seats)


@st.composite
def recipes(draw: st.DrawFn, *, from_: Sequence[Plugin] | None = None, most: int = 5) -> Recipe:
    """A recipe, which may or may not be one that can be played."""
    chosen = draw(ingredients(from_=from_, most=most))
    return Recipe(*chosen, seats=draw(seats_for(chosen[0][0])))


@st.composite
def rulebooks(draw: st.DrawFn, *, from_: Sequence[Plugin] | None = None, most: int = 5) -> Rulebook:
    """A rulebook: what the assembly complains about is left out until it does not complain any more."""
    chosen = draw(ingredients(from_=from_, most=most))
    return fitting(chosen, draw(seats_for(chosen[0][0])))


def fitting(chosen: list[Ingredient], seats: int) -> Rulebook:
    """The rulebook of a game and of those among some house rules that get along with it and with each other.

    Raises:
        AssemblyError: a plug-in is broken, or the game alone cannot be played.
    """
    while True:
        try:
            return assemble(Recipe(*chosen, seats=seats))
        except AssemblyError as error:
            if len(chosen) == 1 or error.subgroup(PluginInvalid):
                raise
            blamed = {name for problem in error.exceptions for name in _blamed(problem)}
            left = [each for each in chosen[1:] if name_of(each[0]) not in blamed]
            chosen = [chosen[0], *(left if len(left) < len(chosen) - 1 else chosen[1:-1])]


def _blamed(problem: Exception) -> set[str]:
    contenders = [rule.partition(".")[0] for rule in getattr(problem, "contenders", ())]
    return {*contenders[-1:], getattr(problem, "plugin", "")}


# -- play --------------------------------------------------------------------------------------------------------------


def choices() -> st.SearchStrategy[Choices]:
    """What is chosen in a session."""
    return st.builds(
        Choices, seed=st.integers(0, 1 << 32), free=st.integers(0, MOST), swaps=st.integers(0, 99), calls=st.booleans()
    )


@st.composite
def sessions(draw: st.DrawFn, books: Rulebook | st.SearchStrategy[Rulebook] | None = None) -> Session:
    """A session of one to three rounds, or of any number, with rich, poor and broke players."""
    rulebook = books if isinstance(books, Rulebook) else draw(rulebooks() if books is None else books)
    seats = rulebook.seats
    poor = st.tuples(*[st.sampled_from((20, 0, 1, 2, 5, 9))] * seats)
    purses = draw(st.one_of(st.just((20,) * seats), poor))
    dealer = draw(st.one_of(st.integers(0, seats - 1), st.none()))
    return Session(rulebook, purses, dealer, draw(st.sampled_from((1, 2, 3, 0))), draw(choices()))


@st.composite
def games(draw: st.DrawFn, rulebook: Rulebook, *, complete: bool = False, most: int = MOST) -> Game:
    """A game in which anything lawful may have happened; ``complete``: to the end of its session."""
    rounds = draw(st.integers(1, 2))
    game = Game.new(rulebook, purses=20, dealer=draw(st.integers(0, rulebook.seats - 1)), rounds=rounds)
    chosen = draw(choices())
    random = Random(chosen.seed)
    length = most if complete else draw(st.integers(0, most))
    for made in range(10 * most if complete else length):
        if game.over:
            break
        game = game.play(chosen.choose(random, game.moves, made, rulebook.seats))
    return game


def states(rulebook: Rulebook) -> st.SearchStrategy[State]:
    """Any position that play can come to."""
    return games(rulebook).map(lambda game: game.state)


@st.composite
def moves(draw: st.DrawFn, possible: Moves | Game) -> Move:
    """Any of the moves that are possible, offences too; the first lawful one is the simplest."""
    found = possible.moves if isinstance(possible, Game) else possible
    if isinstance(found.lawful, tuple):
        return draw(st.sampled_from((*found.lawful, *found.offences)))
    return found.draw(draw(st.randoms(use_true_random=False)))


@attrs.frozen
class Strategies:
    """The strategies of one rulebook."""

    rulebook: Rulebook

    def deals(self) -> st.SearchStrategy[Deal]:
        """Any deal of its pack."""
        return deals(self.rulebook)

    def sessions(self) -> st.SearchStrategy[Session]:
        """Any session."""
        return sessions(self.rulebook)

    def games(self, *, complete: bool = False) -> st.SearchStrategy[Game]:
        """Any game."""
        return games(self.rulebook, complete=complete)

    def states(self) -> st.SearchStrategy[State]:
        """Any position."""
        return states(self.rulebook)


def strategies_for(rulebook: Rulebook) -> Strategies:
    """The strategies of one rulebook, in one place."""
    return Strategies(rules_of(rulebook, "'strategies_for'"))
