"""The algebra: how the answers of several plug-ins become one.

Within a slot (a question) the highest rank wins; two different answers of one rank are a conflict. What adds up (spaces,
antes, penalties, phases) is a union by key; what combines (limits, payments, endings) combines over topics, and within a
topic rank decides. Neither the order of plug-ins nor their names decide anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

import attrs

from boodle.errors import RuleConflict, RulesError, UnknownRule
from boodle.hookspecs import Manifest
from boodle.rulebook import RANKS, Answer, Rank
from boodle.rules.base import Declaration, says
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
TOPICS: Final[tuple[type[Declaration], ...]] = (LeadLimit, CardPayment, Fee, Consequence, SessionEnd)

SALE_DEFAULTS: Final[dict[str, Any]] = {
    "form": "swap", "buyers": "others", "offer": "always", "opening": 1, "step": 1, "sealed": False, "price": 0,
    "payee": ("seller",), "eligible": "any", "time": "after-look", "old_hand": "dead", "advance": 0, "unsold": "stays",
    "after": (),
}  # fmt: skip
DEFAULTS: Final[dict[type[Declaration], dict[str, Any]]] = {
    Sale: SALE_DEFAULTS,
    Payout: {"chips": "pot", "payer": "bank"},
    DealerFactor: {},
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


def slot_of(declaration: Declaration) -> str:
    """The question, or the key of a union, or the topic that a declaration belongs to."""
    kind = type(declaration)
    if kind in TOPICS:
        return getattr(declaration, "topic", "") or declaration.id
    if kind.key:
        prefix = kind.slot or kind.__name__.lower()
        return f"{prefix}[{getattr(declaration, kind.key)}]"
    return kind.slot


@attrs.define
class Merging:
    """One run of the algebra: what was said, what the recipe prefers, and what came out."""

    said: list[Said]
    prefer: dict[str, str]
    errors: list[RulesError] = attrs.field(factory=list)
    answers: list[Answer] = attrs.field(factory=list)
    poisoned: set[str] = attrs.field(factory=set)
    slots: dict[str, list[tuple[Any, Said]]] = attrs.field(factory=dict)
    merged: dict[type[Declaration], list[Declaration]] = attrs.field(factory=dict)

    def run(self) -> None:
        """Merge everything."""
        self._sort_into_slots()
        self._check_preferences()
        for kind in SINGLE:
            self.merged[kind] = [self._build(kind, kind.slot, {})]
        for kind in KEYED:
            keys = sorted({getattr(s.declaration, kind.key) for s in self.said if type(s.declaration) is kind})
            prefix = kind.slot
            self.merged[kind] = [self._build(kind, f"{prefix}[{key}]", {kind.key: key}) for key in keys]
        for kind in (*UNION, *TOPICS):
            self.merged[kind] = []
        for slot in sorted(self.slots):
            contenders = self.slots[slot]
            kind = type(contenders[0][1].declaration)
            if kind in UNION:
                self._unite(slot, contenders)
            elif kind in TOPICS:
                winner = self._decide(slot, contenders)
                self.merged[type(winner[1].declaration)].append(winner[1].declaration)

    def get(self, kind: type[D]) -> list[D]:
        """All merged declarations of one kind."""
        return self.merged[kind]  # type: ignore[return-value]  # filed under their own type

    def _sort_into_slots(self) -> None:
        for said in self.said:
            slot = slot_of(said.declaration)
            if type(said.declaration) in (*UNION, *TOPICS):
                self.slots.setdefault(slot, []).append((_content(said.declaration), said))
                continue
            fields = says(said.declaration)
            fields.pop(type(said.declaration).key, None)
            for field, value in fields.items():
                self.slots.setdefault(f"{slot}.{field}", []).append((value, said))

    def _check_preferences(self) -> None:
        for slot, rule in sorted(self.prefer.items()):
            contenders = self.slots.get(slot, [])
            if not contenders:
                self.errors.append(unknown(slot, "prefer", "slot", self.slots))
            elif all(said.id != rule for _, said in contenders):
                self.errors.append(unknown(rule, "prefer", f"rule that answers '{slot}'", [s.id for _, s in contenders]))

    def _build(self, kind: type[Declaration], slot: str, key: dict[str, Any]) -> Declaration:
        values = dict(DEFAULTS.get(kind, {}))
        for field in attrs.fields(kind):
            contenders = self.slots.get(f"{slot}.{field.name}")
            if contenders:
                values[field.name] = self._decide(f"{slot}.{field.name}", contenders)[0]
        return kind(id=slot, **key, **values)

    def _decide(self, slot: str, contenders: list[tuple[Any, Said]]) -> tuple[Any, Said]:
        preferred = self.prefer.get(slot)
        chosen = [each for each in contenders if each[1].id == preferred]
        if not chosen:
            top = max(said.rank for _, said in contenders)
            chosen = [each for each in contenders if each[1].rank == top]
            if RANKS[top] == "bridge":
                # a bridge wins only over the rules it names in `replaces`, and those are gone by now
                chosen += [each for each in contenders if RANKS[each[1].rank] == "game"]
            chosen.sort(key=lambda each: (-each[1].rank, each[1].manifest.name, each[1].id))
            if any(value != chosen[0][0] for value, _ in chosen):
                self._contested(slot, [said for _, said in chosen])
        value, said = chosen[0]
        over = tuple(sorted(s.id for v, s in contenders if v != value))
        self._answered(slot, value, said, over)
        return value, said

    def _answered(self, slot: str, value: Any, said: Said, over: tuple[str, ...] = ()) -> None:
        rule = said.declaration
        rank: Rank = RANKS[said.rank]
        self.answers.append(
            Answer(slot, value, rule.id, said.manifest.name, said.manifest.version, rank, rule.source, rule.text, over)
        )

    def _unite(self, slot: str, contenders: list[tuple[Any, Said]]) -> None:
        if len(contenders) > 1:
            self._contested(slot, [said for _, said in contenders])
        value, said = min(contenders, key=lambda each: (each[1].manifest.name, each[1].id))
        self.merged[type(said.declaration)].append(said.declaration)
        self._answered(slot, value, said)

    def _contested(self, slot: str, contenders: list[Said]) -> None:
        self.poisoned.add(slot)
        contenders = sorted({said.id: said for said in contenders}.values(), key=lambda said: said.id)
        union = type(contenders[0].declaration) in UNION
        ranks = {RANKS[said.rank] for said in contenders}
        who = {"game": "by games", "house-rule": "by house rules", "bridge": "by bridges"}.get(ranks.pop(), "")
        many = {1: "once", 2: "twice"}.get(len(contenders), f"{len(contenders)} times")
        remedies = [f"without=({said.id!r},)" for said in contenders]
        if not union:
            remedies += [f"prefer={{{slot!r}: {said.id!r}}}" for said in contenders]
        message = (
            f"'{slot}' is {'there' if union else 'decided'} {many}{' ' + who if who and not ranks else ''}: "
            f"{' and '.join(said.by for said in contenders)}; keep one: {' or '.join(remedies)}"
        )
        self.errors.append(
            RuleConflict(message, slot=slot, contenders=tuple(said.id for said in contenders), remedies=tuple(remedies))
        )


def _content(declaration: Declaration) -> tuple[Any, ...]:
    return type(declaration).__name__, *sorted(says(declaration).items(), key=lambda item: item[0])


def unknown(name: str, where: str, what: str, known: Iterable[str]) -> UnknownRule:
    """An error for a name that is not there, with what is meant perhaps."""
    import difflib  # slow to import, and only for errors

    known = tuple(sorted(set(known)))
    near = difflib.get_close_matches(name, known, 3, 0.5)
    hint = f"did you mean {' or '.join(map(repr, near))}?" if near else f"known are {', '.join(map(repr, known)) or 'none'}"
    return UnknownRule(f"'{where}' names {name!r}, but there is no such {what}; {hint}", name=name, where=where, known=known)


def in_order(
    items: list[Any], name: Callable[[Any], str], after: Callable[[Any], tuple[str, ...]], given: tuple[str, ...]
) -> tuple[list[Any], tuple[str, ...]]:
    """Items sorted by what each comes after; the names that tie where neither the items nor ``given`` say the order.

    Names in ``after`` that are not there are ignored.
    """
    left = {name(item): item for item in items}
    done: list[Any] = []
    ties: tuple[str, ...] = ()
    while left:
        ready = sorted(key for key, item in left.items() if not any(other in left for other in after(item)))
        if not ready:
            return done + [left[key] for key in sorted(left)], tuple(sorted(left))
        told = [key for key in given if key in ready]
        if len(ready) > 1 and len(told) < len(ready):
            ties = ties or tuple(ready)
        key = told[0] if told else ready[0]
        done.append(left.pop(key))
    return done, ties
