"""Law P10 and its companions: what a seat is shown depends on nothing it cannot know. ``BOODLE_DEEP=1`` tries 100 000 swaps."""

from __future__ import annotations

import itertools
import os
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boodle import Recipe, Rulebook, assemble
from boodle.testing.swaps import Search, random_game, unfolded
from leaks import LEAKS, Leak
from pairs.recipes import attempt, cell, games, house_rules, shipped
from plugins import Ceremonies, Claiming, Dealing, Gambling, Selling
from strategies import examples, rulebooks

DEEP = bool(os.environ.get("BOODLE_DEEP"))
ENOUGH = 100_000
"""Other worlds that the deep profile compares."""

TELLING: tuple[tuple[str, str, Any], ...] = (
    ("test-gambling aside", "tripoley-cadaco", (Gambling, {"cards": "aside", "betting": "one-round", "cap": "side-pots"})),
    ("sealed bids", "boodle-de", (Selling, {"form": "auction", "buyers": "all", "sealed": True, "eligible": "no-pay-card"})),
    ("the dealer's last word", "michigan", (Selling, {"form": "offer", "eligible": "no-pay-card", "unsold": "dealer-may-buy"})),
    ("the dealer looks", "boodle-de", (Selling, {"form": "offer", "unsold": "dealer-looks", "then_auction": True})),
    ("claims by players", "rummoli", (Claiming, {"when": "held", "by": "player"})),
    ("phases", "michigan-rummy", Ceremonies),
    ("turned up", "pope-joan", (Dealing, {"turn_up": True})),
)
"""Tables at which something is hidden that most games do not have."""


def no_leak(rulebook: Rulebook, seed: int, rounds: int = 1) -> int:
    """No leak in some random games of a rulebook; how many other worlds were compared."""
    search = Search(rulebook, Random(seed))
    assert search.leak(rounds) is None
    return search.swaps


@pytest.mark.parametrize("game", games())
def test_p10_shipped_games(game: str) -> None:
    """P10, P10c: no seat is shown anything that depends on what it cannot know, in any shipped game."""
    least, most = shipped()[game].seats
    assert no_leak(assemble(Recipe(game, seats=Random(game).randint(least, most))), 1) > 0


@pytest.mark.parametrize(("game", "rule"), [table[1:] for table in TELLING], ids=[name for name, *_ in TELLING])
def test_p10_hidden_things(game: str, rule: Any) -> None:
    """P10, P10c: where hands lie aside, bids are sealed, claims are noted, phases whisper."""
    assert no_leak(assemble(Recipe(game, rule, seats=4)), 2, 3) > 0


@examples(15)
@given(rulebook=rulebooks(), seed=st.integers(0, 1 << 30))
def test_p10_any_rulebook(rulebook: Rulebook, seed: int) -> None:
    """P10, P10c: in games of any rules, test plug-ins and their phases among them."""
    assert Search(rulebook, Random(seed)).leak(1, looks=2) is None


@pytest.mark.parametrize("game", games())
def test_p10b_a_view_is_what_was_told(game: str) -> None:
    """P10b: hand, counts, cards played, chips, dealer and round follow from the events that a seat was told."""
    rulebook = assemble(Recipe(game, seats=shipped()[game].seats[1]))
    random = Random(3)
    looked = 0
    for at in [random_game(rulebook, random), random_game(rulebook, random)]:
        for seat in (*range(rulebook.seats), None):
            assert unfolded(at, at.seen_by(seat)) == []
            looked += 1
    assert looked == 2 * (rulebook.seats + 1)


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.name for leak in LEAKS])
def test_planted_leaks_are_caught(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search that passes on boodle itself finds every planted leak."""
    rulebook = assemble(leak.recipe)
    leak.plant(monkeypatch)
    assert Search(rulebook, Random(1)).leak(150) is not None


def test_p10_pairs_of_house_rules() -> None:
    """P10, P10c: a sample of all pairs of house rules on all games; in the deep profile all of them, until it is enough."""
    cells: list[tuple[str, ...]] = [(game, *pair) for game in games() for pair in itertools.combinations(house_rules(), 2)]
    random = Random(4)
    random.shuffle(cells)
    compared = 0
    while compared < (ENOUGH if DEEP else 100):
        book = attempt(cell(*cells.pop()))
        if isinstance(book, Rulebook):
            compared += no_leak(book, random.getrandbits(30))
        if not cells:
            cells = [(game,) for game in games()]
    assert compared >= (ENOUGH if DEEP else 100)
