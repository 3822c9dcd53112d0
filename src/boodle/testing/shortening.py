"""The shortest game that still shows what was found: fewer plug-ins, fewer rounds, fewer moves, fewer cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import attrs

from boodle.cards import BIT, indices
from boodle.recipe import Recipe
from boodle.rulebook import Rulebook
from boodle.stages.leads import Run
from boodle.state import State
from boodle.testing.laws.base import Break, Law
from boodle.testing.playing import Choices, Played, Session, replayed
from boodle.testing.recipes import attempt

Shows = Callable[[Played], Break | None]
"""Looks for what was found; None where it is not there."""


def shortest(played: Played, law: Law, seed: int = 0) -> Played:
    """A shorter game that breaks the same law; the one given, where there is none."""

    def shows(candidate: Played) -> Break | None:
        return law.broken(candidate, seed)

    return shorter(played, shows)


def shorter(played: Played, shows: Shows) -> Played:
    """A game as short as can be found in which the same is shown."""
    if shows(played) is None:
        return played
    if played.session is not None:
        played = _plainer_session(played, played.session, shows)
    played = _first_moves(played, shows)
    return _fewer_cards(_from_the_middle(played, shows), shows)


# -- the table ---------------------------------------------------------------------------------------------------------


def smaller_recipes(recipe: Recipe, game: str) -> Iterator[Recipe]:
    """The recipe with one plug-in less, with one parameter less, with fewer players."""
    for at, each in enumerate(recipe.ingredients):
        if each.name != game:
            yield recipe.but(ingredients=(*recipe.ingredients[:at], *recipe.ingredients[at + 1 :]))
    for at, each in enumerate(recipe.ingredients):
        for name in each.parameters:
            fewer = attrs.evolve(each, parameters={key: value for key, value in each.parameters.items() if key != name})
            yield recipe.but(ingredients=(*recipe.ingredients[:at], fewer, *recipe.ingredients[at + 1 :]))
    for seats in range(2, recipe.seats):
        yield recipe.but(seats=seats)


def _plainer_session(played: Played, session: Session, shows: Shows) -> Played:
    """Fewer plug-ins and players, then plainer choices, as long as that helps."""
    changed = True
    while changed:
        changed = False
        for candidate in _plainer(session):
            tried = candidate.played(len(played.steps) + 60)
            if shows(tried) is not None:
                played, session, changed = tried, candidate, True
                break
    return played


def _plainer(session: Session) -> Iterator[Session]:
    rulebook = session.rulebook
    for recipe in smaller_recipes(rulebook.recipe, rulebook.name):
        made = attempt(recipe)
        if isinstance(made, Rulebook):
            dealer = None if session.dealer is None else session.dealer % made.seats
            yield attrs.evolve(session, rulebook=made, purses=session.purses[: made.seats], dealer=dealer)
    if session.dealer is None:
        yield attrs.evolve(session, dealer=0)
    if session.rounds != 1:
        yield attrs.evolve(session, rounds=1)
    choices = session.choices
    if choices.calls:
        yield attrs.evolve(session, choices=attrs.evolve(choices, calls=False))
    for swaps in (0, choices.swaps // 2):
        if swaps < choices.swaps:
            yield attrs.evolve(session, choices=Choices(choices.seed, choices.free, swaps, choices.calls))
    for free in (0, choices.free // 2):
        if free < choices.free:
            yield attrs.evolve(session, choices=Choices(choices.seed, free, choices.swaps, choices.calls))


# -- the moves ---------------------------------------------------------------------------------------------------------


def _first_moves(played: Played, shows: Shows) -> Played:
    """Nothing after the place where it shows."""
    found = shows(played)
    if found is None or (found.at is not None and found.at >= len(played.steps)):
        return played
    cut = attrs.evolve(played, steps=played.steps[: 0 if found.at is None else found.at + 1], crash=None)
    return cut if shows(cut) is not None else played


def _from_the_middle(played: Played, shows: Shows) -> Played:
    """It begins as late as it can: at a state that can be written down, with a lead or a card that is waited for."""
    crashed = played.crash is not None
    for at in range(len(played.steps) - (0 if crashed else 1), 0, -1):
        first = played.last if at == len(played.steps) else played.steps[at].before
        if first is None or type(first.stage) is not Run:
            continue
        later = replayed(played.rulebook, first, played.moves[at:])
        if shows(later) is not None:
            return later
    return played


def _fewer_cards(played: Played, shows: Shows) -> Played:
    """Cards that nobody needs to see are played already."""
    if played.first is None or played.session is not None:
        return played
    for card in [index for hand in played.first.hands for index in indices(hand)]:
        state = played.first
        hands = tuple(hand & ~BIT[card] for hand in state.hands)
        if not all(hands):
            continue
        fewer = replayed(played.rulebook, State((state.round, hands, state.chips, state.stage, state.rest)), played.moves)
        if (fewer.crash is None) == (played.crash is None) and shows(fewer) is not None:
            played = fewer
            assert played.first is not None
    return played
