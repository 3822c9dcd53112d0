"""Sets of moves: what is possible, listed where that is sensible, asked and drawn from always."""

from __future__ import annotations

import itertools
import math
from collections.abc import Container, Iterator
from random import Random
from typing import Final, Protocol

import attrs

from boodle.cards import ALL, BIT, CARDS, indices
from boodle.errors import ArgumentError
from boodle.moves import Bet, Bid, Cut, Deal, Move, OpenHands, Stake

LISTED_AT_MOST: Final = 1000
"""Sets of moves larger than this are drawn from and asked, not listed."""


class MoveSet(Protocol):
    """Moves of one kind that need not be listed to be asked or drawn from."""

    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...
    def __len__(self) -> int: ...
    def draw(self, random: Random) -> Move:
        """One of them, all equally likely."""
        ...


@attrs.frozen(repr=False)
class Moves:
    """The moves possible now: ``lawful`` ones, and ``offences`` that the table punishes.

    ``move in moves``, ``moves.draw(random)`` and ``len(moves)`` always work; iterating too, unless the set is too large
    to list (a deal, free stakes of many chips): then it raises :class:`~boodle.ArgumentError`.
    """

    lawful: tuple[Move, ...] | MoveSet = ()
    offences: tuple[Move, ...] = ()
    calls: Container[object] = ()
    """What the table may call besides (time, a misdeal, leaving): asked with ``in``, never listed nor drawn."""

    def __contains__(self, move: object) -> bool:
        return move in self.lawful or move in self.offences or move in self.calls

    def __iter__(self) -> Iterator[Move]:
        yield from self.lawful
        yield from self.offences

    def __len__(self) -> int:
        return len(self.lawful) + len(self.offences)

    def draw(self, random: Random) -> Move:
        """One lawful move, all equally likely.

        Raises:
            ArgumentError: there is none.
        """
        lawful = self.lawful
        if not isinstance(lawful, tuple):
            return lawful.draw(random)
        if not lawful:
            raise ArgumentError("there is no move to draw; the game is over")
        return lawful[int(random.random() * len(lawful))]

    def __repr__(self) -> str:
        if not isinstance(self.lawful, tuple):
            return f"<Moves: {self.lawful!r}>"
        offences = f", offences: {', '.join(map(str, self.offences))}" if self.offences else ""
        return f"<Moves: {', '.join(map(str, self.lawful))}{offences}>"


NO_MOVES: Final = Moves()


def _too_many(what: str) -> ArgumentError:
    return ArgumentError(f"{what} are too many to list; draw one with 'moves.draw(random)' or ask 'move in moves'")


@attrs.frozen
class Shuffles:
    """All orders of a pack."""

    pack: int = ALL

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Deal) and not self.pack & ~_mask_of(move.order)

    def __iter__(self) -> Iterator[Move]:
        raise _too_many("the orders of a pack")

    def __len__(self) -> int:
        return min(math.factorial(self.pack.bit_count()), (1 << 62))

    def draw(self, random: Random) -> Move:
        """A shuffled pack."""
        return Deal.shuffled(random)


def _mask_of(order: tuple[int, ...]) -> int:
    mask = 0
    for index in order:
        mask |= BIT[index]
    return mask


@attrs.frozen
class Draws:
    """All ways to draw so many different cards in a row from a pack, as one kind of chance move."""

    kind: type[Cut] | type[OpenHands]
    count: int
    pack: int = ALL

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, self.kind):
            return False
        order = move.order if isinstance(move, OpenHands) else tuple(card.index for card in move.cards)
        return len(order) == self.count and len(set(order)) == self.count and not _mask_of(order) & ~self.pack

    def __iter__(self) -> Iterator[Move]:
        raise _too_many("the cards that may be drawn")

    def __len__(self) -> int:
        return min(math.perm(self.pack.bit_count(), self.count), (1 << 62))

    def draw(self, random: Random) -> Move:
        """A random draw."""
        order = tuple(random.sample(tuple(indices(self.pack)), self.count))
        return OpenHands(order) if self.kind is OpenHands else Cut(tuple(CARDS[index] for index in order))


@attrs.frozen
class Amounts:
    """A pass or a zero (if any), and every amount of chips from ``low`` to ``high``, as bids or bets of one seat."""

    kind: type[Bid] | type[Bet]
    seat: int
    low: int
    high: int
    step: int = 1
    others: tuple[Move, ...] = ()

    def _amounts(self) -> range:
        return range(self.low, self.high + 1, self.step)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, self.kind):
            return move in self.others or (move.seat == self.seat and move.chips in self._amounts())
        return move in self.others

    def __iter__(self) -> Iterator[Move]:
        yield from self.others
        for chips in self._amounts():
            yield self.kind(self.seat, chips)

    def __len__(self) -> int:
        return len(self.others) + len(self._amounts())

    def draw(self, random: Random) -> Move:
        """One of them."""
        place = random.randrange(len(self))
        return self.others[place] if place < len(self.others) else self.kind(self.seat, self._amounts()[place - len(self.others)])


@attrs.frozen
class Splits:
    """All ways to lay exactly ``total`` chips on spaces, at least ``minimum`` on each; ``bare`` of ``must`` need one."""

    seat: int
    spaces: tuple[str, ...]
    total: int
    minimum: int = 0
    at_once: int = 0
    """Most spaces that may get chips; 0 for all (a horse is one)."""
    must: tuple[str, ...] = ()
    """Spaces still bare ..."""
    bare: int = 0
    """... of which this many may stay so."""

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Stake) or move.seat != self.seat:
            return False
        laid = dict(move.chips)
        return (
            sum(laid.values()) == self.total
            and not laid.keys() - set(self.spaces)
            and all(laid.get(space, 0) >= self.minimum for space in self.spaces)
            and (not self.at_once or len(laid) <= self.at_once)
            and sum(space not in laid for space in self.must) <= self.bare
        )

    def _every(self) -> Iterator[tuple[int, ...]]:
        def split(total: int, places: int) -> Iterator[tuple[int, ...]]:
            if places == 1:
                yield (total,)
                return
            for first in range(total + 1):
                for rest in split(total - first, places - 1):
                    yield (first, *rest)

        spare = self.total - self.minimum * len(self.spaces)
        return ((tuple(self.minimum + extra for extra in extras)) for extras in split(spare, len(self.spaces)))

    def __iter__(self) -> Iterator[Move]:
        if self._bound() > LISTED_AT_MOST:
            raise _too_many(f"the ways to lay {self.total} chips on {len(self.spaces)} spaces")
        for laid in self._every():
            move = Stake(self.seat, dict(zip(self.spaces, laid, strict=True)))
            if move in self:
                yield move

    def _bound(self) -> int:
        spare = self.total - self.minimum * len(self.spaces)
        return math.comb(spare + len(self.spaces) - 1, len(self.spaces) - 1)

    def __len__(self) -> int:
        bound = self._bound()
        return sum(1 for _ in self) if bound <= LISTED_AT_MOST else min(bound, 1 << 62)

    def draw(self, random: Random) -> Move:
        """One of them, all equally likely."""
        if self._bound() <= LISTED_AT_MOST:
            return random.choice(list(self))
        places = len(self.spaces)
        spare = self.total - self.minimum * places
        while True:
            bars = sorted(random.sample(range(spare + places - 1), places - 1))
            ends = [-1, *bars, spare + places - 1]
            laid = (self.minimum + high - low - 1 for low, high in itertools.pairwise(ends))
            move = Stake(self.seat, dict(zip(self.spaces, laid, strict=True)))
            if move in self:
                return move
