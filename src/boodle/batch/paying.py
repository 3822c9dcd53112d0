"""Chips that move: transfers, fees, claims; the counterpart of :mod:`boodle.desk`."""

from __future__ import annotations

from typing import Any

from boodle.batch.arrays import NOTHING_TO_TAKE
from boodle.batch.compiling import compiled, count
from boodle.tables import ACTOR, DEALER, OPPONENTS, SELLER

POT, BANK, EACH_OPPONENT = 0, 1, 2
BOUNDLESS = 1 << 62


@compiled
def put(r: Any, t: Any, payer: int, payee: int, chips: int) -> None:
    """Move exactly so many chips, and note what spaces got and gave."""
    t.chips[payer] -= chips
    t.chips[payee] += chips
    seats = r.seats
    if payer >= seats:
        if payee < seats and payer < r.bank:
            t.paid[payer - seats] += chips
    elif seats <= payee < r.bank:
        t.staked[payee - seats] += chips


@compiled
def purse(r: Any, t: Any, account: int) -> int:
    """The most that an account can pay now."""
    if account == r.bank or (account < r.seats and r.debt):
        return BOUNDLESS
    return max(t.chips[account], 0)


@compiled
def transfer(r: Any, t: Any, payer: int, payee: int, chips: int) -> int:
    """Move chips as far as the payer has them; what was paid."""
    chips = min(chips, purse(r, t, payer))
    if chips <= 0 or payer == payee:
        return 0
    put(r, t, payer, payee, chips)
    return chips


@compiled
def accounts(r: Any, t: Any, role: int, mask: int, seat: int, found: Any) -> int:
    """Write down the accounts that a rule means, for an event of this seat; how many there are."""
    if role == ACTOR:
        found[0] = seat
        return 1
    if role == DEALER:
        found[0] = t.dealer
        return 1
    if role == SELLER:
        found[0] = t.seller if t.seller >= 0 else t.dealer
        return 1
    size = 0
    if role == OPPONENTS:
        for step in range(1, r.seats):
            other = (seat + step) % r.seats
            if t.seated >> other & 1:
                found[size] = other
                size += 1
        return size
    for account in range(r.bank + 1):
        if mask >> account & 1:
            found[size] = account
            size += 1
    return size


@compiled
def pay_all(r: Any, t: Any, payer: int, size: int, chips: int) -> None:
    """One payer to the accounts in the second list: one chip each in turn, while there are some."""
    payees = 0
    for at in range(size):
        if t.other[at] != payer:
            t.other[payees] = t.other[at]
            payees += 1
    if not payees or chips <= 0:
        return
    available = min(purse(r, t, payer), chips * payees)
    each = available // payees
    odd = available % payees
    for at in range(payees):
        transfer(r, t, payer, t.other[at], each + (1 if at < odd else 0))


@compiled
def fees(r: Any, t: Any, event: int, seat: int, reason: int) -> None:
    """Pay the fees of an event; seat -1 where it has none."""
    for row in range(r.fee_from[event], r.fee_from[event + 1]):
        if r.fee_reasons[row] and not r.fee_reasons[row] >> reason & 1:
            continue
        payer, payee = r.fee_payer[row], r.fee_payee[row]
        if seat < 0 and (payer in (ACTOR, OPPONENTS) or payee in (ACTOR, OPPONENTS)):
            continue
        start = t.dealer if seat < 0 else seat
        payers = accounts(r, t, payer, r.fee_payer_mask[row], start, t.list)
        for at in range(payers):
            account = t.list[at]
            chips = r.fee_chips[row]
            if r.fee_per_card[row]:
                chips *= count(t.hands[account]) if account < r.seats else 0
            size = accounts(r, t, payee, r.fee_payee_mask[row], start, t.other)
            pay_all(r, t, account, size, chips)


@compiled
def share(r: Any, t: Any, size: int, space: int, fixed: int, payer: int) -> None:
    """The seats in ``t.sharing`` share what a space pays."""
    account = r.seats + space
    pot = t.chips[account]
    total = pot if fixed < 0 else fixed
    if payer == POT and fixed >= 0:
        total = min(pot, fixed)
    each = total // size
    odd = total % size
    for at in range(size):
        seat = t.sharing[at]
        if payer == EACH_OPPONENT:
            for step in range(1, r.seats):
                other = (seat + step) % r.seats
                if not t.seated >> other & 1:
                    continue
                shares = False
                for place in range(size):
                    shares = shares or t.sharing[place] == other
                transfer(r, t, other, seat, 0 if shares else each)
            continue
        paid = transfer(r, t, account, seat, each)
        if payer == BANK:
            paid += transfer(r, t, r.bank, seat, each - paid)
        if not paid and not pot:
            fees(r, t, NOTHING_TO_TAKE, seat, 0)
    if payer == BANK:
        transfer(r, t, account, r.bank, t.chips[account])
    elif fixed < 0 and r.odd_to_dealer:
        transfer(r, t, account, t.dealer, odd)


@compiled
def collect(r: Any, t: Any, seat: int, space: int, fixed: int, payer: int) -> None:
    """A seat takes what a space pays."""
    if fixed < 0 and t.chips[r.seats + space] > 0:
        # what happens nearly always: the whole pot goes to one seat, and nothing is odd
        put(r, t, r.seats + space, seat, t.chips[r.seats + space])
        return
    t.sharing[0] = seat
    share(r, t, 1, space, fixed, payer)


@compiled
def next_seated(r: Any, t: Any, start: int) -> int:
    """The first seat from ``start`` on that plays this round."""
    seat = start % r.seats
    while not t.seated >> seat & 1:
        seat = (seat + 1) % r.seats
    return seat
