"""A complete small server: people sit at tables in their browsers, and each is told what his seat may know.

Run it with ``python examples/serve_views.py`` (extra ``server``) and open http://127.0.0.1:8000/. The server holds the truth: a
table is a game of boodle and a file with its moves. A browser sends a move in notation together with the number of the last
event it knows; a move for another seat, a repeated or a stale one is refused. Whoever takes too long plays the default move. A
server that is killed goes on with every table where it was.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from boodle import BoodleError, Deal, Game, IllegalMove, Move, Recipe, assemble, message, parse_move, submit
from boodle.plain_values import plain

PAGE = Path(__file__).with_name("serve_views.html")


class Table:
    """One table: its game, who may sit where, and who listens."""

    def __init__(self, path: Path, header: dict[str, Any], patience: float) -> None:
        self.path = path
        self.tokens: list[str] = header["tokens"]
        self.header = header
        self.patience = patience
        self.rulebook = assemble(Recipe.parse(header["recipe"], seats=len(self.tokens)))
        self.game = Game.new(self.rulebook, names=header["names"], purses=header["purses"], rounds=header["rounds"])
        self.listeners: dict[WebSocket, int | None] = {}
        self.told: dict[WebSocket, int] = {}
        self.clock: asyncio.Task[None] | None = None

    @classmethod
    def open_file(cls, path: Path, patience: float) -> Table:
        """A table as its file left it; a last line that was cut off was never told to anybody."""
        lines = path.read_text(encoding="utf-8").split("\n")
        table = cls(path, json.loads(lines[0]), patience)
        for line in lines[1:-1]:
            table.game = table.game.play(parse_move(line))
        path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")
        return table

    @classmethod
    def new(cls, folder: Path, recipe: str, seats: int, patience: float) -> Table:
        """A new table, with a secret token for each seat."""
        header = {
            "recipe": recipe,
            "names": [f"Player {seat + 1}" for seat in range(seats)],
            "tokens": [secrets.token_urlsafe(12) for _ in range(seats)],
            "purses": 40,
            "rounds": 2,
        }
        path = folder / f"{secrets.token_urlsafe(6)}.moves"
        table = cls(path, header, patience)
        path.write_text(json.dumps(header) + "\n", encoding="utf-8")
        return table

    def seat_of(self, token: str | None) -> int | None:
        """The seat of a token; None for a spectator.

        Raises:
            KeyError: nobody has this token.
        """
        if token is None:
            return None
        for seat, known in enumerate(self.tokens):
            if secrets.compare_digest(known.encode(), token.encode()):
                return seat
        raise KeyError(token)

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """The server makes a move itself: a deal, or the default move of somebody who takes too long."""
        self.keep(self.game.play(move))

    def keep(self, game: Game) -> None:
        """A move is written down before anybody hears of it."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{game.move}\n")
        self.game = game

    def go_on(self) -> None:
        """The dealer deals by a fresh secret seed; whatever else is chance comes from the system."""
        while self.game.turn is None and not self.game.over:
            moves = self.game.moves
            deal = Deal.from_seed(secrets.token_bytes(32))
            self.play(deal if deal in moves else moves.draw(secrets.SystemRandom()))

    def answer(self, seat: int | None, message: Any) -> str | None:
        """Carry out what a browser sends; the reason where that cannot be."""
        if seat is None:
            return "a spectator does not play"
        if not isinstance(message, dict) or message.keys() != {"move", "expect"}:
            return "send {'move': '0:5S', 'expect': 12}"
        try:
            self.keep(submit(self.game, seat, message["move"], expect=message["expect"]))
        except IllegalMove as error:
            return "; ".join(reason.sentence for reason in error.reasons)
        except BoodleError as error:
            return str(error)
        return None

    # -- telling -------------------------------------------------------------------------------------------------------

    def message(self, seat: int | None, after: int) -> dict[str, Any]:
        """What a seat is told: its view, and its events after the last that it knows."""
        events = self.game.events_since(seat, after)
        names = self.game.names
        return {
            "view": self.game.seen_by(seat).to_dict(),
            "names": names,
            "events": [{**plain(told), "text": message(told.event, names).text} for told in events],
            "number": after + len(events),
            "over": self.game.over,
        }

    async def tell_all(self) -> None:
        """Everybody who listens hears what is new to him."""
        for socket, seat in list(self.listeners.items()):
            message = self.message(seat, self.told[socket])
            self.told[socket] = message["number"]
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await socket.send_json(message)
        self.wind()

    def wind(self) -> None:
        """Start the clock for whoever is asked now."""
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None
        if self.game.turn is not None and self.patience:
            self.clock = asyncio.create_task(self.time_out(len(self.game.log)))

    async def time_out(self, moves: int) -> None:
        """Whoever takes too long plays the default move."""
        await asyncio.sleep(self.patience)
        seat = self.game.turn
        if seat is not None and len(self.game.log) == moves:
            self.play(self.game.default_move(seat))
            self.go_on()
            self.clock = None
            await self.tell_all()


class House:
    """All tables of one server."""

    def __init__(self, folder: Path, patience: float) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.patience = patience
        self.tables = {path.stem: Table.open_file(path, patience) for path in folder.glob("*.moves")}

    async def home(self, _: Request) -> Response:
        """The page."""
        return HTMLResponse(PAGE.read_text(encoding="utf-8"))

    async def create(self, request: Request) -> Response:
        """A new table: its name and the tokens to hand out."""
        try:
            form = await request.json()
            table = Table.new(self.folder, str(form["recipe"]), int(form.get("seats", 4)), self.patience)
        except (BoodleError, KeyError, TypeError, ValueError) as error:
            return JSONResponse({"error": str(error)}, status_code=400)
        self.tables[table.path.stem] = table
        table.go_on()
        table.wind()
        return JSONResponse({"table": table.path.stem, "tokens": table.tokens})

    async def replay(self, request: Request) -> Response:
        """The whole game, once it is over."""
        table = self.tables.get(request.path_params["table"])
        if table is None or not table.game.over:
            return JSONResponse({"error": "there is no finished game at this table"}, status_code=404)
        events = [{**plain(event), "text": message(event, table.game.names).text} for event in table.game.events]
        return JSONResponse({"recipe": table.header["recipe"], "moves": [str(move) for move in table.game.log], "events": events})

    async def sit(self, socket: WebSocket) -> None:
        """A browser listens, and plays if it has a token; ``known`` is the last event that it was told before."""
        table = self.tables.get(socket.path_params["table"])
        await socket.accept()
        try:
            seat = table.seat_of(socket.query_params.get("token")) if table is not None else None
        except KeyError:
            table = None
        if table is None:
            await socket.send_json({"error": "no such table or token"})
            await socket.close(4004)
            return
        known = socket.query_params.get("known", "0")
        after = int(known) if known.isdecimal() and len(known) < 7 else 0
        message = table.message(seat, min(after, len(table.game.events_since(seat))))
        table.listeners[socket], table.told[socket] = seat, message["number"]
        try:
            await socket.send_json(message)
            async for sent in socket.iter_json():
                refused = table.answer(seat, sent)
                if refused is not None:
                    await socket.send_json({"error": refused, "number": len(table.game.events_since(seat))})
                    continue
                table.go_on()
                await table.tell_all()
        except (WebSocketDisconnect, json.JSONDecodeError, RuntimeError):
            pass
        finally:
            table.listeners.pop(socket, None)
            table.told.pop(socket, None)

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        """Tables of an earlier run go on."""
        for table in self.tables.values():
            table.go_on()
            table.wind()
        yield

    def app(self) -> Starlette:
        """The ASGI application."""
        routes = [
            Route("/", self.home),
            Route("/tables", self.create, methods=["POST"]),
            Route("/tables/{table}/replay", self.replay),
            WebSocketRoute("/tables/{table}", self.sit),
        ]
        return Starlette(routes=routes, lifespan=self.lifespan)


def main() -> None:
    """Serve."""
    parser = argparse.ArgumentParser(description="Tables of boodle in the browser")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--folder", type=Path, default=Path("tables"), help="where the tables are kept")
    parser.add_argument("--patience", type=float, default=60.0, help="seconds until the default move is played; 0: for ever")
    options = parser.parse_args()
    house = House(options.folder, options.patience)
    uvicorn.run(house.app(), host="127.0.0.1", port=options.port, log_level="warning")


if __name__ == "__main__":
    main()
