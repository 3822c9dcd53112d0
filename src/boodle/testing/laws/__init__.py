"""The laws that every table keeps, whatever is combined."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boodle.testing.laws.base import Break, Law
from boodle.testing.laws.batch import P15
from boodle.testing.laws.moves import P6, P7, P9
from boodle.testing.laws.replay import P8, P12, P13, P16
from boodle.testing.laws.rules import P1, P11, P14
from boodle.testing.laws.secrets import P10
from boodle.testing.laws.table import P2, P3, P4, P5

__all__ = ["LAWS", "Break", "Law"]

LAWS: Final[Mapping[str, Law]] = MappingProxyType(
    {law.name: law for law in (P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16)}
)
"""All laws by name."""
