"""The play: who begins, what follows what, when it stops, and what is led then."""

from __future__ import annotations

from boodle.rules.playing import FineAndPass, LowestHeld, PassLeft, SameSuit, Title, Void, VoidPay
from boodle.sheet.facts import Facts


def play(facts: Facts) -> None:
    """The first lead, and how a run goes on."""
    rulebook = facts.rulebook
    opening = rulebook.opening
    leader = opening.leader
    if isinstance(leader, LowestHeld):
        facts.tell("opening-lowest", "opening.leader", suit=leader.suit.letter, top=rulebook.succession.order == "down")
        if opening.lead == "that-card":
            facts.tell("opening-that-card", "opening.lead", "opening.suits")
    elif isinstance(leader, Title) and facts.counts("opening.leader"):
        facts.tell(
            "opening-title", "opening.leader", title=leader.title if leader.title == "poker" else "other", name=leader.title
        )
    else:
        facts.tell("opening", "opening.leader", who="dealer" if leader == "dealer" else "eldest")
    _first_lead(facts)
    facts.tell("lead-choice", "lead-choice.card", choice=_choice(facts, str(rulebook.lead_choice.card)))
    down = rulebook.succession.order == "down"
    facts.tell("next", "succession.order", down=down)
    facts.tell("next-response", "response.order", order=str(rulebook.response.order))
    facts.tell("face-up", "core.face-up")
    for phase in rulebook.phases:
        facts.quote(f"phase[{phase.name}]")


def _first_lead(facts: Facts) -> None:
    """Which card is led first, and what happens to a leader who has none of that kind."""
    opening, stuck = facts.rulebook.opening, facts.rulebook.stop.stuck
    suits, choice = str(opening.suits), str(opening.choice)
    found_by_it = isinstance(opening.leader, LowestHeld) and opening.lead == "that-card"
    if opening.suits == "any" or found_by_it:
        if choice != "usual":
            facts.tell("opening-choice", "opening.choice", choice=_choice(facts, choice))
        return
    first, _, of = _choice(facts, choice).partition("-")
    if of:
        facts.tell("opening-choice-limited", "opening.suits", "opening.choice", choice=of, suits=suits, first=first)
    else:
        facts.tell("opening-suits", "opening.suits", "opening.choice", suits=suits)
    if isinstance(stuck, FineAndPass):
        facts.tell("opening-stuck-fine", "stop.stuck", suits=suits, chips=stuck.chips, payee=facts.account(stuck.to))
    else:
        facts.tell("opening-stuck-pass" if isinstance(stuck, PassLeft) else "opening-stuck-lift", "stop.stuck", suits=suits)
    if facts.counts("stop.nobody") and not facts.limited:
        _nobody(facts)


def _choice(facts: Facts, choice: str) -> str:
    """Which card is led; where runs go down, the one they begin with is the highest."""
    down = facts.rulebook.succession.order == "down"
    return choice.replace("lowest", "highest") if down else choice


def stops(facts: Facts) -> None:
    """When a run stops, and who leads then."""
    rulebook = facts.rulebook
    ace, down = rulebook.deck.ace, rulebook.succession.order == "down"
    rank = "A" if (ace == "low" and down) else "2" if down else "K" if ace == "low" else "A"
    poker_aside = rulebook.poker.when == "before" and rulebook.poker.cards == "aside"
    facts.tell("stop-top", "core.stop", "deck.ace", rank=rank, both=ace == "both")
    facts.tell(
        "stop", "core.stop",
        dead=facts.spare, removed=bool(rulebook.deck.removed), aside=poker_aside,
        withheld="response" in rulebook.penalties,
    )  # fmt: skip
    facts.tell("stop-leader", "stop.leader", leader=str(rulebook.stop.leader))
    facts.tell("stop-no-cards", "core.no-cards")


def leads(facts: Facts) -> None:
    """Which suits may be led after a stop, and what happens to those who have none of them."""
    rulebook = facts.rulebook
    told = False
    for limit in sorted(rulebook.lead_limits, key=lambda each: str(each.suits)):
        if callable(limit.suits):
            facts.quote(facts.slot_of(limit.id))
            told = True
        elif limit.suits != "any" and facts.counts(facts.slot_of(limit.id)):
            facts.tell("limit", facts.slot_of(limit.id), suits=limit.suits)
            told = True
    if not told:
        facts.tell("limit-none", *[facts.slot_of(limit.id) for limit in rulebook.lead_limits] or ["core.free-leads"])
    stuck = rulebook.stop.stuck
    if facts.limited:
        if isinstance(stuck, FineAndPass):
            facts.tell("stuck-fine", "stop.stuck", chips=stuck.chips, payee=facts.account(stuck.to))
        elif isinstance(stuck, PassLeft):
            facts.tell("stuck-pass", "stop.stuck")
        else:
            facts.tell("stuck-lift", "stop.stuck")
        if facts.counts("stop.nobody"):
            _nobody(facts)


def _nobody(facts: Facts) -> None:
    """What happens where nobody may lead anything."""
    nobody = facts.rulebook.stop.nobody
    if isinstance(nobody, VoidPay):
        facts.tell("nobody-pay", "stop.nobody", payee=facts.account(nobody.to))
    elif isinstance(nobody, Void):
        facts.tell("nobody-void", "stop.nobody")
    elif isinstance(nobody, SameSuit):
        facts.tell("nobody-lift", "stop.nobody")
