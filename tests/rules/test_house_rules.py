"""Every shipped house rule with its parameters, on a game it makes sense with; what the option table does not show already."""

from __future__ import annotations

import importlib.metadata
import random
import re
from pathlib import Path
from typing import Any

import attrs
import pytest

# isort: split
from boodle import (
    AssemblyError,
    Bid,
    CardSet,
    Choose,
    Deal,
    Event,
    Exchange,
    Game,
    LookedAt,
    Offered,
    ParameterError,
    Pass,
    Play,
    RulePlugin,
    Shown,
    Stake,
    Stopped,
    assemble,
)
from tabletalk import deal_rest, lay, lead, leads, paid, position, table, told, whole

ENTRIES = [entry for entry in importlib.metadata.entry_points(group="boodle") if entry.dist and entry.dist.name == "boodle"]
PLUGINS: dict[str, type[RulePlugin]] = {entry.name: entry.load() for entry in ENTRIES}


def dealt(recipe: str, seats: int = 3, **session: Any) -> Game:
    """A table after any deal."""
    return table(whole(recipe, seats), **session).play(Deal.from_seed(b"house"))


def of(kind: type[Event], game: Game) -> list[Any]:
    """All events of a kind."""
    return [event for event in game.events if isinstance(event, kind)]


# -- stakes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "dealer"),
    [
        ("michigan-rummy-tray dealer-double:on=spaces", {"10H": 4, "Centre": 3, "Poker Pool": 3}),
        ("michigan-rummy-tray dealer-double:on=kitty", {"10H": 3, "Centre": 4, "Poker Pool": 3}),
        ("michigan-rummy-tray dealer-double:on=both", {"10H": 4, "Centre": 4, "Poker Pool": 3}),
        ("michigan-rummy-tray", {"10H": 4, "Centre": 4, "Poker Pool": 4}),
        ("michigan-rummy-tray dealer-double:factor=4", {"10H": 6, "Centre": 6, "Poker Pool": 6}),
    ],
)
def test_dealer_double_where_the_dealer_puts_more(recipe: str, dealer: dict[str, int]) -> None:
    """On the spaces of the layout, in the kitty, on both, or on everything; as many times as agreed."""
    spaces = dealt(recipe, purses=99).spaces
    assert dealer == {space: spaces[space] for space in dealer}


def test_dealer_double_as_his_choice() -> None:
    """DE3: he may double, and says so before each deal; three spaces of his choice there are not."""
    game = table(whole("michigan-rummy dealer-double:on=both,may=true", 3))
    assert [Choose(2, "1"), Choose(2, "2")] == [*game.moves]
    game = game.play(Choose(2, "2")).play(Choose(2, "1")).play(Deal.from_seed(b"may"))
    assert {"AH": 4, "KC": 4, "QD": 4, "JS": 4, "Kitty": 6} == dict(game.spaces)


@pytest.mark.parametrize(
    ("recipe", "seat", "good", "bad"),
    [
        ("boodle-de free-staking:total=8,minimum=1", 0, {"AH": 5, "KC": 1, "QD": 1, "JS": 1}, {"AH": 6, "KC": 1, "QD": 1}),
        ("boodle-de free-staking:dealer_total=9", 2, {"AH": 9}, {"AH": 6}),
        ("boodle-de one-horse:total=3,time=before-deal", 0, {"QD": 3}, {"QD": 2, "AH": 1}),
        ("boodle-de one-horse:dealer_total=2,time=before-deal", 2, {"QD": 2}, {"QD": 1}),
        ("boodle-de one-horse:cover_all=true,total=1,dealer_total=2,time=before-deal", 2, {"QD": 2}, {"AH": 2}),
    ],
)
def test_stakes_that_are_laid_freely(recipe: str, seat: int, good: dict[str, int], bad: dict[str, int]) -> None:
    """Exact totals, a minimum on each space, the dealer's own total, one horse alone, no space bare."""
    game = table(whole(recipe, 3))
    for before, horse in zip(range(seat), ("AH", "KC"), strict=False):
        total = next(iter(game.moves))
        assert isinstance(total, Stake)
        game = game.play(Stake(before, {horse: sum(chips for _, chips in total.chips)}))
    assert (True, False) == (Stake(seat, good) in game.moves, Stake(seat, bad) in game.moves)


def test_free_staking_leaves_the_kitty_alone() -> None:
    """Only the layout is staked freely; the kitty's stake and the dealer's share of it stay."""
    game = table(whole("michigan-rummy free-staking dealer-double:on=kitty", 3))
    for seat in range(3):
        game = game.play(Stake(seat, {"AH": 6}))
    assert {"AH": 18, "KC": 0, "QD": 0, "JS": 0, "Kitty": 8} == dict(game.play(Deal.from_seed(b"kitty")).spaces)


def test_kitty_under_another_name() -> None:
    """The central space is called as the table likes; the first player out takes it."""
    game = lay(position(whole("boodle-de kitty:name=Middle,stake=3", 3), ["5S", "2C", "3C"], spaces={"Middle": 9}), "5S")
    assert "Middle -> Anna: 9" == paid(game.events)[0]
    assert 9 == dealt("boodle-de kitty:name=Middle,stake=3").spaces["Middle"]


def test_variable_boodles_take_the_place_of_the_fixed_ones() -> None:
    """DE3: also where the game brings five or none; further spaces stay."""
    spaces = [space.name for space in whole("tripoley variable-boodles:cards=2C+9D+JH+AS", 3).spaces]
    assert ["2C", "9D", "JH", "AS", "Kitty", "Pot"] == spaces
    assert {"2C": 4, "9D": 4, "JH": 4, "AS": 4} == dict(dealt("boodle-de variable-boodles:cards=2C+9D+JH+AS").spaces)


def test_variable_boodles_of_four_suits() -> None:
    """TH, 123: an ace, king, queen and jack, each of another suit."""
    book = whole("boodle-de variable-boodles:four_suits=true,cards=AC+KD+QH+JS", 3)
    assert ["AC", "KD", "QH", "JS"] == [space.name for space in book.spaces]


@pytest.mark.parametrize(("to", "dealer"), [("stay", 0), ("dealer", 1)])
def test_odd_chips_of_a_split(to: str, dealer: int) -> None:
    """They stay where they are, or the dealer gets them."""
    book = whole(f"tripoley-cadaco odd-chips:to={to}", 3)
    game = table(book, purses=50, spaces={"8-9-10": 2}).play(deal_rest(table(book), "8C 9C 10C", "8D 9D 10D", "2C"))
    game = game.play(Pass(2)).play(Choose(2, "keep"))
    assert dealer == sum(line == "8-9-10 -> Carla: 1" for line in paid(game.events))


# -- the widow ---------------------------------------------------------------------------------------------------------


def test_widow_exchange_by_the_eldest() -> None:
    """TH: the left player may switch; for a price it goes to whom the table likes."""
    game = dealt("michigan-rummy widow-exchange:by=eldest,price=2,payee=dealer")
    assert ["Anna -> Carla: 2"] == paid(game.play(Exchange(0)).news)


def test_a_price_that_nobody_can_pay() -> None:
    """Whoever has too little can only decline."""
    game = dealt("michigan-rummy widow-exchange:price=30", purses=20)
    assert [Pass(2)] == [*game.moves]


@pytest.mark.parametrize(
    ("recipe", "first"),
    [
        ("boodle-de widow-offer", [Choose(2, "offer"), Choose(2, "keep")]),
        ("boodle-de widow-offer:offer=always", [Exchange(0), Pass(0)]),
        ("boodle-de widow-offer:offer=always,to=younger", [Exchange(1), Pass(1)]),
        ("boodle-de widow-offer:offer=always,price=40", [Pass(0)]),
        ("boodle-de widow-auction", [Choose(2, "offer"), Choose(2, "keep")]),
        ("boodle-de widow-auction:offer=always", [Pass(0), *(Bid(0, chips) for chips in range(1, 27))]),
        ("boodle-de widow-auction:offer=always,opening=20", [Pass(0), *(Bid(0, chips) for chips in range(20, 27))]),
        ("boodle-de widow-auction:offer=always,step=5", [Pass(0), *(Bid(0, chips) for chips in range(1, 27, 5))]),
    ],
)
def test_what_is_asked_first_in_a_sale(recipe: str, first: list[Any]) -> None:
    """Whether it is offered or not, to whom, from how much on and in which steps."""
    assert first == [*dealt(recipe).moves]


def test_widow_offer_where_nobody_buys() -> None:
    """It stays, or the dealer may buy it; a pay card may bar from it."""
    game = dealt("boodle-de widow-offer:unsold=stays,offer=always").play(Pass(0)).play(Pass(1))
    assert "run" == game.seen_by(0).stage
    book = whole("boodle-de widow-offer:eligible=no-pay-card,offer=always", 3)
    game = table(book).play(deal_rest(table(book), "AH", "KC"))
    assert [Pass(0)] == [*game.moves]


def test_widow_auction_with_pay_cards_and_steps() -> None:
    """A holder of a pay card can only pass; a bid tops the standing one by the step."""
    book = whole("boodle-de widow-auction:eligible=no-pay-card,step=3,offer=always", 3)
    game = table(book).play(deal_rest(table(book), "AH"))
    assert [Pass(0)] == [*game.moves]
    game = dealt("boodle-de widow-auction:step=3,offer=always").play(Bid(0, 4))
    assert (False, True, False) == (Bid(1, 6) in game.moves, Bid(1, 7) in game.moves, Bid(1, 8) in game.moves)


def test_pay_the_widow_a_player_buys() -> None:
    """DE3: the dealer has put the price into the kitty, whoever buys puts it there too."""
    game = dealt("michigan-rummy pay-the-widow:price=4")
    assert ["Carla -> Kitty: 4"] == paid(game.events)[-1:]
    game = game.play(Exchange(0))
    assert (["Anna -> Kitty: 4"], "run", []) == (paid(game.news), game.seen_by(0).stage, of(LookedAt, game))


@pytest.mark.parametrize("takes", [True, False])
def test_pay_the_widow_unsold_the_dealer_looks_and_chooses(takes: bool) -> None:
    """He sees the widow and keeps the better hand; the other one is dead, and his chips do not come back."""
    game = dealt("michigan-rummy pay-the-widow")
    own, widow = game.hands[2], game.dead_hand
    game = game.play(Pass(0)).play(Pass(1))
    assert [LookedAt(2, widow)] == of(LookedAt, game)
    assert (widow, CardSet()) == (game.seen_by(2).known & widow, game.seen_by(0).known & widow)
    game = game.play(Exchange(2) if takes else Pass(2))
    assert ((widow, own) if takes else (own, widow)) == (game.hands[2], game.dead_hand)
    assert ["Carla -> Kitty: 3"] == [line for line in paid(game.events) if line == "Carla -> Kitty: 3"]


def test_exchange_offer_and_auction_follow_each_other() -> None:
    """While nobody has taken it the spare hand is exchanged, offered, auctioned, in this order."""
    game = dealt("boodle-de widow-auction widow-offer:unsold=stays widow-exchange")
    game = game.play(Pass(2)).play(Choose(2, "offer")).play(Pass(0)).play(Pass(1)).play(Choose(2, "offer"))
    assert (["offer", "auction"], Bid(0, 1) in game.moves) == ([event.stage for event in of(Offered, game)], True)


# -- leads, stops, claims ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "payments"),
    [
        ("michigan-rummy change-suit:stuck=fine-and-pass,fine=2", ["Anna -> Kitty: 2"]),
        ("michigan-rummy change-suit:stuck=fine-and-pass,fine_to=QD", ["Anna -> QD: 1"]),
        ("michigan-rummy change-suit:stuck=fine-and-pass,fine_to=each-opponent", ["Anna -> Ben: 1", "Anna -> Carla: 1"]),
        ("newmarket change-colour:stuck=fine-and-pass,fine=3,fine_to=bank", ["Anna -> bank: 3"]),
    ],
)
def test_a_forced_pass_costs_what_and_whom_the_table_agrees_on(recipe: str, payments: list[str]) -> None:
    """Into the kitty, a space, to the opponents, or to the bank."""
    assert payments == paid(position(whole(recipe, 3), ["5S 8S", "2H", "3H"], stopped_suit="S").events)


@pytest.mark.parametrize(
    ("recipe", "payments"),
    [
        ("michigan-rummy change-suit:nobody=void-pay", ["Anna -> Kitty: 2", "Ben -> Kitty: 1", "Carla -> Kitty: 1"]),
        ("michigan-rummy change-suit:nobody=void-pay,pay_to=AH", ["Anna -> AH: 2", "Ben -> AH: 1", "Carla -> AH: 1"]),
        ("newmarket change-colour:nobody=void-pay,pay_to=JS card-payment", ["Anna -> JS: 2", "Ben -> JS: 1", "Carla -> JS: 1"]),
    ],
)
def test_a_void_round_is_paid_into_a_space(recipe: str, payments: list[str]) -> None:
    """GO: everybody a chip for each card left, into the kitty or another space."""
    assert payments == paid(position(whole(recipe, 3), ["5S 8S", "2S", "3S"], stopped_suit="S").events)


@pytest.mark.parametrize(
    ("recipe", "hands", "payments"),
    [
        ("michigan-rummy stop-bonus", ["KS 2H", "AS 3H", "4H"], ["Kitty -> Ben: 1"]),
        ("michigan-rummy stop-bonus:aces=false", ["KS 2H", "AS 3H", "4H"], []),
        ("michigan-rummy stop-bonus:aces=false", ["7S 2H", "8S 3H", "4H"], ["Kitty -> Ben: 1"]),
        ("boodle-de stop-bonus", ["7S 2H", "8S 3H", "4H"], ["Carla -> Ben: 1", "Anna -> Ben: 1"]),
        ("michigan-rummy stop-fee:chips=2", ["7S 2H", "8S 3H", "4H"], ["Ben -> Kitty: 2"]),
    ],
)
def test_a_stop_pays_or_costs(recipe: str, hands: list[str], payments: list[str]) -> None:
    """DE3: from the kitty while it lasts, where there is none from each opponent; an ace counts or not."""
    book = whole(recipe, 3)
    spaces = {"Kitty": 6} if "Kitty" in book.tables.spaces else {}
    assert payments == paid(lead(position(book, hands, spaces=spaces), hands[0].split()[0]).events)


def test_a_stop_from_a_card_held_back_earns_nothing() -> None:
    """A withheld card makes a stop, but no bonus; a barred player gets none either."""
    book = whole("michigan-rummy referee stop-bonus", 3)
    game = position(book, ["7S 2H", "8S 3H", "4H"], spaces={"Kitty": 6}).play(Play(0, "7S")).play(Pass(1))
    assert ["Ben -> Carla: 1", "Ben -> Anna: 1"] == paid(game.events)
    game = lead(position(book, ["7S 2H", "8S 3H", "4H"], spaces={"Kitty": 6}, barred=["Ben"]), "7S")
    assert [] == paid(game.events)


def test_the_pass_of_a_stuck_leader_is_a_rule_of_its_own() -> None:
    """``pass-left`` beside a suit change that leaves it open."""
    game = position(whole("boodle-de change-suit pass-left", 3), ["5S 8S", "2H", "3H"], stopped_suit="S")
    assert (["Anna passes: no-suit"], 1) == (told(game.events), game.turn)


def test_opening_leads_of_one_colour() -> None:
    """OP4: the first lead must be black; later ones need not."""
    book = whole("michigan opening:leader=dealer,suits=red", 3)
    game = table(book).play(deal_rest(table(book), "", "", "2C 2D 2H 2S"))
    assert (2, ["2D", "2H"]) == (game.turn, leads(game))


# -- penalties ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "payments", "offences"),
    [
        ("boodle-de referee", ["Anna -> Ben: 1", "Anna -> Carla: 1"], [(0,), (0,)]),
        ("boodle-de referee:fine=2,barred=false", ["Anna -> Ben: 2", "Anna -> Carla: 2"], [(), ()]),
        ("boodle-de kitty referee:to=Kitty", ["Anna -> Kitty: 1"], [(0,), (0,)]),
        ("boodle-de referee:wrong_lead=false", None, [(), (1,)]),
    ],
)
def test_referee(recipe: str, payments: list[str] | None, offences: list[tuple[int, ...]]) -> None:
    """How much, to whom, whether it bars; which of the two offences can be committed."""
    game = position(whole(recipe, 3), ["5S 9S", "6S 3H", "4H"])
    barred = []
    if payments is None:
        assert Play(0, "9S") not in game.moves
        barred.append(game.seen_by(0).barred)
        barred.append(lay(game, "5S").play(Pass(1)).seen_by(0).barred)
    else:
        wrong = game.play(Play(0, "9S"))
        assert payments == paid(wrong.news)
        barred = [wrong.seen_by(0).barred, wrong.seen_by(2).barred]
    assert offences == barred


# -- poker and rummy ---------------------------------------------------------------------------------------------------


def test_poker_round_with_a_pot_of_its_own() -> None:
    """A stake of two into a pot under another name."""
    spaces = dealt("michigan poker-round:stake=2,pot=Pool", purses=50).spaces
    assert ({"AH": 4, "KC": 4, "QD": 4, "JS": 4, "Pool": 6}) == dict(spaces)


def test_leftover_poker_with_a_pool_of_its_own() -> None:
    """Three chips each for the best hand among the cards left."""
    spaces = dealt("michigan leftover-poker:stake=3,pot=Rest", purses=50).spaces
    assert ({"AH": 4, "KC": 4, "QD": 4, "JS": 4, "Rest": 9}) == dict(spaces)


def test_rummy_round_melds_of_a_kind_and_in_sequence() -> None:
    """Three or more of one rank, or in sequence of one suit, the ace high; the others see them, and are asked in turn."""
    book = whole("boodle-de rummy-round", 3)
    game = lay(position(book, ["5S", "QC KC AC 2C 3D", "7C 7D 7H 7S 8S 9S"]), "5S")
    assert (1, {Choose(1, "QC KC AC"), Pass(1)}) == (game.turn, {*game.moves})
    game = game.play(Choose(1, str(CardSet("QC KC AC"))))
    assert [Shown(1, CardSet("QC KC AC"))] == [event for event in game.news if isinstance(event, Shown)]
    # with two cards left Ben is not asked again
    assert 2 == game.turn
    melds = {str(move).partition("choose ")[2] for move in game.moves if isinstance(move, Choose)}
    assert {"7C 7D 7H", "7C 7D 7S", "7C 7H 7S", "7D 7H 7S", "7C 7D 7H 7S", "7S 8S 9S"} == melds
    game = game.play(Choose(2, str(CardSet("7S 8S 9S")))).play(Choose(2, str(CardSet("7C 7D 7H"))))
    assert ["Ben -> Anna: 2"] == paid(game.events)


def test_rummy_round_only_after_somebody_is_out() -> None:
    """A void round has no winner, so nobody melds."""
    book = whole("boodle-fi rummy-round", 3)
    game = position(book, ["5S 6S 7S", "2S", "3S"], stopped_suit="S")
    assert (True, None) == (game.over, game.round_winner)


# -- the session -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["partial", "sit-out", "debt", "end-session"])
def test_ante_short_has_four_answers(answer: str) -> None:
    """Two chips for four spaces: lay what there is, sit out, go into debt, or end the session."""
    book = whole(f"boodle-de ante-short:answer={answer}", 3)
    game = lay(position(book, ["5S", "2C 3C", "2D"], purses=[20, 4, 20], dealer="Anna", rounds=9), "5S")
    found = (game.over, game.seen_by(0).seated)
    if not game.over:
        game = game.play(Deal.from_seed(b"short"))
    assert {
        "partial": ((False, (0, 1, 2)), 0),
        "sit-out": ((False, (0, 2)), 2),
        "debt": ((False, (0, 1, 2)), -6),
        "end-session": ((True, (0, 1, 2)), 2),
    }[answer] == (found, game.purses[1])  # fmt: skip


def test_house_rules_on_top_of_each_other() -> None:
    """The recipe of a long evening: every one of them acts, and every chip is accounted for."""
    recipe = "michigan widow-auction free-staking change-suit kitty stop-bonus double-cards referee residual tiebreak"
    game = table(whole(recipe, 4), purses=40, rounds=4)
    rng = random.Random(4)
    while not game.over:
        game = game.play(game.moves.draw(rng))
    rules = {event.rule.partition(".")[0] for event in game.events if hasattr(event, "rule")}
    assert {"widow-auction", "free-staking", "kitty", "stop-bonus", "double-cards"} <= rules
    assert 160 == sum(game.purses) + sum(game.spaces.values())


# -- parameters --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "plugin", "why"),
    [
        ("boodle-de kitty:stake=-1", "kitty", "0 or more"),
        ("boodle-de change-suit:fine=0", "change-suit", "1 or more"),
        ("boodle-de free-staking:total=0", "free-staking", "1 or more"),
        ("boodle-de free-staking:dealer_total=0", "free-staking", "1 or more"),
        ("boodle-de widow-auction:opening=0", "widow-auction", "1 or more"),
        ("boodle-de opening:leader=youngest", "opening", "'eldest'"),
        ("boodle-de session-end:when=midnight", "session-end", "midnight"),
        ("boodle-de broke:broke_when=hungry", "broke", "'zero'"),
        ("boodle-de variable-boodles:cards=", "variable-boodles", "different cards"),
        ("pope-joan:pope=10D", "pope-joan", "'9D'"),
    ],
)
def test_a_parameter_that_makes_no_sense_is_refused(recipe: str, plugin: str, why: str) -> None:
    """With the plug-in's name and what is expected."""
    with pytest.raises(AssemblyError) as refused:
        whole(recipe, 3)
    (error,) = refused.value.exceptions
    assert isinstance(error, ParameterError)
    assert (plugin, True) == (error.plugin, why in str(error))


def parameters() -> list[tuple[str, str]]:
    """Every parameter of every shipped plug-in."""
    kinds = {name: plugin().boodle_parameters() for name, plugin in PLUGINS.items()}
    return [(name, field.name) for name, kind in sorted(kinds.items()) if kind is not None for field in attrs.fields(kind)]


@pytest.mark.parametrize(("name", "parameter"), parameters())
def test_every_parameter_is_tried(name: str, parameter: str) -> None:
    """In a recipe of one of the rule tests."""
    given = re.compile(rf"\b{name}:[^\s\"']*\b{parameter}=")
    assert any(given.search(file.read_text(encoding="utf-8")) for file in Path(__file__).parent.glob("test_*.py"))


def test_rules_edge_64_a_stop_whose_card_nobody_can_place_earns_its_bonus_too() -> None:
    """The next card lies face down in the spare hand or with the poker cards, nobody knows where: it is a stop like any other."""
    rulebook = assemble("michigan poker-round:cards=aside stop-bonus:payer=bank", seats=3)
    aside = ["2H 3H 4H 5S 6S", "7H 6D 7D 8D 10D", "2S 3S 4S 7S 8S"]
    game = Game.from_position(
        rulebook, hands=["3C KD", "5H 9D", "8H 9S"], dead_hand="4C 2D", aside=aside, to_lead=0, purses=10, dealer=2
    ).play(Play(0, "3C"))
    assert "hidden" in [event.reason for event in game.news if isinstance(event, Stopped)]
    assert (11, 10, 10) == game.purses
