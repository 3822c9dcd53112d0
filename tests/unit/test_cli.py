"""The command ``boodle``: what it plays, prints and refuses."""

from __future__ import annotations

import builtins
import inspect
import io
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

import boodle.cli
from boodle import (
    Announced,
    Ante,
    ArgumentError,
    Bet,
    Bid,
    CallTime,
    Card,
    CardPlayed,
    CardSet,
    Caught,
    Choose,
    Chosen,
    ClaimSpace,
    Cut,
    Deal,
    DealerCut,
    DealRule,
    Declined,
    Event,
    Exchange,
    Fee,
    Game,
    Irregularity,
    Layout,
    Leave,
    Manifest,
    Memory,
    Misdeal,
    Move,
    Moves,
    OpenHands,
    Paid,
    Pass,
    Passed,
    Phase,
    Play,
    Poker,
    PokerWon,
    Received,
    Recipe,
    Remember,
    RoundEnded,
    RoundVoid,
    RulePlugin,
    SeatMove,
    SessionEnded,
    Setup,
    Space,
    Stake,
    Staked,
    Stakes,
    Stopped,
    TakenOver,
    TakeOver,
    TimeCalled,
    WentOut,
    assemble,
    events,
    hookimpl,
    moves,
)
from boodle.cli.output import Output
from boodle.cli.person import Leaves, Person
from boodle.languages import LANGUAGES, Style, catalogue
from boodle.languages.events import key_of, telling
from boodle.languages.log import Line, Log
from boodle.languages.moves import choice

NAMES = ("Anna", "Ben", "Carla")
LED = "Anna leads ♠5 → Ben ♠6 → Carla ♠7 ♠8"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process; exit code, output, errors."""

    def run_it(words: str) -> tuple[int, str, str]:
        code = boodle.cli.main(words.split())
        told = capsys.readouterr()
        return code, told.out, told.err

    return run_it


def told(lines: Iterable[Line]) -> list[str]:
    """The texts of some lines."""
    return [line.text for line in lines]


def situation(recipe: str = "michigan", **position: object) -> Game:
    """A position at a table of three, Anna to lead."""
    given: dict[str, object] = {"names": NAMES, "dealer": 2, "purses": 20, "to_lead": "Anna"} | position
    return Game.from_position(assemble(recipe, seats=3), **given)  # type: ignore[arg-type]  # what a test says about it


def play(game: Game, *cards: str) -> list[Event]:
    """Lay cards, each by whoever holds it, and collect what happens."""
    happened: list[Event] = []
    for card in cards:
        seat = next(seat for seat, hand in enumerate(game.hands) if Card(card) in hand)
        game = game.play(Play(seat, Card(card)))
        happened += game.news
    return happened


# -- the log -----------------------------------------------------------------------------------------------------------


def test_a_run_is_one_line_with_the_stop_and_its_reason() -> None:
    """A run is told on one line: who lays what, and why nobody goes on."""
    game = situation(hands=["5S 2C", "6S 3C", "7S 8S 4C"], dead_hand="9S")
    assert [f"{LED} — stop (♠9 is in the spare hand)"] == told(Log(game).hear(play(game, "5S", "6S", "7S", "8S")))


@pytest.mark.parametrize(
    ("hands", "dead", "cards", "why"),
    [
        (["KS AS 2C", "3C", "4C"], "9S", ["KS", "AS"], "Anna leads ♠K ♠A — stop (nothing follows ♠A)"),
        (["5S 2C", "3C", "4C"], "9S", ["5S"], "Anna leads ♠5 — stop (♠6 has been played)"),
    ],
)
def test_every_reason_of_a_stop_is_told(hands: list[str], dead: str, cards: list[str], why: str) -> None:
    """A stop at the top of the suit and one at a card that has been played say so (RULES 0.5)."""
    game = situation(hands=hands, dead_hand=dead)
    assert [why] == told(Log(game).hear(play(game, *cards)))


def test_a_run_that_is_on_is_told_when_it_is_complete() -> None:
    """Half a run is no line yet; it can be asked for."""
    game = situation(hands=["5S 2C", "6S 3C", "7S 8S 4C"], dead_hand="9S")
    log = Log(game)
    happened = play(game, "5S", "6S", "7S", "8S")
    assert [] == log.hear(happened[:2])
    assert "Anna leads ♠5 → Ben ♠6" == log.so_far()
    assert [f"{LED} — stop (♠9 is in the spare hand)"] == told(log.hear(happened[2:]))
    assert log.so_far() == ""


def test_spaces_going_out_payments_and_the_table_after_a_round() -> None:
    """The end of a round: the space taken in the run, who is out, what everybody pays, and where all chips are."""
    game = situation(hands=["QD", "KD 3C", "4C 5C"], spaces={"QD": 4, "AH": 2}, rounds=1)
    assert [
        "Anna leads ♦Q — out",
        "Anna takes 4 chips from ♦Q",
        "Anna is out and wins the round",
        "Ben pays Anna 2 chips for 2 cards left",
        "Carla pays Anna 2 chips for 2 cards left",
        "After round 1:",
        "          Anna     Ben   Carla",
        "chips       28      18      18",
        "change      +8      -2      -2",
        "layout  ♥A 2  ♣K 0  ♦Q 0  ♠J 0",
        "Anna wins the session with 28 chips",
    ] == told(Log(game).hear(play(game, "QD")))


def test_the_stakes_of_a_player_are_one_line() -> None:
    """Stakes are grouped by player, whatever they lie on."""
    game = Game.new(assemble("michigan kitty:stake=3", seats=3), names=NAMES, dealer=2)
    log = Log(game)
    assert ["Round 1: Carla deals"] == told(log.hear(game.news))
    assert [
        "Anna stakes 7 chips: 1 each on ♥A ♣K ♦Q ♠J, 3 on Kitty",
        "Ben stakes 7 chips: 1 each on ♥A ♣K ♦Q ♠J, 3 on Kitty",
        "Carla stakes 11 chips: 2 each on ♥A ♣K ♦Q ♠J, 3 on Kitty",
        "Cards: Anna 13, Ben 13, Carla 13, spare hand 13",
    ] == told(log.hear(game.play(Deal.from_seed(b"1")).news))


def test_a_forced_pass_names_its_rule() -> None:
    """Whoever has no other suit passes, and the log says by which rule (RULES 1.12.5)."""
    game = situation("michigan change-suit:stuck=pass-left", hands=["5S 7S", "3C", "4C"], dead_hand="6S")
    assert [
        "Anna leads ♠5 — stop (♠6 is in the spare hand)",
        "Anna has no suit to lead and passes (change-suit.stop)",
    ] == told(Log(game).hear(play(game, "5S")))


def test_one_payer_of_many_is_one_line_and_fees_name_their_rule() -> None:
    """A fine of one chip to each opponent is one line; a payment that a house rule asks for says which."""
    log = Log(situation(hands=["5S", "3C", "4C"]))
    fine = [Paid(0, 1, 1, "house.fine"), Paid(0, 2, 1, "house.fine"), Paid("bank", 0, 3, "house.gift"), Paid(0, "AH", 1, "x.y")]
    assert [
        "Anna pays Ben and Carla 1 chip each (house.fine)",
        "The bank pays Anna 3 chips (house.gift)",
        "Anna pays 1 chip into ♥A (x.y)",
    ] == told(log.hear(fine))
    assert "bank    -3" == told(log.standing())[-1]


def test_what_happens_inside_a_run_is_told_after_it() -> None:
    """A card held back, the fine for it and the stop: the run first, then the rest in order."""
    log = Log(situation(hands=["5S", "3C", "4C"]))
    happened = [
        CardPlayed(0, Card("5S"), True),
        Irregularity(1, "response", Card("6S"), "referee.response"),
        Paid(1, 0, 1, "referee.response"),
        Paid(1, 2, 1, "referee.response"),
        Stopped(0, Card("5S"), "withheld"),
    ]
    assert [
        "Anna leads ♠5 — stop (♠6 is held back)",
        "Ben holds back ♠6 (referee.response)",
        "Ben pays Anna and Carla 1 chip each (referee.response)",
    ] == told(log.hear(happened))


def test_asking_in_rotation_is_part_of_the_run() -> None:
    """Where the next card is asked for in rotation, those without it pass inside the run (RULES 1.5)."""
    log = Log(situation(hands=["5S", "3C", "4C"]))
    happened = [CardPlayed(0, Card("5S"), True), Passed(1, "no-card", "x.y"), CardPlayed(2, Card("6S"), False), WentOut(2)]
    assert "Anna leads ♠5 → Ben passes → Carla ♠6 — out" == told(log.hear(happened))[0]


def test_a_run_that_ends_with_the_round_is_not_lost() -> None:
    """A round that turns void in the middle of a run closes the line of the run."""
    log = Log(situation(hands=["5S", "3C", "4C"]))
    happened = [CardPlayed(0, Card("5S"), True), RoundVoid("core.nobody-may-win"), RoundEnded(1, None, (1, 1, 1))]
    assert ["Anna leads ♠5", "The round is void: nobody may win any more (core.nobody-may-win)"] == told(log.hear(happened))[:2]


def test_free_stakes_and_bets_are_told_once() -> None:
    """A move that says its chips is not told again as a payment."""
    log = Log(situation(hands=["5S", "3C", "4C"]))
    rule = assemble("michigan").rule_of("stakes.mode")
    assert ["Anna stakes 3 chips: 2 on ♥A, 1 on ♠J"] == told(
        log.hear([Staked(0, (("AH", 2), ("JS", 1))), Paid(0, "AH", 2, rule), Paid(0, "JS", 1, rule)])
    )
    betting = assemble("michigan").rule_of("poker.betting")
    assert ["Ben bets 2 chips"] == told(log.hear([events.BetMade(1, 2), Paid(1, "AH", 2, betting)]))


def test_a_seat_taken_over_has_its_new_name_from_then_on() -> None:
    """Whoever takes over a seat is called by his own name."""
    log = Log(situation(hands=["5S", "3C", "4C"]))
    assert ["Zoe takes over the seat of Ben", "Zoe folds"] == told(log.hear([TakenOver(1, "Zoe"), events.Folded(1)]))


def test_what_one_seat_is_told_stays_with_that_seat() -> None:
    """The log of a seat has its own cards, the log of a spectator nobody's (DESIGN 10)."""
    game = situation(hands=["5S", "3C", "4C"])
    secrets = [Received(seat, CardSet(cards)) for seat, cards in enumerate(("5S", "3C", "4C"))]
    assert ["Your hand, Ben: ♣3"] == told(Log(game, 1).hear(secrets))
    assert [] == Log(game).hear(secrets)


def every(kind: type, module: object) -> set[type]:
    """All kinds of event or move that boodle has."""
    found = {each for _, each in inspect.getmembers(module, inspect.isclass) if issubclass(each, kind)}
    return found - {kind, moves.SeatMove}


def test_every_kind_of_event_has_words_of_its_own() -> None:
    """No event of boodle's own is told as a plug-in's would be."""
    said = catalogue()
    for kind in every(Event, events):
        assert key_of(kind(**fields_of(kind))) in said, kind


SAMPLES: Mapping[str, object] = {
    "seat": 1, "seats": (1, 2), "dealer": 1, "seller": 1, "number": 2, "cards": CardSet("4C 9D"), "card": Card("4C"),
    "space": "AH", "rule": "some.rule", "chips": 2, "question": "some.question", "option": "4C", "counts": (1, 2, 3), "dead": 4,
    "stage": "auction", "gave": 9, "took": 10, "led": True, "reason": "no-suit", "offence": "response", "winner": 1,
    "left": (1, 0, 2), "name": "Zoe", "winners": (1, 2), "purses": (1, 9, 9), "phase": "rummy", "words": "a meld",
    "values": (("by", 1),), "move": "1:bid 3", "payer": 1, "payee": "AH",
}  # fmt: skip


def fields_of(kind: type[Event]) -> dict[str, Any]:
    """A value for each field of a kind of event."""
    fields: dict[str, Any] = {field.name: SAMPLES[field.name] for field in attrs.fields(kind)}
    return fields | {"chips": (("AH", 2), ("Kitty", 1))} if kind is Staked else fields


@pytest.mark.parametrize("style", ["symbols", "words"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", sorted(every(Event, events), key=str))
def test_every_kind_of_event_can_be_told(kind: type[Event], lang: str, style: Style) -> None:
    """Each event with fields filled in gives one line that shows no field by its Python name, in every language."""
    text = telling(kind(**fields_of(kind)), NAMES, catalogue(lang, style))
    assert "\n" not in text
    assert not re.search(r"CardSet|Card\(|=|None", text), text


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (DealerCut((Card("4C"), Card("4D")), None), "Cut for the first deal: ♣4, ♦4; some are level and cut again"),
        (DealerCut(tuple(CardSet("4C JC 5D 6D")), 1), "Cut for the first deal: ♣4, ♣J; Ben deals first"),
        (DealerCut(tuple(CardSet("4C JC 5D")), 1), "Cut for the first deal: Anna ♣4, Ben ♣J, Carla ♦5; Ben deals first"),
        (Chosen(1, "sale[offer].offer", "keep"), "Ben does not offer the spare hand"),
        (Chosen(1, "dealer-factor[layout].factor", "2"), "Ben stakes 2 times what the others do (layout)"),
        (Declined(1, "claims"), "Ben claims no more"),
        (Passed(1, "no-cards", "core.no-cards"), "Ben has no cards left; the lead moves on"),
        (Passed(1, "asleep", "house.sleep"), "Ben passes: asleep (house.sleep)"),
        (Irregularity(1, "lead-choice", Card("4C"), "r.l"), "Ben leads ♣4, which is not the card to lead (r.l)"),
        (RoundVoid("change-suit.stop"), "The round is void: nobody can lead (change-suit.stop)"),
        (PokerWon((1,)), "Ben wins at poker"),
        (SessionEnded((0, 1), (9, 9, 2)), "Anna and Ben share first place with 9 chips each"),
        (Announced("rummy", "everybody draws"), "Everybody draws"),
        (Caught(1, Card("AH"), "AH"), "Ben is caught with ♥A"),
        (TimeCalled(), "Time: this round is the last one"),
    ],
)
def test_events_in_words(event: Event, words: str) -> None:
    """Some events in the words of the table."""
    assert words == telling(event, NAMES, catalogue("en", "symbols"))


@attrs.frozen
class HorseWon(Event):
    """An event that a plug-in defines."""

    seat: int
    horse: str


def test_an_event_of_a_plug_in_is_told_by_its_name_and_fields() -> None:
    """A kind of event that boodle does not know is told all the same."""
    assert "Horse won: seat Ben, horse Arkle" == telling(HorseWon(1, "Arkle"), NAMES, catalogue())


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Play(0, Card("10D")), "♦10"),
        (Pass(0), "pass"),
        (Exchange(0), "take the spare hand for mine"),
        (Bid(0, 3), "bid 3"),
        (Bet(0, 0), "check"),
        (Bet(0, 2), "bet 2"),
        (Stake(0, {"AH": 1, "JS": 1, "KC": 4}), "stake 1 each on ♥A ♠J, 4 on ♣K"),
        (Stake(0, {}), "stake nothing"),
        (ClaimSpace(0, "Matrimony"), "claim Matrimony"),
        (Choose(0, "4C 5C 6D"), "♣4 ♣5  ♦6"),
        (Choose(0, "offer"), "offer"),
        (Leave(0), "leave"),
        (TakeOver(0, "Zoe"), "takeover Zoe"),
        (CallTime(), "time"),
        (Misdeal(), "misdeal"),
        (Deal.of("AH KC"), "deal AH KC"),
        (Cut("AH KC"), "cut AH KC"),
        (OpenHands("AH KC"), "open AH KC"),
    ],
)
def test_moves_in_words(move: Move, words: str) -> None:
    """Every kind of move is said as a player would say it."""
    assert words == choice(move, catalogue("en", "symbols"))


def test_every_kind_of_move_is_tried_above() -> None:
    """The test above leaves no kind of move out."""
    mark = next(mark for mark in test_moves_in_words.pytestmark if mark.name == "parametrize")  # type: ignore[attr-defined]  # pytest's own
    assert every(Move, moves) == {type(move) for move, _ in mark.args[1]}


# -- playing -----------------------------------------------------------------------------------------------------------


def test_a_whole_session_with_bots(run: Run) -> None:
    """A complete session is told from the first stake to the result."""
    code, out, err = run("play michigan change-suit kitty:stake=3 --bots --seats 3 --seed 7")
    assert (0, "") == (code, err)
    assert 3 == len(re.findall(r"^Round \d: \w+ deals$", out, re.M))
    assert 3 == out.count("  After round ")
    assert re.search(r"^  \w+ leads .* — stop \(.*\)$", out, re.M)
    assert re.search(r"^    \w+ takes \d+ chips? from [♥♣♦♠]", out, re.M)
    assert re.search(r"^    \w+ takes \d+ chips from Kitty$", out, re.M)
    assert re.search(r"^    \w+ pays \w+ \d+ chips? for \d+ cards? left$", out, re.M)
    assert re.search(r"^(\w+ wins the session with \d+ chips|.* share first place .*)$", out.rstrip().splitlines()[-1])


def test_the_same_seed_plays_the_same_game_and_says_so(run: Run) -> None:
    """A session can be played again by the seed that its first line names."""
    first = run("play boodle-de --bots --seats 3 --rounds 1")
    seed = re.search(r"seed (\d+)", first[1])
    assert seed is not None
    assert first == run(f"play boodle-de --bots --seats 3 --rounds 1 --seed {seed[1]}")


def test_the_options_of_a_session(run: Run) -> None:
    """Seats, purses, rounds and the first dealer are those that are asked for."""
    _, out, _ = run("play michigan --bots --seats 5 --purse 50 --rounds 2 --dealer 4 --seed 1")
    assert "Round 1: Emma deals" in out
    assert "Cut for" not in out
    assert "choice: 2 rounds do not let 5 players deal equally often" in out
    chips = next(line for line in out.splitlines() if line.startswith("  chips")).split()[1:]
    layout = next(line for line in out.splitlines() if line.startswith("  layout"))
    assert 250 == sum(map(int, chips)) + sum(map(int, re.findall(r"[♥♣♦♠]\w+ (\d+)", layout)))


def test_a_player_is_told_which_of_his_rules_do_nothing(run: Run) -> None:
    """A rule that was named and can never act is noted; what a game notes about itself is not."""
    _, out, _ = run("play michigan pass-left --bots --seats 3 --rounds 1 --dealer 0 --seed 1")
    assert "inert: pass-left.stuck" in out
    _, out, _ = run("play michigan-bicycle free-leads --bots --seats 3 --rounds 1 --dealer 0 --seed 1")
    assert re.search("inert: change-suit", "\n".join(map(str, assemble("michigan-bicycle free-leads", seats=3).notes)))
    assert "inert: change-suit" not in out


def test_a_recipe_may_leave_rules_out(run: Run) -> None:
    """``-rule`` is a word of the recipe and no option."""
    _, out, _ = run("rules --answers michigan kitty -kitty.ante")
    assert "kitty.space" in out
    assert "ante[Kitty]" not in out


def test_every_game_is_played_to_its_end(run: Run) -> None:
    """Whatever game is installed can be played with bots and is told in full."""
    for name, entry in boodle.installed().items():
        if "boodle_variants" not in entry.target:
            continue
        try:
            rulebook = assemble(name)
        except boodle.AssemblyError:
            continue
        code, out, err = run(f"play {rulebook.name} --bots --rounds 1 --seed 1")
        assert (0, "") == (code, err)
        assert "After round 1:" in out


# -- a person plays ----------------------------------------------------------------------------------------------------


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Somebody types these lines, and no more."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_person_plays_a_round(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person on seat 0 chooses by number until the session is over."""
    answers(monkeypatch, *["1"] * 40)
    code, out, err = run("play michigan --seed 3 --rounds 1 --seats 3")
    assert (0, "") == (code, err)
    assert "You are Anna." in out
    assert "Anna, your move (1 to " in out
    assert "wins the session" in out


def test_a_person_sees_no_hand_but_his_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before a card is played, no card is on the screen that is not in the person's hand (or has been cut)."""
    answers(monkeypatch, "?")
    _, out, _ = run("play michigan --seed 3 --rounds 1 --seats 3 --dealer 2")
    assert len(re.findall("^  Your hand", out, re.M)) > 1
    held = set(re.findall(r"[♣♦♥♠](?:10|[2-9JQKA])", out.partition("Your hand, Anna")[2].partition("\n")[0]))
    layout = {"♥A", "♣K", "♦Q", "♠J"}
    assert 13 == len(held)
    assert set(re.findall(r"[♣♦♥♠](?:10|[2-9JQKA])", out)) <= held | layout


def test_answers_that_are_none_are_asked_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number too high, a word, nothing, and a number that is none to Python's eye: all are asked again."""
    answers(monkeypatch, "99", "0", "-1", "ace", "", "²", "9" * 5000, "r")
    code, out, _ = run("play michigan --seed 3 --rounds 1 --seats 3 --dealer 2")
    assert 0 == code
    assert out.count("is not possible; 1 to ") == 7
    assert "You leave the table; the game ends here." in out


@pytest.mark.parametrize("word", ["q", "quit", "EXIT"])
def test_a_person_may_leave(run: Run, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """Leaving ends the game without an error."""
    answers(monkeypatch, word)
    code, out, err = run("play michigan --seed 3 --dealer 2")
    assert (0, "") == (code, err)
    assert out.endswith("You leave the table; the game ends here.\n")


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt, RuntimeError])
def test_no_answer_at_all_ends_the_game_politely(run: Run, monkeypatch: pytest.MonkeyPatch, error: type[BaseException]) -> None:
    """The end of the input, ^C and an input that is closed end the game like leaving."""

    def no_answer() -> str:
        raise error

    monkeypatch.setattr(builtins, "input", no_answer)
    code, out, err = run("play michigan --seed 3 --dealer 2")
    assert (0, "") == (code, err)
    assert out.endswith("You leave the table; the game ends here.\n")


class Everything(RulePlugin):
    """A game whose stakes and poker hands are too many to be numbered."""

    manifest = Manifest(name="everything", version="1", kind="game", summary="free stakes and poker")

    @hookimpl
    def boodle_layout(self, setup: Setup) -> Layout:
        """Two pay cards."""
        return Layout(id="everything.layout", cards="AH KC QD JS")

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> Space:
        """A pot for the best poker hand."""
        return Space(id="everything.pot", name="Pot", place=9, claims=(boodle.Claim(when="poker"),))

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Iterable[Stakes | Ante]:
        """Twelve chips wherever one likes."""
        return [
            Stakes(id="everything.stakes", mode="free", total=12),
            Ante(id="everything.ante", space="Pot", others=1),
        ]

    @hookimpl
    def boodle_poker(self, setup: Setup) -> Poker:
        """The highest card counts."""
        return Poker(id="everything.poker", when="before", ranking=lambda hand: max(c.index % 13 for c in hand), text="high card")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        """A stop pays its player."""
        return Fee(id="everything.stop", on=Stopped, payer="bank", payee="stopper", chips=1, kind="bonus")


def person(game: Game, monkeypatch: pytest.MonkeyPatch, *lines: str) -> tuple[Person, io.StringIO]:
    """Somebody on seat 0 who types these lines."""
    answers(monkeypatch, *lines)
    stream = io.StringIO()
    return Person(0, Output(stream), Log(game, 0), Random(1)), stream


def test_moves_too_many_to_number_are_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Free stakes, poker cards and bets are typed, checked and played to the end of the round."""
    game = Game.new(assemble(Recipe(Everything, seats=3)), dealer=2, rounds=1)
    assert Stake(0, {"AH": 5, "KC": 7}) == person(game, monkeypatch, "ah=5, ♣K=6", "nope", "ah=x", "ah=5 kc=7")[0].move(
        game.seen_by(0)
    )
    who, stream = person(game, monkeypatch, "r")
    assert who.move(game.seen_by(0)) in game.moves
    assert "for example " in stream.getvalue()
    while not isinstance(game.moves.draw(Random(1)), Choose) or game.turn:
        game = game.play(game.moves.draw(Random(1)))
    five = list(game.hands[0])[:5]
    who, stream = person(game, monkeypatch, "2C", " ".join(card.symbol for card in reversed(five)))
    assert Choose(0, str(CardSet(five))) == who.move(game.seen_by(0))
    assert "'2C' is not possible" in stream.getvalue()
    while not isinstance(game.moves.draw(Random(1)), Bet) or game.turn:
        game = game.play(game.moves.draw(Random(1)))
    listed = tuple(game.moves)
    assert listed[3] == person(game, monkeypatch, "4")[0].move(game.seen_by(0))


def test_long_ranges_of_chips_are_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bet out of a large purse is a number of chips."""
    game = Game.new(assemble(Recipe(Everything, seats=3)), dealer=0, rounds=1, purses=1000)
    while not isinstance(game.moves.draw(Random(1)), Bet):
        game = game.play(game.moves.draw(Random(1)))
    who, stream = person(game, monkeypatch, "988", "pass", "700")
    assert Bet(0, 700) == who.move(game.seen_by(0))
    assert "0 to 987 chips" in stream.getvalue()
    game = game.play(Bet(0, 700))
    assert game.turn == 1
    answers(monkeypatch, "pass")
    assert Pass(1) == Person(1, Output(io.StringIO()), Log(game, 1), Random(1)).move(game.seen_by(1))


def test_the_card_a_run_waits_for_is_laid_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A forced card is no choice, so nobody is asked for it; a lead is asked for even if there is only one."""
    game = situation(hands=["6S 8C", "4S 9H", "5S 4C"], dead_hand="7S", to_lead="Ben")
    game = game.play(Play(1, Card("4S"))).play(Play(2, Card("5S")))
    assert Play(0, Card("6S")) == person(game, monkeypatch)[0].move(game.seen_by(0))
    lead = situation(hands=["6S", "5S 2H", "4C 9H"])
    with pytest.raises(Leaves):
        person(lead, monkeypatch)[0].move(lead.seen_by(0))


def test_the_table_shows_what_everybody_can_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """``?`` shows cards counted, chips, the layout and what has been played - and no hidden card."""
    game = situation(hands=["6S 8C", "5S 3H", "4C"], dead_hand="9S", played="rest", spaces={"AH": 3}, stopped_suit="hearts")
    who, stream = person(game, monkeypatch, "?", "1")
    who.move(game.seen_by(0))
    shown = [line.strip() for line in stream.getvalue().splitlines()]
    at = shown.index("Anna: 2 cards, 20 chips (you)")
    assert ["Ben: 2 cards, 20 chips", "Carla: 1 card, 20 chips, the dealer", "layout: AH 3  KC 0  QD 0  JS 0"] == shown[
        at + 1 : at + 4
    ]
    assert "last stop in hearts" in shown
    assert not re.search("♠5|5S|♥3|3H|♣4|4C|♠9|9S", stream.getvalue())


class Bare(RulePlugin):
    """A game with nothing but cards, and a card turned up."""

    manifest = Manifest(name="bare", version="1", kind="game", summary="no spaces, no chips")

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule:
        """The last card of the dead hand is turned up."""
        return DealRule(id="bare.deal", turn_up=True)


def test_a_table_without_spaces_has_no_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that knows no chips is told and shown without a layout; trumps are public."""
    game = Game.new(assemble(Recipe(Bare, seats=3)), names=NAMES, dealer=2, rounds=1)
    log = Log(game)
    game = game.play(Deal.from_seed(b"bare"))
    who, stream = person(game, monkeypatch, "?", "1")
    who.move(game.seen_by(0))
    assert "layout: no spaces" in stream.getvalue()
    assert re.search("(clubs|diamonds|hearts|spades) are trumps", stream.getvalue())
    log.hear(game.news)
    assert ["          Anna     Ben   Carla", "chips       30      30      30"] == told(log.standing())


class Tell(RulePlugin):
    """A house rule: Anna makes a speech before play, and there is no end to what she may say."""

    manifest = Manifest(name="tell", version="1", kind="house-rule", summary="a speech before play")

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Phase:
        """Anna speaks once."""
        return Phase(
            id="tell.speech",
            name="speech",
            gap="before-play",
            memory={"spoken": Memory(start=False, audience="all")},
            turn=lambda view: None if view.memory["spoken"] else 0,
            moves=lambda _: Moves(Speeches()),
            apply=lambda _, __: (Remember("spoken", True),),
            text="a speech",
        )


@attrs.frozen
class Speech(SeatMove):
    """A move that a plug-in defines."""

    words: str

    def __str__(self) -> str:
        return f"{self.seat}:say {self.words}"


class Speeches:
    """A thousand and one things to say."""

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Speech)

    def __iter__(self) -> Iterator[Move]:
        raise ArgumentError("nobody can say all that")

    def __len__(self) -> int:
        return 30

    def draw(self, random: Random) -> Move:
        """Something."""
        return Speech(0, "hear, hear")


def test_moves_that_nobody_can_list_nor_type_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plug-in's own kind of move is made by asking for any."""
    game = Game.new(assemble(Recipe("michigan", Tell, seats=3)), names=NAMES, dealer=2).play(Deal.from_seed(b"1"))
    who, stream = person(game, monkeypatch, "say hi", "r")
    assert Speech(0, "hear, hear") == who.move(game.seen_by(0))
    assert "'say hi' is not possible; too many to list" in stream.getvalue()
    assert "say hear, hear" == choice(Speech(0, "hear, hear"), catalogue())


def test_a_question_in_the_middle_of_a_run_shows_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where holding back can be punished, the holder is asked, sees the run, and is told what is against the rules."""
    game = situation("michigan referee", hands=["6S 8C", "4S 9H", "5S 4C"], dead_hand="7S", to_lead="Ben")
    log = Log(game, 0)
    for move in (Play(1, Card("4S")), Play(2, Card("5S"))):
        game = game.play(move)
        log.hear(game.news)
    answers(monkeypatch, "2")
    stream = io.StringIO()
    assert Pass(0) == Person(0, Output(stream), log, Random(1)).move(game.seen_by(0))
    assert "Ben leads 4S -> Carla 5S ..." in stream.getvalue()
    assert re.search(r"2  pass  \(against the rules, and punished\)", stream.getvalue())


def test_titles_are_public(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever won at poker is shown at the table, since he may lead first."""
    game = Game.new(assemble(Recipe("tripoley", seats=3)), names=NAMES, dealer=2, rounds=1)
    rng = Random(2)
    while not (game.seen_by(0).titles and game.turn is not None):
        game = game.play(game.moves.draw(rng))
    seat = game.turn
    answers(monkeypatch, "?", "r")
    stream = io.StringIO()
    Person(seat, Output(stream), Log(game, seat), Random(1)).move(game.seen_by(seat))
    assert re.search(r"poker: \w+", stream.getvalue())


# -- rules and plug-ins ------------------------------------------------------------------------------------------------


def test_the_rules_are_those_the_rulebook_explains(run: Run) -> None:
    """``boodle rules --answers`` prints every rule with its plug-in, source and rank, and over whom it won."""
    code, out, err = run("rules michigan change-suit kitty:stake=3 --seats 5 --answers")
    assert (0, "") == (code, err)
    assert assemble("michigan change-suit kitty:stake=3", seats=5).explain() == out.rstrip("\n")


def test_the_plug_ins_that_are_installed(run: Run) -> None:
    """``boodle plugins`` names each plug-in with version, kind, origin, parameters and declarations."""
    code, out, err = run("plugins")
    assert (0, "") == (code, err)
    assert list(boodle.installed()) == re.findall(r"^([a-z-]+) [\d.]+  (?:game|house-rule|bridge)  from", out, re.M)
    assert re.search(r"^kitty 1\.0  house-rule  from boodle \S+ \(boodle_variants\.staking:Kitty\)$", out, re.M)
    assert "parameters: name=Kitty, stake=2" in out
    assert "declares: kitty.space (Space), kitty.ante (Ante)" in out


BROKEN = {
    "explodes": "raise RuntimeError('bang')",
    "leaves": "raise SystemExit('bye')",
    "misnamed": "from boodle_variants.staking import Kitty as plugin",
    "bare": "plugin = 3",
    "wrong": (
        "import boodle\n"
        "class plugin(boodle.RulePlugin):\n"
        "    manifest = boodle.Manifest(name='wrong', version='1', kind='house-rule', summary='s')\n"
        "    @boodle.hookimpl\n"
        "    def boodle_deck(self, setup):\n"
        "        return 3\n"
    ),
}


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed plug-ins, each broken in another way."""
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[boodle]\n" + "".join(f"{name} = broken_{name}:plugin\n" for name in BROKEN))
    for name, code in BROKEN.items():
        (tmp_path / f"broken_{name}.py").write_text(code)
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("broken")
def test_broken_plug_ins_are_listed_as_broken(run: Run) -> None:
    """A plug-in that cannot be used says why, and the others are listed all the same."""
    code, out, err = run("plugins")
    assert (0, "") == (code, err)
    assert set(BROKEN) == set(re.findall(r"^([a-z]+)  BROKEN  from broken 1\.0 \(", out, re.M))
    assert "RuntimeError: bang" in out
    assert "SystemExit: bye" in out
    assert "hook 'boodle_deck': got 3, expected Deck" in out
    assert re.search(r"^michigan 1\.0  game", out, re.M)


@pytest.mark.usefixtures("broken")
def test_a_broken_plug_in_in_a_recipe_is_one_line(run: Run) -> None:
    """Naming a broken plug-in is an error in one line."""
    code, _, err = run("play michigan explodes --bots")
    assert 2 == code
    assert 1 == len(err.splitlines())
    assert "'explodes'" in err


# -- errors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("play", ["RECIPE"]),
        ("play michigann --bots", ["did you mean 'michigan'"]),
        ("play michigan --seats two", ["--seats"]),
        ("play michigan --seats", ["--seats"]),
        ("play michigan --seats 9 --bots", ["'michigan' is for 3 to 8 players, not 9"]),
        ("play michigan --seats 0 --bots", ["'seats' is 0"]),
        ("play michigan --sets 4", ["no option '--sets'; did you mean '--seats'?"]),
        ("rules michigan --qqq", ["no option '--qqq'; see --help"]),
        ("play michigan --rounds 0 --bots", ["'rounds' is 0"]),
        ("play michigan --purse -3 --bots", ["'purses' holds -3"]),
        ("play michigan --dealer 4 --bots", ["'dealer' is 4"]),
        ("play michigan --dealer Zoe --bots", ["'dealer' is 'Zoe'"]),
        ("play michigan --dealer ² --bots", ["'dealer' is '²'"]),
        ("play michigan kitty:stake --bots", ["'kitty:stake' cannot be read"]),
        ("play michigan boodle-de --bots", ["two games or more"]),
        ("play kitty --bots", ["no game"]),
        ("rules michigan kitty:stak=2 nix", ["no parameter 'stak'", "no plug-in 'nix'"]),
        ("plugins please", ["please"]),
        ("plug", ["No such command 'plug'"]),
        ("--nope", ["--nope"]),
    ],
)
def test_an_error_is_one_line_for_each_problem(run: Run, words: str, expected: list[str]) -> None:
    """Whatever is wrong is said in one line for each problem, with exit code 2."""
    code, out, err = run(words)
    assert (2, "") == (code, out)
    assert len(expected) == len(err.splitlines())
    assert all(line.startswith("boodle: ") for line in err.splitlines())
    for words_ in expected:
        assert words_ in err


@pytest.mark.parametrize(
    ("words", "expected"), [("--version", f"boodle {boodle.__version__}\n"), ("", "Usage: boodle"), ("play --help", "--dealer")]
)
def test_help_and_version(run: Run, words: str, expected: str) -> None:
    """The command says what it is and what it can do."""
    code, out, err = run(words)
    assert (0, "") == (code, err)
    assert expected in out


def test_the_way_out_of_a_conflict_can_be_typed(run: Run) -> None:
    """Every remedy that an error names is a word of a recipe here, and works (DESIGN 6)."""
    words = "rules michigan change-suit:stuck=same-suit pass-left"
    code, _, err = run(words)
    remedies = re.findall(r"'([^' ]+)'", err.partition("keep one: ")[2])
    assert (2, 4) == (code, len(remedies))
    for remedy in remedies:
        assert 0 == run(f"{words} {remedy}")[0], remedy


def test_a_parameter_given_twice_can_be_given_here(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A remedy that gives a parameter is typed as one."""

    def contested() -> list[object]:
        raise boodle.RulesError("give it in the recipe: ('kitty', {'stake': 2}) or ('kitty', {'name': 'Pool'})")

    monkeypatch.setattr("boodle.cli.app.catalogue", contested)
    assert "boodle: give it in the recipe: 'kitty:stake=2' or 'kitty:name=Pool'\n" == run("plugins")[2]


@pytest.mark.parametrize("dealer", ["4", "Emma"])
def test_the_first_dealer_is_a_seat_or_a_name(run: Run, dealer: str) -> None:
    """The first dealer may be named."""
    assert "Round 1: Emma deals" in run(f"play michigan --bots --seats 5 --rounds 1 --seed 1 --dealer {dealer}")[1]


def test_an_interruption_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """^C while the bots play ends with one line and the usual code."""

    def interrupted(_: object) -> list[object]:
        raise KeyboardInterrupt

    monkeypatch.setattr("boodle.cli.app.catalogue", lambda: interrupted(None))
    assert (130, "", "boodle: interrupted\n") == run("plugins")


def test_without_the_extra_the_command_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both typer and rich are an extra; without them there is a hint and no traceback."""
    monkeypatch.delitem(sys.modules, "boodle.cli.app")
    monkeypatch.setitem(sys.modules, "typer", None)
    code, out, err = run("plugins")
    assert (2, "") == (code, out)
    assert "pip install 'boodle[cli]'" in err


def test_any_other_missing_module_is_no_missing_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only typer and rich are the extra; whatever else is missing is told as it is."""
    monkeypatch.delitem(sys.modules, "boodle.cli.app")
    monkeypatch.setitem(sys.modules, "boodle.cli.person", None)
    with pytest.raises(ModuleNotFoundError, match="person"):
        run("plugins")


class Broken(io.StringIO):
    """An output that cannot be written to."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.error = error

    def write(self, _: str) -> int:
        """It cannot."""
        raise self.error


@pytest.mark.parametrize(
    ("error", "told_"),
    [(BrokenPipeError(), ""), (OSError(28, "No space left"), "boodle: cannot read or write: No space left\n")],
)
def test_output_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, error: OSError, told_: str
) -> None:
    """A closed pipe ends the command quietly, any other trouble with one line."""
    monkeypatch.setattr(sys, "stdout", Broken(error))
    assert 2 == boodle.cli.main(["plugins"])
    assert told_ == capsys.readouterr().err


def test_nobody_has_to_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command without any standard output, or without one for errors, runs all the same."""
    with monkeypatch.context() as without:
        without.setattr(sys, "stdout", None)
        assert 0 == boodle.cli.main(["rules", "michigan"])
    code = "import sys; sys.stdout = None; sys.stderr = None; from boodle.cli import main; sys.exit(main(sys.argv[1:]))"
    for words, expected in (("rules michigan", 0), ("rules nix", 2)):
        assert expected == subprocess.run([sys.executable, "-c", code, *words.split()], timeout=60, check=False).returncode


# -- the terminal ------------------------------------------------------------------------------------------------------


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        """It is one."""
        return True


@pytest.mark.parametrize(("at_a_terminal", "echoed"), [(True, False), (False, True)])
def test_what_is_typed_is_on_the_screen_once(monkeypatch: pytest.MonkeyPatch, at_a_terminal: bool, echoed: bool) -> None:
    """A terminal shows what is typed by itself; what comes from elsewhere is shown, so that the log can be read."""
    game = situation(hands=["5S 2C", "6S 3C", "4C"])
    who, stream = person(game, monkeypatch)
    monkeypatch.setattr(sys, "stdin", (Terminal if at_a_terminal else io.StringIO)("nonsense\n1\n"))
    monkeypatch.setattr(builtins, "input", lambda: sys.stdin.readline().rstrip("\n"))
    who.move(game.seen_by(0))
    assert echoed is ("q: leave): nonsense\n" in stream.getvalue())


@pytest.mark.parametrize(("no_colour", "coloured"), [("", True), ("1", False)])
def test_colours_on_a_terminal_unless_they_are_not_wanted(
    monkeypatch: pytest.MonkeyPatch, no_colour: str, coloured: bool
) -> None:
    """A terminal gets colours, and with NO_COLOR not a single escape code."""
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", no_colour)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    terminal = Terminal()
    Output(terminal).tell([Line("run", "Anna leads ♥5"), Line("out", "Anna is out")])
    assert coloured is ("\x1b[" in terminal.getvalue())
    assert "Anna leads" in terminal.getvalue()


def test_what_is_no_terminal_gets_no_colours_and_whole_lines() -> None:
    """A file gets the bare text, and a long run stays one line."""
    stream = io.StringIO()
    Output(stream).tell([Line("run", "Anna leads ♥5 " + "→ Ben ♥6 " * 40)])
    assert "\x1b" not in stream.getvalue()
    assert 1 == stream.getvalue().count("\n")


def command(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "boodle", *words], env={**os.environ, **environment}, capture_output=True, timeout=60, check=False
    )


def test_letters_where_symbols_cannot_be_shown() -> None:
    """A stream of ASCII gets cards as letters and nothing it cannot show; ``python -m boodle`` is the command."""
    done = command("play", "michigan", "--bots", "--rounds", "1", "--seed", "7", PYTHONIOENCODING="ascii")
    assert (0, b"") == (done.returncode, done.stderr)
    text = done.stdout.decode("ascii")
    assert "1 each on AH KC QD JS" in text
    assert re.search(r"^  \w+ leads \w+( \w+)* -> .* - stop \(\w+ is in the spare hand\)$", text, re.M)
    assert "?" not in text


def test_a_closed_pipe_is_no_traceback() -> None:
    """Whoever reads only the first lines gets them, and no complaint."""
    with subprocess.Popen(
        [sys.executable, "-m", "boodle", "play", "michigan", "--bots", "--rounds", "400"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"michigan")
        process.stdout.close()
        assert b"" == process.stderr.read()
    assert 2 == process.returncode


@pytest.mark.parametrize("stream", ["/dev/full"])
def test_a_full_disk_is_one_line(stream: str) -> None:
    """Output that cannot be written is an error in one line."""
    with Path(stream).open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-m", "boodle", "rules", "michigan"], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert 2 == done.returncode
    assert done.stderr.startswith(b"boodle: cannot read or write: ")
    assert 1 == len(done.stderr.splitlines())
