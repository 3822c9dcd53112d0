"""Measure boodle against its peers, in one run, and print the figures as Markdown.

``python benchmarks/compare.py --write FILE`` also writes them to a file; ``--quick`` is a smoke run. What is
measured, and how each library is used, stands in ``peers.py`` and ``own.py``. The contenders take turns: in each
repeat every one of them plays for a slice of time, cut into several short turns, in an order that is shuffled anew for
each turn from a fixed seed, so that a machine that is slow for a while is slow for all. Ratios are taken within a
repeat. Times are processor times; the
garbage collector is on, and collects before each slice.
"""

from __future__ import annotations

import argparse
import datetime
import gc
import importlib
import importlib.metadata
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from common import CountingDraw, Factory, Play, draw
from own import CHECKED, HANDLE, OWN, SIX_PLUGINS, TRUSTED
from peers import FULL_SIZE, PEERS, SHUFFLED

resource: Any = importlib.import_module("resource") if os.name == "posix" else None

PROBES = Path(__file__).with_name("probes.py")
TURNS = 7
"""Turns in which a contender plays its slice of a repeat."""

DISTRIBUTIONS = ("boodle", "open_spiel", "rlcard", "pokerkit", "chess", "fish-rules", "attrs", "pluggy", "numpy")


@dataclass(frozen=True)
class Plan:
    """How long and how often to measure."""

    repeats: int
    seconds: float
    warm_up: float
    seed: int
    imports: int
    assemblies: int
    cold_starts: int


@dataclass(frozen=True)
class Speeds:
    """Moves per second of every contender in every repeat, and what kind of games they were."""

    moves: Mapping[str, Sequence[float]]
    decisions: Mapping[str, float]
    forced: Mapping[str, float]
    missing: Mapping[str, str]
    share: float

    def ratios(self, name: str, yardstick: Sequence[str]) -> list[float]:
        """Per repeat: the contender over the fastest of the yardsticks in that repeat."""
        there = [self.moves[other] for other in yardstick if other in self.moves]
        if name not in self.moves or not there:
            return []
        return [mine / max(others) for mine, *others in zip(self.moves[name], *there, strict=True)]


@dataclass(frozen=True)
class Target:
    """Something asked of boodle, and what was found."""

    what: str
    asked: str
    found: str
    met: bool


def prepare(factories: Mapping[str, Factory]) -> tuple[dict[str, Play], dict[str, CountingDraw], dict[str, str]]:
    """Import every contender, play a few games to learn what they are like, and say which are missing and why."""
    plays: dict[str, Play] = {}
    counts: dict[str, CountingDraw] = {}
    missing: dict[str, str] = {}
    for name, factory in factories.items():
        counter = CountingDraw()
        try:
            sample = factory(counter)
            plays[name] = factory(draw)
        except Exception as error:  # a peer that does not work here is reported, whatever is wrong with it
            missing[name] = f"not installed: {error}" if isinstance(error, ImportError) else f"not usable: {error!r}"
            continue
        rng = Random(1)
        for _ in range(200):
            sample(rng)
            if counter.decisions > 1000:
                break
        counts[name] = counter
    return plays, counts, missing


def run_turn(play: Play, rng: Random, seconds: float) -> tuple[int, int, float, float]:
    """Play whole games for some time; return games, moves, processor seconds and wall seconds."""
    games = moves = 0
    wall = time.perf_counter()
    processor = time.process_time()
    end = wall + seconds
    while time.perf_counter() < end:
        moves += play(rng)
        games += 1
    return games, moves, time.process_time() - processor, time.perf_counter() - wall


def measure(plan: Plan) -> Speeds:
    """Let all contenders take turns."""
    plays, counts, missing = prepare({**OWN, **PEERS})
    rng = Random(plan.seed)
    for play in plays.values():
        run_turn(play, rng, plan.warm_up)
    gc.collect()
    gc.freeze()
    moves: dict[str, list[float]] = {name: [] for name in plays}
    games_played = dict.fromkeys(plays, 0)
    moves_played = dict.fromkeys(plays, 0)
    processor_seconds = wall_seconds = 0.0
    order = list(plays)
    for repeat in range(plan.repeats):
        print(f"repeat {repeat + 1} of {plan.repeats}", file=sys.stderr)
        numbers = dict.fromkeys(plays, 0)
        seconds = dict.fromkeys(plays, 0.0)
        for _ in range(TURNS):
            rng.shuffle(order)
            for name in order:
                gc.collect()
                games, number, processor, wall = run_turn(plays[name], rng, plan.seconds / TURNS)
                numbers[name] += number
                seconds[name] += processor
                games_played[name] += games
                wall_seconds += wall
        for name in plays:
            moves[name].append(numbers[name] / seconds[name])
            moves_played[name] += numbers[name]
            processor_seconds += seconds[name]
    return Speeds(
        moves=moves,
        decisions={name: moves_played[name] / games_played[name] for name in plays},
        forced={name: counter.forced / counter.decisions for name, counter in counts.items()},
        missing=missing,
        share=processor_seconds / wall_seconds if wall_seconds else 0.0,
    )


def probe(*arguments: str) -> Any:
    """Run one of the probes in a process of its own; `None` where it fails."""
    done = subprocess.run([sys.executable, str(PROBES), *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"probe {' '.join(arguments)} failed: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
        return None
    return json.loads(done.stdout)


def children_seconds() -> float:
    """Processor seconds that finished child processes took; the wall clock where the system does not count them."""
    if resource is None:
        return time.perf_counter()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return float(used.ru_utime + used.ru_stime)


def import_times(times: int) -> tuple[list[float], list[float]]:
    """Milliseconds of whole processes that import boodle, and that import its two dependencies, in turns."""
    found: dict[str, list[float]] = {"import boodle": [], "import attrs, pluggy": []}
    # compiled files have to be kept, or each process would compile everything again
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for repeat in range(times + 1):
        for code in sorted(found, reverse=repeat % 2 == 1):
            start = children_seconds()
            subprocess.run([sys.executable, "-c", code], check=True, env=environment)
            if repeat:  # the first ones write or read the compiled files
                found[code].append((children_seconds() - start) * 1000)
    return found["import boodle"], found["import attrs, pluggy"]


def short(number: float) -> str:
    """Write a number of moves for reading."""
    if number >= 100_000:
        return f"{number / 1000:,.0f} k"
    return f"{number / 1000:,.1f} k" if number >= 10_000 else f"{number:,.0f}"


def spread(values: Sequence[float], digits: int = 2) -> str:
    """Median and range."""
    return f"{statistics.median(values):.{digits}f} ({min(values):.{digits}f}-{max(values):.{digits}f})"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Write a Markdown table, all columns but the first aligned to the right."""
    return [
        "| " + " | ".join(head) + " |",
        "| --- |" + " ---: |" * (len(head) - 1),
        *("| " + " | ".join(row) + " |" for row in rows),
        "",
    ]


def speed_rows(speeds: Speeds) -> list[list[str]]:
    """One row per contender: boodle first, then the peers, the fastest first."""

    def row(name: str) -> list[str]:
        values = speeds.moves[name]
        ratios = speeds.ratios(name, FULL_SIZE)
        return [
            name,
            short(statistics.median(values)),
            f"{short(min(values))} - {short(max(values))}",
            (f"{statistics.median(ratios):.2f}" if statistics.median(ratios) >= 0.1 else "< 0.1") if ratios else "",
            f"{speeds.decisions[name]:.1f}",
            f"{speeds.forced[name]:.0%}",
        ]

    peers = sorted((name for name in PEERS if name in speeds.moves), key=lambda n: -statistics.median(speeds.moves[n]))
    missing = [[name, reason, "", "", "", ""] for name, reason in speeds.missing.items()]
    return [row(name) for name in (*(name for name in OWN if name in speeds.moves), *peers)] + missing


def speed_report(speeds: Speeds, plan: Plan) -> tuple[list[str], list[Target]]:
    """Write the part about moves per second."""
    lines = ["**Complete random games: moves per second**", ""]
    head = ["contender", "median", "range", "to the fastest of the four", "moves a game", "without a choice"]
    lines += table(head, speed_rows(speeds))
    lines += [
        f"{plan.repeats} interleaved repeats of {plan.seconds:g} s in {TURNS} turns; *to the fastest of the four*: the "
        "median over the repeats of the contender over the fastest, in that repeat, of OpenSpiel's euchre, tarok, spades "
        "and crazy_eights as dealt by their chance nodes; *shuffled pack*: dealt from a pack shuffled in Python instead; "
        "*without a choice*: the share of moves that were the only legal one.",
        "",
    ]
    targets = []
    for name, least in ((TRUSTED, 1.0), (CHECKED, None), (HANDLE, 0.6)):
        ratios = speeds.ratios(name, FULL_SIZE)
        if not ratios:
            continue
        asked = f"at least {least}" if least else "printed"
        met = least is None or statistics.median(ratios) >= least
        targets.append(Target(f"{name}, to the fastest of the four", asked, spread(ratios), met))
        harder = speeds.ratios(name, (*FULL_SIZE, *SHUFFLED))
        targets.append(Target(f"{name}, shuffled packs counted too", "printed", spread(harder), True))
    return lines, targets


def memory_report() -> tuple[list[str], list[Target]]:
    """Measure and write the part about memory."""
    traced = probe("traced")
    rows = [["boodle, tracemalloc", f"{traced:,.0f}"]] if traced is not None else []
    resident = [("boodle", probe("resident"))]
    resident += [(name, probe("resident-openspiel", name.split()[1])) for name in FULL_SIZE]
    rows += [[f"{name}, resident set", f"{found:,.0f}"] for name, found in resident if found is not None]
    lines = ["**Memory per retained state, in bytes**", "", *table(["library", "bytes"], rows)]
    lines += [
        "For boodle the deals, the rulebook and the list that keeps the states are counted in.",
        "",
    ]
    if traced is None:
        return lines, []
    return lines, [Target("bytes per retained state", "under 400", f"{traced:,.0f}", traced < 400)]


def start_report(plan: Plan) -> tuple[list[str], list[Target]]:
    """Measure and write the part about imports and assembly."""
    ours, theirs = import_times(plan.imports)
    more = [mine - other for mine, other in zip(ours, theirs, strict=True)]
    unwanted = probe("unwanted")
    rows = [
        ['`python -c "import boodle"`', spread(ours, 0)],
        ['`python -c "import attrs, pluggy"`', spread(theirs, 0)],
        ["difference, in pairs", spread(more, 0)],
    ]
    targets = [
        Target(
            "import, more than attrs and pluggy",
            "at most 60 ms",
            f"{spread(more, 0)} ms",
            statistics.median(more) <= 60,
        ),
        Target(
            "numpy, hypothesis and pytest imported",
            "none",
            ", ".join(unwanted) or "none" if unwanted is not None else "not measured",
            unwanted == [],
        ),
    ]
    cold = [found[0] for found in (probe("assembly", "0") for _ in range(plan.cold_starts)) if found]
    warm = probe("assembly", str(plan.assemblies))
    if cold and warm:
        rows.append(["six plug-ins assembled, first time in a process", spread(cold, 1)])
        rows.append([f"six plug-ins assembled again, median of {plan.assemblies}", f"{warm[1]:.1f}"])
        targets.append(Target("six plug-ins assembled, warm", "under 25 ms", f"{warm[1]:.1f} ms", warm[1] < 25))
    names = ", ".join(entry if isinstance(entry, str) else str(entry[0]) for entry in SIX_PLUGINS)
    lines = ["**Start, in milliseconds**", "", *table(["what", "median (range)"], rows)]
    lines += [
        f"Processor times; of whole processes for the imports, {plan.imports} of each in turns. The six plug-ins: {names}"
        "; the first assembly reads the entry points and imports the plug-ins.",
        "",
    ]
    return lines, targets


def facts(plan: Plan, speeds: Speeds) -> list[str]:
    """Say what made the figures, when and on what."""
    versions = []
    for name in DISTRIBUTIONS:
        try:
            versions.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    options = f"--repeats {plan.repeats} --seconds {plan.seconds:g} --seed {plan.seed}"
    return [
        "Made by this command:",
        "",
        "```console",
        f"$ python benchmarks/compare.py {options} --write FILE",
        "```",
        "",
        f"{today}; {platform.python_implementation()} {platform.python_version()}, {platform.system()} "
        f"{platform.machine()}, {cores} cores; {', '.join(versions)}. Speeds count processor time; the process "
        f"had a core to itself for {speeds.share:.0%} of the time.",
        "",
    ]


def report(plan: Plan) -> tuple[str, list[Target]]:
    """Measure everything and write it down."""
    speeds = measure(plan)
    lines = facts(plan, speeds)
    parts = [speed_report(speeds, plan)]
    if any(name in speeds.moves for name in OWN):
        parts += [memory_report(), start_report(plan)]
    targets = [target for _, found in parts for target in found]
    if targets:
        rows = [[t.what, t.asked, t.found, ("yes" if t.met else "no") if t.asked != "printed" else ""] for t in targets]
        lines += ["**What is asked of boodle**", "", *table(["what", "asked", "found", "met"], rows)]
    for part, _ in parts:
        lines += part
    return "\n".join(lines).rstrip() + "\n", targets


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison; with ``--check`` fail where a target is missed."""
    parser = argparse.ArgumentParser(description="boodle against its peers on the same work, in one run")
    parser.add_argument("--quick", action="store_true", help="a smoke run: three short repeats")
    parser.add_argument("--repeats", type=int, default=11, help="interleaved repeats (11)")
    parser.add_argument("--seconds", type=float, default=0.7, help="length of a slice (0.7)")
    parser.add_argument("--seed", type=int, default=1, help="seed for the order and the games (1)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the Markdown here too")
    parser.add_argument("--check", action="store_true", help="exit with 1 where a target is missed")
    given = parser.parse_args(arguments)
    if given.quick:
        plan = Plan(3, 0.1, 0.02, given.seed, imports=3, assemblies=10, cold_starts=1)
    else:
        plan = Plan(given.repeats, given.seconds, 0.2, given.seed, imports=21, assemblies=200, cold_starts=9)
    text, targets = report(plan)
    print(text, end="")
    if given.write is not None:
        given.write.write_text(text, encoding="utf-8")
    return int(given.check and not all(target.met for target in targets))


if __name__ == "__main__":
    sys.exit(main())
