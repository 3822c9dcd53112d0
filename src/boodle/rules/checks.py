"""Validators and converters that the declarations share: a declaration that makes no sense cannot be made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from boodle.cards import Card, CardSet, card_words
from boodle.chips import space_name
from boodle.errors import ArgumentError, shown
from boodle.lines import space_in_a_line
from boodle.rules.base import UNSET

Validator = Callable[[Any, Any, Any], None]


def one_of(*words: object) -> Validator:
    """One word of a closed vocabulary, or UNSET."""

    def check(_: Any, field: Any, value: Any) -> None:
        if value is not UNSET and not any(value is word or (type(value) is type(word) and value == word) for word in words):
            listed = ", ".join(repr(word) for word in words)
            raise ArgumentError(f"'{field.name}' is {shown(value)}; expected one of {listed}")

    return check


def function(_: Any, field: Any, value: Any) -> None:
    """Something that can be called."""
    if not callable(value):
        raise ArgumentError(f"'{field.name}' is {shown(value)}; expected a function")


def word_or_callable(*words: str) -> Validator:
    """One word of a closed vocabulary, a callable, or UNSET."""
    plain = one_of(*words)

    def check(instance: Any, field: Any, value: Any) -> None:
        if not callable(value) or value is UNSET:
            plain(instance, field, value)

    return check


def whole(low: int = 0) -> Validator:
    """A whole number of at least ``low``, or UNSET."""

    def check(_: Any, field: Any, value: Any) -> None:
        if value is not UNSET and not (type(value) is int and value >= low):
            raise ArgumentError(f"'{field.name}' is {shown(value)}; expected a whole number, {low} or more")

    return check


def kind(*types: type) -> Validator:
    """An instance of one of the types, or UNSET."""

    def check(_: Any, field: Any, value: Any) -> None:
        if value is not UNSET and not (isinstance(value, types) and not (isinstance(value, bool) and bool not in types)):
            names = " or ".join(each.__name__ for each in types)
            raise ArgumentError(f"'{field.name}' is {shown(value)}; expected {names}")

    return check


def tuple_of(*types: type) -> Validator:
    """A tuple of instances of the types, or UNSET."""

    def check(_: Any, field: Any, value: Any) -> None:
        if value is not UNSET and not (isinstance(value, tuple) and all(isinstance(item, types) for item in value)):
            names = " or ".join(each.__name__ for each in types)
            raise ArgumentError(f"'{field.name}' is {shown(value)}; expected a tuple of {names}")

    return check


def to_cards(value: Any) -> Any:
    """Text or cards to a CardSet; UNSET stays."""
    return value if value is UNSET else CardSet(value) if not isinstance(value, CardSet) else value


def to_card_tuple(value: Any) -> Any:
    """Text or cards to a tuple of cards in the order written; UNSET stays."""
    if value is UNSET:
        return value
    return tuple(map(Card, card_words(value)))


def to_tuple(value: Any) -> Any:
    """One name or several names to a tuple of names; UNSET stays."""
    if value is UNSET:
        return value
    names = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(name, str) for name in names):
        raise ArgumentError(f"{shown(value)} is neither a name nor a tuple of names")
    return names


def to_account(value: Any) -> Any:
    """An account by name or role, or several as a preference, to a tuple with card spaces in their usual spelling."""
    return value if value is UNSET else tuple(space_name(name) for name in to_tuple(value))


def to_space(value: Any) -> Any:
    """A space's name in its usual spelling, such as a move can name it; UNSET stays."""
    return value if value is UNSET else space_in_a_line(value)
