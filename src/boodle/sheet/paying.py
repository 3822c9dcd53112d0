"""What is collected, who is out, what is paid, and what false play costs."""

from __future__ import annotations

import itertools
from typing import Final

from boodle.events import Stopped
from boodle.plain_values import kind_of
from boodle.rules.base import UNSET
from boodle.rules.paying import Consequence, Fee
from boodle.rules.setting import Cards, Claim, SameSuitRun, Space, Trumps
from boodle.sheet.facts import Facts
from boodle.tables import scope_of


def collecting(facts: Facts) -> None:
    """How the spaces of the board are earned, and what becomes of those that nobody earns."""
    rulebook = facts.rulebook
    when, by = str(rulebook.claim_rule.when), str(rulebook.claim_rule.by)
    pay_cards = rulebook.layout.cards or ()
    combined: set[str] = set()
    if pay_cards:
        fixed = all(_fixed(facts, str(card)) for card in pay_cards)
        how = "fixed" if fixed else "claim" if by == "player" else "take"
        facts.tell(f"collect-cards-{when}", "claims.when", "layout.cards", n=len(pay_cards), how=how, sold=bool(facts.sales))
        facts.tell(f"collect-by-{by}", "claims.by", when=when)
    for space in rulebook.spaces:
        if space.id and scope_of(space) == "layout":
            for claim in space.claims:
                combined |= _claim(facts, space, claim)
    for how in sorted(combined):
        facts.tell("collect-combination", "core.combination", when=how)
    _payouts(facts)
    facts.tell("collect-refill", "core.refill", fines=_paid_into_spaces(facts))
    _unclaimed(facts)


def _claim(facts: Facts, space: Space, claim: Claim) -> set[str]:
    """One way to earn a space; how several cards are needed for it, if they are."""
    rule = facts.rulebook.claim_rule
    slots = [f"space[{space.name}]"] + ["claims.when"] * (claim.when is UNSET) + ["claims.by"] * (claim.by is UNSET)
    when = str(rule.when if claim.when is UNSET else claim.when)
    by = str(rule.by if claim.by is UNSET else claim.by)
    pattern = claim.pattern
    cards: tuple[str, ...] = ()
    ranks: tuple[str, ...] = ()
    kind = "any"
    if isinstance(pattern, Cards):
        cards, kind = tuple(map(str, pattern.cards)), "cards"
    elif isinstance(pattern, Trumps | SameSuitRun):
        ranks, kind = pattern.ranks, "trumps" if isinstance(pattern, Trumps) else "run"
    sold = {"sold": bool(facts.sales)} if when == "held" else {}
    needs = {"kind": kind, "cards": " ".join(cards), "ranks": " ".join(ranks)}
    facts.tell(f"collect-{when}", *slots, space=f"space:{space.name}", by=by, **needs, **sold)
    return {when} if len(cards) + len(ranks) > 1 else set()


def _fixed(facts: Facts, space: str) -> bool:
    payout = facts.rulebook.payouts.get(space)
    return payout is not None and payout.chips != "pot"


def _paid_into_spaces(facts: Facts) -> bool:
    """Whether chips may come to a space of the layout while the cards are played."""
    rulebook = facts.rulebook
    places = {"role:layout", *(f"space:{space.name}" for space in facts.spaces("layout"))}
    fees = [fee for fee in rulebook.fees if facts.counts(facts.slot_of(fee.id))]
    payees = [*(penalty.fine.to for penalty in rulebook.penalties.values()), *(fee.payee for fee in fees)]
    return bool(_acting(facts)) or any(facts.account(payee) in places for payee in payees)


def _acting(facts: Facts) -> list[Consequence]:
    """The consequences that come about at this table."""
    return [each for each in facts.rulebook.consequences if facts.counts(facts.slot_of(each.id))]


def _payouts(facts: Facts) -> None:
    """What spaces pay that do not pay all that lies there; one sentence for those that are paid in the same way."""
    fixed = []
    for space in facts.rulebook.spaces:
        payout = facts.rulebook.payouts.get(space.name)
        if payout is not None and isinstance(payout.chips, int):
            fixed.append((str(payout.payer), payout.chips, space.name))
    fixed.sort(key=lambda row: row[0])
    for payer, rows in itertools.groupby(fixed, key=lambda row: row[0]):
        for _, chips, name in rows:
            slots = (f"payout[{name}].chips", f"payout[{name}].payer")
            facts.tell("payout", *slots, space=f"space:{name}", chips=chips, payer=payer)
        facts.tell(f"payout-{payer}", *facts.slots("payout["))


def _unclaimed(facts: Facts) -> None:
    order = {"keep": 0, "winner": 1, "split": 2}
    rows = [(space.unclaimed, space) for space in facts.rulebook.spaces]
    kinds = sorted({kind for kind, _ in rows}, key=order.__getitem__)
    for kind in kinds:
        spaces = [space for how, space in rows if how == kind]
        slots = [f"space[{space.name}]" if space.id else "layout.unclaimed" for space in spaces]
        names = "|".join(f"space:{space.name}" for space in spaces)
        facts.tell(f"unclaimed-{kind}", *dict.fromkeys(slots), spaces=names, all=len(kinds) == 1)


def going_out(facts: Facts) -> None:
    """What the winner of a round gets."""
    rulebook = facts.rulebook
    facts.tell("out", "core.out", barred=any("win" in penalty.bars for penalty in rulebook.penalties.values()))
    facts.tell("out-order", "core.order")
    for space in facts.spaces("winner-space"):
        facts.tell("out-space", f"space[{space.name}]", space=f"space:{space.name}")
    paid = [payment for payment in rulebook.card_payments if payment.chips]
    for payment in sorted(paid, key=lambda each: each.chips):
        facts.tell("card-payment", facts.slot_of(payment.id), chips=payment.chips)
        if payment.exempt:
            facts.tell("card-exempt", facts.slot_of(payment.id), cards=" ".join(map(str, payment.exempt)), n=len(payment.exempt))
    if not paid:
        facts.tell("card-payment-none", *[facts.slot_of(each.id) for each in rulebook.card_payments] or ["core.no-payment"])


def payments(facts: Facts) -> None:
    """Fees, and what happens when somebody is short of chips."""
    rulebook = facts.rulebook
    fees = [fee for fee in rulebook.fees if fee.chips and facts.counts(facts.slot_of(fee.id))]
    for fee in sorted(fees, key=lambda each: (each.kind, each.on.__name__, each.payer, each.payee, each.chips, each.reasons)):
        _fee(facts, fee)
    for consequence in _acting(facts):
        facts.quote(facts.slot_of(consequence.id))
    bank = rulebook.bank
    if bank.ante_short == "partial":
        facts.tell("ante-short-partial", "bank.ante_short", free=rulebook.stakes.mode != "fixed")
    else:
        facts.tell(f"ante-short-{bank.ante_short}", "bank.ante_short")
    if facts.counts("bank.cannot_pay"):
        facts.tell(f"cannot-pay-{bank.cannot_pay}", "bank.cannot_pay")
    if facts.counts("bank.odd_chips"):
        facts.tell(f"odd-chips-{bank.odd_chips}", "bank.odd_chips")


def _fee(facts: Facts, fee: Fee) -> None:
    event = kind_of(fee.on)
    payer, payee = facts.account(fee.payer), facts.account(fee.payee)
    facts.tell(
        "fee", facts.slot_of(fee.id), "core.order",
        event=event, payer=payer, payee=payee, chips=fee.chips, per=fee.per, kind=fee.kind,
    )  # fmt: skip
    _reasons(facts, fee)
    if fee.while_it_lasts and payer.startswith("space:"):
        facts.tell("fee-while-it-lasts", facts.slot_of(fee.id))
    if not fee.barred_too and any(penalty.bars for penalty in facts.rulebook.penalties.values()):
        facts.tell("fee-not-barred", facts.slot_of(fee.id))


STOPS: Final = frozenset({"top", "dead", "played", "removed", "aside", "hidden", "withheld"})
"""Why a run may stop."""


def _reasons(facts: Facts, fee: Fee) -> None:
    """For which reasons of its event a fee is due; where they are nearly all, for which it is not."""
    slot, reasons = facts.slot_of(fee.id), [*fee.reasons]
    if fee.on is Stopped and reasons:
        left_out = STOPS - {*reasons}
        if len(left_out) < 3:
            kept_back = {"withheld"} if "response" not in facts.rulebook.penalties else set()
            if left_out - kept_back:
                facts.tell("fee-not", slot, reasons="|".join(sorted(left_out - kept_back)))
            return
    if reasons:
        facts.tell("fee-reasons", slot, reasons="|".join(reasons))


def false_play(facts: Facts) -> None:
    """What it costs to break a rule of the play."""
    penalties = facts.rulebook.penalties
    for offence in sorted(penalties):
        penalty = penalties[offence]
        slot = f"penalty[{offence}]"
        if not facts.counts(slot):
            continue
        facts.tell("offence", slot, offence=offence, chips=penalty.fine.chips, payee=facts.account(penalty.fine.to))
        if penalty.bars:
            bars = "both" if len(penalty.bars) > 1 else min(penalty.bars)
            facts.tell("offence-bars", slot, "core.barred", bars=bars)
    if not penalties:
        facts.tell("offence-none", "core.lawful")
    elif any("win" in penalty.bars for penalty in penalties.values()):
        facts.tell("offence-nobody", "core.nobody-may-win")
