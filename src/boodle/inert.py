"""Notes: rules that can never act in this rulebook, and choices that a player may not have meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boodle.cards import CARDS
from boodle.events import Caught, Irregularity, LimitLifted, Passed, PokerWon, RoundVoid, TurnedUp
from boodle.rulebook import RANKS, Note
from boodle.rules.base import UNSET
from boodle.rules.playing import SameSuit
from boodle.rules.setting import Cards
from boodle.tables import scope_of

if TYPE_CHECKING:
    from boodle.merging import Merging, Said
    from boodle.rulebook import Rulebook

_STANDARD: Final = RANKS.index("standard")
_HOUSE_RULE: Final = RANKS.index("house-rule")


def notes_on(rulebook: Rulebook, merging: Merging) -> tuple[Note, ...]:
    """All notes, sorted."""
    notes = {
        *_outranked(merging),
        *_stops(rulebook),
        *_stakes(rulebook),
        *_fees(rulebook),
        *_limits(rulebook),
        *_claims(rulebook),
        *_sales(rulebook),
        *_payouts(rulebook),
        *_unclaimed(rulebook),
    }
    return tuple(sorted(notes, key=lambda note: (note.kind, note.rule, note.text)))


def _note(rulebook: Rulebook, rule: str, text: str) -> list[Note]:
    plugin = next((answer.plugin for answer in rulebook.answers if answer.rule == rule), rule.partition(".")[0])
    return [] if plugin == "standard" else [Note("inert", rule, plugin, text)]


def _said_above_standard(rulebook: Rulebook, slot: str) -> str | None:
    answer = rulebook.answer(slot)
    return None if answer.rank == "standard" else answer.rule


def _outranked(merging: Merging) -> list[Note]:
    """A rule all of whose answers lost, and one that only repeats what would hold without it."""
    answers = {answer.slot: answer for answer in merging.answers}
    lost: dict[str, list[Note]] = {}
    repeated: dict[str, list[Note]] = {}
    acting = set()
    for slot, contenders in merging.slots.items():
        for value, said in contenders:
            if said.rank == _STANDARD or slot not in answers:
                continue
            answer = answers[slot]
            if value != answer.value:
                text = f"'{slot}' is decided by '{answer.rule}' instead"
                lost.setdefault(said.id, []).append(Note("choice", said.id, said.manifest.name, text))
            elif said.rank == _HOUSE_RULE and _holds_without(said, value, contenders):
                note = Note("inert", said.id, said.manifest.name, "says what holds here anyway")
                repeated.setdefault(said.id, []).append(note)
            else:
                acting.add(said.id)
    return [note for rule in {*lost, *repeated} - acting for note in (repeated[rule][:1] if rule in repeated else lost[rule])]


def _holds_without(said: Said, value: Any, contenders: list[tuple[Any, Said]]) -> bool:
    """Whether the best of the other answers is the same."""
    others = [(other, by) for other, by in contenders if by.id != said.id]
    top = max((by.rank for _, by in others), default=0)
    return bool(others) and all(other == value for other, by in others if by.rank == top)


def _stops(rulebook: Rulebook) -> list[Note]:
    notes = []
    limited = bool(rulebook.lead_limits)
    stuck = _said_above_standard(rulebook, "stop.stuck")
    nobody = _said_above_standard(rulebook, "stop.nobody")
    opening = rulebook.opening.suits != "any"
    if stuck and not limited and not opening:
        notes += _note(rulebook, stuck, "whoever is stopped may lead any suit, so nobody is ever stuck")
    if nobody and (not (limited or opening) or isinstance(rulebook.stop.stuck, SameSuit)):
        notes += _note(rulebook, nobody, "somebody can always lead, so the question never comes up")
    return notes


def _stakes(rulebook: Rulebook) -> list[Note]:
    notes = []
    if rulebook.stakes.mode != "fixed":
        factor = _said_above_standard(rulebook, "dealer-factor[layout].factor")
        if factor:
            notes += _note(rulebook, factor, "stakes are free, so the dealer's share of fixed stakes never counts")
        for ante in rulebook.antes:
            if ante.space == "layout":
                notes += _note(rulebook, ante.id, "stakes are free, so nothing fixed is put on the layout")
    else:
        for field in ("total", "minimum", "dealer_total", "cover_all"):
            rule = _said_above_standard(rulebook, f"stakes.{field}")
            if rule:
                notes += _note(rulebook, rule, f"stakes are fixed, so '{field}' never counts")
    for ante in rulebook.antes:
        if ante.dealer is not UNSET:
            for scope in ("layout", "winner-space", "pot"):
                factor = _said_above_standard(rulebook, f"dealer-factor[{scope}].factor")
                hit = ante.space == scope or any(s.name == ante.space and scope_of(s) == scope for s in rulebook.spaces)
                if factor and hit:
                    notes += _note(rulebook, factor, f"'{ante.id}' says itself what the dealer puts")
    for scope in ("layout", "winner-space", "pot"):
        factor = _said_above_standard(rulebook, f"dealer-factor[{scope}].factor")
        if factor and not any(scope_of(space) == scope for space in rulebook.spaces):
            notes += _note(rulebook, factor, f"there is no space of scope '{scope}'")
    return notes


def _fees(rulebook: Rulebook) -> list[Note]:
    never = {
        Irregularity: not rulebook.penalties,
        Passed: not rulebook.lead_limits
        and rulebook.response.order == "holder"
        and not rulebook.penalties
        and rulebook.opening.suits == "any",
        LimitLifted: not rulebook.lead_limits or not isinstance(rulebook.stop.stuck, SameSuit),
        RoundVoid: not rulebook.lead_limits or isinstance(rulebook.stop.stuck, SameSuit),
        TurnedUp: not rulebook.deal.turn_up,
        PokerWon: rulebook.poker.when == "none",
        Caught: not rulebook.layout.cards,
    }
    notes = []
    for fee in rulebook.fees:
        if never.get(fee.on, False):
            notes += _note(rulebook, fee.id, f"{fee.on.__name__} never happens here")
    return notes


def _limits(rulebook: Rulebook) -> list[Note]:
    words = {limit.suits: limit for limit in rulebook.lead_limits if isinstance(limit.suits, str)}
    if "other-suit" in words and "other-colour" in words:
        return _note(rulebook, words["other-suit"].id, "another colour is another suit anyway")
    return []


def _claims(rulebook: Rulebook) -> list[Note]:
    notes = []
    removed = rulebook.deck.removed
    for space in rulebook.spaces:
        for claim in space.claims:
            if removed and isinstance(claim.pattern, Cards) and claim.pattern.cards & removed:
                gone = ", ".join(str(card) for card in CARDS if card in claim.pattern.cards & removed)
                notes += _note(rulebook, space.id, f"'{space.name}' needs {gone}, which is not in the pack")
    return notes


def _sales(rulebook: Rulebook) -> list[Note]:
    notes = []
    if rulebook.deal.dead_hand == "none":
        for sale in rulebook.sales:
            rules = {answer.rule for answer in rulebook.answers if answer.slot.startswith(f"sale[{sale.name}].")}
            for rule in sorted(rules):
                notes += _note(rulebook, rule, "no spare hand is dealt, so none is sold")
    return notes


def _payouts(rulebook: Rulebook) -> list[Note]:
    """A table of payouts may sit on any board; what it says of spaces that are not there never counts."""
    here = {space.name for space in rulebook.spaces}
    return [
        note
        for name in rulebook.payouts
        if name not in here
        for rule in sorted({answer.rule for answer in rulebook.answers if answer.slot.startswith(f"payout[{name}].")})
        for note in _note(rulebook, rule, f"there is no space '{name}' to pay from")
    ]


def _unclaimed(rulebook: Rulebook) -> list[Note]:
    rule = _said_above_standard(rulebook, "layout.unclaimed")
    return _note(rulebook, rule, "there is no pay card on the layout") if rule and not rulebook.layout.cards else []
