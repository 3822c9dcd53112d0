"""What has to be measured in a process of its own: memory, imports, assembly.

``python benchmarks/probes.py NAME [ARGUMENT]`` prints one JSON value; ``compare.py`` calls it.
"""

from __future__ import annotations

import gc
import json
import os
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import own
import peers

TRACED_STATES = 30_000
RESIDENT_STATES = 60_000
STATM = Path("/proc/self/statm")
UNWANTED = ("numpy", "hypothesis", "pytest")


def traced_bytes() -> float:
    """Bytes per retained state of boodle by tracemalloc: deals, rulebook and the list included."""
    # modules are loaded when they are first used; their code is no part of any state
    own.states(1, Random(1))
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = own.states(TRACED_STATES, Random(1))
    gc.collect()
    used = tracemalloc.get_traced_memory()[0] - before
    return used / len(kept)


def resident_bytes(fill: Callable[[int], Sequence[object]]) -> float | None:
    """Bytes per retained state by the growth of the resident set, where the system tells it."""
    if not STATM.exists():
        return None
    fill(100)
    gc.collect()
    page = os.sysconf("SC_PAGE_SIZE")
    before = int(STATM.read_text().split()[1]) * page
    kept = fill(RESIDENT_STATES)
    gc.collect()
    used = int(STATM.read_text().split()[1]) * page - before
    return used / len(kept)


def resident_own() -> float | None:
    """Resident bytes per retained state of boodle."""
    return resident_bytes(lambda number: own.states(number, Random(1)))


def resident_openspiel(game: str) -> float | None:
    """Resident bytes per retained state of one of OpenSpiel's games."""
    return resident_bytes(lambda number: peers.openspiel_states(game, number, Random(1)))


def unwanted_modules() -> list[str]:
    """Which of the unwanted modules are there once boodle is imported and a game is assembled and played."""
    own.states(100, Random(1))
    return [name for name in UNWANTED if name in sys.modules]


def assembly_ms(times: int) -> list[float]:
    """Processor milliseconds for assembling six plug-ins: the first time in this process, and the median of many more."""
    from boodle import Recipe, assemble

    def once() -> float:
        start = time.process_time()
        assemble(Recipe(*own.SIX_PLUGINS, seats=own.SEATS))
        return (time.process_time() - start) * 1000

    cold = once()
    return [cold, statistics.median(once() for _ in range(times)) if times else cold]


def main(arguments: Sequence[str]) -> None:
    """Run the probe that is named and print what it found."""
    name, *rest = arguments
    probes: dict[str, Callable[[], object]] = {
        "traced": traced_bytes,
        "resident": resident_own,
        "resident-openspiel": lambda: resident_openspiel(rest[0]),
        "unwanted": unwanted_modules,
        "assembly": lambda: assembly_ms(int(rest[0])),
    }
    print(json.dumps(probes[name]()))


if __name__ == "__main__":
    main(sys.argv[1:])
