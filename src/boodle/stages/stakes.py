"""Stakes that somebody chooses: free stakes, one horse, the dealer's factor."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from boodle.desk import Desk
from boodle.events import Chosen, Event, Staked
from boodle.moves import Choose, Move, Stake
from boodle.movesets import Moves, Splits
from boodle.rules.setting import Choice
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Stage, State
from boodle.tables import Calls

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

SPACES = "spaces"


@attrs.frozen
class Staking(Stage):
    """Seats stake in turn, from the dealer's left; ``asked`` is a scope (the dealer chooses his factor) or the spaces."""

    place: int
    asked: str
    left: tuple[tuple[int, str], ...]


def enter(desk: Desk, place: int, _: int) -> Stage | None:
    """Ask the dealer for his factors, then everybody for free stakes."""
    asks = [(desk.round.dealer, scope) for scope in desk.tables.factor_scopes]
    if desk.rulebook.stakes.mode != "fixed":
        asks += [(seat, SPACES) for seat in desk.seated(desk.round.dealer + 1)]
    return _next(desk, place, tuple(asks))


def _next(desk: Desk, place: int, asks: tuple[tuple[int, str], ...]) -> Stage | None:
    while asks and asks[0][1] == SPACES and not _total(desk, asks[0][0]):
        asks = asks[1:]
    return Staking(asks[0][0], place, asks[0][1], asks[1:]) if asks else None


def _total(desk: Desk, seat: int) -> int:
    """How many chips a seat lays out: the agreed total, or what it has."""
    stakes = desk.rulebook.stakes
    dealer = seat == desk.round.dealer and stakes.dealer_total != "same"
    total = int(stakes.dealer_total if dealer else stakes.total)  # type: ignore[arg-type]  # answered by 'standard'
    return total if desk.rulebook.bank.ante_short == "debt" else min(total, max(desk.chips[seat], 0))


def moves(rulebook: Rulebook, state: State) -> Moves:
    """The dealer's factors, or every way to lay out the stakes."""
    stage = state.stage
    assert isinstance(stage, Staking)
    assert stage.turn is not None
    calls = Calls(rulebook.seats, leave=False)
    if stage.asked != SPACES:
        factor = rulebook.dealer_factors[stage.asked].factor
        assert isinstance(factor, Choice)
        return Moves(tuple(Choose(stage.turn, str(option)) for option in factor.options), (), calls)
    return Moves(_splits(Desk(rulebook, state), stage), (), calls)


def _splits(desk: Desk, stage: Staking) -> Splits:
    stakes = desk.rulebook.stakes
    spaces = desk.tables.free_spaces
    assert stage.turn is not None
    total = _total(desk, stage.turn)
    horse = stakes.mode == "one-horse"
    minimum = 0 if horse else int(stakes.minimum)  # type: ignore[arg-type]  # answered by 'standard'
    if minimum * len(spaces) > total:
        # whoever is short lays out what he has as he likes
        minimum = 0
    must: tuple[str, ...] = ()
    bare = 0
    if stakes.cover_all:
        must = tuple(space for space in spaces if not desk.chips[desk.tables.account(space)])
        reach = 1 if horse else total
        later = sum(1 if horse else _total(desk, seat) for seat, asked in stage.left if asked == SPACES)
        bare = max(later, len(must) - reach)
    return Splits(stage.turn, spaces, total, minimum, 1 if horse else 0, must, bare)


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Note the dealer's factor, or put the chips on the spaces."""
    stage = state.stage
    assert isinstance(stage, Staking)
    desk = Desk(rulebook, state)
    if isinstance(move, Choose):
        desk.announce(Chosen(move.seat, f"dealer-factor[{stage.asked}].factor", move.option))
        desk.round = desk.round._replace(factors=(*desk.round.factors, (stage.asked, int(move.option))))
    else:
        assert isinstance(move, Stake)
        desk.announce(Staked(move.seat, move.chips))
        laid = dict(move.chips)
        rule = rulebook.rule_of("stakes.mode")
        for space in desk.tables.free_spaces:
            chips = laid.get(space, 0)
            if chips:
                desk.put(move.seat, desk.tables.account(space), chips, rule)
    return desk.close(_next(desk, stage.place, stage.left) or proceed(desk, stage.place + 1))


ENTER["stakes"] = enter
WAITING[Staking] = Waiting(moves, play)
