"""Games, the pack, the deal, spaces and stakes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import attrs

from boodle import (
    Ante,
    Cards,
    Choice,
    Claim,
    ClaimRule,
    DealerFactor,
    DealRule,
    Deck,
    Layout,
    Manifest,
    Payout,
    RulePlugin,
    SameSuitRun,
    Setup,
    Space,
    Stakes,
    Stakings,
    Trumps,
    hookimpl,
)
from plugins.saying import house_rule, rule


class Bare(RulePlugin):
    """A game without spaces, stakes or payments."""

    manifest = Manifest(name="test-bare", version="1.0", kind="game", summary="Cards alone")


@attrs.frozen
class OnBoard:
    """Parameters of the board: how combinations are earned, and which special spaces there are."""

    when: Literal["played", "held"] | None = None
    by: Literal["engine", "player"] | None = None
    unclaimed: Literal["keep", "winner", "split"] = "keep"
    kitty: bool = True
    pot: bool = True
    ante: int = 1


class Board(RulePlugin):
    """A game with a space of every kind: pay cards, combinations, trumps, one for going out, one for poker."""

    manifest = Manifest(name="test-board", version="1.0", kind="game", summary="A space of every kind")

    @hookimpl
    def boodle_parameters(self) -> type[OnBoard]:
        """How combinations are earned."""
        return OnBoard

    @hookimpl
    def boodle_layout(self, setup: Setup) -> Layout:
        """Five pay cards."""
        return rule(Layout, "test-board.layout", cards="AH KC QD JS 9D", unclaimed=setup.of(OnBoard).unclaimed)

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> Iterable[Space]:
        """Combinations, trumps with two claims on one space, the kitty, the pot."""
        board = setup.of(OnBoard)
        given = {name: value for name in ("when", "by") if (value := getattr(board, name)) is not None}
        marriage = Claim(pattern=Cards("KH QH"), **given)
        yield rule(Space, "test-board.marriage", name="Marriage", place=10, claims=(marriage,), unclaimed=board.unclaimed)
        yield rule(
            Space, "test-board.run", name="8-9-10", place=11, claims=(Claim(pattern=SameSuitRun(("8", "9", "10")), **given),)
        )
        trump = (Claim(when="played", pattern=Trumps("A")), Claim(when="turned-up", pattern=Trumps("A")))
        yield rule(Space, "test-board.trump", name="Trump ace", place=12, claims=trump)
        if board.kitty:
            yield rule(Space, "test-board.kitty", name="Kitty", place=100, claims=(Claim(when="out"),))
        if board.pot:
            yield rule(Space, "test-board.pot", name="Pot", place=101, claims=(Claim(when="poker"),))

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakings:
        """The same on every space."""
        board = setup.of(OnBoard)
        scopes = ("layout", *(["winner-space"] if board.kitty else []), *(["pot"] if board.pot else []))
        for scope in scopes:
            yield rule(Ante, f"test-board.ante-{scope}", space=scope, others=board.ante)


TWO_TO_SIX: Final = "2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S"
"""What is taken out for a pack of 32."""


@attrs.frozen
class PackChoices:
    """Parameters of the pack."""

    removed: Literal["", "7C 7D 7H 7S", "8D", "two to six"] | None = "8D"
    ace: Literal["high", "low", "both"] | None = "low"


class Pack(RulePlugin):
    """Cards taken out, another place for the ace."""

    manifest = house_rule("test-pack", "Another pack")

    @hookimpl
    def boodle_parameters(self) -> type[PackChoices]:
        """Which cards are out."""
        return PackChoices

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        """The pack."""
        pack = setup.of(PackChoices)
        removed = TWO_TO_SIX if pack.removed == "two to six" else pack.removed
        return rule(Deck, "test-pack.deck", removed=removed, ace=pack.ace)


@attrs.frozen
class DealChoices:
    """Parameters of the deal."""

    dead_hand: Literal["first", "last", "none"] | None = None
    leftover: Literal["uneven", "dead-hand"] | None = None
    turn_up: bool | None = True
    misdeal: Literal["redeal", "stands"] | None = None


class Dealing(RulePlugin):
    """Another way to deal, with a card turned up."""

    manifest = house_rule("test-dealing", "Another deal")

    @hookimpl
    def boodle_parameters(self) -> type[DealChoices]:
        """How to deal."""
        return DealChoices

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule:
        """The deal."""
        return rule(DealRule, "test-dealing.deal", **attrs.asdict(setup.of(DealChoices)))


@attrs.frozen
class ClaimChoices:
    """Parameters of what claims leave open."""

    when: Literal["played", "held"] | None = "held"
    by: Literal["engine", "player"] | None = "player"


class Claiming(RulePlugin):
    """What claims go by."""

    manifest = house_rule("test-claiming", "Claims by the players themselves")

    @hookimpl
    def boodle_parameters(self) -> type[ClaimChoices]:
        """What claims go by."""
        return ClaimChoices

    @hookimpl
    def boodle_claim_rule(self, setup: Setup) -> ClaimRule:
        """What claims go by."""
        return rule(ClaimRule, "test-claiming.rule", **attrs.asdict(setup.of(ClaimChoices)))


@attrs.frozen
class PayoutChoices:
    """Parameters of the payouts: two spaces with a fixed one."""

    card: Literal["AH", "KC", "Marriage"] = "AH"
    chips: int | Literal["pot"] = 3
    payer: Literal["pot", "bank", "each-opponent"] = "bank"


class Payouts(RulePlugin):
    """A fixed payout for one space, and for a combination."""

    manifest = house_rule("test-payouts", "Fixed payouts")

    @hookimpl
    def boodle_parameters(self) -> type[PayoutChoices]:
        """What is paid by whom."""
        return PayoutChoices

    @hookimpl
    def boodle_payouts(self, setup: Setup) -> Iterable[Payout]:
        """Two payouts."""
        paid = setup.of(PayoutChoices)
        yield rule(Payout, "test-payouts.one", space=paid.card, chips=paid.chips, payer=paid.payer)
        yield rule(Payout, "test-payouts.run", space="8-9-10", chips=paid.chips, payer=paid.payer)


@attrs.frozen
class StakeChoices:
    """Parameters of the stakes."""

    mode: Literal["fixed", "free", "one-horse"] | None = "free"
    total: Literal[1, 2, 3, 5, 30] | None = 3
    dealer_total: Literal[1, 4, "same"] | None = None
    minimum: Literal[0, 1] | None = None
    cover_all: bool | None = None
    time: Literal["before-deal", "before-look"] | None = None
    factor: Literal["choice", "once", "twice"] | None = "choice"
    scope: Literal["layout", "winner-space", "pot"] = "winner-space"


class Staking(RulePlugin):
    """Stakes that the players choose, and the dealer's factor that he chooses."""

    manifest = house_rule("test-staking", "Free stakes")

    @hookimpl
    def boodle_parameters(self) -> type[StakeChoices]:
        """How to stake."""
        return StakeChoices

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakings:
        """Stakes and the dealer's factor."""
        answers = attrs.asdict(setup.of(StakeChoices))
        factor = {None: None, "choice": Choice((1, 2, 3)), "once": 1, "twice": 2}[answers.pop("factor")]
        scope = answers.pop("scope")
        yield rule(Stakes, "test-staking.stakes", **answers)
        if factor is not None:
            yield rule(DealerFactor, "test-staking.factor", scope=scope, factor=factor)
