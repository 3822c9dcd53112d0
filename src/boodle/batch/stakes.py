"""Stakes: antes, the dealer's factor, free stakes and one horse; the counterpart of :mod:`boodle.stages.stakes`."""

from __future__ import annotations

from typing import Any

from boodle.batch.compiling import compiled, shared
from boodle.batch.paying import put
from boodle.players import stakes
from boodle.simulation import chance

laid_out = shared(stakes).laid_out
_chance = shared(chance)
mixed, below, following, stream = _chance.mixed, _chance.below, _chance.following, _chance.stream
FREE, ONE_HORSE = 1, 2
CHOSEN = -1


@compiled
def draw(t: Any, most: int) -> int:
    """The next number of the round's stream, from 0 to ``most - 1``."""
    t.place = following(t.place)
    return below(mixed(t.place), most)


@compiled
def due_of(r: Any, t: Any, row: int, seat: int) -> int:
    """What a seat owes on one space before a deal."""
    if seat != t.dealer:
        return r.ante_others[row]
    if r.ante_dealer[row] == CHOSEN:
        return r.ante_others[row] * t.factor[r.ante_scope[row]]
    return r.ante_dealer[row]


@compiled
def dues_of(r: Any, t: Any, seat: int) -> int:
    """What a seat owes before a deal, in all."""
    due = 0
    for row in range(r.antes):
        due += due_of(r, t, row, seat)
    return due


@compiled
def free_total(r: Any, seat: int, dealer: int) -> int:
    """How many chips a seat lays out freely."""
    if r.mode == 0:
        return 0
    return r.dealer_total if seat == dealer and r.dealer_total >= 0 else r.total


@compiled
def antes(r: Any, t: Any) -> None:
    """Everybody puts what he owes, from the dealer's left on; who is short fills the spaces one chip at a time."""
    rows = r.antes
    for step in range(1, r.seats + 1):
        seat = t.dealer + step
        if seat >= r.seats:
            seat -= r.seats
        if not t.seated >> seat & 1:
            continue
        owed = dues_of(r, t, seat)
        if r.short == 2 or t.chips[seat] >= owed:
            for row in range(rows):
                chips = due_of(r, t, row, seat)
                if chips:
                    put(r, t, seat, r.seats + r.ante_space[row], chips)
            continue
        left = max(t.chips[seat], 0)
        for row in range(rows):
            t.laid[row] = 0
        while left > 0:
            for row in range(rows):
                if left > 0 and t.laid[row] < due_of(r, t, row, seat):
                    t.laid[row] += 1
                    left -= 1
        for row in range(rows):
            if t.laid[row]:
                put(r, t, seat, r.seats + r.ante_space[row], t.laid[row])


@compiled
def chosen(r: Any, p: Any, t: Any, late: int) -> None:
    """The dealer says his factors before the deal; free stakes are laid before the deal or before anybody looks."""
    if not late:
        for scope in range(r.scopes):
            t.factor[scope] = r.most[scope] if p.factor[t.dealer] else r.least[scope]
    if r.mode == 0 or r.late != late:
        return
    for step in range(1, r.seats + 1):
        seat = (t.dealer + step) % r.seats
        if t.seated >> seat & 1:
            _stake(r, p, t, seat)


@compiled
def _offered(r: Any, t: Any, seat: int) -> int:
    """The chips that a seat lays out: its total, or what it has."""
    total = free_total(r, seat, t.dealer)
    return total if r.short == 2 else min(total, max(t.chips[seat], 0))


@compiled
def _stake(r: Any, p: Any, t: Any, seat: int) -> None:
    total = _offered(r, t, seat)
    if not total:
        return
    spaces = r.free
    horse = r.mode == ONE_HORSE
    minimum = 0 if horse else r.minimum
    if minimum * spaces > total:
        minimum = 0
    must = 0
    bare = 0
    if r.cover_all:
        for at in range(spaces):
            if not t.chips[r.seats + r.free_space[at]]:
                must |= 1 << at
        later = 0
        step = 1
        while (seat + step - 1) % r.seats != t.dealer:
            other = (seat + step) % r.seats
            if t.seated >> other & 1:
                later += 1 if horse else _offered(r, t, other)
            step += 1
        reach = 1 if horse else total
        size = 0
        for at in range(spaces):
            size += must >> at & 1
        bare = max(later, size - reach)
    random = draw(t, spaces) if spaces > 1 else 0
    laid_out(p.stakes[seat], total, spaces, minimum, must, bare, 1 if horse else 0, random, t.laid)
    for at in range(spaces):
        if t.laid[at]:
            put(r, t, seat, r.seats + r.free_space[at], t.laid[at])
