"""A rule sheet as a value: sections of sentences, each with the rules that it comes from."""

from __future__ import annotations

import attrs

from boodle.sheet import rendering


@attrs.frozen
class Origin:
    """Where a sentence comes from: a rule, its plug-in, and the place where it is written down."""

    rule: str
    plugin: str
    version: str
    source: str


@attrs.frozen
class Sentence:
    """One sentence of a sheet.

    Attributes:
        text: What it says, in the language of the sheet.
        rules: The rules that make it so; never empty. Rules of the engine itself are called ``core.*``.
        key: The message of the catalogue, the same in every language; empty where the rule brought its own words.
        slots: The questions of the rulebook that it answers, such as ``"stop.stuck"``.
    """

    text: str
    rules: tuple[Origin, ...]
    key: str = ""
    slots: tuple[str, ...] = ()


@attrs.frozen
class Section:
    """A part of a sheet.

    Attributes:
        key: Which part, in every language: ``"stakes"``, ``"play"``.
        title: Its heading.
        sentences: What it says.
        example: What happened in a position that was played with these rules, line by line; empty where there is none.
    """

    key: str
    title: str
    sentences: tuple[Sentence, ...]
    example: tuple[str, ...] = ()


@attrs.frozen
class Sheet:
    """The rules of one table in one language.

    Attributes:
        lang: The language, ``"en"``, ``"de"`` or ``"fi"``.
        title: The name of the game.
        lead: Which house rules are played, and for how many players the game is.
        sections: The rules.
        changes: What this table changes against the plain game; None where it changes nothing.
        drawing: The board as an SVG picture.
    """

    lang: str
    title: str
    lead: tuple[str, ...]
    sections: tuple[Section, ...]
    changes: Section | None = None
    drawing: str = attrs.field(default="", repr=False)

    @property
    def sentences(self) -> tuple[Sentence, ...]:
        """All sentences of the rules, in order."""
        return tuple(sentence for section in self.sections for sentence in section.sentences)

    def section(self, key: str) -> Section | None:
        """The part of that name; None where this table has none."""
        return next((section for section in self.sections if section.key == key), None)

    def to_text(self, *, sources: bool = False) -> str:
        """Plain text, a sentence a line, for a terminal or a screen reader; with ``sources`` each says where it comes from."""
        return rendering.text(self, sources=sources)

    def to_markdown(self, *, sources: bool = False) -> str:
        """Markdown, with headings and lists."""
        return rendering.markdown(self, sources=sources)

    def to_html(self, *, sources: bool = False) -> str:
        """A page by itself: HTML that marks its language, reads well in light and dark, and is printed well."""
        return rendering.html(self, sources=sources)

    def __str__(self) -> str:
        return self.to_text()
