"""Every public entry, given whatever somebody may pass by mistake: a typed error on a readable line, or an answer.

What each entry says in particular is tried beside it; here nothing may go through that is not a boodle error, hang, print what
cannot be printed, or change the game that was asked.
"""

from __future__ import annotations

import math
import pickle
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import boodle
from boodle import (
    ArgumentError,
    BoodleError,
    Card,
    CardSet,
    Deal,
    Game,
    Move,
    Pass,
    Play,
    Reason,
    Recipe,
    Suit,
    TakeOver,
    assemble,
    opening_state,
)
from tabletalk import rules, table


class Broken:
    """Can neither be compared nor hashed nor printed nor asked whether it is true."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("eq")

    def __hash__(self) -> int:
        raise RuntimeError("hash")

    def __repr__(self) -> str:
        raise RuntimeError("repr")

    def __bool__(self) -> bool:
        raise RuntimeError("bool")


class Incomparable:
    """Cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("eq")

    __hash__ = object.__hash__


class Index:
    """A whole number of another library, such as numpy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return str(self.number)


class Count(int):
    """A subclass of int."""


class Word(str):
    """A subclass of str."""

    __slots__ = ()


def numbers() -> list[Any]:
    """Numbers that are none, or far too large."""
    huge = 10**5000
    return [
        True, False, -1, 3, 99, 10**30, huge, -huge, 1.0, 1.5, math.nan, math.inf, 1j, Index(1), Count(1), Suit.CLUBS,
    ]  # fmt: skip


def words() -> list[Any]:
    """Text of all kinds, and bytes."""
    return [
        "", " ", "nonsense", "7C 7C", "Qſ", "\ud800", "a\nb", "\x1b[2J", "x" * 50_000, Word("7C"), b"7C", bytearray(b"7C"),
        memoryview(b"7C"),
    ]  # fmt: skip


def collections() -> list[Any]:
    """Lists, sets, mappings and generators of the wrong things; new ones each time, because generators are used up."""
    return [
        [], (), {}, set(), frozenset(), [None], [[]], [[1]], [Broken()], [Incomparable()], ["7C"] * 53, range(3), {"7C", "AD"},
        {1, 2}, {"AH": Broken()}, {None: None}, {True: 1}, {0: None}, {5: 3}, {Card("AH"): 3}, {"x": {"y": 1}},
        [("AH", 1), ("AH", 2)], (each for each in "ab"), iter(()), iter([Broken()]), zip("ab", "cd", strict=True),
    ]  # fmt: skip


def objects() -> list[Any]:
    """Objects that belong elsewhere, and those that belong nowhere."""
    return [
        None, ..., object(), object, Play, lambda: None, Broken(), Incomparable(), Random, Random(1), Recipe("michigan"),
        Card("7C"), CardSet("7C AD"), Play(0, "7C"), Pass(0), Move(), Deal(()), TakeOver(99, "x"), Reason("a", "b"),
        rules("michigan"),
    ]  # fmt: skip


START = table("michigan kitty", rounds=2)
RUN = START.play(Deal.from_seed(b"bad input"))
BOOK, STATE, LAWFUL = RUN.rulebook, RUN.state, RUN.moves.draw(Random(1))
POSITION: dict[str, Any] = {"hands": ["4C 6C", "5C", "9D"], "to_lead": 0}


def placed(**given: Any) -> Game:
    """A position with something wrong."""
    return Game.from_position(BOOK, **{**POSITION, **given})


def written(**parts: Any) -> Recipe:
    """A written recipe with something wrong."""
    return Recipe.from_dict({"plugins": [{"name": "michigan", "parameters": {}}], "seats": 3, **parts})


ENTRIES: dict[str, Callable[[Any], Any]] = {
    "Card": Card,
    "Card.parse": Card.parse,
    "CardSet": CardSet,
    "CardSet.of_suit": CardSet("7C").of_suit,
    "in CardSet": lambda value: value in CardSet("7C"),
    "Suit": Suit.parse,
    "Spaces": boodle.Spaces,
    "Spaces[]": lambda value: START.spaces[value],
    "Spaces.get": lambda value: START.spaces.get(value),
    "in Spaces": lambda value: value in START.spaces,
    "Deal": Deal,
    "Deal.of": Deal.of,
    "Deal.shuffled": Deal.shuffled,
    "Deal.from_seed": Deal.from_seed,
    "Cut": boodle.Cut,
    "OpenHands": boodle.OpenHands,
    "Play, seat": lambda value: Play(value, "7C"),
    "Play, card": lambda value: Play(0, value),
    "Pass": Pass,
    "Exchange": boodle.Exchange,
    "Leave": boodle.Leave,
    "Bid, seat": lambda value: boodle.Bid(value, 1),
    "Bid, chips": lambda value: boodle.Bid(0, value),
    "Bet, chips": lambda value: boodle.Bet(0, value),
    "Stake": lambda value: boodle.Stake(0, value),
    "ClaimSpace": lambda value: boodle.ClaimSpace(0, value),
    "Choose": lambda value: boodle.Choose(0, value),
    "TakeOver": lambda value: TakeOver(0, value),
    "in Moves, deal": lambda value: value in START.moves,
    "in Moves, lead": lambda value: value in RUN.moves,
    "Moves.draw, deal": START.moves.draw,
    "Moves.draw, lead": RUN.moves.draw,
    "parse_move": boodle.parse_move,
    "Recipe": Recipe,
    "Recipe, parameters": lambda value: Recipe(("michigan", value)),
    "Recipe, seats": lambda value: Recipe("michigan", seats=value),
    "Recipe, without": lambda value: Recipe("michigan", without=value),
    "Recipe, prefer": lambda value: Recipe("michigan", prefer=value),
    "Recipe, phases": lambda value: Recipe("michigan", phases=value),
    "Recipe.parse": Recipe.parse,
    "Recipe.parse, seats": lambda value: Recipe.parse("michigan", seats=value),
    "Recipe.from_dict": Recipe.from_dict,
    "from_dict, plugins": lambda value: written(plugins=value),
    "from_dict, plugin": lambda value: written(plugins=[value]),
    "from_dict, name": lambda value: written(plugins=[{"name": value, "parameters": {}}]),
    "from_dict, parameters": lambda value: written(plugins=[{"name": "michigan", "parameters": value}]),
    "from_dict, seats": lambda value: written(seats=value),
    "from_dict, without": lambda value: written(without=value),
    "from_dict, prefer": lambda value: written(prefer=value),
    "from_dict, phases": lambda value: written(phases=value),
    "assemble": assemble,
    "assemble, seats": lambda value: assemble("michigan", seats=value),
    "assemble, parameter": lambda value: assemble(Recipe("michigan", ("kitty", {"stake": value}))),
    "Rulebook.answer": BOOK.answer,
    "Rulebook.rule_of": BOOK.rule_of,
    "Game": Game,
    "Game.new, rulebook": Game.new,
    "Game.new, names": lambda value: Game.new(BOOK, names=value),
    "Game.new, a name": lambda value: Game.new(BOOK, names=["Anna", "Ben", value]),
    "Game.new, purses": lambda value: Game.new(BOOK, purses=value),
    "Game.new, a purse": lambda value: Game.new(BOOK, purses=[1, value, 1]),
    "Game.new, spaces": lambda value: Game.new(BOOK, spaces=value),
    "Game.new, dealer": lambda value: Game.new(BOOK, dealer=value),
    "Game.new, rounds": lambda value: Game.new(BOOK, rounds=value),
    "from_position, rulebook": lambda value: Game.from_position(value, **POSITION),
    "from_position, a hand": lambda value: placed(hands=["4C", value, "9D"]),
    "from_position, a pile": lambda value: placed(aside=["", value, ""]),
    "from_position, a purse": lambda value: placed(purses=[1, value, 1]),
    "from_position, a space": lambda value: placed(spaces={"AH": value}),
    "from_position, last card": lambda value: placed(to_lead=None, last=(value, 0)),
    "from_position, last player": lambda value: placed(to_lead=None, last=("3C", value)),
    "from_position, a barred seat": lambda value: placed(barred=[value]),
    "from_position, barred from collecting": lambda value: placed(barred={"collect": value}),
    **{
        f"from_position, {name}": lambda value, name=name: placed(**{name: value})  # type: ignore[misc]  # a default holds the name
        for name in (
            "hands", "dead_hand", "played", "played_by", "aside", "purses", "spaces", "bank", "dealer", "to_lead", "stopped_suit",
            "last", "trump", "barred", "sat_out", "left", "contenders", "names", "round_number", "rounds",
        )
    },
    "Game.play, deal": START.play,
    "Game.play, lead": RUN.play,
    "Game.why_not, deal": START.why_not,
    "Game.why_not, lead": RUN.why_not,
    "Game.undo": RUN.undo,
    "Game.seen_by": RUN.seen_by,
    "Game.events_since, seat": lambda value: RUN.events_since(value),
    "Game.events_since, number": lambda value: RUN.events_since(0, value),
    "Game.default_move": RUN.default_move,
    "Game ==": lambda value: RUN == value if not isinstance(value, Broken | Incomparable) else None,
    **{
        f"{entry.__name__}, {name}": lambda value, entry=entry, name=name: entry(  # type: ignore[misc]  # as above
            **{"rulebook": BOOK, "state": STATE, "move": LAWFUL} | {name: value}
        )
        for entry in (boodle.step, boodle.advance, boodle.why_not)
        for name in ("rulebook", "state", "move")
    },
    "legal_moves, rulebook": lambda value: boodle.legal_moves(value, STATE),
    "legal_moves, state": lambda value: boodle.legal_moves(BOOK, value),
    "opening_state, rulebook": lambda value: opening_state(value, purses=(1, 1, 1), dealer=0),
    "opening_state, purses": lambda value: opening_state(BOOK, purses=value, dealer=0),
    "opening_state, dealer": lambda value: opening_state(BOOK, purses=(1, 1, 1), dealer=value),
    "opening_state, rounds": lambda value: opening_state(BOOK, purses=(1, 1, 1), dealer=0, rounds=value),
    "opening_state, spaces": lambda value: opening_state(BOOK, purses=(1, 1, 1), dealer=0, spaces=value),
}  # fmt: skip


def errors_of(entry: Callable[[Any], Any], values: list[Any]) -> Iterator[BoodleError]:
    """What an entry complains about; anything that is not a boodle error goes through and fails the test."""
    for value in values:
        try:
            entry(value)
        except BoodleError as error:
            yield error


@pytest.mark.parametrize("kind", [numbers, words, collections, objects], ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_answers_or_raises_an_error_of_its_own(entry: str, kind: Callable[[], list[Any]]) -> None:
    """Every line of a message can be printed and read, and the games that were asked are what they were."""
    before = pickle.dumps((START.state, RUN.state))
    for error in errors_of(ENTRIES[entry], kind()):
        lines = str(error).splitlines()
        assert 1 <= len(lines) <= 12
        assert all(line.isprintable() and len(line) < 1200 for line in lines)
    assert before == pickle.dumps((START.state, RUN.state))


# -- a boolean is no number, a number of another library is none -------------------------------------------------------


COUNTED = ("seat", "chips", "Pass", "Leave", "a purse", "dealer", "rounds", "undo", "seats")


@pytest.mark.parametrize("value", [True, Index(1), Count(1), 1.0, "1"], ids=lambda value: type(value).__name__)
@pytest.mark.parametrize(
    "entry",
    [
        name
        for name in ENTRIES
        if name.endswith(("seat", "chips", "Pass", "Leave", "a purse", "dealer", "rounds", "undo", "seats"))
    ],
)
def test_what_only_looks_like_a_number_is_refused(entry: str, value: Any) -> None:
    """True is not seat 1, and two kinds of ones would not be equal in a log."""
    with pytest.raises(BoodleError):
        ENTRIES[entry](value)


def test_a_number_of_another_library_is_named_with_its_type() -> None:
    """Or the message would say that 1 is no seat."""
    with pytest.raises(ArgumentError, match=r"^1 \(Index\) is no seat"):
        Pass(Index(1))


# -- errors that are somebody else's ------------------------------------------------------------------------------------


def test_a_generator_that_fails_says_so_itself() -> None:
    """Its own error comes through: it is not boodle's to explain."""

    def cards() -> Iterator[str]:
        yield "7C"
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Deal.of(cards())


def test_a_stacked_random_generator_fails_as_itself() -> None:
    """Whatever its ``random`` raises."""

    class Empty:
        def random(self) -> float:
            raise EOFError

    with pytest.raises(EOFError):
        RUN.moves.draw(Empty())  # type: ignore[arg-type]  # the least that a generator can be


@pytest.mark.parametrize("removed", ["michigan short-pack", "pope-joan"])
def test_a_deal_names_the_whole_pack_and_what_is_not_in_it_is_skipped(removed: str) -> None:
    """A full shuffle serves a short pack; one card too few does not."""
    game = table(removed, 4)
    full = Deal.from_seed(b"short")
    pack = CardSet(game.rulebook.tables.pack)
    exact = Deal([card for card in full.cards if card in pack])
    assert game.play(full).hands == game.play(exact).hands
    assert sum(map(len, game.play(full).hands)) + len(game.play(full).dead_hand) == len(pack)
    short = Deal(exact.cards[:-1])
    assert short not in game.moves
    with pytest.raises(boodle.IllegalMove, match=f"the deal lacks {exact.cards[-1]}"):
        game.play(short)


# -- declarations and manifests ----------------------------------------------------------------------------------------


def nothing(*_: Any) -> Any:
    """A function that would do for any."""


DECLARED: dict[str, Callable[[Any], Any]] = {
    "Ante, chips": lambda value: boodle.Ante(id="x.y", space="layout", others=value),
    "Bank, word": lambda value: boodle.Bank(id="x.y", cannot_pay=value),
    "Claim, pattern": lambda value: boodle.Cards(value),
    "Consequence, event": lambda value: boodle.Consequence(id="x.y", on=value, pays=nothing),
    "Consequence, function": lambda value: boodle.Consequence(id="x.y", on=boodle.Stopped, pays=value),
    "Deck, cards": lambda value: boodle.Deck(id="x.y", removed=value),
    "Fee, accounts": lambda value: boodle.Fee(id="x.y", on=boodle.Stopped, payer=value, payee="bank", chips=1, kind="fine"),
    "Fee, reasons": lambda value: boodle.Fee(
        id="x.y", on=boodle.Stopped, payer="dealer", payee="bank", chips=1, kind="fine", reasons=value
    ),
    "Fine, account": lambda value: boodle.Fine(1, value),
    "Layout, cards": lambda value: boodle.Layout(id="x.y", cards=value),
    "LeadLimit, suits": lambda value: boodle.LeadLimit(id="x.y", suits=value),
    "LowestHeld, suit": lambda value: boodle.LowestHeld(value),
    "Manifest, name": lambda value: boodle.Manifest(name=value, version="1", kind="game", summary="x"),
    "Manifest, version": lambda value: boodle.Manifest(name="x", version=value, kind="game", summary="x"),
    "Manifest, kind": lambda value: boodle.Manifest(name="x", version="1", kind=value, summary="x"),
    "Manifest, summary": lambda value: boodle.Manifest(name="x", version="1", kind="game", summary=value),
    "Manifest, api": lambda value: boodle.Manifest(name="x", version="1", kind="game", summary="x", api=value),
    "Manifest, seats": lambda value: boodle.Manifest(name="x", version="1", kind="game", summary="x", seats=value),
    "Manifest, requires": lambda value: boodle.Manifest(name="x", version="1", kind="game", summary="x", requires=value),
    "Manifest, conflicts": lambda value: boodle.Manifest(name="x", version="1", kind="game", summary="x", conflicts=value),
    "Memory, audience": lambda value: boodle.Memory(start=0, audience=value),
    "Penalty, bars": lambda value: boodle.Penalty(id="x.y", offence="response", fine=boodle.Fine(1), bars=value),
    "Phase, memory": lambda value: boodle.Phase(
        id="x.y", name="x", gap="before-play", memory=value, turn=nothing, moves=nothing, apply=nothing
    ),
    "Phase, turn": lambda value: boodle.Phase(
        id="x.y", name="x", gap="before-play", turn=value, moves=nothing, apply=nothing
    ),
    "Requirement, parameters": lambda value: boodle.Requirement(name="x", parameters=value),
    "SameSuitRun, ranks": lambda value: boodle.SameSuitRun(value),
    "SessionEnd, words": lambda value: boodle.SessionEnd(id="x.y", when=value),
    "Space, name": lambda value: boodle.Space(id="x.y", name=value, place=1, claims=()),
    "Trumps, ranks": lambda value: boodle.Trumps(value),
}  # fmt: skip


@pytest.mark.parametrize("entry", DECLARED)
def test_a_declaration_that_makes_no_sense_cannot_be_made(entry: str) -> None:
    """Its author gets one of boodle's errors where he wrote it, on a readable line."""
    complaints = list(errors_of(DECLARED[entry], [*numbers(), *words(), *collections(), *objects()]))
    assert len(complaints) > 20
    for error in complaints:
        assert str(error).isprintable()
        assert len(str(error)) < 400
