"""The stops: who opens, what is led, what happens after a stop."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import attrs

from boodle import (
    CardSet,
    FineAndPass,
    LeadChoice,
    LeadLimit,
    LowestHeld,
    Opening,
    PassLeft,
    Response,
    RulePlugin,
    SameSuit,
    Setup,
    StopRule,
    Succession,
    Title,
    View,
    Void,
    VoidPay,
    hookimpl,
)
from plugins.saying import house_rule, rule


class Descending(RulePlugin):
    """Runs go down."""

    manifest = house_rule("test-descending", "Runs go down")

    @hookimpl
    def boodle_succession(self, setup: Setup) -> Succession:
        """Down."""
        return rule(Succession, "test-descending.order", order="down")


@attrs.frozen
class OpeningChoices:
    """Parameters of the first lead; a letter as leader is whoever holds the lowest card of that suit."""

    leader: Literal["eldest", "dealer", "D", "C", "poker"] | None = "D"
    lead: Literal["usual", "that-card"] | None = "that-card"
    suits: Literal["any", "black", "red"] | None = None
    choice: Literal["usual", "lowest-of-suit", "lowest-in-hand", "any"] | None = None


class Openings(RulePlugin):
    """Another first lead."""

    manifest = house_rule("test-opening", "Another first lead")

    @hookimpl
    def boodle_parameters(self) -> type[OpeningChoices]:
        """Who and what."""
        return OpeningChoices

    @hookimpl
    def boodle_opening(self, setup: Setup) -> Opening:
        """The first lead."""
        answers = attrs.asdict(setup.of(OpeningChoices))
        leader = answers.pop("leader")
        leader = Title("poker") if leader == "poker" else LowestHeld(leader) if leader in ("C", "D") else leader
        return rule(Opening, "test-opening.opening", leader=leader, **answers)


def not_when_poor(view: View) -> CardSet:
    """Hearts may be led by those alone who own a chip."""
    assert view.seat is not None
    hearts = CardSet([card for card in view.hand if card.suit.letter == "H"])
    return view.hand if view.purses[view.seat] > 0 else view.hand - hearts


@attrs.frozen
class LimitChoices:
    """Parameters of the lead limits: the usual one, and a callable beside it."""

    suits: Literal["any", "other-suit", "other-colour"] | None = "other-suit"
    moody: bool = True


class Limits(RulePlugin):
    """Lead limits of two topics, one of them a callable of the leader's view."""

    manifest = house_rule("test-limits", "Which suits may be led")

    @hookimpl
    def boodle_parameters(self) -> type[LimitChoices]:
        """Which limits."""
        return LimitChoices

    @hookimpl
    def boodle_lead_limits(self, setup: Setup) -> Iterable[LeadLimit]:
        """The limits."""
        limits = setup.of(LimitChoices)
        if limits.suits is not None:
            yield rule(LeadLimit, "test-limits.suits", suits=limits.suits)
        if limits.moody:
            text = "the poor may not lead hearts"
            yield rule(LeadLimit, "test-limits.poor", topic="test-poor", suits=not_when_poor, text=text)


@attrs.frozen
class LeadChoices:
    """Parameter of the card led."""

    card: Literal["lowest-of-suit", "lowest-in-hand", "any"] = "any"


class Leads(RulePlugin):
    """Which card is led."""

    manifest = house_rule("test-leads", "Which card is led")

    @hookimpl
    def boodle_parameters(self) -> type[LeadChoices]:
        """Which card."""
        return LeadChoices

    @hookimpl
    def boodle_lead_choice(self, setup: Setup) -> LeadChoice:
        """The choice."""
        return rule(LeadChoice, "test-leads.choice", card=setup.of(LeadChoices).card)


class Asking(RulePlugin):
    """The next card is asked for in rotation."""

    manifest = house_rule("test-asking", "Everybody is asked in turn")

    @hookimpl
    def boodle_response(self, setup: Setup) -> Response:
        """Rotation."""
        return rule(Response, "test-asking.order", order="rotation")


@attrs.frozen
class StopChoices:
    """Parameters of what happens after a stop."""

    leader: Literal["stopper", "first-unable"] | None = "first-unable"
    stuck: Literal["same-suit", "pass-left", "fine-to-all", "fine-to-bank"] | None = None
    nobody: Literal["void", "pay-bank", "pay-kitty", "same-suit"] | None = None


class Stops(RulePlugin):
    """After a stop."""

    manifest = house_rule("test-stops", "After a stop")

    @hookimpl
    def boodle_parameters(self) -> type[StopChoices]:
        """What happens."""
        return StopChoices

    @hookimpl
    def boodle_stop(self, setup: Setup) -> StopRule:
        """What happens."""
        choices = setup.of(StopChoices)
        stuck = {
            None: None,
            "same-suit": SameSuit(),
            "pass-left": PassLeft(),
            "fine-to-all": FineAndPass(2, "each-opponent"),
            "fine-to-bank": FineAndPass(1, "bank"),
        }[choices.stuck]
        nobody = {
            None: None,
            "void": Void(),
            "pay-bank": VoidPay("bank"),
            "pay-kitty": VoidPay("winner-space"),
            "same-suit": SameSuit(),
        }[choices.nobody]
        return rule(StopRule, "test-stops.stop", leader=choices.leader, stuck=stuck, nobody=nobody)
