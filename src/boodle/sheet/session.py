"""Rounds that follow each other, and the end."""

from __future__ import annotations

from boodle.sheet.facts import Facts


def session(facts: Facts) -> None:
    """Who deals first and next, when it ends, and who has won."""
    rulebook = facts.rulebook
    facts.tell(f"first-dealer-{rulebook.first_dealer.by}", "first-dealer.by")
    facts.tell(f"rotation-{rulebook.rotation.next}", "rotation.next")
    endings = facts.of_kind("SessionEnd")
    if "rounds" in rulebook.session_end:
        rounds = rulebook.session_rounds
        facts.tell("end-rounds", *endings, rounds=rounds, each=rounds or rulebook.seats)
    for ending in ("somebody-broke", "all-but-one-broke"):
        if ending in rulebook.session_end:
            facts.tell(f"end-{ending}", *endings)
    if facts.counts("bank.broke_when"):
        facts.tell(f"broke-{rulebook.bank.broke_when}", "bank.broke_when")
    facts.tell("end-time", "core.time")
    facts.tell("winner", "core.most-chips")
    facts.tell(f"tie-{rulebook.tiebreak.by}", "tiebreak.by")
    if facts.counts("residual.chips"):
        facts.tell(f"residual-{rulebook.residual.chips}", "residual.chips")
    if rulebook.residual.chips == "open-hand" and rulebook.poker.when == "none":
        facts.quote("poker.ranking")
