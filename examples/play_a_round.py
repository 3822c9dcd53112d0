"""Play a round of Michigan and look at everything that can be looked at."""

from __future__ import annotations

import random

from boodle import CardPlayed, Deal, Game, Recipe, Stopped, WentOut, assemble


def main() -> None:
    """Deal, play any lawful move until the session is over, and tell the runs."""
    rulebook = assemble(Recipe("michigan", seats=4))
    game = Game.new(rulebook, names=["Anna", "Ben", "Carla", "Dan"], purses=30, dealer="Dan", rounds=1)
    rng = random.Random(7)
    while not game.over:
        game = game.play(Deal.from_seed(b"round one") if game.turn is None else rng.choice(tuple(game.moves)))
    for event in game.events:
        match event:
            case CardPlayed(seat=seat, card=card, led=led):
                print(f"{game.names[seat]} {'leads' if led else 'lays'} {card.symbol}")
            case Stopped(card=card, reason=reason):
                print(f"  stop after {card.symbol}: {reason}")
            case WentOut(seat=seat):
                print(f"  {game.names[seat]} is out")
    print("purses ", dict(zip(game.names, game.purses, strict=True)))
    print("layout ", dict(game.spaces))
    print("winners", [game.names[seat] for seat in game.winners])


if __name__ == "__main__":
    main()
