"""House rules about the session: when it ends, who wins a tie, what becomes of chips left on the layout."""

from __future__ import annotations

from typing import Literal

import attrs

from boodle import FirstDealer, Manifest, Poker, Residual, RulePlugin, SessionEnd, Setup, Tiebreak, hookimpl
from boodle_variants.given import not_negative
from boodle_variants.poker import RANKS_AS_USUAL
from boodle_variants.poker_hands import poker_value

End = Literal["rounds", "somebody-broke", "all-but-one-broke"]


@attrs.frozen
class Ends:
    """Parameter of the end of the session.

    Attributes:
        when: Which of the endings hold; the first that comes ends the session. An agreed number of rounds always does.
        rounds: The number of rounds where none is agreed; 0: one for each player.
    """

    when: tuple[End, ...] = ("rounds",)
    rounds: int = attrs.field(default=0, validator=not_negative)


class SessionEnds(RulePlugin):
    """When the session ends."""

    manifest = Manifest(
        name="session-end",
        title={"en": "end of the session", "de": "Ende der Partie", "fi": "pelin päättyminen"},
        version="1.0",
        kind="house-rule",
        summary="When the session ends",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Ends]:
        return Ends

    @hookimpl
    def boodle_session(self, setup: Setup) -> SessionEnd:
        given = setup.of(Ends)
        return SessionEnd(id="session-end.when", source="RULES.md 1.12.10", when=given.when, rounds=given.rounds)


@attrs.frozen
class Tie:
    """Parameter of the rule for a tie.

    Attributes:
        by: First place is ``shared``, or an ``extra-round`` decides.
    """

    by: Literal["shared", "extra-round"] = "extra-round"


class TieBreaks(RulePlugin):
    """What happens when several players have most chips."""

    manifest = Manifest(
        name="tiebreak",
        title={"en": "ties", "de": "Gleichstand", "fi": "tasapeli"},
        version="1.0",
        kind="house-rule",
        summary="One more round decides a tie",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Tie]:
        return Tie

    @hookimpl
    def boodle_session(self, setup: Setup) -> Tiebreak:
        return Tiebreak(id="tiebreak.by", source="document 003; RULES.md 3, edge 51", by=setup.of(Tie).by)


@attrs.frozen
class LeftOver:
    """Parameter of the rule for chips left on the layout at the end.

    Attributes:
        chips: They are left (``leave``), ``split`` equally (what does not divide stays), or played for with an ``open-hand``:
            five open cards for everybody, the best poker hand takes them.
    """

    chips: Literal["leave", "split", "open-hand"] = "split"


class ResidualPots(RulePlugin):
    """What becomes of the chips on the layout when the session ends."""

    manifest = Manifest(
        name="residual",
        title={"en": "chips left at the end", "de": "übrige Chips am Ende", "fi": "lopussa jääneet pelimerkit"},
        version="1.0",
        kind="house-rule",
        summary="Chips left on the layout at the end are split",
    )

    @hookimpl
    def boodle_parameters(self) -> type[LeftOver]:
        return LeftOver

    @hookimpl
    def boodle_session(self, setup: Setup) -> Residual:
        return Residual(id="residual.chips", source="RULES.md 3, edge 8 (PS, RB, OP2)", chips=setup.of(LeftOver).chips)

    @hookimpl
    def boodle_poker(self, setup: Setup) -> Poker | None:
        if setup.of(LeftOver).chips != "open-hand":
            return None
        return Poker(id="residual.ranking", source="RULES.md 3, edge 8 (RB, OP2, DOG)", text=RANKS_AS_USUAL, ranking=poker_value)


@attrs.frozen
class First:
    """Parameter of how the first dealer is found.

    Attributes:
        by: The ``high-cut`` or ``low-cut`` deals, or who is dealt the ``first-jack``, or chance (``random``).
    """

    by: Literal["high-cut", "low-cut", "first-jack", "random"] = "high-cut"


class FirstDealers(RulePlugin):
    """How the first dealer is found."""

    manifest = Manifest(
        name="first-dealer",
        title={"en": "first dealer", "de": "erster Geber", "fi": "ensimmäinen jakaja"},
        version="1.0",
        kind="house-rule",
        summary="How the first dealer is found",
    )

    @hookimpl
    def boodle_parameters(self) -> type[First]:
        return First

    @hookimpl
    def boodle_session(self, setup: Setup) -> FirstDealer:
        return FirstDealer(id="first-dealer.by", source="RULES.md 2.1 row 4", by=setup.of(First).by)
