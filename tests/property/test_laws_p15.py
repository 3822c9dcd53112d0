"""Law P15: the batch kernel and the step engine agree, deal by deal and chip by chip.

``BOODLE_DEEP=1`` plays a million rounds: half of them at tables with every shipped game and house rule whose rules are data,
half of them by 240 games whose rules are drawn by lot.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from boodle import Recipe, Rulebook, assemble
from boodle.simulation import obstacles
from boodle.simulation.plans import Plan, Sat, count
from boodle.testing.laws.batch import differing, some_policies
from boodle.testing.recipes import shipped, some_table
from data_rules import some_rulebook

pytest.importorskip("numba")
from boodle.batch.encoding import encoded  # only where there is numba

DEEP = bool(os.environ.get("BOODLE_DEEP"))
TABLES = 16 if DEEP else 1
LENGTH = 12 if DEEP else 4
LEAST = 520_000 // (61 * TABLES) if DEEP else 1
"""Rounds at each table."""
RANDOM = 240 if DEEP else 60
LEAST_RANDOM = 520_000 // RANDOM if DEEP else 1
GAMES = tuple(name for name, plugin in shipped().items() if plugin.manifest.kind == "game")
PURSES = (3, 10, 20, 1000)


def tables_with(plugin: str, random: Random) -> list[Rulebook]:
    """Tables with a plug-in whose rules are all data; none where the plug-in itself is not."""
    found: list[Rulebook] = []
    for _ in range(6 * TABLES):
        made = some_table(plugin, GAMES, random)
        if isinstance(made, Rulebook) and not obstacles(made):
            found.append(made)
        if len(found) == TABLES:
            break
    return found


def alike(rulebook: Rulebook, least: int, random: Random) -> int:
    """Play at least so many rounds in both engines, with any policies and purses, down to players who cannot pay."""
    rounds, more = 0, 1
    while more and rounds < least:
        policies = some_policies(rulebook.seats, random)
        more, found = differing(rulebook, policies, random.getrandbits(64), 4, LENGTH, random.choice(PURSES))
        rounds += more
        assert not found, f"{rulebook.explain()}\n\n{', '.join(map(str, policies))}: {found}"
    return rounds


@pytest.mark.parametrize("plugin", shipped())
def test_both_engines_play_every_plugin_alike(plugin: str) -> None:
    """On tables by chance, beside other house rules, for any number of players."""
    random = Random(plugin)
    tables = tables_with(plugin, random)
    seats = Counter(rulebook.seats for rulebook in tables)
    rounds = sum(alike(rulebook, LEAST, random) for rulebook in tables)
    print(f"{plugin}: {rounds} rounds alike at {len(tables)} tables, by players {dict(sorted(seats.items()))}")
    assert tables or plugin in CUSTOM


CUSTOM = {"caught", "rummoli", "rummy-round", "tripoley"}
"""Plug-ins that hold a function of their own wherever they are."""


def test_both_engines_play_rules_by_lot_alike() -> None:
    """Every word of every field, in combinations that nobody ships."""
    random = Random("rules by lot")
    seats: Counter[int] = Counter()
    rounds = 0
    straight = 0
    for number in range(RANDOM):
        rulebook = some_rulebook(random, plain=number % 3 == 0)
        assert not obstacles(rulebook)
        straight += bool(encoded(rulebook)["straight"])
        rounds += alike(rulebook, LEAST_RANDOM, random)
        seats[rulebook.seats] += 1
    print(f"{rounds} rounds alike at {RANDOM} tables, by players {dict(sorted(seats.items()))}")
    assert len(seats) == 8
    assert straight > RANDOM // 4


@pytest.mark.parametrize(
    "recipe", ["boodle-de", "michigan-rummy widow-auction", "pope-joan", "tripoley-cadaco", "newmarket-horses"]
)
def test_both_engines_count_alike(recipe: str) -> None:
    """Not only what is played, also every sum, product and length that is counted is the same."""
    rulebook = assemble(Recipe.parse(recipe, seats=5))
    policies = some_policies(5, Random(recipe))
    plan = Plan((Sat(rulebook.recipe, rulebook.fingerprint, policies),), 7, 11, 40)
    assert count(plan, "kernel", 3, 5) == count(plan, "step", 3, 5)
