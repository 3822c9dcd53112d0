"""Law P15: where all rules are data, the batch kernel and the step engine agree, deal by deal and chip by chip."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from random import Random
from typing import Final

from boodle.players.leads import POLICIES
from boodle.players.stakes import WAYS
from boodle.players.widow import WISHES
from boodle.rulebook import Rulebook
from boodle.simulation.obstacles import obstacles
from boodle.simulation.policies import FACTORS, Policy
from boodle.simulation.stepping import Stepping
from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Played

WHAT: Final = ("dealer", "seats that play", "winner", "trumps")


def some_policies(seats: int, random: Random) -> tuple[Policy, ...]:
    """Any policy for each seat; now and then all lead at random, which the kernel plays in a way of its own."""
    wishes = (*WISHES, "always:2", "poor:9", "always:40")
    leads = ("random",) if random.random() < 0.4 else tuple(POLICIES)
    return tuple(
        Policy(random.choice(leads), random.choice(wishes), random.choice(WAYS), random.choice(FACTORS)) for _ in range(seats)
    )


def differing(
    rulebook: Rulebook, policies: tuple[Policy, ...], seed: int, sittings: int, length: int, purse: int
) -> tuple[int, str]:
    """How many rounds both engines played alike, and where they first differ; empty where they do not."""
    from boodle.batch.running import Batch

    batch, stepping = Batch.of(rulebook, policies), Stepping.of(rulebook, policies)
    kernel = batch.traces(seed, 0, sittings, length, purse)
    alike = 0
    for trace in stepping.traces(seed, 0, sittings, length, purse):
        row = trace.flat
        if alike == len(kernel):
            return alike, f"the kernel plays {alike} rounds, the step engine more"
        if row != kernel[alike]:
            return alike, f"round {alike} of {sittings} sittings: {_first(rulebook, row, kernel[alike])}"
        alike += 1
    if alike != len(kernel):
        return alike, f"the step engine plays {alike} rounds, the kernel {len(kernel)}"
    if batch.goes_in_lanes(length, purse):
        # played in step there are no traces, only what is counted
        one, other = (engine.count(seed, 0, sittings, length, purse) for engine in (stepping, batch))
        if ([*map(list, one.totals)], one.lengths, one.lying) != (other.totals.tolist(), other.lengths, other.lying):
            return alike, f"{sittings} sittings in step are counted otherwise than one by one"
    return alike, ""


def _first(rulebook: Rulebook, step: list[int], kernel: list[int]) -> str:
    """The first thing in which two rounds differ, in words."""
    seats = rulebook.seats
    names = [
        *WHAT,
        *(f"cards dealt to seat {seat}" for seat in range(seats)),
        *(f"cards left to seat {seat}" for seat in range(seats)),
    ]
    names += [f"chips of {rulebook.tables.label(account)}" for account in range(rulebook.tables.bank + 1)]
    name, one, other = next(each for each in zip(names, step, kernel, strict=True) if each[1] != each[2])
    return f"{name}: {one} in the step engine, {other} in the kernel"


def same_in_both(played: Played, random: Random) -> Iterator[Break]:
    """Some sittings with policies by chance, in both engines."""
    rulebook = played.rulebook
    if importlib.util.find_spec("numba") is None or obstacles(rulebook):
        return
    policies = some_policies(rulebook.seats, random)
    _, found = differing(rulebook, policies, random.getrandbits(64), 2, 3, random.choice((3, 10, 1000)))
    if found:
        yield Break(None, f"with {', '.join(map(str, policies))}, {found}")


P15: Final = Law(
    "P15",
    "where the rules are all data, the batch kernel and the step engine agree, chip by chip",
    "a ranking of poker hands that says 'wheel' and does not rank hands in the usual order",
    same_in_both,
)
"""Where numba is not installed, or a rule is a function of its own, there is nothing to compare."""
