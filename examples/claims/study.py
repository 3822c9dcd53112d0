"""The sources' advice, tested: plays what is needed for 22 claims, stores the figures, and writes the page about them.

How to run it, with the extra ``fast`` (the batch kernel makes nearly all of the rounds)::

    python examples/claims/study.py                     # as it is stored: 400,000 rounds at a claim's table, ten minutes or so
    python examples/claims/study.py --rounds 4000 --out quick.json --page quick.md      # a quick look
    python examples/claims/study.py --only C4 C5 --out some.json --page some.md         # two claims
    python examples/claims/study.py --write             # the page again, from the stored result

``result.json`` holds every figure with its error, the seed, the number of rounds, the versions and the fingerprints of the rules.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Collection
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from bench import Bench
from page import written

from claims import CLAIMS

HERE: Final = Path(__file__).parent
RESULT: Final = HERE / "result.json"
PAGE: Final = HERE.parents[1] / "docs" / "explanation" / "the-sources-advice.md"
ROUNDS: Final = 400_000
SEED: Final = 20_240


def measured(bench: Bench, only: Collection[str] = (), *, aloud: bool = False) -> dict[str, Any]:
    """The result of the study, as plain JSON."""
    figures = []
    for claim in CLAIMS:
        if only and claim.number not in only:
            continue
        began = time.monotonic()
        found = [figure.to_dict() for measure in claim.measured for figure in measure(bench)]
        figures += found
        if aloud:
            print(f"{claim.number}: {len(found)} figures, {time.monotonic() - began:.0f} s", flush=True)
    return {
        "seed": bench.seed,
        "rounds": bench.rounds,
        "engine": bench.engine,
        "versions": {"boodle": version("boodle"), "Python": platform.python_version(), **_numba(bench)},
        "fingerprints": dict(sorted(bench.fingerprints.items())),
        "figures": figures,
    }


def _numba(bench: Bench) -> dict[str, str]:
    try:
        return {} if bench.engine == "step" else {"numba": version("numba")}
    except PackageNotFoundError:
        return {}


def stored(result: dict[str, Any]) -> str:
    """The result as the text of a file, a figure in each line."""
    plain = {name: value for name, value in result.items() if name != "figures"}
    head = json.dumps(plain, indent=1, ensure_ascii=False).rstrip("}").rstrip()
    figures = ",\n  ".join(json.dumps(figure, ensure_ascii=False) for figure in result["figures"])
    return f'{head},\n "figures": [\n  {figures}\n ]\n}}\n'


def main(arguments: list[str] | None = None) -> None:
    """Play, store, write."""
    parser = argparse.ArgumentParser(description="22 claims of the sources, tested")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds at a claim's own table")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--engine", choices=("auto", "kernel", "step"), default="auto")
    parser.add_argument("--cores", type=int, default=1, help="threads that play")
    parser.add_argument("--only", nargs="+", default=(), help="some claims, such as C4 C5", metavar="CLAIM")
    parser.add_argument("--out", type=Path, default=RESULT, help="where the result is stored")
    parser.add_argument("--page", type=Path, default=PAGE, help="where the page is written")
    parser.add_argument("--write", action="store_true", help="write the page from the result that is stored")
    options = parser.parse_args(arguments)
    if not options.write:
        bench = Bench(options.rounds, options.seed, options.engine, options.cores)
        options.out.write_text(stored(measured(bench, options.only, aloud=True)), encoding="utf-8")
    options.page.write_text(written(json.loads(options.out.read_text(encoding="utf-8"))), encoding="utf-8")
    print(options.page, file=sys.stderr)


if __name__ == "__main__":
    main()
