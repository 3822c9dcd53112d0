"""The deal, the spare hand and its sale, and poker."""

from __future__ import annotations

from boodle.rules.dealing import Sale
from boodle.sheet.facts import Facts


def deal(facts: Facts) -> None:
    """How the cards come to the players."""
    rulebook = facts.rulebook
    rule = rulebook.deal
    hands = rulebook.seats + (rule.dead_hand != "none")
    surplus = rule.dead_hand == "none" and facts.spare
    dead = "surplus" if surplus else str(rule.dead_hand)
    late = any(sale.time == "before-look" for sale in facts.sales)
    facts.tell("deal", "deal.dead_hand", *["deal.leftover"] * surplus, n=rulebook.tables.size, dead=dead)
    if facts.counts("deal.leftover") and not surplus:
        facts.tell("deal-leftover", "deal.leftover", how=str(rule.leftover))
    elif rulebook.tables.size % hands and not surplus:
        facts.tell("deal-spare-more", "deal.leftover")
    if facts.counts("deal.seen"):
        facts.tell("deal-seen", "deal.seen", who=str(rule.seen), late=late, sold=bool(facts.sales))
    if rule.turn_up:
        facts.tell("deal-turn-up" if facts.spare else "deal-no-trumps", "deal.turn_up")
    facts.tell("deal-misdeal", "deal.misdeal", how=str(rule.misdeal))
    facts.tell("deal-look", "core.look", late=late)


def spare_hand(facts: Facts) -> None:
    """What may be done with the spare hand before the first lead."""
    sales = facts.sales
    if not sales and facts.spare:
        facts.tell("spare-unused", "core.unused")
    for number, sale in enumerate(sales):
        resold = any(earlier.old_hand == "new-spare" for earlier in sales[:number])
        _sale(facts, sale, later=number > 0, seller="holder" if resold else "dealer")
    if len(sales) > 1:
        facts.tell("spare-once", "core.once")


def _sale(facts: Facts, sale: Sale, *, later: bool, seller: str) -> None:
    slot = f"sale[{sale.name}]"
    payee = facts.account(sale.payee if isinstance(sale.payee, tuple) else ("seller",))
    price = _int(sale.price)
    own = payee == "role:seller"
    if own and seller == "dealer":
        payee = "role:dealer"
    common: dict[str, str | bool] = {
        "offer": str(sale.offer),
        "buyers": str(sale.buyers),
        "time": str(sale.time),
        "unseen": _unseen(facts, sale),
        "later": later,
        "seller": seller,
    }
    slots = [f"{slot}.form", f"{slot}.offer", f"{slot}.buyers", f"{slot}.time", f"{slot}.after"]
    facts.tell(f"sale-{sale.form}", *slots, **common)
    if sale.form == "auction":
        how = "sealed" if sale.sealed else "open"
        slots = [f"{slot}.opening", f"{slot}.step", f"{slot}.sealed"]
        facts.tell("sale-bids", *slots, how=how, opening=_int(sale.opening), step=_int(sale.step))
        facts.tell("sale-bought", f"{slot}.payee", payee=payee)
    elif price and not (own and seller == "dealer" and sale.buyers == "dealer"):
        free = own and sale.buyers in ("all", "younger")
        facts.tell("sale-price", f"{slot}.price", f"{slot}.payee", chips=price, payee=payee, own=seller if free else "no")
    else:
        facts.tell("sale-free", f"{slot}.price", form=str(sale.form))
    if sale.advance and facts.counts(f"{slot}.advance"):
        facts.tell("sale-advance", f"{slot}.advance", f"{slot}.payee", chips=_int(sale.advance), payee=payee)
    if sale.eligible != "any":
        facts.tell("sale-eligible", f"{slot}.eligible", dealer=sale.unsold == "dealer-may-buy")
    if facts.counts(f"{slot}.old_hand"):
        facts.tell("sale-old-hand", f"{slot}.old_hand", how=str(sale.old_hand))
    else:
        open_hand = facts.rulebook.deal.seen == "all" and sale.time == "before-look"
        facts.tell("sale-old-hand", f"{slot}.old_hand", how="open" if open_hand else "dead")
    if sale.unsold == "dealer-may-buy" and price and own and seller == "holder":
        facts.tell("sale-dealer-may-buy-seller", f"{slot}.unsold", f"{slot}.price", chips=price)
    elif sale.unsold == "dealer-may-buy":
        paid = price and not own
        facts.tell("sale-dealer-may-buy", f"{slot}.unsold", f"{slot}.price", chips=price if paid else 0, payee=payee)
    else:
        facts.tell(f"sale-{sale.unsold}", f"{slot}.unsold", form=str(sale.form))


def _unseen(facts: Facts, sale: Sale) -> bool:
    """Whether those who may take the spare hand have not seen it."""
    seen = facts.rulebook.deal.seen
    return sale.time == "before-look" or seen == "nobody" or (seen == "dealer" and sale.buyers not in ("dealer", "all"))


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


def poker(facts: Facts) -> None:
    """The poker round before the stops, or the best of the hands that are left."""
    rule = facts.rulebook.poker
    pot = facts.account(("pot",))
    if rule.when == "before":
        facts.tell("poker-before", "poker.when", pot=pot, paid=bool(facts.spaces("pot")))
        if rule.betting == "one-round":
            facts.tell("poker-betting", "poker.betting", "poker.first", first=str(rule.first))
            facts.tell("poker-limit", "poker.limit", chips=_int(rule.limit))
            facts.tell("poker-cap", "poker.cap", cap=str(rule.cap))
        else:
            facts.tell("poker-no-betting", "poker.betting", "poker.first")
        facts.tell("poker-cards", "poker.cards", cards=str(rule.cards))
    elif rule.when == "leftover":
        facts.tell("poker-leftover", "poker.when", pot=pot)
    if rule.when != "none":
        facts.quote("poker.ranking")
