"""Moves from the outside: a seat makes its own, once, knowing what it does; and a refusal tells it nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from boodle import (
    ArgumentError,
    Deal,
    Game,
    IllegalMove,
    NotationError,
    NotYourTurn,
    Recipe,
    RoundOver,
    assemble,
    submit,
)
from boodle.outside import CALL, STALE
from boodle.view import NOT_ASKED, OVER, STRANGER
from plugins.between import Ceremonies

DEALT = Game.new(assemble(Recipe("michigan", seats=3)), dealer=2, rounds=1).play(Deal.from_seed(b"outside"))
LEAD = next(iter(DEALT.moves))


def number(game: Game, seat: int) -> int:
    """The number of the last event that a seat was told."""
    return len(game.events_since(seat))


def refused(game: Game, seat: int, move: Any, expect: Any) -> tuple[Any, ...]:
    """The reasons why a move is refused."""
    with pytest.raises(IllegalMove) as found:
        submit(game, seat, move, expect=expect)
    return found.value.reasons


def test_a_seat_makes_its_move_as_text_or_as_plain_values() -> None:
    """With the number of the last event it was told."""
    expect = number(DEALT, 0)
    after = DEALT.play(LEAD)
    assert after == submit(DEALT, 0, str(LEAD), expect=expect)
    assert after == submit(DEALT, 0, json.loads(json.dumps(LEAD.to_dict())), expect=expect)


def test_a_move_for_another_seat_is_a_strangers() -> None:
    """Whoever's turn it is, and also a move of the dealer's or the table's."""
    for move in (str(LEAD), "2:pass", "7:pass", "time", "misdeal", str(DEALT.log[0])):
        assert (STRANGER,) == refused(DEALT, 1, move, number(DEALT, 1))
    waiting = DEALT.undo()
    assert (STRANGER,) == refused(waiting, 2, str(DEALT.log[0]), number(waiting, 2))


def test_the_table_is_left_and_handed_over_by_the_server_alone() -> None:
    """A message from a seat cannot do it, not even for the seat itself."""
    for move in ("0:leave", "0:takeover Zoe"):
        assert (CALL,) == refused(DEALT, 0, move, number(DEALT, 0))


@pytest.mark.parametrize("expect", [-1, 0, 1, 10**30, None, "3", True, 3.0, [], {}])
def test_a_number_that_is_not_the_seats_is_stale(expect: Any) -> None:
    """Too small, too large, or none at all."""
    assert (STALE,) == refused(DEALT, 0, str(LEAD), expect)


def test_a_move_that_arrives_twice_is_made_once() -> None:
    """The second one comes with a number that is over; so does one that was decided before something else happened."""
    game = Game.new(assemble(Recipe("rummoli", seats=4)), dealer=0, rounds=1)
    random = Random(2)
    while not game.over:
        seat = game.turn
        if seat is None:
            game = game.play(game.moves.draw(random))
            continue
        move, expect = str(game.moves.draw(random)), number(game, seat)
        after = submit(game, seat, move, expect=expect)
        if number(after, seat) != expect:
            with pytest.raises(IllegalMove) as found:
                submit(after, seat, move, expect=expect)
            assert (STALE,) == found.value.reasons
        else:
            # nobody was told of it, the seat included; then it is not the seat's to make any more
            with pytest.raises(IllegalMove):
                submit(after, seat, move, expect=expect)
        game = after


def test_whoever_is_not_asked_is_told_no_more_than_that() -> None:
    """Also while a run goes on, where it is a secret who is."""
    game = DEALT.play(LEAD)
    for seat in {0, 1, 2} - {game.turn}:
        for card in range(3):
            move = f"{seat}:{next(iter(game.hands[(seat + card) % 3]))}"
            assert (NOT_ASKED,) == refused(game, seat, move, number(game, seat))
            with pytest.raises(NotYourTurn):
                submit(game, seat, move, expect=number(game, seat))


def test_a_card_of_somebody_else_is_refused_like_one_of_the_dead_hand() -> None:
    """The answer says that the seat does not hold it, and not who does."""
    for cards in (DEALT.hands[1], DEALT.hands[2], DEALT.dead_hand):
        for card in cards:
            (reason,) = refused(DEALT, 0, f"0:{card}", number(DEALT, 0))
            assert ("core.hand", f"you do not hold {card}") == reason


def test_a_card_that_may_not_be_led_is_refused_by_its_rule() -> None:
    """As the seat's own view says."""
    wrong = next(card for card in DEALT.hands[0] if f"0:{card}" not in {str(move) for move in DEALT.moves})
    reasons = refused(DEALT, 0, f"0:{wrong}", number(DEALT, 0))
    assert DEALT.seen_by(0).why_not(next(iter(DEALT.moves))) == ()
    assert reasons
    assert all(reason.rule.startswith(("standard.", "michigan.", "change-")) for reason in reasons)


def test_after_the_end_nothing_is_played() -> None:
    """Whatever the number."""
    game = DEALT
    while not game.over:
        game = game.play(game.moves.draw(Random(1)))
    assert (OVER,) == refused(game, 0, "0:5S", number(game, 0))
    with pytest.raises(RoundOver):
        submit(game, 0, "0:5S", expect=number(game, 0))


@pytest.mark.parametrize("move", ["", "5S", "0:XX", "0:nod 2", {"kind": "bow"}, {}, None, 7, ["0:5S"], b"0:5S"])
def test_what_is_no_move_is_refused_before_anything_is_looked_at(move: Any) -> None:
    """The same, whoever sends it and whenever."""
    for seat in range(3):
        with pytest.raises(NotationError, match=r"is no move|no seat does|is no card"):
            submit(DEALT, seat, move, expect=number(DEALT, seat))


def test_a_plug_ins_own_kind_of_move_is_known_to_the_seat_that_may_make_it_alone() -> None:
    """Else whoever tried them all would learn what another seat is asked for."""
    game = Game.new(assemble(Recipe("michigan", Ceremonies, seats=3)), dealer=0)
    assert game.turn == 0
    after = submit(game, 0, "0:nod 1", expect=number(game, 0))
    assert "0:nod 1" == str(after.move)
    for seat in (1, 2):
        for text in ("0:nod 1", "0:nod 9", f"{seat}:nod 1"):
            with pytest.raises(NotationError):
                submit(game, seat, text, expect=number(game, seat))


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 1.0])
def test_a_seat_that_there_is_not_is_the_servers_own_mistake(seat: Any) -> None:
    """It proved to nobody that it is his."""
    with pytest.raises(ArgumentError, match="is no seat"):
        submit(DEALT, seat, str(LEAD), expect=0)


def test_a_spectator_makes_no_move() -> None:
    """He has no seat."""
    nobody: Any = None
    assert (STRANGER,) == refused(DEALT, nobody, str(LEAD), 0)
