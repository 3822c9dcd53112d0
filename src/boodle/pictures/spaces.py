"""The spaces of a layout: card spaces as small cards, others as fields with their names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boodle.pictures.cards import CARD, face
from boodle.pictures.chips import token
from boodle.pictures.shapes import SIZE, Box, lines, placed, rect
from boodle.pictures.texts import width_of, wrapped
from boodle.pictures.voice import Voice, card_of

_OVERLAP: Final = 7.0
_MARGIN: Final = 7.0


def room_for(names: Iterable[str], chips: Iterable[int], voice: Voice) -> float:
    """A width that is enough for each of these spaces and for its chips."""
    words = [word for name in names if card_of(name) is None for word in name.split()]
    longest = max((width_of(word, SIZE, bold=True) for word in words), default=0.0)
    most = width_of(voice.label("number", n=max(chips, default=0)), SIZE + 1, bold=True) + 14
    return min(max(CARD[0] + 4, longest + 2 * _MARGIN, most), 110)


def space(name: str, chips: int | None, voice: Voice, width: float) -> Box:
    """One space and the chips on it (None: they are not shown)."""
    card = card_of(name)
    board = _field(name, width) if card is None else face(card, voice.lang)
    parts = [(board, (width - board.width) / 2, 0.0)]
    if chips is None:
        return placed(width, board.height, parts)
    lying = token(chips, voice, width)
    top = board.height - _OVERLAP
    return placed(width, top + lying.height, [*parts, (lying, (width - lying.width) / 2, top)])


def _field(name: str, width: float) -> Box:
    room = width - 2 * _MARGIN + 2
    size = SIZE if len(wrapped(name, room, SIZE, bold=True)) <= 2 else SIZE - 1.5
    words = lines(name, room, size=size, bold=True, anchor="middle")
    height = max(CARD[1], words.height + 20)
    around = rect("tile", 1, 1, width - 2, height - 2, corner=9)
    return placed(width, height, [(words, (width - room) / 2, (height - words.height) / 2 - 2)], (around,))
