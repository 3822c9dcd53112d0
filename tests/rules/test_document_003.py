"""Source document 003 (German, Michigan Rummy), sentence by sentence, as the game ``michigan-rummy`` plays it.

Not here: the sale of the widow, and the variants that are games of their own.
"""

from __future__ import annotations

import pytest

# isort: split
from boodle import (
    AssemblyError,
    CallTime,
    CardPlayed,
    Choose,
    Cut,
    Deal,
    DealerCut,
    Misdeal,
    Misdealt,
    Play,
    SeatsError,
    SessionEnded,
    TieBreak,
)
from tabletalk import PACK, deal_rest, held, lay, lead, leads, paid, position, rules, table, told

GAME = "michigan-rummy"
FULL = {"AH": 4, "KC": 4, "QD": 4, "JS": 4, "Kitty": 8}


@pytest.mark.parametrize("seats", range(3, 9))
def test_003_three_to_eight_players(seats: int) -> None:
    """Three to eight players."""
    assert seats == rules(GAME, seats).seats


@pytest.mark.parametrize("seats", [2, 9])
def test_003_no_other_number_of_players(seats: int) -> None:
    """Fewer or more cannot play."""
    with pytest.raises(AssemblyError) as refused:
        rules(GAME, seats)
    assert {SeatsError} == {type(error) for error in refused.value.exceptions}


def test_003_the_highest_cut_deals_first() -> None:
    """The first dealer is found by cutting; the highest card deals."""
    game = table(GAME, 4, dealer=None).play(Cut(["5S", "KD", "2H", "9C"]))
    assert (1, 1, None) == (game.dealer, game.round_number, game.turn)


def test_003_the_deal_passes_clockwise_after_every_round() -> None:
    """The next dealer sits at the dealer's left."""
    game = position(GAME, ["5S", "6S", "7S", "8S"], dealer="Dan", rounds=0)
    assert 0 == lay(game, "5S").dealer
    game = position(GAME, ["5S", "6S", "7S", "8S"], dealer="Ben", rounds=0)
    assert 2 == lay(game, "5S").dealer


def test_003_a_pack_of_52_without_jokers() -> None:
    """All 52 cards and no others are dealt."""
    game = table(GAME, 4).play(Deal.from_seed(b"52"))
    assert sorted(PACK) == sorted(str(card) for hand in (*game.hands, game.dead_hand) for card in hand)


def test_003_the_layout_shows_four_boodle_spaces_and_the_kitty() -> None:
    """Ace of hearts, king of clubs, queen of diamonds, jack of spades, and the kitty in the middle."""
    assert ["AH", "KC", "QD", "JS", "Kitty"] == list(table(GAME).spaces)


def test_003_the_ranks_go_up_from_the_two_to_the_ace() -> None:
    """Two to ten, jack, queen, king, ace; a whole suit is one run."""
    game = lead(position(GAME, [" ".join(PACK[26:39]) + " 2S", "3S", "4S"]), "2H")
    assert list(PACK[26:39]) == [str(event.card) for event in game.events if isinstance(event, CardPlayed)]
    assert "stop after AH by Anna: top" == told(game.news)[-1]


def test_003_suits_do_not_mix() -> None:
    """A run stays in one suit: the six of another one is no next card."""
    game = lead(position(GAME, ["5S 9D", "6H 2C", "6D 3C"], dead="6S"), "5S")
    assert ["Anna leads 5S", "stop after 5S by Anna: dead"] == told(game.events)


def test_003_aces_are_always_high() -> None:
    """Nothing comes after an ace, and a two does not either."""
    game = lead(position(GAME, ["AS 9D", "2S", "3S"]), "AS")
    assert ["Anna leads AS", "stop after AS by Anna: top"] == told(game.events)


@pytest.mark.parametrize("chips", [25, 50])
def test_003_everybody_begins_with_as_many_chips(chips: int) -> None:
    """Each player gets the same number, usually 25 to 50."""
    assert (chips,) * 4 == table(GAME, 4, purses=chips).purses


def test_003_everybody_puts_one_on_each_boodle_space_and_two_into_the_kitty() -> None:
    """The dealer like the others, before every round."""
    game = table(GAME, 4, purses=25).play(Deal.from_seed(b"003"))
    assert (19, 19, 19, 19) == game.purses
    assert dict(game.spaces) == FULL
    assert ["Dan -> AH: 1", "Dan -> KC: 1", "Dan -> QD: 1", "Dan -> JS: 1", "Dan -> Kitty: 2"] == paid(game.events)[-5:]


@pytest.mark.parametrize(("choice", "kitty", "dealer"), [("1", 8, 19), ("2", 10, 17)])
def test_003_the_dealer_may_double_his_stake_in_the_kitty(choice: str, kitty: int, dealer: int) -> None:
    """House rule: he says so before each deal."""
    game = table(f"{GAME} dealer-double:on=kitty,may=true", 4, purses=25)
    assert (3, [Choose(3, "1"), Choose(3, "2")]) == (game.turn, list(game.moves))
    game = game.play(Choose(3, choice)).play(Deal.from_seed(b"003"))
    assert {**FULL, "Kitty": kitty} == dict(game.spaces)
    assert (19, 19, 19, dealer) == game.purses


def test_003_the_pack_is_dealt_singly_as_if_one_more_were_there() -> None:
    """Clockwise from the dealer's left; the widow lies in front of the dealer and gets its card after him."""
    game = table(GAME, 4, dealer=1).play(Deal.of(" ".join(PACK)))
    assert [list(PACK[2::5]), list(PACK[3::5]), list(PACK[0::5]), list(PACK[1::5])] == [held(game)[seat] for seat in (0, 1, 2, 3)]
    assert list(PACK[4::5]) == [str(card) for card in game.dead_hand]


def test_003_some_hold_a_card_more_and_nothing_is_adjusted() -> None:
    """Unequal hands are accepted."""
    game = table(GAME, 4).play(Deal.from_seed(b"003"))
    assert ([11, 11, 10, 10], 10) == ([*map(len, game.hands)], len(game.dead_hand))


def test_003_whoever_chooses_clubs_from_three_six_jack_leads_the_three() -> None:
    """The source's example: of 3C 6C JC he must lead the 3C."""
    game = position(GAME, ["3C 6C JC 9S", "4C 2D", "5C 2H"])
    assert ["3C", "9S"] == leads(game)
    assert ["standard.lead-choice"] == [reason.rule for reason in game.why_not(Play(0, "6C"))]
    assert ["Anna leads 3C", "Ben plays 4C", "Carla plays 5C", "Anna plays 6C"] == told(lead(game, "3C").events)[:4]


def test_003_the_next_card_must_be_played() -> None:
    """Whoever has it has no other move."""
    game = lay(position(GAME, ["4C 9S", "2C 3D 6D", "5C 2H 9H"]), "4C")
    assert [Play(2, "5C")] == list(game.moves)
    assert game.why_not(Play(2, "2H"))


@pytest.mark.parametrize(
    ("hands", "dead", "reason"),
    [
        (["KS 2D", "AS 2C", "2H"], "", "stop after AS by Ben: top"),
        (["KS 2D", "3S 2C", "2H"], "AS", "stop after KS by Anna: dead"),
        (["7S 2D", "8S 2C", "2H"], "", "stop after 8S by Ben: played"),
    ],
)
def test_003_a_run_goes_on_until_an_ace_a_card_of_the_widow_or_one_already_played(
    hands: list[str], dead: str, reason: str
) -> None:
    """The three ways in which a run ends."""
    assert reason == told(lead(position(GAME, hands, dead=dead), hands[0][:2]).events)[-1]


def test_003_whoever_played_last_leads_the_lowest_of_another_suit() -> None:
    """After a stop, a new run in another suit."""
    game = lead(position(GAME, ["5S 9D", "6S 8S 4C 9C 7H QH", "2D 3H"], dead="7S"), "5S")
    assert (1, ["4C", "7H"]) == (game.turn, leads(game))


def test_003_boodle_chips_are_collected_at_once() -> None:
    """The queen of diamonds takes all chips of her space before the next card is laid."""
    game = lay(position(GAME, ["JD 2C", "QD 3C", "KD 2S"], spaces={"QD": 7}), "JD QD")
    assert (["QD -> Ben: 7"], 2) == (paid(game.news), game.turn)
    assert (0, (20, 27, 20)) == (game.spaces["Q♦"], game.purses)


def test_003_an_emptied_space_is_not_refilled_in_the_round() -> None:
    """It stays empty until the next stakes."""
    game = lay(position(GAME, ["JD 2C", "QD 3C", "KD 4C"], spaces={"QD": 7}, rounds=0), "JD QD KD")
    assert 0 == game.spaces["QD"]
    game = lay(game, "4C")
    assert (0, 2) == (game.spaces["QD"], game.round_number)
    assert 3 == game.play(Deal.from_seed(b"refill")).spaces["QD"]


def test_003_the_player_of_an_ace_begins_a_new_suit() -> None:
    """Aces are absolute stops."""
    game = lead(position(GAME, ["AS KD 9H", "2S", "3S"]), "AS")
    assert (0, ["KD", "9H"]) == (game.turn, leads(game))


@pytest.mark.parametrize("card", ["6S", "7S", "8S", "9S"])
def test_003_the_cards_of_the_widow_are_hidden_stoppers(card: str) -> None:
    """Whoever plays the card below one of them forces a stop."""
    spades = [f"{rank}S" for rank in (5, 6, 7, 8, 9, 10)]
    below = spades[spades.index(card) - 1]
    hand = " ".join(held_card for held_card in spades if held_card != card)
    game = lead(position(GAME, [f"{hand} 2C", "2D", "2H"], dead=card), "5S")
    assert f"stop after {below} by Anna: dead" == told(game.events)[-1]


def test_003_the_first_to_empty_his_hand_takes_the_kitty_and_a_chip_for_every_card_left() -> None:
    """Both: the kitty, and from each fellow player one chip per card."""
    game = lay(position(GAME, ["5S", "6S 2C", "7S 2D 3H"], spaces={"Kitty": 6}), "5S")
    assert ["Kitty -> Anna: 6", "Ben -> Anna: 2", "Carla -> Anna: 3"] == paid(game.events)
    assert (31, 18, 17) == game.purses


def test_003_uncollected_boodle_chips_are_carried_over() -> None:
    """They lie on for the next round, the kitty does not."""
    game = lay(position(GAME, ["5S", "6S 2C", "7S 2D 3H"], dead="QD", spaces={"QD": 3, "JS": 5, "Kitty": 6}, rounds=0), "5S")
    assert {"AH": 0, "KC": 0, "QD": 3, "JS": 5, "Kitty": 0} == dict(game.spaces)
    assert {"AH": 3, "KC": 3, "QD": 6, "JS": 8, "Kitty": 6} == dict(game.play(Deal.from_seed(b"over")).spaces)


def test_003_the_round_ends_however_many_cards_the_others_hold() -> None:
    """One empty hand is enough."""
    game = lay(position(GAME, ["5S", "2C 3C 4C 5C 6C 7C 8C", "6S 2D 2H"]), "5S")
    assert (0, [0, 7, 3]) == (game.round_winner, [*map(len, game.hands)])


def test_003_the_whole_pack_is_dealt_anew_for_the_next_round() -> None:
    """All cards are gathered in."""
    game = lay(position(GAME, ["5S", "6S", "7S"], rounds=0), "5S").play(Deal.from_seed(b"anew"))
    assert 52 == sum(map(len, game.hands)) + len(game.dead_hand)
    assert not game.played


def test_003_there_is_no_penalty_beyond_the_payment_for_cards_left() -> None:
    """No offence is possible, and nobody is barred."""
    game = table(GAME, 4).play(Deal.from_seed(b"fair"))
    while game.round_number == 1:
        assert not game.moves.offences
        game = game.play(next(iter(game.moves)))


def test_003_most_chips_at_the_end_win() -> None:
    """The session is won by chips alone, not by the last round."""
    game = lay(position(GAME, ["5S", "6S 2C", "7S"], purses=[20, 40, 10]), "5S")
    assert (0, 1, (23, 38, 9)) == (game.round_winner, game.winner, game.purses)


def test_003_the_session_ends_when_somebody_is_broke() -> None:
    """A player without chips ends it."""
    game = lay(position(GAME, ["5S", "6S 2C", "7S"], purses=[20, 2, 30], rounds=0), "5S")
    assert (True, (23, 0, 29), 2) == (game.over, game.purses, game.winner)


def test_003_or_at_an_agreed_time() -> None:
    """Somebody says that time is up: the round that is on is the last."""
    game = lay(position(GAME, ["4S 5D", "5S 2C", "7S"], rounds=0), "4S").play(CallTime())
    assert not game.over
    game = lay(game, "5S 2C")
    assert (True, 1) == (game.over, game.round_winner)


def test_003_a_tie_is_broken_by_one_more_round() -> None:
    """At the same stakes, between those who are level."""
    game = lay(position(GAME, ["5S", "6S", "7S"], purses=[20, 23, 21]), "5S")
    assert ((22, 22, 20), False) == (game.purses, game.over)
    assert [TieBreak((0, 1))] == [event for event in game.news if isinstance(event, TieBreak)]
    game = game.play(deal_rest(game))
    assert ((16, 16, 14), {"AH": 3, "KC": 3, "QD": 3, "JS": 3, "Kitty": 6}) == (game.purses, dict(game.spaces))


def test_003_a_faulty_deal_is_shuffled_and_dealt_again() -> None:
    """The same dealer deals; the stakes that lie stay, and nobody stakes again."""
    game = table(GAME, 4, purses=25).play(Deal.from_seed(b"faulty"))
    faulty = game.hands
    assert Misdeal() in game.moves
    game = game.play(Misdeal())
    assert [Misdealt(3)] == list(game.news)
    assert (3, None, dict(FULL), (19,) * 4) == (game.dealer, game.turn, dict(game.spaces), game.purses)
    game = game.play(Deal.from_seed(b"again"))
    assert (3, 1, dict(FULL), (19,) * 4) == (game.dealer, game.round_number, dict(game.spaces), game.purses)
    assert faulty != game.hands


def test_003_stops_for_chips() -> None:
    """Variant: whoever makes a stop gets a small bonus, besides everything else."""
    game = lead(position(f"{GAME} stop-bonus", ["5S 9D", "6S 2C", "2H"], dead="7S", spaces={"Kitty": 6}), "5S")
    assert ["Anna leads 5S", "Ben plays 6S", "stop after 6S by Ben: dead", "Kitty -> Ben: 1"] == told(game.events)


def test_003_equal_cuts_are_announced_and_cut_again() -> None:
    """Nobody deals before it is decided."""
    game = table(GAME, 4, dealer=None).play(Cut(["5S", "KD", "KH", "9C"]))
    assert [None] == [event.dealer for event in game.news if isinstance(event, DealerCut)]
    assert (0, None) == (game.round_number, game.turn)
    assert 2 == game.play(Cut(["3D", "4D"])).dealer


def test_003_every_chip_of_a_session_is_accounted_for() -> None:
    """Chips only move between players and the layout."""
    game = table(GAME, 5, purses=25, rounds=5)
    while not game.over:
        game = game.play(deal_rest(game) if game.turn is None else next(iter(game.moves)))
        assert 125 == sum(game.purses) + sum(game.spaces.values())
    (ended,) = (event for event in game.events if isinstance(event, SessionEnded))
    assert max(ended.purses) == ended.purses[ended.winners[0]]
