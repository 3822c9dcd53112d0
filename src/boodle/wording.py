"""What rules say, as text for people: the same on every machine and in every run."""

from __future__ import annotations

from typing import Any

import attrs

from boodle.cards import Card, CardSet
from boodle.rules.base import UNSET


def worded(value: Any) -> str:
    """The value of an answer: cards by name, declarations by the fields that say something, callables by where they stand."""
    if isinstance(value, Card | CardSet):
        return str(value) or "none"
    if isinstance(value, tuple):
        return _sequence(value)
    if isinstance(value, frozenset):
        return ", ".join(sorted(map(worded, value))) or "none"
    if isinstance(value, type):
        return value.__name__
    if attrs.has(type(value)):
        said = {name: each for name, each in attrs.asdict(value, recurse=False).items() if each not in (UNSET, None)}
        return f"{type(value).__name__}({_fields(said)})"
    if callable(value):
        return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', type(value).__name__)}"
    return str(value)


def _fields(said: dict[str, Any]) -> str:
    return ", ".join(f"{name}={worded(value)}" for name, value in said.items())


def _sequence(values: tuple[Any, ...]) -> str:
    if len(values) > 1 and isinstance(values[0], str) and all(isinstance(each, tuple) for each in values[1:]):
        # the content of a declaration that is merged as a whole: its kind, then its fields
        return _fields({name: value for name, value in values[1:] if name != "topic"})
    if values and all(isinstance(each, Card) for each in values):
        return " ".join(map(str, values))
    return ", ".join(map(worded, values)) or "none"
