"""Make the whole matrix and the page: ``python -m pairs``.

What has been judged is kept under ``build/pairs`` until the code changes, so that a run can be broken off and goes on later.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import hashlib
import json
import os
import sys
import traceback
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pairs import page, recipes
from pairs.cells import Cell, judge


def judge_row(game: str, one: str) -> list[Cell]:
    """The verdicts on one rule with each that comes after it in the alphabet."""
    rules = recipes.house_rules()
    cells = []
    for other in rules[rules.index(one) + 1 :]:
        try:
            cells.append(judge(game, one, other))
        except Exception:
            cells.append(Cell("unknown", (traceback.format_exc(limit=-3),)))
    return cells


def folder() -> Path:
    """Where the verdicts of this very code are kept."""
    digest = hashlib.sha256()
    for source in sorted((*page.ROOT.glob("src/**/*.py"), *Path(__file__).parent.glob("*.py"))):
        digest.update(source.read_bytes())
    return page.ROOT / "build" / "pairs" / digest.hexdigest()[:16]


def main() -> int:
    """Judge what has not been judged yet, and write everything down unless something is unknown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many processes")
    jobs: int = parser.parse_args().jobs
    rules = recipes.house_rules()
    rows = [(game, one) for game in recipes.games() for one in rules[:-1]]
    store = folder()
    store.mkdir(parents=True, exist_ok=True)
    judged: dict[page.Triple, Cell] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with concurrent.futures.ProcessPoolExecutor(jobs) as pool, Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("rows", total=len(rows))
        waiting = {}
        for game, one in rows:
            file = store / f"{game} {one}.json"
            if file.exists():
                cells = [Cell(verdict, tuple(whys)) for verdict, whys in json.loads(file.read_text(encoding="utf-8"))]
                judged |= {(game, one, other): cell for other, cell in zip(rules[rules.index(one) + 1 :], cells, strict=True)}
                progress.advance(task)
            else:
                waiting[pool.submit(judge_row, game, one)] = (game, one, file)
        for done in concurrent.futures.as_completed(waiting):
            game, one, file = waiting[done]
            cells = done.result()
            file.write_text(json.dumps([(cell.verdict, cell.whys) for cell in cells]), encoding="utf-8")
            judged |= {(game, one, other): cell for other, cell in zip(rules[rules.index(one) + 1 :], cells, strict=True)}
            progress.advance(task)
    unknown = {triple: cell for triple, cell in judged.items() if cell.verdict == "unknown"}
    for triple, cell in sorted(unknown.items()):
        print(*triple, *cell.whys, sep=" | ")
    if unknown:
        return 1
    matrix = page.Matrix(judged, {game: page.tried(game, *rules) for game in recipes.games()})
    page.KEPT.parent.mkdir(parents=True, exist_ok=True)
    page.KEPT.write_text(page.written(matrix), encoding="utf-8")
    page.PAGE.write_text(page.page(matrix), encoding="utf-8")
    print(f"{len(judged)} cells in {page.KEPT.relative_to(page.ROOT)} and {page.PAGE.relative_to(page.ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
