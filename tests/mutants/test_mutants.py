"""The kit finds planted bugs: by the law that was named beforehand, in a short game, with the rule that is to blame.

With ``BOODLE_DEEP=1`` in the environment every mutant is played longer, and the shortest game is looked for in every case.
"""

from __future__ import annotations

import collections
import functools
import os
import statistics

import pytest

from boodle.testing import LAWS, Verdict
from mutants import MUTANTS
from mutants.astray import ASTRAY, Astray, disagreement
from mutants.base import Mutant

DEEP = bool(os.environ.get("BOODLE_DEEP"))
FOUND = [mutant for mutant in MUTANTS if not mutant.missed]
SHORTENED = [mutant for mutant in FOUND if DEEP or mutant.shortened]


@functools.cache
def verdict(mutant: Mutant) -> Verdict | None:
    """What the kit says of a mutant, looked for once."""
    return mutant.verdict(tries=4 * mutant.tries if DEEP else None)


def named(mutant: Mutant) -> str:
    """How the test of a mutant is called."""
    return f"{mutant.law} {mutant.name}"


@pytest.mark.parametrize("mutant", FOUND, ids=named)
def test_the_law_that_was_named_finds_it(mutant: Mutant) -> None:
    """The law says where, and names the rule of a plug-in that is to blame."""
    if mutant not in SHORTENED:
        assert mutant.found() is not None, mutant.why
        return
    said = verdict(mutant)
    assert said is not None, mutant.why
    assert mutant.law == said.law.name
    assert said.law.title in str(said)
    if mutant.plugin is not None and mutant.named:
        assert mutant.names_its_rule(said), str(said)


def test_what_is_missed_is_still_missed() -> None:
    """What the kit cannot find says why; as soon as it can, ``missed`` has to go."""
    assert [] == [mutant.name for mutant in MUTANTS if mutant.missed and mutant.found() is not None]


def test_nearly_all_are_found_in_short_games() -> None:
    """At least 95 of a hundred, and half of the shortest games have ten moves or fewer."""
    assert len(FOUND) >= 0.95 * len(MUTANTS)
    moves = [said.moves for mutant in SHORTENED if (said := verdict(mutant)) is not None]
    assert len(SHORTENED) == len(moves)
    assert statistics.median(moves) <= 10


def test_every_law_has_mutants() -> None:
    """Two at least that it finds; and no two mutants have one name."""
    count = collections.Counter(mutant.law for mutant in FOUND)
    assert {} == {law: count[law] for law in LAWS if count[law] < 2}
    assert len(MUTANTS) == len({mutant.name for mutant in MUTANTS})


def test_the_oracle_agrees_with_boodle() -> None:
    """Where nothing is planted there is nothing to find."""
    assert disagreement() is None


@pytest.mark.parametrize("bug", ASTRAY, ids=lambda bug: bug.name)
def test_the_oracle_finds_what_no_law_can(bug: Astray) -> None:
    """The rules are written down a second time, independently, and that is where it shows."""
    assert bug.found() is not None, bug.why
