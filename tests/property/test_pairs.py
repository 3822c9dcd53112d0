"""Every pair of shipped house rules on every shipped game: the matrix of the documentation is complete, and it is true.

By default a few random cells are played again, with ``BOODLE_CI=1`` in the environment three hundred; ``python -m pairs`` (or
``nox -s pairs``) makes them all anew. A cell that says something else now is named in the failure, as is the command.
"""

from __future__ import annotations

import os
from random import SystemRandom
from typing import Final

import pytest

from boodle import Deal, Recipe, State, assemble, opening_state, step

# isort: split
from pairs import page, recipes
from pairs.cells import judge
from pairs.sessions import KINDS, LawBroken, Session, check, play

CELLS: Final = 300 if os.environ.get("BOODLE_CI") else 30


@pytest.fixture(scope="module")
def kept() -> page.Matrix:
    """The matrix as it was written down."""
    return page.kept()


def test_the_matrix_names_every_pair_once(kept: page.Matrix) -> None:
    """No game, no house rule and no pair of them is missing: a new plug-in needs a new matrix (``nox -s pairs``)."""
    assert {*page.triples()} == {*kept.cells}


def test_nothing_is_unknown_or_silent(kept: page.Matrix) -> None:
    """Each pair combines, or there is a reason why it does not."""
    assert [] == [triple for triple, cell in kept.cells.items() if cell.verdict == "unknown"]
    assert [] == [triple for triple, cell in kept.cells.items() if (cell.verdict == "combines") == bool(cell.whys)]


def test_the_page_is_what_the_matrix_says(kept: page.Matrix) -> None:
    """The page and the file of the documentation are made from the matrix, and by nobody's hand."""
    assert page.PAGE.read_text(encoding="utf-8") == page.page(kept)
    assert page.KEPT.read_text(encoding="utf-8") == page.written(kept)


def test_random_cells_are_as_the_matrix_says(kept: page.Matrix) -> None:
    """Some cells, assembled and played again: the same verdict for the same reasons."""
    chosen = SystemRandom().sample(page.triples(), CELLS)
    assert {triple: kept.cells[triple] for triple in chosen} == {triple: judge(*triple) for triple in chosen}
    for game, *rules in chosen:
        assert page.tried(game, *rules) == {rule: text for rule, text in kept.tried[game].items() if rule in rules}


@pytest.mark.parametrize(
    ("game", "one", "other", "verdict", "reason"),
    [
        ("michigan", "change-suit", "kitty", "combines", ""),
        ("michigan", "stop-fee", "tiebreak", "needs", "'kitty'"),
        ("boodle-de", "change-colour", "change-suit", "refused", "lead-suits"),
        ("newmarket-equal", "dealer-double", "kitty", "inert", "stakes are free"),
    ],
)
def test_verdicts(game: str, one: str, other: str, verdict: str, reason: str) -> None:
    """One cell of each kind, as somebody who knows the rules would expect it."""
    cell = judge(game, one, other)
    assert verdict == cell.verdict
    assert reason in " ".join(cell.whys)


def test_remedies_are_carried_out_to_the_letter() -> None:
    """What the verdict on a refused pair stands on: a remedy changes the recipe in the one way that it names."""
    recipe = Recipe("michigan", "stop-fee", seats=4, without=("dealer-double",))
    remedies = [
        "'kitty'",
        "('stop-fee', {'chips': 2})",
        "without=('card-payment',)",
        "prefer={'a': 'b'}",
        "phases=('c',)",
        "seats=5",
    ]
    after = recipes.remedied(recipe, remedies)
    assert "michigan stop-fee:chips=2 kitty -dealer-double -card-payment a=b" == str(after).partition(" phases")[0]
    assert (5, ("c",)) == (after.seats, after.phases)
    assert recipes.is_ingredient("'kitty'")
    assert not recipes.is_ingredient("without=('kitty',)")


def test_a_silent_rule_is_told_from_one_that_acts() -> None:
    """Notes that cover all that a plug-in says make it silent; a note on a part of it does not."""
    book = assemble("newmarket-equal dealer-double:on=both kitty", seats=4)
    assert () == recipes.silent(book, "dealer-double")
    assert recipes.silent(assemble("newmarket-equal dealer-double", seats=4), "dealer-double")


def test_a_table_beside_itself_never_differs() -> None:
    """What a rule changes is seen by comparing; where nothing was changed nothing is seen."""
    book = assemble("tripoley-cadaco referee stop-bonus", seats=4)
    for kind in KINDS:
        assert "referee!" not in {*play(Session(kind, "beside itself"), book, {"referee": book})}


def test_a_table_that_breaks_a_law_is_caught() -> None:
    """A chip too many, a chip moved without a payment, a card in two places: the eyes of the law see them."""
    book = assemble("michigan", seats=4)
    before, _ = opening_state(book, purses=(20,) * 4, dealer=0)
    state, events = step(book, before, Deal.from_seed(b"law"))
    check("as it is", book, before, state, events, 80)
    around, hands, (one, *others), stage, rest = state
    for broken in (
        State((around, hands, (one + 1, *others), stage, rest)),
        State((around, hands, (one + 1, others[0] - 1, *others[1:]), stage, rest)),
        State((around, (hands[1], *hands[1:]), state.chips, stage, rest)),
    ):
        with pytest.raises(LawBroken):
            check("broken", book, before, broken, events, 80)
