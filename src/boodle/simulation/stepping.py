"""Sittings in the step engine: for rules that the batch kernel cannot run, and as what it is compared with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import attrs

from boodle.engine import legal_moves, opening_state
from boodle.rulebook import Rulebook
from boodle.simulation.chance import Stream
from boodle.simulation.deciding import Deciding
from boodle.simulation.errors import SimulationStopped
from boodle.simulation.measures import names_of
from boodle.simulation.noting import Noted, Noting, noted
from boodle.simulation.policies import Policy
from boodle.simulation.tally import Counted
from boodle.stages.session import Showdown
from boodle.state import State
from boodle.transition import step_trusted

MOVES_AT_MOST: Final = 20_000
"""A round that takes more moves than this never ends: the longest auction there is takes some hundreds."""


class Trace(NamedTuple):
    """Everything about a round that two engines can be compared by; cards are bits, ``chips`` the ledger after it."""

    dealer: int
    seated: int
    winner: int
    trump: int
    dealt: tuple[int, ...]
    left: tuple[int, ...]
    chips: tuple[int, ...]

    @property
    def flat(self) -> list[int]:
        """The same in a row, as the kernel writes it down."""
        return [self.dealer, self.seated, self.winner, self.trump, *self.dealt, *self.left, *self.chips]


@attrs.frozen(eq=False)
class Stepping:
    """Sittings of one table with these policies, measured as the batch kernel measures them."""

    rulebook: Rulebook
    deciding: Deciding
    noting: Noting
    names: tuple[str, ...]

    @classmethod
    def of(cls, rulebook: Rulebook, policies: tuple[Policy, ...]) -> Stepping:
        """The table made ready."""
        names = names_of(rulebook.seats, rulebook.tables.spaces)
        return cls(rulebook, Deciding.of(rulebook, policies), Noting.of(rulebook), names)

    def count(self, seed: int, first: int, size: int, length: int, purse: int) -> Counted:
        """So many sittings from the first one on, each of up to ``length`` rounds."""
        totals = []
        lengths = [0] * 53
        lying = [[0, 0, 0] for _ in range(length)]
        for sitting in range(first, first + size):
            total = [0] * len(self.names)
            for number, (now, after) in enumerate(self._rounds(seed, sitting, length, purse)):
                self.noting.measure(now, after, total)
                lengths[now.counts.get("cards", 0)] += 1
                chips = sum(after.chips[self.rulebook.seats : -1])
                lying[number] = [before + more for before, more in zip(lying[number], (1, chips, chips * chips), strict=True)]
            totals.append(total)
        return Counted(totals, lengths, lying)

    def traces(self, seed: int, first: int, size: int, length: int, purse: int) -> Iterator[Trace]:
        """The same sittings, round by round."""
        for sitting in range(first, first + size):
            for now, after in self._rounds(seed, sitting, length, purse):
                assert now.ended is not None
                winner = -1 if now.ended.winner is None else now.ended.winner
                yield Trace(now.dealer, now.seated, winner, after.rest.trump, now.dealt, after.hands, after.chips)

    def _rounds(self, seed: int, sitting: int, length: int, purse: int) -> Iterator[tuple[Noted, State]]:
        """The rounds of one sitting, each with the state when it was over."""
        rulebook = self.rulebook
        state, _ = opening_state(rulebook, purses=(purse,) * rulebook.seats, dealer=sitting % rulebook.seats)
        for number in range(1, length + 1):
            if ended(state):
                return
            now = noted(state, Stream(seed, sitting, number))
            made = 0
            while state.round.number == number and now.ended is None:
                made += 1
                if made > MOVES_AT_MOST:
                    raise SimulationStopped(
                        f"round {number} of sitting {sitting} has not ended after {MOVES_AT_MOST} moves, at the stage "
                        f"{state.stage.name!r}; a rule of '{rulebook.recipe}' never lets it end"
                    )
                moves = legal_moves(rulebook, state)
                self.noting.before(now, state, len(moves.lawful))
                move = self.deciding.move(state, moves, now.stream, now.stopped)
                state, events = step_trusted(rulebook, state, move)
                self.noting.hear(now, events, state)
            yield now, before_the_end(rulebook, now, state)


def ended(state: State) -> bool:
    """Whether the session is over, or what is left of it: a tie is played off, chips left are played for."""
    return state.over or bool(state.round.contenders) or isinstance(state.stage, Showdown)


def before_the_end(rulebook: Rulebook, now: Noted, state: State) -> State:
    """The state after a round without what the end of the session brings: chips left on the layout are not handed out yet."""
    if not now.residual:
        return state
    around, hands, chips, stage, rest = state
    ledger = [*chips]
    tables = rulebook.tables
    for paid in now.residual:
        assert isinstance(paid.payee, int)
        ledger[paid.payee] -= paid.chips
        ledger[tables.account(str(paid.payer))] += paid.chips
    return State((around, hands, tuple(ledger), stage, rest))
