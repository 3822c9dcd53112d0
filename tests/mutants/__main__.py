"""Print what the kit says of every mutant: the law named, the laws broken, the rules to blame, the shortest game.

``python -m mutants WORD`` does so for those whose name or law holds the word.
"""

from __future__ import annotations

import sys

from mutants import MUTANTS
from mutants.astray import ASTRAY
from mutants.base import Mutant

WIDTHS = (41, 5, 24, 6)


def row(*cells: str) -> str:
    """One line of the table."""
    return "  ".join([*(cell.ljust(width) for cell, width in zip(cells, WIDTHS, strict=False)), *cells[len(WIDTHS) :]])


def line(mutant: Mutant) -> str:
    """What the kit says of one mutant, by all laws."""
    verdicts = [verdict for report in mutant.search() for verdict in report.verdicts]
    broken = list(dict.fromkeys(verdict.law.name for verdict in verdicts))
    said = next((verdict for verdict in verdicts if verdict.law.name == mutant.law), None)
    moves = "-" if said is None else str(said.moves)
    blamed = "" if said is None else ", ".join(said.guilty) or said.found.rule or "no single one"
    return row(mutant.name, mutant.law, " ".join(broken) or "none", moves, blamed or f"missed: {mutant.missed or '!'}")


def main(words: list[str]) -> None:
    """Print the table."""
    print(row("mutant", "law", "laws broken", "moves", "guilty"))
    for mutant in MUTANTS:
        if all(word in (mutant.law, *mutant.name.split()) for word in words):
            print(line(mutant), flush=True)
    if not words:
        for bug in ASTRAY:
            print(row(bug.name, "none", f"the oracle: {bug.why if bug.found() else 'nothing'}"))


if __name__ == "__main__":
    main(sys.argv[1:])
