"""The strategies: what they draw is possible, and shrinks towards what is plain."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from boodle import Deal, Game, Moves, Recipe, Rulebook, State, assemble
from boodle.desk import Desk
from boodle.testing import RoundMachine, strategies_for
from boodle.testing import strategies as kit
from boodle.testing.recipes import attempt

BOOK = assemble(Recipe("boodle-de", seats=3))
FAST = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@FAST
@given(data=st.data())
def test_what_is_drawn_is_possible(data: st.DataObject) -> None:
    """Games, states, deals and moves of one rulebook."""
    own = strategies_for(BOOK)
    game = data.draw(own.games())
    assert isinstance(game, Game)
    assert isinstance(data.draw(own.states()), State)
    assert isinstance(data.draw(own.deals()), Deal)
    if not game.over:
        move = data.draw(kit.moves(game))
        assert move in game.moves
        assert () == game.why_not(move)
        assert data.draw(kit.moves(game.moves)) in game.moves
    assert data.draw(own.games(complete=True)).over


@FAST
@given(recipe=kit.recipes(), card=kit.cards(), cards=kit.card_sets())
def test_recipes_are_those_of_what_is_installed(recipe: Recipe, card: object, cards: object) -> None:
    """A game and house rules, whether they get along or not."""
    assert card is not None
    assert cards is not None
    made = attempt(recipe)
    assert isinstance(made, Rulebook) or made.exceptions


def test_a_game_shrinks_to_its_deal() -> None:
    """The plainest game in which a card has been dealt: one move, a sorted pack."""
    game = find(kit.games(BOOK), lambda game: bool(game.log), settings=settings(FAST, max_examples=200))
    assert [Deal(tuple(range(52)))] == list(game.log)[:1]
    assert len(game.log) == 1


def test_there_is_a_first_lawful_move() -> None:
    """Sets that are listed shrink to it."""
    game = Game.new(BOOK, dealer=0).play(Deal(tuple(range(52))))
    assert isinstance(game.moves, Moves)
    assert find(kit.moves(game), lambda _: True) == next(iter(game.moves))


class Rounds(RoundMachine):
    """Rounds of the German game with a referee, so that there are offences."""

    rulebook = assemble(Recipe("boodle-de", "referee", seats=3))


TestRounds = Rounds.TestCase
TestRounds.settings = settings(max_examples=12, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck))


def test_a_machine_tells_the_law_and_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that loses a chip fails with the law's name and the moves."""
    real = Desk.put

    def lossy(self: Desk, payer: int, payee: int, chips: int, rule: str) -> None:
        real(self, payer, payee, chips, rule)
        self.chips[payee] -= 1

    monkeypatch.setattr(Desk, "put", lossy)
    with pytest.raises(AssertionError, match="law P2 is broken") as told:
        run_state_machine_as_test(Rounds, settings=settings(FAST, phases=[Phase.generate], database=None, print_blob=False))
    assert "moves     deal" in str(told.value)
