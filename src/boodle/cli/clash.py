"""``boodle clash``: whether house rules get along, and the shortest game in which they do not."""

from __future__ import annotations

import importlib
import itertools
import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from boodle.cli.output import Output, plain
from boodle.errors import ArgumentError, AssemblyError
from boodle.recipe import installed

if TYPE_CHECKING:
    from boodle.testing.clashing import Clash

FOUND = 1
"""The exit code where something is found."""


def clash(
    rules: Annotated[list[str], typer.Argument(metavar="RULE...", help="House rules, by the names of their plug-ins.")],
    on: Annotated[str | None, typer.Option(help="The game; by default the first that they all go with.")] = None,
    all_pairs: Annotated[bool, typer.Option("--all-pairs", help="Each of them with every installed house rule.")] = False,
    examples: Annotated[int, typer.Option(help="How many sessions are played for each combination.", min=1)] = 40,
    seed: Annotated[int, typer.Option(help="Chance; the same seed finds the same.")] = 0,
) -> None:
    """Look for the shortest game in which house rules break a law together, or do what none of them does alone."""
    clashing = kit("clashing")
    for name in [*rules, *([on] if on else [])]:
        clashing.class_of(name)  # says what is wrong with it
    output = Output()
    broken: list[str] = []
    sets = _pairs(clashing, rules, broken) if all_pairs else [tuple(rules)]
    if broken:
        output.say(f"left out, for they are broken ('boodle plugins' says why): {', '.join(broken)}")
    found = refused = 0
    console = Console(stderr=True)
    watched = track(sets, "putting them together", console=console, transient=True, disable=plain(sys.stderr))
    for each in watched if len(sets) > 1 else sets:
        made: Clash = clashing.clash(*each, on=on, examples=examples, seed=seed)
        refused += made.refused is not None
        found += made.refused is None and not made.ok
        if len(sets) == 1 or not made.ok:
            output.say(str(made))
            if len(sets) > 1:
                output.say("")
    if len(sets) > 1:
        output.say(
            f"{len(sets)} pairs: {refused} cannot be played together, {found} with something to read, the others get along"
        )
    if found or refused:
        raise typer.Exit(FOUND)


def kit(part: str) -> Any:
    """A part of the kit, which is an extra."""
    try:
        return importlib.import_module(f"boodle.testing.{part}")
    except ModuleNotFoundError as error:
        raise ArgumentError(f"{error.name} is needed for this; pip install 'boodle[testing]'") from None


def _pairs(clashing: Any, rules: list[str], broken: list[str]) -> list[tuple[str, str]]:
    """Each of the rules with every other house rule, each two of them once; what is broken is put aside."""
    others = []
    for name in installed():
        try:
            kind = clashing.class_of(name).manifest.kind
        except AssemblyError:
            broken.append(name)
        else:
            others += [name] if kind == "house-rule" else []
    named = [clashing.name_of(rule) for rule in rules]
    pairs = {tuple(sorted(pair)) for pair in itertools.product(rules, others) if pair[1] not in named}
    pairs |= {tuple(sorted(pair)) for pair in itertools.combinations(rules, 2)}
    return sorted((one, other) for one, other in pairs)
