"""What a house rule goes with, on which game: the matrix of all pairs, as it is kept in a file."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import attrs

from boodle.errors import ArgumentError, shown

Verdict = Literal["combines", "needs", "refused", "inert"]
LETTERS: Final[Mapping[str, Verdict]] = {"+": "combines", "n": "needs", "x": "refused", "-": "inert"}


@attrs.frozen
class Cell:
    """What becomes of two house rules on a game, and why."""

    game: str
    rules: tuple[str, str]
    verdict: Verdict
    whys: tuple[str, ...] = ()


@attrs.frozen
class Pairs:
    """The matrix.

    Attributes:
        rules: All house rules of it.
        games: All games of it.
        cells: What becomes of each two rules on each game.
        tried: For each game the rules that are tried with parameters, as they are written in a recipe.
    """

    rules: tuple[str, ...]
    games: tuple[str, ...]
    cells: tuple[Cell, ...]
    tried: Mapping[str, Mapping[str, str]]

    def of_rule(self, name: str) -> tuple[Cell, ...]:
        """All cells of a house rule."""
        return tuple(cell for cell in self.cells if name in cell.rules)

    def of_game(self, name: str) -> tuple[Cell, ...]:
        """All cells of a game."""
        return tuple(cell for cell in self.cells if name == cell.game)


@functools.lru_cache(maxsize=4)
def _read(path: Path, _: int) -> Pairs:
    data = json.loads(path.read_text(encoding="utf-8"))
    rules: list[str] = data["rules"]
    cells = []
    for game, each in data["games"].items():
        for one, row in each["rows"].items():
            for other, code in zip(rules[rules.index(one) + 1 :], row.split(" "), strict=True):
                whys = tuple(data["reasons"][short] for short in code[1:].split(",") if short)
                cells.append(Cell(game, (one, other), LETTERS[code[0]], whys))
    tried = {game: each["tried as"] for game, each in data["games"].items()}
    return Pairs(tuple(rules), tuple(data["games"]), tuple(cells), tried)


def pairs(path: Path) -> Pairs:
    """The matrix that is kept in a file.

    Raises:
        ArgumentError: there is no such file, or it holds something else.
    """
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as error:
        raise ArgumentError(f"'{path}' holds no matrix of pairs: {shown(error, str)}; name another file") from error


def partner(cell: Cell, name: str) -> str:
    """The other rule of a pair."""
    one, other = cell.rules
    return other if one == name else one


def reasons(cell: Cell, name: str = "") -> tuple[str, ...]:
    """Why a pair does not combine, in short: the matrix has the whole messages, with every way out.

    Args:
        cell: The pair.
        name: Of an inert pair only what makes this rule inert; all, where no rule is named.
    """
    if cell.verdict == "inert":
        return tuple(why.removeprefix(f"{name}: ") for why in cell.whys if why.startswith(f"{name}: " if name else ""))
    # what is wrong, and where something is needed what to add
    end = ", or leave " if cell.verdict == "needs" else "; "
    return tuple(dict.fromkeys(why.partition(end)[0] for why in cell.whys))
