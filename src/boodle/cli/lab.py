"""``boodle lab``: what a table does to those who sit at it, and what a house rule changes."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import attrs
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn

import boodle
from boodle.cli.output import Output, plain
from boodle.errors import ArgumentError, did_you_mean, shown
from boodle.lab.plots import draw, pictures
from boodle.lab.reporting import report
from boodle.lab.reports import Report
from boodle.lab.sensitivity import sensitivity
from boodle.lab.widow import sales_of, widow_values
from boodle.recipe import Recipe
from boodle.simulation.plans import Engine, Plan
from boodle.simulation.policies import Policy
from boodle.simulation.result import Simulation
from boodle.simulation.simulate import plan, simulate
from boodle.simulation.tally import Tally
from boodle.words import counted

ROUNDS: Final[dict[Engine, int]] = {"kernel": 1_000_000, "step": 10_000}
"""How many rounds are played where nobody says it: some seconds' worth."""
STYLES: Final = {"title": "bold", "heading": "dim", "row": "", "found": "bold", "note": "dim"}


@attrs.frozen(kw_only=True)
class Asked:
    """What is to be measured, as it was typed."""

    recipe: Recipe
    against: Recipe | None
    policy: str
    against_policy: str | None
    rounds: int | None
    seed: int
    sitting: int | None
    purse: int
    engine: str
    shards: str | None
    until: str | None
    widow: bool
    sensitivity: bool
    plots: str | None
    json: str | None
    csv: str | None


def measure(asked: Asked) -> None:
    """Measure, print, draw, write: report by report, so that what is finished is there whatever happens to the others."""
    made, rounds = _checked(asked)
    output = Output()
    reports: list[Report] = []
    for each, told in _reports(asked, made, rounds):
        reports.append(each)
        if len(reports) > 1:
            output.say("")
        for line in each.lines():
            for text in line.text.splitlines() or [""]:
                output.say(text.replace("±", "+-") if output.letters else text, STYLES[line.kind])
        for note in told:
            output.say(note, "dim")
        _write(asked, reports)
        if asked.plots is not None:
            for file in draw(each, asked.plots):
                output.say(f"drawn: {file}", "dim")


def _checked(asked: Asked) -> tuple[Plan, int]:
    """The plan, and how many rounds; whatever can be wrong is said before the first one is played."""
    seats = asked.recipe.seats
    policies = _policies("--policy", asked.policy, seats)
    # other policies alone are a comparison too: of the same rules
    against = asked.against or (asked.recipe if asked.against_policy is not None else None)
    beside = policies if asked.against_policy is None else _policies("--against-policy", asked.against_policy, seats)
    made = plan(
        asked.recipe, policies, against=against, against_policies=beside,
        seed=asked.seed, sitting=asked.sitting, purse=asked.purse,
    )  # fmt: skip
    if asked.widow:
        sales_of(made.tables[0])
    if asked.sensitivity and len(set(policies)) > 1:
        raise ArgumentError(f"--sensitivity is for a table where all play alike; give one --policy, not {shown(asked.policy)}")
    for file in (asked.json, asked.csv):
        if file is not None:
            _can_be_written(Path(file))
    for folder in (asked.shards, asked.plots):
        if folder is not None and Path(folder).exists() and not Path(folder).is_dir():
            raise ArgumentError(f"{shown(folder)} is no folder; choose another one")
    if asked.plots is not None:
        pictures()
        Path(asked.plots).mkdir(parents=True, exist_ok=True)
    return made, ROUNDS[made.engine(asked.engine)] if asked.rounds is None else asked.rounds


def _policies(option: str, typed: str, seats: int) -> list[Policy]:
    """The policy of each seat."""
    found = [Policy.parse(each) for each in typed.split(",")]
    if len(found) not in (1, seats):
        raise ArgumentError(f"{option} is {shown(typed)}; expected one policy for all, or one for each of {seats} seats")
    return found if len(found) == seats else found * seats


def _until(typed: str | None, names: tuple[str, ...]) -> tuple[str, float] | None:
    if typed is None:
        return None
    measure, _, number = typed.rpartition("=")
    try:
        half = float(number)
    except ValueError:
        half = 0.0
    if not (measure and half > 0):
        raise ArgumentError(f"--until is {shown(typed)}; write a measure and half its interval, such as 'place-net[0]=0.01'")
    if measure not in names:
        raise ArgumentError(f"--until names {shown(measure)}, which is not measured; {did_you_mean(measure, names)}")
    return measure, half


def _can_be_written(file: Path) -> None:
    if not file.parent.is_dir():
        raise ArgumentError(f"there is no folder '{file.parent}'; make it first, or write another file than '{file}'")
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise ArgumentError(f"'{file}' cannot be written; write another file")


def _reports(asked: Asked, made: Plan, rounds: int) -> Iterator[tuple[Report, list[str]]]:
    """Each report, and what is to be said about how it was made."""
    until = _until(asked.until, made.names)
    size = -(-rounds // made.sitting) * made.sitting
    same: dict[str, Any] = {"seed": asked.seed, "sitting": asked.sitting, "purse": asked.purse, "engine": asked.engine}
    with _watching(size) as watch:
        found = simulate(
            made, rounds=rounds, engine=asked.engine, shards_in=asked.shards, until=until,
            progress=watch("playing"),
        )  # fmt: skip
    yield report(found), [*_how_it_ran(found, asked)]
    policies = made.tables[0].policies
    if asked.widow:
        with _watching(size) as watch:
            priced = widow_values(asked.recipe, policies, rounds, progress=watch("pricing the spare hand"), **same)
        yield priced, []
    if asked.sensitivity:
        with _watching(size) as watch:
            tried = sensitivity(
                asked.recipe, None, 0, policies[0], rounds, progress=lambda name, tally: watch(name)(tally), **same
            )  # fmt: skip
        yield tried, []


@contextmanager
def _watching(rounds: int) -> Iterator[Callable[[str], Callable[[Tally], None]]]:
    """A bar on the terminal, if there is one: for each name what moves it."""
    console = Console(stderr=True)
    words, bar = TextColumn("{task.description}"), BarColumn()
    shown_as = (SpinnerColumn(), words, bar, TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*shown_as, console=console, transient=True, disable=plain(sys.stderr)) as progress:
        task = progress.add_task("making ready", total=rounds)

        def watch(name: str) -> Callable[[Tally], None]:
            return lambda tally: progress.update(task, description=name, completed=tally.rounds)

        yield watch


def _how_it_ran(found: Simulation, asked: Asked) -> Iterator[str]:
    there = found.rounds - found.played
    if there > 0:
        yield f"{counted(there, 'round')} were there already, in {asked.shards}"
    if found.played:
        rate = f", {found.played / found.seconds:.0f} a second" if found.seconds > 0.1 else ""
        yield f"{found.engine} engine: {counted(found.played, 'round')} in {found.seconds:.1f} s{rate}"
    if found.engine == "step" and asked.engine != "step":
        yield "the batch kernel, about a thousand times faster, cannot run this:"
        for obstacle in found.obstacles:
            yield f"  {obstacle}"
        if not found.obstacles:
            yield "  numba is not installed: pip install 'boodle[fast]'"


def _write(asked: Asked, reports: list[Report]) -> None:
    """All reports so far, as files."""
    if asked.json is not None:
        body = {"boodle": boodle.__version__, "reports": [each.to_dict() for each in reports]}
        Path(asked.json).write_text(json.dumps(body, indent=1, allow_nan=False) + "\n", encoding="utf-8", newline="\n")
    if asked.csv is not None:
        tables = [each.to_csv() for each in reports]
        # one line with the names of the columns is enough
        lines = [tables[0], *(table.partition("\n")[2] for table in tables[1:])]
        Path(asked.csv).write_text("".join(lines), encoding="utf-8", newline="\n")
