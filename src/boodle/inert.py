"""Notes: rules that can never act in this rulebook, and choices that a player may not have meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boodle.cards import CARDS
from boodle.events import Caught, Irregularity, LimitLifted, Passed, PokerWon, RoundVoid, TurnedUp
from boodle.rulebook import RANKS, Note
from boodle.rules.base import UNSET
from boodle.rules.paying import CardPayment, Consequence, Fee
from boodle.rules.playing import FineAndPass, LeadLimit, SameSuit
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
        *_nothing(rulebook, merging),
        *_claims(rulebook),
        *_claim_rule(rulebook),
        *_sales(rulebook),
        *_payouts(rulebook),
        *_surplus(rulebook),
        *_unclaimed(rulebook),
        *_residual(rulebook),
        *_bank(rulebook),
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
    for (_, slot), contenders in merging.slots.items():
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
        for ante in rulebook.antes:
            if ante.space == "layout":
                notes += _note(rulebook, ante.id, "stakes are free, so nothing fixed is put on the layout")
    else:
        for field in ("total", "minimum", "dealer_total", "cover_all"):
            rule = _said_above_standard(rulebook, f"stakes.{field}")
            if rule:
                notes += _note(rulebook, rule, f"stakes are fixed, so '{field}' never counts")
    for scope in ("layout", "winner-space", "pot"):
        factor = _said_above_standard(rulebook, f"dealer-factor[{scope}].factor")
        if factor:
            notes += [note for why in _factor_idle(rulebook, scope) for note in _note(rulebook, factor, why)]
    return notes


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
        Caught: not _single_cards_earn(rulebook),
    }
    notes = []
    rules: tuple[Fee | Consequence, ...] = (*rulebook.fees, *rulebook.consequences)
    for rule in rules:
        if never.get(rule.on, False):
            notes += _note(rulebook, rule.id, f"{rule.on.__name__} never happens here")
    return notes


def _single_cards_earn(rulebook: Rulebook) -> bool:
    """Whether playing a single card earns a space."""
    return any(need.bit_count() == 1 for by_card in rulebook.tables.claims for claims in by_card for _, need in claims)


def _limits(rulebook: Rulebook) -> list[Note]:
    words = {limit.suits: limit for limit in rulebook.lead_limits if isinstance(limit.suits, str)}
    if "other-suit" in words and "other-colour" in words:
        return _note(rulebook, words["other-suit"].id, "another colour is another suit anyway")
    return []


def _nothing(rulebook: Rulebook, merging: Merging) -> list[Note]:
    """A rule that says 'no limit' or 'no chips' means something only where it outranks another."""
    limits = {limit.id: "leads are free here anyway" for limit in merging.get(LeadLimit) if limit.suits == "any"}
    payments = {each.id: "no chips move" for each in merging.get(CardPayment) if not each.chips}
    fees = {fee.id: "no chips move" for fee in merging.get(Fee) if not fee.chips}
    over = {answer.rule for answer in rulebook.answers if answer.over}
    idle = [(rule, why) for rule, why in (limits | payments | fees).items() if rule not in over]
    return [note for rule, why in idle for note in _note(rulebook, rule, why)]


def _claims(rulebook: Rulebook) -> list[Note]:
    notes = []
    removed = rulebook.deck.removed
    for space in rulebook.spaces:
        for claim in space.claims:
            if removed and isinstance(claim.pattern, Cards) and claim.pattern.cards & removed:
                gone = ", ".join(str(card) for card in CARDS if card in claim.pattern.cards & removed)
                notes += _note(rulebook, space.id, f"'{space.name}' needs {gone}, which is not in the pack")
    return notes


def _claim_rule(rulebook: Rulebook) -> list[Note]:
    """What is said of all claims counts where a claim leaves it open."""
    claims = [claim for space in rulebook.spaces for claim in space.claims]
    by_cards = [claim for claim in claims if claim.when is UNSET or claim.when in ("played", "held")]
    notes = []
    when, by = (_said_above_standard(rulebook, f"claims.{field}") for field in ("when", "by"))
    if when and all(claim.when is not UNSET for claim in claims) and (by != when or rulebook.claim_rule.by == "engine"):
        notes += _note(rulebook, when, "every space says itself when it is earned")
    if by and all(claim.by is not UNSET for claim in by_cards) and by != when:
        notes += _note(rulebook, by, "no space leaves it open who claims it")
    return notes


def _sales(rulebook: Rulebook) -> list[Note]:
    surplus = rulebook.tables.pack.bit_count() % rulebook.seats if rulebook.deal.leftover == "dead-hand" else 0
    if rulebook.deal.dead_hand != "none" or surplus:
        return []
    notes = []
    for sale in rulebook.sales:
        rules = {answer.rule for answer in rulebook.answers if answer.slot.startswith(f"sale[{sale.name}].")}
        for rule in sorted(rules):
            notes += _note(rulebook, rule, "no spare hand is dealt, so none is sold")
    seen = _said_above_standard(rulebook, "deal.seen")
    return notes + (_note(rulebook, seen, "no spare hand is dealt, so nobody sees one") if seen else [])


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


def _surplus(rulebook: Rulebook) -> list[Note]:
    """Whether anything is left over when the pack is dealt that does not fall to the dead hand anyway."""
    rule = _said_above_standard(rulebook, "deal.leftover")
    hands = rulebook.seats + (rulebook.deal.dead_hand != "none")
    left = rulebook.tables.pack.bit_count() % hands
    if rule and left <= (rulebook.deal.dead_hand == "first"):
        return _note(rulebook, rule, f"for {rulebook.seats} players all hands are equal anyway")
    return []


def _unclaimed(rulebook: Rulebook) -> list[Note]:
    rule = _said_above_standard(rulebook, "layout.unclaimed")
    return _note(rulebook, rule, "there is no pay card on the layout") if rule and not rulebook.layout.cards else []


def _residual(rulebook: Rulebook) -> list[Note]:
    """Whether chips can be left when the session ends: where every round has a winner who takes them all, there are none."""
    rule = _said_above_standard(rulebook, "residual.chips")
    always_won = not rulebook.penalties and (
        isinstance(rulebook.stop.stuck, SameSuit) or (not rulebook.lead_limits and rulebook.opening.suits == "any")
    )
    emptied = all(space.unclaimed == "winner" or scope_of(space) == "winner-space" for space in rulebook.spaces)
    return _note(rulebook, rule, "the winner of each round leaves nothing") if rule and always_won and emptied else []


def _bank(rulebook: Rulebook) -> list[Note]:
    """Who cannot pay is asked only where somebody may have to."""
    rule = _said_above_standard(rulebook, "bank.cannot_pay")
    broke = _said_above_standard(rulebook, "bank.broke_when")
    asked = "somebody-broke" in rulebook.session_end or "all-but-one-broke" in rulebook.session_end
    notes = []
    if rule and not _anybody_pays(rulebook) and (rule != broke or not asked or rulebook.bank.broke_when == "zero"):
        notes += _note(rulebook, rule, "nobody has to pay anything but his stakes")
    if broke and not asked and broke != rule:
        notes += _note(rulebook, broke, "no session ends here because somebody is broke")
    odd = _said_above_standard(rulebook, "bank.odd_chips")
    if odd and odd not in (rule, broke) and not _anybody_shares(rulebook):
        notes += _note(rulebook, odd, "no two players ever share a space")
    return notes


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
