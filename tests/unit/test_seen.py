"""What a seat is shown and told, where it hides something or must not."""

from __future__ import annotations

from random import Random

import pytest

from boodle import ArgumentError, CardSet, Choose, Deal, Game, Pass, Play, Recipe, Stopped, assemble
from boodle.defaults import default_move
from plugins import Board, Claiming, Gambling, Selling

ASIDE = (Gambling, {"cards": "aside", "betting": "one-round"})


def after_poker(folding: int) -> Game:
    """Poker hands lie aside; so many seats have folded and have not shown theirs."""
    game = Game.new(assemble(Recipe(Board, ASIDE, seats=3)), purses=30, dealer=0, rounds=1).play(Deal.shuffled(Random(3)))
    while game.seen_by(None).stage == "picking":
        game = game.play(game.moves.draw(Random(1)))
    folded = 0
    while game.seen_by(None).stage == "betting":
        move = next(each for each in game.moves if getattr(each, "chips", 0) > 0)
        if folded < folding and (out := Pass(game.turn or 0)) in game.moves:
            folded, move = folded + 1, out
        game = game.play(move)
    return game


@pytest.mark.parametrize(("folding", "reasons"), [(1, {"hidden"}), (0, {"dead", "aside"})])
def test_a_stop_between_two_hidden_piles_has_no_known_reason(folding: int, reasons: set[str]) -> None:
    """Where folded hands lie aside nobody knows whether the next card is dead or aside; where all have shown, everybody does."""
    game = after_poker(folding)
    public = CardSet(game.state.rest.public)
    said = set()
    while game.seen_by(None).stage == "run":
        game = game.play(game.moves.draw(Random(2)))
        for event in game.news:
            if isinstance(event, Stopped) and event.reason not in ("top", "played"):
                following = CardSet([event.card.index + 1])
                said.add("shown" if following & public and folding else event.reason)
    assert said - {"shown"} <= reasons
    assert said & reasons


def test_the_dealer_is_asked_whatever_he_holds() -> None:
    """Who may not buy the spare hand because of a pay card is asked all the same, and can only pass."""
    sale = (Selling, {"form": "offer", "price": 1, "eligible": "no-pay-card", "unsold": "dealer-may-buy", "payee": "bank"})
    rulebook = assemble(Recipe("boodle-de", sale, seats=3))
    may = set()
    for seed in range(12):
        game = Game.new(rulebook, purses=30, dealer=0, rounds=1).play(Deal.shuffled(Random(seed)))
        while game.turn != 0:
            assert game.turn is not None
            game = game.play(Pass(game.turn))
        assert "selling" == game.seen_by(None).stage
        may.add((bool(game.hands[0] & CardSet("AH KC QD JS")), len(game.moves)))
    assert {(True, 1), (False, 2)} == may


def test_nobody_sees_who_holds_the_lowest_card() -> None:
    """Where the holder of the lowest diamond leads first, his own view alone says whose turn it is."""
    game = Game.new(assemble(Recipe("newmarket", seats=4)), dealer=0, rounds=1).play(Deal.shuffled(Random(5)))
    while game.seen_by(None).stage != "run":
        game = game.play(game.moves.draw(Random(1)))
    assert [None] * 4 == [game.seen_by(seat).turn for seat in range(4)]
    assert [game.turn] == [seat for seat in range(4) if game.seen_by(seat).your_turn]


def test_undo_stops_at_what_was_learnt_and_at_hidden_choices() -> None:
    """A pass in a sale can be taken back, a deal cannot; nor can claims that the others do not see."""
    rulebook = assemble(Recipe("boodle-de", (Selling, {"form": "swap", "buyers": "all"}), seats=3))
    game = Game.new(rulebook, dealer=0, rounds=1).play(Deal.shuffled(Random(5)))
    assert 0 == game.undo_limit
    assert 1 == game.play(Pass(1)).undo_limit
    claims = Game.new(assemble(Recipe("rummoli", Claiming, seats=3)), dealer=0, rounds=1).play(Deal.shuffled(Random(5)))
    while claims.seen_by(None).stage != "claiming":
        claims = claims.play(
            Choose(claims.turn or 0, "keep") if Choose(claims.turn or 0, "keep") in claims.moves else Pass(claims.turn or 0)
        )
    assert 0 == claims.play(Pass(claims.turn or 0)).undo_limit


def test_why_not_gives_nothing_away() -> None:
    """A seat asks about its own moves; what it is told about others does not depend on whose turn it is."""
    game = Game.new(assemble(Recipe("michigan", seats=3)), dealer=2, rounds=1).play(Deal.from_seed(b"why not"))
    view, waiting = game.seen_by(0), game.seen_by(1)
    assert ["core.stranger"] == [reason.rule for reason in view.why_not(Play(1, "2C"))]
    assert ["core.stranger"] == [reason.rule for reason in view.why_not(Deal(range(52)))]
    assert ["core.turn"] == [reason.rule for reason in waiting.why_not(Play(1, "2C"))]
    lacking = next(iter(waiting.hand))
    assert ["core.hand"] == [reason.rule for reason in view.why_not(Play(0, lacking))]
    assert ["core.kind"] == [reason.rule for reason in view.why_not(Pass(0))]
    assert () == view.why_not(next(iter(view.moves)))
    assert view.holds(next(iter(view.hand)))


def test_who_is_not_asked_needs_no_default_move() -> None:
    """Only the seat whose turn it is can run out of time."""
    game = Game.new(assemble(Recipe("michigan", seats=3)), dealer=2, rounds=1).play(Deal.from_seed(b"why not"))
    with pytest.raises(ArgumentError, match="not asked now"):
        default_move(game.seen_by(1))
    with pytest.raises(ArgumentError, match="not asked now"):
        default_move(game.seen_by(None))


def test_numbers_and_seats_that_are_not_there() -> None:
    """A seat that does not exist and a number it has not reached are refused."""
    game = Game.new(assemble(Recipe("michigan", seats=3)), dealer=2)
    with pytest.raises(ArgumentError, match="3 is no seat"):
        game.seen_by(3)
    with pytest.raises(ArgumentError, match="none of this seat's events"):
        game.events_since(0, 99)
