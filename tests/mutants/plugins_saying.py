"""Plug-ins that say something else each time, say too little, or say it to boodle itself."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable
from typing import Any, ClassVar

import attrs
import pytest

import boodle_variants.trays
from boodle import (
    Ante,
    CardPayment,
    Consequence,
    Event,
    Fee,
    RulePlugin,
    Setup,
    Stakes,
    Stakings,
    Stopped,
    Table,
    Transfer,
    hookimpl,
)
from boodle.standard import Standard
from mutants.base import SOURCE, Mutant, house_rule

STAKES = Standard.boodle_stakes
"""What every game falls back on, as boodle says it."""


def toll(name: str, chips: int = 1, source: str = SOURCE) -> Fee:
    """A toll for a stop."""
    return Fee(id=f"{name}.toll", source=source, on=Stopped, payer="each-opponent", payee="stopper", chips=chips, kind="bonus")


class DearerEachTime(RulePlugin):
    """The toll is counted up whenever the plug-in is asked."""

    manifest = house_rule("dearer-each-time", "A toll that grows")
    times = itertools.count(1)

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """The next toll."""
        return toll("dearer-each-time", next(self.times))


class TollOfTheDay(RulePlugin):
    """The toll is drawn whenever the plug-in is asked."""

    manifest = house_rule("toll-of-the-day", "A toll by lot")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """Some toll."""
        return toll("toll-of-the-day", random.randrange(10**9))


class SaidOnce(RulePlugin):
    """A toll that is only said the first time, because the author keeps a list of what he has said."""

    manifest = house_rule("said-once", "A toll that is not repeated")
    said: ClassVar[set[int]] = set()

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee | None:
        """The toll, for each number of players once."""
        if setup.seats in self.said:
            return None
        self.said.add(setup.seats)
        return toll("said-once")


class NoSource(RulePlugin):
    """Nobody knows where the rule comes from."""

    manifest = house_rule("no-source", "A toll from nowhere")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """A toll without a source."""
        return toll("no-source", source=" ")


class NoText(RulePlugin):
    """Nobody can read what the callable does."""

    manifest = house_rule("no-text", "A toll that nobody explains")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """A callable without a sentence."""
        return Consequence(id="no-text.toll", source=SOURCE, on=Stopped, pays=self._toll, text=" ")

    @staticmethod
    def _toll(_: Table, event: Event) -> Iterable[Transfer]:
        assert isinstance(event, Stopped)
        yield Transfer(event.seat, "bank", 1)


@attrs.frozen
class Scale:
    """Parameters of a toll: one for each number of players, so the author thinks."""

    chips: tuple[int, ...] = (4, 3, 2, 1)


class TooFewDefaults(RulePlugin):
    """The defaults are enough for five players, and the manifest says nine."""

    manifest = house_rule("too-few-defaults", "A toll by the number of players")

    @hookimpl
    def boodle_parameters(self) -> type[Scale]:
        """The tolls."""
        return Scale

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """The toll for so many players."""
        return toll("too-few-defaults", setup.of(Scale).chips[setup.seats - 2])


# -- plug-ins that change boodle ---------------------------------------------------------------------------------------


class RewritesTheGame(RulePlugin):
    """Instead of a rule of its own, the plug-in writes another ante into the class of the game, a higher one each time."""

    manifest = house_rule("rewrites-the-game", "A higher ante every evening")
    evenings = itertools.count(2)

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """A toll, and a change to somebody else's class."""
        game: Any = boodle_variants.trays.RummyRoyal
        game.rules = tuple(
            attrs.evolve(rule, others=next(self.evenings)) if isinstance(rule, Ante) else rule for rule in game.rules
        )
        return toll("rewrites-the-game", next(self.evenings))


class RewritesTheStandard(RulePlugin):
    """The plug-in wants other stakes, and writes them into the answers that every game falls back on."""

    manifest = house_rule("rewrites-the-standard", "Other stakes every evening")
    evenings = itertools.count(2)

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """A toll, and a change to boodle's own answers."""
        total = next(self.evenings)

        @hookimpl
        def boodle_stakes(standard: Standard, setup: Setup) -> Stakings:
            for each in STAKES(standard, setup):
                yield attrs.evolve(each, total=total) if isinstance(each, Stakes) else each

        setattr(Standard, "boodle_stakes", boodle_stakes)  # noqa: B010  # the planted bug
        return toll("rewrites-the-standard", next(self.evenings))


class RewritesItOnce(RulePlugin):
    """The same, done once: whoever imports the plug-in plays another game ever after."""

    manifest = house_rule("rewrites-it-once", "An ante of seven")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> CardPayment:
        """A payment, and a change to somebody else's class."""
        game: Any = boodle_variants.trays.RummyRoyal
        game.rules = tuple(attrs.evolve(rule, others=7) if isinstance(rule, Ante) else rule for rule in game.rules)
        return CardPayment(id="rewrites-it-once.cards", source=SOURCE, topic="rewrites-it-once", chips=1)


def keeps_the_game(patch: pytest.MonkeyPatch) -> None:
    """What the plug-in will change is put back afterwards."""
    patch.setattr(boodle_variants.trays.RummyRoyal, "rules", boodle_variants.trays.RummyRoyal.rules)


def keeps_the_standard(patch: pytest.MonkeyPatch) -> None:
    """What the plug-in will change is put back afterwards."""
    patch.setattr(Standard, "boodle_stakes", STAKES)


def forgets_what_was_said(patch: pytest.MonkeyPatch) -> None:
    """The plug-in has said nothing yet."""
    patch.setattr(SaidOnce, "said", set())


MUTANTS = (
    Mutant(name="a toll that grows", law="P1", plugin=DearerEachTime, why="asked again, it says something else"),
    Mutant(name="a toll drawn by the hook", law="P1", plugin=TollOfTheDay, why="asked again, it says something else"),
    Mutant(
        name="a toll said once",
        law="P1",
        plugin=SaidOnce,
        plant=forgets_what_was_said,
        why="asked again, it says nothing",
    ),
    Mutant(name="no source", law="P11", plugin=NoSource, why="nobody can look the rule up"),
    Mutant(name="no text", law="P11", plugin=NoText, why="nobody can read what the callable does"),
    Mutant(
        name="too few defaults",
        law="P11",
        plugin=TooFewDefaults,
        named=False,
        tries=12,
        why="with nine players the plug-in cannot be asked; it raises before there is a rule",
    ),
    Mutant(
        name="a game rewritten",
        law="P14",
        plugin=RewritesTheGame,
        plant=keeps_the_game,
        beside=("rummy-royal", "kitty"),
        named=False,
        tries=12,
        why="the game alone is another one each time; it is a hook that does it, no rule",
    ),
    Mutant(
        name="the standard answers rewritten",
        law="P14",
        plugin=RewritesTheStandard,
        plant=keeps_the_standard,
        named=False,
        tries=12,
        why="every game is another one each time; it is a hook that does it, no rule",
    ),
    Mutant(
        name="a game rewritten once",
        law="P14",
        plugin=RewritesItOnce,
        plant=keeps_the_game,
        beside=("rummy-royal", "kitty"),
        named=False,
        why="the game alone is another one after the plug-in was first asked",
    ),
)
"""Plug-ins that go wrong before the first card is dealt."""
