"""Whether every link inside the built site leads somewhere, and every page is led to: ``python docs/check.py [FOLDER]``.

Links to other sites are not followed. The site is the folder that Sphinx writes; without a word it is ``docs/_build/html``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

import attrs

BUILT: Final = Path(__file__).parent / "_build" / "html"
LINKS: Final = {
    "a": "href",
    "link": "href",
    "img": "src",
    "script": "src",
    "source": "src",
    "iframe": "src",
    "image": "href",
    "use": "href",
}
"""The attribute that leads somewhere, by element."""
BY_ITSELF: Final = {"py-modindex.html", "search.html", "genindex.html"}
"""Pages that Sphinx makes, and that are found by the search box or not at all."""


@attrs.frozen
class Page:
    """What one page has: the names that a link can lead to, and its own links with their lines."""

    anchors: frozenset[str]
    links: tuple[tuple[str, int], ...]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[tuple[str, int]] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note what an element is called and where it leads."""
        given = dict(attributes)
        self.anchors |= {name for name in (given.get("id"), given.get("name") if tag == "a" else None) if name}
        leads = given.get(LINKS.get(tag, ""))
        if leads is not None:
            self.links.append((leads, self.getpos()[0]))


def read(file: Path) -> Page:
    """Read one page."""
    reader = _Reader()
    reader.feed(file.read_text(encoding="utf-8"))
    return Page(frozenset(reader.anchors), tuple(reader.links))


def faults(site: Path) -> Iterator[str]:
    """What is wrong with the links of a site, a line for each: the page, the line, the link, and what is missing."""
    pages = {file: read(file) for file in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site}: there is no page here; build the site first"
    led_to = {site / "index.html"}
    for file, page in pages.items():
        for link, line in page.links:
            target, anchor = _target(file, link)
            if target is None:
                continue
            where = f"{file.relative_to(site)}:{line}: {link!r}"
            if target != file:
                led_to.add(target)
            if not target.is_file():
                yield f"{where} leads to no file"
            elif anchor and target in pages and anchor not in pages[target].anchors:
                yield f"{where} leads to no place on that page"
    for file in pages:
        if file not in led_to and file.name not in BY_ITSELF:
            yield f"{file.relative_to(site)}: no page leads here"


def _target(page: Path, link: str) -> tuple[Path | None, str]:
    """The file and the anchor that a link on a page means; no file for another site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None, ""
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    return (target / "index.html" if target.is_dir() else target), unquote(parts.fragment)


def main(words: list[str]) -> int:
    """Check a site; 1 if a link is broken."""
    found = list(faults(Path(words[0] if words else BUILT).resolve()))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
