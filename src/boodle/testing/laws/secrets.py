"""Law P10: what a seat is shown depends on nothing that it cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Played
from boodle.testing.swaps import Search, history

LOOKS: Final = 4
"""Places of a game at which three seats look for a leak."""


def no_leak(played: Played, random: Random) -> Iterator[Break]:
    """In other hidden worlds that tell a seat the same, it is shown the same."""
    game = played.game()
    if game is None or played.crash is not None:
        return
    places = history(game)
    hidden = [at for at in places if at.seen_by(None).stage not in ("run", "dealing", "over")] or places
    search = Search(played.rulebook, random)
    for _ in range(LOOKS):
        at = random.choice(random.choice((places, hidden)))
        for seat in (random.randrange(game.rulebook.seats), random.randrange(game.rulebook.seats), None):
            if found := search.at(at, seat):
                yield Break(len(at.log) - 1, f"{'a spectator' if seat is None else f'seat {seat}'} is shown too much. {found}")


P10: Final = Law(
    "P10",
    "no view, event, refusal or record depends on what its seat cannot know",
    "a memory of a phase with the wrong audience, or a list of moves that depends on the others' cards",
    no_leak,
)
