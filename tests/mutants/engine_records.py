"""Bugs of the engine about what is written down, and about the order of a recipe."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

import boodle.assembly
import boodle.game
import boodle.notation
import boodle.record
from boodle import Bid, Game, Move, Recipe, Record, Rulebook
from mutants.base import Mutant

AUCTION = Recipe("boodle-de", "widow-auction", seats=3)
LEFT_OUT = Recipe("boodle-fi", "kitty", seats=3, without=("boodle-fi.ante",))


def bids_lose_a_chip(patch: pytest.MonkeyPatch) -> None:
    """Bids of more than a chip are read as one chip less."""
    patch.setitem(boodle.notation._COUNTED, "bid", lambda seat, chips: Bid(seat, chips - (chips > 1)))


def json_forgets_chips(patch: pytest.MonkeyPatch) -> None:
    """A move in JSON says no number of chips but nought."""
    real = Move.to_dict

    def to_dict(move: Move) -> dict[str, Any]:
        data = real(move)
        return data | {"chips": 0} if isinstance(data.get("chips"), int) else data

    patch.setattr(Move, "to_dict", to_dict)


def recipes_forget_what_is_left_out(patch: pytest.MonkeyPatch) -> None:
    """What is left out of a recipe is not written down."""
    real = Recipe.to_dict
    patch.setattr(Recipe, "to_dict", lambda recipe: real(recipe) | {"without": []})


def records_forget_the_result(patch: pytest.MonkeyPatch) -> None:
    """A record does not write down how it ended."""
    real = Record.to_dict
    patch.setattr(Record, "to_dict", lambda record: real(record) | {"result": {}})


def logs_lose_the_rounds_before(patch: pytest.MonkeyPatch) -> None:
    """Bug 11: a record holds the moves since the last deal alone."""
    real = boodle.record._parts

    def parts(games: list[Game], every: int) -> dict[str, Any]:
        deals = [at for at, game in enumerate(games) if str(game.move).startswith("deal")]
        first = max(deals[-1] - 1, 0) if deals else 0
        return real([games[0], *games[first + 1 :]], every)

    patch.setattr(boodle.record, "_parts", parts)


# -- the order of a recipe ---------------------------------------------------------------------------------------------


def _assembled_otherwise(patch: pytest.MonkeyPatch, change: Any) -> None:
    """Rulebooks are changed after they were made, by the recipe as it was written."""
    real = boodle.assembly._Assembly.run

    def run(assembly: Any) -> Rulebook | None:
        rulebook = real(assembly)
        return None if rulebook is None else change(rulebook, assembly.recipe)

    patch.setattr(boodle.assembly._Assembly, "run", run)


def notes_follow_the_recipe(patch: pytest.MonkeyPatch) -> None:
    """The notes say which plug-in was named first."""
    _assembled_otherwise(
        patch,
        lambda rulebook, recipe: attrs.evolve(rulebook, notes=(*rulebook.notes, f"first {recipe.ingredients[0].name}")),
    )


def answers_follow_the_recipe(patch: pytest.MonkeyPatch) -> None:
    """Rules are explained in the order in which the plug-ins were named."""

    def change(rulebook: Rulebook, recipe: Recipe) -> Rulebook:
        names = [each.name for each in recipe.ingredients]
        place = {name: at for at, name in enumerate(names)}
        answers = sorted(rulebook.answers, key=lambda answer: place.get(answer.plugin, -1))
        return attrs.evolve(rulebook, answers=tuple(answers))

    _assembled_otherwise(patch, change)


MUTANTS = (
    Mutant(name="bids lose a chip", law="P9", plant=bids_lose_a_chip, recipe=AUCTION, why="a bid is read as another", tries=12),
    Mutant(name="JSON forgets chips", law="P9", plant=json_forgets_chips, recipe=AUCTION, why="a bid comes back as another"),
    Mutant(
        name="recipes forget what is left out",
        law="P9",
        plant=recipes_forget_what_is_left_out,
        recipe=LEFT_OUT,
        why="the recipe comes back as another game",
    ),
    Mutant(name="records forget the result", law="P9", plant=records_forget_the_result, why="the record comes back as another"),
    Mutant(
        name="bug 11: logs lose the rounds before",
        law="P9",
        plant=logs_lose_the_rounds_before,
        why="the record, played again, is another session",
        tries=12,
    ),
    Mutant(
        name="notes follow the recipe",
        law="P1",
        plant=notes_follow_the_recipe,
        recipe=Recipe("boodle-de", "kitty", "change-suit", seats=3),
        why="the same rules are explained differently where they are named in another order",
    ),
    Mutant(
        name="answers follow the recipe",
        law="P1",
        plant=answers_follow_the_recipe,
        recipe=Recipe("boodle-de", "kitty", "change-suit", seats=3),
        why="the same rules are explained differently where they are named in another order",
    ),
)
"""Bugs about what is written down."""
