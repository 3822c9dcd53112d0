"""What a law is, and what is said where one is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import attrs

from boodle.testing.playing import Played


@attrs.frozen
class Break:
    """Where a law is broken.

    Attributes:
        at: The number of the step that breaks it, from 0; None: not one step, but the session or the rules as a whole.
        what: What was found, in words.
        rule: The rule that is named in what was found; empty where none is.
    """

    at: int | None
    what: str
    rule: str = ""


@attrs.frozen
class Law:
    """A law that every table keeps.

    Attributes:
        name: What it is called, such as ``"P2"``.
        title: What it says.
        cause: What mostly breaks it.
        breaks: Looks for places where what was played breaks it. Chance comes from the generator.
    """

    name: str
    title: str
    cause: str
    breaks: Callable[[Played, Random], Iterator[Break]] = attrs.field(repr=False, eq=False)

    def broken(self, played: Played, seed: int = 0) -> Break | None:
        """The first place where it is broken; what a broken rule raises while one looks counts too."""
        try:
            return next(self.breaks(played, Random(seed)), None)
        except Exception as error:  # a broken rule may raise anything, and that is what is looked for
            return Break(None, f"raised {type(error).__name__}: {error}", str(getattr(error, "rule", "")))
