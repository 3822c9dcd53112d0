"""The site as a whole: pages are where one looks for them, and what looks at the built pages sees what is wrong with one."""

from __future__ import annotations

import asyncio
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FOLDERS = sorted(index.parent for index in DOCS.glob("*/index.md"))
CHECK = runpy.run_path(str(DOCS / "check.py"))
GOOD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>good</title>
<style>pre { overflow-x: auto; width: 100px }</style></head><body>
<main><article><h1 id="top">Good</h1><p>Somebody says <span lang="de">Stoppkarte für Fänger</span>. <a href="#top">Up</a></p>
<pre tabindex="0">a long line of code that scrolls in a box of its own, as it should do</pre>
<svg role="img" width="40" height="20"><title>a card</title><text y="15">ok</text></svg></article></main></body></html>"""


def listed(index: Path) -> tuple[set[str], set[str]]:
    """The pages that an index leads to in its sentences, and those in its list for the navigation."""
    text = index.read_text(encoding="utf-8")
    trees = re.findall(r"^```\{toctree\}\n(.*?)^```$", text, re.M | re.S)
    entries = {line for tree in trees for line in tree.splitlines() if line and not line.startswith(":")}
    links = {link.removesuffix(".md") for link in re.findall(r"\]\(([\w./-]+\.md)\)", text) if not link.startswith("..")}
    return links, entries


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_an_index_tells_of_every_page_of_its_folder(folder: Path) -> None:
    """Whoever opens a part of the manual finds all of its pages there, each with a few words and in the navigation."""
    pages = {page.stem for page in folder.glob("*.md")} - {"index"}
    links, entries = listed(folder / "index.md")
    if folder.name != "atlas":
        assert pages == links & pages, "a page without a word about it"
    assert pages == entries or any("*" in entry for entry in entries)


def test_the_parts_of_the_manual_are_in_the_navigation() -> None:
    """Tutorial, how-to, reference, explanation, glossary, performance and the promise of compatibility are one step away."""
    _, entries = listed(DOCS / "index.md")
    parts = {f"{folder.name}/index" for folder in FOLDERS}
    assert parts | {"glossary", "performance", "compatibility", "changelog"} == entries
    assert {"tutorial/index", "how-to/index", "reference/index", "explanation/index"} <= parts


def test_the_landing_page_has_something_for_everybody() -> None:
    """A round that is played, and for each who comes a block of three to six lines of code and a way on."""
    text = (DOCS / "index.md").read_text(encoding="utf-8")
    beginning, *users = re.split(r"^::::\{container\} user$", text, flags=re.M)
    assert "$ boodle play " in beginning
    assert 4 == len(users)
    for user in users:
        _, code, rest = re.split(
            r"^```(?:python|console)\n(.*?)^```$", user.partition("```{toctree}")[0], maxsplit=1, flags=re.M | re.S
        )
        assert 3 <= len(code.splitlines()) <= 6, code
        assert "```console" not in rest
        assert re.search(r"\]\([\w/-]+\.md\)", user)


def test_words_of_other_languages_say_so() -> None:
    """In the glossary a German word has its Finnish one beside it, and a screen reader is told of both."""
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if "*German*" in line]
    assert len(lines) > 40
    for line in lines:
        assert re.fullmatch(r"  \*German\* \[[^]]+\]\{\.language-de\} · \*Finnish\* \[[^]]+\]\{\.language-fi\}", line), line


# -- links -------------------------------------------------------------------------------------------------------------


def site(folder: Path, **pages: str) -> Path:
    """A small site: pages by name, each with this body."""
    for name, body in pages.items():
        (folder / f"{name}.html").write_text(f'<html lang="en"><body>{body}</body></html>', encoding="utf-8")
    return folder


def faults(folder: Path) -> list[str]:
    """What the check of links finds."""
    found: list[str] = list(CHECK["faults"](folder))
    return found


def test_links_that_lead_somewhere_are_no_faults(tmp_path: Path) -> None:
    """Anchors by id and by name, pages with escaped names, folders, pictures and other sites."""
    (tmp_path / "sub").mkdir()
    site(tmp_path / "sub", index='<a href="../index.html#here">up</a>')
    (tmp_path / "a b.svg").write_text("<svg/>", encoding="utf-8")
    page = '<h1 id="here">A</h1><a name="there"></a><a href="#there">x</a><a href="sub">s</a><img src="a%20b.svg" alt=""><a href="https://x.org/#y">y</a>'
    site(tmp_path, index=page)
    assert [] == faults(tmp_path)


@pytest.mark.parametrize(
    ("link", "told"),
    [
        ('<a href="gone.html">x</a>', "index.html:1: 'gone.html' leads to no file"),
        ('<img src="gone.png" alt="x">', "index.html:1: 'gone.png' leads to no file"),
        ('<a href="#gone">x</a>', "index.html:1: '#gone' leads to no place on that page"),
        ('<a href="other.html#gone">x</a>', "index.html:1: 'other.html#gone' leads to no place on that page"),
    ],
)
def test_a_broken_link_is_told(tmp_path: Path, link: str, told: str) -> None:
    """With the page, the line, and what is missing."""
    site(tmp_path, index=f'<a href="other.html">o</a>{link}', other='<h1 id="here">o</h1>')
    assert [told] == faults(tmp_path)


def test_a_page_that_nobody_finds_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A page without a link to it might as well not be there; the exit code says so too."""
    site(tmp_path, index="", lost='<a href="lost.html">me</a>')
    assert ["lost.html: no page leads here"] == faults(tmp_path)
    assert 1 == CHECK["main"]([str(tmp_path)])
    assert "lost.html: no page leads here\n" == capsys.readouterr().out


def test_an_empty_folder_is_no_site(tmp_path: Path) -> None:
    """It says what to do."""
    assert [f"{tmp_path}: there is no page here; build the site first"] == faults(tmp_path)


# -- looks -------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def looking() -> dict[str, Any]:
    """What looks at pages in a browser, where there is one."""
    for module in ("playwright", "axe_playwright_python"):
        pytest.importorskip(module, reason="the extra 'site' is not installed")
    script = runpy.run_path(str(DOCS / "screenshots.py"))
    if script["chromium"]() is None:
        pytest.skip("no Chromium is installed")
    return script


def looked_at(looking: dict[str, Any], folder: Path, body: str) -> list[str]:
    """What is wrong with a page whose article has this body besides."""
    (folder / "index.html").write_text(GOOD.replace("</article>", f"{body}</article>"), encoding="utf-8")
    found: dict[str, list[str]] = asyncio.run(looking["look"](folder, looking["chromium"](), folder / "pictures"))
    return found["index.html"]


def test_a_good_page_has_no_faults_and_its_picture_is_kept(looking: dict[str, Any], tmp_path: Path) -> None:
    """Nothing is found on a page that has nothing, though something scrolls in its own box; four pictures are left."""
    assert [] == looked_at(looking, tmp_path, "")
    kept = {picture.name for picture in (tmp_path / "pictures").iterdir()}
    assert {f"index-{size}-{scheme}.png" for size in ("desk", "phone") for scheme in ("light", "dark")} == kept


def test_every_kind_of_fault_is_seen(looking: dict[str, Any], tmp_path: Path) -> None:
    """One page with all of them: nothing hides anything else."""
    found = looked_at(
        looking,
        tmp_path,
        '<div style="width: 500px">wide on a phone</div>'
        '<div style="overflow: hidden; width: 60px; white-space: nowrap">a text that is cut off</div>'
        '<p style="color: #bbb; background: #fff">pale</p>'
        '<p id="dark">dark</p><style>@media (prefers-color-scheme: dark) { #dark { color: #444; background: #222 } }</style>'
        '<svg width="20" height="20"><text y="15">much too long</text></svg>'
        "<h4>a heading that leaves levels out</h4><p>Schöne Grüße</p>"
        '<button style="outline: none">pressed</button><script>console.error("something is wrong")</script>',
    )
    expected = (
        "the page is .* wide, the screen 390 .phone", "beyond the screen: div", "cut off: div", "color-contrast.*pale.*light",
        "color-contrast.*dark.*dark", "text beyond its drawing", "a picture without words: svg", "heading-order",
        "words in no language: \"Schöne", "the keyboard is where nobody sees it: button", "console: something is wrong",
    )  # fmt: skip
    for pattern in expected:
        assert any(re.search(pattern, fault) for fault in found), (pattern, found)
    assert not any("the screen 1280" in fault for fault in found)


def test_no_site_is_an_error(looking: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """There is nothing to look at in an empty folder."""
    assert 2 == looking["main"]([str(tmp_path)])
    assert "build the site first" in capsys.readouterr().err


def test_ci_looks_at_the_site_where_there_is_a_browser() -> None:
    """The chores and the last check run both scripts on what they have built."""
    for chore in (ROOT / "noxfile.py", ROOT / ".ci" / "run"):
        text = chore.read_text(encoding="utf-8")
        assert "docs/check.py" in text
        assert "docs/screenshots.py" in text
