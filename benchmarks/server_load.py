"""200 tables with four bot clients each against the server example: how long an answer takes, and whether any table is lost.

``python benchmarks/server_load.py [--tables 200] [--think 1.0] [--kill 20]`` (extra ``server-test``). Every client is a socket of
its own and thinks for a while before it moves, as a person would; an answer is the time from sending a move to hearing the next
view. With ``--kill`` the server is killed after so many seconds and started again; the clients come back by themselves.
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
from websockets.exceptions import ConnectionClosed, InvalidHandshake

SERVER = Path(__file__).parents[1] / "examples" / "serve_views.py"


class Client:
    """One bot at one table, until the game is over."""

    def __init__(self, url: str, seat: int, think: float) -> None:
        self.url = url
        self.seat = seat
        self.think = think
        self.chance = random.Random(url)
        self.number = 0
        self.answers: list[float] = []
        self.wrong: list[str] = []
        self.returns = 0

    async def play(self) -> tuple[int, ...]:
        """Play, and come back whenever the connection is lost; the purses in the end, as this client saw them."""
        while True:
            try:
                async with connect(f"{self.url}&known={self.number}", max_size=None, open_timeout=60) as ws:
                    return await self._play(ws)
            except (ConnectionClosed, InvalidHandshake, OSError):
                self.returns += 1
                await asyncio.sleep(0.5)

    async def _play(self, ws: Any) -> tuple[int, ...]:
        sent = 0.0
        while True:
            message: dict[str, Any] = json.loads(await ws.recv())
            if "error" in message:
                self.wrong.append(message["error"])
                continue
            if sent:
                self.answers.append(time.perf_counter() - sent)
                sent = 0.0
            view = message["view"]
            numbers = [event["number"] for event in message["events"]]
            if numbers != [*range(self.number + 1, message["number"] + 1)]:
                self.wrong.append(f"after event {self.number} came {numbers}")
            self.number = message["number"]
            if message["over"]:
                return tuple(view["purses"])
            if view["seat"] != self.seat:
                self.wrong.append(f"seat {self.seat} was shown the view of {view['seat']}")
            if view["your_turn"]:
                await asyncio.sleep(self.chance.uniform(0, 2 * self.think))
                move = self.chance.choice(view["moves"]["lawful"])
                sent = time.perf_counter()
                await ws.send(json.dumps({"move": move, "expect": self.number}))


class Server:
    """The example in a process of its own."""

    def __init__(self, folder: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.words = [sys.executable, str(SERVER), "--port", str(self.port), "--folder", folder, "--patience", "0"]
        self.process = subprocess.Popen(self.words)

    def wait(self) -> None:
        """Wait until it answers."""
        for _ in range(100):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/", timeout=1).close()
                return
            except OSError:
                time.sleep(0.1)

    async def restart(self, seconds: float) -> None:
        """Kill it after so many seconds, and start it again."""
        await asyncio.sleep(seconds)
        self.process.kill()
        self.process.wait()
        self.process = subprocess.Popen(self.words)


async def load(server: Server, tables: int, think: float, kill: float) -> bool:
    """Open the tables, let all play, and print what came of it; whether everything was as it should be."""
    base = f"127.0.0.1:{server.port}"
    made = []
    for _ in range(tables):
        body = json.dumps({"recipe": "michigan change-suit", "seats": 4}).encode()
        with urllib.request.urlopen(urllib.request.Request(f"http://{base}/tables", data=body)) as answer:
            made.append(json.load(answer))
    clients = [
        Client(f"ws://{base}/tables/{table['table']}?token={token}", seat, think)
        for table in made
        for seat, token in enumerate(table["tokens"])
    ]
    began = time.perf_counter()
    killer = asyncio.create_task(server.restart(kill)) if kill else None
    ended = await asyncio.gather(*(client.play() for client in clients))
    took = time.perf_counter() - began
    if killer is not None:
        await killer
    mixed = sum(len(set(ended[at : at + 4])) != 1 or sum(ended[at]) > 160 for at in range(0, len(ended), 4))
    answers = sorted(answer for client in clients for answer in client.answers)
    wrong = [each for client in clients for each in client.wrong]
    returns = sum(client.returns for client in clients)
    print(f"{tables} tables, {len(ended)} clients, {len(answers)} moves in {took:.0f} s: {len(answers) / took:.0f} moves/s")
    print(
        f"an answer takes {1000 * statistics.median(answers):.0f} ms in the median, "
        f"{1000 * answers[int(0.99 * len(answers))]:.0f} ms at p99, {1000 * answers[-1]:.0f} ms at most"
    )
    print(f"tables lost or mixed up: {mixed}; clients that came back: {returns}; complaints: {len(wrong)} {wrong[:3] or ''}")
    return not (mixed or wrong)


def main() -> int:
    """Start the server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a move")
    parser.add_argument("--kill", type=float, default=0.0, help="kill and restart the server after so many seconds")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            server.wait()
            return int(not asyncio.run(load(server, options.tables, options.think, options.kill)))
        finally:
            server.process.kill()


if __name__ == "__main__":
    sys.exit(main())
