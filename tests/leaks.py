"""Planted leaks: each is put into boodle for the time of a test, and the swap property has to find it.

A plant is given a ``MonkeyPatch``; ``recipe`` and ``seats`` are a table at which it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import attrs
import pytest

import boodle.seen
import boodle.stages.sales
import boodle.view
from boodle import (
    Effect,
    Memory,
    Move,
    Moves,
    Pass,
    Phase,
    Reason,
    Recipe,
    Remember,
    RulePlugin,
    Setup,
    State,
    Table,
    View,
    hookimpl,
)
from boodle import events as e
from boodle.state import Stage
from plugins import Ceremonies, Selling
from plugins.saying import house_rule, rule


@attrs.frozen
class Leak:
    """A leak: what shows it, at which table."""

    name: str
    plant: Callable[[pytest.MonkeyPatch], None]
    recipe: Recipe


def _seen_otherwise(patch: pytest.MonkeyPatch, change: Callable[[State, View], View]) -> None:
    real = boodle.view.view_of

    def view_of(rulebook: Any, state: State, seat: int | None, **how: Any) -> View:
        return change(state, real(rulebook, state, seat, **how))

    patch.setattr(boodle.seen, "view_of", view_of)


def _more(view: View, name: str, value: object) -> View:
    return attrs.evolve(view, about=(*view.about, (name, value)))


def dead_hand_in_view(patch: pytest.MonkeyPatch) -> None:
    """The dead hand is copied into the view."""
    _seen_otherwise(patch, lambda state, view: _more(view, "dead", state.rest.dead))


def lowest_card_hint(patch: pytest.MonkeyPatch) -> None:
    """A hint says which is the lowest card of anybody's hand."""
    _seen_otherwise(patch, lambda state, view: _more(view, "lowest", min(hand & -hand for hand in state.hands)))


def public_turn(patch: pytest.MonkeyPatch) -> None:
    """Everybody is shown whose turn it is, while a card is waited for too."""
    _seen_otherwise(patch, lambda state, view: attrs.evolve(view, turn=state.turn))


def refusal_naming_a_card(patch: pytest.MonkeyPatch) -> None:
    """A refusal says who could go on after the card."""
    real = boodle.why_not

    def why_not(rulebook: Any, state: State, move: Move) -> tuple[Reason, ...]:
        reasons = real(rulebook, state, move)
        dead = [card for card in range(52) if state.rest.dead >> card & 1]
        return tuple(Reason(rule, f"{sentence}; card {dead[:1]} is dead") for rule, sentence in reasons)

    patch.setattr(boodle.seen, "why_not", why_not)


def event_with_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told which cards somebody looks at."""
    patch.setattr(e.Received, "audience", "all")


def memory_without_audience(patch: pytest.MonkeyPatch) -> None:
    """What phases remember is shown to everybody."""
    patch.setattr(boodle.view, "_memory", lambda _, state, __: dict(state.rest.memory))


def timing_of_who_is_asked(patch: pytest.MonkeyPatch) -> None:
    """The dealer is asked for his last word only where his hand lets him say something."""
    real = boodle.stages.sales._unsold

    def unsold(desk: Any, place: int, number: int) -> Stage | None:
        sale = desk.rulebook.sales[number]
        state = desk.peek(Stage(None))
        may = boodle.stages.sales.eligible(desk.rulebook, state, sale, desk.round.dealer)
        return real(desk, place, number) if may else None

    patch.setattr(boodle.stages.sales, "_unsold", unsold)


def number_of_hidden_choices(patch: pytest.MonkeyPatch) -> None:
    """How far back one may go counts choices that nobody saw."""
    patch.setattr(boodle.seen, "_secretive", lambda _, __: False)


class Peeking(RulePlugin):
    """A phase that remembers a card of the dead hand for everybody: declared with the wrong audience."""

    manifest = house_rule("test-peeking", "A memory with the wrong audience")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Iterable[Phase]:
        """One phase before play."""
        memory = {"peeked": Memory(start=-1, audience="all")}
        how: dict[str, Any] = {"memory": memory, "turn": self._turn, "moves": self._moves, "apply": self._apply}
        yield rule(Phase, "test-peeking.peek", name="peek", gap="before-play", text="the dealer peeks", **how)

    @staticmethod
    def _turn(view: View) -> int | None:
        return view.dealer if view.memory["peeked"] < 0 else None

    @staticmethod
    def _moves(view: View) -> Moves:
        return Moves((Pass(view.dealer),))

    @staticmethod
    def _apply(table: Table, _: Move) -> Iterable[Effect]:
        yield Remember("peeked", min(card.index for card in table.dead_hand))


def _nothing(patch: pytest.MonkeyPatch) -> None:
    """The plug-in itself is the leak."""


_OFFERED: Final = (Selling, {"form": "offer", "price": 1, "eligible": "no-pay-card", "unsold": "dealer-may-buy", "payee": "bank"})

LEAKS: Final = (
    Leak("dead hand in the view", dead_hand_in_view, Recipe("michigan", seats=3)),
    Leak("hint of the lowest card", lowest_card_hint, Recipe("michigan", seats=3)),
    Leak("public turn", public_turn, Recipe("boodle-de", seats=4)),
    Leak("refusal that names a card", refusal_naming_a_card, Recipe("michigan", seats=3)),
    Leak("event with hidden cards", event_with_a_hidden_card, Recipe("michigan", seats=3)),
    Leak(
        "memory without audience", memory_without_audience, Recipe("boodle-de", (Ceremonies, {"gaps": ("before-play",)}), seats=3)
    ),
    Leak("memory for the wrong audience", _nothing, Recipe("boodle-de", Peeking, seats=3)),
    Leak("timing of who is asked", timing_of_who_is_asked, Recipe("boodle-de", _OFFERED, seats=3)),
    Leak(
        "number of hidden choices",
        number_of_hidden_choices,
        Recipe("boodle-de", (Ceremonies, {"gaps": ("before-play",)}), seats=3),
    ),
)
"""All planted leaks."""
