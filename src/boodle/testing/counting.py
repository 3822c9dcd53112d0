"""Counting: how many ways of playing on there are, and in how many positions they end (the "perft" of chess engines)."""

from __future__ import annotations

from collections import Counter

import attrs

from boodle.engine import legal_moves
from boodle.rulebook import Rulebook
from boodle.state import State
from boodle.straight import advance_trusted
from boodle.testing.arguments import whole


@attrs.frozen
class Count:
    """What there is after so many moves.

    Attributes:
        ways: Sequences of moves; those that end earlier count once.
        positions: Different positions.
        over: Sequences after which the session is over.
    """

    ways: int
    positions: int
    over: int


def perft(rulebook: Rulebook, state: State, depth: int) -> Count:
    """Count all ways of playing on for so many moves, offences among them; on small decks, for it grows fast.

    Args:
        rulebook: The rules.
        state: Where play goes on from; a player has to be asked, for the orders of a pack are too many.
        depth: How many moves.

    Raises:
        ArgumentError: somewhere the moves are too many to be listed.
    """
    whole("depth", depth, 0)
    found: Counter[State] = Counter({state: 1})
    for _ in range(depth):
        after: Counter[State] = Counter()
        for at, ways in found.items():
            if at.over:
                after[at] += ways
                continue
            for move in legal_moves(rulebook, at):
                after[advance_trusted(rulebook, at, move)] += ways
        found = after
    over = sum(ways for at, ways in found.items() if at.over)
    return Count(sum(found.values()), len(found), over)
