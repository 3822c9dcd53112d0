"""Every source that a shipped rule names can be looked up on the page about sources."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boodle.testing.laws.rules import declarations
from boodle.testing.recipes import shipped

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "sources.md").read_text(encoding="utf-8")
LETTERS = set(re.findall(r"^\| ([A-Z0-9-]+) \|", PAGE, re.M))
NUMBERS = set(re.findall(r"^\| ([\d.]+) \|", PAGE, re.M))


@pytest.mark.parametrize("name", shipped())
def test_every_source_can_be_looked_up(name: str) -> None:
    """Letters, sections of the notes, documents, and nothing else."""
    plugin = shipped()[name]()
    for declaration in declarations(plugin, plugin.manifest.seats[0]):
        source = declaration.source
        for group in re.findall(r"\(([A-Z0-9, -]+)\)", source):
            assert set(re.split(r", ?", group)) <= LETTERS, source
        for number in re.findall(r"RULES\.md (\d+(?:\.\d+)*)", source) + re.findall(r"(?<![\w.])(\d\.\d+(?:\.\d+)*)", source):
            assert number in NUMBERS, source
        assert re.search(r"RULES\.md|document|house rule", source), source
