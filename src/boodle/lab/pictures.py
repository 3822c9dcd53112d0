"""Each picture of a report: what is seen stands over it, and nothing is told by colour alone."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import matplotlib as mpl
from matplotlib.figure import Figure

from boodle.lab import forests
from boodle.lab.drawing import DASHES, INKS, MARKS, STYLE, bars, canvas, columns, drawn, half, legend, whole_numbers
from boodle.lab.reports import Kind, Report
from boodle.lab.rows import Row
from boodle.simulation.estimates import Estimate


def save(report: Report, folder: Path, kind: str) -> Iterator[Path]:
    """Draw each picture of a report and write it down."""
    # without its date the same report gives the same file
    date = {"svg": "Date", "pdf": "CreationDate"}.get(kind)
    with mpl.rc_context(STYLE):
        for name, drawing in DRAWINGS[report.kind].items():
            figure = drawing(report)
            if figure is not None:
                file = folder / f"{name}.{kind}"
                figure.savefig(file, format=kind, dpi=150, metadata={date: None} if date else None)
                yield file


def _rows(report: Report, measure: str) -> list[Row]:
    """The rows of a measure, whatever it is counted of."""
    return [row for row in report.rows if row.measure.partition("[")[0] == measure]


def _places(rows: Sequence[Row]) -> list[str]:
    return [row.label.replace(" (", "\n").replace(")", "") for row in rows]


def _wins(report: Report) -> Figure:
    rows = _rows(report, "place-won")
    fair = rows[0].reference
    assert fair is not None
    figure, axes = canvas(report, _who_wins(report, rows, fair))
    axes.axhline(fair, color="black", linestyle=":", label=f"a fair share, {fair:.3g} %")
    columns(axes, report, rows, _places(rows), points=True)
    axes.set_ylabel("rounds won, %")
    axes.margins(y=0.15)
    legend(axes)
    return figure


def _who_wins(report: Report, rows: Sequence[Row], fair: float) -> str:
    if report.compares:
        best = max(rows, key=lambda row: abs(row.change.value) if row.change and row.stands_out else -1.0)
        if best.change is None or not best.stands_out:
            return "Who wins: no change that could be told from chance"
        more = "more" if best.change.value > 0 else "less"
        return f"At the second table {_name(best)} wins {more} often, by {abs(best.change.value):.2g} rounds in 100"
    most = max(rows, key=lambda row: abs(drawn(row.value) - fair))
    if not most.stands_out:
        return "Every place wins its fair share, as far as can be told"
    name = _name(most)
    return f"{name[0].upper()}{name[1:]} wins {drawn(most.value):.1f} % of the rounds; a fair share is {fair:.3g} %"


def _name(row: Row) -> str:
    return row.label.partition(" (")[0]


def _chips(report: Report) -> Figure:
    rows = _rows(report, "place-net")
    figure, axes = canvas(report, _edge(report.row("dealer-edge")))
    columns(axes, report, rows, _places(rows))
    axes.axhline(0, color="black", linewidth=1)
    axes.set_ylabel("chips won a round")
    if report.heads:
        legend(axes)
    return figure


def _edge(edge: Row) -> str:
    value, against = drawn(edge.value), drawn(edge.against)
    if edge.against is not None:
        return f"The dealer less the others: {value:+.2f} chips a round at the first table, {against:+.2f} at the second"
    if not edge.stands_out:
        return "The dealer wins as much as the others, as far as can be told"
    return f"The dealer wins {abs(value):.1f} chips a round {'more' if value > 0 else 'less'} than the others"


def _spaces(report: Report) -> Figure | None:
    rows = _rows(report, "space-paid")
    if not rows:
        return None
    taken = {row.label: row.value for row in _rows(report, "space-taken")}
    most = max(rows, key=lambda row: max(drawn(row.value), drawn(row.against)))
    figure, axes = canvas(report, f"Of all spaces {most.label} pays most", _for_bars(report, rows))
    bars(axes, report, rows, [f"in {drawn(taken[row.label]):.0f} % of rounds" for row in rows])
    axes.set_xlabel("chips paid to players, a round")
    if report.heads:
        legend(axes)
    return figure


def _stops(report: Report) -> Figure | None:
    rows = [row for row in report.rows if row.measure.startswith("stop-")]
    if not rows:
        return None
    rows.sort(key=lambda row: -drawn(row.value))
    title = f"Of all stops {drawn(rows[0].value):.0f} % come about because {rows[0].label}"
    figure, axes = canvas(report, title, _for_bars(report, rows))
    bars(axes, report, rows, [f"{drawn(row.value):.1f} %" for row in rows])
    axes.set_xlabel("share of all stops, %")
    if report.heads:
        legend(axes)
    return figure


def _for_bars(report: Report, rows: Sequence[Row]) -> float:
    """Inches for so many bars."""
    return 0.7 + len(rows) * (0.6 if report.heads else 0.42)


def _lengths(report: Report) -> Figure:
    lengths = report.simulations[0].tally.lengths
    figure, axes = canvas(report, _how_long(lengths))
    for at, counts in enumerate(lengths):
        shares = [100 * count / sum(counts) for count in counts]
        if report.heads:
            edges = [cards - 0.5 for cards in range(len(shares) + 1)]
            axes.stairs(shares, edges, color=INKS[at], linestyle=DASHES[at], linewidth=1.8, label=report.heads[at])
        else:
            axes.bar(range(len(shares)), shares, 0.9, color=INKS[at])
    played = [cards for counts in lengths for cards, count in enumerate(counts) if count]
    axes.set_xlim(min(played) - 1, max(played) + 1)
    axes.set_xlabel("cards played in a round")
    axes.set_ylabel("share of rounds, %")
    axes.grid(axis="y")
    whole_numbers(axes)
    if report.heads:
        legend(axes)
    return figure


def _how_long(lengths: Sequence[Sequence[int]]) -> str:
    first, *others = (" to ".join(str(_quantile(counts, part)) for part in (0.25, 0.75)) for counts in lengths)
    return f"In half of the rounds {first} cards are played" + (f"; at the second table {others[0]}" if others else "")


def _quantile(counts: Sequence[int], part: float) -> int:
    """The fewest cards that so large a part of the rounds does not exceed."""
    return next(cards for cards, so_far in enumerate(itertools.accumulate(counts)) if so_far >= part * sum(counts))


def _lying(report: Report) -> Figure | None:
    lying = report.simulations[0].tally.lying
    means = [[_mean(*row) for row in rounds if row[0]] for rounds in lying]
    if len(means[0]) < 2 or not any(mean.value for rounds in means for mean in rounds):
        return None
    first, last = means[0][0].value, means[0][-1].value
    where = " at the first table" if report.heads else ""
    title = f"Chips on the layout{where}: {first:.1f} after the first round of a sitting, {last:.1f} after the last"
    figure, axes = canvas(report, title)
    for at, rounds in enumerate(means):
        numbers = range(1, len(rounds) + 1)
        name = report.heads[at] if report.heads else "mean and interval"
        heights, halves = [mean.value for mean in rounds], [*map(half, rounds)]
        axes.errorbar(numbers, heights, halves, fmt=DASHES[at], color=INKS[at], marker=MARKS[at], markersize=4, label=name)
    axes.set_ylim(bottom=0)
    axes.set_xlabel("round of the sitting")
    axes.set_ylabel("chips on all spaces")
    axes.grid()
    whole_numbers(axes)
    legend(axes)
    return figure


def _mean(count: int, total: int, squares: int) -> Estimate:
    """The mean of so many sittings, which know nothing of each other."""
    if count < 2:
        return Estimate(total / count, math.inf)
    return Estimate(total / count, math.sqrt(max(squares - total * total / count, 0.0) / (count - 1) / count))


_OF_A_TABLE: Final[Mapping[str, Callable[[Report], Figure | None]]] = {
    "wins-by-place": _wins,
    "chips-by-place": _chips,
    "spaces": _spaces,
    "lengths": _lengths,
    "stops": _stops,
    "lying": _lying,
}
DRAWINGS: Final[Mapping[Kind, Mapping[str, Callable[[Report], Figure | None]]]] = {
    "table": _OF_A_TABLE,
    "comparison": {**_OF_A_TABLE, "changes": forests.changes},
    "widow": {"widow": forests.worth},
    "sensitivity": {"sensitivity": forests.sensitivity},
}
"""The pictures of each kind of report by name; what draws nothing had nothing to draw."""
