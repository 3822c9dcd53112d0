"""What is measured for a claim, and how it is decided: figures, their errors, and the side on which the claim has them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, Final, Literal

import attrs

from boodle.simulation import Estimate

Side = Literal["above", "below", "inside", "outside"]
Verdict = Literal["confirmed", "refuted", "undecided"]
Role = Literal["home", "scope", "context"]
LEVEL: Final = 0.05
"""The chance that any of all the marks is wrong, if the normal approximation holds."""
CHIPS: Final = "chips a round"
SHARE: Final = "%"
POINTS: Final = "points"
"""Differences of shares, in hundredths."""
LEAST: Final = {CHIPS: 0.05, SHARE: 0.01, POINTS: 0.01}
"""An effect below a chip in twenty rounds, or one point of a hundred, confirms nothing."""


@attrs.frozen
class Figure:
    """One measured figure.

    Attributes:
        claim: The claim that it belongs to.
        part: What is measured, in words; the figures of one part say the same about different tables.
        rules: The recipe.
        seats: How many play.
        others: How the others play (or all, where nobody plays in another way).
        value: The figure.
        error: Its standard error.
        side: Where the claim says that it lies: above or below ``null``, or not farther than ``margin`` from it, or farther.
        null: What it would be if there were nothing in the claim.
        margin: What counts as near; for the other sides what counts as an effect at all.
        unit: What it is counted in.
        role: ``home`` figures decide the verdict; ``scope`` figures say where else it holds; ``context`` ones decide nothing.
    """

    claim: str
    part: str
    rules: str
    seats: int
    others: str
    value: float
    error: float
    side: Side = "above"
    null: float = 0.0
    margin: float = LEAST[CHIPS]
    unit: str = CHIPS
    role: Role = "home"

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Figure:
        """What :meth:`to_dict` wrote."""
        known: dict[str, Any] = {name: math.nan if value is None else value for name, value in data.items()}
        return cls(**{**known, "error": math.inf if data["error"] is None else data["error"]})

    def to_dict(self) -> dict[str, Any]:
        """The figure as plain JSON, which has no word for what could not be measured."""
        plain: dict[str, Any] = attrs.asdict(self)
        return {name: _rounded(value) if isinstance(value, float) else value for name, value in plain.items()}

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return Estimate(self.value, self.error).half

    @property
    def signed(self) -> bool:
        """Whether it is a difference, whose sign says which way it goes."""
        return self.unit != SHARE and self.null == 0 and self.unit != "chips"

    @property
    def decides(self) -> bool:
        """Whether it gets a mark."""
        return self.role != "context"

    def mark(self, wide: float) -> Verdict:
        """What it says about the claim, with an interval of so many standard errors to both sides."""
        low, high = self.value - wide * self.error, self.value + wide * self.error
        if not (math.isfinite(low) and math.isfinite(high)):
            return "undecided"
        if self.side in ("above", "below"):
            sign = 1 if self.side == "above" else -1
            low, high = sorted((sign * (low - self.null), sign * (high - self.null)))
            if low > 0:
                return "confirmed" if sign * (self.value - self.null) >= self.margin else "undecided"
            return "refuted" if high < 0 else "undecided"
        inside = low > self.null - self.margin and high < self.null + self.margin
        outside = low > self.null + self.margin or high < self.null - self.margin
        if self.side == "outside":
            inside, outside = outside, inside
        return "confirmed" if inside else "refuted" if outside else "undecided"


def _rounded(value: float) -> float | None:
    """Seven digits: more than the error leaves, and the same on every machine."""
    return float(f"{value:.7g}") if math.isfinite(value) else None


def width(figures: Sequence[Figure]) -> float:
    """How many standard errors an interval has to each side so that all of them together hold with 95 % (Bonferroni)."""
    marks = sum(figure.decides for figure in figures)
    return NormalDist().inv_cdf(1 - LEVEL / (2 * max(marks, 1)))


def verdict(figures: Sequence[Figure], wide: float) -> Verdict | Literal["in part"]:
    """What the parts of a claim say at its own table: the same, or not all the same."""
    marks = {figure.mark(wide) for figure in figures if figure.role == "home"}
    if {"confirmed", "refuted"} <= marks:
        return "in part"
    return marks.pop() if len(marks) == 1 else "undecided"


def share(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """The sum of the first numbers over that of the second ones, each pair from a sitting of its own.

    Where no sitting differs from the others, the error is one in all that was counted.
    """
    under = math.fsum(below for _, below in pairs)
    if not under or len(pairs) < 2:
        return Estimate(math.nan, math.inf)
    value = math.fsum(above for above, _ in pairs) / under
    spread = math.fsum((above - value * below) ** 2 for above, below in pairs) * len(pairs) / (len(pairs) - 1)
    return Estimate(value, math.sqrt(spread) / under or 1 / under)
