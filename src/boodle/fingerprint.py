"""The fingerprint of a rulebook: what is played, and nothing about how it is called or where it is written down."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import attrs

from boodle.cards import Card, CardSet
from boodle.rules.base import Declaration, Unset, fields_of

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

_ORDER_ONLY = {"Sale": ("name", "after"), "Phase": ("name", "after"), "Space": ("place",)}
_TOPICS_ARE_NAMES = ("LeadLimit", "CardPayment", "Fee", "Consequence")
_PARTS = (
    "deck", "layout", "spaces", "claim_rule", "payouts", "stakes", "antes", "dealer_factors", "deal", "sales", "poker",
    "phases", "succession", "opening", "lead_limits", "lead_choice", "response", "stop", "card_payments", "fees",
    "consequences", "bank", "penalties", "first_dealer", "rotation", "session_end", "session_rounds", "tiebreak", "residual",
    "program",
)  # fmt: skip
_SETS = ("antes", "lead_limits", "card_payments", "fees", "consequences")


def fingerprint(rulebook: Rulebook, version: Callable[[object], str]) -> str:
    """SHA-256 over the rules as data; callables count as the plug-in, version and parameters they come from."""
    parts: dict[str, Any] = {"seats": rulebook.seats}
    for name in _PARTS:
        plain = _plain(getattr(rulebook, name), version)
        # what adds up or combines has no order
        parts[name] = sorted(plain, key=json.dumps) if name in _SETS else plain
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def _plain(value: Any, version: Callable[[object], str]) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Unset):
        return None
    if isinstance(value, Card | CardSet):
        return str(value)
    if isinstance(value, type):
        return value.__name__
    if isinstance(value, Mapping):
        return {str(key): _plain(each, version) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(each, version) for each in value]
    if isinstance(value, frozenset):
        return sorted((_plain(each, version) for each in value), key=json.dumps)
    if attrs.has(type(value)):
        kind = type(value).__name__
        left_out = (*_ORDER_ONLY.get(kind, ()), *(("topic",) if kind in _TOPICS_ARE_NAMES else ()))
        names = fields_of(value) if isinstance(value, Declaration) else tuple(field.name for field in attrs.fields(type(value)))
        return [kind, {name: _plain(getattr(value, name), version) for name in names if name not in left_out}]
    return f"{'callable' if callable(value) else type(value).__name__} of {version(value)}"
