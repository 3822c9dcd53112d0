"""What a report is made of: rows with a figure each, in sections with a title."""

from __future__ import annotations

import math
from typing import Any

import attrs

from boodle.simulation.estimates import Estimate


@attrs.frozen
class Row:
    """One figure, at one table or at two.

    Attributes:
        label: What it is about, in words: ``the dealer (place 3)``.
        measure: What it is called in files: ``place-net[3]``.
        unit: What is counted: chips, cards, %.
        column: What is said about ``label``, where a section says several things: ``a round``.
        value: The figure; at the first of two tables. None where the first table has no such thing.
        against: In a comparison the figure at the second table; None where that has no such thing.
        change: In a comparison how much more it is there than at the first table: both were dealt the same cards.
        reference: What it would be if all seats were alike.
    """

    label: str
    measure: str
    unit: str
    column: str = ""
    value: Estimate | None = None
    against: Estimate | None = None
    change: Estimate | None = None
    reference: float | None = None

    @property
    def heading(self) -> str:
        """What stands over its figures: ``chips a round``."""
        return f"{self.unit} {self.column}" if self.column else ""

    @property
    def detectable(self) -> float:
        """The smallest true change (without a comparison: the smallest difference) that would have been found with 80 % power."""
        estimate = self.change or self.value
        return math.inf if estimate is None else estimate.detectable

    @property
    def stands_out(self) -> bool:
        """Whether the interval leaves out zero change, or without a comparison the reference."""
        if self.change is not None:
            return abs(self.change.value) > self.change.half
        if self.value is None or self.reference is None or self.against is not None:
            return False
        return abs(self.value.value - self.reference) > self.value.half

    @property
    def says_nothing(self) -> bool:
        """Whether there was nothing to count: zero for sure, or nothing to divide by."""
        return all(
            each is None or math.isnan(each.value) or (each.value == 0 and (each.error == 0 or math.isinf(each.error)))
            for each in (self.value, self.against)
        )

    def to_dict(self) -> dict[str, Any]:
        """The row as plain JSON."""
        return {
            "label": self.label,
            "measure": self.measure,
            "unit": self.unit,
            "column": self.column,
            "value": plain(self.value),
            "against": plain(self.against),
            "change": plain(self.change),
            "detectable": number(self.detectable),
            "reference": self.reference,
        }


@attrs.frozen
class Section:
    """Rows about one thing.

    Attributes:
        title: What they are about.
        rows: The rows. Those with one ``label`` are about the same thing, each in its ``column``.
        note: A sentence that helps to read them.
        alone: In a comparison: it is about something that is the same at both tables.
    """

    title: str
    rows: tuple[Row, ...]
    note: str = ""
    alone: bool = False

    @property
    def labels(self) -> tuple[str, ...]:
        """What the rows are about, each once."""
        return tuple(dict.fromkeys(row.label for row in self.rows))

    @property
    def headings(self) -> tuple[str, ...]:
        """What is said about it, each once."""
        return tuple(dict.fromkeys(row.heading for row in self.rows))

    def to_dict(self) -> dict[str, Any]:
        """The section as plain JSON."""
        return {"title": self.title, "note": self.note, "rows": [row.to_dict() for row in self.rows]}


def plain(estimate: Estimate | None) -> dict[str, float | None] | None:
    """A figure with its interval as plain JSON, which knows no infinity: None where too little was counted to tell."""
    if estimate is None:
        return None
    return {name: number(getattr(estimate, name)) for name in ("value", "low", "high", "error")}


def number(value: float) -> float | None:
    """A number that JSON can hold."""
    return value if math.isfinite(value) else None
