"""Eleven bugs of a public implementation of this family, each with the reason why it cannot happen here."""

from __future__ import annotations

import random
from typing import Any

import pytest

# isort: split
from boodle import (
    Bet,
    CardPlayed,
    Choose,
    Deal,
    Event,
    Exchange,
    Game,
    Move,
    Paid,
    Pass,
    Passed,
    Play,
    PokerWon,
    RoundBegan,
    RoundEnded,
    RoundVoid,
    SatOut,
    parse_move,
)
from tabletalk import lay, lead, leads, paid, position, table, whole


def of(kind: type[Event], game: Game) -> list[Any]:
    """All events of a kind."""
    return [event for event in game.events if isinstance(event, kind)]


def play_on(game: Game, rng: random.Random, most: int = 5000) -> Game:
    """Random lawful moves until the session is over."""
    for _ in range(most):
        if game.over:
            return game
        game = game.play(game.moves.draw(rng))
    raise AssertionError(f"{game!r} did not end")


# -- 1 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_bug_1_passes_do_not_go_round_and_drain_chips(seats: int) -> None:
    """Where nobody can lead, each seat passes and is fined once; then the round is void, in one transition."""
    recipe = "boodle-de kitty change-colour:stuck=fine-and-pass"
    hands = [f"{rank}S" for rank in (2, 3, 4, 5, 6, 7, 8, 9)[:seats]]
    game = position(whole(recipe, seats), hands, stopped_suit="S")
    assert list(range(seats)) == [event.seat for event in of(Passed, game)]
    assert ([1] * seats, 1, True) == ([event.chips for event in of(Paid, game)], len(of(RoundVoid, game)), game.over)
    assert (19,) * seats == game.purses


# -- 2 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "questions"),
    [
        ("michigan-rummy dealer-double:on=kitty,may=true", {Choose, Play}),
        ("boodle-de widow-exchange", {Exchange, Play}),
        ("boodle-de free-staking:time=before-look", {Play}),
    ],
)
def test_bug_2_a_broke_dealer_can_always_choose(recipe: str, questions: set[type[Move]]) -> None:
    """Every question to him has an answer that he can give without a chip, or is not put."""
    book = whole(f"{recipe} ante-short session-end:when=rounds", 3)
    game = table(book, purses=[30, 30, 0], rounds=1)
    asked = set()
    while not game.over:
        if game.turn == 2:
            asked.add(type(next(iter(game.moves))))
        game = game.play(Deal.from_seed(b"bug 2") if game.turn is None else next(iter(game.moves)))
    assert questions == asked


# -- 3 -----------------------------------------------------------------------------------------------------------------


def test_bug_3_broke_players_who_hold_cards_are_not_skipped() -> None:
    """Without a chip one leads, follows, collects and goes out all the same."""
    book = whole("michigan-rummy session-end:when=all-but-one-broke", 3)
    game = position(book, ["5S 9D", "6S JH QH", "7S 2C"], purses=[20, 0, 20], spaces={"AH": 0, "Kitty": 6})
    game = lay(game, "5S")
    assert (1, ["6S"]) == (game.turn, leads(game))
    game = position(book, ["5S 9D", "6S JH", "2C 3D"], purses=[20, 0, 20], spaces={"Kitty": 6})
    game = lead(game, "5S JH")
    assert (["Kitty -> Ben: 6", "Carla -> Ben: 2", "Anna -> Ben: 1"], 1) == (paid(game.events), game.round_winner)


# -- 4 -----------------------------------------------------------------------------------------------------------------


def test_bug_4_a_fine_never_goes_to_a_pot_that_is_settled_already() -> None:
    """What a stop and a forced pass cost is paid before the next lead, and the last card costs nothing: the kitty is empty."""
    book = whole("michigan-rummy change-suit:stuck=fine-and-pass stop-fee", 3)
    game = lead(position(book, ["5S 9S", "6D", "2H"], spaces={"Kitty": 6}, rounds=2), "5S 6D")
    assert [
        "Anna -> Kitty: 1", "Anna -> Kitty: 1", "Kitty -> Ben: 8", "Carla -> Ben: 1", "Anna -> Ben: 1"
    ] == paid(game.events)  # fmt: skip
    assert 0 == game.spaces["Kitty"]


# -- 5 -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("recipe", ["boodle-fi", "michigan-rummy ante-short", "tripoley-cadaco", "rummoli-canadian", "newmarket"])
@pytest.mark.parametrize("purses", [[30, 30, 30], [3, 1, 2], [9, 2, 5]])
def test_bug_5_the_spaces_hold_what_was_paid(recipe: str, purses: list[int]) -> None:
    """Whoever is short puts what he has: every space holds what was put there, and no purse gave more than it had."""
    game = table(whole(recipe, 3), purses=purses).play(Deal.from_seed(b"bug 5"))
    for space, chips in game.spaces.items():
        put = sum(event.chips for event in of(Paid, game) if event.payee == space)
        taken = sum(event.chips for event in of(Paid, game) if event.payer == space)
        assert chips == put - taken
    for seat, chips in enumerate(purses):
        assert chips >= sum(event.chips for event in of(Paid, game) if event.payer == seat)
    assert sum(purses) == sum(game.purses) + sum(game.spaces.values())


# -- 6 -----------------------------------------------------------------------------------------------------------------


def test_bug_6_a_pair_is_paid_once_and_to_whoever_played_both() -> None:
    """Pay cards when played: the pair's space waits for one player to have played king and queen."""
    book = whole("tripoley-cadaco claims:when=played", 3)
    spaces = {"KH": 3, "QH": 3, "K-QH": 3}
    both = lead(position(book, ["QH KH AC", "2C", "3C"], spaces=spaces, played_by={"Anna": "10H"}, lead="Anna"), "QH")
    assert ["QH -> Anna: 3", "KH -> Anna: 3", "K-QH -> Anna: 3"] == paid(both.events)
    apart = lead(position(book, ["QH AC", "KH 2C", "3C"], spaces=spaces), "QH")
    assert (["QH -> Anna: 3", "KH -> Ben: 3"], 3) == (paid(apart.events), apart.spaces["K-QH"])
    # only held, never played: nothing
    kept = lay(position(book, ["5S", "QH KH", "3C"], spaces=spaces, rounds=2), "5S")
    assert {3} == {kept.spaces[space] for space in spaces}


# -- 7 and 8 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cap", ["smallest-stack", "side-pots"])
@pytest.mark.parametrize("folding", [(0,), (0, 1), (1,)])
def test_bug_7_folding_does_not_lock_the_game(cap: str, folding: tuple[int, ...]) -> None:
    """Whoever has folded is not asked again at poker, and plays the stops like the others."""
    game = table(whole(f"michigan poker-round:cap={cap}", 3), purses=50).play(Deal.from_seed(b"bug 7"))
    while game.seen_by(game.turn).stage == "picking":
        game = game.play(next(iter(game.moves)))
    game = game.play(Bet(2, 3))
    folded = set()
    while game.seen_by(game.turn).stage == "betting":
        assert game.turn is not None
        assert game.turn not in folded
        if game.turn in folding:
            folded.add(game.turn)
            game = game.play(Pass(game.turn))
        else:
            game = game.play(next(move for move in game.moves if isinstance(move, Bet)))
    assert ({*folding}, 1) == (folded, len(of(PokerWon, game)))
    game = play_on(game, random.Random(7))
    assert {0, 1, 2} == {event.seat for event in of(CardPlayed, game)}


@pytest.mark.parametrize("seed", range(6))
def test_bug_8_two_players_come_to_an_end(seed: int) -> None:
    """Heads-up: every bet is bounded by a stack, every lead sheds a card, and so each session ends."""
    game = table(whole("tripoley-cadaco", 2), purses=12, dealer=seed % 2)
    game = play_on(game, random.Random(seed), 20000)
    assert 24 == sum(game.purses) + sum(game.spaces.values())


# -- 9 -----------------------------------------------------------------------------------------------------------------


def test_bug_9_after_an_elimination_the_others_are_dealt_the_whole_pack() -> None:
    """Whoever is broke sits out: no cards, no stakes, no deal; hands and dead hand get all 52 cards, and the deal skips him."""
    book = whole("tripoley-cadaco", 4)
    hands = ["5S", "2C 3C", "2D", "2H"]
    game = lay(position(book, hands, purses=[20, 1, 20, 20], dealer="Anna", rounds=0), "5S")
    assert ([1], 2) == ([event.seat for event in of(SatOut, game)], game.dealer)
    game = game.play(Deal.from_seed(b"bug 9"))
    assert ([13, 0, 13, 13], 13) == ([*map(len, game.hands)], len(game.dead_hand))
    assert {0, 2, 3} == {event.payer for event in game.news if isinstance(event, Paid) and isinstance(event.payer, int)}
    # the eldest of those who play leads or decides first, and the one who sits out is never asked
    asked = set()
    while game.round_number == 2 and not game.over:
        if game.turn is not None:
            asked.add(game.turn)
        game = game.play(game.moves.draw(random.Random(9)))
    assert {0, 2, 3} == asked


# -- 10 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("recipe", "hands", "stopped", "move", "rule", "words"),
    [
        ("boodle-fi", "5S 6D, 2C, 3C", "S", "0:5S", "change-suit.limit", "spades may not be led now"),
        ("newmarket", "5S 6D, 2C, 3C", "C", "0:5S", "change-colour.limit", "spades may not be led now"),
        ("boodle-de", "5S 6S, 2C, 3C", None, "0:6S", "standard.lead-choice", "a lead must be the lowest card of its suit"),
        (
            "tripoley-cadaco",
            "5S 6D, 2C, 3C",
            None,
            "0:6D",
            "tripoley-cadaco.lead-choice",
            "a lead must be the lowest card of its player's hand",
        ),
        ("boodle-de", "5S 6S, 2C, 3C", None, "0:2C", "core.hand", "seat 0 does not hold 2C"),
        ("boodle-de", "5S 6S, 2C, 3C", None, "1:2C", "core.turn", "seat 1 is not asked now"),
    ],
)
def test_bug_10_the_words_name_the_rule_that_forbids(
    recipe: str, hands: str, stopped: str | None, move: str, rule: str, words: str
) -> None:
    """A refusal says which rule of which plug-in it is, and it is the one that forbids the move."""
    game = position(whole(recipe, 3), hands.split(","), stopped_suit=stopped)
    assert [(rule, words)] == [(reason.rule, reason.sentence) for reason in game.why_not(parse_move(move))]
    if not rule.startswith("core."):
        assert rule in game.rulebook.explain()


def test_bug_10_what_moves_is_what_is_told() -> None:
    """Every payment of an event names its rule, and together they are the whole difference of the chips."""
    game = position(whole("boodle-fi", 3), ["9C 4C AH", "10C KH 5D 3S", "JC QH 8D 10D"], "5C QC", spaces={"AH": 4})
    before = dict(enumerate(game.purses)) | dict(game.spaces)
    while not game.over:
        game = game.play(next(iter(game.moves.lawful)))
    rules = {answer.rule for answer in game.rulebook.answers}
    for event in of(Paid, game):
        assert event.rule in rules
        before[event.payer] -= event.chips
        before[event.payee] += event.chips
    assert before == dict(enumerate(game.purses)) | dict(game.spaces)


# -- 11 ----------------------------------------------------------------------------------------------------------------


def test_bug_11_no_log_is_lost() -> None:
    """Every move and event of all rounds stands in the game; the log alone gives the game back."""
    game = play_on(table(whole("michigan-rummy session-end:when=rounds", 3), rounds=3), random.Random(11))
    assert ([1, 2, 3], [1, 2, 3]) == ([e.number for e in of(RoundBegan, game)], [e.number for e in of(RoundEnded, game)])
    again = table(game.rulebook, rounds=3)
    for move in game.log:
        again = again.play(move)
    assert (game.state, game.events, game.log) == (again.state, again.events, again.log)


def test_bug_11_a_refused_move_leaves_no_trace() -> None:
    """The log holds what was played, not what somebody tried."""
    game = position(whole("boodle-de", 3), ["5S 6S", "2C", "3C"])
    with pytest.raises(ValueError, match="not possible"):
        lay(game, "6S")
    assert ((), []) == (game.log, of(CardPlayed, game))
