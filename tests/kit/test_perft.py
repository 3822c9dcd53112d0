"""Ways of playing on, counted: the kept counts stand in ``perft.toml``, and small ones are checked by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from boodle import Game, Recipe, assemble
from boodle.testing import Count, perft

KEPT: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["count"]


def position(recipe: str, hands: list[str], **more: Any) -> Game:
    """A game with few cards, seat 0 on lead."""
    rulebook = assemble(Recipe.parse(recipe, seats=len(hands)))
    return Game.from_position(rulebook, hands=hands, purses=20, to_lead=0, **more)


def test_perft_by_hand() -> None:
    """Two suits to lead from: the 3♣ is followed by Ben's 4♣, the 9♦ stops; each leaves one way to go on."""
    game = position("michigan", ["3C 9D", "4C 6H", "KS"])
    assert Count(1, 1, 0) == perft(game.rulebook, game.state, 0)
    assert Count(2, 2, 0) == perft(game.rulebook, game.state, 1)
    assert Count(2, 2, 1) == perft(game.rulebook, game.state, 2)


@pytest.mark.parametrize("kept", KEPT, ids=[f"{each['recipe']} {each['hands']}" for each in KEPT])
def test_perft_as_kept(kept: dict[str, Any]) -> None:
    """Depth by depth the counts are those that were kept; a rule that changes what may be led or played changes them."""
    game = position(kept["recipe"], kept["hands"])
    found = [perft(game.rulebook, game.state, depth) for depth in range(1, len(kept["ways"]) + 1)]
    assert (kept["ways"], kept["positions"]) == ([each.ways for each in found], [each.positions for each in found])
