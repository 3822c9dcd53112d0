"""Names that people give, each in one line that can be printed and read again."""

from __future__ import annotations

import re
from typing import Final

from boodle.chips import space_name
from boodle.errors import ArgumentError, shown

_UNREADABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def one_line(what: str, value: object) -> str:
    """A text that can be printed on one line.

    Raises:
        ArgumentError: it is none.
    """
    if isinstance(value, str) and value and value == value.strip() and len(value) <= 100 and not _UNREADABLE.search(value):
        return value
    raise ArgumentError(f"{shown(value)} is no {what}; give up to 100 characters in one line, without space around them")


def player_name(value: object) -> str:
    """A name that can be printed on one line.

    Raises:
        ArgumentError: it is none.
    """
    return one_line("name of a player", value)


def space_in_a_line(name: object) -> str:
    """The usual spelling of a space, if it can be written down in one line.

    Raises:
        ArgumentError: it cannot.
    """
    return one_line("name of a space", space_name(name))
