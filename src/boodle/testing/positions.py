"""A state in which a card is waited for, written down so that it can be read and played from."""

from __future__ import annotations

from typing import Any

from boodle.cards import CardSet, Suit
from boodle.errors import BoodleError
from boodle.game import Game
from boodle.holders import hand_of
from boodle.orders import NO_SUIT
from boodle.rulebook import Rulebook
from boodle.stages.leads import Run
from boodle.state import State


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def written_down(rulebook: Rulebook, state: State) -> dict[str, Any]:
    """A state of the stops as the arguments of :meth:`boodle.Game.from_position`.

    Raises:
        ValueError: no card and no lead is waited for.
    """
    around, hands, chips, run, rest = state
    seats, tables = rulebook.seats, rulebook.tables
    if not isinstance(run, Run):
        raise ValueError(f"a position is written down while a card or a lead is waited for, not in '{run.name}'")
    given: dict[str, Any] = {
        "hands": [CardSet(hand) for hand in hands],
        "dead_hand": CardSet(rest.dead),
        "aside": [CardSet(pile) for pile in rest.aside],
        "played_by": [CardSet(hand_of(around.holders, seat) & ~hand) for seat, hand in enumerate(hands)],
        "purses": chips[:seats],
        "spaces": dict(zip(tables.spaces, chips[seats:-1], strict=True)),
        "bank": chips[-1],
        "shown_cards": CardSet(rest.public),
        "dealer": around.dealer,
        "trump": None if rest.trump >= NO_SUIT else Suit(rest.trump),
        "barred": {"collect": _seats(rest.barred_collect), "win": _seats(rest.barred_win)},
        "left": _seats(around.gone),
        "sat_out": _seats((1 << seats) - 1 & ~around.seated),
        "contenders": _seats(around.contenders),
        "round_number": around.number,
        "rounds": around.number if around.last else around.limit,
    }
    if run.wanted >= 0:
        last = next(card for card in range(52) if run.wanted in (tables.after_lead[card], tables.after_follow[card]))
        return given | {"last": (last, run.player)}
    stopped = "any" if run.lifted else None if run.suit >= NO_SUIT else Suit(run.suit)
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
