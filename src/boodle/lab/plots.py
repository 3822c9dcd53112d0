"""Pictures of a report, as files; needs matplotlib, the extra ``lab``."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType
from typing import Final

from boodle.errors import ArgumentError, shown
from boodle.lab.reporting import report
from boodle.lab.reports import Report
from boodle.simulation.result import Simulation

KINDS: Final = ("svg", "png", "pdf")


def draw(what: Report | Simulation, directory: str | os.PathLike[str], kind: str = "svg") -> list[Path]:
    """Draw a report (of a simulation: the report about it) into a directory, a file for each picture.

    Args:
        what: The report, or a simulation.
        directory: Where the files are put; it is made where it is not there.
        kind: ``svg``, ``png`` or ``pdf``.

    Returns:
        The files, by their paths.

    Raises:
        ArgumentError: an argument that is none, or matplotlib is not installed.
        OSError: a file cannot be written.
    """
    if kind not in KINDS:
        raise ArgumentError(f"'kind' is {shown(kind)}; expected one of {', '.join(KINDS)}")
    made = what if isinstance(what, Report) else report(what)
    drawing = pictures()
    folder = Path(directory)
    folder.mkdir(parents=True, exist_ok=True)
    return [*drawing.save(made, folder, kind)]


def pictures() -> ModuleType:
    """What draws.

    Raises:
        ArgumentError: matplotlib is not installed.
    """
    try:
        from boodle.lab import pictures
    except ModuleNotFoundError as error:
        raise ArgumentError(f"{error.name} is needed for pictures; pip install 'boodle[lab]'") from None
    return pictures
