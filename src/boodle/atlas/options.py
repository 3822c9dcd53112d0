"""The parameters of a plug-in as people look them up: what each may be, what it is by default, what it means."""

from __future__ import annotations

import inspect
import re
import types
import typing
from collections.abc import Iterator
from typing import Any, Final, Literal, Union

import attrs

from boodle.cards import Card, CardSet
from boodle.recipe import written
from boodle.testing.recipes import accepted

_ATTRIBUTES: Final = re.compile(r"^Attributes:\n((?:[ \t]+.*\n?|\n)+)", re.M)
_ATTRIBUTE: Final = re.compile(
    r"^(?P<indent>[ \t]+)(?P<name>\w+)(?: \(.*?\))?: ?(?P<text>.*(?:\n(?:(?P=indent)[ \t]+.*|[ \t]*$))*)", re.M
)
_PROBED: Final = (-1, 0, 1, 2)
"""The numbers by which the least one that fits is found."""

Kind = Literal["number", "yes-no", "text", "card", "cards", "nothing", "several", "other"]


@attrs.frozen
class Option:
    """One parameter.

    Attributes:
        name: What it is called in a recipe.
        default: Its value where nobody gives one, as it is written in a recipe.
        words: The words that it may be; empty where it is no choice of words.
        kinds: What else it may be.
        several: Whether it holds several of these.
        least: The least number that it may be; None where there is none, or it is no number.
        help: What it means, from the docstring of its class.
    """

    name: str
    default: str
    words: tuple[str, ...]
    kinds: tuple[Kind, ...]
    several: bool
    least: int | None
    help: str


def options(kind: type | None) -> tuple[Option, ...]:
    """The parameters of an attrs class, in the order in which they are written; none of a plug-in that has no such class."""
    if kind is None:
        return ()
    default = kind()
    try:
        hints = typing.get_type_hints(kind)
    except (NameError, TypeError):
        # a hint that is there for type checkers alone
        hints = {}
    helps = _helps(kind)
    fields = [field for field in attrs.fields(kind) if field.init]
    return tuple(
        _option(kind, field, hints.get(field.name), getattr(default, field.name), helps.get(field.name, "")) for field in fields
    )


def _option(kind: type, field: attrs.Attribute[Any], hint: Any, default: object, text: str) -> Option:
    listed = getattr(field.validator, "options", None)
    parts = [*_parts(hint)]
    several = any(each == "several" for each in parts)
    words = [each for each in parts if isinstance(each, tuple)] if listed is None else [(written(each),) for each in listed]
    kinds = (
        () if listed is not None else tuple(dict.fromkeys(each for each in parts if isinstance(each, str) and each != "several"))
    )
    return Option(
        field.name,
        written(default),
        tuple(dict.fromkeys(word for each in words for word in each)),
        kinds,
        several,
        _least(kind, field.name) if "number" in kinds else None,
        text,
    )


def _parts(hint: Any) -> Iterator[Kind | tuple[str, ...]]:
    """What a type stands for: kinds of values, and words to choose from."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin in (Union, types.UnionType):
        for each in inner:
            yield from _parts(each)
    elif origin is Literal:
        yield tuple(map(written, inner))
    elif origin is tuple:
        yield "several"
        yield from _parts(inner[0])
    else:
        plain: dict[Any, Kind] = {
            int: "number", bool: "yes-no", str: "text", Card: "card", CardSet: "cards", type(None): "nothing",
        }  # fmt: skip
        yield plain.get(hint, "other")


def _least(kind: type, name: str) -> int | None:
    """The least number that the class takes, if it is one of a few."""
    fitting = [number for number in _PROBED if accepted(kind, {name: number})]
    return fitting[0] if fitting and fitting[0] > _PROBED[0] else None


def _helps(kind: type) -> dict[str, str]:
    """What the docstrings of a class and of those that it is made from say about each attribute."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        section = _ATTRIBUTES.search(inspect.cleandoc(vars(each).get("__doc__") or ""))
        for attribute in _ATTRIBUTE.finditer(section[1] if section else ""):
            found[attribute["name"]] = " ".join(attribute["text"].split())
    return found
