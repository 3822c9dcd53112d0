"""A state in which a card is waited for, written down so that it can be read and played from."""

from __future__ import annotations

from typing import Any

from boodle.cards import CARDS, Suit
from boodle.errors import BoodleError
from boodle.game import Game
from boodle.orders import NO_SUIT
from boodle.position import written
from boodle.rulebook import Rulebook
from boodle.stages.leads import Run
from boodle.state import State


def written_down(rulebook: Rulebook, state: State) -> dict[str, Any]:
    """A state of the stops as the arguments of :meth:`boodle.Game.from_position`, in plain JSON.

    Raises:
        ValueError: no card and no lead is waited for.
    """
    run, around, tables = state.stage, state.round, rulebook.tables
    if not isinstance(run, Run):
        raise ValueError(f"a position is written down while a card or a lead is waited for, not in '{run.name}'")
    given = written(rulebook, state) | {"rounds": around.number if around.last else around.limit}
    if run.wanted >= 0:
        last = next(card for card in range(52) if run.wanted in (tables.after_lead[card], tables.after_follow[card]))
        return given | {"last": (str(CARDS[last]), run.player)}
    stopped = "any" if run.lifted else None if run.suit >= NO_SUIT else Suit(run.suit).letter
    return given | {"to_lead": run.turn, "stopped_suit": stopped}


def from_here(game: Game) -> Game | None:
    """The same situation as a game of its own; None where it cannot be written down."""
    if not isinstance(game.state.stage, Run):
        return None
    try:
        return Game.from_position(game.rulebook, names=game.names, **written_down(game.rulebook, game.state))
    except BoodleError:
        # what a phase remembers, say, is part of no position
        return None
