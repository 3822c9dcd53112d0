"""Sets of moves: what is possible, listed where that is sensible, asked and drawn from always."""

from __future__ import annotations

import bisect
import itertools
import math
from collections.abc import Container, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

import attrs

from boodle.cards import ALL, BIT, CardSet, indices
from boodle.errors import ArgumentError, NotationError
from boodle.moves import Bet, Bid, Choose, Cut, Deal, Move, OpenHands, Stake, drawing

_MANY: Final = 1 << 62
"""Counted no further: Python asks for lengths below 2^63."""
LISTED_AT_MOST: Final = 1000
"""Sets of moves larger than this are drawn from and asked, not listed."""


class MoveSet(Protocol):
    """Moves of one kind that need not be listed to be asked or drawn from; ``str`` says which."""

    def __contains__(self, move: object) -> bool: ...
    def __iter__(self) -> Iterator[Move]: ...
    def __len__(self) -> int: ...
    def draw(self, random: Random) -> Move:
        """One of them, all equally likely."""
        ...


class _Parts(NamedTuple):
    lawful: tuple[Move, ...] | MoveSet
    offences: tuple[Move, ...]
    calls: Container[object]


class Moves(tuple[Any, ...]):
    """The moves possible now: ``lawful`` ones, and ``offences`` that the table punishes.

    ``move in moves``, ``moves.draw(random)`` and ``len(moves)`` always work; iterating too, unless the set is too large
    to list (a deal, free stakes of many chips): then it raises :class:`~boodle.ArgumentError`. What the table may call
    besides (``calls``: time, a misdeal, leaving) is asked with ``in``, never listed nor drawn.
    """

    # three parts in a tuple, because one is made at every lead; as a set it holds the moves, not the parts
    __slots__ = ()

    lawful: tuple[Move, ...] | MoveSet = _Parts.lawful
    """What the rules allow."""
    offences: tuple[Move, ...] = _Parts.offences
    """What the rules punish instead of forbidding it."""
    calls: Container[object] = _Parts.calls
    """What the table may call besides."""

    def __new__(
        cls, lawful: tuple[Move, ...] | MoveSet = (), offences: tuple[Move, ...] = (), calls: Container[object] = ()
    ) -> Moves:
        """A set of these moves."""
        return tuple.__new__(cls, (lawful, offences, calls))

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and (move in self.lawful or move in self.offences or move in self.calls)

    def __iter__(self) -> Iterator[Move]:
        # 'iter' at once, so that a set too large says so before anybody asks how long the list will be
        return itertools.chain(iter(self.lawful), self.offences)

    def __len__(self) -> int:
        return len(self.lawful) + len(self.offences)

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.lawful, self.offences, self.calls

    def draw(self, random: Random) -> Move:
        """One lawful move, all equally likely.

        Raises:
            ArgumentError: there is none, or ``random`` is no generator.
        """
        lawful = self.lawful
        if not isinstance(lawful, tuple):
            return lawful.draw(random)
        if not lawful:
            raise ArgumentError("there is no move to draw; the game is over")
        return lawful[int(drawing(random)() * len(lawful))]

    def __str__(self) -> str:
        """What is asked for."""
        lawful = ", ".join(map(str, self.lawful)) if isinstance(self.lawful, tuple) else str(self.lawful)
        return f"{lawful}; offences: {', '.join(map(str, self.offences))}" if self.offences else lawful

    def __repr__(self) -> str:
        return f"<Moves: {self}>"


NO_MOVES: Final = Moves()


def _too_many(what: str) -> ArgumentError:
    return ArgumentError(f"{what} are too many to list; draw one with 'moves.draw(random)' or ask 'move in moves'")


def _mask_of(order: tuple[int, ...]) -> int:
    return sum(map(BIT.__getitem__, set(order)))


@attrs.frozen
class Shuffles:
    """All orders of a pack."""

    pack: int = ALL

    def __contains__(self, move: object) -> bool:
        # no card stands twice in a deal, so that 52 of them are all
        return isinstance(move, Deal) and (len(move.order) == 52 or not self.pack & ~_mask_of(move.order))

    def __iter__(self) -> Iterator[Move]:
        raise _too_many("the orders of a pack")

    def __len__(self) -> int:
        return min(math.factorial(self.pack.bit_count()), _MANY)

    def draw(self, random: Random) -> Move:
        """A shuffled pack."""
        return Deal.shuffled(random)

    def __str__(self) -> str:
        return f"a deal that names each of the {self.pack.bit_count()} cards of the pack"


@attrs.frozen
class Draws:
    """All ways to draw so many different cards in a row from a pack, as one kind of chance move."""

    kind: type[Cut] | type[OpenHands]
    count: int
    pack: int = ALL

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, self.kind):
            return False
        order = tuple(card.index for card in move.cards)
        return len(order) == self.count and len(set(order)) == self.count and not _mask_of(order) & ~self.pack

    def __iter__(self) -> Iterator[Move]:
        raise _too_many("the cards that may be drawn")

    def __len__(self) -> int:
        return min(math.perm(self.pack.bit_count(), self.count), _MANY)

    def draw(self, random: Random) -> Move:
        """A random draw."""
        draw = drawing(random)
        return self.kind(sorted(indices(self.pack), key=lambda _: draw())[: self.count])

    def __str__(self) -> str:
        kind = "a cut" if self.kind is Cut else "open hands"
        return f"{kind} of {self.count} different cards"


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
        place = int(drawing(random)() * len(self))
        return self.others[place] if place < len(self.others) else self.kind(self.seat, self._amounts()[place - len(self.others)])

    def __str__(self) -> str:
        amounts = self._amounts()
        steps = f" in steps of {self.step}" if self.step > 1 else ""
        ranged = [f"{self.seat}:{self.kind.__name__.lower()} {amounts[0]} to {amounts[-1]}{steps}"] if amounts else []
        return ", ".join([*map(str, self.others), *ranged])


@attrs.frozen
class Picks:
    """All ways to pick so many cards of a hand, as the choice of one seat."""

    seat: int
    hand: int
    count: int

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Choose) or move.seat != self.seat:
            return False
        try:
            cards = CardSet(move.option)
        except NotationError:
            return False
        return len(cards) == self.count and not cards.mask & ~self.hand and str(cards) == move.option

    def __iter__(self) -> Iterator[Move]:
        return (Choose(self.seat, str(CardSet(cards))) for cards in itertools.combinations(indices(self.hand), self.count))

    def __len__(self) -> int:
        return math.comb(self.hand.bit_count(), self.count)

    def draw(self, random: Random) -> Move:
        """One of them, all equally likely."""
        draw = drawing(random)
        return Choose(self.seat, str(CardSet(sorted(indices(self.hand), key=lambda _: draw())[: self.count])))

    def __str__(self) -> str:
        return f"{self.count} cards of the hand, such as {next(iter(self))}"


@attrs.frozen
class Splits:
    """All ways to lay exactly ``total`` chips on spaces, at least ``minimum`` on each, and something on those that must."""

    seat: int
    spaces: tuple[str, ...]
    total: int
    minimum: int = 0
    must: tuple[str, ...] = ()
    """Spaces that need chips ..."""
    bare: int = 0
    """... though this many of them may stay bare."""

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Stake) or move.seat != self.seat:
            return False
        laid = dict(move.chips)
        return (
            sum(laid.values()) == self.total
            and not laid.keys() - set(self.spaces)
            and all(laid.get(space, 0) >= self.minimum for space in self.spaces)
            and sum(space not in laid for space in self.must) <= self.bare
        )

    def _cases(self) -> Iterator[dict[str, int]]:
        """For each choice of spaces that stay bare though they must not: the least chips on every other space."""
        most = 0 if self.minimum else min(self.bare, len(self.must))
        for count in range(most + 1):
            for bare in itertools.combinations(self.must, count):
                yield {space: max(self.minimum, int(space in self.must)) for space in self.spaces if space not in bare}

    def _ways(self, least: dict[str, int]) -> int:
        spare = self.total - sum(least.values())
        return math.comb(spare + len(least) - 1, spare) if least and spare >= 0 else 0

    def _stake(self, least: dict[str, int], bars: Sequence[int]) -> Stake:
        """The chips beyond the least ones stand in a row, and bars between them part the spaces."""
        ends = [-1, *bars, self.total - sum(least.values()) + len(least) - 1]
        extras = (high - low - 1 for low, high in itertools.pairwise(ends))
        return Stake(self.seat, {space: chips + extra for (space, chips), extra in zip(least.items(), extras, strict=True)})

    def __iter__(self) -> Iterator[Move]:
        if len(self) > LISTED_AT_MOST:
            raise _too_many(str(self))
        return self._every()

    def _every(self) -> Iterator[Move]:
        for least in self._cases():
            if self._ways(least):
                places = range(self.total - sum(least.values()) + len(least) - 1)
                yield from (self._stake(least, bars) for bars in itertools.combinations(places, len(least) - 1))

    def __len__(self) -> int:
        return min(sum(map(self._ways, self._cases())), _MANY)

    def draw(self, random: Random) -> Move:
        """One of them, all equally likely."""
        draw = drawing(random)
        cases = list(self._cases())
        ways = [*itertools.accumulate(map(self._ways, cases))]
        least = cases[bisect.bisect_right(ways, int(draw() * (1 << 53)) * ways[-1] >> 53)]
        places = self.total - sum(least.values()) + len(least) - 1
        bars: set[int] = set()
        while len(bars) < len(least) - 1:
            bars.add(int(draw() * places))
        return self._stake(least, sorted(bars))

    def __str__(self) -> str:
        return f"the ways to lay {self.total} chips on {', '.join(self.spaces)}"
