"""Bugs of the engine about what may be done, and what is said to whoever may not."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import boodle.engine
import boodle.stages.session
from boodle import Bid, Move, Moves, Pass, Reason, Recipe, RoundBegan, Rulebook, State
from boodle.desk import Desk
from boodle.movesets import Amounts
from mutants.base import Mutant, everywhere

AUCTION = Recipe("boodle-de", "widow-auction", seats=3)
REFEREE = Recipe("michigan-bicycle", seats=3)


def refusals_are_silent(patch: pytest.MonkeyPatch) -> None:
    """Nobody is told why a card may not be laid."""
    real = boodle.engine.why_not

    def why_not(rulebook: Rulebook, state: State, move: Move) -> tuple[Reason, ...]:
        return tuple(reason for reason in real(rulebook, state, move) if reason.rule != "core.hand")

    everywhere(patch, real, why_not)


def moves_are_not_checked(patch: pytest.MonkeyPatch) -> None:
    """A card of a seat's own is taken without a look at the rules."""
    patch.setattr(boodle.engine, "_expected", lambda _, state, move: getattr(move, "seat", None) == state.turn is not None)


def offences_are_not_counted(patch: pytest.MonkeyPatch) -> None:
    """The number of moves is that of the lawful ones alone."""
    patch.setattr(Moves, "__len__", lambda moves: len(moves.lawful))


def too_much_can_be_drawn(patch: pytest.MonkeyPatch) -> None:
    """A bid by chance can be a chip more than the purse."""

    def draw(amounts: Amounts, random: Random) -> Move:
        return Bid(amounts.seat, random.choice((amounts.high, amounts.high + amounts.step)))

    patch.setattr(Amounts, "draw", draw)


def the_session_goes_on(patch: pytest.MonkeyPatch) -> None:
    """When all is over, somebody may still pass."""
    patch.setattr(boodle.engine, "NO_MOVES", Moves((Pass(0),)))


def refusals_name_no_rule(patch: pytest.MonkeyPatch) -> None:
    """A refusal names the rule by a name that it had long ago."""
    real = boodle.engine.why_not

    def why_not(rulebook: Rulebook, state: State, move: Move) -> tuple[Reason, ...]:
        return tuple(Reason(rule.replace("core.", "engine."), sentence) for rule, sentence in real(rulebook, state, move))

    everywhere(patch, real, why_not)


def refusals_without_words(patch: pytest.MonkeyPatch) -> None:
    """A refusal names its rule and says nothing."""
    real = boodle.engine.why_not

    def why_not(rulebook: Rulebook, state: State, move: Move) -> tuple[Reason, ...]:
        return tuple(Reason(rule, "") for rule, _ in real(rulebook, state, move))

    everywhere(patch, real, why_not)


def refusals_of_another_game(patch: pytest.MonkeyPatch) -> None:
    """Bug 10: what is said names the rule of a game that is not on the table."""
    real = boodle.engine._why_not_play

    def _why_not_play(rulebook: Rulebook, state: State, run: Any, move: Any) -> tuple[Reason, ...]:
        return tuple(Reason("pope-joan.lead-choice", sentence) for _, sentence in real(rulebook, state, run, move))

    patch.setattr(boodle.engine, "_why_not_play", _why_not_play)


def rounds_are_counted_by_the_house(patch: pytest.MonkeyPatch) -> None:
    """The number that is announced counts all rounds that were ever played."""
    count = itertools.count(1)
    patch.setattr(boodle.stages.session, "RoundBegan", lambda _, dealer: RoundBegan(next(count), dealer))


def hands_are_lists(patch: pytest.MonkeyPatch) -> None:
    """The hands of a state are the list that the desk wrote on."""

    def close(desk: Desk, stage: Any) -> Any:
        return State((desk.round, desk.hands, tuple(desk.chips), stage, desk.rest)), tuple(desk.events)  # type: ignore[arg-type]  # the planted bug

    patch.setattr(Desk, "close", close)


MUTANTS = (
    Mutant(name="silent refusals", law="P6", plant=refusals_are_silent, why="nothing speaks against a move that is not possible"),
    Mutant(name="moves are not checked", law="P6", plant=moves_are_not_checked, why="what is not possible is accepted"),
    Mutant(
        name="offences are not counted",
        law="P6",
        plant=offences_are_not_counted,
        recipe=REFEREE,
        tries=12,
        why="more moves are listed than counted",
    ),
    Mutant(
        name="too much can be drawn",
        law="P6",
        plant=too_much_can_be_drawn,
        recipe=AUCTION,
        why="what is drawn is not possible",
    ),
    Mutant(name="the session goes on", law="P4", plant=the_session_goes_on, why="all is over, and somebody could go on"),
    Mutant(name="refusals name no rule", law="P7", plant=refusals_name_no_rule, why="there is no such rule"),
    Mutant(name="refusals without words", law="P7", plant=refusals_without_words, why="a reason is a rule and a sentence"),
    Mutant(
        name="bug 10: refusals of another game",
        law="P7",
        plant=refusals_of_another_game,
        why="the rule that is named is not in this game",
        tries=12,
    ),
    Mutant(
        name="rounds counted by the house",
        law="P8",
        plant=rounds_are_counted_by_the_house,
        why="the log, played again, tells of other rounds",
    ),
    Mutant(name="hands are lists", law="P12", plant=hands_are_lists, why="a list can be changed, and has no hash"),
)
"""Bugs about moves and refusals."""
