"""A record as one seat may keep it: what it was not told is ``??``, and what it did not even notice is not there.

Whether a move is written down depends on what the seat was told and on its view alone: an event states the move, or the view
shows that something was decided, or else there is no trace of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from boodle import events as e
from boodle.cards import BIT, CARDS, card_set
from boodle.frozen import thawed
from boodle.game import Game
from boodle.moves import (
    Bet,
    Bid,
    CallTime,
    Choose,
    ClaimSpace,
    Cut,
    Deal,
    Exchange,
    Leave,
    Misdeal,
    Move,
    OpenHands,
    Pass,
    Play,
    SeatMove,
    Stake,
    TakeOver,
)
from boodle.record_checks import seat_hash
from boodle.seen import check_seat, told
from boodle.stages.dealing import deal_out
from boodle.view import view_of

HIDDEN: Final = "??"
_OPEN: Final = (Cut, OpenHands, CallTime, Misdeal, Leave, TakeOver)
"""What the dealer draws openly, and what the table calls."""


def parts_of_seat(games: list[Game], seat: int | None, every: int) -> dict[str, Any]:
    """Start, moves, checks and cards shown, as a seat (None: a spectator) knows them.

    Raises:
        ArgumentError: there is no such seat.
    """
    check_seat(games[0], seat)
    moves: list[str] = []
    checks: dict[str, str] = {}
    shown: dict[str, str] = {}
    for game in games[1:]:
        heard = told(game.news, seat)
        line, written = _line(game, seat, heard)
        if line:
            moves.append(line)
            if not len(moves) % every:
                checks[str(len(moves))] = seat_hash(game, seat)
        if cards := _cards(heard) & ~written:
            shown[str(len(moves))] = str(card_set(cards))
    if moves:
        checks[str(len(moves))] = seat_hash(games[-1], seat)
    return {"start": _start(games[0], seat), "moves": moves, "checks": checks, "shown": shown}


def _start(game: Game, seat: int | None) -> dict[str, Any]:
    start: dict[str, Any] = thawed(game.start)
    if "position" in start:
        position = start["position"]
        position["hands"] = [_pile(cards, hidden=at != seat) for at, cards in enumerate(position["hands"])]
        if "dead_hand" in position:
            position["dead_hand"] = _pile(position["dead_hand"], hidden=True)
        if "aside" in position:
            position["aside"] = [cards if at == seat else "" for at, cards in enumerate(position["aside"])]
    return start


def _pile(cards: str, *, hidden: bool) -> str:
    return " ".join([HIDDEN] * len(cards.split())) if hidden else cards


def _line(game: Game, seat: int | None, heard: tuple[e.Event, ...]) -> tuple[str, int]:
    """How a seat writes down the last move (nothing: it did not notice), and the cards that can be read from it."""
    move, before = game.move, game.previous
    assert move is not None
    assert before is not None
    if isinstance(move, Deal):
        return _deal(game, before, move, heard)
    own = isinstance(move, SeatMove) and move.seat == seat
    claimed = isinstance(move, ClaimSpace) and before.state.stage.name == "collecting"
    if own or claimed or isinstance(move, _OPEN) or move in _stated(heard):
        return str(move), _cards(heard) if isinstance(move, OpenHands) else 0
    view = view_of(game.rulebook, before.state, seat)
    if heard or view != view_of(game.rulebook, game.state, seat):
        return (f"{view.turn}:{HIDDEN}" if view.turn is not None else HIDDEN), 0
    return "", 0


def _stated(heard: Iterable[e.Event]) -> Iterator[Move]:
    """The moves that events state in public."""
    for event in heard:
        match event:
            case e.CardPlayed(seat, card):
                yield Play(seat, card)
            case e.BidMade(seat, chips):
                yield Bid(seat, chips)
            case e.BetMade(seat, chips):
                yield Bet(seat, chips)
            case e.Staked(seat, laid):
                yield Stake(seat, laid)
            case e.Chosen(seat, _, option):
                yield Choose(seat, option)
            case e.Exchanged(seat):
                yield Exchange(seat)
            case e.Declined(seat) | e.Folded(seat) | e.Irregularity(seat, "response"):
                yield Pass(seat)


def _cards(heard: Iterable[e.Event]) -> int:
    """The cards that a seat was shown, as bits."""
    found = 0
    for event in heard:
        if isinstance(event, e.Received | e.LookedAt | e.Shown):
            found |= event.cards.mask
        elif isinstance(event, e.TurnedUp):
            found |= BIT[event.card.index]
    return found


def _deal(game: Game, before: Game, deal: Deal, heard: tuple[e.Event, ...]) -> tuple[str, int]:
    """The pack as it was dealt, with the cards that were seen at once; those of one hand in order, whatever theirs was."""
    pack, known = game.rulebook.tables.pack, _cards(heard)
    order = [card for card in deal.order if pack & BIT[card]]
    _, hands, dead = deal_out(game.rulebook, before.state.round, tuple(order))
    turned = [event.card.index for event in heard if isinstance(event, e.TurnedUp)]
    words = [HIDDEN] * len(order)
    written = 0
    for pile in (*hands, dead):
        slots = [at for at, card in enumerate(order) if pile & BIT[card]]
        seen = sorted(order[at] for at in slots) if not pile & ~known else [order[at] for at in slots]
        for at, card in zip(slots, seen, strict=True):
            if not pile & ~known or card in turned:
                words[at] = str(CARDS[card])
                written |= BIT[card]
    return f"deal {' '.join(words)}", written
