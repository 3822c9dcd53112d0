"""Rounds by the million, on one machine or on many: the same numbers however they are spread."""

from __future__ import annotations

import itertools
import os
import pickle
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import attrs

from boodle.assembly import assemble
from boodle.errors import ArgumentError, shown
from boodle.recipe import Recipe
from boodle.simulation import shards
from boodle.simulation.errors import SimulationInterrupted, SimulationStopped
from boodle.simulation.estimates import ratio
from boodle.simulation.plans import Engine, Plan, Sat, count
from boodle.simulation.policies import PolicyLike, policies_of
from boodle.simulation.result import Simulation
from boodle.simulation.shards import Shard
from boodle.simulation.tally import Tally

DEALS_EACH: Final = 6
"""Where nobody says how long a sitting is, everybody deals so often."""
ROUNDS_OF_A_SHARD: Final[Mapping[Engine, int]] = {"kernel": 250_000, "step": 2_500}
IN_FLIGHT: Final = 64
"""Parts that wait at somebody else's executor at once, of which boodle cannot know how many workers it has."""
MOST_ROUNDS: Final = 10**15

Policies = PolicyLike | Iterable[PolicyLike] | Mapping[int, PolicyLike]
Progress = Callable[[Tally], None]


def plan(
    recipe: Recipe | str,
    policies: Policies = "random",
    *,
    against: Recipe | str | None = None,
    against_policies: Policies | None = None,
    seed: int = 0,
    sitting: int | None = None,
    purse: int = 1000,
    seats: int = 4,
) -> Plan:
    """What is to be simulated, checked: :func:`simulate` takes the same arguments.

    Raises:
        AssemblyError: the rules do not fit together.
        ArgumentError: an argument that is none.
    """
    tables = [_sat(recipe, policies, seats)]
    if against is not None:
        tables.append(_sat(against, policies if against_policies is None else against_policies, seats))
    players = tables[0].recipe.seats
    if any(table.recipe.seats != players for table in tables):
        raise ArgumentError(f"'against' is for {tables[1].recipe.seats} players and the other table for {players}; take as many")
    return Plan(tuple(tables), seed, DEALS_EACH * players if sitting is None else sitting, purse)


def _sat(recipe: Recipe | str, policies: Policies, seats: int) -> Sat:
    read = recipe if isinstance(recipe, Recipe) else Recipe.parse(recipe, seats=seats)
    return Sat(read, assemble(read).fingerprint, policies_of(policies, read.seats))


def simulate(
    recipe: Recipe | str | Plan,
    policies: Policies = "random",
    rounds: int = 100_000,
    seed: int = 0,
    *,
    against: Recipe | str | None = None,
    against_policies: Policies | None = None,
    sitting: int | None = None,
    purse: int = 1000,
    seats: int = 4,
    engine: str = "auto",
    executor: Executor | None = None,
    shards_in: str | os.PathLike[str] | None = None,
    shard_rounds: int | None = None,
    until: tuple[str, float] | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play many rounds and count what happens in them.

    The same plan and number of rounds give the same numbers for every executor, every number of workers and both engines; with
    ``until`` also the size of the shards counts, because it is asked after each of them.

    Args:
        recipe: The rules; or a whole plan, and then the arguments that it says are not given again.
        policies: How the seats play: one policy for all, a list, or some by seat.
        rounds: At least so many rounds are played: whole sittings, where none ends before its time.
        seed: All chance comes from it.
        against: Other rules (or other policies) that are dealt the same cards, to be compared.
        against_policies: How the seats play there; None: the same.
        sitting: So many rounds are played with the same chips; None: everybody deals six times.
        purse: Chips of everybody when a sitting begins.
        seats: The number of players, where the recipe is text.
        engine: ``auto`` takes the batch kernel wherever it can, ``kernel`` and ``step`` insist.
        executor: Any executor of :mod:`concurrent.futures`, such as a Dask client's; None: a process for each core, or this one
            alone where a plug-in was made on the spot.
        shards_in: A directory for finished parts. What is there already is not played again.
        shard_rounds: How many rounds are a part.
        until: A measure and half the width of an interval: ``("place-net[0]", 0.01)`` stops when the figure is that sure.
        progress: Is called after each part with what has been counted so far.

    Raises:
        AssemblyError: the rules do not fit together.
        ArgumentError: an argument that is none.
        NotCompiled: the kernel is wanted and cannot run these rules.
        ShardError: the directory holds something that does not belong to it.
        SimulationStopped: a worker died or a disk was full; it holds what was finished before.
        SimulationInterrupted: Ctrl-C; it holds what was finished before.
        RuleBroken: a callable of a rule misbehaved.
    """
    made = recipe if isinstance(recipe, Plan) else plan(
        recipe, policies, against=against, against_policies=against_policies, seed=seed, sitting=sitting, purse=purse, seats=seats
    )  # fmt: skip
    if type(rounds) is not int or not 0 < rounds <= MOST_ROUNDS:
        raise ArgumentError(f"'rounds' is {shown(rounds)}; expected a whole number from 1 to {MOST_ROUNDS}")
    if executor is not None and not isinstance(executor, Executor):
        raise ArgumentError(
            f"'executor' is {shown(executor)}; expected one of concurrent.futures, or client.get_executor() of Dask"
        )
    if progress is not None and not callable(progress):
        raise ArgumentError(f"'progress' is {shown(progress)}; expected a function that is told what has been counted so far")
    kept = None if shards_in is None else Path(shards_in)
    if kept is not None and kept.exists() and not kept.is_dir():
        raise ArgumentError(f"'shards_in' is {shown(str(kept))}, which is a file; give a directory, which need not exist yet")
    chosen = made.engine(engine)
    size = max(
        1, (ROUNDS_OF_A_SHARD[chosen] if shard_rounds is None else _positive("shard_rounds", shard_rounds)) // made.sitting
    )
    running = _Running(
        made,
        chosen,
        -(-rounds // made.sitting),
        size,
        kept,
        _checked(made, until),
        progress,
    )
    return running.run(executor)


def _positive(name: str, value: object) -> int:
    if type(value) is int and value > 0:
        return value
    raise ArgumentError(f"'{name}' is {shown(value)}; expected a whole number from 1")


def _checked(made: Plan, until: tuple[str, float] | None) -> tuple[str, float] | None:
    if until is None:
        return None
    if not (isinstance(until, tuple) and len(until) == 2 and isinstance(until[1], int | float) and until[1] > 0):
        raise ArgumentError(f"'until' is {shown(until)}; expected a measure and a width, such as ('place-net[0]', 0.01)")
    if until[0] not in made.names:
        raise ArgumentError(f"'until' names {shown(until[0])}, which is not measured; there are {', '.join(made.names)}")
    return until


@attrs.define
class _Running:
    """One run: what is finished is counted in the order of the sittings, whatever the order in which it was finished."""

    plan: Plan
    engine: Engine
    sittings: int
    size: int
    directory: Path | None
    until: tuple[str, float] | None
    progress: Progress | None
    waiting: dict[int, Shard] = attrs.field(factory=dict)
    """Finished shards by their first sitting, which come after one that is not."""
    counted: Tally | None = None
    at: int = 0
    """The first sitting that is not counted yet."""
    played: int = 0
    began: float = attrs.field(factory=time.monotonic)

    def run(self, executor: Executor | None) -> Simulation:
        """Play what is not there yet."""
        if self.directory is not None:
            # a plan that cannot be written down is told before anything is played for it
            self.plan.to_dict()
        there = self._there()
        todo = list(shards.gaps(there, self.sittings, self.size))
        for shard in there:
            self._count(shard)
        if todo and not self._enough():
            if self.engine == "kernel":
                # compiled here, so that it is there already in every worker of this machine
                count(self.plan, self.engine, 0, 0)
            self.began = time.monotonic()
            try:
                if executor is None and len(todo) == 1:
                    self._finish(Shard(*todo[0], count(self.plan, self.engine, *todo[0])))
                elif executor is None:
                    with _own_pool() if _can_be_sent(self.plan) else ThreadPoolExecutor(1) as pool:
                        self._spread(pool, todo, 2 * _cores())
                else:
                    _check_sent(self.plan, executor)
                    self._spread(executor, todo, IN_FLIGHT)
            except KeyboardInterrupt as error:
                raise SimulationInterrupted(f"interrupted; {self._saved()}", self._so_far()) from error
            except BrokenExecutor as error:
                raise SimulationStopped(f"a worker died ({error}); {self._saved()}", self._so_far()) from error
            except OSError as error:
                named = f" {error.filename}" if error.filename else ""
                what = f"cannot write{named}: {error.strerror or error}"
                raise SimulationStopped(f"{what}; {self._saved()}", self._so_far()) from error
        found = self._so_far()
        assert found is not None
        return found

    def _there(self) -> list[Shard]:
        """The shards that are there already, as far as they lie within this run."""
        if self.directory is None or not self.directory.exists():
            return []
        _, found = shards.load_all(self.directory, self.plan)
        return [shard for shard in found if shard.first < self.sittings]

    def _spread(self, executor: Executor, todo: list[tuple[int, int]], most: int) -> None:
        """Keep the workers busy, and no more than that, so that memory stays as it is however many rounds there are."""
        queue: Iterator[tuple[int, int]] = iter(todo)
        flying: dict[Future[Tally], tuple[int, int]] = {}
        try:
            while True:
                for part in itertools.islice(queue, most - len(flying)):
                    flying[executor.submit(count, self.plan, self.engine, *part)] = part
                if not flying:
                    return
                done, _ = wait(flying, return_when=FIRST_COMPLETED)
                for future in done:
                    self._finish(Shard(*flying.pop(future), future.result()))
                if self._enough():
                    return
        finally:
            for future in flying:
                future.cancel()

    def _finish(self, shard: Shard) -> None:
        if self.directory is not None:
            shards.save(self.directory, self.plan, self.engine, shard)
        self.played += shard.tally.rounds
        self._count(shard)

    def _count(self, shard: Shard) -> None:
        self.waiting[shard.first] = shard
        while self.at in self.waiting and not self._enough():
            following = self.waiting.pop(self.at)
            self.counted = following.tally if self.counted is None else self.counted + following.tally
            self.at = following.end
            if self.progress is not None:
                self.progress(self.counted)

    def _enough(self) -> bool:
        """Whether the figure that was asked for is sure enough, by the sittings from the first one on."""
        return self.until is not None and self.counted is not None and ratio(self.counted, self.until[0]).half <= self.until[1]

    def _so_far(self) -> Simulation | None:
        if self.counted is None:
            return None
        seconds = time.monotonic() - self.began
        return Simulation(self.plan, self.counted, self.engine, self.plan.obstacles, seconds, self.played)

    def _saved(self) -> str:
        """What became of what was finished."""
        rounds = self.played
        if not rounds:
            return "nothing was finished before"
        if self.directory is None:
            return f"{rounds} rounds were played and are in 'so_far' of this error; with shards_in=... they would be kept"
        return f"{rounds} rounds were played and are kept in {self.directory}; run the same again to go on from there"


def _can_be_sent(made: Plan) -> bool:
    """Whether another process can be told of it; not of plug-ins that were made on the spot."""
    try:
        pickle.dumps(made)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return True


def _check_sent(made: Plan, executor: Executor) -> None:
    if isinstance(executor, ProcessPoolExecutor) and not _can_be_sent(made):
        tables = " against ".join(f"'{table.recipe}'" for table in made.tables)
        raise ArgumentError(
            f"{tables} cannot be sent to another process; define its plug-ins in a module that can be imported, or stay in this "
            "process: executor=ThreadPoolExecutor(1)"
        )


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _own_pool() -> Iterator[Executor]:
    """A process for each core; Ctrl-C is for the one that waits for them."""
    pool = ProcessPoolExecutor(_cores(), initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
