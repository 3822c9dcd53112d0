"""Views, events and moves as plain JSON values."""

from __future__ import annotations

import enum
import json
import re
from collections.abc import Mapping
from typing import Any

import attrs

from boodle.cards import Card, CardSet, Suit, card_set
from boodle.events import Event
from boodle.moves import Move
from boodle.movesets import Amounts, Moves, MoveSet, Picks, Splits


def plain(value: Any) -> Any:
    """Cards and moves as text, sets of cards and of moves as lists, attrs classes as objects."""
    if isinstance(value, Card | Suit | Move):
        return str(value)
    if value is None or (isinstance(value, bool | int | str) and not isinstance(value, enum.Enum)):
        return value
    if isinstance(value, CardSet):
        return [str(card) for card in value]
    if isinstance(value, Moves):
        return _moves(value)
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if hasattr(value, "_asdict"):
        return {name: plain(each) for name, each in value._asdict().items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if isinstance(value, set | frozenset):
        # a set has no order, and what is written down may not depend on the one it happens to have
        return sorted(map(plain, value), key=json.dumps)
    if attrs.has(type(value)):
        named = {field.name: plain(getattr(value, field.name)) for field in attrs.fields(type(value))}
        return {"kind": kind_of(type(value)), **named} if isinstance(value, Event) else named
    return str(value)


def kind_of(event: type[Event]) -> str:
    """What a kind of event is called in JSON: ``card-played``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()


def _moves(moves: Moves) -> dict[str, Any]:
    """Listed moves as text; a set too large to list as what bounds it."""
    lawful = moves.lawful
    listed = [str(move) for move in lawful] if isinstance(lawful, tuple) else _bounds(lawful)
    return {"lawful": listed, "offences": [str(move) for move in moves.offences]}


def _bounds(moves: MoveSet) -> dict[str, Any]:
    if isinstance(moves, Amounts):
        low, high, step = moves.low, moves.high, moves.step
        others = [str(move) for move in moves.others]
        return {"set": "amounts", "kind": moves.kind.__name__.lower(), "low": low, "high": high, "step": step, "others": others}
    if isinstance(moves, Picks):
        return {"set": "picks", "cards": plain(card_set(moves.hand)), "count": moves.count}
    if isinstance(moves, Splits):
        names = ("spaces", "total", "minimum", "must", "bare")
        return {"set": "splits", **{name: plain(getattr(moves, name)) for name in names}}
    return {"set": "other", "text": str(moves)}
