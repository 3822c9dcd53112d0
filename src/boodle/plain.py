"""A plug-in that is all data: a manifest and a list of rules."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from boodle.errors import ArgumentError
from boodle.hookspecs import Payments, RulePlugin, Sessions, Setup, Stakings, hookimpl
from boodle.rules.base import Declaration
from boodle.rules.dealing import DealRule, Poker, Sale
from boodle.rules.paying import Bank, CardPayment, Consequence, Fee, Penalty
from boodle.rules.phases import Phase
from boodle.rules.playing import LeadChoice, LeadLimit, Opening, Response, StopRule, Succession
from boodle.rules.session import FirstDealer, Residual, Rotation, SessionEnd, Tiebreak
from boodle.rules.setting import Ante, ClaimRule, DealerFactor, Deck, Layout, Payout, Space, Stakes

D = TypeVar("D", bound=Declaration)


class PlainPlugin(RulePlugin):
    """Base class for a plug-in without parameters: ``rules`` holds its declarations, each goes to the hook it answers.

    A subclass may still override a hook, with ``@hookimpl``; that hook then answers instead of the list.
    """

    rules: ClassVar[tuple[Declaration, ...]] = ()

    def _one(self, kind: type[D]) -> D | None:
        found = self._all(kind)
        if len(found) > 1:
            raise ArgumentError(f"'rules' holds {len(found)} of {kind.__name__}; this question has one answer")
        return found[0] if found else None

    def _all(self, *kinds: type[D]) -> list[D]:
        return [rule for rule in self.rules if isinstance(rule, kinds)]

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck | None:
        """The ``Deck`` of the list."""
        return self._one(Deck)

    @hookimpl
    def boodle_layout(self, setup: Setup) -> Layout | None:
        """The ``Layout`` of the list."""
        return self._one(Layout)

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> list[Space]:
        """Every ``Space`` of the list."""
        return self._all(Space)

    @hookimpl
    def boodle_claim_rule(self, setup: Setup) -> ClaimRule | None:
        """The ``ClaimRule`` of the list."""
        return self._one(ClaimRule)

    @hookimpl
    def boodle_payouts(self, setup: Setup) -> list[Payout]:
        """Every ``Payout`` of the list."""
        return self._all(Payout)

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakings:
        """Every ``Stakes``, ``Ante`` and ``DealerFactor`` of the list."""
        return self._all(Stakes, Ante, DealerFactor)

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule | None:
        """The ``DealRule`` of the list."""
        return self._one(DealRule)

    @hookimpl
    def boodle_widow(self, setup: Setup) -> list[Sale]:
        """Every ``Sale`` of the list."""
        return self._all(Sale)

    @hookimpl
    def boodle_poker(self, setup: Setup) -> Poker | None:
        """The ``Poker`` of the list."""
        return self._one(Poker)

    @hookimpl
    def boodle_phases(self, setup: Setup) -> list[Phase]:
        """Every ``Phase`` of the list."""
        return self._all(Phase)

    @hookimpl
    def boodle_succession(self, setup: Setup) -> Succession | None:
        """The ``Succession`` of the list."""
        return self._one(Succession)

    @hookimpl
    def boodle_opening(self, setup: Setup) -> Opening | None:
        """The ``Opening`` of the list."""
        return self._one(Opening)

    @hookimpl
    def boodle_lead_limits(self, setup: Setup) -> list[LeadLimit]:
        """Every ``LeadLimit`` of the list."""
        return self._all(LeadLimit)

    @hookimpl
    def boodle_lead_choice(self, setup: Setup) -> LeadChoice | None:
        """The ``LeadChoice`` of the list."""
        return self._one(LeadChoice)

    @hookimpl
    def boodle_response(self, setup: Setup) -> Response | None:
        """The ``Response`` of the list."""
        return self._one(Response)

    @hookimpl
    def boodle_stop(self, setup: Setup) -> StopRule | None:
        """The ``StopRule`` of the list."""
        return self._one(StopRule)

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Payments:
        """Every ``CardPayment``, ``Fee`` and ``Consequence`` of the list."""
        return self._all(CardPayment, Fee, Consequence)

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Bank | None:
        """The ``Bank`` of the list."""
        return self._one(Bank)

    @hookimpl
    def boodle_penalties(self, setup: Setup) -> list[Penalty]:
        """Every ``Penalty`` of the list."""
        return self._all(Penalty)

    @hookimpl
    def boodle_session(self, setup: Setup) -> Sessions:
        """Every declaration about the session in the list."""
        return self._all(FirstDealer, Rotation, SessionEnd, Tiebreak, Residual)
