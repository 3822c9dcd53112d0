"""Numbers of things and spaces in the English of reports."""

from __future__ import annotations

from boodle.cards import Card
from boodle.errors import NotationError


def counted(number: int, what: str) -> str:
    """``1 card``, ``5 cards``."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def chips(number: int) -> str:
    """``1 chip``, ``5 chips``."""
    return counted(number, "chip")


def space(name: str) -> str:
    """A space as read at the table: a card space by its card."""
    try:
        return Card(name).symbol
    except NotationError:
        return name
