"""Placing cards that have not been seen: each has places where it can lie, each place has room for so many.

A place is a bit of a card's options; ``room`` says by place how many cards it takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from boodle.cards import indices
from boodle.errors import ArgumentError

MOST_STATES: Final = 400_000


def prune(options: tuple[int, ...], room: tuple[int, ...]) -> tuple[int, ...]:
    """Leave only places that a card can have while all others find one too."""
    match = _match(options, room)
    if match is None:
        raise ArgumentError("the view contradicts itself: there is no way to place the unseen cards")
    kept = []
    for card, places in enumerate(options):
        kept.append(sum(1 << at for at in range(len(room)) if places >> at & 1 and _movable(options, room, match, card, at)))
    return tuple(kept)


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


def _movable(options: tuple[int, ...], room: tuple[int, ...], match: list[int], card: int, at: int) -> bool:
    """Whether a card can lie in a place, given some way to place all."""
    if match[card] == at:
        return True
    trial = [*match]
    fixed = (*options[:card], 1 << at, *options[card + 1 :])
    trial[card] = at
    if trial.count(at) <= room[at]:
        return True
    for other in [other for other, where in enumerate(trial) if where == at and other != card]:
        again = [*trial]
        again[other] = -1
        if _augment(fixed, room, again, other, 1 << at):
            return True
    return False


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
    """Place the cards one by one, each place with the number of ways that are left after it; the least bound cards last."""
    order = sorted(range(len(options)), key=lambda card: (options[card].bit_count(), options[card]))
    count = _counter(tuple(options[card] for card in order))
    placed = [-1] * len(options)
    left = tuple(room)
    for step, card in enumerate(order):
        ways = [(at, count(step + 1, _without(left, at)) if left[at] else 0) for at in indices(options[card])]
        at = _choose(ways, random)
        placed[card] = at
        left = _without(left, at)
    return placed


def _without(room: tuple[int, ...], at: int) -> tuple[int, ...]:
    return (*room[:at], room[at] - 1, *room[at + 1 :])


def _choose(ways: list[tuple[int, int]], random: Random) -> int:
    pick = random.randrange(sum(number for _, number in ways))
    for at, number in ways:
        if pick < number:
            return at
        pick -= number
    raise AssertionError("a pick below the sum falls into one of the parts")


def _counter(options: tuple[int, ...]) -> Callable[[int, tuple[int, ...]], int]:
    """Counts the ways to place the cards from some step on, given the room that is left.

    Cards with the same places are counted together at the end, where all that are left share them.
    """
    memo: dict[tuple[int, tuple[int, ...]], int] = {}
    factorial = [1]
    for number in range(1, 60):
        factorial.append(factorial[-1] * number)

    def count(step: int, room: tuple[int, ...]) -> int:
        if step == len(options):
            return 1
        places = options[step]
        if places == options[-1]:
            # all that are left may lie in the same places: a multinomial number
            inside = [room[at] for at in indices(places)]
            if sum(inside) != len(options) - step or any(room[at] for at in range(len(room)) if not places >> at & 1):
                return 0
            ways = factorial[len(options) - step]
            for number in inside:
                ways //= factorial[number]
            return ways
        key = (step, room)
        if key not in memo:
            if len(memo) > MOST_STATES:
                raise ArgumentError("too much is known about too many hands to count the worlds exactly")
            memo[key] = sum(count(step + 1, _without(room, at)) for at in indices(places) if room[at])
        return memo[key]

    return count
