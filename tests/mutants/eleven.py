"""Bugs of a public implementation that break a law, as plug-ins and in the engine; numbers 3, 5, 9, 10 and 11 stand elsewhere.

Those that pay a wrong amount and keep every law (1, 4 and 6) are in :mod:`mutants.astray`, where the oracle finds them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs
import pytest

import boodle.stages.sales
from boodle import (
    Bet,
    Bid,
    Effect,
    Memory,
    Move,
    Moves,
    Pass,
    Phase,
    Recipe,
    Remember,
    RulePlugin,
    Setup,
    Table,
    Transfer,
    View,
    hookimpl,
)
from mutants.base import Mutant, clockwise, house_rule
from mutants.plugins_phases import ONCE, had_his_turn, phase
from plugins import Bare, Selling

HEADS_UP = Recipe(Bare, (Selling, {"form": "auction", "buyers": "all", "payee": "bank"}), seats=2)


class DealerMustPay(RulePlugin):
    """Bug 2: the dealer has to name a stake of at least one chip, and a broke one is asked too."""

    manifest = house_rule("dealer-must-pay", "The dealer stakes what he likes")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """The dealer is asked once."""
        return phase("dealer-must-pay", turn=self._turn, moves=self._moves, apply=self._apply)

    @staticmethod
    def _turn(view: View) -> int | None:
        return None if view.memory["done"] else view.dealer

    @staticmethod
    def _moves(view: View) -> Moves:
        return Moves(tuple(Bid(view.dealer, chips) for chips in range(1, view.purses[view.dealer] + 1)))

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, Bid)
        yield Transfer(move.seat, "bank", move.chips)
        yield had_his_turn(table, move)


class FoldedAreAsked(RulePlugin):
    """Bug 7: two laps of bets, and whoever has folded in the first one is asked again, with nothing that he may do."""

    manifest = house_rule("folded-are-asked", "Two laps of bets before play")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody bets or folds, twice."""
        memory = {**ONCE, "folded": Memory(start=(), audience="all")}
        return phase("folded-are-asked", memory=memory, turn=self._turn, moves=self._moves, apply=self._apply)

    @staticmethod
    def _turn(view: View) -> int | None:
        made = len(view.memory["done"])
        return clockwise(view)[made % len(view.seated)] if made < 2 * len(view.seated) else None

    @staticmethod
    def _moves(view: View) -> Moves:
        seat = view.seat or 0
        return Moves(() if seat in view.memory["folded"] else (Pass(seat), Bet(seat, 1)))

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, Pass | Bet)
        if isinstance(move, Pass):
            yield Remember("folded", (*table.memory["folded"], move.seat))
        else:
            yield Transfer(move.seat, "bank", move.chips)
        yield had_his_turn(table, move)


def a_pass_is_not_final(patch: pytest.MonkeyPatch) -> None:
    """Bugs 1 and 8: whoever passes is asked again, and where both pass it goes on for ever."""
    real = boodle.stages.sales._bid

    def _bid(desk: Any, stage: Any, sale: Any, move: Move) -> Any:
        if isinstance(move, Pass):
            return attrs.evolve(stage, turn=(*stage.left, stage.turn)[0], left=(*stage.left, stage.turn)[1:])
        return real(desk, stage, sale, move)

    patch.setattr(boodle.stages.sales, "_bid", _bid)


MUTANTS = (
    Mutant(
        name="bug 2: a broke dealer must pay",
        law="P4",
        plugin=DealerMustPay,
        tries=12,
        why="he is asked, and there is nothing that he can do",
    ),
    Mutant(name="bug 7: the folded are asked", law="P4", plugin=FoldedAreAsked, why="he is asked and has no move"),
    Mutant(
        name="bugs 1 and 8: passes go round",
        law="P5",
        plant=a_pass_is_not_final,
        recipe=HEADS_UP,
        tries=40,
        why="two players who pass are asked again and again",
    ),
)
"""Bugs of the public implementation that break a law."""
