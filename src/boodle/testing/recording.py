"""A record made short: the fewest moves of it after which something still shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boodle.errors import ArgumentError, IllegalMove, shown
from boodle.game import Game
from boodle.moves import Move
from boodle.record import Record
from boodle.replaying import replay
from boodle.testing.positions import from_here
from boodle.testing.swaps import history


def minimise(record: Record, shows: Callable[[Game], bool]) -> Record:
    """The shortest record in which something still shows, for a bug report.

    It is cut off where the thing shows first; where a position is enough for the moves that are left, it begins there.

    Args:
        record: A record that shows it.
        shows: Looks at a game and says whether the thing is there.

    Raises:
        ArgumentError: no record, no function, or it does not show in the game of this record.
        RecordError: the record cannot be played again.
    """
    if not isinstance(record, Record) or not callable(shows):
        raise ArgumentError(f"'minimise' takes a record and a function of a game, not {shown(record)} and {shown(shows)}")
    games = history(replay(record, check=False))
    end = next((at for at, game in enumerate(games) if shows(game)), None)
    if end is None:
        raise ArgumentError("what is looked for does not show in the game of this record")
    moves = [game.move for game in games[1 : end + 1] if game.move is not None]
    for begin in range(end, 0, -1):
        later = _played_on(from_here(games[begin]), moves[begin:])
        if later is not None and shows(later):
            return Record.of(later)
    return Record.of(games[end])


def _played_on(game: Game | None, moves: Sequence[Move]) -> Game | None:
    try:
        for move in moves:
            game = None if game is None else game.play(move)
    except IllegalMove:
        # a misdeal, say, which a position knows nothing of
        return None
    return game
