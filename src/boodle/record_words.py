"""The vocabulary of records in text: how names, cards, chips and moves are written for people, and read again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import attrs

from boodle.cards import Card
from boodle.errors import BoodleError, NotationError, shown
from boodle.moves import (
    Bet,
    Bid,
    Choose,
    ClaimSpace,
    Exchange,
    Leave,
    Pass,
    Play,
    SeatMove,
    Stake,
    TakeOver,
)
from boodle.notation import read_stakes

HIDDEN: Final = "??"
NOBODY: Final = "-"
STATEMENTS: Final = ("deal", "cut", "open", "time", "misdeal", "move", "sees", "check")
"""Words with which a line begins that is no player's; a player of such a name stands in quotes."""

_SIGNS: Final = ',"#='
_PLAIN_NAME: Final = re.compile(r"\w(?:[\w .'’-]*[\w.'’-])?")
_QUOTED: Final = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_PIECE: Final = re.compile(rf'{_QUOTED}|[^"#]+|.', re.DOTALL)
_COMMA: Final = re.compile(rf"{_QUOTED}|,", re.DOTALL)
_WHOLE: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,18})")
_LAID: Final = re.compile(r"(.+)=(-?(?:0|[1-9][0-9]{0,18}))")


def quoted(text: str, *, odd: bool = False) -> str:
    """A word as it is, or in quotes where it could not be told from what stands around it."""
    odd = odd or not text.isprintable() or text != text.strip() or any(sign in text for sign in _SIGNS) or not text
    return json.dumps(text, ensure_ascii=not text.isprintable()) if odd else text


def unquoted(text: str) -> str:
    """A word out of its quotes, if it has any.

    Raises:
        NotationError: the quotes hold no text.
    """
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        raise NotationError(f"{shown(text)} cannot be read; text in quotes is written as in JSON") from None


def uncommented(line: str) -> str:
    """A line without what follows a ``#``, unless that stands in quotes or in the middle of a word.

    Raises:
        NotationError: quotes that do not end; the second argument is their place.
    """
    for found in _PIECE.finditer(line):
        if found[0] == '"':
            raise NotationError("these quotes do not end", found.start())
        if found[0] == "#" and (found.start() == 0 or line[found.start() - 1].isspace()):
            return line[: found.start()]
    return line


def pieces(text: str) -> Iterator[tuple[str, int]]:
    """The parts of a text between commas, each with its place; what is in quotes is not looked into."""
    start = 0
    for found in [*_COMMA.finditer(text), None]:
        if found is None or found[0] == ",":
            part = text[start : found.start()] if found else text[start:]
            yield part.strip(), start + len(part) - len(part.lstrip())
            start = found.end() if found else start


@attrs.define
class Names:
    """Who sits where now, by name."""

    names: list[str]
    _seats: dict[str, int] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        self._seats = {name: seat for seat, name in enumerate(self.names)}

    def rename(self, seat: int, name: str) -> bool:
        """Somebody else takes over a seat; False, and nothing happens, where the name is another's."""
        if self._seats.get(name, seat) != seat or seat >= len(self.names):
            return False
        del self._seats[self.names[seat]]
        self.names[seat] = name
        self._seats[name] = seat
        return True

    def write(self, seat: int) -> str:
        """The name of a seat; in quotes where it could be taken for something else."""
        if not 0 <= seat < len(self.names):
            raise NotationError(f"there is no seat {shown(seat)}")
        name = self.names[seat]
        taken = name.split()[0].lower() in STATEMENTS or name.lower() in KINDS or name.lower() in NO_NAMES
        longer = any(other.startswith(f"{name} ") for other in self.names)
        return quoted(name, odd=taken or longer or not _PLAIN_NAME.fullmatch(name))

    def seat(self, text: str) -> int:
        """The seat of a name that stands alone.

        Raises:
            NotationError: nobody is called so.
        """
        name = unquoted(text)
        if name not in self._seats:
            raise NotationError(f"{shown(name)} is nobody at this table; there are {', '.join(self.names)}")
        return self._seats[name]

    def split(self, text: str) -> tuple[int, str]:
        """The seat of the name with which a text begins, and what follows.

        Raises:
            NotationError: it begins with nobody's name.
        """
        if text.startswith('"'):
            name = _PIECE.match(text)[0]  # type: ignore[index]  # every text begins with a piece
            return self.seat(name), text[len(name) :].strip()
        ends = [found.start() for found in re.finditer(r"[\s:]|$", text[:102])]
        for end in reversed(ends):
            if text[:end] in self._seats:
                return self._seats[text[:end]], text[end:].strip()
        raise NotationError(f"{shown(text)} begins with nobody's name; there are {', '.join(self.names)}")


# -- what stands in the head and at the end ----------------------------------------------------------------------------


@attrs.frozen
class Kind:
    """A kind of value: how it is written, and read from the pieces between commas."""

    write: Callable[[Any, Names], str]
    read: Callable[[list[str], Names], Any]


def _one(parts: list[str]) -> str:
    if len(parts) != 1:
        raise NotationError(f"there are {len(parts)} things between commas; expected one")
    return parts[0]


def whole(text: str) -> int:
    """A whole number.

    Raises:
        NotationError: it is none.
    """
    if not _WHOLE.fullmatch(text):
        raise NotationError(f"{shown(text)} is no whole number")
    return int(text)


def written_cards(text: str) -> str:
    """Cards in their usual spelling; a card that was not seen is ``??``.

    Raises:
        NotationError: something else stands there.
    """
    return " ".join(word if word == HIDDEN else str(Card(word)) for word in text.split())


def is_seen(text: str, *, exactly: bool = False) -> bool:
    """Whether a text names cards; ``exactly``: each in its usual spelling."""
    try:
        return written_cards(text) == text or not exactly
    except NotationError:
        return False


def _pile(text: str) -> str:
    return "" if text == NOBODY else written_cards(text)


def _write_purses(value: Any, _: Names) -> str:
    return f"{value} each" if isinstance(value, int) else ", ".join(map(str, value))


def _read_purses(parts: list[str], _: Names) -> Any:
    if len(parts) == 1:
        return whole(parts[0].removesuffix("each").rstrip())
    return [whole(part) for part in parts]


def _read_spaces(parts: list[str], _: Names) -> dict[str, int]:
    found = {}
    for part in parts if parts != [NOBODY] else []:
        laid = _LAID.fullmatch(part)
        if laid is None:
            raise NotationError(f"{shown(part)} says no chips on a space; write 'AH=2'")
        name = unquoted(laid[1])
        if name in found:
            raise NotationError(f"the space {shown(name)} is named twice")
        found[name] = int(laid[2])
    return found


def _read_last(parts: list[str], names: Names) -> list[Any]:
    card, by, name = _one(parts).partition(" by ")
    if not by:
        raise NotationError(f"{shown(card)} says no last card; write '6S by Anna'")
    return [str(Card(card)), names.seat(name.strip())]


def _write_spaces(value: dict[str, int], _: Names) -> str:
    return ", ".join(f"{quoted(space)}={chips}" for space, chips in value.items()) or NOBODY


def _write_seats(value: list[int], names: Names) -> str:
    return ", ".join(map(names.write, value)) or NOBODY


def _read_seats(parts: list[str], names: Names) -> list[int]:
    return [] if parts == [NOBODY] else [names.seat(part) for part in parts]


def _or(kind: Kind, word: str) -> Kind:
    """A kind of value, or a word that stands for none."""
    return Kind(
        lambda value, names: word if value is None else kind.write(value, names),
        lambda parts, names: None if parts == [word] else kind.read(parts, names),
    )


_WHOLE_KIND: Final = Kind(lambda value, _: str(value), lambda parts, _: whole(_one(parts)))
_TEXT: Final = Kind(lambda value, _: quoted(value), lambda parts, _: unquoted(_one(parts)))
_SEAT: Final = Kind(lambda value, names: names.write(value), lambda parts, names: names.seat(_one(parts)))
_SEATS: Final = Kind(_write_seats, _read_seats)
_PURSES: Final = Kind(_write_purses, _read_purses)
_SPACES: Final = Kind(_write_spaces, _read_spaces)
_PILE: Final = Kind(lambda value, _: _pile(value) or NOBODY, lambda parts, _: _pile(_one(parts)))
_PILES: Final = Kind(
    lambda value, _: " / ".join(_pile(pile) or NOBODY for pile in value),
    lambda parts, _: [_pile(pile.strip()) for pile in _one(parts).split("/")],
)
_LAST: Final = Kind(lambda value, names: f"{Card(value[0])} by {names.write(value[1])}", _read_last)
_KEEPER: Final = Kind(
    lambda value, names: value if isinstance(value, str) else names.write(value),
    lambda parts, names: "spectator" if parts == ["spectator"] else names.seat(_one(parts)),
)

KINDS: Final[dict[str, tuple[tuple[str, ...], Kind]]] = {
    "kept by": (("seat",), _KEEPER),
    "hands": (("start", "position", "hands"), _PILES),
    "dead hand": (("start", "position", "dead_hand"), _PILE),
    "played": (("start", "position", "played_by"), _PILES),
    "aside": (("start", "position", "aside"), _PILES),
    "trump": (("start", "position", "trump"), _TEXT),
    "shown": (("start", "position", "shown_cards"), _PILE),
    "no collecting": (("start", "position", "barred", "collect"), _SEATS),
    "no winning": (("start", "position", "barred", "win"), _SEATS),
    "sat out": (("start", "position", "sat_out"), _SEATS),
    "left": (("start", "position", "left"), _SEATS),
    "contenders": (("start", "position", "contenders"), _SEATS),
    "to lead": (("start", "position", "to_lead"), _SEAT),
    "stopped suit": (("start", "position", "stopped_suit"), _TEXT),
    "last": (("start", "position", "last"), _LAST),
    "bank": (("start", "position", "bank"), _WHOLE_KIND),
    "round": (("start", "position", "round_number"), _WHOLE_KIND),
    "purses": (("start", "purses"), _PURSES),
    "dealer": (("start", "dealer"), _or(_SEAT, "cut")),
    "rounds": (("start", "rounds"), _or(_WHOLE_KIND, "open")),
    "spaces": (("start", "spaces"), _SPACES),
    "final purses": (("result", "purses"), _PURSES),
    "final spaces": (("result", "spaces"), _SPACES),
    "final bank": (("result", "bank"), _WHOLE_KIND),
    "winners": (("result", "winners"), _SEATS),
}
"""What a line of the head or the end says: its place in the JSON, and the kind of value. In a position all of the start's lie
in the position."""


def path_of(title: str, *, position: bool) -> tuple[str, ...]:
    """Where in the JSON the value of a title lies; what a session begins with lies in the position, where there is one."""
    path = KINDS[title][0]
    return ("start", "position", *path[1:]) if position and path[0] == "start" and path[1] != "position" else path


TITLES: Final = ("format", "id", "recipe", "seats", "names", "fingerprint", "version", "rule")
"""Titles whose values are read in ways of their own."""
NO_NAMES: Final = (*TITLES, "spectator", "cut")


# -- moves -------------------------------------------------------------------------------------------------------------


def action_of(move: SeatMove) -> str:
    """What a seat does, as it follows its name."""
    match move:
        case Play(card=card):
            return str(card)
        case Pass():
            return "passes"
        case Exchange():
            return "exchanges"
        case Leave():
            return "leaves"
        case Bid(chips=chips):
            return f"bids {chips}"
        case Bet(chips=chips):
            return f"bets {chips}"
        case Stake(chips=laid):
            return "stakes " + (" ".join(f"{quoted(space)}={chips}" for space, chips in laid) or "nothing")
        case ClaimSpace(space=space):
            return f"claims {quoted(space)}"
        case Choose(option=option):
            return f"chooses {quoted(option)}"
    assert isinstance(move, TakeOver)
    return f"hands over to {quoted(move.name)}"


_BARE: Final[dict[str, Callable[[int], SeatMove]]] = {"passes": Pass, "exchanges": Exchange, "leaves": Leave}
_COUNTED: Final[dict[str, Callable[[int, int], SeatMove]]] = {"bids": Bid, "bets": Bet}
_NAMED: Final[dict[str, Callable[[int, str], SeatMove]]] = {
    "claims": ClaimSpace,
    "chooses": Choose,
    "hands over to": TakeOver,
}


def move_of(seat: int, action: str) -> str:
    """The notation of what a seat does.

    Raises:
        NotationError: nobody does this.
    """
    if action.startswith(":"):
        return f"{seat}:{action[1:].strip()}"
    if action == HIDDEN:
        return f"{seat}:{HIDDEN}"
    if action in _BARE:
        return str(_BARE[action](seat))
    word, _, rest = action.partition(" ")
    if word in _COUNTED:
        return str(_COUNTED[word](seat, whole(rest.strip())))
    if word == "stakes":
        return str(Stake(seat, () if rest.strip() == "nothing" else read_stakes(action, rest.strip())))
    for words, kind in _NAMED.items():
        if action.startswith(f"{words} "):
            return str(kind(seat, unquoted(action[len(words) :].strip())))
    try:
        return str(Play(seat, Card(action)))
    except BoodleError:
        known = ", ".join(repr(word) for word in (*_BARE, *_COUNTED, "stakes", *_NAMED))
        raise NotationError(f"{shown(action)} is nothing that a seat does; write a card such as '5S', or {known}") from None
