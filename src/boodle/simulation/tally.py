"""What a simulation has counted: sums of whole numbers, so that any parts of it add up to the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from boodle.errors import ArgumentError


@attrs.frozen(eq=True, repr=False)
class Tally:
    """Sums over sittings; each sitting counts once, with its totals.

    Attributes:
        names: The measures (:mod:`boodle.simulation.measures`).
        sittings: How many sittings there were.
        sums: For each measure its sum.
        products: For each pair of measures, the first not before the second, the sum over sittings of the product of their totals.
        lengths: By number of cards, how many rounds had so many cards played.
        lying: By number of the round in its sitting: how many there were, chips on the layout after it, and their squares.
    """

    names: tuple[str, ...]
    sittings: int
    sums: tuple[int, ...]
    products: tuple[tuple[int, ...], ...]
    lengths: tuple[int, ...]
    lying: tuple[tuple[int, int, int], ...]

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return self.sums[0]

    def sum_of(self, name: str) -> int:
        """The sum of a measure.

        Raises:
            ArgumentError: there is no such measure.
        """
        return self.sums[self.place_of(name)]

    def place_of(self, name: str) -> int:
        """Where a measure is kept.

        Raises:
            ArgumentError: there is no such measure.
        """
        try:
            return self.names.index(name)
        except ValueError:
            raise ArgumentError(f"nothing is called {name!r} in a simulation; there are {', '.join(self.names)}") from None

    def product_of(self, one: int, other: int) -> int:
        """The sum over sittings of the product of two measures, by their places."""
        return self.products[max(one, other)][min(one, other)]

    def __add__(self, other: Tally) -> Tally:
        if self.names != other.names:
            raise ArgumentError("these are tallies of different tables, which do not add up")
        return Tally(
            self.names,
            self.sittings + other.sittings,
            _added(self.sums, other.sums),
            tuple(map(_added, self.products, other.products)),
            _added(self.lengths, other.lengths),
            tuple(
                (one[0] + two[0], one[1] + two[1], one[2] + two[2]) for one, two in zip(*_padded(self.lying, other.lying), strict=True)
            ),
        )

    def to_dict(self) -> dict[str, Any]:
        """The tally as plain JSON."""
        return {
            "names": [*self.names],
            "sittings": self.sittings,
            "sums": [*self.sums],
            "products": [[*row] for row in self.products],
            "lengths": [*self.lengths],
            "lying": [[*row] for row in self.lying],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Tally:
        """What :meth:`to_dict` wrote."""
        return cls(
            tuple(data["names"]),
            data["sittings"],
            tuple(data["sums"]),
            tuple(map(tuple, data["products"])),
            tuple(data["lengths"]),
            tuple((each[0], each[1], each[2]) for each in data["lying"]),
        )

    def __repr__(self) -> str:
        return f"<Tally of {self.rounds} rounds in {self.sittings} sittings>"


def _added(one: Iterable[int], other: Iterable[int]) -> tuple[int, ...]:
    return tuple(first + second for first, second in zip(one, other, strict=True))


Lying = tuple[tuple[int, int, int], ...]


def _padded(one: Lying, other: Lying) -> tuple[Lying, Lying]:
    rows = max(len(one), len(other))
    return one + ((0, 0, 0),) * (rows - len(one)), other + ((0, 0, 0),) * (rows - len(other))


def empty(names: tuple[str, ...], length: int) -> Tally:
    """Nothing counted yet."""
    none = tuple((0,) * (at + 1) for at in range(len(names)))
    return Tally(names, 0, (0,) * len(names), none, (0,) * 53, ((0, 0, 0),) * length)
