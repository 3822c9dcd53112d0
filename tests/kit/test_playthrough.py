"""Rounds that are kept as text: ``pytest --boodle-regen`` writes them anew, and a person reads what has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from boodle import Recipe, assemble
from boodle.testing import compared, playthrough

KEPT = Path(__file__).with_name("playthroughs")


@pytest.mark.parametrize(
    ("recipe", "seats"),
    [
        ("boodle-de", 4),
        ("michigan-rummy widow-offer", 4),
        ("tripoley-cadaco", 3),
        ("newmarket", 5),
        ("michigan stop-bonus referee", 3),
    ],
)
def test_a_round_is_played_as_it_was(recipe: str, seats: int, boodle_regen: bool) -> None:
    """Move by move, chip by chip."""
    text = playthrough(assemble(Recipe.parse(recipe, seats=seats)), 1)
    name = recipe.replace(" ", "_").replace(":", "-")
    assert compared(KEPT / f"{name}_{seats}.txt", text, regen=boodle_regen) is None


def test_a_difference_is_told_with_its_line(tmp_path: Path) -> None:
    """What is missing, what has changed, and where."""
    path = tmp_path / "deep" / "kept.txt"
    assert "--boodle-regen" in str(compared(path, "a\nb\n", regen=False))
    assert compared(path, "a\nb\n", regen=True) is None
    assert compared(path, "a\nb\n", regen=False) is None
    assert f"{path}, line 2: kept 'b', now 'c'" == compared(path, "a\nc\n", regen=False)
    assert f"{path}, line 0: kept 'one text', now 'is longer'" == compared(path, "a\nb\nc\n", regen=False)
