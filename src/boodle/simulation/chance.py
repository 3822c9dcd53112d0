"""Chance for millions of rounds: every round has a stream of its own, which its numbers alone decide.

The stream of a round is keyed by (seed, sitting, round); nothing that happened before it counts, so that the same numbers
come out wherever and in whatever order the rounds are played. It is SplitMix64, whose numbers are a hash of a counter.

These functions are plain arithmetic on 64 bits. Python runs them as they stand, and the batch kernel compiles the very same ones.
"""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF
STEP: Final = 0x9E3779B97F4A7C15
"""What is added to a stream from one number to the next."""
DICE: Final = 5
"""So many cards are drawn from one number: 52 x 51 x 50 x 49 x 48 < 2^29 leaves no bias that could be seen."""


def mixed(number: int) -> int:
    """Sixty-four bits, well mixed."""
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & MASK
    return number ^ (number >> 31)


def stream(seed: int, sitting: int, number: int) -> int:
    """Where the stream of a round begins."""
    return mixed((mixed((mixed(seed) + sitting) & MASK) + number) & MASK)


def following(place: int) -> int:
    """The next place in a stream; its number is ``mixed(place)``."""
    return (place + STEP) & MASK


def below(number: int, most: int) -> int:
    """A whole number from 0 to ``most - 1``, all equally likely, from a well mixed one."""
    return ((number >> 32) * most) >> 32


class Stream:
    """The stream of one round, number by number, for the step engine."""

    __slots__ = ("place",)

    def __init__(self, seed: int, sitting: int, number: int) -> None:
        self.place = stream(seed, sitting, number)

    def below(self, most: int) -> int:
        """The next whole number from 0 to ``most - 1``."""
        self.place = following(self.place)
        return below(mixed(self.place), most)

    def bits(self) -> int:
        """The next 64 bits."""
        self.place = following(self.place)
        return mixed(self.place)

    def shuffled(self, cards: list[int]) -> list[int]:
        """The cards in a new order, all equally likely: from the last place down, each changes with one at or before it."""
        deck = [*cards]
        fraction = 0
        for drawn, at in enumerate(range(len(deck) - 1, 0, -1)):
            if drawn % DICE == 0:
                self.place = following(self.place)
                fraction = mixed(self.place) >> 8
            fraction *= at + 1
            other = fraction >> 56
            fraction &= 0xFFFFFFFFFFFFFF
            deck[at], deck[other] = deck[other], deck[at]
        return deck
