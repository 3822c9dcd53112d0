"""The commands ``boodle record`` and ``boodle replay``: games written to files, told again, checked, and seen step by step."""

from __future__ import annotations

import builtins
import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import boodle.cli
from boodle import Game, Play, Recipe, Record, assemble, replay
from boodle.record_reading import MOST_LETTERS

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run the command in a folder of its own; exit code, output, errors."""
    monkeypatch.chdir(tmp_path)

    def run_it(*words: str) -> tuple[int, str, str]:
        code = boodle.cli.main(list(words))
        told = capsys.readouterr()
        return code, told.out, told.err

    return run_it


def type_in(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Somebody at the keyboard, who types these answers and then goes away."""
    left = iter(answers)

    def answer() -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(builtins, "input", answer)


@pytest.mark.parametrize("file", ["game.txt", "game.json", "game"])
def test_a_session_of_bots_is_written_and_told_again(run: Run, file: str) -> None:
    """As JSON where the name of the file says so, as text where it does not."""
    made = run("record", "michigan", "kitty:stake=3", "-o", file, "--seed", "3", "--rounds", "1", "--dealer", "Ben")
    record = Record.parse(Path(file).read_text(encoding="utf-8"))
    assert (0, f"{len(record.moves)} moves written to {file}\n", "") == made
    assert ("{" in Path(file).read_text(encoding="utf-8")[:1]) == file.endswith(".json")
    assert (("Anna", "Ben", "Carla", "Dan"), 1) == (record.names, record.start["dealer"])
    code, out, err = run("replay", file)
    assert (0, "") == (code, err)
    assert out.startswith(f"michigan kitty:stake=3 · 4 players · {len(record.moves)} moves\n")
    assert "Round 1: Ben deals" in out
    assert out.endswith("\n\nchecked: the rules, the result, 2 positions on the way\n")
    assert replay(record).over


def test_the_same_seed_writes_the_same_record(run: Run) -> None:
    """Onto standard output where no file is named, and nothing else with it."""
    one, other, third = (run("record", "boodle-de", "--seed", seed, "--rounds", "1") for seed in ("5", "5", "6"))
    assert one == other != third
    assert (0, "") == (one[0], one[2])
    assert replay(Record.from_text(one[1])).over
    assert 0 == run("record", "boodle-de", "--rounds", "1")[0]


def test_a_record_comes_from_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the name of a dash."""
    text = run("record", "boodle-de", "--seed", "5", "--rounds", "1")[1]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    code, out, err = run("replay", "-")
    assert (0, "") == (code, err)
    assert "checked: the rules, the result" in out


def test_a_rule_is_left_out_and_a_file_named_in_one_line(run: Run) -> None:
    """A word that begins like the option is a rule."""
    assert 0 == run("record", "michigan", "odd-chips", "-odd-chips", "-o", "x.txt", "--seed", "1", "--rounds", "1")[0]
    assert ("odd-chips",) == Record.parse(Path("x.txt").read_bytes()).recipe.without


def kitchen(*moves: str) -> str:
    """A record as people write it, that says nothing to check by."""
    game = Game.from_position(assemble(Recipe("boodle-de", seats=3)), hands=["5S 7H", "6S 9H", "9C KC"], to_lead=0)
    assert Play(0, "5S") in game.moves
    return "\n".join(["recipe: boodle-de", "names: Anna, Ben, Carla", "hands: 5S 7H / 6S 9H / 9C KC", "to lead: Anna", *moves])


def test_a_record_by_hand_is_told_too(run: Run) -> None:
    """It says nothing to check by; the game may still be on."""
    Path("a.txt").write_text(kitchen("Anna 5S, Ben 6S"), encoding="utf-8")
    code, out, err = run("replay", "a.txt")
    assert (0, "") == (code, err)
    assert out.endswith("\nevery move is possible; the record says nothing to check by; the game is still on\n")
    assert run("replay", "a.txt", "--no-check")[1].endswith("\nnothing was checked\n")
    game = replay(Record.from_text(kitchen("Anna 5S")))
    Path("b.txt").write_text(Record.of(game).to_text(), encoding="utf-8")
    assert run("replay", "b.txt", "--check")[1].endswith("\nchecked: the rules, 1 position on the way; the game is still on\n")


def test_the_game_is_seen_step_by_step(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move waits for the enter key; whoever leaves, or is not there, sees no more."""
    Path("a.txt").write_text(kitchen("Anna 5S", "Ben 6S", "Ben 9H"), encoding="utf-8")
    type_in(monkeypatch, "", "", "")
    code, out, err = run("replay", "a.txt", "--step")
    assert (0, "") == (code, err)
    assert [f"{number}/3" for number in (1, 2, 3)] == [word for word in out.split() if word.endswith("/3")]
    for said in ("1/3  Anna 5S  (enter: go on, q: leave)", "3/3  Ben 9H", "every move is possible"):
        assert said in out
    for answers in (("", "q"), ("", "QUIT"), ("",)):
        type_in(monkeypatch, *answers)
        code, out, err = run("replay", "a.txt", "--step")
        assert (0, "") == (code, err)
        assert "2/3  Ben 6S" in out
        assert "3/3" not in out
        assert "every move" not in out


def test_on_a_terminal_the_enter_key_ends_the_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody sees what is typed, the line has to be ended for him."""
    Path("a.txt").write_text(kitchen("Anna 5S", "Ben 6S"), encoding="utf-8")
    lines = []
    for terminal in (False, True):
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        monkeypatch.setattr(sys.stdin, "isatty", lambda terminal=terminal: terminal)
        type_in(monkeypatch, "", "")
        lines.append(run("replay", "a.txt", "--step")[1].splitlines())
    assert len(lines[0]) > len(lines[1])


def test_a_deal_is_not_read_out_card_by_card(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever takes over a seat is called by his name from then on."""
    text = run("record", "boodle-de", "--seed", "5", "--rounds", "1", "--dealer", "0")[1]
    lines = text.split("\n")
    at = next(at for at, line in enumerate(lines) if line.startswith("deal "))
    lines = [line for line in lines if not line.startswith("check ")]
    lines[at + 1 : at + 1] = ["Ben hands over to Zoe"]
    lines[at + 2 :] = [line.replace("Ben ", "Zoe ") for line in lines[at + 2 :]]
    Path("a.txt").write_text("\n".join(lines), encoding="utf-8")
    type_in(monkeypatch, *[""] * 200)
    code, out, err = run("replay", "a.txt", "--step")
    assert (0, "") == (code, err)
    assert "1/" in out
    assert "  the deal  (enter" in out
    assert "Ben hands over to Zoe  (enter" in out
    assert "  Zoe " in out.partition("hands over")[2]


WRONG = [
    (["replay", "no such file"], "cannot read or write no such file: No such file or directory"),
    (["replay", "."], "cannot read or write .: Is a directory"),
    (["replay", "torn.json"], "this is no JSON: "),
    (["replay", "huge"], "huge is too large for a record"),
    (["replay", "latin"], "this is no text in UTF-8: "),
    (["replay", "wrong.txt"], "line 5, column 10: '1S' is nothing that a seat does"),
    (["replay", "forged.txt"], "move 2: '1:7S' is not possible: seat 1 does not hold 7S"),
    (["replay", "forged.txt", "--no-check"], "move 2: '1:7S' is not possible"),
    (["replay", "seat.txt"], "this is the record of one seat, with what it knew; only the server's record can be played again"),
    (["replay"], "Missing argument 'FILE'"),
    (["replay", "a", "b"], "Got unexpected extra argument"),
    (["record"], "Missing argument 'RECIPE...'"),
    (["record", "michigan", "-o"], "'-o' names no file; write '-o game.txt', or '-o game.json'"),
    (
        ["record", "michigan", "-o", "no/such/folder.txt", "--rounds", "1"],
        "cannot read or write no/such/folder.txt: No such file",
    ),
    (["record", "michigam", "-o", "x"], "no plug-in 'michigam' is installed; did you mean 'michigan'"),
    (["record", "michigan", "--sead", "3"], "there is no option '--sead'; did you mean '--seed'?"),
    (["record", "michigan", "--rounds", "0"], "'rounds' is 0"),
]


@pytest.mark.parametrize(("words", "message"), WRONG)
def test_what_cannot_be_is_told_in_one_line(run: Run, words: list[str], message: str) -> None:
    """With exit code 2, and no traceback."""
    Path("torn.json").write_text('{"boodle": 1', encoding="utf-8")
    Path("huge").write_bytes(b" " * (4 * MOST_LETTERS + 1))
    Path("latin").write_bytes("# für acht".encode("latin-1"))
    Path("wrong.txt").write_text(kitchen("Anna 5S, 1S").replace("1S", "Ben 1S"), encoding="utf-8")
    Path("forged.txt").write_text(kitchen("Anna 5S, Ben 7S"), encoding="utf-8")
    Path("seat.txt").write_text(kitchen("kept by: Anna"), encoding="utf-8")
    code, out, err = run(*words)
    assert (2, "") == (code, out)
    assert message in err
    assert err.startswith("boodle: ")
    assert 1 == err.count("\n")
