"""The stops in all lanes: leads and runs, until somebody is out in every one of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boodle.batch.arrays import LANES
from boodle.batch.compiling import compiled
from boodle.batch.lanes.words import (
    ABSENT,
    ALL_CARDS,
    BEYOND,
    CARDS,
    HALF,
    HIGH,
    HIGHEST,
    LAST_BIT,
    NOTHING,
    ONE,
    ONE_SUIT,
    STEP,
    SUITS,
    THREE_SUITS,
    TWO,
    TWO_SUITS,
    broad,
    count,
    word,
    zeros_above,
)
from boodle.batch.stakes import mixed


@compiled
def begin_play(r: Any, t: Any) -> None:
    """Before the first lead."""
    broad()
    opener = r.seats - 1 if r.leader == 1 else 0
    allowed = r.lane_limit[4]
    for lane in range(LANES):
        cards = t.dealt[lane]
        t.live[lane] = cards | ABSENT
        t.before[lane] = cards | ABSENT
        t.leads[lane] = NOTHING
        t.stops[lane] = NOTHING
        t.kept[lane] = NOTHING
        place = t.place[lane] + STEP
        t.number[lane] = mixed(place) >> HALF
        place += STEP
        t.next[lane] = mixed(place) >> HALF
        t.place[lane] = place
        t.steps[lane] -= place
    for lane in range(LANES):
        hand = t.hand[opener, lane]
        t.leader[lane] = hand & allowed if hand & allowed else hand


@compiled
def _limit(r: Any, t: Any) -> None:
    """Of the next leaders' hands only what they may lead after this stop; all where that is nothing."""
    broad()
    clubs, diamonds, hearts, spades = r.lane_limit[0], r.lane_limit[1], r.lane_limit[2], r.lane_limit[3]
    for lane in range(LANES):
        last = t.last[lane]
        allowed = hearts if last < ONE << THREE_SUITS else spades
        allowed = diamonds if last < ONE << TWO_SUITS else allowed
        allowed = clubs if last < ONE << ONE_SUIT else allowed
        hand = t.leader[lane]
        t.leader[lane] = hand & allowed if hand & allowed & t.live[lane] else hand


def _run_of(width: int) -> Callable[[Any], int]:
    """One lead and its run, for up to so many seats."""

    @compiled
    def run(t: Any) -> int:
        """Lead and play in all lanes; whether any of them goes on."""
        broad()
        for lane in range(LANES):
            live, hand, number, place = t.live[lane], t.leader[lane], t.number[lane], t.place[lane]
            cards = hand & live
            lowest = cards & ~((cards | HIGH) - SUITS)
            suits = count(lowest)
            drawn = number * suits >> HALF
            lowest &= lowest - ONE if drawn > NOTHING else lowest
            lowest &= lowest - ONE if drawn > ONE else lowest
            lowest &= lowest - ONE if drawn > TWO else lowest
            led = lowest & (NOTHING - lowest)
            carried = live + led
            after = live & carried
            stop = carried & ~live
            last = stop >> ONE
            leader = t.hand[0, lane]
            out = not leader & after
            for seat in range(1, width):
                held_by = t.hand[seat, lane]
                out |= not held_by & after
                leader = held_by if held_by & last else leader
            choice = suits > ONE
            place += STEP if choice else NOTHING
            t.number[lane] = t.next[lane] if choice else number
            # the number for the next choice but one is made ahead
            t.next[lane] = mixed(place) >> HALF
            t.place[lane] = place
            t.leads[lane] |= led
            t.stops[lane] |= stop
            t.kept[lane] |= led if hand & last else NOTHING
            # somebody is out: the run may have to end earlier, which is seen to afterwards
            t.before[lane] = t.before[lane] if out else after
            t.live[lane] = after
            t.last[lane] = last
            t.leader[lane] = NOTHING if out else leader
        going = NOTHING
        for lane in range(LANES):
            going |= t.leader[lane]
        return int(going != NOTHING)

    return run


_run_few, _run_some, _run_many = _run_of(4), _run_of(6), _run_of(9)


@compiled
def play(r: Any, t: Any) -> None:
    """Leads and runs, until somebody is out in every lane."""
    going = 1
    while going:
        if r.seats <= 4:
            going = _run_few(t)
        elif r.seats <= 6:
            going = _run_some(t)
        else:
            going = _run_many(t)
        if r.limited:
            _limit(r, t)


@compiled
def end_play(r: Any, t: Any) -> None:
    """Who goes out in the last run, and with which card; what is counted of all seats."""
    broad()
    for lane in range(LANES):
        led = t.leads[lane] & t.before[lane]
        t.led[lane] = led
        t.carried[lane] = t.before[lane] + led
        t.last[lane] = ALL_CARDS
    for place in range(r.seats):
        # of those whose last card lies in this run it is the first one who goes out
        for lane in range(LANES):
            cards = t.hand[place, lane] & t.before[lane]
            highest = HIGHEST >> (zeros_above(cards) & LAST_BIT)
            highest = ALL_CARDS if cards & t.carried[lane] else highest
            t.last[lane] = min(highest, t.last[lane])
    boodles, rate, kitty = r.lane_pay, word(r.lane_rate), word(r.lane_kitty)
    for lane in range(LANES):
        before, led, carried, last = t.before[lane], t.led[lane], t.carried[lane], t.last[lane]
        run = before & ~carried & (last + last - ONE)
        left = before & ~run & CARDS
        stops = t.stops[lane] & ~(carried & ~before)
        t.left[lane] = left
        t.played[lane] = t.dealt[lane] & ~left
        t.kept[lane] &= ~led
        t.cards_left[lane] = count(left)
        t.prize[lane] = rate * count(left) + kitty
        t.lying[lane] = NOTHING
        t.sum_left[lane] += count(left)
        t.sum_dead[lane] += count(stops & CARDS & ~t.dealt[lane])
        t.sum_top[lane] += count(stops & BEYOND)
        t.steps[lane] += t.place[lane]
        t.out_on_lead[lane] += ONE if last == led else NOTHING
        t.out_on_pay[lane] += ONE if last & boodles else NOTHING
