"""Wrong arguments to the kit: a typed error that says what was expected, never a search over nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boodle import ArgumentError, AssemblyError, BoodleError, Manifest, NotationError, Recipe, RulePlugin, assemble, hookimpl
from boodle.testing import RoundMachine, RulePluginSuite, check, clash, explore, minimise, perft, strategies_for
from by_hand import metadata_of

BOOK = assemble(Recipe("boodle-de", seats=3))
anything: Any = 3
text: Any = "5"


class Nameless(RulePluginSuite):
    """A suite that forgot its plug-in."""


Nameless.__test__ = False  # type: ignore[attr-defined]  # pytest's own name


class NoRules(RoundMachine):
    """A machine without a rulebook."""


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: check("kitty", beside=("stop-fee",)), "there is none in it"),
        (lambda: check("kitty", beside=()), "there is none in it"),
        (lambda: check("kitty", beside="michigan"), "expected a list of plug-ins"),
        (lambda: check(None), "None"),
        (lambda: check(3), "3"),
        (lambda: check("kitty", laws=("P99",)), "no law 'P99'"),
        (lambda: check("kitty", laws="Q"), "no law 'Q'"),
        (lambda: check("kitty", examples=0), "'examples' is 0"),
        (lambda: check("kitty", examples=text), "'examples' is '5'"),
        (lambda: check("kitty", thorough=0), "'thorough' is 0"),
        (lambda: clash("kitty"), "two house rules or more"),
        (lambda: clash(), "two house rules or more"),
        (lambda: clash("kitty", "michigan"), "'michigan' is a game; say on='michigan'"),
        (lambda: clash("kitty", "stop-fee", on="referee"), "is a house rule; name a game"),
        (lambda: clash("kitty", "stop-fee", examples=0), "'examples' is 0"),
        (lambda: explore("kitty"), "expected a list of plug-ins"),
        (lambda: explore(["kitty"], games=()), "'games' is empty"),
        (lambda: explore(["michigan"]), "'michigan' in 'rules' is no house rule"),
        (lambda: explore(["kitty"], games=("stop-fee",)), "'stop-fee' in 'games' is no game"),
        (lambda: explore(["kitty"], strength=0), "'strength' is 0"),
        (lambda: perft(BOOK, anything, -1), "'depth' is -1"),
        (lambda: strategies_for(text), "needs a rulebook, not '5'"),
        (NoRules, "needs a rulebook, not None"),
        (lambda: minimise(anything, anything), "takes a record and a function"),
        (lambda: Nameless._report(None), "names no plug-in"),
    ],
)
def test_wrong_arguments(call: Callable[[], Any], said: str) -> None:
    """Each is refused before anything is played."""
    with pytest.raises((ArgumentError, NotationError)) as refused:
        call()
    assert said in str(refused.value)


def test_parameters_are_taken_as_a_recipe_takes_them() -> None:
    """In text, or as a pair; the search keeps to them."""
    few: dict[str, Any] = {"examples": 1, "laws": ("P2", "P4")}
    assert check("kitty:stake=3", **few).ok
    assert check(("kitty", {"stake": 3}), seed=3, **few).ok
    assert clash("stop-fee:chips=2", "kitty", examples=1).ok
    assert explore(["kitty:stake=2", "stop-bonus"], **few).ok
    with pytest.raises(BoodleError):
        check("kitty:")


class Broken(RulePlugin):
    """A plug-in that divides by nothing."""

    manifest = Manifest(name="broken", version="1.0", kind="house-rule", summary="Divides by nothing")

    @hookimpl
    def boodle_payments(self, setup: Any) -> Any:
        """It raises."""
        return setup.seats // 0


def test_a_table_that_cannot_be_made_is_no_success() -> None:
    """A plug-in that raises is said to, and what was left is not called good."""
    found = explore([Broken], games=("michigan",), examples=1)
    assert not found.ok
    assert "ZeroDivisionError" in str(found)
    assert "cannot be played: michigan broken" in str(found)


def test_a_plug_in_that_cannot_be_imported_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the assembly explains it, and not with the traceback of somebody else's module."""
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "sad"\nversion = "1.0"\n[project.entry-points.boodle]\nsad = "sad_rules:Sad"\n'
    )
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "sad_rules.py").write_text("import nothing_like_it\n")
    for place in metadata_of(tmp_path):
        monkeypatch.syspath_prepend(str(place))
    for call in (lambda: check("sad"), lambda: clash("sad", "kitty"), lambda: explore(["sad"])):
        with pytest.raises(AssemblyError) as refused:
            call()
        assert "nothing_like_it" in str(refused.value.exceptions[0])
