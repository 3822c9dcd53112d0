"""Law P15: the batch kernel and the step engine agree, deal by deal and chip by chip.

``BOODLE_DEEP=1`` plays a million rounds: half of them at tables with every shipped game and house rule whose rules are data,
half of them by 240 games whose rules are drawn by lot.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import attrs
import pytest

from boodle import Recipe, Rulebook, assemble
from boodle.simulation import obstacles
from boodle.simulation.plans import Plan, Sat, count
from boodle.simulation.policies import Policy
from boodle.simulation.stepping import Stepping
from boodle.simulation.tally import Counted
from boodle.testing.laws.batch import differing, some_policies
from boodle.testing.recipes import shipped, some_table
from data_rules import some_rulebook

pytest.importorskip("numba")
import numpy  # only where there is numba

from boodle.batch.running import Batch, summed

DEEP = bool(os.environ.get("BOODLE_DEEP"))
TABLES = 16 if DEEP else 1
LENGTH = 12 if DEEP else 4
LEAST = 520_000 // (61 * TABLES) if DEEP else 1
"""Rounds at each table."""
RANDOM = 240 if DEEP else 45
LEAST_RANDOM = 640_000 // RANDOM if DEEP else 1
IN_STEP = 600 if DEEP else 120
"""Games drawn by lot whose sittings are played in step."""
LENGTHS = (1, 2, 5, 13, 24, 170)
SITTINGS = (1, 3, 63, 64, 65, 150)
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
    for number in range(RANDOM):
        rulebook = some_rulebook(random, plain=number % 3 == 0)
        assert not obstacles(rulebook)
        rounds += alike(rulebook, LEAST_RANDOM, random)
        seats[rulebook.seats] += 1
    print(f"{rounds} rounds alike at {RANDOM} tables, by players {dict(sorted(seats.items()))}")
    assert len(seats) == 8


@pytest.mark.parametrize(
    "recipe", ["boodle-de", "michigan-rummy widow-auction", "pope-joan", "tripoley-cadaco", "newmarket-horses"]
)
def test_both_engines_count_alike(recipe: str) -> None:
    """Not only what is played, also every sum, product and length that is counted is the same."""
    rulebook = assemble(Recipe.parse(recipe, seats=5))
    policies = some_policies(5, Random(recipe))
    plan = Plan((Sat(rulebook.recipe, rulebook.fingerprint, policies),), 7, 11, 40)
    assert count(plan, "kernel", 3, 5) == count(plan, "step", 3, 5)


def counted(found: Counted) -> tuple[list[list[int]], list[int], list[list[int]]]:
    """All that has been counted, as lists."""
    return [[*map(int, total)] for total in found.totals], found.lengths, found.lying


def test_sittings_in_step_are_those_one_by_one() -> None:
    """Games by lot: the totals of every sitting, the cards played and the chips lying, and for some also in the step engine."""
    random = Random("sittings in step")
    seats: Counter[int] = Counter()
    ways: Counter[str] = Counter()
    for number in range(IN_STEP):
        rulebook = some_rulebook(random, in_step=True)
        policies = (Policy("random"),) * rulebook.seats
        batch = Batch.of(rulebook, policies)
        length, size = random.choice(LENGTHS), random.choice(SITTINGS)
        least = length * int(batch.rules["most_lost"])
        # one chip more than anybody could lose: with one less they are played one by one, as they are when traced
        purse = least + random.choice((1, 1, 1000))
        assert batch.goes_in_lanes(length, purse), rulebook.explain()
        assert not batch.goes_in_lanes(length, least)
        key = (random.getrandbits(64), random.choice((0, 1, random.getrandbits(30))), size, length, purse)
        found = counted(batch.count(*key))
        assert found == counted(attrs.evolve(batch, in_step=False).count(*key)), f"{rulebook.explain()}\n\n{key}"
        if number % 8 == 0:
            few = (*key[:2], min(size, 2), min(length, 13), purse)
            assert counted(batch.count(*few)) == counted(Stepping.of(rulebook, policies).count(*few)), rulebook.explain()
        seats[rulebook.seats] += 1
        for name in ("limited", "lane_rate", "lane_kitty", "outs", "lane_pay"):
            ways[name] += bool(batch.rules[name])
        ways["dealer opens"] += rulebook.opening.leader == "dealer"
        ways["opening suits"] += rulebook.opening.suits != "any"
        ways[f"dead hand {rulebook.deal.dead_hand}"] += 1
        ways["five spaces"] += int(batch.rules["lane_spaces"]) > 4
    print(f"{IN_STEP} games in step and one by one, by players {dict(sorted(seats.items()))}, {dict(ways)}")
    assert len(seats) == 8
    assert min(ways.values()) > IN_STEP // 12
    assert len(ways) == 11


@pytest.mark.parametrize("recipe", ["boodle-de", "boodle-de change-suit"])
def test_shipped_games_are_played_in_step(recipe: str) -> None:
    """So that nothing makes them slow without anybody seeing it."""
    for seats in range(3, 9):
        rulebook = assemble(Recipe.parse(recipe, seats=seats))
        assert Batch.of(rulebook, (Policy("random"),) * seats).goes_in_lanes(24, 1000)


@pytest.mark.parametrize("most", [9, 10**5, 10**8])
def test_products_are_exact(most: int) -> None:
    """With numbers of any size, for sittings that fill no block, and measures that are nowhere but zero."""
    random = Random(most)
    size = 300
    rows = [[random.randint(-most, most) * (at % 4 != 1) for at in range(13)] for _ in range(size)]
    tally = summed(tuple(map(str, range(13))), [Counted(numpy.array(rows), [], [])])
    assert tally.sums == tuple(map(sum, zip(*rows, strict=True)))
    assert all(
        tally.product_of(at, other) == sum(row[at] * row[other] for row in rows) for at in range(13) for other in range(at + 1)
    )
