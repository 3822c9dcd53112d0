"""JSON Schemas: what comes out of every shipped game fits them, what is damaged does not."""

from __future__ import annotations

import copy
import functools
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from boodle import (
    ArgumentError,
    AssemblyError,
    Choose,
    Deal,
    Game,
    Move,
    Recipe,
    Record,
    assemble,
    json_schema,
    parameters_schema,
)
from boodle.parameters import parameters_of
from boodle.plain_values import plain
from strategies import shipped

GAMES = sorted(name for name, plugin in shipped().items() if plugin.manifest.kind == "game")
RULES = ("free-staking", "widow-auction", "poker-round", "referee", "rummy-round")


@functools.cache
def validator(what: Any) -> Draft202012Validator:
    """The schema of a kind of document, itself a schema by the rules of its dialect."""
    schema = json_schema(what)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def complaints(what: str, document: object) -> list[str]:
    """What a schema has against a document, after a way through JSON."""
    return [error.message for error in validator(what).iter_errors(json.loads(json.dumps(document)))]


def recipe_of(name: str) -> Recipe:
    """A game, with house rules that ask for moves of every kind where they get along with it."""
    recipe = Recipe(name, seats=max(4, shipped()[name].manifest.seats[0]))
    for rule in RULES:
        try:
            recipe = assemble(recipe.but(rule)).recipe
        except AssemblyError:
            continue
    return recipe


@functools.cache
def played(name: str) -> tuple[Game, ...]:
    """A session of a game, as far as forty moves: a look at it at every stage, and at the end."""
    random = Random(name)
    game = Game.new(assemble(recipe_of(name)), rounds=1)
    looks = {}
    while not game.over and len(game.log) < 40:
        game = game.play(game.moves.draw(random))
        view = game.seen_by(game.turn)
        looks[view.stage, type(game.moves.lawful), view.wanted is None, bool(view.refusals)] = game
    return (*looks.values(), game)


@pytest.mark.parametrize("name", GAMES)
def test_views_of_every_shipped_game_fit(name: str) -> None:
    """Of the seat that is asked, and of a spectator; at the end, of one who is not asked."""
    for game in played(name):
        for seat in {game.turn, None}:
            assert [] == complaints("view", game.seen_by(seat).to_dict())
    assert [] == [error for seat in range(4) for error in complaints("view", played(name)[-1].seen_by(seat).to_dict())]


@pytest.mark.parametrize("name", GAMES)
def test_moves_events_recipes_and_records_of_every_shipped_game_fit(name: str) -> None:
    """All that a server sends, receives and keeps."""
    game = played(name)[-1]
    for event in {type(event): event for event in game.events}.values():
        assert [] == complaints("event", plain(event))
    assert [] == [error for told in game.events_since(1)[-9:] for error in complaints("told", plain(told))]
    assert [] == [error for move in game.log for error in complaints("move", move.to_dict())]
    assert [] == complaints("recipe", game.rulebook.recipe.to_dict())
    for record in (Record.of(game), Record.of(game, seat=0), Record.of(game, seat="spectator")):
        assert [] == complaints("record", record.to_dict())


def test_a_record_from_a_position_fits() -> None:
    """Its start is another one."""
    rulebook = assemble("boodle-de", seats=3)
    game = Game.from_position(rulebook, hands=["5S 7H", "6S", "9C"], to_lead=0, stopped_suit="H", spaces={"AH": 3})
    assert [] == complaints("record", Record.of(game).to_dict())
    last = Game.from_position(rulebook, hands=["7H", "6S 8H", "9C"], last=("5S", 0))
    assert [] == complaints("record", Record.of(last).to_dict())


def test_every_large_set_of_moves_is_met() -> None:
    """The sessions above ask for stakes, bids and poker cards that are too many to list."""
    sets = set()
    for name in GAMES:
        for game in played(name):
            lawful = game.seen_by(game.turn).to_dict()["moves"]["lawful"]
            sets |= {lawful["set"]} if isinstance(lawful, dict) else set()
    assert {"amounts", "picks", "splits"} == sets


def damages(document: Any) -> Iterator[Any]:
    """Copies of a document with one part taken away, added, or of another kind, at every place down to the third level."""
    paths: list[tuple[Any, ...]] = [()]
    for path in paths:
        part = functools.reduce(lambda whole, key: whole[key], path, document)
        for key in [*part] if isinstance(part, dict) else []:
            yield changed(document, (*path, key), None)
            yield changed(document, (*path, key), 0.5)
            if isinstance(part[key], dict) and len(path) < 2:
                paths.append((*path, key))
        if isinstance(part, dict):
            yield changed(document, (*path, "surprise!"), 1.5)


def changed(document: Any, path: tuple[Any, ...], value: float | None) -> Any:
    """A copy of a document with something else at a place, or (None) with nothing there."""
    copied = copy.deepcopy(document)
    inner = functools.reduce(lambda whole, key: whole[key], path[:-1], copied)
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copied


def test_a_damaged_view_does_not_fit() -> None:
    """A part that is missing, one too many, a value of another kind."""
    view = played("michigan-rummy")[-3].seen_by(0).to_dict()
    assert [] == complaints("view", view)
    for wrong in damages({name: part for name, part in view.items() if name not in ("memory", "spaces")}):
        assert complaints("view", {"memory": {}, "spaces": {}, **wrong}), wrong


MOVES = [Choose(0, "7C"), Deal.of("7C"), *(Move.from_dict({"kind": "bid", "seat": 1, "chips": 2}),)]


@pytest.mark.parametrize("move", MOVES)
def test_a_damaged_move_does_not_fit(move: Move) -> None:
    """What the schema lets through, the reader takes too."""
    for wrong in damages(move.to_dict()):
        assert complaints("move", wrong), wrong
    assert complaints("move", {"kind": "bid", "seat": -1, "chips": 2})
    assert complaints("move", str(move))


def test_a_damaged_event_or_recipe_does_not_fit() -> None:
    """Each part is needed, and no other."""
    game = played("boodle-de")[-1]
    for event in {type(event): event for event in game.events}.values():
        for wrong in damages(plain(event)):
            assert complaints("event", wrong), wrong
    recipe = recipe_of("boodle-de").to_dict()
    for wrong in damages({**recipe, "prefer": {}}):
        assert complaints("recipe", wrong), wrong
    assert complaints("recipe", {**recipe, "plugins": [{"name": "michigan", "parameters": {"a": 0.5}}]})
    assert complaints("recipe", {**recipe, "seats": 0})


@pytest.mark.parametrize("part", ["boodle", "recipe", "names", "start", "moves"])
def test_a_damaged_record_does_not_fit(part: str) -> None:
    """Without a part that is needed, and with one that is of another kind."""
    record = Record.of(played("boodle-de")[-1]).to_dict()
    assert complaints("record", {name: value for name, value in record.items() if name != part})
    assert complaints("record", {**record, part: 0.5})
    assert complaints("record", {**record, "surprise!": 1})


# -- parameters --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(shipped()))
def test_the_parameters_of_every_plug_in_have_a_schema(name: str) -> None:
    """The defaults fit it, text as it is typed fits it, a parameter of another name does not."""
    schema = parameters_schema(name)
    Draft202012Validator.check_schema(schema)
    fits = Draft202012Validator(schema).is_valid
    kind = shipped()[name]().boodle_parameters()
    defaults = {parameter: field["default"] for parameter, field in schema["properties"].items()}
    assert (kind is None) <= (defaults == {})
    assert fits({})
    assert fits(json.loads(json.dumps(defaults)))
    assert fits({parameter: {"text": "x"} for parameter in defaults})
    assert not fits({"no such parameter": 1})
    for parameter in defaults:
        assert not fits({parameter: 0.5})
    if kind is not None:
        assert kind() == parameters_of(
            name, kind, [("recipe", 3, Recipe.from_dict(recipe_with(name, defaults)).ingredients[0].parameters)], []
        )


def recipe_with(name: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """A recipe of one plug-in as plain JSON."""
    return {"plugins": [{"name": name, "parameters": parameters}], "seats": 4}


def test_what_fits_the_schema_of_a_closed_vocabulary_is_a_word_of_it() -> None:
    """The words are listed, so that a form can show them."""
    fits = Draft202012Validator(parameters_schema("dead-hand")).is_valid
    (parameter,) = parameters_schema("dead-hand")["properties"]
    words = parameters_schema("dead-hand")["properties"][parameter]["anyOf"][0]["enum"]
    assert all(fits({parameter: word}) for word in words)
    assert not fits({parameter: "nowhere"})


# -- bad input ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["views", "", None, 3, ["view"]])
def test_there_is_no_schema_of_anything_else(what: Any) -> None:
    """The documents are named."""
    with pytest.raises(ArgumentError, match="there are view, move, event, told, recipe, record"):
        json_schema(what)


def test_a_plug_in_that_is_not_installed_has_no_schema() -> None:
    """The error is the one of an assembly."""
    with pytest.raises(AssemblyError, match="kity"):
        parameters_schema("kity")
