"""Plain values: what cards, moves, events and their sets are in JSON."""

from __future__ import annotations

import enum
import json
from types import MappingProxyType
from typing import Any, NamedTuple

import attrs
import pytest

from boodle import (
    Bet,
    Bid,
    Card,
    CardPlayed,
    CardSet,
    Choose,
    Cut,
    Deal,
    Moves,
    Paid,
    Pass,
    Play,
    Reason,
    RoundEnded,
    Spaces,
    Suit,
)
from boodle.movesets import Amounts, Draws, Picks, Shuffles, Splits
from boodle.plain_values import kind_of, plain


class Colour(enum.IntEnum):
    """A number that is a word."""

    RED = 3


@attrs.frozen
class Box:
    """A class of somebody's own."""

    inside: Any


class Pair(NamedTuple):
    """Two things with names."""

    one: int
    other: Card


VALUES: list[tuple[Any, Any]] = [
    (Card("10D"), "10D"),
    (Suit.HEARTS, "H"),
    (CardSet("AD 7C"), ["7C", "AD"]),
    (Play(0, Card("5S")), "0:5S"),
    (Spaces([("AH", 2)]), {"AH": 2}),
    (MappingProxyType({1: Card("5S")}), {"1": "5S"}),
    (Reason("a.b", "no"), {"rule": "a.b", "sentence": "no"}),
    (Pair(1, Card("5S")), {"one": 1, "other": "5S"}),
    (Box((Card("5S"), None, True, 7, "x")), {"inside": ["5S", None, True, 7, "x"]}),
    (Colour.RED, "3"),
    (frozenset({"b", "a", "c"}), ["a", "b", "c"]),
    (frozenset({2, 10, 1}), [1, 10, 2]),
    ({(1, 2), (1, 1)}, [[1, 1], [1, 2]]),
    (1.5, "1.5"),
    (Paid(0, "AH", 2, "a.b"), {"kind": "paid", "payer": 0, "payee": "AH", "chips": 2, "rule": "a.b"}),
    (CardPlayed(1, Card("5S"), True), {"kind": "card-played", "seat": 1, "card": "5S", "led": True}),
]


@pytest.mark.parametrize(("value", "expected"), VALUES)
def test_values_are_plain(value: Any, expected: Any) -> None:
    """Text, numbers, lists and objects, the same in every run; ready for JSON."""
    assert expected == plain(value)
    assert expected == json.loads(json.dumps(plain(value)))


def test_events_say_their_kind() -> None:
    """In small letters with dashes between the words."""
    assert ["card-played", "round-ended", "paid"] == [kind_of(kind) for kind in (CardPlayed, RoundEnded, Paid)]


class Rolls:
    """A set of moves of somebody's own."""

    def __contains__(self, move: object) -> bool:
        return move == Pass(0)

    def __iter__(self) -> Any:
        return iter((Pass(0),))

    def __len__(self) -> int:
        return 1

    def draw(self, _: object) -> Pass:
        """The only one."""
        return Pass(0)

    def __str__(self) -> str:
        return "a roll"


SETS: list[tuple[Any, Any]] = [
    ((Pass(0), Bid(0, 2)), ["0:pass", "0:bid 2"]),
    (
        Amounts(Bid, 0, 2, 9, 1, (Pass(0),)),
        {"set": "amounts", "kind": "bid", "low": 2, "high": 9, "step": 1, "others": ["0:pass"]},
    ),
    (Amounts(Bet, 0, 0, 9), {"set": "amounts", "kind": "bet", "low": 0, "high": 9, "step": 1, "others": []}),
    (Picks(0, CardSet("5S 6S 7C").mask, 2), {"set": "picks", "cards": ["7C", "5S", "6S"], "count": 2}),
    (
        Splits(0, ("AH", "KC"), 5, 1, ("KC",), 1),
        {"set": "splits", "spaces": ["AH", "KC"], "total": 5, "minimum": 1, "must": ["KC"], "bare": 1},
    ),
    (Shuffles(), {"set": "other", "text": "a deal that names each of the 52 cards of the pack"}),
    (Draws(Cut, 2), {"set": "other", "text": "a cut of 2 different cards"}),
    (Rolls(), {"set": "other", "text": "a roll"}),
]


@pytest.mark.parametrize(("lawful", "expected"), SETS)
def test_sets_of_moves_are_lists_or_what_bounds_them(lawful: Any, expected: Any) -> None:
    """No cards as numbers, which another language might round."""
    assert {"lawful": expected, "offences": ["0:choose x"]} == plain(Moves(lawful, (Choose(0, "x"),)))
    assert json.loads(json.dumps(plain(Moves(lawful)))) == {"lawful": expected, "offences": []}


def test_the_deal_of_a_view_is_not_listed() -> None:
    """Its orders are too many; what is asked for is said."""
    moves = Moves(Shuffles())
    assert Deal.from_seed(b"x") in moves
    assert "deal" in plain(moves)["lawful"]["text"]
