"""Poker: how hands rank, counted exactly; and the betting round of RULES.md 1.6 with edges 57 to 62."""

from __future__ import annotations

import itertools
import math
import os
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest

# isort: split
from boodle import (
    Bet,
    Card,
    CardSet,
    Choose,
    Game,
    Manifest,
    Pass,
    PlainPlugin,
    PokerWon,
    Recipe,
    RoundEnded,
    Shown,
    assemble,
)
from boodle_variants.poker_hands import NAMES, hand_name, poker_value, poker_value_without_wheel
from tabletalk import PACK, cards, deal_rest, lead, leads, order_of, paid, position, table, told, whole

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FIVE = {
    "straight flush": 40, "four of a kind": 624, "full house": 3744, "flush": 5108, "straight": 10200,
    "three of a kind": 54912, "two pair": 123552, "pair": 1098240, "high card": 1302540,
}  # fmt: skip
WITHOUT_WHEEL = FIVE | {"straight flush": 36, "flush": 5112, "straight": 9180, "high card": 1303560}
FEWER = {
    1: {"high card": 52},
    2: {"pair": 78, "high card": 1248},
    3: {"three of a kind": 52, "pair": 3744, "high card": 18304},
    4: {"four of a kind": 13, "three of a kind": 2496, "two pair": 2808, "pair": 82368, "high card": 183040},
}
"""How often each kind occurs among all hands of so many cards."""

Weighted = Iterable[tuple[tuple[Card, ...], int]]


def by_ranks(size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One hand for all that differ in suits alone, with their number; of five different ranks one flush and one other."""
    for ranks in itertools.combinations_with_replacement(RANKS, size):
        counts = Counter(ranks)
        if max(counts.values()) > 4:
            continue
        ways = math.prod(math.comb(4, count) for count in counts.values())
        hand = [Card(rank + "CDHS"[at]) for rank, count in counts.items() for at in range(count)]
        if len(counts) < 5:
            yield tuple(hand), ways
        else:
            yield tuple(hand), 4
            yield (*hand[:4], Card(ranks[4] + "S")), ways - 4


def one_by_one(size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every hand."""
    for hand in itertools.combinations([Card(rank + suit) for rank in RANKS for suit in "CDHS"], size):
        yield hand, 1


COUNTINGS = (by_ranks, one_by_one) if os.environ.get("BOODLE_DEEP") == "1" else (by_ranks,)
"""All 2 598 960 hands one by one take a minute: only where there is time."""


def kinds(hands: Weighted, value: Callable[[tuple[Card, ...]], tuple[int, ...]]) -> dict[str, int]:
    """How many hands there are of each kind."""
    found: Counter[str] = Counter()
    for hand, ways in hands:
        found[NAMES[value(hand)[0]]] += ways
    return dict(found)


@pytest.mark.parametrize("counting", COUNTINGS)
@pytest.mark.parametrize(("value", "expected"), [(poker_value, FIVE), (poker_value_without_wheel, WITHOUT_WHEEL)])
def test_every_hand_of_five_cards_is_of_the_right_kind(
    counting: Callable[[int], Weighted], value: Callable[[tuple[Card, ...]], tuple[int, ...]], expected: dict[str, int]
) -> None:
    """The exact counts of all 2 598 960 hands, with and without A-2-3-4-5 as a straight."""
    assert expected == kinds(counting(5), value)
    assert math.comb(52, 5) == sum(expected.values())


@pytest.mark.parametrize("counting", COUNTINGS)
@pytest.mark.parametrize("size", FEWER)
@pytest.mark.parametrize("value", [poker_value, poker_value_without_wheel])
def test_hands_of_fewer_cards_know_only_pairs_and_the_like(
    counting: Callable[[int], Weighted], size: int, value: Callable[[tuple[Card, ...]], tuple[int, ...]]
) -> None:
    """Edge 60: straights and flushes need five cards."""
    assert FEWER[size] == kinds(counting(size), value)
    assert math.comb(52, size) == sum(FEWER[size].values())


@pytest.mark.parametrize(
    ("value", "classes"),
    [
        (poker_value, [1277, 2860, 858, 858, 10, 1277, 156, 156, 10]),
        (poker_value_without_wheel, [1278, 2860, 858, 858, 9, 1278, 156, 156, 9]),
    ],
)
def test_hands_of_five_cards_fall_into_7462_classes(
    value: Callable[[tuple[Card, ...]], tuple[int, ...]], classes: list[int]
) -> None:
    """Hands that differ in suits alone are level, all others are not."""
    found = {value(hand) for hand, _ in by_ranks(5)}
    assert classes == [sum(each[0] == kind for each in found) for kind in range(9)]
    assert 7462 == len(found)


def test_the_kinds_in_their_order() -> None:
    """The rarer kind beats the more frequent one."""
    assert list(NAMES) == sorted(FIVE, key=lambda name: -FIVE[name])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AC KC QC JC 10C", "KD QD JD 10D 9D"),
        ("6C 5C 4C 3C 2C", "AD 2D 3D 4D 5D"),
        ("3C 3D 3H 3S 2C", "2D 2H 2S 2C AC"),
        ("9C 9D 9H 9S KC", "9C 9D 9H 9S QC"),
        ("3C 3D 3H 2C 2D", "2C 2D 2H AC AD"),
        ("9C 9D 9H KC KD", "9C 9D 9S QC QD"),
        ("AC 9C 5C 4C 3C", "AD 9D 5D 4D 2D"),
        ("6C 5D 4H 3S 2C", "AC 2D 3H 4S 5C"),
        ("AC KD QH JS 10C", "KC QD JH 10S 9C"),
        ("8C 8D 8H 3S 2C", "7C 7D 7H AS KC"),
        ("8C 8D 8H KS 2C", "8C 8D 8H QS JC"),
        ("KC KD 2H 2S 3C", "QC QD JH JS AC"),
        ("KC KD 3H 3S 2C", "KH KS 2H 2D AC"),
        ("KC KD 3H 3S 5C", "KH KS 3C 3D 4C"),
        ("3C 3D 4H 5S 6C", "2C 2D AH KS QC"),
        ("9C 9D AH 3S 2C", "9H 9S KC QD JH"),
        ("9C 9D AH 4S 3C", "9H 9S AC 4D 2H"),
        ("AC 9D 8H 7S 2C", "KC QD JH 10S 8C"),
        ("AC 9D 8H 7S 3C", "AD 9C 8S 7H 2S"),
        ("2C 2D", "AC KD QH JS 9C"),
        ("2C 2D 3H", "2H 2S"),
        ("3C 3D", "2C 2D AH"),
        ("2C 2D 2H", "AC AD KC KD QH"),
        ("2C 2D 3C 3D", "AC AD KH QS JC"),
        ("AC", "KC QD JH"),
        ("AC 2D", "AD"),
    ],
)
def test_one_hand_beats_another(better: str, worse: str) -> None:
    """Kind first, then what makes it up, then the cards beside it."""
    assert poker_value(cards(better)) > poker_value(cards(worse))
    low_ace = {"5", "4", "3", "2", "A"} in ({card.rank for card in cards(hand)} for hand in (better, worse))
    assert low_ace or poker_value_without_wheel(cards(better)) > poker_value_without_wheel(cards(worse))


def test_edge_61_the_ace_in_straights() -> None:
    """A-2-3-4-5 is the lowest straight, unless the ace is always high; K-A-2 is none at all."""
    wheel, broken = cards("AC 2D 3H 4S 5C"), cards("KC AD 2H 3S 4C")
    assert ("straight", "high card") == (hand_name(wheel), hand_name(broken))
    assert poker_value(cards("AC AD KH QS JC")) < poker_value(wheel) < poker_value(cards("2C 3D 4H 5S 6C"))
    assert poker_value_without_wheel(cards("2C 2D 3H 4S 5C")) > poker_value_without_wheel(wheel)
    assert poker_value_without_wheel(cards("AC KD QH JS 10C")) > poker_value_without_wheel(cards("AC AD AH KS QC"))


@pytest.mark.parametrize(
    ("recipe", "winner"), [("tripoley-cadaco", 0), ("rummoli-canadian", 1), ("rummoli-canadian poker-round:wheel=true", 0)]
)
def test_edge_61_by_game(recipe: str, winner: int) -> None:
    """The lowest straight beats two aces, but not in commercial Rummoli."""
    hands = ["AC 2D 3H 4S 5C", "AD AS KH QS 9C", "2C 3C 7H 9H JC"]
    game = table(whole(recipe, 3), purses=40)
    game = pick(decline(game.play(deal_rest(game, *hands)), "picking"), hands)
    for _ in hands:
        assert game.turn is not None
        game = game.play(Bet(game.turn, 0))
    assert [PokerWon((winner,))] == [event for event in game.news if isinstance(event, PokerWon)]


# -- the betting round -------------------------------------------------------------------------------------------------


class Saloon(PlainPlugin):
    """Nothing but the cards, so that all chips are poker chips."""

    manifest = Manifest(name="saloon", version="1.0", kind="game", summary="Cards without a board")


HIGH, MIDDLE, LOW, LEVEL = "AC AD AH KS QC", "KC KD KH QS JC", "2C 2D 3H 5S 7C", "2H 2S 3C 5D 7H"
LOWEST = "4C 6D 8H 9S 10C"


def decline(game: Game, stage: str) -> Game:
    """Nobody wants the spare hand, and everybody stakes as it comes, until this stage of the round."""
    while game.seen_by(game.turn).stage != stage:
        moves = [*game.moves]
        game = game.play(next((move for move in moves if move in (Pass(move.seat), Choose(move.seat, "keep"))), moves[0]))
    return game


def pick(game: Game, hands: list[str]) -> Game:
    """Everybody picks his five cards."""
    for _ in hands:
        assert game.turn is not None
        game = game.play(Choose(game.turn, str(CardSet(hands[game.turn]))))
    return game


def saloon(poker: str, hands: list[str], purses: list[int], others: str = "") -> Game:
    """The first bet; everybody has put a chip into the pot, the last seat is the dealer and bets first."""
    book = assemble(Recipe(Saloon, f"poker-round:{poker}" if poker else "poker-round", *others.split(), seats=len(hands)))
    game = table(book, purses=[chips + 1 for chips in purses])
    return pick(game.play(deal_rest(game, *hands)), hands)


def bet(game: Game, *bets: tuple[int, int | None]) -> Game:
    """These seats bet so much in turn; None folds."""
    for seat, chips in bets:
        assert seat == game.turn
        game = game.play(Pass(seat) if chips is None else Bet(seat, chips))
    return game


def winnings(game: Game) -> list[str]:
    """What the pot has paid."""
    return [line for line in paid(game.events) if line.startswith("Pot ")]


def amounts(game: Game) -> list[int]:
    """The bets that are possible now."""
    return [move.chips for move in game.moves if isinstance(move, Bet)]


def test_poker_five_cards_of_ones_choice() -> None:
    """They need not be the best ones: every five cards of the hand can be picked."""
    book = assemble(Recipe(Saloon, "poker-round", seats=2))
    game = table(book).play(deal_rest(table(book), HIGH, LOW))
    assert {Choose(1, str(CardSet(five))) for five in itertools.combinations(game.hands[1], 5)} == {*game.moves}


def test_poker_cards_are_hidden_until_they_are_shown() -> None:
    """The others learn nothing from a pick; after the showdown they know the cards."""
    game = saloon("", [LOW, MIDDLE, HIGH], [9, 9, 9])
    assert [CardSet()] * 2 == [game.seen_by(0).known & cards(hand) for hand in (MIDDLE, HIGH)]
    game = bet(game, (2, 0), (0, 0), (1, 0))
    assert [cards(MIDDLE), cards(HIGH)] == [game.seen_by(0).known & cards(hand) for hand in (MIDDLE, HIGH)]


@pytest.mark.parametrize(("first", "order"), [("dealer", [2, 0, 1]), ("eldest", [0, 1, 2])])
def test_poker_who_bets_first(first: str, order: list[int]) -> None:
    """The dealer, or the player at his left; then clockwise."""
    game = saloon(f"first={first}", [LOW, MIDDLE, HIGH], [9, 9, 9])
    asked = []
    while not winnings(game):
        assert game.turn is not None
        asked.append(game.turn)
        game = game.play(Bet(game.turn, 0))
    assert order == asked


def test_edge_57_a_tie_is_split_and_the_remainder_stays() -> None:
    """Three chips for two winners: one each, one stays for the next deal."""
    game = bet(saloon("", [LEVEL, LOW, LOWEST], [9, 9, 9]), (2, 0), (0, 0), (1, 0))
    assert (["Pot -> Anna: 1", "Pot -> Ben: 1"], 1) == (winnings(game), game.spaces["Pot"])
    game = bet(saloon("", [LEVEL, LOW, LOWEST], [9, 9, 9], "odd-chips"), (2, 0), (0, 0), (1, 0))
    assert (["Pot -> Anna: 1", "Pot -> Ben: 1", "Pot -> Carla: 1"], 0) == (winnings(game), game.spaces["Pot"])


def test_edge_58_when_all_check_the_hands_are_shown_for_the_stakes() -> None:
    """Everybody bets nothing: the best hand takes what lies there."""
    game = bet(saloon("", [LOW, MIDDLE, HIGH], [9, 9, 9]), (2, 0), (0, 0), (1, 0))
    assert [Shown(0, cards(LOW)), Shown(1, cards(MIDDLE)), Shown(2, cards(HIGH))] == [
        event for event in game.news if isinstance(event, Shown)
    ]
    assert ["Pot -> Carla: 3"] == winnings(game)


def test_edge_58_whoever_is_alone_takes_the_pot_unseen() -> None:
    """All others have folded; he need not show, and the poker cards go back to the hands."""
    game = bet(saloon("", [LOW, MIDDLE, HIGH], [9, 9, 9]), (2, 0), (0, 3), (1, None), (2, None))
    assert ([], ["Pot -> Anna: 6"]) == ([event for event in game.events if isinstance(event, Shown)], winnings(game))
    assert (13, 13, 13) == tuple(map(len, game.hands))


def test_nobody_folds_where_nothing_is_asked_of_him() -> None:
    """A fold is for those who owe something; a check costs nothing."""
    game = saloon("", [LOW, MIDDLE, HIGH], [9, 9, 9])
    assert Pass(2) not in game.moves
    assert Pass(0) in bet(game, (2, 1)).moves


def test_a_raise_asks_everybody_again() -> None:
    """The round ends when a raise is called by all (T3)."""
    game = bet(saloon("", [LOW, MIDDLE, HIGH], [9, 9, 9]), (2, 1), (0, 1), (1, 3), (2, 2), (0, 4), (1, 2))
    assert 2 == game.turn
    game = bet(game, (2, 2))
    assert (["Pot -> Carla: 18"], 4, 14) == (winnings(game), game.purses[0], game.purses[1] + 10)


def test_a_limit_bounds_each_raise() -> None:
    """RR: up to an agreed limit above what is owed."""
    game = saloon("limit=2", [LOW, MIDDLE, HIGH], [9, 9, 9])
    assert [0, 1, 2] == amounts(game)
    assert [2, 3, 4] == amounts(bet(game, (2, 2)))


def test_without_betting_all_show_at_once() -> None:
    """RT: a plain showdown."""
    game = saloon("betting=none", [LOW, MIDDLE, HIGH], [9, 9, 9])
    assert ["Pot -> Carla: 3"] == winnings(game)


def test_edge_59_nobody_bets_more_than_the_smallest_stack_still_in() -> None:
    """With 2 chips in one purse, 2 is the most; once its owner has folded, the others go on to their own smallest."""
    game = saloon("", [LOW, MIDDLE, HIGH], [2, 7, 9])
    assert [0, 1, 2] == amounts(game)
    game = bet(game, (2, 1))
    assert [1, 2] == amounts(game)
    assert [1, 2, 3, 4, 5, 6, 7] == amounts(bet(game, (0, None)))
    game = saloon("", [LOW, MIDDLE, HIGH], [0, 7, 9])
    assert [0] == amounts(game)


def test_edge_59_side_pots_let_the_poor_call_with_what_they_have() -> None:
    """Anna has 3, Ben 8; Dan folds after ten chips, which stay in the pots: 16 for all, 15 for two, 9 for Carla alone."""
    game = saloon("cap=side-pots", [HIGH, MIDDLE, LOW, LOWEST], [3, 8, 20, 20])
    assert list(range(21)) == amounts(game)
    game = bet(game, (3, 10))
    assert [3] == amounts(game)
    game = bet(game, (0, 3))
    assert [8] == amounts(game)
    game = bet(game, (1, 8))
    assert list(range(10, 21)) == amounts(game)
    game = bet(game, (2, 15))
    # whoever has nothing left is not asked any more, but is still in
    assert (3, list(range(5, 11))) == (game.turn, amounts(game))
    game = bet(game, (3, None))
    assert ["Pot -> Anna: 16", "Pot -> Ben: 15", "Pot -> Carla: 9"] == winnings(game)
    assert (16, 15, 14, 10, 0) == (*game.purses, game.spaces["Pot"])
    assert {0, 1, 2} == {event.seat for event in game.events if isinstance(event, Shown)}


def test_edge_59_the_best_hand_takes_all_that_it_has_paid_for() -> None:
    """The richest has the best hand: every pot is his."""
    game = bet(saloon("cap=side-pots", [LOW, MIDDLE, HIGH], [3, 8, 20]), (2, 20), (0, 3), (1, 8))
    assert ["Pot -> Carla: 12", "Pot -> Carla: 10", "Pot -> Carla: 12"] == winnings(game)


def test_edge_59_a_bet_that_nobody_can_call_comes_back() -> None:
    """Carla bets 20, the others have 3 and 8: twelve of hers are hers whatever the hands are."""
    game = bet(saloon("cap=side-pots", [HIGH, MIDDLE, LOW], [3, 8, 20]), (2, 20), (0, 3), (1, 8))
    assert ["Pot -> Anna: 12", "Pot -> Ben: 10", "Pot -> Carla: 12"] == winnings(game)


@pytest.mark.parametrize(
    ("odd", "payments", "left"),
    [
        ("", ["Pot -> Anna: 4", "Pot -> Ben: 4", "Pot -> Ben: 8"], 1),
        ("odd-chips", ["Pot -> Anna: 4", "Pot -> Ben: 4", "Pot -> Carla: 1", "Pot -> Ben: 8"], 0),
    ],
)
def test_edges_57_and_59_each_pot_is_divided_on_its_own(odd: str, payments: list[str], left: int) -> None:
    """Anna and Ben are level for the first pot of nine chips; Ben's other ones and two of Carla's are his alone."""
    game = saloon("cap=side-pots", [LEVEL, LOW, LOWEST], [2, 8, 20], odd)
    game = bet(game, (2, 4), (0, 2), (1, 8), (2, None))
    assert (payments, left) == (winnings(game), game.spaces["Pot"])


def test_edge_59_with_debts_nobody_is_ever_poor() -> None:
    """A purse that may go below zero has no bound, so there is one pot."""
    game = saloon("cap=side-pots", [HIGH, MIDDLE, LOW], [0, 8, 20], "broke:cannot_pay=debt")
    game = bet(game, (2, 20), (0, 20), (1, 20))
    assert (["Pot -> Anna: 63"], -12) == (winnings(game), game.purses[1])


def shares(stakes: int, put: list[int], still: set[int], hands: list[str]) -> dict[int, int]:
    """Who wins how much, chip by chip: the independent reckoning."""
    pots: dict[frozenset[int], int] = {frozenset(seat for seat in still): stakes}
    for chip in range(1, max(put) + 1):
        players = frozenset(seat for seat in still if put[seat] >= chip)
        pots[players] = pots.get(players, 0) + sum(each >= chip for each in put)
    won = dict.fromkeys(range(len(put)), 0)
    for players, chips in pots.items():
        best = max(poker_value(cards(hands[seat])) for seat in players)
        winners = [seat for seat in players if poker_value(cards(hands[seat])) == best]
        for seat in winners:
            won[seat] += chips // len(winners)
    return won


@pytest.mark.parametrize("seed", range(60))
def test_side_pots_agree_with_an_independent_reckoning(seed: int) -> None:
    """Random stacks, bets, folds and raises; every pot is divided as a reckoning of each single chip divides it."""
    rng = random.Random(seed)
    hands = rng.sample([HIGH, MIDDLE, LOW, LEVEL, LOWEST], 5)[: rng.randint(2, 5)]
    purses = [rng.choice((0, 1, 2, 3, 5, 8, 20)) for _ in hands]
    game = saloon("cap=side-pots", hands, purses)
    put, still = [0] * len(hands), {*range(len(hands))}
    while not winnings(game):
        assert game.turn is not None
        moves = [*game.moves]
        move = rng.choice(moves) if rng.random() < 0.4 else next(m for m in moves if isinstance(m, Bet))
        if isinstance(move, Bet):
            put[move.seat] += move.chips
        else:
            still.discard(game.turn)
        game = game.play(move)
    won = shares(len(hands), put, still, hands)
    assert [chips - put[seat] + won[seat] for seat, chips in enumerate(purses)] == [*game.purses]


# -- cards left, cards aside, and who opens after it -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (["5S", "2C 2D", "AC KD QH JC 9C"], "Ben"),  # a pair beats an ace
        (["5S", "2C 3C 4C 5C", "9D 4D"], "Carla"),  # four in a row of one suit are neither a flush nor a straight
        (["5S", "2C 3C 4C 5C 6C", "AD AH AS AC"], "Ben"),  # five are
        (["5S", "2C 2D", "2H 2S 3D"], "Carla"),  # a card beside the pair
        (["5S", "2C 2D 2H 9D 9H JC QC KC", "3C 3D 4C 4D 4H"], "Carla"),  # the best five of more; a full house of fours
    ],
)
def test_edge_60_the_cards_left_play_for_the_pool(hands: list[str], winner: str) -> None:
    """PS: the best hand among the cards left takes it; who is out has none."""
    game = lead(position(whole("michigan leftover-poker", 3), hands, spaces={"Poker Pool": 6}), "5S")
    assert [f"Poker Pool -> {winner}: 6"] == [line for line in paid(game.events) if line.startswith("Poker")]


def test_edge_60_where_nobody_else_has_cards_the_pool_stays() -> None:
    """The others have emptied their hands too, but could not win."""
    book = whole("michigan leftover-poker referee", 3)
    game = lead(position(book, ["5S", "", ""], barred=["Ben", "Carla"], spaces={"Poker Pool": 6}), "5S")
    assert ([], 6, 0) == (paid(game.events), game.spaces["Poker Pool"], game.round_winner)


@pytest.mark.parametrize(("given", "counts"), [("return", [13, 13, 13]), ("aside", [8, 8, 8])])
def test_poker_cards_return_or_stay_aside(given: str, counts: list[int]) -> None:
    """CC, T3: back to the hand; OPR, HTD: they are not played any more, and stop runs."""
    game = bet(saloon(f"cards={given}", [LOW, MIDDLE, HIGH], [9, 9, 9]), (2, 0), (0, 0), (1, 0))
    assert counts == [*map(len, game.hands)]
    while not any(isinstance(event, RoundEnded) for event in game.news):
        game = game.play(next(iter(game.moves.lawful)))
    reasons = {line.rpartition(" ")[2] for line in told(game.events) if line.startswith("stop")}
    assert ("aside" in reasons) == (given == "aside")


# -- who opens ---------------------------------------------------------------------------------------------------------


def opened(recipe: str, hands: list[str], dead: str) -> Game:
    """The first lead of a round with these cards in the hands and in the dead hand; the others fall as they may."""
    book = whole(recipe, 3)
    piles = [hand.split() for hand in (*hands, dead)]
    rest = [card for card in reversed(PACK) if not any(card in pile for pile in piles)]
    for pile in piles:
        pile += [rest.pop(0) for _ in range(13 - len(pile))]
    game = table(book, purses=40)
    game = game.play(order_of(dict(enumerate(piles[:3])), piles[3], game.dealer, str(book.deal.dead_hand)))
    return decline(game, "run")


@pytest.mark.parametrize(
    ("recipe", "dead", "leader", "card"),
    [
        ("newmarket", "2D", 1, "3D"),
        ("newmarket", "2C", 0, "2D"),
        ("newmarket", "2D 3D 4D", 2, "5D"),
        ("newmarket-horses", "2C 3C", 2, "4C"),
        ("newmarket opening:leader=holder-of,suit=S", "2S 3S", 1, "4S"),
    ],
)
def test_edge_62_the_lowest_card_of_the_suit_that_a_player_holds(recipe: str, dead: str, leader: int, card: str) -> None:
    """GU: if the card is in the widow, the next higher is called; its holder has to lead it."""
    hands = [" ".join(c for c in hand.split() if c not in dead.split()) for hand in ("2D 2C", "3D 4S 3C", "4D 5D 4C")]
    game = opened(recipe, hands, dead)
    assert (leader, [card]) == (game.turn, leads(game))


def test_edge_62_nobody_has_a_card_of_the_suit() -> None:
    """All diamonds are in the dead hand: the eldest leads freely."""
    game = opened("newmarket", ["5C 2H 2S", "3C", "4C"], " ".join(PACK[13:26]))
    assert (0, ["2H", "2S", "5C"]) == (game.turn, sorted(leads(game)))


def test_edge_62_where_the_holder_may_lead_what_he_likes() -> None:
    """TH does not show whether the card itself must be led: that is a parameter."""
    game = opened("newmarket opening:leader=holder-of,suit=D,that_card=false", ["AH", "3D 6C", "4C"], "2D")
    assert (1, {"3D", "6C"} <= {*leads(game)}) == (game.turn, True)
