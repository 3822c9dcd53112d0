"""The laws on the rare paths: each is reached on purpose, now and then with other house rules thrown in, and is counted.

A path that is not met fails. Run with ``-rP`` for the report: how often each was met.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from boodle import AssemblyError, PositionError, Recipe, Rulebook, assemble, legal_moves, step

# isort: split
from pairs import recipes, sessions
from rare_paths import Path, Step, by_name, choose, names

TRIES: Final = 12
MOVES_AT_MOST: Final = 400


@functools.cache
def plain(text: str, seats: int) -> Rulebook:
    """A recipe as it is."""
    return assemble(Recipe.parse(text, seats=seats))


def rulebook(path: Path, random: Random, number: int) -> Rulebook:
    """One of the path's recipes; every third time with one or two more house rules, if they get along with it."""
    book = plain(path.recipes[number % len(path.recipes)], random.choice(path.seats))
    if number % 3 < 2:
        return book
    named = {ingredient.name for ingredient in book.recipe.ingredients}
    more = [rule for rule in random.sample(recipes.house_rules(), random.randint(1, 2)) if rule not in named]
    given = [(rule, random.choice(recipes.TELLING.get(rule, ({},)))) for rule in more]
    try:
        return assemble(Recipe(*book.recipe.ingredients, *given, seats=book.seats, without=book.recipe.without))
    except AssemblyError:
        return book


def walk(path: Path, number: int) -> Iterator[Step]:
    """One game that looks for a path, and goes on as it likes from there; every move under the laws of chips and cards."""
    random = Random(f"{path.name} {number}")
    book = rulebook(path, random, number)
    try:
        game = path.begin(book, random)
    except PositionError:
        return  # the house rules thrown in have no such position
    state, chips, wishes = game.state, sum(game.state.chips), path.wishes
    yield (here := Step(book, None, None, state, game.news))
    for _ in range(MOVES_AT_MOST):
        moves = legal_moves(book, state)
        assert state.over == (not len(moves)), f"{path.name}, {book!r}: {state!r} with {moves}"
        if state.over:
            return
        if path.reached(here):
            wishes = ()
        move = choose(book, state, moves, random, wishes)
        before = state
        state, events = step(book, state, move)
        sessions.check(f"{path.name} {number}, {book!r}", book, before, state, events, chips)
        yield (here := Step(book, before, move, state, events))


@pytest.mark.parametrize("name", names())
def test_path_is_reached_and_obeys_the_laws(name: str) -> None:
    """Chips and cards are conserved and there is always a move; and the path was really met."""
    path = by_name(name)
    games = sum(max((bool(path.reached(step)) for step in walk(path, number)), default=False) for number in range(TRIES))
    print(f"{games:2} of {TRIES} games: {name}")
    assert games
