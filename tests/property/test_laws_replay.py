"""Laws P8 and P12, and two ways of playing that are one: replays, trusted steps, the handle, values that never change."""

from __future__ import annotations

import enum
import hashlib
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import attrs
import pytest
from hypothesis import given

from boodle import (
    CallTime,
    Cut,
    Event,
    Game,
    Move,
    State,
    TakeOver,
    advance,
    advance_trusted,
    assemble,
    opening_state,
    step_trusted,
)
from strategies import Choices, Ingredient, Session, examples, recipe, sessions, shipped

TESTS = Path(__file__).parent.parent


def written(state: State) -> str:
    """Every field of a state in words."""
    return repr((tuple(state.round), state.hands, state.chips, state.stage, tuple(state.rest)))


@examples(30)
@given(session=sessions())
def test_p8_replaying_a_log_gives_the_same_states_and_events(session: Session) -> None:
    """The handle, the checked and the trusted steps go through the same states; the log alone brings them back."""
    rulebook = session.rulebook
    names = [f"N{seat}" for seat in range(rulebook.seats)]
    state = session.begin()
    game = Game.new(rulebook, names=names, purses=session.purses, dealer=session.dealer, rounds=session.rounds or None)
    limited = game.state == state
    for before, _, move, after, events in session.steps(150):
        assert (after, events) == step_trusted(rulebook, before, move)
        assert after == advance(rulebook, before, move) == advance_trusted(rulebook, before, move)
        if limited:
            game = game.play(move)
            assert (after, events) == (game.state, game.news)
            if isinstance(move, TakeOver):
                assert move.name == game.names[move.seat]
        state = after
    if limited:
        again = session.begin()
        for move in game.log:
            again = advance(rulebook, again, move)
        assert game.state == again
        assert hash(game.state) == hash(again)
        assert game == pickle.loads(pickle.dumps(game))


GAMES: list[tuple[list[Ingredient], int]] = [
    ([(name, {})], each.manifest.seats[1]) for name, each in sorted(shipped().items()) if each.manifest.kind == "game"
]
RECIPES: list[tuple[list[Ingredient], int]] = [
    *GAMES,
    ([("test-board", {"when": "held", "by": "player"}), ("test-ceremonies", {}), ("test-gambling", {})], 4),
    (
        [
            ("test-board", {}),
            ("test-staking", {"factor": "choice"}),
            ("test-selling", {"form": "auction"}),
        ],
        5,
    ),
    ([("test-board", {}), ("test-referee", {}), ("test-limits", {}), ("test-fees", {}), ("test-session", {})], 6),
]


def digests(logs: list[list[Move]] | None = None) -> list[tuple[str, list[Move]]]:
    """A digest of the last state of each recipe's session, played by a seed or from a log, and its log."""
    found = []
    for at, (chosen, seats) in enumerate(RECIPES):
        rulebook = assemble(recipe(chosen, seats))
        session = Session(rulebook, (12,) * seats, None, 2, Choices(at, 200, 60, calls=True))
        state = session.begin()
        log = [move for _, _, move, _, _ in session.steps(100)] if logs is None else logs[at]
        words = hashlib.sha256(rulebook.fingerprint.encode())
        for move in log:
            state = advance(rulebook, state, move)
            words.update(written(state).encode())
        found.append((words.hexdigest(), log))
    return found


def test_p8_a_replay_in_another_process_with_another_hash_seed_gives_the_same_states(tmp_path: Path) -> None:
    """Nothing depends on the order of a set or on the memory of this process."""
    here = digests()
    (tmp_path / "logs").write_bytes(pickle.dumps([log for _, log in here]))
    code = (
        "import pickle, sys\nfrom pathlib import Path\nsys.path.insert(0, 'property')\nfrom test_laws_replay import digests\n"
        "print(*(digest for digest, _ in digests(pickle.loads(Path(sys.argv[1]).read_bytes()))))"
    )
    answer = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "logs")],
        cwd=TESTS,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    assert [digest for digest, _ in here] == answer.stdout.split()


def check_frozen(value: object, where: str) -> None:
    """Nothing in a value can change: plain values, tuples of such, and objects that refuse to be changed."""
    if value is None or isinstance(value, bool | int | str | bytes | enum.Enum | type):
        return
    if isinstance(value, tuple):
        for at, item in enumerate(value):
            check_frozen(item, f"{where}[{at}]")
        return
    kind: Any = type(value)
    assert attrs.has(kind), (where, value)
    for field in attrs.fields(kind):
        with pytest.raises(AttributeError):
            setattr(value, field.name, None)
        check_frozen(getattr(value, field.name), f"{where}.{field.name}")
    with pytest.raises(AttributeError):
        value.something_new = 1  # type: ignore[attr-defined]  # that it cannot be set is the point


@examples(12)
@given(session=sessions())
def test_p12_states_moves_and_events_are_frozen_all_the_way_down(session: Session) -> None:
    """There is no list, dictionary or set in them, and no attribute that can be set."""
    seen: set[type] = set()
    for state, _, move, after, events in session.steps(150):
        values: list[State | Move | Event | Any] = [move, *events, after.stage, after.rest.memory, state.round, state.rest]
        for value in values:
            if type(value) not in seen or isinstance(value, tuple):
                check_frozen(value, type(value).__name__)
                seen.add(type(value))


@examples(25)
@given(session=sessions())
def test_p12_equal_states_hash_equal(session: Session) -> None:
    """Two states that were reached apart from each other, and copies; another state is another."""
    twin = session.begin()
    for at, (before, _, move, after, _) in enumerate(session.steps(120)):
        twin = advance_trusted(session.rulebook, twin, move)
        assert after == twin
        assert hash(after) == hash(twin)
        if at % 10 == 0:
            copied = pickle.loads(pickle.dumps(after))
            assert (after, hash(after)) == (copied, hash(copied))
        assert before != after or isinstance(move, CallTime | Cut | TakeOver)


def test_p12_a_rulebook_and_a_game_cannot_be_changed() -> None:
    """Neither their attributes nor what they hold."""
    rulebook = assemble("michigan-rummy stop-bonus")
    with pytest.raises(AttributeError):
        rulebook.fingerprint = ""  # type: ignore[misc]  # that it cannot be set is the point
    for held in (rulebook.payouts, rulebook.dealer_factors, rulebook.penalties):
        with pytest.raises(TypeError):
            held["AH"] = None  # type: ignore[index]  # as above
    game = Game.new(rulebook)
    with pytest.raises(AttributeError):
        game.state = opening_state(rulebook, purses=(1,) * 4, dealer=0)[0]
