"""Games written to files, and told again from them."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from random import Random
from typing import Final

from boodle.cli.output import Output
from boodle.errors import NotationError, RecordError
from boodle.game import Game
from boodle.languages.catalogue import Style
from boodle.languages.log import Log
from boodle.moves import Deal
from boodle.record import Record, history_of
from boodle.record_reading import MOST_LETTERS
from boodle.record_text import said
from boodle.record_words import Names
from boodle.replaying import replay

STANDARD = "-"
"""The name of a file that stands for standard input or output."""
_MOST_BYTES: Final = 4 * MOST_LETTERS


def split_output(words: list[str]) -> tuple[list[str], str]:
    """The words of a recipe, and the file that ``-o FILE`` among them names; it is no option of its own, for a word such as
    ``-opening.leader`` leaves a rule out.

    Raises:
        NotationError: there is no file after it.
    """
    if "-o" not in words:
        return words, STANDARD
    at = words.index("-o")
    if at + 1 == len(words):
        raise NotationError("'-o' names no file; write '-o game.txt', or '-o game.json'")
    return [*words[:at], *words[at + 2 :]], words[at + 1]


def play_to_the_end(game: Game, random: Random) -> Game:
    """A session of bots that do whatever they may."""
    while not game.over:
        game = game.play(game.moves.draw(random))
    return game


def write_down(game: Game, file: str) -> str:
    """Write a record into a file, as JSON where its name says so and else as text; what there is to say about it."""
    record = Record.of(game)
    written = record.to_json() if file.endswith(".json") else record.to_text()
    if file == STANDARD:
        sys.stdout.write(written)
        return ""
    Path(file).write_text(written, encoding="utf-8")
    return f"{len(record.moves)} moves written to {file}"


def read_record(file: str) -> Record:
    """The record in a file, whichever form it has.

    Raises:
        RecordError: it is none, or too large for one.
    """
    with contextlib.nullcontext(sys.stdin.buffer) if file == STANDARD else Path(file).open("rb") as opened:
        found = opened.read(_MOST_BYTES + 1)
    if len(found) > _MOST_BYTES:
        raise RecordError(f"{file} is too large for a record")
    return Record.parse(found)


def tell_again(record: Record, output: Output, *, check: bool, step: bool, lang: str, style: Style) -> None:
    """Play a record again, check it, and tell the game; ``step``: one move after the other, as somebody asks for them.

    Raises:
        RecordError: it cannot be played again, or is not the game that was played.
    """
    game = replay(record, check=check)
    games = history_of(game)
    log = Log(games[0], None, lang, style)
    output.say(f"{record.recipe} · {game.rulebook.seats} players · {len(record.moves)} moves", "bold")
    output.tell(log.hear(games[0].news))
    names = Names([*games[0].names])
    for number, each in enumerate(games[1:], 1):
        move = "the deal" if isinstance(each.move, Deal) else said(str(each.move), each.move, names)
        if step and not _wanted(output, f"{number}/{len(record.moves)}  {move}"):
            return
        output.tell(log.hear(each.news))
    output.say("")
    output.say(_verdict(record, game) if check else "nothing was checked", "dim")


def _verdict(record: Record, game: Game) -> str:
    """What has been compared on the way, and agrees."""
    compared = [words for said, words in ((record.fingerprint, "the rules"), (record.result, "the result")) if said]
    if record.checks:
        compared.append(f"{len(record.checks)} position{'s' if len(record.checks) > 1 else ''} on the way")
    on = "" if game.over else "; the game is still on"
    return (f"checked: {', '.join(compared)}" if compared else "every move is possible; the record says nothing to check by") + on


def _wanted(output: Output, move: str) -> bool:
    """Whether somebody wants to see one more move."""
    output.say(f"{move}  (enter: go on, q: leave) ", "bold", indent=2, end="")
    try:
        answer = input().strip()
    except (EOFError, RuntimeError):
        # nobody is there any more, or never was: a standard input that is closed is a RuntimeError
        answer = "q"
    if answer or not sys.stdin.isatty():
        output.say("")
    return answer.lower() not in ("q", "quit", "exit")
