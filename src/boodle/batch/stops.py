"""The stops: leads, runs and what stops them; the counterpart of :mod:`boodle.stages.stops`. Most time is spent here."""

from __future__ import annotations

from typing import Any

from boodle.batch.arrays import (
    ASIDE,
    CARD_PLAYED,
    DEAD,
    HIDDEN,
    LIMIT_LIFTED,
    NO_CARD_REASON,
    NO_CARDS_REASON,
    NO_SUIT_REASON,
    PASSED,
    PLAYED,
    ROUND_VOID,
    STOPPED,
    WENT_OUT,
)
from boodle.batch.claims import earned
from boodle.batch.compiling import compiled, count, shared
from boodle.batch.paying import accounts, collect, fees, next_seated, pay_all
from boodle.batch.stakes import below, following, mixed
from boodle.cards import ALL
from boodle.players import leads

_leads = shared(leads)
best_leads, nth = _leads.best_leads, _leads.nth
NO_SUIT = 4
SUIT = 0x1FFF
LOWEST_OF_SUIT, LOWEST_IN_HAND, ANY = 0, 1, 2
SAME_SUIT, PASS_LEFT, FINE_AND_PASS = 0, 1, 2
VOID, VOID_PAY, LIFTED = 0, 1, 2
LIFT = 16
"""Added to the seat that leads without limits."""
NOBODY = -1


@compiled
def play(r: Any, p: Any, t: Any) -> None:
    """From the first lead to the last card, or until nobody can lead."""
    pay = r.pay[t.trump]
    alone = r.alone[t.trump]
    for seat in range(r.seats):
        t.to_earn[seat] = count(t.hands[seat] & alone)
    seat, must = _leader(r, t)
    found = _lead(r, t, seat, NO_SUIT, True, must)
    suit = NO_SUIT
    opening = True
    special = r.special
    seats = r.seats
    chance = t.place
    stoppable = r.fee_from[STOPPED] != r.fee_from[STOPPED + 1]
    while found >= 0:
        lifted = found >= LIFT
        seat = found & (LIFT - 1)
        hand = t.hands[seat]
        if must >= 0:
            card = must
            must = -1
        else:
            allowed = hand
            if not lifted:
                allowed &= r.limit[suit]
                if opening:
                    allowed &= r.opening_suits
            size = _candidates(r, t, allowed, r.opening_choice if opening else r.choice)
            at = 0
            if size > 1:
                t.choices += 1
                if p.chooses[seat]:
                    leads = 0
                    for place in range(size):
                        leads |= 1 << t.cards[place]
                    leads = best_leads(p.weights[seat], leads, hand, pay, _gone(r, t), r.led, r.followed)
                    size = count(leads)
                    if size > 1:
                        chance = following(chance)
                        at = below(mixed(chance), size)
                    t.cards[0] = nth(leads, at)
                    at = 0
                else:
                    chance = following(chance)
                    at = below(mixed(chance), size)
            card = t.cards[at]
        t.leads[seat] += 1
        opening = False
        led = True
        starter = seat
        while True:
            t.hands[seat] &= ~(1 << card)
            t.holder[card] = PLAYED
            after = r.led[card] if led else r.followed[card]
            if special[card]:
                fees(r, t, CARD_PLAYED, seat, 0)
                earned(r, t, seat, card)
            if not t.hands[seat]:
                t.place = chance
                _out(r, t, seat, card, led)
                return
            holder = t.holder[after]
            if r.rotates and after < 52:
                _asked(r, t, seat, holder)
            if holder >= seats:
                break
            seat = holder
            card = after
            led = False
        suit = card // 13
        reason = holder
        if reason in (DEAD, ASIDE):
            reason = _reason(t, after, reason)
            t.stopped |= 1 << after
        t.stops[reason] += 1
        t.kept[starter] += 1 if seat == starter else 0
        if stoppable:
            fees(r, t, STOPPED, seat, reason - DEAD + 1)
        if r.first_unable:
            seat = (seat + 1) % seats
        free = not r.first_unable and t.hands[seat] & r.limit[suit]
        found = seat if free else _lead(r, t, seat, suit, False, -1)
    t.place = chance
    fees(r, t, ROUND_VOID, -1, 0)


@compiled
def _gone(r: Any, t: Any) -> int:
    """Cards of which everybody knows that nobody can play them any more."""
    held = 0
    for seat in range(r.seats):
        held |= t.hands[seat]
    away = t.hands[DEAD] | t.hands[ASIDE]
    return ALL & ~held & (~away | t.public | t.stopped)


@compiled
def _candidates(r: Any, t: Any, hand: int, choice: int) -> int:
    """Write down the cards that may be led, of those in the suits that may; how many there are."""
    size = 0
    if choice == ANY:
        for card in range(52):
            if hand >> card & 1:
                t.cards[size] = card
                size += 1
        return size
    best = 0
    for suit in range(4):
        ranks = hand >> 13 * suit & SUIT
        if ranks:
            rank = r.lowest[ranks]
            best |= 1 << rank
            t.cards[size] = 13 * suit + rank
            size += 1
    if choice == LOWEST_IN_HAND:
        lowest = r.lowest[best]
        kept = 0
        for at in range(size):
            if t.cards[at] % 13 == lowest:
                t.cards[kept] = t.cards[at]
                kept += 1
        size = kept
    return size


@compiled
def _reason(t: Any, card: int, place: int) -> int:
    """Whether anybody can tell why a card is not played that lies in the dead hand or aside."""
    dark = ~t.public
    return HIDDEN if dark >> card & 1 and t.hands[DEAD] & dark and t.hands[ASIDE] & dark else place


@compiled
def _asked(r: Any, t: Any, seat: int, holder: int) -> None:
    """The next card is asked for in rotation, and those without pass."""
    for step in range(1, r.seats):
        other = (seat + step) % r.seats
        if not t.seated >> other & 1:
            continue
        if other == holder:
            return
        fees(r, t, PASSED, other, NO_CARD_REASON)


@compiled
def _lead(r: Any, t: Any, start: int, suit: int, opening: bool, must: int) -> int:
    """Who leads next, from ``start`` on: the first with cards that has something it may lead; -1 where nobody has."""
    first = NOBODY
    for step in range(r.seats):
        seat = (start + step) % r.seats
        if not t.seated >> seat & 1:
            continue
        if not t.hands[seat]:
            if seat == start:
                fees(r, t, PASSED, seat, NO_CARDS_REASON)
            continue
        allowed = r.limit[suit]
        if opening:
            allowed &= r.opening_suits
        if must >= 0 or t.hands[seat] & allowed:
            return seat
        if first < 0:
            first = seat
        if r.stuck == SAME_SUIT:
            fees(r, t, LIMIT_LIFTED, seat, 0)
            return seat + LIFT
        t.passes += 1
        if r.stuck == FINE_AND_PASS:
            size = accounts(r, t, r.stuck_payee, r.stuck_mask, seat, t.other)
            pay_all(r, t, seat, size, r.stuck_chips)
        fees(r, t, PASSED, seat, NO_SUIT_REASON)
    if first < 0:
        return NOBODY
    if r.nobody == LIFTED:
        fees(r, t, LIMIT_LIFTED, first, 0)
        return first + LIFT
    if r.nobody == VOID_PAY:
        t.void_from = first
    return NOBODY


@compiled
def _leader(r: Any, t: Any) -> tuple[int, int]:
    """Who leads first, and the card that he has to lead (-1: none)."""
    eldest = next_seated(r, t, t.dealer + 1)
    if r.leader == 1:
        return t.dealer, -1
    if r.leader == 2:
        ranks = 0
        for seat in range(r.seats):
            ranks |= t.hands[seat] >> 13 * r.leader_suit & SUIT
        if ranks:
            card = 13 * r.leader_suit + r.lowest[ranks]
            return t.holder[card], card if r.that_card else -1
    if r.leader == 3:
        for step in range(1, r.seats + 1):
            seat = (t.dealer + step) % r.seats
            if t.seated >> seat & 1 and t.titled >> seat & 1:
                return seat, -1
    return eldest, -1


@compiled
def _out(r: Any, t: Any, seat: int, card: int, led: bool) -> None:
    """Somebody is out: he takes what is there for going out."""
    t.winner = seat
    t.out_on_lead = 1 if led else 0
    t.out_on_pay = r.alone[t.trump] >> card & 1
    fees(r, t, WENT_OUT, seat, 0)
    for row in range(r.outs):
        collect(r, t, seat, r.out_space[row], r.out_chips[row], r.out_payer[row])
