"""What pictures say: labels in as few words as possible, and the text that stands for the picture, in whole words."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from boodle.cards import Card
from boodle.errors import NotationError
from boodle.languages import card_name, catalogue, say
from boodle.languages.catalogue import Value


@attrs.frozen
class Voice:
    """One language. Its messages are those that begin with ``picture-``."""

    lang: str

    def label(self, key: str, **values: Value) -> str:
        """What is written in a picture, cards with their symbols."""
        return say(f"picture-{key}", values, self.lang, "symbols")

    def tell(self, key: str, **values: Value) -> str:
        """What is read out, cards in words."""
        return say(f"picture-{key}", values, self.lang, "words")

    def listed(self, words: Iterable[str]) -> str:
        """``a, b and c``."""
        return catalogue(self.lang).listed([*words])

    def rank(self, rank: str) -> str:
        """A rank as cards of the language show it."""
        return say("rank-short", {"rank": rank}, self.lang)

    def space(self, name: str) -> str:
        """A space in words: a card space by its card."""
        card = card_of(name)
        return name if card is None else card_name(card, self.lang)


def card_of(space: str) -> Card | None:
    """The card that a space is named by."""
    try:
        return Card(space)
    except NotationError:
        return None


def sentence(words: str) -> str:
    """Words that begin and end as a sentence does."""
    return words[:1].upper() + words[1:] + ("" if words.endswith((".", "?", "!")) else ".")
