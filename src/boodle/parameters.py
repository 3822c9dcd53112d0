"""Parameters of plug-ins: who gave which value, and whether it fits."""

from __future__ import annotations

import difflib
import types
import typing
from typing import Any, Final, Literal, Union

import attrs

from boodle.cards import Card, CardSet
from boodle.chips import MOST_CHIPS
from boodle.errors import BoodleError, ParameterError, RuleConflict, RulesError, shown
from boodle.hookspecs import Manifest
from boodle.recipe import FromText

Given = tuple[str, int, dict[str, Any]]
"""By whom, at which level (3 recipe, 2 house rule, 1 game), and the values."""

_MISSING: Final = object()


def parameters_of(manifest: Manifest, kind: type | None, given: list[Given], errors: list[RulesError]) -> Any:
    """The plug-in's parameters; what does not fit is reported and its default taken.

    Only values that are given count, each by itself: the recipe's over a house rule's over a game's over the default.
    """
    name = manifest.name
    names = [field.name for field in attrs.fields(kind)] if kind is not None else []
    values: dict[str, Any] = {}
    for parameter in sorted({key for _, _, each in given for key in each}):
        if parameter not in names:
            near = difflib.get_close_matches(parameter, names, 1, 0.5)
            hint = f"did you mean {near[0]!r}?" if near else f"it has {', '.join(map(repr, names)) or 'none'}"
            errors.append(ParameterError(f"{name!r} has no parameter {parameter!r}; {hint}", plugin=name, parameter=parameter))
            continue
        value = _strongest(name, parameter, given, errors)
        if value is not _MISSING:
            values[parameter] = value
    if kind is None:
        return None
    try:
        hints = typing.get_type_hints(kind)
        default = kind()
    except Exception as error:
        problem = ParameterError(f"the parameters of {name!r} cannot be built by default: {error}", plugin=name)
        problem.__cause__ = error
        errors.append(problem)
        return None
    for parameter, value in list(values.items()):
        hint = hints.get(parameter, Any)
        read = _read(value, hint) if isinstance(value, FromText) else _widened(value, hint)
        if not _fits(read, hint):
            expected = _described(hint)
            problem = ParameterError(
                f"parameter '{parameter}' of {name!r} is {shown(_plain(value))}; expected {expected}",
                plugin=name,
                parameter=parameter,
            )
            errors.append(problem)
            del values[parameter]
        else:
            values[parameter] = read
    try:
        return attrs.evolve(default, **values)
    except (ValueError, TypeError, BoodleError) as error:
        problem = ParameterError(f"the parameters of {name!r} do not fit: {error}", plugin=name)
        problem.__cause__ = error
        errors.append(problem)
        return default


def _strongest(name: str, parameter: str, given: list[Given], errors: list[RulesError]) -> Any:
    level = max(level for _, level, each in given if parameter in each)
    values = [(by, each[parameter]) for by, at, each in given if at == level and parameter in each]
    if any(value != values[0][1] for _, value in values[1:]):
        slot = f"{name}:{parameter}"
        said = " and ".join(f"{by!r} says {value!r}" for by, value in sorted(values))
        remedies = tuple(sorted(f"({name!r}, {{{parameter!r}: {value!r}}})" for _, value in values))
        errors.append(
            RuleConflict(
                f"parameter '{slot}' is given twice: {said}; give it in the recipe: {' or '.join(remedies)}",
                slot=slot,
                contenders=tuple(sorted(by for by, _ in values)),
                remedies=remedies,
            )
        )
        return _MISSING
    return values[0][1]


def _plain(value: object) -> object:
    return str(value) if isinstance(value, FromText) else value


def _options(hint: Any) -> tuple[Any, ...] | None:
    if typing.get_origin(hint) in (Union, types.UnionType):
        return typing.get_args(hint)
    return None


def _fits(value: object, hint: Any) -> bool:
    options = _options(hint)
    if options is not None:
        return any(_fits(value, option) for option in options)
    origin = typing.get_origin(hint)
    if origin is Literal:
        return any(type(value) is type(word) and value == word for word in typing.get_args(hint))
    if origin is tuple:
        inner = typing.get_args(hint)
        if not isinstance(value, tuple):
            return False
        if len(inner) == 2 and inner[1] is Ellipsis:
            return all(_fits(item, inner[0]) for item in value)
        return len(inner) == len(value) and all(map(_fits, value, inner))
    if hint is None or hint is type(None):
        return value is None
    if hint is int:
        return type(value) is int and abs(value) <= MOST_CHIPS
    if isinstance(hint, type):
        return isinstance(value, hint)
    return True


def _widened(value: object, hint: Any) -> object:
    """Lists stand for tuples (JSON has no others), and text for cards."""
    if isinstance(value, list):
        value = tuple(value)
    options = _options(hint) or (hint,)
    if not any(_fits(value, option) for option in options):
        for option in options:
            if option in (Card, CardSet) and isinstance(value, str):
                return _read(FromText(value), option)
            if isinstance(value, str) and typing.get_origin(option) is tuple and typing.get_args(option)[0] is Card:
                return _read(FromText(value), option)
    return value


def _read(text: str, hint: Any) -> object:
    """What somebody typed, as the type wants it; the text itself where it cannot be that."""
    for option in _options(hint) or (hint,):
        origin = typing.get_origin(option)
        try:
            if option is bool and text.lower() in ("yes", "true", "on", "no", "false", "off"):
                return text.lower() in ("yes", "true", "on")
            if option is int:
                return int(text)
            if origin is Literal:
                for word in typing.get_args(option):
                    if text == str(word):
                        return word
            if origin is tuple:
                inner = typing.get_args(option)[0]
                return tuple(_read(FromText(part), inner) for part in text.replace("+", " ").split())
            if option in (Card, CardSet):
                return option(text.replace("+", " "))
            if option is type(None) and text == "none":
                return None
        except (ValueError, BoodleError):
            continue
    return str(text)


def _described(hint: Any) -> str:
    options = _options(hint)
    if options is not None:
        return " or ".join(_described(option) for option in options)
    if typing.get_origin(hint) is Literal:
        return "one of " + ", ".join(repr(word) for word in typing.get_args(hint))
    if hint is type(None):
        return "None"
    names = {int: "a whole number", bool: "True or False", str: "text", Card: "a card", CardSet: "cards"}
    return names.get(hint) or str(getattr(hint, "__name__", hint))
