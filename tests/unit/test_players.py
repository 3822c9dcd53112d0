"""Players: they see views only, are always lawful, and finish every game."""

from __future__ import annotations

from random import Random

import attrs
import pytest

import bots
from boodle import ArgumentError, Bet, Choose, Deal, Exchange, Game, Pass, Recipe, assemble
from boodle.cards import CardSet
from boodle.players import POLICIES, Player, RandomPlayer, SearchingPlayer, SimplePlayer, play_out
from boodle.players.leads import orders, score
from boodle.testing.swaps import in_another_world
from pairs.recipes import games, shipped

PLAYERS: tuple[Player, ...] = (RandomPlayer(), SimplePlayer(), SearchingPlayer(worlds=2))


@pytest.mark.parametrize("game", games())
def test_players_finish_every_shipped_game(game: str) -> None:
    """Bids, stakes, exchanges, poker and the stops of all shipped games: ``play`` refuses whatever is not lawful."""
    rulebook = assemble(Recipe(game, seats=shipped()[game].seats[0]))
    begun = Game.new(rulebook, purses=40, dealer=0, rounds=1)
    over = play_out(begun, [PLAYERS[(seat + 1) % 3] for seat in range(rulebook.seats)], Random(game), moves=1500)
    assert over.over


@pytest.mark.parametrize("player", PLAYERS, ids=["random", "simple", "searching"])
def test_players_see_views_only(player: Player) -> None:
    """In another hidden world, in which the seat was shown the same, a player with the same dice makes the same move."""
    rulebook = assemble(Recipe("boodle-de", seats=3))
    random = Random(9)
    compared = 0
    for seed in range(12):
        game = Game.new(rulebook, dealer=seed % 3, rounds=1).play(Deal.shuffled(Random(seed)))
        for _ in range(seed):
            game = game.play(game.moves.draw(random))
        seat = game.turn
        if seat is None:
            continue
        other = in_another_world(game, seat, random)
        if other is None or other.turn != seat or other.seen_by(seat).told != game.seen_by(seat).told:
            continue
        moves = [player.choose(rulebook, each.seen_by(seat), Random(seed)) for each in (game, other)]
        assert moves[0] == moves[1]
        assert moves[0] in game.moves.lawful
        compared += 1
    assert compared > 2


def test_play_out_stops_when_told_to() -> None:
    """No more than so many moves are made."""
    game = Game.new(assemble(Recipe("michigan", seats=3)), dealer=0, rounds=1)
    assert 5 == len(play_out(game, [RandomPlayer()] * 3, Random(1), moves=5).log)


def test_policies_by_the_advice_they_name() -> None:
    """Documents 003 and 004: what each policy thinks of leading a card of a hand, where the queen of diamonds pays."""
    hand, pay = CardSet("2C 3C 4C 9D QD 5S").mask, CardSet("QD AH").mask
    club, diamond, spade = 0, 13 + 7, 39 + 3
    expected = {
        "random": [0, 0, 0],
        "longest-run": [3, 1, 1],
        "longest-suit": [3, 2, 1],
        "shortest-suit": [-3, -2, -1],
        "boodle-suit-low": [3, 21, 1],
        "boodle-suit-avoided": [3, -19, 1],
        "long-boodle-suit": [9, 10, 3],
        "lowest": [0, -7, -3],
        "highest": [0, 7, 3],
        "greedy": [3, 1, 1],
        "known-stops-first": [3, 1, 21],
        "known-stops-kept": [3, 1, -19],
        "careful": [9, 10, 15],
    }
    assert expected.keys() == POLICIES.keys()
    orders_of = orders(assemble("boodle-de").tables)
    gone = CardSet("6S").mask
    for name, scores in expected.items():
        found = [score(POLICIES[name], card, hand, pay, gone, *orders_of) for card in (club, diamond, spade)]
        assert scores == found, name


@pytest.mark.parametrize("leads", POLICIES)
def test_simple_leads_by_its_policy(leads: str) -> None:
    """The lead is one that the policy thinks most of."""
    rulebook = assemble(Recipe("boodle-de", seats=3))
    game = Game.new(rulebook, dealer=2, rounds=1).play(Deal.from_seed(b"a lead by a policy"))
    view = game.seen_by(0)
    chosen = SimplePlayer(leads).choose(rulebook, view, Random(1))
    pay = CardSet("AH KC QD JS").mask
    hand, both = view.hand.mask, orders(rulebook.tables)
    scores = {str(move): score(POLICIES[leads], move.card.index, hand, pay, 0, *both) for move in view.moves}  # type: ignore[attr-defined]  # all leads
    assert max(scores.values()) == scores[str(chosen)]


def test_a_policy_has_to_exist() -> None:
    """A name that is none is refused with those that are."""
    with pytest.raises(ArgumentError, match="'haste' is no policy; there are 'random'"):
        SimplePlayer("haste")


POKER = Recipe("tripoley-cadaco", seats=3)


def at_poker(hand: str) -> Game:
    """A table of three in poker; seat 1, at the dealer's left, is dealt these cards."""
    rulebook = assemble(POKER)
    game = Game.new(rulebook, purses=60, dealer=0, rounds=1)
    wanted = [card.index for card in CardSet(hand)]
    dealt = game.play(Deal.shuffled(Random(4)))
    places = [card.index for card in dealt.hands[1]]
    order = [*dealt.log[0].order]  # type: ignore[attr-defined]  # the first move is the deal
    for here, card in zip(places, wanted, strict=False):
        one, other = order.index(here), order.index(card)
        order[one], order[other] = order[other], order[one]
    game = game.play(Deal(tuple(order)))
    while game.seen_by(None).stage == "selling":
        game = game.play(Pass(game.turn or 0) if Pass(game.turn or 0) in game.moves else Choose(game.turn or 0, "keep"))
    return game


def test_simple_picks_its_best_poker_hand() -> None:
    """Four aces beat everything else in the hand."""
    game = at_poker("AC AD AH AS 9C")
    while game.turn != 1:
        game = game.play(game.moves.draw(Random(1)))
    pick = SimplePlayer().choose(game.rulebook, game.seen_by(1), Random(1))
    assert isinstance(pick, Choose)
    assert not CardSet("AC AD AH AS") - CardSet(pick.option)


def test_simple_bets_on_a_good_hand_only() -> None:
    """It raises with four aces; who has nothing checks, and folds when something is asked for."""
    game = at_poker("AC AD AH AS 9C")
    while game.seen_by(None).stage == "picking" or game.turn != 1:
        game = game.play(game.moves.draw(Random(1)) if game.seen_by(None).stage == "picking" else Bet(game.turn or 0, 0))
    bet = SimplePlayer().choose(game.rulebook, game.seen_by(1), Random(1))
    assert isinstance(bet, Bet)
    assert bet.chips > 0
    poor = attrs.evolve(game.seen_by(1), hand=CardSet("2C 4D 6H 8S 10C"))
    assert Bet(1, 0) == SimplePlayer().choose(game.rulebook, poor, Random(1))
    raised = game.play(bet)
    seat = raised.turn
    assert seat is not None
    nothing = attrs.evolve(raised.seen_by(seat), hand=CardSet("2C 4D 6H 8S 10C"))
    pairs = attrs.evolve(raised.seen_by(seat), hand=CardSet("KC KD 6H 6S 10C"))
    assert Pass(seat) == SimplePlayer().choose(game.rulebook, nothing, Random(1))
    assert Bet(seat, bet.chips) == SimplePlayer().choose(game.rulebook, pairs, Random(1))


def test_searching_bets_by_the_worlds_it_wins() -> None:
    """Four aces raise the pot; with nothing it folds when much is asked for, and checks where nothing is."""
    game = at_poker("AC AD AH AS 9C")
    while game.seen_by(None).stage == "picking" or game.turn != 1:
        game = game.play(game.moves.draw(Random(1)) if game.seen_by(None).stage == "picking" else Bet(game.turn or 0, 0))
    bet = SearchingPlayer().choose(game.rulebook, game.seen_by(1), Random(1))
    assert isinstance(bet, Bet)
    assert bet.chips >= 1
    poor = at_poker("2C 4D 6H 8S 10C 3D 5H")
    while poor.seen_by(None).stage == "picking" or poor.turn != 1:
        asked = next((move for move in poor.moves if isinstance(move, Bet) and move.chips > 20), None)
        poor = poor.play(asked or poor.moves.draw(Random(1)))
    assert Pass(1) == SearchingPlayer().choose(poor.rulebook, poor.seen_by(1), Random(1))


@pytest.mark.parametrize(
    ("hand", "takes"), [("2C 4C 6D 8D 10H 9S", True), ("2C 4C 6D 8D 10H AH", False), ("2C 4C 6C 8C 10H 9S", False)]
)
def test_simple_exchanges_a_poor_hand_only(hand: str, takes: bool) -> None:
    """Document 003: neither with a pay card nor with a long suit."""
    rulebook = assemble(Recipe("michigan", "widow-exchange", seats=4))
    game = Game.new(rulebook, dealer=0, rounds=1).play(Deal.shuffled(Random(4)))
    assert game.turn is not None
    view = attrs.evolve(game.seen_by(game.turn), hand=CardSet(hand))
    assert takes is (Exchange(game.turn) == SimplePlayer().choose(rulebook, view, Random(1)))


def test_duplicate_deals_measure_a_better_player() -> None:
    """With the same deals for every seat, the simple player gains on random ones; ``python tests/bots.py`` shows by how much."""
    out = bots.duplicate(assemble(Recipe("boodle-de", seats=3)), SimplePlayer("longest-run"), RandomPlayer(), 40, 1)
    assert out.half > 0
    assert out.mean > -out.half
