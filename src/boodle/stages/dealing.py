"""The deal: antes are put, the pack is dealt, everybody looks."""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, ClassVar

import attrs

from boodle.cards import BIT, CARDS, CardSet, card_set
from boodle.chips import lay_out
from boodle.desk import Desk
from boodle.events import Dealt, Event, LookedAt, Misdealt, Received, TurnedUp
from boodle.holders import hands_of
from boodle.moves import Deal, Misdeal, Move
from boodle.movesets import Moves, Shuffles
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Rest, Round, Stage, State, seated_from
from boodle.tables import Calls, scope_of

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


@attrs.frozen
class Dealing(Stage):
    """The dealer deals; ``staked`` after a misdeal, when the stakes lie already."""

    name: ClassVar[str] = "dealing"
    place: int
    staked: bool = False


def enter(_: Desk, place: int, __: int) -> Stage:
    """The dealer is waited for."""
    return Dealing(None, place)


def moves(rulebook: Rulebook, state: State) -> Moves:
    """Any order of the pack."""
    return Moves(
        _shuffles(rulebook.tables.pack), (), between_rounds(state) if untouched(rulebook, state) else rulebook.tables.calls
    )


def untouched(rulebook: Rulebook, state: State) -> bool:
    """Whether nothing has been staked yet for the round that is to be dealt."""
    stage, stakes = state.stage, rulebook.stakes
    return isinstance(stage, Dealing) and not stage.staked and (stakes.mode == "fixed" or stakes.time == "before-look")


def between_rounds(state: State) -> Calls:
    """What may be called between two rounds: whoever is still there may leave."""
    return _between_rounds(len(state.hands), state.round.gone)


@functools.cache
def _between_rounds(seats: int, gone: int) -> Calls:
    return Calls(seats, leave=(1 << seats) - 1 & ~gone)


@functools.cache
def _shuffles(pack: int) -> Shuffles:
    return Shuffles(pack)


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Put the antes, deal, turn up."""
    assert isinstance(move, Deal)
    assert isinstance(state.stage, Dealing)
    desk = Desk(rulebook, state)
    if not state.stage.staked:
        _antes(desk)
    holders, hands, dead = deal_out(rulebook, desk.round, move.order)
    desk.hands = [*hands]
    seats = rulebook.seats
    desk.round = desk.round._replace(holders=holders, at_deal=tuple(desk.chips))
    none = (0,) * seats
    memory = () if not rulebook.phases else _memory_at_deal(desk)
    seller = desk.round.dealer if dead and rulebook.sales else -1
    desk.rest = Rest(dead=dead, aside=none, known=none, memory=memory, seller=seller)
    desk.announce(Dealt(desk.round.dealer, tuple(map(int.bit_count, hands)), dead.bit_count()))
    if rulebook.deal.turn_up and dead:
        _turn_up(desk, [card for card in move.order if dead & BIT[card]][-1])
    return desk.close(proceed(desk, state.stage.place + 1))


def starting_memory(rulebook: Rulebook) -> tuple[tuple[str, object], ...]:
    """What all phases remember when a round begins."""
    return tuple((name, each.start) for phase in rulebook.phases for name, each in phase.memory.items())


def _memory_at_deal(desk: Desk) -> tuple[tuple[str, object], ...]:
    """What phases before the deal remember stays; the others begin anew, after a misdeal too."""
    now = dict(desk.rest.memory)
    kept = {name for phase in desk.rulebook.phases if phase.gap == "before-deal" for name in phase.memory}
    return tuple((name, now[name] if name in kept else start) for name, start in starting_memory(desk.rulebook))


def _antes(desk: Desk) -> None:
    """Everybody, from the dealer's left to the dealer, puts what he owes; who is short fills the spaces one chip at a time."""
    rows = desk.tables.antes
    if not rows:
        return
    around = desk.round
    memo = desk.tables.full_antes
    full = memo.get((around.dealer, around.seated, around.factors))
    if full is None:
        full = memo[around.dealer, around.seated, around.factors] = _full_antes(desk)
    owed, moved, events = full
    if desk.rulebook.bank.ante_short == "debt" or all(map(operator.ge, desk.chips, owed)):
        desk.chips = list(map(operator.add, desk.chips, moved))
        desk.events += events
        return
    for seat in desk.seated(around.dealer + 1):
        for row, due in zip(rows, lay_out(max(desk.chips[seat], 0), dues_of(desk, seat)), strict=True):
            if due:
                desk.put(seat, row.account, due, row.rule)


def _full_antes(desk: Desk) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Event, ...]]:
    """Where nobody is short: what each seat owes, what every account gains, and the payments."""
    start = desk.chips
    before = len(desk.events)
    desk.chips = [0] * len(start)
    for seat in desk.seated(desk.round.dealer + 1):
        for row, due in zip(desk.tables.antes, dues_of(desk, seat), strict=True):
            if due:
                desk.put(seat, row.account, due, row.rule)
    moved, events = tuple(desk.chips), tuple(desk.events[before:])
    desk.chips = start
    del desk.events[before:]
    return tuple(-chips for chips in moved[: desk.tables.seats]), moved, events


def dues_of(desk: Desk, seat: int) -> tuple[int, ...]:
    """What a seat owes on each space before a deal."""
    if seat != desk.round.dealer:
        return tuple(row.others for row in desk.tables.antes)
    return tuple(row.others * _factor(desk, row.account) if row.dealer is None else row.dealer for row in desk.tables.antes)


def _factor(desk: Desk, account: int) -> int:
    """What the dealer chose for the scope of a space; before he has chosen, once."""
    scope = scope_of(desk.rulebook.spaces[account - desk.tables.seats])
    return dict(desk.round.factors).get(scope, 1)


def deal_out(rulebook: Rulebook, around: Round, order: tuple[int, ...]) -> tuple[bytes, tuple[int, ...], int]:
    """One card at a time, clockwise from the dealer's left, the dead hand among the players: holders, hands, dead hand."""
    tables = rulebook.tables
    pack = tables.pack
    if len(order) != tables.size:
        order = tuple(card for card in order if pack & BIT[card])
    rule = rulebook.deal
    receivers = _receivers(around.dealer, tables.seats, around.seated, rule.dead_hand, rule.leftover, tables.size)
    # a table from each card to its receiver; what is not in the pack goes to nobody
    holders = bytes.maketrans(bytes(order) + tables.unused, receivers)[:53]
    hands = hands_of(holders, tables.seats)
    return holders, hands, pack - sum(hands)


@functools.cache
def _receivers(dealer: int, seats: int, seated: int, dead_hand: object, leftover: object, size: int) -> bytes:
    """Who gets the first card of the pack, the second and so on, and then all that is not in it."""
    nobody = bytes([seats])
    lap = bytes(seated_from(dealer + 1, seats, seated))
    if dead_hand == "first":
        lap = nobody + lap
    elif dead_hand == "last":
        lap = lap + nobody
    laps, over = divmod(size, len(lap))
    last = nobody * over if leftover == "dead-hand" else lap[:over]
    return lap * laps + last + nobody * (53 - size)


def _turn_up(desk: Desk, card: int) -> None:
    """The last card of the dead hand shows the trump suit; the dealer takes the space it belongs to (RULES edge 67)."""
    desk.remember(trump=card // 13, public=desk.rest.public | BIT[card])
    desk.announce(TurnedUp(CARDS[card]))
    for row in desk.tables.turned:
        if BIT[card] in row.needs[card // 13]:
            desk.collect(desk.round.dealer, row)


def look(desk: Desk, _: int, __: int) -> None:
    """Everybody looks at his hand; where the rule says so, somebody looks into the dead hand too."""
    for seat in desk.seated(desk.round.dealer + 1):
        desk.announce(Received(seat, card_set(desk.hands[seat])))
    seen = desk.rulebook.deal.seen
    if seen == "dealer" and desk.rest.dead:
        look_into(desk, desk.round.dealer)
    elif seen == "all" and desk.rest.dead:
        desk.show(desk.round.dealer, desk.rest.dead)


def look_into(desk: Desk, seat: int) -> None:
    """A seat looks into the dead hand."""
    knows(desk, seat, desk.rest.dead)
    desk.announce(LookedAt(seat, CardSet(desk.rest.dead)))


def knows(desk: Desk, seat: int, cards: int) -> None:
    """From now on a seat knows these cards."""
    known = desk.rest.known
    desk.remember(known=(*known[:seat], known[seat] | cards, *known[seat + 1 :]))


def misdeal(rulebook: Rulebook, state: State, _: Misdeal) -> tuple[State, tuple[Event, ...]]:
    """Same dealer, same stakes; everything paid since the deal goes back (RULES edge 46)."""
    desk = Desk(rulebook, state)
    misdealt = Misdealt(desk.round.dealer)
    desk.events.append(misdealt)
    _give_back(desk)
    desk.settle_fees(misdealt)
    desk.hands = [0] * rulebook.seats
    desk.rest = Rest(memory=desk.rest.memory)
    place = next(at for at, (kind, _) in enumerate(rulebook.program) if kind == "deal")
    return desk.close(Dealing(None, place, staked=True))


def _give_back(desk: Desk) -> None:
    over = {at: now - then for at, (now, then) in enumerate(zip(desk.chips, desk.round.at_deal, strict=True)) if now != then}
    for payer in [at for at in over if over[at] > 0]:
        for payee in [at for at in over if over[at] < 0]:
            chips = min(over[payer], -over[payee])
            if chips > 0:
                desk.put(payer, payee, chips, "core.misdeal")
                over[payer] -= chips
                over[payee] += chips


ENTER["deal"] = enter
ENTER["look"] = look
WAITING[Dealing] = Waiting(moves, play)
