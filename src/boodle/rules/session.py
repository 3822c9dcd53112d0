"""Rounds that follow each other: who deals, when it ends, who wins, what becomes of chips left on the layout."""

from __future__ import annotations

from typing import ClassVar, Literal

import attrs

from boodle.errors import ArgumentError, shown
from boodle.rules.base import UNSET, Declaration, Unset
from boodle.rules.checks import one_of, to_tuple, whole

ENDINGS = ("rounds", "somebody-broke", "all-but-one-broke")


@attrs.frozen(kw_only=True)
class FirstDealer(Declaration):
    """How the first dealer is found: highest or lowest card cut, first jack dealt, or at random."""

    slot: ClassVar[str] = "first-dealer"
    by: Literal["high-cut", "low-cut", "first-jack", "random"] | Unset = attrs.field(
        default=UNSET, validator=one_of("high-cut", "low-cut", "first-jack", "random")
    )


@attrs.frozen(kw_only=True)
class Rotation(Declaration):
    """Who deals next: the player at the dealer's ``left``, the ``winner`` of the round, or ``stay``."""

    slot: ClassVar[str] = "rotation"
    next: Literal["left", "winner", "stay"] | Unset = attrs.field(default=UNSET, validator=one_of("left", "winner", "stay"))


@attrs.frozen(kw_only=True)
class SessionEnd(Declaration):
    """One way in which a session ends; whichever comes first ends it.

    ``when``: after the agreed number of ``rounds``, when ``somebody-broke``, or when ``all-but-one-broke``. A caller may always
    call time. ``rounds`` is the number of rounds where nobody agrees on another; 0: one for each player. Endings of
    different topics are combined.
    """

    topic: str = "session-end"
    rounds: int = attrs.field(default=0, validator=whole())
    when: tuple[str, ...] = attrs.field(converter=to_tuple)

    @when.validator
    def _when(self, _: object, value: tuple[str, ...]) -> None:
        for word in value:
            if word not in ENDINGS:
                raise ArgumentError(f"'when' holds {shown(word)}; expected some of {', '.join(map(repr, ENDINGS))}")


@attrs.frozen(kw_only=True)
class Tiebreak(Declaration):
    """A tie for first place is ``shared``, or one ``extra-round`` after the other is played until it is decided."""

    slot: ClassVar[str] = "tiebreak"
    by: Literal["shared", "extra-round"] | Unset = attrs.field(default=UNSET, validator=one_of("shared", "extra-round"))


@attrs.frozen(kw_only=True)
class Residual(Declaration):
    """Chips on the layout when the session ends: left there, split equally, or played for with an open poker hand."""

    slot: ClassVar[str] = "residual"
    chips: Literal["leave", "split", "open-hand"] | Unset = attrs.field(
        default=UNSET, validator=one_of("leave", "split", "open-hand")
    )
