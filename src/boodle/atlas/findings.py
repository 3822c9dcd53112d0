"""What was found out about a plug-in and is kept in a file: the table it is shown on, the round, the figures of the lab."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Final

import attrs

from boodle.atlas.fitting import Fit, fit
from boodle.atlas.rounds import Sitting
from boodle.atlas.subject import Subject
from boodle.errors import ArgumentError, BoodleError, shown
from boodle.lab.rows import Row, number
from boodle.recipe import Recipe
from boodle.simulation.estimates import Estimate

ESTIMATES: Final = ("value", "against", "change")
DIGITS: Final = 6
"""So many are kept of each figure."""


@attrs.frozen
class Measured:
    """Some figures of the lab.

    Attributes:
        command: The command that makes them.
        fingerprints: The rules that were measured: of the table with the plug-in, and of the one without it before that.
        boodle: The version that measured.
        engine: ``kernel`` or ``step``.
        rounds: How many rounds were played at each table.
        rows: The figures; ``value`` without the plug-in and ``against`` with it, where there are two tables.
    """

    command: str
    fingerprints: tuple[str, ...]
    boodle: str
    engine: str
    rounds: int
    rows: tuple[Row, ...]

    @property
    def compares(self) -> bool:
        """Whether there are two tables."""
        return len(self.fingerprints) > 1

    def is_of(self, made: Fit) -> bool:
        """Whether these are the figures of a table as it is now."""
        return self.fingerprints == fingerprints(made)


@attrs.frozen
class Finding:
    """All that is kept about a plug-in.

    Attributes:
        recipe: The table it is shown on, the plug-in among the rest.
        seats: How many play there.
        sitting: The round that shows it.
        measured: The figures; None where nothing was measured.
    """

    recipe: str
    seats: int
    sitting: Sitting
    measured: Measured | None = None

    def fit(self, subject: Subject) -> Fit:
        """The table again.

        Raises:
            BoodleError: it can no longer be made.
        """
        ingredients = {each.name: each for each in Recipe.parse(self.recipe).ingredients}
        own = ingredients.pop(subject.name, None)
        shown_as = subject if own is None else subject.with_parameters(**own.parameters)
        return fit(shown_as, tuple(map(str, ingredients.values())), self.seats)


def fingerprints(made: Fit) -> tuple[str, ...]:
    """The rules of a table, and before them those without the plug-in."""
    return tuple(each.fingerprint for each in (made.before, made.after) if each is not None)


def kept(row: Row) -> Row | None:
    """A figure as it is kept: with a few digits; None where there is nothing to tell."""
    estimates = {name: estimate for name in ESTIMATES if (estimate := getattr(row, name)) is not None}
    if any(math.isnan(each.value) for each in estimates.values()):
        return None
    figures: dict[str, Any] = {name: Estimate(*map(_rounded, (each.value, each.error))) for name, each in estimates.items()}
    return attrs.evolve(row, **figures)


def _rounded(value: float) -> float:
    return float(f"{value:.{DIGITS}g}")


def path_of(folder: Path, name: str) -> Path:
    """Where the findings about a plug-in are kept."""
    return folder / f"{name}.json"


def written(finding: Finding) -> str:
    """A finding as JSON; every figure is a line."""
    body: dict[str, Any] = {"recipe": finding.recipe, "seats": finding.seats, "round": attrs.asdict(finding.sitting)}
    if finding.measured is not None:
        body["lab"] = attrs.asdict(finding.measured, recurse=False) | {"rows": []}
    rows = () if finding.measured is None else finding.measured.rows
    lines = ",\n".join(f"   {_json(_row(row))}" for row in rows)
    return _json(body, indent=1).replace('"rows": []', f'"rows": [\n{lines}\n  ]') + "\n"


def _json(value: object, indent: int | None = None) -> str:
    return json.dumps(value, indent=indent, ensure_ascii=False, allow_nan=False)


def read(folder: Path, name: str) -> Finding | None:
    """What is kept about a plug-in; None where nothing is.

    Raises:
        ArgumentError: the file holds something else.
    """
    path = path_of(folder, name)
    if not path.exists():
        return None
    try:
        body = json.loads(path.read_text(encoding="utf-8"))
        lab = body.get("lab")
        measured = None
        if lab is not None:
            rows = tuple(map(_read_row, lab["rows"]))
            measured = Measured(**(lab | {"rows": rows, "fingerprints": tuple(lab["fingerprints"])}))
        return Finding(body["recipe"], body["seats"], Sitting(**body["round"]), measured)
    except (ValueError, TypeError, KeyError, AttributeError, BoodleError) as error:
        message = f"'{path}' does not hold what was found out about {shown(name)}: {shown(error, str)}"
        raise ArgumentError(f"{message}; remove it, and run 'python -m boodle.atlas'") from error


def _row(row: Row) -> dict[str, Any]:
    """The words of a row, and its figures with their errors; what is not there is left out."""
    words = {name: getattr(row, name) for name in ("label", "measure", "unit", "column")}
    figures = {name: _figure(estimate) for name in ESTIMATES if (estimate := getattr(row, name)) is not None}
    return words | figures | ({} if row.reference is None else {"reference": row.reference})


def _figure(estimate: Estimate) -> list[float | None]:
    return [estimate.value, number(estimate.error)]


def _read_row(row: dict[str, Any]) -> Row:
    figures: dict[str, Any] = {
        name: Estimate(row[name][0], math.inf if row[name][1] is None else row[name][1]) for name in ESTIMATES if name in row
    }
    return Row(**(row | figures))
