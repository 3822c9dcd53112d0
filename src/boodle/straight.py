"""The straight way: the next state by look-ups alone, without events, where a rulebook's play needs no more.

Nearly every move of nearly every table is of this kind, and a search or a simulation makes millions of them. Whatever is not
plain gives None, and the stages do it; law P16 keeps both ways equal.
"""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Final, NamedTuple

import attrs

from boodle.cards import ALL, BIT
from boodle.desk import Desk
from boodle.events import CardPlayed, Caught, Dealt, NothingToTake, Received, RoundEnded, WentOut
from boodle.moves import Deal, Move, Play
from boodle.stages import dealing, leads
from boodle.stages.program import proceed
from boodle.state import Over, Rest, Stage, State, seated_from
from boodle.tables import NO_SUIT, TOP, Tables
from boodle.transition import step_trusted

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

_new: Final = tuple.__new__
_Run: Final = leads.Run
PLAIN: Final = -1
SPECIAL: Final = -2

Then = tuple[int, tuple[Stage, ...]]
"""The card that is wanted next (a bit, 0 for none), and by its holder what is waited for then."""


class Laying(NamedTuple):
    """What one card, laid by one seat, brings; ``pot`` is the space it empties, PLAIN for none or SPECIAL for more than that."""

    keep: int
    pot: int
    after_lead: Then
    after_follow: Then
    limit: int
    lead: Stage
    """After a stop: what the player has to lead from (0: not plain), and the stage of his lead."""


@attrs.frozen(eq=False)
class Straight:
    """The look-ups of one rulebook."""

    laying: tuple[tuple[Laying, ...], ...]
    """By seat and card."""
    plain_deal: bool
    plain_end: bool
    plain_verdict: bool
    """Whether the session just ends when its last round does: nothing is handed out, no tie is played off."""
    payments: tuple[tuple[int, int], ...]
    """For each payment for cards left: the chips for a card, and the cards whose holders pay nothing."""
    pack: int
    """How many cards the pack has."""
    between: int
    """The place in the program after the settlement."""


def straight(rulebook: Rulebook) -> Straight:
    """The look-ups, made when they are first needed."""
    tables = rulebook.tables
    found = tables.straight
    if found is None:
        found = _look_ups(rulebook)
        tables.keep_straight(found)
    return found


def _look_ups(rulebook: Rulebook) -> Straight:
    tables = rulebook.tables
    events = {fee.on for fee in rulebook.fees} | {each.on for each in rulebook.consequences}
    plain_lead = _then(tables, tables.after_lead)
    plain_follow = _then(tables, tables.after_follow)
    quick = tables.quick and not events & {CardPlayed, NothingToTake}
    pots = [_pot(tables, card) if quick else SPECIAL for card in range(52)]
    laying = tuple(
        tuple(
            Laying(
                ~BIT[card],
                pots[card],
                plain_lead[seat][card],
                plain_follow[seat][card],
                tables.limit[card // 13] if tables.plain_stop else 0,
                leads.leading(seat, card // 13, seat),
            )
            for card in range(52)
        )
        for seat in range(tables.seats)
    )
    plain_end = (
        not events & {WentOut, NothingToTake, RoundEnded, Caught}
        and rulebook.poker.when != "leftover"
        and not any(phase.gap == "after-play" for phase in rulebook.phases)
        and all(row.chips < 0 and row.payer == "pot" for row in tables.winner_spaces)
        and all(space.unclaimed == "keep" for space in rulebook.spaces)
    )
    plain_deal = (
        not (rulebook.sales or rulebook.phases or tables.held or tables.custom_limits or rulebook.deal.turn_up)
        and rulebook.poker.when != "before"
        and rulebook.stakes.time == "before-deal"
        and rulebook.deal.leftover == "uneven"
        and rulebook.deal.seen == "nobody"
        and not events & {Dealt, Received}
        and rulebook.opening.leader == "eldest"
        and tables.opening_suits == ALL
    )
    payments = tuple((payment.chips, payment.exempt.mask) for payment in rulebook.card_payments)
    between = next(at for at, (kind, _) in enumerate(rulebook.program) if kind == "between")
    plain_verdict = (
        rulebook.residual.chips == "leave"
        and rulebook.tiebreak.by == "shared"
        and not any(phase.gap == "after-session" for phase in rulebook.phases)
    )
    return Straight(laying, plain_deal, plain_end, plain_verdict, payments, tables.pack.bit_count(), between)


def _then(tables: Tables, following: tuple[int, ...]) -> tuple[tuple[Then, ...], ...]:
    holders = range(tables.seats)
    return tuple(
        tuple(
            (0, ()) if after == TOP else (BIT[after], tuple(leads.following(holder, after, seat) for holder in holders))
            for after in following
        )
        for seat in holders
    )


def _pot(tables: Tables, card: int) -> int:
    """The one space that a card empties whatever is trumps; PLAIN for none, SPECIAL where there is more to it."""
    if tables.plain & BIT[card]:
        return PLAIN
    earned = {tables.claims[trump][card] for trump in range(5)}
    if len(earned) == 1:
        claims = earned.pop()
        if len(claims) == 1:
            row, need = claims[0]
            if need == BIT[card] and row.chips < 0 and row.payer == "pot" and not row.by_player:
                return row.account
    return SPECIAL


def advance_trusted(rulebook: Rulebook, state: State, move: Move) -> State:
    """The state after a move that is known to be possible; ``step_trusted(...)[0]``."""
    if type(move) is Play:
        around, hands, chips, run, rest = state
        if type(run) is _Run:
            # written out here, because this is what happens at nearly every move
            found = rulebook.tables.straight or straight(rulebook)
            seat = move.seat
            keep, pot, after_lead, after_follow, limit, lead = found.laying[seat][move.card.index]
            lying = [*hands]
            lying[seat] = hand = hands[seat] & keep
            if pot == PLAIN and hand:
                wanted, stages = after_lead if run.wanted < 0 else after_follow
                if wanted:
                    holder = 0
                    for held in lying:
                        if held & wanted:
                            return _new(State, (around, (*lying,), chips, stages[holder], rest))
                        holder += 1
                if hand & limit:
                    return _new(State, (around, (*lying,), chips, lead, rest))
            elif pot != SPECIAL:
                after = _paying(rulebook, found, state, move, lying)
                if after is not None:
                    return after
    elif type(move) is Deal:
        after = _deal(rulebook, state, move)
        if after is not None:
            return after
    return step_trusted(rulebook, state, move)[0]


def _paying(rulebook: Rulebook, found: Straight, state: State, move: Play, lying: list[int]) -> State | None:
    """A card that empties one space, or the last card of a hand."""
    around, _, chips, run, rest = state
    seat = move.seat
    row = found.laying[seat][move.card.index]
    if row.pot >= 0 and chips[row.pot]:
        ledger = [*chips]
        ledger[seat] += ledger[row.pot]
        ledger[row.pot] = 0
        chips = (*ledger,)
    if not lying[seat]:
        return _out(rulebook, found, _new(State, (around, (*lying,), chips, run, rest)), seat) if found.plain_end else None
    wanted, stages = row.after_lead if run.wanted < 0 else row.after_follow  # type: ignore[attr-defined]  # a Run
    for holder, held in enumerate(lying):
        if held & wanted:
            return _new(State, (around, (*lying,), chips, stages[holder], rest))
    return _new(State, (around, (*lying,), chips, row.lead, rest)) if lying[seat] & row.limit else None


@functools.cache
def _receivers(dealer: int, seats: int, seated: int, dead_hand: str) -> tuple[int, ...]:
    """Who gets a card in each lap, the first one first; -1 is the dead hand."""
    order = seated_from(dealer + 1, seats, seated)
    return {"first": (-1, *order), "last": (*order, -1)}.get(dead_hand, order)


@functools.cache
def _over(winners: tuple[int, ...]) -> Over:
    return Over(None, winners)


def _out(rulebook: Rulebook, found: Straight, state: State, seat: int) -> State:
    """The last card: the winner's spaces, the cards left, and the next round or the end."""
    around, hands, chips, _, rest = state
    ledger = [*chips]
    tables = rulebook.tables
    for row in tables.winner_spaces:
        ledger[seat] += ledger[row.account]
        ledger[row.account] = 0
    for each, exempt in found.payments:
        for other in seated_from(seat + 1, tables.seats, around.seated):
            hand = hands[other]
            if not hand & exempt:
                due = each * hand.bit_count()
                if not tables.debt and due > ledger[other]:
                    due = max(ledger[other], 0)
                ledger[other] -= due
                ledger[seat] += due
    dead, aside, known, public, trump, seller, exchanged, barred, barred_win, claimed, titles, memory, _, void_from = rest
    rest = _new(
        Rest,
        (dead, aside, known, public, trump, seller, exchanged, barred, barred_win, claimed, titles, memory, seat, void_from),
    )
    if found.plain_verdict and around.number >= around.limit > 0 and not (around.contenders or around.gone):
        most = max(ledger[: tables.seats])
        winners = tuple([at for at in range(tables.seats) if ledger[at] == most])
        return _new(State, (around, hands, (*ledger,), _over(winners), rest))
    desk = Desk(rulebook, _new(State, (around, hands, (*ledger,), state.stage, rest)))
    return desk.close(proceed(desk, found.between))[0]


def _deal(rulebook: Rulebook, state: State, move: Deal) -> State | None:
    """The state after a deal, where the stops follow at once and nobody is short."""
    found = rulebook.tables.straight or straight(rulebook)
    stage, around = state.stage, state.round
    if not found.plain_deal or type(stage) is not dealing.Dealing or stage.staked:
        return None
    chips = state.chips
    if rulebook.tables.antes:
        full = rulebook.tables.full_antes.get((around.dealer, around.seated, around.factors))
        if full is None or not all(map(operator.ge, chips, full[0])):
            return None
        chips = tuple(map(operator.add, chips, full[1]))
    receivers = _receivers(around.dealer, rulebook.seats, around.seated, str(rulebook.deal.dead_hand))
    lap = len(receivers)
    order = move.order
    if len(order) != found.pack:
        return None
    bits = [BIT[card] for card in order]
    # the dead hand's place is behind the seats, as -1 of the list
    piles = [0] * (rulebook.seats + 1)
    for at, seat in enumerate(receivers):
        piles[seat] = sum(bits[at::lap])
    dead = piles.pop()
    hands = (*piles,)
    eldest = receivers[receivers[0] < 0]
    none = (0,) * len(hands)
    number, dealer, seated, limit, gone, contenders, last, _, _, factors, rules = around
    around = _new(type(around), (number, dealer, seated, limit, gone, contenders, last, hands, chips, factors, rules))
    return _new(State, (around, hands, chips, leads.leading(eldest, NO_SUIT, -1, True), Rest(dead, none, none)))
