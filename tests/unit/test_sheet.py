"""The rule sheet: what it is made of, how it is written, what is compared; the sheets that a person has read."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import boodle.cli
from boodle import (
    ArgumentError,
    CardPayment,
    Fee,
    LeadLimit,
    Manifest,
    PlainPlugin,
    Recipe,
    Rulebook,
    Stopped,
    Succession,
    assemble,
)
from boodle.cards import ALL, CardSet
from boodle.languages import LANGUAGES
from boodle.sheet import differences, facts
from sheets import TABLE

READ = Path(__file__).parents[1] / "sheets"
Run = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command in this process; exit code, output, errors."""

    def run_it(words: str) -> tuple[int, str, str]:
        code = boodle.cli.main(words.split())
        out, err = capsys.readouterr()
        return code, out, err

    return run_it


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_that_has_been_read(lang: str) -> None:
    """A change of any sentence is seen in review: ``PYTHONPATH=tests python -m sheets`` writes the files anew."""
    assert (READ / f"tripoley-cadaco_{lang}.md").read_text(encoding="utf-8") == assemble(TABLE).sheet(lang).to_markdown(
        sources=True
    )


def test_a_sheet_has_the_parts_of_a_table_in_order() -> None:
    """Those that it has: no poker where none is played, what is changed at the end."""
    keys = [section.key for section in assemble("michigan").sheet().sections]
    assert keys == [
        "players", "cards", "layout", "stakes", "deal", "spare-hand", "play", "stops", "leads", "collecting", "going-out",
        "payments", "false-play", "session",
    ]  # fmt: skip
    assert assemble("michigan").sheet().changes is None
    changed = assemble("tripoley-cadaco stop-bonus").sheet()
    assert changed.section("poker") is not None
    assert changed.changes is not None
    assert any("stop" in sentence.text for sentence in changed.changes.sentences)
    assert changed.section("nothing") is None


def test_every_sentence_names_the_rules_that_it_comes_from() -> None:
    """A declaration's, or the engine's own; with the plug-in and where it is written down."""
    sheet = assemble("michigan kitty:stake=3").sheet()
    (ante,) = [sentence for sentence in sheet.sentences if "3 chips" in sentence.text]
    assert "Before each deal everybody puts 3 chips on Kitty." == ante.text
    assert {"kitty.ante"} <= {origin.rule for origin in ante.rules}
    (out,) = [sentence for sentence in sheet.sentences if sentence.key == "out"]
    assert [("core.out", "boodle")] == [(origin.rule, origin.plugin) for origin in out.rules]
    assert "kitty.ante" in sheet.to_text(sources=True)
    assert "kitty.ante" not in sheet.to_text()


def test_a_sheet_in_markdown() -> None:
    """One heading for the table, one for each part, a list of sentences; a card's star or a name's bracket is no markup."""
    sheet = assemble("boodle-de kitty:name=The_*Pot*").sheet("de")
    text = sheet.to_markdown()
    assert text.startswith("# Boodle\n")
    assert [section.title for section in sheet.sections] == re.findall(r"^## (.*)$", text, re.M)[: len(sheet.sections)]
    assert r"The\_\*Pot\*" in text
    assert len(re.findall("^- ", text, re.M)) >= len(sheet.sentences)


class Page(HTMLParser):
    """What a page holds."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.lang = ""
        self.headings: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Something begins."""
        if tag == "html":
            self.lang = str(dict(attrs)["lang"])
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """The last thing that began ends."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Words."""
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)
        self.texts.append(data)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_as_a_page(lang: str) -> None:
    """It names its language, closes what it opens, draws the board, and writes what a name holds as words."""
    sheet = assemble("michigan-rummy stop-bonus").sheet(lang)
    page = Page()
    page.feed(sheet.to_html(sources=True))
    assert [] == page.open
    assert lang == page.lang
    assert sheet.title == page.headings[0]
    assert [section.title for section in sheet.sections] == page.headings[1 : 1 + len(sheet.sections)]
    assert "<svg" in sheet.to_html()
    assert "kitty.ante" in "".join(page.texts)
    assert "&lt;b&gt;" in assemble(Recipe("boodle-de", Strange, seats=4)).sheet(lang).to_html()


class Strange(PlainPlugin):
    """A plug-in with words of its own, some of which look like markup."""

    manifest = Manifest(name="strange", version="1.0", kind="house-rule", summary="Odd", title="<b>odd</b>")
    rules = (
        LeadLimit(
            id="strange.limit",
            source="a house",
            topic="strange",
            suits=lambda _: CardSet(ALL),
            text={"en": "Any suit on a <b>Monday</b>.", "fi": "Maanantaina mikä maa tahansa."},
        ),
        Fee(id="strange.fee", source="a house", on=Stopped, payer="stopper", payee="dealer", chips=2, reasons=("dead", "played")),
        CardPayment(id="strange.cards", source="a house", topic="strange-cards", chips=1, exempt="AH AS"),
        Succession(id="strange.order", source="a house", order="down"),
    )


def test_a_callable_brings_its_own_words() -> None:
    """In the languages that it speaks; in English where it does not speak the one that is asked for."""
    rulebook = assemble(Recipe("boodle-de", Strange, seats=4))
    told = {lang: [sentence.text for sentence in rulebook.sheet(lang).sentences] for lang in LANGUAGES}
    assert "Maanantaina mikä maa tahansa." in told["fi"]
    assert "Any suit on a <b>Monday</b>." in told["de"]
    assert "For every stop, whoever made it pays the dealer 2 chips." in told["en"]
    assert any(line.startswith("It is due only where the next card is in the spare hand or") for line in told["en"])
    assert "Whoever leads chooses a suit and must lead their highest card of it." in told["en"]


@pytest.mark.parametrize("text", [{"de": "ohne Englisch"}, {}, {"en": ""}, 5, {"en": 3}, None])
def test_words_that_are_none_are_refused(text: object) -> None:
    """With what was expected."""
    with pytest.raises(ArgumentError, match="'text'"):
        CardPayment(id="a.b", chips=1, text=text)


def test_what_two_tables_play_differently() -> None:
    """Part by part, in sentences; the other way round the same; nothing between equal tables."""
    plain, other = assemble("michigan"), assemble("michigan change-suit kitty:stake=3")
    found = {part.key: part for part in differences(plain, other)}
    assert {"layout", "stakes", "leads", "going-out"} == found.keys()
    assert ["After a stop any suit may be led, the same one too."] == [line.text for line in found["leads"].before]
    back = {part.key: part for part in differences(other, plain)}
    for key, part in found.items():
        assert (part.before, part.after) == (back[key].after, back[key].before)
    assert () == differences(plain, assemble("michigan"))
    for lang in LANGUAGES:
        assert found.keys() == {part.key for part in differences(plain, other, lang)}


def test_the_plain_game_is_what_a_table_is_compared_with() -> None:
    """Also where the game is a class that is not installed, has other parameters, or rules are left out."""
    assert assemble("boodle-de -card-payment").sheet().changes is not None
    assert assemble("pope-joan:pope=7D").sheet().changes is not None
    assert assemble("pope-joan").sheet().changes is None


def position(rulebook: Rulebook) -> dict[str, tuple[str, ...]]:
    """The examples of a sheet by the part that they stand under."""
    return {section.key: section.example for section in rulebook.sheet().sections if section.example}


def test_the_examples_of_document_004_are_played() -> None:
    """A run that stops at the ten of spades, one that reaches the queen of diamonds, and a settlement of nine chips."""
    played = position(assemble("boodle-de"))
    assert played["stops"] == (
        "Anna leads the 5 of spades, Ben the 6 of spades, Carla the 7 of spades, the 8 of spades, Ben the 9 of spades, "
        "Anna the 10 of spades; stop (the jack of spades is in the spare hand)",
    )
    assert played["collecting"][1] == "Dan takes 5 chips from the space of the queen of diamonds"
    assert [int(line.split()[3]) for line in played["going-out"] if " pays Carla " in line] == [5, 3, 1]


def test_the_example_of_document_000_is_played() -> None:
    """Three cards and five are eight chips."""
    played = position(assemble("boodle-fi", seats=3))
    assert [int(line.split()[3]) for line in played["going-out"] if " pays " in line] == [3, 5]


def test_examples_follow_the_rules() -> None:
    """What a house rule does shows in them; where a position cannot be, there is none."""
    assert any("stop-fee" in line for line in position(assemble("boodle-de kitty stop-fee"))["stops"])
    assert any("2 chips for 1 card" in line for line in position(assemble("boodle-de double-cards"))["going-out"])
    assert "stops" not in position(assemble("newmarket-peel"))


@pytest.mark.parametrize("seats", range(2, 10))
def test_a_sheet_for_every_number_of_players(seats: int) -> None:
    """From two to nine."""
    rulebook = assemble("tripoley-cadaco", seats=seats)
    for lang in LANGUAGES:
        assert str(seats) in rulebook.sheet(lang).sentences[0].text
    assert position(rulebook)["going-out"]


SAID = [
    ("three-in-one", "Whoever holds a boodle card once the spare hand has been exchanged or sold shows it"),
    ("fundex", "The first lead is the lowest black card of the hand."),
    ("michigan opening:suits=black pass-left", "If the first leader has no black card, the first lead passes to the left"),
    ("newmarket-kings", "level ones cut again; here the ace is high."),
    ("michigan session-end:when=rounds+somebody-broke", "The session ends after an agreed number of rounds, if one is agreed."),
    (
        "michigan open-widow widow-exchange:time=before-look",
        "After the exchange that is made unseen, the spare hand, or the hand",
    ),
    ("michigan pay-the-widow", "Nobody looks into the spare hand beforehand."),
    ("michigan dead-hand:dealt=none surplus-to-widow", "the same number to each; the cards that do not go round are the spare"),
    ("pope-joan dead-hand:dealt=none", "As there is no spare hand, no card is turned up, and there are no trumps."),
    ("cadaco-michigan-rummy", "following with it, is paid for its space at once."),
    ("cadaco-michigan-rummy cadaco-payouts:payer=pot", "The space of the 10 of hearts pays up to 8 chips."),
    ("boodle-fi referee:to=layout", "only what is paid on it during the round may still come to it."),
    ("michigan widow-exchange:old_hand=new-spare,by=eldest widow-offer", "for nothing, where the dealer is the seller."),
    ("michigan widow-auction:opening=3,step=2", "The lowest bid is 3 chips, and bids go up in steps of 2 chips"),
    ("michigan dealer-double:may=true", "the dealer chooses each time how many chips to put there, either 1 or 2."),
    ("tripoley", "wins the round, and the play is over at once."),
    ("michigan free-staking", "Whoever has too few chips stakes what they have, and plays."),
    ("michigan-rummy broke:broke_when=cannot-ante", "Broke is whoever has fewer chips than a player stakes who does not deal."),
]
UNSAID = [
    ("fundex", "The first lead must be a black card."),
    ("michigan opening:leader=holder-of,suits=black", "The first lead must be a black card."),
    ("michigan opening:suits=black", "any suit may be led after all"),
    ("michigan dead-hand:dealt=none surplus-to-widow", "there is no spare hand"),
    ("michigan dead-hand:dealt=none widow-exchange:time=before-look", "only after the exchange"),
    ("cadaco-michigan-rummy", "takes all chips on its space at once"),
    ("boodle-fi lead-card", "leads a card that is not the one to lead"),
    ("boodle-fi referee:barred=false stop-bonus", "Barred players"),
    ("michigan stop-bonus:payer=each-opponent", "If there are not enough chips"),
    ("michigan pay-the-widow", "pays 3 chips to the dealer"),
    ("michigan widow-exchange:price=2", "The price is 2 chips"),
    ("michigan-rummy-tray", "residual.chips"),
    ("tripoley-cadaco caught", "doubles what lies there"),
    ("tripoley-cadaco caught", "only what is paid on it during the round"),
]


def told(recipe: str) -> str:
    """The sentences and examples of a table for three; not what it changes."""
    sections = assemble(recipe, seats=3).sheet().sections
    return "\n".join(line for section in sections for line in (*(each.text for each in section.sentences), *section.example))


@pytest.mark.parametrize(("recipe", "words"), SAID)
def test_what_is_so_is_said(recipe: str, words: str) -> None:
    """Rules that meet at a table change what is true there, and the sentence with it."""
    assert words in told(recipe)


@pytest.mark.parametrize(("recipe", "words"), UNSAID)
def test_what_is_not_so_is_not_said(recipe: str, words: str) -> None:
    """A sentence that is true of a rule may be false at a table where another rule meets it."""
    assert words not in told(recipe)


def test_facts_are_the_same_in_every_language() -> None:
    """Keys, values and questions; no words."""
    found = facts(assemble("michigan-rummy"))
    assert ("stop.stuck",) in [fact.slots for fact in found["leads"]]
    assert all(fact.key for fact in itertools.chain(*found.values()))


def test_the_command_prints_a_sheet(run: Run) -> None:
    """As text, Markdown and a page, in every language, with and without sources."""
    rulebook = assemble("michigan widow-auction")
    for lang in LANGUAGES:
        sheet = rulebook.sheet(lang)
        code, out, err = run(f"rules michigan widow-auction --lang {lang}")
        assert (0, "") == (code, err)
        assert out.startswith(sheet.to_text().rstrip())
        assert sheet.to_markdown(sources=True) == run(f"rules michigan widow-auction --lang {lang} --format md --sources")[1]
        assert sheet.to_html() == run(f"rules michigan widow-auction --lang {lang} --format html")[1]
    assert "widow-auction.sale" in run("rules michigan widow-auction --sources")[1]


def test_the_command_tells_differences(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    """Each recipe is one word."""
    assert 0 == boodle.cli.main(["diff", "michigan", "michigan stop-bonus", "--lang", "de", "--sources"])
    out = capsys.readouterr().out
    assert "michigan stop-bonus:" in out
    assert "stop-bonus.bonus" in out
    assert "No difference." in run("diff michigan michigan")[1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("rules michigan --lang sv", "boodle: 'lang' is 'sv'; there are texts in 'de', 'en', 'fi'"),
        ("rules michigan --format pdf", "boodle: '--format' is 'pdf'; expected one of 'html', 'md', 'text'"),
        ("diff michigan", "boodle: Missing argument"),
        ("diff michigan michigam", "boodle: "),
        ("play michigan --bots --lang xx", "boodle: 'lang' is 'xx'"),
    ],
)
def test_wrong_words_are_told_in_one_line(run: Run, words: str, said: str) -> None:
    """Exit code 2, and the way out."""
    code, _, err = run(words)
    assert 2 == code
    assert err.startswith(said)
    assert 1 == err.count("\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_session_is_told_in_words(run: Run, lang: str) -> None:
    """``--words``: no symbol of a suit, no arrow, no dash for a screen reader to stumble over."""
    _, out, _ = run(f"play tripoley-cadaco stop-bonus --bots --seed 3 --rounds 1 --lang {lang} --words")
    told = out.partition("\n")[2]
    assert len(told.splitlines()) > 20
    assert not re.search("[♣♦♥♠→—]", told)
