"""The page of the documentation that shows the map."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sentences.mapping import Document, Row, documents

PAGE: Final = Path(__file__).parents[2] / "docs" / "reference" / "sentences.md"
TITLES: Final = {
    "000": "Document 000: Boodle, in Finnish",
    "004": "Document 004: Boodle, in German",
    "003": "Document 003: Michigan Rummy, in German",
}
HEAD: Final = """# The source documents, sentence by sentence

boodle comes from three documents. This page goes through each rule sentence of theirs, told here in other words, and shows
the sentence of the generated sheet, in the document's own language, that states it; where a variant is meant, of the sheet of
the recipe that plays it. Where the two differ, it says how. Under each table stands what the sheet says beyond the document,
with its source: where a document is silent, a rule book may not be.

The page is made by `python -m sentences` from the sheets as they are, and a test compares it.
"""


def written() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(_document(each) for each in documents())])


def _document(document: Document) -> str:
    lines = [
        f"## {TITLES[document.number]}", "",
        f"The sheet is that of `{document.recipe}`, {'in Finnish' if document.lang == 'fi' else 'in German'}.", "",
        "| where | what the document says | what the sheet says | difference |",
        "|---|---|---|---|",
        *(_row(row, document.lang) for row in document.rows),
        "", f"Beyond document {document.number} the sheet says:", "",
    ]  # fmt: skip
    for sentence in document.beyond:
        sources = "; ".join(dict.fromkeys(origin.source for origin in sentence.rules))
        lines.append(f"* {_words(sentence.text, document.lang)} ({sources})")
    return "\n".join((*lines, ""))


def _row(row: Row, lang: str) -> str:
    said = " ".join(_words(sentence, lang) for sentence in row.sentences) or "-"
    if row.recipe:
        recipe, _, seats = row.recipe.rpartition(", ")
        said = f"(`{recipe}`, {seats} players) {said}"
    cells = (row.at, row.says, said, row.differs or "none")
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _words(text: str, lang: str) -> str:
    return f'<span lang="{lang}">{text}</span>'
