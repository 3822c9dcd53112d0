"""Cards as they are drawn: a rank and the shape of its suit, which tells the suits apart without their colours."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from boodle.cards import Card, Suit
from boodle.languages import say
from boodle.pictures.shapes import Box, Shape, grid, path, placed, rect, text

SUITS: Final = {
    Suit.CLUBS: "M-1.3 3.3A4.5 4.5 0 1 1-3.4-2.3 4.4 4.4 0 1 1 3.4-2.3 4.5 4.5 0 1 1 1.3 3.3L3 9H-3Z",
    Suit.DIAMONDS: "M0-9.4 7.1 0 0 9.4-7.1 0Z",
    Suit.HEARTS: "M0 8.8C-2.6 5.6-8.8 1.6-8.8-3.5A4.7 4.7 0 0 1 0-5.4 4.7 4.7 0 0 1 8.8-3.5C8.8 1.6 2.6 5.6 0 8.8Z",
    Suit.SPADES: "M0-9C2.6-5.8 8.6-2.2 8.6 2.4A4.4 4.4 0 0 1 1.3 4.7L3 9H-3L-1.3 4.7A4.4 4.4 0 0 1-8.6 2.4C-8.6-2.2-2.6-5.8 0-9Z",
}
"""The outlines of the suits, about their middle. They are outlines because many fonts have coloured pictures for suits."""

CARD: Final = (42.0, 60.0)
"""The width and the height of a card."""
MINI: Final = 0.8
"""The scale of a card that is one of many things in a picture."""

Look = Literal["paper", "wanted"]


def suit_shape(suit: Suit, x: float, y: float, scale: float = 1) -> Shape:
    """The outline of a suit in its colour."""
    return path("red" if suit.red else "black", SUITS[suit], x, y, scale)


def face(card: Card, lang: str, *, scale: float = 1, look: Look = "paper") -> Box:
    """A card face up; ``wanted``: it does not lie there yet."""
    width, height = (length * scale for length in CARD)
    rank = say("rank-short", {"rank": card.rank}, lang)
    colour = "red" if card.suit.red else "black"
    drawn = (
        rect(look, 1, 1, width - 2, height - 2, corner=5 * scale),
        text(rank, width / 2, 25 * scale, kind=colour, size=21 * scale, bold=True, anchor="middle"),
        suit_shape(card.suit, width / 2, 43 * scale, 1.1 * scale),
    )
    return Box(width, height, drawn)


def back(scale: float = 1) -> Box:
    """A card face down."""
    width, height = (length * scale for length in CARD)
    edge = 5 * scale
    x, y, right, below = width / 2, height / 2, width - edge, height - edge
    weave = f"M{edge:g} {edge:g}H{right:g}V{below:g}H{edge:g}ZM{x:g} {edge:g}L{right:g} {y:g} {x:g} {below:g} {edge:g} {y:g}Z"
    return Box(width, height, (rect("back", 0.5, 0.5, width - 1, height - 1, corner=5 * scale), path("weave", weave)))


def pile(count: int, scale: float = 1) -> Box:
    """Cards face down on each other; three are as thick as many."""
    one = back(scale)
    more = 2.5 * scale * max(min(count, 3) - 1, 0)
    parts = [(one, at * 2.5 * scale, at * 2.5 * scale) for at in range(min(count, 3))]
    return placed(one.width + more, one.height + more, parts)


def in_rows(cards: Iterable[Card], lang: str, room: float, *, scale: float = 1, raised: frozenset[Card] = frozenset()) -> Box:
    """Cards beside each other, in as many rows as they need; some are pulled up a little."""
    width, height = (length * scale for length in CARD)
    lift = 8 * scale if raised else 0
    boxes = [placed(width, height + lift, [(face(card, lang, scale=scale), 0, 0 if card in raised else lift)]) for card in cards]
    gap = 2.5
    return grid(boxes, max(int((room + gap) // (width + gap)), 1), gap)
