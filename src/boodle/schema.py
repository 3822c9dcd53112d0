"""JSON Schemas (draft 2020-12) of all that goes in and out as JSON, made from the type hints of the classes themselves."""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, Union

import attrs

from boodle import events
from boodle.assembly import default_parameters
from boodle.cards import Card, CardSet, Suit
from boodle.chips import MOST_CHIPS, Spaces
from boodle.errors import ArgumentError, shown
from boodle.events import Event
from boodle.moves import KINDS, Move, parts_of
from boodle.movesets import Moves
from boodle.plain_values import kind_of, plain
from boodle.record_reading import SHAPES
from boodle.seen import Told
from boodle.stages.program import WAITING
from boodle.state import Over
from boodle.view import View

Schema = dict[str, Any]
What = Literal["view", "move", "event", "told", "recipe", "record"]
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

_CARD: Final = {"type": "string", "pattern": "^(10|[2-9JQKA])[CDHS]$"}
_NAMES: Final = {"type": "array", "items": {"type": "string"}}
_PLAIN: Final[dict[Any, Schema]] = {
    Any: {},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    str: {"type": "string"},
    type(None): {"type": "null"},
    Card: {"$ref": "#/$defs/card"},
    CardSet: {"type": "array", "items": {"$ref": "#/$defs/card"}, "uniqueItems": True},
    Suit: {"enum": [suit.letter for suit in Suit]},
    Spaces: {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}},
    Moves: {"$ref": "#/$defs/moves"},
    Event: {"$ref": "#/$defs/event"},
}


def json_schema(what: What) -> Schema:
    """The JSON Schema of a kind of document.

    Args:
        what: ``"view"``, ``"move"``, ``"recipe"`` or ``"record"`` for what ``to_dict()`` gives; ``"event"``; and ``"told"`` for
            an event with its number.

    Raises:
        ArgumentError: there is no such document.
    """
    if not isinstance(what, str) or what not in _MADE:
        raise ArgumentError(f"there is no schema of {shown(what)}; there are {', '.join(_MADE)}")
    made = _MADE[what]()
    return {"$schema": DIALECT, "title": what, **made, "$defs": {"card": _CARD, **made.get("$defs", {})}}


def parameters_schema(plugin: str) -> Schema:
    """The JSON Schema of the parameters of an installed plug-in, as a recipe holds them, with their defaults.

    Raises:
        AssemblyError: no such plug-in is installed, or it is broken.
    """
    default: Any = default_parameters(plugin)
    fields = [] if default is None else [field for field in attrs.fields(type(default)) if field.init]
    hints = {} if default is None else typing.get_type_hints(type(default))
    typed = {"type": "object", "properties": {"text": _PLAIN[str]}, "required": ["text"], "additionalProperties": False}
    properties = {
        field.name: {
            "anyOf": [_parameter(hints.get(field.name, Any)), {"description": "as somebody typed it", **typed}],
            "default": plain(getattr(default, field.name)),
        }
        for field in fields
    }
    return {"$schema": DIALECT, "title": plugin, "type": "object", "properties": properties, "additionalProperties": False}


# -- from type hints ---------------------------------------------------------------------------------------------------


def _of(hint: Any, leaf: Callable[[Any], Schema]) -> Schema:
    """The schema of a type hint; ``leaf`` knows the types that are not made of others."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return {"enum": [*inner]}
    if origin in (Union, types.UnionType):
        return {"anyOf": [_of(option, leaf) for option in inner]}
    if origin is tuple and inner[-1] is Ellipsis:
        return {"type": "array", "items": _of(inner[0], leaf)}
    if origin is tuple:
        return {"type": "array", "prefixItems": [_of(each, leaf) for each in inner], "items": False, "minItems": len(inner)}
    if origin in (dict, Mapping):
        return {"type": "object", "additionalProperties": _of(inner[1], leaf)}
    return leaf(hint)


def _object(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": [*properties], "additionalProperties": False}


def _out(hint: Any) -> Schema:
    """The schema of what :func:`~boodle.plain_values.plain` makes of a value of this type."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    return _object({name: _of(each, _out) for name, each in typing.get_type_hints(hint).items() if name in _fields(hint)})


def _fields(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind)) if attrs.has(kind) else tuple(kind._fields)


def _parameter(hint: Any) -> Schema:
    """The schema of a parameter in a recipe, where cards are text."""
    texts = _PLAIN[str]
    if typing.get_origin(hint) is tuple and typing.get_args(hint)[0] is Card:
        return {"anyOf": [texts, _NAMES]}
    special = {
        Card: texts,
        CardSet: {"anyOf": [texts, _NAMES]},
        int: {"type": "integer", "maximum": MOST_CHIPS, "minimum": -MOST_CHIPS},
    }
    return _of(hint, lambda each: special.get(each) or _PLAIN.get(each, {}))


# -- the documents -----------------------------------------------------------------------------------------------------


@functools.cache
def _kinds_of_events() -> tuple[type[Event], ...]:
    found = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event) and each is not Event]
    return tuple(sorted(found, key=lambda kind: kind.__name__))


def _event() -> Schema:
    return {"anyOf": [_object({"kind": {"const": kind_of(kind)}, **_out(kind)["properties"]}) for kind in _kinds_of_events()]}


def _told() -> Schema:
    return {**_out(Told), "$defs": {"event": _event()}}


def _move() -> Schema:
    return {"anyOf": [_object({"kind": {"const": word}, **_parts(kind)}) for word, kind in KINDS.items()]}


def _parts(kind: type[Move]) -> Schema:
    hints = typing.get_type_hints(kind)
    natural = {"type": "integer", "minimum": 0}
    parts: Schema = {}
    for part, name in parts_of(kind).items():
        if part == "cards":
            parts[part] = {"type": "array", "items": _PLAIN[Card]}
        elif hints[name] is int:
            parts[part] = natural
        elif typing.get_origin(hints[name]) is tuple:
            parts[part] = {"type": "object", "additionalProperties": natural}
        else:
            parts[part] = _out(hints[name])
    return parts


def _view() -> Schema:
    view = _out(View)
    del view["properties"]["told"]
    view["required"].remove("told")
    view["properties"]["stage"] = {"enum": sorted({Over.name, *(stage.name for stage in WAITING)})}
    return {**view, "$defs": {"moves": _moves()}}


def _moves() -> Schema:
    """Moves that are listed, or the bounds of a set too large to list."""
    number = _PLAIN[int]
    sets = [
        {"set": "amounts", "kind": {"enum": ["bid", "bet"]}, "low": number, "high": number, "step": number, "others": _NAMES},
        {"set": "picks", "cards": _PLAIN[CardSet], "count": number},
        {"set": "splits", "spaces": _NAMES, "total": number, "minimum": number, "must": _NAMES, "bare": number},
        {"set": "other", "text": _PLAIN[str]},
    ]
    bounds = [_object({**each, "set": {"const": each["set"]}}) for each in sets]
    return _object({"lawful": {"anyOf": [_NAMES, *bounds]}, "offences": _NAMES})


def _recipe() -> Schema:
    value = {"$ref": "#/$defs/value"}
    plugin = _object({"name": _PLAIN[str], "parameters": {"type": "object", "additionalProperties": value}})
    recipe = _object(
        {
            "plugins": {"type": "array", "items": plugin},
            "seats": {"type": "integer", "minimum": 1, "maximum": 999},
            "without": _NAMES,
            "prefer": {"type": "object", "additionalProperties": _PLAIN[str]},
            "phases": _NAMES,
        }
    )
    typed = _object({"text": _PLAIN[str]})
    plain_kinds = {"type": ["integer", "boolean", "string", "null"]}
    return {**recipe, "$defs": {"value": {"anyOf": [plain_kinds, {"type": "array", "items": value}, typed]}}}


def _record() -> Schema:
    """From the table by which records are checked when they come in."""
    shapes = {name: _shape(shape) for name, shape in SHAPES.items()}
    recipe = _recipe()
    position, new = shapes.pop("start: position"), shapes.pop("start")
    position["required"] = ["hands"]
    record = {
        **shapes,
        "boodle": {"const": 1},
        "recipe": {"$ref": "#/$defs/recipe"},
        "start": {"anyOf": [new, _object({"position": position})]},
        "result": {"anyOf": [_object(shapes["result"]["properties"]), {"type": "object", "maxProperties": 0}]},
    }
    needed = ["boodle", "recipe", "names", "start", "moves"]
    defs = {**recipe.pop("$defs"), "recipe": recipe}
    return {"type": "object", "properties": record, "required": needed, "additionalProperties": False, "$defs": defs}


def _shape(shape: Any) -> Schema:
    if isinstance(shape, tuple):
        return {"anyOf": [_shape(each) for each in shape]}
    if isinstance(shape, list):
        return {"type": "array", "items": _shape(shape[0])}
    if isinstance(shape, dict) and "*" in shape:
        return {"type": "object", "additionalProperties": _shape(shape["*"])}
    if isinstance(shape, dict):
        return {"type": "object", "properties": {k: _shape(each) for k, each in shape.items()}, "additionalProperties": False}
    return (
        {"type": "array"}
        if shape is list
        else {"type": "object"}
        if shape is dict
        else _PLAIN[type(None) if shape is None else shape]
    )


_MADE: Final[dict[str, Callable[[], Schema]]] = {
    "view": _view, "move": _move, "event": _event, "told": _told, "recipe": _recipe, "record": _record,
}  # fmt: skip
