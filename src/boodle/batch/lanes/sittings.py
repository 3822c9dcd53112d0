"""Rounds and sittings in all lanes, their totals, and the function that Python calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numba
import numpy as np

from boodle.batch import measuring as m
from boodle.batch.arrays import LANES
from boodle.batch.compiling import compiled
from boodle.batch.lanes.chips import count_round, earn, pay_out, settle
from boodle.batch.lanes.deal import deal
from boodle.batch.lanes.stops import begin_play, end_play, play
from boodle.batch.lanes.words import (
    ABSENT,
    BOODLES_AT,
    COUNTED,
    FULL,
    KEPT_AT,
    LYING,
    NET,
    NOTHING,
    PAID,
    PLAYED_AT,
    SEAT_BOODLES,
    SEAT_KEPT,
    SEAT_LEADS,
    SEAT_NET,
    SEAT_PLAYED,
    SEAT_WON,
    SQUARE,
    STAKED,
    STEP_INVERSE,
    TAKEN,
    TOGETHER,
    WON,
    WON_AT,
    broad,
    word,
)
from boodle.batch.rounds import stamp
from boodle.batch.stakes import mixed
from boodle.simulation.measures import PLACES_AT


@compiled
def _round(r: Any, t: Any, number: int) -> None:
    """One whole round in all lanes; the first one in a sitting is number 0."""
    broad()
    for lane in range(LANES):
        t.place[lane] = mixed(t.base[lane] + word(number + 1))
    deal(r, t)
    begin_play(r, t)
    play(r, t)
    end_play(r, t)
    for space in range(r.lane_spaces):
        pay_out(r, t, space)
    for place in range(r.seats):
        for lane in range(LANES):
            t.earned[lane] = NOTHING
        for space in range(0, r.lane_spaces, TOGETHER):
            earn(r, t, place, space)
        settle(r, t, place, (number + place) % r.seats)


@compiled
def _begin(r: Any, t: Any, seed: Any, first: int) -> None:
    """Nothing has been counted in any lane; their sittings are these."""
    broad()
    key = mixed(seed)
    for lane in range(LANES):
        t.base[lane] = mixed(key + word(first + lane))
        t.steps[lane] = NOTHING
        t.sum_left[lane] = NOTHING
        t.sum_dead[lane] = NOTHING
        t.sum_top[lane] = NOTHING
        t.out_on_lead[lane] = NOTHING
        t.out_on_pay[lane] = NOTHING
    for seat in range(r.seats):
        for lane in range(LANES):
            t.place_net[seat, lane] = NOTHING
            t.place_square[seat, lane] = NOTHING
            t.place_won[seat, lane] = NOTHING
        for lane in range(LANES):
            t.seat_net[seat, lane] = NOTHING
            t.seat_counts[seat, lane] = NOTHING
    for seat in range(r.seats, t.hand.shape[0]):
        for lane in range(LANES):
            t.hand[seat, lane] = ABSENT
    for space in range(t.pot.shape[0]):
        for lane in range(LANES):
            t.pot[space, lane] = NOTHING
            t.got[space, lane] = NOTHING
            t.taken[space, lane] = NOTHING
            t.sum_lying[space, lane] = NOTHING
    for at in range(t.plane.shape[0]):
        for lane in range(LANES):
            t.plane[at, lane] = NOTHING


@compiled
def _write_counts(r: Any, t: Any, lane: int, sitting: int, total: Any) -> None:
    """Add what the words of the seats have counted to the totals of a sitting, and begin these anew."""
    seats = r.seats
    for at in range(seats):
        counts = t.seat_counts[at, lane]
        # counted from the left of the first dealer, who is the seat with the number of the sitting
        seat = PLACES_AT + m.PLACE_BLOCKS * seats + (sitting + 1 + at) % seats
        leads = np.int64(counts & COUNTED)
        total[m.LEADS] += leads
        total[seat + SEAT_LEADS * seats] += leads
        total[seat + SEAT_KEPT * seats] += np.int64(counts >> KEPT_AT & COUNTED)
        total[seat + SEAT_BOODLES * seats] += np.int64(counts >> BOODLES_AT & COUNTED)
        total[seat + SEAT_PLAYED * seats] += np.int64(counts >> PLAYED_AT & COUNTED)
        total[seat + SEAT_WON * seats] += np.int64(counts >> WON_AT)
        t.seat_counts[at, lane] = NOTHING


@compiled
def _write(r: Any, t: Any, lane: int, sitting: int, length: int, total: Any) -> None:
    """The totals of a sitting; what follows from others is reckoned here."""
    seats, spaces = r.seats, r.spaces
    place_at = PLACES_AT
    seat_at = place_at + m.PLACE_BLOCKS * seats
    space_at = seat_at + m.SEAT_BLOCKS * seats
    for at in range(seats):
        total[place_at + NET * seats + at] = np.int64(t.place_net[at, lane])
        total[place_at + SQUARE * seats + at] = np.int64(t.place_square[at, lane])
        total[place_at + WON * seats + at] = np.int64(t.place_won[at, lane])
        total[seat_at + SEAT_NET * seats + (sitting + 1 + at) % seats] = np.int64(t.seat_net[at, lane])
    leads = total[m.LEADS]
    left, dead, top = np.int64(t.sum_left[lane]), np.int64(t.sum_dead[lane]), np.int64(t.sum_top[lane])
    total[0] = length
    total[m.CARDS] = r.lane_dealt * length - left
    total[m.CHOICES] = np.int64(t.steps[lane] * STEP_INVERSE)
    total[m.LEFT] = left
    total[m.STOP] = dead
    total[m.STOP + 2] = leads - length - dead - top
    total[m.STOP + 3] = top
    total[m.OUT_ON_LEAD] = np.int64(t.out_on_lead[lane])
    total[m.OUT_ON_BOODLE] = np.int64(t.out_on_pay[lane])
    total[m.CARD_PAYMENTS] = r.lane_rate * left
    for at in range(r.lane_spaces):
        space = space_at + r.lane_space[at]
        staked = r.lane_stake[at] * length
        total[space + PAID * spaces] = staked - np.int64(t.pot[at, lane])
        total[space + TAKEN * spaces] = np.int64(t.taken[at, lane])
        total[space + STAKED * spaces] = staked
        total[space + LYING * spaces] = np.int64(t.sum_lying[at, lane])
    for row in range(r.outs):
        # whoever goes out takes what was staked
        space = space_at + r.out_space[row]
        total[space + PAID * spaces] = r.out_stake[row] * length
        total[space + TAKEN * spaces] = length if r.out_stake[row] else 0
        total[space + STAKED * spaces] = r.out_stake[row] * length


def _entry(stamp: str) -> Callable[..., int]:
    @numba.njit(nogil=True, error_model="numpy", cache=True)
    def sittings_in_lanes(r: Any, t: Any, seed: Any, first: int, length: int, totals: Any, lengths: Any, lying: Any) -> int:
        # the stamp is part of the function, and so of the name under which its machine code is kept
        done = len(stamp) - len(stamp)
        while done < len(totals):
            real = min(LANES, len(totals) - done)
            _begin(r, t, seed, first + done)
            for number in range(length):
                _round(r, t, number)
                count_round(r, t, real, lengths, lying[number])
                if number % FULL == FULL - 1 or number == length - 1:
                    for lane in range(real):
                        _write_counts(r, t, lane, first + done + lane, totals[done + lane])
            for lane in range(real):
                _write(r, t, lane, first + done + lane, length, totals[done + lane])
            done += real
        return done * length

    return cast("Callable[..., int]", sittings_in_lanes)


sittings_in_lanes = _entry(stamp())
