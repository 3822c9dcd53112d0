"""A table that shows a plug-in: a game as it is, a house rule on the first game where it makes a difference."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Any, Final

import attrs

from boodle.assembly import assemble
from boodle.atlas.subject import Subject
from boodle.errors import AssemblyError
from boodle.recipe import Ingredient, Recipe
from boodle.rulebook import Rulebook
from boodle.testing.recipes import class_of, parameter_values

GAMES: Final = ("michigan", "michigan-rummy", "tripoley-cadaco", "newmarket", "boodle-fi", "pope-joan", "rummoli-canadian")
"""What a house rule is shown on where nobody says otherwise: the plainest game that it says something new to."""
SEATS: Final = 4
_MOST_REMEDIES: Final = 3


@attrs.frozen
class Fit:
    """A table that shows a plug-in.

    Attributes:
        after: The rules with the plug-in.
        before: The same table without it; None for a game, and where nothing can be played without it.
    """

    after: Rulebook
    before: Rulebook | None = None


def fit(subject: Subject, beside: Iterable[str] = (), seats: int | None = None) -> Fit:
    """Find a table that shows a plug-in.

    Args:
        subject: The plug-in.
        beside: The rest of the recipe, as it is written; for a house rule also the game. Where a house rule is given no game, one
            is looked for, and so are parameters with which it says something new.
        seats: How many play; None: four, or as near to it as the plug-ins are for.

    Raises:
        AssemblyError: no table can be made of these plug-ins; with every problem of the first one that was tried.
    """
    words = tuple(beside)
    if subject.plays or any(class_of(Recipe.parse(word).ingredients[0]).manifest.kind == "game" for word in words):
        return _made(subject, words, seats)
    refused: list[AssemblyError] = []
    quiet: list[Fit] = []
    for shown, game in _tries(subject):
        try:
            made = _made(shown, (game, *words), seats)
        except AssemblyError as error:
            refused.append(error)
            continue
        if _speaks(subject.name, made):
            return made
        quiet.append(made)
    if not quiet:
        raise refused[0]
    return quiet[0]


def _tries(subject: Subject) -> Iterator[tuple[Subject, str]]:
    """The plug-in as it is on every game; then with one parameter after the other changed."""
    yield from ((subject, game) for game in GAMES)
    if not subject.ingredient.parameters:
        for name, values in parameter_values(subject.ingredient).items():
            for value in values:
                yield from ((subject.with_parameters(**{name: value}), game) for game in GAMES[:3])


def _made(subject: Subject, beside: tuple[str, ...], seats: int | None) -> Fit:
    others = [ingredient for word in beside for ingredient in Recipe.parse(word).ingredients]
    plugins = [*others, subject.ingredient]
    manifests = [class_of(each).manifest for each in plugins]
    low, high = max(each.seats[0] for each in manifests), min(each.seats[1] for each in manifests)
    number = min(max(SEATS, low), high) if seats is None else seats
    recipe, after = _assembled(Recipe(*plugins, seats=number))
    if subject.plays:
        return Fit(after)
    less = recipe.but(ingredients=[each for each in recipe.ingredients if each.name != subject.name])
    return Fit(after, _without(less, subject.name))


def _without(recipe: Recipe, name: str) -> Rulebook | None:
    try:
        found = assemble(recipe)
        return assemble(recipe.but(without=(name,))) if any(each.name == name for each in found.plugins) else found
    except AssemblyError:
        return None


def _assembled(recipe: Recipe) -> tuple[Recipe, Rulebook]:
    """The rulebook, with whatever else the errors say is needed."""
    for _ in range(_MOST_REMEDIES):
        try:
            return recipe, assemble(recipe)
        except AssemblyError as error:
            more = {each.name: each for each in map(_added, _remedies(error)) if each is not None}
            if not more or more.keys() & {each.name for each in recipe.ingredients}:
                raise
            recipe = recipe.but(*more.values())
    return recipe, assemble(recipe)


def _remedies(error: AssemblyError) -> Iterator[str]:
    for problem in error.exceptions:
        yield from getattr(problem, "remedies", ())[:1]


def _added(remedy: str) -> Ingredient | None:
    """A remedy that is one more plug-in."""
    try:
        value: Any = ast.literal_eval(remedy)
    except (SyntaxError, ValueError):
        return None
    return Recipe(value).ingredients[0]


def _speaks(name: str, made: Fit) -> bool:
    """Whether the plug-in says something that can ever act."""
    noted = {note.rule for note in made.after.notes if note.kind == "inert"}
    said = {answer.rule for answer in made.after.answers if answer.plugin == name}
    return not said <= noted and made.after != made.before
