"""What is counted of a round; the order is that of :mod:`boodle.simulation.measures`."""

from __future__ import annotations

from typing import Any

from boodle.batch.arrays import ASIDE, DEAD, HIDDEN, PLAYED, REMOVED, TOP
from boodle.batch.compiling import compiled, count
from boodle.players.widow import KINDS
from boodle.simulation.measures import BY_PLACE, BY_SEAT, KINDS_AT, PLACES_AT, PLAIN

HANDS = len(KINDS)
PLACE_BLOCKS = len(BY_PLACE)
SEAT_BLOCKS = len(BY_SEAT)
VOID, CARDS, LEADS, CHOICES, PASSES, LEFT = (
    PLAIN.index(name) for name in ("void", "cards", "leads", "choices", "passes", "left")
)
STOP = PLAIN.index("stop-dead")
OUT_ON_LEAD, OUT_ON_BOODLE = PLAIN.index("out-on-lead"), PLAIN.index("out-on-boodle")
CARD_PAYMENTS, TAKEN, PRICE = PLAIN.index("card-payments"), PLAIN.index("widow-taken"), PLAIN.index("widow-price")
REASONS = (DEAD, ASIDE, PLAYED, TOP, REMOVED, HIDDEN)


@compiled
def clear(r: Any, t: Any) -> None:
    """Nothing of this round has been counted yet."""
    for account in range(r.bank + 1):
        t.before[account] = t.chips[account]
    for space in range(r.spaces):
        t.paid[space] = 0
        t.staked[space] = 0
    for seat in range(r.seats):
        t.leads[seat] = 0
        t.kept[seat] = 0
    for reason in REASONS:
        t.stops[reason] = 0
    t.payments = 0
    t.price = 0
    t.choices = 0
    t.passes = 0
    t.out_on_lead = 0
    t.out_on_pay = 0
    t.asked = -1
    t.kind = 0
    t.took = 0
    t.own_price = 0


@compiled
def hands(r: Any, t: Any) -> None:
    """How many cards each seat had and has; which pay cards it played."""
    alone = r.alone[t.trump]
    for seat in range(r.seats):
        t.held[seat] = count(t.mine[seat])
        t.left[seat] = count(t.hands[seat])
        t.earned[seat] = t.to_earn[seat] - count(t.hands[seat] & alone)


@compiled
def measure(r: Any, t: Any, total: Any) -> None:
    """Add this round to the totals of its sitting."""
    seats = r.seats
    total[0] += 1
    total[VOID] += 1 if t.winner < 0 else 0
    left = 0
    held = 0
    leads = 0
    at = PLACES_AT
    seat_at = at + PLACE_BLOCKS * seats
    for seat in range(seats):
        left += t.left[seat]
        held += t.held[seat]
        leads += t.leads[seat]
        place = seat - t.dealer - 1
        if place < 0:
            place += seats
        net = t.chips[seat] - t.before[seat]
        total[at + place] += net
        total[at + seats + place] += net * net
        total[seat_at + seat] += net
        total[seat_at + 2 * seats + seat] += t.leads[seat]
        total[seat_at + 3 * seats + seat] += t.kept[seat]
        total[seat_at + 4 * seats + seat] += t.to_earn[seat]
        total[seat_at + 5 * seats + seat] += t.earned[seat]
    if t.winner >= 0:
        place = t.winner - t.dealer - 1
        if place < 0:
            place += seats
        total[at + 2 * seats + place] += 1
        total[seat_at + seats + t.winner] += 1
    total[CARDS] += held - left
    total[LEADS] += leads
    total[CHOICES] += t.choices
    total[PASSES] += t.passes
    total[LEFT] += left
    total[STOP] += t.stops[DEAD]
    total[STOP + 1] += t.stops[ASIDE]
    total[STOP + 2] += t.stops[PLAYED]
    total[STOP + 3] += t.stops[TOP]
    total[STOP + 4] += t.stops[REMOVED]
    total[STOP + 5] += t.stops[HIDDEN]
    total[OUT_ON_LEAD] += t.out_on_lead
    total[OUT_ON_BOODLE] += t.out_on_pay
    total[CARD_PAYMENTS] += t.payments
    total[TAKEN] += t.took
    total[PRICE] += t.price
    if t.asked >= 0:
        total[KINDS_AT + t.kind] += 1
        took = t.exchanged >> t.asked & 1
        total[KINDS_AT + HANDS + t.kind] += took
        net = t.chips[t.asked] - t.before[t.asked]
        total[KINDS_AT + 2 * HANDS + t.kind] += net + t.own_price
    at = seat_at + SEAT_BLOCKS * seats
    spaces = r.spaces
    for space in range(spaces):
        total[at + space] += t.paid[space]
        total[at + spaces + space] += 1 if t.paid[space] > 0 else 0
        total[at + 2 * spaces + space] += t.staked[space]
        total[at + 3 * spaces + space] += t.chips[seats + space]
    t.cards_played = held - left
