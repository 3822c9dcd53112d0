"""Writing to the terminal: colours where they are wanted, letters where symbols cannot be shown, no fuss about closed pipes."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterable, Mapping
from typing import Final, TextIO

from rich.console import Console
from rich.style import Style
from rich.text import Text

from boodle.cards import Card
from boodle.languages.log import Line

SYMBOLS: Final = "♣♦♥♠→—·"
_PLAIN: Final = str.maketrans({"→": "->", "—": "-", "·": "|", "♣": "C", "♦": "D", "♥": "H", "♠": "S"})
_CARD: Final = re.compile(r"[♣♦♥♠](?:10|[2-9JQKA])")
_RED: Final = re.compile(r"[♦♥](?:10|[2-9JQKA])")
STYLES: Final[Mapping[str, str]] = {
    "round": "bold",
    "stake": "dim",
    "deal": "",
    "own": "cyan",
    "run": "",
    "take": "green",
    "pay": "yellow",
    "pass": "dim",
    "out": "bold green",
    "table": "",
    "end": "bold",
    "note": "dim",
}
INDENT: Final[Mapping[str, int]] = {
    "stake": 2,
    "deal": 2,
    "own": 2,
    "run": 2,
    "out": 2,
    "take": 4,
    "pay": 4,
    "pass": 4,
    "table": 2,
}


def plain(stream: TextIO | None) -> bool:
    """Whether a stream gets bare text, without colours and without bars that move: ``NO_COLOR`` is set, or it is no terminal."""
    return bool(os.environ.get("NO_COLOR")) or stream is None or not stream.isatty()


class _Console(Console):
    """A console that says when nobody reads any more, and leaves it to the command what to do then."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Output:
    """One stream of output. ``NO_COLOR`` and anything that is no terminal get no colours, and no other codes either."""

    def __init__(self, stream: TextIO | None = None) -> None:
        stream = stream or sys.stdout or io.StringIO()  # no standard output at all is a place where nobody looks
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
        self.letters = not _shows(SYMBOLS, getattr(stream, "encoding", None) or "ascii")
        self._console = _Console(
            file=stream, color_system=None if plain(stream) else "auto", highlight=False, markup=False, emoji=False
        )

    def text(self, text: str) -> str:
        """The text as this stream can show it: a card is ``10D`` where ``♦10`` cannot be."""
        if not self.letters:
            return text
        return _CARD.sub(lambda found: str(Card(found[0])), text).translate(_PLAIN)

    def say(self, text: str, style: str = "", *, indent: int = 0, end: str = "\n") -> None:
        """One line, never broken into several."""
        told = Text(" " * indent + self.text(text), style=style)
        if not self.letters:
            told.highlight_regex(_RED, Style(color="red"))
        self._console.print(told, end=end, soft_wrap=True)

    def tell(self, lines: Iterable[Line]) -> None:
        """Lines of the log; a round stands apart from the one before."""
        for line in lines:
            if line.kind in ("round", "end"):
                self.say("")
            self.say(line.text, STYLES[line.kind], indent=INDENT.get(line.kind, 0))


def _shows(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
