"""The whole sheet of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boodle.languages.catalogue import Catalogue, catalogue
from boodle.pictures import layout
from boodle.sheet.comparing import changes
from boodle.sheet.examples import examples
from boodle.sheet.making import facts, sentence
from boodle.sheet.sheets import Section, Sheet

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


def sheet(rulebook: Rulebook, lang: str = "en") -> Sheet:
    """The rules of a table, in sentences.

    Args:
        rulebook: The rules.
        lang: The language: ``"en"``, ``"de"`` or ``"fi"``.

    Raises:
        ArgumentError: no such language, or the extra ``text`` is not installed.
    """
    said = catalogue(lang)
    played = examples(rulebook, lang)
    sections = tuple(
        Section(
            key,
            said.say(f"section-{key}"),
            tuple(sentence(fact, rulebook, said) for fact in found),
            played.get(key, ()),
        )
        for key, found in facts(rulebook).items()
    )
    lead, drawing = _lead(rulebook, said), layout(rulebook, lang=lang)
    return Sheet(lang, rulebook.title(lang), lead, sections, changes(rulebook, lang), drawing)


def _lead(rulebook: Rulebook, said: Catalogue) -> tuple[str, ...]:
    rules = [plugin.title(said.lang) for plugin in rulebook.plugins if plugin.kind != "game" and plugin.asked_by == "recipe"]
    low = max(plugin.seats[0] for plugin in rulebook.plugins)
    high = min(plugin.seats[1] for plugin in rulebook.plugins)
    players = said.say("sheet-range", {"low": low, "high": high})
    return (said.say("sheet-with", {"rules": rules}), players) if rules else (players,)
