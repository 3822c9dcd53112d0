"""What is counted of a round in the step engine: heard from its events, as the batch kernel counts it while it plays."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import attrs

from boodle.cards import BIT
from boodle.events import CardPlayed, Dealt, Event, Exchanged, Paid, Passed, RoundEnded, Stopped
from boodle.players.leads import earning, pay_cards
from boodle.players.widow import KINDS, kind_of
from boodle.rulebook import Rulebook
from boodle.simulation.chance import Stream
from boodle.simulation.measures import BY_PLACE, BY_SEAT, KINDS_AT, PLACES_AT, PLAIN
from boodle.stages.leads import Run
from boodle.stages.sales import Selling
from boodle.state import State
from boodle.tables import Tables

AWAY: Final = ("dead", "aside", "hidden")
"""The reasons of a stop after which everybody knows that the next card is out of the game."""


@attrs.define
class Noted:
    """One round: what is needed to measure it when it is over."""

    before: tuple[int, ...]
    """The chips when it began."""
    stream: Stream
    dealer: int
    seated: int
    leads: list[int]
    kept: list[int]
    counts: dict[str, int] = attrs.field(factory=dict)
    paid: dict[str, int] = attrs.field(factory=dict)
    staked: dict[str, int] = attrs.field(factory=dict)
    dealt: tuple[int, ...] = ()
    at_play: tuple[int, ...] = ()
    leader: int = -1
    asked: int = -1
    kind: int = 0
    own_price: int = 0
    exchanged: int = 0
    stopped: int = 0
    """The cards at which runs stopped because they were out of the game, as bits."""
    last: CardPlayed | None = None
    ended: RoundEnded | None = None
    residual: list[Paid] = attrs.field(factory=list)
    """What the end of the session handed out."""

    def add(self, name: str, number: int = 1) -> None:
        """Count something."""
        self.counts[name] = self.counts.get(name, 0) + number


def noted(state: State, stream: Stream) -> Noted:
    """A round that begins."""
    none = [0] * len(state.hands)
    return Noted(state.chips, stream, state.round.dealer, state.round.seated, none, [*none])


@attrs.frozen(eq=False)
class Noting:
    """How rounds of a table are noted and measured."""

    rulebook: Rulebook
    tables: Tables
    payments: frozenset[str]
    residual: str
    alone: tuple[int, ...]
    """By trumps: the cards that earn a space by themselves."""
    pay: tuple[int, ...]

    @classmethod
    def of(cls, rulebook: Rulebook) -> Noting:
        """Look up once what is asked for in every round."""
        tables = rulebook.tables
        alone = tuple(earning(tables, trump) for trump in range(5))
        pay = tuple(pay_cards(tables, trump) for trump in range(5))
        payments = frozenset(payment.id for payment in rulebook.card_payments)
        return cls(rulebook, tables, payments, rulebook.rule_of("residual.chips"), alone, pay)

    def before(self, noted: Noted, state: State, choices: int) -> None:
        """What can be seen before a move: the first lead, a choice, who is asked about the spare hand."""
        stage, turn = state.stage, state.turn
        if turn is None:
            return
        if isinstance(stage, Run) and stage.wanted < 0:
            noted.at_play = noted.at_play or state.hands
            noted.add("choices", int(choices > 1))
            noted.leads[turn] += 1
            noted.leader = turn
        elif isinstance(stage, Selling) and noted.asked < 0 and stage.step in ("ask", "bid"):
            noted.asked = turn
            noted.kind = kind_of(state.hands[turn], self.pay[state.rest.trump])

    def hear(self, noted: Noted, events: tuple[Event, ...], after: State) -> None:
        """What happened at a move."""
        for event in events:
            if isinstance(event, CardPlayed):
                noted.add("cards")
                noted.last = event
            elif isinstance(event, Paid):
                self._paid(noted, event)
            elif isinstance(event, Stopped):
                self._stopped(noted, event)
            elif isinstance(event, Passed):
                noted.add("passes", int(event.reason == "no-suit"))
            elif isinstance(event, Dealt):
                noted.dealt = after.hands
            elif isinstance(event, RoundEnded):
                noted.ended = event
        for first, then in pairwise((None, *events)):
            if isinstance(then, Exchanged):
                self._exchanged(noted, then, first)

    def _paid(self, noted: Noted, event: Paid) -> None:
        if event.rule == self.residual:
            noted.residual.append(event)
            return
        payer, payee = event.payer, event.payee
        if isinstance(payer, str) and payer != "bank" and isinstance(payee, int):
            noted.paid[payer] = noted.paid.get(payer, 0) + event.chips
        elif isinstance(payee, str) and payee != "bank" and isinstance(payer, int):
            noted.staked[payee] = noted.staked.get(payee, 0) + event.chips
        if event.rule in self.payments:
            noted.add("card-payments", event.chips)

    def _stopped(self, noted: Noted, event: Stopped) -> None:
        noted.add(f"stop-{event.reason}")
        noted.kept[event.seat] += int(event.seat == noted.leader)
        if event.reason in AWAY:
            assert noted.last is not None
            after = self.tables.after_lead if noted.last.led else self.tables.after_follow
            noted.stopped |= BIT[after[event.card.index]]

    def _exchanged(self, noted: Noted, event: Exchanged, before: Event | None) -> None:
        """The price is what the buyer paid just before he took the spare hand."""
        price = before.chips if isinstance(before, Paid) and before.payer == event.seat else 0
        noted.add("widow-taken")
        noted.add("widow-price", price)
        noted.exchanged |= 1 << event.seat
        noted.own_price += price if event.seat == noted.asked else 0

    def measure(self, noted: Noted, after: State, total: list[int]) -> None:
        """Add a round that is over to the totals of its sitting."""
        ended = noted.ended
        assert ended is not None
        alone = self.alone[after.rest.trump]
        noted.add("rounds")
        noted.add("void", int(ended.winner is None))
        noted.add("left", sum(ended.left))
        noted.add("leads", sum(noted.leads))
        if ended.winner is not None and noted.last is not None:
            noted.add("out-on-lead", int(noted.last.led))
            noted.add("out-on-boodle", alone >> noted.last.card.index & 1)
        for at, name in enumerate(PLAIN):
            total[at] += noted.counts.get(name, 0)
        seats = self.rulebook.seats
        net = [after.chips[seat] - noted.before[seat] for seat in range(seats)]
        if noted.asked >= 0:
            took = noted.exchanged >> noted.asked & 1
            for block, value in enumerate((1, took, net[noted.asked] + noted.own_price)):
                total[KINDS_AT + block * len(KINDS) + noted.kind] += value
        by_seat = PLACES_AT + len(BY_PLACE) * seats
        for seat in range(seats):
            place = (seat - noted.dealer - 1) % seats
            won = int(ended.winner == seat)
            for block, value in enumerate((net[seat], net[seat] ** 2, won)):
                total[PLACES_AT + block * seats + place] += value
            held = (noted.at_play or after.hands)[seat] & alone
            played = held & ~after.hands[seat]
            of_seat = (net[seat], won, noted.leads[seat], noted.kept[seat], held.bit_count(), played.bit_count())
            for block, value in enumerate(of_seat):
                total[by_seat + block * seats + seat] += value
        spaces = self.tables.spaces
        by_space = by_seat + len(BY_SEAT) * seats
        for at, space in enumerate(spaces):
            paid = noted.paid.get(space, 0)
            for block, value in enumerate((paid, int(paid > 0), noted.staked.get(space, 0), after.chips[seats + at])):
                total[by_space + block * len(spaces) + at] += value
