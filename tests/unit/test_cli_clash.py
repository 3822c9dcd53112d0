"""``boodle clash``: what it says of rules that get along, that cannot be put together, and of all pairs."""

from __future__ import annotations

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
    from boodle.cli import clash as command

    pairs = command._pairs(command._kit(), ["stop-fee", "kitty"])
    assert ("kitty", "stop-fee") in pairs
    assert len(set(pairs)) == len(pairs) > 60
    monkeypatch.setattr(command, "_pairs", lambda _, __: [("change-colour", "change-suit"), ("double-cards", "stop-bonus")])
    code, out, _ = said(capsys, "stop-bonus", "--all-pairs", "--examples", "1")
    assert code == 1
    assert "2 pairs: 1 cannot be played together, 0 with something to read" in out


def test_a_rule_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    """One readable line, exit code 2."""
    code, out, err = said(capsys, "stop-fe")
    assert (2, "") == (code, out)
    assert "did you mean 'stop-fee'" in err
    assert 1 == len(err.strip().splitlines())
