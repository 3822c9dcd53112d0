"""The same round at a table without one of the rules: how long it goes alike, and what is different then."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import Final

import attrs

from boodle.errors import BoodleError
from boodle.game import Game
from boodle.languages.catalogue import Catalogue
from boodle.languages.moves import choice
from boodle.moves import Misdeal, Move, is_chance
from boodle.movesets import LISTED_AT_MOST, MoveSet
from boodle.rulebook import Rulebook

Lawful = tuple[Move, ...] | MoveSet
MOST_CHOICES: Final = 8


@attrs.frozen
class Difference:
    """Where a table without a rule stands otherwise.

    Attributes:
        key: What differs: ``over`` or ``goes-on`` (the session is over here, or there, alone), ``dealer`` (somebody else deals),
            ``turn`` (it is somebody else's turn), ``chips`` (a player has other chips), ``cards`` (they lie otherwise), ``seen``
            (other cards are seen by all), ``may`` (a player has other moves), ``may-offend`` (other offences are possible),
            ``misdeal`` or ``no-misdeal`` (a misdeal may be called here, or there, alone).
        here: How it is here: a player's name, a number of chips, moves in words.
        there: How it is without the rule.
        who: The player that it is about; empty where it is about the table.
    """

    key: str
    here: str = ""
    there: str = ""
    who: str = ""


class Follower:
    """Plays along at a table without the rule for as long as nothing differs.

    Args:
        game: The game with the rule, as it begins.
        before: The rules without it.
        begun: How the game was begun: the arguments of :meth:`boodle.Game.new`.
        said: The language of what differs.
    """

    def __init__(self, game: Game, before: Rulebook, begun: Mapping[str, object], said: Catalogue) -> None:
        self.said = said
        self.game: Game | None
        try:
            self.game = Game.new(before, **begun)  # type: ignore[arg-type]  # they were good enough for the other table
        except BoodleError:
            self.game = None
        self.found = self._compare(game)

    def follow(self, game: Game, move: Move) -> Difference | None:
        """Make the move that led to this position here too; what differs now, told once."""
        if self.game is None or self.found is not None:
            return None
        try:
            self.game = self.game.play(move)
        except BoodleError:
            # other cards are dealt there, or it is a call that only this table knows
            self.game = None
            self.found = Difference("cards") if is_chance(move) else None
            return self.found
        self.found = self._compare(game)
        return self.found

    def _compare(self, here: Game) -> Difference | None:
        there = self.game
        if there is None:
            return None
        return next(_differing(here, there, self.said), None)


def _differing(here: Game, there: Game, said: Catalogue) -> Iterator[Difference]:
    names = here.names
    if here.over != there.over:
        yield Difference("over" if here.over else "goes-on")
    if here.round_number != there.round_number or here.dealer != there.dealer:
        yield Difference("dealer", names[here.dealer], names[there.dealer])
    if here.turn != there.turn:
        yield Difference("turn", _named(names, here.turn), _named(names, there.turn))
    for seat, name in enumerate(names):
        if here.purses[seat] != there.purses[seat]:
            yield Difference("chips", str(here.purses[seat]), str(there.purses[seat]), name)
    if here.state.hands != there.state.hands or here.state.rest.dead != there.state.rest.dead:
        yield Difference("cards")
    if here.state.rest.public != there.state.rest.public:
        yield Difference("seen")
    mine, yours = here.moves, there.moves
    if here.turn is not None and _set(mine.lawful) != _set(yours.lawful):
        yield Difference("may", _told(mine.lawful, said), _told(yours.lawful, said), names[here.turn])
    if here.turn is not None and {*mine.offences} != {*yours.offences}:
        yield Difference("may-offend", _told(mine.offences, said), _told(yours.offences, said), names[here.turn])
    if (Misdeal() in here.moves) != (Misdeal() in there.moves):
        yield Difference("misdeal" if Misdeal() in here.moves else "no-misdeal")


def _named(names: tuple[str, ...], seat: int | None) -> str:
    return "" if seat is None else names[seat]


def _set(moves: Lawful) -> object:
    return frozenset(moves) if isinstance(moves, tuple) else moves


def _told(moves: Lawful, said: Catalogue) -> str:
    """The first of these moves in words; of a set too large to list, what it is."""
    if not isinstance(moves, tuple) and len(moves) > LISTED_AT_MOST:
        return str(moves)
    words = [*dict.fromkeys(choice(move, said) for move in itertools.islice(moves, LISTED_AT_MOST))]
    return ", ".join(words if len(words) <= MOST_CHOICES else [*words[:MOST_CHOICES], "…"])
