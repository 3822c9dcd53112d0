"""The players round a table, each on a tile: name, cards, chips, who deals and who moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs

from boodle.pictures.cards import pile
from boodle.pictures.chips import stack
from boodle.pictures.scene import Seat
from boodle.pictures.shapes import GAP, NOTHING, SIZE, Box, column, ends, framed, line, path, placed, rect, row, shape, text
from boodle.pictures.voice import Voice

TILE: Final = 88.0
"""The width of a tile at the side of the table."""
_STAR: Final = "M0-7 2-2.4 7-2 3.2 1.3 4.4 6.2 0 3.6-4.4 6.2-3.2 1.3-7-2-2-2.4Z"
_POINTER: Final = "M0 0 9 5.5 0 11Z"


def tile(seat: Seat, voice: Voice, width: float) -> Box:
    """A player alone; in one line where there is room for it."""
    return _framed(seat, _said(seat, voice, width), width)


def _tiles(seats: Sequence[Seat], voice: Voice, width: float) -> list[Box]:
    """Players beside each other, their tiles equally high."""
    said = [_said(seat, voice, width) for seat in seats]
    height = max((box.height for box in said), default=0)
    return [_framed(seat, attrs.evolve(box, height=height), width) for seat, box in zip(seats, said, strict=True)]


def _said(seat: Seat, voice: Voice, width: float) -> Box:
    """What stands on a tile of this width."""
    room = width - 2 * GAP
    marks = row((_dealer(voice) if seat.dealer else NOTHING, _star() if seat.won else NOTHING), 3)
    pointer = Box(11, 11, (path("mark", _POINTER),)) if seat.turn else NOTHING
    counts = _cards(seat)
    wide = room > 3 * TILE
    chips = stack(seat.chips, voice, room / 3 if wide else room)
    beside = sum(box.width + 5 for box in (marks, pointer) if box.width)
    name = line(seat.name, room - beside - (counts.width + chips.width + 28 if wide else 0), bold=True)
    head = row((pointer, name, marks), 5)
    remarks = [line(voice.label(f"mark-{key}"), room, kind="soft") for key in seat.remarks]
    if wide:
        body = column((ends(head, row((counts, chips), 14), room), *remarks), 3)
    elif counts.width + 12 + chips.width <= room:
        body = column((head, row((counts, chips), 12), *remarks), 4)
    else:
        body = column((head, counts, chips, *remarks), 4)
    return attrs.evolve(body, width=room)


def _framed(seat: Seat, said: Box, width: float) -> Box:
    box = framed(said, "empty" if seat.absent else "tile", pad=GAP, width=width)
    if not seat.turn:
        return box
    return attrs.evolve(box, shapes=(*box.shapes, rect("chosen", 1.5, 1.5, box.width - 3, box.height - 3, corner=8)))


def _cards(seat: Seat) -> Box:
    words = f"{seat.cards} + {seat.aside}" if seat.aside else str(seat.cards)
    return row((pile(2 if seat.cards else 1, 0.26), line(words, TILE, bold=True)), 5)


def _dealer(voice: Voice) -> Box:
    letter = text(voice.label("dealer-letter"), 9, 13.6, kind="on-mark", size=SIZE, bold=True, anchor="middle")
    return Box(18, 18, (shape("circle", "mark", cx=9, cy=9, r=9), letter))


def _star() -> Box:
    return Box(15, 15, (path("mark", _STAR, 7.5, 7.5),))


def around(others: Sequence[Seat], middle: Box, voice: Voice, width: float, make: float) -> Box:
    """Players clockwise round the middle of a table: up the left side, along the top, down the right side.

    ``make`` is the room that was left for the middle.
    """
    side = beside(len(others))
    top = others[side : len(others) - side]
    tiles = min((width - (len(top) - 1) * GAP) / max(len(top), 1), 1.7 * TILE)
    above = row(_tiles(top, voice, tiles), GAP)
    if not side:
        return column((above, middle), GAP, align="middle")
    left = column(_tiles(others[:side][::-1], voice, TILE), GAP)
    right = column(_tiles(others[len(others) - side :], voice, TILE), GAP)
    height = max(left.height, middle.height, right.height)
    parts = [
        (left, 0.0, (height - left.height) / 2),
        (middle, TILE + GAP + (make - middle.width) / 2, (height - middle.height) / 2),
        (right, width - TILE, (height - right.height) / 2),
    ]
    return column((above, placed(width, height, parts)), GAP, align="middle")


def beside(others: int) -> int:
    """How many of so many players sit at each side of the table."""
    return 0 if others < 3 else 1 if others < 6 else 2
