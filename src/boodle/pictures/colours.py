"""The colours of a picture: one set for light surroundings, one for dark ones, and the style sheet that chooses between them.

Every picture brings its own ground and its own colours, so that it can be read wherever it is put. It is dark where the reader's
system is, and in a page whose ``data-theme`` says so.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import attrs


@attrs.frozen(kw_only=True)
class Scheme:
    """The colours of one scheme, each written ``#rrggbb``, by what is drawn with it."""

    ground: str
    """Behind everything."""
    felt: str
    """The middle of the table."""
    rim: str
    """Round the felt, and lines upon it."""
    tile: str
    """Behind a player or a step, and an empty place."""
    edge: str
    """Round a tile."""
    ink: str
    """What is written."""
    soft: str
    """What is written beside it."""
    mark: str
    """What is to be seen first: who moves, which card is waited for, which way it goes."""
    on_mark: str
    """What is written upon a mark."""
    paper: str
    """The face of a card."""
    outline: str
    """Round a card."""
    black: str
    """Clubs and spades."""
    red: str
    """Diamonds and hearts."""
    back: str
    """The back of a card."""
    weave: str
    """Lines on the back of a card."""
    chip: str
    """Chips."""
    on_chip: str
    """How many there are, and the lines on a chip."""


LIGHT: Final = Scheme(
    ground="#faf8f4", felt="#dcebe0", rim="#5d8a6d", tile="#ffffff", edge="#7d8a82", ink="#17211b", soft="#48564e",
    mark="#0a58a6", on_mark="#ffffff", paper="#ffffff", outline="#6a746e", black="#17211b", red="#b01030", back="#2f5f92",
    weave="#dbe8f5", chip="#f3c653", on_chip="#2b2000",
)  # fmt: skip
DARK: Final = Scheme(
    ground="#15191b", felt="#1b3227", rim="#5f8f74", tile="#22292c", edge="#77847d", ink="#e9eeea", soft="#b3beb7",
    mark="#86bdff", on_mark="#0a1826", paper="#ece7dc", outline="#827c70", black="#17211b", red="#a30c2a", back="#4a7ab2",
    weave="#f0f6fc", chip="#d9ad45", on_chip="#211800",
)  # fmt: skip

WRITTEN: Final = {
    "ink": ("ground", "felt", "tile"),
    "soft": ("ground", "felt", "tile"),
    "mark": ("ground", "felt", "tile"),
    "on-mark": ("mark",),
    "black": ("paper",),
    "red": ("paper",),
    "on-chip": ("chip",),
}
"""What is written, and upon what: letters, numbers and suits have a contrast of 4.5 to 1 or more."""
DRAWN: Final = {
    "rim": ("felt", "ground"),
    "edge": ("tile", "ground"),
    "outline": ("paper",),
    "back": ("felt", "ground", "tile"),
    "weave": ("back",),
}
"""Lines and shapes that say something, and what is behind them: 3 to 1 or more."""

_NAME: Final = "boodle-picture"
"""The class of every picture; no rule of its style touches anything else of a page."""
_FONTS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif"


_FILLED: Final = ("ground", "felt", "tile", "paper", "back", "chip", "mark", "on-mark", "black", "red", "ink", "soft", "on-chip")
_LINED: Final = {"felt": "rim", "tile": "edge", "paper": "outline", "back": "outline", "chip": "on-chip"}
_BODIES: Final = {
    **{kind: f"fill:var(--boodle-{kind})" for kind in _FILLED},
    **{kind: f"fill:var(--boodle-{kind});stroke:var(--boodle-{line})" for kind, line in _LINED.items()},
    "weave": "fill:none;stroke:var(--boodle-weave)",
    "notch": "fill:none;stroke:var(--boodle-on-chip);stroke-dasharray:2.6 2.6",
    "empty": "fill:none;stroke:var(--boodle-rim);stroke-dasharray:3 3",
    "wanted": "fill:var(--boodle-paper);stroke:var(--boodle-mark);stroke-width:2;stroke-dasharray:5 3",
    "chosen": "fill:none;stroke:var(--boodle-mark);stroke-width:3",
    "way": "fill:none;stroke:currentColor;stroke-width:1.5;stroke-linejoin:round",
    "tip": "fill:currentColor",
    "question": "fill:var(--boodle-felt);stroke:var(--boodle-rim);stroke-width:1.5",
    "end": "fill:var(--boodle-tile);stroke:currentColor;stroke-width:2",
}
"""By the kind of a shape: how it is filled and outlined."""


def style(kinds: Collection[str]) -> str:
    """The style sheet for a picture with shapes of these kinds.

    On paper it is always light.
    """
    rules = "\n".join(f".{_NAME} .boodle-{kind}{{{body}}}" for kind, body in _BODIES.items() if kind in kinds)
    light, dark = (_variables(scheme, rules) for scheme in (LIGHT, DARK))
    return (
        f".{_NAME},[data-theme=light] .{_NAME}{{{light}}}\n"
        f"@media screen and (prefers-color-scheme:dark){{.{_NAME}{{{dark}}}}}\n"
        f"@media screen{{[data-theme=dark] .{_NAME}{{{dark}}}}}\n"
        f".{_NAME}{{color:var(--boodle-ink);font-family:{_FONTS};font-variant-numeric:tabular-nums}}\n{rules}"
    )


def _variables(scheme: Scheme, rules: str) -> str:
    named = {name.replace("_", "-"): colour for name, colour in attrs.asdict(scheme).items()}
    return ";".join(f"--boodle-{name}:{colour}" for name, colour in named.items() if name == "ink" or f"-{name})" in rules)
