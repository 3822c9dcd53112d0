"""The suite and the pytest plug-in, as an author runs them: in a folder of his own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from boodle.testing import RulePluginSuite

BROKEN = """
from random import Random

from boodle import Consequence, Manifest, RulePlugin, Stopped, Transfer, hookimpl
from boodle.testing import RulePluginSuite

HAT = Random(1)


class Lots(RulePlugin):
    manifest = Manifest(name="lots", version="1.0", kind="house-rule", summary="Who stops draws a lot")

    @hookimpl
    def boodle_payments(self, setup):
        return Consequence(id="lots.lot", source="us", text="a lot is drawn", on=Stopped, pays=self.draw)

    @staticmethod
    def draw(table, event):
        return [Transfer(HAT.randrange(len(table.purses)), event.seat, 1)]


class TestLots(RulePluginSuite):
    plugin = Lots
    beside = ("michigan",)


def test_the_table(rulebook):
    assert rulebook.seats == 5
"""


class TestStopFee(RulePluginSuite):
    """A house rule of boodle's own, by name."""

    plugin = "stop-fee"
    examples = 6


def test_an_author_is_told_what_is_wrong(tmp_path: Path) -> None:
    """One law fails in one readable message, the others pass; the options are there."""
    (tmp_path / "test_lots.py").write_text(BROKEN)
    options = ["--boodle-examples", "4", "--boodle-recipe", "boodle-de", "--boodle-seats", "5", "-p", "no:cacheprovider", "-q"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "law P8 is broken: playing a log again gives the same states and events" in done.stdout
    assert "rule      lots.lot" in done.stdout
    assert "Traceback" not in done.stdout
