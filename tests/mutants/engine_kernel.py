"""Bugs that move chips from one to another and so break no other law: the batch kernel plays otherwise."""

from __future__ import annotations

from typing import Any, ClassVar

import attrs
import pytest

import boodle.stages.settlement
import boodle.stages.stops
from boodle import Ante, CardPayment, CardSet, Claim, Declaration, Manifest, PlainPlugin, Poker, Recipe, Space
from boodle.desk import Desk
from boodle_variants.poker_hands import poker_value
from mutants.base import SOURCE, Mutant


@attrs.frozen
class LowestWins:
    """Says that it ranks hands as usual, and does not."""

    wheel: bool = True

    def __call__(self, cards: CardSet) -> tuple[int, ...]:
        """The usual value upside down."""
        return tuple(-part for part in poker_value(cards))


class FalseRanking(PlainPlugin):
    """A game whose ranking of hands pretends to be the usual one."""

    manifest = Manifest(name="false-ranking", version="1.0", kind="game", summary="The worst hand wins the pot")
    rules: ClassVar[tuple[Declaration, ...]] = (
        Space(id="false-ranking.pot", source=SOURCE, name="Pot", place=0, claims=(Claim(when="poker"),)),
        Ante(id="false-ranking.ante", source=SOURCE, space="Pot", others=1),
        CardPayment(id="false-ranking.cards", source=SOURCE, chips=1),
        Poker(
            id="false-ranking.poker", source=SOURCE, when="before", betting="none", ranking=LowestWins(),
            text="The worst hand wins.",
        ),
    )  # fmt: skip


def cards_cost_twice(patch: pytest.MonkeyPatch) -> None:
    """Every card left costs what two cost."""
    real = Desk.transfer

    def transfer(desk: Desk, payer: int, payee: int, chips: int, rule: str) -> int:
        twice = 2 if any(rule == payment.id for payment in desk.rulebook.card_payments) else 1
        return real(desk, payer, payee, twice * chips, rule)

    patch.setattr(Desk, "transfer", transfer)


def the_next_one_leads(patch: pytest.MonkeyPatch) -> None:
    """After a stop the player on the left leads."""
    real = boodle.stages.stops.lead

    def lead(desk: Desk, start: int, suit: int, player: int = -1, **given: Any) -> Any:
        return real(desk, start + (player >= 0), suit, player, **given)

    patch.setattr(boodle.stages.stops, "lead", lead)


MUTANTS = (
    Mutant(name="a ranking that pretends", law="P15", plugin=FalseRanking, why="the kernel ranks as usual", named=False),
    Mutant(name="cards cost twice", law="P15", plant=cards_cost_twice, why="the chips go somewhere, but not where they should"),
    Mutant(
        name="the next one leads",
        law="P15",
        plant=the_next_one_leads,
        recipe=Recipe("boodle-de", "stop-bonus", "kitty", seats=3),
        why="it is somebody's turn, but not his",
    ),
)
"""The kernel is a second description of the rules, so that it sees what is wrong and yet adds up."""
