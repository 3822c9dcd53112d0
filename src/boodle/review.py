"""From merged declarations to a finished rulebook: order, references, fields that depend on each other, inert rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import attrs

from boodle.cards import ALL, CARDS
from boodle.chips import BANK
from boodle.errors import BadReference, RuleConflict
from boodle.fingerprint import fingerprint
from boodle.inert import notes_on
from boodle.merging import Merging, Said, in_order, unknown
from boodle.recipe import Recipe
from boodle.rulebook import PluginInfo, Rulebook
from boodle.rules.base import UNSET, Declaration, fields_of
from boodle.rules.dealing import DealRule, Poker, Sale
from boodle.rules.paying import Bank, CardPayment, Consequence, Fee, Penalty
from boodle.rules.phases import Phase
from boodle.rules.playing import (
    FineAndPass,
    LeadChoice,
    LeadLimit,
    Opening,
    Response,
    StopRule,
    Succession,
    VoidPay,
)
from boodle.rules.session import FirstDealer, Residual, Rotation, SessionEnd, Tiebreak
from boodle.rules.setting import Ante, Cards, Claim, ClaimRule, DealerFactor, Deck, Layout, Payout, Space, Stakes
from boodle.tables import free_spaces, resolve

STAGES = ("stakes", "deal", "look", "sales", "held-claims", "poker", "stops", "settlement")
"""The stages of a round that ``after`` of a phase may name."""

Program = tuple[tuple[str, int], ...]


def finish(recipe: Recipe, merging: Merging, plugins: tuple[PluginInfo, ...], hollow: bool) -> Rulebook | None:
    """The rulebook; None where something it stands on is missing. Problems go to ``merging.errors``."""
    errors = merging.errors
    spaces = _spaces(merging)
    sales, phases, program = _program(recipe, merging)
    if not hollow:
        _check_references(recipe, merging, spaces)
        _check_dependent(merging, spaces)
    if errors or hollow:
        return None
    limits = tuple(limit for limit in merging.get(LeadLimit) if limit.suits != "any")
    rulebook = Rulebook(
        recipe=recipe,
        plugins=plugins,
        deck=merging.get(Deck)[0],
        layout=merging.get(Layout)[0],
        spaces=spaces,
        claim_rule=merging.get(ClaimRule)[0],
        payouts={payout.space: payout for payout in merging.get(Payout)},
        stakes=merging.get(Stakes)[0],
        antes=tuple(merging.get(Ante)),
        dealer_factors={factor.scope: factor for factor in merging.get(DealerFactor)},
        deal=merging.get(DealRule)[0],
        sales=sales,
        poker=merging.get(Poker)[0],
        phases=phases,
        succession=merging.get(Succession)[0],
        opening=merging.get(Opening)[0],
        lead_limits=limits,
        lead_choice=merging.get(LeadChoice)[0],
        response=merging.get(Response)[0],
        stop=merging.get(StopRule)[0],
        card_payments=tuple(payment for payment in merging.get(CardPayment) if payment.chips),
        fees=tuple(fee for fee in merging.get(Fee) if fee.chips),
        consequences=tuple(merging.get(Consequence)),
        bank=merging.get(Bank)[0],
        penalties={penalty.offence: penalty for penalty in merging.get(Penalty)},
        first_dealer=merging.get(FirstDealer)[0],
        rotation=merging.get(Rotation)[0],
        session_end=frozenset(word for end in merging.get(SessionEnd) for word in end.when),
        session_rounds=max((end.rounds for end in merging.get(SessionEnd) if "rounds" in end.when), default=0),
        tiebreak=merging.get(Tiebreak)[0],
        residual=merging.get(Residual)[0],
        answers=tuple(sorted(merging.answers, key=lambda answer: answer.slot)),
        notes=(),
        custom_rules=_custom(merging),
        fingerprint="",
        program=program,
    )
    return attrs.evolve(rulebook, notes=notes_on(rulebook, merging), fingerprint=fingerprint(rulebook, _versions(merging)))


def _spaces(merging: Merging) -> tuple[Space, ...]:
    layout_rule = merging.get(Layout)[0]
    cards = layout_rule.cards
    unclaimed = "keep" if layout_rule.unclaimed is UNSET else layout_rule.unclaimed
    layout = [
        Space(id="", name=str(card), place=place, claims=(Claim(pattern=Cards(str(card))),), unclaimed=unclaimed)
        for place, card in enumerate(() if cards is UNSET else cards)
    ]
    further = sorted(merging.get(Space), key=lambda space: space.place)
    return (*layout, *further)


def _program(recipe: Recipe, merging: Merging) -> tuple[tuple[Sale, ...], tuple[Phase, ...], Program]:
    """The stages of a round: built-in ones in their fixed order, sales among themselves, each phase in its gap."""
    sales, ties = in_order(merging.get(Sale), lambda sale: sale.name, lambda sale: sale.after, recipe.phases)
    _report_ties("sales", ties, merging)
    phases: list[Phase] = []
    for gap in ("before-deal", "before-play", "after-play", "after-session"):
        for anchor in STAGES:
            here = [each for each in merging.get(Phase) if each.gap == gap and _anchor(each) == anchor]
            ordered, ties = in_order(here, lambda phase: phase.name, lambda phase: phase.after, recipe.phases)
            _report_ties("phases", ties, merging)
            phases += ordered
    known = {sale.name for sale in sales} | {phase.name for phase in phases}
    for name in recipe.phases:
        if name not in known:
            merging.errors.append(unknown(name, "phases", "phase or sale", known))

    def gap_of(gap: str, anchor: str | None = None) -> list[tuple[str, int]]:
        return [
            ("phase", at) for at, phase in enumerate(phases) if phase.gap == gap and (anchor is None or _anchor(phase) == anchor)
        ]

    early = [("sale", at) for at, sale in enumerate(sales) if sale.time == "before-look"]
    late = [("sale", at) for at, sale in enumerate(sales) if sale.time != "before-look"]
    program = [
        *gap_of("before-deal"), ("stakes", 0), ("deal", 0), ("stakes", 1), *early, ("look", 0),
        *gap_of("before-play", "look"), *late, *gap_of("before-play", "sales"),
        ("held-claims", 0), *gap_of("before-play", "held-claims"), ("poker", 0), *gap_of("before-play", "poker"), ("stops", 0),
        *gap_of("after-play"), ("settlement", 0), ("between", 0), *gap_of("after-session"), ("residual", 0), ("verdict", 0),
    ]  # fmt: skip
    return tuple(sales), tuple(phases), tuple(program)


def _anchor(phase: Phase) -> str:
    """The built-in stage that a phase comes after; in a gap with several, the last one unless it says otherwise."""
    named = [stage for stage in ("look", "sales", "held-claims", "poker") if stage in phase.after]
    return named[-1] if named and phase.gap == "before-play" else "poker"


def _report_ties(what: str, ties: tuple[str, ...], merging: Merging) -> None:
    if not ties:
        return
    contenders = tuple(
        sorted(said.id for said in merging.said if isinstance(said.declaration, Sale | Phase) and said.declaration.name in ties)
    )
    merging.errors.append(
        RuleConflict(
            f"the order of the {what} {' and '.join(map(repr, ties))} is open; say it in the recipe: phases={ties!r}",
            slot="phases",
            contenders=contenders,
            remedies=(f"phases={ties!r}",),
        )
    )


def _callable(value: object) -> bool:
    return callable(value) and not isinstance(value, type)


def _custom(merging: Merging) -> tuple[str, ...]:
    live = {answer.rule for answer in merging.answers}
    return tuple(
        sorted(
            said.id
            for said in merging.said
            if said.id in live and any(_callable(getattr(said.declaration, f)) for f in fields_of(said.declaration))
        )
    )


def _versions(merging: Merging) -> Callable[[object], str]:
    """For a callable inside a rule: the plug-in and version it belongs to."""

    def version(value: object) -> str:
        for said in merging.said:
            for field in fields_of(said.declaration):
                if getattr(said.declaration, field) is value:
                    return f"{said.manifest.name} {said.manifest.version}"
        return "unknown"

    return version


def _check_references(recipe: Recipe, merging: Merging, spaces: tuple[Space, ...]) -> None:
    """Every account that a live declaration names must exist."""
    if any(slot.startswith(("layout", "space")) for slot in merging.poisoned):
        return
    live = {answer.rule for answer in merging.answers}
    for said in merging.said:
        if said.id in live:
            for names, role in _accounts(said.declaration):
                if resolve(names, spaces, recipe.seats, role) is None:
                    here = ", ".join([*(repr(space.name) for space in spaces), f"'{BANK}'"])
                    merging.errors.append(_bad_reference(said, names, here))


def _accounts(rule: Declaration) -> Iterable[tuple[tuple[str, ...], str]]:
    if isinstance(rule, Fee):
        yield rule.payer, rule.on.role
        yield rule.payee, rule.on.role
    elif isinstance(rule, StopRule):
        if isinstance(rule.stuck, FineAndPass):
            yield rule.stuck.to, ""
        if isinstance(rule.nobody, VoidPay):
            yield rule.nobody.to, ""
    elif isinstance(rule, Penalty):
        yield rule.fine.to, ""
    elif isinstance(rule, Sale):
        if rule.payee is not UNSET:
            yield rule.payee, ""
    elif isinstance(rule, Ante):
        yield (rule.space,), ""


def _bad_reference(said: Said, names: tuple[str, ...], here: str) -> BadReference:
    what = " or ".join(map(repr, names))
    hint = "; add a plug-in that brings one, such as 'kitty'" if "winner-space" in names else ""
    return BadReference(
        f"rule {said.by} names the account {what}, which no plug-in of this recipe has; there are {here}{hint} "
        f"or leave the rule out: without=({said.id!r},)",
        rule=said.id,
        plugin=said.manifest.name,
        account=names[0],
    )


def _check_dependent(merging: Merging, spaces: tuple[Space, ...]) -> None:
    errors = merging.errors
    stakes = merging.get(Stakes)[0]
    deck = merging.get(Deck)[0]
    removed = 0 if deck.removed is UNSET else deck.removed.mask
    free = len(free_spaces(spaces, {ante.space for ante in merging.get(Ante)}))
    numbers = (stakes.total, stakes.minimum)
    if stakes.mode == "free" and all(type(number) is int for number in numbers):
        total, minimum = (int(number) for number in numbers if number is not UNSET)
        if minimum * free > total:
            _dependent(merging, ("stakes.total", "stakes.minimum"), f"{minimum} on each of {free} spaces is more than {total}")
    if stakes.mode in ("free", "one-horse") and not free:
        _dependent(merging, ("stakes.mode",), "there is no space to stake on")
    names = [space.name for space in spaces]
    for name in sorted({name for name in names if names.count(name) > 1}):
        errors.append(
            RuleConflict(
                f"two spaces are called {name!r}; a space needs a name of its own",
                slot=f"space[{name}]",
                contenders=tuple(sorted(a.rule for a in merging.answers if a.slot in ("layout.cards", f"space[{name}]"))),
                remedies=(),
            )
        )
    if not ALL & ~removed:
        _dependent(merging, ("deck.removed",), "no card is left in the pack")
    layout = merging.get(Layout)[0].cards
    missing = [card for card in CARDS if removed >> card.index & 1 and layout is not UNSET and card in layout]
    for card in missing:
        _dependent(merging, ("deck.removed", "layout.cards"), f"the pay card {card} is not in the pack")
    poker = merging.get(Poker)[0]
    if poker.when != "none":
        if poker.ranking is UNSET:
            _dependent(merging, ("poker.when",), "nobody says how poker hands rank")
        if not any(claim.when == "poker" for space in spaces for claim in space.claims):
            _dependent(merging, ("poker.when",), "there is no pot to play for")
    elif poker.ranking is UNSET and merging.get(Residual)[0].chips == "open-hand":
        _dependent(merging, ("residual.chips",), "nobody says how poker hands rank")


def _dependent(merging: Merging, slots: tuple[str, ...], why: str) -> None:
    if merging.poisoned & set(slots):
        return
    answers = [answer for answer in merging.answers if answer.slot in slots]
    rules = tuple(sorted({answer.rule for answer in answers}))
    merging.errors.append(
        RuleConflict(
            f"{' and '.join(map(repr, slots))} do not fit together: {why} (by {', '.join(map(repr, rules))}); "
            f"change a parameter or leave one out: {' or '.join(f'without=({rule!r},)' for rule in rules)}",
            slot=slots[0],
            contenders=rules,
            remedies=tuple(f"without=({rule!r},)" for rule in rules),
        )
    )
