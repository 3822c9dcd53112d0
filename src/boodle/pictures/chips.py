"""Chips as they are drawn: a small one beside a number, or a large one with the number on it."""

from __future__ import annotations

from boodle.pictures.shapes import SIZE, Box, line, placed, rect, row, shape, text
from boodle.pictures.texts import width_of
from boodle.pictures.voice import Voice

_TOKEN = 22.0


def chip() -> Box:
    """A small chip."""
    return Box(16, 16, (shape("circle", "chip", cx=8, cy=8, r=7), shape("circle", "notch", cx=8, cy=8, r=4.2)))


def stack(count: int, voice: Voice, room: float) -> Box:
    """A player's chips: a small one, and how many there are."""
    mark = chip()
    words = line(voice.label("number", n=count), room - mark.width - 4, bold=True)
    return row((mark, words), 4)


def token(count: int, voice: Voice, room: float) -> Box:
    """The chips of a space: one that is wide enough for their number; where there are none, the number alone."""
    words, size = voice.label("number", n=count), SIZE + 1
    letters = width_of(words, size, bold=True)
    if letters + 14 > room:
        size *= (room - 14) / letters
        letters = room - 14
    width = max(letters + 14, _TOKEN + 4)
    written, low = ("on-chip", 0.36) if count else ("soft", 0.7)
    label = text(words, width / 2, _TOKEN / 2 + size * low, kind=written, size=size, bold=bool(count), anchor="middle")
    around = (rect("chip", 1, 1, width - 2, _TOKEN - 2, corner=_TOKEN / 2),) if count else ()
    return placed(width, _TOKEN + 4, (), (*around, label))
