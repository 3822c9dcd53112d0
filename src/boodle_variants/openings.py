"""House rules about the first lead, and about who takes which space and when."""

from __future__ import annotations

from typing import Literal

import attrs

from boodle import (
    ClaimRule,
    LowestHeld,
    Manifest,
    Opening,
    RulePlugin,
    Setup,
    Suit,
    Title,
    hookimpl,
)


@attrs.frozen
class FirstLead:
    """Parameters of the first lead.

    Attributes:
        leader: The ``eldest`` player, the ``dealer``, the ``poker-winner``, or the ``holder-of`` the lowest card of a suit.
        suit: That suit.
        that_card: Whether the holder must lead that very card.
        suits: The colour that the first lead must be of.
    """

    leader: Literal["eldest", "dealer", "poker-winner", "holder-of"] = "eldest"
    suit: Literal["C", "D", "H", "S"] = "D"
    that_card: bool = True
    suits: Literal["any", "black", "red"] = "any"


class OpeningRule(RulePlugin):
    """Who leads first."""

    manifest = Manifest(
        name="opening",
        title={"en": "who leads first", "de": "wer zuerst ausspielt", "fi": "kuka avaa ensimmäisenä"},
        version="1.0",
        kind="house-rule",
        summary="Who leads first",
    )

    @hookimpl
    def boodle_parameters(self) -> type[FirstLead]:
        return FirstLead

    @hookimpl
    def boodle_opening(self, setup: Setup) -> Opening:
        given = setup.of(FirstLead)
        source = "RULES.md 2.1 row 19, edges 62 and 63"
        holder = given.leader == "holder-of"
        leader: Literal["eldest", "dealer"] | LowestHeld | Title
        if given.leader == "holder-of":
            leader = LowestHeld(Suit.parse(given.suit))
        elif given.leader == "poker-winner":
            leader = Title("poker")
        else:
            leader = given.leader
        lead: Literal["usual", "that-card"] = "that-card" if holder and given.that_card else "usual"
        return Opening(id="opening.leader", source=source, leader=leader, lead=lead, suits=given.suits)


@attrs.frozen
class Claiming:
    """Parameters of how spaces are taken.

    Attributes:
        when: By the cards ``held`` after the deal, or by the cards ``played``.
        by: The ``engine`` pays of itself, or the ``player`` has to say so: held cards before poker, played ones before the next
            card, or the chips stay.
    """

    when: Literal["held", "played"] = "played"
    by: Literal["engine", "player"] = "engine"


class Claims(RulePlugin):
    """How spaces are taken."""

    manifest = Manifest(
        name="claims",
        title={"en": "how spaces are claimed", "de": "wie Felder kassiert werden", "fi": "miten paikkojen merkit saa"},
        version="1.0",
        kind="house-rule",
        summary="Whether pay cards count when held or when played",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Claiming]:
        return Claiming

    @hookimpl
    def boodle_claim_rule(self, setup: Setup) -> ClaimRule:
        given = setup.of(Claiming)
        return ClaimRule(id="claims.rule", source="RULES.md 1.6, 2.1 rows 26 and 27, edge 71", when=given.when, by=given.by)
