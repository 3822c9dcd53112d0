"""Which player is the better one: on duplicate deals, with 95 % intervals; only with ``BOODLE_DEEP=1``, it takes some minutes.

``-s`` prints the gains and how long each player thinks.
"""

from __future__ import annotations

import os

import pytest

from boodle import Recipe, assemble
from boodle.players import Player, RandomPlayer, SearchingPlayer, SimplePlayer
from bots import GAMES, duplicate

pytestmark = pytest.mark.skipif(not os.environ.get("BOODLE_DEEP"), reason="takes minutes; BOODLE_DEEP=1 runs it")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("hero", "others", "deals"),
    [(SimplePlayer(), RandomPlayer(), 1500), (SearchingPlayer(), SimplePlayer(), 300)],
    ids=["simple-over-random", "searching-over-simple"],
)
def test_the_better_player_wins(game: str, hero: Player, others: Player, deals: int) -> None:
    """Against three of the others, each deal once on every seat: the interval of the gain excludes zero."""
    out = duplicate(assemble(Recipe(game, seats=4)), hero, others, deals, 1)
    print(f"\n{game}, {deals} deals: {out.mean:+.2f} ± {out.half:.2f} chips a deal, {out.seconds * 1000:.2f} ms a decision")
    assert out.mean - out.half > 0
