"""The deal; the counterpart of :mod:`boodle.stages.dealing`."""

from __future__ import annotations

from typing import Any

import numpy as np

from boodle.batch.arrays import ASIDE, DEAD, DEALT, PLACES, PLAYED, REMOVED, TOP
from boodle.batch.compiling import compiled
from boodle.batch.paying import collect, fees
from boodle.batch.stakes import following, mixed
from boodle.simulation.chance import DICE

FIRST, LAST = 0, 1
FRACTION = 0xFFFFFFFFFFFFFF
NO_TRUMP = 4
NO_CARD = 52


@compiled
def shuffle(r: Any, t: Any) -> None:
    """The pack in a new order: the counterpart of :meth:`boodle.simulation.chance.Stream.shuffled`."""
    size = r.size
    for at in range(size):
        t.deck[at] = r.cards[at]
    place = t.place
    at = size - 1
    while at > 0:
        place = following(place)
        fraction = np.int64(mixed(place) >> 8)
        for _ in range(min(DICE, at)):
            fraction *= at + 1
            other = fraction >> 56
            fraction &= FRACTION
            card = t.deck[other]
            t.deck[other] = t.deck[at]
            t.deck[at] = card
            at -= 1
    t.place = place


@compiled
def slots(r: Any, t: Any) -> None:
    """Who gets the first card of the pack, the second and so on."""
    if t.seated == r.everybody:
        for at in range(52):
            t.slot[at] = r.full_slot[t.dealer, at]
        return
    lap = 0
    if r.dead_hand == FIRST:
        t.list[lap] = DEAD
        lap += 1
    for step in range(1, r.seats + 1):
        seat = (t.dealer + step) % r.seats
        if t.seated >> seat & 1:
            t.list[lap] = seat
            lap += 1
    if r.dead_hand == LAST:
        t.list[lap] = DEAD
        lap += 1
    even = r.size - r.size % lap
    turn = 0
    for at in range(r.size):
        t.slot[at] = DEAD if r.surplus_dead and at >= even else t.list[turn]
        turn += 1
        if turn == lap:
            turn = 0


@compiled
def deal(r: Any, t: Any) -> None:
    """One card at a time, clockwise from the dealer's left, the dead hand among the players; the trumps turned up."""
    shuffle(r, t)
    slots(r, t)
    for place in range(PLACES):
        t.hands[place] = 0
    for at in range(r.size):
        card = t.deck[at]
        place = t.slot[at]
        t.holder[card] = place
        t.hands[place] |= 1 << card
    t.hands[ASIDE] = 0
    t.hands[PLAYED] = 0
    for card in range(52):
        if not r.pack >> card & 1:
            t.holder[card] = REMOVED
    t.holder[NO_CARD] = TOP
    for seat in range(r.seats):
        t.mine[seat] = t.hands[seat]
        t.dealt[seat] = t.hands[seat]
    dead = t.hands[DEAD]
    t.public = 0
    t.stopped = 0
    t.trump = NO_TRUMP
    t.seller = t.dealer if dead and r.sales else -1
    t.exchanged = 0
    t.claimed = 0
    t.titled = 0
    t.winner = -1
    t.void_from = -1
    fees(r, t, DEALT, -1, 0)
    if r.turn_up and dead:
        at = r.size - 1
        while t.slot[at] != DEAD:
            at -= 1
        _turn_up(r, t, t.deck[at])


@compiled
def _turn_up(r: Any, t: Any, card: int) -> None:
    """The card shows the trump suit; the dealer takes the space it belongs to."""
    t.trump = card // 13
    t.public |= 1 << card
    for row in range(r.turned):
        if r.turned_cards[row] >> card & 1:
            collect(r, t, t.dealer, r.turned_space[row], r.turned_chips[row], r.turned_payer[row])
