"""Laws P1, P11 and P14: order and names decide nothing, every rule says where it comes from, a neighbour changes nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import attrs
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from boodle import AssemblyError, Declaration, Recipe, Rulebook, RulePlugin, Setup, State, assemble, hookimpl, installed
from boodle.hookspecs import ALLOWED
from boodle.rules.base import fields_of
from strategies import TESTS, Choices, Ingredient, Session, examples, ingredients, recipe, rulebooks, seats_for, shipped

ALL = {**shipped(), **TESTS}


def course(rulebook: Rulebook, seed: int, dealer: int | None = 0) -> list[State]:
    """The states of a session in which everything is chosen by a seed."""
    session = Session(rulebook, (9,) * rulebook.seats, dealer, 2, Choices(seed, 300, 60, calls=True))
    return [after for _, _, _, after, _ in session.steps()]


def outcome(chosen: list[Ingredient], seats: int) -> Rulebook | list[str]:
    """The rulebook of a recipe, or everything that is wrong with it."""
    try:
        return assemble(recipe(chosen, seats))
    except AssemblyError as error:
        return [f"{type(problem).__name__}: {problem}" for problem in error.exceptions]


@examples(25)
@given(rulebook=rulebooks())
def test_p1_assembling_twice_gives_the_same_rulebook(rulebook: Rulebook) -> None:
    """Fingerprint, answers, notes and what is explained."""
    again = assemble(rulebook.recipe)
    assert again is not rulebook
    assert rulebook == again
    assert hash(rulebook) == hash(again)
    assert rulebook.fingerprint == again.fingerprint
    assert (rulebook.answers, rulebook.notes, rulebook.program) == (again.answers, again.notes, again.program)
    assert rulebook.explain() == again.explain()


@examples(30)
@given(data=st.data(), chosen=ingredients(), seed=st.integers(0, 999))
def test_p1_the_order_of_plugins_changes_neither_rules_nor_games_nor_errors(
    data: st.DataObject, chosen: list[Ingredient], seed: int
) -> None:
    """Recipes that fit and recipes that do not, in any order."""
    seats = data.draw(seats_for(chosen[0][0]))
    one = outcome(chosen, seats)
    other = outcome(data.draw(st.permutations(chosen)), seats)
    assert type(one) is type(other)
    if isinstance(one, Rulebook) and isinstance(other, Rulebook):
        assert (one.fingerprint, one.answers, one.notes) == (other.fingerprint, other.answers, other.notes)
        assert course(one, seed) == course(other, seed)
    else:
        assert one == other


def _renaming(hook: Callable[..., Any], plugin: type[RulePlugin], name: str) -> Callable[..., Any]:
    def answer(_: RulePlugin, setup: Setup) -> list[Declaration]:
        result = hook(plugin(), setup)
        found = [] if result is None else list(result) if isinstance(result, Iterable) else [result]
        # renamed backwards too, so that whatever was sorted by id comes in another order
        return [attrs.evolve(each, id=f"{name}.{99 - at}-{each.id[::-1]}") for at, each in enumerate(found)]

    return hookimpl(answer)


def renamed(plugin: type[RulePlugin], name: str) -> type[RulePlugin]:
    """The same plug-in under another name, with other ids for all its rules."""
    hooks: dict[str, Any] = {
        hook: _renaming(getattr(plugin, hook), plugin, name)
        for hook in ALLOWED
        if getattr(plugin, hook) is not getattr(RulePlugin, hook)
    }
    if plugin.boodle_parameters is not RulePlugin.boodle_parameters:
        hooks["boodle_parameters"] = plugin.boodle_parameters
    return type("Renamed", (RulePlugin,), {"manifest": attrs.evolve(plugin.manifest, name=name), **hooks})


@examples(25)
@given(rulebook=rulebooks(), seed=st.integers(0, 999))
def test_p1_names_of_plugins_and_rules_decide_nothing(rulebook: Rulebook, seed: int) -> None:
    """Where all is data, other names make the same rulebook and the same game."""
    assume(not rulebook.custom_rules)
    named = {each.name for each in rulebook.recipe.ingredients}
    asked = [each.name for each in rulebook.plugins if each.name != "standard"]
    spoken_of = {need.name for name in asked for need in ALL[name].manifest.requires}
    others = [
        (renamed(ALL[each.name], f"zz-{len(named) - at}") if each.name not in spoken_of else each.plugin, each.parameters)
        for at, each in enumerate(rulebook.recipe.ingredients)
    ]
    twin = assemble(Recipe(*others, seats=rulebook.seats))
    assert rulebook.fingerprint == twin.fingerprint
    assert course(rulebook, seed, None) == course(twin, seed, None)


def declarations(plugin: RulePlugin, seats: int) -> Iterable[Declaration]:
    """All that a plug-in declares with its default parameters."""
    kind = plugin.boodle_parameters()
    setup = Setup(seats, None if kind is None else kind())
    for hook in ALLOWED:
        answer = getattr(plugin, hook)(setup)
        yield from () if answer is None else answer if isinstance(answer, Iterable) else (answer,)


@pytest.mark.parametrize("name", sorted(ALL))
def test_p11_defaults_are_enough_and_every_rule_has_a_source(name: str) -> None:
    """Every parameter class builds by default, every declaration says where it is written, every callable has a sentence."""
    plugin = ALL[name]()
    for seats in plugin.manifest.seats:
        for declaration in declarations(plugin, seats):
            assert declaration.source, declaration.id
            held = [getattr(declaration, field) for field in fields_of(declaration)]
            if any(callable(value) and not isinstance(value, type) for value in held):
                assert declaration.text, declaration.id


NEIGHBOURS = """[boodle]
noisy = neighbours_of_p14:Nothing
kitty-on-wheels = neighbours_of_p14:Kitty
"""


def test_p14_a_plugin_that_is_installed_but_not_named_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither rules nor games, and it is not even imported; this one could not be."""
    recipes = [Recipe(name, seats=each.manifest.seats[0]) for name, each in shipped().items() if each.manifest.kind == "game"]
    before = {each: (rulebook := assemble(each)).fingerprint + str(course(rulebook, 1)) for each in recipes}
    info = tmp_path / "neighbours-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: neighbours\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(NEIGHBOURS)
    (tmp_path / "neighbours_of_p14.py").write_text("raise RuntimeError('nobody asked for me')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert {"noisy", "kitty-on-wheels"} <= set(installed())
    for each, seen in before.items():
        rulebook = assemble(each)
        assert seen == rulebook.fingerprint + str(course(rulebook, 1)), each
    assert "neighbours_of_p14" not in sys.modules
