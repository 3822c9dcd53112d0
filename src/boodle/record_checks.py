"""What a record holds to be compared with: hashes of positions, the rules, the result."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from boodle.cards import CardSet
from boodle.game import Game
from boodle.plain_values import plain
from boodle.rulebook import Rulebook
from boodle.table import Table
from boodle.view import view_of
from boodle.wording import worded

_FACTS: Final = (
    "stage", "turn", "wanted", "about", "hand", "counts", "dead_count", "played", "played_by", "known", "stopped_suit",
    "purses", "spaces", "bank", "dealer", "round_number", "seated", "barred", "winner", "winners", "trump", "titles", "memory",
)  # fmt: skip
"""What counts of a view. A hash has to be the same in every later version, so what a view is given later is not added here."""


def seat_hash(game: Game, seat: int | None) -> str:
    """A short hash of what a seat (None: a spectator) knows; nothing that it does not know can be guessed from it."""
    return _hash(_seen(game, seat))


def state_hash(game: Game) -> str:
    """A short hash of all there is; for the server's record only, hidden cards could be guessed from it."""
    table = Table(game.rulebook, game.state)
    rest = game.state.rest
    hidden = {
        "turn": game.turn,
        "hands": table.hands,
        "dead hand": table.dead_hand,
        "aside": table.aside,
        "known": [CardSet(cards) for cards in rest.known],
        "barred": [rest.barred_collect, rest.barred_win],
        "memory": table.memory,
    }
    return _hash([_seen(game, None), hidden])


def _seen(game: Game, seat: int | None) -> list[Any]:
    view = view_of(game.rulebook, game.state, seat)
    return [game.names, [getattr(view, fact) for fact in _FACTS]]


def _hash(facts: Any) -> str:
    text = json.dumps(plain(facts), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def rules_of(rulebook: Rulebook) -> dict[str, str]:
    """Every answer that is not a standard one, as text."""
    return {answer.slot: worded(answer.value) for answer in rulebook.answers if answer.rank != "standard"}


def result_of(game: Game) -> dict[str, Any]:
    """How a session ended; nothing while it is on."""
    if not game.over:
        return {}
    return {"purses": list(game.purses), "spaces": dict(game.spaces), "bank": game.bank, "winners": list(game.winners)}
