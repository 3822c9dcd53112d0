"""Playing a record again, move by move, and saying where it leaves the recorded game."""

from __future__ import annotations

from boodle.assembly import assemble
from boodle.errors import (
    ArgumentError,
    AssemblyError,
    IllegalMove,
    NotationError,
    PositionError,
    RecordError,
    ReplayDiverged,
    RulebookMismatch,
    shown,
)
from boodle.frozen import thawed
from boodle.game import Game
from boodle.notation import read_move
from boodle.record import Record
from boodle.record_checks import result_of, rules_of, state_hash
from boodle.rulebook import Rulebook


def replay(record: Record, *, check: bool = True, until: int | None = None) -> Game:
    """Play a record again, move by move.

    Args:
        record: The record.
        check: Compare the rules, the checks on the way and the result.
        until: Stop after so many moves.

    Raises:
        RulebookMismatch: the installed rules are not those that were played.
        ReplayDiverged: a move is not possible, or a check or the result is another; with the number of the move.
        RecordError: the recipe makes no game here, the game cannot begin like this, or a move cannot be read.
    """
    if not isinstance(record, Record):
        raise ArgumentError(f"'replay' takes a Record, not {shown(record)}; read one with Record.parse(text)")
    if until is not None and not (type(until) is int and until >= 0):
        raise ArgumentError(f"'until' is {shown(until)}; expected a number of moves")
    if record.seat is not None:
        raise RecordError("this is the record of one seat, with what it knew; only the server's record can be played again")
    try:
        rulebook = assemble(record.recipe)
    except AssemblyError as error:
        raise RecordError(f"'recipe': {'; '.join(map(str, error.exceptions))}") from error
    if check and record.fingerprint:
        _compare_rules(record, rulebook)
    game = _begin(record, rulebook)
    for number, text in enumerate(record.moves[:until], 1):
        game = _play(game, number, text)
        if check and (expected := record.checks.get(str(number))) and expected != (found := state_hash(game)):
            raise ReplayDiverged(
                f"after move {number} ({shown(text)}) the game is not the recorded one: expected the position {expected}, "
                f"got {found}; an earlier move was changed, or a rule has changed without a new version",
                number=number,
            )
    if check and until is None and record.result and thawed(record.result) != result_of(game):
        said = f"the result is {shown(result_of(game))}" if game.over else f"the game is still on after {len(record.moves)} moves"
        raise ReplayDiverged(f"{said}, the record says {shown(thawed(record.result))}", number=len(record.moves))
    return game


def _begin(record: Record, rulebook: Rulebook) -> Game:
    start = thawed(record.start)
    try:
        if "position" in start:
            return Game.from_position(rulebook, names=record.names, **start["position"])
        return Game.new(rulebook, names=record.names, **start)
    except (PositionError, ArgumentError) as error:
        problems = error.exceptions if isinstance(error, PositionError) else (error,)
        raise RecordError(f"'start': {'; '.join(map(str, problems))}") from error


def _play(game: Game, number: int, text: str) -> Game:
    try:
        return game.play(read_move(text, lambda: game.moves))
    except NotationError as error:
        raise RecordError(f"move {number} cannot be read: {error}") from error
    except IllegalMove as error:
        raise ReplayDiverged(f"move {number}: {error}", number=number) from error


def _compare_rules(record: Record, rulebook: Rulebook) -> None:
    if record.fingerprint == rulebook.fingerprint:
        return
    here = rules_of(rulebook)
    changed = [
        f"{slot} was {record.rules.get(slot, 'standard')}, is {here.get(slot, 'standard')}"
        for slot in sorted({*record.rules, *here})
        if record.rules.get(slot) != here.get(slot)
    ]
    what = "; ".join(changed) or "a rule with a callable has another version, or boodle itself"
    raise RulebookMismatch(
        f"the rules are not those of the record: {what}; install the versions it names "
        f"({', '.join(f'{name} {version}' for name, version in record.versions.items())}) or replay with check=False",
        changed=tuple(changed),
    )
