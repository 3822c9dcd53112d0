"""A person at the prompt: what he sees, what he is asked, and how his answer is read.

He is shown his own view of the table and his own moves, nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Final

from boodle.cards import CardSet
from boodle.cli.log import Log
from boodle.cli.output import Output
from boodle.errors import ArgumentError, BoodleError
from boodle.moves import Bet, Bid, Choose, Move, Pass, Stake
from boodle.movesets import Amounts, Moves
from boodle.view import View
from boodle.words import account, cards, chips, choice, counted, space

LISTED_AT_MOST: Final = 40
"""Longer lists of choices are not printed; the answer is typed instead."""


class Leaves(Exception):
    """The person does not want to play on, or nobody is there to answer."""


class Person:
    """Asks for the moves of one seat."""

    def __init__(self, seat: int, output: Output, log: Log, random: Random) -> None:
        self.seat = seat
        self.output = output
        self.log = log
        self.random = random

    def move(self, view: View) -> Move:
        """The person's next move; the card that a run waits for is laid without asking, where nothing else may be done.

        Raises:
            Leaves: he leaves.
        """
        moves = view.moves
        if view.wanted is not None and len(moves) == 1:
            return next(iter(moves))
        self._show(view)
        listed = _listed(moves)
        for number, each in enumerate(listed, 1):
            offence = "  (against the rules, and punished)" if each in moves.offences else ""
            self.output.say(f"{number:>3}  {choice(each)}{offence}", indent=4)
        hint = f"1 to {len(listed)}" if listed else _hint(moves)
        while True:
            answer = self._ask(f"{self.log.names[self.seat]}, your move ({hint}; r: any, ?: the table, q: leave): ")
            if answer.lower() in ("q", "quit", "exit"):
                raise Leaves
            if answer == "?":
                self._table(view)
                continue
            if answer == "r":
                return moves.draw(self.random)
            number = _number(answer)
            if listed and 1 <= number <= len(listed):
                return listed[number - 1]
            found = [] if listed else [move for move in _readings(answer, self.seat, view) if move in moves]
            if found:
                return found[0]
            self.output.say(f"'{answer}' is not possible; {hint}", "yellow", indent=4)

    def _ask(self, question: str) -> str:
        self.output.say(question, "bold", indent=2, end="")
        try:
            answer = input().strip()
        except (EOFError, KeyboardInterrupt, RuntimeError):
            # a standard input that is closed is a RuntimeError
            self.output.say("")
            raise Leaves from None
        if not sys.stdin.isatty():
            self.output.say(answer)
        return answer

    def _show(self, view: View) -> None:
        run = self.log.so_far()
        if run:
            self.output.say(f"{run} ...", indent=2)
        self.output.say(f"Your hand: {cards(view.hand)}", "cyan", indent=2)

    def _table(self, view: View) -> None:
        """What everybody can see."""
        for seat, count in enumerate(view.counts):
            marks = " (you)" if seat == view.seat else ""
            marks += ", the dealer" if seat == view.dealer else ""
            self.output.say(f"{self.log.names[seat]}: {counted(count, 'card')}, {chips(view.purses[seat])}{marks}", indent=4)
        on = "  ".join(f"{space(name)} {number}" for name, number in view.spaces.items())
        self.output.say(f"layout: {on or 'no spaces'}", indent=4)
        self.output.say(f"dead hand: {counted(view.dead_count, 'card')}; played: {cards(view.played)}", indent=4)
        if view.stopped_suit is not None:
            self.output.say(f"last stop in {view.stopped_suit.name.lower()}", indent=4)
        if view.trump is not None:
            self.output.say(f"{view.trump.name.lower()} are trumps", indent=4)
        for title, seats in view.titles:
            self.output.say(f"{title}: {', '.join(account(seat, self.log.names) for seat in seats)}", indent=4)


def _listed(moves: Moves) -> tuple[Move, ...]:
    """The moves, if they are few enough to be numbered."""
    if len(moves) > LISTED_AT_MOST:
        return ()
    try:
        return tuple(moves)
    except ArgumentError:
        return ()


def _number(answer: str) -> int:
    """The number somebody typed; -1 if it is none."""
    return int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 10 else -1


def _hint(moves: Moves) -> str:
    """How a move is typed where the moves are too many to be numbered."""
    if isinstance(moves.lawful, Amounts):
        others = "".join(f", or {choice(move)}" for move in moves.lawful.others)
        return f"{moves.lawful.low} to {moves.lawful.high} chips{others}"
    match moves.draw(Random(0)):
        case Stake(chips=pairs):
            return "for example " + " ".join(f"{name}={number}" for name, number in pairs)
        case Choose(option=option):
            return f"for example {option}"
        case _:
            return "too many to list"


def _readings(answer: str, seat: int, view: View) -> Iterator[Move]:
    """What somebody may mean by what he typed."""
    try:
        if answer.lower() == "pass":
            yield Pass(seat)
        elif _number(answer) >= 0:
            yield from (Bid(seat, _number(answer)), Bet(seat, _number(answer)), Choose(seat, answer))
        elif "=" in answer:
            called = {name.lower(): name for name in view.spaces}
            pairs = [word.partition("=") for word in answer.replace(",", " ").split()]
            yield Stake(seat, [(called.get(name.lower(), name), _number(number)) for name, _, number in pairs])
        else:
            yield Choose(seat, answer)
            yield Choose(seat, str(CardSet(answer)))
    except BoodleError:
        return
