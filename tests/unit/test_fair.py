"""Deals that players can check: the commitment before, the seed afterwards, and everything that does not fit."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import attrs
import pytest

from boodle import (
    ArgumentError,
    Deal,
    Game,
    Misdeal,
    Recipe,
    Record,
    RecordError,
    Rulebook,
    UnfairDeal,
    assemble,
    commitment,
    fair_deal,
    verify,
)
from boodle.cards import RANKS

SEED = bytes(range(32))
PRINT = "5f" * 32

COMMITMENTS = [
    (SEED, PRINT, "table 1", 1, 1, "28fecc170cd26af0480e7c43831f654d318b5333e14676d131fe006220cc5235"),
    (SEED, PRINT, "table 1", 2, 1, "277c491de390f5a29baa77e92d1beff41b22280707f421dc139b8dcefff24d5e"),
    (SEED, PRINT, "table 1", 1, 2, "32025f6f0664a052f7efe0e00d1a65fe6c8812e00faaf37792a8b06734a23a3d"),
    (SEED[:16], PRINT, "table 1", 1, 1, "7f5dc4a2b90068b25a29cf60c082042fee6acde3bf63b1b093704b1d0b17027f"),
    (b"\0" * 16, "ab", "Tisch für acht", 12, 1, "e3086b9de9d7456304fe8a450bfcdffafc83abe5d075652d9e3ec719d49af746"),
]
"""Seed, fingerprint, record, round, attempt, and the commitment: they stay the same for ever."""

WORDS = [
    ((), "AD KD 9S 8D 3D"),
    (("horse",), "QH 10S 7C 5D 8C"),
    (("horse", "battery"), "5D 10H 5S 5H 6H"),
    (("horsebattery",), "9D 5D 4D 9S KD"),
    (("battery", "horse"), "8C 8S 10S 6C JH"),
]
"""What players said, and the first five cards of the deal of SEED; they stay the same for ever."""


@pytest.mark.parametrize(("seed", "fingerprint", "record", "number", "attempt", "promised"), COMMITMENTS)
def test_commitments_stay_the_same_for_ever(
    seed: bytes, fingerprint: str, record: str, number: int, attempt: int, promised: str
) -> None:
    """Five test vectors, written down."""
    assert promised == commitment(seed, fingerprint=fingerprint, record=record, round_number=number, attempt=attempt)


def lengthy(part: bytes) -> bytes:
    """A part with its length before it."""
    return len(part).to_bytes(8, "big") + part


def test_a_commitment_is_what_its_description_says() -> None:
    """Done again from the words of the module alone."""
    parts = [PRINT.encode(), "Tisch für acht".encode(), b"12", b"3", SEED]
    text = b"boodle commitment 1\0" + b"".join(map(lengthy, parts))
    promised = commitment(SEED, fingerprint=PRINT, record="Tisch für acht", round_number=12, attempt=3)
    assert hashlib.sha256(text).hexdigest() == promised


@pytest.mark.parametrize(("words", "cards"), WORDS)
def test_fair_deals_stay_the_same_for_ever(words: tuple[str, ...], cards: str) -> None:
    """Five test vectors, written down; the same words in another order, or run together, are others."""
    assert cards.split() == [str(card) for card in fair_deal(SEED, words).cards[:5]]


def test_a_fair_deal_is_what_its_description_says() -> None:
    """The deal of the seed, or of the hash of the seed and what the players said."""
    assert Deal.from_seed(SEED) == fair_deal(SEED) == fair_deal(SEED, [])
    text = b"boodle fair deal 1\0" + lengthy(SEED) + lengthy("grün".encode()) + lengthy(b"x")
    assert Deal.from_seed(hashlib.sha256(text).digest()) == fair_deal(SEED, ["grün", "x"]) == fair_deal(SEED, iter(("grün", "x")))


NO_SEEDS: list[Any] = [b"", b"x" * 15, b"x" * 10_001, "x" * 32, 7, None, bytearray(32)]


@pytest.mark.parametrize("seed", NO_SEEDS)
def test_a_seed_that_could_be_guessed_is_no_seed_to_commit_to(seed: Any) -> None:
    """A small number is found by trying them all; so is a short word."""
    for use in (fair_deal, lambda seed: commitment(seed, fingerprint=PRINT, record="r", round_number=1)):
        with pytest.raises(ArgumentError, match="a seed to commit to has at least 16 random bytes"):
            use(seed)


NO_ARGUMENTS: list[dict[str, Any]] = [
    {"fingerprint": ""},
    {"fingerprint": None},
    {"record": ""},
    {"record": "a\nb"},
    {"record": "\ud800"},
    {"record": "x" * 10_001},
    {"round_number": 0},
    {"round_number": True},
    {"round_number": "1"},
    {"attempt": 0},
    {"attempt": 10**9},
]


@pytest.mark.parametrize("wrong", NO_ARGUMENTS)
def test_a_commitment_is_bound_to_something(wrong: dict[str, Any]) -> None:
    """To rules, a record and a round that there are."""
    right: dict[str, Any] = {"fingerprint": PRINT, "record": "r", "round_number": 1, "attempt": 1}
    with pytest.raises(ArgumentError, match=r"expected text in one line|expected a whole number from 1"):
        commitment(SEED, **(right | wrong))


@pytest.mark.parametrize("words", ["horse", b"horse", 7, ["horse", ""], ["horse", 7], [None]])
def test_what_players_said_is_a_list_of_texts(words: Any) -> None:
    """One for each who wants to."""
    with pytest.raises(ArgumentError, match=r"give a list with a text for each seat|expected text in one line"):
        fair_deal(SEED, words)


# -- a session of them -------------------------------------------------------------------------------------------------

RULEBOOK = assemble(Recipe("michigan", seats=3))
SEEDS = {(1, 1): b"a" * 16, (1, 2): b"b" * 16, (2, 1): b"c" * 16}
SAID = {(1, 1): (), (1, 2): ("x", "y", "z"), (2, 1): ()}
PUBLISHED = {
    at: commitment(seed, fingerprint=RULEBOOK.fingerprint, record="evening", round_number=at[0], attempt=at[1])
    for at, seed in SEEDS.items()
}


def evening(rules: Rulebook) -> Game:
    """Two rounds with fair deals; the first one is misdealt and dealt once more."""
    random, deals = Random(1), iter(SEEDS)
    game = Game.new(rules, dealer=0, rounds=2)
    while not game.over:
        if game.turn is None:
            at = next(deals)
            game = game.play(fair_deal(SEEDS[at], SAID[at]))
            game = game.play(Misdeal()) if at == (1, 1) else game
        else:
            game = game.play(game.moves.draw(random))
    return game


GAME = evening(RULEBOOK)
RECORD = Record.of(GAME, id="evening")


@pytest.mark.parametrize("at", SEEDS)
@pytest.mark.parametrize("seat", [None, 0, 2, "spectator"])
def test_every_deal_of_a_session_is_checked(at: tuple[int, int], seat: Any) -> None:
    """From the server's record and from that of a seat; the whole deal is told, as it was."""
    record = Record.of(GAME, id="evening", seat=seat)
    deal = verify(record, SEEDS[at], PUBLISHED[at], round_number=at[0], attempt=at[1], words=SAID[at])
    assert fair_deal(SEEDS[at], SAID[at]) == deal
    assert str(deal) in RECORD.moves
    again = Record.from_text(record.to_text())
    assert deal == verify(again, SEEDS[at], PUBLISHED[at], round_number=at[0], attempt=at[1], words=SAID[at])


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    """Another seed, or a commitment to another round, attempt, record or other rules."""
    for seed, at in ((b"x" * 16, (2, 1)), (SEEDS[2, 1], (1, 1)), (SEEDS[1, 2], (1, 1))):
        with pytest.raises(UnfairDeal, match=rf"round {at[0]}: the seed belongs to the commitment [0-9a-f]{{64}}, '") as found:
            verify(RECORD, seed, PUBLISHED[at], round_number=at[0], attempt=at[1])
        assert at[0] == found.value.round_number
    bad: Any
    for bad in (PUBLISHED[2, 1].upper(), "", None, 7, "é\ud800"):
        with pytest.raises(UnfairDeal, match="was published"):
            verify(RECORD, SEEDS[2, 1], bad, round_number=2)
    for record in (attrs.evolve(RECORD, id="morning"), attrs.evolve(RECORD, fingerprint="0" * 64)):
        with pytest.raises(UnfairDeal, match="was published"):
            verify(record, SEEDS[2, 1], PUBLISHED[2, 1], round_number=2)


@pytest.mark.parametrize("seat", [None, 1])
def test_cards_that_are_not_those_of_the_seed_are_found(seat: Any) -> None:
    """Two cards have changed hands; a seat finds it where one of them is its own."""
    order = list(fair_deal(SEEDS[2, 1]).cards)
    at = GAME.log.index(fair_deal(SEEDS[2, 1]))
    before = GAME.undo(len(GAME.log) - at)
    mine = next(place for place, card in enumerate(order) if card in before.play(Deal(order)).hands[1])
    order[mine], order[mine + 1] = order[mine + 1], order[mine]
    forged = Record.of(before.play(Deal(order)), id="evening", seat=seat)
    with pytest.raises(UnfairDeal, match="round 2: the cards are not those of the seed"):
        verify(forged, SEEDS[2, 1], PUBLISHED[2, 1], round_number=2)
    if seat is not None:
        other = Record.of(before.play(Deal(order)), id="evening", seat=0)
        hands = before.play(Deal(order)).hands
        unseen = order[mine] not in hands[0] and order[mine + 1] not in hands[0]
        assert unseen
        assert verify(other, SEEDS[2, 1], PUBLISHED[2, 1], round_number=2)


def test_words_that_the_players_did_not_say_are_found() -> None:
    """The cards are others."""
    for words in ((), ("x", "y"), ("y", "x", "z")):
        with pytest.raises(UnfairDeal, match="round 1: the cards are not those of the seed"):
            verify(RECORD, SEEDS[1, 2], PUBLISHED[1, 2], round_number=1, attempt=2, words=words)


def test_a_deal_that_is_not_in_the_record_cannot_be_checked() -> None:
    """A round that has not been dealt; a record that was cut off."""
    for number, attempt in ((3, 1), (2, 2)):
        published = commitment(SEED, fingerprint=RULEBOOK.fingerprint, record="evening", round_number=number, attempt=attempt)
        with pytest.raises(RecordError, match=f"the record has no deal {attempt} of round {number}"):
            verify(RECORD, SEED, published, round_number=number, attempt=attempt)
    for record in (attrs.evolve(RECORD, id=""), attrs.evolve(RECORD, fingerprint="")):
        with pytest.raises(RecordError, match="the record has no id or no fingerprint; a commitment is bound to both"):
            verify(record, SEEDS[1, 1], PUBLISHED[1, 1], round_number=1)
    bad: Any
    for bad in (None, GAME, RECORD.to_json()):
        with pytest.raises(ArgumentError, match="'verify' takes a Record"):
            verify(bad, SEED, "", round_number=1)
    damaged = attrs.evolve(Record.of(GAME, id="evening", seat=0), moves=("deal ?? ??",), checks={})
    with pytest.raises(UnfairDeal, match="the cards are not those of the seed"):
        verify(damaged, SEEDS[1, 1], PUBLISHED[1, 1], round_number=1)


def test_the_rounds_of_a_game_from_a_position_go_on_counting() -> None:
    """The first deal is that of the next round; after a misdeal it is the same one once more."""
    clubs, diamonds, hearts, spades = (" ".join(f"{rank}{suit}" for rank in RANKS) for suit in "CDHS")
    hands = [clubs, diamonds, hearts]
    game = Game.from_position(RULEBOOK, hands=hands, dead_hand=spades, to_lead=0, round_number=4, rounds=9)
    for misdealt, at in ((True, (4, 2)), (False, (5, 1))):
        begun = game.play(Misdeal()) if misdealt else game
        while begun.turn is not None:
            begun = begun.play(begun.moves.draw(Random(1)))
        assert at[0] == begun.round_number
        record = Record.of(begun.play(fair_deal(SEED)), id="puzzle")
        published = commitment(SEED, fingerprint=RULEBOOK.fingerprint, record="puzzle", round_number=at[0], attempt=at[1])
        assert fair_deal(SEED) == verify(record, SEED, published, round_number=at[0], attempt=at[1])


def test_a_short_pack_is_dealt_from_the_same_seed() -> None:
    """Cards that the pack does not use are left out, in a seat's record too."""
    game = evening(assemble(Recipe("newmarket-peel", seats=3)))
    for seat in (None, 1):
        record = Record.of(game, id="evening", seat=seat)
        published = commitment(SEEDS[2, 1], fingerprint=record.fingerprint, record="evening", round_number=2)
        assert fair_deal(SEEDS[2, 1]) == verify(record, SEEDS[2, 1], published, round_number=2)
