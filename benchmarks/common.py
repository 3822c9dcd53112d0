"""What every contender of the benchmark shares: the drawing helper and the shape of a contender."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

T = TypeVar("T")


class Draw(Protocol):
    """Draws one of the options uniformly."""

    def __call__(self, rng: Random, options: Sequence[T], /) -> T:
        """Return one of the options."""


Play = Callable[[Random], int]
"""Plays one complete game, deal included, and returns how many decisions the players made."""

Factory = Callable[[Draw], Play]
"""Imports and prepares one contender; raises `ImportError` where it is not installed.

The contender draws every player's decision with the helper it is given, so that the same helper serves all
of them and one that counts can be put in its place.
"""


def draw(rng: Random, options: Sequence[T], /) -> T:
    """Draw one of the options uniformly: the only way in which any contender chooses."""
    return options[int(rng.random() * len(options))]


class CountingDraw:
    """Draws like `draw` and counts the decisions and those among them that left no choice."""

    def __init__(self) -> None:
        """Start counting at zero."""
        self.decisions = 0
        self.forced = 0

    def __call__(self, rng: Random, options: Sequence[T], /) -> T:
        """Draw one of the options uniformly and count it."""
        self.decisions += 1
        self.forced += len(options) == 1
        return draw(rng, options)
