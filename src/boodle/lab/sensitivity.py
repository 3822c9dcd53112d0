"""How much one seat wins or loses by playing otherwise than the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor

import attrs

from boodle.errors import ArgumentError, shown
from boodle.lab.figures import Figure, Sheet, sections, share
from boodle.lab.reporting import notes
from boodle.lab.reports import Report, how_long
from boodle.lab.rows import Row, Section
from boodle.lab.sheets import HUNDRED, WON
from boodle.players.leads import POLICIES
from boodle.recipe import Recipe
from boodle.simulation.policies import Policy, PolicyLike
from boodle.simulation.result import Simulation
from boodle.simulation.simulate import simulate
from boodle.simulation.tally import Tally

Watch = Callable[[str, Tally], None]
"""Is told which policy is measured, and what has been counted so far."""


def sensitivity(
    recipe: Recipe | str,
    policies: Iterable[PolicyLike] | None = None,
    seat: int = 0,
    base: PolicyLike = "random",
    rounds: int = 100_000,
    seed: int = 0,
    *,
    seats: int = 4,
    sitting: int | None = None,
    purse: int = 1000,
    engine: str = "auto",
    executor: Executor | None = None,
    progress: Watch | None = None,
) -> Report:
    """What one seat wins more by each of several policies, on the same deals, where all others play by one.

    Args:
        recipe: The rules.
        policies: What the seat tries; None: every policy for leads.
        seat: Who tries it.
        base: How all others play, and the seat itself at the table that it is compared with.
        rounds: At least so many rounds are played for each policy, as in :func:`~boodle.simulation.simulate`; so is what follows.
        seed: All chance comes from it.
        seats: The number of players, where the recipe is text.
        sitting: So many rounds are played with the same chips.
        purse: Chips of everybody when a sitting begins.
        engine: ``auto``, ``kernel`` or ``step``.
        executor: Any executor of :mod:`concurrent.futures`.
        progress: Is called after each part with the policy and with what has been counted of it so far.

    Raises:
        AssemblyError: the rules do not fit together.
        ArgumentError: an argument that is none.
    """
    read = recipe if isinstance(recipe, Recipe) else Recipe.parse(recipe, seats=seats)
    if type(seat) is not int or not 0 <= seat < read.seats:
        raise ArgumentError(f"'seat' is {shown(seat)}; there are the seats 0 to {read.seats - 1}")
    others = base if isinstance(base, Policy) else Policy.parse(base)
    tried = [each for each in _policies(policies) if each != others]
    if not tried:
        raise ArgumentError(f"'policies' is {shown(policies)}; expected some that differ from '{others}', as all others play")
    played: list[Simulation] = []
    found: list[tuple[Section, ...]] = []
    for policy in tried:
        at_the_seat = {each: policy if each == seat else others for each in range(read.seats)}
        played.append(
            simulate(
                read, others, rounds, seed, against=read, against_policies=at_the_seat, sitting=sitting, purse=purse,
                engine=engine, executor=executor, progress=_named(progress, str(policy)),
            )
        )  # fmt: skip
        sheets = _sheets(policy, seat)
        found.append(tuple(sections(sheets, sheets, played[-1].tally)))
    made = tuple(_best_first(each) for each in zip(*found, strict=True))
    rows = tuple(row for section in made for row in section.rows)
    about = (f"how seat {seat} may play at {read}, {read.seats} players, the others {others}", how_long(played[0]))
    heads = (f"with {others}", "with this policy", "change")
    return Report("sensitivity", str(read), about, heads, made, notes(rows, True), tuple(played))


def _policies(given: Iterable[PolicyLike] | None) -> Iterator[Policy]:
    if isinstance(given, str | Policy) or not isinstance(given, Iterable | None):
        raise ArgumentError(f"'policies' is {shown(given)}; expected several, such as ('longest-run', 'lowest')")
    named = dict.fromkeys(
        each if isinstance(each, Policy) else Policy.parse(each) for each in (POLICIES if given is None else given)
    )
    yield from named


def _named(progress: Watch | None, name: str) -> Callable[[Tally], None] | None:
    return None if progress is None else lambda tally: progress(name, tally)


def _sheets(policy: Policy, seat: int) -> tuple[Sheet, ...]:
    name = str(policy)
    net, won = share(f"seat-net[{seat}]"), share(f"seat-won[{seat}]", WON, HUNDRED)
    chips = Figure(name, f"seat-net[{seat}] {name}", "chips", net, "a round", always=True)
    wins = Figure(name, f"seat-won[{seat}] {name}", "%", won, "of rounds won", always=True)
    return Sheet(f"What seat {seat} wins", (chips,)), Sheet(f"How often seat {seat} wins", (wins,))


def _best_first(parts: tuple[Section, ...]) -> Section:
    """One section of all policies, the best one first."""
    rows = [row for part in parts for row in part.rows]
    return attrs.evolve(parts[0], rows=tuple(sorted(rows, key=_gain, reverse=True)))


def _gain(row: Row) -> float:
    assert row.change is not None
    return row.change.value
