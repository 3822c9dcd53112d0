"""The straight way: the next state by look-ups alone, without events, where a rulebook's play needs no more.

Nearly every move of nearly every table is of this kind, and a search or a simulation makes millions of them. Whatever is not
plain gives None, and the stages do it; law P16 keeps both ways equal.
"""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import attrs

from boodle.cards import ALL, BIT
from boodle.desk import Desk
from boodle.events import CardPlayed, Caught, Dealt, NothingToTake, Received, RoundEnded, WentOut
from boodle.holders import NO_CARD
from boodle.moves import Deal, Move, Play
from boodle.orders import NO_SUIT, TOP
from boodle.stages import dealing, leads
from boodle.stages.program import proceed
from boodle.state import Over, Rest, Round, Stage, State, seated_from
from boodle.tables import Tables
from boodle.transition import step_trusted

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

_new: Final = tuple.__new__
_Run: Final = leads.Run
_UNTOUCHED: Final = Rest()[3:]
_WINNER: Final = Rest._fields.index("winner")
PLAIN: Final = -1
SPECIAL: Final = -2


Laying = tuple[int, int, int, int, tuple[Stage | None, ...], int, Stage]
"""What one card, laid by one seat, brings: the cards that stay in a hand; the space it empties (PLAIN: none, SPECIAL: more than
that); the card that is wanted next, also as a bit, and by its holder what is waited for then (None where it is nobody's); after a
stop, what its player has to lead from (0: not plain), and the stage of that lead. A plain tuple, because it is taken apart at
every move."""


@attrs.frozen(eq=False)
class Straight:
    """The look-ups of one rulebook."""

    led: tuple[tuple[Laying, ...], ...]
    """By seat and card, where the card was led."""
    followed: tuple[tuple[Laying, ...], ...]
    """By seat and card, where it was the next one of a run."""
    plain_deal: bool
    plain_end: bool
    plain_verdict: bool
    """Whether the session just ends when its last round does: nothing is handed out, no tie is played off."""
    payments: tuple[tuple[int, int], ...]
    """For each payment for cards left: the chips for a card, and the cards whose holders pay nothing."""
    none: tuple[int, ...]
    """No cards for each seat."""
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
    quick = tables.quick and not events & {CardPlayed, NothingToTake}
    pots = [_pot(tables, card) if quick else SPECIAL for card in range(52)]
    led = _laying(tables, pots, tables.after_lead)
    followed = led if tables.after_follow == tables.after_lead else _laying(tables, pots, tables.after_follow)
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
    return Straight(led, followed, plain_deal, plain_end, plain_verdict, payments, (0,) * tables.seats, between)


def _laying(tables: Tables, pots: Sequence[int], following: Sequence[int]) -> tuple[tuple[Laying, ...], ...]:
    seats = range(tables.seats)
    return tuple(
        tuple(
            (
                ~BIT[card],
                pots[card],
                NO_CARD if after == TOP else after,
                0 if after == TOP else BIT[after],
                (*(leads.following(holder, after, seat) for holder in seats), None),
                tables.limit[card // 13] if tables.plain_stop else 0,
                leads.leading(seat, card // 13, seat),
            )
            for card, after in enumerate(following)
        )
        for seat in seats
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
            rows = found.led if run.wanted < 0 else found.followed
            keep, pot, wanted, bit, stages, limit, lead = rows[seat][move.card.index]
            lying = [*hands]
            lying[seat] = hand = hands[seat] & keep
            if pot == PLAIN and hand:
                holder = around.holders[wanted]
                follow = stages[holder]
                if follow is not None and lying[holder] & bit:
                    return State((around, (*lying,), chips, follow, rest))
                if hand & limit:
                    return State((around, (*lying,), chips, lead, rest))
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
    rows = found.led if run.wanted < 0 else found.followed  # type: ignore[attr-defined]  # a Run
    _, pot, wanted, bit, stages, limit, lead = rows[seat][move.card.index]
    if pot >= 0 and chips[pot]:
        ledger = [*chips]
        ledger[seat] += ledger[pot]
        ledger[pot] = 0
        chips = (*ledger,)
    if not lying[seat]:
        return _out(rulebook, found, State((around, (*lying,), chips, run, rest)), seat) if found.plain_end else None
    holder = around.holders[wanted]
    follow = stages[holder]
    if follow is not None and lying[holder] & bit:
        return State((around, (*lying,), chips, follow, rest))
    return State((around, (*lying,), chips, lead, rest)) if lying[seat] & limit else None


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
            if not exempt or not hands[other] & exempt:
                purse = ledger[other]
                due = each * hands[other].bit_count()
                if due > purse and not tables.debt:
                    due = max(purse, 0)
                ledger[other] = purse - due
                ledger[seat] += due
    rest = _new(Rest, (*rest[:_WINNER], seat, *rest[_WINNER + 1 :]))
    if found.plain_verdict and around.number >= around.limit > 0 and not (around.contenders or around.gone):
        purses = ledger[: tables.seats]
        most = max(purses)
        winners = tuple([seat for seat, purse in enumerate(purses) if purse == most])
        return State((around, hands, (*ledger,), _over(winners), rest))
    desk = Desk(rulebook, State((around, hands, (*ledger,), state.stage, rest)))
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
        if full is None:
            return None
        chips = (*map(operator.add, chips, full[1]),)
        if min(chips[: rulebook.seats]) < 0:
            return None
    holders, hands, dead = dealing.deal_out(rulebook, around, move.order)
    eldest = seated_from(around.dealer + 1, rulebook.seats, around.seated)[0]
    number, dealer, seated, limit, gone, contenders, last, _, _, factors, rules = around
    around = _new(Round, (number, dealer, seated, limit, gone, contenders, last, holders, chips, factors, rules))
    rest = _new(Rest, (dead, found.none, found.none, *_UNTOUCHED))
    return State((around, hands, chips, leads.leading(eldest, NO_SUIT, -1, True), rest))
