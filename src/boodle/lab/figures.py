"""What a figure is: a combination of ratios of measures, at one table, at the other one, and for the change between them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import attrs

from boodle.lab.rows import Row, Section
from boodle.simulation.estimates import Combination, Estimate, difference, ratio
from boodle.simulation.plans import AGAINST
from boodle.simulation.tally import Tally

Part = tuple[float, Combination, Combination]
"""A factor, and the measures whose sums are divided."""
ROUNDING: Final = 1e-7
"""The root of what a double cannot hold, and some more."""


@attrs.frozen
class Figure:
    """What a row says, before anything was counted.

    ``label``, ``measure``, ``unit``, ``column`` and ``reference`` are those of the :class:`~boodle.lab.rows.Row`; ``parts`` is
    what is added up. ``spread``: the two parts are the squares and the chips of a round, and the figure is how much one round
    varies. ``always``: zero is worth saying.
    """

    label: str
    measure: str
    unit: str
    parts: tuple[Part, ...]
    column: str = ""
    reference: float | None = None
    spread: bool = False
    always: bool = False


@attrs.frozen
class Sheet:
    """A section before anything was counted."""

    title: str
    figures: tuple[Figure, ...]
    note: str = ""


def share(over: str | Combination, under: str | Combination = "rounds", factor: float = 1.0) -> tuple[Part, ...]:
    """One ratio: the sum of some measures over the sum of others."""
    return ((factor, _combination(over), _combination(under)),)


def _combination(measures: str | Combination) -> Combination:
    return {measures: 1.0} if isinstance(measures, str) else measures


def sections(sheets: Sequence[Sheet], others: Sequence[Sheet] | None, tally: Tally) -> Iterator[Section]:
    """The sections as they were counted, at one table or at two; those in which there is nothing are left out."""
    for at, sheet in enumerate(sheets):
        found = _filled(sheet, others[at] if others else None, tally)
        if found.rows:
            yield found


def _filled(sheet: Sheet, other: Sheet | None, tally: Tally) -> Section:
    figures = {figure.measure: figure for figure in sheet.figures}
    beside = {figure.measure: figure for figure in other.figures} if other else {}
    rows = [_row(tally, figures.get(name), beside.get(name)) for name in dict.fromkeys((*figures, *beside))]
    always = {figure.label for figure in (*figures.values(), *beside.values()) if figure.always}
    said = always | {row.label for row in rows if not row.says_nothing}
    return Section(sheet.title, tuple(row for row in rows if row.label in said), sheet.note)


def _row(tally: Tally, one: Figure | None, other: Figure | None) -> Row:
    figure = one or other
    assert figure is not None
    mine = _reading(tally, one, "") if one else None
    yours = _reading(tally, other, AGAINST) if other else None
    change = None
    if mine and yours:
        parts = (*yours[1], *((-factor, over, under) for factor, over, under in mine[1]))
        change = attrs.evolve(difference(tally, parts), value=yours[0].value - mine[0].value)
        change = _settled(change, max(abs(mine[0].value), abs(yours[0].value)))
    value, against = mine[0] if mine else None, yours[0] if yours else None
    return Row(figure.label, figure.measure, figure.unit, figure.column, value, against, change, figure.reference)


def _reading(tally: Tally, figure: Figure, prefix: str) -> tuple[Estimate, tuple[Part, ...]]:
    """The figure, and the combination whose standard error is its own."""
    parts = tuple((factor, _at(over, prefix), _at(under, prefix)) for factor, over, under in figure.parts)
    if not figure.spread:
        found = difference(tally, parts)
        return _settled(found, abs(found.value)), parts
    (_, square, rounds), (_, net, _) = parts
    mean = ratio(tally, net, rounds).value
    spread = math.sqrt(max(ratio(tally, square, rounds).value - mean * mean, 0.0))
    # the root of a difference: as sure as its tangent is; where nothing varies, there is nothing to be sure of
    parts = ((0.5 / spread, square, rounds), (-mean / spread, net, rounds)) if spread else ((0.0, net, rounds),)
    return attrs.evolve(difference(tally, parts), value=spread), parts


def _settled(estimate: Estimate, size: float) -> Estimate:
    """What is the same in every round is certain; an error so small against the figures comes from rounding."""
    return attrs.evolve(estimate, error=0.0) if estimate.error < ROUNDING * size else estimate


def _at(measures: Combination, prefix: str) -> Combination:
    return {prefix + name: weight for name, weight in measures.items()}
