"""Payments whose callable does what it should not."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterable
from typing import Any

from boodle import Consequence, Event, RulePlugin, Setup, Stopped, Table, Transfer, WentOut, events, hookimpl
from mutants.base import SOURCE, Mutant, house_rule


class LotteryToll(RulePlugin):
    """The toll for a stop is drawn when it is paid, instead of being a chance move of the dealer."""

    manifest = house_rule("lottery-toll", "A toll of one to three chips, by lot")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of a stop."""
        return Consequence(id="lottery-toll.toll", source=SOURCE, on=Stopped, pays=self._toll, text="one to three chips, by lot")

    @staticmethod
    def _toll(_: Table, event: Event) -> Iterable[Transfer]:
        assert isinstance(event, Stopped)
        yield Transfer(event.seat, "bank", random.choice((1, 2, 3)))


class CountedToll(RulePlugin):
    """Every third stop is dear; the stops are counted in the class, which no log knows of."""

    manifest = house_rule("counted-toll", "Every third stop costs two chips")
    stops = itertools.count()

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of a stop."""
        return Consequence(id="counted-toll.toll", source=SOURCE, on=Stopped, pays=self._toll, text="every third stop costs two")

    def _toll(self, _: Table, event: Event) -> Iterable[Transfer]:
        assert isinstance(event, Stopped)
        yield Transfer(event.seat, "bank", 1 if next(self.stops) % 3 else 2)


class SlowToll(RulePlugin):
    """Whoever thinks long pays more: the callable asks the clock."""

    manifest = house_rule("slow-toll", "Time costs chips")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of a stop."""
        return Consequence(id="slow-toll.toll", source=SOURCE, on=Stopped, pays=self._toll, text="time costs chips")

    @staticmethod
    def _toll(_: Table, event: Event) -> Iterable[Transfer]:
        assert isinstance(event, Stopped)
        yield Transfer("bank", event.seat, time.perf_counter_ns() % 1000)


class EmptySpace(RulePlugin):
    """A dozen is divided by the chips on the ace, which are often none."""

    manifest = house_rule("empty-space", "The fewer chips lie on the ace, the more a stop costs")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of a stop."""
        return Consequence(id="empty-space.share", source=SOURCE, on=Stopped, pays=self._share, text="a dozen by the ace")

    @staticmethod
    def _share(table: Table, event: Event) -> Iterable[Transfer]:
        assert isinstance(event, Stopped)
        yield Transfer(event.seat, "bank", 12 // table.spaces["AH"])


class MisspeltSpace(RulePlugin):
    """A chip for a space that no board has."""

    manifest = house_rule("misspelt-space", "The winner leaves a tip")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of going out."""
        return Consequence(id="misspelt-space.tip", source=SOURCE, on=WentOut, pays=self._tip, text="a chip for the pot")

    @staticmethod
    def _tip(_: Table, event: Event) -> Iterable[Transfer]:
        assert isinstance(event, WentOut)
        yield Transfer(event.seat, "Pott", 1)


class ForgottenReturn(RulePlugin):
    """The payments are made and never returned."""

    manifest = house_rule("forgotten-return", "Whoever goes out gets a chip from the bank")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of going out."""
        return Consequence(id="forgotten-return.bonus", source=SOURCE, on=WentOut, pays=self._bonus, text="a chip for going out")

    @staticmethod
    def _bonus(_: Table, event: Event) -> Any:
        assert isinstance(event, WentOut)
        [Transfer("bank", event.seat, 1)]


class HalfAChip(RulePlugin):
    """Half of a purse is not always a whole number of chips."""

    manifest = house_rule("half-a-chip", "Whoever makes a stop loses half of what he has")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of a stop."""
        return Consequence(id="half-a-chip.half", source=SOURCE, on=Stopped, pays=self._half, text="half a purse")

    @staticmethod
    def _half(table: Table, event: Event) -> Iterable[Transfer]:
        assert isinstance(event, Stopped)
        yield Transfer(event.seat, "bank", table.purses[event.seat] / 2)  # type: ignore[arg-type]  # the planted bug


class FirstOfTheRichest(RulePlugin):
    """The richest pays; of several the one with the lowest number, because ``index`` finds him first."""

    manifest = house_rule("first-of-the-richest", "The richest pays for every stop")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of a stop."""
        return Consequence(id="first-of-the-richest.tax", source=SOURCE, on=Stopped, pays=self._tax, text="the richest pays")

    @staticmethod
    def _tax(table: Table, _: Event) -> Iterable[Transfer]:
        yield Transfer(table.purses.index(max(table.purses)), "bank", 1)


class HostFee(RulePlugin):
    """The host gets a chip for every round, and the host is whoever sits at seat 0."""

    manifest = house_rule("host-fee", "A chip for the host")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Consequence:
        """One consequence of the end of a round."""
        return Consequence(
            id="host-fee.fee", source=SOURCE, on=events.RoundEnded, pays=self._fee, text="everybody pays the host a chip"
        )

    @staticmethod
    def _fee(table: Table, _: Event) -> Iterable[Transfer]:
        return [Transfer(seat, 0, 1) for seat in table.seated]


MUTANTS = (
    Mutant(name="a toll by lot", law="P8", plugin=LotteryToll, why="the lot is drawn again when the log is played again"),
    Mutant(name="a count in the class", law="P8", plugin=CountedToll, why="the count goes on when the log is played again"),
    Mutant(name="a look at the clock", law="P8", plugin=SlowToll, why="the clock shows something else the second time"),
    Mutant(name="a division by an empty space", law="P4", plugin=EmptySpace, why="the game cannot go on from there"),
    Mutant(name="a misspelt space", law="P4", plugin=MisspeltSpace, why="the first player out cannot be paid"),
    Mutant(name="a forgotten return", law="P4", plugin=ForgottenReturn, why="None is no list of payments"),
    Mutant(name="half a chip", law="P4", plugin=HalfAChip, why="chips are whole, and the bank says so"),
    Mutant(name="the first of the richest", law="P13", plugin=FirstOfTheRichest, why="one seat on, another one of them pays"),
    Mutant(name="a fee for the host", law="P13", plugin=HostFee, why="seat 0 is the host wherever everybody else moves"),
)
"""Payments that go wrong."""
