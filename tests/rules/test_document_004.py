"""Source document 004 (German, Boodle), sentence by sentence, as the game ``boodle-de`` plays it.

Not here: swapping and auctioning the extra hand.
"""

from __future__ import annotations

from typing import Any

import pytest

# isort: split
from boodle import AssemblyError, Card, CardPlayed, Deal, Play, Received, SeatsError, SessionEnded, Stopped
from tabletalk import PACK, deal_rest, held, lay, lead, leads, paid, position, rules, table, told

GAME = "boodle-de"
FULL = {"AH": 5, "KC": 5, "QD": 5, "JS": 5}


@pytest.mark.parametrize("seats", range(3, 9))
def test_004_three_to_eight_players(seats: int) -> None:
    """Three to eight, each for himself."""
    assert seats == rules(GAME, seats).seats


@pytest.mark.parametrize("seats", [2, 9])
def test_004_no_other_number_of_players(seats: int) -> None:
    """Fewer or more cannot play."""
    with pytest.raises(AssemblyError) as refused:
        rules(GAME, seats)
    assert {SeatsError} == {type(error) for error in refused.value.exceptions}


def test_004_a_pack_of_52_without_jokers() -> None:
    """Every card is dealt, none is left."""
    game = table(GAME, 5).play(Deal.from_seed(b"52"))
    assert sorted(PACK) == sorted(str(card) for hand in (*game.hands, game.dead_hand) for card in hand)


def test_004_four_spaces_for_the_boodle_cards() -> None:
    """Ace of hearts, king of clubs, queen of diamonds, jack of spades; no kitty."""
    assert ["AH", "KC", "QD", "JS"] == list(table(GAME).spaces)


@pytest.mark.parametrize("suit", range(4))
def test_004_the_order_of_the_cards(suit: int) -> None:
    """Two to ten, jack, queen, king, ace in each suit."""
    cards, others = PACK[13 * suit : 13 * suit + 13], PACK[13 * (suit ^ 1) :]
    hands = [" ".join([*cards[::2], others[0]]), " ".join([*cards[1::2], others[1]]), others[2]]
    game = lead(position(GAME, hands), cards[0])
    assert list(cards) == [str(event.card) for event in game.events if isinstance(event, CardPlayed)]


def test_004_before_every_deal_the_dealer_puts_two_and_the_others_one() -> None:
    """On each of the four cards, and again before the next deal."""
    game = table(GAME, 4, purses=30).play(Deal.from_seed(b"004"))
    assert ((26, 26, 26, 22), FULL) == (game.purses, dict(game.spaces))
    game = lay(position(GAME, ["5S", "6S", "7S", "8S"], rounds=2, purses=30), "5S")
    assert ((33, 29, 29, 29), 0) == (game.purses, game.dealer)
    game = game.play(Deal.from_seed(b"004"))
    assert ((25, 25, 25, 25), FULL) == (game.purses, dict(game.spaces))


def test_004_all_cards_are_dealt_singly_clockwise_and_to_an_extra_hand() -> None:
    """As if one more player sat there, behind the dealer."""
    game = table(GAME, 4, dealer=3).play(Deal.of(" ".join(PACK)))
    assert [list(PACK[seat::5]) for seat in range(4)] == held(game)
    assert list(PACK[4::5]) == [str(card) for card in game.dead_hand]


def test_004_some_get_a_card_more_and_it_does_not_matter() -> None:
    """Uneven hands are played as they are."""
    game = table(GAME, 4, dealer=1).play(Deal.from_seed(b"more"))
    assert ([10, 10, 11, 11], 10) == ([*map(len, game.hands)], len(game.dead_hand))


def test_004_the_extra_hand_is_not_played_and_nobody_looks_at_it() -> None:
    """It stays face down to the end of the round."""
    game = table(GAME, 4, rounds=1).play(Deal.from_seed(b"down"))
    dead = game.dead_hand
    while not game.over:
        game = game.play(next(iter(game.moves)))
    assert dead == game.dead_hand
    shown = {event.card for event in game.events if isinstance(event, CardPlayed | Stopped)}
    shown |= {card for event in game.events if isinstance(event, Received) for card in event.cards}
    assert not [card for card in dead if card in shown]


def test_004_everybody_sees_who_played_what() -> None:
    """Cards lie open before those who played them."""
    game = lead(position(GAME, ["5S 9D", "6S 2C", "7S 2H"]), "5S")
    cards = [(event.seat, event.card) for event in game.events if isinstance(event, CardPlayed)]
    assert [(0, Card("5S")), (1, Card("6S")), (2, Card("7S"))] == cards


@pytest.mark.parametrize("dealer", range(3))
def test_004_the_dealers_left_neighbour_begins(dealer: int) -> None:
    """He leads first."""
    assert (dealer + 1) % 3 == table(GAME, 3, dealer=dealer).play(Deal.from_seed(b"begin")).turn


def test_004_any_suit_but_the_lowest_card_of_it() -> None:
    """He chooses the suit, not the card."""
    assert ["4C", "2D", "6H", "3S"] == leads(position(GAME, ["4C KC 2D 3D 6H AH 3S", "2C", "2H"]))


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_004_whoever_has_the_next_card_lays_it_wherever_he_sits(seat: int) -> None:
    """Places do not count, and the player himself may go on."""
    hands = ["5S 9D", "2C", "2D", "2H"]
    hands[seat] += " 6S"
    game = lay(position(GAME, hands), "5S")
    assert (seat, [Play(seat, "6S")]) == (game.turn, list(game.moves))


def test_004_a_run_ends_with_the_ace() -> None:
    """Or when nobody has the next card, below."""
    assert "stop after AC by Ben: top" == told(lead(position(GAME, ["KC 2D", "AC 2H", "3H"]), "KC").events)[-1]


def test_004_a_run_ends_when_the_next_card_is_in_the_extra_hand() -> None:
    """Its cards are not in the game."""
    assert "stop after 6C by Anna: dead" == told(lead(position(GAME, ["6C 2D", "8C", "3H"], dead="7C"), "6C").events)[-1]


def test_004_a_run_ends_when_the_next_card_has_been_played() -> None:
    """It lies on the table already."""
    game = lead(position(GAME, ["7C 2D", "8C 5C 6C 9H", "3H 4H"], played="rest"), "7C")
    game = lead(game, "5C")
    assert "stop after 6C by Ben: played" == told(game.events)[-1]


def test_004_the_player_of_the_stop_card_begins_a_new_run() -> None:
    """Whoever laid the stop card or the ace: any suit again, again his lowest card in it."""
    game = lead(position(GAME, ["6C 2D", "7C 9C QC 4D 8D 3H", "5H 6H"], dead="8C"), "6C")
    assert (1, ["9C", "4D", "3H"]) == (game.turn, leads(game))


def test_004_same_suit_may_be_led_again() -> None:
    """Any suit is any suit: the one that was just stopped too."""
    game = lead(position(GAME, ["6C 9C 2D", "3H", "5H"], dead="7C 10C"), "6C 9C")
    assert ["Anna leads 6C", "stop after 6C by Anna: dead", "Anna leads 9C", "stop after 9C by Anna: dead"] == told(game.events)


@pytest.mark.parametrize("card", ["AH", "KC", "QD", "JS"])
def test_004_whoever_lays_a_boodle_card_takes_all_chips_on_it(card: str) -> None:
    """At once, also where it is led."""
    game = lay(
        position(GAME, [f"{card} 2C" if card != "KC" else "KC 2D", "3S", "5S"], spaces={"AH": 5, "KC": 6, "QD": 7, "JS": 8}), card
    )
    chips = {"AH": 5, "KC": 6, "QD": 7, "JS": 8}[card]
    assert ([f"{card} -> Anna: {chips}"], 20 + chips, 0) == (paid(game.news), game.purses[0], game.spaces[card])


def test_004_the_example_of_the_jack_of_spades() -> None:
    """The source's own example of two runs (see also E2)."""
    game = position(
        GAME, ["5S 10S 9D 4C", "6S 9S 2C", "7S 8S 10D JD 3C", "QD 5C"], dead="JS", spaces={"QD": 5, "JS": 5}
    )  # fmt: skip
    game = lead(game, "5S 9D")
    assert [
        "Anna leads 5S", "Ben plays 6S", "Carla plays 7S", "Carla plays 8S", "Ben plays 9S", "Anna plays 10S",
        "stop after 10S by Anna: dead", "Anna leads 9D", "Carla plays 10D", "Carla plays JD", "Dan plays QD", "QD -> Dan: 5",
        "stop after QD by Dan: played",
    ] == told(game.events)  # fmt: skip
    assert (5, 0) == (game.spaces["JS"], game.spaces["QD"])


def test_004_the_round_ends_as_soon_as_somebody_has_laid_his_last_card() -> None:
    """The next card is not played any more."""
    game = lay(position(GAME, ["5S 2D", "6S", "7S 2H"]), "5S 6S")
    assert (True, 1, [["2D"], [], ["2H", "7S"]]) == (game.over, game.round_winner, held(game))


def test_004_all_others_pay_a_chip_for_each_card_in_hand() -> None:
    """The source's example: 3 + 1 + 5 = 9 chips for Carla."""
    game = position(GAME, ["2C 3C 4C", "2D", "9S", "2H 3H 4H 5H 6H"], lead="Carla")
    game = lay(game, "9S")
    assert (["Dan -> Carla: 5", "Anna -> Carla: 3", "Ben -> Carla: 1"], 29) == (paid(game.news), game.purses[2])


def test_004_chips_that_nobody_played_for_stay_and_the_pots_grow() -> None:
    """They lie on for the next round."""
    game = lay(position(GAME, ["5S", "6S", "7S", "8S"], spaces={"JS": 5, "AH": 10}, rounds=2), "5S")
    game = game.play(Deal.from_seed(b"grow"))
    assert {"AH": 15, "KC": 5, "QD": 5, "JS": 10} == dict(game.spaces)


def test_004_the_left_neighbour_deals_next() -> None:
    """The deal goes round clockwise, and where nothing else is agreed once round the table."""
    game = table(GAME, 4, dealer=2)
    dealers = []
    while not game.over:
        if game.turn is None:
            dealers.append(game.dealer)
            game = game.play(deal_rest(game))
        else:
            game = game.play(next(iter(game.moves)))
    assert [2, 3, 0, 1] == dealers


def test_004_a_fixed_number_of_rounds_so_that_everybody_deals_equally_often() -> None:
    """Agreed beforehand; a number that does not come out even is noted."""
    assert not [note for note in table(GAME, 4, rounds=8).notes if "equally often" in note]
    assert [note for note in table(GAME, 4, rounds=6).notes if "equally often" in note]


def test_004_most_chips_at_the_end_win() -> None:
    """After the last round stacks are compared."""
    game = lay(position(GAME, ["5S", "6S 2C", "7S"], purses=[20, 40, 10]), "5S")
    assert [SessionEnded((1,), (23, 38, 9))] == [event for event in game.news if isinstance(event, SessionEnded)]
    assert (True, 1) == (game.over, game.winner)


STOPPED: dict[str, Any] = {"hands": ["QS AS", "KS 6H 3D", "4D 8C 10C"], "dead": "JS", "stopped_suit": "S"}


def test_004_change_of_suit_another_suit_if_possible() -> None:
    """Variant: after a stop another suit must be begun."""
    assert ["6H"] == leads(position(f"{GAME} change-suit", ["QS 6H", "KS 3D", "4D"], stopped_suit="S"))
    assert ["6H", "QS"] == leads(position(GAME, ["QS 6H", "KS 3D", "4D"], stopped_suit="S"))


def test_004_change_of_suit_or_the_same_suit_after_all() -> None:
    """First fallback: whoever has no other suit may play the same one (see also E10)."""
    game = position(f"{GAME} change-suit:stuck=same-suit", **STOPPED)
    assert (["Anna may lead the same suit"], 0, ["QS"]) == (told(game.events), game.turn, leads(game))


def test_004_change_of_suit_or_the_next_on_the_left() -> None:
    """Second fallback: the next player leads (see also E9)."""
    game = position(f"{GAME} change-suit:stuck=pass-left", **STOPPED)
    assert (["Anna passes: no-suit"], 1, ["3D", "6H"]) == (told(game.events), game.turn, leads(game))


def test_004_change_of_suit_binds_whoever_gets_the_lead() -> None:
    """The next player may not begin the stopped suit either."""
    game = position(f"{GAME} change-suit:stuck=pass-left", **STOPPED)
    assert ["change-suit.limit"] == [reason.rule for reason in game.why_not(Play(1, "KS"))]


def test_004_change_of_suit_nobody_has_another_suit() -> None:
    """The round ends without payments for cards left (see also E11a)."""
    game = position(f"{GAME} change-suit:stuck=pass-left", ["QS AS", "4S 5S", "8S"], dead="JS", stopped_suit="S")
    assert ["Anna passes: no-suit", "Ben passes: no-suit", "Carla passes: no-suit", "nobody can lead"] == told(game.events)
    assert (True, None, (20, 20, 20)) == (game.over, game.round_winner, game.purses)
