"""Source document 000 (Finnish, Boodle), sentence by sentence, as the game ``boodle-fi`` plays it.

Not here: the dealer's exchange, the penalties, and Three in One.
"""

from __future__ import annotations

import pytest

# isort: split
from boodle import AssemblyError, Card, CardPlayed, Deal, Game, Play, Received, SeatsError, SessionEnded, Stopped
from tabletalk import PACK, deal_rest, follow, held, lay, lead, leads, order_of, paid, position, rules, table, told

GAME = "boodle-fi"


@pytest.mark.parametrize("seats", range(3, 9))
def test_000_three_to_eight_players(seats: int) -> None:
    """There are three to eight players."""
    assert seats == rules(GAME, seats).seats


@pytest.mark.parametrize("seats", [2, 9])
def test_000_no_other_number_of_players(seats: int) -> None:
    """Fewer or more cannot play."""
    with pytest.raises(AssemblyError) as refused:
        rules(GAME, seats)
    assert [SeatsError] == [type(error) for error in refused.value.exceptions]


def test_000_fifty_two_cards_the_two_lowest_the_ace_highest() -> None:
    """Fifty-two cards; the two is the lowest and the ace the highest."""
    game = table(GAME).play(Deal.from_seed(b"52"))
    assert sorted(PACK) == sorted(str(card) for hand in (*game.hands, game.dead_hand) for card in hand)
    clubs = [*PACK[:13]]
    game = position(GAME, [" ".join(clubs[0::2]) + " 2D", " ".join(clubs[1::2]) + " 3H", "2S 4S"])
    assert ["2C", "2D"] == leads(game)
    game = lead(game, "2C")
    assert clubs == [str(event.card) for event in game.events if isinstance(event, CardPlayed)]
    assert ["stop after AC by Anna: top"] == told(game.news)[-1:]


def test_000_four_show_cards_from_a_second_pack() -> None:
    """Ace of hearts, king of clubs, queen of diamonds and jack of spades lie on four marked places."""
    assert ["AH", "KC", "QD", "JS"] == list(table(GAME).spaces)


def test_000_the_whole_pack_is_dealt_all_the_same() -> None:
    """All 52 cards are in play, those that are shown too."""
    game = table(GAME).play(Deal.from_seed(b"000"))
    dealt = [str(card) for hand in (*game.hands, game.dead_hand) for card in hand]
    assert sorted(PACK) == sorted(dealt)


def test_000_everybody_but_the_dealer_puts_one_chip_on_each_place_and_the_dealer_two() -> None:
    """Each non-dealer one chip on each place, the dealer two."""
    game = table(GAME, 4, purses=30).play(Deal.from_seed(b"000"))
    assert (26, 26, 26, 22) == game.purses
    assert {"AH": 5, "KC": 5, "QD": 5, "JS": 5} == dict(game.spaces)
    assert [f"{who} -> {space}: {chips}" for who, chips in (("Anna", 1), ("Ben", 1), ("Carla", 1), ("Dan", 2))
            for space in ("AH", "KC", "QD", "JS")] == paid(game.events)  # fmt: skip


def test_000_the_extra_hand_is_dealt_directly_at_the_dealers_left() -> None:
    """One card at a time; the hidden hand at the dealer's left gets the first card of every lap."""
    game = table(GAME, 3, dealer=1).play(Deal.of(" ".join(PACK)))
    assert list(PACK[0::4]) == [str(card) for card in game.dead_hand]
    assert [list(PACK[2::4]), list(PACK[3::4]), list(PACK[1::4])] == held(game)


def test_000_the_extra_hand_stays_out_of_play() -> None:
    """No card of it is ever played, and nobody is asked about it."""
    game = table(GAME, 4, rounds=1).play(Deal.from_seed(b"stays"))
    dead = game.dead_hand
    while not game.over:
        assert all(isinstance(move, Play) and move.card not in dead for move in game.moves)
        game = game.play(next(iter(game.moves)))
    assert dead == game.dead_hand


def test_000_hands_may_have_different_numbers_of_cards() -> None:
    """Unequal hands are allowed, without any payment for it."""
    game = table(GAME, 4).play(Deal.from_seed(b"uneven"))
    assert [11, 10, 10, 10, 11] == [*map(len, game.hands), len(game.dead_hand)]
    assert 120 == sum(game.purses) + sum(game.spaces.values())


def test_000_nobody_may_look_at_the_extra_hand() -> None:
    """What the players are told after the deal are their own hands and nothing else."""
    game = table(GAME, 3).play(Deal.from_seed(b"look"))
    seen = [event for event in game.news if isinstance(event, Received)]
    assert [(seat, hand) for seat, hand in enumerate(game.hands)] == [(event.seat, event.cards) for event in seen]
    assert {"owner"} == {event.audience for event in seen}


def test_000_played_cards_lie_open_before_their_player() -> None:
    """Everybody sees each card that is played, and whose it is."""
    game = lay(position(GAME, ["5S 9D", "6S 9H", "7S"], lead="Anna"), "5S 6S")
    cards = [event for event in game.events if isinstance(event, CardPlayed)]
    assert [(0, Card("5S")), (1, Card("6S"))] == [(event.seat, event.card) for event in cards]
    assert {"all"} == {event.audience for event in cards}


@pytest.mark.parametrize("dealer", range(4))
def test_000_the_player_at_the_dealers_left_opens(dealer: int) -> None:
    """The opening lead is the left neighbour's."""
    assert (dealer + 1) % 4 == table(GAME, 4, dealer=dealer).play(Deal.from_seed(b"left")).turn


def test_000_he_opens_with_his_lowest_card_of_a_suit_of_his_choice() -> None:
    """His lowest card of any suit that he holds."""
    game = table(GAME, 3)
    game = game.play(order_of({0: PACK[13:26], 1: PACK[26:39], 2: PACK[39:]}, PACK[:13], 2, "first"))
    assert ["2D"] == leads(game)
    game = position(GAME, ["5S 9S 3H KH 7D 8D JC", "4C", "6D"])
    assert ["JC", "7D", "3H", "5S"] == leads(game)
    assert ["standard.lead-choice"] == [reason.rule for reason in game.why_not(Play(0, "9S"))]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_000_whoever_holds_the_next_higher_card_plays_it_wherever_he_sits(seat: int) -> None:
    """The holder follows, whatever his place."""
    hands = ["5S 9D", "2C", "2D", "2H"]
    hands[seat] += " 6S"
    game = lay(position(GAME, hands), "5S")
    assert (seat, [Play(seat, "6S")]) == (game.turn, list(game.moves))


def test_000_a_player_may_follow_himself() -> None:
    """The holder of the next card may be the player of the last one."""
    game = follow(lay(position(GAME, ["5S 6S 9D", "7S 2C", "2D"]), "5S"))
    assert ["Anna leads 5S", "Anna plays 6S", "Ben plays 7S", "stop after 7S by Ben: played"] == told(game.events)


def test_000_rank_and_suit_are_said_as_the_card_is_laid() -> None:
    """The announcement names both."""
    game = lay(position(GAME, ["10S 9D", "JS", "2D"]), "10S")
    (said,) = (event for event in game.news if isinstance(event, CardPlayed))
    assert ("10", "S", "10S") == (said.card.rank, said.card.suit.letter, str(said.card))


def test_000_a_run_stops_at_the_ace() -> None:
    """The ace is the end of every run."""
    game = lead(position(GAME, ["KS 9D", "AS 9C", "2D 3H"]), "KS")
    assert [Stopped(1, Card("AS"), "top")] == [event for event in game.events if isinstance(event, Stopped)]
    assert 1 == game.turn


def test_000_a_run_stops_when_the_next_card_is_in_the_hidden_hand() -> None:
    """Nobody can add a card that lies there."""
    game = lead(position(GAME, ["KS 9D", "9C", "2D 3H"], dead="AS"), "KS")
    assert "stop after KS by Anna: dead" in told(game.events)


def test_000_whoever_played_the_last_card_opens_a_new_suit_with_his_lowest() -> None:
    """A new suit, and the lowest card of it."""
    game = lead(position(GAME, ["5S 9D", "6S 8S 4C 9C 2H", "2D 3H"], dead="7S"), "5S")
    assert (1, ["4C", "2H"]) == (game.turn, leads(game))
    reasons = game.why_not(Play(1, "8S"))
    assert [("change-suit.limit", "spades may not be led now")] == [(reason.rule, reason.sentence) for reason in reasons]


def test_000_the_suit_is_free_for_the_first_lead_alone() -> None:
    """The round begins without a stop before it."""
    assert ["2C", "2D", "2H", "2S"] == leads(position(GAME, ["2C 2D 2H 2S", "9S", "9H"]))
    assert ["2C", "2D", "2H"] == leads(position(GAME, ["2C 2D 2H 2S", "9S", "9H"], stopped_suit="S"))


def test_000_without_a_new_suit_the_turn_passes_to_the_left() -> None:
    """Whoever has no other suit passes; the next one leads."""
    game = lead(position(GAME, ["5S 9S", "6D 7S", "2D"], dead="6S"), "5S")
    assert ["Anna leads 5S", "stop after 5S by Anna: dead", "Anna passes: no-suit"] == told(game.events)
    assert (1, ["6D"]) == (game.turn, leads(game))


def test_000_the_turn_may_pass_more_than_once() -> None:
    """It goes on to the left until somebody has a new suit."""
    game = lead(position(GAME, ["5S 9S", "8S KS", "2D QS"], dead="6S"), "5S")
    assert ["Anna passes: no-suit", "Ben passes: no-suit"] == told(game.events)[-2:]
    assert (2, ["2D"]) == (game.turn, leads(game))


@pytest.mark.parametrize(
    ("hands", "card", "space"),
    [(["KH AH 2C", "2D", "2S"], "KH", "AH"), (["QC KC 2D", "2S", "2H"], "QC", "KC"),
     (["JD QD 2C", "2S", "2H"], "JD", "QD"), (["10S JS 2C", "2D", "2H"], "10S", "JS")],
)  # fmt: skip
def test_000_a_boodle_card_in_a_run_takes_all_chips_of_its_place(hands: list[str], card: str, space: str) -> None:
    """Whoever plays one of the four in a proper run takes every chip there."""
    game = lead(position(GAME, hands, spaces={"AH": 4, "KC": 4, "QD": 4, "JS": 4}), card)
    assert [f"{space} -> Anna: 4"] == paid(game.events)
    assert {**dict.fromkeys(("AH", "KC", "QD", "JS"), 4), space: 0} == dict(game.spaces)


def test_000_whoever_plays_his_last_card_first_wins_the_hand() -> None:
    """The round is over as soon as one hand is empty."""
    game = lay(position(GAME, ["5S", "6S", "7S 2D"]), "5S")
    assert (0, True) == (game.round_winner, game.over)
    assert [[], ["6S"], ["2D", "7S"]] == held(game)


def test_000_the_winner_gets_a_chip_for_each_card_left_with_each_opponent() -> None:
    """Three cards with Ville and five with Clara are eight chips (see also E1)."""
    game = position(GAME, ["5S", "2C 3D 4H", "2D 3S 4C 9H 10H"], names=["Aino", "Ville", "Clara"], lead="Aino", dealer="Clara")
    game = lay(game, "5S")
    assert ["Ville -> Aino: 3", "Clara -> Aino: 5"] == paid(game.events, game.names)
    assert (28, 17, 15) == game.purses


def test_000_chips_that_nobody_takes_stay_for_later_deals() -> None:
    """They lie on, and the next stakes come on top."""
    game = lay(position(GAME, ["5S", "6S", "7S"], spaces={"JS": 4}, rounds=2), "5S")
    assert 4 == game.spaces["JS"]
    game = game.play(Deal.from_seed(b"later"))
    assert {"AH": 4, "KC": 4, "QD": 4, "JS": 8} == dict(game.spaces)


def test_000_whoever_goes_out_ends_it_even_where_another_could_follow() -> None:
    """Nobody lays another card, whatever it would have brought him."""
    game = lay(position(GAME, ["10S", "JS 2D", "QS"], spaces={"JS": 4}), "10S")
    assert (4, True) == (game.spaces["JS"], game.over)


def test_000_a_whole_session_deals_once_each() -> None:
    """Everybody deals equally often, and nothing is lost on the way."""
    game: Game = table(GAME, 5)
    dealers = []
    while not game.over:
        if game.turn is None:
            dealers.append(game.dealer)
            game = game.play(deal_rest(game))
        else:
            game = game.play(next(iter(game.moves)))
    assert [4, 0, 1, 2, 3] == dealers
    assert 150 == sum(game.purses) + sum(game.spaces.values())
    (ended,) = (event for event in game.events if isinstance(event, SessionEnded))
    assert game.purses == ended.purses
