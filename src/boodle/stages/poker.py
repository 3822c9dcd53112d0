"""The poker round: pick five cards, bet once around, show (RULES 1.6, edges 57 to 61).

The pot has layers: the first is for all who are still in, each further one (a side pot) for those who paid into it.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from boodle.cards import CardSet, indices
from boodle.desk import Desk
from boodle.errors import BoodleError
from boodle.events import BetMade, Event, Folded, PokerWon
from boodle.moves import Bet, Choose, Move, Pass
from boodle.movesets import Amounts, Moves, Picks
from boodle.rules.base import UNSET
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Stage, State

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

HAND = 5


@attrs.frozen
class Picking(Stage):
    """Each seat in turn picks its poker cards; ``picked`` holds them by seat, -1 for those still to come."""

    name: ClassVar[str] = "picking"
    place: int
    picked: tuple[int, ...]


@attrs.frozen
class Betting(Stage):
    """One betting round: ``paid`` by each seat, ``still`` the seats (bits) that are in, ``left`` who is to act."""

    name: ClassVar[str] = "betting"
    place: int
    picked: tuple[int, ...]
    paid: tuple[int, ...]
    still: int
    left: tuple[int, ...]

    @property
    def about(self) -> tuple[tuple[str, Any], ...]:
        """What each seat has put in, and who is still in."""
        return ("paid", self.paid), ("still", tuple(seat for seat in range(len(self.paid)) if self.still >> seat & 1))


def enter(desk: Desk, place: int, _: int) -> Stage | None:
    """Everybody who has cards picks some, the first to bet first."""
    order = _in_order(desk)
    if desk.rulebook.poker.when != "before" or not order:
        return None
    return Picking(order[0], place, tuple(-1 if seat in order else 0 for seat in range(desk.tables.seats)))


def _in_order(desk: Desk) -> tuple[int, ...]:
    """The seats that have cards, in the order in which they bet."""
    first = desk.round.dealer if desk.rulebook.poker.first == "dealer" else desk.eldest()
    return tuple(seat for seat in desk.seated(first) if desk.hands[seat])


def picks(hand: int) -> tuple[int, ...]:
    """Every way to pick five cards of a hand (all of a smaller one)."""
    cards = tuple(indices(hand))
    return tuple(sum(1 << card for card in five) for five in itertools.combinations(cards, min(HAND, len(cards))))


def pick_moves(rulebook: Rulebook, state: State) -> Moves:
    """Every way to pick five cards."""
    seat = state.stage.turn
    assert seat is not None
    hand = state.hands[seat]
    return Moves(Picks(seat, hand, min(HAND, hand.bit_count())), (), rulebook.tables.opening_calls)


def pick(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """A seat picks, hidden from the others."""
    stage = state.stage
    assert isinstance(stage, Picking)
    assert isinstance(move, Choose)
    desk = Desk(rulebook, state)
    picked = (*stage.picked[: move.seat], CardSet(move.option).mask, *stage.picked[move.seat + 1 :])
    order = _in_order(desk)
    waiting = [seat for seat in order if picked[seat] < 0]
    if waiting:
        return desk.close(Picking(waiting[0], stage.place, picked))
    still = sum(1 << seat for seat in order)
    left = () if rulebook.poker.betting == "none" else order
    return desk.close(_next(desk, Betting(None, stage.place, picked, (0,) * rulebook.seats, still, left)))


def _next(desk: Desk, stage: Betting) -> Stage:
    """The next seat that can still bet; when there is none, or all others have folded, the hands are shown."""
    left = stage.left
    while left and desk.rulebook.poker.cap == "side-pots" and not desk.purse(left[0]):
        left = left[1:]
    if left and stage.still & (stage.still - 1):
        return attrs.evolve(stage, turn=left[0], left=left[1:])
    return _showdown(desk, stage)


def bet_moves(rulebook: Rulebook, state: State) -> Moves:
    """Check or call, raise, fold.

    Nobody may be asked for more than the smallest stack still in; or, where side pots are made, one may bet all one has
    and call with less than is asked for (RULES edge 59).
    """
    stage = state.stage
    assert isinstance(stage, Betting)
    seat = stage.turn
    assert seat is not None
    desk = Desk(rulebook, state)
    owed = max(stage.paid) - stage.paid[seat]
    in_it = (seat,) if rulebook.poker.cap == "side-pots" else _bits(stage.still)
    most = min(*(desk.purse(other) + stage.paid[other] for other in in_it), MOST) - stage.paid[seat]
    limit = int(rulebook.poker.limit)  # type: ignore[arg-type]  # answered by 'standard'
    if limit:
        most = min(most, owed + limit)
    fold: tuple[Move, ...] = (Pass(seat),) if owed else ()
    return Moves(Amounts(Bet, seat, min(owed, most), most, 1, fold), (), rulebook.tables.opening_calls)


MOST = 1_000_000
"""The highest bet where debts know no bound."""


def _bits(seats: int) -> tuple[int, ...]:
    return tuple(indices(seats))


def bet(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """A bet goes into the pot; a raise makes everybody else act again."""
    stage = state.stage
    assert isinstance(stage, Betting)
    assert stage.turn is not None
    desk = Desk(rulebook, state)
    seat = stage.turn
    if isinstance(move, Bet):
        raised = stage.paid[seat] + move.chips > max(stage.paid)
        desk.announce(BetMade(seat, move.chips))
        desk.transfer(seat, desk.tables.pots[0], move.chips, rulebook.rule_of("poker.betting"))
        paid = (*stage.paid[:seat], stage.paid[seat] + move.chips, *stage.paid[seat + 1 :])
        left = stage.left
        if raised:
            left = tuple(other for other in desk.seated(seat + 1) if other != seat and stage.still >> other & 1)
        stage = attrs.evolve(stage, paid=paid, left=left)
    else:
        desk.announce(Folded(seat))
        stage = attrs.evolve(stage, still=stage.still & ~(1 << seat))
    return desk.close(_next(desk, stage))


def _showdown(desk: Desk, stage: Betting) -> Stage:
    """The best hand takes the pot; who is alone does not show (RULES edge 58)."""
    order = list(desk.seated(desk.round.dealer + 1))
    seats = [seat for seat in order if stage.still >> seat & 1]
    if len(seats) > 1:
        for seat in seats:
            desk.show(seat, stage.picked[seat])
    levels = sorted({stage.paid[seat] for seat in seats})
    layers = [(level, _best(desk, {s: stage.picked[s] for s in seats if stage.paid[s] >= level})) for level in levels]
    _win(desk, stage.paid, layers)
    if desk.rulebook.poker.cards == "aside":
        for seat in order:
            desk.relocate(stage.picked[seat], seat, f"aside:{seat}")
    return proceed(desk, stage.place + 1)


def _best(desk: Desk, hands: dict[int, int]) -> list[int]:
    if len(hands) == 1:
        return [*hands]
    ranked = {seat: rank(desk, CardSet(cards)) for seat, cards in hands.items()}
    best = max(ranked.values())
    return [seat for seat, value in ranked.items() if value == best]


def rank(desk: Desk, cards: CardSet) -> Any:
    """The value of a poker hand, by the rule that ranks them."""
    ranking = desk.rulebook.poker.ranking
    assert ranking is not UNSET
    try:
        return ranking(cards)
    except BoodleError:
        raise
    except Exception as error:
        rule = desk.rulebook.rule_of("poker.ranking")
        raise desk.broken(rule, f"raised {type(error).__name__} for {cards}: {error}") from error


def _win(desk: Desk, paid: tuple[int, ...], layers: list[tuple[int, list[int]]]) -> None:
    """Pay the pot, layer by layer; each goes up to what its winners paid, and what lay there before is in the first."""
    _, best = layers[0]
    desk.remember(titles=(*desk.rest.titles, ("poker", tuple(best))))
    desk.announce(PokerWon(tuple(best)))
    pot = desk.tables.pots[0]
    rule = desk.tables.pot_rules[0]
    below = sum(paid) - desk.chips[pot]
    for level, seats in layers:
        upto = sum(min(chips, level) for chips in paid)
        chips, below = upto - below, upto
        for seat in seats:
            desk.transfer(pot, seat, chips // len(seats), rule)
        if len(seats) > 1 and desk.rulebook.bank.odd_chips == "dealer":
            desk.transfer(pot, desk.round.dealer, chips % len(seats), desk.rulebook.rule_of("bank.odd_chips"))


def leftover(desk: Desk) -> None:
    """The best poker hand among the cards left at the end takes the pool (RULES 1.9, edge 60)."""
    if desk.rulebook.poker.when != "leftover":
        return
    held = {seat: desk.hands[seat] for seat in desk.seated(desk.round.dealer + 1) if desk.hands[seat]}
    if not held:
        return
    best_of = {seat: max(picks(hand), key=lambda five: rank(desk, CardSet(five))) for seat, hand in held.items()}
    for seat in held:
        desk.show(seat, best_of[seat])
    _win(desk, (), [(0, _best(desk, best_of))])


ENTER["poker"] = enter
WAITING[Picking] = Waiting(pick_moves, pick)
WAITING[Betting] = Waiting(bet_moves, bet)
