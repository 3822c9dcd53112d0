"""What a round brings to whom, in all lanes, and what is counted of it."""

from __future__ import annotations

from typing import Any

import numpy as np

from boodle.batch.arrays import LANES
from boodle.batch.compiling import compiled
from boodle.batch.lanes.words import BOODLES_AT, KEPT_AT, NOTHING, ONE, PLAYED_AT, WON_AT, broad, count, word


@compiled
def pay_out(r: Any, t: Any, space: int) -> None:
    """Stake on a space; what it pays if its card was played."""
    broad()
    stake, card = word(r.lane_stake[space]), r.lane_card[space]
    for lane in range(LANES):
        pot = t.pot[space, lane] + stake
        got = pot if t.played[lane] & card else NOTHING
        pot -= got
        t.got[space, lane] = got
        t.pot[space, lane] = pot
        t.taken[space, lane] += ONE if got else NOTHING
        t.sum_lying[space, lane] += pot
        t.lying[lane] += pot


@compiled
def earn(r: Any, t: Any, place: int, space: int) -> None:
    """What a seat has got from this space and those right behind it."""
    broad()
    card_0, card_1, card_2, card_3 = (
        r.lane_card[space], r.lane_card[space + 1], r.lane_card[space + 2], r.lane_card[space + 3]
    )  # fmt: skip
    for lane in range(LANES):
        hand = t.hand[place, lane]
        earned = t.got[space, lane] if hand & card_0 else NOTHING
        earned += t.got[space + 1, lane] if hand & card_1 else NOTHING
        earned += t.got[space + 2, lane] if hand & card_2 else NOTHING
        earned += t.got[space + 3, lane] if hand & card_3 else NOTHING
        t.earned[lane] += earned


@compiled
def settle(r: Any, t: Any, place: int, seat: int) -> None:
    """What a seat has won and lost in this round; what is counted of it."""
    broad()
    owed = word(r.owed_dealer if place == r.seats - 1 else r.owed_others)
    boodles, rate = r.lane_pay, word(r.lane_rate)
    for lane in range(LANES):
        hand = t.hand[place, lane]
        won = ONE if hand & t.last[lane] else NOTHING
        t.won[lane] = won
        t.net[lane] = t.earned[lane] - owed - rate * count(hand & t.left[lane]) + (t.prize[lane] if won else NOTHING)
        t.counts[lane] = (
            count(t.leads[lane] & hand)
            | count(t.kept[lane] & hand) << KEPT_AT
            | count(hand & boodles) << BOODLES_AT
            | count(hand & boodles & t.played[lane]) << PLAYED_AT
            | won << WON_AT
        )
    # one by one: where many rows have numbers, there is much to test before they are known to be different
    for lane in range(LANES):
        t.place_net[place, lane] += t.net[lane]
    for lane in range(LANES):
        t.place_square[place, lane] += t.net[lane] * t.net[lane]
    for lane in range(LANES):
        t.place_won[place, lane] += t.won[lane]
    for lane in range(LANES):
        t.seat_net[seat, lane] += t.net[lane]
    for lane in range(LANES):
        t.seat_counts[seat, lane] += t.counts[lane]


@compiled
def count_round(r: Any, t: Any, real: int, lengths: Any, lying: Any) -> None:
    """How many cards were played in these sittings, and what lies on the spaces now."""
    chips = NOTHING
    squares = NOTHING
    for lane in range(real):
        chips += t.lying[lane]
        squares += t.lying[lane] * t.lying[lane]
        lengths[r.lane_dealt - np.int64(t.cards_left[lane])] += 1
    lying[0] += real
    lying[1] += np.int64(chips)
    lying[2] += np.int64(squares)
