"""200 tables with four bot clients each against the server example: how long an answer takes, and whether any table is lost.

``python benchmarks/server_load.py [--tables 200] [--think 1.0]`` (extra ``server-test``). Every client is a WebSocket of its own
and thinks for a while before it moves, as a person would; an answer is the time from sending a move to hearing the next view.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

SERVER = Path(__file__).parents[1] / "examples" / "serve_views.py"


async def client(url: str, seat: int, think: float, answers: list[float], lost: list[str]) -> tuple[int, ...]:
    """One bot at one table, until the game is over; its purses as this client saw them."""
    chance = random.Random(url)
    async with connect(url, max_size=None, open_timeout=60) as ws:
        sent = 0.0
        while True:
            message: dict[str, Any] = json.loads(await ws.recv())
            if "error" in message:
                lost.append(message["error"])
                continue
            if sent:
                answers.append(time.perf_counter() - sent)
                sent = 0.0
            view = message["view"]
            if message["over"]:
                return tuple(view["purses"])
            if view["seat"] != seat:
                lost.append(f"seat {seat} was shown the view of {view['seat']}")
            if view["your_turn"]:
                await asyncio.sleep(chance.uniform(0, 2 * think))
                move = chance.choice(view["moves"]["lawful"])
                sent = time.perf_counter()
                await ws.send(json.dumps({"move": move, "expect": message["number"]}))


async def load(port: int, tables: int, think: float) -> None:
    """Open the tables, let all play, and print what came of it."""
    base = f"127.0.0.1:{port}"
    made = []
    for _ in range(tables):
        body = json.dumps({"recipe": "michigan change-suit", "seats": 4}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"http://{base}/tables", data=body)) as answer:
            made.append(json.load(answer))
    answers: list[float] = []
    lost: list[str] = []
    began = time.perf_counter()
    seats = [
        client(f"ws://{base}/tables/{table['table']}?token={token}", seat, think, answers, lost)
        for table in made
        for seat, token in enumerate(table["tokens"])
    ]
    ended = await asyncio.gather(*seats)
    took = time.perf_counter() - began
    mixed = sum(len(set(ended[at : at + 4])) != 1 or sum(ended[at]) > 160 for at in range(0, len(ended), 4))
    answers.sort()
    print(f"{tables} tables, {len(ended)} clients, {len(answers)} moves in {took:.0f} s: {len(answers) / took:.0f} moves/s")
    print(
        f"an answer takes {1000 * statistics.median(answers):.0f} ms in the median, "
        f"{1000 * answers[int(0.99 * len(answers))]:.0f} ms at p99, {1000 * answers[-1]:.0f} ms at most"
    )
    print(f"tables lost or mixed up: {mixed}; refusals: {len(lost)} {lost[:3] or ''}")


def main() -> None:
    """Start the server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a move")
    options = parser.parse_args()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, str(SERVER), "--port", str(port), "--folder", folder, "--patience", "0"]
        server = subprocess.Popen(words)
        try:
            for _ in range(100):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            asyncio.run(load(port, options.tables, options.think))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
