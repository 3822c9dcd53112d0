"""Michigan as the public pages play it (RULES.md 1.4): ``michigan`` (PG and others) and ``michigan-bicycle`` (BI, PR, HSW)."""

from __future__ import annotations

import pytest

# isort: split
from boodle import Cut, Deal, Play
from tabletalk import PACK, held, lay, lead, leads, paid, position, rules, table, told

BOTH = ("michigan", "michigan-bicycle")


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", range(3, 9))
def test_pages_three_to_eight_players(game: str, seats: int) -> None:
    """PG, GR, HSW: three to eight."""
    assert seats == rules(game, seats).seats


@pytest.mark.parametrize("game", BOTH)
def test_pages_four_boodle_cards_and_no_kitty(game: str) -> None:
    """PG, BI, GR, HSW: the four usual ones."""
    assert ["AH", "KC", "QD", "JS"] == list(table(game).spaces)


@pytest.mark.parametrize("game", BOTH)
def test_pages_the_dealer_stakes_two_and_the_others_one(game: str) -> None:
    """PG, BI, HSW, GR: before the deal."""
    dealt = table(game, 5, purses=30).play(Deal.from_seed(b"pages"))
    assert ((26, 26, 26, 26, 22), {"AH": 6, "KC": 6, "QD": 6, "JS": 6}) == (dealt.purses, dict(dealt.spaces))


@pytest.mark.parametrize("card", PACK[::7])
def test_gr_the_first_dealer_is_found_at_random(card: str) -> None:
    """GR, KZ: chance alone decides, and nobody is ever level."""
    drawn = [card, *[other for other in PACK if other[:-1] == card[:-1] and other != card][:2]]
    game = table("michigan", dealer=None).play(Cut(drawn))
    assert drawn.index(max(drawn, key=PACK.index)) == game.dealer


def test_hsw_the_first_jack_dealt_makes_the_dealer() -> None:
    """HSW: cards are dealt round; whoever gets the first jack deals."""
    game = table("michigan first-dealer:by=first-jack", 4, dealer=None)
    order = [card for card in PACK if card[0] != "J"]
    order[6:6] = ["JD", "JC", "JH", "JS"]
    assert 2 == game.play(Cut(order)).dealer


def test_pcd_the_lowest_draw_deals() -> None:
    """PCD: the lowest card, and level ones draw again."""
    game = table("michigan first-dealer:by=low-cut", 4, dealer=None).play(Cut(["5S", "2D", "2H", "AC"]))
    assert None is game.turn
    assert 1 == game.play(Cut(["9D", "10H"])).dealer


def test_pg_the_spare_hand_gets_the_last_card_of_a_lap() -> None:
    """``michigan``: it is dealt after the dealer."""
    game = table("michigan", 3, dealer=0).play(Deal.of(" ".join(PACK)))
    assert [list(PACK[2::4]), list(PACK[0::4]), list(PACK[1::4])] == held(game)


def test_bi_the_spare_hand_lies_at_the_dealers_left() -> None:
    """BI, HSW, KZ: it is dealt first."""
    game = table("michigan-bicycle", 3, dealer=0).play(Deal.of(" ".join(PACK)))
    assert [list(PACK[3::4]), list(PACK[1::4]), list(PACK[2::4])] == held(game)


@pytest.mark.parametrize("game", BOTH)
def test_pages_the_dealers_left_leads_the_lowest_of_a_suit(game: str) -> None:
    """PG, BI, HSW (left of the dead hand is the same person), KZ."""
    assert 1 == table(game, 3, dealer=0).play(Deal.from_seed(b"left")).turn
    assert ["4C", "2D"] == leads(position(game, ["4C KC 2D 3D", "2C", "2H"]))


def test_pg_after_a_stop_any_suit() -> None:
    """PG, BSP, EH, LR: the stopper leads the lowest of any suit, the same one too."""
    game = lead(position("michigan", ["6C 9C 2D", "3H", "5H"], dead="7C"), "6C")
    assert (0, ["9C", "2D"]) == (game.turn, leads(game))


def test_bi_after_a_stop_a_new_suit() -> None:
    """BI, HSW, KZ: the stopper leads the lowest of another suit."""
    game = lead(position("michigan-bicycle", ["6C 9C 2D", "3H", "5H"], dead="7C"), "6C")
    assert (0, ["2D"]) == (game.turn, leads(game))
    assert "change-suit.limit" == game.why_not(Play(0, "9C"))[0].rule


def test_bi_whoever_has_no_new_suit_passes_to_the_left() -> None:
    """BI, HSW, KZ."""
    game = lead(position("michigan-bicycle", ["6C 9C", "10C 3H", "5H 6H"], dead="7C"), "6C")
    assert (["Anna passes: no-suit"], 1, ["3H"]) == (told(game.news)[-1:], game.turn, leads(game))


def test_bi_nobody_has_a_new_suit() -> None:
    """Silent on the pages; document 004's answer: the round is void."""
    game = lead(position("michigan-bicycle", ["6C 9C", "10C", "AC"], dead="7C", purses=20), "6C")
    assert ["Anna passes: no-suit", "Ben passes: no-suit", "Carla passes: no-suit", "nobody can lead"] == told(game.news)[-4:]
    assert (True, (20, 20, 20)) == (game.over, game.purses)


@pytest.mark.parametrize("game", BOTH)
def test_pages_a_chip_for_every_card_left(game: str) -> None:
    """EH, HSW, KZ, PCD: to the first player out."""
    assert ["Ben -> Anna: 2", "Carla -> Anna: 1"] == paid(lay(position(game, ["5S", "2C 3C", "7S"]), "5S").events)


@pytest.mark.parametrize("game", BOTH)
def test_pages_unclaimed_chips_stay(game: str) -> None:
    """BI, KZ: they lie on for the next round."""
    assert {"AH": 0, "KC": 3, "QD": 0, "JS": 0} == dict(lay(position(game, ["5S", "2C 3C", "7S"], spaces={"KC": 3}), "5S").spaces)


def test_sc_a_suit_of_the_other_colour() -> None:
    """SC (also GU, OP4, RR): after a stop in a red suit a black one, and the other way round."""
    game = position("michigan change-colour", ["6C 9C 2D 4H 5S", "3H", "5H"], stopped_suit="C")
    assert ["2D", "4H"] == leads(game)
    game = position("michigan change-colour", ["6C 9C 2D 4H 5S", "3H", "5H"], stopped_suit="H")
    assert ["6C", "5S"] == leads(game)


def test_cc_the_lowest_card_in_the_hand() -> None:
    """CC, OP2, RO, RR: the lead is the lowest card of all that he may lead; of several he chooses."""
    assert ["2D", "2S"] == leads(position("michigan lowest-in-hand", ["6C 9C 2D 4H 2S", "3H", "5H"]))
    game = position("michigan lowest-in-hand change-colour", ["6C 9C 2D 4H 2S", "3H", "5H"], stopped_suit="C")
    assert ["2D"] == leads(game)


def test_free_leads_lift_the_change_of_suit() -> None:
    """A house rule goes before the game's: the same suit may be led again."""
    game = lead(position("michigan-bicycle free-leads", ["6C 9C 2D", "3H", "5H"], dead="7C"), "6C")
    assert ["9C", "2D"] == leads(game)


def test_double_cards_pay_two_and_not_three() -> None:
    """A house rule goes before the game's payment and is not added to it."""
    assert ["Ben -> Anna: 4", "Carla -> Anna: 2"] == paid(
        lay(position("michigan double-cards", ["5S", "2C 3C", "7S"]), "5S").events
    )


def test_go_a_forced_pass_costs_a_chip_to_the_kitty() -> None:
    """GO, AL: whoever cannot lead pays and passes left."""
    recipe = "michigan kitty:stake=1 change-colour:stuck=fine-and-pass"
    game = lead(position(recipe, ["6C 9C", "10C 3H", "5H 6H"], dead="7C", spaces={"Kitty": 3}), "6C")
    assert (["Anna passes: no-suit", "Anna -> Kitty: 1"], 4, 1) == (told(game.news)[-2:], game.spaces["Kitty"], game.turn)


def test_go_when_nobody_can_lead_all_pay_into_the_kitty() -> None:
    """GO: a chip per card left, the kitty stays for the next round (see also E11b)."""
    recipe = "michigan kitty:stake=1 change-colour:stuck=fine-and-pass,nobody=void-pay"
    game = position(recipe, ["9C", "10C QC", "AC 2S 5S"], stopped_suit="C", rounds=2, spaces={"Kitty": 3})
    fines = ["Anna -> Kitty: 1", "Ben -> Kitty: 1", "Carla -> Kitty: 1"]
    assert [*fines, "Anna -> Kitty: 1", "Ben -> Kitty: 2", "Carla -> Kitty: 3"] == paid(game.events)
    assert (12, None, 2) == (game.spaces["Kitty"], game.round_winner, game.round_number)
    assert 15 == game.play(Deal.from_seed(b"kitty")).spaces["Kitty"]


def test_a_fine_goes_to_the_space_or_the_players_that_the_table_agrees_on() -> None:
    """The parameter ``fine_to`` names a space, or each opponent."""
    game = position("michigan change-suit:stuck=fine-and-pass,fine_to=JS", ["9C", "10C 3H", "5H 6H"], stopped_suit="C")
    assert (["Anna -> JS: 1"], 1) == (paid(game.events), game.spaces["JS"])
    recipe = "michigan change-suit:stuck=fine-and-pass,fine_to=each-opponent,fine=2"
    game = position(recipe, ["9C", "10C 3H", "5H 6H"], stopped_suit="C")
    assert ["Anna -> Ben: 2", "Anna -> Carla: 2"] == paid(game.events)


@pytest.mark.parametrize(
    ("recipe", "paid_out"),
    [
        ("michigan stop-bonus", ["Ben -> Anna: 1", "Carla -> Anna: 1"]),
        ("michigan stop-bonus:payer=bank", ["bank -> Anna: 1"]),
        ("michigan kitty stop-bonus:chips=2", ["Kitty -> Anna: 2"]),
        ("michigan kitty stop-bonus:chips=3,payer=each-opponent", ["Ben -> Anna: 3", "Carla -> Anna: 3"]),
        ("michigan kitty stop-fee:chips=2", ["Anna -> Kitty: 2"]),
    ],
)
def test_a_stop_is_worth_or_costs_something(recipe: str, paid_out: list[str]) -> None:
    """Stops for chips, and who pays them; or a fee for whoever is stopped."""
    spaces = {"Kitty": 6} if "kitty" in recipe else {}
    assert paid_out == paid(lead(position(recipe, ["6C 2D", "3H", "5H"], dead="7C", spaces=spaces), "6C").events)
