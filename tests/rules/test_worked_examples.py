"""The worked examples of RULES.md section 4: every run, stop, forced pass and chip movement, through the public API."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

# isort: split
import tabletalk
from boodle import (
    CardPlayed,
    Deal,
    Game,
    Manifest,
    Play,
    Recipe,
    RoundEnded,
    RulePlugin,
    SessionEnded,
    Setup,
    Stake,
    Stakes,
    TieBreak,
    assemble,
    hookimpl,
)

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "examples.json").read_text(encoding="utf-8"))

# what section 4 says beside the records: the game, who leads first, the suit of the stop before
SETTINGS: dict[str, tuple[str, str, str | None]] = {
    "E1": ("boodle-fi", "Ville", None),
    "E2": ("boodle-de", "Anna", None),
    "E3": ("boodle-de", "Anna", None),
    "E4": ("boodle-de", "Anna", None),
    "E5": ("boodle-de", "Anna", None),
    "E5b": ("boodle-de kitty stop-bonus", "Anna", None),
    "E9": ("boodle-fi", "Anna", "S"),
    "E9 Bicycle": ("michigan-bicycle", "Anna", "S"),
    "E10": ("boodle-de change-suit", "Anna", "S"),
    "E11a": ("boodle-de change-suit:stuck=pass-left", "Anna", "S"),
    "E11b": ("boodle-de kitty change-colour:stuck=fine-and-pass,nobody=void-pay", "Anna", "S"),
    "E14a": ("michigan-rummy", "Carla", None),
    "E14b": ("michigan-rummy", "Dan", None),
    "E16": ("boodle-de kitty:name=Rummoli,stake=1 change-colour:stuck=fine-and-pass", "Anna", "S"),
    "E19a": ("boodle-de", "Anna", None),
    "E19b": ("boodle-de broke:cannot_pay=debt", "Anna", None),
    "E20": ("boodle-de", "Anna", None),
    "E21": ("boodle-de tiebreak", "Anna", None),
}
REASONS = {
    "top card of the suit": "top",
    "is in the dead hand": "dead",
    "already played": "played",
    "withheld, the stop stands": "withheld",
}


def card(text: str) -> str:
    """A card of the log (♠10) as it is written here (10S)."""
    return text[1:] + {"♣": "C", "♦": "D", "♥": "H", "♠": "S"}[text[0]]


def space(name: str) -> str:
    """A space of the record (A♥) as it is named here (AH)."""
    return name.translate(str.maketrans("♣♦♥♠", "CDHS"))


def log_of(name: str) -> tuple[list[str], list[str]]:
    """The stakes in an example's log, and all that follows them, in the words of :func:`tabletalk.told`."""
    stakes: list[str] = []
    play: list[str] = []
    for line in EXAMPLES[name]["log"]:
        if match := re.match(r"    (.+) -> (.+): (\d+) +\((.*)\)", line):
            (stakes if match[4] in ("ante", "free stake") else play).append(f"{space(match[1])} -> {space(match[2])}: {match[3]}")
        elif match := re.match(r"  STOP after (\S+) by (\w+) \((?:[♣♦♥♠]\w+ )?(.*)\)", line):
            play.append(f"stop after {card(match[1])} by {match[2]}: {REASONS[match[3]]}")
        elif match := re.match(r"  (\w+) (leads|plays) (\S+)", line):
            play.append(f"{match[1]} {match[2]} {card(match[3])}")
        elif match := re.match(r"  (\w+) cannot lead \(.*\): pass", line):
            play.append(f"{match[1]} passes: no-suit")
        elif match := re.match(r"  (\w+) has no other suit: may lead the same suit", line):
            play.append(f"{match[1]} may lead the same suit")
        elif line == "  nobody can lead: round ends without a winner":
            play.append("nobody can lead")
        else:
            play.append(line.strip())
    return stakes, play


def after_stakes(name: str) -> dict[str, int]:
    """The stacks at the first lead."""
    chips = dict(EXAMPLES[name]["chips_start"])
    for line in log_of(name)[0]:
        payer, _, amount = line.partition(" -> ")
        chips[payer] -= int(amount.rpartition(" ")[2])
    return chips


def set_up(setting: str, **rest: Any) -> Game:
    """An example as it stands at its first lead."""
    name = setting.split(maxsplit=1)[0]
    example, (recipe, leader, stopped) = EXAMPLES[name], SETTINGS[setting]
    return Game.from_position(
        tabletalk.rules(recipe, len(example["seats"])),
        hands=[" ".join(example["hands"][player]) for player in example["seats"]],
        dead_hand=" ".join(example["dead_hand"]),
        names=example["seats"],
        purses=after_stakes(name),
        spaces=example["spaces_at_first_lead"],
        dealer=example["dealer"],
        to_lead=leader,
        stopped_suit=stopped,
        **rest,
    )


def play_out(game: Game, name: str) -> Game:
    """Play the runs of the example, each card by the player who played it there, until the round is over."""
    for run in EXAMPLES[name]["runs"]:
        for player, text in run:
            game = game.play(Play(game.names.index(player), text))
    return game


def runs(game: Game) -> list[list[list[str]]]:
    """Who played what, run by run."""
    found: list[list[list[str]]] = []
    for event in game.events:
        if isinstance(event, CardPlayed):
            if event.led:
                found.append([])
            found[-1].append([game.names[event.seat], str(event.card)])
    return found


def check(game: Game, name: str) -> None:
    """Runs, stops, passes, chips, stacks, spaces, winner and cards left are those of the example."""
    said = tabletalk.told(game.events, game.names)
    assert log_of(name)[1] == said[-len(log_of(name)[1]) :]
    check_end(game, name)


def check_end(game: Game, name: str) -> None:
    """Runs, stacks, spaces, winner and cards left are those of the example."""
    example = EXAMPLES[name]
    assert example["runs"] == runs(game)
    assert example["chips_end"] == dict(zip(game.names, game.purses, strict=True))
    everywhere = dict.fromkeys(game.spaces, 0) | {space(where): chips for where, chips in example["spaces_end"].items()}
    assert everywhere == dict(game.spaces)
    ended = game.last_round
    assert ended is not None
    winner = None if example["winner"] is None else game.names.index(example["winner"])
    assert (winner, winner) == (ended.winner, game.round_winner)
    assert [sorted(example["left"][player]) for player in game.names] == [sorted(hand) for hand in tabletalk.held(game)]
    assert tuple(len(example["left"][player]) for player in game.names) == ended.left


@pytest.mark.parametrize("setting", SETTINGS)
def test_worked_example(setting: str) -> None:
    """The example from its first lead on; nothing else happens than its log says."""
    name = setting.split(maxsplit=1)[0]
    game = play_out(set_up(setting), name)
    assert log_of(name)[1] == tabletalk.told(game.events, game.names)
    check(game, name)
    assert game.over


@pytest.mark.parametrize(("name", "dead_hand"), [("E1", "first"), ("E2", "last")])
def test_worked_example_as_a_full_deal(name: str, dead_hand: str) -> None:
    """E1 and E2 from the stakes and the shuffled pack on: antes, deal, play and settlement."""
    example = EXAMPLES[name]
    seats = example["seats"]
    dealer = seats.index(example["dealer"])
    hands = {seat: example["hands"][player] for seat, player in enumerate(seats)}
    game = Game.new(
        tabletalk.rules(SETTINGS[name][0], len(seats)), names=seats, purses=example["chips_start"], dealer=dealer, rounds=1
    )
    game = game.play(tabletalk.order_of(hands, example["dead_hand"], dealer, dead_hand))
    assert [sorted(hand) for hand in hands.values()] == [sorted(hand) for hand in tabletalk.held(game)]
    assert sorted(example["dead_hand"]) == sorted(map(str, game.dead_hand))
    assert {space(where): chips for where, chips in example["spaces_at_first_lead"].items()} == dict(game.spaces)
    game = play_out(game, name)
    stakes, play = log_of(name)
    assert [*stakes, *play] == tabletalk.told(game.events, game.names)
    check(game, name)


def test_e2_holds_both_examples_of_the_source() -> None:
    """Source 004: the jack of spades stays, Dan takes the queen's chips, Carla gets 3 + 1 + 5."""
    game = play_out(set_up("E2"), "E2")
    said = tabletalk.told(game.events, game.names)
    assert said.index("stop after 10S by Anna: dead") < said.index("QD -> Dan: 5") < said.index("Dan -> Carla: 5")
    assert (5, 9) == (game.spaces["J♠"], 3 + 1 + 5)
    assert ["Dan -> Carla: 5", "Anna -> Carla: 3", "Ben -> Carla: 1"] == said[-3:]


def test_e11a_the_next_deal_makes_the_jack_hold_eight() -> None:
    """E11a: a void round leaves the four chips lying; three players, dealer 2, add four more."""
    game = set_up("E11a", rounds=2)
    assert (2, 0, None) == (game.round_number, game.dealer, game.turn)
    game = game.play(Deal.from_seed(b"E11a"))
    assert {"AH": 4, "KC": 4, "QD": 4, "JS": 8} == dict(game.spaces)


def test_e14_two_rounds_with_carry_over() -> None:
    """E14: after the first round the deal passes to Anna, everybody stakes six, and the unclaimed chips grow."""
    game = play_out(set_up("E14a", rounds=2), "E14a")
    check(game, "E14a")
    assert (2, "Anna", False) == (game.round_number, game.names[game.dealer], game.over)
    game = game.play(Deal.from_seed(b"E14"))
    # the record lets everybody stake in seat order, the table from the dealer's left on
    assert sorted(log_of("E14b")[0]) == sorted(tabletalk.paid(game.news, game.names))
    assert after_stakes("E14b") == dict(zip(game.names, game.purses, strict=True))
    assert {space(s): chips for s, chips in EXAMPLES["E14b"]["spaces_at_first_lead"].items()} == dict(game.spaces)
    game = play_out(set_up("E14b", round_number=2, rounds=2), "E14b")
    check(game, "E14b")
    assert (True, "Anna") == (game.over, game.names[game.winners[0]])


def test_e21_the_tie_is_played_off() -> None:
    """E21: Anna and Ben are level after the last round; all three stake and play once more, and Anna wins 36 : 25."""
    book = tabletalk.rules(SETTINGS["E21"][0], 3)
    game = Game.from_position(
        book, hands=["JH", "5C", "7S"], names=["Anna", "Ben", "Carla"], purses=[29, 32, 29], dealer="Ben", to_lead="Anna"
    )
    game = game.play(Play(0, "JH"))
    assert (31, 31, 28) == game.purses
    assert [TieBreak((0, 1))] == [event for event in game.news if isinstance(event, TieBreak)]
    assert (False, "Carla") == (game.over, game.names[game.dealer])
    game = game.play(Deal.from_seed(b"E21"))
    assert (27, 27, 20) == game.purses
    assert {"AH": 4, "KC": 4, "QD": 4, "JS": 4} == dict(game.spaces)
    assert log_of("E21")[0] == tabletalk.paid(game.news, game.names)

    game = play_out(set_up("E21", contenders=["Anna", "Ben"]), "E21")
    check(game, "E21")
    assert (True, 0, (36, 25, 17)) == (game.over, game.winner, game.purses)


def test_e21_whoever_was_not_level_cannot_win() -> None:
    """E21: only the tied ones compete, even where another one has more chips in the end."""
    purses = {"Anna": 27, "Ben": 27, "Carla": 60}
    game = Game.from_position(
        tabletalk.rules(SETTINGS["E21"][0], 3), hands=["QH KH AH", "9D 4C", "7S 8S JD"], names=list(purses), purses=purses,
        dealer="Carla", to_lead="Anna", contenders=["Anna", "Ben"],
    )  # fmt: skip
    game = play_out(game, "E21")
    assert [SessionEnded((0,), (32, 25, 57))] == [event for event in game.news if isinstance(event, SessionEnded)]
    assert 0 == game.winner


class SixAsYouLike(RulePlugin):
    """Document 004's variant: everybody spreads six chips over the boodle cards."""

    manifest = Manifest(name="six-as-you-like", version="1", kind="house-rule", summary="Six chips each, spread at will")

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Stakes:
        return Stakes(id="six-as-you-like.stakes", source="document 004", mode="free", total=6)


def test_e20_free_stakes() -> None:
    """E20: each lays exactly six chips as he likes before the deal, the dealer too, and the round starts from there."""
    game = Game.new(
        assemble(Recipe("boodle-de", SixAsYouLike, seats=4)), names=EXAMPLES["E20"]["seats"], purses=30, dealer=3, rounds=1
    )
    stakes = [{"JS": 6}, {"AH": 2, "KC": 2, "QD": 1, "JS": 1}, {"QD": 3, "AH": 3}, {"KC": 4, "JS": 2}]
    for seat, chips in enumerate(stakes):
        assert Stake(seat, {**chips, "AH": chips.get("AH", 0) + 1}) not in game.moves
        game = game.play(Stake(seat, chips))
    # the record names the spaces as each player laid them, the engine in layout order
    assert sorted(log_of("E20")[0]) == sorted(tabletalk.paid(game.events, game.names))
    assert {space(s): chips for s, chips in EXAMPLES["E20"]["spaces_at_first_lead"].items()} == dict(game.spaces)
    game = game.play(Deal.from_seed(b"E20"))
    assert after_stakes("E20") == dict(zip(game.names, game.purses, strict=True))


def test_the_payments_of_an_example_follow_the_end_of_the_round() -> None:
    """E5b: the kitty is taken for going out, before the round ends and the cards left are paid."""
    game = play_out(set_up("E5b"), "E5b")
    ended = next(at for at, event in enumerate(game.news) if isinstance(event, RoundEnded))
    assert ["Kitty -> Carla: 3"] == tabletalk.paid(game.news[:ended])
    assert ["Anna -> Carla: 1", "Ben -> Carla: 1"] == tabletalk.paid(game.news[ended:])
