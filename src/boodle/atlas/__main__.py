"""``python -m boodle.atlas FOLDER [PLUG-IN...]``: find out what the pages of plug-ins show, and keep it in that folder.

It can be broken off at any time: what is kept and still true is not done again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from boodle.atlas.finding_out import find_out
from boodle.atlas.rounds import SEEDS
from boodle.atlas.subject import subject
from boodle.errors import AssemblyError, BoodleError
from boodle.recipe import installed


def main(arguments: Sequence[str] | None = None) -> int:
    """Find out about each of the plug-ins, and say what is new; 2 where one of them is no good."""
    parser = argparse.ArgumentParser(prog="python -m boodle.atlas", description=__doc__)
    parser.add_argument("folder", type=Path, help="where findings are kept: the value of boodle_atlas_findings in conf.py")
    parser.add_argument("plugins", nargs="*", help="names, or paths of classes such as my_rules:Toll; all that come with boodle")
    parser.add_argument("--with", dest="beside", default="", metavar="RECIPE", help="the rest of the recipe: 'michigan kitty'")
    parser.add_argument("--seats", type=int, help="how many play")
    parser.add_argument("--seeds", type=int, default=SEEDS, help="how many rounds of each kind are looked at")
    parser.add_argument("--no-lab", action="store_true", help="measure nothing")
    given = parser.parse_args(arguments)
    plugins = given.plugins or [name for name, about in installed().items() if about.distribution == "boodle"]
    failed = False
    for name in plugins:
        try:
            about = subject(name)
            found, new = find_out(
                about, given.folder, given.beside.split(), given.seats, seeds=given.seeds, lab=not given.no_lab
            )  # fmt: skip
        except BoodleError as error:
            problems = error.exceptions if isinstance(error, AssemblyError) else (error,)
            print(*(f"{name}: {problem}" for problem in problems), sep="\n", file=sys.stderr)
            failed = True
        else:
            print(f"{about.name}: {'found out' if new else 'known'}: {found.recipe}, {found.sitting}", flush=True)
    return 2 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
