"""Laws P2 to P5: chips, cards, something to do, an end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import attrs

from boodle.cards import BIT, CardSet
from boodle.engine import legal_moves
from boodle.errors import RuleBroken
from boodle.events import CardPlayed, Paid
from boodle.moves import Deal, OpenHands, Play, SeatMove
from boodle.rulebook import Rulebook
from boodle.stages.leads import Run
from boodle.stages.phases import MOVES_AT_MOST, InPhase
from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Played
from boodle.transition import CALLS

DEBT: Final = 1_000_000
"""Raises that are possible where debts are: more than anybody makes."""


def chips(played: Played, __: Random) -> Iterator[Break]:
    """No step makes or loses a chip, and every chip that moves is told of."""
    rulebook = played.rulebook
    tables = rulebook.tables
    owing = tables.debt or rulebook.bank.ante_short == "debt"
    for at, (before, _, _, after, events) in enumerate(played.steps):
        paid = [event for event in events if isinstance(event, Paid)]
        rules = ", ".join(dict.fromkeys(event.rule for event in paid))
        if sum(before.chips) != sum(after.chips):
            yield Break(at, f"{sum(before.chips)} chips became {sum(after.chips)}", rules)
        told = dict.fromkeys(map(tables.label, range(len(before.chips))), 0)
        for event in paid:
            told[event.payer] -= event.chips
            told[event.payee] += event.chips
        for account, (had, has) in enumerate(zip(before.chips, after.chips, strict=True)):
            label = tables.label(account)
            if has - had != told[label]:
                yield Break(at, f"{_named(label)} went from {had} to {has}, and was told of {told[label]:+}", rules)
            poor = has < min(had, 0) and account < tables.bank
            if poor and not (owing and account < rulebook.seats):
                yield Break(at, f"{_named(label)} went below zero, to {has}", rules)


def _named(label: int | str) -> str:
    return f"seat {label}" if isinstance(label, int) else f"'{label}'"


def cards(played: Played, __: Random) -> Iterator[Break]:
    """Every card lies in one place, and those that were played are those of which it was told."""
    rulebook = played.rulebook
    pack = rulebook.tables.pack
    laid, dealt = 0, False
    for at, (_, _, move, after, events) in enumerate(played.steps):
        if isinstance(move, Deal):
            laid, dealt = 0, True
        dealt = dealt and not isinstance(move, OpenHands) and bool(after.rest.aside)
        for event in events:
            laid |= BIT[event.card.index] if isinstance(event, CardPlayed) else 0
        if dealt:
            once = twice = 0
            for place in (*after.hands, after.rest.dead, *after.rest.aside, laid):
                twice |= once & place
                once |= place
            if twice:
                yield Break(at, f"{CardSet(twice)} in two places")
            if pack & ~once:
                yield Break(at, f"{CardSet(pack & ~once)} nowhere")
            if once & ~pack:
                yield Break(at, f"{CardSet(once & ~pack)} on the table, and not in the pack")


def something_to_do(played: Played, _: Random) -> Iterator[Break]:
    """Whoever is broke, barred or gone: somebody can go on until the session is over, and then nobody."""
    for at, each in enumerate(played.steps):
        if not each.moves.lawful:
            yield Break(at, "nobody can do anything lawful, and the session goes on")
    crash = played.crash
    if crash is not None:
        rule = crash.rule if isinstance(crash, RuleBroken) else ""
        yield Break(len(played.steps), f"it could not go on: {type(crash).__name__}: {crash}", rule)
    elif played.last is not None:
        left = legal_moves(played.rulebook, played.last)
        if played.last.over and (left.lawful or played.last.turn is not None):
            yield Break(len(played.steps) - 1, "the session is over, and somebody could go on")
        if not played.last.over and not left.lawful:
            yield Break(len(played.steps) - 1, "nobody can do anything lawful, and the session goes on")


def bound(rulebook: Rulebook, chips: int) -> int:
    """How many moves a round can take at most, where so many chips are on the table.

    A card is laid once, held back once at most before that, and may earn each space once. Every raise of a bid or a bet costs
    a chip more and makes everybody else act again; a pass is final.
    """
    seats, spaces = rulebook.seats, len(rulebook.spaces)
    raises = DEBT if rulebook.tables.debt else chips
    stops = 52 * (2 + spaces + 1)
    claims = seats * (spaces + 1)
    sales = len(rulebook.sales) * (2 + seats + raises)
    poker = seats * (1 + (raises + 1))
    stakes = seats + len(rulebook.tables.factor_scopes)
    return 1 + stops + claims + sales + poker + stakes + len(rulebook.phases) * MOVES_AT_MOST


def an_end(played: Played, __: Random) -> Iterator[Break]:
    """No card is laid twice in a round, and there is an end to everything that comes before and after."""
    if played.first is None:
        return
    laid: list[object] = []
    made = number = 0
    seen: set[object] = set()
    most = bound(played.rulebook, sum(played.first.chips))
    for at, (before, _, move, _, _) in enumerate(played.steps):
        if isinstance(move, Deal) or before.round.number != number:
            laid, made, number, seen = [], 0, before.round.number, set()
        made += 1
        if isinstance(move, SeatMove) and not isinstance(move, CALLS):
            # how many moves a phase has had does not change what can happen
            stage = attrs.evolve(before.stage, made=0) if isinstance(before.stage, InPhase) else before.stage
            stands = (before.round, before.hands, before.chips, stage, before.rest)
            if stands in seen:
                yield Break(at, f"the table stands as it stood before in this round, and '{move}' comes: it can go on for ever")
            seen.add(stands)
        if made > most:
            yield Break(at, f"the round goes on after {most} moves")
        if isinstance(move, Play) and type(before.stage) is Run:
            if move.card in laid:
                yield Break(at, f"{move.card} was laid twice in a round")
            laid.append(move.card)


P2: Final = Law(
    "P2",
    "chips are conserved at every step, the bank included, and every movement is told of",
    "something changes the ledger past the payments, or a payment that is not one of two accounts",
    chips,
)
P3: Final = Law(
    "P3", "cards are in one place at every step", "cards are put somewhere without being taken from where they lay", cards
)
P4: Final = Law(
    "P4",
    "a live state has a lawful move, a finished one has none",
    "a phase or a limit that leaves somebody without a move, or a callable that raises or answers with something else",
    something_to_do,
)
P5: Final = Law(
    "P5", "a round ends within its bound", "a phase whose turn never becomes None, or moves that change nothing", an_end
)
