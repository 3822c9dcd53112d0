"""Errors: what they say, what they carry, and that they travel."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import boodle
from boodle import (
    ApiMismatch,
    ArgumentError,
    AssemblyError,
    BadReference,
    BoodleError,
    DeclaredConflict,
    IllegalMove,
    NotationError,
    NotOneGame,
    NotYourTurn,
    ParameterError,
    Pass,
    Play,
    PlayError,
    PluginInvalid,
    PluginLoadError,
    PositionError,
    PositionProblem,
    Reason,
    RecordError,
    ReplayDiverged,
    RequirementMissing,
    RoundOver,
    RulebookMismatch,
    RuleBroken,
    RuleConflict,
    RulesError,
    SeatsError,
    UnfairDeal,
    UnknownPlugin,
    UnknownRule,
    UnknownSpace,
)
from boodle.errors import did_you_mean, shown

REASONS = (Reason("core.hand", "seat 0 does not hold 7C"), Reason("michigan.limit", "clubs may not be led now"))
SINGLE: list[BoodleError] = [
    NotationError("'XX' is no card"),
    ArgumentError("None is no seat"),
    UnknownSpace("there is no space 'XX'"),
    PositionProblem("nobody holds a card"),
    RulesError("rules"),
    UnknownPlugin("no plug-in 'x'", name="x", near=("y",), known=("y", "z")),
    PluginLoadError("cannot be imported", name="x", distribution="x-rules", version="1.0"),
    PluginInvalid("got an int", plugin="x", hook="boodle_deck", got="3", expected="Deck"),
    ApiMismatch("another interface", plugin="x", wants=2, has=1),
    RequirementMissing("'x' needs 'y'", plugin="x", missing="y"),
    DeclaredConflict("cannot be combined", plugins=("x", "y"), why="both"),
    SeatsError("for 3 to 8 players", plugin="x", seats=9, allowed=(3, 8)),
    NotOneGame("two games", games=("x", "y")),
    ParameterError("no parameter", plugin="x", parameter="stake"),
    UnknownRule("'without' names 'x'", name="x", where="without", known=("y",)),
    BadReference("no account 'x'", rule="x.fee", plugin="x", account="Kitty"),
    RuleConflict("decided twice", slot="stop.stuck", contenders=("x.a", "y.b"), remedies=("without=('x.a',)",)),
    PlayError("cannot be made"),
    IllegalMove(Play(0, "7C"), REASONS),
    NotYourTurn(Pass(1), REASONS[:1]),
    RoundOver(Pass(1), REASONS[1:]),
    RuleBroken("raised ValueError", rule="x.limit", plugin="x"),
    RecordError("no record"),
    RulebookMismatch("other rules", changed=("stop.stuck",)),
    ReplayDiverged("another game", number=3),
    UnfairDeal("another deal", round_number=2),
]
GROUPS: list[BoodleError] = [
    PositionError("this position cannot be", [PositionProblem("one"), PositionProblem("two")]),
    AssemblyError("'x' has 2 problems", [SINGLE[5], SINGLE[11]]),  # type: ignore[list-item]  # both are RulesErrors
]


def test_every_public_error_is_tried_here() -> None:
    """A new error must be added to the lists above."""
    public = {
        each for name in boodle.__all__ if isinstance(each := getattr(boodle, name), type) and issubclass(each, BoodleError)
    }
    assert public - {BoodleError} == {type(error) for error in (*SINGLE, *GROUPS)}


@pytest.mark.parametrize("error", SINGLE, ids=lambda error: type(error).__name__)
def test_an_error_travels_with_all_it_carries(error: BoodleError) -> None:
    """Pickling and copying keep the message and the attributes: errors come home from worker processes."""
    error.add_note("seen at the table")
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(error) is type(again)
        assert (str(error), error.args, vars(error)) == (str(again), again.args, vars(again))


@pytest.mark.parametrize("error", GROUPS, ids=lambda error: type(error).__name__)
def test_a_group_of_errors_travels_with_its_members(error: Any) -> None:
    """All problems arrive, each with its attributes, and the group lists them below its message."""
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert (type(error), str(error), error.message) == (type(again), str(again), again.message)
        assert [vars(one) for one in error.exceptions] == [vars(one) for one in again.exceptions]
    assert [error.message, *(f"- {one}" for one in error.exceptions)] == str(error).splitlines()


def test_errors_are_caught_by_what_they_are_in_python_too() -> None:
    """A caller who knows nothing of boodle catches them by their usual names."""
    builtin: dict[type[BoodleError], tuple[type[Exception], ...]] = {
        NotationError: (ValueError,),
        ArgumentError: (TypeError, ValueError),
        UnknownSpace: (KeyError,),
        UnknownPlugin: (LookupError,),
        UnknownRule: (LookupError,),
        PluginInvalid: (TypeError,),
        ParameterError: (ValueError,),
        IllegalMove: (ValueError,),
        PositionError: (ExceptionGroup,),
        AssemblyError: (ExceptionGroup,),
    }
    for kind, bases in builtin.items():
        assert all(issubclass(kind, base) for base in bases)
        assert issubclass(kind, BoodleError)


def test_a_plugin_that_breaks_the_form_is_blamed_in_the_usual_words() -> None:
    """On one line, whatever it returned; with the error that it raised, if it did."""
    cause = ValueError("three")
    error = PluginInvalid.of("x", "boodle_deck", "a\nlist", "a Deck", cause)
    assert "plug-in 'x', hook 'boodle_deck': got a list, expected a Deck" == str(error)
    assert ("x", "boodle_deck", "a list", "a Deck", cause) == (
        error.plugin,
        error.hook,
        error.got,
        error.expected,
        error.__cause__,
    )
    assert "plug-in 'x': got 3, expected a plug-in" == str(PluginInvalid.of("x", "", "3", "a plug-in"))


@pytest.mark.parametrize(
    ("name", "known", "hint"),
    [
        ("kity", ["kitty", "broke"], "did you mean 'kitty'?"),
        ("xyz", ["kitty", "broke"], "known are 'broke', 'kitty'"),
        ("xyz", [], "known are none"),
    ],
)
def test_a_misspelt_name_gets_a_hint(name: str, known: list[str], hint: str) -> None:
    """What is near, or else all there is."""
    assert hint == did_you_mean(name, known)


def test_an_illegal_move_says_move_and_reasons_and_carries_nothing_else() -> None:
    """A state would leak into replies and logs."""
    error = IllegalMove(Play(0, "7C"), REASONS)
    assert "'0:7C' is not possible: seat 0 does not hold 7C (core.hand); clubs may not be led now (michigan.limit)" == str(error)
    assert {"move": Play(0, "7C"), "reasons": REASONS} == vars(error)


def test_groups_can_be_taken_apart_with_except_star() -> None:
    """Each kind of problem is caught by itself, and what remains goes on under the same name."""
    seen: list[Any] = []
    try:
        try:
            raise GROUPS[1]
        except* UnknownPlugin as some:
            seen.append(some)
    except AssemblyError as rest:
        seen.append(rest)
    assert [AssemblyError, AssemblyError] == [type(group) for group in seen]
    assert [[SINGLE[5]], [SINGLE[11]]] == [list(group.exceptions) for group in seen]
    assert [GROUPS[1].args[0]] * 2 == [group.message for group in seen]


def test_a_position_error_can_be_split() -> None:
    """The parts of a group of problems are groups of problems again."""
    group = PositionError("this position cannot be", [PositionProblem("one"), PositionProblem("two")])
    match, rest = group.split(lambda error: str(error) == "one")
    assert isinstance(match, PositionError)
    assert isinstance(rest, PositionError)
    assert ["this position cannot be\n- one", "this position cannot be\n- two"] == [str(match), str(rest)]


class Mute:
    """Has no words for itself."""

    def __repr__(self) -> str:
        raise RuntimeError("speechless")


class Count(int):
    """A whole number of another library."""


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        (3, "3"),
        ("QS", "'QS'"),
        ("3", "'3'"),
        (Mute(), "<Mute>"),
        ([Mute()], "<list>"),
        pytest.param(10**5000, "<int>", id="huge"),
        (Count(3), "3 (Count)"),
        (Count(-3), "-3 (Count)"),
        (True, "True"),
        ("x" * 500, "'" + "x" * 96 + "..."),
        ("\ud800\n", r"'\ud800\n'"),
    ],
)
def test_a_value_is_shown_short_and_readable(value: Any, text: str) -> None:
    """Whatever somebody passes, the message about it can be printed on a line."""
    assert text == shown(value)
    assert len(shown(value)) <= 100


def test_a_move_is_shown_on_one_line_too() -> None:
    """Text with line breaks is shown as it would be typed."""
    assert r"a\nb\ud800" == shown("a\nb\ud800", str)
