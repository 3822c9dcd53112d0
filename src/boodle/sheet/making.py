"""From a rulebook to facts, and from facts to sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boodle.idle import idle
from boodle.languages.catalogue import Catalogue
from boodle.rules.base import text_in
from boodle.sheet import dealing, paying, playing, session, setting
from boodle.sheet.facts import CORE, Fact, Facts, unsaid
from boodle.sheet.sheets import Origin, Sentence

if TYPE_CHECKING:
    from boodle.rulebook import Answer, Rulebook

SECTIONS: Final[dict[str, Callable[[Facts], None]]] = {
    "players": setting.players,
    "cards": setting.cards,
    "layout": setting.layout,
    "stakes": setting.stakes,
    "deal": dealing.deal,
    "spare-hand": dealing.spare_hand,
    "poker": dealing.poker,
    "play": playing.play,
    "stops": playing.stops,
    "leads": playing.leads,
    "collecting": paying.collecting,
    "going-out": paying.going_out,
    "payments": paying.payments,
    "false-play": paying.false_play,
    "session": session.session,
}
"""The parts of a sheet in the order in which a table is played, each with what gathers its facts."""


def facts(rulebook: Rulebook) -> dict[str, tuple[Fact, ...]]:
    """What is true at a table, by the parts of its sheet; before it is put into any language."""
    found = {}
    for key, gather in SECTIONS.items():
        gathered = Facts(rulebook)
        gather(gathered)
        if gathered.found:
            found[key] = tuple(gathered)
    return found


def untold(rulebook: Rulebook) -> tuple[str, ...]:
    """The questions of a rulebook that count and that its sheet does not answer; there should be none."""
    told = {slot for found in facts(rulebook).values() for fact in found for slot in fact.slots}
    never = idle(rulebook)
    return tuple(
        answer.slot
        for answer in rulebook.answers
        if not ({answer.slot} & told or {answer.slot, answer.rule} & never.keys() or unsaid(answer.slot, answer.value))
    )


def sentence(fact: Fact, rulebook: Rulebook, said: Catalogue) -> Sentence:
    """A fact in words."""
    text = said.say(fact.key, fact.values) if fact.key else text_in(fact.text, said.lang)
    return Sentence(text[:1].upper() + text[1:], _origins(fact, rulebook), fact.key, fact.slots)


def _origin(answer: Answer) -> Origin:
    return Origin(answer.rule, answer.plugin, answer.version, answer.source)


def _origins(fact: Fact, rulebook: Rulebook) -> tuple[Origin, ...]:
    answers = {answer.slot: answer for answer in rulebook.answers}
    origins = []
    for slot in fact.slots:
        if slot in CORE:
            origins.append(Origin(slot, "boodle", "", CORE[slot]))
        elif slot in answers:
            answer = answers[slot]
            origins.append(_origin(answer))
        elif slot.startswith("sale["):
            # a sale says what it wants; what it leaves open is as sales are, and belongs to it all the same
            sale = slot.partition("]")[0]
            origins.append(_origin(next(answer for answer in rulebook.answers if answer.slot.startswith(sale))))
    return tuple(dict.fromkeys(origins))
