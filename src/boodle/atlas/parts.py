"""The parts of a page that tell what a plug-in is: what it says about itself, its parameters, its rules, pictures of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from docutils import nodes

from boodle import pictures
from boodle.atlas.nodes import (
    Inline,
    bullets,
    code,
    console,
    definitions,
    fields,
    heading,
    joined,
    paragraph,
    picture,
    quiet,
    reference,
    section,
    strong,
    table,
)
from boodle.atlas.options import Option, options
from boodle.atlas.page import Page
from boodle.atlas.subject import origin
from boodle.recipe import written
from boodle.rulebook import Rulebook
from boodle.rules.base import text_in
from boodle.sheet import Section, Sentence, differences

PICTURES: Final = {"layout": pictures.layout, "phases": pictures.phases, "flow": pictures.flow}


def about(page: Page) -> Iterator[nodes.Node]:
    """What it says about itself, and where its rules are written down."""
    manifest = page.subject.manifest
    yield paragraph(nodes.Text(f"{manifest.summary}."), kind="summary")
    low, high = manifest.seats
    rows: list[tuple[str, Inline]] = [
        (page.say("kind-field"), page.say("kind", kind=manifest.kind)),
        (page.say("version-field"), manifest.version),
        (page.say("players-field"), page.say("players", low=low, high=high)),
    ]
    if manifest.requires:
        needs = [
            [reference(each.name), *_given(f"{name}={written(value)}" for name, value in each.parameters.items())]
            for each in manifest.requires
        ]
        rows.append((page.say("parts-field", kind=manifest.kind), joined(needs)))
    if manifest.conflicts:
        rows.append((page.say("conflicts-field"), joined([reference(name), f" ({why})"] for name, why in manifest.conflicts)))
    if (found := origin(manifest.name)) is not None:
        rows.append((page.say("origin-field"), f"{found.distribution} {found.version}"))
    sources = dict.fromkeys(each.source for each in page.subject.declared if each.source)
    if sources:
        rows.append((page.say("sources-field"), joined(map(nodes.Text, sources), "; ")))
    yield fields(rows, "about")


def _given(parameters: Iterable[str]) -> list[nodes.Node]:
    text = ", ".join(parameters)
    return [nodes.Text(" ("), code(text), nodes.Text(")")] if text else []


# -- parameters --------------------------------------------------------------------------------------------------------


def parameters(page: Page) -> Iterator[nodes.Node]:
    """Every parameter: its default, what it may be, what it means."""
    found = options(page.subject.kind().boodle_parameters())
    if found:
        head = [page.say(f"column-{column}") for column in ("name", "default", "may", "meaning")]
        rows = [(code(each.name), _default(page, each), _may(page, each), each.help) for each in found]
        yield section(page.document, f"{page.name} parameters", page.say("heading-parameters"), table(head, rows, "parameters"))


def _default(page: Page, option: Option) -> Inline:
    return code(option.default) if option.default else page.say("nothing")


def _may(page: Page, option: Option) -> Inline:
    kinds = [
        page.say("may-number", least="none" if option.least is None else str(option.least))
        if kind == "number"
        else page.say(f"may-{kind}")
        for kind in option.kinds
    ]
    several: list[Inline] = [page.say("may-several")] if option.several else []
    return joined([*several, *map(code, option.words), *kinds])


# -- rules -------------------------------------------------------------------------------------------------------------


def rules(page: Page) -> Iterator[nodes.Node]:
    """The rule sheet of a game; of a house rule, what changes with it."""
    if page.fit.before is None:
        lead = paragraph(joined(map(nodes.Text, page.sheet.lead), " "))
        parts = [block for each in page.sheet.sections for block in _part(page, each)]
        yield section(page.document, f"{page.name} rules", page.say("heading-rules"), *_table(page), lead, *parts)
    else:
        parts = [*_changes(page, page.fit.before)]
        yield section(page.document, f"{page.name} changes", page.say("heading-changes"), *_table(page), *parts)


def _table(page: Page) -> list[nodes.Node]:
    recipe = page.table.recipe
    return [paragraph(page.say("shown-on", seats=recipe.seats)), console(f"boodle rules {recipe} --seats {recipe.seats}")]


def _part(page: Page, part: Section) -> Iterator[nodes.Node]:
    yield heading(part.title)
    yield bullets(_said(page, sentence) for sentence in part.sentences)
    if part.example:
        yield nodes.block_quote("", *(paragraph(nodes.Text(line)) for line in part.example))


def _said(page: Page, sentence: Sentence) -> Inline:
    names = tuple(dict.fromkeys(origin.rule for origin in sentence.rules))
    return [nodes.Text(f"{sentence.text} "), quiet(joined(page.rules(names), " "), "rules")]


def _changes(page: Page, before: Rulebook) -> Iterator[nodes.Node]:
    found = differences(before, page.table, page.lang)
    if not found:
        yield paragraph(page.say("no-change"))
    for part in found:
        yield heading(part.title)
        for key, sentences in (("without", part.before), ("with", part.after)):
            if sentences:
                yield paragraph(strong(page.say(key)), kind=key)
                yield bullets((_said(page, each) for each in sentences), key)


# -- pictures ----------------------------------------------------------------------------------------------------------


def drawings(page: Page) -> Iterator[nodes.Node]:
    """The board, the stages of a round, leads and stops; of a house rule, those that it changes."""
    drawn = {which: draw(page.table, lang=page.lang) for which, draw in PICTURES.items()}
    if page.fit.before is not None:
        plain = {which: draw(page.fit.before, lang=page.lang) for which, draw in PICTURES.items()}
        drawn = {which: svg for which, svg in drawn.items() if svg != plain[which]}
    if drawn:
        made = [picture(svg, page.say("picture", which=which)) for which, svg in drawn.items()]
        yield section(page.document, f"{page.name} pictures", page.say("heading-pictures"), *made)


# -- declarations ------------------------------------------------------------------------------------------------------


def declares(page: Page) -> Iterator[nodes.Node]:
    """Every rule that it declares, with what it says on this table and where it is written down."""
    items: list[tuple[Inline, list[nodes.Node]]] = []
    for each in page.subject.declared:
        said = page.sentences_of(each.id) or filter(None, [text_in(each.text, page.lang)])
        blocks: list[nodes.Node] = [paragraph(nodes.Text(sentence)) for sentence in said]
        if each.source:
            blocks.append(paragraph(nodes.Text(page.say("source", source=each.source)), kind="source"))
        items.append(([code(each.id), " ", quiet(type(each).__name__, "kind")], blocks))
    if items:
        yield section(page.document, f"{page.name} declares", page.say("heading-declares"), definitions(items))
