"""A sheet as text, as Markdown and as a page."""

from __future__ import annotations

import html as markup
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from boodle.languages.catalogue import catalogue

if TYPE_CHECKING:
    from boodle.sheet.sheets import Origin, Section, Sentence, Sheet


def origin(each: Origin, lang: str) -> str:
    """A rule, its plug-in, and where it is written down."""
    if each.rule.startswith("core."):
        return catalogue(lang).say("sheet-rule-core", {"rule": each.rule, "source": each.source})
    said = {"rule": each.rule, "plugin": each.plugin, "version": each.version, "source": each.source}
    return catalogue(lang).say("sheet-rule", said)


def _sections(sheet: Sheet) -> Iterator[Section]:
    yield from sheet.sections
    if sheet.changes is not None:
        yield sheet.changes


def text(sheet: Sheet, *, sources: bool) -> str:
    """Headings over lines; nothing that a screen reader would stumble over."""
    said = catalogue(sheet.lang)
    lines = [sheet.title, *sheet.lead]
    for section in _sections(sheet):
        lines += ["", section.title.upper()]
        for sentence in section.sentences:
            lines.append(sentence.text)
            if sources:
                lines += [f"    {origin(each, sheet.lang)}" for each in sentence.rules]
        if section.example:
            lines += [f"{said.say('sheet-example')}:", *(f"    {line}" for line in section.example)]
    return "\n".join(lines) + "\n"


_MARKS: Final = re.compile(r"([\\`*_{}\[\]<>#|])")


def _plain(words: str) -> str:
    """Words that Markdown takes for words."""
    return _MARKS.sub(r"\\\1", words)


def markdown(sheet: Sheet, *, sources: bool) -> str:
    """A heading for the sheet, one for each part, and a list of sentences under it."""
    said = catalogue(sheet.lang)
    parts = [f"# {_plain(sheet.title)}", *map(_plain, sheet.lead)]
    for section in _sections(sheet):
        parts += [
            f"## {_plain(section.title)}",
            "\n".join(_item(sentence, sheet.lang, sources) for sentence in section.sentences),
        ]
        if section.example:
            head = f"**{said.say('sheet-example')}.**"
            lines = [f"> {head}", ">", *(f"> - {_plain(line)}" for line in section.example)]
            parts.append("\n".join(lines))
    return "\n\n".join(parts) + "\n"


def _item(sentence: Sentence, lang: str, sources: bool) -> str:
    lines = [f"- {_plain(sentence.text)}"]
    if sources:
        lines += [f"  - *{_plain(origin(each, lang))}*" for each in sentence.rules]
    return "\n".join(lines)


STYLE: Final = """
:root { color-scheme: light dark; }
body { font: 1.05rem/1.55 Georgia, 'Times New Roman', serif; max-width: 42rem; margin: 0 auto; padding: 1rem; }
h1, h2 { font-family: system-ui, sans-serif; line-height: 1.2; }
h2 { font-size: 1.15rem; margin: 1.6rem 0 .4rem; }
p { margin: .35rem 0; }
blockquote { margin: .6rem 0; padding: .2rem .9rem; border-left: .25rem solid; }
small { display: block; margin-left: 1rem; }
svg { max-width: 100%; height: auto; }
@media print { body { font-size: 11pt; max-width: none; } h2 { break-after: avoid; } }
"""


def html(sheet: Sheet, *, sources: bool) -> str:
    """A page by itself."""
    said = catalogue(sheet.lang)
    parts = [
        "<!doctype html>",
        f'<html lang="{sheet.lang}">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{markup.escape(sheet.title)}</title>",
        f"<style>{STYLE}</style>",
        f"<h1>{markup.escape(sheet.title)}</h1>",
        *(f"<p>{markup.escape(line)}</p>" for line in sheet.lead),
    ]
    for section in _sections(sheet):
        parts += [f'<section id="{section.key}">', f"<h2>{markup.escape(section.title)}</h2>"]
        if section.key == "layout":
            parts.append(sheet.drawing)
        for sentence in section.sentences:
            origins = [f"<small>{markup.escape(origin(each, sheet.lang))}</small>" for each in sentence.rules if sources]
            parts.append(f"<p>{markup.escape(sentence.text)}{''.join(origins)}</p>")
        if section.example:
            lines = "".join(f"<p>{markup.escape(line)}</p>" for line in section.example)
            parts.append(f"<blockquote><p><strong>{markup.escape(said.say('sheet-example'))}</strong></p>{lines}</blockquote>")
        parts.append("</section>")
    return "\n".join(parts) + "\n</html>\n"
