"""What the kit says of a law that was broken: the shortest game that shows it, and whose fault it is."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from boodle.cards import CardSet, Suit
from boodle.errors import AssemblyError
from boodle.moves import Deal, Move
from boodle.orders import NO_SUIT
from boodle.rulebook import Rulebook
from boodle.stages.dealing import starting_memory
from boodle.stages.leads import Run
from boodle.state import State
from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Played, replayed
from boodle.testing.recipes import attempt


@attrs.frozen
class Verdict:
    """A law that was broken.

    Attributes:
        law: The law.
        found: Where it is broken, in the shortest game.
        played: The shortest game that shows it.
        guilty: The rules without which it is kept; empty where it is the engine, or no single rule.
    """

    law: Law
    found: Break
    played: Played = attrs.field(repr=False)
    guilty: tuple[str, ...] = ()

    @property
    def moves(self) -> int:
        """How long the shortest game is."""
        return len(self.played.steps)

    def __str__(self) -> str:
        """The law, the table, the game in notation, the rule and what is mostly the cause."""
        recipe = self.played.rulebook.recipe
        lines = [
            f"law {self.law.name} is broken: {self.law.title}",
            f"  found     {self.found.what}",
            f"  table     {recipe}, {recipe.seats} players",
            *(f"  {line}" for line in game_lines(self.played)),
            f"  rule      {', '.join(self.guilty) or self.found.rule or 'no single one'}",
            f"  mostly    {self.law.cause}",
        ]
        return "\n".join(lines)


def game_lines(played: Played) -> list[str]:
    """Where a game begins and its moves, for somebody who wants to see it again."""
    state, session = played.first, played.session
    lines = []
    if session is not None:
        rounds = f"{session.rounds} rounds" if session.rounds else "any number of rounds"
        dealer = "cut for" if session.dealer is None else f"seat {session.dealer}"
        lines.append(f"begins    purses {', '.join(map(str, session.purses))}; dealer {dealer}; {rounds}")
    elif state is not None:
        lines += _position(played.rulebook, state)
    failed = f"; then '{_short(played.failed)}' fails" if played.failed is not None else ""
    lines.append(f"moves     {'; '.join(map(_short, played.moves)) or 'none'}{failed}")
    return lines


def _short(move: Move) -> str:
    """A deal of a sorted pack need not be read card by card."""
    return "deal of the sorted pack" if isinstance(move, Deal) and move.order == tuple(range(52)) else str(move)


def _position(rulebook: Rulebook, state: State) -> list[str]:
    hands = "; ".join(str(CardSet(hand)) or "-" for hand in state.hands)
    chips = {name: chips for name, chips in zip(rulebook.tables.spaces, state.chips[rulebook.seats : -1], strict=True) if chips}
    lines = [
        f"begins    hands {hands}; dead hand {CardSet(state.rest.dead) or '-'}; dealer seat {state.round.dealer}",
        f"          purses {', '.join(map(str, state.chips[: rulebook.seats]))}; spaces {chips}",
    ]
    run = state.stage
    if isinstance(run, Run) and run.wanted >= 0:
        lines.append(f"          seat {run.player} has played, seat {run.turn} has the next card")
    elif isinstance(run, Run):
        lines.append(
            f"          seat {run.turn} leads" + (f" after a stop in {Suit(run.suit).name.lower()}" if run.suit < NO_SUIT else "")
        )
    return lines


# -- whose fault it is -------------------------------------------------------------------------------------------------


def guilty(played: Played, law: Law, suspects: Iterable[Iterable[str]], seed: int = 0) -> tuple[str, ...]:
    """The rules without which the same game keeps the law, out of the first group of suspects that has any."""
    return next((found for group in suspects if (found := _without_which(played, law, group, seed))), ())


def _without_which(played: Played, law: Law, rules: Iterable[str], seed: int) -> tuple[str, ...]:
    recipe = played.rulebook.recipe
    found = []
    for rule in dict.fromkeys(rules):
        made = attempt(recipe.but(without=(*recipe.without, rule)))
        if isinstance(made, AssemblyError):
            continue
        if law.broken(_the_same(played, made), seed) is None:
            found.append(rule)
    return tuple(found)


def _the_same(played: Played, rulebook: Rulebook) -> Played:
    """The same game under other rules: its session played again, or its moves from the same position."""
    if played.session is not None:
        return attrs.evolve(played.session, rulebook=rulebook).played(len(played.steps) + 1)
    assert played.first is not None
    around, hands, chips, stage, rest = played.first
    known = dict(starting_memory(rulebook))
    memory = tuple((name, value) for name, value in rest.memory if name in known)
    state = State((around._replace(rules=rulebook.fingerprint), hands, chips, stage, rest._replace(memory=memory)))
    return replayed(rulebook, state, played.moves)
