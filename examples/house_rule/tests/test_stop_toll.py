"""The toll, as a player would check it: positions, chips, and what it does not go with."""

from __future__ import annotations

import random

import pytest

from boodle import AssemblyError, Deal, DeclaredConflict, Game, ParameterError, Play, Recipe, assemble
from boodle_stop_toll import StopToll


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


@pytest.mark.parametrize("seed", range(20))
def test_no_chip_is_lost_or_made(seed: int) -> None:
    """Whatever is combined and however it is played, the chips on the table stay the same."""
    rulebook = assemble(Recipe("michigan", "change-suit", "kitty", StopToll, seats=5))
    game = Game.new(rulebook, purses=20, dealer=0, rounds=2)
    rng = random.Random(seed)
    while not game.over:
        game = game.play(Deal.shuffled(rng) if game.turn is None else game.moves.draw(rng))
        assert 100 == sum(game.purses) + sum(game.spaces.values()) + game.bank
