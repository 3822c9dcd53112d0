"""Phases that do not leave the table as they should: chips, cards, turns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from boodle import (
    Announce,
    Announced,
    Bid,
    CardPlayed,
    Choose,
    Effect,
    Memory,
    Move,
    Moves,
    Paid,
    Pass,
    Phase,
    Relocate,
    Remember,
    RulePlugin,
    SeatMove,
    Setup,
    Table,
    Transfer,
    View,
    hookimpl,
)
from mutants.base import SOURCE, Mutant, clockwise, house_rule

ONCE: Mapping[str, Memory] = {"done": Memory(start=(), audience="all")}
"""Who has had his turn."""


def each_once(view: View) -> int | None:
    """Everybody has one turn, from the dealer's left on."""
    return next((seat for seat in clockwise(view) if seat not in view.memory["done"]), None)


def just_pass(view: View) -> Moves:
    """Nothing but a pass."""
    return Moves((Pass(view.seat or 0),))


def had_his_turn(table: Table, move: Move) -> Remember:
    """A seat is not asked again."""
    assert isinstance(move, SeatMove)
    return Remember("done", (*table.memory["done"], move.seat))


def phase(name: str, **how: Any) -> Phase:
    """A phase before the play in which everybody has a turn; with some of it replaced."""
    usual: dict[str, Any] = {"gap": "before-play", "memory": ONCE, "turn": each_once, "moves": just_pass}
    return Phase(id=f"{name}.phase", name=name, source=SOURCE, text=f"the {name}", **(usual | how))


class ReportedTwice(RulePlugin):
    """A chip is moved and announced, although moving it announces it."""

    manifest = house_rule("reported-twice", "A chip for the bank, with a receipt")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody pays."""
        return phase("reported-twice", apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, SeatMove)
        yield Transfer(move.seat, "bank", 1)
        yield Announce(Paid(move.seat, "bank", 1, "reported-twice.phase"))
        yield had_his_turn(table, move)


class OnlyReported(RulePlugin):
    """A payment is announced and never made."""

    manifest = house_rule("only-reported", "A receipt without a chip")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody seems to pay."""
        return phase("only-reported", apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, SeatMove)
        yield Announce(Paid("bank", move.seat, 1, "only-reported.phase"))
        yield had_his_turn(table, move)


class ShownByPlaying(RulePlugin):
    """Everybody shows his lowest card, and the wrong event is taken for that."""

    manifest = house_rule("shown-by-playing", "Everybody shows a card")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody shows a card."""
        return phase("shown-by-playing", apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, SeatMove)
        for card in [*table.hands[move.seat]][:1]:
            yield Announce(CardPlayed(move.seat, card, True))
        yield had_his_turn(table, move)


class LaidAsideAndPlayed(RulePlugin):
    """Kings are laid aside before the play, and announced as if they had been played."""

    manifest = house_rule("laid-aside-and-played", "Kings are laid aside")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody lays his kings aside."""
        return phase("laid-aside-and-played", apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, SeatMove)
        hand = table.hands[move.seat]
        kings = type(hand)([card for card in hand if card.rank == "K"])
        yield Relocate(kings, move.seat, f"aside:{move.seat}")
        for card in kings:
            yield Announce(CardPlayed(move.seat, card, False))
        yield had_his_turn(table, move)


class OnlyOffences(RulePlugin):
    """Passing is put down as an offence, and there is nothing else to do."""

    manifest = house_rule("only-offences", "Nobody should pass")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody is asked."""
        return phase("only-offences", moves=self._moves, apply=lambda table, move: (had_his_turn(table, move),))

    @staticmethod
    def _moves(view: View) -> Moves:
        return Moves((), (Pass(view.seat or 0),))


class ForgottenYield(RulePlugin):
    """A move is carried out by nobody: what it does was not returned."""

    manifest = house_rule("forgotten-yield", "Everybody pays a chip before play")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody pays."""
        return phase("forgotten-yield", apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Any:
        assert isinstance(move, SeatMove)
        (Transfer(move.seat, "bank", 1), had_his_turn(table, move))


class SittersAsked(RulePlugin):
    """All seats are asked, also those that sit the round out."""

    manifest = house_rule("sitters-asked", "Everybody nods before play")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """All seats."""
        return phase("sitters-asked", turn=self._turn, apply=lambda table, move: (had_his_turn(table, move),))

    @staticmethod
    def _turn(view: View) -> int | None:
        seats = len(view.purses)
        around = [(view.dealer + 1 + place) % seats for place in range(seats)]
        return next((seat for seat in around if seat not in view.memory["done"]), None)


class AskedForEver(RulePlugin):
    """Whoever was asked is never ticked off."""

    manifest = house_rule("asked-for-ever", "Everybody is asked once, so it says")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """The eldest, again and again."""
        return phase("asked-for-ever", apply=lambda *_: ())


class FirstSeatBegins(RulePlugin):
    """The auction begins with seat 0 instead of the eldest."""

    manifest = house_rule("first-seat-begins", "Everybody puts up to two chips into the bank")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """From seat 0 on."""
        return phase("first-seat-begins", turn=self._turn, moves=self._moves, apply=self._apply)

    @staticmethod
    def _turn(view: View) -> int | None:
        return next((seat for seat in view.seated if seat not in view.memory["done"]), None)

    @staticmethod
    def _moves(view: View) -> Moves:
        return Moves(tuple(Bid(view.seat or 0, chips) for chips in range(3)))

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, Bid)
        yield Transfer(move.seat, "bank", move.chips)
        yield had_his_turn(table, move)


class OpenSecrets(RulePlugin):
    """Everybody chooses in secret, and the choices are remembered for all."""

    manifest = house_rule("open-secrets", "A secret choice before play")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """One choice for each."""
        memory = {**ONCE, "chosen": Memory(start=(0,) * setup.seats, audience="all")}
        return phase("open-secrets", memory=memory, moves=self._moves, apply=self._apply)

    @staticmethod
    def _moves(view: View) -> Moves:
        return Moves(tuple(Choose(view.seat or 0, str(chosen)) for chosen in range(4)))

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        assert isinstance(move, Choose)
        chosen = list(table.memory["chosen"])
        chosen[move.seat] = int(move.option)
        yield Remember("chosen", tuple(chosen))
        yield had_his_turn(table, move)


class LowestRemembered(RulePlugin):
    """The dealer remembers, for all, which seat holds the lowest card."""

    manifest = house_rule("lowest-remembered", "The holder of the lowest card is found before play")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody is looked at, and what is found is remembered for all."""
        memory = {**ONCE, "lowest": Memory(start=-1, audience="all")}
        return phase("lowest-remembered", memory=memory, apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        lowest = min((card.index % 13, seat) for seat in table.seated for card in table.hands[seat])
        yield Remember("lowest", lowest[1])
        yield had_his_turn(table, move)


class NamedInWords(RulePlugin):
    """Everybody is told in words which card the dealer's lowest one is."""

    manifest = house_rule("named-in-words", "The dealer is talkative")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Everybody hears it."""
        return phase("named-in-words", apply=self._apply)

    @staticmethod
    def _apply(table: Table, move: Move) -> Iterable[Effect]:
        yield Announce(Announced("named-in-words", "the dealer holds", (("card", str(next(iter(table.hands[table.dealer])))),)))
        yield had_his_turn(table, move)


SIT_OUT = ("boodle-de", "ante-short")

MUTANTS = (
    Mutant(name="a payment reported twice", law="P2", plugin=ReportedTwice, why="two chips are told of, one has moved"),
    Mutant(name="a payment only reported", law="P2", plugin=OnlyReported, why="a chip is told of, none has moved"),
    Mutant(name="a card shown by playing it", law="P3", plugin=ShownByPlaying, why="the card is on the table and in the hand"),
    Mutant(name="cards laid aside and played", law="P3", plugin=LaidAsideAndPlayed, why="the kings are on the table and aside"),
    Mutant(name="nothing but offences", law="P4", plugin=OnlyOffences, why="nobody can do anything lawful"),
    Mutant(name="a forgotten yield", law="P4", plugin=ForgottenYield, why="None is no list of effects"),
    Mutant(
        name="sitters asked",
        law="P4",
        plugin=SittersAsked,
        beside=SIT_OUT,
        tries=12,
        why="who sits out plays no part in the round, so the turn cannot be his",
    ),
    Mutant(
        name="asked for ever",
        law="P5",
        plugin=AskedForEver,
        why="the same seat is asked again and again",
    ),
    Mutant(name="seat 0 begins", law="P13", plugin=FirstSeatBegins, why="one seat on, seat 0 begins again"),
    Mutant(name="secrets remembered for all", law="P10", plugin=OpenSecrets, why="the others see what nobody was told"),
    Mutant(
        name="the lowest card remembered for all",
        law="P10",
        plugin=LowestRemembered,
        shortened=False,
        tries=20,
        why="nobody can know who holds it",
    ),
    Mutant(
        name="a card named in words",
        law="P10",
        plugin=NamedInWords,
        why="the others are told of a card they do not know",
    ),
)
"""Phases that go wrong."""
