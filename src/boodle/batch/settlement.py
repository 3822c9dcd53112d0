"""The end of a round; the counterpart of :mod:`boodle.stages.settlement`."""

from __future__ import annotations

from typing import Any

from boodle.batch.arrays import CAUGHT, ROUND_ENDED
from boodle.batch.compiling import compiled, count
from boodle.batch.paying import accounts, fees, pay_all, transfer
from boodle.batch.poker import leftover

LEFTOVER = 2
TO_WINNER, SPLIT = 1, 2


@compiled
def settle(r: Any, t: Any) -> None:
    """Leftover poker, who is caught, cards left, fees of the end, unclaimed spaces."""
    if r.poker == LEFTOVER:
        leftover(r, t)
    if r.catches:
        _caught(r, t)
    if t.winner >= 0:
        _card_payments(r, t)
    elif t.void_from >= 0:
        _void_payments(r, t)
    fees(r, t, ROUND_ENDED, t.winner, 0)
    for space in range(r.spaces):
        if r.unclaimed[space]:
            _unclaimed(r, t, space)


@compiled
def _card_payments(r: Any, t: Any) -> None:
    for row in range(r.payments):
        for step in range(1, r.seats):
            seat = t.winner + step
            if seat >= r.seats:
                seat -= r.seats
            if t.seated >> seat & 1 and not t.hands[seat] & r.exempt[row]:
                t.payments += transfer(r, t, seat, t.winner, r.payment[row] * count(t.hands[seat]))


@compiled
def _void_payments(r: Any, t: Any) -> None:
    for row in range(r.payments):
        for step in range(r.seats):
            seat = (t.void_from + step) % r.seats
            if t.seated >> seat & 1 and not t.hands[seat] & r.exempt[row]:
                size = accounts(r, t, r.nobody_payee, r.nobody_mask, seat, t.other)
                pay_all(r, t, seat, size, r.payment[row] * count(t.hands[seat]))


@compiled
def _caught(r: Any, t: Any) -> None:
    for step in range(1, r.seats + 1):
        seat = (t.dealer + step) % r.seats
        if not t.seated >> seat & 1:
            continue
        for card in range(52):
            if t.hands[seat] >> card & 1:
                start = t.trump * 52 + card
                for at in range(r.claim_from[start], r.claim_from[start + 1]):
                    if r.claim_need[at] == 1 << card:
                        fees(r, t, CAUGHT, seat, 0)


@compiled
def _unclaimed(r: Any, t: Any, space: int) -> None:
    account = r.seats + space
    chips = t.chips[account]
    if not chips:
        return
    if r.unclaimed[space] == TO_WINNER and t.winner >= 0:
        transfer(r, t, account, t.winner, chips)
    elif r.unclaimed[space] == SPLIT:
        players = count(t.seated)
        for step in range(1, r.seats + 1):
            seat = (t.dealer + step) % r.seats
            if t.seated >> seat & 1:
                transfer(r, t, account, seat, chips // players)
