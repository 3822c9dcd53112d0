"""A round played move by move by hypothesis, which looks for the shortest way to break a law."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from boodle.engine import legal_moves, step
from boodle.rulebook import Rulebook
from boodle.testing.arguments import rules_of
from boodle.testing.laws import LAWS
from boodle.testing.playing import Choices, Played, Session, Step
from boodle.testing.report import game_lines

EACH_MOVE = ("P2", "P3", "P4", "P6", "P12", "P16")
"""Laws that are looked at after every move."""


class RoundMachine(RuleBasedStateMachine):
    """A session at one table; inherit from it, name the ``rulebook``, and add rules and invariants of your own.

    ::

        class MyMachine(RoundMachine):
            rulebook = assemble("michigan stop-toll")

        TestRounds = MyMachine.TestCase

    Attributes:
        rulebook: The rules.
        purse: Chips of each seat at the beginning.
        rounds: The agreed number of rounds.
        played: What has been played so far, the newest step last.
    """

    rulebook: ClassVar[Rulebook]
    purse: ClassVar[int] = 20
    rounds: ClassVar[int] = 2

    def __init__(self) -> None:
        super().__init__()
        seats = rules_of(getattr(self, "rulebook", None), f"'{type(self).__name__}'").seats
        self.session = Session(self.rulebook, (self.purse,) * seats, 0, self.rounds, Choices(0))
        self.state = self.session.begin()
        self.played = Played(self.rulebook, self.state, None)

    def live(self) -> bool:
        """Whether the session is still on."""
        return not self.state.over

    @precondition(lambda self: self.live())
    @rule(place=st.integers(0, 999), random=st.randoms(use_true_random=False))
    def move(self, place: int, random: Random) -> None:
        """Somebody makes a lawful move, the dealer deals."""
        moves = legal_moves(self.rulebook, self.state)
        lawful = moves.lawful
        move = lawful[place % len(lawful)] if isinstance(lawful, tuple) else moves.draw(random)
        self._make(Step(self.state, moves, move, *step(self.rulebook, self.state, move)))

    @precondition(lambda self: self.live() and bool(legal_moves(self.rulebook, self.state).offences))
    @rule(place=st.integers(0, 999))
    def offend(self, place: int) -> None:
        """Somebody does what the table punishes."""
        moves = legal_moves(self.rulebook, self.state)
        move = moves.offences[place % len(moves.offences)]
        self._make(Step(self.state, moves, move, *step(self.rulebook, self.state, move)))

    @precondition(lambda self: not self.live())
    @rule()
    def look_at_the_end(self) -> None:
        """When the session is over there is only this left to do."""
        assert not legal_moves(self.rulebook, self.state).lawful

    def _make(self, made: Step) -> None:
        self.played.steps.append(made)
        self.state = made.after

    @invariant()
    def laws(self) -> None:
        """The laws hold of the last move."""
        if not self.played.steps:
            return
        last = Played(self.rulebook, self.played.steps[-1].before, None, self.played.steps[-1:])
        for name in EACH_MOVE:
            found = LAWS[name].broken(last)
            story = "\n".join(game_lines(self.played))
            assert found is None, f"law {name} is broken: {LAWS[name].title}\n{found.what if found else ''}\n{story}"
