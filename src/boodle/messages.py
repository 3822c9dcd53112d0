"""What is said of an event: a key, its values, and a sentence in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from boodle.errors import ArgumentError, shown
from boodle.events import Event
from boodle.frozen import FrozenMap, frozen, thawed
from boodle.languages.catalogue import Style, catalogue
from boodle.languages.events import telling
from boodle.plain_values import kind_of, plain


@attrs.frozen
class Message:
    """What is said of an event.

    Attributes:
        key: The kind of event, ``"card-played"``: what a program of your own looks it up by.
        values: The fields of the event as plain JSON.
        text: A sentence in the language that was asked for.
        lang: That language.
    """

    key: str
    values: FrozenMap[Any]
    text: str
    lang: str = "en"

    def to_dict(self) -> dict[str, Any]:
        """The message as plain JSON."""
        return {"key": self.key, "values": thawed(self.values), "text": self.text, "lang": self.lang}


def message(event: Event, names: Sequence[str], lang: str = "en", style: Style = "symbols") -> Message:
    """What is said of an event at a table with these players; needs the extra ``text``.

    Args:
        event: The event.
        names: The players' names, by seat.
        lang: The language: ``"en"``, ``"de"`` or ``"fi"``.
        style: Cards with ``"symbols"`` (``♥A``), or in ``"words"`` as a screen reader reads them (``ace of hearts``).

    Raises:
        ArgumentError: no event, no such language or style, or not a name for each seat that it speaks of.
    """
    if not isinstance(event, Event):
        raise ArgumentError(f"{shown(event)} is no event; take one from 'game.events' or 'events_since'")
    values = plain(event)
    said = catalogue(lang, style)
    try:
        text = telling(event, names, said)
    except IndexError:
        raise ArgumentError(f"'names' is {shown(names)}; expected the name of each seat at the table") from None
    del values["kind"]
    return Message(kind_of(type(event)), frozen(values), text, lang)
