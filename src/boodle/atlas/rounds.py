"""A round that shows a plug-in: played by chance from a seed, told like a game, with what each rule did in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

import attrs

from boodle.atlas.fitting import Fit
from boodle.atlas.follower import Difference, Follower
from boodle.errors import ArgumentError, shown
from boodle.events import Event
from boodle.game import Game
from boodle.languages.catalogue import catalogue
from boodle.languages.log import Line, Log
from boodle.moves import Misdeal, Move

NAMES: Final = ("Anna", "Ben", "Carla", "Dan", "Emma", "Felix", "Greta", "Hugo", "Ida")
MOVES_AT_MOST: Final = 600
"""Whatever comes after so many moves is not told."""
SEEDS: Final = 60


@attrs.frozen
class Sitting:
    """How a round comes about; the same sitting is the same round every time.

    Attributes:
        seed: All chance comes from it, as in ``boodle play --bots --seed``.
        purse: Chips that everybody begins with.
        rounds: How many rounds are played; 0: until the session ends by its rules.
        slips: Whether the players now and then do what the table punishes, or call a misdeal.
    """

    seed: int
    purse: int = 30
    rounds: int = 1
    slips: bool = False

    def __attrs_post_init__(self) -> None:
        for name, least in (("seed", 0), ("purse", 0), ("rounds", 0)):
            value = getattr(self, name)
            if type(value) is not int or value < least:
                raise ArgumentError(f"'{name}' is {shown(value)}; expected a whole number from {least}")
        if type(self.slips) is not bool:
            raise ArgumentError(f"'slips' is {shown(self.slips)}; expected True or False")

    def command(self, recipe: str, seats: int) -> str:
        """The command that plays it; empty where no command does."""
        if self.slips:
            return ""
        quoted = f"'{recipe}'" if "'" not in recipe and any(sign in recipe for sign in "*?[]<>|&;") else recipe
        options = ["--bots", f"--seats {seats}", f"--seed {self.seed}", f"--purse {self.purse}"]
        return " ".join(["boodle play", quoted, *options, *([f"--rounds {self.rounds}"] if self.rounds else [])])


KINDS: Final = (
    Sitting(0),
    Sitting(0, purse=8),
    Sitting(0, slips=True),
    Sitting(0, purse=12, rounds=0),
    Sitting(0, purse=40, rounds=0),
    Sitting(0, purse=3, rounds=2),
)
"""The sittings in which a rule is looked for, the plainest first: one round; then with few chips, slips, or a whole session."""


@attrs.frozen
class Step:
    """Some lines of the log that belong together, and what made them so.

    Attributes:
        lines: What happened.
        rules: The rules that acted, in the order in which they did.
        differences: Where, from here on, the table without the plug-in would be another one.
    """

    lines: tuple[Line, ...]
    rules: tuple[str, ...] = ()
    differences: tuple[Difference, ...] = ()


@attrs.frozen
class Told:
    """A round as it is told.

    Attributes:
        sitting: How it came about.
        number: The number of the round; 0 where it begins with the cut for the first deal.
        steps: What happened, in order.
        acted: Whether a rule of the plug-in is named in it: it paid, passed, or forbade something.
        differs: Whether the table without the plug-in would have been another one.
    """

    sitting: Sitting
    number: int
    steps: tuple[Step, ...]
    acted: bool
    differs: bool

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that acted, each once."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))


def told(name: str, fit: Fit, sitting: Sitting, lang: str = "en") -> Told:
    """Play a sitting, and tell the first round of it that shows a plug-in best.

    Args:
        name: The name of the plug-in.
        fit: A table with it.
        sitting: How the round comes about.
        lang: The language in which it is told.
    """
    rounds: dict[int, list[Step]] = {}
    for number, step in _steps(fit, sitting, lang):
        rounds.setdefault(number, []).append(step)
    found = [_judged(name, sitting, number, tuple(steps)) for number, steps in rounds.items()]
    return max(found, key=lambda each: (each.acted, each.differs))


def search(name: str, fit: Fit, seeds: int = SEEDS, lang: str = "en") -> Told:
    """Look for a round that shows a plug-in.

    That is one in which a rule of it acts; else one that would have gone another way without it. Of a game that round is taken in
    which the most different rules act.

    Args:
        name: The name of the plug-in.
        fit: A table with it.
        seeds: So many are tried for a single round; where whole sessions are played, a quarter.
        lang: The language in which it is told.
    """
    if fit.after.name == name:
        tried = (told(name, fit, Sitting(seed), lang) for seed in range(seeds))
        return max(tried, key=lambda each: (len(each.rules), -len(each.steps)))
    second: Told | None = None
    for kind in KINDS:
        for seed in range(seeds if kind.rounds == 1 else seeds // 4):
            found = told(name, fit, attrs.evolve(kind, seed=seed), lang)
            if found.acted:
                return found
            if found.differs and second is None:
                second = found
    return second if second is not None else told(name, fit, Sitting(0), lang)


def _judged(name: str, sitting: Sitting, number: int, steps: tuple[Step, ...]) -> Told:
    acted = any(rule.partition(".")[0] == name for step in steps for rule in step.rules)
    return Told(sitting, number, steps, acted, any(step.differences for step in steps))


def _steps(fit: Fit, sitting: Sitting, lang: str) -> Iterator[tuple[int, Step]]:
    """The sitting step by step, each with the number of its round."""
    rulebook = fit.after
    begun: Mapping[str, Any] = {
        "names": (*NAMES, *(f"Player {seat + 1}" for seat in range(len(NAMES), rulebook.seats)))[: rulebook.seats],
        "purses": sitting.purse,
        "rounds": sitting.rounds or None,
    }
    game = Game.new(rulebook, **begun)
    log, random = Log(game, lang=lang), Random(sitting.seed)
    follower = None if fit.before is None else Follower(game, fit.before, begun, catalogue(lang, "symbols"))
    differences = [follower.found] if follower is not None and follower.found is not None else []
    rules = _named(game.news)
    # what is cut for belongs to the first round
    number, lines = 1, log.hear(game.news)
    for _ in range(MOVES_AT_MOST):
        if lines:
            yield number, Step(tuple(lines), tuple(dict.fromkeys(rules)), tuple(differences))
            rules, differences = [], []
        if game.over:
            return
        move = _move(game, random, sitting)
        before, game = game, game.play(move)
        news = game.news
        if follower is not None and (different := follower.follow(game, move)) is not None:
            differences.append(different)
        rules += _named(news)
        number = max(before.round_number, 1)
        lines = log.hear(news)


def _named(events: tuple[Event, ...]) -> list[str]:
    """The rules that events name, each with what it did."""
    return [name for event in events if isinstance(name := getattr(event, "rule", None), str)]


def _move(game: Game, random: Random, sitting: Sitting) -> Move:
    moves = game.moves
    if sitting.slips:
        if moves.offences and random.random() < 0.25:
            return random.choice(moves.offences)
        if random.random() < 0.05 and Misdeal() in moves:
            return Misdeal()
    return moves.draw(random)
