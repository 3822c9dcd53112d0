"""Writes a record of every shipped game into a folder of this version's; every later version must play them again.

Run it with ``python tests/keeping.py``. Records of a version that has been released are never written anew.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import boodle
from boodle import Game, Recipe, Record, RulePlugin, assemble
from strategies import shipped

KEPT_IN = Path(__file__).parent / "data" / "records"


def session(game: Game, name: str) -> Game:
    """A session to its end, of moves that belong to its name."""
    random = Random(name)
    while not game.over:
        game = game.play(game.moves.draw(random))
    return game


def recipe_of(name: str, plugin: type[RulePlugin]) -> Recipe:
    """The game for four, or for as many as it needs."""
    low, high = plugin.manifest.seats
    return Recipe(name, seats=min(max(4, low), high))


def records() -> dict[str, Record]:
    """All that are kept, by the name of their file."""
    found = {}
    games = {name: plugin for name, plugin in shipped().items() if plugin.manifest.kind == "game"}
    for name, plugin in sorted(games.items()):
        game = session(Game.new(assemble(recipe_of(name, plugin)), rounds=1), name)
        found[f"{name}.json"] = Record.of(game, id=name, every=10)
    rules = ("change-suit", ("kitty", {"stake": 3}), "widow-auction", "referee")
    evening = session(Game.new(assemble(Recipe("michigan", *rules)), names=("Anna", "Ben", "Carla", "Dan"), rounds=2), "evening")
    found["evening.txt"] = Record.of(evening, id="evening", every=25)
    found["evening-anna.json"] = Record.of(evening, id="evening", seat=0)
    found["evening-watched.txt"] = Record.of(evening, id="evening", seat="spectator")
    hands = ["5S 7H 2D", "6S 9H", "9C KC 3D"]
    puzzle = Game.from_position(assemble(Recipe("boodle-de", seats=3)), hands=hands, to_lead=0, stopped_suit="H", purses=9)
    found["puzzle.txt"] = Record.of(session(puzzle, "puzzle"), id="puzzle")
    return found


if __name__ == "__main__":
    folder = KEPT_IN / boodle.__version__
    folder.mkdir(parents=True, exist_ok=True)
    for file, record in records().items():
        text = record.to_text() if file.endswith(".txt") else record.to_json()
        (folder / file).write_text(text, encoding="utf-8")
