"""The shapes of a picture, and boxes of them that are put beside and below each other.

Shapes are elements of the standard library's XML: what is written in them is escaped and a picture is well-formed, whatever a
player is called. Lengths are units of the picture.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final, Literal
from xml.etree import ElementTree

import attrs

from boodle.pictures.colours import style
from boodle.pictures.texts import clean, fitted, width_of, wrapped

Shape = ElementTree.Element
WIDTH: Final = 420.0
"""Of a whole picture: on a phone of 360 pixels its smallest letters are 11 pixels high."""
SIZE: Final = 13.0
"""Of ordinary letters."""
LINE: Final = 1.3
"""From one line to the next, in letters."""
PAD: Final = 10.0
GAP: Final = 8.0
_LARGER: Final = 1.2
"""How many pixels a unit has where there is room."""


@attrs.frozen
class Box:
    """Shapes, and the room that they take from (0, 0) on."""

    width: float
    height: float
    shapes: tuple[Shape, ...] = ()


NOTHING: Final = Box(0, 0)


def number(value: float) -> str:
    """A length as it is written."""
    return f"{round(value, 1):g}"


def shape(tag: str, kind: str, **lengths: float) -> Shape:
    """An element of a kind that the style sheet knows."""
    made = ElementTree.Element(tag, {"class": f"boodle-{kind}"})
    for name, value in lengths.items():
        made.set(name.replace("_", "-"), number(value))
    return made


def rect(kind: str, x: float, y: float, width: float, height: float, *, corner: float = 6) -> Shape:
    """A rectangle with round corners."""
    return shape("rect", kind, x=x, y=y, width=width, height=height, rx=corner)


def path(kind: str, drawn: str, x: float = 0, y: float = 0, scale: float = 1) -> Shape:
    """An outline, drawn about its own (0, 0), which is put to (x, y)."""
    made = shape("path", kind)
    made.set("d", drawn)
    if x or y or scale != 1:
        made.set("transform", f"translate({number(x)} {number(y)})" + (f" scale({scale:g})" if scale != 1 else ""))
    return made


Anchor = Literal["start", "middle", "end"]


def text(
    words: str, x: float, y: float, *, kind: str = "ink", size: float = SIZE, bold: bool = False, anchor: Anchor = "start"
) -> Shape:
    """One line whose letters stand on ``y``."""
    made = shape("text", kind, x=x, y=y, font_size=size)
    if bold:
        made.set("font-weight", "600")
    if anchor != "start":
        made.set("text-anchor", anchor)
    made.text = clean(words)
    return made


def lines(words: str, room: float, *, kind: str = "ink", size: float = SIZE, bold: bool = False, anchor: Anchor = "start") -> Box:
    """Words in as many lines as they need; the box is ``room`` wide."""
    found = wrapped(clean(words), room, size, bold=bold)
    x = {"start": 0.0, "middle": room / 2, "end": room}[anchor]
    step = size * LINE
    shapes = (text(line, x, at * step + size, kind=kind, size=size, bold=bold, anchor=anchor) for at, line in enumerate(found))
    return Box(room, len(found) * step, tuple(shapes))


def line(words: str, room: float, *, kind: str = "ink", size: float = SIZE, bold: bool = False, anchor: Anchor = "start") -> Box:
    """Words in one line, made to fit; as wide as they are, or as the room where they are not at its start."""
    cut, small = fitted(clean(words), room, size, bold=bold)
    x = {"start": 0.0, "middle": room / 2, "end": room}[anchor]
    width = min(width_of(cut, small, bold=bold), room) if anchor == "start" else room
    return Box(width, size * LINE, (text(cut, x, size, kind=kind, size=small, bold=bold, anchor=anchor),))


def group(box: Box, x: float, y: float) -> Shape:
    """The shapes of a box, put to (x, y)."""
    made = ElementTree.Element("g", {"transform": f"translate({number(x)} {number(y)})"})
    made.extend(box.shapes)
    return made


def placed(width: float, height: float, parts: Iterable[tuple[Box, float, float]], behind: Sequence[Shape] = ()) -> Box:
    """Boxes, each at its place, before shapes that lie behind them."""
    return Box(width, height, (*behind, *(group(box, x, y) for box, x, y in parts if box.shapes)))


def row(boxes: Iterable[Box], gap: float = GAP, *, align: Literal["top", "middle"] = "middle") -> Box:
    """Boxes beside each other."""
    boxes = [box for box in boxes if box.width]
    height = max((box.height for box in boxes), default=0)
    parts, x = [], 0.0
    for box in boxes:
        parts.append((box, x, (height - box.height) / 2 if align == "middle" else 0))
        x += box.width + gap
    return placed(max(x - gap, 0), height, parts)


def column(boxes: Iterable[Box], gap: float = GAP, *, align: Literal["left", "middle"] = "left") -> Box:
    """Boxes below each other."""
    boxes = [box for box in boxes if box.height]
    width = max((box.width for box in boxes), default=0)
    parts, y = [], 0.0
    for box in boxes:
        parts.append((box, (width - box.width) / 2 if align == "middle" else 0, y))
        y += box.height + gap
    return placed(width, max(y - gap, 0), parts)


def grid(boxes: Sequence[Box], most: int, gap: float = GAP, *, align: Literal["left", "middle"] = "middle") -> Box:
    """Boxes in as few rows as possible of at most so many, the rows as even as can be."""
    if not boxes:
        return NOTHING
    rows = -(-len(boxes) // most)
    each, more = divmod(len(boxes), rows)
    found, at = [], 0
    for place in range(rows):
        end = at + each + (place < more)
        found.append(row(boxes[at:end], gap, align="top"))
        at = end
    return column(found, gap, align=align)


def ends(left: Box, right: Box, width: float) -> Box:
    """Two boxes at the ends of a line."""
    height = max(left.height, right.height)
    parts = [(left, 0.0, (height - left.height) / 2), (right, width - right.width, (height - right.height) / 2)]
    return placed(width, height, parts)


def framed(box: Box, kind: str, *, pad: float = GAP, width: float | None = None, corner: float = 8) -> Box:
    """A box on a rectangle; in the middle of it, where that is wider."""
    wide = box.width + 2 * pad if width is None else width
    tall = box.height + 2 * pad
    return placed(wide, tall, [(box, (wide - box.width) / 2, pad)], (rect(kind, 0.5, 0.5, wide - 1, tall - 1, corner=corner),))


def picture(box: Box, *, title: str, words: str, lang: str, ground: bool = True) -> str:
    """A whole picture as SVG: scaled to the room there is, with a title and a text that says all that is to be seen."""
    pad, title, words = PAD if ground else 1, clean(title), clean(words)
    width, height = box.width + 2 * pad, box.height + 2 * pad
    shapes = (*((rect("ground", 0, 0, width, height, corner=10),) if ground else ()), group(box, pad, pad))
    # the same picture has the same names, different pictures of one page have different ones
    drawn = "".join(ElementTree.tostring(each, encoding="unicode") for each in shapes)
    key = hashlib.blake2b(f"{lang}\0{title}\0{words}\0{drawn}".encode(), digest_size=6).hexdigest()
    names = {"title": f"boodle-{key}-title", "desc": f"boodle-{key}-desc"}
    root = ElementTree.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "class": "boodle-picture",
            "viewBox": f"0 0 {number(width)} {number(height)}",
            "width": number(width * _LARGER),
            "height": number(height * _LARGER),
            "style": "max-width:100%;height:auto",
            "role": "img",
            "lang": lang,
            "aria-labelledby": " ".join(names.values()),
        },
    )
    for tag, said in (("title", title), ("desc", words)):
        element = ElementTree.SubElement(root, tag, {"id": names[tag]})
        element.text = said
    kinds = {element.get("class", "").removeprefix("boodle-") for each in shapes for element in each.iter()}
    ElementTree.SubElement(root, "style").text = style(kinds)
    root.extend(shapes)
    return ElementTree.tostring(root, encoding="unicode")
