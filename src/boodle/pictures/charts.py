"""Flow charts: boxes below each other, with ends at their left and ways back at their right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import attrs

from boodle.pictures.shapes import PAD, SIZE, WIDTH, Box, Shape, column, lines, number, path, placed, rect, text
from boodle.pictures.texts import width_of

_ROOM: Final = WIDTH - 2 * PAD
_END: Final = 98.0
"""The width of an end."""
_LEFT: Final = _END + 32
_LANES: Final = (16.0, 40.0)
"""How far the ways back are from the boxes: the short one, the long one."""
_NODE: Final = _ROOM - _LEFT - _LANES[1] - 6
_STEP: Final = 30.0
_INSET: Final = 11.0


@attrs.frozen
class Way:
    """A way back to an earlier box, with a word at its beginning; the ``long`` ones lie outside the others."""

    to: int
    word: str
    long: bool = False


@attrs.frozen(kw_only=True)
class Node:
    """One box of a chart.

    Attributes:
        name: What it is about; empty where the rest says it.
        words: What happens, or what is asked.
        question: Whether it goes on in more than one way.
        down: The word on the way down to the next box.
        end: Where it ends the round: the word on the way there, if any, and what is said there.
        back: The way back, if there is one.
        last: Whether no way leads down.
    """

    name: str = ""
    words: str
    question: bool = False
    down: str = ""
    end: tuple[str, str] | None = None
    back: Way | None = None
    last: bool = False


def chart(nodes: Sequence[Node]) -> Box:
    """The whole chart."""
    boxes = [_box(node) for node in nodes]
    tops, y = [], 0.0
    for box in boxes:
        tops.append(y)
        y += box.height + _STEP
    height = y - _STEP
    shapes: list[Shape] = []
    parts: list[tuple[Box, float, float]] = []
    for at, (node, box) in enumerate(zip(nodes, boxes, strict=True)):
        parts.append((box, _LEFT, tops[at]))
        middle = tops[at] + box.height / 2
        if not node.last and at + 1 < len(nodes):
            shapes += _down(tops[at] + box.height, tops[at + 1], node.down)
        if node.end is not None:
            word, said = node.end
            end = _end(said)
            parts.append((end, 0, middle - end.height / 2))
            height = max(height, middle + end.height / 2)
            shapes += _arrow(f"M{number(_LEFT)} {number(middle)}H{number(_END)}", _END, middle, "left")
            if word:
                shapes.append(text(word, (_LEFT + _END) / 2 + 3, middle - 5, kind="soft", anchor="middle"))
        if node.back is not None:
            target = node.back.to
            shapes += _back(node.back, middle, tops[target] + min(boxes[target].height * (0.5 if node.back.long else 0.7), 60))
    return placed(_ROOM, height, parts, shapes)


def _box(node: Node) -> Box:
    room = _NODE - 2 * _INSET - (8 if node.question else 0)
    anchor: Literal["start", "middle"] = "middle" if node.question else "start"
    words = column((lines(node.name, room, bold=True, anchor=anchor), lines(node.words, room, anchor=anchor)), 2)
    height = words.height + 18
    if node.question:
        point, right, low = 9.0, _NODE - 1, height - 1
        corners = ((point, 1), (right - point, 1), (right, height / 2), (right - point, low), (point, low), (1, height / 2))
        outline = "M" + " ".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
        behind = path("question", outline)
    else:
        behind = rect("tile", 0.5, 0.5, _NODE - 1, height - 1)
    return placed(_NODE, height, [(words, (_NODE - room) / 2, 8)], (behind,))


def _end(said: str) -> Box:
    words = lines(said, _END - 14, anchor="middle", bold=True)
    height = words.height + 16
    return placed(_END, height, [(words, 7, 7)], (rect("end", 1, 1, _END - 2, height - 2, corner=14),))


def _down(top: float, below: float, word: str) -> tuple[Shape, ...]:
    x = _LEFT + _NODE / 2
    drawn = _arrow(f"M{number(x)} {number(top)}V{number(below - 1)}", x, below, "down")
    return (*drawn, text(word, x + 8, (top + below) / 2 + 3, kind="soft")) if word else drawn


def _back(way: Way, begin: float, end: float) -> tuple[Shape, ...]:
    right = _LEFT + _NODE
    lane = right + _LANES[way.long]
    drawn = _arrow(f"M{number(right)} {number(begin)}H{number(lane)}V{number(end)}H{number(right)}", right, end, "left")
    if not way.word:
        return drawn
    # a long way has its word above the line and a short one below it, where no other line comes along
    x = max(right + 4, lane - 4 - width_of(way.word, SIZE)) if way.long else right + 4
    return (*drawn, text(way.word, x, begin + (-5 if way.long else 15), kind="soft"))


def _arrow(drawn: str, x: float, y: float, way: Literal["down", "left"]) -> tuple[Shape, ...]:
    tip = "M0 0-4.5-9H4.5Z" if way == "down" else "M0 0 9-4.5V4.5Z"
    return path("way", drawn), path("tip", tip, x, y)
