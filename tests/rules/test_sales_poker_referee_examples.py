"""The worked examples of RULES.md section 4 with sales, poker, penalties and other boards, from the first stake to the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
import test_worked_examples as worked
from test_worked_examples import EXAMPLES, check_end, log_of, play_out

# isort: split
from boodle import (
    Bet,
    Bid,
    Card,
    CardSet,
    Choose,
    Deal,
    Exchange,
    Exchanged,
    Forfeited,
    Game,
    Irregularity,
    Pass,
    Play,
    PokerWon,
    Reason,
    Rulebook,
    SessionEnded,
    Shown,
    Stake,
)
from tabletalk import held, lead, order_of, paid, position, told, whole

ASIDE = re.compile(r"auction: |price \d|-- |\(\w+ is barred|\w+ shows |\w+ withholds |\w+ holds ")
"""Lines of the logs that tell what is asserted in another way here."""


def story(name: str) -> list[str]:
    """What follows the stakes in an example's log, in the words of :func:`tabletalk.told`.

    The log tells of a wrong lead first and of its fine then; the table settles the fine before the card lies.
    """
    found: list[str] = []
    wrong: list[str] = []
    for line in log_of(name)[1]:
        if match := re.match(r"(\w+) wrongly leads (\S+)", line):
            wrong = [f"{match[1]} leads {worked.card(match[2])}"]
            continue
        if wrong and " -> " not in line:
            found += wrong
            wrong = []
        if match := re.match(r"(\w+) has no cards: lead passes left", line):
            found.append(f"{match[1]} passes: no-cards")
        elif not ASIDE.match(line):
            found.append(line)
    return found


def dealt(name: str, rulebook: Rulebook, **session: Any) -> Game:
    """An example from its stakes on, until the cards are dealt."""
    example = EXAMPLES[name]
    seats = example["seats"]
    hands = example.get("hands_as_dealt", example["hands"])
    dealer = seats.index(example["dealer"])
    game = Game.new(rulebook, names=seats, purses=example["chips_start"], dealer=dealer, rounds=1, **session)
    piles = {seat: hands[player] for seat, player in enumerate(seats)}
    game = game.play(order_of(piles, example.get("widow_as_dealt", example["dead_hand"]), dealer, str(rulebook.deal.dead_hand)))
    assert log_of(name)[0] == paid(game.events, game.names)[: len(log_of(name)[0])]
    assert [sorted(hand) for hand in piles.values()] == [sorted(hand) for hand in held(game)]
    return game


def check(game: Game, name: str) -> None:
    """Everything that happened after the stakes happened as in the example, and it ended so."""
    stakes = len(log_of(name)[0])
    assert story(name) == told(game.events, game.names)[stakes:]
    check_end(game, name)
    # chips left on the layout of a hearts board are still to be played for
    assert game.over == (game.rulebook.residual.chips == "leave")


def check_hands(game: Game, name: str) -> None:
    """The hands and the dead hand are those that the stops of the example begin with."""
    example = EXAMPLES[name]
    assert [sorted(example["hands"][player]) for player in game.names] == [sorted(hand) for hand in held(game)]
    assert sorted(example["dead_hand"]) == sorted(map(str, game.dead_hand))


# -- the widow ---------------------------------------------------------------------------------------------------------


def test_e6_the_dealer_exchanges_his_hand_unseen() -> None:
    """E6: Leo gives ten cards for eleven, for nothing; K♣ is dead thereby, A♥ comes into play."""
    game = dealt("E6", whole("boodle-fi", 4))
    assert (3, [Exchange(3), Pass(3)]) == (game.turn, list(game.moves))
    game = game.play(Exchange(3))
    assert Exchanged(3, 10, 11) in game.news
    check_hands(game, "E6")
    check(play_out(game, "E6"), "E6")


def test_e7_the_widow_is_auctioned_and_the_dealer_is_paid() -> None:
    """E7: Dan declines, Anna bids 1, Ben 2, Carla passes, Anna may not bid 2 again and passes; Ben pays Dan."""
    game = dealt("E7", whole("boodle-de widow-exchange widow-auction", 4))
    game = game.play(Pass(3)).play(Choose(3, "offer"))
    for move in (Bid(0, 1), Bid(1, 2), Pass(2)):
        assert move.seat == game.turn
        game = game.play(move)
    # the dealer does not bid: it is Anna's turn again
    assert (0, True, False) == (game.turn, Bid(0, 3) in game.moves, Bid(0, 2) in game.moves)
    assert isinstance(game.why_not(Bid(0, 2))[0], Reason)
    game = game.play(Pass(0))
    assert Exchanged(1, 11, 10) in game.news
    check_hands(game, "E7")
    check(play_out(game, "E7"), "E7")


def test_e8_nobody_buys_and_the_dealer_pays_the_kitty() -> None:
    """E8: three decline at the price of 3; Dan pays 3 into the kitty, which holds 11 then, and takes the widow."""
    game = dealt("E8", whole("michigan-rummy", 4)).play(Choose(3, "offer"))
    for seat in (0, 1, 2):
        assert (seat, [Exchange(seat), Pass(seat)]) == (game.turn, list(game.moves))
        game = game.play(Pass(seat))
    game = game.play(Exchange(3))
    assert {worked.space(s): chips for s, chips in EXAMPLES["E8"]["spaces_at_first_lead"].items()} == dict(game.spaces)
    check_hands(game, "E8")
    check(play_out(game, "E8"), "E8")


# -- penalties ---------------------------------------------------------------------------------------------------------


def referee(name: str, dead: str, spaces: dict[str, int]) -> Game:
    """E12 and E13 at their first lead."""
    example = EXAMPLES[name]
    hands = [" ".join(example["hands"][player]) for player in example["seats"]]
    return position(whole("boodle-fi", 3), hands, dead, spaces=spaces)


def test_e12_a_wrong_lowest_card() -> None:
    """E12: Anna leads 9♣ instead of 4♣, pays both opponents, takes nothing any more, and does not win by going out."""
    game = referee("E12", "5C QC", {"AH": 4})
    assert (["4C", "AH"], ["9C"]) == tuple(
        sorted(str(move.card) for move in moves if isinstance(move, Play)) for moves in (game.moves.lawful, game.moves.offences)
    )
    game = play_out(game, "E12")
    assert [Irregularity(0, "lead-choice", Card("9C"), "referee.wrong-lead")] == [
        event for event in game.events if isinstance(event, Irregularity)
    ]
    assert [Forfeited(0, "AH", "boodle-fi.layout")] == [event for event in game.events if isinstance(event, Forfeited)]
    check(game, "E12")


def test_e13_a_card_held_back() -> None:
    """E13: Carla holds back Q♦; the stop stands and Ben leads; her queen earns nothing later, and she cannot win."""
    game = referee("E13", "AD", {"QD": 4})
    game = game.play(Play(0, "10D")).play(Play(1, "JD"))
    assert ([Play(2, "QD")], (Pass(2),)) == (list(game.moves.lawful), game.moves.offences)
    game = game.play(Pass(2))
    assert Irregularity(2, "response", Card("QD"), "referee.withheld") in game.news
    assert 1 == game.turn
    for run in EXAMPLES["E13"]["runs"][1:]:
        for player, text in run:
            game = game.play(Play(game.names.index(player), text))
    check(game, "E13")


# -- other boards ------------------------------------------------------------------------------------------------------


def test_e15_tripoley_with_all_three_phases() -> None:
    """E15: the hearts held, the poker round, the stops; 8-9-10 carried one chip from before and is shared."""
    game = dealt("E15", whole("tripoley-cadaco", 4), spaces={"8-9-10": 1})
    assert 5 == game.spaces["8-9-10"]
    game = game.play(Pass(3)).play(Choose(3, "keep"))
    shown = {
        match[1]: CardSet(" ".join(map(worked.card, match[2].split())))
        for line in EXAMPLES["E15"]["log"]
        if (match := re.match(r"  (\w+) shows [\w ]+: (.*)", line))
    }
    for seat in (3, 0, 1, 2):
        five = shown.get(game.names[seat], CardSet(list(game.hands[seat])[:5]))
        assert seat == game.turn
        game = game.play(Choose(seat, str(five)))
    for move in (Bet(3, 2), Bet(0, 2), Pass(1), Bet(2, 2)):
        assert move.seat == game.turn
        game = game.play(move)
    assert [PokerWon((0,))] == [event for event in game.news if isinstance(event, PokerWon)]
    assert {game.names.index(name): cards for name, cards in shown.items()} == {
        event.seat: event.cards for event in game.news if isinstance(event, Shown)
    }
    # the poker cards are back in the hands, and the dealer leads the lowest card of his whole hand
    check_hands(game, "E15")
    assert (3, [Play(3, "2S")]) == (game.turn, list(game.moves))
    check(play_out(game, "E15"), "E15")


def test_e16_rummoli_with_colour_change_and_fine() -> None:
    """E16, with the board of commercial Rummoli: Anna is stuck after a black run and pays the centre."""
    example = EXAMPLES["E16"]
    hands = [" ".join(example["hands"][player]) for player in example["seats"]]
    game = position(whole("rummoli-canadian", 3), hands, "JC", stopped_suit="S", spaces={"Rummoli": 3})
    check(play_out(game, "E16"), "E16")


def test_e17_pope_joan_with_hearts_as_trumps() -> None:
    """E17: each trump honour takes its space, jack and queen together Intrigue; who holds the Pope pays nothing."""
    example = EXAMPLES["E17"]
    hands = [" ".join(example["hands"][player]) for player in example["seats"]]
    game = position(whole("pope-joan", 3), hands, "5H", lead="Ben", trump="H", spaces=example["spaces_at_first_lead"])
    check(play_out(game, "E17"), "E17")


def test_e18_newmarket_with_its_kitty() -> None:
    """E18: 2♦ is in the dummy, so 3♦ opens; the other colour after a stop; no payment for cards left."""
    game = dealt("E18", whole("newmarket", 3))
    assert {worked.space(s): chips for s, chips in EXAMPLES["E18"]["spaces_at_first_lead"].items()} == dict(game.spaces)
    assert (2, [Play(2, "3D")]) == (game.turn, list(game.moves))
    check(play_out(game, "E18"), "E18")


# -- stakes ------------------------------------------------------------------------------------------------------------

LAID = [{"JS": 6}, {"AH": 2, "KC": 2, "QD": 1, "JS": 1}, {"QD": 3, "AH": 3}, {"KC": 4, "JS": 2}]


def test_e20_free_staking() -> None:
    """E20: six chips each, laid at will before the deal, the dealer like the others; then the round from its end position."""
    book = whole("boodle-de free-staking", 4)
    game = Game.new(book, names=EXAMPLES["E20"]["seats"], purses=30, dealer=3, rounds=1)
    for seat, chips in enumerate(LAID):
        assert seat == game.turn
        assert not {Stake(seat, {**chips, "AH": chips.get("AH", 0) + 1}), Stake(seat, {"AH": 5})} & {*game.moves}
        game = game.play(Stake(seat, chips))
    # the record names the spaces as each player laid them, the table in layout order
    assert sorted(log_of("E20")[0]) == sorted(paid(game.events, game.names))
    at_first_lead = {worked.space(s): chips for s, chips in EXAMPLES["E20"]["spaces_at_first_lead"].items()}
    assert (at_first_lead, (24, 24, 24, 24)) == (dict(game.spaces), game.purses)
    game = game.play(Deal.from_seed(b"E20"))
    assert (at_first_lead, 0) == (dict(game.spaces), game.turn)

    hands = [" ".join(EXAMPLES["E20"]["hands"][player]) for player in EXAMPLES["E20"]["seats"]]
    game = play_out(position(book, hands, "QS", purses=24, spaces=at_first_lead), "E20")
    assert story("E20") == told(game.events, game.names)
    check_end(game, "E20")


def test_e22_three_chips_for_four_spaces() -> None:
    """E22: Ben has 3 chips and owes 1 on each of four spaces: 1, 1, 1, 0."""
    game = Game.new(whole("boodle-de", 4), names=["Anna", "Ben", "Carla", "Dan"], purses=[30, 3, 30, 30], dealer=3, rounds=1)
    game = game.play(Deal.from_seed(b"E22"))
    assert ["Ben -> AH: 1", "Ben -> KC: 1", "Ben -> QD: 1"] == [line for line in paid(game.news) if line.startswith("Ben")]
    assert (0, {"AH": 5, "KC": 5, "QD": 5, "JS": 4}) == (game.purses[1], dict(game.spaces))


def test_e23_fourteen_chips_are_split_among_four() -> None:
    """E23: at the end of the session 3 each, 2 stay."""
    spaces = {"AH": 3, "QD": 6, "JS": 5}
    game = lead(position(whole("boodle-de residual", 4), ["5S", "2C", "2D", "2H"], spaces=spaces), "5S")
    assert [SessionEnded((0,), (26, 22, 22, 22))] == [event for event in game.news if isinstance(event, SessionEnded)]
    assert ((23 + 3, 19 + 3, 19 + 3, 19 + 3), 2) == (game.purses, sum(game.spaces.values()))


def test_e24_everybody_backs_a_horse() -> None:
    """E24: four players, a chip each in the middle, bets on A♥, A♥, J♠, Q♦; whoever plays A♥ takes 2."""
    book = whole("newmarket-horses", 4)
    game = Game.new(book, names=["Anna", "Ben", "Carla", "Dan"], purses=10, dealer=3, rounds=1).play(Deal.from_seed(b"E24"))
    for seat, horse in enumerate(("AH", "AH", "JS", "QD")):
        assert [Stake(seat, {each: 1}) for each in ("AH", "KC", "QD", "JS")] == list(game.moves)
        game = game.play(Stake(seat, {horse: 1}))
    backed = {"AH": 2, "KC": 0, "QD": 1, "JS": 1, "Kitty": 4}
    assert (backed, (8, 8, 8, 8)) == (dict(game.spaces), game.purses)
    game = lead(position(book, ["KH 2C", "AH 3C", "4C", "5C"], spaces=backed), "KH")
    assert ["AH -> Ben: 2"] == paid(game.events)


def test_every_example_is_played() -> None:
    """The twenty-five records and E22 to E24 stand in one of the two files of examples."""
    here = {match[1].upper() for name in globals() if (match := re.match(r"test_(e\d+)_", name))}
    there = {setting.split()[0].upper() for setting in worked.SETTINGS} - {"E20"}
    assert {*(name.upper() for name in EXAMPLES), "E22", "E23", "E24"} == here | there


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_no_line_of_a_log_is_lost(name: str) -> None:
    """Every card of the runs stands in the story that is compared."""
    played = [card for run in EXAMPLES[name]["runs"] for _, card in run]
    assert played == [line.split()[-1] for line in story(name) if " leads " in line or " plays " in line]
