"""Covering arrays: few tables in which every two (or three) plug-ins and parameter values meet somewhere."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence, Set
from random import Random
from typing import Any

from boodle.testing.recipes import Plugin, class_of, ingredient_of, name_of, parameter_values

Ingredient = tuple[Plugin, dict[str, Any]]
"""A plug-in and its parameters."""


def variants(plugin: Plugin) -> list[dict[str, Any]]:
    """A plug-in with its defaults, and with each value of each parameter once."""
    given = dict(ingredient_of(plugin).parameters)
    if given:
        return [given]
    found: list[dict[str, Any]] = [{}]
    kind = class_of(plugin)().boodle_parameters()
    if kind is not None:
        usual = kind()
        for name, values in parameter_values(plugin).items():
            found += [{name: value} for value in values if value != getattr(usual, name)]
    return found


def covering(
    games: Sequence[Plugin], rules: Sequence[Plugin], *, strength: int = 2, parameters: bool = True, seed: int = 0
) -> list[list[Ingredient]]:
    """Tables such that any ``strength`` of the choices (game, rule there or not, parameter value) stand together in one of them.

    Args:
        games: The games; each table has one.
        rules: House rules that a table has or has not. Whether those of a table get along is not asked.
        strength: 2 for all pairs, 3 for all triples.
        parameters: Whether each parameter value is a choice of its own, or a rule has its defaults.
        seed: In which order the choices are thought of.
    """
    order = Random(seed).sample([*rules], len(rules))
    factors: list[list[Any]] = [[(ingredient_of(game).plugin, dict(ingredient_of(game).parameters)) for game in games]]
    for rule in order:
        tried = variants(rule) if parameters else [dict(ingredient_of(rule).parameters)]
        factors.append([None, *((ingredient_of(rule).plugin, given) for given in tried)])
    rows = covered([len(factor) for factor in factors], strength)
    return [[factor[at] for factor, at in zip(factors, row, strict=True) if factor[at] is not None] for row in rows]


def covered(sizes: Sequence[int], strength: int) -> list[tuple[int, ...]]:
    """Rows of numbers, one for each factor, such that any ``strength`` factors show all their combinations in some row.

    Greedily: each row begins with a combination that is missing yet, and takes for every other factor the value that brings
    most missing ones, in order of the factors.
    """
    strength = min(strength, len(sizes))
    missing = {
        tuple(zip(chosen, values, strict=True))
        for chosen in itertools.combinations(range(len(sizes)), strength)
        for values in itertools.product(*(range(sizes[factor]) for factor in chosen))
    }
    rows = []
    while missing:
        row = dict(min(missing))
        for factor in range(len(sizes)):
            if factor not in row:
                row[factor] = max(range(sizes[factor]), key=lambda value: (_gain(row, factor, value, strength, missing), -value))
        found = tuple(row[factor] for factor in range(len(sizes)))
        missing -= set(itertools.combinations(enumerate(found), strength))
        rows.append(found)
    return rows


def _gain(row: Mapping[int, int], factor: int, value: int, strength: int, missing: Set[tuple[tuple[int, int], ...]]) -> int:
    """How many missing combinations a value would bring to a row."""
    others = itertools.combinations(sorted(row.items()), strength - 1)
    return sum(tuple(sorted((*some, (factor, value)))) in missing for some in others)


def named(table: Sequence[Ingredient]) -> str:
    """A table in words."""
    return " ".join(name_of(plugin) + "".join(f":{name}={value}" for name, value in given.items()) for plugin, given in table)
