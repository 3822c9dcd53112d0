"""The straight way (states by look-ups alone) and the stages (with events) are one game: law P16."""

from __future__ import annotations

import random

import pytest

from boodle import Deal, Game, Recipe, advance, advance_trusted, assemble, installed, legal_moves, step, step_trusted

GAMES = [name for name, plugin in installed().items() if plugin.target.split(":")[0].rpartition(".")[2] in (
    "michigan", "newmarket", "tripoley", "rummoli", "trays", "pope_joan")]  # fmt: skip
HOUSE_RULES = (
    "", "change-suit", "change-colour:stuck=fine-and-pass", "kitty", "double-cards", "stop-bonus", "stop-fee", "referee",
    "lowest-in-hand", "carry-over:chips=winner", "broke:cannot_pay=debt", "residual:chips=split", "tiebreak", "cadaco-payouts",
)  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_the_straight_way_and_the_stages_agree_at_every_move(game: str) -> None:
    """For each game, alone and with house rules: equal states from 'step', 'advance' and their trusted twins."""
    rng = random.Random(game)
    reached = 0
    for rule in rng.sample(HOUSE_RULES, 5):
        extra = rule.split(":")[0]
        try:
            rulebook = assemble(Recipe.parse(f"{game} {rule}", seats=4))
        except ExceptionGroup:
            # not every rule fits every game; which do is the pair matrix's business
            continue
        for _ in range(3):
            state = Game.new(rulebook, purses=rng.choice((3, 12, 40)), dealer=rng.randrange(4), rounds=2).state
            while not state.over:
                moves = legal_moves(rulebook, state)
                move = rng.choice(moves.offences) if moves.offences and rng.random() < 0.1 else moves.draw(rng)
                after, _ = step(rulebook, state, move)
                assert after == step_trusted(rulebook, state, move)[0], extra
                assert after == advance_trusted(rulebook, state, move), extra
                assert after == advance(rulebook, state, move), extra
                assert legal_moves(rulebook, after) == legal_moves(rulebook, advance_trusted(rulebook, state, move))
                state = after
                reached += isinstance(move, Deal)
    assert reached > 0
