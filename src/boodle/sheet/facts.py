"""What is true at a table, before anybody puts it into words: a key, its values, and the rules that make it so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import attrs

from boodle.frozen import FrozenMap
from boodle.idle import idle
from boodle.languages.catalogue import Value
from boodle.rules.base import Text
from boodle.rules.dealing import Sale
from boodle.rules.setting import Space
from boodle.tables import scope_of

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

CORE: Final[Mapping[str, str]] = {
    "core.players": "documents 003 and 004",
    "core.purses": "document 003; RULES.md 2.1 row 37",
    "core.look": "document 004; RULES.md 3, edge 21",
    "core.unused": "documents 000 and 004",
    "core.once": "RULES.md 1.7",
    "core.face-up": "documents 000 and 004",
    "core.stop": "documents 000, 003 and 004; RULES.md 0.5",
    "core.free-leads": "document 004; RULES.md 2.1 row 21",
    "core.lawful": "RULES.md 3, edge 43",
    "core.no-cards": "RULES.md 3, edge 37",
    "core.no-payment": "RULES.md 2.1 row 29",
    "core.refill": "document 003",
    "core.out": "documents 000, 003 and 004; RULES.md 3, edges 2 and 3",
    "core.order": "RULES.md 3, edge 1",
    "core.combination": "RULES.md 3, edges 53, 54 and 56",
    "core.most-chips": "documents 003 and 004",
    "core.time": "document 003; RULES.md 3, edge 50",
    "core.void": "RULES.md 3, edge 35",
    "core.barred": "document 000; RULES.md 3, edges 37, 39, 42 and 45",
    "core.nobody-may-win": "RULES.md 3, edge 39",
}
"""What the engine does whatever is declared: the id of each such rule, and where it is written down."""


UNSAID: Final[Mapping[str, object]] = {
    "deal.turn_up": False,
    "opening.choice": "usual",
    "opening.suits": "any",
    "opening.lead": "usual",
    "poker.when": "none",
    "stakes.minimum": 0,
    "stakes.cover_all": False,
    "stakes.dealer_total": "same",
    "layout.cards": (),
}
"""Answers that say "nothing of that kind": a sheet says what is played, so of these it says nothing."""
_UNSAID_OF_A_SALE: Final = {"eligible": "any", "advance": 0, "sealed": False, "after": ()}


def unsaid(slot: str, value: object) -> bool:
    """Whether an answer says that there is nothing to be said."""
    if slot.startswith("sale["):
        field = slot.rpartition(".")[2]
        return field in _UNSAID_OF_A_SALE and value == _UNSAID_OF_A_SALE[field]
    if isinstance(value, tuple) and value[:1] == ("LeadLimit",):
        return ("suits", "any") in value
    return slot in UNSAID and value == UNSAID[slot] and type(value) is type(UNSAID[slot])


@attrs.frozen
class Fact:
    """One thing that is true at a table.

    Attributes:
        key: What the catalogues look the sentence up by; empty where the rule brings its own words.
        values: What the sentence is told: numbers, words of the vocabulary, cards in notation.
        slots: The questions that it answers (``"stop.stuck"``), or an id of the engine's own (``"core.stop"``).
        text: The words that a rule with a callable brings, by language.
    """

    key: str
    values: FrozenMap[Value]
    slots: tuple[str, ...]
    text: Text = ""


class Facts:
    """Gathers what is true at a table, part by part of its rules."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook = rulebook
        self.idle = idle(rulebook)
        self.found: list[Fact] = []
        self._rules = {answer.slot: answer.rule for answer in rulebook.answers}

    def tell(self, key: str, *slots: str, **values: Value | Iterable[str]) -> None:
        """Add a fact; values that are several words are kept in their order."""
        kept = {name: each if isinstance(each, str | int) else tuple(each) for name, each in values.items()}
        self.found.append(Fact(key, FrozenMap(kept), slots))

    def quote(self, slot: str) -> None:
        """Add what a rule with a callable says in words of its own."""
        self.found.append(Fact("", FrozenMap(), (slot,), self.rulebook.answer(slot).text))

    def counts(self, slot: str) -> bool:
        """Whether a question comes up at this table."""
        return slot not in self.idle and self._rules.get(slot, slot) not in self.idle

    @property
    def spare(self) -> bool:
        """Whether a spare hand is dealt, or made by the cards that do not go round."""
        rulebook = self.rulebook
        surplus = rulebook.deal.leftover == "dead-hand" and rulebook.tables.size % rulebook.seats
        return rulebook.deal.dead_hand != "none" or bool(surplus)

    @property
    def limited(self) -> bool:
        """Whether some suits may not be led after a stop."""
        return any(limit.suits != "any" for limit in self.rulebook.lead_limits)

    @property
    def sales(self) -> list[Sale]:
        """The sales of the spare hand that take place here."""
        return [sale for sale in self.rulebook.sales if self.counts(f"sale[{sale.name}].form")]

    def slots(self, prefix: str) -> tuple[str, ...]:
        """The questions that begin so."""
        return tuple(slot for slot in self._rules if slot.startswith(prefix))

    def spaces(self, scope: str) -> list[Space]:
        """The spaces of a scope in the order of the board: ``layout``, ``winner-space`` or ``pot``."""
        return [space for space in self.rulebook.spaces if scope_of(space) == scope]

    def account(self, names: Sequence[str]) -> str:
        """The account that is meant by the first of these names that exists here, as the catalogues read it."""
        spaces = self.rulebook.spaces
        for name in names:
            if name == "layout" and self.spaces("layout"):
                return "role:layout"
            if name in ("winner-space", "pot"):
                if self.spaces(name):
                    return f"space:{self.spaces(name)[0].name}"
            elif any(space.name == name for space in spaces):
                return f"space:{name}"
            elif name != "layout":
                return f"role:{name}"
        return f"role:{names[-1]}" if names else "role:bank"

    def of_kind(self, kind: str) -> tuple[str, ...]:
        """The questions that declarations of a kind answer as a whole, such as ``SessionEnd``."""
        whole = [(answer.slot, answer.value) for answer in self.rulebook.answers if isinstance(answer.value, tuple)]
        return tuple(slot for slot, value in whole if value[:1] == (kind,))

    def slot_of(self, rule: str) -> str:
        """The question that a rule answers as a whole, such as that of a fee."""
        return next(slot for slot, owner in self._rules.items() if owner == rule and "." not in slot.partition("]")[2])

    def __iter__(self) -> Iterator[Fact]:
        return iter(self.found)
