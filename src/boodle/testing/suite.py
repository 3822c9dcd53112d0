"""The tests that every plug-in should pass, as a class to inherit from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from boodle.errors import ArgumentError
from boodle.testing.checking import EXAMPLES, Report, check
from boodle.testing.laws import LAWS
from boodle.testing.recipes import GAMES, Plugin


class RulePluginSuite:
    """Every law of boodle as a test for one plug-in; pytest collects the classes that inherit from it.

    ::

        class TestStopToll(RulePluginSuite):
            plugin = StopToll

    Attributes:
        plugin: The plug-in: the class, or the name of an installed one.
        beside: Games it is tried on and house rules it is tried with; where no house rule is named, all that come with boodle.
        examples: How many sessions are played. ``pytest --boodle-examples N`` overrides it.
        seed: Chance; the same seed tries the same.
    """

    plugin: ClassVar[Plugin]
    beside: ClassVar[Sequence[Plugin]] = GAMES
    examples: ClassVar[int] = EXAMPLES
    seed: ClassVar[int] = 0

    def test_it_fits_a_table(self, boodle_examples: int | None) -> None:
        """There is a game that it can be put beside, alone or with other rules."""
        report = self._report(boodle_examples)
        assert report.unfit is None, str(report.unfit)
        assert report.games > 0

    @pytest.mark.parametrize("law", LAWS, ids=[f"{law.name}: {law.title}" for law in LAWS.values()])
    def test_law(self, law: str, boodle_examples: int | None) -> None:
        """The law holds on every table that was tried; where it does not, the shortest game is shown."""
        report = self._report(boodle_examples)
        verdict = next((each for each in report.verdicts if each.law.name == law), None)
        if verdict is not None:
            first = f"\n\nfirst {report.first}" if report.first and law != "P8" else ""
            pytest.fail(f"{verdict}{first}", pytrace=False)

    @classmethod
    def _report(cls, examples: int | None) -> Report:
        count = cls.examples if examples is None else examples
        if not hasattr(cls, "plugin"):
            raise ArgumentError(f"'{cls.__name__}' names no plug-in; say 'plugin = ...' in it")
        if (cls, count) not in _CHECKED:
            # one search for all tests of a suite: each session is looked at by every law
            _CHECKED[cls, count] = check(cls.plugin, beside=cls.beside, examples=count, seed=cls.seed)
        return _CHECKED[cls, count]


_CHECKED: dict[tuple[type[RulePluginSuite], int], Report] = {}
