"""Law P9 for moves and records: written as JSON and as text, read back, played again; and whatever is damaged is told.

``BOODLE_DEEP=1`` damages ten thousand records instead of some hundred.
"""

from __future__ import annotations

import functools
import json
import os
import resource
import time
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from boodle import (
    Deal,
    Game,
    IllegalMove,
    Move,
    NotationError,
    PositionError,
    Recipe,
    Record,
    RecordError,
    assemble,
    parse_move,
    replay,
)
from boodle.cards import CARDS
from boodle.record import history_of
from boodle.record_of_seat import parts_of_seat
from boodle.seen import told
from strategies import Session, examples, sessions, shipped

MUTATIONS = 10_000 if os.environ.get("BOODLE_DEEP") else 200


def played(session: Session, most: int) -> Game:
    """The game of a session, as far as so many moves."""
    rulebook, random = session.rulebook, Random(session.choices.seed)
    game = Game.new(rulebook, purses=session.purses, dealer=session.dealer, rounds=session.rounds or None)
    for made in range(most):
        if game.over:
            break
        move = session.choices.choose(random, game.moves, made, rulebook.seats)
        if not game.why_not(move):
            game = game.play(move)
    return game


# -- there and back ----------------------------------------------------------------------------------------------------


@examples(12)
@given(session=sessions())
def test_p9_every_move_of_a_session_there_and_back(session: Session) -> None:
    """As text always; as plain values where it is no plug-in's own kind."""
    for move in played(session, 150).log:
        try:
            assert move == Move.from_dict(json.loads(json.dumps(move.to_dict())))
        except NotationError:
            assert "boodle" not in type(move).__module__
        else:
            assert move == parse_move(str(move))


@examples(8)
@given(session=sessions(installed_only=True), most=st.integers(0, 150), every=st.integers(1, 30))
def test_p9_records_through_json_and_through_text(session: Session, most: int, every: int) -> None:
    """Over or still on: what is read back is the record, and what is played again is the game."""
    game = played(session, most)
    record = Record.of(game, every=every, id="a record")
    assert record == Record.from_json(record.to_json()) == Record.from_dict(record.to_dict())
    again = Record.from_text(record.to_text())
    assert record.to_dict() | {"recipe": ""} == again.to_dict() | {"recipe": ""}
    assert game == replay(record) == replay(again)
    assert game.events == replay(again).events
    assert record == Record.of(replay(record), every=every, id="a record")


@examples(12)
@given(session=sessions(installed_only=True), most=st.integers(2, 60), more=st.integers(0, 30))
def test_p9_records_of_games_from_positions(session: Session, most: int, more: int) -> None:
    """Written down in mid-round, played on from there."""
    before = played(session, most)
    try:
        game = Game.from_position(
            before.rulebook,
            hands=before.hands,
            dead_hand=before.dead_hand,
            purses=before.purses,
            spaces=before.spaces,
            to_lead=before.turn,
            rounds=2,
        )
    except PositionError:
        return
    for _ in range(more):
        if not game.over:
            game = game.play(game.moves.draw(Random(more)))
    record = Record.of(game)
    assert record == Record.from_json(record.to_json())
    assert game == replay(record) == replay(Record.from_text(record.to_text()))


@examples(12)
@given(session=sessions(installed_only=True), most=st.integers(0, 120), who=st.integers(0, 9))
def test_p9_records_of_one_seat_through_json_and_through_text(session: Session, most: int, who: int) -> None:
    """A seat's or a spectator's; neither can be played again."""
    game = played(session, most)
    seat: Any = who if who < game.rulebook.seats else "spectator"
    record = Record.of(game, seat=seat)
    assert record == Record.from_json(record.to_json())
    again = Record.from_text(record.to_text())
    assert record.to_dict() | {"recipe": ""} == again.to_dict() | {"recipe": ""}
    with pytest.raises(RecordError, match="only the server's record can be played again"):
        replay(record)


# -- what a seat's record tells (P10) ----------------------------------------------------------------------------------


@examples(30)
@given(session=sessions(), most=st.integers(1, 90), who=st.integers(0, 8), random=st.randoms(use_true_random=False))
def test_p10_a_record_of_one_seat_is_the_same_where_the_seat_was_told_the_same(
    session: Session, most: int, who: int, random: Random
) -> None:
    """Two cards that the seat has not seen change places in the last deal; if all else goes on alike, so does its record."""
    game = played(session, most)
    seat = who % game.rulebook.seats
    view = game.seen_by(seat)
    dealt = [at for at, move in enumerate(game.log) if isinstance(move, Deal)]
    seen = view.hand | view.known | view.played
    hidden = [card for card in range(52) if CARDS[card] not in seen]
    assume(dealt and len(hidden) > 1)
    one, other = random.sample(hidden, 2)
    swapped = {one: other, other: one}
    deal = game.log[dealt[-1]]
    assert isinstance(deal, Deal)
    twin = game.undo(len(game.log) - dealt[-1])
    try:
        for move in (Deal(tuple(swapped.get(card, card) for card in deal.order)), *game.log[dealt[-1] + 1 :]):
            twin = twin.play(move)
    except IllegalMove:
        assume(False)
    assume(told(twin.events, seat) == told(game.events, seat))
    assert parts_of_seat(history_of(game), seat, 3) == parts_of_seat(history_of(twin), seat, 3)


@examples(12)
@given(session=sessions(), most=st.integers(1, 120), who=st.integers(0, 8))
def test_p10_a_record_of_one_seat_names_no_card_that_it_has_not_seen(session: Session, most: int, who: int) -> None:
    """In the last round: every card in it is in the seat's hand, was played, or was shown to it."""
    game = played(session, most)
    seat = who % game.rulebook.seats
    parts = parts_of_seat(history_of(game), seat, 10)
    view = game.seen_by(seat)
    moves = parts["moves"]
    begun = max((at for at, move in enumerate(moves) if move.startswith("deal ")), default=0)
    words = {word for move in moves[begun : begun + 1] if move.startswith("deal ") for word in move.split()[1:]}
    seen = {str(card) for known in (view.hand, view.known, view.played, *view.played_by) for card in known}
    laid_away = {str(card) for event in told(game.events, seat) for card in getattr(event, "cards", ())}
    assert words <= seen | laid_away | {"??"}


# -- damage ------------------------------------------------------------------------------------------------------------


@functools.cache
def whole(name: str) -> tuple[str, str]:
    """A record of one round of a game, as JSON and as text."""
    random = Random(name)
    game = Game.new(assemble(Recipe(name, seats=max(4, shipped()[name].manifest.seats[0]))), rounds=1)
    while not game.over:
        game = game.play(game.moves.draw(random))
    record = Record.of(game)
    return record.to_json(), record.to_text()


GAMES = ("boodle-de", "michigan-rummy", "rummoli", "newmarket", "pope-joan", "tripoley-cadaco")
SPLICES = ("", '"', ",", "{", "[", "]", "}", "-1", "0", "1e9", "9" * 30, "null", "??", "deal", "\n", "\x00", "é", "\ud800", ":")


def damaged(text: str, random: Random) -> str:
    """A text with one thing cut out, put in, doubled, moved, cut off, or written otherwise."""
    at, until = sorted((random.randrange(len(text)), random.randrange(len(text))))
    until = random.choice((until, min(at + random.randrange(1, 12), len(text))))
    lines = text.split("\n")
    line, other = random.randrange(len(lines)), random.randrange(len(lines))
    match random.randrange(8):
        case 0:
            return text[:at] + text[until:]
        case 1:
            return text[:at] + random.choice(SPLICES) + text[at:]
        case 2:
            return text[:at] + random.choice(SPLICES) + text[until:]
        case 3:
            return text[:at]
        case 4:
            return text[:until] + text[at:]
        case 5:
            return "\n".join([*lines[:line], lines[other], *lines[line:]])
        case 6:
            lines[line], lines[other] = lines[other], lines[line]
            return "\n".join(lines)
        case _:
            digit = random.choice([place for place, sign in enumerate(text) if sign.isdigit()] or [at])
            return text[:digit] + random.choice("0123456789") + text[digit + 1 :]


def memory() -> int:
    """The most memory that this process has had, in kilobytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


@pytest.mark.parametrize("form", [0, 1], ids=["json", "text"])
def test_p9_damaged_records_end_in_a_typed_error_or_in_a_valid_game(form: int) -> None:
    """None crashes, hangs or grows: each is read and played within two seconds, all within a hundred megabytes more."""
    sound, refused, longest = 0, 0, 0
    texts = [whole(name)[form] for name in GAMES]
    before = memory()
    for number in range(MUTATIONS // 2):
        random = Random(number)
        text = random.choice(texts)
        for _ in range(random.choice((1, 1, 1, 3))):
            text = damaged(text, random) or "?"
        begun = time.process_time()
        try:
            record = Record.parse(text)
            for check in (True, False):
                game = replay(record, check=check)
                assert sum(game.state.chips) == sum(history_of(game)[0].state.chips)
            sound += 1
        except RecordError as error:
            longest = max(longest, len(str(error)))
            refused += 1
        assert time.process_time() - begun < 2, text
    assert sound > 0
    assert refused > sound
    assert longest < 2000
    assert memory() - before < 100_000


@examples(40)
@given(text=st.text(max_size=200))
def test_p9_any_text_is_a_record_or_is_refused(text: str) -> None:
    """With a line and a column, or a place in the JSON."""
    for read in (Record.parse, Record.from_json, Record.from_text):
        with pytest.raises(RecordError):
            read(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
PARTS = ("id", "recipe", "fingerprint", "rules", "versions", "names", "start", "moves", "checks", "shown", "result", "seat")


@examples(60)
@given(part=st.sampled_from(PARTS), value=JSON)
def test_p9_a_record_with_any_part_exchanged_is_a_record_or_is_refused(part: str, value: Any) -> None:
    """Whatever stands there, and what could be begun with it."""
    data = json.loads(whole("boodle-de")[0])
    try:
        replay(Record.from_dict(data | {part: value}))
    except RecordError:
        return
    assert part in ("id", "versions", "rules", "checks", "fingerprint", "result", "shown") or data[part] == value
