"""``boodle explore``: few tables in which every two house rules meet, and what was reached at them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from boodle.cli.clash import FOUND, kit
from boodle.cli.output import Output, plain


def explore(
    rules: Annotated[
        list[str] | None, typer.Argument(metavar="[RULE...]", help="House rules; by default all of boodle's.")
    ] = None,
    strength: Annotated[
        int, typer.Option(help="How many choices meet somewhere: all pairs (2) or all triples (3).", min=1, max=3)
    ] = 2,
    parameters: Annotated[
        bool, typer.Option("--parameters", help="Each value of each parameter is a choice of its own.")
    ] = False,
    examples: Annotated[int, typer.Option(help="How many sessions are played at each table.", min=1)] = 2,
    seed: Annotated[int, typer.Option(help="Chance; the same seed finds the same.")] = 0,
) -> None:
    """Play few tables in which every two house rules meet; say which laws were broken, and what was reached."""
    made = kit("exploring")
    for name in rules or ():
        kit("recipes").class_of(name)  # says which names there are
    console = Console(stderr=True)

    def watch(tables: Sequence[Any]) -> Iterable[Any]:
        return track(tables, "playing", console=console, transient=True, disable=plain(sys.stderr))

    found = made.explore(rules or None, strength=strength, parameters=parameters, examples=examples, seed=seed, watch=watch)
    Output().say(str(found))
    if not found.ok:
        raise typer.Exit(FOUND)
