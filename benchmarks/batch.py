"""Measure the batch kernel against hand-written C and OpenSpiel's roll-outs, in one run, and print the figures as Markdown.

``python benchmarks/batch.py --write FILE`` also writes them to a file. ``stops.c`` is compiled here (gcc or ``$CC``). It plays
the very same rounds, and every sum that it counts has to equal the kernel's: a difference ends the run. All contenders
use one core and take turns, in an order that changes from repeat to repeat; ratios are taken within a repeat. Times are
processor times, so that other work on the machine counts less; what is compiled or imported first is not in them.
"""

from __future__ import annotations

import argparse
import datetime
import importlib
import importlib.metadata
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from common import draw
from compare import short, spread, table

from boodle.simulation import Plan, Tally, plan, simulate
from boodle.simulation.plans import count

resource: Any = importlib.import_module("resource") if os.name == "posix" else None

SOURCE: Final = Path(__file__).with_name("stops.c")
GAME: Final = "boodle-de"
SEED: Final = 1
TIMES: Final = (1, 2, 4)
"""The kernel plays so many times the rounds, to see whether the time grows with them."""
VARIANTS: Final[dict[str, tuple[Sequence[str], int]]] = {
    "C, eight sittings in step": ((), 16),
    "C, one sitting at a time": (("-DLANES=1",), 4),
}
"""How the C program is compiled; and how many times the rounds it plays, so that its turns are not too short to be measured."""
EXACT: Final = "C, exact draws"
"""A part of the program that is hardly ever used otherwise; it is checked only."""
KERNEL: Final = "boodle, batch kernel"
ROLLOUTS: Final = "OpenSpiel, roll-outs of oh_hell"
DEALS: Final = 16
SIMULATIONS: Final = 4
EACH: Final = 400
"""OpenSpiel rolls out so many games for each simulation of a search; DEALS x SIMULATIONS of these are measured at once."""
STARTS: Final = 3
DISTRIBUTIONS: Final = ("boodle", "numba", "llvmlite", "numpy", "open_spiel")


def play(what: Plan, rounds: int) -> Tally:
    """Let the kernel play on one core: the only place from which it is called, but for the workers of `cores`."""
    with ThreadPoolExecutor(1) as one:
        return simulate(what, rounds=rounds, engine="kernel", executor=one).tally


@dataclass
class Contender:
    """Something that plays rounds: what it plays when its turn comes, and how fast it was in each repeat."""

    turn: Callable[[], float]
    """Plays, and returns rounds per processor second."""
    cards: float
    """Cards that are played in a round."""
    speeds: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Found:
    """Everything that was measured."""

    contenders: dict[str, Contender]
    missing: dict[str, str]
    grown: list[list[float]]
    """Seconds of the kernel for each of TIMES, in each repeat."""
    share: float
    """How much of the time this process had a core to itself."""


def compiled(directory: Path, name: str, options: Sequence[str]) -> Path:
    """Compile the C program."""
    program = directory / "".join(("stops", *options))
    command = [os.environ.get("CC", "gcc"), "-O3", "-march=native", *options, "-o", str(program), str(SOURCE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"'{name}' does not compile:\n{done.stderr}")
    return program


def run_c(program: Path, what: Plan, rounds: int) -> tuple[float, list[list[int]]]:
    """Run the C program for at least so many rounds: rounds per second, and what it counted, line by line."""
    sittings = -(-rounds // what.sitting)
    arguments = map(str, (what.seed, 0, sittings, what.sitting, what.purse))
    done = subprocess.run([str(program), *arguments], capture_output=True, text=True, check=True)
    head, *lines = done.stdout.splitlines()
    played, seconds = head.split()
    return int(played) / float(seconds), [[int(number) for number in line.split()] for line in lines]


def check(name: str, found: Sequence[Sequence[int]], tally: Tally) -> None:
    """Fail unless the C program and the kernel counted the same.

    Raises:
        SystemExit: they did not.
    """
    products = [value for row in tally.products for value in row]
    lying = [value for row in tally.lying[0] for value in row]
    expected = {"sums": tally.sums, "products": products, "cards by round": tally.lengths[0], "chips lying": lying}
    for (what, wanted), got in zip(expected.items(), found, strict=True):
        if [*wanted] == [*got]:
            continue
        differing = [at for at, (one, other) in enumerate(zip(wanted, got, strict=False)) if one != other]
        if len(wanted) != len(got) or not differing:
            raise SystemExit(f"'{name}' and the kernel do not agree: {what}: {len(got)} numbers instead of {len(wanted)}")
        at = differing[0]
        where = tally.names[at] if what == "sums" else f"number {at}"
        raise SystemExit(
            f"'{name}' and the kernel do not agree: {what}: {where} is {got[at]} instead of {wanted[at]}, "
            f"and {len(differing)} of {len(wanted)} numbers differ"
        )


def c_contender(name: str, program: Path, times: int, what: Plan, rounds: int) -> Contender:
    """The C program, after it has been checked."""
    tally = play(what, rounds)
    check(name, run_c(program, what, rounds)[1], tally)
    return Contender(lambda: run_c(program, what, times * rounds)[0], tally.sum_of("cards") / tally.rounds)


def kernel_contender(what: Plan, rounds: int, grown: list[list[float]]) -> Contender:
    """The kernel, which also plays twice and four times the rounds."""

    def turn() -> float:
        times = []
        for each in TIMES:
            start = time.process_time()
            played = play(what, each * rounds).rounds
            times.append((time.process_time() - start) / played * each * rounds)
        grown.append(times)
        return sum(TIMES) * rounds / sum(times)

    tally = play(what, rounds)
    return Contender(turn, tally.sum_of("cards") / tally.rounds)


def rollouts() -> Contender:
    """OpenSpiel's random roll-outs in C++, from dealt hands; a bid is not counted as a card.

    The evaluator cannot be called from Python, but a search that uses it can.

    Raises:
        ImportError: OpenSpiel is not installed.
    """
    import pyspiel

    game = pyspiel.load_game("oh_hell")
    cards = game.get_parameters()["num_suits"] * game.get_parameters()["num_cards_per_suit"]
    rng = Random(SEED)
    states = []
    for _ in range(DEALS):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(draw(rng, state.legal_actions()))
        states.append(state)
    played = 0
    for state in states:
        copy = state.clone()
        while not copy.is_terminal():
            action = draw(rng, copy.legal_actions())
            played += action < cards  # the others are bids
            copy.apply_action(action)
    evaluator = pyspiel.RandomRolloutEvaluator(EACH, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 100, False, SEED, False)

    def turn() -> float:
        start = time.process_time()
        for state in states:
            bot.step(state)
        return DEALS * SIMULATIONS * EACH / (time.process_time() - start)

    return Contender(turn, played / DEALS)


def measure(what: Plan, repeats: int, rounds: int) -> Found:
    """Let all contenders take turns."""
    missing: dict[str, str] = {}
    grown: list[list[float]] = []
    contenders: dict[str, Contender] = {}
    with tempfile.TemporaryDirectory() as directory:
        for name, (options, times) in VARIANTS.items():
            contenders[name] = c_contender(name, compiled(Path(directory), name, options), times, what, rounds)
        check(EXACT, run_c(compiled(Path(directory), EXACT, ("-DEXACT",)), what, rounds)[1], play(what, rounds))
        contenders[KERNEL] = kernel_contender(what, rounds, grown)
        try:
            contenders[ROLLOUTS] = rollouts()
        except ImportError as error:
            missing[ROLLOUTS] = f"not installed: {error}"
        for each in contenders.values():
            each.turn()
        grown.clear()
        order, rng = [*contenders], Random(SEED)
        wall, processor = time.perf_counter(), cpu_seconds()
        for repeat in range(repeats):
            print(f"repeat {repeat + 1} of {repeats}", file=sys.stderr)
            rng.shuffle(order)
            for name in order:
                contenders[name].speeds.append(contenders[name].turn())
        share = (cpu_seconds() - processor) / (time.perf_counter() - wall)
    return Found(contenders, missing, grown, share)


def cpu_seconds() -> float:
    """Processor seconds of this process and of the C programs that it ran."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def probe(name: str, rounds: int, cache: str | None = None) -> dict[str, float]:
    """Run one of the probes in a process of its own."""
    environment = dict(os.environ) if cache is None else {**os.environ, "NUMBA_CACHE_DIR": cache}
    command = [sys.executable, str(Path(__file__)), "--probe", name, "--rounds", str(rounds)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def probe_first() -> dict[str, float]:
    """The first call in this process, from boodle imported to figures: numba imported, the kernel compiled or read."""
    start = time.process_time()
    play(plan(GAME), 1)
    return {"first": time.process_time() - start}


def probe_memory(rounds: int) -> dict[str, float]:
    """The most memory this process ever had, in MiB: after some rounds, and after four times as many more."""
    if resource is None:
        return {}
    unit = 2**20 if sys.platform == "darwin" else 2**10
    play(plan(GAME), rounds)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
    play(plan(GAME), 4 * rounds)
    return {"before": before, "after": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit}


def warmed(what: Plan) -> None:
    """Make a worker ready: the kernel is there, and has been called."""
    count(what, "kernel", 0, 1)


def cores(what: Plan, rounds: int, repeats: int) -> list[float]:
    """How many times as fast two cores are as one: wall times of the same sittings in two halves and as a whole."""
    sittings = 2 * -(-rounds // (2 * what.sitting))
    half = sittings // 2
    found = []
    with (
        ProcessPoolExecutor(1, initializer=warmed, initargs=(what,)) as one,
        ProcessPoolExecutor(2, initializer=warmed, initargs=(what,)) as two,
    ):
        for pool, parts in ((one, ((0, half),)), (two, ((0, half), (half, half)))):
            # both workers exist, and wait, before anything is measured
            for future in [pool.submit(count, what, "kernel", *part) for part in parts]:
                future.result()
        for _ in range(repeats):
            times = []
            for pool, parts in ((one, ((0, sittings),)), (two, ((0, half), (half, half)))):
                start = time.perf_counter()
                for future in [pool.submit(count, what, "kernel", *part) for part in parts]:
                    future.result()
                times.append(time.perf_counter() - start)
            found.append(times[0] / times[1])
    return found


def rate(number: float) -> str:
    """Write a number per second for reading."""
    return f"{number / 1e6:,.2f} M" if number >= 1e6 else short(number)


def speed_report(found: Found) -> list[str]:
    """Write the part about rounds and cards per second."""
    kernel = found.contenders[KERNEL]
    rows = []
    for name, each in found.contenders.items():
        rounds, cards = statistics.median(each.speeds), statistics.median(each.speeds) * each.cards
        per_round = [mine / other for mine, other in zip(kernel.speeds, each.speeds, strict=True)]
        per_card = [ratio * kernel.cards / each.cards for ratio in per_round]
        digits = 3 if statistics.median(per_card) < 0.1 else 2 if statistics.median(per_card) < 10 else 1
        ours = "" if name == KERNEL else spread(per_card, digits)
        rows.append([name, rate(rounds), f"{rate(min(each.speeds))} - {rate(max(each.speeds))}", rate(cards), ours])
    rows += [[name, reason, "", "", ""] for name, reason in found.missing.items()]
    head = ["contender", "rounds/s", "range", "cards/s", "the kernel to it, per card"]
    lines = ["**Random rounds on one core**", "", *table(head, rows)]
    lines += [
        f"boodle-de, four seats, random leads, deal and settlement included, {kernel.cards:.2f} cards a round. The C program "
        "plays nothing but this game and counts the same sums, products and tables: they were equal, number by number. "
        "*Eight sittings in step* takes AVX-512, and is the same as *one at a time* without it. ",
    ]
    if ROLLOUTS in found.contenders:
        lines[-1] += (
            f"A roll-out of oh_hell begins after the deal and plays {found.contenders[ROLLOUTS].cards:.1f} cards; its bids are "
            "not counted as cards. "
        )
    lines[-1] += "The last column is the median of the ratios in each repeat, with the lowest and the highest."
    return [*lines, ""]


def growth_report(found: Found, rounds: int) -> list[str]:
    """Write the part about time and rounds."""
    rows = []
    for at, each in enumerate(TIMES):
        seconds = [times[at] for times in found.grown]
        ratios = [times[at] / times[0] for times in found.grown]
        rows.append([f"{each * rounds:,}", spread(seconds), spread(ratios)])
    return ["**The kernel's time by rounds**", "", *table(["rounds", "seconds", "to the first"], rows)]


def start_report(rounds: int) -> list[str]:
    """Measure and write the part about the first call and memory."""
    with tempfile.TemporaryDirectory() as cache:
        cold = probe("first", 1, cache)["first"]
        warm = [probe("first", 1, cache)["first"] for _ in range(STARTS)]
    rows = [
        ["first call, nothing compiled on the disk, s", f"{cold:.1f}"],
        ["first call, compiled code on the disk, s", spread(warm)],
    ]
    memory = probe("memory", rounds)
    if memory:
        rows.append([f"most memory after {rounds:,} rounds, MiB", f"{memory['before']:.1f}"])
        rows.append([f"... and after {4 * rounds:,} more", f"{memory['after']:.1f}"])
    lines = ["**First call and memory of the kernel**", "", *table(["what", "found"], rows)]
    return [*lines, "Each in a fresh process; the first call includes the import of numba.", ""]


def cores_report(what: Plan, rounds: int, repeats: int) -> list[str]:
    """Measure and write the part about two cores."""
    faster = cores(what, rounds, repeats)
    rows = [["two processes, half of the sittings each", spread(faster)]]
    return ["**Two cores**", "", *table(["what", "times as fast as one, wall time"], rows)]


def facts(found: Found, options: str) -> list[str]:
    """Say what made the figures, when and on what."""
    versions = []
    for name in DISTRIBUTIONS:
        try:
            versions.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    compiler = subprocess.run([os.environ.get("CC", "gcc"), "--version"], capture_output=True, text=True, check=False)
    versions.append(compiler.stdout.splitlines()[0] if compiler.stdout else "an unknown compiler")
    number = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    return [
        "Made by this command:",
        "",
        "```console",
        f"$ python benchmarks/batch.py {options} --write FILE",
        "```",
        "",
        f"{today}; {platform.python_implementation()} {platform.python_version()}, {platform.system()} {platform.machine()}, "
        f"{number} cores; {', '.join(versions)}. Speeds count processor time; the contenders had a core to themselves for "
        f"{found.share:.0%} of the time.",
        "",
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison."""
    parser = argparse.ArgumentParser(description="the batch kernel against C and OpenSpiel, in one run")
    parser.add_argument("--repeats", type=int, default=7, help="interleaved repeats (7)")
    parser.add_argument("--rounds", type=int, default=240_000, help="rounds of the kernel's shortest turn (240000)")
    parser.add_argument("--two-cores", action="store_true", help="also measure two cores against one")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the Markdown here too")
    parser.add_argument("--probe", choices=("first", "memory"), help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.probe:
        print(json.dumps(probe_first() if given.probe == "first" else probe_memory(given.rounds)))
        return 0
    what = plan(GAME, seed=SEED)
    found = measure(what, given.repeats, given.rounds)
    options = f"--repeats {given.repeats} --rounds {given.rounds}" + (" --two-cores" if given.two_cores else "")
    lines = facts(found, options) + speed_report(found) + growth_report(found, given.rounds) + start_report(given.rounds)
    if given.two_cores:
        # seconds, not tenths of one: what else the machine does must not count for much
        lines += cores_report(what, 40 * given.rounds, given.repeats)
    text = "\n".join(lines).rstrip() + "\n"
    print(text, end="")
    if given.write is not None:
        given.write.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
