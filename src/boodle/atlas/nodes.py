"""Pieces of a page, as docutils keeps them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from docutils import nodes
from sphinx import addnodes

DOMAIN = "boodle"
PLUGIN = "plugin"

Inline: TypeAlias = "str | nodes.Node | Iterable[Inline]"
"""Text or a node, or several of them, one after the other."""


def inline(content: Inline) -> Iterator[nodes.Node]:
    """What stands in a line; in text, what is between backticks is code."""
    if isinstance(content, nodes.Node):
        yield content
    elif isinstance(content, str):
        for at, part in enumerate(re.split(r"``?([^`]+)``?", content)):
            if part:
                yield code(part) if at % 2 else nodes.Text(part)
    else:
        for each in content:
            yield from inline(each)


def code(text: str) -> nodes.literal:
    """A name or a value, as it is typed."""
    return nodes.literal("", text)


def strong(content: Inline) -> nodes.strong:
    """What stands out."""
    return nodes.strong("", "", *inline(content))


def quiet(content: Inline, kind: str) -> nodes.inline:
    """Words of a kind that a style sheet knows."""
    return nodes.inline("", "", *inline(content), classes=[f"boodle-{kind}"])


def paragraph(*content: Inline, kind: str = "") -> nodes.paragraph:
    """A paragraph."""
    return nodes.paragraph("", "", *inline(content), classes=[f"boodle-{kind}"] if kind else [])


def reference(name: str, shown: str = "") -> addnodes.pending_xref:
    """A link to the page of a plug-in, if this site has one; otherwise its name.

    Args:
        name: The plug-in's name.
        shown: What is written instead of the name.
    """
    return addnodes.pending_xref(
        "",
        code(shown or name),
        refdomain=DOMAIN,
        reftype=PLUGIN,
        reftarget=name,
        refexplicit=bool(shown),
        refwarn=False,
        boodle_may_be_missing=True,
    )


def rule(name: str) -> addnodes.pending_xref:
    """The id of a rule, which leads to the page of its plug-in."""
    return reference(name.partition(".")[0], name)


def joined(items: Iterable[Inline], between: str = ", ") -> list[nodes.Node]:
    """Items in a line, with something between each two."""
    found: list[nodes.Node] = []
    for item in items:
        if found:
            found.append(nodes.Text(between))
        found += inline(item)
    return found


def bullets(items: Iterable[Inline], kind: str = "") -> nodes.bullet_list:
    """A list, an item a line."""
    made = nodes.bullet_list(bullet="-", classes=[f"boodle-{kind}"] if kind else [])
    for item in items:
        made += nodes.list_item("", paragraph(item))
    return made


def definitions(items: Iterable[tuple[Inline, Sequence[nodes.Node]]]) -> nodes.definition_list:
    """Terms, each with what is said about it."""
    made = nodes.definition_list()
    for term, said in items:
        made += nodes.definition_list_item("", nodes.term("", "", *inline(term)), nodes.definition("", *said))
    return made


def fields(items: Iterable[tuple[str, Inline]], kind: str) -> nodes.field_list:
    """Names with values."""
    made = nodes.field_list(classes=[f"boodle-{kind}"])
    for name, value in items:
        made += nodes.field("", nodes.field_name("", name), nodes.field_body("", paragraph(value)))
    return made


def table(head: Sequence[str], rows: Iterable[Sequence[Inline]], kind: str = "") -> nodes.container:
    """A table in a box of its own, in which it scrolls where it is too wide; the first column names the rows."""
    group = nodes.tgroup(cols=len(head))
    group += [nodes.colspec(colwidth=1) for _ in head]
    group += nodes.thead("", nodes.row("", *(nodes.entry("", paragraph(cell)) for cell in head)))
    body = nodes.tbody()
    for cells in rows:
        body += nodes.row("", *(nodes.entry("", paragraph(cell)) for cell in cells))
    group += body
    made = nodes.table("", group, classes=["boodle-table", *([f"boodle-{kind}"] if kind else [])])
    return nodes.container("", made, classes=["boodle-scroll"])


def heading(title: str) -> nodes.rubric:
    """A heading inside a section, which no table of contents lists."""
    return nodes.rubric("", title, **{"heading-level": 3})


def console(command: str) -> nodes.literal_block:
    """A command as it is typed."""
    return nodes.literal_block("", f"$ {command}", language="console", classes=["boodle-command"])


def columns(text: str) -> nodes.literal_block:
    """Text whose columns must stay what they are."""
    return nodes.literal_block("", text, language="none")


def picture(svg: str, caption: str) -> nodes.container:
    """A picture in the page itself; where it cannot be shown, its caption alone."""
    return nodes.container(
        "", nodes.raw("", svg, format="html"), paragraph(caption, kind="caption"), classes=["boodle-figure"]
    )  # fmt: skip


def section(document: nodes.document, name: str, title: str, *content: nodes.Node) -> nodes.section:
    """A section with a heading, which can be linked to.

    Args:
        document: What it becomes part of.
        name: What it is called in its link.
        title: Its heading.
        content: What it holds.
    """
    made = nodes.section("", nodes.title("", title), *content, names=[nodes.fully_normalize_name(name)])
    document.note_implicit_target(made, made)
    return made
