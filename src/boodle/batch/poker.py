"""Poker by the best hand, where everybody checks; the counterpart of :mod:`boodle.stages.poker`."""

from __future__ import annotations

from typing import Any

from boodle.batch.arrays import ASIDE
from boodle.batch.compiling import compiled, shared
from boodle.batch.paying import transfer
from boodle.players import fives

best_five = shared(fives).best_five


@compiled
def before(r: Any, t: Any) -> None:
    """Everybody shows the best five cards of the hand; they return, or stay aside."""
    size = 0
    best = -1
    for step in range(1, r.seats + 1):
        seat = (t.dealer + step) % r.seats
        t.fives[seat] = 0
        if not t.seated >> seat & 1 or not t.hands[seat]:
            continue
        value, cards = best_five(t.hands[seat], r.wheel)
        t.fives[seat] = cards
        size += 1
        if value > best:
            best = value
            t.titled = 0
        if value == best:
            t.titled |= 1 << seat
    if not size:
        return
    for seat in range(r.seats):
        if size > 1:
            t.public |= t.fives[seat]
    _win(r, t)
    if r.poker_aside:
        for seat in range(r.seats):
            cards = t.fives[seat]
            t.hands[seat] &= ~cards
            t.mine[seat] &= ~cards
            t.hands[ASIDE] |= cards
            for card in range(52):
                if cards >> card & 1:
                    t.holder[card] = ASIDE


@compiled
def leftover(r: Any, t: Any) -> None:
    """The best poker hand among the cards left takes the pool."""
    best = -1
    titled = 0
    for seat in range(r.seats):
        if t.seated >> seat & 1 and t.hands[seat]:
            value, _ = best_five(t.hands[seat], r.wheel)
            if value > best:
                best = value
                titled = 0
            if value == best:
                titled |= 1 << seat
    if best >= 0:
        t.titled = titled
        _win(r, t)


@compiled
def _win(r: Any, t: Any) -> None:
    """The best hands share the pot; an odd chip stays, or goes to the dealer."""
    size = 0
    for seat in range(r.seats):
        size += t.titled >> seat & 1
    chips = t.chips[r.pot]
    for step in range(1, r.seats + 1):
        seat = (t.dealer + step) % r.seats
        if t.titled >> seat & 1:
            transfer(r, t, r.pot, seat, chips // size)
    if size > 1 and r.odd_to_dealer:
        transfer(r, t, r.pot, t.dealer, chips % size)
