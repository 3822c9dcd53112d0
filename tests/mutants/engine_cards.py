"""Bugs of the engine about cards: what lies in two places, or nowhere."""

from __future__ import annotations

from typing import Any

import pytest

import boodle.stages.dealing
import boodle.stages.stops
import boodle.transition
from boodle import Move, Play, Recipe, Rulebook, State
from boodle.cards import BIT
from boodle.desk import Desk
from boodle.stages.leads import Run
from mutants.base import Mutant

WIDOW = Recipe("boodle-de", "widow-exchange", seats=3)
ELIMINATION = Recipe("tripoley-cadaco", seats=3)


def a_paid_card_stays(patch: pytest.MonkeyPatch) -> None:
    """A card that earns a space is not taken from the hand."""
    patch.setattr(Desk, "play_card", lambda *_: None)


def a_card_is_dealt_twice(patch: pytest.MonkeyPatch) -> None:
    """The first card of the dead hand is in the first hand too."""
    real = boodle.stages.dealing.deal_out

    def deal_out(rulebook: Rulebook, around: Any, order: tuple[int, ...]) -> Any:
        holders, hands, dead = real(rulebook, around, order)
        return holders, (hands[0] | dead & -dead, *hands[1:]), dead

    patch.setattr(boodle.stages.dealing, "deal_out", deal_out)


def an_exchange_loses_the_old_hand(patch: pytest.MonkeyPatch) -> None:
    """Whatever is put among the dead cards is gone."""
    real = Desk._place

    def place(desk: Desk, where: int | str, cards: int) -> None:
        if where != "dead":
            real(desk, where, cards)

    patch.setattr(Desk, "_place", place)


def the_eliminated_are_dealt_to(patch: pytest.MonkeyPatch) -> None:
    """Bug 9: after an elimination the pack is dealt as if everybody were there, and those cards are swept away."""
    real = boodle.stages.dealing.deal_out

    def deal_out(rulebook: Rulebook, around: Any, order: tuple[int, ...]) -> Any:
        everybody = (1 << rulebook.seats) - 1
        holders, hands, dead = real(rulebook, around._replace(seated=everybody), order)
        return holders, tuple(hand if around.seated >> seat & 1 else 0 for seat, hand in enumerate(hands)), dead

    patch.setattr(boodle.stages.dealing, "deal_out", deal_out)


def _played_otherwise(patch: pytest.MonkeyPatch, stays: Any) -> None:
    """A card that is laid goes back to the hand, where ``stays`` says so of the states before and after."""
    real = boodle.stages.stops.play

    def play(rulebook: Rulebook, state: State, move: Move) -> Any:
        after, events = real(rulebook, state, move)
        if isinstance(move, Play) and type(after.stage) is Run and stays(state, after):
            hands = [*after.hands]
            hands[move.seat] |= BIT[move.card.index]
            after = State((after.round, tuple(hands), after.chips, after.stage, after.rest))
        return after, events

    patch.setattr(boodle.stages.stops, "play", play)


def a_led_card_stays(patch: pytest.MonkeyPatch) -> None:
    """A card that begins a run stays in the hand."""
    _played_otherwise(patch, lambda state, _: state.stage.wanted < 0)


def a_stopping_card_stays(patch: pytest.MonkeyPatch) -> None:
    """A card that stops a run goes back to the hand, and may be led again."""
    _played_otherwise(patch, lambda _, after: after.stage.wanted < 0)


MUTANTS = (
    Mutant(name="a paid card stays in the hand", law="P3", plant=a_paid_card_stays, why="it is on the table and in the hand"),
    Mutant(name="a card dealt twice", law="P3", plant=a_card_is_dealt_twice, why="it is in a hand and in the dead hand"),
    Mutant(
        name="an exchange loses the old hand",
        law="P3",
        plant=an_exchange_loses_the_old_hand,
        recipe=WIDOW,
        why="the old hand is nowhere",
        tries=12,
    ),
    Mutant(
        name="bug 9: the eliminated are dealt to",
        law="P3",
        plant=the_eliminated_are_dealt_to,
        recipe=ELIMINATION,
        why="the cards of whoever sits out are nowhere",
        tries=12,
    ),
    Mutant(name="a led card stays in the hand", law="P5", plant=a_led_card_stays, why="it is led once more in the round"),
    Mutant(name="a stopping card stays in the hand", law="P5", plant=a_stopping_card_stays, why="it is laid once more"),
)
"""Bugs about cards."""
