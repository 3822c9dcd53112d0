"""Sets of moves: asked and drawn from always, listed where that is sensible."""

from __future__ import annotations

import math
import pickle
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import boodle
from boodle import ArgumentError, Bet, Bid, CallTime, CardSet, Choose, Cut, Deal, Move, Moves, OpenHands, Pass, Play, Stake
from boodle.cards import ALL
from boodle.movesets import LISTED_AT_MOST, NO_MOVES, Amounts, Draws, MoveSet, Picks, Shuffles, Splits

LEADS: tuple[Move, ...] = (Play(0, "7C"), Play(0, "AD"), Play(0, "2H"))


def evenly(moves: MoveSet | Moves, each: int = 60) -> bool:
    """Whether every move of a small set is drawn about as often as any other (chi squared, at five deviations)."""
    random = Random(3)
    listed = list(moves)
    drawn = Counter(moves.draw(random) for _ in range(each * len(listed)))
    off = sum((drawn[move] - each) ** 2 / each for move in listed)
    return set(drawn) <= set(listed) and off < len(listed) + 5 * math.sqrt(2 * len(listed))


def check_listed(moves: MoveSet) -> None:
    """What is listed is in it, once, is as long as it says, and is what is drawn."""
    listed = list(moves)
    assert len(listed) == len(set(listed)) == len(moves)
    assert all(move in moves for move in listed)
    assert evenly(moves)


# -- all that is possible now ------------------------------------------------------------------------------------------


def test_moves_are_asked_listed_and_drawn_from() -> None:
    """Lawful moves first, then offences; what the table may call is asked for only; only lawful ones are drawn."""
    moves = Moves(LEADS, (Pass(0),), (CallTime(),))
    assert [*LEADS, Pass(0)] == list(moves)
    assert 4 == len(moves)
    assert all(move in moves for move in (*LEADS, Pass(0), CallTime()))
    assert Pass(1) not in moves
    random = Random(1)
    drawn = Counter(moves.draw(random) for _ in range(300))
    assert set(LEADS) == set(drawn)
    assert min(drawn.values()) > 70
    assert "<Moves: 0:7C, 0:AD, 0:2H; offences: 0:pass>" == repr(moves)
    assert "<Moves: 0:pass>" == repr(Moves((Pass(0),)))
    assert moves == pickle.loads(pickle.dumps(moves))


def test_where_there_is_no_move_none_is_drawn() -> None:
    """At the end of a session."""
    assert [] == list(NO_MOVES)
    assert "<Moves: >" == repr(NO_MOVES)
    with pytest.raises(ArgumentError, match="there is no move to draw; the game is over"):
        NO_MOVES.draw(Random(1))


class Grumpy:
    """Cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = object.__hash__


@pytest.mark.parametrize("value", [None, "0:7C", 0, Grumpy(), Play, object(), ("7C",), CardSet("7C")])
def test_what_is_no_move_is_in_no_set(value: Any) -> None:
    """Whatever somebody asks about, the answer is no."""
    sets: list[Any] = [
        Moves(LEADS, (Pass(0),), (CallTime(),)), Shuffles(), Draws(Cut, 2), Amounts(Bid, 0, 1, 9, 1, (Pass(0),)),
        Picks(0, ALL, 5), Splits(0, ("AH", "KC"), 3),
    ]  # fmt: skip
    assert not any(value in moves for moves in sets if type(value) is not Grumpy or isinstance(moves, Moves))


@pytest.mark.parametrize(
    "moves",
    [Moves(LEADS), Shuffles(), Draws(Cut, 2), Amounts(Bid, 0, 1, 9), Picks(0, ALL, 5), Splits(0, ("AH", "KC"), 3)],
    ids=lambda moves: type(moves).__name__,
)
@pytest.mark.parametrize("random", [None, 7, Random, "seed"])
def test_only_a_generator_draws(moves: Any, random: Any) -> None:
    """The message says what to give."""
    with pytest.raises(ArgumentError, match=r"chance comes from a random\.Random"):
        moves.draw(random)


class Dice:
    """The least that a generator can be."""

    def __init__(self, *rolls: float) -> None:
        self.rolls = list(rolls)

    def random(self) -> float:
        return self.rolls.pop(0) if self.rolls else 0.999_999_999_999_999_9


@pytest.mark.parametrize("rolls", [(), (0.0,) * 200])
def test_whatever_has_a_random_function_can_be_drawn_with(rolls: tuple[float, ...]) -> None:
    """Another library's generator too, and the ends of its range lead to a move."""
    every: list[Any] = [Moves(LEADS), Amounts(Bet, 0, 0, 9, 3), Splits(0, ("AH", "KC", "QD"), 9, 0, ("AH", "KC"), 1)]
    for moves in every:
        assert moves.draw(Dice(*rolls)) in moves


# -- deals and draws ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", [ALL, CardSet("7C AD 2H").mask])
def test_any_order_that_names_the_whole_pack_is_a_deal(pack: int) -> None:
    """Cards that the pack does not use may stand in it or not; a card of the pack may not be missing."""
    shuffles = Shuffles(pack)
    deal = shuffles.draw(Random(1))
    assert isinstance(deal, Deal)
    assert deal in shuffles
    exact = Deal([card for card in deal.cards if card in CardSet(pack)])
    assert exact in shuffles
    assert Deal(exact.cards[1:]) not in shuffles
    assert Cut(exact.cards) not in shuffles
    assert min(math.factorial(pack.bit_count()), 1 << 62) == len(shuffles)
    assert f"a deal that names each of the {pack.bit_count()} cards of the pack" == str(shuffles)


@pytest.mark.parametrize("moves", [Shuffles(), Draws(Cut, 4), Draws(OpenHands, 20), Splits(0, ("AH", "KC", "QD", "JS"), 40)])
def test_a_large_set_is_not_listed(moves: Any) -> None:
    """The message says what else can be done; ``list`` and ``for`` complain at once."""
    assert len(moves) > LISTED_AT_MOST
    for listing in (list, iter):
        with pytest.raises(
            ArgumentError, match=r"too many to list; draw one with 'moves\.draw\(random\)' or ask 'move in moves'"
        ):
            listing(moves)
        with pytest.raises(ArgumentError, match="too many to list"):
            listing(Moves(moves))


def test_a_cut_names_as_many_different_cards_as_are_drawn() -> None:
    """One for each contender, none twice, all of the pack."""
    draws = Draws(Cut, 2, CardSet("7C AD 2H").mask)
    cards = ("7C", "AD", "2H")
    lawful = {Cut([one, other]) for one in cards for other in cards if one != other}
    assert len(lawful) == len(draws)
    assert all(cut in draws for cut in lawful)
    for wrong in (Cut("7C"), Cut("7C AD 2H"), Cut("7C 7C"), Cut("7C 3H"), OpenHands("7C AD"), Deal("7C AD"), Pass(0)):
        assert wrong not in draws
    random = Random(1)
    drawn = Counter(draws.draw(random) for _ in range(600))
    assert lawful == set(drawn)
    assert min(drawn.values()) > 60
    assert "a cut of 2 different cards" == str(draws)
    assert "open hands of 15 different cards" == str(Draws(OpenHands, 15))


def test_open_hands_are_drawn_from_the_pack() -> None:
    """Fifteen cards for three players."""
    draws = Draws(OpenHands, 15)
    move = draws.draw(Random(5))
    assert isinstance(move, OpenHands)
    assert move in draws
    assert 15 == len(set(move.order))
    assert 1 << 62 == len(draws)


# -- bids and bets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Bid, Bet])
def test_a_range_of_amounts(kind: type[Bid] | type[Bet]) -> None:
    """From the lowest to the highest in steps, besides a pass."""
    amounts = Amounts(kind, 2, 3, 10, 3, (Pass(2),))
    assert [Pass(2), kind(2, 3), kind(2, 6), kind(2, 9)] == list(amounts)
    check_listed(amounts)
    other = Bet if kind is Bid else Bid
    for wrong in (kind(2, 2), kind(2, 4), kind(2, 12), kind(1, 3), kind(2, 0), other(2, 3), Pass(1), Play(2, "7C")):
        assert wrong not in amounts
    assert f"2:pass, 2:{kind.__name__.lower()} 3 to 9 in steps of 3" == str(amounts)
    assert f"2:{kind.__name__.lower()} 3 to 4" == str(Amounts(kind, 2, 3, 4))


def test_whoever_cannot_bid_enough_can_only_pass() -> None:
    """An empty range leaves the other moves; one of them may be an amount too."""
    amounts = Amounts(Bid, 0, 5, 4, 1, (Pass(0), Bid(0, 0)))
    assert [Pass(0), Bid(0, 0)] == list(amounts)
    check_listed(amounts)
    assert Bid(0, 5) not in amounts
    assert "0:pass, 0:bid 0" == str(amounts)


def test_a_large_range_of_amounts_is_asked_and_drawn_from_at_once() -> None:
    """Where debts know no bound."""
    amounts = Amounts(Bet, 0, 0, 10**6)
    assert 10**6 + 1 == len(amounts)
    assert Bet(0, 10**6) in amounts
    assert Bet(0, 10**6 + 1) not in amounts
    assert amounts.draw(Random(1)) in amounts


# -- five cards for poker ----------------------------------------------------------------------------------------------


def test_every_way_to_pick_cards_of_a_hand() -> None:
    """In the order in which a set of cards is written."""
    picks = Picks(1, CardSet("7C AD 2H KS").mask, 2)
    assert 6 == len(picks)
    check_listed(picks)
    assert Choose(1, CardSet("KS 7C")) in picks
    for wrong in (Choose(1, "KS 7C"), Choose(0, "7C KS"), Choose(1, "7C"), Choose(1, "7C 3H"), Choose(1, "offer"), Pass(1)):
        assert wrong not in picks
    assert str(picks).startswith("2 cards of the hand, such as 1:choose 7C AD")


# -- stakes ------------------------------------------------------------------------------------------------------------

SPACES = ("AH", "KC", "QD", "JS", "Kitty")


@st.composite
def splits(draw: st.DrawFn) -> Splits:
    """Stakes of a few chips on a few spaces, with a minimum or with spaces that must not stay bare."""
    spaces = SPACES[: draw(st.integers(1, 5))]
    must = tuple(draw(st.sets(st.sampled_from(spaces))))
    minimum = draw(st.integers(0, 1))
    total = draw(st.integers(max(minimum * len(spaces), 1), 8))
    return Splits(2, spaces, total, minimum, must, draw(st.integers(max(0, len(must) - total), 5)))


def every_split(total: int, spaces: int) -> list[tuple[int, ...]]:
    """All ways to write a total as a sum, in order."""
    if spaces == 1:
        return [(total,)]
    return [(first, *rest) for first in range(total + 1) for rest in every_split(total - first, spaces - 1)]


@settings(deadline=None)
@given(splits())
def test_the_ways_to_lay_stakes_are_those_that_the_rules_allow(moves: Splits) -> None:
    """Against all ways there are: exactly the total, the minimum on each space, no more bare spaces than may be."""
    allowed = set()
    for laid in every_split(moves.total, len(moves.spaces)):
        chips = dict(zip(moves.spaces, laid, strict=True))
        if min(laid) >= moves.minimum and sum(not chips[space] for space in moves.must) <= moves.bare:
            allowed.add(Stake(2, chips))
        assert (Stake(2, chips) in moves) == (Stake(2, chips) in allowed)
    assert allowed == set(moves)
    assert len(allowed) == len(moves) == len(list(moves))
    assert moves.draw(Random(len(allowed))) in allowed


@pytest.mark.parametrize(
    "moves",
    [
        Splits(0, ("AH", "KC", "QD"), 4),
        Splits(0, ("AH", "KC", "QD"), 6, 1),
        Splits(0, ("AH", "KC", "QD"), 4, 0, ("AH", "QD")),
        Splits(0, ("AH", "KC", "QD"), 4, 0, ("AH", "QD"), 1),
        Splits(0, ("AH", "KC"), 4, 0, ("AH", "KC"), 5),
        Splits(0, ("AH",), 4),
    ],
    ids=str,
)
def test_stakes_are_drawn_evenly(moves: Splits) -> None:
    """Every way is as likely as any other, bare spaces or not."""
    check_listed(moves)
    assert f"the ways to lay {moves.total} chips on {', '.join(moves.spaces)}" == str(moves)


@pytest.mark.parametrize(
    "stake",
    [
        Stake(1, {"AH": 2, "KC": 1}),
        Stake(0, {"AH": 2}),
        Stake(0, {"AH": 3, "KC": 1}),
        Stake(0, {"AH": 2, "QD": 1}),
        Stake(0, {"AH": 3}),
        Stake(0, {}),
        Pass(0),
    ],
    ids=str,
)
def test_other_stakes_are_not_among_them(stake: Move) -> None:
    """Another seat, too little, too much, another space, a bare space."""
    assert stake not in Splits(0, ("AH", "KC"), 3, 1)


def test_large_stakes_are_counted_and_drawn_at_once() -> None:
    """Not by trial and error: the last player has to cover all that is bare, with just enough chips or with a fortune."""
    spaces = tuple(f"Space {number}" for number in range(14))
    for total in (14, 15, 10**6):
        moves = Splits(0, spaces, total, 0, spaces)
        assert min(math.comb(total - 1, 13), 1 << 62) == len(moves)
        assert moves.draw(Random(2)) in moves
    half = Splits(0, spaces, 40, 0, spaces[:7], 3)
    assert half.draw(Random(2)) in half


def test_the_public_name_is_moves() -> None:
    """The sets of one kind are what ``lawful`` may be; they need no names of their own."""
    assert Moves is boodle.Moves
    assert not {"Shuffles", "Draws", "Amounts", "Picks", "Splits"} & set(boodle.__all__)
