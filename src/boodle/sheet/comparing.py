"""What two tables play differently, in sentences; and what a table changes against its plain game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from boodle.errors import AssemblyError
from boodle.languages.catalogue import catalogue
from boodle.recipe import Recipe
from boodle.sheet.making import facts, sentence
from boodle.sheet.sheets import Section, Sentence

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


@attrs.frozen
class Difference:
    """What one part of the rules says at one table and not at the other.

    Attributes:
        key: Which part: ``"stakes"``, ``"play"``.
        title: Its heading.
        before: What only the first table plays.
        after: What only the second table plays.
    """

    key: str
    title: str
    before: tuple[Sentence, ...]
    after: tuple[Sentence, ...]


def differences(before: Rulebook, after: Rulebook, lang: str = "en") -> tuple[Difference, ...]:
    """What two tables play differently, part by part; nothing where they play the same.

    Args:
        before: The one table.
        after: The other.
        lang: The language of the sentences.

    Raises:
        ArgumentError: no such language, or the extra ``text`` is not installed.
    """
    said = catalogue(lang)
    first, second = facts(before), facts(after)
    found = []
    for key in dict.fromkeys((*first, *second)):
        ours = tuple(sentence(fact, before, said) for fact in first.get(key, ()))
        theirs = tuple(sentence(fact, after, said) for fact in second.get(key, ()))
        gone, new = _only(ours, theirs), _only(theirs, ours)
        if gone or new:
            found.append(Difference(key, said.say(f"section-{key}"), gone, new))
    return tuple(found)


def _only(these: tuple[Sentence, ...], those: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    known = {sentence.text for sentence in those}
    return tuple(sentence for sentence in these if sentence.text not in known)


def plain_game(rulebook: Rulebook) -> Rulebook | None:
    """The game of a table with nothing added, left out or decided; None where it cannot be played so."""
    from boodle.assembly import assemble

    for each in rulebook.recipe.ingredients:
        name = each.plugin if isinstance(each.plugin, str) else each.plugin.manifest.name
        if name == rulebook.name:
            try:
                return assemble(Recipe(each.plugin, seats=rulebook.seats))
            except AssemblyError:
                return None
    return None


def changes(rulebook: Rulebook, lang: str) -> Section | None:
    """What a table changes against its game with nothing added; None where it adds nothing."""
    plain = plain_game(rulebook)
    if plain is None:
        return None
    said = catalogue(lang)
    told = []
    for each in differences(plain, rulebook, lang):
        told += [attrs.evolve(line, text=said.say("changes-now", {"text": line.text})) for line in each.after]
        told += [attrs.evolve(line, text=said.say("changes-before", {"text": line.text})) for line in each.before]
    return Section("changes", said.say("section-changes"), tuple(told)) if told else None
