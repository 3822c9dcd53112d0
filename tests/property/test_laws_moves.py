"""Laws P6 and P7: what may be done, what is accepted, and why something is not."""

from __future__ import annotations

import functools
from random import Random

import pytest
from hypothesis import given

from boodle import (
    IllegalMove,
    Move,
    Moves,
    Play,
    Rulebook,
    State,
    legal_moves,
    step,
    step_trusted,
    why_not,
)
from boodle.testing.laws import moves as kit
from plugins import Nod
from strategies import Session, examples, sessions


def candidates(rulebook: Rulebook, random: Random) -> list[Move]:
    """One move of every kind, the kind of a test plug-in too, by any seat, also by one that is not there."""
    return [*kit.candidates(rulebook, random), Nod(random.choice((0, rulebook.seats)), random.randrange(4))]


@functools.lru_cache(maxsize=1)
def known_rules(rulebook: Rulebook) -> set[str]:
    """The ids of all rules of a rulebook."""
    return {answer.rule for answer in rulebook.answers}


def agree(rulebook: Rulebook, state: State, moves: Moves, move: Move) -> None:
    """Membership, acceptance and the absence of reasons are one and the same; a refusal changes nothing and says why."""
    reasons = why_not(rulebook, state, move)
    assert (move in moves) == (reasons == ()), (state, move, reasons)
    if move in moves:
        assert step_trusted(rulebook, state, move) == step(rulebook, state, move), (state, move)
        return
    before = hash(state)
    with pytest.raises(IllegalMove) as refused:
        step(rulebook, state, move)
    assert before == hash(state)
    assert (move, reasons) == (refused.value.move, refused.value.reasons)
    for reason in reasons:
        assert reason.rule.startswith("core.") or reason.rule in known_rules(rulebook), (move, reason)
        assert reason.sentence, (move, reason)


@examples(30)
@given(session=sessions())
def test_p6_and_p7_a_move_is_legal_where_it_is_accepted_and_where_nothing_speaks_against_it(session: Session) -> None:
    """Over moves of every kind, foreign and foolish ones too, in every state of a session."""
    rulebook = session.rulebook
    random = Random(session.choices.seed)
    state = session.begin()
    for made, (before, moves, _, after, _) in enumerate(session.steps(200)):
        everything = candidates(rulebook, random)
        for move in everything if made % 16 == 0 else random.sample(everything, 2):
            agree(rulebook, before, moves, move)
        state = after
    for move in candidates(rulebook, random):
        agree(rulebook, state, legal_moves(rulebook, state), move)


@examples(30)
@given(session=sessions())
def test_p6_a_listed_set_contains_what_it_lists_and_a_drawn_move_is_a_member(session: Session) -> None:
    """Listing, counting, asking and drawing never disagree; no two listed moves are equal."""
    random = Random(session.choices.seed)
    for made, (state, moves, _, _, _) in enumerate(session.steps(200)):
        assert moves.draw(random) in moves
        assert moves.draw(random) not in moves.offences
        if made % 4 == 0:
            found = kit.listed(moves)
            assert all(move in moves for move in found[:50]), state
            assert not found or len(found) == len(moves), state
            assert len(set(found)) == len(found), state


@examples(20)
@given(session=sessions())
def test_p6_every_listed_move_is_accepted(session: Session) -> None:
    """Offences too: what is listed can be done."""
    for made, (state, moves, _, _, _) in enumerate(session.steps(60)):
        if made % 5 == 0:
            for move in kit.listed(moves)[:20]:
                agree(session.rulebook, state, moves, move)


@examples(15)
@given(session=sessions(installed_only=True))
def test_p7_a_card_that_may_not_be_laid_is_refused_for_a_rule(session: Session) -> None:
    """Every card of the pack is tried for the seat whose turn it is; a reason names the card's fault."""
    rulebook = session.rulebook
    for state, moves, _, _, _ in session.steps(60):
        if type(state.stage).__name__ == "Run" and state.turn is not None:
            for card in range(0, 52, 3):
                agree(rulebook, state, moves, Play(state.turn, card))
