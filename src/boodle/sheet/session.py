"""Rounds that follow each other, and the end."""

from __future__ import annotations

from boodle.sheet.facts import Facts


def session(facts: Facts) -> None:
    """Who deals first and next, when it ends, and who has won."""
    rulebook = facts.rulebook
    by = rulebook.first_dealer.by
    ace = {"ace": str(rulebook.deck.ace)} if by in ("high-cut", "low-cut") else {}
    facts.tell(f"first-dealer-{by}", "first-dealer.by", **ace)
    facts.tell(f"rotation-{rulebook.rotation.next}", "rotation.next")
    endings = facts.of_kind("SessionEnd")
    if "rounds" in rulebook.session_end:
        _rounds(facts, endings)
    if "somebody-broke" in rulebook.session_end:
        facts.tell("end-somebody-broke", *endings)
    if "all-but-one-broke" in rulebook.session_end:
        facts.tell("end-all-but-one-broke", *endings, how=str(rulebook.bank.broke_when))
    if facts.counts("bank.broke_when"):
        facts.tell(f"broke-{rulebook.bank.broke_when}", "bank.broke_when")
    facts.tell("end-time", "core.time")
    facts.tell("winner", "core.most-chips")
    facts.tell(f"tie-{rulebook.tiebreak.by}", "tiebreak.by")
    if facts.counts("residual.chips"):
        facts.tell(f"residual-{rulebook.residual.chips}", "residual.chips")
    if rulebook.residual.chips == "open-hand" and rulebook.poker.when == "none":
        facts.quote("poker.ranking")


def _rounds(facts: Facts, endings: tuple[str, ...]) -> None:
    """After how many rounds; where none is agreed and nothing else ends the session, everybody deals once."""
    rulebook = facts.rulebook
    rounds = rulebook.session_rounds
    if rounds or (rulebook.session_end == {"rounds"} and rulebook.rotation.next == "left"):
        facts.tell("end-rounds", *endings, rounds=rounds, each=rounds or rulebook.seats)
    elif rulebook.session_end == {"rounds"}:
        facts.tell("end-rounds-played", *endings, each=rulebook.seats)
    else:
        facts.tell("end-rounds-agreed", *endings)
