"""The kit's strategies, with the plug-ins of the tests among those that are drawn from."""

from __future__ import annotations

import functools
import os
from collections.abc import Mapping
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import plugins
from boodle import Recipe, Rulebook, RulePlugin
from boodle.testing import strategies as kit
from boodle.testing.playing import Choices, Session, Step
from boodle.testing.recipes import shipped

__all__ = [
    "TESTS",
    "Choices",
    "Ingredient",
    "Session",
    "Step",
    "card_sets",
    "choices",
    "deals",
    "examples",
    "ingredients",
    "manifests",
    "parameters",
    "recipe",
    "rulebooks",
    "seats_for",
    "sessions",
    "shipped",
]


def examples(number: int) -> settings:
    """So many examples of a property; ``BOODLE_DEPTH=20`` in the environment asks for twenty times as many."""
    # a busy machine draws slowly; that says nothing about the rules
    patience = [HealthCheck.too_slow]
    return settings(max_examples=number * int(os.environ.get("BOODLE_DEPTH", "1")), deadline=None, suppress_health_check=patience)


Ingredient = tuple[str, dict[str, Any]]
"""A plug-in by name, installed or of the tests, and its parameters."""

TESTS: Mapping[str, type[RulePlugin]] = {plugin.manifest.name: plugin for plugin in plugins.ALL}

card_sets, choices, deals = kit.card_sets, kit.choices, kit.deals


@functools.cache
def manifests(*, tests: bool) -> dict[str, tuple[str, tuple[int, int]]]:
    """Kind and seats of the plug-ins that are installed, or of those of the tests."""
    known = TESTS if tests else shipped()
    return {name: (known[name].manifest.kind, known[name].manifest.seats) for name in sorted(known)}


def parameters(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Some parameters of a plug-in, with values that its parameter class accepts."""
    return kit.parameters(TESTS.get(name, name))


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
    return kit.fitting([(TESTS.get(name, name), given) for name, given in chosen], draw(seats_for(chosen[0][0])))


def sessions(*, installed_only: bool = False) -> st.SearchStrategy[Session]:
    """A session of one to three rounds, or of any number, with rich, poor and broke players."""
    return kit.sessions(rulebooks(installed_only=installed_only))
