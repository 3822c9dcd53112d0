"""The algebra: how the answers of several plug-ins become one.

Within a slot (a question) the highest rank wins; two different answers of one rank are a conflict. What adds up (spaces,
antes, penalties, phases) is a union by key; what combines (limits, payments, endings) combines over topics, and within a
topic rank decides. Neither the order of plug-ins nor their names decide anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import attrs

from boodle.errors import RuleConflict, RulesError, UnknownRule, did_you_mean
from boodle.hookspecs import Manifest
from boodle.rulebook import RANKS, Answer
from boodle.rules.base import Declaration, fields_of, says
from boodle.rules.dealing import DealRule, Poker, Sale
from boodle.rules.paying import Bank, CardPayment, Consequence, Fee, Penalty
from boodle.rules.phases import Phase
from boodle.rules.playing import LeadChoice, LeadLimit, Opening, Response, StopRule, Succession
from boodle.rules.session import FirstDealer, Residual, Rotation, SessionEnd, Tiebreak
from boodle.rules.setting import Ante, ClaimRule, DealerFactor, Deck, Layout, Payout, Space, Stakes

D = TypeVar("D", bound=Declaration)

SINGLE: Final[tuple[type[Declaration], ...]] = (
    Deck, Layout, ClaimRule, Stakes, DealRule, Poker, Succession, Opening, LeadChoice, Response, StopRule, Bank, FirstDealer,
    Rotation, Tiebreak, Residual,
)  # fmt: skip
KEYED: Final[tuple[type[Declaration], ...]] = (Payout, DealerFactor, Sale)
UNION: Final[tuple[type[Declaration], ...]] = (Ante, Space, Penalty, Phase)
TOPICS: Final[dict[type[Declaration], str]] = {
    LeadLimit: "limits", CardPayment: "payments", Fee: "payments", Consequence: "payments", SessionEnd: "endings",
}  # fmt: skip
"""What combines, and with what: a fee may take the place of a card payment, but never that of a lead limit."""

SALE_DEFAULTS: Final[dict[str, Any]] = {
    "form": "swap", "buyers": "others", "offer": "always", "opening": 1, "step": 1, "sealed": False, "price": 0,
    "payee": ("seller",), "eligible": "any", "time": "after-look", "old_hand": "dead", "advance": 0, "unsold": "stays",
    "after": (),
}  # fmt: skip
DEFAULTS: Final[dict[type[Declaration], dict[str, Any]]] = {
    Sale: SALE_DEFAULTS,
    Payout: {"chips": "pot", "payer": "bank"},
}


@attrs.frozen
class Said:
    """One declaration, by whom, and at which rank."""

    declaration: Declaration
    manifest: Manifest
    rank: int

    @property
    def id(self) -> str:
        """The id of the rule."""
        return self.declaration.id

    @property
    def by(self) -> str:
        """The rule with its plug-in and version, for messages."""
        return f"'{self.id}' ({self.manifest.name} {self.manifest.version})"


Contender = tuple[Any, Said]
"""An answer, and who gives it."""


def contenders_of(said: Said) -> dict[str, Any]:
    """The slots that a declaration answers, with its answers: each field of a question, or the whole of it."""
    rule = said.declaration
    kind = type(rule)
    if kind in TOPICS:
        return {getattr(rule, "topic", "") or rule.id: _content(rule)}
    key = f"{kind.slot or kind.__name__.lower()}[{getattr(rule, kind.key)}]" if kind.key else kind.slot
    if kind in UNION:
        return {key: _content(rule)}
    return {f"{key}.{field}": value for field, value in says(rule).items() if field != kind.key}


def is_custom(declaration: Declaration) -> bool:
    """Whether it holds a callable, and so is no data."""
    return any(callable(value) and not isinstance(value, type) for value in says(declaration).values())


@attrs.define
class Merging:
    """One run of the algebra: what was said, what the recipe prefers, and what came out."""

    said: list[Said]
    prefer: dict[str, str]
    errors: list[RulesError] = attrs.field(factory=list)
    excused: Callable[[str], bool] = lambda _: False
    """Whether a rule may be missing because of a fault that is reported already."""
    answers: list[Answer] = attrs.field(factory=list)
    poisoned: set[str] = attrs.field(factory=set)
    slots: dict[tuple[str, str], list[Contender]] = attrs.field(factory=dict)
    """Who answers what: by family of topics (otherwise empty) and slot."""
    winners: dict[tuple[str, str], Contender] = attrs.field(factory=dict)
    merged: dict[type[Declaration], list[Declaration]] = attrs.field(factory=dict)

    def run(self) -> None:
        """Merge everything."""
        for said in sorted(self.said, key=lambda said: said.id):
            for slot, value in contenders_of(said).items():
                self.slots.setdefault((TOPICS.get(type(said.declaration), ""), slot), []).append((value, said))
        self._check_preferences()
        for place, contenders in sorted(self.slots.items()):
            self.winners[place] = self._decide(place[1], contenders)
        for kind in SINGLE:
            self.merged[kind] = [self._build(kind, kind.slot, {})]
        for kind in KEYED:
            keys = sorted({getattr(said.declaration, kind.key) for said in self.said if type(said.declaration) is kind})
            self.merged[kind] = [self._build(kind, f"{kind.slot}[{key}]", {kind.key: key}) for key in keys]
        for kind in (*UNION, *TOPICS):
            self.merged[kind] = [said.declaration for _, said in self.winners.values() if type(said.declaration) is kind]

    def get(self, kind: type[D]) -> list[D]:
        """All merged declarations of one kind."""
        return self.merged[kind]  # type: ignore[return-value]  # filed under their own type

    def _check_preferences(self) -> None:
        for slot, rule in sorted(self.prefer.items()):
            rules = {said.id for (_, name), contenders in self.slots.items() if name == slot for _, said in contenders}
            if rule in rules or self.excused(rule):
                continue
            if rules:
                self.errors.append(unknown(rule, "prefer", f"rule that answers '{slot}'", rules))
            else:
                self.errors.append(unknown(slot, "prefer", "slot", {name for _, name in self.slots}))

    def _build(self, kind: type[Declaration], slot: str, key: dict[str, Any]) -> Declaration:
        decided = {
            field: self.winners["", f"{slot}.{field}"][0] for field in fields_of(kind) if ("", f"{slot}.{field}") in self.winners
        }
        return kind(id=slot, **key, **DEFAULTS.get(kind, {}) | decided)

    def _decide(self, slot: str, contenders: list[Contender]) -> Contender:
        """The answer that counts: the one the recipe prefers, or the strongest; one that clashes counts until it is settled."""
        chosen = [each for each in contenders if each[1].id == self.prefer.get(slot)]
        if not chosen:
            union = type(contenders[0][1].declaration) in UNION
            chosen = contenders if union else _strongest(contenders)
            if (union and len(chosen) > 1) or any(value != chosen[0][0] for value, _ in chosen):
                self._contest(slot, chosen, union)
        value, said = chosen[0]
        over = tuple(other.id for answer, other in contenders if answer != value)
        rule, manifest = said.declaration, said.manifest
        self.answers.append(
            Answer(slot, value, rule.id, manifest.name, manifest.version, RANKS[said.rank], rule.source, rule.text, over)
        )
        return chosen[0]

    def _contest(self, slot: str, contenders: list[Contender], union: bool) -> None:
        self.poisoned.add(slot)
        rules = [said for _, said in contenders]
        remedies = [] if any(said.declaration.replaces for said in rules) else _leaving_one(contenders, union)
        remedies += [f"prefer={{{slot!r}: {said.id!r}}}" for said in rules]
        ranks = {RANKS[said.rank] for said in rules}
        who = f" by {ranks.pop()}s".replace("-", " ") if len(ranks) == 1 else ""
        many = "twice" if len(rules) == 2 else f"{len(rules)} times"
        message = (
            f"'{slot}' is {'there' if union else 'decided'} {many}{who}: {' and '.join(said.by for said in rules)}; "
            f"keep one: {' or '.join(remedies)}"
        )
        self.errors.append(RuleConflict(message, slot=slot, contenders=tuple(said.id for said in rules), remedies=remedies))


def _strongest(contenders: list[Contender]) -> list[Contender]:
    top = max(said.rank for _, said in contenders)
    # a bridge wins only over the rules it names in `replaces`, and those are gone by now
    level = {top, top - 1} if RANKS[top] == "bridge" else {top}
    return sorted((each for each in contenders if each[1].rank in level), key=lambda each: -each[1].rank)


def _leaving_one(contenders: list[Contender], union: bool) -> list[str]:
    """For each answer, what has to be left out so that it alone remains."""
    remedies = []
    for at, (value, _) in enumerate(contenders):
        others = tuple(said.id for place, (other, said) in enumerate(contenders) if (place != at if union else other != value))
        remedies.append(f"without={others!r}")
    return list(dict.fromkeys(reversed(remedies)))


def _content(declaration: Declaration) -> tuple[Any, ...]:
    said = {name: value for name, value in says(declaration).items() if name != "topic"}
    return type(declaration).__name__, *sorted(said.items(), key=lambda item: item[0])


def unknown(name: str, where: str, what: str, known: Iterable[str]) -> UnknownRule:
    """An error for a name that is not there, with what is meant perhaps."""
    known = tuple(sorted(set(known)))
    message = f"'{where}' names {name!r}, but there is no such {what}; {did_you_mean(name, known)}"
    return UnknownRule(message, name=name, where=where, known=known)


def in_order(
    items: list[Any], name: Callable[[Any], str], after: Callable[[Any], tuple[str, ...]], given: tuple[str, ...]
) -> tuple[list[Any], tuple[str, ...]]:
    """Items sorted by what each comes after; and the names whose order neither the items nor ``given`` say.

    Names in ``after`` that are not there are ignored. Where items come after each other in a circle, ``given`` decides.
    """
    left = {name(item): item for item in items}
    done: list[Any] = []
    ties: set[str] = set()
    while left:
        ready = [key for key, item in left.items() if not any(other in left for other in after(item))] or [*left]
        told = [key for key in given if key in ready]
        if len(ready) > 1 and len(told) < len(ready):
            ties |= {*ready}
        done.append(left.pop(told[0] if told else min(ready)))
    return done, tuple(sorted(ties))
