"""A report as text: columns of figures, none of which is broken into two lines."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from boodle.lab.rows import Row, Section
from boodle.simulation.estimates import Estimate

MARK: Final = "*"
GAP: Final = "   "
WORDS: Final = "\0"
Cells = list[str]


class Line(NamedTuple):
    """A line: ``kind`` is ``title``, ``heading``, ``row``, ``found`` (a row that stands out) or ``note``."""

    kind: Literal["title", "heading", "row", "found", "note"]
    text: str


class _Told(NamedTuple):
    kind: Literal["heading", "row", "found"]
    cells: Cells


def lines(about: Sequence[str], heads: Sequence[str], sections: Sequence[Section], notes: Sequence[str]) -> Iterator[Line]:
    """The report line by line."""
    for number, line in enumerate(about):
        yield Line("note" if number else "title", line)
    for section in sections:
        yield Line("title", f"\n{section.title}")
        yield from _laid_out([*(_compared(section, heads) if heads and not section.alone else _alone(section))])
        if section.note:
            yield Line("note", f"  {section.note}")
    for number, note in enumerate(notes):
        yield Line("note", note if number else f"\n{note}")


def _alone(section: Section) -> Iterator[_Told]:
    """One table: a line for each thing, with all that is said about it."""
    headings = [heading for heading in section.headings if heading]
    if headings:
        yield _Told("heading", ["", *headings])
    for label in section.labels:
        rows = {row.heading: row for row in section.rows if row.label == label}
        found = any(row.stands_out for row in rows.values())
        if headings:
            cells = [_cell(rows[heading]) if heading in rows else "" for heading in headings]
        else:
            cells = [shown(rows[""].value), f"{WORDS}{rows[''].unit}"]
        yield _Told("found" if found else "row", [label, *cells])


def _cell(row: Row) -> str:
    return f"{shown(row.value)} {MARK}" if row.stands_out else shown(row.value)


def _compared(section: Section, heads: Sequence[str]) -> Iterator[_Told]:
    """Two tables: a line for each figure, here and there, and what changed."""
    yield _Told("heading", ["", *heads, "finds from"])
    for heading in section.headings:
        if heading:
            yield _Told("heading", [f"{WORDS}{heading}"])
        for row in section.rows:
            if row.heading == heading:
                change = f"{shown(row.change)} {MARK if row.stands_out else ' '}"
                cells = [shown(row.value), shown(row.against), change if row.change else "", _finds(row)]
                yield _Told(
                    "found" if row.stands_out else "row", [row.label, *cells, *([] if heading else [f"{WORDS}{row.unit}"])]
                )


def _finds(row: Row) -> str:
    return f"{row.detectable:.2g}" if row.change and math.isfinite(row.detectable) else ""


def shown(estimate: Estimate | None) -> str:
    """A figure in a table: as it is where nothing is left to chance, and a dash where there is none."""
    if estimate is None or math.isnan(estimate.value):
        return "-"
    return str(estimate) if estimate.error else f"{estimate.value:.6g}"


def _laid_out(told: Sequence[_Told]) -> Iterator[Line]:
    """In columns: words at the left of theirs, figures at the right; a cell of words begins with :data:`WORDS`."""
    widths: dict[int, int] = {}
    for each in told:
        for at, cell in enumerate(each.cells):
            widths[at] = max(widths.get(at, 0), len(cell.lstrip(WORDS)))
    for kind, cells in told:
        placed = [
            cell.lstrip(WORDS).ljust(widths[at]) if not at or cell.startswith(WORDS) else cell.rjust(widths[at])
            for at, cell in enumerate(cells)
        ]
        yield Line(kind, f"  {GAP.join(placed)}".rstrip())
