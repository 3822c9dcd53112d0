"""Views, events and moves as plain JSON values."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import Any

import attrs

from boodle.cards import Card, CardSet, Suit
from boodle.moves import Move
from boodle.movesets import Moves


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
    if isinstance(value, tuple | list | frozenset):
        return [plain(each) for each in (sorted(value) if isinstance(value, frozenset) else value)]
    if attrs.has(type(value)):
        return {field.name: plain(getattr(value, field.name)) for field in attrs.fields(type(value))}
    return str(value)


def _moves(moves: Moves) -> dict[str, Any]:
    """Listed moves as text; a set too large to list as what bounds it."""
    lawful: Any
    if isinstance(moves.lawful, tuple):
        lawful = [str(move) for move in moves.lawful]
    else:
        lawful = {"kind": type(moves.lawful).__name__.lower(), **plain(moves.lawful)}
    return {"lawful": lawful, "offences": [str(move) for move in moves.offences]}
