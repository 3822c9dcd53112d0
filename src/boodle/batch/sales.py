"""The sale of the spare hand; the counterpart of :mod:`boodle.stages.sales`."""

from __future__ import annotations

from typing import Any

from boodle.batch.arrays import DEAD, EXCHANGED
from boodle.batch.compiling import compiled, shared
from boodle.batch.paying import accounts, fees, next_seated, purse, transfer
from boodle.players import widow

_widow = shared(widow)
better, kind_of, wants = _widow.better, _widow.kind_of, _widow.wants
SWAP, OFFER, AUCTION = 0, 1, 2
DEALER, ELDEST, YOUNGER, OTHERS, EVERYBODY = range(5)
STAYS, MAY_BUY, LOOKS = 0, 1, 2
HIGHEST = 1_000_000


@compiled
def sell(r: Any, p: Any, t: Any, sale: int) -> None:
    """One sale, unless the spare hand is gone; everybody decides by his policy."""
    if t.seller < 0:
        return
    if r.advance[sale]:
        size = accounts(r, t, r.payee[sale], r.payee_mask[sale], t.dealer, t.other)
        if size:
            transfer(r, t, t.dealer, t.other[0], r.advance[sale])
    size = _buyers(r, t, sale)
    if not size:
        _unsold(r, p, t, sale)
        return
    if t.asked < 0:
        t.asked = t.queue[0]
        t.kind = kind_of(t.hands[t.asked], r.pay[t.trump])
    if r.form[sale] == AUCTION:
        _auction(r, p, t, sale, size)
        return
    for at in range(size):
        seat = t.queue[at]
        price = _price(r, t, sale, seat)
        if _may(r, t, sale, seat) and price <= purse(r, t, seat) and _wants(r, p, t, sale, seat, price):
            _exchange(r, t, sale, seat, price)
            return
    _unsold(r, p, t, sale)


@compiled
def _buyers(r: Any, t: Any, sale: int) -> int:
    """Write down who is asked, in turn."""
    who = r.buyers[sale]
    eldest = next_seated(r, t, t.dealer + 1)
    if who == DEALER:
        t.queue[0] = t.dealer
        return 1
    if who == ELDEST:
        t.queue[0] = eldest
        return 1
    size = 0
    for step in range(1, r.seats + 1):
        seat = (t.dealer + step) % r.seats
        if not t.seated >> seat & 1 or (who == YOUNGER and seat == eldest) or (who == OTHERS and seat == t.dealer):
            continue
        t.queue[size] = seat
        size += 1
    return size


@compiled
def _price(r: Any, t: Any, sale: int, seat: int) -> int:
    """What the seat pays at a fixed price; nobody pays himself."""
    return 0 if r.to_seller[sale] and seat == t.seller else r.price[sale]


@compiled
def _may(r: Any, t: Any, sale: int, seat: int) -> bool:
    """Whether the seat may take the spare hand at all."""
    if t.exchanged >> seat & 1:
        return False
    if not r.no_pay_card[sale]:
        return True
    hand = t.hands[seat]
    for at in range(r.barring_from[t.trump], r.barring_from[t.trump + 1]):
        if not r.barring[at] & ~hand:
            return False
    return True


@compiled
def _wants(r: Any, p: Any, t: Any, sale: int, seat: int, price: int) -> bool:
    wish = p.wish[seat]
    return price <= wish[3] and wants(wish, t.hands[seat], r.pay[t.trump], r.seen[sale]) != 0


@compiled
def _auction(r: Any, p: Any, t: Any, sale: int, size: int) -> None:
    """Each bids as little as he can up to what the hand is worth to him; or, sealed, just that."""
    best = -1
    bid = 0
    if r.sealed[sale]:
        for at in range(size):
            seat = t.queue[at]
            low = r.opening_bid[sale]
            high = min(purse(r, t, seat), HIGHEST) if _may(r, t, sale, seat) else 0
            most = min(high, p.wish[seat][3])
            if low <= most and _wants(r, p, t, sale, seat, low):
                chips = low + (most - low) // r.step[sale] * r.step[sale]
                if chips > bid:
                    best = seat
                    bid = chips
    else:
        inside = (1 << size) - 1
        at = 0
        while inside and not (best >= 0 and inside == 1 << best):
            if inside >> at & 1:
                seat = t.queue[at]
                low = bid + r.step[sale] if best >= 0 else r.opening_bid[sale]
                high = min(purse(r, t, seat), HIGHEST) if _may(r, t, sale, seat) else 0
                if low <= high and _wants(r, p, t, sale, seat, low):
                    best = at
                    bid = low
                else:
                    inside &= ~(1 << at)
            at = (at + 1) % size
        if best >= 0:
            best = t.queue[best]
    if best >= 0:
        _exchange(r, t, sale, best, bid)
    else:
        _unsold(r, p, t, sale)


@compiled
def _unsold(r: Any, p: Any, t: Any, sale: int) -> None:
    """Nobody took it: it stays, or the dealer has the last word."""
    dealer = t.dealer
    if r.unsold[sale] == STAYS or t.exchanged >> dealer & 1:
        return
    if r.unsold[sale] == LOOKS:
        if better(t.hands[DEAD], t.hands[dealer], r.pay[t.trump]):
            _exchange(r, t, sale, dealer, 0)
        return
    price = _price(r, t, sale, dealer)
    if price <= purse(r, t, dealer) and _may(r, t, sale, dealer) and _wants(r, p, t, sale, dealer, price):
        _exchange(r, t, sale, dealer, price)


@compiled
def _exchange(r: Any, t: Any, sale: int, seat: int, price: int) -> None:
    """Whole hand for whole hand."""
    if price:
        size = accounts(r, t, r.payee[sale], r.payee_mask[sale], seat, t.other)
        if size:
            paid = transfer(r, t, seat, t.other[0], price)
            t.price += paid
            t.own_price += paid if seat == t.asked else 0
    old = t.hands[seat]
    t.hands[seat] = t.hands[DEAD]
    t.hands[DEAD] = old
    t.mine[seat] = t.hands[seat]
    for card in range(52):
        if t.hands[seat] >> card & 1:
            t.holder[card] = seat
        elif old >> card & 1:
            t.holder[card] = DEAD
    t.seller = seat if r.new_spare[sale] else -1
    t.exchanged |= 1 << seat
    t.took += 1
    fees(r, t, EXCHANGED, seat, 0)
