"""Looking for a broken law: tables with a plug-in by chance, sessions by chance, every law on each of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Final

import attrs

from boodle.errors import ArgumentError, AssemblyError, shown
from boodle.rulebook import Rulebook
from boodle.testing.arguments import laws_of, several, whole
from boodle.testing.laws import LAWS, Law
from boodle.testing.laws.base import Break
from boodle.testing.laws.rules import remember_games
from boodle.testing.playing import Played, some_session
from boodle.testing.recipes import GAMES, Plugin, class_of, name_of, some_table
from boodle.testing.report import Verdict, guilty
from boodle.testing.shortening import shortest

EXAMPLES: Final = 40
"""Sessions that a check plays where nobody says otherwise."""
ONCE: Final = ("P1", "P11", "P14", "P15")
"""Laws about the rules alone: looked at once for each table."""
FIRST: Final = "mend P8: where a log cannot be played again, other laws are broken for that reason alone"
LONG: Final = ("P1", "P6", "P7", "P8", "P9", "P10", "P14", "P15")
"""Laws that take longer to look at than a session takes to play."""


@attrs.frozen
class Report:
    """What a check found.

    Attributes:
        name: What was checked.
        laws: The laws that were looked at.
        verdicts: For each law that was broken: where, in which game, by which rule.
        unfit: Why the plug-in could be put on no table at all; None where it could.
        games: How many sessions were played.
        moves: How many moves.
        seconds: How long it took.
    """

    name: str
    laws: tuple[str, ...]
    verdicts: tuple[Verdict, ...]
    unfit: AssemblyError | None
    games: int
    moves: int
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether everything was as it should be."""
        return not self.verdicts and self.unfit is None

    @property
    def broken(self) -> tuple[str, ...]:
        """The names of the broken laws."""
        return tuple(verdict.law.name for verdict in self.verdicts)

    def __str__(self) -> str:
        """One line where all is well, and otherwise every verdict."""
        if self.unfit is not None:
            return f"{self.name} fits no table: {self.unfit}"
        kept = [name for name in self.laws if name not in self.broken]
        head = f"{self.name}: {self.games} sessions, {self.moves} moves; kept: {', '.join(kept)}"
        return "\n\n".join([head, *([f"first {self.first}"] if self.first else []), *map(str, self.verdicts)])

    @property
    def first(self) -> str:
        """What is to be mended first, because other laws break of it; empty where nothing is."""
        return FIRST if "P8" in self.broken and len(self.broken) > 1 else ""


def check(
    plugin: Plugin,
    *,
    beside: Sequence[Plugin] = GAMES,
    examples: int = EXAMPLES,
    seed: int = 0,
    laws: Iterable[str] = tuple(LAWS),
    thorough: int = 1,
) -> Report:
    """Look for a law that a plug-in breaks, on tables by chance.

    Args:
        plugin: The plug-in: a class, or the name of an installed one.
        beside: Games it is tried on, and house rules it is tried with; the house rules of boodle where none are named.
        examples: How many sessions are played.
        seed: Chance; the same seed tries the same.
        laws: The names of the laws.
        thorough: Laws that take long to look at are looked at in one session out of so many.

    Raises:
        AssemblyError: no plug-in of this name is installed, or it is broken.
        ArgumentError: no plug-in, no game to try it on, no such law, or a number that is too small.
    """
    whole("examples", examples)
    whole("thorough", thorough)
    laws = laws_of(laws, LAWS)
    own = class_of(plugin)
    if own.manifest.kind != "game" and not any(class_of(each).manifest.kind == "game" for each in several("beside", beside)):
        raise ArgumentError(f"'beside' is {shown(beside)}; a house rule is tried on games, and there is none in it")
    random = Random(f"{name_of(plugin)} {seed}")
    remember_games([each for each in beside if isinstance(each, str)])
    return search(
        name_of(plugin), lambda: some_table(plugin, beside, random), random, examples, laws, _suspects(plugin), thorough
    )


Suspects = Callable[[Rulebook], list[list[str]]]
"""The rules that may be to blame at a table, in groups: first those that are to be suspected first."""


def _suspects(plugin: Plugin) -> Suspects:
    prefix = f"{class_of(plugin).manifest.name}."

    def suspects(rulebook: Rulebook) -> list[list[str]]:
        own = [answer.rule for answer in rulebook.answers if answer.rule.startswith(prefix)]
        return [own, [answer.rule for answer in rulebook.answers if not answer.rule.startswith((prefix, "standard."))]]

    return suspects


def search(
    name: str,
    table: Callable[[], Rulebook | AssemblyError],
    random: Random,
    examples: int,
    laws: Iterable[str],
    suspects: Suspects,
    thorough: int = 1,
) -> Report:
    """Play so many sessions, and look for every law until it is broken once.

    Tables are made anew for each session; for every fourth one where the long laws are not looked at each time.
    """
    asked: Mapping[str, Law] = {each: LAWS[each] for each in laws}
    begun = time.perf_counter()
    first: dict[str, tuple[Played, Break, int]] = {}
    unfit: AssemblyError | None = None
    games = moves = 0
    seen: set[str] = set()
    made: Rulebook | AssemblyError | None = None
    for number in range(examples):
        if made is None or number % min(thorough, 4) == 0:
            made = table()
        if isinstance(made, AssemblyError):
            unfit = made
            continue
        played = some_session(made, random).played()
        games += 1
        moves += len(played.steps)
        once = made.fingerprint in seen
        seen.add(made.fingerprint)
        for law in asked.values():
            if law.name in first or (once and law.name in ONCE) or (number % thorough and law.name in LONG):
                continue
            found = law.broken(played, number)
            if found is not None:
                first[law.name] = (played, found, number)
    verdicts = tuple(_verdict(asked[each], *first[each], suspects) for each in asked if each in first)
    return Report(name, tuple(asked), verdicts, None if games else unfit, games, moves, time.perf_counter() - begun)


def _verdict(law: Law, played: Played, found: Break, seed: int, suspects: Suspects) -> Verdict:
    short = shortest(played, law, seed)
    again = law.broken(short, seed) or found
    named = [rule.strip() for rule in again.rule.split(",") if rule.strip()]
    groups = suspects(short.rulebook)
    first = [rule for rule in named if groups and rule in groups[0]]
    # of rules that change when they are asked again, leaving one out says nothing
    asked = [] if law.name in ONCE else [first, *groups[:1], named, *groups[1:]]
    return Verdict(law, again, short, guilty(short, law, asked, seed) or tuple(first or named if law.name in ONCE else ()))
