"""Playing a record again, move by move, and saying where it leaves the recorded game."""

from __future__ import annotations

from boodle.assembly import assemble
from boodle.beginnings import result_of, rules_of, state_hash
from boodle.errors import (
    ArgumentError,
    IllegalMove,
    NotationError,
    PositionError,
    RecordError,
    ReplayDiverged,
    RulebookMismatch,
    shown,
)
from boodle.game import Game
from boodle.notation import parse_move
from boodle.record import Record
from boodle.rulebook import Rulebook


def replay(record: Record, *, check: bool = True, until: int | None = None) -> Game:
    """Play a record again, move by move.

    Args:
        record: The record.
        check: Compare the rules, the checks on the way and the result.
        until: Stop after so many moves.

    Raises:
        RulebookMismatch: the installed rules are not those that were played.
        ReplayDiverged: a move is not possible, or a check fails; with the number of the move.
        RecordError: the record cannot be begun or read.
        AssemblyError: the recipe makes no game here.
    """
    if not isinstance(record, Record):
        raise ArgumentError(f"'replay' takes a Record, not {shown(record)}; read one with Record.from_json(text)")
    if record.seat is not None:
        raise RecordError(f"this is the record of seat {record.seat} alone; only the server's record can be played again")
    rulebook = assemble(record.recipe)
    if check and record.fingerprint:
        _compare_rules(record, rulebook)
    game = _begin(record, rulebook)
    for number, text in enumerate(record.moves[:until], 1):
        try:
            game = game.play(parse_move(text))
        except NotationError as error:
            raise RecordError(f"move {number} cannot be read: {error}") from error
        except IllegalMove as error:
            raise ReplayDiverged(f"move {number}: {error}", number=number) from error
        if check and record.checks.get(number, "") not in ("", found := state_hash(game.state)):
            raise ReplayDiverged(
                f"after move {number} ('{text}') the game is not the recorded one: expected the state {record.checks[number]}, "
                f"got {found}; an earlier move was changed, or a rule has changed without a new version",
                number=number,
            )
    if check and record.result and until is None and game.over and dict(record.result) != result_of(game):
        raise ReplayDiverged(
            f"the result is {shown(result_of(game))}, the record says {shown(dict(record.result))}", number=len(record.moves)
        )
    return game


def _begin(record: Record, rulebook: Rulebook) -> Game:
    start = dict(record.start)
    try:
        if "position" in start:
            position = start["position"]
            if not isinstance(position, dict) or len(start) > 1 or not all(isinstance(key, str) for key in position):
                raise RecordError(f"'start' is {shown(start)}; expected one 'position'")
            return Game.from_position(rulebook, names=record.names, **position)
        return Game.new(rulebook, names=record.names, **start)
    except (ArgumentError, PositionError, NotationError) as error:
        raise RecordError(f"'start': {error}") from error
    except TypeError as error:
        raise RecordError(f"'start' is {shown(start)}; it has parts that no game begins with") from error


def _compare_rules(record: Record, rulebook: Rulebook) -> None:
    if record.fingerprint == rulebook.fingerprint:
        return
    here = rules_of(rulebook)
    changed = [
        f"{slot} was {record.rules.get(slot, 'standard')}, is {here.get(slot, 'standard')}"
        for slot in sorted({*record.rules, *here})
        if record.rules.get(slot) != here.get(slot)
    ]
    what = "; ".join(changed) or "a rule with a callable has another version"
    raise RulebookMismatch(
        f"the rules are not those of the record: {what}; install the versions it names "
        f"({', '.join(f'{name} {version}' for name, version in record.versions.items())}) or replay with check=False",
        changed=tuple(changed),
    )
