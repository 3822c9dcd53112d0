"""Moves from the outside: what a server does with a message that says it comes from a seat."""

from __future__ import annotations

from typing import Final

from boodle.errors import IllegalMove, NotYourTurn, Reason, RoundOver
from boodle.game import Game
from boodle.moves import Leave, Move, SeatMove, TakeOver
from boodle.notation import read_move
from boodle.seen import check_seat, told
from boodle.view import NOT_ASKED, OVER, STRANGER

STALE: Final = Reason("core.stale", "the table has moved on since; look at it again and decide anew", "stale")
CALL: Final = Reason("core.call", "this is called by the table, not by a seat", "call-of-table")
_KINDS: Final = {NOT_ASKED: NotYourTurn, OVER: RoundOver}


def submit(game: Game, seat: int, move: object, *, expect: object) -> Game:
    """The game after a move that somebody sent, if it is his to make and he knew what he was doing.

    Whatever is refused is refused by what the seat itself may know: a move for another seat, one that was sent twice or too
    late, and one that its view does not allow. No answer tells a hidden card or whose turn it is.

    Args:
        game: The game, as the server has it.
        seat: The seat that the sender has proved to be his.
        move: What he sent: notation, or the plain JSON of :meth:`boodle.Move.to_dict`.
        expect: How many events his seat had been told when he decided (the number of the last one it was told). A message that
            arrives twice, or after something else has happened, comes with a number that is not the seat's any more.

    Raises:
        NotationError: what he sent is no move.
        IllegalMove: it is refused; ``reasons`` may be shown to him.
        ArgumentError: the seat is none; this is the server's own fault.
    """
    check_seat(game, seat)
    # a kind of move that only a plug-in knows is looked for in the seat's own view: the others' moves are none of its business
    made = read_move(move, lambda: game.seen_by(seat).moves) if isinstance(move, str) else Move.from_dict(move)
    reasons = _refusals(game, seat, made, expect)
    if reasons:
        raise _KINDS.get(reasons[0], IllegalMove)(made, reasons)
    return game.play(made)


def _refusals(game: Game, seat: int, move: Move, expect: object) -> tuple[Reason, ...]:
    if not isinstance(move, SeatMove) or move.seat != seat:
        return (STRANGER,)
    if isinstance(move, Leave | TakeOver):
        return (CALL,)
    if type(expect) is not int or expect != len(told(game.events, seat)):
        return (STALE,)
    return game.seen_by(seat).why_not(move)
