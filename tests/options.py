"""Every option of every shipped plug-in, with other values than its default one."""

from __future__ import annotations

import itertools
import types
import typing
from collections.abc import Iterator
from typing import Any, Literal

import attrs

from boodle import Card, CardSet
from boodle.cli.catalogue import catalogue
from boodle.hookspecs import RulePlugin
from boodle.testing.recipes import class_of

OTHER_WORDS = {
    "winner-space": "dealer", "each-opponent": "dealer", "kitty": "bank", "SHDC": "HSDC", "Kitty": "Pool", "Pot": "Pool",
    "Poker Pool": "Pool",
}  # fmt: skip
"""For parameters that are names: others that will do as well."""


def others(hint: Any, value: Any) -> list[Any]:
    """Some other values of a parameter."""
    origin = typing.get_origin(hint)
    if origin is Literal:
        return [each for each in typing.get_args(hint) if each != value]
    if hint is bool:
        return [not value]
    if hint is int:
        number = value if isinstance(value, int) else 0
        return [number + 1, number + 2]
    if hint is type(None):
        return []
    if hint is CardSet:
        return [CardSet("9C")] if value != CardSet("9C") else [CardSet()]
    if hint is str:
        return [OTHER_WORDS[value]]
    if origin in (types.UnionType, typing.Union):
        return [each for part in typing.get_args(hint) for each in others(part, value)]
    if origin is tuple:
        (inner, _) = typing.get_args(hint)
        if inner is Card:
            return [(Card("9C"), Card("10C"), Card("9H"))]
        if typing.get_origin(inner) is Literal:
            words = typing.get_args(inner)
            return [each for size in (1, 2) for each in itertools.combinations(words, size) if each != value]
    raise AssertionError(f"no other value is known for {hint}")


@attrs.frozen
class Option:
    """One parameter of a plug-in with a value that is not its default."""

    plugin: str
    name: str
    value: Any

    def __str__(self) -> str:
        return f"{self.plugin}:{self.name}={self.value}"


def parameters(plugin: str) -> type[Any] | None:
    """The class of the parameters of a plug-in."""
    found: type[RulePlugin] = class_of(plugin)
    return found().boodle_parameters()


def options() -> Iterator[Option]:
    """All of them."""
    for entry in catalogue():
        assert entry.info is not None
        name = entry.info.name
        kind = parameters(name)
        if kind is None:
            continue
        hints = typing.get_type_hints(kind)
        default = kind()
        for field in attrs.fields(kind):
            for value in others(hints[field.name], getattr(default, field.name)):
                yield Option(name, field.name, value)
