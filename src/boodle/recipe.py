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
from boodle.frozen import FrozenMap, frozen
from boodle.hookspecs import Manifest, RulePlugin

PluginLike = RulePlugin | type[RulePlugin]


@attrs.frozen
class FromText:
    """A parameter as somebody typed it; it is read by the type of the parameter it is meant for."""

    text: str

    def __str__(self) -> str:
        return self.text


def _parameters(value: Mapping[str, Any]) -> FrozenMap[Any]:
    return FrozenMap((name, _kept(frozen(each))) for name, each in sorted(value.items()))


def _kept(value: Any) -> Any:
    """Cards as text, so that a recipe equals what is written down of it."""
    if isinstance(value, tuple):
        return tuple(map(_kept, value))
    return str(value) if isinstance(value, Card | CardSet) else value


@attrs.frozen
class Ingredient:
    """One plug-in of a recipe: its name, or the plug-in itself, and the parameters that are given."""

    plugin: str | PluginLike
    parameters: Mapping[str, Any] = attrs.field(default=FrozenMap(), converter=_parameters, hash=False)

    @property
    def name(self) -> str:
        """The plug-in's name."""
        return self.plugin if isinstance(self.plugin, str) else self.plugin.manifest.name

    def __str__(self) -> str:
        given = ",".join(f"{name}={written(value)}" for name, value in self.parameters.items())
        return f"{self.name}:{given}" if given else self.name


def written(value: object) -> str:
    """The value of a parameter as it is written in a recipe."""
    if isinstance(value, tuple):
        return "+".join(map(written, value))
    return str(value).lower() if isinstance(value, bool) or value is None else str(value).replace(" ", "+")


def _ingredient(value: object) -> Ingredient:
    if isinstance(value, Ingredient):
        return value
    if isinstance(value, tuple | list) and len(value) == 2 and isinstance(value[1], Mapping):
        plugin, parameters = value
        if all(isinstance(name, str) for name in parameters):
            return Ingredient(_plugin(plugin), parameters)
    elif isinstance(value, str):
        name, colon, given = value.partition(":")
        pairs = [_typed(value, part) for part in given.split(",")] if colon else []
        return Ingredient(_plugin(name), _once(pairs, shown(value)))
    return Ingredient(_plugin(value))


def _typed(text: str, part: str) -> tuple[str, FromText]:
    name, equals, value = part.partition("=")
    if not (name and equals):
        raise NotationError(f"{shown(text)} cannot be read at {shown(part)}; write 'plug-in:parameter=value,parameter=value'")
    return name.replace("-", "_"), FromText(value)


def _once(pairs: Iterable[tuple[str, Any]], where: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise NotationError(f"{where} gives {shown(name)} twice; give it once")
        found[name] = value
    return found


def _plugin(value: object) -> str | PluginLike:
    if isinstance(value, str):
        return _named(value)
    if isinstance(value, RulePlugin) or (isinstance(value, type) and issubclass(value, RulePlugin)):
        if isinstance(getattr(value, "manifest", None), Manifest):
            return value
        raise NotationError(f"{shown(value)} has no manifest; a plug-in says its name in 'manifest = Manifest(...)'")
    raise NotationError(f"{shown(value)} is no ingredient; give a plug-in's name, a plug-in, or (name, {{parameter: value}})")


def _named(name: object) -> str:
    if isinstance(name, str) and name.isprintable() and len(name.split()) == 1 and name == name.strip() and len(name) <= 100:
        return name
    raise NotationError(f"{shown(name)} is no name of a plug-in or rule; write one word such as 'michigan'")


def _seats(value: object) -> int:
    if type(value) is int and 0 < value < 1000:
        return value
    raise NotationError(f"'seats' is {shown(value)}; expected a number of players such as 4")


def _names(what: str, value: object) -> tuple[str, ...]:
    names = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(name, str) for name in names):
        raise NotationError(f"'{what}' is {shown(value)}; expected a tuple of names")
    return tuple(map(str, names))


def _order(value: object) -> tuple[str, ...]:
    if isinstance(value, Set):
        raise NotationError(f"'phases' is {shown(value)}, which has no order; give a tuple")
    return _names("phases", value)


def _preferences(value: object) -> tuple[tuple[str, str], ...]:
    pairs: list[Any] = [*value.items()] if isinstance(value, Mapping) else [*value] if isinstance(value, list | tuple) else [None]
    if not all(
        isinstance(pair, tuple | list) and len(pair) == 2 and all(isinstance(name, str) for name in pair) for pair in pairs
    ):
        raise NotationError(f"'prefer' is {shown(value)}; expected {{slot: rule id}}")
    return tuple(sorted(_once(pairs, "'prefer'").items()))


def _in_any_order(items: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(sorted(items, key=lambda item: shown(item, str)))


@attrs.frozen(init=False)
class Recipe:
    """What is played: ``Recipe("michigan", "change-suit", ("kitty", {"stake": 3}), seats=5)``.

    Order means nothing, neither of the plug-ins nor of what is left out; only ``phases`` is an order.

    Args:
        ingredients: Names of plug-ins, ``"kitty:stake=3"``, ``(name, {parameter: value})``, or plug-in classes.
        seats: The number of players.
        without: Rule ids or names of plug-ins to leave out.
        prefer: For a contested question the rule that answers it, ``{"stop.stuck": "my-house.stuck"}``.
        phases: The order of phases and sales that do not say it themselves.

    Raises:
        NotationError: something in it is not of these forms.
    """

    ingredients: tuple[Ingredient, ...] = attrs.field(eq=_in_any_order)
    seats: int
    without: tuple[str, ...] = attrs.field(eq=_in_any_order)
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
            _names("without", without),
            _preferences(prefer),
            _order(phases),
        )

    def but(self, *more: str | PluginLike | tuple[str | PluginLike, Mapping[str, Any]] | Ingredient, **changes: Any) -> Recipe:
        """The same recipe with more ingredients, or other ``ingredients``, ``seats``, ``without``, ``prefer`` or ``phases``."""
        parts: dict[str, Any] = {"seats": self.seats, "without": self.without, "prefer": self.prefer, "phases": self.phases}
        ingredients = changes.pop("ingredients", self.ingredients)
        return Recipe(*ingredients, *more, **(parts | changes))

    @classmethod
    def parse(cls, text: str, *, seats: int = 4) -> Recipe:
        """Read ``michigan change-suit kitty:stake=3``.

        ``-rule.id`` leaves a rule or plug-in out, ``slot=rule.id`` prefers a rule, ``phases=one+other`` gives an order.
        """
        if not isinstance(text, str):
            raise NotationError(f"{shown(text)} is no recipe in words; write 'michigan change-suit kitty:stake=3'")
        ingredients, without, prefer, phases = [], [], [], []
        for word in text.split():
            head, equals, tail = word.partition("=")
            if word.startswith("-"):
                without.append(_named(word[1:]))
            elif head == "phases" and equals:
                phases += tail.split("+")
            elif equals and ":" not in head:
                prefer.append((_named(head), _named(tail)))
            else:
                ingredients.append(word)
        return cls(*ingredients, seats=seats, without=without, prefer=prefer, phases=phases)

    def to_dict(self) -> dict[str, Any]:
        """The recipe as plain JSON; a parameter as somebody typed it is written ``{"text": ...}``.

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
            parameters = {name: _read(value) for name, value in each.get("parameters", {}).items()}
            ingredients.append((_named(each["name"]), parameters))
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
    if isinstance(value, tuple):
        return [_plain(ingredient, name, item) for item in value]
    if isinstance(value, FromText):
        return {"text": value.text}
    if value is None or isinstance(value, bool | int | str):
        return value
    raise NotationError(f"the parameter '{name}' of '{ingredient.name}' is {shown(value)}, which cannot be written down as text")


def _read(value: Any) -> Any:
    return FromText(str(value["text"])) if isinstance(value, Mapping) and set(value) == {"text"} else value


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
