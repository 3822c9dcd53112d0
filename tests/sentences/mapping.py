"""Which sentences of a sheet state a sentence of a document."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any, Final

import attrs

from boodle import assemble
from boodle.languages import say
from boodle.sheet import Sentence, Sheet

FILE: Final = Path(__file__).with_name("documents.json")


@attrs.frozen
class Row:
    """One rule sentence of a document, told in other words, and what a sheet says of it."""

    at: str
    says: str
    sentences: tuple[str, ...]
    missing: tuple[str, ...]
    """Messages that the sheet should say and does not."""
    recipe: str = ""
    differs: str = ""


@attrs.frozen
class Document:
    """One document: its language, the game that is named after it, its rows, and what its sheet says beyond it."""

    number: str
    lang: str
    recipe: str
    rows: tuple[Row, ...]
    beyond: tuple[Sentence, ...]


@functools.cache
def sheet(recipe: str, seats: int, lang: str) -> Sheet:
    """The sheet of a recipe."""
    return assemble(recipe, seats=seats).sheet(lang)


@functools.cache
def documents() -> tuple[Document, ...]:
    """All three."""
    return tuple(_document(number, found) for number, found in json.loads(FILE.read_text(encoding="utf-8")).items())


def _document(number: str, found: dict[str, Any]) -> Document:
    lang, recipe, seats = found["language"], found["recipe"], found["seats"]
    own = sheet(recipe, seats, lang)
    rows = tuple(_row(each, recipe, seats, lang) for each in found["rows"])
    stated = {key for each in found["rows"] for key in each["sheet"]}
    return Document(number, lang, recipe, rows, tuple(each for each in own.sentences if each.key not in stated))


def _row(row: dict[str, Any], recipe: str, seats: int, lang: str) -> Row:
    words, _, players = row.get("recipe", f"{recipe}, {seats}").rpartition(", ")
    made = sheet(words, int(players), lang)
    said, missing = [], []
    for key in row["sheet"]:
        if key == "sheet-range":
            low, high = (3, 8)
            texts = [line for line in made.lead if line == say("sheet-range", {"low": low, "high": high}, lang)]
        else:
            texts = [sentence.text for sentence in made.sentences if sentence.key == key]
        said += texts
        missing += [] if texts else [key]
    if "example" in row:
        section = made.section(row["example"])
        lines = section.example if section is not None else ()
        said += [" / ".join(lines)] if lines else []
        missing += [] if lines else [f"example {row['example']}"]
    other = "" if (words, int(players)) == (recipe, seats) else row["recipe"]
    return Row(row["at"], row["says"], tuple(said), tuple(missing), other, row.get("differs", ""))
