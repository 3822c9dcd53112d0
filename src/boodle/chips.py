"""Where chips lie, and how they are divided.

An account is a seat (its number), a space (its name) or the ``"bank"``. Inside the engine an account is a place in one
tuple of integers, the ledger: the seats first, then the spaces, the bank last. The bank may go below zero, a seat only
where debts are allowed, a space never; the sum of a ledger never changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from boodle.cards import Card
from boodle.errors import NotationError

Account = int | str
BANK: Final = "bank"


def space_name(name: object) -> str:
    """The usual spelling of a space: a card space is named by its card, so ``A♥`` and ``AH`` are one space."""
    try:
        return str(Card(name))
    except NotationError:
        return str(name)


class Spaces(Mapping[str, int]):
    """Chips on each space, in layout order; ``spaces["A♥"]`` and ``spaces["AH"]`` are the same space."""

    __slots__ = ("_chips",)

    def __init__(self, chips: Iterable[tuple[str, int]]) -> None:
        self._chips = dict(chips)

    def __getitem__(self, name: object) -> int:
        return self._chips[space_name(name)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._chips)

    def __len__(self) -> int:
        return len(self._chips)

    def __hash__(self) -> int:
        return hash(tuple(self._chips.items()))

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
    laid = [0] * len(dues)
    while available > 0:
        for place, due in enumerate(dues):
            if available and laid[place] < due:
                laid[place] += 1
                available -= 1
    return tuple(laid)
