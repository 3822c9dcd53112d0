"""What every declaration has: an id, a source, and fields that may be left open."""

from __future__ import annotations

import enum
import functools
from typing import Any, ClassVar, Final, Literal

import attrs

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


@attrs.frozen(kw_only=True)
class Declaration:
    """One rule, as a plug-in declares it.

    Attributes:
        id: Its name, ``"plug-in.rule"``.
        source: Where the rule is written down.
        replaces: Ids of rules that it takes the place of (bridges only).
        text: A sentence for people; needed where a field holds a callable, generated from the vocabulary otherwise.
    """

    id: RuleId
    source: str = ""
    replaces: tuple[RuleId, ...] = ()
    text: str = ""

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
