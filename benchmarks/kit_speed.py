"""How fast the kit for authors is: games drawn in a second, and how long a suite takes with its default number of sessions.

``python benchmarks/kit_speed.py`` (extra ``testing``). Processor times, medians of some runs.
"""

from __future__ import annotations

import statistics
import time

from hypothesis import HealthCheck, Phase, given, settings

from boodle import Game, Recipe, assemble
from boodle.testing import check
from boodle.testing.strategies import games

RUNS = 3
EXAMPLES = 200


def drawn(recipe: str, seats: int, *, complete: bool) -> float:
    """Games of a rulebook that hypothesis draws in a second."""
    rulebook = assemble(Recipe.parse(recipe, seats=seats))

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(game=games(rulebook, complete=complete))
    def draw(game: Game) -> None:
        assert game.rulebook is rulebook

    found = []
    for _ in range(RUNS):
        begun = time.process_time()
        draw()
        found.append(EXAMPLES / (time.process_time() - begun))
    return statistics.median(found)


def main() -> None:
    """Print the figures."""
    for recipe, seats in (("boodle-de", 4), ("michigan-rummy", 4), ("tripoley-cadaco", 4)):
        part, whole = drawn(recipe, seats, complete=False), drawn(recipe, seats, complete=True)
        print(f"games({recipe}): {part:.0f} a second; complete ones: {whole:.0f} a second")
    for plugin in ("stop-fee", "widow-auction", "tripoley-cadaco"):
        begun = time.process_time()
        report = check(plugin)
        seconds = time.process_time() - begun
        print(f"suite of {plugin}: {report.games} sessions, {report.moves} moves, all laws: {seconds:.1f} s")


if __name__ == "__main__":
    main()
