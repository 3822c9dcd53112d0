"""Every two rules together somewhere: a covering array of tables, played, looked at by the laws, and what was reached."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from random import Random

import attrs

from boodle.errors import ArgumentError, AssemblyError
from boodle.rulebook import Rulebook
from boodle.testing.arguments import laws_of, several, whole
from boodle.testing.arrays import Ingredient, covering, named
from boodle.testing.checking import search
from boodle.testing.laws import LAWS
from boodle.testing.playing import some_session
from boodle.testing.reach import Reach
from boodle.testing.recipes import GAMES, Plugin, class_of, house_rules, name_of, seats_of
from boodle.testing.report import Verdict
from boodle.testing.strategies import fitting


@attrs.frozen
class Exploration:
    """What was found at the tables of a covering array.

    Attributes:
        tables: How many tables were played.
        verdicts: The laws that were broken, each with the shortest game.
        reach: What was met, and what never.
        left_out: How often each rule had to be left out of a table because it does not go with the others there.
        unfit: Tables that could not be played even so, in words, and why: a broken plug-in.
        seconds: How long it took.
    """

    tables: int
    verdicts: tuple[Verdict, ...]
    reach: Reach
    left_out: dict[str, int]
    unfit: dict[str, AssemblyError]
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether every table could be played and no law was broken."""
        return not self.verdicts and not self.unfit

    def __str__(self) -> str:
        """Tables, verdicts, reach."""
        head = f"{self.tables} tables, {self.reach.games} sessions, {len(self.verdicts)} laws broken"
        never_fitting = ", ".join(f"{name} {number}" for name, number in sorted(self.left_out.items()))
        refused = [f"cannot be played: {table}\n{error}" for table, error in self.unfit.items()]
        reached = f"{self.reach}\n  left out of tables, for they do not go with the others there: {never_fitting or 'nothing'}"
        return "\n\n".join([head, *refused, *map(str, self.verdicts), reached])


def explore(
    rules: Sequence[Plugin] | None = None,
    *,
    games: Sequence[Plugin] = GAMES,
    strength: int = 2,
    parameters: bool = False,
    examples: int = 2,
    seed: int = 0,
    laws: Iterable[str] = tuple(LAWS),
    watch: Callable[[Sequence[list[Ingredient]]], Iterable[list[Ingredient]]] = iter,
) -> Exploration:
    """Play few tables in which every two (or three) choices meet: games, rules that are there or not, parameter values.

    Rules that do not get along at a table are left out there until it can be played.

    Args:
        rules: House rules; None: all that come with boodle.
        games: Games.
        strength: How many choices are to meet.
        parameters: Whether each value of a parameter is a choice of its own.
        examples: Sessions for each table.
        seed: Chance.
        laws: The laws that are looked at.
        watch: Goes over the tables; for a progress bar.

    Raises:
        AssemblyError: a plug-in that does not exist or is broken.
        ArgumentError: no game, a game among the rules or a rule among the games, no such law, or a number that is too small.
    """
    begun = time.perf_counter()
    random = Random(f"explore {seed}")
    asked = laws_of(laws, LAWS)
    whole("examples", examples)
    whole("strength", strength)
    _check_kinds("games", games, "game")
    if rules is not None:
        _check_kinds("rules", rules, "house-rule")
    tables = covering(games, house_rules() if rules is None else rules, strength=strength, parameters=parameters, seed=seed)
    reach = Reach()
    verdicts: dict[str, Verdict] = {}
    left_out: dict[str, int] = {}
    unfit: dict[str, tuple[str, AssemblyError]] = {}
    played = 0
    for table in watch(tables):
        made = _made(table, random)
        if isinstance(made, AssemblyError):
            # one table is enough to say what is wrong with a plug-in
            unfit.setdefault(str(made).partition("\n")[2], (named(table), made))
            continue
        played += 1
        there = {each.name for each in made.recipe.ingredients}
        for plugin, _ in table:
            if name_of(plugin) not in there:
                left_out[name_of(plugin)] = left_out.get(name_of(plugin), 0) + 1
        for _ in range(examples):
            reach.add(some_session(made, random).played())
        wanted = [law for law in asked if law not in verdicts]
        report = search(str(made.recipe), lambda made=made: made, random, examples, wanted, _suspects)  # type: ignore[misc]
        verdicts |= {verdict.law.name: verdict for verdict in report.verdicts}
    refused = dict(unfit.values())
    return Exploration(played, tuple(verdicts.values()), reach, left_out, refused, time.perf_counter() - begun)


def _check_kinds(where: str, plugins: Sequence[Plugin], kind: str) -> None:
    if not several(where, plugins):
        raise ArgumentError(f"'{where}' is empty; name a {kind.replace('-', ' ')}")
    for each in plugins:
        if (class_of(each).manifest.kind == "game") != (kind == "game"):
            raise ArgumentError(f"'{name_of(each)}' in '{where}' is no {kind.replace('-', ' ')}")


def _made(table: list[Ingredient], random: Random) -> Rulebook | AssemblyError:
    """The table, with as many of its rules as get along."""
    game = table[0]
    chosen = [game, *(each for each in table[1:] if seats_of([game[0], each[0]]))]
    while not (seats := seats_of([plugin for plugin, _ in chosen])):
        chosen.pop()
    try:
        return fitting(chosen, random.choice(seats))
    except AssemblyError as error:
        return error


def _suspects(rulebook: Rulebook) -> list[list[str]]:
    return [[answer.rule for answer in rulebook.answers if not answer.rule.startswith("standard.")]]
