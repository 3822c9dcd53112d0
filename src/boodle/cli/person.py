"""A person at the prompt: what he sees, what he is asked, and how his answer is read.

He is shown his own view of the table and his own moves, nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Final

from boodle.cards import CardSet
from boodle.cli.output import Output
from boodle.errors import ArgumentError, BoodleError
from boodle.languages.catalogue import Catalogue
from boodle.languages.log import Log
from boodle.languages.moves import choice
from boodle.moves import Bet, Bid, Choose, Move, Pass, Stake
from boodle.movesets import Amounts, Moves
from boodle.view import View

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
        self.said = log.said
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
            offence = f"  ({self.said.say('prompt-offence')})" if each in moves.offences else ""
            self.output.say(f"{number:>3}  {choice(each, self.said)}{offence}", indent=4)
        hint = self.said.say("prompt-numbers", {"n": len(listed)}) if listed else _hint(moves, self.said)
        question = self.said.say("prompt-move", {"name": self.log.names[self.seat], "hint": hint}) + " "
        while True:
            answer = self._ask(question)
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
            found = [] if listed else [move for move in _readings(answer, self.seat, view, self.said) if move in moves]
            if found:
                return found[0]
            refused = self.said.say("prompt-refused", {"answer": answer, "hint": hint})
            self.output.say(refused, "yellow", indent=4)

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
            self.output.say(self.said.say("log-so-far", {"run": run}), indent=2)
        self.output.say(self.said.say("prompt-your-hand", {"cards": str(view.hand)}), "cyan", indent=2)

    def _table(self, view: View) -> None:
        """What everybody can see."""
        say, names = self.said.say, self.log.names
        for seat, count in enumerate(view.counts):
            values = {"name": names[seat], "cards": count, "chips": view.purses[seat]}
            marks = {"you": seat == view.seat, "dealer": seat == view.dealer}
            self.output.say(say("prompt-player", values | marks), indent=4)
        places = (f"{say('place', {'account': f'space:{name}'})} {number}" for name, number in view.spaces.items())
        between = "  " if self.said.style == "symbols" else ", "
        self.output.say(say("prompt-board", {"spaces": between.join(places) or say("prompt-no-spaces")}), indent=4)
        self.output.say(say("prompt-dead-hand", {"n": view.dead_count, "cards": str(view.played)}), indent=4)
        if view.stopped_suit is not None:
            self.output.say(say("prompt-last-stop", {"suit": view.stopped_suit.letter}), indent=4)
        if view.trump is not None:
            self.output.say(say("prompt-trumps", {"suit": view.trump.letter}), indent=4)
        for title, seats in view.titles:
            self.output.say(say("prompt-title", {"title": title, "names": ", ".join(names[seat] for seat in seats)}), indent=4)


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


def _hint(moves: Moves, said: Catalogue) -> str:
    """How a move is typed where the moves are too many to be numbered."""
    if isinstance(moves.lawful, Amounts):
        hint = said.say("prompt-amounts", {"low": moves.lawful.low, "high": moves.lawful.high})
        for move in moves.lawful.others:
            hint = said.say("prompt-or", {"hint": hint, "other": choice(move, said)})
        return hint
    match moves.draw(Random(0)):
        case Stake(chips=pairs):
            return said.say("prompt-example", {"example": " ".join(f"{name}={number}" for name, number in pairs)})
        case Choose(option=option):
            return said.say("prompt-example", {"example": option})
        case _:
            return said.say("prompt-many")


def _readings(answer: str, seat: int, view: View, said: Catalogue) -> Iterator[Move]:
    """What somebody may mean by what he typed."""
    try:
        if answer.lower() in ("pass", said.say("move-pass")):
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
