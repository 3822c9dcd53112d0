"""The ``boodle`` command; needs the extra ``cli`` (``python -m pip install 'boodle[cli]'``)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

EXTRA: Final = ("typer", "rich")
HOW: Final = "boodle: the command line needs typer and rich; install them with: python -m pip install 'boodle[cli]'"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these words (None: those it was called with) and give its exit code.

    0 is success, 2 an error that was told in one line for each problem, 130 an interruption.
    """
    try:
        from boodle.cli.app import run
    except ModuleNotFoundError as error:
        if str(error.name).partition(".")[0] not in EXTRA:
            raise
        print(HOW, file=sys.stderr)
        return 2
    return run(sys.argv[1:] if arguments is None else list(arguments))
