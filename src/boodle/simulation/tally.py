"""What a simulation has counted: sums of whole numbers, so that any parts of it add up to the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import attrs

from boodle.errors import ArgumentError


class Counted(NamedTuple):
    """What an engine has counted at one table: the totals of each sitting (rows of a list or an array), and counts of rounds."""

    totals: Any
    lengths: list[int]
    lying: list[list[int]]


@attrs.frozen(eq=True, repr=False)
class Tally:
    """Sums over sittings; each sitting counts once, with its totals.

    Attributes:
        names: The measures (:mod:`boodle.simulation.measures`).
        sittings: How many sittings there were.
        sums: For each measure its sum.
        products: For each pair of measures, the first not before the second: the sum over sittings of the product of their
            totals.
        lengths: For each table: by number of cards, how many rounds had so many cards played.
        lying: For each table: by number of the round in its sitting, how many there were, the chips on the layout after it, and
            their squares.
    """

    names: tuple[str, ...]
    sittings: int
    sums: tuple[int, ...]
    products: tuple[tuple[int, ...], ...]
    lengths: tuple[tuple[int, ...], ...]
    lying: tuple[tuple[tuple[int, ...], ...], ...]

    @classmethod
    def of(
        cls,
        names: tuple[str, ...],
        sittings: int,
        sums: tuple[int, ...],
        products: tuple[tuple[int, ...], ...],
        tables: Sequence[Counted],
    ) -> Tally:
        """Sums and products that somebody has added up, with the counts of each table."""
        lengths = tuple(tuple(counted.lengths) for counted in tables)
        return cls(names, sittings, sums, products, lengths, tuple(tuple(map(tuple, counted.lying)) for counted in tables))

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
            tuple(map(_added, self.lengths, other.lengths)),
            tuple(tuple(map(_added, one, two)) for one, two in zip(self.lying, other.lying, strict=True)),
        )

    def to_dict(self) -> dict[str, Any]:
        """The tally as plain JSON."""
        return {
            "names": [*self.names],
            "sittings": self.sittings,
            "sums": [*self.sums],
            "products": [[*row] for row in self.products],
            "lengths": [[*table] for table in self.lengths],
            "lying": [[[*row] for row in table] for table in self.lying],
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Tally:
        """What :meth:`to_dict` wrote."""
        return cls(
            tuple(data["names"]),
            data["sittings"],
            tuple(data["sums"]),
            tuple(map(tuple, data["products"])),
            tuple(map(tuple, data["lengths"])),
            tuple(tuple(map(tuple, table)) for table in data["lying"]),
        )

    def __repr__(self) -> str:
        return f"<Tally of {self.rounds} rounds in {self.sittings} sittings>"


def _added(one: Iterable[int], other: Iterable[int]) -> tuple[int, ...]:
    return tuple(first + second for first, second in zip(one, other, strict=True))


def summed(names: tuple[str, ...], tables: Sequence[Counted]) -> Tally:
    """What the step engine has counted at one table or at several with the same deals, added up over the sittings."""
    sums = [0] * len(names)
    products = [[0] * (at + 1) for at in range(len(names))]
    sittings = 0
    for rows in zip(*(counted.totals for counted in tables), strict=True):
        total = [value for row in rows for value in row]
        sittings += 1
        for at, value in enumerate(total):
            sums[at] += value
            if value:
                products[at] = [before + value * other for before, other in zip(products[at], total, strict=False)]
    return Tally.of(names, sittings, tuple(sums), tuple(map(tuple, products)), tables)
