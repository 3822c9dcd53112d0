"""Rule sheets and differences on the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from boodle.cli.output import Output
from boodle.errors import ArgumentError
from boodle.languages.catalogue import catalogue
from boodle.rulebook import Rulebook
from boodle.sheet import Section, Sentence, Sheet, differences
from boodle.sheet.rendering import origin

FORMS = {"text", "md", "html"}


def print_sheet(rulebook: Rulebook, lang: str, form: str, *, sources: bool) -> None:
    """Print the sheet of a table as text, Markdown or a page.

    Raises:
        ArgumentError: no such form or language.
    """
    if form not in FORMS:
        raise ArgumentError(f"'--format' is '{form}'; expected one of {', '.join(map(repr, sorted(FORMS)))}")
    sheet = rulebook.sheet(lang)
    output = Output()
    if form == "md":
        output.say(sheet.to_markdown(sources=sources), end="")
    elif form == "html":
        output.say(sheet.to_html(sources=sources), end="")
    else:
        _print_text(sheet, output, sources=sources)
        for note in rulebook.notes:
            output.say(str(note), "dim")


def _print_text(sheet: Sheet, output: Output, *, sources: bool) -> None:
    output.say(sheet.title, "bold")
    for line in sheet.lead:
        output.say(line)
    sections: Iterable[Section] = (*sheet.sections, sheet.changes) if sheet.changes else sheet.sections
    for section in sections:
        output.say("")
        output.say(section.title.upper(), "bold")
        for sentence in section.sentences:
            _print_sentence(sentence, sheet.lang, output, sources=sources)
        if section.example:
            output.say(f"{catalogue(sheet.lang).say('sheet-example')}:", "cyan")
            for line in section.example:
                output.say(line, indent=4)


def _print_sentence(sentence: Sentence, lang: str, output: Output, *, sources: bool) -> None:
    output.say(sentence.text)
    for each in sentence.rules if sources else ():
        output.say(origin(each, lang), "dim", indent=4)


def print_differences(before: Rulebook, after: Rulebook, lang: str, *, sources: bool) -> None:
    """Print what two tables play differently, part by part: what only the first plays, then what only the second does."""
    output = Output()
    said = catalogue(lang)
    found = differences(before, after, lang)
    if not found:
        output.say(said.say("sheet-none"))
    for part in found:
        output.say(part.title.upper(), "bold")
        for table, sentences, style in ((before, part.before, "yellow"), (after, part.after, "green")):
            if sentences:
                output.say(f"{table.recipe}:", style, indent=2)
            for sentence in sentences:
                output.say(sentence.text, indent=4)
                for each in sentence.rules if sources else ():
                    output.say(origin(each, lang), "dim", indent=8)
        output.say("")
