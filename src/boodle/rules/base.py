"""What every declaration has: an id, a source, and fields that may be left open."""

from __future__ import annotations

import enum
import functools
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal

import attrs

from boodle.errors import ArgumentError, shown
from boodle.frozen import FrozenMap

RuleId = str
"""``"plug-in.rule"``: the prefix is the plug-in's name; ``core.*`` is the engine's own."""


class Unset(enum.Enum):
    """The one value ``UNSET``: this declaration does not answer that question."""

    UNSET = "UNSET"

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> Literal[False]:
        return False


UNSET: Final = Unset.UNSET


Text = str | Mapping[str, str]
"""Words for people: in English, or by language, ``{"en": ..., "de": ..., "fi": ...}``; English is always among them."""


def to_text(text: Any) -> Text:
    """Words as they are kept: a mapping is frozen.

    Raises:
        ArgumentError: neither a text nor a mapping with English.
    """
    if isinstance(text, str):
        return text
    if isinstance(text, Mapping) and all(isinstance(each, str) and each.strip() for pair in text.items() for each in pair):
        if "en" in text:
            return FrozenMap(text)
        raise ArgumentError(f"'text' speaks {shown(', '.join(text))}; expected English ('en') too")
    raise ArgumentError(f"'text' is {shown(text)}; expected a text, or texts by language such as {{'en': '...', 'de': '...'}}")


def text_in(text: Text, lang: str) -> str:
    """Words in a language; English where they do not speak it."""
    return text if isinstance(text, str) else text.get(lang, text["en"])


@attrs.frozen(kw_only=True)
class Declaration:
    """One rule, as a plug-in declares it.

    Attributes:
        id: Its name, ``"plug-in.rule"``.
        source: Where the rule is written down.
        replaces: Ids of rules that it takes the place of (bridges only).
        text: A sentence for people, in English or by language (``{"en": "...", "de": "..."}``); needed where a field holds a
            callable, generated from the vocabulary otherwise.
    """

    id: RuleId
    source: str = ""
    replaces: tuple[RuleId, ...] = ()
    text: Text = attrs.field(default="", converter=to_text)

    slot: ClassVar[str] = ""
    """The question it answers, such as ``"stop"``: its fields are then slots like ``"stop.stuck"``."""

    key: ClassVar[str] = ""
    """The field that tells several answers of one kind apart (the space of a payout, the scope of a factor)."""


_META: Final = frozenset({"id", "source", "replaces", "text"})


def fields_of(declaration: Declaration | type[Declaration]) -> tuple[str, ...]:
    """The names of the fields that say something about the game (not id, source, replaces, text)."""
    kind = declaration if isinstance(declaration, type) else type(declaration)
    return _fields(kind)  # type: ignore[arg-type]  # every class has a hash


@functools.cache
def _fields(kind: type[Declaration]) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind) if field.name not in _META)


def says(declaration: Declaration) -> dict[str, Any]:
    """The fields that a declaration answers, with their answers."""
    return {name: value for name in fields_of(declaration) if (value := getattr(declaration, name)) is not UNSET}
