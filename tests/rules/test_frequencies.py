"""RULES.md, sections 0.4 and 6: exact odds of the deal, and frequencies that an independent program found, with random leads."""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

from boodle import Recipe, assemble
from boodle.simulation import Estimate, Simulation, simulate
from boodle.simulation.policies import policies_of
from boodle.simulation.stepping import Stepping

pytest.importorskip("numba")

ROUNDS = 100_000
THEIRS = 4_000
"""Rounds behind each figure of section 6."""
RULES = {"free": "", "suit": "change-suit:stuck=pass-left", "colour": "change-colour:stuck=pass-left"}
CARDS = ("AH", "KC", "QD", "JS")

# by players and by rule: void %, forced passes, leads, cards played, cards left, out on a lead %, out on a boodle card %,
# a space stays uncollected %, eldest wins %
FIGURES = {
    3: (
        "0 0.77 8.6", "0 0.5 1.5", "11.4 12.2 12.6", "29.9 31.4 32.0", "9.1 7.7 7.1",
        "59 60 58", "15.7 15.2 15.4", "48 45 44", "36 34 34",
    ),
    4: (
        "0 0.11 3.6", "0 0.4 1.5", "10.0 10.6 11.1", "28.7 30.0 31.0", "12.3 11.0 10.1",
        "61 58 56", "13.8 14.1 11.9", "49 47 45", "27 27 26",
    ),
    5: (
        "0 0.02 1.8", "0 0.3 1.4", "8.6 9.1 9.6", "27.7 29.0 30.2", "15.3 14.0 12.8",
        "57 56 54", "12.6 12.1 11.9", "49 48 46", "23 22 22",
    ),
    6: (
        "0 0 0.73", "0 0.3 1.3", "7.5 8.0 8.5", "25.9 27.4 28.7", "18.1 16.6 15.4",
        "55 54 52", "11.5 10.9 10.2", "52 49 47", "21 19 17",
    ),
    8: (
        "0 0 0.15", "0 0.2 1.0", "5.9 6.1 6.5", "23.2 24.3 25.4", "22.8 21.7 20.6",
        "52 50 46", "9.6 10.1 9.3", "54 52 49", "18 17 15",
    ),
}  # fmt: skip
NAMES = ("void", "passes", "leads", "cards", "left", "out-on-lead", "out-on-boodle", "uncollected", "eldest")
CAUSES = {3: (66, 16, 18), 4: (60, 21, 20), 5: (55, 25, 20), 6: (53, 29, 19), 8: (45, 38, 17)}
"""Stops by cause in %, widow last: the dead hand, an ace, already played."""


@cache
def simulated(players: int, rule: str, *, first: bool = True) -> Simulation:
    """Each round for itself, as the figures were made."""
    recipe = Recipe.parse(f"boodle-de {'dead-hand' if first else ''} {RULES[rule]}", seats=players)
    return simulate(recipe, rounds=ROUNDS, seed=6, sitting=1, executor=ThreadPoolExecutor(1))


def figure(found: Simulation, name: str) -> tuple[Estimate, int]:
    """A figure of ours, and by what it is multiplied there."""
    won = {"rounds": 1, "void": -1}
    if name == "uncollected":
        return found.mean({f"space-taken[{card}]": -1 / 4 for card in CARDS} | {"rounds": 1}), 100
    if name == "eldest":
        return found.ratio("place-won[0]", won), 100
    # who goes out, and how, is told of the rounds that somebody won
    return (found.ratio(name, won) if name.startswith("out") else found.mean(name)), 100 if name[0] in "vo" else 1


def z_score(ours: Estimate, theirs: str | float, times: int, rounds: int = THEIRS) -> float:
    """How far two figures lie apart, in standard errors of both, with what theirs lost when it was rounded."""
    deviation = ours.error * math.sqrt(ROUNDS)
    written = 10.0 ** -len(str(theirs).partition(".")[2]) / math.sqrt(12)
    return (ours.value * times - float(theirs)) / math.hypot(times * deviation / math.sqrt(rounds), times * ours.error, written)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("players", FIGURES)
def test_the_frequencies_of_section_6(players: int, rule: str) -> None:
    """Void rounds, passes, leads, cards, ways out, uncollected spaces and the eldest's wins, with the dead hand dealt first."""
    found = simulated(players, rule)
    at = list(RULES).index(rule)
    scores = {}
    for name, row in zip(NAMES, FIGURES[players], strict=True):
        ours, times = figure(found, name)
        scores[name] = z_score(ours, row.split()[at], times)
    assert all(abs(score) < 4 for score in scores.values()), scores


@pytest.mark.parametrize("players", CAUSES)
def test_the_causes_of_stops_of_section_6(players: int) -> None:
    """The dead hand, the last card of a suit, a card that was played already."""
    found = simulated(players, "free", first=False)
    every = {"stop-dead": 1, "stop-top": 1, "stop-played": 1}
    scores = [z_score(found.ratio(cause, every), theirs, 100) for cause, theirs in zip(every, CAUSES[players], strict=True)]
    assert all(abs(score) < 4 for score in scores), scores


def test_how_often_each_boodle_card_is_collected() -> None:
    """Section 6: the jack most of all, the ace least (free leads, four players, widow last, 6,000 rounds)."""
    found = simulated(4, "free", first=False)
    theirs = {"JS": "56.0", "QD": "54.4", "KC": "52.0", "AH": "50.1"}
    scores = [z_score(found.mean(f"space-taken[{card}]"), value, 100, 6_000) for card, value in theirs.items()]
    assert all(abs(score) < 4 for score in scores), scores


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_a_boodle_card_lies_in_the_widow_as_often_as_section_0_4_says(players: int, first: bool) -> None:
    """The size of the widow over 52."""
    found = simulated(players, "free", first=first)
    hands, over = divmod(52, players + 1)
    widow = hands + int(first and over > 0)
    held = found.mean({f"seat-boodles[{seat}]": 1 / 4 for seat in range(players)})
    assert abs(held.z(1 - widow / 52)) < 4


# hands from the eldest to the dealer, then the widow
SIZES = {
    (2, True): (17, 17, 18), (2, False): (18, 17, 17), (3, True): (13, 13, 13, 13), (4, True): (11, 10, 10, 10, 11),
    (4, False): (11, 11, 10, 10, 10), (5, True): (9, 9, 9, 8, 8, 9), (5, False): (9, 9, 9, 9, 8, 8),
    (6, True): (8, 8, 7, 7, 7, 7, 8), (6, False): (8, 8, 8, 7, 7, 7, 7), (7, True): (7, 7, 7, 6, 6, 6, 6, 7),
    (8, True): (6, 6, 6, 6, 6, 6, 5, 5, 6), (8, False): (6, 6, 6, 6, 6, 6, 6, 5, 5),
    (9, True): (6, 5, 5, 5, 5, 5, 5, 5, 5, 6), (9, False): (6, 6, 5, 5, 5, 5, 5, 5, 5, 5),
}  # fmt: skip


@pytest.mark.parametrize(("players", "first"), SIZES)
def test_hands_are_as_long_as_section_0_4_says(players: int, first: bool) -> None:
    """In both engines: the kernel deals what the step engine deals (law P15)."""
    game = "boodle-de" if 3 <= players <= 8 else "tripoley-cadaco"
    rulebook = assemble(Recipe.parse(f"{game} {'dead-hand' if first else ''}", seats=players))
    stepping = Stepping.of(rulebook, policies_of("random", players))
    for trace in stepping.traces(1, 0, 2, 3, 100):
        clockwise = [(trace.dealer + 1 + place) % players for place in range(players)]
        sizes = [trace.dealt[seat].bit_count() for seat in clockwise]
        assert (*sizes, 52 - sum(sizes)) == SIZES[players, first]
