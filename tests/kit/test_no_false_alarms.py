"""Everything that comes with boodle keeps every law. ``BOODLE_DEEP=1`` plays 1 540 sessions with each: 100 000 in all."""

from __future__ import annotations

import os

import pytest

from boodle.testing import check
from boodle.testing.recipes import shipped

DEEP = bool(os.environ.get("BOODLE_DEEP"))


@pytest.mark.parametrize("plugin", shipped())
def test_no_false_alarm(plugin: str) -> None:
    """On tables by chance, with other rules and other players; a law that is said to be broken here would be a false alarm."""
    examples, seed = (1540, 1) if DEEP else (2, 0)
    report = check(plugin, examples=examples, seed=seed, thorough=40 if DEEP else 1)
    print(report)
    assert report.ok, str(report)
    assert report.games > examples * 0.9 or not DEEP
