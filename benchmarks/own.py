"""The contenders from boodle: one round of the German game for four, by the three ways of playing a move."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from common import Draw, Factory, Play, draw

if TYPE_CHECKING:
    from boodle import Game, State

SEATS = 4
GAME = "boodle-de"
SIX_PLUGINS = ("michigan", "change-suit", ("kitty", {"stake": 3}), "double-cards", "carry-over", "broke")
"""A recipe of six plug-ins, for measuring the assembly."""


def first_game() -> Game:
    """Start a session of one round, waiting for the deal."""
    from boodle import Game, Recipe, assemble

    return Game.new(assemble(Recipe(GAME, seats=SEATS)), purses=30, dealer=3, rounds=1)


def engine(name: str, choose: Draw) -> Play:
    """Play with a function of the pure layer: ``advance`` or ``advance_trusted``."""
    import boodle

    advance = getattr(boodle, name)
    legal_moves: Any = boodle.legal_moves  # a seat's moves are listed: 'lawful' is a tuple wherever a seat is asked
    shuffled = boodle.Deal.shuffled
    game = first_game()
    rulebook, start = game.rulebook, game.state

    def play(rng: Random) -> int:
        decisions = 0
        state = advance(rulebook, start, shuffled(rng))
        while not state.over:
            state = advance(rulebook, state, choose(rng, legal_moves(rulebook, state).lawful))
            decisions += 1
        return decisions

    return play


def handle(choose: Draw) -> Play:
    """Play with ``Game.play``, which checks every move and keeps the log."""
    from boodle import Deal

    start: Any = first_game()

    def play(rng: Random) -> int:
        decisions = 0
        game = start.play(Deal.shuffled(rng))
        while not game.over:
            game = game.play(choose(rng, game.moves.lawful))
            decisions += 1
        return decisions

    return play


def states(number: int, rng: Random) -> list[State]:
    """Play until the given number of states have been kept, those that wait for a deal not counted."""
    import boodle

    game = first_game()
    rulebook, start = game.rulebook, game.state
    legal_moves: Any = boodle.legal_moves
    kept: list[State] = []
    while len(kept) < number:
        state = boodle.advance_trusted(rulebook, start, boodle.Deal.shuffled(rng))
        kept.append(state)
        while not state.over:
            move = draw(rng, legal_moves(rulebook, state).lawful)
            state = boodle.advance_trusted(rulebook, state, move)
            kept.append(state)
    return kept[:number]


TRUSTED, CHECKED, HANDLE = "boodle, trusted step", "boodle, checked step", "boodle, Game.play"

OWN: dict[str, Factory] = {
    TRUSTED: partial(engine, "advance_trusted"),
    CHECKED: partial(engine, "advance"),
    HANDLE: handle,
}
"""All contenders from boodle by name."""
