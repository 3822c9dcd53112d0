"""What is simulated: tables, policies, chips and the seed. The same plan gives the same numbers, however it is carried out."""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Mapping
from typing import Any, Final, Literal, Protocol

import attrs

from boodle.assembly import assemble
from boodle.chips import MOST_CHIPS
from boodle.errors import ArgumentError, shown
from boodle.recipe import Recipe
from boodle.rulebook import Rulebook
from boodle.simulation.errors import NotCompiled
from boodle.simulation.measures import names_of
from boodle.simulation.obstacles import Obstacle, obstacles
from boodle.simulation.policies import Policy
from boodle.simulation.stepping import Stepping
from boodle.simulation.tally import Counted, Tally, summed

Engine = Literal["kernel", "step"]
AGAINST: Final = "against:"
"""Before the names of what is measured at the second table of a comparison."""
MOST_SITTING: Final = 100_000
BLOCK: Final = 250_000
"""So many rounds are counted at once, sitting by sitting, before they are added up."""


def _number(name: str, value: object, low: int, most: int) -> None:
    if type(value) is not int or not low <= value <= most:
        raise ArgumentError(f"'{name}' is {shown(value)}; expected a whole number from {low} to {most}")


@attrs.frozen
class Sat:
    """One table: its rules, and how each seat plays."""

    recipe: Recipe
    fingerprint: str
    policies: tuple[Policy, ...]

    def to_dict(self) -> dict[str, Any]:
        """The table as plain JSON."""
        return {
            "recipe": self.recipe.to_dict(),
            "fingerprint": self.fingerprint,
            "policies": [policy.to_dict() for policy in self.policies],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Sat:
        """What :meth:`to_dict` wrote."""
        policies = tuple(map(Policy.from_dict, data["policies"]))
        return cls(Recipe.from_dict(data["recipe"]), data["fingerprint"], policies)


@attrs.frozen
class Plan:
    """What is simulated.

    Attributes:
        tables: One table, or two that are compared with the same deals.
        seed: All chance comes from it.
        sitting: A sitting is so many rounds of the same players, with the deal passing on and the spaces as they are left.
        purse: Chips of everybody when a sitting begins.
    """

    tables: tuple[Sat, ...]
    seed: int
    sitting: int
    purse: int

    def __attrs_post_init__(self) -> None:
        _number("seed", self.seed, 0, (1 << 64) - 1)
        _number("sitting", self.sitting, 1, MOST_SITTING)
        _number("purse", self.purse, 0, MOST_CHIPS)

    @property
    def names(self) -> tuple[str, ...]:
        """What is measured; at the second table with ``against:`` before it."""
        found: tuple[str, ...] = ()
        for number, table in enumerate(self.tables):
            rulebook = rules_of(table)
            names = names_of(rulebook.seats, rulebook.tables.spaces)
            found += tuple(AGAINST + name for name in names) if number else names
        return found

    @property
    def obstacles(self) -> tuple[Obstacle, ...]:
        """Why the batch kernel cannot run it."""
        return tuple(dict.fromkeys(each for table in self.tables for each in obstacles(rules_of(table))))

    def engine(self, wanted: str) -> Engine:
        """The engine that runs it: the batch kernel wherever it can.

        Raises:
            NotCompiled: the kernel is wanted and cannot run it.
            ArgumentError: there is no such engine.
        """
        if wanted not in ("auto", "kernel", "step"):
            raise ArgumentError(f"'engine' is {shown(wanted)}; expected 'auto', 'kernel' or 'step'")
        why = [*map(str, self.obstacles)]
        if importlib.util.find_spec("numba") is None:
            why.append("numba is not installed: pip install 'boodle[fast]'")
        if wanted == "kernel" and why:
            raise NotCompiled(f"the batch kernel cannot run this: {'; '.join(why)}; engine='auto' takes the step engine")
        return "kernel" if wanted != "step" and not why else "step"

    def to_dict(self) -> dict[str, Any]:
        """The plan as plain JSON."""
        tables = [table.to_dict() for table in self.tables]
        return {"tables": tables, "seed": self.seed, "sitting": self.sitting, "purse": self.purse}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Plan:
        """What :meth:`to_dict` wrote."""
        return cls(tuple(map(Sat.from_dict, data["tables"])), data["seed"], data["sitting"], data["purse"])


@functools.lru_cache(maxsize=64)
def _assembled(recipe: Recipe) -> Rulebook:
    return assemble(recipe)


def rules_of(table: Sat) -> Rulebook:
    """The rules of a table, assembled once in every process.

    Raises:
        ArgumentError: here the recipe gives other rules.
    """
    rulebook = _assembled(table.recipe)
    if table.fingerprint and rulebook.fingerprint != table.fingerprint:
        raise ArgumentError(
            f"'{table.recipe}' has the fingerprint {rulebook.fingerprint[:12]} here and {table.fingerprint[:12]} in the plan; "
            "use the versions of the plug-ins that the plan was made with"
        )
    return rulebook


class _Engine(Protocol):
    def count(self, seed: int, first: int, size: int, length: int, purse: int) -> Counted: ...


@functools.lru_cache(maxsize=16)
def _ready(table: Sat, engine: Engine) -> _Engine:
    if engine == "step":
        return Stepping.of(rules_of(table), table.policies)
    from boodle.batch.running import Batch

    return Batch.of(rules_of(table), table.policies)


def count(plan: Plan, engine: Engine, first: int, size: int) -> Tally:
    """Play so many sittings of a plan from the first one on; what a worker is sent to do.

    They are counted in blocks, so that it takes no more memory for more of them.
    """
    block = max(1, BLOCK // plan.sitting)
    tally = _count(plan, engine, first, min(size, block))
    for at in range(first + block, first + size, block):
        tally += _count(plan, engine, at, min(block, first + size - at))
    return tally


def _counted(plan: Plan, table: Sat, engine: Engine, first: int, size: int) -> Counted:
    try:
        return _ready(table, engine).count(plan.seed, first, size, plan.sitting, plan.purse)
    except OverflowError:
        # so many chips that the kernel cannot square them; the step engine can, and its numbers are the same
        return _ready(table, "step").count(plan.seed, first, size, plan.sitting, plan.purse)


def _count(plan: Plan, engine: Engine, first: int, size: int) -> Tally:
    tables = [_counted(plan, table, engine, first, size) for table in plan.tables]
    if engine == "step":
        return summed(plan.names, tables)
    from boodle.batch.running import summed as summed_fast

    return summed_fast(plan.names, tables)
