"""boodle's options and fixtures for pytest; the kit itself is imported when a test asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from boodle import Rulebook


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options, in a group of their own."""
    group = parser.getgroup("boodle", "rules of card games")
    group.addoption("--boodle-examples", type=int, default=None, metavar="N", help="sessions that each RulePluginSuite plays")
    group.addoption("--boodle-recipe", default="michigan", metavar="RECIPE", help="the recipe of the fixture 'rulebook'")
    group.addoption("--boodle-seats", type=int, default=4, metavar="N", help="the players of the fixture 'rulebook'")
    group.addoption("--boodle-regen", action="store_true", help="write playthrough files anew instead of comparing with them")


@pytest.fixture(scope="session")
def boodle_examples(request: pytest.FixtureRequest) -> int | None:
    """How many sessions the suites play; None: as many as each of them says."""
    value = request.config.getoption("--boodle-examples")
    if value is not None and value < 1:
        raise pytest.UsageError(f"--boodle-examples is {value}; expected a number of sessions, 1 or more")
    return None if value is None else int(value)


@pytest.fixture(scope="session")
def boodle_regen(request: pytest.FixtureRequest) -> bool:
    """Whether playthrough files are to be written anew."""
    return bool(request.config.getoption("--boodle-regen"))


@pytest.fixture(scope="session")
def rulebook(request: pytest.FixtureRequest) -> Rulebook:
    """The rulebook of ``--boodle-recipe``."""
    from boodle import Recipe, assemble

    return assemble(Recipe.parse(request.config.getoption("--boodle-recipe"), seats=request.config.getoption("--boodle-seats")))
