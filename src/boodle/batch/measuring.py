"""What is counted of a round; the order is that of :mod:`boodle.simulation.measures`."""

from __future__ import annotations

from typing import Any, Final

import numba
import numpy as np

from boodle.batch.arrays import ASIDE, DEAD, HIDDEN, PLAYED, REMOVED, TOP
from boodle.batch.compiling import compiled, count
from boodle.batch.limits import CHIPS
from boodle.players.widow import KINDS
from boodle.simulation.measures import BY_PLACE, BY_SEAT, KINDS_AT, PLACES_AT, PLAIN

HANDS = len(KINDS)
PLACE_BLOCKS = len(BY_PLACE)
SEAT_BLOCKS = len(BY_SEAT)
VOID, CARDS, LEADS, CHOICES, PASSES, LEFT = (
    PLAIN.index(name) for name in ("void", "cards", "leads", "choices", "passes", "left")
)
STOP = PLAIN.index("stop-dead")
OUT_ON_LEAD, OUT_ON_BOODLE = PLAIN.index("out-on-lead"), PLAIN.index("out-on-boodle")
CARD_PAYMENTS, TAKEN, PRICE = PLAIN.index("card-payments"), PLAIN.index("widow-taken"), PLAIN.index("widow-price")
REASONS = (DEAD, ASIDE, PLAYED, TOP, REMOVED, HIDDEN)
BLOCK: Final = 128
"""So many sittings are multiplied at once."""
ABREAST: Final = 4
"""So many measures are multiplied with two others at once."""
LARGEST: Final = float(1 << 61)
EXACT: Final = float(1 << 52)
"""Sums of whole numbers that stay below twice this are exact in floating point, in whatever order they are made."""


@compiled
def clear(r: Any, t: Any) -> None:
    """Nothing of this round has been counted yet."""
    for account in range(r.bank + 1):
        t.before[account] = t.chips[account]
    for space in range(r.spaces):
        t.paid[space] = 0
        t.staked[space] = 0
    for seat in range(r.seats):
        t.leads[seat] = 0
        t.kept[seat] = 0
    for reason in REASONS:
        t.stops[reason] = 0
    t.payments = 0
    t.price = 0
    t.choices = 0
    t.passes = 0
    t.out_on_lead = 0
    t.out_on_pay = 0
    t.asked = -1
    t.kind = 0
    t.took = 0
    t.own_price = 0


@compiled
def hands(r: Any, t: Any) -> None:
    """How many cards each seat had and has; which pay cards it played."""
    alone = r.alone[t.trump]
    for seat in range(r.seats):
        t.held[seat] = count(t.mine[seat])
        t.left[seat] = count(t.hands[seat])
        t.earned[seat] = t.to_earn[seat] - count(t.hands[seat] & alone)


@compiled
def measure(r: Any, t: Any, total: Any) -> None:
    """Add this round to the totals of its sitting."""
    seats = r.seats
    total[0] += 1
    total[VOID] += 1 if t.winner < 0 else 0
    left = 0
    held = 0
    leads = 0
    at = PLACES_AT
    seat_at = at + PLACE_BLOCKS * seats
    for seat in range(seats):
        left += t.left[seat]
        held += t.held[seat]
        leads += t.leads[seat]
        place = seat - t.dealer - 1
        if place < 0:
            place += seats
        net = t.chips[seat] - t.before[seat]
        if net > CHIPS or net < -CHIPS:
            t.much = 1
        total[at + place] += net
        total[at + seats + place] += net * net
        total[seat_at + seat] += net
        total[seat_at + 2 * seats + seat] += t.leads[seat]
        total[seat_at + 3 * seats + seat] += t.kept[seat]
        total[seat_at + 4 * seats + seat] += t.to_earn[seat]
        total[seat_at + 5 * seats + seat] += t.earned[seat]
    if t.winner >= 0:
        place = t.winner - t.dealer - 1
        if place < 0:
            place += seats
        total[at + 2 * seats + place] += 1
        total[seat_at + seats + t.winner] += 1
    total[CARDS] += held - left
    total[LEADS] += leads
    total[CHOICES] += t.choices
    total[PASSES] += t.passes
    total[LEFT] += left
    total[STOP] += t.stops[DEAD]
    total[STOP + 1] += t.stops[ASIDE]
    total[STOP + 2] += t.stops[PLAYED]
    total[STOP + 3] += t.stops[TOP]
    total[STOP + 4] += t.stops[REMOVED]
    total[STOP + 5] += t.stops[HIDDEN]
    total[OUT_ON_LEAD] += t.out_on_lead
    total[OUT_ON_BOODLE] += t.out_on_pay
    total[CARD_PAYMENTS] += t.payments
    total[TAKEN] += t.took
    total[PRICE] += t.price
    if t.asked >= 0:
        total[KINDS_AT + t.kind] += 1
        took = t.exchanged >> t.asked & 1
        total[KINDS_AT + HANDS + t.kind] += took
        net = t.chips[t.asked] - t.before[t.asked]
        total[KINDS_AT + 2 * HANDS + t.kind] += net + t.own_price
    at = seat_at + SEAT_BLOCKS * seats
    spaces = r.spaces
    for space in range(spaces):
        total[at + space] += t.paid[space]
        total[at + spaces + space] += 1 if t.paid[space] > 0 else 0
        total[at + 2 * spaces + space] += t.staked[space]
        total[at + 3 * spaces + space] += t.chips[seats + space]
    t.cards_played = held - left


@numba.njit(nogil=True, error_model="numpy", cache=True)
def moments(totals: Any, sums: Any, products: Any) -> bool:
    """For each measure the sum of its totals; for each pair of measures the sum over sittings of the products.

    Whether the numbers are small enough for that; if not, somebody else must add them up.
    """
    measures = len(sums)
    squares = np.zeros(measures)
    for sitting in range(len(totals)):
        for at in range(measures):
            value = totals[sitting, at]
            sums[at] += value
            squares[at] += float(value) * float(value)
    # whatever is nowhere but zero needs no multiplication
    used = np.zeros(measures, np.int64)
    size = 0
    exact = True
    for at in range(measures):
        if squares[at] > 0.0:
            used[size] = at
            size += 1
            exact = exact and squares[at] < EXACT
            if squares[at] > LARGEST:
                return False
    if exact:
        _products(totals, used, size, products)
    else:
        _whole_products(totals, used, size, products)
    return True


@compiled
def _whole_products(totals: Any, used: Any, size: int, products: Any) -> None:
    for sitting in range(len(totals)):
        for at in range(size):
            value = totals[sitting, used[at]]
            if value:
                for other in range(at + 1):
                    products[used[at], used[other]] += value * totals[sitting, used[other]]


@compiled
def _products(totals: Any, used: Any, size: int, products: Any) -> None:
    """The same in floating point, for blocks of sittings and eight pairs of measures at once."""
    found = np.zeros((size + ABREAST, size + ABREAST))
    block = np.zeros((size + ABREAST, BLOCK))
    for start in range(0, len(totals), BLOCK):
        sittings = min(BLOCK, len(totals) - start)
        for at in range(size):
            for sitting in range(sittings):
                block[at, sitting] = totals[start + sitting, used[at]]
            for sitting in range(sittings, BLOCK):
                block[at, sitting] = 0.0
        for at in range(0, size, 2):
            for other in range(0, at + 2, ABREAST):
                _multiply(block, at, other, found)
    for at in range(size):
        for other in range(at + 1):
            products[used[at], used[other]] += np.int64(found[at, other])


@numba.njit(nogil=True, error_model="numpy", fastmath={"contract", "reassoc"})
def _multiply(block: Any, at: int, other: int, found: Any) -> None:
    """Two measures with four."""
    one_1 = one_2 = one_3 = one_4 = two_1 = two_2 = two_3 = two_4 = 0.0
    for sitting in range(BLOCK):
        one, two = block[at, sitting], block[at + 1, sitting]
        first, second = block[other, sitting], block[other + 1, sitting]
        third, fourth = block[other + 2, sitting], block[other + 3, sitting]
        one_1 += one * first
        one_2 += one * second
        one_3 += one * third
        one_4 += one * fourth
        two_1 += two * first
        two_2 += two * second
        two_3 += two * third
        two_4 += two * fourth
    found[at, other] += one_1
    found[at, other + 1] += one_2
    found[at, other + 2] += one_3
    found[at, other + 3] += one_4
    found[at + 1, other] += two_1
    found[at + 1, other + 1] += two_2
    found[at + 1, other + 2] += two_3
    found[at + 1, other + 3] += two_4
