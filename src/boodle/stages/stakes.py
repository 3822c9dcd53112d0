"""Stakes that somebody chooses: free stakes, one horse, the dealer's factor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from boodle.desk import Desk
from boodle.events import Chosen, Event, Staked
from boodle.moves import Choose, Move, Stake
from boodle.movesets import Moves, Splits
from boodle.rules.setting import Choice
from boodle.stages.dealing import between_rounds
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Stage, State

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

SPACES = "spaces"


@attrs.frozen
class Staking(Stage):
    """Seats stake in turn, from the dealer's left; ``asked`` is a scope (the dealer chooses his factor) or the spaces.

    ``fresh``: nothing has been staked or dealt yet for this round.
    """

    name: ClassVar[str] = "staking"
    place: int
    asked: str
    left: tuple[tuple[int, str], ...]

    @property
    def about(self) -> tuple[tuple[str, Any], ...]:
        """What is staked on: the spaces, or the dealer's factor for a scope."""
        return (("asked", self.asked),)

    fresh: bool


def enter(desk: Desk, place: int, number: int) -> Stage | None:
    """Before the deal (number 0) ask the dealer for his factors; then, or before anybody looks, all for free stakes."""
    stakes = desk.rulebook.stakes
    asks = [(desk.round.dealer, scope) for scope in desk.tables.factor_scopes] if number == 0 else []
    if stakes.mode != "fixed" and (stakes.time == "before-look") == (number == 1):
        asks += [(seat, SPACES) for seat in desk.seated(desk.round.dealer + 1)]
    return _next(desk, place, tuple(asks), fresh=number == 0)


def _next(desk: Desk, place: int, asks: tuple[tuple[int, str], ...], *, fresh: bool) -> Stage | None:
    while asks and asks[0][1] == SPACES and not _total(desk, asks[0][0]):
        asks = asks[1:]
    return Staking(asks[0][0], place, asks[0][1], asks[1:], fresh) if asks else None


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
    late = stage.asked == SPACES and rulebook.stakes.time == "before-look"
    calls = between_rounds(state) if stage.fresh else rulebook.tables.opening_calls if late else rulebook.tables.calls
    if stage.asked != SPACES:
        factor = rulebook.dealer_factors[stage.asked].factor
        assert isinstance(factor, Choice)
        return Moves(tuple(Choose(stage.turn, str(option)) for option in factor.options), (), calls)
    return Moves(_splits(Desk(rulebook, state), stage), (), calls)


def _splits(desk: Desk, stage: Staking) -> Splits | tuple[Move, ...]:
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
    if horse:
        backed = (space for space in spaces if len(must) - (space in must) <= bare)
        return tuple(Stake(stage.turn, {space: total}) for space in backed)
    return Splits(stage.turn, spaces, total, minimum, must, bare)


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
    fresh = stage.fresh and isinstance(move, Choose)
    return desk.close(_next(desk, stage.place, stage.left, fresh=fresh) or proceed(desk, stage.place + 1))


ENTER["stakes"] = enter
WAITING[Staking] = Waiting(moves, play)
