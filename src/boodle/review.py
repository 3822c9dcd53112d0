"""From merged declarations to a finished rulebook: the order of its stages, its notes and its fingerprint."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from boodle.errors import BadReference, RuleConflict
from boodle.fingerprint import fingerprint
from boodle.inert import notes_on
from boodle.merging import Merging, in_order, is_custom, unknown
from boodle.recipe import Recipe
from boodle.rulebook import PluginInfo, Rulebook
from boodle.rules.base import says
from boodle.rules.dealing import DealRule, Poker, Sale
from boodle.rules.paying import Bank, CardPayment, Consequence, Fee, Penalty
from boodle.rules.phases import Phase
from boodle.rules.playing import (
    LeadChoice,
    LeadLimit,
    Opening,
    Response,
    StopRule,
    Succession,
)
from boodle.rules.session import FirstDealer, Residual, Rotation, SessionEnd, Tiebreak
from boodle.rules.setting import Ante, ClaimRule, DealerFactor, Deck, Layout, Payout, Stakes
from boodle.soundness import check_soundness, spaces_of

if TYPE_CHECKING:
    from boodle.loading import Loading

STAGES: Final = ("stakes", "deal", "look", "sales", "held-claims", "poker", "stops", "settlement")
"""The stages of a round that ``after`` of a phase may name."""

GAPS: Final = {
    "before-deal": ("", "stakes"),
    "before-play": ("look", "sales", "held-claims", "poker"),
    "after-play": ("stops",),
    "after-session": ("settlement",),
}
"""The stages of each gap after which a phase may come; the beginning of the round is nameless."""

Program = tuple[tuple[str, int], ...]


def finish(recipe: Recipe, merging: Merging, plugins: tuple[PluginInfo, ...], loading: Loading) -> Rulebook | None:
    """The rulebook; None where something is wrong. Problems go to ``merging.errors``."""
    errors = merging.errors
    spaces = spaces_of(merging)
    sales, phases, program = _program(recipe, merging, loading)
    check_soundness(recipe, merging, loading)
    if errors:
        return None
    limits = tuple(limit for limit in merging.get(LeadLimit) if limit.suits != "any")
    rulebook = Rulebook(
        recipe=recipe,
        plugins=plugins,
        deck=merging.get(Deck)[0],
        layout=merging.get(Layout)[0],
        spaces=spaces,
        claim_rule=merging.get(ClaimRule)[0],
        payouts=MappingProxyType({payout.space: payout for payout in merging.get(Payout)}),
        stakes=merging.get(Stakes)[0],
        antes=tuple(merging.get(Ante)),
        dealer_factors=MappingProxyType({factor.scope: factor for factor in merging.get(DealerFactor)}),
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
        penalties=MappingProxyType({penalty.offence: penalty for penalty in merging.get(Penalty)}),
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
    # the last two parts are about the others; nobody has seen the rulebook yet
    object.__setattr__(rulebook, "notes", notes_on(rulebook, merging))
    object.__setattr__(rulebook, "fingerprint", fingerprint(rulebook, _versions(merging, plugins)))
    return rulebook


def _program(recipe: Recipe, merging: Merging, loading: Loading) -> tuple[tuple[Sale, ...], tuple[Phase, ...], Program]:
    """The stages of a round: built-in ones in their fixed order, sales among themselves, each phase in its gap."""
    groups: dict[tuple[str, str], list[Any]] = {("before-play", "sales of the spare hand"): merging.get(Sale)}
    groups |= {(gap, stage): [] for gap, stages in GAPS.items() for stage in stages}
    for phase in merging.get(Phase):
        groups[phase.gap, _anchor(phase, merging)].append(phase)
    ordered = {}
    ties = {}
    for place, items in groups.items():
        ordered[place], ties[place] = in_order(items, lambda item: item.name, lambda item: item.after, recipe.phases)
    _check_order(recipe, merging, ordered, ties)
    known = {item.name for items in ordered.values() for item in items}
    if not loading.missing and not loading.gameless:
        merging.errors += [unknown(name, "phases", "phase or sale", known) for name in recipe.phases if name not in known]
    sales = tuple(ordered.pop(("before-play", "sales of the spare hand")))
    phases = tuple(phase for items in ordered.values() for phase in items)

    def after(gap: str, stage: str) -> list[tuple[str, int]]:
        return [("phase", phases.index(phase)) for phase in ordered[gap, stage]]

    early = [("sale", at) for at, sale in enumerate(sales) if sale.time == "before-look"]
    late = [("sale", at) for at, sale in enumerate(sales) if sale.time != "before-look"]
    program = [
        *after("before-deal", ""), ("stakes", 0), *after("before-deal", "stakes"), ("deal", 0), ("stakes", 1), *early,
        ("look", 0), *after("before-play", "look"), *late, *after("before-play", "sales"),
        ("held-claims", 0), *after("before-play", "held-claims"), ("poker", 0), *after("before-play", "poker"), ("stops", 0),
        *after("after-play", "stops"), ("settlement", 0), ("between", 0), *after("after-session", "settlement"),
        ("residual", 0), ("verdict", 0),
    ]  # fmt: skip
    return sales, phases, tuple(program)


def _anchor(phase: Phase, merging: Merging) -> str:
    """The stage of its gap that a phase comes after: the last one it names; if none, before the deal the first, then the last."""
    stages = GAPS[phase.gap]
    named = [stage for stage in STAGES if stage in phase.after]
    if named and STAGES.index(named[-1]) > STAGES.index(stages[-1]):
        said = next(said for said in merging.said if said.declaration is phase)
        merging.errors.append(
            BadReference(
                f"phase {said.by} stands in the gap {phase.gap!r} and after {named[-1]!r}, which comes later; "
                f"change one of the two, or leave it out: without=({said.id!r},)",
                rule=said.id,
                plugin=said.manifest.name,
                account=named[-1],
                remedies=(f"without=({said.id!r},)",),
            )
        )
    here = [stage for stage in named if stage in stages]
    return here[-1] if here else stages[0] if phase.gap == "before-deal" else stages[-1]


def _check_order(
    recipe: Recipe, merging: Merging, ordered: dict[tuple[str, str], list[Any]], ties: dict[tuple[str, str], tuple[str, ...]]
) -> None:
    """Every order must be said, by the phases and sales themselves or by the recipe, and not in two ways."""
    whole = tuple(item.name for place, items in ordered.items() for item in items if ties[place] or item.name in recipe.phases)
    remedy = f"phases={whole!r}"
    for place, items in ordered.items():
        names = [item.name for item in items]
        told = [name for name in recipe.phases if name in names]
        against = told != [name for name in names if name in told]
        if not ties[place] and not against:
            continue
        about = ties[place] or tuple(told)
        contenders = sorted(
            said.id for said in merging.said if isinstance(said.declaration, Sale | Phase) and said.declaration.name in about
        )
        which = " and ".join(map(repr, about))
        what = f"the order of {which} is open" if ties[place] else f"'phases' gives {which} an order that their 'after' forbids"
        message = f"{what} ({', '.join(contenders)}); give an order in the recipe: {remedy}"
        merging.errors.append(RuleConflict(message, slot="phases", contenders=tuple(contenders), remedies=(remedy,)))


def _custom(merging: Merging) -> tuple[str, ...]:
    live = {answer.rule for answer in merging.answers}
    return tuple(sorted(said.id for said in merging.said if said.id in live and is_custom(said.declaration)))


def _versions(merging: Merging, plugins: tuple[PluginInfo, ...]) -> Callable[[object], str]:
    """For a callable inside a rule: the plug-in and version it belongs to; where that cannot be told, all that have some.

    So do the plug-in's parameters that are not as it has them by default: nobody knows what a callable makes of them.
    """
    given = {plugin.name: plugin.unusual for plugin in plugins}
    live = {answer.rule for answer in merging.answers}
    custom = [said for said in merging.said if said.id in live and is_custom(said.declaration)]
    versions = {
        id(value): f"{said.manifest.name} {said.manifest.version}{given[said.manifest.name]}"
        for said in sorted(custom, key=lambda said: said.id, reverse=True)
        for value in says(said.declaration).values()
    }
    names = {f"{said.manifest.name} {said.manifest.version}{given[said.manifest.name]}" for said in custom}
    everybody = " ".join(sorted(names))
    return lambda value: versions.get(id(value), everybody)
