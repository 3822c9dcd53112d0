"""Covering arrays: few tables in which every two (or three) plug-ins and parameter values meet somewhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from allpairspy import AllPairs

from boodle.testing.recipes import Plugin, class_of, name_of, parameter_values

Ingredient = tuple[Plugin, dict[str, Any]]
"""A plug-in and its parameters."""


def variants(plugin: Plugin) -> list[dict[str, Any]]:
    """A plug-in with its defaults, and with each value of each parameter once."""
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

    Raises:
        ValueError: fewer choices than are to meet.
    """
    random = Random(seed)
    order = random.sample([*rules], len(rules))
    factors: list[list[Any]] = [[(game, {}) for game in games]]
    for rule in order:
        factors.append([None, *((rule, given) for given in (variants(rule) if parameters else [{}]))])
    rows = AllPairs(factors, n=min(strength, len(factors))) if len(factors) > 1 else ([only] for only in factors[0])
    return [[each for each in row if each is not None] for row in rows]


def named(table: Sequence[Ingredient]) -> str:
    """A table in words."""
    return " ".join(name_of(plugin) + "".join(f":{name}={value}" for name, value in given.items()) for plugin, given in table)
