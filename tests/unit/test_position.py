"""Situations that are written down: all that is wrong with one is said at once, and what is right can be played."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import repeat
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import plugins
import strategies
from boodle import (
    ArgumentError,
    Card,
    CardPlayed,
    CardSet,
    Deal,
    Game,
    LimitLifted,
    Misdeal,
    Paid,
    Pass,
    Passed,
    Play,
    PositionError,
    PositionProblem,
    Recipe,
    Rulebook,
    SessionEnded,
    Stopped,
    WentOut,
    assemble,
    legal_moves,
    step,
)
from boodle.stages.leads import Run
from boodle.testing.positions import written_down
from tabletalk import rules

NAMES = ("Anna", "Ben", "Carla")
HANDS = ("4C 6C", "5C KD", "9D")
SEATS = "0 (Anna), 1 (Ben), 2 (Carla)"


def put(recipe: str | Rulebook = "michigan", **given: Any) -> Game:
    """A position for three in which Anna leads, changed by what is given."""
    book = rules(recipe) if isinstance(recipe, str) else recipe
    return Game.from_position(book, **{"names": NAMES, "hands": HANDS, "to_lead": "Anna", **given})


def wrong(recipe: str | Rulebook = "michigan", **given: Any) -> list[str]:
    """What is wrong with a position."""
    with pytest.raises(PositionError) as caught:
        put(recipe, **given)
    assert "this position cannot be" == caught.value.message
    assert {PositionProblem} == set(map(type, caught.value.exceptions))
    return [str(problem) for problem in caught.value.exceptions]


# -- what is written down is what is there -----------------------------------------------------------------------------


def test_everything_that_is_written_down_is_there() -> None:
    """Seats by number or name, suits and spaces in any spelling, lists or mappings."""
    game = put(
        "michigan kitty",
        hands={"Ben": "5C KD", 0: ["4C", Card("6C")], "Carla": CardSet("9D")},
        dead_hand="2S,7♥",
        purses={"Anna": 3, 1: 4},
        spaces={"A♥": 5, "Kitty": 6},
        bank=-2,
        dealer="Carla",
        to_lead=1,
        stopped_suit="♠",
        round_number=3,
        rounds=4,
    )
    assert ("4C 6C", "5C KD", "9D") == tuple(map(str, game.hands))
    assert CardSet("7H 2S") == game.dead_hand
    assert CardSet(range(52)) - CardSet("4C 6C 5C KD 9D 2S 7H") == game.played
    assert ((3, 4, 0), -2) == (game.purses, game.bank)
    assert {"AH": 5, "KC": 0, "QD": 0, "JS": 0, "Kitty": 6} == game.spaces
    assert (2, 1, 3, NAMES) == (game.dealer, game.turn, game.round_number, game.names)
    assert ((), ()) == (game.log, game.events)
    assert "<Moves: 1:5C, 1:KD>" == repr(game.moves)


def test_what_is_not_said_is_empty() -> None:
    """No chips, the first seat deals, one round, names like those of a new game."""
    game = Game.from_position(rules("michigan"), hands=HANDS, to_lead=2)
    assert ((0, 0, 0), 0, 0, 1) == (game.purses, game.bank, game.dealer, game.round_number)
    assert ("Player 1", "Player 2", "Player 3") == game.names
    assert not any(game.spaces.values())
    assert not game.dead_hand


def test_one_number_of_chips_stands_for_all() -> None:
    """As in a new game."""
    assert (7, 7, 7) == put(purses=7).purses


def test_debts_can_be_written_down_where_there_are_debts() -> None:
    """Nowhere else."""
    assert (-3, 0, 5) == put("michigan broke:cannot_pay=debt", purses=[-3, 0, 5]).purses
    assert ["the purse of Anna holds -3; expected a whole number of chips from 0 to 1000000000"] == wrong(purses=[-3, 0, 5])


def test_the_rest_of_the_pack_has_been_played_or_is_named() -> None:
    """``played="rest"`` is the default; a list must say it all."""
    rest = CardSet(range(52)) - CardSet("4C 6C 5C KD 9D")
    assert put() == put(played="rest") == put(played=rest)
    assert put(played=rest - CardSet("2S"), dead_hand="2S").dead_hand == CardSet("2S")
    said = "; name them in a hand, the dead hand or 'played', or say played='rest'"
    assert ["nothing is said about 2C KS" + said] == wrong(played=rest - CardSet("2C KS"))


def test_what_has_to_happen_first_happens_at_once() -> None:
    """Who has nothing he may lead passes, and the leader without cards too, before anybody moves."""
    game = put("michigan-bicycle", hands=["4C", "5C", "9D"], stopped_suit="C")
    assert [Passed(0, "no-suit", "change-suit.stop"), Passed(1, "no-suit", "change-suit.stop")] == list(game.events)
    assert 2 == game.turn
    game = put(hands=["", "5C", "9D"])
    assert (Passed(0, "no-cards", "core.no-cards"),) == game.news
    assert 1 == game.turn


def test_nobody_can_lead_and_the_round_is_over_at_once() -> None:
    """A void round is the last one here."""
    game = put("michigan-bicycle", hands=["4C", "5C", "9C"], stopped_suit="C", rounds=1)
    assert game.over
    assert isinstance(game.events[-1], SessionEnded)


# -- in the middle of a run --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [("3C", "Carla"), ["♣3", 2], (Card("3C"), 2), (1, "Carla")])
def test_a_run_goes_on_after_its_last_card(last: Any) -> None:
    """Whoever holds the next card is asked for it."""
    game = put(to_lead=None, last=last)
    assert ("<Moves: 0:4C>", ()) == (repr(game.moves), game.news)
    assert (CardPlayed(0, Card("4C"), False),) == game.play(Play(0, "4C")).news


def test_the_last_card_may_stop_the_run() -> None:
    """Then the stop comes at once, with all it brings, and its player leads."""
    game = put(
        "michigan kitty stop-bonus",
        to_lead=None,
        last=("8D", "Ben"),
        dead_hand="9D",
        hands=["4C", "KD", "9S"],
        spaces={"Kitty": 2},
    )
    assert (Stopped(1, Card("8D"), "dead"), Paid("Kitty", 1, 1, "stop-bonus.bonus")) == game.news
    assert ((0, 1, 0), 1) == (game.purses, game.turn)


def test_the_last_card_may_end_the_round() -> None:
    """Its player has none left."""
    game = put(to_lead=None, last=("3C", "Anna"), hands=["", "4C KD", "9D"], purses=5)
    assert WentOut(0) in game.news
    assert (8, 3, 4) == game.purses


def test_the_last_card_of_a_run_counts_as_played_by_its_player() -> None:
    """Queen and king of hearts by one player win the marriage; the queen need not be named twice."""
    given: dict[str, Any] = {"to_lead": None, "last": ("QH", "Anna"), "hands": ["KH 4C", "5C", "9D"], "spaces": {"Marriage": 3}}
    book = assemble(Recipe(plugins.Board, seats=3))
    for played_by in (None, {"Anna": "QH"}, {"Ben": "2C"}):
        game = put(book, played_by=played_by, **given).play(Play(0, "KH"))
        assert Paid("Marriage", 0, 3, "test-board.marriage") in game.news
    other = put(book, **(given | {"last": ("QH", "Ben")})).play(Play(0, "KH"))
    assert 3 == other.spaces["Marriage"]


@pytest.mark.parametrize(
    ("king", "two_follows"),
    [({"dead_hand": "KC"}, True), ({}, False), ({"hands": ["2C", "5C", "KC"]}, True), ({"aside": ["KC", "", ""]}, True)],
)
def test_an_ace_that_is_low_and_high(king: dict[str, Any], two_follows: bool) -> None:
    """While the king has not been played the ace was led, and the two follows; else it ended a run."""
    game = put("michigan ace-rank:ranks=both", **{"to_lead": None, "last": ("AC", "Ben"), "hands": ["2C", "5C", "KD"], **king})
    assert two_follows == ("<Moves: 0:2C>" == repr(game.moves))
    assert two_follows != (Stopped(1, Card("AC"), "top") in game.news)


def test_where_the_next_card_is_asked_for_in_rotation_it_has_been_found_already() -> None:
    """The passes of the seats in between were announced, and paid for, before the position was written down."""
    book = assemble(Recipe("michigan", plugins.Asking, seats=3))
    game = put(book, to_lead=None, last=("8D", "Anna"))
    assert (2, ()) == (game.turn, game.news)
    stopped = put(book, to_lead=None, last=("10D", "Anna"))
    assert [Passed, Passed, Stopped] == [type(event) for event in stopped.news]


# -- more than the usual -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shown", "reason"), [("", "hidden"), ("5D", "dead"), ("3S", "dead"), ("2S", "hidden")])
def test_cards_that_everybody_has_seen(shown: str, reason: str) -> None:
    """A stop between two piles that lie face down does not say in which the card is, unless it has been seen or one pile has."""
    game = put(aside={"Carla": "3S"}, dead_hand="5D 6D", hands=["4D 2C", "5C", "9D"], shown_cards=shown).play(Play(0, "4D"))
    assert Stopped(0, Card("4D"), reason) in game.news
    assert ["the list of shown cards holds 2S twice"] == wrong(shown_cards="2S 2S")


def test_combinations_that_were_played_are_paid_no_more() -> None:
    """A run of three counts once a round: after Ben's spades nobody is paid for hearts."""
    book = assemble(Recipe(plugins.Board, seats=3))
    given: dict[str, Any] = {"hands": ["8H 9H 10H 2C", "5C", "KD"], "spaces": {"8-9-10": 4}}
    paid = put(book, **given).play(Play(0, "8H")).play(Play(0, "9H")).play(Play(0, "10H"))
    assert Paid("8-9-10", 0, 4, "test-board.run") in paid.news
    before = put(book, played_by=["", "8S 9S 10S", ""], **given).play(Play(0, "8H")).play(Play(0, "9H")).play(Play(0, "10H"))
    assert 4 == before.spaces["8-9-10"]
    shared = put(book, played_by=["8S", "9S 10S", ""], **given).play(Play(0, "8H")).play(Play(0, "9H")).play(Play(0, "10H"))
    assert 0 == shared.spaces["8-9-10"]


def test_the_trump_suit_decides_what_a_card_earns() -> None:
    """The ace of trumps has a space."""
    book = assemble(Recipe(plugins.Board, seats=3))
    given: dict[str, Any] = {"hands": ["AS 4C", "5C", "KD"], "spaces": {"Trump ace": 4}}
    assert 0 == put(book, trump="S", **given).play(Play(0, "AS")).spaces["Trump ace"]
    assert 4 == put(book, trump="H", **given).play(Play(0, "AS")).spaces["Trump ace"]
    assert 4 == put(book, **given).play(Play(0, "AS")).spaces["Trump ace"]


def test_cards_laid_aside_stop_a_run() -> None:
    """They are in nobody's hand."""
    game = put(aside={"Carla": "5D 6D"}, hands=["4D 2C", "5C", "9D"]).play(Play(0, "4D"))
    assert Stopped(0, Card("4D"), "aside") in game.news


@pytest.mark.parametrize(
    ("barred", "collects", "wins"),
    [
        ((), True, True),
        (["Anna"], False, False),
        ({"collect": ["Anna"]}, False, True),
        ({"win": [0]}, True, False),
        ({"collect": [0], "win": (0,)}, False, False),
    ],
)
def test_a_barred_seat_collects_and_wins_nothing(barred: Any, collects: bool, wins: bool) -> None:
    """Neither the space of its card nor the round with its last one; or one of both."""
    game = put("michigan referee", hands=["AH", "5C", ""], barred=barred, purses=20, spaces={"AH": 3}).play(Play(0, "AH"))
    assert (0 if collects else 3) == game.spaces["AH"]
    assert (20 + 3 * collects + wins, wins) == (game.purses[0], game.over)


def test_seats_that_do_not_play_are_neither_asked_nor_paid() -> None:
    """Whoever sits out pays nothing for the round; whoever has left does not come back."""
    game = put("michigan", hands=["4C", "", "9D KD"], sat_out=["Ben"], purses=10, dealer="Carla").play(Play(0, "4C"))
    assert (12, 10, 8) == game.purses
    game = put("michigan", hands=["4C", "", "9D KD"], left=["Ben"], purses=10, dealer="Carla", rounds=2).play(Play(0, "4C"))
    assert (2, 0) == (game.round_number, game.dealer)
    dealt = game.play(Deal.from_seed(b"left"))
    assert 0 == len(dealt.hands[1])


def test_only_the_contenders_can_win_a_tie() -> None:
    """Carla has most chips and is not among them."""
    game = put(hands=["4C", "5C", "9D"], purses=[5, 5, 50], contenders=["Anna", "Ben"], round_number=4, rounds=3).play(
        Play(0, "4C")
    )
    assert (True, (0,)) == (game.over, game.winners)


def test_a_first_lead_is_the_first_lead() -> None:
    """Where no card has been played the rules of the opening hold, and a misdeal may be called; after a stop they do not."""
    dealt = Game.new(rules("michigan"), dealer=2).play(Deal.from_seed(b"fresh"))
    given: dict[str, Any] = {"hands": dealt.hands, "dead_hand": dealt.dead_hand, "to_lead": 0, "dealer": 2}
    assert Misdeal() in put(**given).moves
    assert Misdeal() not in put(stopped_suit="C", **given).moves
    assert Misdeal() not in put(**(given | {"dead_hand": ""})).moves
    assert Misdeal() not in put(**(given | {"dead_hand": "", "played_by": {"Anna": dealt.dead_hand}})).moves


def test_the_holder_leads_the_card_that_was_asked_for() -> None:
    """Where the leader is found by a card, he leads it; another leader that is written down leads as he likes."""
    dealt = Game.new(rules("michigan opening:leader=holder-of"), dealer=2).play(Deal.from_seed(b"fresh"))
    given: dict[str, Any] = {"hands": dealt.hands, "dead_hand": dealt.dead_hand, "dealer": 2}
    assert dealt.turn is not None
    assert dealt.moves == put("michigan opening:leader=holder-of", to_lead=dealt.turn, **given).moves
    other = (dealt.turn + 1) % 3
    assert len(put("michigan opening:leader=holder-of", to_lead=other, **given).moves) > 1


def test_where_everybody_is_stuck_the_leader_may_lead_anything() -> None:
    """Written with the suit the stop is played out; written as "any" the lead is free, whatever limits there are."""
    recipe = "michigan change-suit:stuck=same-suit"
    assert (LimitLifted(0, "change-suit.stop"),) == put(recipe, hands=["4C", "5C", "9D"], stopped_suit="C").news
    assert () == put(recipe, hands=["4C", "5C", "9D"], stopped_suit="any").news
    moody = assemble(Recipe("michigan", plugins.Limits, seats=3))
    assert ["0:4H", "0:9S"] == ways(put(moody, hands=["4H 9S", "5C", "9D"], stopped_suit="any").moves)
    assert ["0:9S"] == ways(put(moody, hands=["4H 9S", "5C", "9D"], stopped_suit=None).moves)
    assert ["Anna may lead anything and holds no card"] == wrong(hands=["", "5C", "9D"], stopped_suit="any")


# -- what is wrong -----------------------------------------------------------------------------------------------------


def test_all_that_is_wrong_is_said_at_once() -> None:
    """One problem each, all of them, and each once."""
    problems = wrong(
        hands=["4C 4C XX", "4C KD", "9D 1H", "2D"],
        dead_hand="KD ZZ ZZ",
        purses=[-1, 2],
        spaces={"AH": -1, "AS": 2},
        dealer=9,
        to_lead=None,
        stopped_suit="green",
        barred=["Dora"],
        rounds=-1,
    )
    assert [
        "'hands' is given for more seats; there are 3",
        "the dead hand: 'ZZ' is no card; write a rank and a suit, such as '10D', 'QS' or 'A♥'",
        "'purses' is given for 2 seats; there are 3",
        "the purse of Anna holds None; expected a whole number of chips from 0 to 1000000000",
    ][:3] == problems[:3]
    for text in (
        "the space AH holds -1; expected a whole number of chips from 0 to 1000000000",
        "there is no space 'AS'; there are AH, KC, QD, JS",
        f"'dealer' is 9; there are the seats {SEATS}",
        "nobody is to lead; give 'to_lead' (or 'last', the last card of a run and who played it)",
        "'stopped_suit': 'green' is no suit; write C, D, H or S, a suit symbol, or a name such as 'hearts'",
        f"'barred' is 'Dora'; there are the seats {SEATS}",
        "'rounds' is -1; expected a whole number from 0 to 1000000",
        NOBODY,
    ):
        assert text in problems
    assert len(problems) == len(set(problems)) == 11


NOBODY = "nobody holds a card; the round would be over"
RUN = "a run is on after 'last', so nobody leads; leave out 'to_lead' and 'stopped_suit'"
READS = "; write a rank and a suit, such as '10D', 'QS' or 'A♥'"
NO_LIST = "; give a list with one entry for each seat, or a mapping by seat or name"


@pytest.mark.parametrize(
    ("given", "problems"),
    [
        ({"hands": ["4C 4C", "5C", "9D"]}, ["the hand of Anna holds 4C twice"]),
        ({"hands": ["4C XX YY", "5C", "9D"]},
         [f"the hand of Anna: 'XX' is no card{READS}", f"the hand of Anna: 'YY' is no card{READS}"]),
        ({"hands": ["4C", "5C", None]}, ["the hand of Carla: None are no cards; write '7C AD QS' or give a list of cards"]),
        ({"hands": ["4C", "4♣ 5C", "9D"]}, ["4C is in the hand of Anna and in the hand of Ben"]),
        ({"dead_hand": "9D"}, ["9D is in the hand of Carla and in the dead hand"]),
        ({"aside": ["", "", "9D"]}, ["9D is in the hand of Carla and in the pile of Carla"]),
        ({"played_by": ["9D", "", ""]}, ["9D is in the hand of Carla and in what Anna played"]),
        ({"played_by": ["2D", "2D", ""]}, ["2D is in what Anna played and in what Ben played"]),
        ({"hands": ["4C", "5C"]}, ["'hands' is given for 2 seats; there are 3", NOBODY]),
        ({"hands": ["4C", "5C", "6C", "7C"]}, ["'hands' is given for more seats; there are 3", NOBODY]),
        ({"hands": 5}, [f"'hands' is 5{NO_LIST}", NOBODY]),
        ({"hands": "4C 5C 9D"}, [f"'hands' is '4C 5C 9D'{NO_LIST}", NOBODY]),
        ({"hands": {"4C", "5C", "9D"}}, None),
        ({"hands": {"Anna": "4C", 0: "5C"}}, ["'hands' says twice what is Anna's"]),
        ({"hands": {"Anna": "4C", "Dora": "5C"}}, [f"'hands' is 'Dora'; there are the seats {SEATS}"]),
        ({"hands": {True: "4C", 0: "5C"}}, [f"'hands' is True; there are the seats {SEATS}"]),
        ({"hands": ["", "", ""]}, [NOBODY]),
        ({"played": "all"}, [f"the list of played cards: 'all' is no card{READS}"]),
        ({"played": None}, ["the list of played cards: None are no cards; write '7C AD QS' or give a list of cards"]),
        ({"purses": [1, 2, True]}, ["the purse of Carla holds True; expected a whole number of chips from 0 to 1000000000"]),
        ({"purses": -1}, ["'purses' holds -1; expected a whole number of chips from 0 to 1000000000"]),
        ({"purses": 10**10}, ["'purses' holds 10000000000; expected a whole number of chips from 0 to 1000000000"]),
        ({"purses": None}, [f"'purses' is None{NO_LIST}"]),
        ({"purses": 1.5}, [f"'purses' is 1.5{NO_LIST}"]),
        ({"spaces": []}, ["'spaces' is []; give {'AH': 4}"]),
        ({"spaces": {"AH": None}}, ["the space AH holds None; expected a whole number of chips from 0 to 1000000000"]),
        ({"spaces": {3: 4}}, ["there is no space 3; there are AH, KC, QD, JS"]),
        ({"spaces": {"AH": 1, "A♥": 2}}, ["'spaces' names AH twice"]),
        ({"bank": None}, ["'bank' is None; expected a whole number from -1000000000 to 1000000000"]),
        ({"bank": True}, ["'bank' is True; expected a whole number from -1000000000 to 1000000000"]),
        ({"dealer": "Dora"}, [f"'dealer' is 'Dora'; there are the seats {SEATS}"]),
        ({"dealer": None}, [f"'dealer' is None; there are the seats {SEATS}"]),
        ({"dealer": True}, [f"'dealer' is True; there are the seats {SEATS}"]),
        ({"to_lead": -1}, [f"'to_lead' is -1; there are the seats {SEATS}"]),
        ({"to_lead": 1.0}, [f"'to_lead' is 1.0; there are the seats {SEATS}"]),
        ({"last": ("3C", 0)}, [RUN]),
        ({"to_lead": None, "last": ("3C", 0), "stopped_suit": "C"}, [RUN]),
        ({"to_lead": None, "last": "3C"}, ["'last' is '3C'; give the last card of the run and who played it: ('6S', 0)"]),
        ({"to_lead": None, "last": ("3C",)}, ["'last' is ('3C',); give the last card of the run and who played it: ('6S', 0)"]),
        ({"to_lead": None, "last": ("XX", 0)}, [f"'last': 'XX' is no card{READS}"]),
        ({"to_lead": None, "last": ("3C", 7)}, [f"'last' is 7; there are the seats {SEATS}"]),
        ({"to_lead": None, "last": ("9D", 0)}, ["9D was played last, so it lies in no hand"]),
        ({"to_lead": None, "last": ("2S", 0), "dead_hand": "2S"}, ["2S was played last, so it lies in no hand"]),
        ({"to_lead": None, "last": ("2S", 0), "played_by": ["", "2S", ""]},
         ["2S was played last by the seat 0, and 'played_by' says 1"]),
        ({"trump": "X"}, ["'trump': 'X' is no suit; write C, D, H or S, a suit symbol, or a name such as 'hearts'"]),
        ({"trump": True}, ["'trump': True is no suit; write C, D, H or S, a suit symbol, or a name such as 'hearts'"]),
        ({"barred": "Anna"}, ["'barred' is 'Anna'; give a list of seats"]),
        ({"barred": 0}, ["'barred' is 0; give a list of seats"]),
        ({"barred": [[0]]}, [f"'barred' is [0]; there are the seats {SEATS}"]),
        ({"barred": {"play": [0]}}, ["'barred' says 'play'; expected 'collect' and 'win', each with its seats, or seats alone"]),
        ({"barred": {"win": 0}}, ["'barred' is 0; give a list of seats"]),
        ({"contenders": None}, ["'contenders' is None; give a list of seats"]),
        ({"contenders": [3]}, [f"'contenders' is 3; there are the seats {SEATS}"]),
        ({"sat_out": ["Carla"]}, ["Carla has cards and does not play this round"]),
        ({"left": [2], "hands": ["4C", "5C", ""], "played_by": ["", "", "2S"]}, ["Carla has cards and does not play this round"]),
        ({"left": [2], "hands": ["4C", "5C", ""], "dealer": 2}, ["'dealer' is Carla, who does not play this round"]),
        ({"sat_out": [2], "hands": ["4C", "5C", ""], "to_lead": 2}, ["'to_lead' is Carla, who does not play this round"]),
        ({"sat_out": [2], "hands": ["4C", "5C", ""], "to_lead": None, "last": ("3C", 2)},
         ["'last' is Carla, who does not play this round", "Carla has cards and does not play this round"]),
        ({"round_number": 0}, ["'round_number' is 0; expected a whole number from 1 to 1000000"]),
        ({"round_number": "1"}, ["'round_number' is '1'; expected a whole number from 1 to 1000000"]),
        ({"rounds": None}, ["'rounds' is None; expected a whole number from 0 to 1000000"]),
    ],
    ids=lambda value: " ".join(map(str, value)) if isinstance(value, dict) else "",
)  # fmt: skip
def test_one_thing_that_is_wrong(given: dict[str, Any], problems: list[str] | None) -> None:
    """What came, what was expected, and nothing about anything else."""
    found = wrong(**given)
    if problems is None:
        assert found[0].endswith(NO_LIST)
    else:
        assert problems == found


def test_nobody_is_barred_where_nothing_is_punished() -> None:
    """And where something is, somebody must be left who may win."""
    assert [
        "'barred' names seats, and under these rules nobody is barred; leave it out, or add a penalty to the recipe"
    ] == wrong(barred=[0])
    assert ["all who hold cards are barred from winning; the round would be over"] == wrong("michigan referee", barred=[0, 1, 2])


def test_a_card_that_is_not_in_the_pack() -> None:
    """Wherever it is said to lie."""
    recipe = "newmarket-peel"
    outside = next(iter(CardSet(range(52)) - CardSet(rules(recipe).tables.pack)))
    assert [f"the hand of Anna holds {outside}, which is not in the pack"] == wrong(recipe, hands=[f"{outside}", "5C", "9D"])
    assert [f"the dead hand holds {outside}, which is not in the pack"] == wrong(recipe, dead_hand=f"{outside}")
    assert [f"'last' holds {outside}, which is not in the pack"] == wrong(recipe, to_lead=None, last=(outside, 0))


def test_a_table_without_spaces_has_no_chips_on_them() -> None:
    """There are none to choose from."""
    assert ["there is no space 'AH'; there are none"] == wrong(assemble(Recipe(plugins.Bare, seats=3)), spaces={"AH": 3})


def test_lists_without_end_are_read_no_further_than_needed() -> None:
    """Fifty-three cards, one entry more than there are seats."""
    assert "the hand of Anna holds 4C twice" in wrong(hands=[repeat("4C"), "5C", "9D"])
    assert "'purses' is given for more seats; there are 3" in wrong(purses=repeat(3))
    assert put("michigan referee", barred=repeat("Anna")).state.rest.barred_win == 1


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Anna", "Ben"], "give a list of 3 names, one for each seat"),
        (["Anna", "Ben", "Carla", "Dan"], "give a list of 3 names, one for each seat"),
        ("ABC", "give a list of 3 names, one for each seat"),
        ({"Anna", "Ben", "Carla"}, "give a list of 3 names, one for each seat"),
        ({0: "Anna", 1: "Ben", 2: "Carla"}, "give a list of 3 names, one for each seat"),
        (3, "give a list of 3 names, one for each seat"),
        (repeat("Anna"), "give a list of 3 names, one for each seat"),
        (["Anna", "Ben", "Anna"], "no two players may have the same name"),
        (["Anna", "Ben", ""], "is no name of a player"),
        (["Anna", "Ben", None], "is no name of a player"),
        (["Anna", "Ben", 3], "is no name of a player"),
        ([b"Anna", b"Ben", b"Carla"], "is no name of a player"),
    ],
)
def test_names_that_do_not_fit(names: Any, message: str) -> None:
    """A position and a new game say the same."""
    with pytest.raises(ArgumentError, match=message):
        put(names=names)
    with pytest.raises(ArgumentError, match=message):
        Game.new(rules("michigan"), names=names)


def test_names_may_come_from_a_generator() -> None:
    """Whatever has an order."""
    assert NAMES == put(names=(name for name in NAMES)).names == Game.new(rules("michigan"), names=iter(NAMES)).names


@pytest.mark.parametrize("rulebook", [None, "michigan", Recipe("michigan"), object()])
def test_a_position_needs_a_rulebook(rulebook: Any) -> None:
    """A recipe is none yet."""
    with pytest.raises(ArgumentError, match=r"is no rulebook; make one with assemble\(Recipe\(\.\.\.\)\)"):
        Game.from_position(rulebook, hands=HANDS, to_lead=0)


# -- a state that is written down goes on as it would have -------------------------------------------------------------


@settings(max_examples=120, deadline=None)
@given(strategies.sessions(), st.integers(0, 10**6))
def test_a_state_that_is_written_down_has_the_same_future(session: strategies.Session, at: int) -> None:
    """Any rules, any state of the stops: nothing happens by writing it down, and then the same moves bring the same events."""
    steps = list(session.steps(300))
    running = [number for number, (state, *_) in enumerate(steps) if isinstance(state.stage, Run)]
    for number in running[at % len(running) :][:1] if running else []:
        game = Game.from_position(session.rulebook, **written_down(session.rulebook, steps[number][0]))
        assert () == game.news
        state = game.state
        for _, moves, move, after, events in steps[number:]:
            if isinstance(move, Misdeal):
                break  # it goes back to the deal, of which a position knows nothing
            found = legal_moves(session.rulebook, state)
            assert (str(moves.lawful), moves.offences) == (str(found.lawful), found.offences)
            state, happened = step(session.rulebook, state, move)
            assert events == happened
            assert (after.hands, after.chips, after.turn) == (state.hands, state.chips, state.turn)


def test_a_position_can_be_made_from_a_position() -> None:
    """Writing it down again gives an equal game."""
    rich: dict[str, Any] = {"purses": [3, 4, 5], "spaces": {"QD": 3}, "dead_hand": "2S 3S", "dealer": 1, "rounds": 3}
    for lead in ({"to_lead": 0, "stopped_suit": "H"}, {"to_lead": None, "last": ("3C", 1)}):
        game = put(**rich, **lead)
        assert game == put(**({"to_lead": None} | written_down(game.rulebook, game.state)))


def ways(moves: Iterable[Any]) -> list[str]:
    """Moves as text."""
    return sorted(map(str, moves))


def test_an_offence_can_be_part_of_a_position() -> None:
    """Ben holds back, is barred, and the position after it goes on as the game does."""
    game = put("michigan-bicycle referee", hands=["4C 8H", "5C KD", "9D"], purses=20).play(Play(0, "4C"))
    held_back = game.play(Pass(1))
    again = put(held_back.rulebook, **written_down(held_back.rulebook, held_back.state))
    assert ways(held_back.moves) == ways(again.moves)
    assert held_back.state.rest.barred_win == again.state.rest.barred_win == 2
