"""What a run waits for: the next card, or a lead; and which cards may be led (RULES.md 2.1, rows 19 to 23)."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from boodle.cards import ALL, BIT, SUIT_BITS, CardSet, Suit, indices
from boodle.errors import RuleBroken
from boodle.moves import Move
from boodle.moves import play as playing
from boodle.movesets import Moves
from boodle.orders import NO_SUIT, limit_masks
from boodle.rules.playing import LeadLimit
from boodle.state import Stage, State
from boodle.tables import Tables
from boodle.view import view_of

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

_new = tuple.__new__
"""Moves are made directly from their fields where it happens at nearly every lead."""


@attrs.frozen
class Run(Stage):
    """A card is waited for: the ``wanted`` one of a run, or a lead (-1).

    ``suit`` is the suit of the last stop (4: none), ``player`` who laid the last card (-1: nobody), ``must`` a card that has to
    be led (-1: none), ``opening`` the first lead of the round, ``lifted`` a lead without limits.
    """

    name: ClassVar[str] = "run"
    wanted: int = -1
    suit: int = NO_SUIT
    player: int = -1
    opening: bool = False
    lifted: bool = False
    must: int = -1

    @property
    def about(self) -> tuple[tuple[str, Any], ...]:
        """Who laid the last card; whether this is the first lead, and whether it is free of limits."""
        player = None if self.player < 0 else self.player
        return ("player", player), ("opening", self.opening), ("lifted", self.lifted)


@functools.cache
def following(turn: int, wanted: int, player: int) -> Run:
    """The shared stage: ``turn`` holds the card that is wanted after ``player``'s."""
    return Run(turn, wanted, wanted // 13, player)


@functools.cache
def leading(turn: int, suit: int, player: int = -1, opening: bool = False, lifted: bool = False, must: int = -1) -> Run:
    """The shared stage: ``turn`` leads after a stop of ``suit``."""
    return Run(turn, -1, suit, player, opening, lifted, must)


def moves(rulebook: Rulebook, state: State) -> Moves:
    """The wanted card; or every card that may be led."""
    run: Run = state.stage  # type: ignore[assignment]  # whoever calls has looked
    turn: int = run.turn  # type: ignore[assignment]  # a run always waits for a seat
    tables = rulebook.tables
    if run.wanted >= 0:
        return tables.follows[turn][run.wanted]
    allowed = allowed_suits(rulebook, state, run)
    lawful = tuple(playing(turn, card) for card in candidates(tables, state.hands[turn] & allowed, run))
    offences: tuple[Move, ...] = ()
    if "lead-choice" in rulebook.penalties:
        offences = tuple(move for card in indices(state.hands[turn] & allowed) if (move := playing(turn, card)) not in lawful)
    return Moves(lawful, offences, tables.opening_calls if run.opening else tables.calls)


def allowed_suits(rulebook: Rulebook, state: State, run: Run) -> int:
    """All cards of the suits that may be led."""
    tables = rulebook.tables
    if run.lifted:
        return ALL
    allowed = tables.limit[run.suit]
    if run.opening:
        allowed &= tables.opening_suits
    for limit in tables.custom_limits:
        allowed &= _custom(rulebook, state, run, limit)
    return allowed


def forbidding(rulebook: Rulebook, state: State, run: Run, card: int) -> list[str]:
    """The rules, one by one, that forbid to lead the suit of this card."""
    if run.lifted:
        return []
    opening = run.opening and not rulebook.tables.opening_suits >> card & 1
    rules = [rulebook.rule_of("opening.suits")] if opening else []
    for limit in rulebook.lead_limits:
        custom = callable(limit.suits)
        allowed = _custom(rulebook, state, run, limit) if custom else limit_masks((limit,))[run.suit]
        if not allowed >> card & 1:
            rules.append(limit.id)
    return rules


def _custom(rulebook: Rulebook, state: State, run: Run, limit: LeadLimit) -> int:
    view = view_of(rulebook, state, run.turn)
    plugin = rulebook.answer(limit.topic or limit.id).plugin
    try:
        cards: object = limit.suits(view)  # type: ignore[operator]  # whoever calls has looked that this is a callable
    except Exception as error:
        message = f"rule '{limit.id}' of plug-in '{plugin}' raised {type(error).__name__}: {error}"
        raise RuleBroken(message, rule=limit.id, plugin=plugin) from error
    if not isinstance(cards, CardSet):
        message = f"rule '{limit.id}' of plug-in '{plugin}' returned {cards!r}; expected a CardSet"
        raise RuleBroken(message, rule=limit.id, plugin=plugin)
    return sum(suit.mask for suit in Suit if cards.of_suit(suit))


def candidates(tables: Tables, hand: int, run: Run) -> list[int]:
    """The cards that may be led, of those in the suits that may."""
    if run.must >= 0:
        return [run.must]
    choice = tables.opening_choice if run.opening else tables.choice
    if choice == "any":
        return list(indices(hand))
    lowest = tables.lowest
    found = []
    for base in (0, 13, 26, 39):
        ranks = hand >> base & SUIT_BITS
        if ranks:
            found.append(base + lowest[ranks])
    if choice == "lowest-in-hand" and found:
        best = lowest[functools.reduce(int.__or__, (BIT[card % 13] for card in found))]
        found = [card for card in found if card % 13 == best]
    return found
