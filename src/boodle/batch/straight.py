"""The straight way: rounds of plain games by arithmetic on whole hands; the counterpart of :mod:`boodle.straight`.

Most games pay nobody in the middle of a run, sell nothing and have no poker, and then a run need not be played card by card. In
a *wide* set of cards every suit has fifteen bits, in the order of a run: the run that begins with a lead is one addition, whose
carry goes through all following cards that are in play and comes to rest on the one that stops it. What is paid for cards is
settled after the round, since it does not matter when in a round they are played. Law P15 keeps both ways equal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from boodle.batch.arrays import ASIDE, DEAD, HIDDEN, PLAYED, REMOVED, TOP
from boodle.batch.compiling import compiled, count
from boodle.batch.deal import slots
from boodle.batch.paying import next_seated, transfer
from boodle.batch.stakes import antes, below, following, mixed
from boodle.simulation.chance import DICE

WIDTH = 15
SUITS = 1 | 1 << WIDTH | 1 << 2 * WIDTH | 1 << 3 * WIDTH
"""The card with which each suit begins."""
BEYOND = SUITS << 13
"""What would follow the last card of each suit."""
HIGH = SUITS << 14
FRACTION = 0xFFFFFFFFFFFFFF
NO_SUIT = 4
SAME_SUIT = 0
LIFTED = 2


@compiled
def straight(r: Any, t: Any) -> None:
    """One whole round, with random leads."""
    _stake(r, t)
    _deal(r, t)
    _play(r, t)
    _settle(r, t)


@compiled
def _deal(r: Any, t: Any) -> None:
    """The same deal as :func:`boodle.batch.deal.deal`, into wide hands."""
    for place in range(DEAD + 1):
        t.hands[place] = 0
    if t.seated == r.everybody:
        _hand_out(r, t, r.full_slot[t.dealer])
    else:
        slots(r, t)
        _hand_out(r, t, t.slot)
    t.trump = NO_SUIT
    t.exchanged = 0
    t.winner = -1
    for seat in range(r.seats):
        t.mine[seat] = t.hands[seat]


@compiled
def _hand_out(r: Any, t: Any, slot: Any) -> None:
    """The cards change places as single bits, and go to whoever gets the place that they come to."""
    size = r.size
    for at in range(size):
        t.bits[at] = r.wide[at]
    chance = t.place
    at = size - 1
    while at > 0:
        chance = following(chance)
        fraction = np.int64(mixed(chance) >> 8)
        for _ in range(min(DICE, at)):
            fraction *= at + 1
            other = fraction >> 56
            fraction &= FRACTION
            t.hands[slot[at]] |= t.bits[other]
            t.bits[other] = t.bits[at]
            at -= 1
    t.hands[slot[0]] |= t.bits[0]
    t.place = chance


@compiled
def _play(r: Any, t: Any) -> None:
    """Leads and runs, until somebody is out or nobody can lead."""
    seats = r.seats
    live = 0
    for seat in range(seats):
        live |= t.hands[seat]
    chance = t.place
    leads = 0
    kept = 0
    stops = 0
    choices = 0
    seat = t.dealer if r.leader == 1 else next_seated(r, t, t.dealer + 1)
    allowed = r.wide_limit[NO_SUIT] & r.wide_opening
    while True:
        cards = t.hands[seat] & live & allowed
        if not cards:
            found = _next(r, t, seat, live, allowed)
            if found < 0:
                break
            seat = found
            cards = t.hands[seat] & live
            if cards & allowed:
                cards &= allowed
        lowest = cards & ~((cards | HIGH) - SUITS)
        second = lowest & (lowest - 1)
        led = lowest ^ second
        if second:
            third = second & (second - 1)
            fourth = third & (third - 1)
            chance = following(chance)
            at = below(mixed(chance), count(lowest))
            choices += 1
            # no branch: nobody could foretell which way it goes
            led = led & -(at == 0) | (second ^ third) & -(at == 1) | (third ^ fourth) & -(at == 2) | fourth & -(at == 3)
        carried = live + led
        after = live & carried
        stop = carried & ~live
        last = stop >> 1
        leads |= led
        out = 0
        leader = seat
        for other in range(seats):
            hand = t.hands[other]
            out |= 0 if hand & after else t.seated >> other & 1
            leader = other if hand & last else leader
        if out:
            live = _out(r, t, live, after, led)
            break
        stops |= stop
        kept |= led if leader == seat else 0
        live = after
        suit = 0 if stop < 1 << WIDTH else 1 if stop < 1 << 2 * WIDTH else 2 if stop < 1 << 3 * WIDTH else 3
        allowed = r.wide_limit[suit]
        seat = (leader + 1) % seats if r.first_unable else leader
    t.place = chance
    t.choices = choices
    dead = count(stops & t.hands[DEAD])
    top = count(stops & BEYOND)
    removed = count(stops & r.wide_removed)
    t.stops[DEAD] = dead
    t.stops[TOP] = top
    t.stops[REMOVED] = removed
    t.stops[PLAYED] = count(stops) - dead - top - removed
    t.stops[ASIDE] = 0
    t.stops[HIDDEN] = 0
    for other in range(seats):
        t.leads[other] = count(leads & t.hands[other])
        t.kept[other] = count(kept & t.hands[other])
        t.hands[other] &= live


@compiled
def _next(r: Any, t: Any, start: int, live: int, allowed: int) -> int:
    """Who leads where the one whose lead it is has nothing he may lead: himself after all, or the next; -1 for nobody."""
    first = -1
    for step in range(r.seats):
        seat = (start + step) % r.seats
        if not t.seated >> seat & 1:
            continue
        cards = t.hands[seat] & live
        if cards & allowed:
            return seat
        if cards:
            if r.stuck == SAME_SUIT:
                return seat
            t.passes += 1
            if first < 0:
                first = seat
    return first if r.nobody == LIFTED else -1


@compiled
def _out(r: Any, t: Any, live: int, after: int, led: int) -> int:
    """Of those whose last card lies in this run it is the first one who goes out; what is left in play then."""
    first = 1 << 62
    for seat in range(r.seats):
        run = t.hands[seat] & live & ~after
        if t.seated >> seat & 1 and not t.hands[seat] & after and run:
            # the highest card of the run that he holds
            while run & (run - 1):
                run &= run - 1
            if run < first:
                first = run
                t.winner = seat
    t.out_on_lead = 1 if first == led else 0
    t.out_on_pay = 1 if first & r.wide_pay else 0
    return after | live & ~(first * 2 - 1) & ~after


@compiled
def _settle(r: Any, t: Any) -> None:
    """Pay cards, the winner's spaces, cards left."""
    seats = r.seats
    for space in range(r.spaces):
        card = r.wide_card[space]
        if card:
            payee = -1
            for seat in range(seats):
                payee = seat if t.mine[seat] & ~t.hands[seat] & card else payee
            if payee >= 0:
                _take(r, t, space, payee)
    for seat in range(seats):
        t.held[seat] = count(t.mine[seat])
        t.left[seat] = count(t.hands[seat])
        t.to_earn[seat] = count(t.mine[seat] & r.wide_pay)
        t.earned[seat] = count(t.mine[seat] & ~t.hands[seat] & r.wide_pay)
    winner = t.winner
    if winner < 0:
        return
    for row in range(r.outs):
        _take(r, t, r.out_space[row], winner)
    for row in range(r.payments):
        for step in range(1, seats):
            seat = winner + step
            if seat >= seats:
                seat -= seats
            if t.left[seat]:
                t.payments += transfer(r, t, seat, winner, r.payment[row] * t.left[seat])


@compiled
def _take(r: Any, t: Any, space: int, seat: int) -> None:
    """A seat takes all that lies on a space."""
    chips = t.chips[r.seats + space]
    t.chips[seat] += chips
    t.paid[space] += chips
    t.chips[r.seats + space] = 0


@compiled
def _stake(r: Any, t: Any) -> None:
    """The antes; where everybody can pay them, space by space."""
    players = count(t.seated)
    short = False
    for seat in range(r.seats):
        owed = r.owed_dealer if seat == t.dealer else r.owed_others
        short = short or (t.seated >> seat & 1 and t.chips[seat] < owed)
    if short:
        antes(r, t)
        return
    for seat in range(r.seats):
        if t.seated >> seat & 1:
            t.chips[seat] -= r.owed_dealer if seat == t.dealer else r.owed_others
    for row in range(r.antes):
        chips = r.ante_others[row] * (players - 1) + r.ante_dealer[row]
        t.chips[r.seats + r.ante_space[row]] += chips
        t.staked[r.ante_space[row]] += chips


@compiled
def narrow(r: Any, wide: int) -> int:
    """A wide set of cards as the other functions have it."""
    cards = 0
    for at in range(r.size):
        if wide & r.wide[at]:
            cards |= 1 << r.cards[at]
    return cards
