"""Every built page, looked at in a browser as on a phone and on a desk, light and dark: ``python docs/screenshots.py [FOLDER]``.

It fails where a page is wider than the screen or something is cut off, where a picture has no words, where the console shows an
error, where nobody sees what the keyboard is on, and where axe, the checker of accessibility, finds something. Pictures of some
pages are left in ``docs/_build/screenshots``. Needs the extra ``site`` and a Chromium of the system's;
``CHROMIUM`` names another one.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import Any, Final, Literal

from playwright.async_api import Browser, Page, ViewportSize, async_playwright

HERE: Final = Path(__file__).parent
BUILT: Final = HERE / "_build" / "html"
PICTURES: Final = HERE / "_build" / "screenshots"
SIZES: Final[dict[str, ViewportSize]] = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
SHOWN: Final = (
    "index",
    "tutorial/your-first-house-rule",
    "reference/hooks",
    "glossary",
    "performance",
    "atlas/index",
    "atlas/games/tripoley-cadaco",
)
"""The pages of which pictures are kept, where they are there."""
AT_ONCE: Final = 2
STOPS: Final = 30
"""How many stops of the keyboard are looked at on a page that is shown."""
ARGUMENTS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *words: object) -> None:
        """Say nothing."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The site on a free port of this machine, as a browser meets it elsewhere."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


class Looker:
    """Looks at the pages of one site, some at once, and keeps what is wrong with them."""

    def __init__(self, site: Path, address: str, pictures: Path) -> None:
        self.site = site
        self.address = address
        self.pictures = pictures
        self.faults: dict[str, list[str]] = {}
        self._looks: dict[str, set[str]] = {scheme: set() for scheme in SCHEMES}
        self._scripts = (
            (files("axe_playwright_python") / "axe.min.js").read_text("utf-8"),
            (HERE / "screenshots.js").read_text("utf-8"),
        )

    async def look_at_all(self, browser: Browser) -> None:
        """Look at every page."""
        names = iter(sorted(file.relative_to(self.site).as_posix() for file in self.site.rglob("*.html")))
        pages = [await browser.new_page(reduced_motion="reduce") for _ in range(AT_ONCE)]
        await asyncio.gather(*(self._look_at(page, names) for page in pages))

    async def _look_at(self, page: Page, names: Iterator[str]) -> None:
        said: list[str] = []
        page.on("console", lambda message: said.append(f"console: {message.text}") if message.type == "error" else None)
        page.on("pageerror", lambda error: said.append(f"error: {error}"))
        for script in self._scripts:
            await page.add_init_script(script)
        for name in names:
            await page.goto(f"{self.address}/{name}")
            said += await page.evaluate("boodleSite.words()")
            for size, scheme in product(SIZES, SCHEMES):
                found = await self._look_once(page, name.removesuffix(".html"), size, scheme)
                said += [f"{fault} ({size}, {scheme})" for fault in found]
            self.faults[name] = list(dict.fromkeys(said))
            said.clear()

    async def _look_once(self, page: Page, name: str, size: str, scheme: Literal["light", "dark"]) -> list[str]:
        """One size and one scheme; colours change no layout, so the rest is looked at in one of them."""
        await page.set_viewport_size(SIZES[size])
        await page.emulate_media(color_scheme=scheme)
        found: list[str] = []
        if scheme == SCHEMES[0]:
            found += await page.evaluate("boodleSite.layout()")
        if (size, scheme) == ("phone", SCHEMES[0]):
            # a phone has all that a desk has, and boxes that scroll
            found += await page.evaluate("boodleSite.rules()")
        unclear, looks = await page.evaluate("seen => boodleSite.contrast(seen)", sorted(self._looks[scheme]))
        found += unclear
        self._looks[scheme] |= {*looks}
        if name in SHOWN:
            await page.screenshot(path=self.pictures / f"{name.replace('/', '-')}-{size}-{scheme}.png")
            found += await _keyboard(page) if scheme == SCHEMES[0] else []
        return found


async def _keyboard(page: Page) -> list[str]:
    """What the keyboard reaches without anybody seeing where it is."""
    found = []
    for _ in range(STOPS):
        await page.keyboard.press("Tab")
        stop: dict[str, Any] | None = await page.evaluate("boodleSite.focus()")
        if stop is None:
            break
        if not (stop["shown"] and stop["visible"]):
            found.append(f"the keyboard is where nobody sees it: {stop['name']}")
    await page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    return found


def chromium() -> str | None:
    """The system's Chromium."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


async def look(site: Path, path: str, pictures: Path = PICTURES) -> dict[str, list[str]]:
    """What is wrong with the pages of a site, by page; ``path`` is the browser's, ``pictures`` where those are left."""
    pictures.mkdir(parents=True, exist_ok=True)
    with served(site) as address:
        looker = Looker(site, address, pictures)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            await looker.look_at_all(browser)
            await browser.close()
    return looker.faults


def main(words: list[str]) -> int:
    """Look at a site; 1 if something is wrong with it, 2 if it cannot be looked at."""
    site = Path(words[0] if words else BUILT).resolve()
    path = chromium()
    if path is None or not (site / "index.html").is_file():
        print(
            "no Chromium is installed" if path is None else f"{site}: there is no page here; build the site first",
            file=sys.stderr,
        )
        return 2
    faults = asyncio.run(look(site, path))
    for name, found in faults.items():
        for fault in found:
            print(f"{name}: {fault}")
    count = sum(map(len, faults.values()))
    print(f"{len(faults)} pages, {len(SIZES)} sizes, {len(SCHEMES)} schemes: {count or 'no'} faults; pictures are in {PICTURES}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
