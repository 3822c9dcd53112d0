"""What a mutant is, and how the kit is set on it."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final

import attrs
import pytest

from boodle import Manifest, Recipe, Rulebook, View, assemble
from boodle.testing import LAWS, Break, Report, Verdict, check
from boodle.testing.checking import search
from boodle.testing.laws import rules
from boodle.testing.playing import some_session
from boodle.testing.recipes import Plugin, name_of, some_table

SOURCE: Final = "our kitchen table"
DE: Final = Recipe("boodle-de", seats=3)
"""A plain table."""


@attrs.frozen(kw_only=True)
class Mutant:
    """A bug that was planted, and the law that has to find it.

    Attributes:
        name: What it is called.
        law: The law that must find it, said beforehand.
        why: What is wrong, and why it breaks that law.
        plugin: The plug-in with the bug; None where the bug is in the engine.
        plant: Puts a bug into boodle for the time of a search; a plug-in that changes boodle itself keeps here what it changes.
        beside: The games and house rules that the plug-in is tried on and with.
        recipe: The table at which a bug of the engine shows.
        named: Whether the verdict has to name a rule of the plug-in; not where what is wrong is no rule at all.
        missed: Why the kit cannot find it as it stands; empty where it must.
        tries: How many sessions are played at most.
        first: The seed of the first of them.
        shortened: Whether the shortest game is looked for in the default run too; to look for a leak takes long.
    """

    name: str
    law: str
    why: str
    plugin: Plugin | None = None
    plant: Callable[[pytest.MonkeyPatch], None] | None = None
    beside: tuple[Plugin, ...] = ("boodle-de", "kitty")
    recipe: Recipe = DE
    named: bool = True
    missed: str = ""
    tries: int = 6
    first: int = 0
    shortened: bool = True

    def search(self, laws: Iterable[str] = tuple(LAWS), *, tries: int | None = None) -> list[Report]:
        """What the kit finds, one session after the other, until it was enough to find one of these laws broken."""
        wanted = tuple(laws)
        reports: list[Report] = []
        with self._planted():
            for seed in range(self.first, self.first + (tries or self.tries)):
                reports.append(self._report(wanted, seed))
                if (self.law if self.law in wanted else wanted[0]) in reports[-1].broken:
                    break
        return reports

    @contextlib.contextmanager
    def _planted(self) -> Iterator[None]:
        """The bug is there, and gone afterwards."""
        _forget()
        with pytest.MonkeyPatch.context() as patch:
            if self.plant is not None:
                self.plant(patch)
            try:
                yield
            finally:
                _forget()

    def _report(self, laws: Sequence[str], seed: int) -> Report:
        """What the kit finds in one session."""
        if self.plugin is not None:
            return check(self.plugin, beside=self.beside, examples=1, seed=seed, laws=laws)
        random = Random(f"{self.name} {seed}")
        return search(self.name, lambda: assemble(self.recipe), random, 1, laws, _no_suspects)

    def found(self) -> Break | None:
        """What the law that must find it sees, without looking for the shortest game; None where it sees nothing."""
        with self._planted():
            for seed in range(self.first, self.first + self.tries):
                random = Random(f"{self.name} {seed}")
                table = assemble(self.recipe) if self.plugin is None else some_table(self.plugin, self.beside, random)
                if isinstance(table, Rulebook):
                    found = LAWS[self.law].broken(some_session(table, random).played())
                    if found is not None:
                        return found
        return None

    def verdict(self, *, tries: int | None = None) -> Verdict | None:
        """What the law that must find it says; None where it says nothing."""
        return next((each for report in self.search((self.law,), tries=tries) for each in report.verdicts), None)

    def names_its_rule(self, verdict: Verdict) -> bool:
        """Whether a verdict names a rule of the plug-in."""
        assert self.plugin is not None
        prefix = f"{name_of(self.plugin)}."
        return any(rule.strip().startswith(prefix) for rule in (*verdict.guilty, *verdict.found.rule.split(",")))


def _no_suspects(_: Rulebook) -> list[list[str]]:
    """No rule is to blame for a bug of the engine."""
    return []


def _forget() -> None:
    """What law P14 remembers of a game must come neither from a mutant to other tests, nor the other way round."""
    for remembered in list(vars(rules).values()):
        if hasattr(remembered, "cache_clear"):
            remembered.cache_clear()


def house_rule(name: str, summary: str) -> Manifest:
    """The manifest of a house rule."""
    return Manifest(name=name, version="1.0", kind="house-rule", summary=summary)


def clockwise(view: View) -> tuple[int, ...]:
    """The seats that play, from the dealer's left on."""
    return tuple(sorted(view.seated, key=lambda seat: (seat - view.dealer - 1) % len(view.purses)))


def everywhere(patch: pytest.MonkeyPatch, real: object, other: object) -> None:
    """Put something in the place of a function in every module that has imported it by name."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("boodle", "boodle_variants"):
            for attribute in [each for each, value in vars(module).items() if value is real]:
                patch.setattr(module, attribute, other)
