"""Records: what is written, what a replay says about a record that is not the game, and what one seat may keep."""

from __future__ import annotations

import contextlib
import inspect
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

import boodle
from boodle import (
    ArgumentError,
    Bid,
    CallTime,
    Card,
    Choose,
    ClaimSpace,
    Deal,
    Game,
    Move,
    Paid,
    Pass,
    Play,
    Recipe,
    Record,
    RecordError,
    ReplayDiverged,
    Rulebook,
    RulebookMismatch,
    TakeOver,
    assemble,
    replay,
)
from boodle import record_reading as reading
from boodle.record import history_of
from boodle.record_checks import seat_hash, state_hash
from boodle.record_of_seat import parts_of_seat
from boodle.record_words import KINDS, path_of
from keeping import KEPT_IN
from plugins.between import Ceremonies
from strategies import shipped

NAMES = ("Anna", "Ben", "Carla", "Dan")


def session(recipe: Recipe, most: int = 1000, seed: int = 1, **how: Any) -> Game:
    """A game of random moves."""
    random = Random(seed)
    game = Game.new(assemble(recipe), **{"names": NAMES[: recipe.seats], "rounds": 1, "dealer": 0, **how})
    while not game.over and len(game.log) < most:
        game = game.play(game.moves.draw(random))
    return game


GAME = session(Recipe("michigan", ("kitty", {"stake": 2})), rounds=2)
RECORD = Record.of(GAME, id="table 1")


def changed(**parts: Any) -> dict[str, Any]:
    """The record as plain JSON, with other parts."""
    return RECORD.to_dict() | parts


# -- what is written ---------------------------------------------------------------------------------------------------


def test_a_record_says_who_played_what_how_it_began_and_every_move() -> None:
    """And for a replay: the fingerprint, the rules above the standard ones, checks on the way, the result."""
    assert (GAME.rulebook.recipe, NAMES, "table 1") == (RECORD.recipe, RECORD.names, RECORD.id)
    assert {"purses": (30, 30, 30, 30), "dealer": 0, "rounds": 2, "spaces": {}} == dict(RECORD.start)
    assert tuple(map(str, GAME.log)) == RECORD.moves
    assert GAME.rulebook.fingerprint == RECORD.fingerprint
    assert "same-suit" not in RECORD.rules.values() or "stop.stuck" in RECORD.rules
    assert {"michigan": "1.0", "kitty": "1.0"}.items() <= RECORD.versions.items()
    marks = [*range(20, len(GAME.log), 20), len(GAME.log)]
    assert list(map(str, sorted(set(marks)))) == list(RECORD.checks)
    assert {"purses": GAME.purses, "spaces": dict(GAME.spaces), "bank": 0, "winners": GAME.winners} == dict(RECORD.result)
    assert (None, {}) == (RECORD.seat, RECORD.shown)


def test_a_game_that_is_still_on_has_no_result_and_goes_on_after_the_replay() -> None:
    """Nor a check where nothing has been played."""
    half = GAME.undo(30)
    record = Record.of(half)
    assert {} == record.result
    again = replay(Record.from_json(record.to_json()))
    assert (half, half.log, half.events, half.moves) == (again, again.log, again.events, again.moves)
    start = Record.of(Game.new(GAME.rulebook))
    assert ((), {}) == (start.moves, start.checks)
    assert replay(start) == Game.new(GAME.rulebook)


def test_json_has_one_move_in_a_line() -> None:
    """So that two records can be compared line by line."""
    lines = RECORD.to_json().splitlines()
    assert all(f'  "{move}"' in (line.rstrip(",") for line in lines) for move in RECORD.moves)
    assert RECORD.to_json().startswith('{\n "boodle": 1,\n "id": "table 1",\n "recipe": {')
    assert RECORD.to_json().endswith("}\n")


def test_a_record_never_changes() -> None:
    """Neither its parts nor what they hold; equal records have equal hashes."""
    with pytest.raises(AttributeError):
        RECORD.id = ""  # type: ignore[misc]  # that it cannot be set is the point
    for part in (RECORD.start, RECORD.rules, RECORD.checks, RECORD.result):
        with pytest.raises(TypeError):
            part["x"] = 1  # type: ignore[index]  # as above
    twin = Record.from_json(RECORD.to_json())
    assert (RECORD, hash(RECORD)) == (twin, hash(twin))
    data = RECORD.to_dict()
    data["start"]["purses"].append(3)
    assert RECORD == twin


@pytest.mark.parametrize("every", [0, -1, True, "2", None, 1.0])
def test_checks_lie_a_number_of_moves_apart(every: Any) -> None:
    """One at least."""
    with pytest.raises(ArgumentError, match="expected a number of moves, 1 or more"):
        Record.of(GAME, every=every)


def test_what_is_no_game_has_no_record_and_what_is_no_record_is_not_replayed() -> None:
    """The arguments are looked at first."""
    bad: Any
    for bad in (None, GAME.state, RECORD):
        with pytest.raises(ArgumentError, match=r"'Record\.of' takes a game"):
            Record.of(bad)
    for bad in (None, GAME, RECORD.to_json()):
        with pytest.raises(ArgumentError, match="'replay' takes a Record"):
            replay(bad)
    for bad in (-1, True, "3", 2.0):
        with pytest.raises(ArgumentError, match="expected a number of moves"):
            replay(RECORD, until=bad)
    for bad in (4, -1, True, "Anna"):
        with pytest.raises(ArgumentError, match="is no seat"):
            Record.of(GAME, seat=bad)


def test_a_plug_in_that_nobody_else_has_cannot_be_recorded() -> None:
    """The record could not be played again."""
    game = Game.new(assemble(Recipe("michigan", Ceremonies)))
    with pytest.raises(RecordError, match="this game cannot be recorded: 'test-ceremonies' is passed as a class"):
        Record.of(game)
    with pytest.raises(RecordError, match="'recipe': 'test-ceremonies' is passed as a class"):
        attrs.evolve(RECORD, recipe=game.rulebook.recipe)


# -- played again ------------------------------------------------------------------------------------------------------


def test_a_replay_may_stop_on_the_way() -> None:
    """After so many moves; there is no result to compare then."""
    for until in (0, 1, 20, len(GAME.log), len(GAME.log) + 5):
        assert GAME.undo(max(0, len(GAME.log) - until)) == replay(RECORD, until=until)


def test_a_replay_in_another_process_gives_the_same_positions() -> None:
    """With another seed for hashes; the checks say so at every move (P8)."""
    text = Record.of(GAME, every=1).to_json()
    code = "import sys; from boodle import Record, replay; print(replay(Record.parse(sys.stdin.read())).purses)"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        input=text,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"{GAME.purses}\n" == answer.stdout


def test_a_move_that_was_changed_is_found_at_the_move() -> None:
    """It is not possible, or cannot be read; the number is the move's."""
    moves = [*RECORD.moves]
    at = next(at for at, move in enumerate(moves) if move.startswith("deal ")) + 1
    with pytest.raises(ReplayDiverged, match=rf"move {at + 1}: '3:AH' is not possible") as found:
        replay(Record.from_dict(changed(moves=[*moves[:at], "3:AH", *moves[at + 1 :]])))
    assert at + 1 == found.value.number
    with pytest.raises(RecordError, match=rf"move {at + 1} cannot be read: '0:XX' is no move|move {at + 1} cannot be read: 'XX'"):
        replay(Record.from_dict(changed(moves=[*moves[:at], "0:XX", *moves[at + 1 :]])))
    for check in (True, False):
        with pytest.raises(ReplayDiverged, match="somebody at the table is called Ben already"):
            replay(Record.from_dict(changed(moves=["0:takeover Ben", *moves], checks={})), check=check)


def test_a_deal_that_was_changed_is_found_at_the_next_check() -> None:
    """Two cards of the dead hand change places with each other's suit: every move is still possible, or the first is not."""
    dead = [str(card) for card in GAME.undo(len(GAME.log) - 1).dead_hand]
    game = GAME.undo(len(GAME.log) - 1)
    hand = [str(card) for card in game.hands[2]]
    swap = {dead[0]: hand[0], hand[0]: dead[0]}
    forged = " ".join(swap.get(word, word) for word in RECORD.moves[0].split())
    with pytest.raises(ReplayDiverged) as found:
        replay(Record.from_dict(changed(moves=[forged, *RECORD.moves[1:]])))
    assert 0 < found.value.number <= 20
    with pytest.raises(
        ReplayDiverged, match=r"after move 1 \('deal .*\) the game is not the recorded one: expected the position"
    ):
        replay(Record.from_dict(Record.of(GAME, every=1).to_dict() | {"moves": [forged, *RECORD.moves[1:]]}))


def test_a_result_that_was_changed_or_a_game_that_was_cut_off_is_found_at_the_end() -> None:
    """Somebody wrote himself some chips; somebody left out how he lost them."""
    purses = [30, 30, 30, 30 + sum(GAME.spaces.values())]
    with pytest.raises(ReplayDiverged, match=r"the result is .*, the record says") as found:
        replay(Record.from_dict(changed(result={**RECORD.to_dict()["result"], "purses": purses})))
    assert len(RECORD.moves) == found.value.number
    with pytest.raises(ReplayDiverged, match=r"the game is still on after 10 moves, the record says"):
        replay(Record.from_dict(changed(moves=[*RECORD.moves[:10]], checks={})))
    assert GAME.undo(len(GAME.log) - 10) == replay(Record.from_dict(changed(moves=[*RECORD.moves[:10]], checks={})), check=False)


def test_moves_after_the_end_are_found() -> None:
    """Nothing is played any more."""
    with pytest.raises(ReplayDiverged, match="the session is over"):
        replay(Record.from_dict(changed(moves=[*RECORD.moves, "0:5S"])))


def test_rules_that_have_changed_are_named_one_by_one() -> None:
    """What each was and is; the fingerprint alone says that something has."""
    other = Record.of(Game.new(assemble(Recipe("michigan", ("kitty", {"stake": 3}), "free-leads"))))
    mixed = changed(fingerprint=other.fingerprint, rules=dict(other.rules))
    with pytest.raises(RulebookMismatch, match="the rules are not those of the record") as found:
        replay(Record.from_dict(mixed))
    slots = [text.partition(" was ")[0] for text in found.value.changed]
    assert ["ante[Kitty]", "lead-suits"] == slots
    assert all(slot in str(found.value) for slot in slots)
    assert "was others=3, space=Kitty, is others=2, space=Kitty" in found.value.changed[0]
    assert GAME == replay(Record.from_dict(mixed), check=False)
    with pytest.raises(RulebookMismatch, match="a rule with a callable has another version, or boodle itself"):
        replay(Record.from_dict(changed(fingerprint="0" * 64)))
    assert GAME == replay(Record.from_dict(changed(fingerprint="", rules={}, versions={}, checks={}, result={})))


def test_a_recipe_that_makes_no_game_here_is_the_records_fault() -> None:
    """With what the assembly says."""
    recipe = RECORD.to_dict()["recipe"]
    for wrong, message in (
        ({**recipe, "plugins": [{"name": "michigam", "parameters": {}}]}, "'recipe': .*'michigam'.*did you mean 'michigan'"),
        ({**recipe, "plugins": []}, "'recipe': .*no game"),
        ({**recipe, "plugins": [{"name": "michigan", "parameters": {"x": 1}}]}, "'recipe': .* has no parameter 'x'"),
    ):
        with pytest.raises(RecordError, match=message):
            replay(Record.from_dict(changed(recipe=wrong)))


BEGINNINGS = [
    ({"purses": [1, 2]}, "'start': 'purses' is given for 2 seats; there are 4"),
    ({"dealer": 9}, "'start': 'dealer' is 9"),
    ({"rounds": 0}, "'start': 'rounds' is 0"),
    ({"spaces": {"XX": 3}}, "'start': there is no space 'XX'"),
    ({"position": {"hands": ["5S"]}}, "'start': 'hands' is given for 1 seats; there are 4.*nobody is to lead"),
    ({"position": {"hands": ["5S", "5S", "", ""], "to_lead": 0}}, "'start': 5S is in the hand of Anna and in the hand of Ben"),
    ({"position": {"hands": ["5S", "??", "", ""], "to_lead": 0}}, r"'start': the hand of Ben: '\?\?' is no card"),
    ({"position": {"hands": ["5S", "", "", ""], "last": [[], {}]}}, "'start': 'last'"),
]


@pytest.mark.parametrize(("start", "message"), BEGINNINGS)
def test_a_beginning_that_cannot_be_is_told(start: dict[str, Any], message: str) -> None:
    """With all reasons, as for any game or position."""
    with pytest.raises(RecordError, match=message):
        replay(Record.from_dict(changed(start=start, checks={}, moves=[])))


def test_time_that_was_called_and_people_who_left_are_in_the_record() -> None:
    """Whatever the table calls is a move."""
    game = session(Recipe("boodle-de"), most=30, rounds=3).play(TakeOver(1, "Zoe")).play(CallTime())
    record = Record.of(game)
    assert (NAMES, ("1:takeover Zoe", "time")) == (record.names, record.moves[-2:])
    assert game == replay(record) == replay(Record.from_text(record.to_text()))
    assert ("Anna", "Zoe", "Carla", "Dan") == replay(record).names


# -- from positions ----------------------------------------------------------------------------------------------------

DE = assemble(Recipe("boodle-de", seats=3))
FINES = assemble(Recipe("boodle-de", "kitty", ("change-suit", {"stuck": "fine-and-pass"}), seats=3))
POSITIONS: list[tuple[Rulebook, dict[str, Any]]] = [
    (DE, {"hands": ["5S 7H", "6S", "9C"], "to_lead": 0, "stopped_suit": "H", "spaces": {"AH": 3}, "purses": 9}),
    (DE, {"hands": ["7H", "6S 8H", "9C"], "last": ("5S", 0), "round_number": 2, "rounds": 3}),
    (
        DE,
        {"hands": {"Player 3": ["5S"], 0: "6S 2C", 1: {Card("7D")}}, "to_lead": "Player 3", "dealer": "Player 2", "names": None},
    ),
    # everybody but one is stuck and pays for it before anybody can move
    (FINES, {"hands": ["5H", "6H", "2S"], "to_lead": 0, "stopped_suit": "H", "purses": 5}),
    # nobody can lead: the round is void, and the next one waits for its deal
    (FINES, {"hands": ["5H", "6H", "7H"], "to_lead": 0, "stopped_suit": "H", "purses": 5, "rounds": 3}),
    # the last card of the run was the player's last: the session is over before anybody can move
    (DE, {"hands": ["", "6S 8H", "9C"], "last": ("5S", 0), "purses": 5, "spaces": {"AH": 2}}),
    (assemble(Recipe("michigan", "referee", seats=3)), {"hands": ["5S", "6S", "9C"], "to_lead": 0, "barred": {"collect": [1]}}),
    (DE, {"hands": ["5S", "6S", ""], "to_lead": 0, "left": ["Player 3"]}),
    (DE, {"hands": ["5S", "6S", ""], "to_lead": 0, "sat_out": [2], "contenders": [0, 1]}),
    (assemble(Recipe("pope-joan", seats=3)), {"hands": ["5S", "6S", "9C"], "to_lead": 0, "trump": "D", "dead_hand": "QD"}),
    (
        assemble(Recipe("tripoley-cadaco", seats=3)),
        {"hands": ["5S", "6S", "9C"], "aside": {1: "2C 3C"}, "to_lead": 0, "bank": -4, "played_by": {0: "AH"}},
    ),
]


@pytest.mark.parametrize(("rulebook", "position"), POSITIONS)
def test_a_game_from_a_position_begins_there_again(rulebook: Rulebook, position: dict[str, Any]) -> None:
    """Also where something happens before anybody can move; what was passed by name or as cards is plain in the record."""
    game = Game.from_position(rulebook, **position)
    games = [game]
    for _ in range(8):
        games.append(games[-1] if games[-1].over else games[-1].play(games[-1].moves.draw(Random(7))))
    for played in (games[0], games[-1]):
        record = Record.of(played)
        for again in (Record.from_json(record.to_json()), Record.from_text(record.to_text())):
            assert record == again or record.recipe != again.recipe
            assert (played, played.events) == (replay(again), replay(again).events)


def test_the_positions_above_are_what_they_are_said_to_be() -> None:
    """Fines before the first move, a round that is void at once, a session that is over at once."""
    fined, void, over = (Game.from_position(rulebook, **position) for rulebook, position in POSITIONS[3:6])
    assert ["Passed", "Passed"] == [type(event).__name__ for event in fined.news if not isinstance(event, Paid)]
    assert (2, None) == (void.round_number, void.turn)
    assert over.over


def test_positions_are_written_without_what_goes_without_saying() -> None:
    """Cards as text, seats as numbers."""
    game = Game.from_position(DE, **POSITIONS[2][1])
    assert {
        "position": {
            "hands": ("2C 6S", "7D", "5S"), "purses": (0, 0, 0), "dealer": 1, "round_number": 1, "rounds": 1, "to_lead": 2,
        }
    } == dict(Record.of(game).start)  # fmt: skip


# -- formats -----------------------------------------------------------------------------------------------------------


def test_a_record_of_an_earlier_format_is_brought_to_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Step by step; each migration is a function from one format to the next."""
    monkeypatch.setattr(reading, "FORMAT", 3)
    monkeypatch.setitem(
        reading.MIGRATIONS, 1, lambda data: {**data, "boodle": 2, "names": [name.upper() for name in data["names"]]}
    )
    monkeypatch.setitem(reading.MIGRATIONS, 2, lambda data: {**data, "boodle": 3, "id": data["id"] + "!"})
    data = reading.migrate(RECORD.to_dict())
    assert (3, ["ANNA", "BEN", "CARLA", "DAN"], "table 1!") == (data["boodle"], data["names"], data["id"])


FORMATS: list[tuple[Any, str]] = [
    (2, "the record is of format 2, this boodle reads up to 1; update boodle"),
    (10**30, "the record is of format 1000.*; update boodle"),
    (0, "the record says format 0; formats are numbered from 1"),
    (-1, "the record says format -1"),
    (True, "this is no record of boodle"),
    ("1", "this is no record of boodle"),
    (None, "this is no record of boodle"),
]


@pytest.mark.parametrize(("form", "message"), FORMATS)
def test_a_format_that_is_not_there_yet_or_never_was_is_refused(form: Any, message: str) -> None:
    """A newer one asks for a newer boodle."""
    with pytest.raises(RecordError, match=message):
        Record.from_dict(changed(boodle=form))


DAMAGED: list[tuple[str, Any, str]] = [
    ("moves", {}, "'moves' is {}; expected a list"),
    ("moves", ["0:5S", 7], "'moves: 2' is 7; expected text"),
    ("moves", ["0:5S", None], "'moves: 2' is None; expected text"),
    ("moves", ["x" * 20_000], "is larger than anything in a record"),
    ("names", ["Anna", "Ben", "Carla"], "expected a name for each of 4 seats"),
    ("names", ["Anna", "Ben", "Carla", "Anna"], "no two alike"),
    ("names", ["Anna", "Ben", "Carla", "\n"], r"'names': '\\n' is no name of a player"),
    ("names", "Anna", "'names' is 'Anna'; expected a list"),
    ("recipe", [], r"'recipe' is \[\]; expected an object"),
    ("recipe", {}, "'recipe': {} is no written recipe"),
    ("recipe", {"plugins": [{"name": "a b"}], "seats": 4}, "'recipe': 'a b' is no name of a plug-in"),
    ("recipe", {"plugins": [{"name": "x"}] * 200, "seats": 4}, "'recipe' holds more than 500 things"),
    ("recipe", {"plugins": [{"name": "x", "parameters": {"a": [[[[[[[[[0]]]]]]]]]}}], "seats": 4}, "nested too deeply"),
    ("start", {"purse": 3}, "'start' has no part 'purse'; it has purses, dealer, rounds, spaces"),
    ("start", {"purses": "3"}, "'start: purses' is '3'; expected a whole number or a list of whole numbers"),
    ("start", {"purses": [3, True, 3, 3]}, "'start: purses' is"),
    ("start", {"dealer": 1.5}, "'start: dealer' is 1.5; expected a whole number or null"),
    ("start", {"spaces": {"AH": None}}, "'start: spaces: AH' is None; expected a whole number"),
    ("start", {"position": {}}, "'start: position' does not say the hands"),
    ("start", {"position": {"hands": "5S"}}, "'start: position: hands' is '5S'; expected a list"),
    ("start", {"position": {"hands": []}, "dealer": 1}, "'start' has no part 'dealer'; it has position"),
    ("start", {"position": {"hands": [], "rulebook": 3}}, "'start: position' has no part 'rulebook'"),
    ("start", {"position": {"hands": [], "barred": {"sing": []}}}, "'start: position: barred' has no part 'sing'"),
    ("checks", {"x": "y"}, "'checks' holds 'x'; expected a number of moves from 1 to"),
    ("checks", {"0": "y"}, "'checks' holds '0'"),
    ("checks", {"01": "y"}, "'checks' holds '01'"),
    ("checks", {"٣": "y"}, "'checks' holds '٣'"),
    ("checks", {"9999999": "y"}, "'checks' holds '9999999'"),
    ("checks", {"1": 5}, "'checks: 1' is 5; expected text"),
    ("result", {"purses": []}, "'result' is .*; expected purses, spaces, bank, winners"),
    ("result", {"purses": 3}, "'result: purses' is 3; expected a list"),
    ("seat", 4, "'seat' is 4; expected a seat from 0 to 3 or 'spectator'"),
    ("seat", "Anna", "'seat' is 'Anna'; expected a seat"),
    ("seat", True, "'seat' is True; expected a whole number or text"),
    ("id", 2**70, "is larger than anything in a record"),
    ("shown", {"0": "5S"}, ""),
    ("surprise!", 1, "a record has no part 'surprise!'"),
    ("rules", {"a": {"b": "c"}}, "'rules: a' is {'b': 'c'}; expected text"),
]


@pytest.mark.parametrize(("part", "value", "message"), DAMAGED)
def test_a_part_that_is_damaged_is_named(part: str, value: Any, message: str) -> None:
    """Where it is, what it is, what it should be."""
    if not message:
        assert {} == Record.from_dict(changed(**{part: value})).to_dict().get("shown", {})
        return
    with pytest.raises(RecordError, match=message):
        Record.from_dict(changed(**{part: value}))


@pytest.mark.parametrize("part", ["recipe", "names", "start", "moves"])
def test_a_part_that_is_missing_is_named(part: str) -> None:
    """The others can be left out."""
    with pytest.raises(RecordError, match=f"the record has no '{part}'; it is damaged or cut off"):
        Record.from_dict({name: value for name, value in RECORD.to_dict().items() if name != part})
    needed = ("boodle", "recipe", "names", "start", "moves")
    assert GAME == replay(Record.from_dict({name: value for name, value in RECORD.to_dict().items() if name in needed}))


def test_plain_values_that_go_on_for_ever_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list in itself, a thousand lists that are one, a key that is no text."""
    endless: list[Any] = []
    endless.append(endless)
    with pytest.raises(RecordError, match="nested too deeply"):
        Record.from_dict(changed(moves=endless))
    monkeypatch.setattr(reading, "MOST_LETTERS", 5000)
    shared: list[Any] = [[[0] * 100] * 100]
    with pytest.raises(RecordError, match="there is more in this than in any record"):
        Record.from_dict(changed(moves=shared))
    for odd in ({1: "x"}, {"a": {1, 2}}, {"a": b"x"}):
        with pytest.raises(RecordError, match="of a kind that JSON does not have"):
            Record.from_dict(changed(rules=odd))


def test_a_position_in_a_record_says_all_that_a_position_can_say() -> None:
    """Whatever ``Game.from_position`` takes; what was played is what lies nowhere else."""
    arguments = {*inspect.signature(Game.from_position).parameters} - {"rulebook", "names", "played"}
    assert arguments == {*reading.SHAPES["start: position"]}
    titled = {path_of(title, position=True)[2] for title in KINDS if path_of(title, position=True)[0] == "start"}
    assert arguments == titled
    assert {*inspect.signature(Game.new).parameters} - {"rulebook", "names"} == {*reading.SHAPES["start"]}


JSON: list[tuple[Any, str]] = [
    ("", "this is no JSON"),
    ("{", "this is no JSON"),
    (RECORD.to_json()[:-200], "this is no JSON"),
    ("[]", "this is no record of boodle"),
    ("3", "this is no record of boodle"),
    ('{"boodle": NaN}', "NaN is no number in a record"),
    ('{"boodle": 1, "a": 1, "b": 2, "a": 3}', "the key 'a' stands twice in one object"),
    ("[" * 100_000, "the JSON is nested too deeply for a record"),
    ("9" * 5000, "this is no JSON"),
    (b"\xff\xfe\x00", "this is no JSON"),
    (None, "a record is text of at most"),
    (" " * (reading.MOST_LETTERS + 1), "a record is text of at most"),
]


@pytest.mark.parametrize(("text", "message"), JSON)
def test_what_is_no_json_is_no_record(text: Any, message: str) -> None:
    """Cut off, nested without end, twice the same key, no number."""
    with pytest.raises(RecordError, match=message):
        Record.from_json(text)


def test_either_form_is_read_whichever_it_is() -> None:
    """As text or as bytes in UTF-8."""
    for text in (RECORD.to_json(), "\n " + RECORD.to_json(), RECORD.to_json().encode()):
        assert RECORD == Record.parse(text)
    assert RECORD.moves == Record.parse(RECORD.to_text()).moves == Record.parse(RECORD.to_text().encode()).moves
    with pytest.raises(RecordError, match="this is no text in UTF-8"):
        Record.parse(b"\xff")


BOMBS = {
    "keys": '{"boodle": 1' + "".join(f', "{number}": 1' for number in range(100_000)) + ', "1": 2}',
    "names": json.dumps(
        changed(recipe={"plugins": [], "seats": 4, "without": ["x" * 100 + str(number) for number in range(400)]})
    ),
    "plug-ins": json.dumps(
        changed(recipe={"plugins": [{"name": f"michigan-{number}" + "x" * 80} for number in range(150)], "seats": 4})
    ),
    "moves": json.dumps(changed(moves=["0:5S"] * 200_001)),
    "lists": json.dumps(changed(moves=[[]] * 300_000)),
    "checks": json.dumps(changed(moves=["time"] * 3000, checks={str(at): "x" for at in range(1, 3001)})),
    "quotes": "recipe: michigan\nseats: 4\n" + '"\\' * 9_000,
    "commas": "recipe: michigan\nseats: 4\n" + ("," * 19_000 + "\n") * 100,
    "words": "recipe: michigan\nseats: 900\n" + ("a " * 9_000 + "\n") * 100,
    "titles": "rule: a, b\n" * 50_000 + "recipe: michigan\nseats: 4\n",
    "cards": "recipe: michigan\nseats: 4\n deal 5S\n" + "  5S\n" * 200_000,
}


@pytest.mark.parametrize("name", sorted(BOMBS))
def test_a_file_made_to_take_for_ever_ends_soon(name: str) -> None:
    """Each is near the edge of what is read at all; most are refused, some are just long."""
    begun = time.process_time()
    with contextlib.suppress(RecordError):
        replay(Record.parse(BOMBS[name]), check=False)
    assert time.process_time() - begun < 8


# -- the record of one seat --------------------------------------------------------------------------------------------


def test_a_seats_record_shows_its_own_cards_of_each_deal_and_no_others() -> None:
    """In the order of the pack, at the places where its cards came; a spectator sees none."""
    deals = [move for move in GAME.log if isinstance(move, Deal)]
    hands = [game.hands for game in history_of(GAME) if isinstance(game.move, Deal)]
    for seat in range(4):
        record = Record.of(GAME, seat=seat)
        shown = [move.split()[1:] for move in record.moves if move.startswith("deal ")]
        assert [{str(card) for card in hand[seat]} for hand in hands] == [{*cards} - {"??"} for cards in shown]
        for cards, deal, hand in zip(shown, deals, hands, strict=True):
            places = [at for at, card in enumerate(deal.cards) if card in hand[seat]]
            assert places == [at for at, card in enumerate(cards) if card != "??"]
            assert [str(card) for card in hand[seat]] == [cards[at] for at in places]
        assert [move for move in RECORD.moves if not move.startswith("deal ")] == [
            move for move in record.moves if not move.startswith("deal ")
        ]
    spectator = Record.of(GAME, seat="spectator")
    assert {"deal", "??"} == {word for move in spectator.moves if move.startswith("deal ") for word in move.split()}


def test_a_seats_record_has_hashes_of_its_views_and_none_of_positions() -> None:
    """A hash of the position would let the hidden cards be found by trying."""
    record = Record.of(GAME, seat=1, every=5)
    games = history_of(GAME)
    assert seat_hash(GAME, 1) == record.checks[str(len(record.moves))]
    secret = {state_hash(game) for game in games}
    others = {seat_hash(game, seat) for game in games for seat in (0, 2, 3)}
    assert not {*record.checks.values()} & (secret | others)
    assert {*record.checks.values()} <= {seat_hash(game, 1) for game in games}
    assert (RECORD.fingerprint, RECORD.result, RECORD.rules) == (record.fingerprint, record.result, record.rules)


def test_a_seats_record_cannot_be_played_again() -> None:
    """Nobody could deal from it."""
    with pytest.raises(RecordError, match="this is the record of one seat, with what it knew"):
        replay(Record.of(GAME, seat=0))


def play_all(game: Game, *moves: Move) -> Game:
    """The game after these moves."""
    for move in moves:
        game = game.play(move)
    return game


def test_sealed_bids_are_hidden_from_the_others() -> None:
    """Only that somebody decided; one's own bid is there. When all are shown, the last one is stated."""
    recipe = Recipe("michigan", ("widow-auction", {"sealed": True}), seats=4)
    game = Game.new(assemble(recipe), dealer=0, names=NAMES).play(Deal.from_seed(b"sealed"))
    if Choose(0, "offer") in game.moves:
        game = game.play(Choose(0, "offer"))
    asked = game.turn
    assert asked == 1
    bid = play_all(game, Bid(1, 3))
    assert "1:bid 3" == Record.of(bid).moves[-1] == Record.of(bid, seat=1).moves[-1]
    assert "1:??" == Record.of(bid, seat=2).moves[-1] == Record.of(bid, seat="spectator").moves[-1]
    passed = play_all(game, Pass(1))
    assert Record.of(passed, seat=2) == Record.of(bid, seat=2)


def test_poker_cards_that_were_picked_are_hidden_from_the_others() -> None:
    """Until they are shown, and then they are shown after the move that ended the betting."""
    game = Game.new(assemble(Recipe("tripoley-cadaco", seats=3)), dealer=0, names=NAMES[:3]).play(Deal.from_seed(b"poker"))
    while not isinstance(game.move, Choose):
        game = game.play(next(iter(game.moves.lawful)))
    seat = game.move.seat
    assert f"{seat}:??" == Record.of(game, seat=(seat + 1) % 3).moves[-1]
    assert str(game.move) == Record.of(game, seat=seat).moves[-1]


def test_a_claim_that_nobody_heard_of_leaves_no_trace() -> None:
    """Claims after the deal are told when all have been made; how many somebody has made shows in no number of moves."""
    recipe = Recipe("boodle-de", ("claims", {"when": "held", "by": "player"}), seats=3)
    game = Game.new(assemble(recipe), dealer=0, names=NAMES[:3])
    for number in range(100):
        dealt = game.play(Deal.from_seed(bytes([number])))
        claims = [move for move in dealt.moves if isinstance(move, ClaimSpace)]
        if claims:
            break
    claimed = dealt.play(claims[0])
    other = (claims[0].seat + 1) % 3
    assert Record.of(dealt, seat=other) == Record.of(claimed, seat=other)
    assert str(claims[0]) == Record.of(claimed, seat=claims[0].seat).moves[-1]
    assert [f"{claims[0].seat}:pass"] == [*Record.of(claimed.play(Pass(claims[0].seat)), seat=other).moves[1:]]


def test_cards_that_a_seat_comes_by_later_stand_after_the_move_that_brought_them() -> None:
    """The hand that was bought, for the buyer alone."""
    game = Game.new(assemble(Recipe("michigan", "widow-exchange", seats=3)), dealer=0, names=NAMES[:3]).play(
        Deal.from_seed(b"widow")
    )
    dead = game.dead_hand
    game = game.play(next(move for move in game.moves if not isinstance(move, Pass)))
    at = str(len(game.log))
    assert {at: str(dead)} == Record.of(game, seat=0).shown
    assert {} == Record.of(game, seat=1).shown == Record.of(game, seat="spectator").shown
    assert Record.of(game).moves[-1] == Record.of(game, seat=1).moves[-1]


def test_a_phases_secret_moves_are_hidden_whatever_kind_they_are() -> None:
    """A plug-in may let a card be swapped by a play: no event tells of it, so no record of another seat does."""
    game = Game.new(assemble(Recipe("michigan", Ceremonies, seats=3)), dealer=0)
    random = Random(3)
    while not (isinstance(game.move, Play) and game.state.stage.name == "phase"):
        swaps: list[Move] = [move for move in (game.moves if game.turn is not None else ()) if isinstance(move, Play)]
        game = game.play((swaps or [game.moves.draw(random)])[0])
    seat = game.move.seat
    games = history_of(game)
    assert str(game.move) == parts_of_seat(games, seat, 9)["moves"][-1]
    for other in {0, 1, 2, None} - {seat}:
        assert f"{seat}:??" == parts_of_seat(games, other, 9)["moves"][-1]
        assert not any(":nod" in move for move in parts_of_seat(games, other, 9)["moves"] if other is None)


def test_a_position_in_a_seats_record_shows_its_own_hand() -> None:
    """Of the others and of the dead hand only how many cards there are."""
    rulebook = assemble(Recipe("tripoley-cadaco", seats=3))
    hands, aside = ["5S 7S", "6S", "9C"], ["2C", "3C", ""]
    game = Game.from_position(rulebook, hands=hands, dead_hand="QD 2H", aside=aside, to_lead=0)
    own = Record.of(game, seat=0).start["position"]
    assert (("5S 7S", "??", "??"), "?? ??", ("2C", "", "")) == (own["hands"], own["dead_hand"], own["aside"])
    spectator = Record.of(game, seat="spectator").start["position"]
    assert ("?? ??", "??", "??") == spectator["hands"]
    bare = Game.from_position(DE, hands=["5S", "6S", "9C"], to_lead=0)
    assert {"dead_hand", "aside"} & Record.of(bare, seat=0).start["position"].keys() == set()


# -- public names ------------------------------------------------------------------------------------------------------


def test_no_public_name_is_also_a_module() -> None:
    """Or who imports the module first gets it instead of what it holds."""
    modules = {path.stem for path in Path(boodle.__file__).parent.glob("*.py")}
    assert set() == set(boodle.__all__) & modules


# -- kept records ------------------------------------------------------------------------------------------------------

KEPT = sorted(KEPT_IN.glob("*/*"))


@pytest.mark.parametrize("path", KEPT, ids=[f"{path.parent.name}/{path.name}" for path in KEPT])
def test_records_of_this_and_of_earlier_versions_are_played_again(path: Path) -> None:
    """Every check and the result; a seat's record is read. ``python tests/keeping.py`` writes those of a new version."""
    record = Record.parse(path.read_bytes())
    if record.seat is None:
        assert replay(record).over
    else:
        assert record.moves


def test_a_record_of_every_shipped_game_is_kept() -> None:
    """As JSON; some as text, some of one seat, one from a position."""
    kept = {name for path in KEPT for name in [Record.parse(path.read_bytes()).recipe.ingredients[0].name]}
    assert set() == {name for name, plugin in shipped().items() if plugin.manifest.kind == "game"} - kept
    assert {".json", ".txt"} == {path.suffix for path in KEPT}
    records = [Record.parse(path.read_bytes()) for path in KEPT]
    assert {None, 0, "spectator"} <= {record.seat for record in records}
    assert any("position" in record.start for record in records)
