"""Moves and memories of a plug-in's own that are not the values they should be."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterable

import attrs

from boodle import (
    Announce,
    CardSet,
    Choose,
    Effect,
    Event,
    LeadLimit,
    Memory,
    Move,
    Moves,
    Pass,
    Phase,
    Remember,
    RulePlugin,
    SeatMove,
    Setup,
    Table,
    View,
    hookimpl,
)
from mutants.base import SOURCE, Mutant, house_rule
from mutants.plugins_phases import ONCE, had_his_turn, phase


@attrs.frozen
class Knock(SeatMove):
    """A seat knocks so many times."""

    times: int

    def __str__(self) -> str:
        """The planted bug: how many times is not written."""
        return f"{self.seat}:knock"


@attrs.frozen
class Whistle(SeatMove):
    """A seat whistles for a card."""

    card: str

    def __str__(self) -> str:
        """The planted bug: it is written like a card that is laid."""
        return f"{self.seat}:{self.card}"


@attrs.frozen
class Wink(SeatMove):
    """A seat winks; the time is kept with it, so that no wink equals another, which is the planted bug."""

    time: int = attrs.field(factory=time.perf_counter_ns)

    def __str__(self) -> str:
        """A wink."""
        return f"{self.seat}:wink"


def ticked_off(table: Table, move: Move) -> Iterable[Effect]:
    """Whoever has moved is not asked again."""
    yield had_his_turn(table, move)


class Knocking(RulePlugin):
    """Everybody knocks, and what is written does not say how often."""

    manifest = house_rule("knocking", "Everybody knocks once or twice")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody knocks."""
        return phase("knocking", moves=lambda view: Moves((Knock(view.seat, 1), Knock(view.seat, 2))), apply=ticked_off)


class Whistling(RulePlugin):
    """Everybody whistles, and what is written can be taken for a card."""

    manifest = house_rule("whistling", "Everybody whistles for a card")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody whistles."""
        return phase("whistling", moves=lambda view: Moves((Whistle(view.seat, "AH"),)), apply=ticked_off)


class Winking(RulePlugin):
    """Everybody winks, and no wink is the one that was possible."""

    manifest = house_rule("winking", "Everybody winks")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody winks."""
        return phase("winking", moves=lambda view: Moves((Wink(view.seat),)), apply=ticked_off)


class ListedTwice(RulePlugin):
    """A pass is listed for whoever is poor, and for everybody."""

    manifest = attrs.evolve(house_rule("listed-twice", "The poor may pass, and so may the others"), seats=(5, 9))

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody may pass."""
        return phase("listed-twice", moves=self._moves, apply=ticked_off)

    @staticmethod
    def _moves(view: View) -> Moves:
        seat = view.seat or 0
        return Moves((*([Pass(seat)] if view.purses[seat] < 50 else []), Pass(seat)))


class ShuffledMenu(RulePlugin):
    """One of three offers is drawn whenever somebody asks what there is."""

    manifest = house_rule("shuffled-menu", "Everybody gets an offer by lot")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """One offer for each."""
        return phase("shuffled-menu", moves=self._moves, apply=ticked_off)

    @staticmethod
    def _moves(view: View) -> Moves:
        return Moves((Pass(view.seat or 0), Choose(view.seat or 0, random.choice("abcdefgh"))))


class SuitByLot(RulePlugin):
    """The suit that may not be led is counted on whenever somebody asks."""

    manifest = house_rule("suit-by-lot", "One suit at a time may not be led")
    asked = itertools.count()

    @hookimpl
    def boodle_lead_limits(self, setup: Setup) -> LeadLimit:
        """Three suits may be led."""
        return LeadLimit(id="suit-by-lot.limit", topic="suit-by-lot", source=SOURCE, suits=self._suits, text="not every suit")

    def _suits(self, view: View) -> CardSet:
        barred = "CDHS"[next(self.asked) % 4]
        return CardSet([card for card in view.hand if str(card)[-1] != barred])


class ListOfCards(RulePlugin):
    """The cards that may be led are given as a list, where a set of cards is asked for."""

    manifest = house_rule("list-of-cards", "No king is led")

    @hookimpl
    def boodle_lead_limits(self, setup: Setup) -> LeadLimit:
        """No kings."""
        return LeadLimit(id="list-of-cards.limit", topic="list-of-cards", source=SOURCE, suits=self._suits, text="no kings")

    @staticmethod
    def _suits(view: View) -> CardSet:
        return [card for card in view.hand if card.rank != "K"]  # type: ignore[return-value]  # the planted bug


# -- memories and events -----------------------------------------------------------------------------------------------


@attrs.define(unsafe_hash=True)
class Tally:
    """A count that can be changed where it lies."""

    times: int = 0


class Ledger:
    """Notes that are equal to no other ones."""

    def __init__(self) -> None:
        """No notes."""
        self.notes: tuple[int, ...] = ()


@attrs.frozen
class Scores(Event):
    """The score of every seat, in a list: the planted bug."""

    scores: list[int]


class AskingCounts(RulePlugin):
    """How often somebody asked for his moves is counted in the memory itself."""

    manifest = house_rule("asking-counts", "Whoever asks is counted")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody is asked."""
        memory = {**ONCE, "tally": Memory(start=Tally(), audience="all")}
        return phase("asking-counts", memory=memory, moves=self._moves, apply=self._apply)

    @staticmethod
    def _moves(view: View) -> Moves:
        view.memory["tally"].times += 1
        return Moves((Pass(view.seat or 0),))

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        yield Remember("tally", Tally(table.memory["tally"].times))
        yield had_his_turn(table, move)


class TallyOfPasses(RulePlugin):
    """Passes are counted on an object that the next state shares with the one before."""

    manifest = house_rule("tally-of-passes", "Passes are counted")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody passes."""
        memory = {**ONCE, "passes": Memory(start=Tally(), audience="all")}
        return phase("tally-of-passes", memory=memory, apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        tally = table.memory["passes"]
        tally.times += 1
        yield Remember("passes", tally)
        yield had_his_turn(table, move)


class NotesOnPaper(RulePlugin):
    """The memory is an object that is equal to itself alone."""

    manifest = house_rule("notes-on-paper", "Notes are taken")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody is noted."""
        memory = {**ONCE, "notes": Memory(start=0, audience="all")}
        return phase("notes-on-paper", memory=memory, apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        yield Remember("notes", Ledger())
        yield had_his_turn(table, move)


class ScoresInAList(RulePlugin):
    """An event holds a list, which whoever is told can change."""

    manifest = house_rule("scores-in-a-list", "The score is read out")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """The score is read out to everybody."""
        return phase("scores-in-a-list", apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        yield Announce(Scores([*table.purses]))
        yield had_his_turn(table, move)


MUTANTS = (
    Mutant(name="a move that says less than it is", law="P9", plugin=Knocking, why="two knocks are read as one"),
    Mutant(name="a move that reads like another", law="P9", plugin=Whistling, why="it is read as a card that is laid"),
    Mutant(name="a move that equals no other", law="P6", plugin=Winking, why="it is possible, and not among the moves"),
    Mutant(name="a move listed twice", law="P6", plugin=ListedTwice, why="a list of moves is a set"),
    Mutant(name="offers by lot", law="P6", plugin=ShuffledMenu, why="what was offered is not possible a moment later"),
    Mutant(name="a limit by lot", law="P6", plugin=SuitByLot, why="what could be led cannot a moment later"),
    Mutant(name="a list of cards", law="P4", plugin=ListOfCards, why="no lead can be found"),
    Mutant(name="asking counts", law="P7", plugin=AskingCounts, why="asking for a move changes the state", tries=12),
    Mutant(name="a tally shared by states", law="P12", plugin=TallyOfPasses, why="a move changes the state that it was made in"),
    Mutant(
        name="a memory that equals no other",
        law="P12",
        plugin=NotesOnPaper,
        named=False,
        why="a copy of the state is another state; the shortest game begins with the memory in it, and needs no rule any more",
    ),
    Mutant(name="an event with a list", law="P12", plugin=ScoresInAList, why="what was announced can be changed"),
)
"""Values that are none."""
