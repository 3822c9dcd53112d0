"""The peers: other libraries that play games of cards (and chess), on the same kind of work.

Every contender plays complete random games, deal included. At every decision it lists the legal moves, draws
one uniformly and applies it in such a way that the state before it stays usable. Only players' decisions
count as moves. Each library is used in the fastest way found that keeps the old states:

* OpenSpiel: ``state.child(action)``, which was faster than ``clone()`` and ``apply_action`` in these
  games. ``current_player()`` tells the end, chance and the players apart in a single call. Chance is uniform in all
  of these games, so that ``legal_actions()`` at a chance node is the list of ``chance_outcomes()`` without the
  probabilities, and cheaper; chance is applied in place, to a state which nobody else has seen yet.
* OpenSpiel, "shuffled pack": the same, but the deal is made by shuffling the pack in Python and applying it
  card by card without asking for the outcomes. It takes knowledge of the game that the library does not offer.
* RLCard: an environment cannot keep its states (``step_back`` off) and what it adds to the bare game is slower, so
  the bare game is deep-copied before each move.
* PokerKit: the state is deep-copied before each move; of the bets the smallest and the largest are on offer.
* python-chess: ``board.copy(stack=False)`` and ``push``. No cards and no deal, but widely known.
* fish-rules (for Python 3.14 and newer): immutable by design; asks and calls on the player's turn, no windows.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

from common import Draw, Factory, Play, draw

CHANCE = -1
"""OpenSpiel's number for the player at a chance node; the end has another negative number."""


def openspiel(name: str, choose: Draw, *, deal: Callable[[Random, Any], None] | None = None) -> Play:
    """Play one of OpenSpiel's games from Python."""
    import pyspiel

    new_state = pyspiel.load_game(name).new_initial_state

    def play(rng: Random) -> int:
        decisions = 0
        state = new_state()
        if deal is not None:
            deal(rng, state)
        while True:
            player = state.current_player()
            if player >= 0:
                decisions += 1
                state = state.child(choose(rng, state.legal_actions()))
            elif player == CHANCE:
                state.apply_action(draw(rng, state.legal_actions()))
            else:
                return decisions

    return play


def deal_euchre(rng: Random, state: Any) -> None:
    """Draw the dealer, then deal four hands of five cards and one card face up."""
    state.apply_action(draw(rng, state.legal_actions()))
    for card in rng.sample(range(24), 21):
        state.apply_action(card)


def deal_spades(rng: Random, state: Any) -> None:
    """Deal the whole pack."""
    for card in rng.sample(range(52), 52):
        state.apply_action(card)


def deal_crazy_eights(rng: Random, state: Any) -> None:
    """Draw the dealer, then deal five hands of five cards; the card face up is left to the outcomes."""
    state.apply_action(draw(rng, state.legal_actions()))
    for card in rng.sample(range(52), 25):
        state.apply_action(card)


def openspiel_states(name: str, number: int, rng: Random) -> list[object]:
    """Play until the given number of OpenSpiel's states, one for each decision, have been kept."""
    import pyspiel

    game = pyspiel.load_game(name)
    kept: list[object] = []
    while len(kept) < number:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(draw(rng, state.legal_actions()))
            else:
                kept.append(state)
                state = state.child(draw(rng, state.legal_actions()))
        kept.append(state)
    return kept[:number]


def rlcard(name: str, choose: Draw) -> Play:
    """Play one of RLCard's games, the bare game deep-copied before each move."""
    import rlcard as library

    fresh = library.make(name).game

    def play(rng: Random) -> int:
        decisions = 0
        game = deepcopy(fresh)
        game.np_random.seed(rng.getrandbits(32))
        game.init_game()
        while not game.is_over():
            # Gin rummy asks its judge for the legal actions, the other games answer themselves.
            lister = game if hasattr(game, "get_legal_actions") else game.judge
            move = choose(rng, lister.get_legal_actions())
            game = deepcopy(game)
            game.step(move)
            decisions += 1
        return decisions

    return play


def pokerkit(choose: Draw) -> Play:
    """Play hands of no-limit hold'em for six with PokerKit, the state deep-copied before each move."""
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(Automation)

    def play(rng: Random) -> int:
        random.seed(rng.getrandbits(32))  # the library shuffles with the global generator
        state: Any = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 6)
        decisions = 0
        while state.status:
            moves: list[int] = []
            if state.can_fold():
                moves.append(-1)
            if state.can_check_or_call():
                moves.append(0)
            if state.can_complete_bet_or_raise_to():
                smallest = state.min_completion_betting_or_raising_to_amount
                largest = state.max_completion_betting_or_raising_to_amount
                moves.append(smallest)
                if largest != smallest:
                    moves.append(largest)
            move = choose(rng, moves)
            state = deepcopy(state)
            if move < 0:
                state.fold()
            elif move == 0:
                state.check_or_call()
            else:
                state.complete_bet_or_raise_to(move)
            decisions += 1
        return decisions

    return play


def chess(choose: Draw) -> Play:
    """Play chess with python-chess, to mate, stalemate, bare kings or seventy-five idle moves of each side."""
    import chess as library

    def play(rng: Random) -> int:
        board = library.Board()
        decisions = 0
        while True:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
                return decisions
            move = choose(rng, moves)
            board = board.copy(stack=False)
            board.push(move)
            decisions += 1

    return play


def fish_rules(choose: Draw) -> Play:
    """Play Fish with fish-rules."""
    from fish_rules.engine import acting_seats, apply, legal_actions
    from fish_rules.state import Phase, new_game

    def play(rng: Random) -> int:
        state: Any = new_game(rng.getrandbits(63))
        decisions = 0
        while state.phase is not Phase.OVER:
            state, _ = apply(state, choose(rng, legal_actions(state, acting_seats(state)[0])))
            decisions += 1
        return decisions

    return play


FULL_SIZE: tuple[str, ...] = tuple(f"OpenSpiel {name}" for name in ("euchre", "tarok", "spades", "crazy_eights"))
"""The contenders whose fastest, in each repeat, is the yardstick."""

SHUFFLED: tuple[str, ...] = tuple(f"OpenSpiel {name}, shuffled pack" for name in ("euchre", "spades", "crazy_eights"))
"""The same with a cheaper deal, printed beside it (tarok deals in a single move anyway)."""

PEERS: dict[str, Factory] = {
    "OpenSpiel euchre": partial(openspiel, "euchre"),
    "OpenSpiel tarok": partial(openspiel, "tarok"),
    "OpenSpiel spades": partial(openspiel, "spades"),
    "OpenSpiel crazy_eights": partial(openspiel, "crazy_eights"),
    "OpenSpiel euchre, shuffled pack": partial(openspiel, "euchre", deal=deal_euchre),
    "OpenSpiel spades, shuffled pack": partial(openspiel, "spades", deal=deal_spades),
    "OpenSpiel crazy_eights, shuffled pack": partial(openspiel, "crazy_eights", deal=deal_crazy_eights),
    "RLCard uno, deepcopy": partial(rlcard, "uno"),
    "RLCard gin-rummy, deepcopy": partial(rlcard, "gin-rummy"),
    "PokerKit no-limit hold'em, deepcopy": pokerkit,
    "python-chess, copy": chess,
    "fish-rules": fish_rules,
}
"""All peers by name."""
