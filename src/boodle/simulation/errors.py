"""What can go wrong with a simulation, and what has been counted until then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boodle.errors import BoodleError

if TYPE_CHECKING:
    from boodle.simulation.result import Simulation


class NotCompiled(BoodleError, ValueError):
    """The batch kernel was asked for, and cannot run this table here."""


class ShardError(BoodleError, ValueError):
    """A file is no shard of this simulation: damaged, of other rules, or of other settings. Nothing of it is counted."""


class SimulationStopped(BoodleError, RuntimeError):
    """A simulation ended before its time: a worker died, a disk was full.

    Attributes:
        so_far: What was finished before; None where nothing was.
    """

    def __init__(self, message: str, so_far: Simulation | None = None) -> None:
        super().__init__(message)
        self.so_far = so_far


class SimulationInterrupted(BoodleError, KeyboardInterrupt):
    """Somebody pressed Ctrl-C.

    Attributes:
        so_far: What was finished before; None where nothing was.
    """

    def __init__(self, message: str, so_far: Simulation | None = None) -> None:
        super().__init__(message)
        self.so_far = so_far
