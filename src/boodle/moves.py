"""Moves: what a player or the dealer does.

Every move carries the seat that makes it; the dealer's chance moves (:class:`Deal`, :class:`Cut`, :class:`OpenHands`)
and the table's own (:class:`CallTime`, :class:`Misdeal`) carry none. Moves are values: two equal moves are the same move.
"""

from __future__ import annotations

import functools
import hashlib
import itertools
import json
import re
from collections.abc import Callable, Mapping, Set
from random import Random
from typing import Any, Final

import attrs

from boodle.cards import CARDS, Card, CardSet, read_cards
from boodle.errors import ArgumentError, BoodleError, NotationError, shown
from boodle.lines import one_line, player_name, space_in_a_line

_LARGEST: Final = 1 << 62


def _seat(value: object) -> int:
    if type(value) is int and 0 <= value < _LARGEST:
        return value
    raise ArgumentError(f"{shown(value)} is no seat; seats are whole numbers from 0, clockwise")


def _amount(value: object) -> int:
    if type(value) is int and 0 <= value < _LARGEST:
        return value
    raise ArgumentError(f"{shown(value)} is no number of chips; give a whole number, 0 or more")


@attrs.frozen
class Move:
    """What somebody does at the table."""

    def to_dict(self) -> dict[str, Any]:
        """The move as plain JSON: ``{"kind": "play", "seat": 0, "card": "5S"}``.

        Raises:
            NotationError: a kind of move that only its plug-in can write.
        """
        if type(self) not in _WORDS:
            raise NotationError(f"'{shown(self, str)}' is a move of a plug-in's own kind, which is written as text alone")
        parts = parts_of(type(self)).items()
        return {"kind": _WORDS[type(self)], **{part: _plain(part, getattr(self, name)) for part, name in parts}}

    @staticmethod
    def from_dict(data: object) -> Move:
        """Read what :meth:`to_dict` wrote, and nothing else.

        Raises:
            NotationError: it did not write this.
        """
        if not isinstance(data, dict) or not isinstance(data.get("kind"), str) or data["kind"] not in KINDS:
            raise NotationError(f"{shown(data)} is no move; a move is an object such as {_EXAMPLE}")
        kind = KINDS[data["kind"]]
        parts = parts_of(kind)
        if {*data} != {"kind", *parts}:
            raise NotationError(f"{shown(data)} is no move of kind '{data['kind']}'; it has {', '.join(['kind', *parts])}")
        for part in parts:
            _check_part(data["kind"], part, data[part])
        try:
            return kind(**{name: data[part] for part, name in parts.items()})
        except BoodleError as error:
            raise NotationError(f"{shown(data)} is no move: {error}") from error


_EXAMPLE: Final = '{"kind": "play", "seat": 0, "card": "5S"}'


def parts_of(kind: type[Move]) -> dict[str, str]:
    """What the fields of a kind of move are called in JSON: the order of a pack is a list of cards there."""
    return {"cards" if field.name == "order" else field.name: field.name for field in attrs.fields(kind)}


def _plain(part: str, value: Any) -> Any:
    if part == "cards":
        return [str(Card(card)) for card in value]
    return dict(value) if isinstance(value, tuple) else str(value) if isinstance(value, Card) else value


def _check_part(kind: str, part: str, value: object) -> None:
    """A part has the type that JSON has for it, before any converter is lenient."""
    wanted = {"cards": list, "seat": int, "chips": dict if kind == "stake" else int}.get(part, str)
    items = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    inner = int if wanted is dict else str
    if type(value) is not wanted or len(items) > 100 or not all(type(item) is inner for item in items):
        words = {list: "a list of cards such as ['7C', 'AD']", int: "a whole number", dict: "chips by space", str: "text"}
        raise NotationError(f"'{part}' of a move of kind '{kind}' is {shown(value)}; expected {words[wanted]}")


def _in_order(cards: object) -> tuple[int, ...]:
    if isinstance(cards, Set):
        raise NotationError(f"{shown(cards)} has no order; give the cards as text or as a list, the first one first")
    return read_cards(cards)


def _order(cards: object) -> tuple[int, ...]:
    order = _in_order(cards)
    if len(set(order)) != len(order):
        twice = next(index for place, index in enumerate(order) if index in order[:place])
        raise NotationError(f"'{CARDS[twice]}' stands twice in {shown(cards)}; every card can be named once")
    return order


@attrs.frozen(repr=False)
class Deal(Move):
    """The dealer deals the pack in this order, the first card first. Cards that the pack does not use are skipped.

    ``Deal.of("7C AD 2H ...")`` gives a written-down order, ``Deal.shuffled(random.Random(7))`` a shuffle by any
    ``random.Random``, ``Deal.from_seed(b"...")`` a shuffle that stays the same for ever.

    Raises:
        NotationError: a card that is none, or one that stands twice.
    """

    order: tuple[int, ...] = attrs.field(converter=_order)

    @classmethod
    def of(cls, cards: object) -> Deal:
        """The pack in a written-down order."""
        return cls(cards)

    @classmethod
    def shuffled(cls, random: Random) -> Deal:
        """A pack of 52, shuffled with the given generator (``secrets.SystemRandom()`` is one)."""
        draw = drawing(random)
        # sorting by random keys is the fastest fair shuffle here; equal keys have odds of one in 10^13
        deal = object.__new__(cls)
        object.__setattr__(deal, "order", tuple(sorted(_PACK, key=[*itertools.starmap(draw, _CALLS)].__getitem__)))
        return deal

    @classmethod
    def from_seed(cls, seed: bytes) -> Deal:
        r"""The shuffle that belongs to these bytes, in every version of boodle.

        SHAKE-256 of ``b"boodle deal 1\0" + seed`` gives 51 numbers of eight bytes, the high byte first. The pack begins in
        the order of the suits (clubs, diamonds, hearts, spades), each from the two to the ace; then, from the last place to
        the second, the card there changes places with the one at the next number modulo the places up to there. No order is
        likelier than another by more than one part in 10^15.

        Raises:
            ArgumentError: the seed is not bytes.
        """
        if not isinstance(seed, bytes):
            raise ArgumentError(f"a seed for 'Deal.from_seed' is bytes, not {shown(seed)}; write b'...'")
        stream = hashlib.shake_256(b"boodle deal 1\0" + seed).digest(8 * 51)
        order = list(_PACK)
        for start, place in zip(range(0, 8 * 51, 8), range(51, 0, -1), strict=True):
            other = int.from_bytes(stream[start : start + 8], "big") % (place + 1)
            order[place], order[other] = order[other], order[place]
        return cls(order)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in this order."""
        return tuple(CARDS[index] for index in self.order)

    def __str__(self) -> str:
        return "deal " + " ".join(map(str, self.cards))

    def __repr__(self) -> str:
        return f"Deal.of('{' '.join(map(str, self.cards))}')"


_PACK: Final = tuple(range(52))
_CALLS: Final = ((),) * 52


def drawing(random: object) -> Callable[[], float]:
    """The one function of a generator that is drawn with: evenly from 0 to 1.

    Raises:
        ArgumentError: this is no generator.
    """
    draw = getattr(random, "random", None)
    if not callable(draw) or isinstance(random, type):
        raise ArgumentError(f"chance comes from a random.Random, not from {shown(random)}; give random.Random(7)")
    return draw  # type: ignore[no-any-return]  # what a callable 'random' returns cannot be known before it is drawn with


def _drawn(cards: object) -> tuple[Card, ...]:
    return tuple(CARDS[index] for index in _in_order(cards))


@attrs.frozen
class Cut(Move):
    """Each contender for the first deal draws one card, in seat order."""

    cards: tuple[Card, ...] = attrs.field(converter=_drawn)

    def __str__(self) -> str:
        return "cut " + " ".join(map(str, self.cards))


@attrs.frozen
class OpenHands(Move):
    """Five open cards for each player, in seat order, to play for the chips left on the layout."""

    order: tuple[int, ...] = attrs.field(converter=_order)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in this order."""
        return tuple(CARDS[index] for index in self.order)

    def __str__(self) -> str:
        return "open " + " ".join(map(str, self.cards))


@attrs.frozen
class SeatMove(Move):
    """A move that a seat makes."""

    seat: int = attrs.field(converter=_seat)


def _card(card: object) -> Card:
    return card if type(card) is Card else Card(card)


@attrs.frozen
class Play(SeatMove):
    """A seat lays one card: a lead, or the next card of the run."""

    card: Card = attrs.field(converter=_card)

    def __str__(self) -> str:
        return f"{self.seat}:{self.card}"


@attrs.frozen
class Pass(SeatMove):
    """A seat declines: no bid, no purchase, a fold at poker - or it holds back the next card of the run."""

    def __str__(self) -> str:
        return f"{self.seat}:pass"


@attrs.frozen
class Exchange(SeatMove):
    """A seat lays its whole hand away and takes the spare hand for it, unseen."""

    def __str__(self) -> str:
        return f"{self.seat}:exchange"


@attrs.frozen
class Bid(SeatMove):
    """A seat bids so many chips for the spare hand."""

    chips: int = attrs.field(converter=_amount)

    def __str__(self) -> str:
        return f"{self.seat}:bid {self.chips}"


@attrs.frozen
class Bet(SeatMove):
    """A seat adds so many chips to the poker pot; 0 checks."""

    chips: int = attrs.field(converter=_amount)

    def __str__(self) -> str:
        return f"{self.seat}:bet {self.chips}"


def _laid(chips: object) -> tuple[tuple[str, int], ...]:
    pairs = chips.items() if isinstance(chips, Mapping) else chips
    try:
        laid = [(space_in_a_line(space), _amount(amount)) for space, amount in pairs]  # type: ignore[attr-defined]  # the except
    except (TypeError, ValueError) as error:
        raise ArgumentError(f"{shown(chips)} says no stakes; give {{'AH': 2, 'JS': 4}}") from error
    if len({space for space, _ in laid}) != len(laid):
        raise ArgumentError(f"{shown(chips)} names a space twice; give all that is laid on it at once")
    return tuple(sorted(pair for pair in laid if pair[1]))


@attrs.frozen
class Stake(SeatMove):
    """A seat spreads its chips over the spaces as it likes: ``Stake(0, {"JS": 4, "AH": 2})``."""

    chips: tuple[tuple[str, int], ...] = attrs.field(converter=_laid)

    def __str__(self) -> str:
        return " ".join([f"{self.seat}:stake", *(f"{written_space(space)}={chips}" for space, chips in self.chips)])


def written_space(name: str) -> str:
    """A space before an equals sign: in quotes where its name could be taken for something else."""
    return json.dumps(name, ensure_ascii=False) if re.search(r'[="]', name) else name


@attrs.frozen
class ClaimSpace(SeatMove):
    """A seat claims a space that it has earned."""

    space: str = attrs.field(converter=space_in_a_line)

    def __str__(self) -> str:
        return f"{self.seat}:claim {self.space}"


def _option(value: object) -> str:
    return one_line("option", shown(value, str) if type(value) is int or isinstance(value, CardSet) else value)


@attrs.frozen
class Choose(SeatMove):
    """A seat chooses among named options: a factor for its stake, to offer the spare hand, its poker cards."""

    option: str = attrs.field(converter=_option)

    def __str__(self) -> str:
        return f"{self.seat}:choose {self.option}"


@attrs.frozen
class CallTime(Move):
    """Somebody says that time is up: this round is the last one."""

    def __str__(self) -> str:
        return "time"


@attrs.frozen
class Misdeal(Move):
    """The deal was faulty: the same dealer deals again, stakes stay."""

    def __str__(self) -> str:
        return "misdeal"


@attrs.frozen
class Leave(SeatMove):
    """A player leaves the table between two rounds."""

    def __str__(self) -> str:
        return f"{self.seat}:leave"


@attrs.frozen
class TakeOver(SeatMove):
    """Somebody else takes over a seat, with its chips and cards."""

    name: str = attrs.field(converter=player_name)

    def __str__(self) -> str:
        return f"{self.seat}:takeover {self.name}"


def is_chance(move: object) -> bool:
    """Whether the dealer makes this move by chance: a deal, a cut, open hands."""
    return isinstance(move, Deal | Cut | OpenHands)


@functools.cache
def play(seat: int, card: int) -> Play:
    """The shared move 'seat plays card' (a card index)."""
    return Play(seat, CARDS[card])


KINDS: Final[dict[str, type[Move]]] = {
    "deal": Deal, "cut": Cut, "open": OpenHands, "play": Play, "pass": Pass, "exchange": Exchange, "bid": Bid, "bet": Bet,
    "stake": Stake, "claim": ClaimSpace, "choose": Choose, "time": CallTime, "misdeal": Misdeal, "leave": Leave,
    "takeover": TakeOver,
}  # fmt: skip
_WORDS: Final = {kind: word for word, kind in KINDS.items()}
