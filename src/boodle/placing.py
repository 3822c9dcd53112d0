"""Placing cards that have not been seen: each has places where it can lie, each place has room for so many.

A place is a bit of a card's options; ``room`` says by place how many cards it takes.

Drawing is exact, all ways equally likely. The cards are drawn slot by slot with an upper bound of the ways in place of their
number, and a draw is thrown away with the chance by which the bound is too high (Huber and Law, "Fast approximation of the
permanent for very dense problems"); that takes a few tries. Where :data:`MOST_TRIES` came to nothing the ways are counted. Only
where there are too many for that too, more than :data:`MOST_STATES` steps, a chain of random exchanges gives a way that is
nearly equally likely; no game that comes with boodle was seen to need it.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from boodle.cards import indices
from boodle.errors import ArgumentError

MOST_STATES: Final = 50_000
MOST_TRIES: Final = 400
EXCHANGES: Final = 200
"""Exchanges tried for each card, where neither counting nor bounds help."""


def prune(options: tuple[int, ...], room: tuple[int, ...]) -> tuple[int, ...]:
    """Leave only places that a card can have while all others find one too."""
    match = _match(options, room)
    if match is None:
        raise ArgumentError("the view contradicts itself: there is no way to place the unseen cards")
    reach = _reach(options, room, match)
    return tuple(places & reach[at] for places, at in zip(options, match, strict=True))


def _reach(options: tuple[int, ...], room: tuple[int, ...], match: list[int]) -> list[int]:
    """For each place (and a card that lies there) the places that it can change to while the others move along."""
    places = range(len(room))
    onward = [1 << at for at in places]
    for options_of, at in zip(options, match, strict=True):
        onward[at] |= options_of
    for via in places:
        onward = [mask | onward[via] if mask >> via & 1 else mask for mask in onward]
    spare = sum(1 << at for at in places if match.count(at) < room[at])
    return [sum(1 << to for to in places if onward[to] >> at & 1 or onward[to] & spare) for at in places]


def _match(options: tuple[int, ...], room: tuple[int, ...]) -> list[int] | None:
    """Some way to place every card, by augmenting paths."""
    place_of = [-1] * len(options)
    for card in range(len(options)):
        if not _augment(options, room, place_of, card, 0):
            return None
    return place_of


def _augment(options: tuple[int, ...], room: tuple[int, ...], place_of: list[int], card: int, seen: int) -> int:
    """Place one card, moving others along if need be; the places tried, or 0 if it cannot be done."""
    stack = [(card, -1)]
    came: dict[int, tuple[int, int]] = {}
    while stack:
        mover, _ = stack.pop()
        for at in indices(options[mover] & ~seen):
            seen |= 1 << at
            came[at] = (mover, place_of[mover])
            if place_of.count(at) < room[at]:
                free = at
                while True:
                    mover, before = came[free]
                    place_of[mover] = free
                    if mover == card:
                        return 1
                    free = before
            stack += [(other, at) for other, where in enumerate(place_of) if where == at]
    return 0


def every_placing(options: tuple[int, ...], room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to place all cards, as a place for each."""
    if not options:
        yield ()
        return
    for at in indices(options[0]):
        if room[at]:
            less = (*room[:at], room[at] - 1, *room[at + 1 :])
            for rest in every_placing(options[1:], less):
                yield (at, *rest)


def draw_placing(options: tuple[int, ...], room: tuple[int, ...], random: Random) -> list[int]:
    """A place for each card, all ways equally likely (but see above).

    Raises:
        ArgumentError: there is no way.
    """
    # the least bound cards last: they are counted together
    order = sorted(range(len(options)), key=lambda card: (options[card].bit_count(), options[card]))
    ordered = tuple(options[card] for card in order)
    tries = (_by_bounds(ordered, room, random) for _ in range(MOST_TRIES))
    drawn = next((each for each in tries if each is not None), None)
    if drawn is None:
        count = _counter(ordered, room)
        drawn = _by_exchanges(ordered, room, random) if count is None else _by_number(ordered, room, count, random)
    placed = [-1] * len(options)
    for card, at in zip(order, drawn, strict=True):
        placed[card] = at
    return placed


Count = Callable[[int, tuple[int, ...]], int]


def _by_number(options: tuple[int, ...], room: tuple[int, ...], count: Count, random: Random) -> list[int]:
    """Place the cards one by one, each place with the number of ways that are left after it."""
    placed = []
    for step, places in enumerate(options):
        ways = [(at, count(step + 1, _without(room, at)) if room[at] else 0) for at in indices(places)]
        pick = random.randrange(sum(number for _, number in ways))
        at = next(at for at, below in _heaped(ways) if pick < below)
        placed.append(at)
        room = _without(room, at)
    return placed


def _heaped(ways: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    below = 0
    for at, number in ways:
        below += number
        yield at, below


@functools.cache
def _bound(slots: int) -> float:
    """What a card with so many slots to lie in contributes to the bound of the ways."""
    return (slots + math.log(slots) / 2 + math.e - 1 if slots else 1.0) / math.e


def _by_bounds(options: tuple[int, ...], room: tuple[int, ...], random: Random) -> list[int] | None:
    """Draw a card for every slot; None where the draw is thrown away."""
    slots = [sum(room[at] for at in indices(places)) for places in options]
    placed = [-1] * len(options)
    for at, size in enumerate(room):
        for _ in range(size):
            here = [card for card, places in enumerate(options) if placed[card] < 0 and places >> at & 1]
            shrunk = math.prod(_bound(slots[card] - 1) / _bound(slots[card]) for card in here)
            left = random.random()
            for card in here:
                slots[card] -= 1
                left -= shrunk / _bound(slots[card])
                if left < 0:
                    placed[card] = at
                    left = math.inf
            if left != math.inf or any(not slots[card] and placed[card] < 0 for card in here):
                return None
    return placed


def _by_exchanges(options: tuple[int, ...], room: tuple[int, ...], random: Random) -> list[int]:
    """Some way to place all, and then many exchanges of two cards where both may lie in the other's place."""
    placed = _match(options, room)
    if placed is None:
        raise ArgumentError("there is no way to place the unseen cards")
    for _ in range(EXCHANGES * len(placed)):
        one, other = random.randrange(len(placed)), random.randrange(len(placed))
        if options[one] >> placed[other] & 1 and options[other] >> placed[one] & 1:
            placed[one], placed[other] = placed[other], placed[one]
    return placed


def _without(room: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*room[:at], room[at] - 1, *room[at + 1 :])


class _TooMany(Exception):
    """Too many states to count the ways."""


@functools.lru_cache(maxsize=8)
def _counter(options: tuple[int, ...], room: tuple[int, ...]) -> Count | None:
    """Counts the ways to place the cards from some step on, given the room that is left; None where there are too many.

    Cards with the same places are counted together at the end, where all that are left share them.
    """
    memo: dict[tuple[int, tuple[int, ...]], int] = {}

    def count(step: int, room: tuple[int, ...]) -> int:
        if step == len(options):
            return 1
        places = options[step]
        if places == options[-1]:
            # all that are left may lie in the same places: a multinomial number
            inside = [room[at] for at in indices(places)]
            if sum(inside) != len(options) - step or any(room[at] for at in range(len(room)) if not places >> at & 1):
                return 0
            return math.factorial(len(options) - step) // math.prod(map(math.factorial, inside))
        key = (step, room)
        if key not in memo:
            if len(memo) > MOST_STATES:
                raise _TooMany
            memo[key] = sum(count(step + 1, _without(room, at)) for at in indices(places) if room[at])
        return memo[key]

    try:
        count(0, room)
    except _TooMany:
        return None
    return count
