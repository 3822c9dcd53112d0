"""Every command speaks plainly where that is wanted: with ``NO_COLOR``, and wherever the output is no terminal."""

from __future__ import annotations

import importlib
import io
import shlex
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
import typer

import boodle.cli
from boodle.cli.app import app

COMMANDS = {
    "play": "play michigan kitty --bots --seats 3 --rounds 1 --seed 7",
    "record": "record michigan --seats 3 --rounds 1 --seed 7 -o kept.json",
    "replay": "replay game.json",
    "rules": "rules michigan kitty",
    "diff": "diff michigan 'michigan kitty'",
    "plugins": "plugins",
    "new": "new plain-speech",
    "clash": "clash stop-bonus --all-pairs --on boodle-de --examples 1",
    "explore": "explore stop-bonus --examples 1",
    "lab": "lab michigan --against 'michigan kitty' --rounds 96 --engine step",
}
"""Each command, so that it says much and does little."""
OTHERS = ("", "--help", "--version", *(f"{name} --help" for name in COMMANDS))
REFUSED = ("nonsense", "play nix", "rules michigan --nix", "lab michigan --rounds -1", "replay nix.json")


class Stream(io.StringIO):
    """Somewhere to write to: a terminal or none, which can show everything."""

    encoding = "utf-8"

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        """As it was made."""
        return self.terminal


def said(monkeypatch: pytest.MonkeyPatch, words: str, *, terminal: bool, **environment: str) -> tuple[int, str]:
    """The exit code, and all that is written to the output and to the place for errors."""
    for name in ("NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "PY_COLORS", "TTY_COMPATIBLE", "GITHUB_ACTIONS"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {"TERM": "xterm-256color", **environment}.items():
        monkeypatch.setenv(name, value)
    out, err = Stream(terminal), Stream(terminal)
    with monkeypatch.context() as here:
        here.setattr(sys, "stdout", out)
        here.setattr(sys, "stderr", err)
        code = boodle.cli.main(shlex.split(words))
    return code, out.getvalue() + err.getvalue()


class Reached:
    """What a search says that was none."""

    ok = True

    def __str__(self) -> str:
        return "nothing was looked for"


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pairs instead of a hundred, and tables that are counted and not played: their bars move all the same."""
    command = importlib.import_module("boodle.cli.clash")
    monkeypatch.setattr(command, "_pairs", lambda _, __, ___: [("double-cards", "stop-bonus"), ("kitty", "stop-bonus")])
    exploring = importlib.import_module("boodle.testing.exploring")

    def explore(*_: object, watch: Callable[[list[int]], Iterable[int]], **__: object) -> Reached:
        assert [0, 1, 2] == list(watch([0, 1, 2]))
        return Reached()

    monkeypatch.setattr(exploring, "explore", explore)


@pytest.fixture(autouse=True)
def _a_record_in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What ``replay`` plays, and room for what the others write."""
    monkeypatch.chdir(tmp_path)
    if not (tmp_path / "game.json").exists():
        assert 0 == boodle.cli.main(shlex.split("record michigan --seats 3 --rounds 1 --seed 7 -o game.json"))


def test_every_command_is_tried() -> None:
    """A new command has to be written down here."""
    group = typer.main.get_command(app)
    assert {*COMMANDS} == {*getattr(group, "commands", {})}


@pytest.mark.parametrize("words", [*COMMANDS.values(), *OTHERS, *REFUSED])
def test_no_color_means_no_codes_at_all(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """On a terminal with ``NO_COLOR`` nothing is coloured, bold, moved or wiped away."""
    code, text = said(monkeypatch, words, terminal=True, NO_COLOR="1")
    assert text.strip()
    assert "\x1b" not in text
    assert "\r" not in text
    assert code == (2 if words in REFUSED else 0)


@pytest.mark.parametrize("words", [*COMMANDS.values(), *OTHERS, *REFUSED])
def test_what_is_no_terminal_gets_bare_text(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """A file or a pipe gets text that can be searched and compared, even where colours are asked for by force."""
    code, text = said(monkeypatch, words, terminal=False, FORCE_COLOR="1")
    assert text.strip()
    assert "\x1b" not in text
    assert "\r" not in text
    assert code == (2 if words in REFUSED else 0)


@pytest.mark.parametrize("words", [COMMANDS[name] for name in ("play", "replay", "plugins", "clash", "explore", "lab")])
def test_a_terminal_gets_colours(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Unless they are not wanted; an empty ``NO_COLOR`` is none."""
    _, text = said(monkeypatch, words, terminal=True, NO_COLOR="")
    assert "\x1b[" in text


@pytest.mark.parametrize("words", ["--help", "play --help"])
def test_help_has_no_boxes(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    """Lines that are drawn around help are noise to whoever has it read aloud."""
    _, text = said(monkeypatch, words, terminal=True, NO_COLOR="")
    assert text.isascii(), sorted({letter for letter in text if ord(letter) > 127})
