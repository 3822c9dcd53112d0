"""Rules together: where a combination breaks a law, or does what none of its rules does alone."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import attrs

from boodle.engine import legal_moves, step
from boodle.errors import ArgumentError, AssemblyError, BoodleError
from boodle.events import Paid
from boodle.moves import Move
from boodle.movesets import Moves
from boodle.recipe import Recipe
from boodle.rulebook import Rulebook
from boodle.state import State
from boodle.testing.arguments import whole
from boodle.testing.checking import Report, Suspects, search
from boodle.testing.laws import LAWS
from boodle.testing.laws.base import Break
from boodle.testing.playing import Choices, Played, Session, Step
from boodle.testing.recipes import GAMES, Plugin, attempt, class_of, name_of, seats_of
from boodle.testing.report import game_lines
from boodle.testing.shortening import shorter

RICH: Final = 200
"""Chips of each seat where two tables are compared, so that nobody pays less because he is poor."""


@attrs.frozen
class Difference:
    """Something that a combination does and its rules do not do alone.

    Attributes:
        what: In words.
        played: The shortest game that shows it.
    """

    what: str
    played: Played = attrs.field(repr=False)

    def __str__(self) -> str:
        """What it is, and the game."""
        recipe = self.played.rulebook.recipe
        return "\n".join(
            [self.what, f"  table     {recipe}, {recipe.seats} players", *(f"  {line}" for line in game_lines(self.played))]
        )


@attrs.frozen
class Clash:
    """What becomes of some rules together.

    Attributes:
        names: The plug-ins.
        game: The game they were put on.
        refused: Why the combination cannot be played, and the ways out; None where it can.
        report: The laws; None where it cannot be played.
        differences: What the combination does and its rules alone do not.
        seconds: How long the search took.
    """

    names: tuple[str, ...]
    game: str
    refused: AssemblyError | None
    report: Report | None
    differences: tuple[Difference, ...]
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether nothing is to be said: it can be played, keeps the laws, and each rule does what it does alone."""
        return self.refused is None and not self.differences and (self.report is None or self.report.ok)

    def __str__(self) -> str:
        """Everything that was found."""
        head = f"{' + '.join(self.names)} on {self.game}: "
        if self.refused is not None:
            return f"{head}cannot be played\n{self.refused}"
        verdicts = [] if self.report is None else [str(verdict) for verdict in self.report.verdicts]
        found = [*verdicts, *map(str, self.differences)]
        return "\n\n".join([f"{head}{'nothing found' if not found else f'{len(found)} found'}", *found])


def clash(*plugins: Plugin, on: Plugin | None = None, examples: int = 40, seed: int = 0) -> Clash:
    """Look for the shortest game in which some plug-ins together break a law, or do what none of them does alone.

    Each step of a session is also made at the tables with one of the plug-ins alone, from the same position: a move that is
    possible with all and with none alone, or with each alone and not with all; and payments of a rule that are others alone.

    Args:
        plugins: House rules, as classes or names.
        on: The game; None: the first of some games that all of them go with.
        examples: How many sessions are played.
        seed: Chance.

    Raises:
        AssemblyError: a plug-in that does not exist or is broken.
        ArgumentError: fewer than two, a game among them, something else than a game to play on, or no number of sessions.
    """
    begun = time.perf_counter()
    whole("examples", examples)
    _check_rules(plugins, on)
    game, made = _table(plugins, on)
    names = tuple(map(name_of, plugins))
    if isinstance(made, AssemblyError):
        return Clash(names, name_of(game), made, None, (), time.perf_counter() - begun)
    random = Random(f"{' '.join(names)} {seed}")
    report = search(" + ".join(names), lambda: made, random, examples, tuple(LAWS), _suspects(names))
    alone = {name_of(each): _beside(made, each, plugins) for each in plugins}
    tables = {name: book for name, book in alone.items() if isinstance(book, Rulebook) and _alike(book, made)}
    differences = tuple(_differences(made, tables, random, examples)) if len(plugins) > 1 else ()
    return Clash(names, name_of(game), None, report, differences, time.perf_counter() - begun)


def _check_rules(plugins: Sequence[Plugin], on: Plugin | None) -> None:
    if len(plugins) < 2:
        raise ArgumentError(f"'clash' looks at two house rules or more together, not at {len(plugins)}; 'check' looks at one")
    for each in plugins:
        if class_of(each).manifest.kind == "game":
            raise ArgumentError(f"'{name_of(each)}' is a game; say on='{name_of(each)}', and name house rules")
    if on is not None and class_of(on).manifest.kind != "game":
        raise ArgumentError(f"'on' is {name_of(on)!r}, which is a house rule; name a game")


def _table(plugins: Sequence[Plugin], on: Plugin | None) -> tuple[Plugin, Rulebook | AssemblyError]:
    first: tuple[Plugin, AssemblyError] | None = None
    for game in GAMES if on is None else (on,):
        seats = seats_of([game, *plugins])
        made = attempt(Recipe(game, *plugins, seats=seats[len(seats) // 3] if seats else class_of(game).manifest.seats[0]))
        if isinstance(made, Rulebook):
            return game, made
        first = first or (game, made)
    assert first is not None
    return first


def _suspects(names: Sequence[str]) -> Suspects:
    prefixes = tuple(f"{name}." for name in names)
    return lambda rulebook: [[answer.rule for answer in rulebook.answers if answer.rule.startswith(prefixes)]]


def _beside(made: Rulebook, plugin: Plugin, plugins: Sequence[Plugin]) -> Rulebook | AssemblyError:
    others = {name_of(each) for each in plugins} - {name_of(plugin)}
    recipe = made.recipe
    return attempt(Recipe(*(each for each in recipe.ingredients if each.name not in others), seats=recipe.seats))


def _alike(one: Rulebook, other: Rulebook) -> bool:
    """Whether a position of one table can be one of the other: the same accounts, the same pack, the same stages."""
    return (one.tables.spaces, one.tables.pack, one.program) == (other.tables.spaces, other.tables.pack, other.program)


# -- what the rules do alone -------------------------------------------------------------------------------------------


def _differences(made: Rulebook, tables: dict[str, Rulebook], random: Random, examples: int) -> Iterator[Difference]:
    found: set[str] = set()
    for _ in range(examples if tables else 0):
        purses, choices = (RICH,) * made.seats, Choices(random.getrandbits(32), calls=False)
        played = Session(made, purses, random.randrange(made.seats), 2, choices).played()
        for each in played.steps:
            kind = _strange(each, tables)
            if kind is not None and kind[0] not in found:
                found.add(kind[0])
                yield _shortest(played, kind[0], tables)


def _shortest(played: Played, kind: str, tables: dict[str, Rulebook]) -> Difference:
    said = ""

    def shows(candidate: Played) -> Break | None:
        nonlocal said
        if not _alike(candidate.rulebook, next(iter(tables.values()))) or candidate.rulebook.seats != played.rulebook.seats:
            return None
        for at, each in enumerate(candidate.steps):
            strange = _strange(each, tables)
            if strange is not None and strange[0] == kind:
                said = strange[1]
                return Break(at, said)
        return None

    short = shorter(played, shows)
    shows(short)
    return Difference(said, short)


def _strange(made: Step, tables: dict[str, Rulebook]) -> tuple[str, str] | None:
    """What a step does that it does not do with one rule alone: a name for its kind, and in words."""
    alone = {name: _alone(made, book) for name, book in tables.items()}
    if len(alone) > 1 and (strange := _moves(made.moves, {name: moves for name, (moves, _) in alone.items()})) is not None:
        return strange
    for name, (_, events) in alone.items():
        if events is None:
            continue
        with_all, by_itself = (_paid(each, name) for each in (made.events, events))
        if with_all != by_itself:
            kind = f"{name} pays otherwise"
            return kind, f"'{name}' pays {_said(with_all)} where the others are, and {_said(by_itself)} alone, at '{made.move}'"
    return None


def _alone(made: Step, rulebook: Rulebook) -> tuple[Moves | None, tuple[object, ...] | None]:
    around, hands, chips, stage, rest = made.before
    state = State((around._replace(rules=rulebook.fingerprint), hands, chips, stage, rest))
    try:
        moves = legal_moves(rulebook, state)
        return moves, step(rulebook, state, made.move)[1] if made.move in moves else None
    except (BoodleError, KeyError, IndexError):
        # such a position does not exist at that table
        return None, None


def _moves(together: Moves, alone: dict[str, Moves | None]) -> tuple[str, str] | None:
    known = [moves for moves in alone.values() if moves is not None]
    if len(known) < len(alone) or not all(isinstance(each.lawful, tuple) for each in (together, *known)):
        return None
    lists: list[set[Move]] = [set(each.lawful) for each in known]
    now = set(together.lawful)
    new, gone = now - set().union(*lists), set.intersection(*lists) - now
    if new:
        return "a new move", f"'{min(map(str, new))}' is possible with all of them, and with none alone"
    if gone:
        return "a lost move", f"'{min(map(str, gone))}' is possible with each of them alone, and not with all"
    return None


def _paid(events: Sequence[object], name: str) -> list[tuple[object, object, int]]:
    return [
        (event.payer, event.payee, event.chips)
        for event in events
        if isinstance(event, Paid) and event.rule.startswith(f"{name}.")
    ]


def _said(payments: Sequence[tuple[object, object, int]]) -> str:
    return ", ".join(f"{payer} -> {payee}: {chips}" for payer, payee, chips in payments) or "nothing"
