"""Rules together: refused, breaking a law, doing what none of them does alone, or getting along."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Any

import pytest

from boodle import Consequence, RulePlugin, Setup, Stopped, Table, Transfer, hookimpl
from boodle.recipe import Recipe
from boodle.rulebook import Rulebook
from boodle.testing import Reach, clash, covering
from boodle.testing.arrays import named, variants
from boodle.testing.playing import Choices, Session
from boodle.testing.recipes import GAMES, attempt
from plugins.saying import house_rule, rule


class Generous(RulePlugin):
    """Whoever makes a stop is given a chip by everybody, one by one."""

    manifest = house_rule("test-generous", "a chip for every stop")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Any:
        """One callable."""
        return rule(Consequence, "test-generous.gift", on=Stopped, pays=self.give, text="everybody gives a chip")

    @staticmethod
    def give(table: Table, event: Stopped) -> Iterable[Transfer]:
        """From everybody else who has one."""
        return [Transfer(other, event.seat, 1) for other in table.seated if other != event.seat and table.purses[other] > 0]


class Jealous(RulePlugin):
    """Whoever alone has most pays a chip to the player who makes a stop."""

    manifest = house_rule("test-jealous", "the richest pays")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Any:
        """One callable that looks at everybody's chips, which the other rule moves."""
        return rule(Consequence, "test-jealous.tax", on=Stopped, pays=self.tax, text="the richest pays for a stop")

    @staticmethod
    def tax(table: Table, event: Stopped) -> Iterable[Transfer]:
        """The richest pays, if there is one."""
        most = max(table.purses)
        richest = [seat for seat, chips in enumerate(table.purses) if chips == most]
        return [Transfer(richest[0], event.seat, 1)] if len(richest) == 1 and richest[0] != event.seat else []


def test_rules_that_cannot_be_put_together_are_explained() -> None:
    """Two house rules that decide one question: nothing is searched, the ways out are named."""
    found = clash("change-suit", "change-colour", on="boodle-de")
    assert not found.ok
    assert found.report is None
    assert "decided twice" in str(found.refused)
    assert "cannot be played" in str(found)


def test_rules_that_get_along() -> None:
    """Nothing found, in so many sessions."""
    found = clash("stop-bonus", "double-cards", on="michigan", examples=6)
    assert found.ok, str(found)
    assert found.report is not None
    assert found.report.games == 6
    assert "nothing found" in str(found)


def test_a_rule_that_pays_otherwise_beside_another_is_found() -> None:
    """The tax depends on what the gift has just moved; the shortest game is one card."""
    found = clash(Generous, Jealous, on="michigan", examples=10)
    assert found.report is not None
    assert found.report.ok, str(found.report)
    (difference,) = found.differences
    assert "test-jealous" in difference.what
    assert len(difference.played.steps) == 1
    assert "leads" in str(difference) or "next card" in str(difference)


@pytest.mark.parametrize("strength", [2, 3])
def test_every_two_or_three_choices_stand_together_somewhere(strength: int) -> None:
    """Games, rules that are there or not, and parameter values."""
    games, rules = ["boodle-de", "michigan"], ["kitty", "stop-fee", "referee"]
    tables = covering(games, rules, strength=strength, parameters=False)
    choices = [set(games), *({rule, f"no {rule}"} for rule in rules)]
    rows = [{str(plugin) for plugin, _ in table} for table in tables]
    full = [row | {f"no {rule}" for rule in rules if rule not in row} for row in rows]
    for some in itertools.combinations(choices, strength):
        for together in itertools.product(*some):
            assert any(set(together) <= row for row in full), together


def test_parameter_values_are_choices_too() -> None:
    """A rule with its defaults, and with each other value of each parameter."""
    tables = covering(["michigan"], ["dealer-double", "kitty"])
    said = {named(table) for table in tables}
    assert {} in variants("dealer-double")
    assert {"may": True} in variants("dealer-double")
    assert any("dealer-double:on=both" in each for each in said)
    assert [[("michigan", {})], [("boodle-de", {})]] == covering(["michigan", "boodle-de"], [])


def test_reach_says_what_was_met_and_what_never() -> None:
    """Stops and payments by rule; a fee that nobody ever paid is named."""
    made = attempt(Recipe("michigan", "stop-bonus", "double-cards", seats=4))
    assert isinstance(made, Rulebook)
    reach = Reach()
    reach.add(Session(made, (20,) * 4, 0, 1, Choices(3)).played())
    assert reach.games == 1
    assert reach.stops["dead"] > 0
    assert reach.rules["stop-bonus.bonus"] > 0
    assert "Exchanged" in reach.never()["events"]
    assert "Selling" in reach.never()["stages"]
    assert "reach of 1 sessions" in str(reach)
    assert {"michigan", "boodle-de"} <= set(GAMES)
