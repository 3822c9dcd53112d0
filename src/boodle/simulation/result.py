"""What came out of a simulation."""

from __future__ import annotations

from typing import Any

import attrs

import boodle
from boodle.simulation.estimates import Combination, Estimate, difference, ratio
from boodle.simulation.obstacles import Obstacle
from boodle.simulation.plans import AGAINST, Engine, Plan
from boodle.simulation.tally import Tally


@attrs.frozen
class Simulation:
    """What was played and what was counted.

    Two simulations are equal when they counted the same; how long it took, and in which engine, does not count.

    Attributes:
        plan: What was simulated.
        tally: What was counted.
        engine: ``kernel`` or ``step``.
        obstacles: The rules for which the batch kernel could not be used, each with the reason.
        seconds: How long it took, without what was there before.
        played: Rounds that were played for it now; the others were there before.
    """

    plan: Plan
    tally: Tally
    engine: Engine = attrs.field(eq=False)
    obstacles: tuple[Obstacle, ...] = ()
    seconds: float = attrs.field(default=0.0, eq=False)
    played: int = attrs.field(default=0, eq=False)

    @property
    def rounds(self) -> int:
        """How many rounds were counted."""
        return self.tally.rounds

    def mean(self, measure: Combination | str) -> Estimate:
        """A measure per round, such as ``"place-net[3]"``: the dealer's chips, where four play.

        Raises:
            ArgumentError: nothing is called so.
        """
        return ratio(self.tally, measure)

    def ratio(self, over: Combination | str, under: Combination | str) -> Estimate:
        """The sum of some measures over the sum of others: ``ratio("cards", "leads")``.

        Raises:
            ArgumentError: nothing is called so.
        """
        return ratio(self.tally, over, under)

    def change(self, over: str, under: str = "rounds") -> Estimate:
        """In a comparison: how much more it is at the second table than at the first.

        Raises:
            ArgumentError: nothing is called so at both tables.
        """
        return difference(self.tally, ((1.0, AGAINST + over, AGAINST + under), (-1.0, over, under)))

    def to_dict(self) -> dict[str, Any]:
        """The simulation as plain JSON: the plan, and every measure as its sum and per round."""
        means = {name: self.mean(name) for name in self.tally.names}
        return {
            "boodle": boodle.__version__,
            "plan": self.plan.to_dict(),
            "engine": self.engine,
            "rounds": self.rounds,
            "sittings": self.tally.sittings,
            "measures": {
                name: {"sum": self.tally.sum_of(name), "per_round": means[name].value, "half": means[name].half}
                for name in self.tally.names
            },
        }

    def __repr__(self) -> str:
        tables = " against ".join(f"'{table.recipe}'" for table in self.plan.tables)
        return f"<Simulation of {tables}: {self.rounds} rounds, {self.engine} engine>"
