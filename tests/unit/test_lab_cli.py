"""``boodle lab``: what it prints, writes and refuses."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

import boodle.cli.lab as command
from boodle.cli.app import run
from boodle.simulation import SimulationInterrupted, SimulationStopped


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output, errors."""
    code = run(["lab", *words])
    told = capsys.readouterr()
    return code, told.out, told.err


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line of an error, with exit code 2, before anything is played."""
    code, out, err = said(capsys, *words)
    assert (2, "") == (code, out)
    (line,) = err.splitlines()
    return line


STEP = ("--engine", "step", "--rounds", "48")


def test_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """What was played, figures with intervals, how they are read, how it ran."""
    code, out, err = said(capsys, "michigan", "kitty:stake=3", *STEP, "--seats", "3", "--seed", "5", "--purse", "50")
    assert (0, "") == (code, err)
    lines = out.splitlines()
    assert lines[:2] == ["michigan kitty:stake=3, 3 players, all random", "54 rounds in sittings of 18, purses of 50, seed 5"]
    assert {"Who wins", "Chips by place", "Spaces", "Rounds", "Why runs stop", "How rounds end"} < set(lines)
    assert lines[-1].startswith("step engine: 54 rounds in ")
    assert "thousand times" not in out


def test_two_tables(capsys: pytest.CaptureFixture[str]) -> None:
    """Other rules, which leave something out; other policies; the same cards."""
    code, out, _ = said(
        capsys, "michigan", "kitty", "--against", "michigan kitty -kitty.ante", "--policy", "careful", "--against-policy",
        "careful,careful,careful,lowest", *STEP,
    )  # fmt: skip
    assert code == 0, out
    assert "second: michigan kitty -kitty.ante, 4 players, seat 3 lowest, the others careful" in out
    assert "finds from" in out
    code, out, _ = said(capsys, "michigan", "--against-policy", "lowest", *STEP)
    assert "second: michigan, 4 players, all lowest" in out


def test_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """JSON and CSV with all reports."""
    files = (tmp_path / "lab.json", tmp_path / "lab.csv")
    words = ("--widow", "--sensitivity", "--json", str(files[0]), "--csv", str(files[1]))
    code, out, _ = said(capsys, "michigan", "widow-offer", "--engine", "step", "--rounds", "24", *words)
    assert code == 0, out
    assert "What the spare hand is worth" in out
    assert "What seat 0 wins" in out
    body = json.loads(files[0].read_text(encoding="utf-8"))
    assert ["table", "widow", "sensitivity"] == [each["kind"] for each in body["reports"]]
    lines = [*csv.DictReader(io.StringIO(files[1].read_text(encoding="utf-8")))]
    assert {"table", "widow", "sensitivity"} == {line["report"] for line in lines}
    assert len(lines) == sum(len(section["rows"]) for each in body["reports"] for section in each["sections"])


def test_pictures(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Drawn into a folder, which is made."""
    pytest.importorskip("matplotlib", reason="pictures need matplotlib")
    code, out, _ = said(capsys, "michigan", *STEP, "--plots", str(tmp_path / "pictures"))
    assert code == 0, out
    assert f"drawn: {tmp_path / 'pictures' / 'lengths.svg'}" in out
    assert (tmp_path / "pictures" / "lengths.svg").stat().st_size > 10_000


def test_parts_that_are_there_already(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Are not played again."""
    kept = ("--shards", str(tmp_path / "parts"))
    said(capsys, "michigan", "--engine", "step", "--rounds", "24", *kept)
    _, out, _ = said(capsys, "michigan", *STEP, *kept)
    assert f"24 rounds were there already, in {tmp_path / 'parts'}" in out
    assert "step engine: 24 rounds" in out
    _, out, _ = said(capsys, "michigan", *STEP, *kept)
    assert "48 rounds were there already" in out
    assert "step engine" not in out


def test_until_a_figure_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    """The run ends after the part in which it is."""
    code, out, _ = said(capsys, "michigan", *STEP, "--until", "space-paid[AH]=100")
    assert code == 0
    assert "48 rounds in sittings of 24" in out


def test_why_the_step_engine(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules that the kernel cannot run; or numba is not installed. Where nobody says how many, fewer rounds are played."""
    monkeypatch.setattr(command, "ROUNDS", {"step": 24})
    _, out, _ = said(capsys, "tripoley")
    assert "24 rounds in sittings" in out
    assert "the batch kernel, about a thousand times faster, cannot run this:" in out
    assert "  rummy-round.phase (rummy-round): a function of its own, which cannot be compiled" in out
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    _, out, _ = said(capsys, "michigan")
    assert "  numba is not installed: pip install 'boodle[fast]'" in out


def test_where_symbols_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Letters for suits, and a plus over a minus in two."""
    plain = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", plain)
    run(["lab", "michigan", *STEP])
    plain.flush()
    plain.seek(0)
    out = plain.buffer.read()
    assert b"+-" in out
    assert b"  AH " in out
    assert b"?" not in out


class Terminal(io.StringIO):
    """Somebody looks."""

    def isatty(self) -> bool:
        return True


def test_a_bar_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On the standard error, and gone afterwards."""
    looking = Terminal()
    monkeypatch.setattr(sys, "stderr", looking)
    monkeypatch.setenv("TERM", "xterm")
    assert 0 == run(["lab", "michigan", *STEP])
    assert "playing" in looking.getvalue()
    assert "playing" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("--until place-nett[0]=1", "--until names 'place-nett[0]', which is not measured; did you mean 'place-net[0]'"),
        ("--until place-net[0]", "--until is 'place-net[0]'; write a measure and half its interval"),
        ("--until place-net[0]=x", "--until is 'place-net[0]=x'; write a measure"),
        ("--until place-net[0]=nan", "--until is 'place-net[0]=nan'; write a measure"),
        ("--widow", "nobody can take a spare hand at 'michigan'"),
        ("--policy bold", "'leads' is 'bold'; expected one of random"),
        ("--policy random,lowest", "--policy is 'random,lowest'; expected one policy for all, or one for each of 4 seats"),
        ("--against-policy random,lowest", "--against-policy is 'random,lowest'; expected one policy for all"),
        ("--sensitivity --policy random,random,random,lowest", "--sensitivity is for a table where all play alike"),
        ("--agains michigan", "there is no option '--agains'; did you mean '--against'?"),
        ("--engine fast", "'engine' is 'fast'; expected 'auto', 'kernel' or 'step'"),
        ("--rounds 0", "'rounds' is 0; expected a whole number from 1"),
        ("--sitting 0", "'sitting' is 0; expected a whole number from 1"),
        ("--json nowhere/lab.json", "there is no folder 'nowhere'; make it first"),
        ("--csv .", "'.' cannot be written; write another file"),
        ("--shards file", "'file' is no folder; choose another one"),
        ("--plots file", "'file' is no folder; choose another one"),
    ],
)
def test_what_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, message: str
) -> None:
    """One line that says what came, what was expected, and the way out."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("")
    assert message in refused(capsys, "michigan", *words.split())


def test_a_table_that_the_kernel_cannot_run(capsys: pytest.CaptureFixture[str]) -> None:
    """The way out is an option."""
    assert "'--engine auto' takes the step engine" in refused(capsys, "tripoley", "--engine", "kernel", "--rounds", "1")


def test_another_table_in_options(capsys: pytest.CaptureFixture[str]) -> None:
    """What is no recipe is none at the second table either."""
    assert "no plug-in 'michgan' is installed; did you mean 'michigan'" in refused(capsys, "michigan", "--against", "michgan")


def test_an_interruption(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One line that says how nothing would be lost, and exit code 130; a disk that is full ends with 2."""

    def interrupted(*_: Any, **__: Any) -> Any:
        raise SimulationInterrupted(
            "interrupted; 100 rounds were played and are in 'so_far' of this error; with shards_in=... they would be kept"
        )

    monkeypatch.setattr(command, "simulate", interrupted)
    code, out, err = said(capsys, "michigan")
    assert (130, "") == (code, out)
    assert err == "boodle: interrupted; 100 rounds were played; with '--shards DIR' they would be kept\n"

    def stopped(*_: Any, **__: Any) -> Any:
        raise SimulationStopped("cannot write: no space left; 100 rounds were played and are kept in parts")

    monkeypatch.setattr(command, "simulate", stopped)
    code, _, err = said(capsys, "michigan")
    assert (2, 1) == (code, len(err.splitlines()))


def test_in_the_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    """Where numba is there, the kernel runs."""
    pytest.importorskip("numba", reason="the batch kernel needs numba")
    code, out, _ = said(capsys, "michigan", "--rounds", "2400")
    assert code == 0
    assert "\nkernel engine: 2400 rounds in " in out
