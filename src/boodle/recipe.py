"""A recipe: which plug-ins make the game, with which parameters, for how many seats."""

from __future__ import annotations

import functools
import importlib.metadata
import sys
from collections.abc import Iterable, Mapping, Set
from pathlib import Path
from typing import Any

import attrs

from boodle.cards import Card, CardSet
from boodle.errors import NotationError, shown
from boodle.hookspecs import RulePlugin

PluginLike = RulePlugin | type[RulePlugin]


class FromText(str):
    """A parameter as somebody typed it; it is read by the type of the parameter it is meant for."""

    __slots__ = ()


@attrs.frozen
class Ingredient:
    """One plug-in of a recipe: its name, or the plug-in itself, and the parameters that are given."""

    plugin: str | PluginLike
    parameters: Mapping[str, Any] = attrs.field(factory=dict, hash=False)

    @property
    def name(self) -> str:
        """The plug-in's name."""
        return self.plugin if isinstance(self.plugin, str) else self.plugin.manifest.name

    def __str__(self) -> str:
        given = ",".join(f"{name}={written(value)}" for name, value in sorted(self.parameters.items()))
        return f"{self.name}:{given}" if given else self.name


def written(value: object) -> str:
    """The value of a parameter as it is written in a recipe."""
    if isinstance(value, tuple | list | CardSet):
        return "+".join(written(item) for item in value)
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def _is_plugin(value: object) -> bool:
    return isinstance(value, RulePlugin) or (isinstance(value, type) and issubclass(value, RulePlugin))


def _ingredient(value: object) -> Ingredient:
    if isinstance(value, Ingredient):
        return value
    if isinstance(value, tuple | list) and len(value) == 2 and isinstance(value[1], Mapping):
        plugin, parameters = value
        if (isinstance(plugin, str) or _is_plugin(plugin)) and all(isinstance(name, str) for name in parameters):
            return Ingredient(_named(plugin) if isinstance(plugin, str) else plugin, dict(parameters))
    if isinstance(value, str):
        name, colon, given = value.partition(":")
        parameters = {}
        for part in given.split(",") if colon else ():
            key, equals, text = part.partition("=")
            if not (key and equals):
                raise NotationError(
                    f"{shown(value)} cannot be read at {shown(part)}; write 'plug-in:parameter=value,parameter=value'"
                )
            parameters[key.replace("-", "_")] = FromText(text)
        return Ingredient(_named(name), parameters)
    if _is_plugin(value):
        if not hasattr(value, "manifest"):
            raise NotationError(f"{shown(value)} has no manifest; a plug-in says its name in 'manifest = Manifest(...)'")
        return Ingredient(value)  # type: ignore[arg-type]  # _is_plugin has just made sure
    raise NotationError(f"{shown(value)} is no ingredient; give a plug-in's name, a plug-in, or (name, {{parameter: value}})")


def _named(name: object) -> str:
    if isinstance(name, str) and name.isprintable() and len(name.split()) == 1 and name == name.strip() and len(name) <= 100:
        return name
    raise NotationError(f"{shown(name)} is no name of a plug-in; write one word such as 'michigan'")


def _seats(value: object) -> int:
    if type(value) is int and 0 < value < 1000:
        return value
    raise NotationError(f"'seats' is {shown(value)}; expected a number of players such as 4")


def _names(value: object) -> tuple[str, ...]:
    names = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(name, str) for name in names):
        raise NotationError(f"{shown(value)} are no names; give a tuple of rule ids or plug-in names")
    return tuple(str(name) for name in names)


def _in_order(value: object) -> tuple[str, ...]:
    if isinstance(value, Set):
        raise NotationError(f"'phases' is {shown(value)}, which has no order; give a tuple")
    return _names(value)


def _preferences(value: object) -> tuple[tuple[str, str], ...]:
    pairs = list(value.items()) if isinstance(value, Mapping) else value
    if isinstance(pairs, list | tuple) and all(map(_is_preference, pairs)):
        return tuple(sorted((str(slot), str(rule)) for slot, rule in pairs))
    raise NotationError(f"'prefer' is {shown(value)}; expected {{slot: rule id}}")


def _is_preference(pair: object) -> bool:
    return isinstance(pair, tuple | list) and len(pair) == 2 and all(isinstance(name, str) for name in pair)


@attrs.frozen(init=False)
class Recipe:
    """What is played: ``Recipe("michigan", "change-suit", ("kitty", {"stake": 3}), seats=5)``.

    Args:
        ingredients: Names of plug-ins, ``"kitty:stake=3"``, ``(name, {parameter: value})``, or plug-in classes.
        seats: The number of players.
        without: Rule ids or names of plug-ins to leave out.
        prefer: For a contested question the rule that answers it, ``{"stop.stuck": "my-house.stuck"}``.
        phases: The order of phases and sales that do not say it themselves.

    Raises:
        NotationError: something in it is not of these forms.
    """

    ingredients: tuple[Ingredient, ...]
    seats: int
    without: tuple[str, ...]
    prefer: tuple[tuple[str, str], ...]
    phases: tuple[str, ...]

    def __init__(
        self,
        *ingredients: str | PluginLike | tuple[str | PluginLike, Mapping[str, Any]] | Ingredient,
        seats: int = 4,
        without: Iterable[str] = (),
        prefer: Mapping[str, str] | Iterable[tuple[str, str]] = (),
        phases: Iterable[str] = (),
    ) -> None:
        self.__attrs_init__(
            tuple(_ingredient(each) for each in ingredients),
            _seats(seats),
            _names(without),
            _preferences(prefer),
            _in_order(phases),
        )

    @classmethod
    def parse(cls, text: str, *, seats: int = 4) -> Recipe:
        """Read ``michigan change-suit kitty:stake=3``.

        ``-rule.id`` leaves something out, ``slot=rule.id`` prefers, ``phases=one+other`` orders.
        """
        if not isinstance(text, str):
            raise NotationError(f"{shown(text)} is no recipe in words; write 'michigan change-suit kitty:stake=3'")
        ingredients, without, phases, prefer = [], [], [], {}
        for word in text.split():
            head, equals, tail = word.partition("=")
            if word.startswith("-"):
                without.append(word[1:])
            elif head == "phases":
                phases += tail.split("+")
            elif equals and ":" not in head:
                prefer[head] = tail
            else:
                ingredients.append(word)
        return cls(*ingredients, seats=seats, without=without, prefer=prefer, phases=phases)

    def to_dict(self) -> dict[str, Any]:
        """The recipe as plain JSON.

        Raises:
            NotationError: it holds a plug-in that is not installed, or a parameter that is no plain value.
        """
        plugins = []
        for each in self.ingredients:
            if not isinstance(each.plugin, str):
                raise NotationError(f"'{each.name}' is passed as a class; only installed plug-ins can be written down")
            plugins.append({"name": each.plugin, "parameters": {k: _plain(each, k, v) for k, v in each.parameters.items()}})
        return {
            "plugins": plugins,
            "seats": self.seats,
            "without": list(self.without),
            "prefer": dict(self.prefer),
            "phases": list(self.phases),
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Recipe:
        """The recipe that :meth:`to_dict` wrote.

        Raises:
            NotationError: it did not write this.
        """
        if not isinstance(data, Mapping) or not {"plugins", "seats"} <= data.keys():
            raise NotationError(f"{shown(data)} is no written recipe; it needs 'plugins' and 'seats'")
        _check_parts("a recipe", data, ("plugins", "seats", "without", "prefer", "phases"))
        ingredients = []
        for each in data["plugins"] if isinstance(data["plugins"], list | tuple) else (data["plugins"],):
            if not isinstance(each, Mapping) or "name" not in each or not isinstance(each.get("parameters", {}), Mapping):
                raise NotationError(f"{shown(each)} is no written plug-in; it needs 'name' and 'parameters'")
            _check_parts("a written plug-in", each, ("name", "parameters"))
            ingredients.append((_named(each["name"]), each.get("parameters", {})))
        parts = {part: data[part] for part in ("without", "prefer", "phases") if part in data}
        return cls(*ingredients, seats=data["seats"], **parts)

    def __str__(self) -> str:
        words = [*map(str, self.ingredients)]
        words += [f"-{name}" for name in self.without] + [f"{slot}={rule}" for slot, rule in self.prefer]
        words += [f"phases={'+'.join(self.phases)}"] if self.phases else []
        return " ".join(words)


def _check_parts(what: str, given: Mapping[str, Any], parts: tuple[str, ...]) -> None:
    for name in given:
        if not (isinstance(name, str) and name in parts):
            raise NotationError(f"{what} has no part {shown(name)}; it has {', '.join(parts)}")


def _plain(ingredient: Ingredient, name: str, value: Any) -> Any:
    if isinstance(value, tuple | list):
        return [_plain(ingredient, name, item) for item in value]
    if value is None or isinstance(value, bool | int | str | Card | CardSet):
        return str(value) if isinstance(value, str | Card | CardSet) else value
    raise NotationError(f"the parameter '{name}' of '{ingredient.name}' is {shown(value)}, which cannot be written down as text")


@attrs.frozen
class Installed:
    """A plug-in that is installed: its name, the distribution it comes with, and the object it points to."""

    name: str
    distribution: str
    version: str
    target: str


def installed() -> dict[str, Installed]:
    """All installed plug-ins by name, read from the metadata alone: nothing is imported.

    Of two distributions that bring the same name the first one found is listed; naming it in a recipe raises.
    """
    plugins: dict[str, Installed] = {}
    for entry in entry_points():
        plugins.setdefault(entry.name, describe(entry))
    return dict(sorted(plugins.items()))


def describe(entry: importlib.metadata.EntryPoint) -> Installed:
    """What the metadata says about one entry point."""
    distribution = entry.dist
    return Installed(
        entry.name, distribution.name if distribution else "", distribution.version if distribution else "", entry.value
    )


def entry_points() -> tuple[importlib.metadata.EntryPoint, ...]:
    """The entry points of group ``boodle``; looked up again whenever a place that Python imports from has changed."""
    return _entry_points(tuple(_stamp(path) for path in sys.path))


def _stamp(path: str) -> tuple[str, int]:
    try:
        return path, Path(path or ".").stat().st_mtime_ns
    except OSError:
        return path, 0


@functools.lru_cache(maxsize=4)
def _entry_points(_: tuple[tuple[str, int], ...]) -> tuple[importlib.metadata.EntryPoint, ...]:
    return tuple(importlib.metadata.entry_points(group="boodle"))
