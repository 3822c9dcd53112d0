"""Moves: values that say who does what, made from whatever says it clearly and from nothing else."""

from __future__ import annotations

import copy
import hashlib
import pickle
import secrets
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

import boodle
from boodle import (
    ArgumentError,
    Bet,
    Bid,
    CallTime,
    Card,
    CardSet,
    Choose,
    ClaimSpace,
    Cut,
    Deal,
    Exchange,
    Leave,
    Misdeal,
    Move,
    NotationError,
    OpenHands,
    Pass,
    Play,
    SeatMove,
    Stake,
    Suit,
    TakeOver,
)
from boodle.cards import CARDS
from boodle.lines import player_name
from boodle.moves import is_chance, play

MOVES: list[tuple[Move, str]] = [
    (Deal.of("7C AD 2H"), "deal 7C AD 2H"),
    (Cut("KH 3S"), "cut KH 3S"),
    (OpenHands("KH 3S"), "open KH 3S"),
    (Play(0, Card("10D")), "0:10D"),
    (Pass(1), "1:pass"),
    (Exchange(2), "2:exchange"),
    (Bid(3, 12), "3:bid 12"),
    (Bet(0, 0), "0:bet 0"),
    (Stake(1, {"J♠": 4, "AH": 2, "Kitty": 0}), "1:stake AH=2 JS=4"),
    (ClaimSpace(2, "A♥"), "2:claim AH"),
    (Choose(3, "offer"), "3:choose offer"),
    (CallTime(), "time"),
    (Misdeal(), "misdeal"),
    (Leave(0), "0:leave"),
    (TakeOver(1, "Zoë Ñandú"), "1:takeover Zoë Ñandú"),
]


class Index:
    """A whole number of another library, such as numpy's."""

    def __index__(self) -> int:
        return 1

    def __repr__(self) -> str:
        return "1"


class Count(int):
    """A subclass of int."""


NO_NUMBERS: list[Any] = [
    None, True, False, -1, 1.0, float("nan"), float("inf"), "1", b"1", 1 << 62, pytest.param(10**5000, id="huge"), Index(),
    Count(1), Suit.DIAMONDS, [1], (1,), {1}, {1: 1}, object(), int,
]  # fmt: skip


def test_every_public_move_is_tried_here() -> None:
    """A new kind of move must be added to the list above."""
    public = {each for name in boodle.__all__ if isinstance(each := getattr(boodle, name), type) and issubclass(each, Move)}
    assert public - {Move, SeatMove} == {type(move) for move, _ in MOVES}


@pytest.mark.parametrize(("move", "text"), MOVES, ids=lambda value: value.split(" ")[0] if isinstance(value, str) else "")
def test_a_move_is_a_value(move: Move, text: str) -> None:
    """Equal moves are one move: hash, copies and pickles; it prints as it is written in a log and cannot be changed."""
    again = pickle.loads(pickle.dumps(move))
    assert move == again == copy.deepcopy(move)
    assert len({move, again}) == 1
    assert text == str(move)
    name = attrs.fields(type(move))[0].name if attrs.fields(type(move)) else "seat"
    with pytest.raises(AttributeError):
        setattr(move, name, 1)


def test_moves_of_two_kinds_are_never_equal() -> None:
    """A bid is no bet, a pass is no exchange."""
    alike: list[list[Move]] = [
        [Bid(0, 3), Bet(0, 3)],
        [Pass(0), Exchange(0), Leave(0)],
        [Cut((0, 1)), OpenHands((0, 1)), Deal((0, 1))],
    ]
    assert [2, 3, 3] == [len(set(moves)) for moves in alike]


@pytest.mark.parametrize("seat", NO_NUMBERS)
@pytest.mark.parametrize("make", [Pass, Exchange, Leave, lambda seat: Play(seat, Card("7C")), lambda seat: Bid(seat, 1)])
def test_a_seat_is_a_whole_number(make: Callable[[Any], Move], seat: Any) -> None:
    """True is not seat 1; whether the table has such a seat is the rulebook's question."""
    with pytest.raises(ArgumentError, match="is no seat; seats are whole numbers from 0, clockwise"):
        make(seat)


def test_a_seat_that_no_table_has_is_left_to_the_rules() -> None:
    """The move can be made up; the game refuses it."""
    assert 99 == Play(99, Card("7C")).seat


@pytest.mark.parametrize("chips", NO_NUMBERS)
@pytest.mark.parametrize("make", [lambda chips: Bid(0, chips), lambda chips: Bet(0, chips)])
def test_an_amount_is_a_whole_number_of_chips(make: Callable[[Any], Move], chips: Any) -> None:
    """Neither less than none nor a fraction."""
    with pytest.raises(ArgumentError, match="is no number of chips; give a whole number, 0 or more"):
        make(chips)


@pytest.mark.parametrize("card", ["♦10", "td", 21, Card("10D")])
def test_a_card_is_played_however_it_is_written(card: Any) -> None:
    """The move holds the card."""
    assert Play(0, Card("10D")) == Play(0, card)
    assert play(0, 21) is play(0, 21)
    assert Play(0, Card("10D")) == play(0, 21)


@pytest.mark.parametrize("card", ["", "10", None, True, 52, ["10D"], CardSet("10D")])
def test_what_is_no_card_cannot_be_played(card: Any) -> None:
    """The reader of cards complains."""
    with pytest.raises(NotationError, match="is no card"):
        Play(0, card)


# -- the dealer's moves ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [Deal, Deal.of, Cut, OpenHands])
def test_an_order_is_read_from_text_and_lists(make: Callable[[Any], Any]) -> None:
    """Text, cards, numbers, a generator, and a set of cards (which has an order of its own)."""
    expected = (Card("7C"), Card("AD"), Card("2H"))
    for cards in ("7C AD 2H", "7c,♦A,2♥", list(expected), (5, 25, 26), (card for card in expected), CardSet("2H 7C AD")):
        assert expected == make(cards).cards


@pytest.mark.parametrize("make", [Deal, Deal.of, Cut, OpenHands])
@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({"7C", "AD"}, "has no order; give the cards as text or as a list"),
        (frozenset({5}), "has no order"),
        ({"7C": 1}, "are no cards"),
        (b"\x05", "are no cards"),
        (None, "are no cards"),
        (7, "are no cards"),
        ([None], "is no card"),
        ((5, True), "is no card"),
        ((5, 52), "52 is no card"),
        ((5, -1), "-1 is no card"),
        ("7C XX", "'XX' is no card"),
    ],
)
def test_what_has_no_order_of_cards_is_refused(make: Callable[[Any], Any], cards: Any, message: str) -> None:
    """A Python set would be dealt in another order on another day."""
    with pytest.raises(NotationError, match=message):
        make(cards)


@pytest.mark.parametrize("make", [Deal, Deal.of, OpenHands])
@pytest.mark.parametrize("cards", ["7C AD 7c", [*CARDS, "7C"], [0, 1, 2, 5, 5]])
def test_a_deal_names_a_card_once(make: Callable[[Any], Any], cards: Any) -> None:
    """Fifty-three cards hold one twice."""
    with pytest.raises(NotationError, match=r"'7C' stands twice in .*; every card can be named once"):
        make(cards)


@given(st.permutations(range(52)))
def test_a_deal_comes_back_from_its_text_and_repr(order: list[int]) -> None:
    """``Deal.of`` reads what a deal writes."""
    deal = Deal(tuple(order))
    assert deal == Deal.of(str(deal).removeprefix("deal ")) == eval(repr(deal)) == Deal.of(deal.cards)
    assert deal == pickle.loads(pickle.dumps(deal))
    assert hash(deal) == hash(Deal.of(list(order)))
    assert order == [card.index for card in deal.cards]


def test_a_shuffle_belongs_to_its_generator() -> None:
    """The same generator gives the same deal, the next draw another one, and all 52 cards are in it."""
    deal = Deal.shuffled(Random(7))
    assert deal == Deal.shuffled(Random(7))
    random = Random(7)
    assert Deal.shuffled(random) != Deal.shuffled(random)
    assert list(range(52)) == sorted(deal.order) == sorted(Deal.shuffled(secrets.SystemRandom()).order)


def test_a_shuffle_is_fair() -> None:
    """Each card comes first about as often as any other (chi squared, 51 degrees of freedom: 99.99 % lie below 94)."""
    random = Random(2)
    first = Counter(Deal.shuffled(random).order[0] for _ in range(5200))
    assert sum((first[card] - 100) ** 2 / 100 for card in range(52)) < 94


@pytest.mark.parametrize("random", [None, 7, "seed", Random, object(), b"seed"])
def test_only_a_generator_shuffles(random: Any) -> None:
    """The class alone is none, and neither is a seed."""
    with pytest.raises(ArgumentError, match=r"chance comes from a random\.Random, not from .*; give random\.Random\(7\)"):
        Deal.shuffled(random)


@pytest.mark.parametrize(
    ("seed", "front", "digest"),
    [
        (b"", "9S JD 5D AC 7S 2S 8S 9H", "5b100cf84a42f2e9"),
        (b"boodle", "6H 10H 9S QC KC 6D 4S 6S", "003c63310dc3ce14"),
        (bytes(range(32)), "AD KD 9S 8D 3D KC 3C 6C", "2d71a67cf63146d3"),
    ],
)
def test_the_deal_of_a_seed_never_changes(seed: bytes, front: str, digest: str) -> None:
    """Test vectors: the first cards, and the hash of the whole order as text."""
    deal = Deal.from_seed(seed)
    assert front == " ".join(map(str, deal.cards[:8]))
    assert digest == hashlib.sha256(str(deal).encode()).hexdigest()[:16]


@given(st.binary(max_size=40))
def test_the_deal_of_a_seed_can_be_worked_out_by_anybody(seed: bytes) -> None:
    """As the documentation of ``Deal.from_seed`` says it, in other words than the code's."""
    stream = hashlib.shake_256(b"boodle deal 1\0" + seed).hexdigest(408)
    pack = [rank + suit for suit in "CDHS" for rank in (*"23456789", "10", *"JQKA")]
    for number in range(51):
        last = 51 - number
        other = int(stream[16 * number : 16 * number + 16], 16) % (last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    assert pack == [str(card) for card in Deal.from_seed(seed).cards]


@pytest.mark.parametrize("seed", [None, 7, "seed", bytearray(b"seed"), memoryview(b"seed"), [1]])
def test_a_seed_is_bytes(seed: Any) -> None:
    """Text would depend on an encoding."""
    with pytest.raises(ArgumentError, match=r"is bytes, not .*; write b'\.\.\.'"):
        Deal.from_seed(seed)


def test_chance_moves_are_the_dealers() -> None:
    """A deal, a cut and open hands; nothing else."""
    assert {Deal, Cut, OpenHands} == {type(move) for move, _ in MOVES if is_chance(move)}
    assert not is_chance("deal")


# -- stakes, claims, choices, names ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "chips",
    [
        {"AH": 2, "Kitty": 3},
        {"A♥": 2, "Kitty": 3, "JS": 0},
        [("Kitty", 3), ("ah", 2)],
        ((space, chips) for space, chips in [("♥A", 2), ("Kitty", 3)]),
        {Card("AH"): 2, "Kitty": 3},
    ],
)
def test_stakes_are_read_from_a_mapping_or_pairs(chips: Any) -> None:
    """Spaces in their usual spelling, in one order, those without chips left out."""
    assert (("AH", 2), ("Kitty", 3)) == Stake(0, chips).chips


@pytest.mark.parametrize(
    "chips",
    [
        None,
        3,
        "AH",
        b"AH",
        ["AH"],
        [("AH",)],
        [("AH", 1, 2)],
        {"AH": -1},
        {"AH": True},
        {"AH": 1.5},
        {"AH": None},
        {3: 1},
        {None: 1},
    ],
)
def test_what_says_no_stakes_is_refused(chips: Any) -> None:
    """Names and whole numbers; the first thing wrong is the cause."""
    with pytest.raises(ArgumentError, match=r"says no stakes; give \{'AH': 2, 'JS': 4\}"):
        Stake(0, chips)


def test_a_stake_names_a_space_once() -> None:
    """In two spellings it is still one space."""
    with pytest.raises(ArgumentError, match="names a space twice; give all that is laid on it at once"):
        Stake(0, {"AH": 1, "A♥": 2})


@pytest.mark.parametrize("space", [None, 5, True, b"AH", ["AH"]])
def test_a_claim_names_a_space(space: Any) -> None:
    """A number would be read as a card."""
    with pytest.raises(ArgumentError, match="is no name of a space"):
        ClaimSpace(0, space)


def test_a_choice_is_text_or_what_is_written_as_text() -> None:
    """A factor may be given as a number, five cards as a set."""
    assert Choose(0, "2") == Choose(0, 2)
    assert Choose(0, "7C AD") == Choose(0, CardSet("AD 7C"))


LINES: list[Any] = [
    None, True, 1.5, b"x", ["x"], object(), "", " ", " Anna", "Anna ", "An\nna", "An\x1b[31mna", "An\u2028na", "\ud800",
    "x" * 101,
]  # fmt: skip


@pytest.mark.parametrize("value", LINES)
def test_a_name_fits_on_a_line(value: Any) -> None:
    """Names are printed in logs and terminals: no line breaks, no control characters, no halves of characters."""
    with pytest.raises(ArgumentError, match="is no name of a player; give up to 100 characters in one line"):
        TakeOver(0, value)
    with pytest.raises(ArgumentError, match="is no name of a player"):
        player_name(value)


@pytest.mark.parametrize("value", [value for value in LINES if value is not True])
def test_an_option_fits_on_a_line(value: Any) -> None:
    """Options are written in records."""
    with pytest.raises(ArgumentError, match="is no option; give up to 100 characters in one line"):
        Choose(0, value)


@pytest.mark.parametrize(
    "name", ["Anna", "A", "Anna Maria", "O'Neill", "李小龙", "Zoë", "علی\u200cرضا", "👩\u200d🦰", "0", "x" * 100]
)
def test_people_are_called_what_they_are_called(name: str) -> None:
    """Any script, joiners included."""
    assert name == TakeOver(0, name).name == player_name(name)
