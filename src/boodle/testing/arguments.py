"""What the kit's functions accept, and what they say of anything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boodle.errors import ArgumentError, shown
from boodle.rulebook import Rulebook


def whole(name: str, value: object, least: int = 1) -> int:
    """A whole number.

    Raises:
        ArgumentError: it is none, or too small.
    """
    if type(value) is not int or value < least:
        raise ArgumentError(f"'{name}' is {shown(value)}; expected a whole number, {least} or more")
    return value


def several(name: str, value: Any) -> Sequence[Any]:
    """Plug-ins in a row: a text would be taken apart letter by letter.

    Raises:
        ArgumentError: it is no sequence, or a text.
    """
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise ArgumentError(f"'{name}' is {shown(value)}; expected a list of plug-ins, such as ('michigan', 'kitty')")
    return value


def laws_of(value: Any, known: Iterable[str]) -> tuple[str, ...]:
    """Names of laws.

    Raises:
        ArgumentError: something in it names no law.
    """
    names = [*known]
    found = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (value,)
    for each in found:
        if each not in names:
            raise ArgumentError(f"there is no law {shown(each)}; there are {', '.join(names)}")
    return found


def rules_of(value: object, what: str) -> Rulebook:
    """A rulebook.

    Raises:
        ArgumentError: it is none.
    """
    if not isinstance(value, Rulebook):
        raise ArgumentError(f"{what} needs a rulebook, not {shown(value)}; make one with assemble(Recipe(...))")
    return value
