"""What the kernel works on: the rules, the policies and the table, each as one record of arrays of a fixed size."""

from __future__ import annotations

from typing import Final

import numpy as np

from boodle.batch.limits import ACCOUNTS, CLAIMS, EVENTS, FEES, NEEDS, ROWS, SALES, SEATS, SPACES

# where a card is, besides the hands of the seats
DEAD: Final = 9
ASIDE: Final = 10
PLAYED: Final = 11
TOP: Final = 12
"""Nowhere: what follows the last card of a suit."""
REMOVED: Final = 13
PLACES: Final = 14
HIDDEN: Final = 14
"""The reason of a stop that nobody can tell: the card lies face down in the dead hand, or aside."""

(
    CARD_PLAYED, STOPPED, PASSED, LIMIT_LIFTED, WENT_OUT, ROUND_VOID, ROUND_ENDED, CAUGHT, NOTHING_TO_TAKE, DEALT, EXCHANGED
) = range(len(EVENTS))  # fmt: skip
REASONS: Final = ("", "dead", "aside", "played", "top", "removed", "hidden", "no-suit", "no-cards", "no-card")
"""The reasons that events give; a fee may be for some of them."""
NO_SUIT_REASON, NO_CARDS_REASON, NO_CARD_REASON = 7, 8, 9

# who pays, who is paid
LISTED: Final = 0
"""The accounts of a mask; else one of the roles of :mod:`boodle.tables`, which are below zero."""

# words of closed vocabularies are their places in these lists
CHOICES: Final = ("lowest-of-suit", "lowest-in-hand", "any")
DEAD_HANDS: Final = ("first", "last", "none")
MODES: Final = ("fixed", "free", "one-horse")
SHORT: Final = ("partial", "sit-out", "debt", "end-session")
FORMS: Final = ("swap", "offer", "auction")
BUYERS: Final = ("dealer", "eldest", "younger", "others", "all")
UNSOLD: Final = ("stays", "dealer-may-buy", "dealer-looks")
PAYERS: Final = ("pot", "bank", "each-opponent")
POKERS: Final = ("none", "before", "leftover")
ROTATIONS: Final = ("left", "winner", "stay")
UNCLAIMED: Final = ("keep", "winner", "split")

RULES: Final = np.dtype(
    [
        ("seats", "i8"), ("spaces", "i8"), ("bank", "i8"),
        # the pack and its order
        ("pack", "i8"), ("size", "i8"), ("cards", "u1", 52), ("everybody", "i8"), ("full_slot", "u1", (SEATS, 52)),
        ("led", "u1", 53), ("followed", "u1", 53), ("lowest", "u1", 8192),
        # the deal
        ("dead_hand", "i8"), ("surplus_dead", "i8"), ("turn_up", "i8"), ("all_see", "i8"),
        # stakes: antes, the dealer's factors, free stakes
        ("antes", "i8"), ("ante_space", "u1", SPACES), ("ante_others", "i8", SPACES), ("ante_dealer", "i8", SPACES),
        ("ante_scope", "i8", SPACES), ("scopes", "i8"), ("least", "i8", 3), ("most", "i8", 3),
        ("mode", "i8"), ("total", "i8"), ("dealer_total", "i8"), ("minimum", "i8"), ("cover_all", "i8"), ("late", "i8"),
        ("free", "i8"), ("free_space", "u1", SPACES),
        # who is short
        ("short", "i8"), ("debt", "i8"), ("broke_ante", "i8"), ("odd_to_dealer", "i8"),
        # the sale of the spare hand
        ("sales", "i8"), ("early_sales", "i8"), ("form", "i8", SALES), ("buyers", "i8", SALES), ("seen", "i8", SALES),
        ("by_choice", "i8", SALES), ("opening_bid", "i8", SALES), ("step", "i8", SALES), ("sealed", "i8", SALES),
        ("price", "i8", SALES), ("payee", "i8", SALES), ("payee_mask", "i8", SALES), ("to_seller", "i8", SALES),
        ("no_pay_card", "i8", SALES), ("new_spare", "i8", SALES), ("advance", "i8", SALES), ("unsold", "i8", SALES),
        # what may not be held by whoever buys, where pay cards bar from it: sets of cards by trumps
        ("barring_from", "i8", 6), ("barring", "i8", NEEDS),
        # spaces that are earned by what is held, turned up, played, or by going out
        ("held", "i8"), ("held_space", "i8", ROWS), ("held_chips", "i8", ROWS), ("held_payer", "i8", ROWS),
        ("held_by_player", "i8", ROWS), ("held_from", "i8", 5 * ROWS + 1), ("held_need", "i8", NEEDS),
        ("turned", "i8"), ("turned_space", "i8", ROWS), ("turned_chips", "i8", ROWS), ("turned_payer", "i8", ROWS),
        ("turned_cards", "i8", ROWS),
        ("special", "u1", 53), ("claim_from", "i8", 5 * 52 + 1), ("claim_space", "i8", CLAIMS), ("claim_chips", "i8", CLAIMS),
        ("claim_payer", "i8", CLAIMS), ("claim_by_player", "i8", CLAIMS), ("claim_need", "i8", CLAIMS),
        ("outs", "i8"), ("out_space", "i8", ROWS), ("out_chips", "i8", ROWS), ("out_payer", "i8", ROWS),
        # payments that events cause
        ("fee_from", "i8", len(EVENTS) + 1), ("fee_payer", "i8", FEES), ("fee_payer_mask", "i8", FEES), ("fee_payee", "i8", FEES),
        ("fee_payee_mask", "i8", FEES), ("fee_chips", "i8", FEES), ("fee_per_card", "i8", FEES), ("fee_reasons", "i8", FEES),
        # the stops
        ("leader", "i8"), ("leader_suit", "i8"), ("that_card", "i8"), ("opening_suits", "i8"), ("opening_choice", "i8"),
        ("choice", "i8"), ("limit", "i8", 5), ("rotates", "i8"), ("first_unable", "i8"),
        ("stuck", "i8"), ("stuck_chips", "i8"), ("stuck_payee", "i8"), ("stuck_mask", "i8"),
        ("nobody", "i8"), ("nobody_payee", "i8"), ("nobody_mask", "i8"),
        # the settlement
        ("poker", "i8"), ("poker_dealer_first", "i8"), ("poker_aside", "i8"), ("wheel", "i8"), ("pot", "i8"),
        ("payments", "i8"), ("payment", "i8", ROWS), ("exempt", "i8", ROWS), ("catches", "i8"), ("unclaimed", "u1", SPACES),
        # the next round
        ("rotation", "i8"), ("ends_broke", "i8"), ("eliminates", "i8"),
        # the cards that belong to a space, by trumps; and those that earn one alone
        ("pay", "i8", 5), ("alone", "i8", 5),
        # all antes of somebody, and of the dealer
        ("owed_others", "i8"), ("owed_dealer", "i8"),
        # sittings in lanes: whether this table can be played in them, and the most that a seat can lose in a round; the deal;
        # what may be led, by stopped suit (last: to the first lead); the spaces but those of the winner; chips
        ("lanes", "i8"), ("most_lost", "i8"), ("planes", "i8"), ("plane", "u8", 4), ("lane_dealt", "i8"),
        ("limited", "i8"), ("lane_limit", "u8", 5), ("lane_spaces", "i8"), ("lane_space", "i8", SPACES),
        ("lane_card", "u8", SPACES), ("lane_stake", "i8", SPACES), ("lane_pay", "u8"),
        ("out_stake", "i8", ROWS), ("lane_kitty", "i8"), ("lane_rate", "i8"),
    ],
    align=True,
)  # fmt: skip
LEADERS: Final = ("eldest", "dealer", "lowest-held", "title")

POLICY: Final = np.dtype(
    [
        ("weights", "i8", (SEATS, 6)), ("chooses", "u1", SEATS), ("random", "i8"), ("wish", "i8", (SEATS, 4)),
        ("stakes", "i8", SEATS),
        ("factor", "i8", SEATS),
    ],
    align=True,
)  # fmt: skip

TABLE: Final = np.dtype(
    [
        ("chips", "i8", ACCOUNTS), ("hands", "i8", PLACES), ("mine", "i8", SEATS), ("holder", "u1", 53), ("deck", "u1", 52),
        ("slot", "u1", 52), ("place", "u8"), ("seated", "i8"), ("dealer", "i8"), ("number", "i8"), ("factor", "i8", 3),
        ("public", "i8"), ("stopped", "i8"), ("trump", "i8"), ("seller", "i8"), ("exchanged", "i8"), ("claimed", "i8"),
        ("titled", "i8"), ("much", "i8"), ("winner", "i8"), ("void_from", "i8"), ("dealt", "i8", SEATS),
        # scratch
        ("cards", "u1", 52), ("list", "u1", ACCOUNTS), ("other", "u1", ACCOUNTS), ("sharing", "u1", SEATS),
        ("laid", "i8", SPACES), ("queue", "u1", SEATS), ("fives", "i8", SEATS),
        # what is measured of a round
        ("before", "i8", ACCOUNTS), ("paid", "i8", SPACES), ("staked", "i8", SPACES), ("payments", "i8"), ("price", "i8"),
        ("leads", "i8", SEATS), ("kept", "i8", SEATS), ("choices", "i8"), ("passes", "i8"), ("cards_played", "i8"),
        ("stops", "i8", HIDDEN + 1), ("out_on_lead", "i8"), ("out_on_pay", "i8"), ("asked", "i8"), ("kind", "i8"),
        ("took", "i8"), ("own_price", "i8"),
        ("earned", "i8", SEATS), ("to_earn", "i8", SEATS), ("held", "i8", SEATS), ("left", "i8", SEATS),
    ],
    align=True,
)  # fmt: skip

LANES: Final = 64
"""So many sittings are played in step."""
SITTINGS: Final = np.dtype(
    [
        *((name, "u8", LANES) for name in (
            # chance: of the sitting, of the round; the numbers for this choice and the next, and how many there were
            "base", "place", "number", "next", "steps",
            # a round in play, and its end
            "dealt", "live", "before", "leads", "stops", "kept", "leader", "last", "led", "carried", "left", "played",
            "cards_left", "prize", "lying", "earned", "net", "won", "counts",
            "sum_left", "sum_dead", "sum_top", "out_on_lead", "out_on_pay",
        )),
        ("pair", "u8", (5, LANES)), ("plane", "u8", (4, LANES)),
        # by place, by seat, by space: each kind on its own
        *((name, "u8", (SEATS, LANES)) for name in ("hand", "place_net", "place_square", "place_won")),
        *((name, "u8", (SEATS, LANES)) for name in ("seat_net", "seat_counts")),
        *((name, "u8", (SPACES, LANES)) for name in ("pot", "got", "taken", "sum_lying")),
    ],
    align=True,
)  # fmt: skip
"""Sittings in lanes: rows with a place for each of them."""
