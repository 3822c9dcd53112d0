"""The toll, as a player would check it: positions, chips, what it does not go with, and the laws on tables by chance."""

from __future__ import annotations

import pytest

from boodle import AssemblyError, DeclaredConflict, Game, ParameterError, Play, Recipe, assemble
from boodle.testing import RulePluginSuite
from boodle_stop_toll import StopToll


class TestStopToll(RulePluginSuite):
    """Every law of boodle, on games that differ in much and beside rules that touch what it does."""

    plugin = StopToll
    beside = ("michigan", "newmarket", "michigan-rummy", "change-suit", "kitty", "referee")
    examples = 10


def test_each_opponent_pays_the_stopper() -> None:
    """Anna leads the five, the six is in the dead hand: Ben and Carla pay her a chip each."""
    rulebook = assemble(Recipe("michigan", StopToll, seats=3))
    game = Game.from_position(rulebook, hands=["5S 2H", "9C 9D", "4C 4D"], dead_hand="6S", to_lead=0, purses=10)
    assert (12, 9, 9) == game.play(Play(0, "5S")).purses


def test_the_toll_is_a_parameter() -> None:
    """Three chips, if the recipe says so; who has less pays what he has."""
    rulebook = assemble(Recipe("michigan", (StopToll, {"chips": 3}), seats=3))
    game = Game.from_position(rulebook, hands=["5S 2H", "9C 9D", "4C 4D"], dead_hand="6S", to_lead=0, purses=[0, 10, 2])
    assert (5, 7, 0) == game.play(Play(0, "5S")).purses


def test_a_toll_that_is_no_number_is_refused() -> None:
    """A parameter of the wrong type is an error of the recipe."""
    with pytest.raises(AssemblyError) as refused:
        assemble(Recipe("michigan", (StopToll, {"chips": "many"}), seats=3))
    assert [ParameterError] == [type(error) for error in refused.value.exceptions]


def test_it_does_not_go_with_a_fee_for_stops() -> None:
    """The plug-in says itself what it cannot be combined with, and why."""
    with pytest.raises(AssemblyError) as refused:
        assemble(Recipe("michigan", "stop-fee", "kitty", StopToll, seats=3))
    (problem,) = refused.value.exceptions
    assert isinstance(problem, DeclaredConflict)
    assert problem.why == "a stop would cost and earn at once"
