"""The atlas of the documentation: every plug-in that comes with boodle has its page, and what the page shows is still so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from docutils.frontend import get_default_settings
from docutils.utils import new_document

from boodle import Rulebook, assemble
from boodle.atlas.finding_out import measure
from boodle.atlas.findings import Finding, read
from boodle.atlas.fitting import Fit
from boodle.atlas.page import Page
from boodle.atlas.parts import declares
from boodle.atlas.rounds import told
from boodle.atlas.subject import subject
from boodle.rules.base import text_in
from boodle.testing.laws.rules import declarations
from boodle.testing.recipes import shipped

DOCS: Final = Path(__file__).parents[2] / "docs"
FINDINGS: Final = DOCS / "_generated" / "atlas"
FOLDERS: Final = {"game": "games", "house-rule": "house-rules"}
PLAIN: Final = assemble("michigan")
SHEET: Final = PLAIN.sheet()


def kept(name: str) -> Finding:
    """What was found out about a plug-in."""
    found = read(FINDINGS, name)
    assert found is not None, "run `nox -s atlas`"
    return found


@pytest.mark.parametrize("kind", sorted(FOLDERS))
def test_every_plug_in_has_a_page(kind: str) -> None:
    """Among the games or the house rules, headed by title and name, with the directive alone; no other plug-in has one."""
    ours = {name for name, plugin in shipped().items() if plugin.manifest.kind == kind}
    pages = {page.stem: page.read_text(encoding="utf-8") for page in (DOCS / "atlas" / FOLDERS[kind]).glob("*.md")}
    assert ours == {*pages}
    for name, text in pages.items():
        title = text_in(shipped()[name].manifest.title, "en")
        assert f"# {title[:1].upper()}{title[1:]} ({name})\n\n```{{boodle-plugin}} {name}\n```\n" == text


def test_nothing_is_known_of_a_plug_in_that_is_none() -> None:
    """A finding for each plug-in, and no file beside."""
    assert {*shipped()} == {file.stem for file in FINDINGS.iterdir()}


def page(name: str, rulebook: Rulebook) -> Page:
    """A page without what takes time."""
    document = new_document("page", get_default_settings())
    return Page(subject(name), Fit(rulebook), None, None, None, SHEET, "en", document)


@pytest.mark.parametrize("name", sorted(shipped()))
def test_every_rule_stands_on_the_page_of_its_plug_in(name: str) -> None:
    """Every id, for every number of players, with its source."""
    plugin = shipped()[name]()
    low, high = plugin.manifest.seats
    said = "\n".join(node.astext() for node in declares(page(name, PLAIN)))
    for seats in range(low, high + 1):
        for each in declarations(plugin, seats):
            assert re.search(rf"^{re.escape(each.id)} {type(each).__name__}$", said, re.M), each.id
            assert f"Source: {each.source}" in said, each.id


@pytest.mark.parametrize("name", sorted(shipped()))
def test_the_round_on_the_page_still_shows_the_plug_in(name: str) -> None:
    """It can be played, the plug-in acts in it or changes it, and figures are those of these rules; else: ``nox -s atlas``."""
    found = kept(name)
    made = found.fit(subject(name))
    assert (found.recipe, found.seats) == (str(made.after.recipe), made.after.seats)
    shown = told(name, made, found.sitting)
    assert shown.acted or shown.differs
    assert found.measured is not None
    assert found.measured.is_of(made)


def test_the_figures_on_the_page_are_those_that_its_command_measures() -> None:
    """Measured again, they are the same to the last digit."""
    found = kept("michigan")
    assert measure(found.fit(subject("michigan"))) == found.measured
