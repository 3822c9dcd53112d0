"""What a page is about: one plug-in, by name or by class, with what it says of itself."""

from __future__ import annotations

import importlib
import re
from typing import Final

import attrs

from boodle.errors import ArgumentError, did_you_mean, raised, shown
from boodle.hookspecs import Manifest, RulePlugin
from boodle.recipe import Ingredient, Installed, Recipe, describe, entry_points
from boodle.rules.base import Declaration
from boodle.testing.laws.rules import declarations
from boodle.testing.recipes import class_of

_PATH: Final = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<name>[A-Za-z_]\w*)(?::(?P<given>.+))?")


@attrs.frozen
class Subject:
    """One plug-in.

    Attributes:
        ingredient: The plug-in as a recipe takes it, with the parameters that it is shown with.
        kind: Its class.
        declared: All that it declares by default, for any number of players that it is for; each rule once.
    """

    ingredient: Ingredient
    kind: type[RulePlugin]
    declared: tuple[Declaration, ...]

    @property
    def manifest(self) -> Manifest:
        """What it says about itself."""
        return self.kind.manifest

    @property
    def name(self) -> str:
        """Its name."""
        return self.manifest.name

    @property
    def plays(self) -> bool:
        """Whether it is a game, which needs no other plug-in to be played."""
        return self.manifest.kind == "game"

    def with_parameters(self, **given: object) -> Subject:
        """The same plug-in, shown with other parameters."""
        return attrs.evolve(self, ingredient=Ingredient(self.ingredient.plugin, given))


def subject(text: str) -> Subject:
    """Look a plug-in up.

    Args:
        text: The name of an installed one (``"kitty"``) or the path of a class (``"my_rules.toll:Toll"``), either with parameters
            after another colon: ``"kitty:stake=3"``.

    Raises:
        ArgumentError: there is no such plug-in, or it is broken.
        NotationError: the text is neither a name nor a path.
    """
    path = _PATH.fullmatch(text)
    if path is None or "=" in text.partition(":")[2].partition(":")[0] + path["name"]:
        ingredient = _named(text)
    else:
        parsed = Recipe.parse(f"it:{path['given']}" if path["given"] else "it").ingredients[0]
        ingredient = Ingredient(_imported(path["module"], path["name"]), parsed.parameters)
    kind = class_of(ingredient)
    return Subject(ingredient, kind, _declared(kind))


def _named(text: str) -> Ingredient:
    (ingredient,) = Recipe(text.strip()).ingredients
    known = {entry.name: entry for entry in entry_points()}
    if ingredient.name not in known:
        hint = did_you_mean(ingredient.name, known)
        raise ArgumentError(f"no plug-in {ingredient.name!r} is installed; {hint}, or give the path of a class, 'module:Class'")
    entry = known[ingredient.name]
    try:
        loaded = entry.load()
    except (Exception, SystemExit) as error:
        about = describe(entry)
        message = (
            f"plug-in {ingredient.name!r} of {about.distribution} cannot be imported: {raised(error)}; repair or uninstall it"
        )
        raise ArgumentError(message) from error
    _check(loaded, ingredient.name)
    return ingredient


def _imported(module: str, name: str) -> type[RulePlugin]:
    try:
        found = getattr(importlib.import_module(module), name)
    except (Exception, SystemExit) as error:
        raise ArgumentError(
            f"'{module}:{name}' cannot be imported: {raised(error)}; give the path of a plug-in's class"
        ) from error
    _check(found, f"{module}:{name}")
    about = origin(found.manifest.name)
    if about is not None and about.target != f"{module}:{name}":
        message = f"'{module}:{name}' is called {about.name!r} as {about.target} of {about.distribution} is, which is installed"
        raise ArgumentError(f"{message}; give it another name")
    kind: type[RulePlugin] = found
    return kind


def origin(name: str) -> Installed | None:
    """Where an installed plug-in comes from; None where none is called so."""
    return next((describe(entry) for entry in entry_points() if entry.name == name), None)


def _check(found: object, where: str) -> None:
    if not (isinstance(found, type) and issubclass(found, RulePlugin) and isinstance(getattr(found, "manifest", None), Manifest)):
        raise ArgumentError(f"'{where}' is {shown(found)}; expected a subclass of RulePlugin with a manifest")


def _declared(kind: type[RulePlugin]) -> tuple[Declaration, ...]:
    low, high = kind.manifest.seats
    found: dict[str, Declaration] = {}
    for seats in range(low, high + 1):
        try:
            said = {each.id: each for each in declarations(kind(), seats)}
        except Exception as error:
            message = f"plug-in {kind.manifest.name!r} cannot say its rules for {seats} players: {raised(error)}; repair it"
            raise ArgumentError(message) from error
        found = said | found
    return tuple(found.values())
