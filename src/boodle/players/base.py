"""What a player is: somebody who is shown a view and makes one of its moves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from boodle.game import Game
from boodle.moves import Move
from boodle.rulebook import Rulebook
from boodle.view import View


class Player(Protocol):
    """A player, or a bot of your own: one method, no base class."""

    def choose(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        """One of ``view.moves``. All that the player may know is in the view and the rulebook."""
        ...


def play_out(game: Game, players: Sequence[Player], random: Random, *, moves: int = 100_000) -> Game:
    """The game after its players have played it to the end; the dealer shuffles with the same generator.

    Args:
        game: The game as it stands.
        players: One for each seat.
        random: Chance, and the players' own.
        moves: Stop after so many moves.
    """
    for _ in range(moves):
        if game.over:
            break
        seat = game.turn
        if seat is None:
            game = game.play(game.moves.draw(random))
        else:
            game = game.play(players[seat].choose(game.rulebook, game.seen_by(seat), random))
    return game
