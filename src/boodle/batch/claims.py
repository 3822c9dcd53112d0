"""Spaces that are earned by the dealt hand, or by playing; the counterpart of :mod:`boodle.stages.claims`."""

from __future__ import annotations

from typing import Any

from boodle.batch.compiling import compiled
from boodle.batch.limits import ROWS
from boodle.batch.paying import collect, next_seated, share


@compiled
def _holds(r: Any, t: Any, row: int, seat: int) -> bool:
    hand = t.hands[seat]
    start = t.trump * ROWS + row
    for at in range(r.held_from[start], r.held_from[start + 1]):
        if not r.held_need[at] & ~hand:
            return True
    return False


@compiled
def _show(r: Any, t: Any, row: int) -> None:
    """Everybody knows the cards that a claim is paid for, where there is no choice of them."""
    start = t.trump * ROWS + row
    if r.held_from[start + 1] - r.held_from[start] == 1:
        t.public |= r.held_need[r.held_from[start]]


@compiled
def held(r: Any, t: Any) -> None:
    """Pay the claims on the dealt hand: to a single holder in the order of the seats, then shared ones, then those announced."""
    if not r.held:
        return
    eldest = next_seated(r, t, t.dealer + 1)
    for step in range(r.seats):
        seat = (eldest + step) % r.seats
        if not t.seated >> seat & 1:
            continue
        for row in range(r.held):
            if not r.held_by_player[row] and _holds(r, t, row, seat) and _holders(r, t, row, eldest) == 1:
                _show(r, t, row)
                collect(r, t, seat, r.held_space[row], r.held_chips[row], r.held_payer[row])
    for row in range(r.held):
        size = 0 if r.held_by_player[row] else _holders(r, t, row, eldest)
        if size > 1:
            share(r, t, size, r.held_space[row], r.held_chips[row], r.held_payer[row])
    for row in range(r.held):
        size = _holders(r, t, row, eldest) if r.held_by_player[row] else 0
        if size:
            _show(r, t, row)
            share(r, t, size, r.held_space[row], r.held_chips[row], r.held_payer[row])


@compiled
def _holders(r: Any, t: Any, row: int, eldest: int) -> int:
    """Write down who holds the cards of a claim, from the eldest on."""
    size = 0
    for step in range(r.seats):
        seat = (eldest + step) % r.seats
        if t.seated >> seat & 1 and _holds(r, t, row, seat):
            t.sharing[size] = seat
            size += 1
    return size


@compiled
def earned(r: Any, t: Any, seat: int, card: int) -> None:
    """Pay the claims that a played card completes: those the engine sees to, then those that its player announces."""
    own = t.mine[seat] & ~t.hands[seat]
    start = t.trump * 52 + card
    done = 0
    waiting = 0
    for at in range(r.claim_from[start], r.claim_from[start + 1]):
        need = r.claim_need[at]
        space = r.claim_space[at]
        if need & ~own or done >> space & 1 or t.claimed >> space & 1:
            continue
        done |= 1 << space
        if need & (need - 1):
            t.claimed |= 1 << space
        if r.claim_by_player[at]:
            waiting |= 1 << (at - r.claim_from[start])
        else:
            collect(r, t, seat, space, r.claim_chips[at], r.claim_payer[at])
    if waiting:
        for at in range(r.claim_from[start], r.claim_from[start + 1]):
            if waiting >> (at - r.claim_from[start]) & 1:
                collect(r, t, seat, r.claim_space[at], r.claim_chips[at], r.claim_payer[at])
