"""Cards and sets of cards.

A card is one of 52 shared values; inside the engine it is its ``index`` (suit * 13 + rank), and a set of cards is one
integer with a bit for each card. Cards print as ``10D`` and ``QD``; ``TD``, ``Q♦`` and ``♦Q`` are read too.
"""

from __future__ import annotations

import enum
import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import attrs

from boodle.errors import NotationError, shown

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
ALL: Final = (1 << 52) - 1
SUIT_BITS: Final = 0x1FFF
BIT: Final = tuple(1 << index for index in range(52))


class Suit(enum.IntEnum):
    """One of the four suits; ``str`` gives its letter."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``H`` or ``S``."""
        return "CDHS"[self]

    @property
    def symbol(self) -> str:
        """``♣``, ``♦``, ``♥`` or ``♠``."""
        return "♣♦♥♠"[self]

    @property
    def red(self) -> bool:
        """Whether the suit is red (diamonds, hearts)."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)

    @property
    def mask(self) -> int:
        """All thirteen cards of the suit, as bits."""
        return SUIT_BITS << 13 * self

    @classmethod
    def parse(cls, text: object) -> Suit:
        """Read ``C``, ``♣`` or ``clubs``; the same as ``Suit(text)``.

        Raises:
            NotationError: the text names no suit.
        """
        if isinstance(text, Suit):
            return text
        for suit in cls:
            if isinstance(text, str) and text.lower() in (suit.letter.lower(), suit.symbol, suit.name.lower()):
                return suit
        raise NotationError(f"{shown(text)} is no suit; write C, D, H or S, a suit symbol, or a name such as 'hearts'")

    @classmethod
    def _missing_(cls, value: object) -> Suit:
        return cls.parse(value)

    def __str__(self) -> str:
        return self.letter


def _index(value: object) -> int:
    if isinstance(value, Card):
        return value.index
    if isinstance(value, str):
        index = _READ.get(value.strip())
        if index is None:
            raise NotationError(f"{shown(value)} is no card; write a rank and a suit, such as '10D', 'QS' or 'A♥'")
        return index
    if type(value) is int and 0 <= value < 52:
        return value
    raise NotationError(f"{shown(value)} is no card; give text such as '10D' or a number from 0 to 51")


@attrs.frozen(order=True, repr=False)
class Card:
    """One card, such as ``Card("QD")``.

    The argument is text (``10D``, ``TD``, ``Q♦``, ``♦Q``), another card, or an index from 0 to 51.

    Raises:
        NotationError: the argument names no card.
    """

    index: int = attrs.field(converter=_index)

    @property
    def suit(self) -> Suit:
        """The suit."""
        return Suit(self.index // 13)

    @property
    def rank(self) -> str:
        """``2`` ... ``10``, ``J``, ``Q``, ``K``, ``A``."""
        return RANKS[self.index % 13]

    @property
    def symbol(self) -> str:
        """The card as read at the table: suit symbol first, ``♦Q``."""
        return self.suit.symbol + self.rank

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read one card from text; the same as ``Card(text)``."""
        return cls(text)

    def __str__(self) -> str:
        return _TEXTS[self.index]

    def __repr__(self) -> str:
        return f"Card('{self}')"


def _spellings(rank: str, suit: Suit) -> Iterator[str]:
    """Every way to write a card; looked up, never folded, so that no other letter that looks alike is taken for one."""
    ranks = {rank, rank.lower(), *("tT" if rank == "10" else "")}
    # U+FE0F and U+FE0E ask for a coloured or a plain picture of a suit
    symbols = {suit.symbol, f"{suit.symbol}\ufe0f", f"{suit.symbol}\ufe0e"}
    for name in ranks:
        yield from (name + letter for letter in (suit.letter, suit.letter.lower(), *symbols))
        yield from (symbol + name for symbol in symbols)


_TEXTS: Final = tuple(rank + suit.letter for suit in Suit for rank in RANKS)
CARDS: Final = tuple(Card(index) for index in range(52))
_READ: Final = {spelling: card.index for card in CARDS for spelling in _spellings(card.rank, card.suit)}


def indices(mask: int) -> Iterator[int]:
    """The card indices in a bit set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def card_words(cards: object) -> tuple[object, ...]:
    """The cards in text (``"7C AD"``), in a set of cards or in any iterable, one by one and not read yet.

    At most 53 of them: one stands twice among so many, whatever follows.

    Raises:
        NotationError: this is nothing that could hold cards.
    """
    if isinstance(cards, str):
        return tuple(cards.replace(",", " ").split())[:53]
    if isinstance(cards, Iterable) and not isinstance(cards, bytes | bytearray | memoryview | Mapping):
        return tuple(itertools.islice(cards, 53))
    raise NotationError(f"{shown(cards)} are no cards; write '7C AD QS' or give a list of cards")


def read_cards(cards: object) -> tuple[int, ...]:
    """Card indices from text (``"7C AD"``), a set of cards, or any iterable of cards; order and repeats are kept.

    Raises:
        NotationError: something in it is no card.
    """
    return tuple(_index(word) for word in card_words(cards))


def _mask(cards: object) -> int:
    if type(cards) is int:
        if 0 <= cards <= ALL:
            return cards
        raise NotationError(f"{shown(cards)} is no set of cards; a bit set has 52 bits")
    mask = 0
    for index in read_cards(cards):
        if mask & BIT[index]:
            raise NotationError(f"'{CARDS[index]}' stands twice in {shown(cards)}; a set holds a card once")
        mask |= BIT[index]
    return mask


@attrs.frozen(repr=False)
class CardSet:
    """A set of cards, such as ``CardSet("7C AD 2H")``; iterates by suit (clubs first), then from the two to the ace.

    The argument is text, an iterable of cards, or a 52-bit integer.

    Raises:
        NotationError: the argument holds something that is no card, or one card twice.
    """

    mask: int = attrs.field(converter=_mask, default=0)

    def __iter__(self) -> Iterator[Card]:
        return (CARDS[index] for index in indices(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, card: object) -> bool:
        try:
            return bool(self.mask & BIT[_index(card)])
        except NotationError:
            return False

    def __or__(self, other: object) -> CardSet:
        return card_set(self.mask | other.mask) if isinstance(other, CardSet) else NotImplemented

    def __and__(self, other: object) -> CardSet:
        return card_set(self.mask & other.mask) if isinstance(other, CardSet) else NotImplemented

    def __sub__(self, other: object) -> CardSet:
        return card_set(self.mask & ~other.mask) if isinstance(other, CardSet) else NotImplemented

    def __le__(self, other: object) -> bool:
        return not self.mask & ~other.mask if isinstance(other, CardSet) else NotImplemented

    def __lt__(self, other: object) -> bool:
        return self != other and self <= other if isinstance(other, CardSet) else NotImplemented

    def of_suit(self, suit: Suit | str) -> CardSet:
        """Only the cards of one suit."""
        return card_set(self.mask & Suit.parse(suit).mask)

    def __str__(self) -> str:
        return " ".join(str(card) for card in self)

    def __repr__(self) -> str:
        return f"CardSet('{self}')"


def card_set(mask: int) -> CardSet:
    """A set of cards from bits that are known to be cards."""
    cards = object.__new__(CardSet)
    object.__setattr__(cards, "mask", mask)
    return cards
