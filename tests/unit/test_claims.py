"""The study of the sources' advice: its stored result is whole, its page is made from it, and it runs."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "examples" / "claims"))

import study  # noqa: E402
from bench import Bench, rules  # noqa: E402
from figures import Figure, verdict, width  # noqa: E402
from page import written  # noqa: E402

from claims import CLAIMS  # noqa: E402

ALL = [f"C{number}" for number in range(1, 23)]


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    """The result that is stored."""
    return dict(json.loads(study.RESULT.read_text(encoding="utf-8")))


def test_the_stored_result_covers_all_claims(result: dict[str, Any]) -> None:
    """Each of them has a figure that decides, and all that decide could be measured."""
    figures = [Figure.from_dict(each) for each in result["figures"]]
    assert ALL == [claim.number for claim in CLAIMS]
    assert set(ALL) == {figure.claim for figure in figures if figure.role == "home"}
    assert [] == [figure.part for figure in figures if figure.role == "home" and not figure.half < 10]
    assert (study.ROUNDS, study.SEED) == (result["rounds"], result["seed"])
    assert {"boodle", "Python", "numba"} == result["versions"].keys()


def test_the_stored_result_is_of_the_rules_as_they_are(result: dict[str, Any]) -> None:
    """The fingerprints that it names are those of the recipes now."""
    for name, fingerprint in result["fingerprints"].items():
        recipe, _, players = name.rpartition(", ")
        assert fingerprint == rules(recipe, int(players.split()[0])).fingerprint, name


def test_the_page_is_made_from_the_stored_result(result: dict[str, Any]) -> None:
    """Nobody has changed it by hand, nor forgotten to write it again."""
    assert written(result) == study.PAGE.read_text(encoding="utf-8")
    assert study.stored(result) == study.RESULT.read_text(encoding="utf-8")


def test_a_tiny_study_goes_through() -> None:
    """All claims, from the first round to the page; what comes out of so few rounds is as good as a guess."""
    small = study.measured(Bench(rounds=12, seed=5, engine="auto", deals=1))
    figures = [Figure.from_dict(each) for each in small["figures"]]
    assert set(ALL) == {figure.claim for figure in figures}
    assert "## Claim by claim" in written(json.loads(study.stored(small)))
    assert [figure.to_dict() for figure in figures] == small["figures"]


def test_the_batch_kernel_makes_the_same_figures(tmp_path: Path) -> None:
    """The study as it is run from the command line, for two claims, in either engine."""
    pytest.importorskip("numba")
    made = []
    for engine in ("kernel", "step"):
        out, page = tmp_path / f"{engine}.json", tmp_path / f"{engine}.md"
        study.main(f"--rounds 200 --only C17 C22 --engine {engine} --out {out} --page {page}".split())
        made.append(json.loads(out.read_text(encoding="utf-8"))["figures"])
        assert "### C22" in page.read_text(encoding="utf-8")
    assert made[0] == made[1]


@pytest.mark.parametrize(
    ("side", "value", "error", "says"),
    [
        ("above", 0.5, 0.1, "confirmed"),
        ("above", 0.5, 0.3, "undecided"),
        ("above", 0.04, 0.001, "undecided"),
        ("above", -0.5, 0.1, "refuted"),
        ("below", -0.5, 0.1, "confirmed"),
        ("below", 0.5, 0.1, "refuted"),
        ("inside", 0.01, 0.01, "confirmed"),
        ("inside", 0.04, 0.01, "undecided"),
        ("inside", -0.2, 0.01, "refuted"),
        ("outside", -0.2, 0.01, "confirmed"),
        ("outside", 0.01, 0.01, "refuted"),
        ("above", float("nan"), float("inf"), "undecided"),
    ],
)
def test_how_a_figure_is_decided(side: Any, value: float, error: float, says: str) -> None:
    """By where its interval lies, and by its size."""
    assert says == Figure("C1", "", "", 4, "", value, error, side).mark(2.0)


def test_a_claim_is_decided_by_its_parts() -> None:
    """All alike, or in part; and the more figures there are, the wider the intervals that decide."""

    def figures(*values: float) -> list[Figure]:
        return [Figure("C1", str(value), "", 4, "", value, 0.1) for value in values]

    assert ["confirmed", "refuted", "in part", "undecided"] == [
        verdict(figures(*values), 2.0) for values in ((1, 1), (-1, -1), (1, -1), (1, 0))
    ]
    assert 1.96 == pytest.approx(width(figures(1)), abs=0.01)
    assert width(figures(1, 1)) < width(figures(1, 1, 1))
