"""A player who leaves everything to chance."""

from __future__ import annotations

from random import Random

import attrs

from boodle.moves import Move
from boodle.rulebook import Rulebook
from boodle.view import View


@attrs.frozen
class RandomPlayer:
    """Any lawful move, all equally likely."""

    def choose(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        """A lawful move drawn at random."""
        return view.moves.draw(random)
