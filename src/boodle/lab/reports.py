"""A report: sections of figures, as text for people, as JSON, as CSV."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, Literal

import attrs

import boodle
from boodle.errors import ArgumentError, did_you_mean
from boodle.lab import text
from boodle.lab.rows import Row, Section, number
from boodle.simulation.estimates import Estimate
from boodle.simulation.policies import Policy
from boodle.simulation.result import Simulation
from boodle.words import counted

Kind = Literal["table", "comparison", "widow", "sensitivity"]
COLUMNS: Final = (
    "report", "section", "label", "column", "measure", "unit",
    "value", "low", "high", "against", "against_low", "against_high", "change", "change_low", "change_high",
    "detectable", "reference",
)  # fmt: skip
"""The columns of a report as CSV."""


@attrs.frozen
class Report:
    """What was measured, section by section; ``str(report)`` is for people.

    Attributes:
        kind: ``table``, ``comparison`` (of two tables), ``widow`` (what the spare hand is worth) or ``sensitivity`` (to how one
            seat plays).
        recipe: What is played; in a comparison at the first table.
        about: What was played, how, and how long, in words.
        heads: What stands over the figures of the first table, of the second one, and over the change; ``()`` for one table.
        sections: The figures.
        notes: Sentences about all of it.
        simulations: What it was counted from.
    """

    kind: Kind
    recipe: str
    about: tuple[str, ...]
    heads: tuple[str, ...]
    sections: tuple[Section, ...]
    notes: tuple[str, ...]
    simulations: tuple[Simulation, ...] = attrs.field(repr=False)

    @property
    def compares(self) -> bool:
        """Whether it says what changes between two tables."""
        return bool(self.heads)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of all sections."""
        return tuple(row for section in self.sections for row in section.rows)

    def row(self, measure: str) -> Row:
        """The row of a measure: ``report.row("place-net[0]")``.

        Raises:
            ArgumentError: there is none.
        """
        for row in self.rows:
            if row.measure == measure:
                return row
        raise ArgumentError(f"this report has no {measure!r}; {did_you_mean(str(measure), (row.measure for row in self.rows))}")

    def lines(self) -> Iterator[text.Line]:
        """The report line by line, each with what kind of line it is."""
        yield from text.lines(self.about, self.heads, self.sections, self.notes)

    def __str__(self) -> str:
        return "\n".join(line.text for line in self.lines())

    def to_dict(self) -> dict[str, Any]:
        """The report as plain JSON."""
        plan = self.simulations[0].plan
        return {
            "kind": self.kind,
            "boodle": boodle.__version__,
            "recipe": self.recipe,
            "about": [*self.about],
            "heads": [*self.heads],
            "tables": [_table(simulation, at) for simulation in self.simulations for at in range(len(simulation.plan.tables))],
            "seats": plan.tables[0].recipe.seats,
            "seed": plan.seed,
            "sitting": plan.sitting,
            "purse": plan.purse,
            "sections": [section.to_dict() for section in self.sections],
            "notes": [*self.notes],
        }

    def to_csv(self) -> str:
        """The report as CSV: a line for each row, under a line with the names of the columns."""
        out = io.StringIO()
        writing = csv.writer(out, lineterminator="\n")
        writing.writerow(COLUMNS)
        for section in self.sections:
            for row in section.rows:
                named = (self.kind, section.title, row.label, row.column, row.measure, row.unit)
                counted = (*_three(row.value), *_three(row.against), *_three(row.change))
                writing.writerow((*named, *counted, number(row.detectable), row.reference))
        return out.getvalue()


def _table(simulation: Simulation, at: int) -> dict[str, Any]:
    sat = simulation.plan.tables[at]
    return {
        "recipe": str(sat.recipe),
        "fingerprint": sat.fingerprint,
        "policies": [*map(str, sat.policies)],
        "engine": simulation.engine,
        "rounds": sum(simulation.tally.lengths[at]),
        "sittings": simulation.tally.sittings,
    }


def _three(estimate: Estimate | None) -> tuple[float | None, ...]:
    return (None,) * 3 if estimate is None else tuple(map(number, (estimate.value, estimate.low, estimate.high)))


def how_they_play(policies: tuple[Policy, ...]) -> str:
    """The policies of a table in words: ``all random``, ``seat 0 careful, the others random``, or seat by seat."""
    (common, seats), *others = Counter(policies).most_common()
    if not others:
        return f"all {common}"
    told = [f"seat {seat} {policy}" for seat, policy in enumerate(policies) if seats == 1 or policy != common]
    return ", ".join(told if seats == 1 else [*told, f"the others {common}"])


def how_long(simulation: Simulation) -> str:
    """How much was played, in words."""
    plan, tally = simulation.plan, simulation.tally
    return f"{counted(tally.rounds, 'round')} in sittings of {plan.sitting}, purses of {plan.purse}, seed {plan.seed}"
