"""Moves as text and as plain values: every kind there and back, and nothing else taken for a move."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from boodle import (
    Bet,
    Bid,
    CallTime,
    Card,
    Choose,
    ClaimSpace,
    Cut,
    Deal,
    Exchange,
    Game,
    Leave,
    Misdeal,
    Move,
    Moves,
    NotationError,
    OpenHands,
    Pass,
    Play,
    Recipe,
    SeatMove,
    Stake,
    TakeOver,
    assemble,
    parse_move,
)
from boodle.moves import KINDS
from boodle.movesets import Draws
from boodle.notation import LONGEST, read_move
from plugins import Nod
from plugins.between import Ceremonies

WRITTEN: list[tuple[Move, str, dict[str, Any]]] = [
    (Play(0, Card("5S")), "0:5S", {"kind": "play", "seat": 0, "card": "5S"}),
    (Pass(3), "3:pass", {"kind": "pass", "seat": 3}),
    (Exchange(12), "12:exchange", {"kind": "exchange", "seat": 12}),
    (Bid(1, 3), "1:bid 3", {"kind": "bid", "seat": 1, "chips": 3}),
    (Bet(1, 0), "1:bet 0", {"kind": "bet", "seat": 1, "chips": 0}),
    (Stake(2, {"JS": 4, "AH": 2}), "2:stake AH=2 JS=4", {"kind": "stake", "seat": 2, "chips": {"AH": 2, "JS": 4}}),
    (Stake(2, ()), "2:stake", {"kind": "stake", "seat": 2, "chips": {}}),
    (Stake(2, {"Big pot": 1}), "2:stake Big pot=1", {"kind": "stake", "seat": 2, "chips": {"Big pot": 1}}),
    (Stake(2, {'a=1 "b': 5}), '2:stake "a=1 \\"b"=5', {"kind": "stake", "seat": 2, "chips": {'a=1 "b': 5}}),
    (ClaimSpace(0, "8-9-10"), "0:claim 8-9-10", {"kind": "claim", "seat": 0, "space": "8-9-10"}),
    (Choose(0, "7C 8C"), "0:choose 7C 8C", {"kind": "choose", "seat": 0, "option": "7C 8C"}),
    (Leave(2), "2:leave", {"kind": "leave", "seat": 2}),
    (TakeOver(2, "Zoe B."), "2:takeover Zoe B.", {"kind": "takeover", "seat": 2, "name": "Zoe B."}),
    (Deal.of("7C AD"), "deal 7C AD", {"kind": "deal", "cards": ["7C", "AD"]}),
    (Deal(()), "deal ", {"kind": "deal", "cards": []}),
    (Cut("5S 5S"), "cut 5S 5S", {"kind": "cut", "cards": ["5S", "5S"]}),
    (OpenHands("10D 2C"), "open 10D 2C", {"kind": "open", "cards": ["10D", "2C"]}),
    (CallTime(), "time", {"kind": "time"}),
    (Misdeal(), "misdeal", {"kind": "misdeal"}),
    (Bid(2**62 - 1, 2**62 - 1), f"{2**62 - 1}:bid {2**62 - 1}", {"kind": "bid", "seat": 2**62 - 1, "chips": 2**62 - 1}),
]


@pytest.mark.parametrize(("move", "text", "data"), WRITTEN)
def test_every_kind_of_move_is_written_and_read_back(move: Move, text: str, data: dict[str, Any]) -> None:
    """As text, and as plain values."""
    assert (text, data) == (str(move), move.to_dict())
    assert (move, move) == (parse_move(text), Move.from_dict(data))


def test_no_kind_of_move_is_left_out() -> None:
    """Whatever the module of moves defines has a word of its own, and stands in the table above."""
    kinds = {Play, Pass, Exchange, Bid, Bet, Stake, ClaimSpace, Choose, Leave, TakeOver, Deal, Cut, OpenHands, CallTime, Misdeal}
    ours = {kind for base in (Move, SeatMove) for kind in base.__subclasses__() if kind.__module__ == "boodle.moves"} - {SeatMove}
    assert kinds == ours == set(KINDS.values()) == {type(move) for move, _, _ in WRITTEN}


@pytest.mark.parametrize("text", ["0:♠5", "0:5s", "0:5♠"])
def test_a_card_is_read_in_every_spelling(text: str) -> None:
    """The move is the same."""
    assert Play(0, Card("5S")) == parse_move(text)


NO_MOVES = [
    ("", "a move is '0:5S'"),
    ("5S", "a move is '0:5S'"),
    ("0:", "a move is '0:5S'"),
    (":5S", "a move is '0:5S'"),
    ("00:5S", "a move is '0:5S'"),
    ("-1:5S", "a move is '0:5S'"),
    ("٣:5S", "a move is '0:5S'"),
    (" 0:5S", "a move is '0:5S'"),
    ("0:5S\n", "a move is '0:5S'"),
    ("0: 5S", "a move is '0:5S'"),
    ("times", "a move is '0:5S'"),
    ("time ", "a move is '0:5S'"),
    ("0:1S", "'1S' is no card"),
    ("0:??", r"'\?\?' is no card"),
    ("0:5S 6S", "no seat does '5S 6S'"),
    ("0:pass on", "no seat does 'pass on'"),
    ("0:bid", "'bid' is no card"),
    ("0:bid x", "'x' is no number of chips"),
    ("0:bid -1", "'-1' is no number of chips"),
    ("0:bid 01", "'01' is no number of chips"),
    ("0:bid ٣", "'٣' is no number of chips"),
    ("0:bid 9999999999999999999", "is no number of chips"),
    ("9999999999999999999:pass", "is no seat"),
    ("0:stake AH", "'AH' says no stake"),
    ("0:stake AH=2  JS=1", "' JS=1' says no stake"),
    ("0:stake AH=2 AH=1", "names a space twice"),
    ("0:stake =2", "'=2' says no stake"),
    ('0:stake "\\x"=2', "is no name of a space in quotes"),
    ("0:claim x ", "is no name of a space"),
    ("0:choose a ", "is no option"),
    ("0:takeover " + "x" * 101, "is no name of a player"),
    ("deal 7C 7C", "'7C' stands twice"),
    ("deal 7C ??", r"'\?\?' is no card"),
    ("open 7C 1", "'1' is no card"),
    ("cut", None),
    ("x" * (LONGEST + 1), "is no move"),
]


@pytest.mark.parametrize(("text", "message"), NO_MOVES)
def test_what_is_no_move_is_refused(text: str, message: str | None) -> None:
    """With what cannot be read and what was expected; an empty cut can be read, and no rule allows it."""
    if message is None:
        assert Cut(()) == parse_move(text)
        return
    with pytest.raises(NotationError, match=message):
        parse_move(text)


@pytest.mark.parametrize("thing", [None, 7, b"0:5S", ["0:5S"], Play(0, Card("5S"))])
def test_what_is_no_text_is_no_move(thing: Any) -> None:
    """Not even a move."""
    with pytest.raises(NotationError, match="is no move; write '0:5S'"):
        parse_move(thing)


NO_DATA: list[Any] = [
    None,
    "0:5S",
    {},
    {"kind": "bow", "seat": 0},
    {"kind": ["play"], "seat": 0, "card": "5S"},
    {"kind": "play", "seat": 0},
    {"kind": "play", "seat": 0, "card": "5S", "chips": 1},
    {"kind": "play", "seat": True, "card": "5S"},
    {"kind": "play", "seat": "0", "card": "5S"},
    {"kind": "play", "seat": 0.0, "card": "5S"},
    {"kind": "play", "seat": -1, "card": "5S"},
    {"kind": "play", "seat": 0, "card": 40},
    {"kind": "play", "seat": 0, "card": "1S"},
    {"kind": "bid", "seat": 0, "chips": "3"},
    {"kind": "bid", "seat": 0, "chips": {"AH": 3}},
    {"kind": "stake", "seat": 0, "chips": 3},
    {"kind": "stake", "seat": 0, "chips": [["AH", 3]]},
    {"kind": "stake", "seat": 0, "chips": {"AH": "3"}},
    {"kind": "stake", "seat": 0, "chips": {"AH": 3, "A♥": 1}},
    {"kind": "stake", "seat": 0, "chips": dict.fromkeys(map(str, range(101)), 1)},
    {"kind": "deal", "cards": "7C AD"},
    {"kind": "deal", "cards": [0, 1]},
    {"kind": "deal", "order": ["7C"]},
    {"kind": "deal", "cards": ["7C", "7C"]},
    {"kind": "choose", "seat": 0, "option": 3},
    {"kind": "takeover", "seat": 0, "name": "\n"},
]


@pytest.mark.parametrize("data", NO_DATA)
def test_what_is_no_plain_move_is_refused(data: Any) -> None:
    """A part too many or too few, or a value of a type that JSON has another one for."""
    with pytest.raises(NotationError, match=r"is no move|of kind|expected"):
        Move.from_dict(data)


def test_a_plug_ins_own_kind_of_move_is_read_among_the_moves_that_are_possible() -> None:
    """It is written as its class writes it, which no parser knows; as plain values it cannot be written."""
    game = Game.new(assemble(Recipe("michigan", Ceremonies)), dealer=0)
    assert Nod(0, 2) == read_move("0:nod 2", lambda: game.moves)
    with pytest.raises(NotationError, match="no seat does 'nod 9'"):
        read_move("0:nod 9", lambda: game.moves)
    with pytest.raises(NotationError, match=r"'1:nod 2' is a move of a plug-in's own kind"):
        Nod(1, 2).to_dict()


def test_where_the_moves_cannot_be_listed_only_the_usual_kinds_are_read() -> None:
    """Before a deal nobody goes through all orders of the pack."""
    game = Game.new(assemble("michigan"), dealer=0)
    assert Deal.from_seed(b"x") == read_move(str(Deal.from_seed(b"x")), lambda: game.moves)
    with pytest.raises(NotationError, match="no seat does 'nod 2'"):
        read_move("1:nod 2", lambda: game.moves)


def test_a_few_moves_that_cannot_be_listed_are_not_listed_either() -> None:
    """One card of a pack: they are few, but their set only draws."""
    moves = Moves(Draws(Cut, 1))
    assert 52 == len(moves)
    with pytest.raises(NotationError, match="a move is '0:5S'"):
        read_move("off", lambda: moves)


def test_the_plain_form_has_just_the_fields_of_the_move() -> None:
    """Nothing is added, and a pack's order is called its cards."""
    for move, _, data in WRITTEN:
        names = ["cards" if field.name == "order" else field.name for field in attrs.fields(type(move))]
        assert ["kind", *names] == list(data)
