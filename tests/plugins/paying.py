"""Payments, penalties, the session, and a look at the finished rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import attrs

from boodle import (
    Bank,
    CardPayment,
    Consequence,
    Event,
    Fee,
    Fine,
    FirstDealer,
    Payments,
    Penalty,
    Problem,
    Residual,
    Rotation,
    Rulebook,
    RulePlugin,
    SessionEnd,
    Sessions,
    Setup,
    Table,
    Tiebreak,
    Transfer,
    events,
    hookimpl,
)
from plugins.saying import house_rule, rule

EVENTS: dict[str, type[Event]] = {
    name: kind
    for name, kind in vars(events).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event and kind.settles
}
"""Every event that a fee may be on."""


Who = Literal["actor", "each-opponent", "dealer", "seller", "bank", "winner-space", "pot", "layout", "AH"]


@attrs.frozen
class FeeChoices:
    """Parameters of one fee; ``on`` is the name of any event."""

    on: Literal[tuple(sorted(EVENTS))] = "Stopped"  # type: ignore[valid-type]  # the vocabulary is what boodle has
    payer: Who = "actor"
    payee: Who = "each-opponent"
    chips: int = 1
    per: Literal["event", "card"] = "event"
    kind: Literal["fine", "bonus", "settlement"] = "fine"
    barred_too: bool = True


class Fees(RulePlugin):
    """A fee on any event, from anybody to anybody, and payments for cards left."""

    manifest = house_rule("test-fees", "Fees")

    @hookimpl
    def boodle_parameters(self) -> type[FeeChoices]:
        """Which fee."""
        return FeeChoices

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Payments:
        """The fee and a card payment."""
        answers = attrs.asdict(setup.of(FeeChoices))
        on = EVENTS[answers.pop("on")]
        yield rule(Fee, "test-fees.fee", on=on, while_it_lasts=True, **answers)
        yield rule(CardPayment, "test-fees.cards", chips=1, exempt="9D", topic="test-fees")


def poorest_gains(table: Table, event: Event) -> Iterable[Transfer]:
    """The richest gives the poorest a chip."""
    assert isinstance(event, Event)
    purses = table.purses
    yield Transfer(purses.index(max(purses)), purses.index(min(purses)), 1)


class Consequences(RulePlugin):
    """Payments that a callable finds."""

    manifest = house_rule("test-consequences", "The richest gives the poorest a chip when a round is over")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Iterable[Consequence]:
        """One when a run stops, one when the round is over."""
        text = "the richest gives the poorest a chip"
        yield rule(Consequence, "test-consequences.stop", on=events.Stopped, pays=poorest_gains, text=text)
        yield rule(Consequence, "test-consequences.end", on=events.RoundEnded, pays=poorest_gains, text=text)


@attrs.frozen
class BankChoices:
    """Parameters of what happens when somebody is short."""

    ante_short: Literal["partial", "sit-out", "debt", "end-session"] | None = "sit-out"
    cannot_pay: Literal["partial", "debt"] | None = None
    broke_when: Literal["zero", "cannot-ante"] | None = None
    odd_chips: Literal["stay", "dealer"] | None = "dealer"


class Poverty(RulePlugin):
    """What happens when somebody is short."""

    manifest = house_rule("test-poverty", "When somebody is short")

    @hookimpl
    def boodle_parameters(self) -> type[BankChoices]:
        """What happens."""
        return BankChoices

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Bank:
        """What happens."""
        return rule(Bank, "test-poverty.bank", **attrs.asdict(setup.of(BankChoices)))


@attrs.frozen
class PenaltyChoices:
    """Parameters of the penalties."""

    offences: tuple[Literal["lead-choice", "response"], ...] = ("lead-choice", "response")
    bars: tuple[Literal["collect", "win"], ...] = ("collect", "win")
    chips: int = 1
    to: Literal["each-opponent", "bank", "layout"] = "each-opponent"


class Referee(RulePlugin):
    """Offences that are punished instead of forbidden."""

    manifest = house_rule("test-referee", "Penalties")

    @hookimpl
    def boodle_parameters(self) -> type[PenaltyChoices]:
        """Which penalties."""
        return PenaltyChoices

    @hookimpl
    def boodle_penalties(self, setup: Setup) -> Iterable[Penalty]:
        """The penalties."""
        choices = setup.of(PenaltyChoices)
        for offence in dict.fromkeys(choices.offences):
            fine = Fine(choices.chips, choices.to)
            yield rule(Penalty, f"test-referee.{offence}", offence=offence, fine=fine, bars=choices.bars)


@attrs.frozen
class SessionChoices:
    """Parameters of the session."""

    first: Literal["high-cut", "low-cut", "first-jack", "random"] | None = None
    rotation: Literal["left", "winner", "stay"] | None = None
    ends: tuple[Literal["rounds", "somebody-broke", "all-but-one-broke"], ...] = ("all-but-one-broke",)
    tiebreak: Literal["shared", "extra-round"] | None = None
    residual: Literal["leave", "split", "open-hand"] | None = None


class Evenings(RulePlugin):
    """Who deals, when it ends, who wins, what becomes of the rest."""

    manifest = house_rule("test-session", "Another session")

    @hookimpl
    def boodle_parameters(self) -> type[SessionChoices]:
        """Which session."""
        return SessionChoices

    @hookimpl
    def boodle_session(self, setup: Setup) -> Sessions:
        """Every question of the session."""
        choices = setup.of(SessionChoices)
        yield rule(FirstDealer, "test-session.first", by=choices.first)
        yield rule(Rotation, "test-session.rotation", next=choices.rotation)
        yield rule(SessionEnd, "test-session.end", when=choices.ends, topic="test-session")
        yield rule(Tiebreak, "test-session.tie", by=choices.tiebreak)
        yield rule(Residual, "test-session.residual", chips=choices.residual)


class Inspector(RulePlugin):
    """A plug-in that looks at the finished rulebook and dislikes games for seven."""

    manifest = house_rule("test-inspector", "No table of seven")

    @hookimpl
    def boodle_review(self, rulebook: Rulebook) -> list[Problem]:
        """Seven are too many."""
        return [Problem(rule="test-inspector.seven", text="seven is an unlucky number")] if rulebook.seats == 7 else []
