"""The example server, played by four browsers: who sits where, who is told what, who may do what (extra ``server``).

Not part of the default run: ``nox -s server``, or ``pytest tests/server`` where Playwright and a Chromium are installed.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect, sync_playwright

ROOT = Path(__file__).parents[2]
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


class Server:
    """The example in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, patience: float) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder, self.patience = folder, patience
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        words = [sys.executable, str(ROOT / "examples" / "serve_views.py"), "--port", str(self.port)]
        self.process = subprocess.Popen([*words, "--folder", str(self.folder), "--patience", str(self.patience)])
        for _ in range(300):
            try:
                urllib.request.urlopen(self.url, timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def open_table(self, recipe: str, seats: int) -> dict[str, Any]:
        """A new table and its tokens."""
        body = json.dumps({"recipe": recipe, "seats": seats}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.url}/tables", data=body)) as answer:
            made: dict[str, Any] = json.load(answer)
            return made


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on a free port, patient enough for a browser."""
    running = Server(tmp_path, patience=30)
    yield running
    running.kill()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One headless Chromium of the system's."""
    path = (
        os.environ.get("CHROMIUM")
        or shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )
    assert path is not None, "no Chromium is installed; on Debian: apt-get install chromium"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield launched
        launched.close()


def sit(browser: Browser, server: Server, table: str, token: str | None, heard: list[str]) -> Page:
    """A browser of its own at the table; all that its socket receives is kept."""
    page = browser.new_context().new_page()

    def listen(opened: WebSocket) -> None:
        opened.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", listen)
    page.goto(f"{server.url}/?table={table}" + (f"&token={token}" if token else ""))
    expect(page.locator("#spaces .space").first).to_be_visible()
    return page


def hands(heard: list[str]) -> list[list[str]]:
    """The hands that a socket was sent."""
    return [json.loads(frame)["view"]["hand"] for frame in heard if "view" in json.loads(frame)]


def until(page: Page, true: Callable[[], bool]) -> None:
    """Wait until something is so: what one browser did reaches the others, and this test, a moment later."""
    for _ in range(400):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError("waited twenty seconds in vain")


def offered(pages: list[Page]) -> Page | None:
    """The page that is offered a move, once there is one; None where the game is over."""

    def asked() -> list[Page]:
        return [page for page in pages if page.locator("#moves button").count()]

    until(pages[0], lambda: bool(asked() or pages[0].locator("#replay").count()))
    return next(iter(asked()), None)


def play_one(pages: list[Page]) -> bool:
    """Whoever is offered a move plays the first one; False where the game is over."""
    page = offered(pages)
    if page is None:
        return False
    button = page.locator("#moves button").first
    move = button.get_attribute("data-move")
    button.click()
    page.wait_for_function("m => !document.querySelector(`[data-move='${m}']`)", arg=move)
    return True


def test_four_browsers_play_a_game_to_its_end(browser: Browser, server: Server) -> None:
    """Join with a token, play, lose the connection and come back, watch, and read the whole game at the end."""
    made = server.open_table("michigan", 4)
    heard: list[list[str]] = [[] for _ in range(5)]
    pages = [sit(browser, server, made["table"], token, heard[seat]) for seat, token in enumerate(made["tokens"])]
    spectator = sit(browser, server, made["table"], None, heard[4])
    until(spectator, lambda: all(hands(frames) for frames in heard))
    assert all(hands(frames)[0] for frames in heard[:4])
    assert [[]] == hands(heard[4])[:1]

    for _ in range(10):
        assert play_one(pages)
    before = pages[1].locator("#hand .card").all_inner_texts()
    pages[1].reload()
    expect(pages[1].locator("#spaces .space").first).to_be_visible()
    assert before == pages[1].locator("#hand .card").all_inner_texts()

    # a server that is killed goes on where it was
    server.kill()
    for page in (*pages, spectator):
        expect(page.locator("#status")).to_contain_text("connection lost", timeout=15_000)
    server.start()
    for page in (*pages, spectator):
        expect(page.locator("#status")).to_contain_text("Round", timeout=15_000)
    assert before == pages[1].locator("#hand .card").all_inner_texts()

    for _ in range(400):
        if not play_one(pages):
            break
    expect(spectator.locator("#status")).to_have_text("The game is over.")
    with urllib.request.urlopen(f"{server.url}/tables/{made['table']}/replay") as answer:
        whole = json.load(answer)
    assert "session-ended" == whole["events"][-1]["kind"]

    # nobody's socket ever held a hand that was not his, nor the dead hand
    deals = [event for event in whole["events"] if event["kind"] == "received"]
    for event in deals:
        for seat in range(5):
            if seat != event["seat"]:
                assert not any(json.dumps(event["cards"]) in frame for frame in heard[seat])


def test_a_cheat_learns_nothing_and_changes_nothing(browser: Browser, server: Server) -> None:
    """Another seat's move, an illegal one, a stale one, a wrong token and rubbish are refused, and the table stays as it was."""
    made = server.open_table("michigan", 3)
    heard: list[list[str]] = [[] for _ in range(3)]
    pages = [sit(browser, server, made["table"], token, heard[seat]) for seat, token in enumerate(made["tokens"])]
    asked = offered(pages)
    assert asked is not None
    turn = pages.index(asked)
    cheat = (turn + 1) % 3
    other = pages[turn].locator("#moves button").first.get_attribute("data-move")
    state = [page.locator("#table").inner_text() for page in pages]
    until(asked, lambda: bool(hands(heard[cheat]) and hands(heard[turn])))
    own = hands(heard[cheat])[0]
    for move, number in [
        (other, "number"),
        (f"{cheat}:{own[0]}", "number"),
        (f"{turn}:{own[0]}", "number"),
        (other, "number - 1"),
        ("0:nonsense", "number"),
        ("deal " + " ".join(own), "number"),
    ]:
        frames = len(heard[cheat])
        pages[cheat].evaluate(f"socket.send(JSON.stringify({{move: {json.dumps(move)}, expect: {number}}}))")
        pages[cheat].wait_for_function("document.getElementById('error').textContent !== ''")
        until(pages[cheat], lambda count=frames: len(heard[cheat]) > count)  # type: ignore[misc]
        refused = [json.loads(frame) for frame in heard[cheat][frames:]]
        assert all({"error", "number"} == set(frame) for frame in refused)
        hidden = set(hands(heard[turn])[0])
        said = str(move).split()
        assert not any(card in frame["error"].split() for frame in refused for card in hidden if card not in " ".join(said))
        pages[cheat].evaluate("document.getElementById('error').textContent = ''")
    assert state == [page.locator("#table").inner_text() for page in pages]

    stranger = browser.new_context().new_page()
    stranger.goto(f"{server.url}/?table={made['table']}&token=wrong")
    expect(stranger.locator("#status")).to_have_text("no such table or token")


def test_whoever_takes_too_long_plays_the_default_move(browser: Browser, tmp_path: Path) -> None:
    """A table where nobody moves plays itself to the end, by lawful moves."""
    server = Server(tmp_path, patience=0.02)
    try:
        made = server.open_table("boodle-de", 3)
        page = sit(browser, server, made["table"], made["tokens"][0], [])
        expect(page.locator("#status")).to_have_text("The game is over.", timeout=30_000)
    finally:
        server.kill()
