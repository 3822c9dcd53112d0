"""Records as text: written by people at the table, written by boodle, and every mistake told with its line and column."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boodle import Bid, Choose, Game, Move, Recipe, Record, RecordError, assemble, record_text_reading, replay
from boodle.record_reading import MOST_LETTERS
from boodle.record_text_reading import LONGEST_LINE

EVENING = """
# Sunday evening, with the blue cards
recipe: boodle-de
names: Anna, Ben, Carla     # clockwise
purses: 20 each
dealer: Carla
rounds: 1

deal 5S 6S 7S 8S  10D JD QD KD   # as they came, the first card to Anna
     2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC
     2D 3D 4D 5D 6D 7D 8D 9D AD 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH
     2S 3S 4S 9S 10S JS QS KS AS

"""


def evening(*lines: str) -> Record:
    """The record of that evening, with a few more lines."""
    return Record.from_text(EVENING + "\n".join(lines) + "\n")


def test_people_write_a_record_at_the_table() -> None:
    """Head, comments, a deal over several lines, a line for each run; what they leave out goes without saying."""
    record = evening("Anna 2S")
    assert (("Anna", "Ben", "Carla"), 3) == (record.names, record.recipe.seats)
    assert {"purses": 20, "dealer": 2, "rounds": 1} == dict(record.start)
    assert ("0:2S", 2) == (record.moves[1], len(record.moves))
    assert record.moves[0].startswith("deal 5S 6S 7S 8S 10D JD QD KD 2C")
    assert ("", {}, {}, {}, None) == (record.fingerprint, record.rules, record.checks, record.result, record.seat)


def test_what_people_write_is_played() -> None:
    """Move by move, and refused where it went another way."""
    game = replay(evening())
    lead, *_ = game.moves.lawful
    game = game.play(lead)
    written = f"Anna {str(lead).partition(':')[2]}"
    assert game == replay(evening(written))
    with pytest.raises(RecordError, match=r"move 2: .* is not possible"):
        replay(evening("Anna AH" if "AH" not in game.hands[0] else "Anna AS"))


def test_a_record_by_hand_needs_only_a_recipe_and_how_many_play() -> None:
    """The names are numbers then, everybody has what everybody has, and the dealer is cut for."""
    game = replay(Record.from_text("recipe: michigan change-suit\nseats: 3"))
    assert (("Player 1", "Player 2", "Player 3"), (30, 30, 30)) == (game.names, game.purses)
    assert (0, 0) == (game.round_number, len(game.log))


SPOKEN = [
    ("Anna 5S", "0:5S"),
    ("Anna ♠5", "0:5S"),
    ("Ben passes", "1:pass"),
    ("Ben exchanges", "1:exchange"),
    ("Carla bids 3", "2:bid 3"),
    ("Carla bets 0", "2:bet 0"),
    ("Anna stakes AH=2 JS=4", "0:stake AH=2 JS=4"),
    ("Anna stakes nothing", "0:stake"),
    ('Anna stakes "a,b=1"=2 Big pot=1', '0:stake Big pot=1 "a,b=1"=2'),
    ("Anna claims 8-9-10", "0:claim 8-9-10"),
    ('Anna claims "a, b"', "0:claim a, b"),
    ("Ben chooses keep", "1:choose keep"),
    ("Ben chooses 7C 8C 9C 10C JC", "1:choose 7C 8C 9C 10C JC"),
    ("Ben leaves", "1:leave"),
    ("Ben hands over to Zoe", "1:takeover Zoe"),
    ("Ben ??", "1:??"),
    ("Ben: nod 2", "1:nod 2"),
    ('move "1:nod, 2"', "1:nod, 2"),
    ("??", "??"),
    ("time", "time"),
    ("misdeal", "misdeal"),
    ("cut 5S 6S 5S", "cut 5S 6S 5S"),
    ("open 5S 6S", "open 5S 6S"),
    ("deal ?? 10D ??", "deal ?? 10D ??"),
    ('"Anna" 5S', "0:5S"),
]


@pytest.mark.parametrize(("words", "move"), SPOKEN)
def test_every_kind_of_move_can_be_said(words: str, move: str) -> None:
    """As people say it, in the words that are written too."""
    record = Record.from_text(f"recipe: michigan\nnames: Anna, Ben, Carla\n{words}")
    assert (move,) == record.moves
    assert (move,) == Record.from_text(record.to_text()).moves


def test_several_things_stand_in_one_line_with_commas_between_them() -> None:
    """A run is a line."""
    record = Record.from_text("recipe: michigan\nnames: Anna, Ben\nAnna 5S, Ben 6S,Ben 7S  ,  Anna ♠8 # stop\n")
    assert ("0:5S", "1:6S", "1:7S", "0:8S") == record.moves


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_end_as_the_machine_ends_them(end: str) -> None:
    """And a mark of the byte order before the text is nobody's name."""
    text = end.join(["\ufeffrecipe: michigan", "names: Anna, Ben", "Anna 5S"])
    assert ("0:5S",) == Record.from_text(text).moves


def test_boodle_writes_a_line_for_each_run() -> None:
    """Plays that go up by one rank in a suit, down where the runs of the game go down; everything else stands alone."""
    up = ["0:5S", "1:6S", "1:7S", "1:3D", "0:4D", "0:KH", "1:AH", "0:2H", "1:pass", "0:9C"]
    head = "recipe: michigan\nnames: Anna, Ben\n"
    written = Record.from_text(head + f'move "{up[0]}"\n' + "\n".join(f'move "{move}"' for move in up[1:])).to_text()
    lines = ["Anna 5S, Ben 6S, Ben 7S", "Ben 3D, Anna 4D", "Anna KH, Ben AH, Anna 2H", "Ben passes", "Anna 9C"]
    assert lines == written.splitlines()[-5:]
    down = ["0:7S", "1:6S", "0:5S", "1:6D"]
    written = Record.from_text(head + "\n".join(f'move "{move}"' for move in down)).to_text()
    assert ["Anna 7S, Ben 6S, Anna 5S", "Ben 6D"] == written.splitlines()[-2:]


NAMES = [
    ("Anna", "Ben, jr", "#1", 'the "Duke"'),
    ("deal", "Time", "Dealer", "names"),
    ("Anna", "Anna 5S", "Anna passes", "passes"),
    ("Player", "Player 1", "Player 1 5S", "5S"),
    ("spectator", "cut", "??", "-"),
    ("a=b", "a: b", "a / b", "a by b"),
    ("Ёлка", "O'Brien", "J.-P.", "x" * 100),
    ("1", "0:5S", "0", "move"),
]


@pytest.mark.parametrize("names", NAMES)
def test_players_may_be_called_anything(names: tuple[str, ...]) -> None:
    """Names that look like something else stand in quotes, and are read as names again."""
    moves = [f"{seat}:{move}" for seat in range(4) for move in ("5S", "pass", "bid 3", "claim x", "??", "choose 5S passes")]
    record = Record(
        recipe=Recipe("michigan", seats=4),
        names=names,
        start={"position": {"hands": ["5S", "", "6S", "7S"], "to_lead": 0, "last": ["8S", 3], "left": [1, 2]}},
        moves=moves,
        result={"purses": [1, 2, 3, 4], "spaces": {}, "bank": 0, "winners": [0, 1, 2, 3]},
    )
    assert record == Record.from_text(record.to_text())


def test_whoever_takes_over_a_seat_is_called_by_his_own_name() -> None:
    """From then on; a name that somebody has already is no name to take."""
    text = "recipe: michigan\nnames: Anna, Ben\nAnna 5S\nAnna hands over to Anna B.\nAnna B. 6S\n"
    record = Record.from_text(text)
    assert ("0:5S", "0:takeover Anna B.", "0:6S") == record.moves
    assert record == Record.from_text(record.to_text())
    with pytest.raises(RecordError, match=r"line 5, column 1: 'Anna' is nobody|line 5, column 1: 'Anna 6S' begins with nobody's"):
        Record.from_text(text.replace("Anna B. 6S", "Anna 6S"))
    with pytest.raises(RecordError, match="line 4, column 1: somebody at the table is called 'Ben' already"):
        Record.from_text(text.replace("Anna hands over to Anna B.", "Anna hands over to Ben"))
    odd = Record(recipe=Recipe("michigan", seats=2), names=("A", "B"), start={}, moves=["0:takeover B", "0:5S", "7:pass"])
    assert ['move "0:takeover B"', "A 5S", 'move "7:pass"'] == odd.to_text().splitlines()[-3:]
    assert odd == Record.from_text(odd.to_text())


RECIPES = [
    Recipe("michigan", ("kitty", {"stake": 3, "name": "Topf"}), seats=5),
    Recipe("michigan", ("kitty", {"name": "Big Kitty"})),
    Recipe("michigan", ("kitty", {"name": "3"})),
    Recipe("michigan", ("kitty", {"name": "true"}), without=("michigan.ante",), prefer={"a": "b"}, phases=("x", "y")),
    Recipe("michigan", ("kitty", {"name": "a#b, c"})),
    Recipe("michigan", without=("a b", "#")),
    Recipe("variable", ("drawn", {"cards": ("AH", "KC"), "one": ("AH",), "none": (), "set": "AH KC", "no": None, "yes": True})),
    Recipe("michigan", ("x", {"deep": (("a", "b"), ("c",))})),
    Recipe.parse("michigan kitty:stake=3,name=Topf -a.b stop.stuck=x.y phases=p+q"),
]


@pytest.mark.parametrize("recipe", RECIPES)
def test_recipes_stand_in_words_or_as_json_where_words_do_not_say_it_all(recipe: Recipe) -> None:
    """What is read is the same recipe, or (in words) the same with its parameters as text."""
    record = Record(recipe=recipe, names=[str(seat) for seat in range(recipe.seats)], start={}, moves=[])
    (line,) = [line for line in record.to_text().splitlines() if line.startswith("recipe: ")]
    again = Record.from_text(record.to_text())
    if line.startswith("recipe: {"):
        assert record == again
    else:
        assert line == f"recipe: {recipe}"
        assert Recipe.parse(str(recipe), seats=recipe.seats) == again.recipe
    assert record.to_text() == again.to_text()


def test_a_parameter_in_words_makes_the_same_rules() -> None:
    """The plug-in's own type reads it."""
    game = Game.new(assemble(Recipe("michigan", ("kitty", {"stake": 3, "name": "Topf"}))), dealer=0)
    record = Record.from_text(Record.of(game).to_text())
    assert "recipe: michigan kitty:name=Topf,stake=3" in record.to_text()
    assert game == replay(record)


def test_all_of_a_position_is_written() -> None:
    """Each thing under a title of its own."""
    position: dict[str, Any] = {
        "hands": ["5S 7H", "6S", "?? ??"],
        "dead_hand": "QS",
        "played_by": ["", "2S", ""],
        "aside": ["", "", "10D JD"],
        "purses": [30, -2, 7],
        "spaces": {"AH": 3, "a=b": 1},
        "bank": -4,
        "dealer": 1,
        "to_lead": 0,
        "stopped_suit": "H",
        "last": ["6S", 2],
        "trump": "D",
        "barred": {"collect": [0, 2], "win": []},
        "sat_out": [1],
        "left": [],
        "contenders": [0, 1],
        "round_number": 3,
        "rounds": 0,
    }
    for start in ({"position": position}, {"position": {"hands": ["", ""], "purses": 4, "dead_hand": ""}}):
        record = Record(recipe=Recipe("michigan", seats=3), names=("Anna", "Ben", "Cy"), start=start, moves=[])
        assert record == Record.from_text(record.to_text())
        assert record == Record.from_json(record.to_json())
    text = Record(recipe=Recipe("michigan", seats=3), names=("Anna", "Ben", "Cy"), start={"position": position}, moves=[])
    for line in ("hands: 5S 7H / 6S / ?? ??", "last: 6S by Cy", "no collecting: Anna, Cy", "no winning: -", "bank: -4"):
        assert line in text.to_text().splitlines()


def test_checks_cards_that_were_shown_and_small_print_are_read_back() -> None:
    """Where they stand says after which move."""
    record = Record(
        recipe=Recipe("michigan", seats=2),
        names=("Anna", "spectator"),
        id='a "record", no. 7',
        start={"purses": [3, 4], "dealer": None, "rounds": None, "spaces": {"AH": 1}},
        moves=["0:5S", "1:6S", "??"],
        fingerprint="ab#c",
        rules={"a[b c].d": "x, y=Z(\u2028)", "e": ""},
        versions={"p": "1.0"},
        checks={"1": "abc", "3": "d e"},
        shown={"0": "5S", "1": "6S 7S", "3": "8S"},
        seat=1,
    )
    assert record == Record.from_text(record.to_text())
    body = ["sees 5S", "Anna 5S", "sees 6S 7S", "check abc", '"spectator" 6S', "??", "sees 8S", "check d e"]
    assert body == record.to_text().partition("spaces: AH=1\n\n")[2].splitlines()[: len(body)]
    assert 'kept by: "spectator"' in record.to_text()


HEAD = "recipe: michigan\nnames: Anna, Ben\n"
WRONG = [
    ("", "line 1, column 1: there is neither a line 'names:' nor a line 'seats:'"),
    ("names: Anna, Ben", "line 1, column 1: there is no line 'recipe:'"),
    ("recipe: michigan\nAnna 5S", "line 2, column 1: there is neither"),
    ("recipe: michigan\nseats: 0\n", "'seats' is 0"),
    ("recipe: michigan\nseats: four\n", "line 2, column 8: 'four' is no whole number"),
    ("recipe:   kitty:stake\nseats: 2\n", "line 1, column 11: 'kitty:stake' cannot be read at 'stake'"),
    ('recipe: {"plugins": [], "seats": 3}\nseats: 2\n', "line 1, column 9: .* is no recipe for 2 seats"),
    ('recipe: {"plugins": ]\nseats: 2\n', "line 1, column 9: this is no JSON"),
    ("recipe: michigan\nrecipe: michigan\n", "line 2, column 1: 'recipe' stands twice"),
    (HEAD + "Anna 5S\ndealer: Anna", "line 4, column 1: 'dealer' belongs before the first move"),
    (HEAD + "dealer: Zoe\n", "line 3, column 9: 'Zoe' is nobody at this table; there are Anna, Ben"),
    (HEAD + "dealer: Anna, Ben\n", "line 3, column 9: there are 2 things between commas; expected one"),
    (HEAD + "purses: 3, x\n", "line 3, column 9: 'x' is no whole number"),
    (HEAD + "purses: 3, 4, 5\nAnna 5S\nAnna 1S", "line 5, column 1: '1S' is nothing that a seat does"),
    (HEAD + "spaces: AH\n", "line 3, column 9: 'AH' says no chips on a space"),
    (HEAD + "spaces: AH=1, AH=2\n", "line 3, column 9: the space 'AH' is named twice"),
    (HEAD + "hands: 5S / 1S\n", "line 3, column 8: '1S' is no card"),
    (HEAD + "hands: 5S / 6S\nlast: 5S Anna\n", "line 4, column 7: '5S Anna' says no last card"),
    (HEAD + "version: a\n", "line 3, column 10: there are 1 things between commas; expected two"),
    (HEAD + 'Anna 5S\nrule: a, "b\\x"\n', "line 4, column 7: .* cannot be read; text in quotes"),
    (HEAD + "  Anna 5S,  Ben 1S", "line 3, column 13: '1S' is nothing that a seat does"),
    (HEAD + "Anna 5S, , Ben 6S", "line 3, column 10: '' begins with nobody's name"),
    (HEAD + "Anna", "line 3, column 1: '' is nothing that a seat does"),
    (HEAD + "Annabel 5S", "line 3, column 1: 'Annabel 5S' begins with nobody's name; there are Anna, Ben"),
    (HEAD + 'Anna 5S, "Ben 6S', "line 3, column 10: these quotes do not end"),
    (HEAD + '"Be\\x" 6S', "line 3, column 1: .* cannot be read; text in quotes is written as in JSON"),
    (HEAD + "Ben bids three", "line 3, column 1: 'three' is no whole number"),
    (HEAD + "Ben bids -3", "line 3, column 1: -3 is no number of chips"),
    (HEAD + "Ben stakes AH", "line 3, column 1: .* says no stake"),
    (HEAD + "deal 5S 6X", "line 3, column 1: '6X' is no card"),
    (HEAD + "deal 5S\n  6X", "line 4, column 3: '6X' begins with nobody's name"),
    (HEAD + "Anna 5S\n 6S 7S", "line 4, column 2: '6S 7S' begins with nobody's name"),
    (HEAD + "sees 5S\nsees 6S\n", "line 4, column 1: 'sees' stands twice after move 0"),
    (HEAD + "Anna 5S\ncheck a, check b\n", "line 4, column 10: 'check' stands twice after move 1"),
    (HEAD + "check a\n", "'checks' holds '0'; expected a number of moves from 1 to 0"),
    (HEAD + "trump: H\n", "'start' has no part 'position'|'start: position' does not say the hands"),
    (HEAD + "winners: Anna\n", "'result' is .*; expected purses, spaces, bank, winners"),
    (HEAD + "final purses: 3 each\n", "'result: purses' is 3; expected a list of whole numbers|expected a list"),
    (HEAD + "kept by: nobody\n", "line 3, column 10: 'nobody' is nobody at this table"),
    (HEAD + "seats: 3\n", "'names' is .*; expected a name for each of 3 seats"),
    (HEAD.replace("Ben", "Anna"), "'names' is .*; expected a name for each of 2 seats, no two alike"),
    (HEAD + "format: 2\n", "the record is of format 2, this boodle reads up to 1; update boodle"),
    (HEAD + "x" * (LONGEST_LINE + 1), f"line 3, column {LONGEST_LINE + 1}: a line has at most"),
    ("\n" * (MOST_LETTERS + 1), "a record is text of at most"),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_a_mistake_is_told_with_its_line_and_column(text: str, message: str) -> None:
    """And what is expected there."""
    with pytest.raises(RecordError, match=message):
        Record.from_text(text)


def test_a_session_is_not_longer_than_a_lifetime(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is too long, reading stops at once."""
    monkeypatch.setattr(record_text_reading, "MOST_MOVES", 3)
    assert 3 == len(Record.from_text(HEAD + "time, time, time").moves)
    with pytest.raises(RecordError, match="line 3, column 19: a session has 3 moves at the most"):
        Record.from_text(HEAD + "time, time, time, time, no such thing")


@pytest.mark.parametrize("text", [None, 3, b"recipe: michigan", ["recipe: michigan"]])
def test_what_is_no_text_is_no_record(text: Any) -> None:
    """Not even bytes: ``parse`` takes those."""
    with pytest.raises(RecordError, match="a record is text"):
        Record.from_text(text)


def test_a_record_that_makes_no_sense_is_not_written() -> None:
    """A seat that is not there has no name."""
    record = Record(recipe=Recipe("michigan", seats=2), names=("A", "B"), start={"dealer": 7}, moves=[])
    with pytest.raises(RecordError, match="this record cannot be written as text: there is no seat 7"):
        record.to_text()
    cards = Record(recipe=Recipe("michigan", seats=2), names=("A", "B"), start={"position": {"hands": ["x", ""]}}, moves=[])
    with pytest.raises(RecordError, match="this record cannot be written as text: 'x' is no card"):
        cards.to_text()


def test_moves_that_nobody_can_read_are_kept_as_they_are() -> None:
    """A damaged record is damaged in text too, at the same place."""
    moves = ["0:♠5", "nonsense", "0:bid 03", "deal 5S x", "12:5S", "1:", "x:??", "0:nod 2", " ", '"', "deal  ??"]
    record = Record(recipe=Recipe("michigan", seats=2), names=("A", "B"), start={}, moves=moves)
    assert record == Record.from_text(record.to_text())


def test_a_whole_game_is_written_and_read_back() -> None:
    """With a sale and its bids, to the last chip."""
    rulebook = assemble(Recipe("michigan", "widow-auction", seats=4))
    random = Random(5)
    game = Game.new(rulebook, names=("Anna", "Ben", "Carla", "Dan"), rounds=2)
    while not game.over:
        wanted: list[Move] = [Bid(game.turn or 0, 2), Choose(game.turn or 0, "offer"), game.moves.draw(random)]
        game = game.play(next(move for move in wanted if move in game.moves))
    assert any(isinstance(move, Bid) for move in game.log)
    record = Record.of(game, id="table 7")
    assert record == Record.from_text(record.to_text())
    assert game == replay(Record.parse(record.to_text()))
