"""What the parameters of several plug-ins have in common."""

from __future__ import annotations

import attrs


def not_negative(_: object, field: attrs.Attribute[int], value: int) -> None:
    """A number of chips."""
    if value < 0:
        raise ValueError(f"'{field.name}' is {value}; expected a number of chips, 0 or more")


def positive(_: object, field: attrs.Attribute[int], value: int) -> None:
    """At least one."""
    if value < 1:
        raise ValueError(f"'{field.name}' is {value}; expected 1 or more")
