"""What all pictures have in common: paper, ink, figures with intervals. No two tables differ by colour alone."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

from boodle.lab.reports import Report
from boodle.lab.rows import Row
from boodle.simulation.estimates import Estimate

GREY: Final = "#5b5b5b"
INKS: Final = ("#0072b2", "#d55e00")
"""Blue and vermilion, which everybody can tell apart."""
HATCHES: Final = ("", "///")
DASHES: Final = ("-", "--")
MARKS: Final = ("o", "s")
STYLE: Final[Any] = {
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": GREY,
    "axes.labelcolor": GREY,
    "axes.axisbelow": True,
    "grid.color": "#e3e3e3",
    "xtick.color": GREY,
    "ytick.color": GREY,
    "xtick.labelcolor": "black",
    "ytick.labelcolor": "black",
    "hatch.linewidth": 0.6,
    "errorbar.capsize": 3,
    "legend.frameon": False,
    "savefig.facecolor": "white",
    # the same report gives the same file
    "svg.hashsalt": "boodle",
}
WIDTH: Final = 7.4
TITLE: Final = 0.25
ABOUT: Final = 0.17
"""Inches of a line of the title, and of a line of what was played."""


def paper(report: Report, title: str, height: float, width: float = WIDTH) -> Figure:
    """A picture with what is seen over it, and below that what was played; ``height`` is what is left for the rest."""
    titles = textwrap.wrap(title, int(width * 9.5))
    about = [line for each in report.about for line in textwrap.wrap(each, int(width * 13))]
    head = 0.2 + TITLE * len(titles) + ABOUT * len(about)
    foot = 0.32
    whole = head + height + foot
    layout = ConstrainedLayoutEngine(rect=(0, foot / whole, 1, height / whole))
    figure = Figure((width, whole), layout=layout)
    left = 0.08 / width
    figure.text(left, 1 - 0.08 / whole, "\n".join(titles), va="top", fontsize=12.5, fontweight="bold")
    figure.text(left, 1 - (0.13 + TITLE * len(titles)) / whole, "\n".join(about), va="top", fontsize=9, color=GREY)
    return figure


def canvas(report: Report, title: str, height: float = 3.5) -> tuple[Figure, Axes]:
    """A picture with one pair of axes."""
    figure = paper(report, title, height)
    return figure, figure.add_subplot()


def legend(axes: Axes) -> None:
    """What is what, below the picture."""
    handles, said = axes.get_legend_handles_labels()
    figure = axes.get_figure(root=True)
    assert figure is not None
    figure.legend(handles, said, loc="lower left", ncols=4, borderaxespad=0.3)


def half(estimate: Estimate | None) -> float:
    """Half an interval as it is drawn; none where nothing can be told."""
    return estimate.half if estimate is not None and math.isfinite(estimate.half) else 0.0


def drawn(estimate: Estimate | None) -> float:
    """A figure as it is drawn."""
    return estimate.value if estimate is not None and math.isfinite(estimate.value) else 0.0


def series(report: Report, rows: Sequence[Row]) -> list[tuple[str, list[Estimate | None]]]:
    """The figures of each table, under its name."""
    first = [row.value for row in rows]
    return [(report.heads[0], first), (report.heads[1], [row.against for row in rows])] if report.heads else [("", first)]


def columns(axes: Axes, report: Report, rows: Sequence[Row], words: Sequence[str], *, points: bool = False) -> None:
    """A column, or a point, with its interval for each row; those of two tables beside each other."""
    told = series(report, rows)
    width = 0.64 / len(told)
    for at, (name, figures) in enumerate(told):
        where = [place + (at - (len(told) - 1) / 2) * width for place in range(len(rows))]
        heights, halves = [*map(drawn, figures)], [*map(half, figures)]
        if points:
            axes.errorbar(where, heights, halves, fmt=MARKS[at], color=INKS[at], markersize=7, elinewidth=1.5, label=name or None)
            continue
        bars = axes.bar(where, heights, width * 0.94, color=INKS[at], hatch=HATCHES[at], edgecolor="white")
        bars.set_label(name)
        axes.errorbar(where, heights, halves, fmt="none", ecolor="black", elinewidth=1)
    axes.set_xticks(range(len(rows)), words)
    axes.set_xlim(-0.6, len(rows) - 0.4)
    axes.tick_params(axis="x", length=0)
    axes.grid(axis="y")


def bars(axes: Axes, report: Report, rows: Sequence[Row], words: Sequence[str]) -> None:
    """A bar with its interval for each row, the first one on top; of a single table ``words`` stand at their ends."""
    told = series(report, rows)
    width = 0.7 / len(told)
    for at, (name, figures) in enumerate(told):
        where = [place + (at - (len(told) - 1) / 2) * width for place in range(len(rows))]
        lengths, halves = [*map(drawn, figures)], [*map(half, figures)]
        made = axes.barh(where, lengths, width * 0.94, color=INKS[at], hatch=HATCHES[at], edgecolor="white")
        made.set_label(name)
        axes.errorbar(lengths, where, xerr=halves, fmt="none", ecolor="black", elinewidth=1)
        if not report.heads:
            for place, end, said in zip(where, map(sum, zip(lengths, halves, strict=True)), words, strict=True):
                axes.annotate(said, (end, place), (5, 0), textcoords="offset points", va="center", fontsize=9)
    axes.set_yticks(range(len(rows)), [row.label for row in rows])
    axes.invert_yaxis()
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")
    axes.margins(x=0.05 if report.heads else 0.17)
    axes.set_xlim(left=0)


def whole_numbers(axes: Axes) -> None:
    """Ticks where something can be."""
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
