"""What never counts in a rulebook: questions that do not come up there, and rules that nothing ever calls upon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import attrs

from boodle.cards import CARDS
from boodle.events import (
    BetMade,
    BidMade,
    Caught,
    Declined,
    Event,
    Exchanged,
    Folded,
    Irregularity,
    LimitLifted,
    Offered,
    Passed,
    PokerWon,
    Received,
    RoundVoid,
    StageSkipped,
    Staked,
    TieBreak,
    TurnedUp,
)
from boodle.rules.base import UNSET
from boodle.rules.paying import Consequence, Fee
from boodle.rules.playing import FineAndPass, LowestHeld, SameSuit, Title
from boodle.rules.setting import Cards
from boodle.tables import DEALER, SELLER, resolve, scope_of

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

SCOPES: Final = ("layout", "winner-space", "pot")

Found = Iterator[tuple[str, str]]
"""A slot, or the id of a rule, and why what it says never counts."""


def idle(rulebook: Rulebook) -> dict[str, str]:
    """The slots, and the ids of rules, that decide nothing here; each with the reason."""
    looks = (
        _stops, _opening, _stakes, _antes, _fees, _limits, _nothing, _claims, _claim_rule, _sale_details, _sales,
        _payouts, _surplus, _unclaimed, _residual, _bank, _poker, _penalties,
    )  # fmt: skip
    found: dict[str, str] = {}
    for look in looks:
        found |= dict(look(rulebook))
    return found


def _bound(rulebook: Rulebook) -> bool:
    """Whether a leader may ever be stuck."""
    return bool(rulebook.lead_limits) or rulebook.opening.suits != "any"


def _stops(rulebook: Rulebook) -> Found:
    if not _bound(rulebook):
        yield "stop.stuck", "whoever is stopped may lead any suit, so nobody is ever stuck"
    if not _bound(rulebook) or isinstance(rulebook.stop.stuck, SameSuit):
        yield "stop.nobody", "somebody can always lead, so the question never comes up"


def _opening(rulebook: Rulebook) -> Found:
    leader = rulebook.opening.leader
    if isinstance(leader, Title) and (leader.title != "poker" or rulebook.poker.when != "before"):
        yield "opening.leader", f"nobody wins the title '{leader.title}' before the first lead, so the eldest leads"
    if rulebook.opening.lead == "that-card" and not isinstance(leader, LowestHeld):
        yield "opening.lead", "the leader is not found by a card"


def _stakes(rulebook: Rulebook) -> Found:
    if rulebook.stakes.mode == "fixed":
        for field in ("total", "minimum", "dealer_total", "cover_all", "time"):
            yield f"stakes.{field}", f"stakes are fixed, so '{field}' never counts"
    for scope in SCOPES:
        for why in _factor_idle(rulebook, scope):
            yield f"dealer-factor[{scope}].factor", why


def _factor_idle(rulebook: Rulebook, scope: str) -> list[str]:
    """Why the dealer's factor for a scope multiplies nothing; nothing where it does."""
    names = {space.name for space in rulebook.spaces if scope_of(space) == scope}
    if not names:
        return [f"there is no space of scope '{scope}'"]
    antes = [ante for ante in rulebook.antes if ante.space == scope or ante.space in names]
    fixed = [ante for ante in antes if ante.space != "layout" or rulebook.stakes.mode == "fixed"]
    if any(ante.dealer is UNSET and ante.others for ante in fixed):
        return []
    if len(fixed) < len(antes) or (scope == "layout" and rulebook.stakes.mode != "fixed"):
        return ["stakes are free, so the dealer's share of fixed stakes never counts"]
    return [f"'{ante.id}' says itself what the dealer puts" for ante in fixed if ante.dealer is not UNSET] or [
        f"nothing is staked on a space of scope '{scope}'"
    ]


def _antes(rulebook: Rulebook) -> Found:
    named = {ante.space for ante in rulebook.antes}
    for ante in rulebook.antes:
        if ante.space == "layout" and rulebook.stakes.mode != "fixed":
            yield ante.id, "stakes are free, so nothing fixed is put on the layout"
        elif ante.space in SCOPES and all(space.name in named for space in rulebook.spaces if scope_of(space) == ante.space):
            yield ante.id, "every space of this scope has an ante of its own"


def _never(rulebook: Rulebook) -> frozenset[type[Event]]:
    """Events that cannot happen here."""
    stop, poker = rulebook.stop, rulebook.poker.when
    lifted = isinstance(stop.stuck, SameSuit) or isinstance(stop.nobody, SameSuit)
    barring = any("win" in penalty.bars for penalty in rulebook.penalties.values())
    passing = rulebook.response.order == "rotation" or bool(rulebook.penalties)
    never: dict[type[Event], bool] = {
        Irregularity: not rulebook.penalties,
        Passed: not passing and (not _bound(rulebook) or isinstance(stop.stuck, SameSuit)),
        LimitLifted: not _bound(rulebook) or not lifted,
        RoundVoid: not barring and (not _bound(rulebook) or lifted),
        TurnedUp: not rulebook.deal.turn_up,
        PokerWon: poker == "none",
        BetMade: poker != "before" or rulebook.poker.betting == "none",
        Folded: poker != "before" or rulebook.poker.betting == "none",
        Caught: not _single_cards_earn(rulebook),
        Staked: rulebook.stakes.mode == "fixed",
        TieBreak: rulebook.tiebreak.by == "shared",
        BidMade: all(sale.form != "auction" for sale in rulebook.sales),
    } | dict.fromkeys((Offered, Exchanged, Received, Declined, StageSkipped), not rulebook.sales)
    return frozenset(event for event, impossible in never.items() if impossible)


def _fees(rulebook: Rulebook) -> Found:
    never = _never(rulebook)
    rules: tuple[Fee | Consequence, ...] = (*rulebook.fees, *rulebook.consequences)
    for rule in rules:
        if rule.on in never:
            yield rule.id, f"{rule.on.__name__} never happens here"
    for fee in rulebook.fees:
        personal = {"each-opponent", "actor", fee.on.role} & {*fee.payer[:1], *fee.payee[:1]}
        if personal and not _has_seat(fee.on):
            yield fee.id, f"{fee.on.__name__} is about nobody in particular, so there is no {' or '.join(sorted(personal))}"


def _has_seat(event: type[Event]) -> bool:
    return hasattr(event, "seat") or any(field.name == "seat" for field in attrs.fields(event))


def _single_cards_earn(rulebook: Rulebook) -> bool:
    """Whether playing a single card earns a space."""
    return any(need.bit_count() == 1 for by_card in rulebook.tables.claims for claims in by_card for _, need in claims)


def _limits(rulebook: Rulebook) -> Found:
    words = {limit.suits: limit for limit in rulebook.lead_limits if isinstance(limit.suits, str)}
    if "other-suit" in words and "other-colour" in words:
        yield words["other-suit"].id, "another colour is another suit anyway"


def _penalties(rulebook: Rulebook) -> Found:
    """A lead can be wrong only where not every card may be led."""
    opening = rulebook.opening
    found = isinstance(opening.leader, LowestHeld) and opening.lead == "that-card"
    free = rulebook.lead_choice.card == "any" and opening.choice in ("usual", "any") and not found
    if free and "lead-choice" in rulebook.penalties:
        yield rulebook.penalties["lead-choice"].id, "any card may be led, so no lead is wrong"


def _nothing(rulebook: Rulebook) -> Found:
    """A rule that says 'no limit' or 'no chips' means something only where it outranks another."""
    for answer in rulebook.answers:
        kind, *said = answer.value if isinstance(answer.value, tuple) and answer.value else (None,)
        if not answer.over and kind == "LeadLimit" and ("suits", "any") in said:
            yield answer.rule, "leads are free here anyway"
        if not answer.over and kind in ("CardPayment", "Fee") and ("chips", 0) in said:
            yield answer.rule, "no chips move"


def _claims(rulebook: Rulebook) -> Found:
    for space in rulebook.spaces:
        for claim in space.claims:
            if isinstance(claim.pattern, Cards):
                gone = [str(card) for card in CARDS if card in claim.pattern.cards and card in (rulebook.deck.removed or ())]
                if gone:
                    yield space.id, f"'{space.name}' needs {', '.join(gone)}, which is not in the pack"


def _claim_rule(rulebook: Rulebook) -> Found:
    """What is said of all claims counts where a claim leaves it open."""
    claims = [claim for space in rulebook.spaces for claim in space.claims]
    if all(claim.when is not UNSET for claim in claims):
        yield "claims.when", "every space says itself when it is earned"
    if all(claim.by is not UNSET for claim in claims if claim.when is UNSET or claim.when in ("played", "held")):
        yield "claims.by", "no space leaves it open who claims it"


def _sales(rulebook: Rulebook) -> Found:
    surplus = rulebook.tables.pack.bit_count() % rulebook.seats if rulebook.deal.leftover == "dead-hand" else 0
    if rulebook.deal.dead_hand == "none" and not surplus:
        yield "deal.seen", "no spare hand is dealt, so nobody sees one"
        for answer in rulebook.answers:
            if answer.slot.startswith("sale["):
                yield answer.slot, "no spare hand is dealt, so none is sold"


def _sale_details(rulebook: Rulebook) -> Found:
    """Bids are for auctions, prices for the other sales; who gets nothing need not be named; the last spare hand stays one."""
    resold = False
    for number, sale in enumerate(rulebook.sales, 1):
        slot = f"sale[{sale.name}]"
        if sale.form == "auction":
            if sale.unsold != "dealer-may-buy":
                yield f"{slot}.price", "in an auction the price is bid for"
        else:
            for field in ("opening", "step", "sealed"):
                yield f"{slot}.{field}", "nobody bids for the spare hand"
            if not sale.price and not sale.advance:
                yield f"{slot}.payee", "the spare hand costs nothing"
        payee = resolve(sale.payee, rulebook.spaces, rulebook.seats) if isinstance(sale.payee, tuple) else (SELLER,)
        own = not resold and payee in ((SELLER,), (DEALER,))
        if own and sale.form != "auction" and sale.buyers == "dealer":
            yield f"{slot}.price", "the dealer would pay himself"
        if own and sale.advance:
            yield f"{slot}.advance", "the dealer would pay himself"
        resold = resold or sale.old_hand == "new-spare"
        if number == len(rulebook.sales):
            yield f"{slot}.old_hand", "no sale follows this one"


def _payouts(rulebook: Rulebook) -> Found:
    """A table of payouts may sit on any board; what it says of spaces that are not there never counts."""
    here = {space.name for space in rulebook.spaces}
    for name in rulebook.payouts:
        if name not in here:
            for field in ("chips", "payer"):
                yield f"payout[{name}].{field}", f"there is no space '{name}' to pay from"


def _surplus(rulebook: Rulebook) -> Found:
    """Whether anything is left over when the pack is dealt that does not fall to the dead hand anyway."""
    hands = rulebook.seats + (rulebook.deal.dead_hand != "none")
    left = rulebook.tables.pack.bit_count() % hands
    if left <= (rulebook.deal.dead_hand == "first"):
        yield "deal.leftover", f"for {rulebook.seats} players all hands are equal anyway"


def _unclaimed(rulebook: Rulebook) -> Found:
    if not rulebook.layout.cards:
        yield "layout.unclaimed", "there is no pay card on the layout"


def _residual(rulebook: Rulebook) -> Found:
    """Whether chips can be left when the session ends: where every round has a winner who takes them all, there are none."""
    always_won = not rulebook.penalties and (not _bound(rulebook) or isinstance(rulebook.stop.stuck, SameSuit))
    if always_won and all(space.unclaimed == "winner" or scope_of(space) == "winner-space" for space in rulebook.spaces):
        yield "residual.chips", "the winner of each round leaves nothing"


def _bank(rulebook: Rulebook) -> Found:
    """Who cannot pay, is broke, or shares a space is asked only where somebody may be."""
    asked = "somebody-broke" in rulebook.session_end or "all-but-one-broke" in rulebook.session_end
    if not asked:
        yield "bank.broke_when", "no session ends here because somebody is broke"
    if not _anybody_pays(rulebook):
        yield "bank.cannot_pay", "nobody has to pay anything but his stakes"
    if not _anybody_shares(rulebook):
        yield "bank.odd_chips", "no two players ever share a space"


def _anybody_shares(rulebook: Rulebook) -> bool:
    """Whether two players may have earned one space."""
    return rulebook.poker.when != "none" or any(len(needs) > 1 for row in rulebook.tables.held for needs in row.needs)


def _anybody_pays(rulebook: Rulebook) -> bool:
    """Whether a seat may have to pay something after the stakes."""
    return bool(
        rulebook.card_payments
        or rulebook.consequences
        or rulebook.phases
        or rulebook.sales
        or isinstance(rulebook.stop.stuck, FineAndPass)
        or any(penalty.fine.chips for penalty in rulebook.penalties.values())
        or any(not {*fee.payer} <= {*rulebook.tables.spaces, "winner-space", "pot", "layout", "bank"} for fee in rulebook.fees)
        or any(payout.payer == "each-opponent" for payout in rulebook.payouts.values())
        or (rulebook.poker.when == "before" and rulebook.poker.betting != "none")
    )


def _poker(rulebook: Rulebook) -> Found:
    """What is said of a poker round counts where there is one; hands are ranked for the chips left over, too."""
    poker = rulebook.poker
    if poker.when == "none" and rulebook.residual.chips != "open-hand":
        yield "poker.ranking", "no poker is played"
    if poker.when != "before":
        for field in ("first", "betting", "limit", "cards", "cap"):
            yield f"poker.{field}", "nobody bets at poker before the stops"
    elif poker.betting == "none":
        for field in ("limit", "cap"):
            yield f"poker.{field}", "nobody bets at poker"
