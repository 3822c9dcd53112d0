"""For tests of recipes: plug-ins made on the spot, what is wrong with a recipe, and remedies applied as they are written."""

from __future__ import annotations

import ast
import itertools
import types
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeVar

import pytest

from boodle import AssemblyError, Declaration, Manifest, PlainPlugin, Recipe, Rulebook, RulePlugin, RulesError, assemble

E = TypeVar("E", bound=RulesError)
Kind = Literal["game", "house-rule", "bridge"]
Ingredients = tuple[Any, ...]


def plugin(name: str, *rules: Declaration, kind: Kind = "house-rule", version: str = "1.0", **manifest: Any) -> type[RulePlugin]:
    """A plug-in that is all data."""
    about = Manifest(name=name, version=version, kind=kind, summary=f"the {name} of a test", **manifest)
    return types.new_class(
        f"Plugin_{name.replace('-', '_')}", (PlainPlugin,), {}, lambda body: body.update(manifest=about, rules=rules)
    )


def game(name: str = "plain", *rules: Declaration, requires: Iterable[Any] = (), **manifest: Any) -> type[RulePlugin]:
    """A game that is all data."""
    return plugin(name, *rules, kind="game", requires=requires, **manifest)


def orders(recipe: Recipe, most: int = 6) -> Iterable[Recipe]:
    """The same recipe with its plug-ins, and what is left out, named in other orders."""
    for ingredients in itertools.islice(itertools.permutations(recipe.ingredients), most):
        without = recipe.without[::-1] if ingredients != recipe.ingredients else recipe.without
        yield Recipe(*ingredients, seats=recipe.seats, without=without, prefer=recipe.prefer, phases=recipe.phases)


def faults(recipe: Recipe) -> tuple[RulesError, ...]:
    """Everything that is wrong with a recipe, which must be the same in whatever order it is written."""
    found = []
    for each in orders(recipe):
        with pytest.raises(AssemblyError) as caught:
            assemble(each)
        found.append(caught.value)
    assert {str(found[0])} == {str(error) for error in found}
    return tuple(each for each in found[0].exceptions if isinstance(each, RulesError))


def told(recipe: Recipe) -> list[tuple[str, str]]:
    """The faults of a recipe, if it has any: kind, and what is wrong."""
    try:
        assemble(recipe)
    except AssemblyError as error:
        return [each.fault for each in error.exceptions if isinstance(each, RulesError)]
    return []


def only(kind: type[E], recipe: Recipe) -> E:
    """The one fault of a recipe, of this kind; each of its remedies is applied and must work."""
    found = faults(recipe)
    assert [kind.__name__] == [type(error).__name__ for error in found], [str(error) for error in found]
    error = found[0]
    assert isinstance(error, kind)
    for remedy in error.remedies:
        assert [] == told(applied(recipe, remedy)), remedy
    return error


def applied(recipe: Recipe, remedy: str) -> Recipe:
    """A recipe with a remedy, taken word for word: one more ingredient, or an argument of the recipe."""
    name, equals, value = remedy.partition("=")
    if not (equals and name.isidentifier()):
        ingredient = ast.literal_eval(remedy)
        new = ingredient if isinstance(ingredient, str) else ingredient[0]
        kept = [each for each in recipe.ingredients if each.name != new]
        return Recipe(*kept, ingredient, seats=recipe.seats, without=recipe.without, prefer=recipe.prefer, phases=recipe.phases)
    argument = ast.literal_eval(value)
    if name == "without":
        argument = (*recipe.without, *argument)
    if name == "prefer":
        argument = dict(recipe.prefer) | argument
    return recipe.but(**{name: argument})


def same(recipe: Recipe) -> Rulebook:
    """The rulebook of a recipe, which must be the same in whatever order it is written."""
    found = [assemble(each) for each in orders(recipe)]
    assert 1 == len({rulebook.fingerprint for rulebook in found})
    assert all(found[0].explain() == rulebook.explain() for rulebook in found)
    assert all(found[0].notes == rulebook.notes for rulebook in found)
    return found[0]


def install(
    place: Path, entries: dict[str, str], *, distribution: str = "fake-rules", version: str = "3.1", **modules: str
) -> None:
    """A distribution with modules and entry points, as an installer would lay it out."""
    for module, text in modules.items():
        (place / f"{module}.py").write_text(text)
    info = place / f"{distribution.replace('-', '_')}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n")
    lines = [f"{name} = {target}" for name, target in entries.items()]
    (info / "entry_points.txt").write_text("\n".join(["[boodle]", *lines, ""]))
