"""Recipes by chance: which plug-ins there are, which values their parameters may take, and which of them get along."""

from __future__ import annotations

import functools
import importlib.metadata
import types
import typing
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, Union

import attrs

from boodle.assembly import assemble
from boodle.cards import Card, CardSet
from boodle.errors import ArgumentError, AssemblyError, shown
from boodle.hookspecs import Manifest, RulePlugin
from boodle.recipe import Ingredient, Recipe, entry_points
from boodle.rulebook import Rulebook

Plugin = Any
"""A plug-in as a recipe takes it: by name, ``"kitty:stake=3"``, as a class, or as a pair with its parameters."""

GAMES: Final = ("boodle-de", "michigan-rummy", "tripoley-cadaco", "newmarket", "michigan", "pope-joan", "rummoli")
"""Games that differ in much: what a house rule is tried on where nobody says otherwise."""

_CARDS: Final = ("AH", "10C", "QD", "2S")


@functools.cache
def shipped() -> Mapping[str, type[RulePlugin]]:
    """The plug-ins that come with boodle, by name."""
    found = importlib.metadata.entry_points(group="boodle")
    ours = {entry.name: entry for entry in found if entry.dist is not None and entry.dist.name == "boodle"}
    return {name: ours[name].load() for name in sorted(ours)}


def ingredient_of(plugin: Plugin) -> Ingredient:
    """A plug-in with the parameters that it is given.

    Raises:
        ArgumentError: this is no plug-in.
        NotationError: this text names none.
    """
    (ingredient,) = Recipe(plugin).ingredients
    return ingredient


def class_of(plugin: Plugin) -> type[RulePlugin]:
    """The class of a plug-in; installed ones are imported.

    Raises:
        AssemblyError: there is none of this name, or it is broken.
        ArgumentError: this is no plug-in.
    """
    named = ingredient_of(plugin).plugin
    if not isinstance(named, str):
        return named if isinstance(named, type) else type(named)
    if named in shipped():
        return shipped()[named]
    try:
        loaded = next(entry for entry in entry_points() if entry.name == named).load()
        if isinstance(loaded, type) and issubclass(loaded, RulePlugin) and isinstance(loaded.manifest, Manifest):
            return loaded
    except Exception as error:  # an import may raise anything; what is wrong is said below
        _ = error
    # the assembly knows how to say which names there are, and what is wrong with this one
    assemble(Recipe(GAMES[0], named, seats=4))
    raise ArgumentError(f"{shown(plugin)} is no plug-in of a kind that can be tried")


def name_of(plugin: Plugin) -> str:
    """Its name."""
    return ingredient_of(plugin).name


# -- parameters --------------------------------------------------------------------------------------------------------


def values(hint: Any) -> tuple[Any, ...]:
    """Some values of the type of a parameter, the plainest first; none where any would mean nothing."""
    origin = typing.get_origin(hint)
    if origin is Literal:
        return typing.get_args(hint)
    if origin in (Union, types.UnionType):
        return tuple(value for option in typing.get_args(hint) for value in values(option))
    if origin is tuple:
        inner = values(typing.get_args(hint)[0])
        return ((), inner[:1], inner[:2], inner[-3:]) if inner else ()
    plain: dict[Any, tuple[Any, ...]] = {
        bool: (False, True),
        int: (0, 1, 2, 3, 4),
        type(None): (None,),
        Card: tuple(map(Card, _CARDS)),
        CardSet: tuple(CardSet(_CARDS[:count]) for count in range(4)),
    }
    return plain.get(hint, ())


def parameter_values(plugin: Plugin) -> dict[str, tuple[Any, ...]]:
    """For each parameter of a plug-in the values that are tried; those that its class refuses are not among them."""
    kind = class_of(plugin)().boodle_parameters()
    if kind is None:
        return {}
    try:
        hints = typing.get_type_hints(kind)
    except (NameError, TypeError):
        # a hint that is there for type checkers alone; what a validator lists is known anyway
        hints = {}
    found = {}
    for field in attrs.fields(kind):
        words = getattr(field.validator, "options", None)
        tried = tuple(words) if words is not None else values(hints.get(field.name))
        fitting = tuple(value for value in tried if accepted(kind, {field.name: value}))
        if fitting:
            found[field.name] = fitting
    return found


def accepted(kind: type, given: Mapping[str, Any]) -> bool:
    """Whether a parameter class takes these values."""
    try:
        kind(**given)
    except (TypeError, ValueError):
        return False
    return True


def some_parameters(plugin: Plugin, random: Random) -> dict[str, Any]:
    """Some parameters, some of the time."""
    known = parameter_values(plugin)
    if not known or random.random() < 0.4:
        return {}
    kind = class_of(plugin)().boodle_parameters()
    assert kind is not None
    given = {name: random.choice(values) for name, values in known.items() if random.random() < 0.5}
    return given if accepted(kind, given) else {}


# -- tables ------------------------------------------------------------------------------------------------------------


def attempt(recipe: Recipe) -> Rulebook | AssemblyError:
    """The rulebook, or why there is none."""
    try:
        return assemble(recipe)
    except AssemblyError as error:
        return error


def seats_of(plugins: Sequence[Plugin]) -> range:
    """For how many players all of these are."""
    manifests = [class_of(plugin).manifest for plugin in plugins]
    return range(max(each.seats[0] for each in manifests), min(each.seats[1] for each in manifests) + 1)


@functools.cache
def house_rules() -> tuple[str, ...]:
    """All house rules that come with boodle."""
    return tuple(name for name, plugin in shipped().items() if plugin.manifest.kind == "house-rule")


def some_table(plugin: Plugin, beside: Sequence[Plugin], random: Random) -> Rulebook | AssemblyError:
    """A table with a plug-in: on one of some games, sometimes beside one or two of the house rules that come with boodle.

    Whatever does not get along with it is left out; what remains in the end is an error only if the plug-in itself does not fit.
    """
    own, given_to_it = class_of(plugin), dict(ingredient_of(plugin).parameters)
    games = [each for each in beside if class_of(each).manifest.kind == "game"]
    others = [each for each in beside if class_of(each).manifest.kind != "game"] or [*house_rules()]
    if not games and own.manifest.kind != "game":
        raise ArgumentError("'beside' names no game; a house rule is tried on one, such as 'michigan'")
    named: list[Plugin] = [] if own.manifest.kind == "game" else [random.choice(games)]
    brought = {need.name for need in own.manifest.requires}
    if any(name in brought for name in map(name_of, games)):
        named = [next(each for each in games if name_of(each) in brought)]
    extra = [
        each for each in random.sample(others, min(len(others), random.choice((0, 0, 1, 2)))) if name_of(each) != name_of(plugin)
    ]
    parameters = given_to_it or some_parameters(plugin, random)
    alone = ingredient_of(plugin).plugin
    while True:
        chosen = [*named, *extra]
        seats = seats_of([*chosen, plugin])
        if seats:
            given = [(each, some_parameters(each, random)) if each in extra else each for each in chosen]
            made = attempt(Recipe(*given, (alone, parameters), seats=random.choice(seats)))
            if isinstance(made, Rulebook) or not extra:
                return made
        elif not extra:
            return attempt(Recipe(*chosen, plugin, seats=own.manifest.seats[0]))
        extra.pop()
