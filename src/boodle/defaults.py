"""What a seat does when its time is up."""

from __future__ import annotations

from random import Random

from boodle.chips import in_turn
from boodle.errors import ArgumentError
from boodle.moves import Bet, Choose, Move, Pass, Stake
from boodle.movesets import Splits
from boodle.view import View


def default_move(view: View) -> Move:
    """A lawful move that commits to as little as possible: pass, check, keep, an even stake, the first card that may be laid.

    Raises:
        ArgumentError: the seat is not asked now.
    """
    if not view.your_turn or view.seat is None:
        raise ArgumentError("this seat is not asked now, so it needs no move")
    lawful = view.moves.lawful
    for quiet in (Pass(view.seat), Bet(view.seat, 0), Choose(view.seat, "keep")):
        if quiet in lawful:
            return quiet
    if isinstance(lawful, Splits):
        even = Stake(view.seat, tuple(zip(lawful.spaces, in_turn(lawful.total, lawful.total, len(lawful.spaces)), strict=True)))
        # where the stakes are bound (one horse, bare spaces) any lawful one will do, always the same
        return even if even in lawful else lawful.draw(Random(0))
    return next(iter(lawful))
