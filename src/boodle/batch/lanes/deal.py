"""The deal in all lanes: who gets each card is a number, and these numbers are planes of bits with one bit for each card."""

from __future__ import annotations

from typing import Any

from boodle.batch.arrays import LANES
from boodle.batch.compiling import compiled
from boodle.batch.lanes.words import (
    CARDS,
    FRACTION,
    FRACTION_BITS,
    NOTHING,
    NUMBERS,
    ONE,
    PACK,
    RANK_BITS,
    RANKS,
    STEP,
    UNUSED_BITS,
    WIDTH,
    broad,
    word,
)
from boodle.batch.stakes import mixed
from boodle.simulation import chance


@compiled
def _draw(t: Any, number: int) -> None:
    """The draws that one number of each stream gives: which two cards change places, as a set."""
    broad()
    first = PACK - 1 - chance.DICE * number
    # what is drawn beyond the last draw is the first card for itself, and changes nothing
    at_0, at_1, at_2 = max(first, 0), max(first - 1, 0), max(first - 2, 0)
    at_3, at_4 = max(first - 3, 0), max(first - 4, 0)
    ways_0, ways_1, ways_2 = word(at_0 + 1), word(at_1 + 1), word(at_2 + 1)
    ways_3, ways_4 = word(at_3 + 1), word(at_4 + 1)
    bit_0, bit_1, bit_2 = ONE << word(at_0), ONE << word(at_1), ONE << word(at_2)
    bit_3, bit_4 = ONE << word(at_3), ONE << word(at_4)
    step = STEP * word(number + 1)
    for lane in range(LANES):
        drawn = (mixed(t.place[lane] + step) >> UNUSED_BITS) * ways_0
        t.pair[0, lane] = ONE << (drawn >> FRACTION_BITS) | bit_0
        drawn = (drawn & FRACTION) * ways_1
        t.pair[1, lane] = ONE << (drawn >> FRACTION_BITS) | bit_1
        drawn = (drawn & FRACTION) * ways_2
        t.pair[2, lane] = ONE << (drawn >> FRACTION_BITS) | bit_2
        drawn = (drawn & FRACTION) * ways_3
        t.pair[3, lane] = ONE << (drawn >> FRACTION_BITS) | bit_3
        drawn = (drawn & FRACTION) * ways_4
        t.pair[4, lane] = ONE << (drawn >> FRACTION_BITS) | bit_4


@compiled
def _turned(plane: Any, at: int) -> Any:
    """All bits, where the plane has the bit of this place; else none."""
    return NOTHING - (plane >> word(max(at, 0)) & ONE)


@compiled
def _exchanged(plane: Any, turned: Any, pair: Any) -> Any:
    """A plane after two cards have changed places: where they differ, both bits turn.

    Exchanges are made backwards, from the second card up; then the upper one of a pair still has the bit that it began with,
    and a plane turned by that bit differs from it at the other one only.
    """
    return plane ^ (pair if (plane ^ turned) & pair else NOTHING)


@compiled
def _exchange(t: Any, at: int, plane: Any, number: int) -> None:
    """Carry out the draws of one number in one plane, which began like this."""
    broad()
    first = PACK - 1 - chance.DICE * number
    turned_0, turned_1, turned_2 = _turned(plane, first), _turned(plane, first - 1), _turned(plane, first - 2)
    turned_3, turned_4 = _turned(plane, first - 3), _turned(plane, first - 4)
    for lane in range(LANES):
        bits = _exchanged(t.plane[at, lane], turned_4, t.pair[4, lane])
        bits = _exchanged(bits, turned_3, t.pair[3, lane])
        bits = _exchanged(bits, turned_2, t.pair[2, lane])
        bits = _exchanged(bits, turned_1, t.pair[1, lane])
        t.plane[at, lane] = _exchanged(bits, turned_0, t.pair[0, lane])


@compiled
def _spread(cards: Any) -> Any:
    """A set with thirteen bits for a suit as one with sixteen."""
    found = cards & RANKS
    for suit in range(1, 4):
        found |= (cards & RANKS << word(suit * RANK_BITS)) << word(suit * (WIDTH - RANK_BITS))
    return found


@compiled
def deal(r: Any, t: Any) -> None:
    """The same deal as :func:`boodle.batch.deal.deal` makes."""
    broad()
    for at in range(r.planes):
        plane = r.plane[at]
        for lane in range(LANES):
            t.plane[at, lane] = plane
    for number in range(NUMBERS - 1, -1, -1):
        _draw(t, number)
        for at in range(r.planes):
            _exchange(t, at, r.plane[at], number)
    for at in range(r.planes):
        for lane in range(LANES):
            t.plane[at, lane] = _spread(t.plane[at, lane])
    for lane in range(LANES):
        t.place[lane] += STEP * word(NUMBERS)
        t.dealt[lane] = NOTHING
    for place in range(r.seats):
        other_0, other_1 = word(place & 1) - ONE, word(place >> 1 & 1) - ONE
        other_2, other_3 = word(place >> 2 & 1) - ONE, word(place >> 3 & 1) - ONE
        for lane in range(LANES):
            cards = (t.plane[0, lane] ^ other_0) & (t.plane[1, lane] ^ other_1)
            cards &= (t.plane[2, lane] ^ other_2) & (t.plane[3, lane] ^ other_3) & CARDS
            t.hand[place, lane] = cards
            t.dealt[lane] |= cards
