"""Cards and sets of cards: reading, writing, comparing, and what is no card."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from itertools import repeat
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boodle import Card, CardSet, NotationError, Suit
from boodle.cards import ALL, CARDS, card_set, indices, read_cards

INDICES = st.integers(0, 51)


def test_there_are_fifty_two_cards_by_suit_and_rank() -> None:
    """Clubs first, from the two to the ace."""
    names = [f"{rank}{suit}" for suit in "CDHS" for rank in (*"23456789", "10", *"JQKA")]
    assert names == [str(card) for card in CARDS]
    assert list(range(52)) == [card.index for card in CARDS]
    assert sorted(CARDS) == list(CARDS)


@pytest.mark.parametrize(
    "text",
    ["10D", "TD", "10d", "td", "Td", "tD", "T♦", "10♦", "t♦", "♦10", "♦T", "♦t", " 10D ", "10♦\ufe0f", "♦\ufe0eT"],
)
def test_the_ten_of_diamonds_is_read_in_every_spelling(text: str) -> None:
    """Rank and suit, a letter or a symbol for the suit, capitals or not, the symbol before or behind."""
    assert Card("10D") == Card(text) == Card.parse(text)


@given(INDICES)
def test_a_card_comes_back_from_text_symbol_and_repr(index: int) -> None:
    """``Card(str(card)) == card`` and ``eval(repr(card)) == card``."""
    card = Card(index)
    assert card == Card(str(card)) == Card(card.symbol) == Card(card) == eval(repr(card))
    assert (card.suit, card.rank) == (Suit(index // 13), str(card)[:-1])
    assert pickle.loads(pickle.dumps(card)) == card
    assert hash(card) == hash(Card(str(card)))


@pytest.mark.parametrize(
    "value",
    [
        "", " ", "1D", "11D", "10", "D", "D10", "QQ", "Q S", "QX", "queen of spades", "0S", "qq", "10DD", "♦", "♢Q", "Q♠♠",
        "Qſ",  # a long s, which becomes an S when written large
        "Ｑ♠",  # full width
        "\u212a♠",  # the sign of the kelvin, which becomes a k when written small
        "𝐐S", "QЅ", "А♠",  # bold; Cyrillic Dze and A
        "\ud800", "Q\x00S", b"QS", None, True, False, -1, 52, 10**30, pytest.param(10**5000, id="huge"), 1.0, float("nan"), [],
        ["QS"], {}, object(), Suit.CLUBS,
    ],
)  # fmt: skip
def test_what_is_no_card_is_refused(value: Any) -> None:
    """Neither look-alikes nor numbers that are none; the message says what came and how cards are written."""
    with pytest.raises(NotationError, match=r"is no card; (write a rank and a suit|give text such as)"):
        Card(value)


def test_a_set_is_read_from_text_cards_numbers_and_bits() -> None:
    """Text with spaces or commas, a list, a generator, a set, another set of cards."""
    expected = CardSet("7C AD 2H")
    for given_ in ("AD,7C 2H", "2h  ad\n7c", ["2H", Card("7C"), "♦A"], (card for card in ("7C", "AD", "2H")), {"7C", "AD", "2H"}):
        assert expected == CardSet(given_)
    assert expected == CardSet(expected) == CardSet(expected.mask) == CardSet([5, 25, 26])
    assert CardSet() == CardSet("") == CardSet([]) == CardSet(0)


def test_a_set_lists_its_cards_by_suit_and_rank() -> None:
    """Length, order, membership, text and truth."""
    cards = CardSet("AD 2H 7C")
    assert [Card("7C"), Card("AD"), Card("2H")] == list(cards)
    assert (3, "7C AD 2H", "CardSet('7C AD 2H')") == (len(cards), str(cards), repr(cards))
    assert cards == eval(repr(cards))
    assert "ad" in cards
    assert Card("2H") in cards
    assert 5 in cards
    assert "3H" not in cards
    assert bool(cards)
    assert not CardSet()
    assert CardSet(ALL) == CardSet(CARDS)


@pytest.mark.parametrize("value", [None, True, 1.0, "nonsense", object(), [], b"7C"])
def test_what_is_no_card_is_in_no_set(value: Any) -> None:
    """``in`` answers no instead of complaining."""
    assert value not in CardSet(ALL)


@given(st.sets(INDICES), st.sets(INDICES))
def test_sets_of_cards_combine_as_sets_do(one: set[int], other: set[int]) -> None:
    """Union, intersection, difference and the two comparisons, against Python's own sets."""
    first, second = CardSet(one), CardSet(other)
    assert CardSet(one | other) == first | second
    assert CardSet(one & other) == first & second
    assert CardSet(one - other) == first - second
    assert (one <= other) == (first <= second)
    assert (one < other) == (first < second)
    assert (one >= other) == (first >= second)
    assert (one > other) == (first > second)
    assert (one == other) == (first == second)
    assert sorted(one) == [card.index for card in first] == list(indices(first.mask))
    assert hash(first) == hash(CardSet(sorted(one)))
    assert first == pickle.loads(pickle.dumps(first)) == copy.copy(first) == card_set(first.mask)


@pytest.mark.parametrize(
    "operation",
    [lambda a, b: a | b, lambda a, b: a & b, lambda a, b: a - b, lambda a, b: a <= b, lambda a, b: a < b],
)
@pytest.mark.parametrize("other", ["7C", {Card("7C")}, 32, None])
def test_sets_of_cards_do_not_combine_with_anything_else(operation: Callable[[Any, Any], Any], other: Any) -> None:
    """As for Python's own types: the operator is not supported, nothing is guessed."""
    with pytest.raises(TypeError, match=r"not supported|unsupported operand"):
        operation(CardSet("7C"), other)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("7C 7c", "'7C' stands twice"),
        (["7C", "AD", Card("♣7")], "'7C' stands twice"),
        ([0, 0], "'2C' stands twice"),
        (repeat("KS"), "'KS' stands twice"),
        ([*CARDS, "QD"], "'QD' stands twice"),
        ("7C XX", "'XX' is no card"),
        (["7C", None], "None is no card"),
        ([True], "True is no card"),
        (1 << 52, "is no set of cards; a bit set has 52 bits"),
        (-1, "is no set of cards; a bit set has 52 bits"),
        (None, "None are no cards; write '7C AD QS'"),
        (True, "True are no cards"),
        (b"\x01\x02", "are no cards"),
        (bytearray(b"\x01"), "are no cards"),
        (memoryview(b"\x01"), "are no cards"),
        ({"7C": 1}, "are no cards"),
        (Card("7C"), "are no cards"),
        (3.5, "are no cards"),
    ],
)
def test_what_is_no_set_of_cards_is_refused(value: Any, message: str) -> None:
    """A card that stands twice is named, also in a list without end; bytes and mappings are no cards."""
    with pytest.raises(NotationError, match=message):
        CardSet(value)


def test_reading_cards_keeps_order_and_repeats() -> None:
    """``read_cards`` leaves the judgement to whoever asks."""
    assert (5, 25, 5) == read_cards("7C AD 7C")
    assert (5, 25) == read_cards(CardSet("AD 7C"))


def test_a_card_and_a_set_never_change() -> None:
    """Neither a card nor a set of cards can be set."""
    card: Any = Card("7C")
    cards: Any = CardSet("7C")
    with pytest.raises(AttributeError):
        card.index = 3
    with pytest.raises(AttributeError):
        cards.mask = 3


def test_suits_have_letter_symbol_colour_and_cards() -> None:
    """The four suits in their order."""
    assert "CDHS" == "".join(map(str, Suit)) == "".join(suit.letter for suit in Suit)
    assert "♣♦♥♠" == "".join(suit.symbol for suit in Suit)
    assert [False, True, True, False] == [suit.red for suit in Suit]
    assert [CardSet("2D 9D")] * 2 == [CardSet("2D 9D 9C").of_suit(suit) for suit in (Suit.DIAMONDS, "♦")]
    assert sum(suit.mask for suit in Suit) == ALL


@pytest.mark.parametrize("text", ["H", "h", "♥", "hearts", "Hearts", "HEARTS", Suit.HEARTS])
def test_a_suit_is_read_from_letter_symbol_and_name(text: Any) -> None:
    """``Suit(...)`` reads what ``Suit.parse(...)`` does."""
    assert Suit.HEARTS == Suit.parse(text) == Suit(text)


@pytest.mark.parametrize("value", ["", "X", "heart", "HH", "♡", "ſ", None, True, 7, 1.5, b"H", ["H"], object()])
def test_what_is_no_suit_is_refused(value: Any) -> None:
    """The message says how suits are written."""
    with pytest.raises(NotationError, match="is no suit; write C, D, H or S"):
        Suit.parse(value)


@pytest.mark.parametrize("value", ["X", 4, -1, None, 0.5])
def test_a_suit_cannot_be_made_from_what_is_none(value: Any) -> None:
    """The constructor complains as the reader does."""
    with pytest.raises(NotationError, match="is no suit"):
        Suit(value)
