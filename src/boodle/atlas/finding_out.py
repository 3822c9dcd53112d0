"""Finding out about a plug-in what takes too long for every build of a site: a round that shows it, and what the lab measures."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import attrs

import boodle
from boodle.atlas.findings import Finding, Measured, fingerprints, kept, path_of, read, written
from boodle.atlas.fitting import Fit, fit
from boodle.atlas.rounds import SEEDS, search, told
from boodle.atlas.subject import Subject
from boodle.errors import BoodleError
from boodle.lab.reporting import report
from boodle.lab.rows import Row
from boodle.recipe import Recipe
from boodle.simulation.simulate import plan, simulate

POLICY: Final = "random+widow=poor"
"""Everybody leads by chance and takes the spare hand for a poor one, so that rules about it come up."""
ROUNDS: Final = {"kernel": 200_000, "step": 5_000}
KEPT: Final = ("place-won", "place-net", "dealer-edge", "cards", "leads", "stops", "void", "space-paid", "widow-taken")
"""What is kept of a report."""


def measure(made: Fit) -> Measured:
    """Measure a table; where it can be had without the plug-in, both, dealt the same cards."""
    first, second = (made.after, None) if made.before is None else (made.before, made.after)
    against = None if second is None else second.recipe
    asked = plan(first.recipe, POLICY, against=against, seed=0)
    rounds = ROUNDS[asked.engine("auto")]
    found = simulate(asked, rounds=rounds)
    rows = (kept(_plain(row)) for row in report(found).rows if row.measure.partition("[")[0] in KEPT)
    return Measured(
        command=command(first.recipe, against, rounds),
        fingerprints=fingerprints(made),
        boodle=boodle.__version__,
        engine=found.engine,
        rounds=found.rounds,
        rows=tuple(row for row in rows if row is not None),
    )


def command(recipe: Recipe, against: Recipe | None, rounds: int) -> str:
    """The command that measures the same."""
    words = ["boodle", "lab", *str(recipe).split()]
    if against is not None:
        words += ["--against", str(against)]
    return shlex.join([*words, "--seats", str(recipe.seats), "--policy", POLICY, "--rounds", str(rounds), "--seed", "0"])


def _plain(row: Row) -> Row:
    """In a comparison nothing is compared with what it would be if all were alike."""
    return row if row.change is None else attrs.evolve(row, reference=None)


def find_out(
    subject: Subject, folder: Path, beside: Sequence[str] = (), seats: int | None = None, *, seeds: int = SEEDS, lab: bool = True
) -> tuple[Finding, bool]:
    """Find out what there is to know about a plug-in and keep it; what is known already and still true is not done again.

    Args:
        subject: The plug-in.
        folder: Where findings are kept.
        beside: The rest of the recipe; where nothing is said, what was kept, or what :func:`boodle.atlas.fitting.fit` finds.
        seats: How many play.
        seeds: So many rounds of each kind are looked at for one that shows the plug-in.
        lab: Whether figures are measured too.

    Returns:
        What is known now, and whether anything of it is new.

    Raises:
        BoodleError: no table can be made, or the file of an earlier finding holds something else.
    """
    before = read(folder, subject.name)
    made = _table(subject, before, beside, seats)
    recipe = made.after.recipe
    if before is not None and (before.recipe, before.seats) != (str(recipe), recipe.seats):
        before = None
    shown = None if before is None else told(subject.name, made, before.sitting)
    if shown is None or not (shown.acted or shown.differs):
        shown = search(subject.name, made, seeds)
    measured = None if before is None else before.measured
    if lab and (measured is None or not measured.is_of(made)):
        measured = measure(made)
    found = Finding(str(recipe), recipe.seats, shown.sitting, measured)
    if found == before:
        return found, False
    folder.mkdir(parents=True, exist_ok=True)
    path_of(folder, subject.name).write_text(written(found), encoding="utf-8", newline="\n")
    return found, True


def _table(subject: Subject, before: Finding | None, beside: Sequence[str], seats: int | None) -> Fit:
    if before is not None and not beside and seats is None:
        try:
            return before.fit(subject)
        except BoodleError:
            # the plug-ins have changed; another table is looked for
            pass
    return fit(subject, beside, seats)
