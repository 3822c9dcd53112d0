"""The catalogues: complete, alike in what they are told, and refusing what they do not know."""

from __future__ import annotations

import ast
import itertools
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import boodle
from boodle import (
    ArgumentError,
    AssemblyError,
    Card,
    CardPlayed,
    Game,
    IllegalMove,
    Manifest,
    PlainPlugin,
    Play,
    Reason,
    Recipe,
    Succession,
    assemble,
    message,
)
from boodle.cards import CARDS
from boodle.languages import LANGUAGES, card_name, card_short, catalogue, refusal, say
from boodle.languages.catalogue import FOLDER
from boodle.sheet import facts
from boodle.testing.recipes import shipped

SRC = Path(boodle.__file__).parent
NAMES = {kind: [name for name, each in shipped().items() if each.manifest.kind == kind] for kind in ("game", "house-rule")}


class Seen(Visitor):
    """The variables that a message is told, and the functions that it calls."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name for it
        """A variable."""
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802  # the visitor's name for it
        """A function, and what it is given."""
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # the visitor's name for it
        """Another message."""
        self.messages.add(node.id.name)


def entries(lang: str) -> dict[str, Seen]:
    """The messages of a catalogue with all that they are told, by themselves or by a message that they refer to."""
    parsed = FluentParser().parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    assert not junk, junk
    found: dict[str, Seen] = {}
    for entry in parsed.body:
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = Seen()
            found[entry.id.name].visit(entry)
    for seen in found.values():
        ahead = set(seen.messages)
        while ahead:
            other = found[ahead.pop()]
            seen.variables |= other.variables
            ahead |= other.messages - seen.messages
            seen.messages |= other.messages
    return found


ENGLISH = entries("en")
GRAMMAR = {"case"}
"""What a language needs for its own grammar."""


def test_the_languages_of_the_source_documents_are_there() -> None:
    """And English."""
    assert ("de", "en", "fi") == LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_catalogue_has_every_message(lang: str) -> None:
    """Not one is missing, and none is there that English does not have."""
    assert ENGLISH.keys() == entries(lang).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_told_the_same_in_every_language(lang: str) -> None:
    """None of its values is left out but for grammar's sake, where the catalogue says so."""
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    for key, seen in entries(lang).items():
        for left_out in ENGLISH[key].variables - seen.variables - GRAMMAR:
            comment = re.search(rf"((?:^#.*\n)+){key} =", text, re.M)
            assert comment is not None, f"{lang}: {key} does not say ${left_out}"
            assert f"${left_out}" in comment[1], f"{lang}: {key} does not say ${left_out}"


def said_keys() -> Iterator[str]:
    """The messages that the code names, where it names them outright."""
    for path in (*SRC.glob("languages/*.py"), *SRC.glob("sheet/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
                first = node.args[0]
                if name in ("say", "tell") and isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value


def test_every_message_that_the_code_names_is_there() -> None:
    """A key that no catalogue has would be an error at the table."""
    named = {key for key in said_keys() if re.fullmatch(r"[a-z][a-z-]+", key)}
    assert len(named) > 70
    assert set() == named - ENGLISH.keys()


def test_every_fact_of_every_table_is_said_in_every_language() -> None:
    """All games, and every house rule on some of them (all, where deep): no message fails for want of a value."""
    known = set()
    many = NAMES["game"] if "BOODLE_DEEP" in os.environ else ("boodle-de", "michigan-rummy", "three-in-one", "pope-joan")
    for game, rule in (*((game, "") for game in NAMES["game"]), *itertools.product(many, NAMES["house-rule"])):
        try:
            rulebook = assemble(f"{game} {rule}")
        except AssemblyError:
            continue
        known |= {(fact.key, fact.values) for found in facts(rulebook).values() for fact in found if fact.key}
    assert len(known) > 200
    for lang in LANGUAGES:
        said = catalogue(lang)
        for key, values in known:
            assert said.say(key, values).strip(), key


REASONS = sorted(key.removeprefix("refusal-") for key in ENGLISH if key.startswith("refusal-"))


class Down(PlainPlugin):
    """Runs go down."""

    manifest = Manifest(name="down", version="1.0", kind="house-rule", summary="Runs go down")
    rules = (Succession(id="down.order", source="a house", order="down"),)


def reasons() -> dict[str, Reason]:
    """One reason of every kind that the engine, a view and a server give."""
    from boodle.outside import CALL, STALE
    from boodle.view import NOT_ASKED, OTHER, OVER, STRANGER

    found = {reason.key: reason for reason in (CALL, STALE, NOT_ASKED, OTHER, OVER, STRANGER)}
    for recipe, position, moves in (
        ("boodle-de", {"to_lead": 0}, ("0:9S", "1:2C", "7:2C", "0:KD", "0:pass", "time", "deal AH", "misdeal", "0:leave")),
        ("boodle-fi", {"to_lead": 0, "stopped_suit": "S"}, ("0:5S",)),
        ("boodle-de", {"last": ("4S", 1)}, ("0:9S", "0:9D")),
        ("michigan lowest-in-hand", {"to_lead": 0}, ("0:9D",)),
        ("newmarket", {"to_lead": 0}, ("0:5S",)),
    ):
        game = Game.from_position(assemble(recipe, seats=3), hands=["5S 9S 9D", "2C 4H", "KD QH"], dealer=2, **position)
        for notation in moves:
            for reason in game.why_not(boodle.parse_move(notation)):
                found[reason.key] = reason
        for reason in game.seen_by(0).why_not(Play(0, Card("KD"))):
            found[reason.key] = reason
    for more in ((), ("lowest-in-hand",)):
        rulebook = assemble(Recipe("boodle-de", Down, *more, seats=3))
        game = Game.from_position(rulebook, hands=["5S 9S 9D", "2C 4H", "KD QH"], to_lead=0)
        for reason in game.why_not(Play(0, Card("5S"))):
            found[reason.key] = reason
    new = Game.new(assemble("boodle-de"), names=["Anna", "Ben", "Carla", "Dan"], dealer=0)
    for notation in ("0:2C", "0:takeover Ben", "deal AH", "cut AH KH"):
        for reason in new.why_not(boodle.parse_move(notation)):
            found[reason.key] = reason
    return found


def test_what_the_engine_says_in_english_is_what_the_english_catalogue_says() -> None:
    """Word for word; and every language says it without the English words."""
    for key, reason in reasons().items():
        assert key, reason
        assert reason.sentence == refusal(reason), key
        for lang in set(LANGUAGES) - {"en"}:
            assert refusal(reason, lang) != reason.sentence, (key, lang)


def test_every_refusal_is_given_by_somebody() -> None:
    """The catalogues have no refusal that never comes."""
    keys = {key for path in SRC.rglob("*.py") for key in re.findall(r'"([a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert set() == set(REASONS) - keys - reasons().keys()


def test_a_reason_unpacks_and_is_kept_whole() -> None:
    """As rule and sentence; pickled with all that it knows."""
    reason = Reason("core.hand", "you do not hold 5H", "you-not-held", card="5H")
    rule, sentence = reason
    assert ("core.hand", "you do not hold 5H") == (rule, sentence) == reason
    again = pickle.loads(pickle.dumps(reason))
    assert (reason, "you-not-held", {"card": "5H"}) == (again, again.key, again.values)
    assert "a house's own words" == refusal(Reason("my-house.rule", "a house's own words"), "fi")


def test_a_refused_move_tells_its_reasons_in_german() -> None:
    """As a server would say it to a player."""
    game = Game.from_position(assemble("boodle-de", seats=3), hands=["5S 9S", "2C", "KD"], to_lead=0)
    with pytest.raises(IllegalMove) as caught:
        game.play(Play(0, Card("9S")))
    (reason,) = caught.value.reasons
    assert refusal(reason, "de")
    assert refusal(reason, "de") != reason.sentence


def test_cards_by_name_and_for_the_eye() -> None:
    """In each language's own terms."""
    assert ["ace of hearts", "Herz-Ass", "herttaässä"] == [card_name("AH", lang) for lang in ("en", "de", "fi")]
    assert ["♠J", "♠B", "♠J"] == [card_short("JS", lang) for lang in ("en", "de", "fi")]
    for lang in LANGUAGES:
        assert 52 == len({card_name(card, lang) for card in CARDS}) == len({card_short(card, lang) for card in CARDS})


@pytest.mark.parametrize("number", range(53))
def test_numbers_in_english(number: int) -> None:
    """One chip, but zero chips."""
    for unit in ("chip", "card", "player", "round"):
        assert f"{number} {unit}{'' if number == 1 else 's'}" == say(f"unit-{unit}", {"n": number, "case": "nom"})


def test_an_event_in_three_languages_and_two_styles() -> None:
    """With symbols as in a log, or in words as a screen reader reads them."""
    event = CardPlayed(0, Card("JS"), True)
    told = [message(event, ["Anna"], lang, style).text for lang in ("en", "de", "fi") for style in ("symbols", "words")]
    assert told[:2] == ["Anna leads ♠J", "Anna leads the jack of spades"]
    assert "♠B" in told[2]
    assert "♠" not in told[3]
    assert "patasotamie" in told[5]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda: say("players", {"n": 3}, "sv"), "'lang' is 'sv'; there are texts in 'de', 'en', 'fi'"),
        (lambda: say("no-such-thing"), "the catalogue 'en' has no message 'no-such-thing'; add it to en.ftl"),
        (lambda: say("players"), "message 'players' of the catalogue 'en' cannot be said"),
        (lambda: catalogue("en", "pictures"), "'style' is 'pictures'; expected 'words' or 'symbols'"),  # type: ignore[arg-type]
        (lambda: assemble(Recipe("michigan")).sheet("xx"), "'lang' is 'xx'"),
        (lambda: message(CardPlayed(0, Card("2C"), True), ["Anna"], "xx"), "'lang' is 'xx'"),
    ],
)
def test_what_cannot_be_said_is_an_error_with_the_way_out(call: object, words: str) -> None:
    """A stranger's language, a key that is missing, a value that is missing, a style that there is not."""
    assert callable(call)
    with pytest.raises(ArgumentError, match=re.escape(words)):
        call()


def test_without_the_extra_the_error_names_it() -> None:
    """``import boodle`` and play need no texts; the first text says what to install."""
    code = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
from boodle import ArgumentError, AssemblyError, assemble
rulebook = assemble("michigan")
try:
    rulebook.sheet()
except ArgumentError as error:
    print(error)
"""
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install 'boodle[text]'" in answer.stdout
