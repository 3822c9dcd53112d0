"""Laws P1, P11 and P14: order decides nothing, every rule says where it comes from, a neighbour changes nothing."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from boodle.assembly import assemble
from boodle.errors import AssemblyError
from boodle.hookspecs import ALLOWED, Setup
from boodle.recipe import Recipe
from boodle.rulebook import Rulebook
from boodle.rules.base import Declaration, fields_of, text_in
from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Played
from boodle.testing.recipes import class_of


def any_order(played: Played, random: Random) -> Iterator[Break]:
    """Assembled again, in another order: the same rules, notes and answers."""
    rulebook, recipe = played.rulebook, played.rulebook.recipe
    for ingredients in (recipe.ingredients, tuple(random.sample(recipe.ingredients, len(recipe.ingredients)))):
        other = recipe.but(ingredients=ingredients)
        try:
            again = assemble(other)
        except AssemblyError as error:
            yield Break(None, f"'{recipe}' can be played, and '{other}' cannot: {error}")
            return
        if again.fingerprint != rulebook.fingerprint:
            yield Break(None, f"'{recipe}' and '{other}' are different rules", _differing(rulebook, again))
        elif _explained(again) != _explained(rulebook):
            yield Break(None, f"'{recipe}' and '{other}' explain the same rules differently")


def _explained(rulebook: Rulebook) -> tuple[list[str], list[str]]:
    """Answers and notes in words: methods of two plug-ins of one class are not equal, and say the same."""
    return [*map(str, rulebook.answers)], [*map(str, rulebook.notes)]


def _differing(one: Rulebook, other: Rulebook) -> str:
    return next((answer.rule for answer in one.answers if answer not in other.answers), "")


def declarations(plugin: Any, seats: int) -> Iterable[Declaration]:
    """All that a plug-in declares with its default parameters."""
    kind = plugin.boodle_parameters()
    setup = Setup(seats, None if kind is None else kind())
    for hook in ALLOWED:
        answer = getattr(plugin, hook)(setup)
        yield from () if answer is None else answer if isinstance(answer, Iterable) else (answer,)


def sources(played: Played, _: Random) -> Iterator[Break]:
    """Every parameter class builds by default, every declaration says where it is written, every callable has a sentence."""
    for each in played.rulebook.recipe.ingredients:
        plugin = class_of(each.plugin)() if isinstance(each.plugin, str | type) else each.plugin
        for seats in plugin.manifest.seats:
            try:
                declared = list(declarations(plugin, seats))
            except Exception as error:  # a hook may raise anything
                yield Break(None, f"'{plugin.manifest.name}' says nothing with its defaults, for {seats} players: {error}")
                continue
            for declaration in declared:
                if not declaration.source.strip():
                    yield Break(None, f"'{declaration.id}' does not say where it is written", declaration.id)
                held = [getattr(declaration, field) for field in fields_of(declaration)]
                custom = any(callable(value) and not isinstance(value, type) for value in held)
                if custom and not text_in(declaration.text, "en").strip():
                    yield Break(None, f"'{declaration.id}' has a callable and no sentence that says what it does", declaration.id)


@functools.lru_cache(maxsize=64)
def _first_fingerprint(game: str, seats: int) -> str:
    return assemble(Recipe(game, seats=seats)).fingerprint


def remember_games(names: Iterable[str]) -> None:
    """Look at games as they are, before a plug-in is asked anything."""
    for name in names:
        manifest = class_of(name).manifest
        if manifest.kind == "game":
            for seats in range(manifest.seats[0], manifest.seats[1] + 1):
                _first_fingerprint(name, seats)


def neighbours(played: Played, _: Random) -> Iterator[Break]:
    """The game without its house rules is what it was before they were ever asked for."""
    recipe = played.rulebook.recipe
    game = next((each.plugin for each in recipe.ingredients if each.plugin == played.rulebook.name), None)
    if not isinstance(game, str):
        return
    if (was := _first_fingerprint(game, recipe.seats)) != (now := assemble(Recipe(game, seats=recipe.seats)).fingerprint):
        yield Break(None, f"'{game}' alone was {was[:12]}, and is {now[:12]} now")


P1: Final = Law(
    "P1",
    "any order of plug-ins gives the same rules",
    "a hook that answers otherwise the second time: it keeps something in the class, or draws lots",
    any_order,
)
P11: Final = Law(
    "P11",
    "parameters have defaults that work, every rule has a source, every callable has a text",
    "a 'source' or a 'text' left empty, or a parameter class without defaults",
    sources,
)
P14: Final = Law(
    "P14",
    "a game is the same whether a plug-in that it does not use is there or not",
    "a hook or an import that changes boodle itself",
    neighbours,
)
