"""The handle: new games, moves, what can be asked between and within rounds, and that a game never changes."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boodle import (
    ArgumentError,
    CallTime,
    CardPlayed,
    CardSet,
    Cut,
    Deal,
    Dealt,
    Game,
    IllegalMove,
    Leave,
    Misdeal,
    Move,
    Paid,
    Pass,
    Play,
    Reason,
    RoundBegan,
    RoundEnded,
    SessionEnded,
    TakeOver,
    WentOut,
)
from tabletalk import NAMES, position, rules, table

DEAL = Deal.from_seed(b"game")
SEATS = "0 (Anna), 1 (Ben), 2 (Carla)"


def play_on(game: Game, until: Callable[[Game], bool], seed: int = 1) -> Game:
    """Random moves until something is so."""
    random = Random(seed)
    while not until(game):
        game = game.play(game.moves.draw(random))
    return game


# -- a new game --------------------------------------------------------------------------------------------------------


def test_a_new_game_waits_for_the_deal() -> None:
    """Round 1 has begun, nothing has been staked, nobody holds a card."""
    game = Game.new(rules("michigan kitty"), names=NAMES[:3], purses=30, dealer="Ben", rounds=2)
    assert (1, 1, None, False, 0) == (game.round_number, game.dealer, game.turn, game.over, game.bank)
    assert ((30, 30, 30), [0] * 5, NAMES[:3]) == (game.purses, list(game.spaces.values()), game.names)
    assert ((CardSet(),) * 3, CardSet(), CardSet()) == (game.hands, game.dead_hand, game.played)
    assert ((RoundBegan(1, 1),), (RoundBegan(1, 1),), ()) == (game.news, game.events, game.log)
    assert ((), None, None, None) == (game.winners, game.winner, game.round_winner, game.last_round)
    assert (None, None) == (game.previous, game.move)


def test_a_new_game_can_begin_with_the_cut_for_the_deal() -> None:
    """It is round 0 until the dealer is known."""
    game = Game.new(rules("boodle-de"))
    assert (0, None, (), ("Player 1", "Player 2", "Player 3")) == (game.round_number, game.turn, game.events, game.names)
    cut = game.play(Cut("7C AD 2H"))
    assert (1, 1) == (cut.round_number, cut.dealer)


@pytest.mark.parametrize(
    "purses",
    [[5, 6, 7], (5, 6, 7), {"Anna": 5, "Ben": 6, "Carla": 7}, {2: 7, 0: 5, "Ben": 6}, iter([5, 6, 7])],
)
def test_purses_by_seat(purses: Any) -> None:
    """A list, a mapping by number or name, a generator."""
    assert (5, 6, 7) == table("michigan", purses=purses).purses


def test_debtors_can_begin_where_there_are_debts() -> None:
    """A session that is taken up again."""
    assert (-5, 0, 5) == table("michigan broke:cannot_pay=debt", purses=[-5, 0, 5]).purses


ROW = "; give a list with one entry for each seat, or a mapping by seat or name"
RANGE = "; expected a whole number of chips from 0 to 1000000000"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"purses": None}, "'purses' is None" + ROW),
        ({"purses": "30"}, "'purses' is '30'" + ROW),
        ({"purses": True}, "'purses' is True" + ROW),
        ({"purses": 30.0}, "'purses' is 30.0" + ROW),
        ({"purses": {5, 6, 7}}, "'purses' is {5, 6, 7}" + ROW),
        ({"purses": -1}, "'purses' holds -1" + RANGE),
        ({"purses": 10**9 + 1}, "'purses' holds 1000000001" + RANGE),
        ({"purses": 10**5000}, "'purses' holds <int>" + RANGE),
        ({"purses": [1, 2]}, "'purses' is given for 2 seats; there are 3"),
        ({"purses": [1, 2, 3, 4]}, "'purses' is given for more seats; there are 3"),
        ({"purses": [1, -2, 3]}, "the purse of Ben holds -2" + RANGE),
        ({"purses": [1, True, 3]}, "the purse of Ben holds True" + RANGE),
        ({"purses": [1, None, 3]}, "the purse of Ben holds None" + RANGE),
        ({"purses": {"Anna": 5, "Ben": 6}}, "'purses' does not say what is Carla's"),
        ({"purses": {"Anna": 5, 0: 6, 1: 7, 2: 8}}, "'purses' says twice what is Anna's"),
        ({"purses": {"Anna": 5, "Ben": 6, "Dora": 7}},
         f"'purses' is 'Dora'; there are the seats {SEATS}; 'purses' does not say what is Carla's"),
        ({"purses": {True: 5, 0: 6, 2: 7}},
         f"'purses' is True; there are the seats {SEATS}; 'purses' does not say what is Ben's"),
        ({"dealer": 3}, f"'dealer' is 3; there are the seats {SEATS}"),
        ({"dealer": -1}, f"'dealer' is -1; there are the seats {SEATS}"),
        ({"dealer": True}, f"'dealer' is True; there are the seats {SEATS}"),
        ({"dealer": "anna"}, f"'dealer' is 'anna'; there are the seats {SEATS}"),
        ({"dealer": 1.0}, f"'dealer' is 1.0; there are the seats {SEATS}"),
        ({"rounds": 0}, "'rounds' is 0; expected a whole number from 1 to 1000000"),
        ({"rounds": True}, "'rounds' is True; expected a whole number from 1 to 1000000"),
        ({"rounds": "3"}, "'rounds' is '3'; expected a whole number from 1 to 1000000"),
        ({"rounds": 10**7}, "'rounds' is 10000000; expected a whole number from 1 to 1000000"),
        ({"purses": -1, "dealer": 3, "rounds": 0},
         f"'purses' holds -1{RANGE}; 'dealer' is 3; there are the seats {SEATS}; "
         "'rounds' is 0; expected a whole number from 1 to 1000000"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, dict) else "",
)  # fmt: skip
def test_a_new_game_needs_what_it_needs(given: dict[str, Any], message: str) -> None:
    """All that does not fit is said at once."""
    with pytest.raises(ArgumentError) as caught:
        table("michigan", **given)
    assert message == str(caught.value)


@pytest.mark.parametrize("rulebook", [None, "michigan", 3, object()])
def test_a_new_game_needs_a_rulebook(rulebook: Any) -> None:
    """Its text is none yet."""
    with pytest.raises(ArgumentError, match=r"is no rulebook; make one with assemble\(Recipe\(\.\.\.\)\)"):
        Game.new(rulebook)


@pytest.mark.parametrize("arguments", [(), (rules("michigan"),), (1, 2, 3)])
def test_a_game_is_made_by_its_two_makers_only(arguments: tuple[Any, ...]) -> None:
    """The message names both."""
    with pytest.raises(ArgumentError, match=r"Game\.new\(rulebook, \.\.\.\) or Game\.from_position\(rulebook, \.\.\.\)"):
        Game(*arguments)


@pytest.mark.parametrize(
    ("recipe", "rounds", "limit"),
    [("michigan", None, 3), ("michigan", 7, 7), ("michigan session-end:when=somebody-broke", None, 0), ("michigan-rummy", 2, 2)],
)
def test_how_many_rounds_are_played(recipe: str, rounds: int | None, limit: int) -> None:
    """Everybody deals once, unless a number is agreed or the session has another end."""
    assert limit == table(recipe, rounds=rounds).state.round.limit


def test_an_unfair_number_of_rounds_is_noted() -> None:
    """RULES edge 48: four rounds for three players; one round is no evening."""
    assert "choice: 4 rounds do not let 3 players deal equally often" in table("michigan", rounds=4).notes
    for rounds in (1, 3, 6):
        assert not any("equally often" in note for note in table("michigan", rounds=rounds).notes)
    inert = table("michigan free-leads").notes
    assert [str(note) for note in rules("michigan free-leads").notes] == list(inert)


# -- playing -----------------------------------------------------------------------------------------------------------


def test_a_move_gives_a_new_game_and_leaves_the_old_one() -> None:
    """The old game can be played on in another way."""
    start = table("michigan")
    before = (start.state, start.names, start.log, start.events)
    game, other = start.play(DEAL), start.play(Deal.from_seed(b"other"))
    assert before == (start.state, start.names, start.log, start.events)
    assert game.previous is start
    assert (DEAL, (DEAL,)) == (game.move, game.log)
    assert game.hands != other.hands
    assert game.news[-1] != start.news[-1]
    assert start.events + game.news == game.events


def test_within_a_round() -> None:
    """Hands, played cards, chips and events as at the table."""
    game = position("michigan", ["4C 6C", "5C KD", "9D"], lead="Anna", dead="2S 3S", spaces={"QD": 3})
    lead = game.play(Play(0, "4C"))
    assert ("6C", "5C KD", "9D") == tuple(map(str, lead.hands))
    assert CardSet("2S 3S") == lead.dead_hand
    assert lead.played - game.played == CardSet("4C")
    assert (1, ("<Moves: 1:5C>"), 3) == (lead.turn, repr(lead.moves), lead.spaces["QD"])
    assert (None, None, ()) == (lead.round_winner, lead.winner, lead.winners)
    assert "4C" == str(lead.news[0].card) if isinstance(lead.news[0], CardPlayed) else False


def test_between_two_rounds_the_cards_left_can_still_be_seen() -> None:
    """The next round has begun and waits for its deal; hands, winner and the end of the round are those of the last one."""
    game = position("michigan", ["4C", "5C KD", "9D"], rounds=2, purses=20).play(Play(0, "4C"))
    assert (2, 0, None, False) == (game.round_number, game.dealer, game.turn, game.over)
    assert ("", "5C KD", "9D") == tuple(map(str, game.hands))
    assert (0, RoundEnded(1, 0, (0, 2, 1))) == (game.round_winner, game.last_round)
    assert (23, 18, 19) == game.purses
    dealt = game.play(DEAL)
    assert (None, RoundEnded(1, 0, (0, 2, 1))) == (dealt.round_winner, dealt.last_round)
    assert CardSet() == dealt.played
    assert {13} == {len(hand) for hand in (*dealt.hands, dealt.dead_hand)}


def test_after_the_last_round_the_session_is_over() -> None:
    """Who has most chips has won."""
    game = position("michigan", ["4C", "5C KD", "9D"], rounds=1, purses=20).play(Play(0, "4C"))
    assert (True, (0,), 0, None, 0) == (game.over, game.winners, game.winner, game.turn, len(game.moves))
    assert SessionEnded((0,), (23, 18, 19)) == game.events[-1]
    shared = position("michigan", ["4C", "5C KD", "9D"], rounds=1, purses=[20, 25, 20]).play(Play(0, "4C"))
    assert ((0, 1), None) == (shared.winners, shared.winner)


def test_a_whole_session_is_in_its_log_and_events() -> None:
    """Every move, and every event once, in order; the round that was played last."""
    game = play_on(table("michigan", rounds=3), lambda game: game.over)
    assert 3 == sum(isinstance(move, Deal) for move in game.log) == sum(isinstance(event, Dealt) for event in game.events)
    assert [1, 2, 3] == [event.number for event in game.events if isinstance(event, RoundBegan)]
    assert [event for event in game.events if isinstance(event, RoundEnded)][-1] == game.last_round
    again = table("michigan", rounds=3)
    for move in game.log:
        again = again.play(move)
    assert (game, game.events, game.log) == (again, again.events, again.log)


def test_the_bank_pays_and_takes() -> None:
    """It goes below zero by what it paid."""
    game = position("michigan stop-bonus:payer=bank", ["4C 6C", "KD", "9D"], dead="5C").play(Play(0, "4C"))
    assert (-1, 21) == (game.bank, game.purses[0])


# -- undoing -----------------------------------------------------------------------------------------------------------


def test_moves_can_be_undone() -> None:
    """None of them gives the same game."""
    start = table("michigan")
    game = play_on(start, lambda game: len(game.log) == 5)
    assert game.undo(0) is game
    assert game.undo() is game.previous
    assert game.undo(5) is start
    assert game.undo(2).undo(3) is start


@pytest.mark.parametrize("moves", [-1, None, True, 1.0, "1", [1]])
def test_only_a_number_of_moves_can_be_undone(moves: Any) -> None:
    """A negative number is none."""
    with pytest.raises(ArgumentError, match="'undo' takes a number of moves, not"):
        table("michigan").play(DEAL).undo(moves)


@pytest.mark.parametrize("moves", [2, 10**12, 10**5000], ids=["2", "many", "huge"])
def test_no_more_moves_can_be_undone_than_were_made(moves: int) -> None:
    """However many were asked for."""
    with pytest.raises(ArgumentError, match=r"moves cannot be undone; there have been 1$"):
        table("michigan").play(DEAL).undo(moves)


# -- what the table calls ----------------------------------------------------------------------------------------------


def test_a_player_is_replaced() -> None:
    """The seat keeps chips and cards; undoing brings the old name back."""
    game = table("michigan").play(DEAL)
    replaced = game.play(TakeOver(1, "Zoe"))
    assert ("Anna", "Zoe", "Carla") == replaced.names
    assert (game.state, game.hands) == (replaced.state, replaced.hands)
    assert game != replaced
    assert NAMES[:3] == replaced.undo().names
    assert "Zoe" in pickle.loads(pickle.dumps(replaced)).names
    assert game == replaced.play(TakeOver(1, "Ben"))


def test_nobody_takes_a_name_that_somebody_else_has() -> None:
    """Seats are spoken of by name; one's own name may be said again."""
    game = table("michigan").play(DEAL)
    reason = Reason("core.name", "somebody at the table is called Anna already")
    assert (reason,) == game.why_not(TakeOver(1, "Anna"))
    with pytest.raises(IllegalMove, match="somebody at the table is called Anna already"):
        game.play(TakeOver(1, "Anna"))
    assert () == game.why_not(TakeOver(1, "Ben"))
    assert game == game.play(TakeOver(1, "Ben"))


def test_time_misdeals_and_leaving_are_called() -> None:
    """Each where it has its place, asked for with ``in`` and never listed."""
    start = table("michigan", rounds=3)
    dealt = start.play(DEAL)
    assert Leave(1) in start.moves
    assert Leave(1) not in dealt.moves
    assert Misdeal() in dealt.moves
    assert not {Misdeal(), CallTime()} & set(dealt.moves)
    assert dealt.purses == dealt.play(Misdeal()).play(Deal.from_seed(b"again")).purses
    assert play_on(dealt.play(CallTime()), lambda game: game.over).round_number == 1
    left = start.play(Leave(1)).play(DEAL)
    assert 0 == len(left.hands[1])


# -- a game is a value -------------------------------------------------------------------------------------------------


def test_equal_games() -> None:
    """Rules, position and players count; the way there does not."""
    game = table("michigan", rounds=2).play(DEAL)
    assert game == table("michigan", rounds=2).play(Deal(DEAL.order))
    assert hash(game) == hash(table("michigan", rounds=2).play(DEAL))
    assert 1 == len({game, table("michigan", rounds=2).play(DEAL)})
    for other in (
        table("michigan", rounds=2),
        table("michigan", rounds=3).play(DEAL),
        table("michigan kitty", rounds=2).play(DEAL),
        Game.new(rules("michigan"), names=["Anna", "Ben", "Zoe"], dealer=2, rounds=2).play(DEAL),
        game.state,
        None,
    ):
        assert game != other


def test_a_game_never_changes() -> None:
    """Nothing of it can be set or deleted, and what it gives out cannot be changed either."""
    game: Any = table("michigan").play(DEAL)
    for name in ("state", "names", "rulebook", "previous", "move", "news", "purses", "anything"):
        with pytest.raises(AttributeError, match=f"a game never changes; '{name}' cannot be set, 'play' gives a new game"):
            setattr(game, name, None)
        with pytest.raises(AttributeError, match=f"a game never changes; '{name}' cannot be deleted"):
            delattr(game, name)
    with pytest.raises(TypeError):
        game.spaces["AH"] = 3


@pytest.mark.parametrize("recipe", ["michigan", "michigan-rummy", "newmarket"])
def test_a_game_can_be_pickled(recipe: str) -> None:
    """With all its past: log, events, undoing; from a position too."""
    game = play_on(table(recipe, rounds=2), lambda game: len(game.log) > 40 or game.over)
    again = pickle.loads(pickle.dumps(game))
    assert (game, game.log, game.events, game.names) == (again, again.log, again.events, again.names)
    assert game.undo(7) == again.undo(7)
    placed = position("michigan-bicycle", ["4C", "5C KD", "9D"], stopped_suit="C").play(Play(1, "KD"))
    assert (placed, placed.events) == (copy.copy(placed), pickle.loads(pickle.dumps(placed)).events)


def test_the_repr_says_where_the_game_is_and_shows_no_cards() -> None:
    """Rules, round, number of moves, whose turn it is."""
    game = position("michigan", ["4C 6C", "5C KD", "9D"])
    assert "<Game michigan: round 1, 0 moves, <State: round 1, run, seat 0 to move>>" == repr(game)


def test_a_very_long_game_comes_and_goes() -> None:
    """Thirty thousand moves back: neither undoing nor forgetting it ends the program."""
    game = table("michigan").play(DEAL)
    for number in range(30_000):
        game = game.play(TakeOver(0, f"Player {number}"))
    assert ("Anna", "Player 29999") == (game.undo(30_000).names[0], game.names[0])
    del game


# -- what the events say -----------------------------------------------------------------------------------------------


def test_news_are_worked_out_once_and_are_those_of_the_move() -> None:
    """The same events whenever they are asked for, in whatever order."""
    game = position("michigan kitty", ["4C", "AH", "9D"], spaces={"Kitty": 6})
    out = game.play(Play(0, "4C"))
    assert out.news is out.news
    assert [CardPlayed(0, Play(0, "4C").card, True), WentOut(0), Paid("Kitty", 0, 6, "kitty.space")] == list(out.news[:3])
    long = play_on(table("michigan", rounds=1), lambda game: game.over)
    assert long.undo(3).news == long.undo(3).news
    assert long.events[-1] == SessionEnded(long.winners, long.purses)


def test_a_refused_move_leaves_the_game_as_it_was() -> None:
    """Equal, with the same moves, the same past, and it can be played on."""
    game = play_on(table("michigan"), lambda game: len(game.log) == 4)
    before = pickle.dumps(game)
    strange: list[Move] = [DEAL, Pass(0), Play(9, "7C"), Cut("7C"), Leave(1), TakeOver(0, "Ben")]
    for move in strange:
        with pytest.raises(IllegalMove):
            game.play(move)
    assert before == pickle.dumps(game)
    assert game.play(game.moves.draw(Random(1))).previous is game


def test_cards_that_simply_follow_can_be_played_for_their_holders() -> None:
    """A lead is never made for anybody; what a seat does when its time is up is its own affair."""
    game = position("michigan", ["4C 9S", "5C KD", "6C 9D"]).play(Play(0, "4C"))
    forced = game.play_forced()
    assert (Play(0, "4C"), Play(1, "5C"), Play(2, "6C")) == forced.log
    assert forced is forced.play_forced()
    assert Play(1, "5C") == game.default_move(1)
    with pytest.raises(ArgumentError, match="this seat is not asked now"):
        game.default_move(0)
