"""Where chips lie, and how they are divided.

An account is a seat (its number), a space (its name) or the ``"bank"``. Inside the engine an account is a place in one
tuple of integers, the ledger: the seats first, then the spaces, the bank last. The bank may go below zero, a seat only
where debts are allowed, a space never; the sum of a ledger never changes.
"""

from __future__ import annotations

import bisect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from boodle.cards import Card
from boodle.errors import ArgumentError, NotationError, UnknownSpace, shown

Account = int | str
BANK: Final = "bank"
MOST_CHIPS: Final = 10**9
"""The largest stack that a game can begin with."""


def space_name(name: object) -> str:
    """The usual spelling of a space: a card space is named by its card, so ``A♥`` and ``AH`` are one space.

    Raises:
        ArgumentError: this is neither text nor a card.
    """
    if not isinstance(name, str | Card):
        raise ArgumentError(f"{shown(name)} is no name of a space; give text such as 'A♥' or 'Kitty'")
    try:
        return str(Card(name))
    except NotationError:
        return str(name)


class Spaces(Mapping[str, int]):
    """Chips on each space, in layout order; ``spaces["A♥"]`` and ``spaces["AH"]`` are the same space.

    It equals any mapping with the same spaces and chips.
    """

    __slots__ = ("_chips",)

    def __init__(self, chips: Iterable[tuple[str, int]]) -> None:
        try:
            self._chips = dict(chips)
        except (TypeError, ValueError) as error:
            raise ArgumentError(f"{shown(chips)} says no chips on spaces; give [('AH', 2), ('JS', 4)]") from error
        if not all(type(each) is int for each in self._chips.values()):
            raise ArgumentError(f"{shown(chips)} says no chips on spaces; each has a whole number of them")

    def __getitem__(self, name: object) -> int:
        chips = self._chips.get(space_name(name)) if isinstance(name, str | Card) else None
        if chips is None:
            raise UnknownSpace(f"there is no space {shown(name)}; there are {', '.join(self._chips) or 'none'}")
        return chips

    def __iter__(self) -> Iterator[str]:
        return iter(self._chips)

    def __len__(self) -> int:
        return len(self._chips)

    def __hash__(self) -> int:
        return hash(frozenset(self._chips.items()))

    def __repr__(self) -> str:
        return f"Spaces({self._chips})"


def in_turn(available: int, due: int, payees: int) -> tuple[int, ...]:
    """What each of several payees gets, one chip each in turn, until each has its due or nothing is left.

    >>> in_turn(5, 2, 3)
    (2, 2, 1)
    """
    available = min(available, due * payees)
    return tuple(available // payees + (place < available % payees) for place in range(payees))


def lay_out(available: int, dues: Sequence[int]) -> tuple[int, ...]:
    """How a short payer fills the spaces: one chip on each in layout order, then the second ones (RULES edge 9, 10).

    >>> lay_out(5, (2, 2, 2, 2))
    (2, 1, 1, 1)
    """
    if available >= sum(dues):
        return tuple(dues)
    # so many times all the way round, and once more until nothing is left
    laps = bisect.bisect_right(range(available + 1), available, key=lambda lap: sum(min(due, lap) for due in dues)) - 1
    laid = [min(due, laps) for due in dues]
    for place in [place for place, due in enumerate(dues) if due > laps][: available - sum(laid)]:
        laid[place] += 1
    return tuple(laid)
