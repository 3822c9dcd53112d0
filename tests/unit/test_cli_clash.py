"""``boodle clash`` and ``boodle explore``: rules that get along, that cannot be put together, and many of them at once."""

from __future__ import annotations

import importlib

import pytest

from boodle.cli.app import run


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output, errors."""
    code = run(["clash", *words])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_rules_that_get_along(capsys: pytest.CaptureFixture[str]) -> None:
    """One line, exit code 0."""
    code, out, err = said(capsys, "stop-bonus", "double-cards", "--examples", "2", "--on", "michigan")
    assert (0, "stop-bonus + double-cards on michigan: nothing found", "") == (code, out.strip(), err)


def test_rules_that_cannot_be_put_together(capsys: pytest.CaptureFixture[str]) -> None:
    """Why, and the ways out; exit code 1."""
    code, out, _ = said(capsys, "change-suit", "change-colour", "--on", "boodle-de")
    assert code == 1
    assert "cannot be played" in out
    assert "without=('change-suit.limit',)" in out


def test_all_pairs_are_counted(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the rules with every other house rule, each two once; what gets along is only counted."""
    command = importlib.import_module("boodle.cli.clash")
    pairs = command._pairs(command.kit("clashing"), ["stop-fee", "kitty"], [])
    assert ("kitty", "stop-fee") in pairs
    assert len(set(pairs)) == len(pairs) > 60
    monkeypatch.setattr(command, "_pairs", lambda _, __, ___: [("change-colour", "change-suit"), ("double-cards", "stop-bonus")])
    code, out, _ = said(capsys, "stop-bonus", "--all-pairs", "--examples", "1")
    assert code == 1
    assert "2 pairs: 1 cannot be played together, 0 with something to read" in out


def test_a_rule_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    """One readable line, exit code 2."""
    code, out, err = said(capsys, "stop-fe")
    assert (2, "") == (code, out)
    assert "did you mean 'stop-fee'" in err
    assert 1 == len(err.strip().splitlines())


def test_every_two_rules_meet_somewhere(capsys: pytest.CaptureFixture[str]) -> None:
    """Tables, laws, what was met and what never."""
    code = run(["explore", "kitty", "--examples", "1"])
    out = capsys.readouterr().out
    assert code == 0, out
    assert "0 laws broken" in out
    assert "stops   " in out
    assert "never   " in out
    assert (2, "did you mean") == (run(["explore", "kity"]), "did you mean")
    assert "did you mean 'kitty'" in capsys.readouterr().err
