r"""Deals that players can check: a hash is published before the deal, the seed behind it afterwards.

All of it is frozen: the same bytes give the same commitment and the same deal in every version of boodle.

* A *commitment* is the SHA-256, in hexadecimal, of ``b"boodle commitment 1\0"`` and then the fingerprint of the rules, the id
  of the record, the round, the attempt (1; a deal after a misdeal is the next one) and the seed: the texts in UTF-8, the
  numbers in decimal, and before each of the five its length in bytes, as eight bytes with the high one first.
* The *fair deal* of a seed is :meth:`boodle.Deal.from_seed` of it. Where players have added words of their own, it is that of
  the SHA-256 of ``b"boodle fair deal 1\0"``, the seed, and the words in the order of the seats, each with its length as above.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator
from typing import Final

from boodle.assembly import assemble
from boodle.cards import BIT, CARDS
from boodle.errors import ArgumentError, RecordError, UnfairDeal, shown
from boodle.moves import Deal
from boodle.record import Record
from boodle.record_of_seat import HIDDEN

LEAST: Final = 16
"""Seeds of fewer bytes could be guessed by trying them all."""
_MOST: Final = 10_000


def commitment(seed: bytes, *, fingerprint: str, record: str, round_number: int, attempt: int = 1) -> str:
    """What is published before a deal: it fixes the seed, and tells nothing about it.

    Args:
        seed: At least 16 random bytes, fresh for every deal: ``secrets.token_bytes(32)``.
        fingerprint: The fingerprint of the rules, ``rulebook.fingerprint``.
        record: The id of the record, so that a commitment of another session cannot be shown for it.
        round_number: The number of the round that is to be dealt.
        attempt: 1, or one more for each misdeal of the round.

    Raises:
        ArgumentError: a seed that is too short, or an argument that is missing or none.
    """
    said = (_text("fingerprint", fingerprint), _text("record", record), _number("round_number", round_number))
    return _digest(b"boodle commitment 1\0", *said, _number("attempt", attempt), _seed(seed))


def fair_deal(seed: bytes, words: Iterable[str] = ()) -> Deal:
    """The deal of a seed, and of words that the players said after they had seen the commitment.

    Raises:
        ArgumentError: a seed that is too short, or words that are no texts.
    """
    seed = _seed(seed)
    if isinstance(words, str | bytes) or not isinstance(words, Iterable):
        raise ArgumentError(f"'words' is {shown(words)}; give a list with a text for each seat, or nothing")
    said = [_text("words", word) for word in words]
    return Deal.from_seed(bytes.fromhex(_digest(b"boodle fair deal 1\0", seed, *said)) if said else seed)


def verify(
    record: Record, seed: bytes, published: str, *, round_number: int, attempt: int = 1, words: Iterable[str] = ()
) -> Deal:
    """Check a deal of a record against what was published before it, and give the deal as it was.

    It works with the server's record and with that of one seat, of whose cards those are compared that the seat saw.

    Args:
        record: The record; with its id, and the fingerprint of its rules.
        seed: The seed that was revealed.
        published: The commitment that was published before the deal.
        round_number: The number of the round.
        attempt: 1, or one more for each misdeal of the round.
        words: What the players said, in the order of the seats.

    Raises:
        UnfairDeal: the seed is not the one that was committed to, or the cards are not those of the seed.
        RecordError: the record has no id, no fingerprint or no such deal.
        ArgumentError: an argument that is none.
    """
    if not isinstance(record, Record):
        raise ArgumentError(f"'verify' takes a Record, not {shown(record)}; read one with Record.parse(text)")
    if not (record.id and record.fingerprint):
        raise RecordError("the record has no id or no fingerprint; a commitment is bound to both")
    promised = commitment(seed, fingerprint=record.fingerprint, record=record.id, round_number=round_number, attempt=attempt)
    if not isinstance(published, str) or not hmac.compare_digest(promised.encode(), published.encode(errors="replace")):
        raise UnfairDeal(
            f"round {round_number}: the seed belongs to the commitment {promised}, {shown(published)} was published",
            round_number=round_number,
        )
    deal = fair_deal(seed, words)
    dealt = next((cards for at, cards in _deals(record) if at == (round_number, attempt)), None)
    if dealt is None:
        raise RecordError(f"the record has no deal {attempt} of round {round_number}")
    if not _agree(record, deal, dealt):
        raise UnfairDeal(f"round {round_number}: the cards are not those of the seed", round_number=round_number)
    return deal


def _deals(record: Record) -> Iterator[tuple[tuple[int, int], list[str]]]:
    """Every deal with its round and attempt: after a misdeal the same round is dealt once more."""
    position = record.start.get("position", {})
    number, attempt, again = position.get("round_number", 1 if position else 0), 1, False
    for move in record.moves:
        word, *cards = move.split(" ")
        if word == "misdeal":
            again = True
        elif word == "deal":
            number, attempt = (number, attempt + 1) if again else (number + 1, 1)
            again = False
            yield (number, attempt), cards


def _agree(record: Record, deal: Deal, dealt: list[str]) -> bool:
    """Whether these are the cards of the deal; in the record of one seat, those at the places that it saw."""
    if record.seat is None:
        return dealt == [str(card) for card in deal.cards]
    pack = assemble(record.recipe).tables.pack
    order = [str(CARDS[card]) for card in deal.order if pack & BIT[card]]
    if len(order) != len(dealt):
        return False
    seen = [(word, card) for word, card in zip(dealt, order, strict=True) if word != HIDDEN]
    # a seat does not know in which order its cards came
    return {word for word, _ in seen} == {card for _, card in seen}


def _digest(title: bytes, *parts: bytes) -> str:
    return hashlib.sha256(title + b"".join(len(part).to_bytes(8, "big") + part for part in parts)).hexdigest()


def _seed(seed: object) -> bytes:
    if not isinstance(seed, bytes) or not LEAST <= len(seed) <= _MOST:
        what = f"{len(seed)} bytes" if isinstance(seed, bytes) else shown(seed)
        raise ArgumentError(f"the seed is {what}; a seed to commit to has at least {LEAST} random bytes: secrets.token_bytes(32)")
    return seed


def _text(name: str, text: object) -> bytes:
    if not isinstance(text, str) or not 0 < len(text) <= _MOST or not text.isprintable():
        raise ArgumentError(f"'{name}' is {shown(text)}; expected text in one line")
    return text.encode()


def _number(name: str, number: object) -> bytes:
    if type(number) is not int or not 0 < number < 10**9:
        raise ArgumentError(f"'{name}' is {shown(number)}; expected a whole number from 1")
    return str(number).encode()
