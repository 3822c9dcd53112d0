"""Rounds that follow each other: who deals, who may leave, when it ends (RULES.md 1.12.9, 1.12.10)."""

from __future__ import annotations

from random import Random

import pytest

# isort: split
from boodle import (
    CallTime,
    Choose,
    Cut,
    Deal,
    Game,
    Leave,
    Left,
    Manifest,
    Misdeal,
    PlainPlugin,
    Recipe,
    Rotation,
    RoundBegan,
    RoundEnded,
    SatOut,
    SessionEnded,
    TakenOver,
    TakeOver,
    TieBreak,
    TimeCalled,
    assemble,
)
from tabletalk import NAMES, lay, lead, paid, position, table


class WinnerDeals(PlainPlugin):
    """Whoever won the round deals the next one."""

    manifest = Manifest(name="winner-deals", version="1", kind="house-rule", summary="The winner deals")
    rules = (Rotation(id="winner-deals.rotation", source="test", next="winner"),)


class SameDealer(PlainPlugin):
    """One player deals all evening."""

    manifest = Manifest(name="same-dealer", version="1", kind="house-rule", summary="The deal stays")
    rules = (Rotation(id="same-dealer.rotation", source="test", next="stay"),)


def finish_round(game: Game, rng: Random | None = None) -> Game:
    """Play at random to the end of the round."""
    rng = rng or Random(1)
    number = game.round_number
    while not game.over and game.round_number == number:
        game = game.play(game.moves.draw(rng))
    return game


def played(game: Game) -> list[int]:
    """The numbers of the rounds that were played to their end."""
    return [event.number for event in game.events if isinstance(event, RoundEnded)]


# -- who deals ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "dealers"), [(WinnerDeals, [0, 1]), (SameDealer, [2, 2])])
def test_the_deal_may_go_to_the_winner_or_stay(rule: type[PlainPlugin], dealers: list[int]) -> None:
    """Other rotations than to the left; after a void round the dealer deals again where the winner should."""
    for winner, dealer in enumerate(dealers):
        hands = ["2C 3C", "2D 3D", "2H 3H"]
        hands[winner] = "9S"
        game = position(assemble(Recipe("boodle-de", rule, seats=3)), hands, lead=NAMES[winner], rounds=2)
        assert dealer == lay(game, "9S").dealer
    book = assemble(Recipe("boodle-de", "change-suit:stuck=pass-left", rule, seats=3))
    void = position(book, ["2C", "3C", "4C"], stopped_suit="C", rounds=2, dealer="Ben")
    assert (1, None) == (void.dealer, void.round_winner)


def test_the_first_dealer_is_cut_for_unless_he_is_named() -> None:
    """By seat or name, or by the first move."""
    assert (1, 1) == (table("boodle-de", dealer="Ben").dealer, table("boodle-de", dealer=1).dealer)
    game = table("boodle-de", dealer=None)
    assert (0, None, ()) == (game.round_number, game.turn, game.events)
    game = game.play(Cut(["3C", "KD", "4H"]))
    assert (1, 1, None) == (game.round_number, game.dealer, game.turn)


def test_the_dealers_choice_is_asked_anew_before_every_deal() -> None:
    """What he chose once does not bind the next dealer."""
    game = table("michigan-rummy dealer-double:on=kitty,may=true", 3, purses=60, rounds=2)
    game = game.play(Choose(2, "2")).play(Deal.from_seed(b"one"))
    assert 8 == game.spaces["Kitty"]
    game = finish_round(game)
    assert (0, [Choose(0, "1"), Choose(0, "2")]) == (game.turn, list(game.moves))
    assert 6 == game.play(Choose(0, "1")).play(Deal.from_seed(b"two")).spaces["Kitty"]


# -- how it ends -------------------------------------------------------------------------------------------------------


def test_an_agreed_number_of_rounds_always_counts() -> None:
    """Also where another ending is the rule."""
    game = table("michigan-rummy", 3, purses=200, rounds=2)
    while not game.over:
        game = finish_round(game)
    assert [1, 2] == played(game)


def test_all_but_one_broke() -> None:
    """RO, OP2: whoever is broke sits out, until one is left."""
    recipe = "boodle-de session-end:when=all-but-one-broke"
    game = lay(position(recipe, ["9S", "2C 3C", "2D 3D", "2H 3H"], purses=[20, 2, 20, 20], rounds=0), "9S")
    assert (False, [SatOut(1, "standard.bank")]) == (game.over, [e for e in game.news if isinstance(e, SatOut)])
    game = game.play(Deal.from_seed(b"three"))
    assert ([13, 0, 13, 13], 0) == ([*map(len, game.hands)], game.purses[1])
    game = lay(position(recipe, ["9S", "2C 3C", "2D 3D"], purses=[20, 2, 1], rounds=0), "9S")
    assert (True, 0) == (game.over, game.winner)


def test_the_deal_skips_whoever_sits_out() -> None:
    """The left neighbour who is broke does not deal."""
    recipe = "boodle-de session-end:when=all-but-one-broke"
    game = position(recipe, ["9S", "2C 3C", "2D 3D", "2H 3H"], purses=[20, 2, 20, 20], dealer="Anna", rounds=0)
    assert 2 == lay(game, "9S").dealer


def test_where_fewer_than_two_can_play_nothing_begins() -> None:
    """The session is over at once."""
    game = table("boodle-de ante-short:answer=sit-out", 3, purses=[30, 0, 0])
    assert (True, 0, 0, []) == (game.over, game.winner, game.round_number, played(game))
    game = table("boodle-de session-end:when=all-but-one-broke", 3, purses=[0, 0, 9], dealer=None).play(Cut(["2C", "3C", "4C"]))
    assert (True, 2) == (game.over, game.winner)


def test_time_may_be_called_before_the_deal() -> None:
    """Before the first deal one round is played; between two rounds it is over; the layout is dealt with first."""
    game = table("boodle-de", 3, rounds=9).play(CallTime())
    assert (False, [TimeCalled()]) == (game.over, list(game.news))
    assert [1] == played(finish_round(game))
    game = lay(position("boodle-de residual", ["5S", "2C", "2D"], rounds=9, spaces={"AH": 9}), "5S").play(CallTime())
    assert (True, (25, 22, 22)) == (game.over, game.purses)


def test_time_does_not_cut_a_tie_break_short() -> None:
    """The extra round decides, whatever the clock says."""
    game = lay(position("boodle-de tiebreak", ["5S", "2C", "2D"], purses=[20, 23, 9]), "5S").play(CallTime())
    assert not game.over
    game = game.play(Deal.from_seed(b"tie"))
    assert [13, 13, 13] == [*map(len, game.hands)]


def test_time_called_twice_is_called_once() -> None:
    """The second call changes nothing."""
    game = table("boodle-de", 3, rounds=9).play(Deal.from_seed(b"time")).play(CallTime()).play(CallTime())
    assert [1] == played(finish_round(game))


def test_the_winner_has_most_chips_and_the_event_says_so() -> None:
    """The end is announced once, with all stacks."""
    game = table("boodle-de", 4)
    while not game.over:
        game = finish_round(game, Random(9))
    (ended,) = (event for event in game.events if isinstance(event, SessionEnded))
    best = tuple(seat for seat in range(4) if game.purses[seat] == max(game.purses))
    assert (best, game.purses) == (ended.winners, ended.purses) == (game.winners, game.purses)


# -- players who come and go -------------------------------------------------------------------------------------------


def after_a_round() -> Game:
    """Four players after the first of nine rounds; Dan dealt, Anna is to deal."""
    return lay(position("michigan-rummy", ["9S", "2C", "2D", "2H"], purses=[40, 41, 40, 40], rounds=9), "9S")


def test_a_player_may_leave_between_two_rounds() -> None:
    """He takes his chips along; the others play on without him."""
    game = after_a_round().play(Leave(2))
    assert [Left(2)] == [event for event in game.news if isinstance(event, Left)]
    game = game.play(Deal.from_seed(b"left"))
    assert ([13, 13, 0, 13], 39) == ([*map(len, game.hands)], game.purses[2])
    assert not [line for line in paid(game.news) if "Carla" in line]


def test_nobody_leaves_in_mid_round() -> None:
    """Neither while cards are held, nor twice, nor after a misdeal, when the stakes lie."""
    game = after_a_round()
    dealt = game.play(Deal.from_seed(b"held"))
    assert Leave(2) not in dealt.moves
    assert Leave(2) not in dealt.play(Misdeal()).moves
    assert Leave(2) not in game.play(Leave(2)).moves


def test_a_misdeal_stakes_only_once_whatever_is_called_in_between() -> None:
    """Calls leave the stakes where they are."""
    game = after_a_round().play(Deal.from_seed(b"one"))
    staked = (game.purses, dict(game.spaces))
    game = game.play(Misdeal()).play(TakeOver(2, "Zoe")).play(CallTime()).play(Deal.from_seed(b"two"))
    assert staked == (game.purses, dict(game.spaces))


def test_when_the_dealer_leaves_the_deal_passes_on() -> None:
    """To the next one on his left."""
    game = after_a_round()
    assert (0, 1) == (game.dealer, game.play(Leave(0)).dealer)


def test_whoever_has_left_can_neither_deal_nor_win() -> None:
    """His stack does not count any more."""
    game = after_a_round().play(Leave(0)).play(CallTime())
    assert (True, (1,), 43) == (game.over, game.winners, game.purses[0])


def test_when_one_is_left_it_is_over() -> None:
    """Nobody plays alone."""
    game = after_a_round().play(Leave(0)).play(Leave(1))
    assert (False, [2, 3]) == (game.over, [seat for seat in range(4) if Leave(seat) in game.moves])
    assert (True, 2) == ((game := game.play(Leave(3))).over, game.winner)


def test_somebody_may_take_over_a_seat_at_any_time() -> None:
    """With its chips and cards; only the name changes."""
    game = after_a_round().play(Deal.from_seed(b"over"))
    other = game.play(TakeOver(2, "Zoe"))
    assert [TakenOver(2, "Zoe")] == list(other.news)
    assert ("Anna", "Ben", "Zoe", "Dan") == other.names
    assert (game.hands, game.purses, game.turn) == (other.hands, other.purses, other.turn)


def test_a_tie_break_round_is_announced_with_its_players() -> None:
    """The round begins after the tie, with the next dealer."""
    game = lay(position("michigan-rummy", ["9S", "2C", "2D"], purses=[20, 23, 15]), "9S")
    kinds = [event for event in game.news if isinstance(event, TieBreak | RoundBegan | RoundEnded)]
    assert [RoundEnded(1, 0, (0, 1, 1)), TieBreak((0, 1)), RoundBegan(2, 0)] == kinds


def test_a_round_after_a_round_begins_with_everybody_back() -> None:
    """Hands show the cards left until the next deal, the winner of the round is known until then."""
    game = after_a_round()
    assert (0, [0, 1, 1, 1]) == (game.round_winner, [*map(len, game.hands)])
    game = game.play(Deal.from_seed(b"back"))
    assert (None, 52) == (game.round_winner, sum(map(len, game.hands)) + len(game.dead_hand))
    game = lead(game, str(next(iter(game.moves)).card))  # type: ignore[attr-defined]  # the first lead is a Play
    assert game.played
