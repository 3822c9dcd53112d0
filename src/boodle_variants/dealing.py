"""House rules about the pack and the deal: where the ace ranks, cards taken out, the dead hand."""

from __future__ import annotations

from typing import Literal

import attrs

from boodle import CardSet, DealRule, Deck, Manifest, PlainPlugin, RulePlugin, Setup, hookimpl


@attrs.frozen
class Ace:
    """Parameter of the ace.

    Attributes:
        ranks: It ranks ``high``, ``low``, or ``both``: it ends a run, and one that it leads goes on with the two.
    """

    ranks: Literal["high", "low", "both"] = "low"


class AceRank(RulePlugin):
    """Where the ace ranks."""

    manifest = Manifest(
        name="ace-rank",
        title={"en": "rank of the ace", "de": "Rang des Asses", "fi": "ässän arvo"},
        version="1.0",
        kind="house-rule",
        summary="The ace ranks low",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Ace]:
        return Ace

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        return Deck(id="ace-rank.ace", source="RULES.md 2.1 row 2 (PAR, WN, PEEL-N)", ace=setup.of(Ace).ranks)


@attrs.frozen
class Removed:
    """Parameter of the short pack.

    Attributes:
        removed: The cards taken out; none is the whole pack.
    """

    removed: CardSet = attrs.field(factory=lambda: CardSet("8D"))


class ShortPack(RulePlugin):
    """Cards are taken out of the pack, so that what comes before them always stops."""

    manifest = Manifest(
        name="short-pack",
        title={"en": "short pack", "de": "verkürztes Kartenspiel", "fi": "lyhennetty pakka"},
        version="1.0",
        kind="house-rule",
        summary="The eight of diamonds is taken out",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Removed]:
        return Removed

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        source = "RULES.md 1.5 (WN: American Hoyle 1885), 2.1 row 3"
        return Deck(id="short-pack.removed", source=source, removed=setup.of(Removed).removed)


@attrs.frozen
class Spare:
    """Parameter of the dead hand.

    Attributes:
        dealt: It gets its cards ``first`` (at the dealer's left), ``last`` (after the dealer), or there is ``none``.
    """

    dealt: Literal["first", "last", "none"] = "first"


class DeadHand(RulePlugin):
    """Where the dead hand is dealt."""

    manifest = Manifest(
        name="dead-hand",
        title={"en": "where the spare hand lies", "de": "Platz der Extrahand", "fi": "varakäden paikka"},
        version="1.0",
        kind="house-rule",
        summary="The dead hand is dealt at the dealer's left",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Spare]:
        return Spare

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule:
        return DealRule(id="dead-hand.deal", source="RULES.md 2.1 row 11", dead_hand=setup.of(Spare).dealt)


@attrs.frozen
class Seen:
    """Parameter of the open widow.

    Attributes:
        by: Who looks into it when everybody looks at his hand: ``nobody``, the ``dealer``, or ``all`` (it lies face up).
    """

    by: Literal["nobody", "dealer", "all"] = "all"


class OpenWidow(RulePlugin):
    """Who sees the dead hand."""

    manifest = Manifest(
        name="open-widow",
        title={"en": "open spare hand", "de": "offene Extrahand", "fi": "avoin varakäsi"},
        version="1.0",
        kind="house-rule",
        summary="The widow lies face up",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Seen]:
        return Seen

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule:
        return DealRule(id="open-widow.seen", source="RULES.md 2.1 row 43 (DOG, CAS, BEN)", seen=setup.of(Seen).by)


class SurplusToWidow(PlainPlugin):
    """All hands are equal; the cards that do not divide go to the dead hand."""

    manifest = Manifest(
        name="surplus-to-widow",
        title={
            "en": "surplus to the spare hand",
            "de": "restliche Karten an die Extrahand",
            "fi": "yli jäävät kortit varakäteen",
        },
        version="1.0",
        kind="house-rule",
        summary="Equal hands; the surplus goes to the widow",
    )
    rules = (DealRule(id="surplus-to-widow.deal", source="RULES.md 2.1 row 12 (PW, PAR)", leftover="dead-hand"),)
