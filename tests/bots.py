"""Bots against bots on duplicate deals: ``python tests/bots.py`` prints who wins how much, with 95 % intervals.

Each deal is played once with the hero on each seat. What counts is the hero's gain less the mean gain of the others.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from random import Random

import attrs

from boodle import Deal, Game, Move, Recipe, Rulebook, View, assemble
from boodle.players import Player, RandomPlayer, SearchingPlayer, SimplePlayer

GAMES = ("boodle-de", "michigan-rummy", "tripoley-cadaco")


@attrs.define
class Timed:
    """A player with a clock."""

    player: Player
    seconds: float = 0
    moves: int = 0

    def choose(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        """What the player chooses."""
        begun = time.perf_counter()
        move = self.player.choose(rulebook, view, random)
        self.seconds += time.perf_counter() - begun
        self.moves += 1
        return move


@attrs.frozen
class Outcome:
    """The hero's mean gain over the others for each deal, half of its 95 % interval, and seconds for each decision."""

    mean: float
    half: float
    seconds: float


def one_round(rulebook: Rulebook, players: list[Player], deal: Deal, random: Random) -> tuple[int, ...]:
    """The purses after one round of a deal."""
    game = Game.new(rulebook, purses=100, dealer=0, rounds=1)
    while not game.over:
        seat = game.turn
        if seat is None:
            game = game.play(deal if deal in game.moves else game.moves.draw(random))
        else:
            game = game.play(players[seat].choose(rulebook, game.seen_by(seat), random))
    return game.purses


def duplicate(rulebook: Rulebook, hero: Player, other: Player, deals: int, seed: int) -> Outcome:
    """So many deals, each with the hero on every seat."""
    clock = Timed(hero)
    gains = []
    for number in range(deals):
        deal = Deal.shuffled(Random(f"{seed} {number}"))
        margins = []
        for seat in range(rulebook.seats):
            players: list[Player] = [other] * rulebook.seats
            players[seat] = clock
            purses = one_round(rulebook, players, deal, Random(f"{seed} {number} {seat}"))
            margins.append(purses[seat] - (sum(purses) - purses[seat]) / (len(purses) - 1))
        gains.append(statistics.mean(margins))
    half = 1.96 * statistics.stdev(gains) / math.sqrt(deals)
    return Outcome(statistics.mean(gains), half, clock.seconds / max(clock.moves, 1))


def main(simple: int, searching: int) -> None:
    """Print the table."""
    for game in GAMES:
        rulebook = assemble(Recipe(game, seats=4))
        for name, hero, other, deals in (
            ("simple > random", SimplePlayer(), RandomPlayer(), simple),
            ("searching > simple", SearchingPlayer(), SimplePlayer(), searching),
        ):
            out = duplicate(rulebook, hero, other, deals, 1)
            print(f"{game:16} {name:20} {deals:5} deals {out.mean:+.2f} ± {out.half:.2f} chips, {out.seconds * 1000:.1f} ms/move")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:] or ("400", "100")))
