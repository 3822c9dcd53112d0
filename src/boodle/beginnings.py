"""Where a recorded game began, written down so that it can begin again."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import attrs

from boodle.cards import CARDS, CardSet, Suit
from boodle.errors import ArgumentError, PositionError, RecordError
from boodle.game import Game
from boodle.rulebook import Rulebook
from boodle.stages import leads
from boodle.state import State
from boodle.tables import NO_SUIT
from boodle.wording import worded


def history_of(game: Game) -> list[Game]:
    """The game after every move, from the first position on."""
    games = [game]
    while games[-1].previous is not None:
        games.append(games[-1].previous)
    games.reverse()
    return games


def start_of(game: Game) -> dict[str, Any]:
    """What a first position is made with: the arguments of ``Game.new``, or of ``Game.from_position``.

    Raises:
        RecordError: the position cannot be written down (the round was over before anybody could move).
    """
    around = game.state.round
    if not isinstance(game.state.stage, leads.Run):
        if game.over:
            raise RecordError("nothing was played: the position was over before anybody could move")
        dealer = None if around.number == 0 else around.dealer
        start = {"purses": list(game.purses), "dealer": dealer, "rounds": around.limit or None}
        return start | ({"spaces": dict(game.spaces)} if any(game.spaces.values()) else {})
    position = position_of(game)
    try:
        again = Game.from_position(game.rulebook, names=game.names, **position)
    except (ArgumentError, PositionError) as error:
        raise RecordError(f"this position cannot be written down: {error}") from error
    if again.state != game.state:
        raise RecordError("this position cannot be written down; it holds more than a position says")
    return {"position": position}


def position_of(game: Game) -> dict[str, Any]:
    """A situation of the stops as the arguments of ``Game.from_position``, in plain JSON.

    Raises:
        RecordError: nobody is to lead or follow now.
    """
    state, run = game.state, game.state.stage
    if not isinstance(run, leads.Run) or run.turn is None:
        raise RecordError("only a situation of the stops can be written down as a position")
    around, rest = state.round, state.rest
    seats = range(game.rulebook.seats)
    position: dict[str, Any] = {
        "hands": [str(CardSet(hand)) for hand in state.hands],
        "dead_hand": str(CardSet(rest.dead)),
        "played_by": [str(CardSet(around.start[seat] & ~state.hands[seat])) for seat in seats],
        "purses": list(game.purses),
        "spaces": dict(game.spaces),
        "bank": game.bank,
        "dealer": around.dealer,
        "round_number": around.number,
        "rounds": around.limit,
    }
    if any(rest.aside):
        position["aside"] = [str(CardSet(cards)) for cards in rest.aside]
    if rest.trump < NO_SUIT:
        position["trump"] = Suit(rest.trump).letter
    if rest.barred_win:
        position["barred"] = [seat for seat in seats if rest.barred_win >> seat & 1]
    if around.contenders:
        position["contenders"] = [seat for seat in seats if around.contenders >> seat & 1]
    if run.wanted >= 0:
        last = game.rulebook.tables.after_lead.index(run.wanted)
        return position | {"last": [str(CARDS[last]), run.player]}
    suit = None if run.suit >= NO_SUIT else Suit(run.suit).letter
    return position | {"to_lead": run.turn, "stopped_suit": suit}


def rules_of(rulebook: Rulebook) -> dict[str, str]:
    """Every answer that is not a standard one, as text."""
    return {answer.slot: worded(answer.value) for answer in rulebook.answers if answer.rank != "standard"}


def result_of(game: Game) -> dict[str, Any]:
    """How a session ended."""
    return {"purses": list(game.purses), "spaces": dict(game.spaces), "bank": game.bank, "winners": list(game.winners)}


def state_hash(state: State) -> str:
    """A short hash of everything in a state; for the server's record only, hidden cards could be guessed from it."""
    stage = [type(state.stage).__name__, *attrs.astuple(state.stage, recurse=False)]
    text = json.dumps([state.round, state.hands, state.chips, stage, state.rest], default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
