"""Parameters of plug-ins: who gave which value, and whether it fits."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from typing import Any, Final, Literal, Union

import attrs

from boodle.cards import Card, CardSet
from boodle.chips import MOST_CHIPS
from boodle.errors import BoodleError, ParameterError, RuleConflict, RulesError, did_you_mean, shown
from boodle.recipe import FromText

Given = tuple[str, int, Mapping[str, Any]]
"""By whom, at which level (3 recipe, 2 house rule or bridge, 1 game), and the values."""

_YES: Final = ("yes", "true", "on")
_NO: Final = ("no", "false", "off")


def parameters_of(name: str, kind: type, given: list[Given], errors: list[RulesError]) -> Any:
    """The parameters of the plug-in of this name; a value that does not fit is reported and its default taken.

    Only values that are given count, each by itself: the recipe's over a house rule's over a game's over the default.

    Raises:
        Exception: the class cannot be built by default, or its types cannot be looked up.
    """
    hints = {field.name: hint for field, hint in zip(attrs.fields(kind), _hints(kind), strict=True) if field.init}
    default = kind()
    values: dict[str, Any] = {}
    for parameter in sorted({key for _, _, each in given for key in each}):
        if parameter in hints:
            values |= _strongest(name, parameter, hints[parameter], given, errors)
        else:
            hint = did_you_mean(parameter, hints)
            errors.append(ParameterError(f"{name!r} has no parameter {parameter!r}; {hint}", plugin=name, parameter=parameter))
    return _built(name, default, values, errors)


def _hints(kind: type) -> list[Any]:
    hints = typing.get_type_hints(kind)
    return [hints.get(field.name, Any) for field in attrs.fields(kind)]


def _strongest(name: str, parameter: str, hint: Any, given: list[Given], errors: list[RulesError]) -> dict[str, Any]:
    """The value that counts, if it fits and nobody at the same level says another one."""
    level = max(level for _, level, each in given if parameter in each)
    said = sorted((by, each[parameter]) for by, at, each in given if at == level and parameter in each)
    read = [(by, value, _read(value, hint)) for by, value in said]
    wrong = [(by, value) for by, value, fitting in read if not _fits(fitting, hint)]
    for by, value in wrong:
        who = "" if by == "recipe" else f" (by {by!r})"
        message = f"parameter '{parameter}' of {name!r} is {_shown(value)}{who}; expected {_described(hint)}"
        errors.append(ParameterError(message, plugin=name, parameter=parameter))
    if wrong:
        return {}
    if any(fitting != read[0][2] for _, _, fitting in read[1:]):
        remedies = sorted({f"({name!r}, {{{parameter!r}: {value!r}}})" for _, value in said})
        who = " and ".join(f"{by!r} says {value!r}" for by, value in said)
        errors.append(
            RuleConflict(
                f"parameter '{parameter}' of {name!r} is given twice: {who}; give it in the recipe: {' or '.join(remedies)}",
                slot=f"{name}:{parameter}",
                contenders=tuple(by for by, _ in said),
                remedies=remedies,
            )
        )
        return {}
    return {parameter: read[0][2]}


def _built(name: str, default: Any, values: dict[str, Any], errors: list[RulesError]) -> Any:
    """The parameters with these values; those that a validator refuses are named one by one where that can be told."""
    error = _refusal(default, values)
    if error is None:
        return attrs.evolve(default, **values)
    refused = {parameter: why for parameter, value in values.items() if (why := _refusal(default, {parameter: value}))}
    for parameter, why in refused.items() or [("", error)]:
        what = f"parameter '{parameter}' of {name!r} does" if parameter else f"the parameters of {name!r} do"
        problem = ParameterError(f"{what} not fit: {why}", plugin=name, parameter=parameter)
        problem.__cause__ = why
        errors.append(problem)
    return default


def _refusal(default: Any, values: dict[str, Any]) -> Exception | None:
    try:
        attrs.evolve(default, **values)
    except (ValueError, TypeError, BoodleError) as error:
        return error
    return None


def _shown(value: object) -> str:
    return shown(value.text if isinstance(value, FromText) else value)


def _options(hint: Any) -> tuple[Any, ...]:
    return typing.get_args(hint) if typing.get_origin(hint) in (Union, types.UnionType) else (hint,)


def _fits(value: object, hint: Any) -> bool:
    options = _options(hint)
    if len(options) > 1:
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
    if hint is int:
        return type(value) is int and abs(value) <= MOST_CHIPS
    if isinstance(hint, type) and hint is not Any:
        return isinstance(value, hint)
    return not isinstance(value, FromText)


def _read(value: Any, hint: Any) -> Any:
    """What somebody typed, or the text of cards, as the type wants it; the value itself where it cannot be that."""
    if isinstance(value, FromText):
        return next((read for option in _options(hint) for read in _read_as(value.text, option)), value)
    for option in _options(hint):
        inner = typing.get_args(option) if typing.get_origin(option) is tuple else ()
        if isinstance(value, tuple) and inner:
            value = tuple(_read(each, inner[0]) for each in value) if inner[-1] is Ellipsis else value
        elif isinstance(value, str) and (option in (Card, CardSet) or inner[:1] == (Card,)) and not _fits(value, hint):
            return next(iter(_read_as(value, option)), value)
    return value


def _read_as(text: str, option: Any) -> list[Any]:
    """Text as one type; nothing where it cannot be that."""
    try:
        if option is bool:
            return [text.lower() in _YES] if text.lower() in (*_YES, *_NO) else []
        if option in (int, float):
            return [option(text)]
        if option in (Card, CardSet):
            return [option(text.replace("+", " "))]
        if option is type(None):
            return [None] if text == "none" else []
        if typing.get_origin(option) is Literal:
            return [word for word in typing.get_args(option) if text == str(word)]
        if typing.get_origin(option) is tuple:
            parts = text.replace("+", " ").split()
            inner = typing.get_args(option)
            kinds = [inner[0]] * len(parts) if inner[-1] is Ellipsis else inner
            return [tuple(_read(FromText(part), kind) for part, kind in zip(parts, kinds, strict=True))]
    except (ValueError, BoodleError):
        return []
    return [text] if _fits(text, option) else []


def _described(hint: Any) -> str:
    options = _options(hint)
    if len(options) > 1:
        return " or ".join(map(_described, options))
    if typing.get_origin(hint) is Literal:
        return "one of " + ", ".join(map(repr, typing.get_args(hint)))
    if typing.get_origin(hint) is tuple:
        inner = [each for each in typing.get_args(hint) if each is not Ellipsis]
        return f"several, each {_described(inner[0])}" if Ellipsis in typing.get_args(hint) else f"{len(inner)} values"
    names = {int: "a whole number", bool: "True or False", str: "text", Card: "a card", CardSet: "cards", type(None): "None"}
    return names.get(hint) or str(getattr(hint, "__name__", hint))
