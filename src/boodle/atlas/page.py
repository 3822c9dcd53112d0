"""What all parts of one page are made of."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import attrs
from docutils import nodes

from boodle.atlas.combining import Pairs
from boodle.atlas.findings import Measured
from boodle.atlas.fitting import Fit
from boodle.atlas.nodes import rule
from boodle.atlas.rounds import Told
from boodle.atlas.subject import Subject
from boodle.languages import say
from boodle.languages.catalogue import Value
from boodle.rulebook import Rulebook
from boodle.sheet import Sheet


@attrs.frozen
class Page:
    """One page before it is written.

    Attributes:
        subject: The plug-in.
        fit: The table it is shown on.
        told: The round that shows it; None where none is shown.
        measured: What the lab measured of this table; None where nothing was.
        pairs: What goes with what; None where that is not known.
        sheet: The rules of the table.
        lang: The language.
        document: What the page becomes part of.
    """

    subject: Subject
    fit: Fit
    told: Told | None
    measured: Measured | None
    pairs: Pairs | None
    sheet: Sheet
    lang: str
    document: nodes.document

    @property
    def name(self) -> str:
        """The plug-in's name."""
        return self.subject.name

    @property
    def table(self) -> Rulebook:
        """The rules of the table it is shown on."""
        return self.fit.after

    def say(self, key: str, **values: Value) -> str:
        """A message of the atlas in the language of the page."""
        return say(f"atlas-{key}", values, self.lang)

    def sentences_of(self, name: str) -> tuple[str, ...]:
        """What the sheet says because of a rule."""
        found = [each.text for each in self.sheet.sentences if any(origin.rule == name for origin in each.rules)]
        return tuple(dict.fromkeys(found))

    def rules(self, names: Iterable[str]) -> list[nodes.Node]:
        """Ids of rules, each with a link."""
        return [rule(name) for name in names]


@attrs.frozen
class Kept:
    """Where a site keeps what pages are made of; None where it does not.

    Attributes:
        findings: The folder of what was found out about each plug-in.
        pairs: The file with the matrix of pairs.
    """

    findings: Path | None = None
    pairs: Path | None = None
