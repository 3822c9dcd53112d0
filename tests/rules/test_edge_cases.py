"""The edge cases of RULES.md section 3 that the stops and the session have, each under its number."""

from __future__ import annotations

import random

import pytest

# isort: split
from boodle import (
    Ante,
    AssemblyError,
    CallTime,
    CardPlayed,
    Choose,
    Cut,
    Deal,
    DealRule,
    Event,
    Exchange,
    Game,
    Layout,
    Manifest,
    Misdeal,
    Misdealt,
    NothingToTake,
    PlainPlugin,
    Play,
    Recipe,
    RoundBegan,
    RoundEnded,
    Rulebook,
    SatOut,
    SeatsError,
    SessionEnded,
    TieBreak,
    assemble,
)
from tabletalk import NAMES, PACK, deal_rest, held, lay, lead, leads, paid, position, rules, table, told


class Parlour(PlainPlugin):
    """Michigan for two to nine, to show that the engine can."""

    manifest = Manifest(
        name="parlour", version="1", kind="game", summary="Michigan for two to nine", seats=(2, 9),
        requires=("card-payment", "dealer-double"),
    )  # fmt: skip
    rules = (
        Layout(id="parlour.layout", source="test", cards="AH KC QD JS"),
        Ante(id="parlour.ante", source="test", space="layout", others=1),
    )


class WidowFirst(PlainPlugin):
    """The dead hand gets the first card of each lap."""

    manifest = Manifest(name="widow-first", version="1", kind="house-rule", summary="The dead hand is dealt first")
    rules = (DealRule(id="widow-first.deal", source="RULES.md 0.4", dead_hand="first"),)


class EqualHands(PlainPlugin):
    """All hands are equal; the surplus goes to the dead hand."""

    manifest = Manifest(name="equal-hands", version="1", kind="house-rule", summary="The surplus goes to the dead hand")
    rules = (DealRule(id="equal-hands.deal", source="RULES.md edge 17", leftover="dead-hand"),)


class NoDeadHand(PlainPlugin):
    """Nobody deals a dead hand."""

    manifest = Manifest(name="no-dead-hand", version="1", kind="house-rule", summary="No dead hand is dealt")
    rules = (DealRule(id="no-dead-hand.deal", source="test", dead_hand="none"),)


def parlour(*more: type[PlainPlugin] | str, seats: int = 2) -> Rulebook:
    """The test game, with house rules."""
    return assemble(Recipe(Parlour, *more, seats=seats))


def events(game: Game, kind: type[Event]) -> list[Event]:
    """All events of a kind."""
    return [event for event in game.events if isinstance(event, kind)]


# -- the end of a round ------------------------------------------------------------------------------------------------


def test_edge_01_the_last_card_is_a_boodle_card() -> None:
    """The space is collected first, then the hand is out and the cards left are paid."""
    game = lay(position("boodle-de", ["QD", "2C", "3C 3D"], spaces={"QD": 4}), "QD")
    assert ["Anna leads QD", "QD -> Anna: 4", "Anna is out", "Ben -> Anna: 1", "Carla -> Anna: 2"] == told(game.events)


def test_edge_01_with_a_kitty_it_is_taken_in_between() -> None:
    """Space, kitty, cards left: each on the table that the one before left."""
    game = lay(position("boodle-de kitty", ["QD", "2C", "3C 3D"], spaces={"QD": 4, "Kitty": 6}), "QD")
    assert ["QD -> Anna: 4", "Kitty -> Anna: 6", "Ben -> Anna: 1", "Carla -> Anna: 2"] == paid(game.events)


@pytest.mark.parametrize("card", ["JS", "10D"])
def test_edge_02_going_out_on_a_lead_ends_the_round_at_once(card: str) -> None:
    """The holder of the next card does not play it, a boodle card or not."""
    below = PACK[PACK.index(card) - 1]
    game = lay(position("boodle-de", [below, f"{card} 2H", "3C"], spaces={"JS": 4}), below)
    assert (True, 0, 4, {"2H", card}) == (game.over, game.round_winner, game.spaces["JS"], set(held(game)[1]))


def test_edge_03_going_out_in_mid_run_ends_the_round_at_once() -> None:
    """There is no continuation."""
    game = lay(position("boodle-de", ["9S 2D", "10S", "JS 3C"], spaces={"JS": 4}), "9S 10S")
    assert (True, 1, 4, ["3C", "JS"]) == (game.over, game.round_winner, game.spaces["JS"], held(game)[2])


def test_edge_04_one_player_holds_several_consecutive_cards() -> None:
    """He goes on himself, card by card, so that each boodle card is paid and the round can end between them."""
    game = lay(position("boodle-de", ["JD QD KD AD", "2C", "3C"], spaces={"QD": 4}), "JD QD")
    assert (["QD -> Anna: 4"], [Play(0, "KD")]) == (paid(game.events), list(game.moves))
    game = lay(game, "KD AD")
    assert ([0, 0, 0, 0], 0) == ([e.seat for e in game.events if isinstance(e, CardPlayed)], game.round_winner)


def test_edge_05_a_boodle_card_that_is_led_counts() -> None:
    """A lawful lead is the first card of a run."""
    assert ["KC -> Anna: 4"] == paid(lay(position("boodle-fi", ["KC 2D", "2H", "3H"], spaces={"KC": 4}), "KC").events)


def test_edge_06_an_empty_space_pays_nothing() -> None:
    """Only a note of it stays in the log."""
    game = lay(position("boodle-de", ["KC 2D", "2H", "3H"]), "KC")
    assert ([], [NothingToTake(0, "KC", "boodle-de.layout")]) == (paid(game.events), events(game, NothingToTake))


def test_edge_07_a_space_grows_while_its_card_lies_in_the_dead_hand() -> None:
    """Without limit; the stakes go on."""
    game = table("boodle-de", 3, purses=100, rounds=6, dealer=2)
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    for number in range(1, 6):
        # the eldest holds all clubs and goes out with them; the dead hand gets the jack of spades as its first card
        eldest = (game.dealer + 1) % 3
        rest = [card for card in PACK if card not in clubs.split() and card != "JS"]
        piles = {eldest: clubs.split(), (eldest + 1) % 3: rest[:13], (eldest + 2) % 3: rest[13:26]}
        laps = [[piles[(game.dealer + 1 + seat) % 3][lap] for seat in range(3)] for lap in range(13)]
        dead = ["JS", *rest[26:]]
        game = game.play(Deal.of(" ".join(card for lap in range(13) for card in (*laps[lap], dead[lap]))))
        assert 4 * number == game.spaces["JS"]
        game = lay(game, clubs)
    assert 20 == game.spaces["JS"]


# -- chips that are left, players who are short ------------------------------------------------------------------------

POTS = {"AH": 3, "KC": 0, "QD": 6, "JS": 5}


def test_edge_08_chips_left_at_the_end_stay_where_they_are() -> None:
    """The source documents are silent: only stacks are compared."""
    game = lay(position("boodle-de", ["5S", "2C", "2D", "2H"], spaces=POTS), "5S")
    assert ((23, 19, 19, 19), POTS) == (game.purses, dict(game.spaces))


def test_edge_08_or_are_split_equally() -> None:
    """PS, E23: of 14 chips each of four players gets 3, and 2 stay with nobody."""
    game = lay(position("boodle-de residual", ["5S", "2C", "2D", "2H"], spaces=POTS), "5S")
    assert ((26, 22, 22, 22), 2) == (game.purses, sum(game.spaces.values()))
    assert [SessionEnded((0,), (26, 22, 22, 22))] == events(game, SessionEnded)


def test_edge_08_the_split_comes_before_the_verdict() -> None:
    """It waits for the end of the session, and for the tie-break round it is made twice."""
    game = position("boodle-de residual tiebreak", ["5S", "2C", "2D"], spaces=POTS, purses=[20, 22, 20])
    game = lay(game, "5S")
    assert ((26, 25, 23), True) == (game.purses, game.over)
    game = lay(position("boodle-de residual tiebreak", ["5S", "2C", "2D"], spaces=POTS, purses=[20, 23, 20]), "5S")
    assert ((26, 26, 23), False, [TieBreak((0, 1))]) == (game.purses, game.over, events(game, TieBreak))


def test_edge_09_whoever_is_short_fills_the_spaces_in_layout_order() -> None:
    """E22: three chips for four spaces; he still plays, and may collect every space."""
    game = table("boodle-de", 4, purses=[30, 3, 30, 30]).play(Deal.from_seed(b"short"))
    assert (0, ["Ben -> AH: 1", "Ben -> KC: 1", "Ben -> QD: 1"]) == (game.purses[1], paid(game.events)[4:7])
    assert ({"AH": 5, "KC": 5, "QD": 5, "JS": 4}, 11) == (dict(game.spaces), len(game.hands[1]))
    game = lay(position("boodle-de", ["10S 2D", "JS 3D", "4D"], purses=[20, 0, 20], spaces={"JS": 4}), "10S JS")
    assert ["JS -> Ben: 4"] == paid(game.events)


def test_edge_09_or_sits_the_round_out() -> None:
    """No stakes, no cards, no payments for him; the others play without him."""
    game = table("boodle-de ante-short:answer=sit-out", 4, purses=[30, 3, 30, 30], rounds=1).play(Deal.from_seed(b"sit"))
    assert [SatOut(1, "ante-short.answer")] == events(game, SatOut)
    assert ((26, 3, 26, 22), [13, 0, 13, 13], 13) == (game.purses, [*map(len, game.hands)], len(game.dead_hand))
    while not game.over:
        game = game.play(next(iter(game.moves)))
    assert 3 == game.purses[1]


def test_edge_09_sitting_out_passes_the_deal_on() -> None:
    """Who cannot stake does not deal either; the double stake of a dealer counts."""
    game = position("boodle-de ante-short:answer=sit-out", ["5S", "2C", "2D"], purses=[20, 20, 20], dealer="Anna", rounds=9)
    assert 1 == lay(game, "5S").dealer
    game = position("boodle-de ante-short:answer=sit-out", ["5S", "2C", "2D"], purses=[20, 8, 20], dealer="Anna", rounds=9)
    assert 2 == lay(game, "5S").dealer


def test_edge_09_or_goes_into_debt() -> None:
    """The stakes are put in full."""
    game = table("boodle-de ante-short:answer=debt", 4, purses=[30, 3, 30, 30]).play(Deal.from_seed(b"debt"))
    assert (-1, {"AH": 5, "KC": 5, "QD": 5, "JS": 5}) == (game.purses[1], dict(game.spaces))
    # such a position can be written down; what is owed for cards left is another question
    game = lay(position("boodle-de ante-short:answer=debt", ["5S", "2C", "2D"], purses=[5, -1, 9]), "5S")
    assert (6, -1, 8) == game.purses


@pytest.mark.parametrize(("chips", "over"), [(7, True), (8, False)])
def test_edge_09_or_the_session_ends(chips: int, over: bool) -> None:
    """Document 003: six chips are owed for the next round; the winner takes one from each of his opponents."""
    game = lay(position("michigan-rummy", ["5S", "2C 4C", "2D"], purses=[20, chips, 20], rounds=0), "5S")
    assert (over, chips - 2) == (game.over, game.purses[1])


@pytest.mark.parametrize(("chips", "over"), [(8, True), (9, False)])
def test_edge_09_the_session_ends_where_the_next_dealer_cannot_pay_his_double(chips: int, over: bool) -> None:
    """What he owes as dealer counts, not what he would owe otherwise."""
    recipe = "boodle-de ante-short:answer=end-session"
    game = position(recipe, ["2C", "5S", "2D"], lead="Ben", dealer="Carla", purses=[chips, 20, 20], rounds=0)
    assert (over, chips - 1) == ((game := lay(game, "5S")).over, game.purses[0])


@pytest.mark.parametrize(
    ("chips", "laid"),
    [(5, (2, 1, 1, 1)), (8, (2, 2, 2, 2)), (7, (2, 2, 2, 1)), (4, (1, 1, 1, 1)), (1, (1, 0, 0, 0)), (0, (0,) * 4)],
)
def test_edge_10_a_dealer_who_is_short_lays_one_chip_per_space_first(chips: int, laid: tuple[int, ...]) -> None:
    """Then the second ones, in layout order: of five chips 2, 1, 1, 1."""
    game = table("boodle-de", 3, purses=[30, 30, chips]).play(Deal.from_seed(b"10"))
    assert tuple(2 + more for more in laid) == tuple(game.spaces.values())


def test_edge_11_broke_is_a_stack_of_zero_after_a_settlement() -> None:
    """Not during a round: whoever stakes his last chips may still win."""
    game = position("boodle-de session-end:when=somebody-broke", ["5S", "2C", "2D"], purses=[0, 9, 9], rounds=0)
    assert not game.over
    game = lay(game, "5S")
    assert ((2, 8, 8), False) == (game.purses, game.over)
    game = lay(position("boodle-de session-end:when=somebody-broke", ["5S", "2C", "2D"], purses=[9, 1, 9], rounds=0), "5S")
    assert ((11, 0, 8), True) == (game.purses, game.over)


@pytest.mark.parametrize(("chips", "over"), [(4, True), (5, False)])
def test_edge_11_or_one_that_cannot_pay_the_ante(chips: int, over: bool) -> None:
    """Option: with fewer than four chips one is broke here."""
    recipe = "boodle-de session-end:when=somebody-broke broke:broke_when=cannot-ante"
    game = lay(position(recipe, ["5S", "2C", "2D"], purses=[20, chips, 20], rounds=0), "5S")
    assert (over, chips - 1) == (game.over, game.purses[1])


def test_edge_12_a_payer_who_is_broke_pays_what_he_has() -> None:
    """Nothing is owed later (E19a)."""
    game = lay(position("boodle-de", ["5S", "2C 3C 4C", "2D"], purses=[20, 2, 20]), "5S")
    assert (["Ben -> Anna: 2", "Carla -> Anna: 1"], (23, 0, 19)) == (paid(game.events), game.purses)


def test_edge_12_or_goes_below_zero() -> None:
    """For analysis: everything is paid (E19b)."""
    game = lay(position("boodle-de broke:cannot_pay=debt", ["5S", "2C 3C 4C", "2D"], purses=[20, 2, 20]), "5S")
    assert (["Ben -> Anna: 3", "Carla -> Anna: 1"], (24, -1, 19)) == (paid(game.events), game.purses)


@pytest.mark.parametrize(
    ("chips", "broke", "payments"),
    [
        (3, "partial", ["Anna -> Ben: 2", "Anna -> Carla: 1"]),
        (2, "partial", ["Anna -> Ben: 1", "Anna -> Carla: 1"]),
        (1, "partial", ["Anna -> Ben: 1"]),
        (0, "partial", []),
        (1, "debt", ["Anna -> Ben: 2", "Anna -> Carla: 2"]),
    ],
)
def test_edge_13_several_creditors_get_a_chip_each_in_turn(chips: int, broke: str, payments: list[str]) -> None:
    """Clockwise from the payer's left, until he has none; in debt he pays in full."""
    recipe = f"boodle-de change-suit:stuck=fine-and-pass,fine_to=each-opponent,fine=2 broke:cannot_pay={broke}"
    game = position(recipe, ["9C", "10C 3H", "5H"], stopped_suit="C", purses=[chips, 20, 20])
    assert (payments, 1) == (paid(game.events), game.turn)


@pytest.mark.parametrize(("chips", "payments"), [(2, ["Anna -> Kitty: 2"]), (0, []), (9, ["Anna -> Kitty: 3"])])
def test_edge_13_a_single_fine_takes_what_there_is(chips: int, payments: list[str]) -> None:
    """And the lead passes all the same."""
    recipe = "boodle-de kitty change-suit:stuck=fine-and-pass,fine=3"
    game = position(recipe, ["9C", "10C 3H", "5H"], stopped_suit="C", purses=[chips, 20, 20])
    assert (payments, 1) == (paid(game.events), game.turn)


# -- hands and seats ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "first", "last"),
    [
        (2, (18, 17, 0), (17, 17, 1)),
        (3, (13, 13, 0), (13, 13, 0)),
        (4, (11, 10, 1), (10, 10, 2)),
        (5, (9, 8, 3), (8, 8, 4)),
        (6, (8, 7, 2), (7, 7, 3)),
        (7, (7, 6, 3), (6, 6, 4)),
        (8, (6, 5, 6), (5, 5, 7)),
        (9, (6, 5, 1), (5, 5, 2)),
    ],
)
def test_edge_14_sizes_of_the_hands(seats: int, first: tuple[int, int, int], last: tuple[int, int, int]) -> None:
    """The table of 0.4: the dead hand, the base, and how many players from the eldest on hold a card more."""
    for rule, (dead, base, longer) in (((WidowFirst,), first), ((), last)):
        for dealer in (0, seats - 1):
            game = table(parlour(*rule, seats=seats), dealer=dealer).play(Deal.from_seed(b"sizes"))
            sizes = [len(game.hands[(dealer + 1 + step) % seats]) for step in range(seats)]
            assert (dead, [base + 1] * longer + [base] * (seats - longer)) == (len(game.dead_hand), sizes)


def test_edge_14_eight_players_with_nine_hands() -> None:
    """Legal: with the widow last only the dealer and the widow have five, with the widow first the dealer and seat 7."""
    last = table("boodle-de", 8).play(Deal.from_seed(b"eight"))
    assert ([6, 6, 6, 6, 6, 6, 6, 5], 5) == ([*map(len, last.hands)], len(last.dead_hand))
    first = table("boodle-fi", 8).play(Deal.from_seed(b"eight"))
    assert ([6, 6, 6, 6, 6, 6, 5, 5], 6) == ([*map(len, first.hands)], len(first.dead_hand))


@pytest.mark.parametrize("game", ["boodle-fi", "boodle-de", "michigan", "michigan-bicycle", "michigan-rummy"])
def test_edge_15_nine_players_are_too_many_here(game: str) -> None:
    """Nine are for the boards that say so."""
    with pytest.raises(AssemblyError) as refused:
        rules(game, 9)
    assert [(game, (3, 8))] == [(e.plugin, e.allowed) for e in refused.value.exceptions if isinstance(e, SeatsError)]


def test_edge_16_two_players() -> None:
    """The engine works: the eldest is the non-dealer, the dead hand has 17 or 18 cards."""
    game = table(parlour(), dealer=1, rounds=1).play(Deal.from_seed(b"two"))
    assert (0, 18, 17, 17, (26, 22)) == (game.turn, len(game.hands[0]), len(game.hands[1]), len(game.dead_hand), game.purses)
    while not game.over:
        game = game.play(next(iter(game.moves)))
    assert game.round_winner in (0, 1)
    game = table(parlour(WidowFirst), dealer=0).play(Deal.from_seed(b"two"))
    assert (1, 17, 17, 18) == (game.turn, len(game.hands[0]), len(game.hands[1]), len(game.dead_hand))


def test_edge_17_unequal_hands_pay_as_they_are() -> None:
    """No correction for a card more."""
    game = lay(position("boodle-de", ["5S", "2C 3C", "2D 3D 4D"]), "5S")
    assert ["Ben -> Anna: 2", "Carla -> Anna: 3"] == paid(game.events)


@pytest.mark.parametrize(("seats", "each", "dead"), [(3, 13, 13), (4, 10, 12), (5, 8, 12), (6, 7, 10), (7, 6, 10), (8, 5, 12)])
@pytest.mark.parametrize("place", [(), (WidowFirst,)])
def test_edge_17_or_the_surplus_goes_to_the_dead_hand(
    seats: int, each: int, dead: int, place: tuple[type[PlainPlugin], ...]
) -> None:
    """PW, PAR: all players' hands are equal."""
    game = table(parlour(EqualHands, *place, seats=seats)).play(Deal.of(" ".join(PACK)))
    assert ([each] * seats, dead) == ([*map(len, game.hands)], len(game.dead_hand))
    surplus = 52 % (seats + 1)
    assert set(PACK[52 - surplus :]) <= {str(card) for card in game.dead_hand}


def test_no_dead_hand_at_all() -> None:
    """Where none is dealt, all 52 cards are in the hands, and stops come from aces and played cards alone."""
    game = table(parlour(NoDeadHand, seats=4), rounds=1).play(Deal.from_seed(b"none"))
    assert ([13] * 4, 0) == ([*map(len, game.hands)], len(game.dead_hand))
    while not game.over:
        game = game.play(next(iter(game.moves)))
    assert {"top", "played"} >= {line.rpartition(" ")[2] for line in told(game.events) if line.startswith("stop")}


# -- leads -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "turn", "may_lead"),
    [
        ("boodle-fi", 1, ["3D", "6H"]),
        ("michigan-bicycle", 1, ["3D", "6H"]),
        ("michigan-rummy", 1, ["3D", "6H"]),
        ("boodle-de change-suit", 0, ["QS"]),
        ("michigan change-suit", 0, ["QS"]),
        ("boodle-de change-suit pass-left", 1, ["3D", "6H"]),
        ("michigan change-colour:stuck=pass-left", 1, ["3D", "6H"]),
        ("boodle-de", 0, ["QS"]),
    ],
)
def test_edge_29_the_leader_has_no_other_suit(recipe: str, turn: int, may_lead: list[str]) -> None:
    """What then depends on the game: the lead passes, or the same suit may be led."""
    game = position(recipe, ["QS AS", "KS 6H 3D", "4D 8C"], dead="JS", stopped_suit="S")
    assert (turn, may_lead) == (game.turn, leads(game))


def test_edge_30_the_next_one_is_bound_by_the_same_stopped_suit() -> None:
    """The restriction is about the last stop, not about who passed."""
    game = position("boodle-fi", ["QS AS", "KS", "4D 8S"], dead="JS", stopped_suit="S")
    assert (["Anna passes: no-suit", "Ben passes: no-suit"], 2, ["4D"]) == (told(game.events), game.turn, leads(game))


def test_edge_31_nobody_can_lead() -> None:
    """No winner; kitty and spaces stay, and the deal passes on."""
    game = position("michigan-rummy", ["QS AS", "KS", "8S"], stopped_suit="S", spaces={"JS": 4, "Kitty": 6}, rounds=0)
    assert ["Anna passes: no-suit", "Ben passes: no-suit", "Carla passes: no-suit", "nobody can lead"] == told(game.events)
    assert [RoundEnded(1, None, (2, 1, 1))] == events(game, RoundEnded)
    assert ((20, 20, 20), {"AH": 0, "KC": 0, "QD": 0, "JS": 4, "Kitty": 6}) == (game.purses, dict(game.spaces))
    assert (0, 2, None) == (game.dealer, game.round_number, game.round_winner)


def test_edge_31_or_all_pay_into_the_kitty() -> None:
    """GO's answer (see also E11b)."""
    recipe = "michigan-rummy change-suit:nobody=void-pay card-payment:chips=2"
    game = position(recipe, ["QS AS", "KS", "8S"], lead="Ben", stopped_suit="S", spaces={"Kitty": 6})
    assert ["Ben -> Kitty: 2", "Carla -> Kitty: 2", "Anna -> Kitty: 4"] == paid(game.events)


def test_edge_31_or_whoever_was_asked_first_may_lead_anything() -> None:
    """Third answer: the limit is lifted for the leader, after all have passed."""
    game = position("michigan-rummy change-suit:nobody=same-suit", ["QS AS", "KS", "8S"], lead="Ben", stopped_suit="S")
    passes = ["Ben passes: no-suit", "Carla passes: no-suit", "Anna passes: no-suit", "Ben may lead the same suit"]
    assert (passes, 1, ["KS"]) == (told(game.events), game.turn, leads(game))


def test_edge_32_without_a_choice_the_same_suit_may_be_led() -> None:
    """Document 004 offers two fallbacks; the void clause is only reached with the other one."""
    game = position("boodle-de change-suit", ["QS AS", "KS", "8S"], stopped_suit="S")
    assert (0, ["QS"]) == (game.turn, leads(game))


@pytest.mark.parametrize("seed", range(12))
def test_edge_33_with_free_leads_a_round_always_has_a_winner(seed: int) -> None:
    """Whoever holds cards may lead."""
    rng = random.Random(seed)
    game = table("boodle-de", 3 + seed % 6, rounds=2)
    while not game.over:
        game = game.play(game.moves.draw(rng))
    assert None not in [event.winner for event in events(game, RoundEnded) if isinstance(event, RoundEnded)]


@pytest.mark.parametrize("recipe", ["boodle-fi", "michigan change-colour", "michigan-rummy"])
def test_edge_34_the_first_lead_of_a_round_is_not_restricted(recipe: str) -> None:
    """There is no stopped suit yet, whatever the round before ended with."""
    game = lay(position(recipe, ["5S", "2C", "2D"], rounds=9, stopped_suit="H", dealer="Ben", purses=30), "5S")
    game = game.play(deal_rest(game, "2C 2D 2H 2S"))
    assert (0, {"2C", "2D", "2H", "2S"}) == (game.turn, set(leads(game)))


def test_edge_35_the_kitty_stays_when_a_round_has_no_winner() -> None:
    """The next stakes are added."""
    game = position("michigan-rummy", ["QS AS", "KS", "8S"], stopped_suit="S", spaces={"Kitty": 6}, rounds=0)
    assert {"AH": 3, "KC": 3, "QD": 3, "JS": 3, "Kitty": 12} == dict(game.play(Deal.from_seed(b"35")).spaces)


@pytest.mark.parametrize("recipe", ["boodle-fi", "boodle-de", "michigan-rummy"])
def test_edge_36_a_card_already_played_is_always_a_stop(recipe: str) -> None:
    """Also where the source does not list it."""
    assert "stop after 6S by Anna: played" == told(lead(position(recipe, ["6S 2D", "3C", "3H"]), "6S").events)[-1]


# -- deals and sessions ------------------------------------------------------------------------------------------------


def test_edge_46_a_misdeal_keeps_dealer_and_stakes() -> None:
    """The same dealer deals again, nobody stakes again, and what was paid since goes back."""
    game = table("michigan-rummy", 3, purses=20).play(Deal.from_seed(b"46")).play(Misdeal())
    assert [Misdealt(2)] == events(game, Misdealt)
    game = game.play(Deal.from_seed(b"again"))
    assert (2, 1, (14, 14, 14), 18) == (game.dealer, game.round_number, game.purses, sum(game.spaces.values()))


def test_edge_46_a_sale_of_the_widow_is_annulled() -> None:
    """The price goes back, and the widow is for sale again."""
    game = table("michigan-rummy widow-offer", 3, purses=20).play(Deal.from_seed(b"46"))
    game = game.play(Choose(2, "offer")).play(Exchange(0))
    assert ((11, 14, 14), 9) == (game.purses, game.spaces["Kitty"])
    game = game.play(Misdeal())
    assert (["Kitty -> Anna: 3"], (14, 14, 14), 6) == (paid(game.news), game.purses, game.spaces["Kitty"])
    game = game.play(Deal.from_seed(b"again"))
    assert (2, 13, (14, 14, 14)) == (game.turn, len(game.dead_hand), game.purses)


def test_edge_46_after_the_first_card_it_is_too_late() -> None:
    """A card lies: the deal stands."""
    game = table("michigan-rummy", 3).play(Deal.from_seed(b"46"))
    game = game.play(next(iter(game.moves)))
    assert ["core.call"] == [reason.rule for reason in game.why_not(Misdeal())]


def test_edge_47_a_tie_in_the_cut_is_cut_again_by_the_tied_alone() -> None:
    """The others do not take part any more."""
    game = table("boodle-de", 4, dealer=None)
    game = game.play(Cut(["KS", "KD", "2H", "KC"]))
    assert Cut(["5S", "6D", "7H", "8C"]) not in game.moves
    game = game.play(Cut(["5S", "9D", "9C"]))
    assert 3 == game.play(Cut(["3D", "4C"])).dealer


def test_edge_48_rounds_that_do_not_let_everybody_deal_equally_often_are_noted() -> None:
    """A multiple of the number of players is not."""
    for rounds, noted in ((4, 0), (5, 1), (8, 0), (9, 1)):
        assert noted == sum("equally often" in note for note in table("boodle-de", 4, rounds=rounds).notes)


def test_edge_49_a_void_round_counts() -> None:
    """The session is over after it."""
    assert position("boodle-fi", ["QS AS", "KS", "8S"], stopped_suit="S", round_number=3, rounds=3).over


def test_edge_49_a_misdeal_does_not_count() -> None:
    """It is the same round still."""
    game = table("michigan-rummy", 3, rounds=1).play(Deal.from_seed(b"49")).play(Misdeal()).play(Deal.from_seed(b"again"))
    assert ([RoundBegan(1, 2)], False) == (events(game, RoundBegan), game.over)


def test_edge_50_when_time_is_called_the_round_is_finished() -> None:
    """In mid-round it is the last one; between two rounds nothing more is played."""
    game = table("michigan-rummy", 3, purses=30).play(Deal.from_seed(b"50")).play(CallTime())
    while not game.over:
        game = game.play(next(iter(game.moves)))
    assert 1 == len(events(game, RoundEnded))
    game = lay(position("michigan-rummy", ["5S", "2C", "2D"], rounds=0), "5S")
    assert (False, True) == (game.over, game.play(CallTime()).over)


@pytest.mark.parametrize("game", ["boodle-fi", "boodle-de", "michigan", "michigan-bicycle"])
def test_edge_51_without_a_rule_for_it_first_place_is_shared(game: str) -> None:
    """Both are winners, and neither is the winner."""
    ended = lay(position(game, ["5S", "2C", "2D"], purses=[20, 23, 9]), "5S")
    assert (True, (0, 1), None) == (ended.over, ended.winners, ended.winner)


def test_edge_51_the_extra_round_is_repeated_until_it_is_decided() -> None:
    """A tie in the extra round leads to another one."""
    recipe = "boodle-de tiebreak"
    game = lay(position(recipe, ["5S", "2C", "2D"], purses=[20, 23, 9], contenders=["Anna", "Ben"]), "5S")
    assert ([TieBreak((0, 1))], False, 2) == (events(game, TieBreak), game.over, game.round_number)
    game = lay(position(recipe, ["5S", "2C 3C", "2D"], purses=[20, 23, 9], contenders=["Anna", "Ben"]), "5S")
    assert ([], True, 0) == (events(game, TieBreak), game.over, game.winner)


def test_edge_51_the_extra_round_decides_whatever_would_end_the_session_otherwise() -> None:
    """Without an agreed number of rounds too it is over when nobody is level any more."""
    game = position("michigan-rummy", ["5S", "2C 3C", "2D"], purses=[20, 23, 19], contenders=["Anna", "Ben"], rounds=0)
    assert (True, 0) == ((game := lay(game, "5S")).over, game.winner)


def test_edge_52_the_extra_round_is_an_ordinary_round() -> None:
    """Everybody stakes, plays and pays; all stacks change."""
    game = lay(position("boodle-de tiebreak", ["5S", "2C", "2D"], purses=[20, 23, 9]), "5S")
    game = game.play(Deal.from_seed(b"52"))
    assert ((14, 18, 4), [13, 13, 13]) == (game.purses, [*map(len, game.hands)])
    while game.round_number == 2 and not game.over:
        game = game.play(next(iter(game.moves)))
    ended = [event for event in events(game, RoundEnded) if isinstance(event, RoundEnded)][-1]
    assert 2 == ended.number
    assert 52 == sum(game.purses) + sum(game.spaces.values())


@pytest.mark.parametrize(
    ("hands", "dead", "kitty", "payments"),
    [
        (["5S 2D", "6S 2C", "2H"], "7S", 6, ["Kitty -> Ben: 1"]),  # a stop
        (["KS 2D", "AS 2C", "2H"], "", 6, ["Kitty -> Ben: 1"]),  # an ace counts
        (["5S 2D", "6S 2C", "2H"], "7S", 0, []),  # an empty kitty pays nothing
        (["5S 2D", "6S", "2H 3H"], "7S", 6, ["Kitty -> Ben: 6", "Carla -> Ben: 2", "Anna -> Ben: 1"]),  # the last card does not
        (["KS 2D", "AS", "2H"], "", 6, ["Kitty -> Ben: 6", "Carla -> Ben: 1", "Anna -> Ben: 1"]),  # the last card is an ace
    ],
)
def test_edge_64_the_stop_bonus(hands: list[str], dead: str, kitty: int, payments: list[str]) -> None:
    """One chip from the kitty while it lasts; an ace counts, the card that ends the round does not."""
    first = hands[0].split()[0]
    game = lead(position("boodle-de kitty stop-bonus", hands, dead=dead, spaces={"Kitty": kitty}), first)
    assert payments == paid(game.events)


def test_edge_64_a_bonus_larger_than_the_kitty() -> None:
    """It pays what is left."""
    game = position("boodle-de kitty stop-bonus:chips=4", ["5S 2D", "6S 2C", "2H"], dead="7S", spaces={"Kitty": 3})
    assert ["Kitty -> Ben: 3"] == paid(lead(game, "5S").events)


@pytest.mark.parametrize("winner", range(4))
def test_edge_72_debtors_pay_clockwise_from_the_winners_left(winner: int) -> None:
    """The order in which the cards left are paid."""
    hands = ["2C 2D", "3C 3D", "4C 4D", "5C 5D"]
    hands[winner] = "9S"
    game = lay(position("boodle-de", hands, lead=NAMES[winner]), "9S")
    assert [f"{NAMES[(winner + step) % 4]} -> {NAMES[winner]}: 2" for step in (1, 2, 3)] == paid(game.events)


def test_edge_74_only_those_level_and_highest_among_the_tied_play_on() -> None:
    """Three are tied; two of them are level again, the third is out of it, and whoever was not tied stays out."""
    game = position(
        "boodle-de tiebreak", ["5S", "2C 3C", "2D", "2H"], purses=[17, 26, 22, 40], contenders=["Anna", "Ben", "Carla"]
    )  # fmt: skip
    game = lay(game, "5S")
    assert (21, 24, 21, 39) == game.purses
    assert (True, 1) == (game.over, game.winner)
    game = position(
        "boodle-de tiebreak", ["5S", "2C 3C", "2D", "2H"], purses=[20, 26, 22, 40], contenders=["Anna", "Ben", "Carla"]
    )  # fmt: skip
    game = lay(game, "5S")
    assert ((24, 24, 21, 39), [TieBreak((0, 1))], False) == (game.purses, events(game, TieBreak), game.over)
