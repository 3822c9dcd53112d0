"""House rules about false play and faulty deals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import attrs

from boodle import DealRule, Fine, Manifest, Penalty, RulePlugin, Setup, hookimpl
from boodle_variants.given import not_negative


@attrs.frozen
class Offences:
    """Parameters of the referee.

    Attributes:
        fine: Chips for each offence.
        to: Paid to ``each-opponent``, to a space or to all of the ``layout``.
        barred: An offender takes no more boodle chips and cannot win the round.
        wrong_lead: Leading a card that is not the lowest can be done, and is punished.
        withheld: Holding back the next card can be done and is punished (``penalty``), or cannot be done (``must-play``).
    """

    fine: int = attrs.field(default=1, validator=not_negative)
    to: str = "each-opponent"
    barred: bool = True
    wrong_lead: bool = True
    withheld: Literal["penalty", "must-play"] = "penalty"


class Referee(RulePlugin):
    """False play is possible and punished: a wrong lowest card, a card held back."""

    manifest = Manifest(
        name="referee",
        title={"en": "fines for false play", "de": "Strafen für falsches Spiel", "fi": "sakot sääntörikkomuksista"},
        version="1.0",
        kind="house-rule",
        summary="A wrong lead or a card held back is fined and bars from winning",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Offences]:
        return Offences

    @hookimpl
    def boodle_penalties(self, setup: Setup) -> Iterator[Penalty]:
        given = setup.of(Offences)
        fine = Fine(given.fine, given.to)
        bars = ("collect", "win") if given.barred else ()
        source = "document 000; RULES.md 1.12.8, edges 37 to 45 and 73"
        if given.wrong_lead:
            yield Penalty(id="referee.wrong-lead", source=source, offence="lead-choice", fine=fine, bars=bars)
        if given.withheld == "penalty":
            yield Penalty(id="referee.withheld", source=source, offence="response", fine=fine, bars=bars)


@attrs.frozen
class FaultyDeal:
    """Parameter of the rule for faulty deals.

    Attributes:
        answer: The cards are dealt again (``redeal``: same dealer, the stakes stay), or the deal ``stands``.
    """

    answer: Literal["redeal", "stands"] = "redeal"


class MisdealRule(RulePlugin):
    """A faulty deal is dealt again."""

    manifest = Manifest(
        name="misdeal",
        title={"en": "misdeal", "de": "Fehlgabe", "fi": "virhejako"},
        version="1.0",
        kind="house-rule",
        summary="A faulty deal is dealt again",
    )

    @hookimpl
    def boodle_parameters(self) -> type[FaultyDeal]:
        return FaultyDeal

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule:
        return DealRule(id="misdeal.answer", source="document 003; RULES.md 1.12.9, edge 46", misdeal=setup.of(FaultyDeal).answer)
