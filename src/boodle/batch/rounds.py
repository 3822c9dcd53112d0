"""From one round to the next; the counterpart of :mod:`boodle.stages.session`, and the function that Python calls."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numba

from boodle.batch.arrays import DEAD
from boodle.batch.claims import held
from boodle.batch.compiling import compiled
from boodle.batch.deal import deal
from boodle.batch.limits import CHIPS
from boodle.batch.measuring import clear, hands, measure
from boodle.batch.poker import before
from boodle.batch.sales import sell
from boodle.batch.settlement import settle
from boodle.batch.stakes import antes, chosen, dues_of, free_total, stream
from boodle.batch.stops import play

BEFORE = 1
SIT_OUT, END_SESSION = 1, 3
WINNER, STAY = 1, 2


@compiled
def _ante_of(r: Any, t: Any, seat: int) -> int:
    return free_total(r, seat, t.dealer) + dues_of(r, t, seat)


@compiled
def _broke(r: Any, t: Any, seat: int) -> bool:
    if not r.broke_ante:
        return t.chips[seat] <= 0
    owed = r.total if r.mode else 0
    for row in range(r.antes):
        owed += r.ante_others[row]
    return t.chips[seat] < max(owed, 1)


@compiled
def _able(r: Any, t: Any, dealer: int) -> int:
    """The seats (bits) that can play a round that this seat deals."""
    t.dealer = dealer
    for scope in range(r.scopes):
        t.factor[scope] = 1
    able = 0
    for seat in range(r.seats):
        if r.eliminates and _broke(r, t, seat):
            continue
        if r.short == SIT_OUT and t.chips[seat] < _ante_of(r, t, seat):
            continue
        able |= 1 << seat
    return able


@compiled
def _begin(r: Any, t: Any, start: int) -> bool:
    """The first seat from ``start`` on that can deal does; False where fewer than two can play."""
    for step in range(r.seats):
        seat = (start + step) % r.seats
        able = _able(r, t, seat)
        if able >> seat & 1 and able & (able - 1):
            t.seated = able
            return True
    return False


@compiled
def _goes_on(r: Any, t: Any) -> bool:
    """Whether there is another round, and who deals it."""
    if r.ends_broke:
        for seat in range(r.seats):
            if _broke(r, t, seat):
                return False
    start = t.dealer + 1
    if r.rotation == STAY or (r.rotation == WINNER and t.winner < 0):
        start = t.dealer
    elif r.rotation == WINNER:
        start = t.winner
    if not _begin(r, t, start):
        return False
    if r.short == END_SESSION:
        for seat in range(r.seats):
            if t.seated >> seat & 1 and t.chips[seat] < _ante_of(r, t, seat):
                return False
    return True


@compiled
def _round(r: Any, p: Any, t: Any) -> None:
    """One whole round."""
    clear(r, t)
    if r.scopes or r.mode:
        chosen(r, p, t, 0)
    antes(r, t)
    deal(r, t)
    if r.mode:
        chosen(r, p, t, 1)
    for sale in range(r.early_sales):
        sell(r, p, t, sale)
    if r.all_see:
        t.public |= t.hands[DEAD]
    for sale in range(r.early_sales, r.sales):
        sell(r, p, t, sale)
    held(r, t)
    if r.poker == BEFORE:
        before(r, t)
    play(r, p, t)
    settle(r, t)
    hands(r, t)


@compiled
def _trace(r: Any, t: Any, row: Any) -> None:
    """Everything that two engines can be compared by: deal, chips, winner, cards left."""
    row[0], row[1], row[2], row[3] = t.dealer, t.seated, t.winner, t.trump
    at = 4
    for seat in range(r.seats):
        row[at + seat] = t.dealt[seat]
        row[at + r.seats + seat] = t.hands[seat]
    at += 2 * r.seats
    for account in range(r.bank + 1):
        row[at + account] = t.chips[account]


def stamp() -> str:
    """A digest of everything that is compiled in, so that machine code on the disk is never that of other sources."""
    here = Path(__file__).parent
    shared = [here.parent / "players" / name for name in ("leads.py", "widow.py", "stakes.py", "fives.py")]
    shared += [here.parent / "simulation" / name for name in ("chance.py", "measures.py")]
    digest = hashlib.sha256()
    for file in (*sorted(here.rglob("*.py")), *shared, here.parent / "tables.py", here.parent / "cards.py"):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _entry(stamp: str) -> Callable[..., int]:
    @numba.njit(nogil=True, error_model="numpy", cache=True)
    def sittings(
        r: Any, p: Any, t: Any, seed: Any, first: int, length: int, purse: int, totals: Any, lengths: Any, lying: Any, traces: Any
    ) -> int:
        # the stamp is part of the function, and so of the name under which its machine code is kept
        played = len(stamp) - len(stamp)
        for at in range(len(totals)):
            sitting = first + at
            for account in range(r.bank + 1):
                t.chips[account] = purse if account < r.seats else 0
            t.number = 0
            t.winner = -1
            going = _begin(r, t, sitting % r.seats)
            while going and t.number < length:
                t.number += 1
                t.place = stream(seed, numba.uint64(sitting), numba.uint64(t.number))
                _round(r, p, t)
                measure(r, t, totals[at])
                lengths[t.cards_played] += 1
                chips = 0
                for account in range(r.seats, r.bank):
                    chips += t.chips[account]
                if chips > CHIPS:
                    t.much = 1
                lying[t.number - 1, 0] += 1
                lying[t.number - 1, 1] += chips
                lying[t.number - 1, 2] += chips * chips
                if played < len(traces):
                    _trace(r, t, traces[played])
                played += 1
                going = _goes_on(r, t)
        return played

    return cast("Callable[..., int]", sittings)


sittings = _entry(stamp())
