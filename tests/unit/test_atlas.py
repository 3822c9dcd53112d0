"""The atlas: what a page of a plug-in is made of, and the Sphinx extension that makes it."""

from __future__ import annotations

import contextlib
import functools
import io
import re
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path
from typing import Any, Literal

import attrs
import pytest
from sphinx.application import Sphinx
from sphinx.util.docutils import docutils_namespace, patch_docutils

import boodle.cli
from boodle import ArgumentError, AssemblyError, assemble
from boodle.atlas import finding_out
from boodle.atlas.__main__ import main
from boodle.atlas.combining import Cell, pairs, reasons
from boodle.atlas.findings import Finding, read, written
from boodle.atlas.fitting import Fit, fit
from boodle.atlas.options import options
from boodle.atlas.rounds import Sitting, search, told
from boodle.atlas.subject import subject
from boodle.cards import CardSet
from boodle.languages import LANGUAGES, say
from boodle.simulation.simulate import simulate
from by_hand import forgotten_afterwards, metadata_of

ROOT = Path(__file__).parents[2]
PAIRS = ROOT / "docs" / "_generated" / "pairs.json"


class Utf8(io.StringIO):
    """A stream that can show everything."""

    encoding = "utf-8"


# -- which plug-in -----------------------------------------------------------------------------------------------------


def test_a_plug_in_is_found_by_name_with_its_parameters_and_declarations() -> None:
    """As it is written in a recipe; what it declares, it declares by default."""
    found = subject("kitty:stake=3")
    assert "kitty:stake=3" == str(found.ingredient)
    assert ["kitty.space", "kitty.ante"] == [each.id for each in found.declared]


def test_a_plug_in_is_found_by_the_path_of_its_class() -> None:
    """Also one that is installed; with parameters behind another colon."""
    found = subject("boodle_variants.staking:Kitty:stake=3,name=Pool")
    assert "kitty:name=Pool,stake=3" == str(found.ingredient)
    assert found.declared == subject("kitty").declared


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("kity", "no plug-in 'kity' is installed; did you mean 'kitty'"),
        ("boodle_variants.staking:Kity", "'boodle_variants.staking:Kity' cannot be imported"),
        ("no_such_module:Kitty", "'no_such_module:Kitty' cannot be imported"),
        ("boodle.cards:CardSet", "expected a subclass of RulePlugin with a manifest"),
        ("kitty:stake", "'kitty:stake' cannot be imported"),
    ],
)
def test_what_is_no_plug_in_is_refused(text: str, problem: str) -> None:
    """With what came, and the way out."""
    with pytest.raises(ArgumentError, match=re.escape(problem)):
        subject(text)


# -- on which table ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "after", "before"),
    [
        ("pope-joan", "pope-joan", None),
        ("change-suit", "michigan change-suit", "michigan"),
        ("stop-fee", "michigan kitty stop-fee", "michigan kitty"),  # what it needs comes too
        ("card-payment", "michigan card-payment", "michigan -card-payment"),  # the game brings it anyway
        ("free-leads", "michigan-rummy free-leads", "michigan-rummy"),  # leads are free in plain Michigan
        ("carry-over", "michigan carry-over:chips=winner", "michigan"),  # its default is what everybody plays
    ],
)
def test_a_house_rule_is_shown_where_it_says_something_new(name: str, after: str, before: str | None) -> None:
    """On the plainest game, beside what it needs, with parameters that tell it apart."""
    found = fit(subject(name))
    assert (after, before) == (str(found.after.recipe), None if found.before is None else str(found.before.recipe))
    assert found.before is None or found.before != found.after


def test_the_table_can_be_chosen() -> None:
    """The rest of the recipe, and how many play; a table that cannot be is refused with its problems."""
    found = fit(subject("stop-bonus"), ["newmarket", "short-pack"], 5)
    assert ("newmarket short-pack stop-bonus", 5) == (str(found.after.recipe), found.after.seats)
    with pytest.raises(AssemblyError):
        fit(subject("stop-bonus"), ["newmarket"], 12)


# -- which round -------------------------------------------------------------------------------------------------------


def table(name: str) -> Fit:
    """The table on which a plug-in is shown."""
    return fit(subject(name))


def test_the_round_of_a_house_rule_is_one_in_which_it_acts() -> None:
    """A fee is paid: the rule is named at the step where it acted, and the table without it differs there."""
    found = search("stop-fee", table("stop-fee"))
    assert found.acted
    assert "stop-fee.fee" in found.rules
    (first, *_) = (step for step in found.steps if "stop-fee.fee" in step.rules)
    assert [("chips", "23", "24", "Anna")] == [attrs.astuple(each)[:4] for each in first.differences]


@pytest.mark.parametrize(
    ("name", "key", "seed"),
    [("change-suit", "may", 0), ("misdeal", "no-misdeal", 0), ("tiebreak", "goes-on", 27), ("short-pack", "cards", 0)],
)
def test_a_rule_that_no_event_names_is_shown_by_what_differs_without_it(name: str, key: str, seed: int) -> None:
    """A choice that is smaller, a call that is not there, a session that goes on, cards that lie otherwise."""
    found = told(name, table(name), Sitting(seed))
    assert (False, True) == (found.acted, found.differs)
    assert key in {each.key for step in found.steps for each in step.differences}


def test_what_differs_is_told_once_and_in_words() -> None:
    """The first place where the tables part: what can be done here, and what without the rule."""
    (found,) = [each for step in told("change-suit", table("change-suit"), Sitting(0)).steps for each in step.differences]
    assert ("may", "Anna") == (found.key, found.who)
    assert set(found.here.split(", ")) < set(found.there.split(", "))


def test_a_referee_is_shown_by_players_who_slip() -> None:
    """Bots keep the rules; here they do not, and pay for it."""
    found = search("referee", table("referee"), 4)
    assert found.sitting.slips
    assert {"referee.wrong-lead"} <= {*found.rules}
    assert "" == found.sitting.command("michigan referee", 4)


def test_the_command_beside_a_round_plays_the_same_round() -> None:
    """Line by line, up to how far they are set in."""
    found = told("pope-joan", table("pope-joan"), Sitting(16))
    printed = Utf8()
    with contextlib.redirect_stdout(printed):
        boodle.cli.main(found.sitting.command("pope-joan", 4).split()[1:])
    lines = [line.strip() for line in printed.getvalue().splitlines() if line.strip()]
    assert [line.text.strip() for step in found.steps for line in step.lines] == lines[-sum(len(s.lines) for s in found.steps) :]


@pytest.mark.parametrize("given", [{"seed": -1}, {"seed": 0, "purse": "much"}, {"seed": 0, "slips": 1}])
def test_a_sitting_that_is_none_is_refused(given: dict[str, Any]) -> None:
    """Whole numbers, from zero."""
    with pytest.raises(ArgumentError):
        Sitting(**given)


# -- parameters --------------------------------------------------------------------------------------------------------


@attrs.frozen
class Base:
    """What others are made from.

    Attributes:
        price: Chips that it costs,
            in all.
    """

    price: int = attrs.field(default=2, validator=attrs.validators.ge(1))


@attrs.frozen
class Given(Base):
    """Parameters of all kinds.

    Attributes:
        to: Who gets them: ``dealer`` or ``kitty``.
        when: Several: one after the other.

    Not a parameter: this.
    """

    to: Literal["dealer", "kitty"] | None = None
    when: tuple[Literal["first", "last"], ...] = ("first",)
    cards: CardSet = attrs.field(factory=lambda: CardSet("8D"))
    may: bool = False
    hidden: int = attrs.field(default=0, init=False)


def test_parameters_are_told_with_their_defaults_values_and_meaning() -> None:
    """From the class and those it is made from; what cannot be given is left out."""
    price, to, when, cards, may = options(Given)
    assert ("price", "2", ("number",), 1, "Chips that it costs, in all.") == (
        price.name, price.default, price.kinds, price.least, price.help,
    )  # fmt: skip
    assert (("dealer", "kitty"), ("nothing",), "none") == (to.words, to.kinds, to.default)
    assert (True, ("first", "last"), "Several: one after the other.") == (when.several, when.words, when.help)
    assert ("8D", ("cards",), "") == (cards.default, cards.kinds, cards.help)
    assert ("false", ("yes-no",), None) == (may.default, may.kinds, may.least)
    assert () == options(None)


# -- what it goes with -------------------------------------------------------------------------------------------------


def test_the_matrix_of_pairs_is_read() -> None:
    """Every cell, with its verdict and reasons; reasons in short."""
    found = pairs(PAIRS)
    assert len(found.cells) == len(found.games) * len(found.rules) * (len(found.rules) - 1) // 2
    assert len(found.of_rule("kitty")) == len(found.games) * (len(found.rules) - 1)
    (cell,) = (each for each in found.of_game("michigan") if each.rules == ("change-colour", "change-suit"))
    assert "refused" == cell.verdict
    assert not any("keep one" in why for why in reasons(cell, "change-suit"))


def test_a_pair_that_is_inert_is_the_fault_of_one() -> None:
    """The reason is told on the page of the rule that can never act."""
    cell = Cell("michigan", ("caught", "free-leads"), "inert", ("free-leads: leads are free here anyway",))
    assert ("leads are free here anyway",) == reasons(cell, "free-leads")
    assert () == reasons(cell, "caught")


def test_a_file_that_holds_no_matrix_is_refused(tmp_path: Path) -> None:
    """One that is not there, and one that holds something else."""
    (tmp_path / "other.json").write_text("[1]")
    for name in ("other.json", "missing.json"):
        with pytest.raises(ArgumentError, match="holds no matrix"):
            pairs(tmp_path / name)


# -- findings ----------------------------------------------------------------------------------------------------------


def test_findings_are_kept_and_not_found_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Round and figures; when the rules are others, they are measured again; a table that was chosen once stays."""
    monkeypatch.setattr(finding_out, "ROUNDS", {"kernel": 24, "step": 24})
    monkeypatch.setattr(finding_out, "simulate", functools.partial(simulate, executor=ThreadPoolExecutor(1)))
    about = subject("rummy-round")  # the step engine: nothing has to be compiled
    found, new = finding_out.find_out(about, tmp_path, ["michigan", "change-suit"], seeds=1)
    assert new
    assert found == read(tmp_path, "rummy-round")
    assert (found, False) == finding_out.find_out(about, tmp_path)
    assert found.measured is not None
    stale = attrs.evolve(found, measured=attrs.evolve(found.measured, fingerprints=("other",)))
    (tmp_path / "rummy-round.json").write_text(written(stale), encoding="utf-8")
    assert (found, True) == finding_out.find_out(about, tmp_path)
    assert found.measured.command.startswith(
        "boodle lab michigan change-suit --against 'michigan change-suit rummy-round' --seats 4 "
    )


def test_the_command_finds_out_and_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One plug-in after the other; one that is no good keeps no other from being looked at."""
    assert 2 == main([str(tmp_path), "kity", "kitty", "--no-lab"])
    printed = capsys.readouterr()
    assert "kity: no plug-in 'kity' is installed; did you mean 'kitty'" in printed.err
    assert "kitty: found out: michigan kitty" in printed.out
    assert 0 == main([str(tmp_path), "kitty", "--no-lab"])
    assert "kitty: known" in capsys.readouterr().out


def test_a_file_that_holds_no_findings_is_refused(tmp_path: Path) -> None:
    """With the way out."""
    (tmp_path / "kitty.json").write_text('{"recipe": "michigan kitty"}')
    with pytest.raises(ArgumentError, match=r"does not hold what was found out about 'kitty'.*remove it"):
        read(tmp_path, "kitty")


# -- the extension -----------------------------------------------------------------------------------------------------


@attrs.frozen
class Site:
    """A site that was built: its pages as HTML, and what was complained about."""

    folder: Path
    complaints: str

    def page(self, name: str) -> str:
        """A page."""
        return (self.folder / f"{name}.html").read_text(encoding="utf-8")

    def text(self, name: str) -> str:
        """What a page says, without its markup."""
        lines = re.sub(r"</?(span|em|strong)\b[^>]*>", "", self.page(name))
        found = unescape(re.sub(r"<[^>]+>", " ", lines)).replace("’", "'")
        return " ".join(found.split())


def build(folder: Path, pages: dict[str, str], **config: object) -> Site:
    """Build a small site, strictly, as ``sphinx-build -n`` does."""
    source, out = folder / "source", folder / "out"
    source.mkdir(parents=True)
    for name, text in pages.items():
        (source / name).write_text(text, encoding="utf-8")
    settings = {"extensions": ["myst_parser", "boodle.atlas"], "html_theme": "basic", "nitpicky": True} | config
    complaints = io.StringIO()
    with patch_docutils(source), docutils_namespace():
        app = Sphinx(
            source, None, out, folder / "doctrees", "html", confoverrides=settings, status=None, warning=complaints, freshenv=True
        )  # fmt: skip
        app.build()
    return Site(out, re.sub(r"\x1b\[[\d;]*m", "", complaints.getvalue()))


@pytest.fixture
def toll(tmp_path: Path) -> Iterator[None]:
    """The example of a house rule in a package of its own, installed."""
    package = tmp_path / "house_rule"
    shutil.copytree(ROOT / "examples" / "house_rule", package)
    with forgotten_afterwards():
        sys.path[:0] = map(str, metadata_of(package))
        yield


PAGE = "# The toll\n\n```{boodle-plugin} stop-toll\n```\n"


@pytest.mark.usefixtures("toll")
def test_a_plug_in_of_somebody_else_has_its_page(tmp_path: Path) -> None:
    """Installed, in Markdown: every part, in sections of its own, with links, pictures and tables that scroll."""
    pages = {"index.md": "# Site\n\nSee {boodle:plugin}`stop-toll`.\n\n```{toctree}\ntoll\n```\n", "toll.md": PAGE}
    site = build(tmp_path, pages)
    assert "" == site.complaints
    assert ["The toll", "What it changes", "Parameters", "A round that was played", "What it declares"] == re.findall(
        r"<h[12]>([^<]+)<", site.page("toll")
    )
    said = site.text("toll")
    assert "Whoever makes a stop gets a chip from each opponent" in said
    assert "boodle-stop-toll 1.0" in said
    assert "$ boodle play michigan stop-toll --bots --seats 4 --seed 0 --purse 30 --rounds 1" in said
    assert re.search(r"because of stop-toll\.toll", said)
    assert "What each opponent pays." in said
    assert re.search(r'<div class="boodle-scroll[^>]*>\s*<table', site.page("toll"))
    assert 'href="toll.html#plugin-stop-toll"' in site.page("index")
    assert "boodle_atlas.css" in site.page("toll")
    assert (site.folder / "_static" / "boodle_atlas.css").exists()


@pytest.mark.usefixtures("toll")
def test_the_same_page_from_the_path_of_a_class(tmp_path: Path) -> None:
    """In reStructuredText; the options choose table, parts, round and language."""
    text = (
        "The toll\n========\n\n.. boodle-plugin:: boodle_stop_toll:StopToll:chips=2\n   :with: newmarket short-pack\n"
        "   :seats: 3\n   :only: round about\n   :seed: 5\n   :purse: 50\n   :lang: de\n"
    )
    site = build(tmp_path, {"index.rst": text})
    assert "" == site.complaints
    assert ["The toll", "Eine gespielte Runde"] == re.findall(r"<h[12]>([^<]+)<", site.page("index"))
    said = site.text("index")
    assert "boodle play newmarket short-pack stop-toll:chips=2 --bots --seats 3 --seed 5 --purse 50 --rounds 1" in said
    assert "Hausregel" in said
    assert re.search(r"zahlt Anna 2 Chips|zahlt Ben 2 Chips|zahlen? \w+ .*2 Chips", said)


def test_a_game_has_its_sheet_its_pictures_and_what_is_known_of_it(tmp_path: Path) -> None:
    """With findings and the matrix of pairs; twice the same."""
    config = {"boodle_atlas_pairs": str(PAIRS), "boodle_atlas_findings": str(ROOT / "docs" / "_generated" / "atlas")}
    pages = {"index.md": "# Michigan\n\n```{boodle-plugin} michigan\n```\n"}
    first, second = (build(tmp_path / name, pages, **config) for name in ("one", "two"))
    assert "" == first.complaints
    assert first.page("index") == second.page("index")
    assert 3 == first.page("index").count("<svg")
    said = first.text("index")
    for sentence in assemble("michigan").sheet().sentences:
        assert " ".join(sentence.text.split()) in said
    assert "Every pair of house rules has been tried on this game" in said
    assert re.search(r"the dealer \(place 3\), % of rounds won [\d.]+ ± [\d.]+", said)
    assert "$ boodle lab michigan --seats 4 --policy random+widow=poor --rounds 200000 --seed 0" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_speaks_every_language(lang: str, tmp_path: Path) -> None:
    """All parts of it, of a game and of a house rule; the language of the site, where there are texts in it."""
    config = {"boodle_atlas_pairs": str(PAIRS), "boodle_atlas_findings": str(ROOT / "docs" / "_generated" / "atlas")}
    one, other = (f"```{{boodle-plugin}} {name}\n```\n" for name in ("rummoli", "referee"))
    site = build(tmp_path, {"index.md": f"# Two\n\n{one}\n{other}"}, language=lang, **config)
    assert "" == site.complaints
    said = site.text("index")
    for key in ("rules", "changes", "parameters", "pictures", "round", "declares", "goes-with", "measured"):
        assert say(f"atlas-heading-{key}", lang=lang) in said


DIFFERENCES = ("over", "goes-on", "dealer", "turn", "chips", "cards", "seen", "may", "may-offend", "misdeal", "no-misdeal")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", DIFFERENCES)
def test_every_difference_can_be_told(lang: str, key: str) -> None:
    """With all that it is about, in every language; a turn that there is not, too."""
    values = ("1", "2") if key == "chips" else ("Anna", "Ben")
    said = say(f"atlas-differs-{key}", {"rule": "kitty", "here": values[0], "there": values[1], "who": "Carla"}, lang)
    assert "kitty" in said
    assert "none" not in said
    if key == "turn":
        for here, there in (("none", "Ben"), ("Anna", "none")):
            said = say("atlas-differs-turn", {"rule": "kitty", "here": here, "there": there, "who": "none"}, lang)
            assert "none" not in said


@pytest.mark.parametrize(
    ("directive", "problem"),
    [
        ("```{boodle-plugin} kity\n```", "no plug-in 'kity' is installed; did you mean 'kitty'"),
        ("```{boodle-plugin} no_module:Kitty\n```", "'no_module:Kitty' cannot be imported"),
        ("```{boodle-plugin} kitty\n:seats: 20\n```", "players, not 20"),
        ("```{boodle-plugin} kitty:steak=2\n```", "no parameter 'steak'"),
        ("```{boodle-plugin} kitty\n:only: abuot\n```", "there is no part 'abuot'; did you mean 'about'"),
        ("```{boodle-plugin} kitty\n:lang: tlh\n```", "tlh"),
        ("```{boodle-plugins} gmae\n```", "there is no kind of plug-in 'gmae'"),
        ("```{boodle-plugins} game\n:from: nowhere\n```", "no game of 'nowhere' is installed"),
    ],
)
def test_what_is_wrong_is_said_at_its_line(directive: str, problem: str, tmp_path: Path) -> None:
    """A page that asks for what is not there is a complaint of Sphinx, which ``-W`` makes an error."""
    site = build(tmp_path, {"index.md": f"# Site\n\n{directive}\n"})
    assert problem in site.complaints
    assert re.search(r"index\.md:[34]: (ERROR|WARNING)", site.complaints)


def test_figures_of_other_rules_are_a_complaint_and_not_shown(tmp_path: Path) -> None:
    """What was measured before a rule changed is not told of the rule as it is."""
    kept = read(ROOT / "docs" / "_generated" / "atlas", "kitty")
    assert isinstance(kept, Finding)
    assert kept.measured is not None
    stale = attrs.evolve(kept, measured=attrs.evolve(kept.measured, fingerprints=("one", "other")))
    (tmp_path / "kitty.json").write_text(written(stale), encoding="utf-8")
    site = build(
        tmp_path, {"index.md": "# K\n\n```{boodle-plugin} kitty\n:only: measured\n```\n"}, boodle_atlas_findings=str(tmp_path)
    )
    assert (
        "other rules were measured for 'michigan kitty'; measure again: python -m boodle.atlas [boodle.stale]" in site.complaints
    )
    assert "boodle lab" not in site.text("index")


def test_two_pages_about_one_plug_in_are_a_complaint_unless_one_says_so(tmp_path: Path) -> None:
    """Links could lead to either; with ``:no-index:`` they lead to the other."""
    short = "```{{boodle-plugin}} kitty\n:only: about\n{}```\n"
    index = "# Site\n\n```{toctree}\none\ntwo\n```\n"
    pages = {"index.md": index, "one.md": "# One\n\n" + short.format("")}
    site = build(tmp_path / "both", pages | {"two.md": "# Two\n\n" + short.format("")})
    assert "the plug-in 'kitty' has a page already, in one" in site.complaints
    site = build(tmp_path / "alone", pages | {"two.md": "# Two\n\n" + short.format(":no-index:\n")})
    assert "" == site.complaints


def test_plug_ins_are_listed_with_links(tmp_path: Path) -> None:
    """Those of a kind, from one distribution; those without a page stay names."""
    pages = {
        "index.md": "# Games\n\n```{boodle-plugins} game\n:from: boodle\n```\n\n```{boodle-plugin} michigan\n:only: about\n```\n"
    }
    site = build(tmp_path, pages)
    assert "" == site.complaints
    assert 'href="#plugin-michigan"' in site.page("index")
    assert "pope-joan : Pope Joan: a trump is turned up" in site.text("index")
