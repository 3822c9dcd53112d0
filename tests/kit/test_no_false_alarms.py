"""Everything that comes with boodle keeps every law. ``BOODLE_DEEP=1`` plays 1 500 sessions or more with each: 100 000 in all."""

from __future__ import annotations

import os

import pytest

from boodle.testing import check
from boodle.testing.recipes import shipped

DEEP = bool(os.environ.get("BOODLE_DEEP"))


@pytest.mark.parametrize("plugin", shipped())
def test_no_false_alarm(plugin: str) -> None:
    """On tables by chance, with other rules and other players; a law that is said to be broken here would be a false alarm."""
    seed = games = 0
    while games < (1500 if DEEP else 1):
        # at some tables a rule has nothing to act on, and is refused there
        seed += 1
        report = check(plugin, examples=1540 if DEEP else 2, seed=seed, thorough=40 if DEEP else 1)
        assert report.ok, str(report)
        games += report.games
    print(f"{plugin}: {games} sessions")
