"""The stops: a lead, the run that follows, the stop, the next lead (RULES.md 0.5).

Most plays pay nobody and stop nothing; :func:`play` handles those itself and leaves everything else to the desk.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from boodle.cards import BIT, CARDS, SUIT_BITS
from boodle.desk import Desk
from boodle.events import (
    CardPlayed,
    Event,
    Irregularity,
    LimitLifted,
    Passed,
    RoundVoid,
    Stopped,
    WentOut,
    card_played,
    stopped,
)
from boodle.moves import Move, Play
from boodle.orders import NO_SUIT
from boodle.rules.paying import Fine
from boodle.rules.playing import FineAndPass, LowestHeld, SameSuit, Title, Void
from boodle.stages import claims
from boodle.stages.leads import Run, allowed_suits, candidates, following, leading, moves
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Rest, Stage, State
from boodle.tables import Tables

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


_new = tuple.__new__
"""States are made directly from their fields where it happens at nearly every move."""


# -- playing -----------------------------------------------------------------------------------------------------------


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Lay a card; or hold one back, where that is an offence that can be committed."""
    tables = rulebook.tables
    around, hands, chips, run, rest = state
    if type(move) is not Play:
        assert type(run) is Run
        return _withhold(Desk(rulebook, state), run)
    seat = move.seat
    card = move.card.index
    bit = BIT[card]
    hand = hands[seat] & ~bit
    led: bool = run.wanted < 0  # type: ignore[attr-defined]  # whoever calls has looked
    if tables.quick and tables.plain & bit and hand:
        lying = [*hands]
        lying[seat] = hand
        wanted = (tables.after_lead if led else tables.after_follow)[card]
        if wanted >= 0:
            want = BIT[wanted]
            holder = 0
            for held in lying:
                if held & want:
                    stage = following(holder, wanted, seat)
                    return _new(State, (around, (*lying,), chips, stage, rest)), card_played(seat, card, led)
                holder += 1
        if tables.plain_stop and hand & tables.limit[card // 13]:
            stage = leading(seat, card // 13, seat)
            return _new(State, (around, (*lying,), chips, stage, rest)), _stopping(seat, card, led, _reason(tables, rest, wanted))
    desk = Desk(rulebook, state)
    if led and not tables.quick:
        _check_lead(desk, state, card)
    desk.play_card(seat, card)
    return desk.close(_laid(desk, seat, card, led))


@functools.cache
def _stopping(seat: int, card: int, led: bool, reason: str) -> tuple[Event, ...]:
    """The shared announcement of a card that stops the run."""
    return (*card_played(seat, card, led), stopped(seat, card, reason))


def _check_lead(desk: Desk, state: State, card: int) -> None:
    """A lead that is not the card it should be: punished where there is a penalty for it."""
    penalty = desk.rulebook.penalties.get("lead-choice")
    run = state.stage
    assert type(run) is Run
    assert run.turn is not None
    if penalty is not None:
        allowed = allowed_suits(desk.rulebook, state, run)
        if card not in candidates(desk.tables, state.hands[run.turn] & allowed, run):
            _offend(desk, run.turn, "lead-choice", card)


def _offend(desk: Desk, seat: int, offence: str, card: int) -> None:
    """Announce, fine, bar from here on (RULES edges 40 to 45)."""
    penalty = desk.rulebook.penalties[offence]
    desk.settle(Irregularity(seat, offence, CARDS[card], penalty.id), fine=(penalty.fine, penalty.id))
    rest = desk.rest
    desk.remember(
        public=rest.public | BIT[card],
        barred_collect=rest.barred_collect | ("collect" in penalty.bars) << seat,
        barred_win=rest.barred_win | ("win" in penalty.bars) << seat,
    )


def _withhold(desk: Desk, run: Run) -> tuple[State, tuple[Event, ...]]:
    """The holder passes: he is punished at once, and the stop stands (RULES edge 43)."""
    assert run.turn is not None
    _offend(desk, run.turn, "response", run.wanted)
    if _nobody_may_win(desk):
        return desk.close(void(desk, "core.nobody-may-win"))
    # an ace that is low and high is followed by the two only when it was led, so look at leads
    last = desk.tables.after_lead.index(run.wanted)
    return desk.close(_stop(desk, run.player, last, "withheld"))


def _laid(desk: Desk, seat: int, card: int, led: bool) -> Stage:
    """What a card on the table brings: its payments, its claims, and what comes then."""
    desk.settle(CardPlayed(seat, CARDS[card], led))
    waiting = claims.earned_by_play(desk, seat, card, led)
    return waiting or after_card(desk, seat, card, led)


def after_card(desk: Desk, seat: int, card: int, led: bool, *, asked: bool = False) -> Stage:
    """The player is out, or somebody has the next card (``asked``: and has been found already), or it is a stop."""
    tables = desk.tables
    if not desk.hands[seat] and not desk.rest.barred_win >> seat & 1:
        return out(desk, seat)
    if _nobody_may_win(desk):
        return void(desk, "core.nobody-may-win")
    wanted = (tables.after_lead if led else tables.after_follow)[card]
    rotation = desk.rulebook.response.order == "rotation"
    holder = _holder(desk, wanted)
    if rotation and wanted >= 0 and not (asked and holder >= 0):
        rule = desk.rulebook.rule_of("response.order")
        for other in desk.seated(seat + 1):
            if other in (holder, seat):
                break
            desk.settle(Passed(other, "no-card", rule))
    if holder >= 0:
        return following(holder, wanted, seat)
    return _stop(desk, seat, card, _reason(tables, desk.rest, wanted))


def _holder(desk: Desk, wanted: int) -> int:
    if wanted < 0:
        return -1
    return next((seat for seat, hand in enumerate(desk.hands) if hand & BIT[wanted]), -1)


def _reason(tables: Tables, rest: Rest, wanted: int) -> str:
    """Why nobody adds the next card."""
    if wanted < 0:
        return "top"
    bit = BIT[wanted]
    if not tables.pack & bit:
        return "removed"
    aside = functools.reduce(int.__or__, rest.aside, 0)
    if not (rest.dead | aside) & bit:
        return "played"
    if not rest.public & bit and rest.dead & ~rest.public and aside & ~rest.public:
        # cards lie face down in both places, and nobody can tell in which of them this one is
        return "hidden"
    return "dead" if rest.dead & bit else "aside"


def _nobody_may_win(desk: Desk) -> bool:
    """Whether all who still hold cards are barred (RULES edge 39)."""
    barred = desk.rest.barred_win
    return bool(barred) and not any(hand and not barred >> seat & 1 for seat, hand in enumerate(desk.hands))


def _stop(desk: Desk, seat: int, card: int, reason: str) -> Stage:
    desk.settle(Stopped(seat, CARDS[card], reason))
    if _nobody_may_win(desk):
        return void(desk, "core.nobody-may-win")
    start = seat if desk.rulebook.stop.leader == "stopper" else (seat + 1) % desk.tables.seats
    return lead(desk, start, card // 13, seat)


def lead(desk: Desk, start: int, suit: int, player: int = -1, *, opening: bool = False, must: int = -1) -> Stage:
    """Who leads next: from ``start`` on, the first with cards that has something it may lead."""
    stop = desk.rulebook.stop
    first_stuck = -1
    for seat in desk.seated(start):
        if not desk.hands[seat]:
            if seat == start:
                desk.settle(Passed(seat, "no-cards", "core.no-cards"))
            continue
        run = leading(seat, suit, player, opening, False, must)
        if must >= 0 or desk.hands[seat] & allowed_suits(desk.rulebook, desk.peek(run), run):
            return run
        if first_stuck < 0:
            first_stuck = seat
        if isinstance(stop.stuck, SameSuit):
            return _lift(desk, seat, suit, player, opening, "stop.stuck")
        rule = desk.rulebook.rule_of("stop.stuck")
        fine = (Fine(stop.stuck.chips, stop.stuck.to), rule) if isinstance(stop.stuck, FineAndPass) else None
        desk.settle(Passed(seat, "no-suit", rule), fine=fine)
    if first_stuck < 0:
        return void(desk, "core.no-cards")
    if isinstance(stop.nobody, SameSuit):
        return _lift(desk, first_stuck, suit, player, opening, "stop.nobody")
    if not isinstance(stop.nobody, Void):
        desk.remember(void_from=first_stuck)
    return void(desk, desk.rulebook.rule_of("stop.nobody"))


def _lift(desk: Desk, seat: int, suit: int, player: int, opening: bool, slot: str) -> Stage:
    desk.announce(LimitLifted(seat, desk.rulebook.rule_of(slot)))
    return leading(seat, suit, player, opening, True)


# -- beginning and end -------------------------------------------------------------------------------------------------


def enter(desk: Desk, _: int, __: int) -> Stage:
    """The first lead of the round."""
    leader, _ = _leader(desk)
    return lead(desk, leader, NO_SUIT, opening=True, must=opening_card(desk, leader))


def opening_card(desk: Desk, seat: int) -> int:
    """The card that this seat has to lead first, where it was found by it (-1: none)."""
    leader, card = _leader(desk)
    return card if desk.rulebook.opening.lead == "that-card" and leader == seat else -1


def _leader(desk: Desk) -> tuple[int, int]:
    """Who leads first, and the card by which he was found (-1: none)."""
    leader = desk.rulebook.opening.leader
    if leader == "dealer":
        return desk.round.dealer, -1
    if isinstance(leader, LowestHeld):
        held = 0
        for hand in desk.hands:
            held |= hand
        ranks = held >> 13 * leader.suit & SUIT_BITS
        if ranks:
            card = 13 * leader.suit + desk.tables.lowest[ranks]
            return _holder(desk, card), card
    if isinstance(leader, Title):
        seats = dict(desk.rest.titles).get(leader.title, ())
        for seat in desk.seated(desk.round.dealer + 1):
            if seat in seats:
                return seat, -1
    return desk.eldest(), -1


def out(desk: Desk, seat: int) -> Stage:
    """Somebody is out: he takes what is there for going out, and the round is settled."""
    desk.remember(winner=seat)
    desk.settle(WentOut(seat), rest=desk.tables.winner_spaces)
    return _after_stops(desk)


def void(desk: Desk, rule: str) -> Stage:
    """The round ends without a winner."""
    desk.settle(RoundVoid(rule))
    return _after_stops(desk)


def _after_stops(desk: Desk) -> Stage:
    place = next(at for at, (kind, _) in enumerate(desk.rulebook.program) if kind == "stops")
    return proceed(desk, place + 1)


ENTER["stops"] = enter
WAITING[Run] = Waiting(moves, play)
