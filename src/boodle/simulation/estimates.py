"""What the sums say: a ratio of two measures, with its interval and what a comparison could have found.

A sitting is the unit: rounds of one sitting share their chips and dealers, sittings share nothing. The interval of a ratio is
that of the ratio estimator over sittings (the delta method), exact in its sums whatever the order of counting was.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from fractions import Fraction
from statistics import NormalDist
from typing import Final

import attrs

from boodle.simulation.tally import Tally

CONFIDENCE: Final = 0.95
POWER: Final = 0.8
_NORMAL: Final = NormalDist()

Combination = Mapping[str, float]
"""Measures, each with a factor."""


@attrs.frozen
class Estimate:
    """A figure with its standard error.

    Attributes:
        value: The figure.
        error: Its standard error; infinite where too little was counted to tell.
    """

    value: float
    error: float

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return self.error * _NORMAL.inv_cdf((1 + CONFIDENCE) / 2)

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - self.half

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.value + self.half

    @property
    def detectable(self) -> float:
        """The smallest true difference from zero that would have been found with a power of 80 %."""
        return self.error * (_NORMAL.inv_cdf((1 + CONFIDENCE) / 2) + _NORMAL.inv_cdf(POWER))

    def z(self, expected: float) -> float:
        """How many standard errors the figure lies above what was expected."""
        return (self.value - expected) / self.error if self.error else math.inf if self.value != expected else 0.0

    def __str__(self) -> str:
        if not math.isfinite(self.error):
            return f"{self.value:.3g} ± ?"
        digits = max(0, 1 - math.floor(math.log10(self.half))) if self.half > 0 else 4
        return f"{self.value:.{min(digits, 8)}f} ± {self.half:.{min(digits, 8)}f}"


def ratio(tally: Tally, over: Combination | str, under: Combination | str = "rounds") -> Estimate:
    """The sum of some measures over the sum of others.

    Raises:
        ArgumentError: nothing is called so.
    """
    return difference(tally, ((1.0, over, under),))


def difference(tally: Tally, parts: tuple[tuple[float, Combination | str, Combination | str], ...]) -> Estimate:
    """A combination of ratios, each with its factor, as of two tables that were dealt the same cards."""
    # in fractions, so that what never varies has no error at all
    value = Fraction(0)
    residual: dict[int, Fraction] = {}
    for factor, over, under in parts:
        above, below = _placed(tally, over), _placed(tally, under)
        whole = sum((weight * tally.sums[at] for at, weight in below.items()), Fraction(0))
        if not whole:
            return Estimate(math.nan, math.inf)
        each = sum((weight * tally.sums[at] for at, weight in above.items()), Fraction(0)) / whole
        value += Fraction(factor) * each
        for at, weight in above.items():
            residual[at] = residual.get(at, Fraction(0)) + Fraction(factor) * weight / whole
        for at, weight in below.items():
            residual[at] = residual.get(at, Fraction(0)) - Fraction(factor) * each * weight / whole
    if tally.sittings < 2:
        return Estimate(float(value), math.inf)
    spread = sum(
        (one * other * tally.product_of(at, beside) for at, one in residual.items() for beside, other in residual.items()),
        Fraction(0),
    )
    return Estimate(float(value), math.sqrt(spread * tally.sittings / (tally.sittings - 1)))


def _placed(tally: Tally, measures: Combination | str) -> dict[int, Fraction]:
    named = {measures: 1.0} if isinstance(measures, str) else measures
    return {tally.place_of(name): Fraction(weight) for name, weight in named.items()}
