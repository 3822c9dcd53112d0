"""The report about a simulation: a table, or two that were dealt the same cards."""

from __future__ import annotations

from boodle.errors import ArgumentError, shown
from boodle.lab.figures import sections
from boodle.lab.reports import Kind, Report, how_long, how_they_play
from boodle.lab.rows import Row
from boodle.lab.sheets import sheets
from boodle.lab.text import MARK
from boodle.simulation.plans import Plan
from boodle.simulation.result import Simulation


def report(simulation: Simulation) -> Report:
    """All that was counted in a simulation, in words and with intervals.

    Raises:
        ArgumentError: it is no simulation.
    """
    if not isinstance(simulation, Simulation):
        raise ArgumentError(f"{shown(simulation)} is no simulation; give what 'simulate' gives")
    plan = simulation.plan
    tables = [sheets(table, _labels(plan)) for table in plan.tables]
    compared = len(tables) > 1
    found = tuple(sections(tables[0], tables[1] if compared else None, simulation.tally))
    rows = tuple(row for section in found for row in section.rows)
    if compared:
        about: tuple[str, ...] = (
            f"first: {_told(plan, 0)}",
            f"second: {_told(plan, 1)}",
            f"the same deals at both: {how_long(simulation)}",
        )
    else:
        about = (_told(plan, 0), how_long(simulation))
    kind: Kind = "comparison" if compared else "table"
    heads = ("first", "second", "change") if compared else ()
    return Report(kind, str(plan.tables[0].recipe), about, heads, found, notes(rows, compared), (simulation,))


def _labels(plan: Plan) -> tuple[str, ...]:
    """The seats in words; ``()`` where all play alike, and so differ in nothing."""
    if len({policy for table in plan.tables for policy in table.policies}) == 1:
        return ()
    played = zip(*(table.policies for table in plan.tables), strict=True)
    return tuple(f"seat {seat} ({' → '.join(dict.fromkeys(map(str, policies)))})" for seat, policies in enumerate(played))


def _told(plan: Plan, at: int) -> str:
    table = plan.tables[at]
    return f"{table.recipe}, {table.recipe.seats} players, {how_they_play(table.policies)}"


def notes(rows: tuple[Row, ...], compared: bool) -> tuple[str, ...]:
    """How the figures are to be read."""
    said = ["± is half the width of an interval that holds the true figure 95 times in 100"]
    if compared:
        tested = sum(row.change is not None and row.change.error > 0 for row in rows)
        said.append(
            f"{MARK} the interval of the change leaves out zero; of {tested}, about {tested / 20:.2g} would by chance alone"
        )
        said.append("finds from: the smallest true change that so many rounds find 80 times in 100")
    elif any(row.stands_out for row in rows):
        said.append(f"{MARK} the interval leaves out what it would be if all were alike")
    return tuple(said)
