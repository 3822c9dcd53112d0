"""German: every card in every case, every number of everything, and sentences as a reader of the language expects them."""

from __future__ import annotations

import io
import sys
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from boodle import Deal, Game, Recipe, assemble
from boodle import events as e
from boodle.cards import CARDS, Card, CardSet
from boodle.cli.output import Output
from boodle.cli.person import Person
from boodle.errors import Reason
from boodle.events import Event
from boodle.languages import Style, card_name, card_short, catalogue, refusal, say
from boodle.languages.catalogue import FOLDER
from boodle.languages.events import telling
from boodle.languages.log import Log
from boodle.languages.moves import choice
from boodle.moves import Bet, Choose, ClaimSpace, Exchange, Move, Pass, Play, Stake

NAMES: Final = ("Anna", "Ben", "Carla", "Dan")

# -- words --------------------------------------------------------------------------------------------------------------

SUITS: Final = {"C": "Kreuz", "D": "Karo", "H": "Herz", "S": "Pik"}
PICTURES: Final = {"J": ("Bube", "m"), "Q": ("Dame", "f"), "K": ("König", "m"), "A": ("Ass", "n")}
"""Word and gender; a card with a number is feminine."""
ARTICLES: Final = {
    "the": {"m": "der", "f": "die", "n": "das"},
    "acc": {"m": "den", "f": "die", "n": "das"},
    "dat": {"m": "dem", "f": "der", "n": "dem"},
}
CASES: Final = ("nom", *ARTICLES)


def declined(rank: str, case: str, before: str = "") -> str:
    """A rank, with its article outside of lists; the knave alone is declined weakly."""
    word, gender = PICTURES.get(rank, (rank, "f"))
    if case == "nom":
        return before + word
    ending = "n" if word == "Bube" and case != "the" else ""
    return f"{ARTICLES[case][gender]} {before}{word}{ending}"


@pytest.mark.parametrize("case", CASES)
def test_every_card_in_every_case(case: str) -> None:
    """``der Pik-Bube``, ``den Pik-Buben``, ``dem Herz-Ass``, ``die Karo-7``."""
    for card in CARDS:
        assert declined(card.rank, case, f"{SUITS[card.suit.letter]}-") == card_name(card, "de", case)


@pytest.mark.parametrize("case", CASES)
def test_every_rank_in_every_case(case: str) -> None:
    """``der König``, ``dem Buben``, ``die 10``."""
    for rank in [*map(str, range(2, 11)), *PICTURES]:
        told = say("rank-word", {"rank": int(rank) if rank.isdigit() else rank, "case": case}, "de")
        assert declined(rank, case) == told


def test_every_card_as_it_looks() -> None:
    """German cards show B, D, K and A."""
    letters = {"J": "B", "Q": "D"}
    for card in CARDS:
        assert card.suit.symbol + letters.get(card.rank, card.rank) == card_short(card, "de")


NOUNS: Final = {
    "chip": ("m", "Chip", "Chips", "Chips"),
    "card": ("f", "Karte", "Karten", "Karten"),
    "player": ("m", "Spieler", "Spieler", "Spielern"),
    "round": ("f", "Runde", "Runden", "Runden"),
}
"""Gender, singular, plural, plural in the dative."""
ONE: Final = {
    "nom": {"m": "ein", "f": "eine"},
    "acc": {"m": "einen", "f": "eine"},
    "dat": {"m": "einem", "f": "einer"},
    "count": {"m": "1", "f": "1"},
}


@pytest.mark.parametrize("case", ONE)
@pytest.mark.parametrize("unit", NOUNS)
def test_every_number_in_every_case(unit: str, case: str) -> None:
    """``ein Chip``, ``einen Chip``, ``einem Chip``, ``2 Spielern``, ``0 Karten``."""
    gender, one, many, dative = NOUNS[unit]
    for number in range(53):
        plural = f"{number} {dative if case == 'dat' else many}"
        expected = f"{ONE[case][gender]} {one}" if number == 1 else plural
        assert expected == say(f"unit-{unit}", {"n": number, "case": case}, "de")


ROLES: Final = {
    "bank": ("f", "Bank", ""),
    "dealer": ("m", "Geber", ""),
    "seller": ("m", "Verkäufer", ""),
    "winner": ("m", "Sieger der Runde", ""),
    "stopper": ("m", "Spieler", "der gestoppt hat"),
    "passer": ("m", "Spieler", "der passt"),
    "offender": ("m", "Spieler", "der falsch gespielt hat"),
    "holder": ("m", "Spieler", "der sie hat"),
    "player": ("m", "Spieler", "der sie legt"),
}
"""Gender, noun, and what is said of him."""


@pytest.mark.parametrize("role", ROLES)
def test_every_role_in_every_case(role: str) -> None:
    """``an den Geber``, ``vom Sieger``, ``der Bank``; a relative clause ends with a comma where the sentence goes on."""
    gender, noun, clause = ROLES[role]
    on, end = (f", {clause},", f", {clause}") if clause else ("", "")
    dative = f"{ARTICLES['dat'][gender]} {noun}"
    out_of = f"von {dative}" if clause or gender == "f" else f"vom {noun}"
    expected = {
        "nom": f"{ARTICLES['the'][gender]} {noun}{on}",
        "dat": dative + on,
        "to": f"an {ARTICLES['acc'][gender]} {noun}{end}",
        "from": out_of + on,
    }
    assert expected == {case: say(f"account-{role}", {"case": case}, "de") for case in expected}


@pytest.mark.parametrize(("space", "name"), [("Kitty", "Kitty"), ("8-9-10", "8-9-10"), ("JS", "Pik-Bube"), ("AH", "Herz-Ass")])
def test_spaces_are_named_in_apposition(space: str, name: str) -> None:
    """What is declined is the word *Feld*: a name stays as it is, a card as well."""
    cases = {
        "payout": f"das Feld {name} bringt genau einen Chip.",
        "collect-turned-up": f"Die Chips auf dem Feld {name} kassiert der Geber, wenn er irgendeine Karte aufdeckt.",
        "out-space": f"Der Sieger kassiert alle Chips vom Feld {name}.",
        "sale-bought": f"Gezahlt wird das Gebot auf das Feld {name}.",
        "place": name,
    }
    account = f"space:{space}"
    values = {"space": account, "payee": account, "account": account, "chips": 1, "kind": "any", "cards": "", "ranks": ""} | {
        "payer": "bank"
    }
    assert cases == {key: say(key, values, "de") for key in cases}


# -- rule sheets --------------------------------------------------------------------------------------------------------

SHEETS: Final = {
    "boodle-de": [
        "Am Tisch sitzen 4 Spieler; jeder spielt für sich.",
        "Das Kartenspiel hat 52 Karten, Joker gibt es nicht.",
        "Die Reihenfolge in jeder Farbe, von niedrig nach hoch: 2 3 4 5 6 7 8 9 10 B D K A. Das Ass ist die höchste Karte.",
        "Vor jedem Geben legt jeder außer dem Geber einen Chip auf jedes dieser Felder: Herz-Ass, Kreuz-König, Karo-Dame und "
        "Pik-Bube; der Geber legt je 2 Chips dorthin.",
        "Die Extrahand bleibt aus dem Spiel: Niemand bekommt sie, und ihre Karten fehlen in der Runde.",
        "Als Erster spielt der linke Nachbar des Gebers aus.",
        "Wer ausspielt, wählt eine Farbe und muss mit seiner niedrigsten Karte darin anfangen.",
        "Die Folge endet mit dem Ass: Danach kommt nichts mehr.",
        "Die Folge endet auch, wenn niemand die nächste Karte legen kann, weil sie in der Extrahand liegt oder schon gespielt "
        "ist. Das ist ein Stopp.",
        "Nach einem Stopp darf jede Farbe ausgespielt werden, auch noch einmal dieselbe.",
        "Für jede Karte, die jemand noch auf der Hand hat, zahlt er dem Sieger einen Chip.",
        "Die Partie endet nach einer vereinbarten Zahl von Runden; ist nichts vereinbart, gibt jeder einmal (4 Runden).",
    ],
    "boodle-de kitty": [
        "Vor jedem Geben legt jeder 2 Chips auf das Feld Kitty.",
        "Der Sieger kassiert alle Chips vom Feld Kitty.",
    ],
    "boodle-de double-cards": ["Für jede Karte, die jemand noch auf der Hand hat, zahlt er dem Sieger 2 Chips."],
    "boodle-de change-colour": [
        "Nach einem Stopp in einer roten Farbe muss eine schwarze ausgespielt werden, nach einem Stopp in einer schwarzen eine "
        "rote.",
    ],
    "boodle-de ace-rank": ["Die Folge endet mit dem König: Danach kommt nichts mehr."],
    "boodle-de short-pack referee": [
        "Die Karo-8 wird aus dem Kartenspiel genommen, Joker gibt es nicht; es bleiben 51 Karten.",
        "Die Folge endet auch, wenn niemand die nächste Karte legen kann, weil sie in der Extrahand liegt, nicht zum Kartenspiel "
        "gehört, zurückgehalten wird oder schon gespielt ist. Das ist ein Stopp.",
        "Wer die Karte zurückhält, die an der Reihe ist, zahlt einen Chip an jeden anderen Spieler. Was gelegt ist, "
        "bleibt liegen.",
    ],
    "boodle-de stop-bonus": [
        "Für jeden Stopp zahlt jeder andere Spieler einen Chip an den Spieler, der gestoppt hat; das kommt nach den Strafen und "
        "vor der Abrechnung.",
    ],
    "cadaco-michigan-rummy stop-fee": [
        "Für jeden Stopp zahlt der Spieler, der gestoppt hat, einen Chip auf das Feld Kitty; das ist eine Strafe und geht allen "
        "anderen Zahlungen vor.",
        "Der Preis beträgt 3 Chips und wird auf das Feld Kitty gezahlt.",
    ],
    "boodle-de widow-auction": [
        "Nach einem Blick in die Karten darf der Geber die Extrahand ungesehen unter allen anderen versteigern. Das höchste "
        "Gebot bekommt sie; wer es abgegeben hat, legt dafür die eigene Hand ab.",
        "Das Bieten beginnt beim linken Nachbarn des Gebers. Das niedrigste Gebot beträgt einen Chip, gesteigert wird in "
        "Schritten von einem Chip; jedes Gebot muss höher sein als das vorige, und wer einmal passt, bietet nicht mehr mit.",
    ],
    "newmarket-peel": [
        "Die Folge endet mit dem Ass; nur wenn das Ass ausgespielt wurde, geht es mit der 2 weiter.",
        "Die Chips auf dem Feld Karo-Dame kassiert, wer den Karo-Buben legt.",
    ],
    "newmarket": [
        "Als Erster spielt aus, wer das niedrigste Karo hat; hat niemand Karo, dann der linke Nachbar des Gebers.",
        "Für Restkarten wird nichts gezahlt.",
    ],
    "pope-joan": [
        "Vor jedem Geben legt allein der Geber 6 Chips auf das Feld Pope.",
        "Die Chips auf dem Feld Intrigue kassiert, wer die Dame und den Buben der Trumpffarbe legt.",
        "Wer noch die Karo-9 hat, zahlt nichts.",
    ],
    "rummoli-canadian": [
        "Die Chips auf dem Feld 7-8-9 kassiert, wer die 7, die 8 und die 9 einer Farbe legt.",
        "Wer dran ist, aber keine solche Karte hat, zahlt einen Chip auf das Feld Rummoli, und das Ausspielen geht nach links "
        "weiter.",
    ],
    "three-in-one": ["Die Partie endet nach 3 Runden, wenn nichts anderes vereinbart ist."],
}
"""By recipe, some of what its sheet says."""


@pytest.mark.parametrize("recipe", SHEETS)
def test_sentences_of_sheets(recipe: str) -> None:
    """Sheets say what a rule booklet would."""
    told = [sentence.text for sentence in assemble(recipe, seats=4).sheet("de").sentences]
    assert [] == [expected for expected in SHEETS[recipe] if expected not in told]


def test_a_single_one_of_everything() -> None:
    """Where English has a singular, German has its own words for it."""
    assert "Dazu kommt in der Auslage ein weiteres Feld: Kitty." in {
        each.text for each in assemble("boodle-de kitty", seats=4).sheet("de").sentences
    }
    assert "Eine Karte ist die Boodle-Karte und hat ein eigenes Feld in der Auslage: Pik-Bube. " in say(
        "layout-cards", {"n": 1, "cards": "JS"}, "de"
    )
    assert "Für 3 bis 8 Spieler." in assemble("boodle-de", seats=4).sheet("de").to_text()


# -- what happens -------------------------------------------------------------------------------------------------------

JACK: Final = Card("JS")


@pytest.mark.parametrize(
    ("event", "words", "symbols"),
    [
        (e.CardPlayed(0, JACK, True), "Anna spielt den Pik-Buben aus", "Anna spielt ♠B aus"),
        (e.CardPlayed(1, Card("KH"), False), "Ben legt den Herz-König", "Ben legt ♥K"),
        (e.Caught(1, JACK, "JS"), "Ben wird mit dem Pik-Buben erwischt", "Ben wird mit ♠B erwischt"),
        (e.Irregularity(2, "response", Card("AH"), "r.w"), "Carla hält das Herz-Ass zurück (r.w)", "Carla hält ♥A zurück (r.w)"),
        (
            e.Paid("JS", 0, 1, "r.pay"),
            "Anna kassiert einen Chip vom Feld Pik-Bube (r.pay)",
            "Anna kassiert einen Chip von ♠B (r.pay)",
        ),
        (
            e.Paid(0, "JS", 1, "r.pay"),
            "Anna zahlt einen Chip auf das Feld Pik-Bube (r.pay)",
            "Anna zahlt einen Chip auf ♠B (r.pay)",
        ),
        (e.Paid("bank", 1, 2, "r.pay"), *("Die Bank zahlt 2 Chips an Ben (r.pay)",) * 2),
        (e.Paid(1, "bank", 2, "r.pay"), *("Ben zahlt 2 Chips an die Bank (r.pay)",) * 2),
        (
            e.NothingToTake(0, "QD", "r"),
            "Anna dürfte vom Feld Karo-Dame kassieren, aber dort liegt nichts",
            "Anna dürfte von ♦D kassieren, aber dort liegt nichts",
        ),
        (
            e.Staked(3, (("AH", 1), ("JS", 1), ("Kitty", 2))),
            "Dan setzt 4 Chips: je 1 auf Herz-Ass und Pik-Bube, 2 auf Kitty",
            "Dan setzt 4 Chips: je 1 auf ♥A ♠B, 2 auf Kitty",
        ),
        (
            e.DealerCut((Card("4C"), Card("JD"), Card("2H"), Card("3S")), 1),
            "Auslosung des ersten Gebers: Anna Kreuz-4, Ben Karo-Bube, Carla Herz-2, Dan Pik-3; Ben gibt zuerst",
            "Auslosung des ersten Gebers: Anna ♣4, Ben ♦B, Carla ♥2, Dan ♠3; Ben gibt zuerst",
        ),
        (e.Received(0, CardSet("JS")), "Deine Hand, Anna: Pik-Bube", "Deine Hand, Anna: ♠B"),
        (e.Exchanged(2, 1, 10), *("Carla legt eine Karte weg und nimmt die 10 der Extrahand",) * 2),
        (e.RoundEnded(3, 0, (0, 1, 2, 0)), *("Runde 3 ist zu Ende; übrig: Ben 1 Karte, Carla 2 Karten",) * 2),
        (e.PokerWon((0, 2)), *("Anna und Carla teilen sich den Pokerpott",) * 2),
        (e.SessionEnded((1,), (0, 1, 0, 0)), *("Ben gewinnt die Partie mit einem Chip",) * 2),
        (e.SessionEnded((0, 1, 2), (9, 9, 9, 1)), *("Anna, Ben und Carla teilen sich mit je 9 Chips den ersten Platz",) * 2),
        (e.TurnedUp(Card("9D")), "Aufgedeckt: Karo-9; Karo ist Trumpf", "Aufgedeckt: ♦9; Karo ist Trumpf"),
    ],
)
def test_events(event: Event, words: str, symbols: str) -> None:
    """What happens, for the ear and for the eye."""
    styles: tuple[Style, Style] = ("words", "symbols")
    assert [words, symbols] == [telling(event, NAMES, catalogue("de", style)) for style in styles]


def test_a_run_is_called_as_at_the_table() -> None:
    """One line a run; then who took what, and what the cards left cost."""
    start = Game.from_position(
        assemble("boodle-de kitty", seats=3),
        hands=["9S 3C", "10S 2D 4D", "JS 5H"],
        dead_hand="QS",
        to_lead=0,
        purses=30,
        spaces={"JS": 4, "Kitty": 6},
        names=NAMES[:3],
    )
    told: dict[Style, list[str]] = {"words": [], "symbols": []}
    for style, lines in told.items():
        log, game = Log(start, None, "de", style), start
        for move in (Play(0, Card("9S")), Play(1, Card("10S")), Play(2, JACK), Play(2, Card("5H"))):
            game = game.play(move)
            lines += [line.text for line in log.hear(game.news)]
    assert told["words"][:7] == [
        "Anna beginnt mit Pik-9, Ben Pik-10, Carla Pik-Bube; Stopp (die Pik-Dame liegt in der Extrahand)",
        "Carla kassiert 4 Chips vom Feld Pik-Bube",
        "Carla beginnt mit Herz-5; fertig",
        "Carla ist fertig und gewinnt die Runde",
        "Carla kassiert 6 Chips vom Feld Kitty",
        "Anna zahlt Carla einen Chip für eine Karte auf der Hand",
        "Ben zahlt Carla 2 Chips für 2 Karten auf der Hand",
    ]
    assert told["symbols"][:2] == [
        "Anna beginnt mit ♠9 → Ben ♠10 → Carla ♠B — Stopp (♠D liegt in der Extrahand)",
        "Carla kassiert 4 Chips von ♠B",
    ]


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Play(0, JACK), "Pik-Bube"),
        (Pass(0), "passen"),
        (Exchange(0), "meine Hand gegen die Extrahand tauschen"),
        (Bet(0, 0), "schieben"),
        (Bet(0, 2), "2 setzen"),
        (Stake(0, (("JS", 2), ("Kitty", 1))), "2 auf Pik-Bube, 1 auf Kitty setzen"),
        (ClaimSpace(0, "QD"), "Karo-Dame verlangen"),
        (Choose(0, "keep"), "behalten"),
    ],
)
def test_moves(move: Move, words: str) -> None:
    """What a player would say."""
    assert words == choice(move, catalogue("de"))


def test_what_the_prompt_offers_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads *oder passen* passes by typing it."""
    game = Game.new(assemble("boodle-de widow-auction", seats=3), names=NAMES[:3], purses=100, dealer=2)
    game = game.play(Deal.from_seed(b"1")).play(Choose(2, "offer"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("bieten\npassen\n"))
    stream = io.StringIO()
    who = Person(0, Output(stream), Log(game, 0, "de"), Random(1))
    assert Pass(0) == who.move(game.seen_by(0))
    assert "Anna, dein Zug (1 bis 96 Chips oder passen; r: irgendeiner, ?: der Tisch, q: aufhören): bieten" in stream.getvalue()
    assert "„bieten“ geht nicht; 1 bis 96 Chips oder passen" in stream.getvalue()


@pytest.mark.parametrize(
    ("key", "values", "words"),
    [
        ("you-not-held", {"card": "JS"}, "du hast den Pik-Buben nicht"),
        ("not-next", {"card": "KH"}, "der Herz-König ist nicht die nächste Karte der Folge"),
        ("suit", {"suit": "C"}, "Kreuz darf jetzt nicht ausgespielt werden"),
        ("deal-lacks", {"cards": "AH JS"}, "beim Geben fehlen Herz-Ass und Pik-Bube"),
        ("lowest-of-suit", {}, "ausgespielt wird die niedrigste Karte einer Farbe"),
    ],
)
def test_refusals(key: str, values: Mapping[str, Any], words: str) -> None:
    """Why a move cannot be made, without a full stop."""
    assert words == refusal(Reason("core.rule", "in English", key, **values), "de", "words")


# -- German against English ---------------------------------------------------------------------------------------------


class Uses(Visitor):
    """What a message is told, and what it chooses by; messages that it calls included."""

    def __init__(self, messages: Mapping[str, ast.Message], key: str) -> None:
        self.messages = messages
        self.variables: set[str] = set()
        self.chosen: set[tuple[str, str]] = set()
        self.passed: set[str] = set()
        self.visit(messages[key])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A value."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Another message, told the same."""
        self.visit(self.messages[node.id.name])

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """A word, such as that of a rank, which is chosen elsewhere."""
        given = [each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)]
        self.passed.update(given)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice; German says ``1`` where English says ``one``."""
        if isinstance(node.selector, ast.VariableReference):
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                self.chosen.add((node.selector.id.name, "1" if key == "one" else key))
        self.generic_visit(node)


@cache
def messages(lang: str) -> Mapping[str, ast.Message]:
    """The messages of a catalogue by their keys."""
    body = parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [each.content for each in body if isinstance(each, ast.Junk)]
    found = [each for each in body if isinstance(each, ast.Message)]
    assert len(found) == len({each.id.name for each in found})
    return {each.id.name: each for each in found}


def shared() -> list[str]:
    """The messages of both languages."""
    return [key for key in messages("en") if key in messages("de")]


@pytest.mark.parametrize("key", shared())
def test_german_tells_apart_what_english_tells_apart(key: str) -> None:
    """A rule that changes the English sheet changes the German one: the same values, the same choices."""
    english, german = Uses(messages("en"), key), Uses(messages("de"), key)
    assert set() == english.variables - german.variables
    assert set() == {(name, option) for name, option in english.chosen - german.chosen if name not in {"case", *german.passed}}


def test_sheets_differ_where_english_ones_do() -> None:
    """Two recipes that differ in English differ in German, in the same sentences."""
    plain = assemble("boodle-de", seats=4)
    for rule in (
        "kitty",
        "double-cards",
        "change-suit",
        "change-colour",
        "short-pack",
        "stop-bonus",
        "after-stop",
        "widow-offer",
    ):
        other = assemble(Recipe("boodle-de", rule, seats=4))
        keys = {}
        for lang in ("en", "de"):
            known = {sentence.text for sentence in plain.sheet(lang).sentences}
            keys[lang] = [sentence.key for sentence in other.sheet(lang).sentences if sentence.text not in known]
        assert keys["en"]
        assert keys["en"] == keys["de"]
