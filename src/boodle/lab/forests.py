"""Changes with their intervals, one under the other: what stands out is filled, the rest is hollow."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure, SubFigure
from matplotlib.lines import Line2D
from matplotlib.ticker import MaxNLocator

from boodle.lab.drawing import GREY, INKS, WIDTH, half, paper
from boodle.lab.reports import Report
from boodle.lab.rows import Row

Panel = tuple[str, str, Sequence[Row]]
"""A heading, what is on the axis, and the rows."""
ROW: Final = 0.27
AROUND: Final = 0.85
"""Inches for a row, and for all around a panel."""


def changes(report: Report) -> Figure | None:
    """What changes from the first table to the second, in panels."""
    panels = [*_panels(report)]
    rows = [row for *_, rows in panels for row in rows]
    found = sum(row.stands_out for row in rows)
    return _forest(
        report,
        f"{found} of {len(rows)} changes have an interval without zero; by chance about {len(rows) / 20:.2g} would",
        panels,
    )


def worth(report: Report) -> Figure | None:
    """What the spare hand is worth, by kind of hand."""
    rows = report.sections[0].rows
    best = max(rows, key=_changed)
    title = f"The spare hand is worth most with {best.label}: {_changed(best):.1f} chips"
    return _forest(report, title, [("", "chips that taking it brings, without a price", rows)])


def sensitivity(report: Report) -> Figure | None:
    """What each policy brings."""
    best = report.sections[0].rows[0]
    title = f"Of these policies {best.label} brings most: {_changed(best):+.2f} chips a round"
    panels: list[Panel] = [(each.title, f"change in {each.rows[0].heading}", each.rows) for each in report.sections]
    return _forest(report, title, panels)


def _changed(row: Row) -> float:
    assert row.change is not None
    return row.change.value


def _panels(report: Report) -> Iterator[Panel]:
    """The rows by section and heading, without those where nothing can change."""
    for section in report.sections:
        for heading in section.headings:
            rows = [row for row in section.rows if row.heading == heading and _can_change(row)]
            units = {row.unit for row in rows}
            if rows:
                yield section.title, f"change in {heading or units.pop()}" if heading or len(units) == 1 else "change", rows


def _can_change(row: Row) -> bool:
    return row.change is not None and math.isfinite(row.change.value) and (row.change.value != 0 or row.change.error > 0)


def _forest(report: Report, title: str, panels: list[Panel]) -> Figure | None:
    if not panels:
        return None
    sides = _balanced(panels) if len(panels) > 1 else [panels]
    tallest = max(map(_height, sides))
    figure = paper(report, title, tallest, WIDTH * len(sides))
    parts: Any = figure.subfigures(1, len(sides), squeeze=False)
    for side, part in zip(sides, parts[0], strict=True):
        _draw_side(part, side, tallest)
    said = (("the interval leaves out zero", INKS[0]), ("it does not", "white"))
    marks = [Line2D([], [], marker="o", color=INKS[0], markerfacecolor=fill, label=words) for words, fill in said]
    figure.legend(handles=marks, loc="lower left", ncols=2, borderaxespad=0.3)
    return figure


def _height(panels: Sequence[Panel]) -> float:
    return sum(AROUND + ROW * len(rows) for *_, rows in panels)


def _balanced(panels: list[Panel]) -> list[list[Panel]]:
    """In two columns, about as long as each other."""
    cut = min(range(1, len(panels)), key=lambda at: max(_height(panels[:at]), _height(panels[at:])))
    return [panels[:cut], panels[cut:]]


def _draw_side(part: SubFigure, panels: Sequence[Panel], tallest: float) -> None:
    """One column, with nothing at its end where the other one is longer."""
    heights = [_height([panel]) for panel in panels]
    rest = [tallest - sum(heights)] if tallest - sum(heights) > ROW else []
    grid: Any = part.subplots(len(panels) + len(rest), 1, squeeze=False, height_ratios=[*heights, *rest])
    for axes, panel in zip(grid[:, 0], panels, strict=False):
        _draw_panel(axes, *panel)
    for axes in grid[len(panels) :, 0]:
        axes.axis("off")


def _draw_panel(axes: Axes, heading: str, what: str, rows: Sequence[Row]) -> None:
    for at, row in enumerate(rows):
        axes.errorbar(
            _changed(row), at, xerr=half(row.change), fmt="o", color=INKS[0], markersize=6, elinewidth=1.4,
            markerfacecolor=INKS[0] if row.stands_out else "white",
        )  # fmt: skip
    axes.axvline(0, color=GREY, linewidth=1)
    axes.set_yticks(range(len(rows)), [f"{row.label}, {row.unit}" if what == "change" else row.label for row in rows])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.xaxis.set_major_locator(MaxNLocator(6))
    axes.set_title(heading, loc="left", fontsize=10, fontweight="bold")
    axes.set_xlabel(what)
    axes.grid(axis="x")
