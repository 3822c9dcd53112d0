"""Where the rounds are played: one place that knows how many, with which seed, and by whom."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, NamedTuple

import attrs

from boodle import Deal, Event, Move, Recipe, RoundEnded, Rulebook, State, Stopped, advance, assemble, legal_moves, opening_state
from boodle.movesets import Moves
from boodle.players import POLICIES, Weights
from boodle.simulation import Plan, Policy, Simulation, simulate
from boodle.simulation.chance import Stream
from boodle.simulation.deciding import Deciding
from boodle.simulation.noting import AWAY
from boodle.simulation.plans import Sat
from boodle.transition import step_trusted

Lead = str | Weights | Policy
Policies = Mapping[int, Lead]
OTHERS: Final = "longest-run"
"""How everybody plays of whom nothing else is said: document 004's first advice."""
PURSE: Final = 1000
SCOPE: Final = 5
"""A table that only says how far a claim goes is given a fifth of the rounds."""
STEPS: Final = 50
"""The step engine is slower, and is given so much less."""


@functools.cache
def rules(recipe: str, seats: int) -> Rulebook:
    """The rules of a table; ``-rule`` in a recipe leaves a rule out."""
    return assemble(recipe_of(recipe, seats))


def recipe_of(recipe: str, seats: int) -> Recipe:
    """A recipe as it is written here: ``tripoley -rummy-round.phase`` is played without the rummy round."""
    words = recipe.split()
    without = tuple(word[1:] for word in words if word.startswith("-"))
    return Recipe(*(word for word in words if not word.startswith("-")), seats=seats, without=without)


def policy(given: Lead) -> Policy:
    """A policy by its name, by its weights, or as it is."""
    return given if isinstance(given, Policy) else Policy.parse(given) if isinstance(given, str) else Policy(given)


class Seen(NamedTuple):
    """One move of the step engine, with what was before and after it."""

    sitting: int
    state: State
    moves: Moves
    move: Move
    events: tuple[Event, ...]
    after: State
    stopped: int
    """The cards out of the game at which runs of this round had stopped before, as bits."""


@attrs.frozen(eq=False)
class Table:
    """A table of the step engine: its rules and how everybody plays."""

    rulebook: Rulebook
    deciding: Deciding

    @classmethod
    def of(cls, recipe: str, seats: int, policies: Policies | None = None) -> Table:
        """A table with some policies by seat; the others play as usual."""
        given = policies or {}
        rulebook = rules(recipe, seats)
        return cls(rulebook, Deciding.of(rulebook, tuple(policy(given.get(seat, OTHERS)) for seat in range(seats))))

    def fresh(self, dealer: int) -> State:
        """The table before its first round."""
        return opening_state(self.rulebook, purses=(PURSE,) * self.rulebook.seats, dealer=dealer)[0]

    def round(self, sitting: int, state: State, stream: Stream, deal: Deal | None = None, stopped: int = 0) -> Iterator[Seen]:
        """The moves of a round from any state of it, to its end."""
        number = state.round.number
        while not state.over and state.round.number == number:
            moves = legal_moves(self.rulebook, state)
            move = self.deciding.move(state, moves, stream, stopped)
            if deal is not None and isinstance(move, Deal):
                move = deal
            after, events = step_trusted(self.rulebook, state, move)
            yield Seen(sitting, state, moves, move, events, after, stopped)
            stopped |= self.away(events)
            if any(isinstance(event, RoundEnded) for event in events):
                return
            state = after

    def away(self, events: tuple[Event, ...]) -> int:
        """The cards that everybody has just learnt to be out of the game, as bits; a card that was led is followed like any."""
        after = self.rulebook.tables.after_follow
        return sum(1 << after[each.card.index] for each in events if isinstance(each, Stopped) and each.reason in AWAY)

    def sitting(self, seed: int, sitting: int, length: int) -> Iterator[Seen]:
        """A whole sitting of so many rounds."""
        state = self.fresh(sitting % self.rulebook.seats)
        for number in range(1, length + 1):
            for seen in self.round(sitting, state, Stream(seed, sitting, number)):
                yield seen
                state = seen.after

    def chips_after(self, state: State, move: Move, stream: Stream, stopped: int) -> tuple[int, ...]:
        """The ledger at the end of a round that goes on with this move."""
        state = advance(self.rulebook, state, move)
        for seen in self.round(0, state, stream, stopped=stopped):
            state = seen.after
        return state.chips

    def dealing(self, state: State, wanted: Mapping[int, list[int]], rest: list[int]) -> Deal:
        """A deal in which seats get the cards that are wanted for them, from the top of their lists, and the rest goes round."""
        pack = [card for card in range(52) if self.rulebook.tables.pack >> card & 1]
        dealt = advance(self.rulebook, state, Deal(tuple(pack)))
        order = [-1] * len(pack)
        for seat, cards in wanted.items():
            places = [place for place, card in enumerate(pack) if dealt.hands[seat] >> card & 1]
            for place, card in zip(places, cards, strict=False):
                order[place] = card
        left = iter(card for card in rest if card not in order)
        return Deal(tuple(next(left) if card < 0 else card for card in order))


@attrs.frozen(eq=False)
class Bench:
    """How much is played, and what has been played already.

    Attributes:
        rounds: Rounds at the home table of a claim.
        seed: All chance comes from it.
        engine: ``auto``, ``kernel`` or ``step``.
        cores: How many threads share the work.
        deals: How often everybody deals in a sitting.
    """

    rounds: int
    seed: int
    engine: str = "auto"
    cores: int = 1
    deals: int = 6
    played: dict[object, Simulation] = attrs.field(factory=dict)
    fingerprints: dict[str, str] = attrs.field(factory=dict)

    def step_rounds(self, part: float = 1.0) -> int:
        """How many rounds the step engine plays."""
        return max(1, round(self.rounds * part / STEPS))

    def sittings(self, table: Table, part: float = 1.0) -> Iterator[Iterator[Seen]]:
        """Sittings in the step engine, in which everybody deals as often: three at least, so that there is an error."""
        length = self.length(table.rulebook.seats)
        for sitting in range(max(3, self.step_rounds(part) // length)):
            yield table.sitting(self.seed, sitting, length)

    def length(self, seats: int) -> int:
        """How many rounds a sitting has."""
        return self.deals * seats

    def table(self, recipe: str, seats: int, policies: Policies | None = None) -> Table:
        """A table of the step engine."""
        self.know(recipe, seats)
        return Table.of(recipe, seats, policies)

    def know(self, recipe: str, seats: int) -> Recipe:
        """Remember which rules were played."""
        self.fingerprints[f"{recipe}, {seats} players"] = rules(recipe, seats).fingerprint
        return recipe_of(recipe, seats)

    def play(
        self,
        recipe: str,
        seats: int,
        first: Policies | None = None,
        then: Policies | None = None,
        *,
        others: Lead = OTHERS,
        against: str | None = None,
        home: bool = True,
        times: int = 1,
    ) -> Simulation:
        """A table, or two with the same deals: with other rules, or with other policies.

        Args:
            recipe: The rules.
            seats: How many play.
            first: Who plays in another way than the others.
            then: The same at the second table; None: as at the first.
            others: How all the others play.
            against: The rules of the second table; None: the same.
            home: Whether all rounds are played, or the smaller part.
            times: So many times as many, where an effect is small.
        """
        compared = then is not None or against is not None
        key = (recipe, seats, _named(first), _named(then), str(others), against, home, times)
        if key not in self.played:
            tables = [self._sat(recipe, seats, first or {}, others)]
            if compared:
                tables.append(self._sat(against or recipe, seats, (first if then is None else then) or {}, others))
            plan = Plan(tuple(tables), self.seed, self.length(seats), PURSE)
            rounds = max(1, self.rounds * times // (1 if home else SCOPE))
            with ThreadPoolExecutor(self.cores) as threads:
                self.played[key] = simulate(plan, rounds=rounds, engine=self.engine, executor=threads)
        return self.played[key]

    def _sat(self, recipe: str, seats: int, policies: Policies, others: Lead) -> Sat:
        """One table of a simulation; the rules are assembled once."""
        sat = tuple(policy(policies.get(seat, others)) for seat in range(seats))
        return Sat(self.know(recipe, seats), rules(recipe, seats).fingerprint, sat)


def _named(policies: Policies | None) -> object:
    return None if policies is None else tuple(sorted((seat, str(policy(each))) for seat, each in policies.items()))


def weights(name: str) -> Weights:
    """The weights of a policy by its name."""
    return POLICIES[name]
