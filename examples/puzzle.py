"""A puzzle: with which lead does Anna go out before anybody else can, whatever the others lead?

A position is written down, and every line of play is followed to its end. States never change, so trying a lead is
keeping the game before it.
"""

from __future__ import annotations

from boodle import Game, Play, Recipe, assemble


def wins(game: Game, seat: int) -> bool:
    """Whether a seat can go out first: one of its own moves must win, and every move of the others."""
    if game.over:
        return game.round_winner == seat
    tries = (wins(game.play(move), seat) for move in game.moves)
    return any(tries) if game.turn == seat else all(tries)


def main() -> None:
    """Set the puzzle, and solve it."""
    rulebook = assemble(Recipe("michigan", seats=3))
    game = Game.from_position(
        rulebook,
        names=["Anna", "Ben", "Carla"],
        hands=["10D QD KH 8S", "JD QH AH 9S", "9D 10H JH KS"],
        dead_hand="8C JC QC AC",
        to_lead="Anna",
        dealer="Carla",
        purses=20,
        spaces={"QD": 5},
    )
    for move in game.moves:
        assert isinstance(move, Play)
        print(f"{move.card.symbol}: {'wins' if wins(game.play(move), 0) else 'does not force it'}")


if __name__ == "__main__":
    main()
