"""How much room words take, as far as that can be told without the letters at hand: rather too much than too little."""

from __future__ import annotations

import unicodedata
from typing import Final

_NARROW: Final = frozenset("fijlrtI.,:;'|!()[]-· ")
_BROAD: Final = frozenset("mwMWÄÖÜ@%&—…")
_MORE: Final = "…"
_PLAIN: Final = "\ufe0e"
"""Asks for a sign instead of a coloured picture."""


def width_of(words: str, size: float, *, bold: bool = False) -> float:
    """The width of one line, where ``size`` is the height of its letters."""
    return size * sum(map(_em, words)) * (1.1 if bold else 1)


def _em(letter: str) -> float:
    if unicodedata.category(letter) in ("Mn", "Me", "Cf"):
        return 0
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.05
    if letter in _NARROW:
        return 0.38
    return 0.92 if letter in _BROAD else 0.72 if letter.isupper() else 0.61


def clean(words: str) -> str:
    """Words as they may stand in a picture: without characters that no XML may hold, and with plain signs for suits."""
    held = ("\ufffd" if unicodedata.category(letter) in ("Cc", "Cs") or letter in "\ufffe\uffff" else letter for letter in words)
    return "".join(f"{letter}{_PLAIN}" if letter in "♣♦♥♠" else letter for letter in held)


def fitted(words: str, room: float, size: float, *, bold: bool = False) -> tuple[str, float]:
    """One line that fits: in letters of this size, else down to seven eighths of it, else with its end left out."""
    full = width_of(words, size, bold=bold)
    if full <= room:
        return words, size
    small = size * 0.875
    if full * 0.875 <= room:
        return words, small
    kept = words
    while kept and width_of(kept + _MORE, small, bold=bold) > room:
        kept = kept[:-1]
    return kept.rstrip() + _MORE, small


def wrapped(words: str, room: float, size: float, *, bold: bool = False) -> tuple[str, ...]:
    """Lines that fit, broken between words; a word that is too long for a line is broken wherever the line ends."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if width_of(longer, size, bold=bold) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while width_of(line, size, bold=bold) > room and len(line) > 1:
            at = next(at for at in range(len(line) - 1, 0, -1) if at == 1 or width_of(line[:at], size, bold=bold) <= room)
            lines.append(line[:at])
            line = line[at:]
    return (*lines, line) if line else tuple(lines)
