"""What the batch kernel cannot run of a rulebook: rule by rule, with the reason."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from boodle.batch import limits
from boodle.players.leads import needs_of
from boodle.rulebook import Rulebook
from boodle.rules.playing import Title


@attrs.frozen
class Obstacle:
    """One reason why a table is simulated in the step engine."""

    rule: str
    plugin: str
    why: str

    def __str__(self) -> str:
        return f"{self.rule} ({self.plugin}): {self.why}"


def obstacles(rulebook: Rulebook) -> tuple[Obstacle, ...]:
    """Why the batch kernel cannot run a rulebook; ``()`` if it can."""
    return tuple(dict.fromkeys(_found(rulebook)))


def _found(rulebook: Rulebook) -> Iterator[Obstacle]:
    def at(rule: str, why: str) -> Obstacle:
        plugin = next((answer.plugin for answer in rulebook.answers if answer.rule == rule), rule.partition(".")[0])
        return Obstacle(rule, plugin, why)

    for rule in (*rulebook.phases, *rulebook.consequences, *rulebook.tables.custom_limits):
        yield at(rule.id, "a function of its own, which cannot be compiled")
    poker = rulebook.poker
    if poker.when != "none" and not hasattr(poker.ranking, "wheel"):
        yield at(rulebook.rule_of("poker.ranking"), "a ranking of its own, which cannot be compiled")
    for fee in rulebook.fees:
        if fee.on.__name__ not in limits.EVENTS:
            yield at(fee.id, f"a payment on {fee.on.__name__}, which the kernel does not announce")
    leader = rulebook.opening.leader
    if isinstance(leader, Title) and leader.title != "poker":
        yield at(rulebook.rule_of("opening.leader"), f"a title {leader.title!r}, of which the kernel does not know")
    for what, size, most in _sizes(rulebook):
        if size > most:
            yield Obstacle("core.size", "core", f"{size} {what}; the kernel has room for {most}")


def _sizes(rulebook: Rulebook) -> Iterator[tuple[str, int, int]]:
    tables = rulebook.tables
    yield "players", rulebook.seats, limits.SEATS
    yield "spaces", len(rulebook.spaces), limits.SPACES
    yield "sales", len(rulebook.sales), limits.SALES
    yield "payments on events", sum(map(len, tables.fees.values())), limits.FEES
    yield "claims on cards", sum(len(cards) for trump in tables.claims for cards in trump), limits.CLAIMS
    yield "sets of cards to hold", sum(len(needs) for row in tables.held for needs in row.needs), limits.NEEDS
    yield "sets of pay cards", sum(len(needs_of(tables, trump)) for trump in range(5)), limits.NEEDS
    for rows in (tables.held, tables.turned, tables.winner_spaces, rulebook.card_payments):
        yield "rules of one kind", len(rows), limits.ROWS
