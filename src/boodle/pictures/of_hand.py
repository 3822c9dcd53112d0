"""A hand of cards, and one card."""

from __future__ import annotations

from collections.abc import Iterable

from boodle.cards import CARDS, Card, read_cards
from boodle.languages import card_name
from boodle.pictures.cards import CARD, face, in_rows
from boodle.pictures.shapes import PAD, WIDTH, Box, lines, picture, placed, rect
from boodle.pictures.voice import Voice


def hand(cards: str | Iterable[Card | str], *, lang: str = "en") -> str:
    """Cards in a row, in the order given; in several rows where there are many.

    Args:
        cards: Text (``"7C AD 2H"``), a :class:`~boodle.CardSet`, or any cards.
        lang: The language of ranks and of the text alternative.

    Returns:
        An SVG image, to be written to a file or put into a page.

    Raises:
        NotationError: something in it is no card.
        ArgumentError: there is no such language.
    """
    voice = Voice(lang)
    found = [CARDS[index] for index in read_cards(cards)]
    words = voice.tell("say-cards", cards=", ".join(card_name(each, lang) for each in found)) if found else voice.tell("no-cards")
    box = in_rows(found, lang, WIDTH - 2 * PAD) if found else empty(voice)
    return picture(box, title=voice.tell("hand", count=len(found)), words=words, lang=lang, ground=False)


def card(card: Card | str, *, lang: str = "en") -> str:
    """One card, face up.

    Args:
        card: A card, or text such as ``"AH"``.
        lang: The language of its rank and of the text alternative.

    Returns:
        An SVG image.

    Raises:
        NotationError: this is no card.
        ArgumentError: there is no such language.
    """
    found = Card(card)
    name = card_name(found, lang)
    return picture(face(found, lang), title=name, words=name, lang=lang, ground=False)


def empty(voice: Voice) -> Box:
    """The place where a hand was."""
    width, height = 3 * CARD[0], CARD[1]
    words = lines(voice.label("no-cards"), width - 8, kind="soft", anchor="middle")
    around = rect("tile", 1, 1, width - 2, height - 2, corner=5)
    return placed(width, height, [(words, 4, (height - words.height) / 2)], (around,))
