"""Pictures of a report: there is one of everything, it is not empty, and what is seen stands over it."""

from __future__ import annotations

import builtins
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import attrs
import pytest

from boodle import ArgumentError
from boodle.lab import Report, Row, draw, report, sensitivity, widow_values
from boodle.simulation import Estimate, Simulation, simulate

pytest.importorskip("matplotlib", reason="pictures need matplotlib")

OF_A_TABLE = ["wins-by-place", "chips-by-place", "spaces", "lengths", "stops", "lying"]
SMALL: dict[str, Any] = {"engine": "step", "executor": ThreadPoolExecutor(1)}


@pytest.fixture(scope="module")
def one() -> Simulation:
    """A table."""
    return simulate("michigan kitty", rounds=480, **SMALL)


@pytest.fixture(scope="module")
def two() -> Report:
    """Two tables, of which one has a kitty."""
    return report(simulate("michigan", rounds=240, against="michigan kitty", against_policies={0: "careful"}, **SMALL))


def said(file: Path) -> list[str]:
    """The words of a picture: each is kept beside the outlines of its letters."""
    return re.findall(r"<!-- (.*?) -->", file.read_text(encoding="utf-8"))


def test_a_picture_of_everything(one: Simulation, tmp_path: Path) -> None:
    """Of a simulation and of its report alike; the same report gives the same files."""
    files = draw(one, tmp_path / "new" / "folder")
    assert [tmp_path / "new" / "folder" / f"{name}.svg" for name in OF_A_TABLE] == files
    again = draw(report(one), str(tmp_path))
    for file, same in zip(files, again, strict=True):
        assert file.stat().st_size > 10_000
        assert file.read_bytes() == same.read_bytes()
        assert "michigan kitty, 4 players, all random" in said(file)
    assert any("wins" in words and "a fair share is 25 %" in words for words in said(files[0])) or "as far as" in str(
        said(files[0])
    )
    assert "rounds won, %" in said(files[0])
    assert "Of all spaces Kitty pays most" in said(files[2])
    assert "in 100 % of rounds" in said(files[2])


@pytest.mark.parametrize(("kind", "begins"), [("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_other_kinds_of_files(one: Simulation, tmp_path: Path, kind: str, begins: bytes) -> None:
    """For those who want no SVG."""
    files = draw(one, tmp_path, kind)
    assert len(OF_A_TABLE) == len(files)
    assert all(file.read_bytes().startswith(begins) for file in files)


def test_pictures_of_a_comparison(two: Report, tmp_path: Path) -> None:
    """Both tables in each, and one with all changes."""
    files = draw(two, tmp_path)
    assert [*OF_A_TABLE, "changes"] == [file.stem for file in files]
    for file in files[:-1]:
        assert {"first", "second"} <= set(said(file)), file
    assert {"the interval leaves out zero", "it does not", "change in chips a round"} <= set(said(files[-1]))


def surer(made: Report) -> Report:
    """The same figures, as if very many rounds had been played."""

    def sure(estimate: Estimate | None) -> Estimate | None:
        return None if estimate is None else Estimate(estimate.value, estimate.error / 1000)

    def shrunk(row: Row) -> Row:
        return attrs.evolve(row, value=sure(row.value), against=sure(row.against), change=sure(row.change))

    sections = (attrs.evolve(section, rows=tuple(map(shrunk, section.rows))) for section in made.sections)
    return attrs.evolve(made, sections=tuple(sections))


def test_what_is_seen_stands_over_it(one: Simulation, two: Report, tmp_path: Path) -> None:
    """Who wins more than his share, how the dealer fares, and what the second table changes of it."""
    files = draw(surer(report(one)), tmp_path)
    assert any(re.fullmatch(r".+ wins \d\d\.\d % of the rounds; a fair share is 25 %", words) for words in said(files[0]))
    assert any(re.fullmatch(r"The dealer wins \d\.\d chips a round less than the others", words) for words in said(files[1]))
    files = draw(surer(two), tmp_path)
    assert any(re.match(r"At the second table .+ wins (more|less) often, by", words) for words in said(files[0]))
    assert any(words.startswith("The dealer less the others: -") for words in said(files[1]))


def test_where_nothing_is_known_nothing_is_claimed(tmp_path: Path) -> None:
    """One round: no intervals, no sitting to follow; a table against itself: no change to draw."""
    single = draw(simulate("michigan", rounds=1, sitting=1, **SMALL), tmp_path / "one")
    assert "lying" not in [file.stem for file in single]
    assert "Every place wins its fair share, as far as can be told" in said(single[0])
    assert "The dealer wins as much as the others, as far as can be told" in said(single[1])
    short = draw(simulate("michigan", rounds=2, sitting=2, **SMALL), tmp_path / "two")
    assert "lying" in [file.stem for file in short]
    same = draw(report(simulate("michigan", rounds=48, against="michigan", **SMALL)), tmp_path / "same")
    assert OF_A_TABLE == [file.stem for file in same]
    assert "Who wins: no change that could be told from chance" in said(same[0])


def test_what_a_report_does_not_say_is_not_drawn(two: Report, tmp_path: Path) -> None:
    """No spaces, no stops: no pictures of them, and fewer changes."""
    files = draw(attrs.evolve(two, sections=two.sections[:2]), tmp_path)
    assert ["wins-by-place", "chips-by-place", "lengths", "lying", "changes"] == [file.stem for file in files]
    assert "change in chips paid a round" not in said(files[-1])


def test_the_spare_hand_and_how_one_may_play(tmp_path: Path) -> None:
    """Changes with their intervals, one under the other."""
    (file,) = draw(widow_values("michigan-rummy", rounds=120, **SMALL), tmp_path)
    assert any(words.startswith("The spare hand is worth most with") for words in said(file))
    assert "more pay cards, a long suit" in said(file)
    (file,) = draw(sensitivity("michigan", ["careful", "lowest"], rounds=120, **SMALL), tmp_path)
    assert {"careful", "lowest", "change in % of rounds won"} <= set(said(file))


def test_errors(one: Simulation, tmp_path: Path) -> None:
    """A kind that is none; a folder that is a file; no report."""
    with pytest.raises(ArgumentError, match="'kind' is 'gif'; expected one of svg, png, pdf"):
        draw(one, tmp_path, "gif")
    (tmp_path / "file").write_text("")
    with pytest.raises(FileExistsError):
        draw(one, tmp_path / "file")
    with pytest.raises(ArgumentError, match="is no simulation"):
        draw("michigan", tmp_path)  # type: ignore[arg-type]  # wrong on purpose


def test_without_matplotlib_it_says_what_to_install(one: Simulation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And makes no folder."""
    for name in [name for name in sys.modules if name.startswith("boodle.lab.pictures")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("boodle.lab.pictures", raising=False)
    really = builtins.__import__

    def missing(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("matplotlib"):
            raise ModuleNotFoundError("No module named 'matplotlib'", name="matplotlib")
        return really(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(ArgumentError, match=r"matplotlib is needed for pictures; pip install 'boodle\[lab\]'"):
        draw(one, tmp_path / "pictures")
    assert not (tmp_path / "pictures").exists()
