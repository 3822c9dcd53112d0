"""The 74 edge cases of RULES.md section 3: a table of the tests that show each, and those that are shown nowhere else."""

from __future__ import annotations

import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest

# isort: split
from boodle import (
    AssemblyError,
    Bet,
    Bid,
    BidMade,
    CardPlayed,
    CardSet,
    Choose,
    ClaimSpace,
    Deal,
    Event,
    Exchange,
    Exchanged,
    Forfeited,
    Game,
    Irregularity,
    OpenHands,
    Paid,
    Pass,
    Play,
    Received,
    RoundVoid,
    SeatsError,
    Stake,
    TurnedUp,
)
from tabletalk import PACK, deal_rest, lay, lead, leads, order_of, paid, position, table, told, whole

EDGES: dict[int, str] = {
    8: "test_edge_cases.test_edge_08_chips_left_at_the_end_stay_where_they_are",
    18: "test_sales_poker_referee_examples.test_e6_the_dealer_exchanges_his_hand_unseen",
    22: "test_sales_poker_referee_examples.test_e7_the_widow_is_auctioned_and_the_dealer_is_paid",
    37: "test_sales_poker_referee_examples.test_e12_a_wrong_lowest_card",
    42: "test_sales_poker_referee_examples.test_e13_a_card_held_back",
    43: "test_sales_poker_referee_examples.test_e13_a_card_held_back",
    44: "test_sales_poker_referee_examples.test_e12_a_wrong_lowest_card",
    53: "test_sales_poker_referee_examples.test_e15_tripoley_with_all_three_phases",
    57: "test_poker_hands.test_edge_57_a_tie_is_split_and_the_remainder_stays",
    58: "test_poker_hands.test_edge_58_whoever_is_alone_takes_the_pot_unseen",
    59: "test_poker_hands.test_edge_59_side_pots_let_the_poor_call_with_what_they_have",
    60: "test_poker_hands.test_edge_60_the_cards_left_play_for_the_pool",
    61: "test_poker_hands.test_edge_61_the_ace_in_straights",
    62: "test_poker_hands.test_edge_62_the_lowest_card_of_the_suit_that_a_player_holds",
}
"""Edge cases whose test is not named after its number, or has more than one; the others are found by ``test_edge_NN``."""

FILES = ("test_edge_cases", "test_edge_table", "test_poker_hands", "test_sales_poker_referee_examples")


def of(kind: type[Event], game: Game) -> list[Any]:
    """All events of a kind."""
    return [event for event in game.events if isinstance(event, kind)]


def some_deal(recipe: str, seats: int = 3, **session: Any) -> Game:
    """A table after any deal."""
    return table(whole(recipe, seats), **session).play(Deal.from_seed(b"edge"))


# -- seats and the end of a session ------------------------------------------------------------------------------------


def test_edge_08_or_an_open_poker_hand_decides() -> None:
    """RB, OP2, DOG: five open cards for everybody, the best hand takes what lies on the layout."""
    game = lay(position(whole("tripoley-cadaco", 3), ["5S", "2H", "4H"], spaces={"AH": 3, "Pot": 4, "Kitty": 0}), "5S")
    hands = "2C 3D 5H 7S 9C", "AC AD KH QS JC", "KC KD 8H 6S 4C"
    cards = " ".join(hands)
    assert OpenHands(cards) in game.moves
    game = game.play(OpenHands(cards))
    assert (["AH -> Ben: 3", "Pot -> Ben: 4"], True) == (paid(game.news), game.over)


@pytest.mark.parametrize("recipe", ["tripoley-cadaco", "three-in-one"])
def test_edge_15_nine_players_fit_the_official_board(recipe: str) -> None:
    """Hands of five or six cards still give a poker hand; ten players are refused."""
    game = some_deal(recipe, 9, purses=50)
    assert ([6, 6, 5, 5, 5, 5, 5, 5, 5], 5) == ([*map(len, game.hands)], len(game.dead_hand))
    with pytest.raises(AssemblyError) as refused:
        whole(recipe, 10)
    assert [SeatsError] == [type(error) for error in refused.value.exceptions]


# -- the widow ---------------------------------------------------------------------------------------------------------


def test_edge_19_the_dealer_decides_after_looking_at_his_hand_alone() -> None:
    """He has seen his own cards when he is asked, and none of the widow."""
    game = some_deal("boodle-fi")
    assert (2, game.hands[2], CardSet()) == (game.turn, game.seen_by(2).hand, game.seen_by(2).known & game.dead_hand)
    assert Received(2, game.hands[2]) in game.seen_by(2).told


def test_edge_20_the_exchanger_knows_what_he_laid_away() -> None:
    """His old hand is part of what he knows; the others are told that he exchanged, and no card."""
    game = some_deal("boodle-fi")
    old = game.hands[2]
    game = game.play(Exchange(2))
    assert (old, CardSet(), CardSet()) == tuple(game.seen_by(seat).known & old for seat in (2, 0, 1))
    assert Exchanged(2, 13, 13) in game.seen_by(0).told
    assert [] == [event for event in game.news if isinstance(event, Received) and event in game.seen_by(0).told]


def test_edge_21_stakes_deal_look_widow_claims_poker_stops() -> None:
    """The order of a round on the official board."""
    game = table(whole("tripoley-cadaco", 3), purses=50)
    game = game.play(deal_rest(game, "AH"))
    while not of(CardPlayed, game):
        assert game.turn is not None
        moves = [move for move in (Choose(game.turn, "keep"), Bet(game.turn, 0)) if move in game.moves]
        game = game.play(moves[0] if moves else [*game.moves][-1])
    said = [event.payer if isinstance(event, Paid) else type(event).__name__ for event in game.events]
    order = [said.index(what) for what in (0, "Dealt", "Received", "Declined", "AH", "BetMade", "PokerWon", "CardPlayed")]
    assert sorted(order) == order


def test_edge_22_equal_sealed_bids() -> None:
    """Everybody writes one bid down; of equal ones the first from the dealer's left wins, and nobody saw another's."""
    game = some_deal("boodle-de widow-auction:sealed=true", 4).play(Choose(3, "offer"))
    for seat, chips in ((0, 2), (1, 3), (2, 3)):
        assert (seat, []) == (game.turn, of(BidMade, game))
        game = game.play(Bid(seat, chips))
    assert ([BidMade(0, 2), BidMade(1, 3), BidMade(2, 3)], ["Ben -> Dan: 3"]) == (of(BidMade, game), paid(game.news))


def test_edge_23_nobody_bids_more_than_he_owns() -> None:
    """The most is the stack; whoever cannot top the standing bid can only pass."""
    game = some_deal("boodle-de widow-auction", purses=[9, 6, 30]).play(Choose(2, "offer"))
    assert (5, True, False) == (game.purses[0], Bid(0, 5) in game.moves, Bid(0, 6) in game.moves)
    assert [Pass(1)] == [*game.play(Bid(0, 5)).moves]


@pytest.mark.parametrize(
    ("recipe", "then"),
    [
        ("boodle-de widow-exchange widow-auction", []),  # the dealer has declined already
        ("three-in-one", [Exchange(2), Pass(2)]),  # he may still swap
        ("michigan-rummy", [Exchange(2), Pass(2)]),  # he may take it for the price
    ],
)
def test_edge_24_nobody_wants_the_widow(recipe: str, then: list[Any]) -> None:
    """What the dealer may do then depends on the game."""
    game = some_deal(recipe, purses=50)
    if Exchange(2) in game.moves:
        game = game.play(Pass(2))
    game = game.play(Choose(2, "offer")).play(Pass(0)).play(Pass(1))
    assert then == ([*game.moves] if game.seen_by(0).stage == "selling" else [])
    if then:
        price = {"three-in-one": [], "michigan-rummy": ["Carla -> Kitty: 3"]}[recipe]
        assert price == [line for line in paid(game.play(Exchange(2)).news) if line.startswith("Carla")]


def test_edge_24_after_his_own_exchange_the_dealer_does_not_take_it_back() -> None:
    """T3: an exchange cannot be undone, also where nobody buys the hand that he laid away."""
    game = some_deal("three-in-one", purses=50).play(Exchange(2)).play(Choose(2, "offer")).play(Pass(0)).play(Pass(1))
    assert "selling" != game.seen_by(0).stage


def test_edge_25_the_dealer_does_not_bid() -> None:
    """Only the others are asked."""
    game = some_deal("boodle-de widow-auction").play(Choose(2, "offer")).play(Bid(0, 1))
    assert game.why_not(Bid(2, 2))
    game = game.play(Bid(1, 2))
    assert (0, [0, 1]) == (game.turn, sorted({event.seat for event in of(BidMade, game)}))


def test_edge_26_a_player_pays_the_kitty_too() -> None:
    """D: so that all of the widow's money goes to one place; an option pays the dealer."""
    game = some_deal("michigan-rummy").play(Choose(2, "offer")).play(Pass(0)).play(Exchange(1))
    assert ["Ben -> Kitty: 3"] == paid(game.news)
    game = some_deal("michigan-rummy widow-offer:payee=dealer").play(Choose(2, "offer")).play(Pass(0)).play(Exchange(1))
    assert ["Ben -> Carla: 3"] == paid(game.news)


def test_edge_27_without_an_offer_the_dealer_may_not_buy() -> None:
    """Offering is his choice; he keeps it shut for himself too, and the stops begin."""
    game = some_deal("michigan-rummy").play(Choose(2, "keep"))
    assert ("run", 0, []) == (game.seen_by(0).stage, game.turn, of(Exchanged, game))


@pytest.mark.parametrize(
    ("hand", "may"), [("KC", False), ("QH", False), ("7C 8C", True), ("7C 8C 9C", False), ("7C 8D 9C", True), ("2C", True)]
)
def test_edge_28_holders_of_pay_cards_do_not_get_the_widow(hand: str, may: bool) -> None:
    """MR, LB, SP: the table looks at the hand itself; 7-8-9 counts only when it is complete."""
    low = [card for card in PACK if card[:-1] in ("2", "3", "4", "5") and card not in hand]
    dealer = [*hand.split(), *low][:13]
    rest = [card for card in PACK if card not in dealer]
    game = table(whole("michigan-rummy-tray", 3), purses=50)
    game = game.play(order_of({0: rest[:13], 1: rest[13:26], 2: dealer}, rest[26:], 2, "last"))
    assert ({*dealer}, may) == ({str(card) for card in game.hands[2]}, Exchange(2) in game.moves)


# -- penalties ---------------------------------------------------------------------------------------------------------

GUARDED = "boodle-fi"


def test_edge_38_the_offenders_last_card_stops_the_run() -> None:
    """The lead passes to the next player at his left who has cards, and the suit that stopped is still forbidden."""
    game = lead(position(whole(GUARDED, 3), ["6S", "", "8S 3D"], barred=["Anna"]), "6S")
    assert ["Anna leads 6S", "stop after 6S by Anna: played", "Anna passes: no-cards"] == told(game.events)
    assert (2, ["3D"]) == (game.turn, leads(game))


def test_edge_39_where_all_who_hold_cards_are_barred_the_round_is_void() -> None:
    """Anna was the only one who could still win: no winner, no payments for the cards left."""
    hands = ["6S 2C", "9S", "AD KC"]
    game = position(whole(GUARDED, 3), hands, barred=["Ben", "Carla"], spaces={"AH": 4}, last=("5S", 1), lead=None)
    game = game.play(Pass(0))
    assert ([RoundVoid("core.nobody-may-win")], 4, None) == (of(RoundVoid, game), game.spaces["AH"], game.round_winner)
    assert ["Anna -> Ben: 1", "Anna -> Carla: 1"] == paid(game.events)


def test_edge_40_a_second_offence_costs_again() -> None:
    """The fine is paid each time; one can be barred only once."""
    game = position(whole(GUARDED, 3), ["6S 2S 3C 9C", "7H 8H", "4H 5H"])
    game = game.play(Play(0, "6S"))
    game = game.play(Play(0, "9C"))
    assert 2 == len(of(Irregularity, game))
    assert ["Anna -> Ben: 1", "Anna -> Carla: 1"] * 2 == paid(game.events)
    assert (0,) == game.seen_by(1).barred


def test_edge_41_chips_taken_before_the_offence_are_kept() -> None:
    """FI: no later chips."""
    game = position(whole(GUARDED, 3), ["KC 2S 9S", "7H 8H", "4H 5H"], spaces={"KC": 4})
    game = game.play(Play(0, "KC")).play(Play(0, "9S"))
    assert ["KC -> Anna: 4", "Anna -> Ben: 1", "Anna -> Carla: 1"] == paid(game.events)
    assert 20 + 4 - 2 == game.purses[0]


def test_edge_43_or_the_card_must_be_played() -> None:
    """The option: holding back is not possible, a wrong lead still is."""
    book = whole(f"{GUARDED} referee:withheld=must-play", 3)
    game = position(book, ["6S 9S", "7S 2C", "3C"])
    assert (Play(0, "9S"),) == game.moves.offences
    assert ([Play(1, "7S")], ()) == ([*(moves := lay(game, "6S").moves)], moves.offences)


def test_edge_43_strictly_neither_is_possible() -> None:
    """Without a referee there is no false play at all."""
    game = position(whole("boodle-de", 3), ["6S 9S", "7S 2C", "3C"])
    assert ((), True) == (game.moves.offences, bool(game.why_not(Play(0, "9S"))))
    assert () == lay(game, "6S").moves.offences


def test_edge_45_the_ban_ends_with_the_round() -> None:
    """In the next round the offender collects and wins again."""
    game = position(whole(GUARDED, 3), ["6S", "7H", "4H 5H"], barred=["Carla"], rounds=5)
    game = lay(game, "6S").play(Deal.from_seed(b"45"))
    assert ((), 2) == (game.seen_by(2).barred, game.round_number)


def test_edge_73_a_pay_card_led_wrongly() -> None:
    """Fine and ban come first, so its chips stay."""
    game = position(whole(GUARDED, 3), ["JS 2S 3C", "7H 8H", "4H 5H"], spaces={"JS": 4})
    game = game.play(Play(0, "JS"))
    assert (["Anna -> Ben: 1", "Anna -> Carla: 1"], 4) == (paid(game.events), game.spaces["JS"])
    assert [Forfeited(0, "JS", "boodle-fi.layout")] == of(Forfeited, game)


# -- held cards, combinations, openings --------------------------------------------------------------------------------


def claimed(*hands: str, recipe: str = "tripoley-cadaco", dead: str = "", **session: Any) -> list[str]:
    """What is paid for the cards held after a deal of these cards (and the rest as it comes, harmlessly)."""
    book = whole(recipe, 3)
    piles = [hand.split() for hand in (*hands, dead)]
    rest = [card for card in PACK if not any(card in pile for pile in piles)]
    rest.sort(key=lambda card: (card[:-1] in ("8", "9", "10"), card[-1] == "H"))
    for pile in piles:
        pile += [rest.pop(0) for _ in range(13 - len(pile))]
    game = table(book, purses=50, **session).play(order_of(dict(enumerate(piles[:3])), piles[3], 2, "last"))
    while game.seen_by(game.turn).stage == "selling":
        assert game.turn is not None
        game = game.play(Pass(game.turn) if Pass(game.turn) in game.moves else Choose(game.turn, "keep"))
    return [line for line in paid(game.events) if not line.startswith(("Anna", "Ben", "Carla"))]


HEARTS = "AH KH QH JH 10H"


def test_edge_54_two_runs_in_one_hand_count_once() -> None:
    """Alone its holder takes the space once; beside another holder he has one share, not two."""
    two = "8C 9C 10C 8D 9D 10D"
    assert ["8-9-10 -> Anna: 3"] == claimed(two, "", "", dead=f"{HEARTS} 8S")
    shared = claimed(two, "8S 9S 10S", "", dead=HEARTS, spaces={"8-9-10": 1})
    assert ["8-9-10 -> Anna: 2", "8-9-10 -> Ben: 2"] == shared


def test_edge_55_king_and_queen_where_the_king_is_dead() -> None:
    """CC: the queen is paid, the pair stays."""
    assert ["QH -> Anna: 3"] == claimed("QH", "", "", dead="AH KH JH 10H 8H 8C 8D 8S")
    assert ["KH -> Anna: 3", "QH -> Anna: 3", "K-QH -> Anna: 3"] == claimed("QH KH", "", "", dead="AH JH 10H 8H 8C 8D 8S")


def test_edge_56_a_combination_that_is_played() -> None:
    """One player must have played all its cards this round, in any order of runs; otherwise it stays."""
    book = whole("rummy-royal", 3)
    spaces = {"KH": 1, "QH": 1, "K-QH": 5}
    game = lead(position(book, ["QH 2C", "KH 3C", "4C"], spaces=spaces), "QH")
    assert ["QH -> Anna: 1", "KH -> Ben: 1"] == paid(game.events)
    game = lead(position(book, ["QH KH 2C", "3C", "4C"], spaces=spaces), "QH")
    assert ["QH -> Anna: 1", "KH -> Anna: 1", "K-QH -> Anna: 5"] == paid(game.events)
    # the king first, in a run of its own, then the queen
    played = {"Anna": "KH", "Ben": "AH"}
    game = lead(position(book, ["QH 2C", "3C", "4C"], spaces=spaces, played_by=played), "QH")
    assert ["QH -> Anna: 1", "K-QH -> Anna: 5"] == paid(game.events)


@pytest.mark.parametrize(
    ("recipe", "said", "turn"),
    [
        ("fundex", ["Anna passes: no-suit"], 1),
        ("fundex change-colour:stuck=fine-and-pass", ["Anna passes: no-suit", "Anna -> Kitty: 1"], 1),
        ("fundex change-colour:stuck=same-suit", ["Anna may lead the same suit"], 0),
    ],
)
def test_edge_63_the_first_lead_must_be_black_and_the_eldest_has_none(recipe: str, said: list[str], turn: int) -> None:
    """AL: as for a leader who is stuck later."""
    book = whole(recipe, 3)
    red = [card for card in PACK if card[-1] in "DH"]
    black = [card for card in PACK if card[-1] in "CS"]
    piles = {0: red[:13], 1: black[:13], 2: black[13:]}
    game = table(book, purses=50).play(order_of(piles, red[13:], 2, str(book.deal.dead_hand)))
    while game.seen_by(game.turn).stage == "selling":
        assert game.turn is not None
        game = game.play(Pass(game.turn) if Pass(game.turn) in game.moves else Choose(game.turn, "keep"))
    assert (said, turn) == (told(game.news), game.turn)


# -- stakes and payouts ------------------------------------------------------------------------------------------------


def test_edge_65_any_distribution_of_the_exact_total() -> None:
    """A space may stay bare, the dealer lays the same total; neither more nor less."""
    game = table(whole("boodle-de free-staking", 3))
    assert Stake(0, {"AH": 6}) in game.moves
    assert not [chips for chips in (5, 7) if Stake(0, {"AH": chips}) in game.moves]
    game = game.play(Stake(0, {"AH": 6})).play(Stake(1, {"JS": 6}))
    assert (2, True, False) == (game.turn, Stake(2, {"KC": 6}) in game.moves, Stake(2, {"KC": 12}) in game.moves)


def test_edge_65_or_no_space_may_stay_bare() -> None:
    """PEEL-N: whoever stakes last has to cover what the others have left bare."""
    game = table(whole("boodle-de free-staking:cover_all=true", 3))
    game = game.play(Stake(0, {"AH": 6})).play(Stake(1, {"AH": 3, "JS": 3}))
    assert (False, True) == (Stake(2, {"KC": 6}) in game.moves, Stake(2, {"KC": 5, "QD": 1}) in game.moves)
    horses = table(whole("newmarket-peel", 4))
    for horse in ("AH", "KC", "QD"):
        assert horses.turn is not None
        horses = horses.play(Stake(horses.turn, {horse: 1}))
    assert [Stake(3, {"JS": 2})] == [*horses.moves]


@pytest.mark.parametrize(
    ("card", "lying", "payments", "bank"),
    [
        ("10H", 4, ["10H -> Anna: 4", "bank -> Anna: 4"], -4),
        ("JS", 4, ["JS -> Anna: 2", "JS -> bank: 2"], 2),
        ("AH", 10, ["AH -> Anna: 10"], 0),
        ("KC", 0, ["bank -> Anna: 5"], -5),
    ],
)
def test_edge_66_a_fixed_payout_and_the_bank(card: str, lying: int, payments: list[str], bank: int) -> None:
    """The space is emptied, the player gets the exact amount, the bank adds the difference or keeps the surplus."""
    game = position(whole("cadaco-michigan-rummy", 3), [f"{card} 2D", "3D 5D", "4D 6D"], spaces={card: lying})
    game = lay(game, card)
    assert (payments, bank, 0) == (paid(game.events), game.bank, game.spaces[card])
    assert 60 + lying == sum(game.purses) + sum(game.spaces.values()) + game.bank


# -- Pope Joan ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turned", "payments"),
    [
        ("AH", ["Ace -> Carla: 1"]),
        ("KH", ["King -> Carla: 1"]),
        ("QH", ["Queen -> Carla: 1"]),
        ("JH", ["Jack -> Carla: 1"]),
        ("9D", ["Pope -> Carla: 6"]),
        ("10H", []),
    ],
)
def test_edge_67_the_turned_up_card_pays_the_dealer(turned: str, payments: list[str]) -> None:
    """At once, before the first lead; the card stays in the dead hand and is a stop."""
    # of 51 cards the dead hand gets its last one as the forty-eighth
    pack = [card for card in PACK if card not in ("8D", turned)]
    game = table(whole("pope-joan", 3)).play(Deal.of(" ".join([*pack[:47], turned, *pack[47:]])))
    shown = [str(event.card) for event in of(TurnedUp, game)]
    assert ([turned], True) == (shown, turned in {str(card) for card in game.dead_hand})
    assert payments == [line for line in paid(game.news) if " -> Carla" in line]


def test_edge_68_matrimony_stays_where_two_players_share_it() -> None:
    """PAR: one player must play both."""
    book = whole("pope-joan", 3)
    spaces = {"Matrimony": 2, "King": 1, "Queen": 1}
    game = lead(position(book, ["QH 2C", "KH 3C", "4C"], trump="H", spaces=spaces), "QH")
    assert (["Queen -> Anna: 1", "King -> Ben: 1"], 2) == (paid(game.events), game.spaces["Matrimony"])
    game = lead(position(book, ["QH KH 2C", "3C", "4C"], trump="H", spaces=spaces), "QH")
    assert ["Queen -> Anna: 1", "King -> Anna: 1", "Matrimony -> Anna: 2"] == paid(game.events)
    # king and queen of another suit are no trumps
    assert [] == paid(lead(position(book, ["QH KH 2C", "3C", "4C"], trump="S", spaces=spaces), "QH").events)


def test_edge_69_the_holder_of_the_pope_pays_nothing() -> None:
    """Whatever else he holds; without the exemption he pays for all."""
    hands = ["5S", "9D 2C 3C", "4H 6H"]
    assert ["Carla -> Anna: 2"] == paid(lay(position(whole("pope-joan", 3), hands, trump="H"), "5S").events)
    book = whole("pope-joan:holder_exempt=false", 3)
    assert ["Ben -> Anna: 3", "Carla -> Anna: 2"] == paid(lay(position(book, hands, trump="H"), "5S").events)


# -- drawn cards, and cards that have to be claimed --------------------------------------------------------------------


def test_edge_70_drawn_boodle_cards_may_be_deuces_of_one_suit() -> None:
    """A deuce is collected by leading it; two cards alike there are not."""
    book = whole("boodle-de variable-boodles:cards=2C+3C+4C+5C", 3)
    game = lead(position(book, ["2C 4C 9H", "3C 9D", "9S"], spaces={"2C": 4, "3C": 5, "4C": 6}), "2C")
    assert ["2C -> Anna: 4", "3C -> Ben: 5", "4C -> Anna: 6"] == paid(game.events)
    for cards, why in (("2C+2C+4C+5C", "expected different cards"), ("2C+3C+4C+5C,four_suits=true", "of different suits")):
        with pytest.raises(AssemblyError) as refused:
            whole(f"boodle-de variable-boodles:cards={cards}", 3)
        assert [True] == [why in str(error) for error in refused.value.exceptions]


def test_edge_71_chips_are_collected_of_themselves_or_before_the_next_card() -> None:
    """RO's rule is an option for human tables: who plays on without a word leaves the chips."""
    hands = ["KC 2H", "AC 3H", "4H"]
    assert ["KC -> Anna: 4"] == paid(lay(position(whole("boodle-de", 3), hands, spaces={"KC": 4}), "KC").events)
    game = lay(position(whole("boodle-de claims:by=player", 3), hands, spaces={"KC": 4}), "KC")
    assert [ClaimSpace(0, "KC"), Pass(0)] == [*game.moves]
    assert (["KC -> Anna: 4"], 1) == (paid((taken := game.play(ClaimSpace(0, "KC"))).news), taken.turn)
    assert ([], 4) == (paid((left := game.play(Pass(0))).news), left.spaces["KC"])


# -- the table ---------------------------------------------------------------------------------------------------------


def shown_by(number: int) -> list[str]:
    """The tests that show an edge case: those named after it, and those of the table."""
    found = [EDGES[number]] if number in EDGES else []
    for file in FILES:
        names = vars(importlib.import_module(file))
        found += [f"{file}.{name}" for name in names if name.startswith(f"test_edge_{number:02}_")]
    return found


@pytest.mark.parametrize("number", range(1, 75))
def test_every_edge_case_has_a_test(number: int) -> None:
    """A case without a test fails here, and so does one whose test is not there any more."""
    tests = shown_by(number)
    assert tests
    for name in tests:
        file, _, test = name.partition(".")
        assert inspect.isfunction(getattr(importlib.import_module(file), test))


def test_no_edge_case_has_a_number_of_its_own() -> None:
    """Whatever is called ``test_edge_NN`` is one of the 74."""
    here = Path(__file__).parent
    numbers = {
        int(word[10:12])
        for file in here.glob("test_*.py")
        for word in file.read_text(encoding="utf-8").split()
        if word.startswith("test_edge_") and word[10:12].isdigit()
    }
    assert {*range(1, 75)} >= numbers
