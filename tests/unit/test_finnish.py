"""Finnish: every card and number in every case, and sentences as a Finnish reader expects them.

The forms are derived here once more, by the rules of the language, from the dictionary forms of the words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from boodle import Card, CardSet, assemble
from boodle.cards import CARDS
from boodle.errors import Reason
from boodle.events import (
    BetMade,
    CardPlayed,
    Caught,
    Chosen,
    DealerCut,
    Dealt,
    Event,
    Exchanged,
    Irregularity,
    Left,
    Paid,
    Passed,
    PokerWon,
    RoundEnded,
    SessionEnded,
    Staked,
    Stopped,
    TurnedUp,
    WentOut,
)
from boodle.game import Game
from boodle.languages import Style, card_name, card_short, catalogue, refusal, say
from boodle.languages.events import telling
from boodle.languages.log import Log
from boodle.languages.moves import choice
from boodle.moves import Bet, Bid, Choose, ClaimSpace, Exchange, Move, Pass, Play, Stake

NAMES = ("Anna", "Ville", "Clara")

# -- the grammar, as far as the words of a card table need it -----------------------------------------------------------------

SUITS = {"C": "risti", "D": "ruutu", "H": "hertta", "S": "pata"}
RANKS = {
    "2": "kakkonen", "3": "kolmonen", "4": "nelonen", "5": "viitonen", "6": "kuutonen", "7": "seiska", "8": "kahdeksikko",
    "9": "yhdeksikkö", "10": "kymppi", "J": "sotamies", "Q": "rouva", "K": "kuningas", "A": "ässä",
}  # fmt: skip
UNITS = {"chip": "pelimerkki", "card": "kortti", "player": "pelaaja", "round": "kierros"}
ENDINGS = {"gen": "n", "acc": "n", "ine": "ssa", "ela": "sta", "ade": "lla", "abl": "lta", "all": "lle"}
"""The endings that close the syllable before them, and so call for the weak grade."""
CASES = ("nom", "acc", "gen", "par", "ine", "ela", "ill", "ade", "abl", "all", "ess")
CASES_OF_NUMBERS = ("nom", "acc", "gen", "par", "ela", "ade", "all")
ONE = {"acc": "yhden", "gen": "yhden", "ela": "yhdestä", "ade": "yhdellä", "all": "yhdelle"}


def stems(word: str) -> tuple[str, str, str]:
    """The strong vowel stem, the weak one, and the stem of the partitive."""
    if word.endswith("nen"):
        return word[:-3] + "se", word[:-3] + "se", word[:-3] + "s"
    if word.endswith("ros"):
        return word[:-1] + "kse", word[:-1] + "kse", word
    if word.endswith("mies"):
        return word[:-1] + "he", word[:-1] + "he", word
    if word.endswith("ngas"):
        # the grades are the other way round: k appears where the stem opens the syllable
        return word[:-4] + "nkaa", word[:-4] + "nkaa", word
    weak = re.sub(r"([kpt])\1(.)$", r"\1\2", word)
    return word, weak, word


def inflected(word: str, case: str) -> str:
    """A word in a case of the singular."""
    strong, weak, partitive = stems(word)
    front = not re.search("[aou]", word.rpartition("sota")[2])
    if case == "nom":
        return word
    if case == "par":
        form = partitive + ("ta" if partitive[-1] == "s" else "a")
    elif case == "ill":
        form = strong + ("seen" if strong[-2:] == "aa" else strong[-1] + "n")
    elif case == "ess":
        form = strong + "na"
    else:
        form = weak + ENDINGS[case]
    if not front:
        return form
    kept = len(strong if case in ("ill", "ess") else partitive if case == "par" else weak)
    return form[:kept] + form[kept:].replace("a", "ä")


def counted(number: int, word: str, case: str) -> str:
    """So many of something in a case: after a number in the nominative stands the partitive, in other cases the same case."""
    if number == 1:
        return f"{ONE[case]} {inflected(word, case)}" if case in ONE else f"1 {inflected(word, case)}"
    return f"{number} {inflected(word, 'par' if case in ('nom', 'acc') else case)}"


def test_the_grammar_itself() -> None:
    """A few forms written out, so that the rules above are known to be those of Finnish."""
    assert ["kahdeksikon", "yhdeksikköä", "kymppiin", "kympillä", "sotamiehen", "sotamiestä"] == [
        inflected("kahdeksikko", "gen"), inflected("yhdeksikkö", "par"), inflected("kymppi", "ill"), inflected("kymppi", "ade"),
        inflected("sotamies", "gen"), inflected("sotamies", "par"),
    ]  # fmt: skip
    assert ["kuninkaan", "kuningasta", "kuninkaaseen", "kakkosta", "kakkoseen", "ässässä", "ässänä", "rouvalle", "kierrosta"] == [
        inflected("kuningas", "gen"), inflected("kuningas", "par"), inflected("kuningas", "ill"), inflected("kakkonen", "par"),
        inflected("kakkonen", "ill"), inflected("ässä", "ine"), inflected("ässä", "ess"), inflected("rouva", "all"),
        inflected("kierros", "par"),
    ]  # fmt: skip


# -- words --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_all_cards_in_words(case: str) -> None:
    """52 cards in every case."""
    expected = [SUITS[card.suit.letter] + inflected(RANKS[card.rank], case) for card in CARDS]
    assert expected == [card_name(card, "fi", case) for card in CARDS]


@pytest.mark.parametrize("case", CASES)
def test_all_cards_as_symbols(case: str) -> None:
    """A symbol is not inflected: the word before it is."""
    said = catalogue("fi", "symbols")
    for card in CARDS:
        bare = f"{card.suit.symbol}{card.rank}"
        expected = bare if case in ("nom", "acc") else f"{inflected('kortti', case)} {bare}"
        assert expected == said.say("one-card", {"card": str(card), "case": case})
    assert "♠J" == card_short("JS", "fi")


@pytest.mark.parametrize("case", CASES)
def test_ranks_in_words(case: str) -> None:
    """Ranks by themselves, and several of them."""
    for letter, word in RANKS.items():
        assert inflected(word, case) == say(
            "rank-word", {"rank": int(letter) if letter.isdigit() else letter, "case": case}, "fi"
        )
    several = say("pattern-run", {"cards": "", "ranks": "8 9 10", "case": case}, "fi")
    eight, nine, ten = (inflected(RANKS[rank], case) for rank in ("8", "9", "10"))
    assert f"saman maan {eight}, {nine} ja {ten}" == several


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("case", CASES_OF_NUMBERS)
def test_numbers_of_things(unit: str, case: str) -> None:
    """0 to 52 chips, cards, players and rounds in every case."""
    expected = [counted(number, UNITS[unit], case) for number in range(53)]
    assert expected == [say(f"unit-{unit}", {"n": number, "case": case}, "fi") for number in range(53)]


@pytest.mark.parametrize("style", ["words", "symbols"])
@pytest.mark.parametrize("case", ["to", "from", "gen", "owes", "nom", "list"])
def test_names_are_never_inflected(style: Style, case: str) -> None:
    """Names of players and spaces stand as they are, a space apart from the word that carries the case."""
    said = catalogue("fi", style)
    for kind, name in (("seat", "Väinö"), ("space", "Poker Pool"), ("space", "8-9-10")):
        text = said.say(f"account-{kind}", {"name": name, "case": case})
        assert re.search(rf"(^| ){name}( |$)", text)


ROLES = (
    "bank",
    "dealer",
    "seller",
    "each-opponent",
    "layout",
    "actor",
    "winner",
    "stopper",
    "passer",
    "offender",
    "holder",
    "player",
)


@pytest.mark.parametrize("role", ROLES)
def test_roles_in_every_case(role: str) -> None:
    """Who pays, is paid and owes is told apart by endings."""
    forms = {case: say(f"account-{role}", {"case": case}, "fi") for case in ("nom", "to", "from", "gen", "owes")}
    assert 5 == len(set(forms.values()))
    assert re.search("lle( |$)", forms["to"])
    assert re.search("l[tn]?t[aä]( |$)|pankista", forms["from"])
    assert re.search("n( |$)", forms["gen"])
    assert re.search(" (on maksettava|maksetaan)$", forms["owes"])
    assert re.split(" (?=on maksettava|maksetaan)", forms["owes"])[0] in (forms["gen"], forms["from"])


# -- sentences ----------------------------------------------------------------------------------------------------------------

SENTENCES: tuple[tuple[str, Mapping[str, Any], str], ...] = (
    ("ante-all", {"others": 2, "dealer": 2, "spaces": "space:Kitty", "n": 1},
     "Ennen jokaista jakoa jokainen asettaa 2 pelimerkkiä paikalle Kitty."),
    ("ante-both", {"others": 1, "dealer": 2, "spaces": "space:AH|space:KC|space:Kitty", "n": 3},
     "Ennen jokaista jakoa jakaja asettaa 2 pelimerkkiä ja kukin muu pelaaja yhden pelimerkin kullekin näistä paikoista: "
     "herttaässä, ristikuningas ja Kitty."),
    ("ante-both", {"others": 1, "dealer": 2, "spaces": "space:8S", "n": 1},
     "Ennen jokaista jakoa jakaja asettaa 2 pelimerkkiä ja kukin muu pelaaja yhden pelimerkin patakahdeksikon paikalle."),
    ("ante-choice", {"others": 1, "dealer": ("1", "2"), "spaces": "space:Kitty", "n": 1},
     "Ennen jokaista jakoa jokainen paitsi jakaja asettaa yhden pelimerkin paikalle Kitty. Jakaja valitsee joka kerta, montako "
     "pelimerkkiä hän asettaa sille; vaihtoehdot ovat 1 ja 2."),
    ("ante-choice", {"others": 1, "dealer": ("1", "2"), "spaces": "space:JS|space:QD", "n": 2},
     "Ennen jokaista jakoa jokainen paitsi jakaja asettaa yhden pelimerkin kullekin näistä paikoista: patasotamies ja "
     "ruuturouva. Jakaja valitsee joka kerta, montako pelimerkkiä hän asettaa kullekin niistä; vaihtoehdot ovat 1 ja 2."),
    ("ante-others", {"others": 1, "dealer": 0, "spaces": "space:Pot", "n": 1},
     "Ennen jokaista jakoa jokainen paitsi jakaja asettaa yhden pelimerkin paikalle Pot; jakaja ei aseta sille mitään."),
    ("collect-played", {"space": "space:K-QH", "by": "engine", "kind": "cards", "cards": "QH KH", "ranks": ""},
     "paikan K-QH merkit saa se, joka pelaa herttarouvan ja herttakuninkaan."),
    ("collect-played", {"space": "space:AH", "by": "player", "kind": "trumps", "cards": "", "ranks": "K Q"},
     "herttaässän paikan merkit saa se, joka pelaa valttimaan kuninkaan ja rouvan ja vaatii ne ennen seuraavaa korttia."),
    ("collect-held", {"space": "space:8-9-10", "by": "player", "kind": "run", "cards": "", "ranks": "8 9 10", "sold": False},
     "paikan 8-9-10 merkit saa se, jolla on korttien jakamisen jälkeen saman maan kahdeksikko, yhdeksikkö ja kymppi ja joka "
     "vaatii ne vuorollaan."),
    ("fee", {"event": "stopped", "payer": "role:each-opponent", "payee": "role:stopper", "chips": 1, "per": "event",
     "kind": "bonus"},
     "Jokaisesta pysähdyksestä kunkin muun pelaajan on maksettava 1 pelimerkki pysähdyksen aiheuttajalle; tämä maksetaan "
     "sakkojen jälkeen mutta ennen kierroksen tilitystä."),
    ("fee", {"event": "stopped", "payer": "space:Kitty", "payee": "role:stopper", "chips": 2, "per": "event",
     "kind": "settlement"},
     "Jokaisesta pysähdyksestä paikalta Kitty maksetaan 2 pelimerkkiä pysähdyksen aiheuttajalle."),
    ("fee", {"event": "passed", "payer": "role:passer", "payee": "space:Kitty", "chips": 1, "per": "card", "kind": "fine"},
     "Jokaisesta passauksesta passanneen pelaajan on maksettava 1 pelimerkki paikalle Kitty jokaisesta maksajan kädessä olevasta "
     "kortista; tämä on sakko, ja se maksetaan ennen kaikkia muita maksuja."),
    ("sheet-range", {"low": 3, "high": 8}, "3–8 pelaajalle."),
    ("sheet-range", {"low": 0, "high": 8}, "Enintään 8 pelaajalle."),
    ("stop-top", {"both": "no", "rank": "K"}, "Sarja päättyy kuninkaaseen: sen jälkeen ei tule mitään."),
    ("stop-top", {"both": "no", "rank": "2"}, "Sarja päättyy kakkoseen: sen jälkeen ei tule mitään."),
    ("sale-bids", {"how": "open", "opening": 2, "step": 1},
     "Tarjoaminen alkaa jakajan vasemmalta puolelta. Pienin tarjous on 2 pelimerkkiä, ja tarjoukset nousevat yhden pelimerkin "
     "välein; uuden tarjouksen on ylitettävä edellinen, ja passannut ei enää saa tarjota."),
    ("sale-dealer-may-buy", {"chips": 1, "payee": "space:Kitty"},
     "Jos kukaan ei ota varakättä, jakaja saa ottaa sen maksamalla yhden pelimerkin paikalle Kitty."),
    ("opening-lowest", {"top": "no", "suit": "D"},
     "Ensimmäisen sarjan avaa se, jolla on matalin ruutu; jos sitä maata ei ole kenelläkään, avaaja on jakajan vasemmalla "
     "puolella istuva pelaaja."),
    ("opening-title", {"title": "other", "name": "Paras"},
     "Ensimmäisen sarjan avaa tittelin ”Paras” voittaja: useasta voittajasta jakajan vasemmalta puolelta lukien ensimmäinen, ja "
     "jos kukaan ei voittanut, jakajan vasemmalla puolella istuva pelaaja."),
    ("payout", {"space": "space:10H", "chips": 8, "payer": "bank"}, "herttakympin paikalta maksetaan tasan 8 pelimerkkiä."),
    ("fee-reasons", {"reasons": "top|dead|removed"},
     "Näin maksetaan vain, jos korkeampaa jatkoa ei ole, seuraava kortti on varakädessä tai seuraavaa korttia ei ole pakassa."),
    ("end-rounds", {"rounds": 1, "each": 1}, "Peli päättyy yhden kierroksen jälkeen, jos muuta ei ole sovittu."),
    ("prompt-amounts", {"low": 0, "high": 1}, "0–1 pelimerkkiä"),
    ("log-pays", {"payer": "seat:Anna", "payees": "seat:Ville|seat:Clara|role:bank", "chips": 1, "each": "yes"},
     "Anna maksaa yhden pelimerkin kullekin saajalle: Ville, Clara ja pankki"),
    ("log-takes", {"payer": "space:Pot", "payees": "seat:Ville|seat:Clara", "chips": 3, "each": "yes"},
     "Ville ja Clara ottavat paikalta Pot 3 pelimerkkiä pelaajaa kohti"),
    ("log-taken-over", {"name": "Otto", "before": "Ville"}, "Otto ottaa pelaajan Ville paikan"),
)  # fmt: skip


@pytest.mark.parametrize(("key", "values", "text"), SENTENCES)
def test_sentences(key: str, values: Mapping[str, Any], text: str) -> None:
    """Messages with values that change endings."""
    assert text == say(key, values, "fi")


def test_a_sheet_is_finnish() -> None:
    """The family's own game: sentences from every part of its sheet stand in it, each with a capital and a full stop."""
    sheet = assemble("boodle-fi", seats=3).sheet("fi")
    text = sheet.to_text()
    for sentence in (
        "3–8 pelaajalle.",
        "Pöydän ympärillä istuu 3 pelaajaa, ja jokainen pelaa omaan lukuunsa.",
        "Pakassa on 52 korttia, eikä jokereita ole mukana.",
        "Kunkin maan kortit ovat matalimmasta korkeimpaan: 2 3 4 5 6 7 8 9 10 J Q K A. Ässä on korkein kortti.",
        "Kun kaikki ovat katsoneet korttinsa, jakaja saa vaihtaa koko kätensä varakäteen sitä näkemättä.",
        "Ensimmäisen sarjan avaa jakajan vasemmalla puolella istuva pelaaja.",
        "Avaaja valitsee maan, ja hänen on avattava se matalimmalla kortillaan.",
        "Sarja päättyy ässään: sen jälkeen ei tule mitään.",
        "Pysähdyksen jälkeen on avattava jokin toinen maa.",
        "Kukin muu pelaaja maksaa voittajalle yhden pelimerkin jokaisesta käteensä jääneestä kortista.",
        "Se, joka pimittää vuorossa olevan kortin, maksaa yhden pelimerkin kullekin muulle pelaajalle. Pelatut kortit jäävät "
        "pelatuiksi.",
        "Peli päättyy, kun sovittu määrä kierroksia on pelattu; jos määrästä ei ole sovittu, jokainen jakaa kerran "
        "(3 kierrosta).",
    ):
        assert sentence in text
    for each in sheet.sentences:
        assert re.fullmatch(r"[A-ZÅÄÖ0-9].*[.]", each.text), each.text
        assert not re.search(r" [,.;:]|  |\.\.|[\"“]| - ", each.text), each.text


# each for the eye, and as it is read aloud where that is not the same
EVENTS: tuple[tuple[Event, str, str], ...] = (
    (CardPlayed(0, Card("AH"), True), "Anna avaa kortilla ♥A", "Anna avaa herttaässällä"),
    (CardPlayed(1, Card("KC"), False), "Ville pelaa ♣K", "Ville pelaa ristikuninkaan"),
    (Stopped(1, Card("10D"), "dead"), "Ville pysäyttää sarjan korttiin ♦10: seuraava kortti on varakädessä",
     "Ville pysäyttää sarjan ruutukymppiin: seuraava kortti on varakädessä"),
    (Paid(0, 2, 1, "r.x"), "Anna maksaa pelaajalle Clara yhden pelimerkin (r.x)", ""),
    (Paid("8C", 2, 4, "r.x"), "Clara ottaa 4 pelimerkkiä paikalta ♣8 (r.x)",
     "Clara ottaa 4 pelimerkkiä ristikahdeksikon paikalta (r.x)"),
    (Paid(0, "Kitty", 2, "r.x"), "Anna maksaa 2 pelimerkkiä paikalle Kitty (r.x)", ""),
    (Staked(0, (("AH", 1), ("KC", 1), ("Kitty", 3))), "Anna asettaa 5 pelimerkkiä: 1 kullekin paikoista ♥A ♣K, 3 paikalle Kitty",
     "Anna asettaa 5 pelimerkkiä: 1 kullekin paikoista herttaässä ja ristikuningas, 3 paikalle Kitty"),
    (Irregularity(1, "lead-choice", Card("4C"), "r.l"), "Ville avaa kortilla ♣4, joka ei ole oikea avauskortti (r.l)",
     "Ville avaa ristinelosella, joka ei ole oikea avauskortti (r.l)"),
    (Irregularity(1, "response", Card("JS"), "r.l"), "Ville pimittää ♠J (r.l)", "Ville pimittää patasotamiehen (r.l)"),
    (Caught(1, Card("AH"), "AH"), "Ville jää kiinni: käteen jäi ♥A", "Ville jää kiinni: käteen jäi herttaässä"),
    (TurnedUp(Card("8D")), "Näkyviin käännetty kortti: ♦8; ruutu on valttia",
     "Näkyviin käännetty kortti: ruutukahdeksikko; ruutu on valttia"),
    (DealerCut(tuple(CardSet("4C JC 5D")), 1),
     "Ensimmäisen jakajan arvonta: Anna ♣4, Ville ♣J, Clara ♦5; Ville jakaa ensimmäisenä",
     "Ensimmäisen jakajan arvonta: Anna ristinelonen, Ville ristisotamies, Clara ruutuviitonen; Ville jakaa ensimmäisenä"),
    (Dealt(0, (17, 17, 18), 0), "Kortit: Anna 17, Ville 17, Clara 18, ei varakättä", ""),
    (Exchanged(0, 13, 1), "Anna laskee pois 13 korttia ja ottaa varakädestä yhden kortin", ""),
    (Chosen(1, "dealer-factor[layout].factor", "2"), "Ville asettaa 2 kertaa niin paljon kuin muut (layout)", ""),
    (BetMade(1, 0), "Ville sököttää", ""),
    (PokerWon((1, 2)), "Ville ja Clara jakavat pokeripotin", ""),
    (Passed(1, "no-suit", "r.l"), "Ville passaa, koska avattavaa maata ei ole (r.l)", ""),
    (WentOut(1), "Ville saa kätensä tyhjäksi ja voittaa kierroksen", ""),
    (RoundEnded(2, 1, (1, 0, 2)), "Kierros 2 on päättynyt; jäljellä: Anna 1 kortti, Clara 2 korttia", ""),
    (SessionEnded((0,), (9, 8, 2)), "Anna voittaa pelin 9 pelimerkillä", ""),
    (SessionEnded((0, 1), (9, 9, 2)), "Anna ja Ville jakavat ensimmäisen sijan: kummallakin 9 pelimerkkiä", ""),
    (SessionEnded((0, 1, 2), (9, 9, 9)), "Anna, Ville ja Clara jakavat ensimmäisen sijan: kullakin 9 pelimerkkiä", ""),
    (Left(2), "Clara poistuu pöydästä", ""),
)  # fmt: skip


@pytest.mark.parametrize(("event", "symbols", "words"), EVENTS)
def test_events(event: Event, symbols: str, words: str) -> None:
    """What happens, for the eye and as it is read aloud."""
    assert symbols == telling(event, NAMES, catalogue("fi", "symbols"))
    assert (words or symbols) == telling(event, NAMES, catalogue("fi", "words"))


MOVES: tuple[tuple[Move, str], ...] = (
    (Play(0, Card("10D")), "ruutukymppi"),
    (Pass(0), "passaan"),
    (Exchange(0), "vaihdan käteni varakäteen"),
    (Bid(0, 1), "tarjoan yhden pelimerkin"),
    (Bet(0, 0), "sökötän"),
    (Bet(0, 2), "panostan 2 pelimerkkiä"),
    (Stake(0, {"AH": 1, "JS": 1, "KC": 4}), "asetan: 1 kullekin paikoista herttaässä ja patasotamies, 4 paikalle ristikuningas"),
    (Stake(0, {}), "asetan: ei mitään"),
    (ClaimSpace(0, "9S"), "vaadin merkit patayhdeksikön paikalta"),
    (ClaimSpace(0, "Matrimony"), "vaadin merkit paikalta Matrimony"),
    (Choose(0, "keep"), "en tarjoa varakättä"),
)


@pytest.mark.parametrize(("move", "words"), MOVES)
def test_moves(move: Move, words: str) -> None:
    """What a player says."""
    assert words == choice(move, catalogue("fi"))


def test_refusals() -> None:
    """Why something cannot be done; a suit is in the partitive there."""
    assert ["ristiä ei saa nyt avata", "ruutua ei saa nyt avata", "herttaa ei saa nyt avata", "pataa ei saa nyt avata"] == [
        refusal(Reason("r", "x", "suit", suit=suit), "fi") for suit in "CDHS"
    ]
    assert "sinulla ei ole korttia AH" == refusal(Reason("r", "x", "you-not-held", card="AH"), "fi")


@pytest.mark.parametrize(
    ("style", "run"),
    [
        ("symbols", "Anna avaa: ♣4 → Ville ♣5 ♣6 — pysähdys (♣7 on varakädessä)"),
        ("words", "Anna avaa: ristinelonen, Ville ristiviitonen, ristikuutonen; pysähdys (ristiseiska on varakädessä)"),
    ],
)
def test_a_run_of_the_log(style: Style, run: str) -> None:
    """A run is one line of nominatives after a colon."""
    game = Game.from_position(
        assemble("michigan", seats=3), hands=["4C 9D 10D", "5C 6C 9H", "9S 10S"], dead_hand="7C", to_lead=0, purses=9, names=NAMES
    )
    log = Log(game, None, "fi", style)
    for seat, card in ((0, "4C"), (1, "5C"), (1, "6C")):
        game = game.play(Play(seat, Card(card)))
        lines = log.hear(game.news)
    assert run == lines[0].text


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("top", "pysähdys (ristiässän jälkeen ei tule mitään)"),
        ("removed", "pysähdys (ruutukahdeksikkoa ei ole pakassa)"),
        ("withheld", "pysähdys (ruutukahdeksikko pimitetään)"),
        ("house.asleep", "pysähdys (ruutukahdeksikko: house.asleep)"),
    ],
)
def test_stops_of_the_log(reason: str, text: str) -> None:
    """Why a run ends, with the card in the case that the reason asks for."""
    assert text == say("log-stop", {"reason": reason, "card": "AC", "next": "8D"}, "fi")
