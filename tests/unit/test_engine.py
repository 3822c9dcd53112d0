"""The pure functions: moves are checked and carried out, and whatever is refused is refused with its reasons."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import plugins
from boodle import (
    ArgumentError,
    Bid,
    CallTime,
    Card,
    CardSet,
    Choose,
    ClaimSpace,
    Cut,
    Deal,
    Exchange,
    Game,
    IllegalMove,
    Leave,
    Misdeal,
    Move,
    NotYourTurn,
    Pass,
    Play,
    Reason,
    Recipe,
    RoundOver,
    State,
    TakeOver,
    advance,
    advance_trusted,
    assemble,
    legal_moves,
    opening_state,
    step,
    step_trusted,
    why_not,
)
from tabletalk import position, rules, table

DEAL = Deal.from_seed(b"engine")


def played_out(game: Game, seed: int = 1) -> list[Game]:
    """Every game from this one to the end of its session, by random moves."""
    random = Random(seed)
    games = [game]
    while not games[-1].over:
        games.append(games[-1].play(games[-1].moves.draw(random)))
    return games


@pytest.mark.parametrize("recipe", ["boodle-de", "michigan-rummy", "michigan change-colour stop-bonus", "newmarket"])
def test_the_four_ways_to_step_agree(recipe: str) -> None:
    """Checked or trusted, with what happened or without; the state that went in stays what it was."""
    games = played_out(table(recipe, rounds=1))
    for game in games[1:]:
        assert game.previous is not None
        assert game.move is not None
        rulebook, state, before = game.rulebook, game.previous.state, hash(game.previous.state)
        after, events = step(rulebook, state, game.move)
        assert (after, events) == step_trusted(rulebook, state, game.move)
        assert after == advance(rulebook, state, game.move) == advance_trusted(rulebook, state, game.move) == game.state
        assert events == game.news
        assert before == hash(state)
        assert game.move in legal_moves(rulebook, state)
        assert () == why_not(rulebook, state, game.move)


# -- why a move is not possible ----------------------------------------------------------------------------------------


def refused(game: Game, move: Move, *reasons: tuple[str, str], kind: type[IllegalMove] = IllegalMove) -> None:
    """The move is in no set of moves, is refused for these reasons and by this error, and the game stays what it was."""
    expected = tuple(Reason(*reason) for reason in reasons)
    before = pickle.dumps(game.state)
    assert move not in game.moves
    assert expected == game.why_not(move) == why_not(game.rulebook, game.state, move)
    tries: list[Callable[[], object]] = [
        lambda: game.play(move),
        lambda: step(game.rulebook, game.state, move),
        lambda: advance(game.rulebook, game.state, move),
    ]
    for attempt in tries:
        with pytest.raises(IllegalMove) as caught:
            attempt()
        assert kind is type(caught.value)
        assert (move, expected) == (caught.value.move, caught.value.reasons)
    assert before == pickle.dumps(game.state)


WAITING = "the dealer is waited for: a deal that names each of the 52 cards of the pack"


def test_before_the_deal_only_the_dealer_moves() -> None:
    """A player is not asked; other chance is not asked for; a deal must hold the whole pack."""
    game = table("michigan")
    refused(game, Play(0, "7C"), ("core.turn", WAITING), kind=NotYourTurn)
    refused(game, Pass(2), ("core.turn", WAITING), kind=NotYourTurn)
    refused(game, Cut("7C AD 2H"), ("core.dealer", WAITING))
    refused(game, Deal([card for card in DEAL.cards if str(card) not in ("KS", "3C")]), ("core.dealer", "the deal lacks 3C KS"))
    refused(game, Deal(()), ("core.dealer", f"the deal lacks {CardSet(range(52))}"))
    refused(game, Misdeal(), ("core.call", "this cannot be called now"))


def test_while_the_first_dealer_is_found_only_a_cut_is_possible() -> None:
    """One card for each seat, no call and no deal."""
    game = table("boodle-de", dealer=None)
    asked = "the dealer is waited for: a cut of 3 different cards"
    refused(game, DEAL, ("core.dealer", asked))
    refused(game, Cut("7C AD"), ("core.dealer", asked))
    refused(game, Cut("7C AD 7C"), ("core.dealer", asked))
    refused(game, Leave(0), ("core.call", "this cannot be called now"))
    assert 1 == game.play(Cut("7C AD 2H")).dealer


def test_in_a_run_only_the_holder_of_the_next_card_is_asked() -> None:
    """Nobody else, no other card, no other kind of move, nothing of the dealer's."""
    game = position("michigan", ["4C", "5C 9C", "9D"], last=("3C", "Carla"), lead=None)
    assert Play(0, "4C") in game.moves
    refused(game, Play(1, "5C"), ("core.turn", "seat 1 is not asked now"), kind=NotYourTurn)
    refused(game, Play(0, "5C"), ("core.hand", "seat 0 does not hold 5C"))
    refused(game, Pass(0), ("core.kind", "something else is asked for now: 0:4C"))
    refused(game, Bid(0, 3), ("core.kind", "something else is asked for now: 0:4C"))
    refused(game, Play(3, "4C"), ("core.seat", "there is no seat 3; the seats are 0 to 2"))
    refused(game, TakeOver(3, "Zoe"), ("core.seat", "there is no seat 3; the seats are 0 to 2"))
    refused(game, Play(99, "4C"), ("core.seat", "there is no seat 99; the seats are 0 to 2"))
    for chance in (DEAL, Cut("7C")):
        refused(game, chance, ("core.dealer", "it is a player's turn, the dealer has nothing to do"))
    refused(game, Leave(0), ("core.call", "this cannot be called now"))
    refused(game, Misdeal(), ("core.call", "this cannot be called now"))


def test_a_card_of_the_hand_that_is_not_the_next_one() -> None:
    """The rule of succession is named."""
    game = position("michigan", ["4C 6C", "5C", "9D"], last=("3C", "Carla"), lead=None)
    refused(game, Play(0, "6C"), ("standard.succession", "6C is not the next card of the run"))


def test_a_lead_must_be_the_lowest_of_its_suit() -> None:
    """The rule that says which card is led is named."""
    game = position("michigan", ["4C 6C AD", "5C", "9D"])
    refused(game, Play(0, "6C"), ("standard.lead-choice", "a lead must be the lowest card of its suit"))


def test_a_suit_that_may_not_be_led() -> None:
    """After a stop in clubs another suit is led; a lead that is forbidden and not the lowest is forbidden first."""
    game = position("michigan change-suit", ["4C 6C AD", "5C", "9D"], stopped_suit="C")
    refused(game, Play(0, "6C"), ("change-suit.limit", "clubs may not be led now"))


def test_every_limit_that_forbids_a_suit_is_named() -> None:
    """One from a table of suits, one from a callable."""
    rulebook = assemble(Recipe("michigan", plugins.Limits, seats=3))
    given: dict[str, Any] = {"purses": [0, 9, 9], "to_lead": 0, "hands": ["4H 4C", "5C", "9D"]}
    game = Game.from_position(rulebook, stopped_suit="H", **given)
    suit = ("test-limits.suits", "hearts may not be led now")
    poor = ("test-limits.poor", "hearts may not be led now")
    refused(game, Play(0, "4H"), suit, poor)
    refused(Game.from_position(rulebook, stopped_suit="D", **given), Play(0, "4H"), poor)


def test_at_the_first_lead_the_colour_may_be_given() -> None:
    """A red lead where black is asked for; and where nobody has black, any card may be led but not any of its suit."""
    game = table("michigan opening:suits=black").play(Deal.from_seed(b"black"))
    red = next(card for card in game.hands[0] if card.suit.red)
    refused(game, Play(0, red), ("opening.leader", f"{red.suit.name.lower()} may not be led now"))
    hearts = CardSet(range(26, 39))
    order = [card for pair in zip(hearts, hearts, strict=True) for card in pair[:1]]
    rest = [card for card in map(Card, range(52)) if card not in hearts]
    deal = Deal([order.pop(0) if at % 4 == 0 else rest.pop(0) for at in range(52)])
    lifted = table("michigan opening:suits=black").play(deal)
    assert hearts == lifted.hands[0]
    assert (Play(0, "2H"),) == lifted.moves.lawful
    refused(lifted, Play(0, "3H"), ("standard.lead-choice", "a lead must be the lowest card of its suit"))


def test_the_first_lead_may_be_a_given_card() -> None:
    """Whoever holds the lowest diamond leads it."""
    game = table("michigan opening:leader=holder-of").play(DEAL)
    leader = game.turn
    assert leader is not None
    lowest = min(card for hand in game.hands for card in hand.of_suit("D"))
    assert f"<Moves: {leader}:{lowest}>" == repr(game.moves)
    other = next(card for card in game.hands[leader] if card != lowest)
    reason = ("opening.leader", "the first lead is the card by which the leader was found")
    refused(game, Play(leader, other), reason)


def test_the_first_lead_may_be_chosen_by_a_rule_of_its_own() -> None:
    """The rule of the opening is named, not the one for later leads."""
    rulebook = assemble(
        Recipe("michigan", (plugins.Openings, {"leader": "eldest", "lead": "usual", "choice": "lowest-in-hand"}), seats=3)
    )
    game = Game.new(rulebook, dealer=2).play(DEAL)
    assert game.turn is not None
    high = max(game.hands[game.turn], key=lambda card: card.index % 13)
    refused(game, Play(game.turn, high), ("test-opening.opening", "a lead must be the lowest card of its player's hand"))


def test_in_a_sale_only_what_is_offered_is_possible() -> None:
    """The seat that is asked learns what it may do."""
    game = table("michigan widow-exchange").play(DEAL)
    assert 2 == game.turn
    asked = ("core.kind", "something else is asked for now: 2:exchange, 2:pass")
    refused(game, Play(2, max(game.hands[2])), asked)
    refused(game, ClaimSpace(2, "AH"), asked)
    refused(game, Exchange(0), ("core.turn", "seat 0 is not asked now"), kind=NotYourTurn)


def test_bids_out_of_range_are_told_the_range() -> None:
    """From the next bid to the whole purse."""
    offered = table("michigan widow-auction", purses=20).play(DEAL)
    assert offered.turn is not None
    game = offered.play(Choose(offered.turn, "offer"))
    assert game.turn is not None
    chips = game.purses[game.turn]
    asked = f"something else is asked for now: {game.turn}:pass, {game.turn}:bid 1 to {chips}"
    for wrong in (Bid(game.turn, 0), Bid(game.turn, chips + 1), Choose(game.turn, "offer")):
        refused(game, wrong, ("core.kind", asked))


def test_after_the_end_nothing_is_possible() -> None:
    """Neither a play nor a deal nor a call, of whatever seat."""
    game = played_out(table("michigan", rounds=1))[-1]
    assert len(game.moves) == 0
    for move in (DEAL, Play(0, "7C"), Pass(9), CallTime(), Misdeal(), Leave(0), TakeOver(0, "Zoe"), Cut("7C"), game.log[-1]):
        refused(game, move, ("core.over", "the session is over"), kind=RoundOver)


class Bow(Move):
    """A move of a plug-in that is not in the recipe."""


def test_a_kind_of_move_that_nobody_asks_for() -> None:
    """It is refused like any other, whoever made it up."""
    game = position("michigan", ["4C", "5C", "9D"])
    refused(game, Bow(), ("core.dealer", "it is a player's turn, the dealer has nothing to do"))
    refused(game, Move(), ("core.dealer", "it is a player's turn, the dealer has nothing to do"))


# -- wrong arguments ---------------------------------------------------------------------------------------------------

ODD: list[Any] = [None, True, 3, "michigan", object(), Play, (), {}, Recipe("michigan"), table("michigan")]
ENTRIES: list[Callable[..., Any]] = [step, advance, why_not]


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("value", ODD)
def test_what_is_no_rulebook_state_or_move_is_refused(entry: Callable[..., Any], value: Any) -> None:
    """Each argument by itself, with the way to get one."""
    game = position("michigan", ["4C", "5C", "9D"])
    good = {"rulebook": game.rulebook, "state": game.state, "move": Play(0, "4C")}
    messages = {"rulebook": "is no rulebook; make one with assemble", "state": "is no state", "move": "is no move; give a Play"}
    for name, message in messages.items():
        with pytest.raises(ArgumentError, match=message):
            entry(**(good | {name: value}))


@pytest.mark.parametrize("value", ODD)
def test_moves_are_listed_for_a_rulebook_and_a_state(value: Any) -> None:
    """The rulebook is looked at first."""
    game = position("michigan", ["4C", "5C", "9D"])
    with pytest.raises(ArgumentError, match="is no rulebook; make one with assemble"):
        legal_moves(value, game.state)
    with pytest.raises(ArgumentError, match=r"is no state; take one from 'game\.state' or 'opening_state"):
        legal_moves(game.rulebook, value)


@pytest.mark.parametrize("recipe", ["michigan", "michigan kitty", "boodle-de", "michigan change-suit"])
@pytest.mark.parametrize("entry", ENTRIES)
def test_a_state_belongs_to_its_rules(entry: Callable[..., Any], recipe: str) -> None:
    """Another number of seats, other spaces, or just another rule: the message names both and the way out."""
    games = [
        position("michigan widow-exchange", ["4C", "5C", "9D"]),
        position("michigan", ["4C", "5C", "9D", "9S"]),
        table("michigan", 4),
        table("michigan widow-exchange").play(DEAL),
    ]
    for game in games:
        lawful = game.moves.draw(Random(1))
        with pytest.raises(ArgumentError, match=r"belongs to other rules than <Rulebook .*; write it down with Game\.from_pos"):
            entry(rules(recipe), game.state, lawful)
        with pytest.raises(ArgumentError, match="belongs to other rules"):
            legal_moves(rules(recipe), game.state)


def test_equal_rules_are_the_same_rules() -> None:
    """Assembled a second time, or from plug-ins in another order."""
    game = position("michigan kitty change-suit", ["4C 6C", "5C", "9D"])
    again = assemble(Recipe("change-suit", "michigan", "kitty", seats=3))
    assert again is not game.rulebook
    assert game.moves == legal_moves(again, game.state)
    assert step(game.rulebook, game.state, Play(0, "4C")) == step(again, game.state, Play(0, "4C"))


# -- the first state ---------------------------------------------------------------------------------------------------


def test_the_first_state_of_a_session() -> None:
    """The dealer is waited for; chips may lie on the spaces already."""
    rulebook = rules("michigan kitty")
    state, events = opening_state(rulebook, purses=(3, 4, 5), dealer=1, rounds=2, spaces=(1, 2, 3, 4, 5))
    assert (3, 4, 5, 1, 2, 3, 4, 5, 0) == state.chips
    assert (1, 1, None, False) == (state.round.number, state.round.dealer, state.turn, state.over)
    assert ["RoundBegan"] == [type(event).__name__ for event in events]
    assert "<State: round 1, dealing, the dealer to move>" == repr(state)
    assert state == pickle.loads(pickle.dumps(state))
    assert (0,) * 5 == opening_state(rulebook, purses=(3, 4, 5), dealer=1)[0].chips[3:8]
    cutting, nothing = opening_state(rulebook, purses=(3, 4, 5), dealer=None)
    assert (0, ()) == (cutting.round.number, nothing)


def test_the_repr_of_a_state_shows_no_cards() -> None:
    """It may stand in a log."""
    game = position("michigan", ["4C", "5C", "9D"])
    assert "<State: round 1, run, seat 0 to move>" == repr(game.state)
    assert isinstance(game.state, State)
    assert "C" not in repr(game.state.round) + repr(game.state.rest)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"rulebook": None}, "None is no rulebook"),
        ({"purses": 20}, "'purses' is 20; expected a tuple of 3 numbers of chips"),
        ({"purses": (20, 20)}, "'purses' is"),
        ({"purses": [20, 20, 20]}, "'purses' is"),
        ({"purses": (20, 20, True)}, "'purses' is"),
        ({"purses": (20, 20, None)}, "'purses' is"),
        ({"spaces": (1, 2)}, "'spaces' is .*; expected a tuple of 4 numbers of chips"),
        ({"spaces": {"AH": 3}}, "'spaces' is"),
        ({"spaces": None}, "'spaces' is"),
        ({"spaces": (1, 2, 3, 4.0)}, "'spaces' is"),
        ({"dealer": 3}, "'dealer' is 3; expected a seat from 0 to 2, or None"),
        ({"dealer": -1}, "'dealer' is"),
        ({"dealer": True}, "'dealer' is"),
        ({"dealer": "Anna"}, "'dealer' is"),
        ({"rounds": -1}, "'rounds' is -1; expected a number of rounds up to"),
        ({"rounds": None}, "'rounds' is"),
        ({"rounds": True}, "'rounds' is"),
        ({"rounds": 10**7}, "'rounds' is"),
    ],
    ids=str,
)
def test_the_first_state_needs_what_it_needs(wrong: dict[str, Any], message: str) -> None:
    """The pure function is strict; ``Game.new`` is the friendly one."""
    given: dict[str, Any] = {"rulebook": rules("michigan"), "purses": (20, 20, 20), "dealer": 0, **wrong}
    with pytest.raises(ArgumentError, match=message):
        opening_state(**given)
