"""Bugs of the engine about chips: what the ledger loses, doubles or does not say."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import boodle.stages.dealing
from boodle import Paid, Recipe
from boodle.desk import Desk
from mutants.base import Mutant

KITTY = Recipe("michigan-rummy", seats=3)
"""A table with a kitty and with fines."""


def a_chip_is_lost(patch: pytest.MonkeyPatch) -> None:
    """A payment of several chips arrives with one less."""

    def put(desk: Desk, payer: int, payee: int, chips: int, rule: str) -> None:
        desk.chips[payer] -= chips
        desk.chips[payee] += max(chips - 1, 1)
        desk.events.append(Paid(desk.tables.label(payer), desk.tables.label(payee), chips, rule))

    patch.setattr(Desk, "put", put)


def payments_are_silent(patch: pytest.MonkeyPatch) -> None:
    """What goes to the winner is moved, and nobody is told."""
    real = Desk.put

    def put(desk: Desk, payer: int, payee: int, chips: int, rule: str) -> None:
        real(desk, payer, payee, chips, rule)
        if payee == desk.rest.winner:
            desk.events.pop()

    patch.setattr(Desk, "put", put)


def purses_go_below_zero(patch: pytest.MonkeyPatch) -> None:
    """Whoever is short of the antes lays them all the same."""

    def lay_out(_: int, dues: Sequence[int]) -> tuple[int, ...]:
        return tuple(dues)

    patch.setattr(boodle.stages.dealing, "lay_out", lay_out)


def payees_are_paid_in_full(patch: pytest.MonkeyPatch) -> None:
    """Bug 5: whoever is short pays what he has, and the space is credited with what he owed."""

    def transfer(desk: Desk, payer: int, payee: int, chips: int, rule: str) -> int:
        paid = min(chips, desk.purse(payer))
        if chips <= 0 or payer == payee:
            return 0
        desk.chips[payer] -= paid
        desk.chips[payee] += chips
        desk.events.append(Paid(desk.tables.label(payer), desk.tables.label(payee), chips, rule))
        return chips

    patch.setattr(Desk, "transfer", transfer)


MUTANTS = (
    Mutant(name="a chip is lost", law="P2", plant=a_chip_is_lost, why="the ledger has a chip less after a large payment"),
    Mutant(name="silent payments", law="P2", plant=payments_are_silent, why="chips move that nobody was told of"),
    Mutant(name="purses below zero", law="P2", plant=purses_go_below_zero, why="there are no debts at this table", tries=12),
    Mutant(
        name="bug 5: spaces hold what was owed",
        law="P2",
        plant=payees_are_paid_in_full,
        recipe=KITTY,
        why="the payee gets chips that the payer did not have",
    ),
)
"""Bugs about chips."""
