"""Which plug-ins take part: found by name, imported, looked at, and asked for by whom."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Mapping
from importlib.metadata import EntryPoint
from typing import Any, Final

import attrs

from boodle.errors import (
    ApiMismatch,
    DeclaredConflict,
    NotOneGame,
    PluginInvalid,
    PluginLoadError,
    RequirementMissing,
    RulesError,
    SeatsError,
    UnknownPlugin,
    did_you_mean,
    near_to,
    raised,
    shown,
)
from boodle.hookspecs import ALLOWED, API, Manifest, RulePlugin
from boodle.parameters import Given
from boodle.recipe import Ingredient, PluginLike, Recipe, describe, entry_points
from boodle.rulebook import RANKS
from boodle.standard import Standard

HOOKS: Final = dict.fromkeys(ALLOWED, ("setup",)) | {"boodle_parameters": (), "boodle_review": ("rulebook",)}
"""What each hook is given."""

_RESERVED: Final = ("boodle", "core", "standard", "recipe")
_SPACES: Final = ("space", "layout", "parameters")
_LEVELS: Final = {"recipe": 3, "house-rule": 2, "bridge": 2, "game": 1}


@attrs.define(eq=False)
class Loaded:
    """A plug-in that takes part: the object, who asked for it, and the rank it answers at."""

    plugin: RulePlugin
    manifest: Manifest
    asked_by: str
    rank: int
    given: list[Given] = attrs.field(factory=list)
    parameters: object = None

    def give(self, by: str, kind: str, parameters: Mapping[str, Any]) -> None:
        """Note the parameters that the recipe or another plug-in wants."""
        self.given.append((by, _LEVELS[kind], parameters))


@attrs.define
class Loading:
    """The plug-ins of one recipe, and what is wrong with them."""

    recipe: Recipe
    errors: list[RulesError] = attrs.field(factory=list)
    loaded: dict[str, Loaded] = attrs.field(factory=dict)
    entries: tuple[EntryPoint, ...] = attrs.field(factory=entry_points)
    """What is installed."""
    missing: dict[str, str] = attrs.field(factory=dict)
    """Plug-ins that are asked for and cannot take part, or not with all their rules; with their kind, where it is known."""
    spaces_may_come: bool = False
    """Whether one of them might bring spaces."""

    def load(self) -> None:
        """Find, import and check everything that the recipe asks for; what fails is reported and left out.

        Which game is meant must be clear before anything else can be said.
        """
        self._take("standard", Standard, "boodle", "game")
        named: dict[str, list[Ingredient]] = {}
        for ingredient in self.recipe.ingredients:
            named.setdefault(ingredient.name, []).append(ingredient)
        for name in sorted(set(named) - set(self.recipe.without)):
            first, *more = named[name]
            if more:
                times = len(more) + 1
                self.lose(name, RulesError(f"the recipe names {name!r} {times} times; name it once, with all its parameters"))
            else:
                self._find(name, first.plugin, "recipe", "recipe", first.parameters)
        if len(self.games) == 1:
            for game in [self.loaded[name] for name in self.games if name in self.loaded]:
                self._bring_along(game)
        elif not self.games and all(self.missing.values()):
            self.errors.append(NotOneGame("the recipe names no game; name exactly one, such as 'michigan'", games=()))

    @property
    def games(self) -> tuple[str, ...]:
        """The games that the recipe names, also those that are known as games and broken."""
        kinds = self.missing | {name: each.manifest.kind for name, each in self.loaded.items()}
        return tuple(sorted(name for name, kind in kinds.items() if kind == "game"))

    @property
    def gameless(self) -> bool:
        """Whether there is no game to go by, so that much of what others refer to is not there either."""
        return not any(each.manifest.kind == "game" for each in self.loaded.values())

    def may_be_missing(self, name: str) -> bool:
        """Whether a plug-in or a rule of it is perhaps not there because of another fault, already reported."""
        plugin = name.partition(".")[0]
        return plugin in self.missing or (self.gameless and any(entry.name == plugin for entry in self.entries))

    def lose(self, name: str, error: RulesError, target: object = None) -> None:
        """Report a plug-in that cannot take part; as far as it can be looked at, say what is missing with it."""
        self.errors.append(error)
        manifest = getattr(target, "manifest", None)
        self.missing[name] = manifest.kind if isinstance(manifest, Manifest) else ""
        self.spaces_may_come |= target is None or _brings_spaces(type(target))
        self.loaded.pop(name, None)

    def invalid(self, plugin: str, hook: str, got: str, expected: str, cause: BaseException | None = None) -> None:
        """Report a plug-in that breaks the form in one place; not all of its rules are there then."""
        loaded = self.loaded.get(plugin)
        self.errors.append(PluginInvalid.of(plugin, hook, got, expected, cause))
        self.missing[plugin] = loaded.manifest.kind if loaded else self.missing.get(plugin, "")
        self.spaces_may_come |= any(word in hook for word in _SPACES)

    # -- one plug-in ---------------------------------------------------------------------------------------------------

    def _find(self, name: str, wanted: str | PluginLike, by: str, kind: str, parameters: Mapping[str, Any]) -> None:
        target = self._import(wanted) if isinstance(wanted, str) else wanted
        if target is not None and self._take(name, target, by, kind):
            self.loaded[name].give(by, kind, parameters)

    def _import(self, name: str) -> object:
        found = [entry for entry in self.entries if entry.name == name]
        if not found:
            known = sorted({entry.name for entry in self.entries})
            message = f"no plug-in {name!r} is installed; {did_you_mean(name, known)}"
            self.lose(name, UnknownPlugin(message, name=name, near=near_to(name, known), known=tuple(known)))
            return None
        if len({entry.value for entry in found}) > 1:
            both = " and ".join(sorted(f"{entry.value} ({describe(entry).distribution})" for entry in found))
            self.lose(name, PluginLoadError(f"the name {name!r} is taken twice: by {both}; uninstall one of them", name=name))
            return None
        try:
            return found[0].load()
        except (Exception, SystemExit) as error:
            # a module that was meant to be run, not imported, ends the program
            self._unusable(name, "imported", error)
            return None

    def _unusable(self, name: str, done: str, cause: BaseException) -> None:
        about = next((describe(entry) for entry in self.entries if entry.name == name), None)
        origin = f" of {about.distribution} {about.version}" if about else ""
        error = PluginLoadError(
            f"plug-in {name!r}{origin} cannot be {done}: {raised(cause)}; repair or uninstall it, or leave it out",
            name=name,
            distribution=about.distribution if about else "",
            version=about.version if about else "",
            remedies=(f"without=({name!r},)",),
        )
        error.__cause__ = cause
        self.lose(name, error)

    def _take(self, name: str, target: object, by: str, kind: str) -> bool:
        """Look at a plug-in, and let it take part if nothing is wrong with its form."""
        if isinstance(target, type) and issubclass(target, RulePlugin):
            try:
                target = target()
            except Exception as error:
                self._unusable(name, "built", error)
                return False
        fault = _misfit(name, target, by)
        if fault is not None:
            self.lose(name, fault, target)
            return False
        assert isinstance(target, RulePlugin)
        manifest = target.manifest
        if faults := faults_of(type(target)):  # type: ignore[arg-type]  # every class has a hash
            for hook, got, expected in faults:
                self.lose(name, PluginInvalid.of(name, hook, got, expected), target)
            return False
        if manifest.kind == "game" and by not in ("recipe", "boodle"):
            self.invalid(by, "", f"the game {name!r} in 'requires'", "house rules and bridges, a game stands alone")
            self.missing[name] = ""
            return False
        own = "standard" if by == "boodle" else manifest.kind
        asked = own if kind == "recipe" else kind
        self.loaded[name] = Loaded(target, manifest, by, min(RANKS.index(own), RANKS.index(asked)))
        return True

    # -- and the others ------------------------------------------------------------------------------------------------

    def _bring_along(self, game: Loaded) -> None:
        """A game brings what it requires, unless the recipe leaves it out or names it itself."""
        for requirement in game.manifest.requires:
            name = requirement.name
            if name in self.loaded:
                self.loaded[name].give(game.manifest.name, "game", requirement.parameters)
            elif name not in self.missing and name not in self.recipe.without:
                self._find(name, name, game.manifest.name, "game", requirement.parameters)

    def check_manifests(self) -> None:
        """What plug-ins say about seats and about each other."""
        self._check_seats()
        self._check_requirements()
        self._check_conflicts()

    def _check_seats(self) -> None:
        seats = self.recipe.seats
        allowed = {name: each.manifest.seats for name, each in self.loaded.items() if name != "standard"}
        wrong = sorted(name for name, (low, high) in allowed.items() if not low <= seats <= high)
        if not wrong:
            return
        low, high = max(low for low, _ in allowed.values()), min(high for _, high in allowed.values())
        tightest = [
            name for name in wrong if low > high or (allowed[name][0] == low if seats < low else allowed[name][1] == high)
        ]
        who = " and ".join(f"{name!r} is for {allowed[name][0]} to {allowed[name][1]}" for name in tightest)
        remedies = [f"seats={min(max(seats, low), high)}"] if low <= high else []
        ways = [f"give 'seats' from {low} to {high}"] if low <= high else []
        optional = [name for name in wrong if self.loaded[name].manifest.kind != "game"]
        if optional == wrong:
            remedies.append(f"without={tuple(wrong)!r}")
            ways.append(f"leave {' and '.join(map(repr, wrong))} out")
        first = next((name for name in wrong if name not in optional), wrong[0])
        message = f"{who} players, not {seats}; {' or '.join(ways) or 'no number suits them all'}"
        self.errors.append(SeatsError(message, plugin=first, seats=seats, allowed=allowed[first], remedies=remedies))

    def _check_requirements(self) -> None:
        for name, each in sorted(self.loaded.items()):
            for requirement in each.manifest.requires if each.manifest.kind != "game" else ():
                other = requirement.name
                if other in self.loaded:
                    self.loaded[other].give(name, each.manifest.kind, requirement.parameters)
                elif other in self.recipe.without or not self.may_be_missing(other):
                    self.errors.append(self._requirement_missing(name, other))

    def _requirement_missing(self, name: str, other: str) -> RequirementMissing:
        add: tuple[str, ...] = ()
        if other in self.recipe.without:
            how = f"take {other!r} out of 'without'"
        elif any(entry.name == other for entry in self.entries):
            how, add = f"add {other!r} to the recipe", (repr(other),)
        else:
            how = f"install {other!r} and add it to the recipe"
        message = f"{name!r} needs {other!r}; {how}, or leave {name!r} out too"
        return RequirementMissing(message, plugin=name, missing=other, remedies=(*add, f"without=({name!r},)"))

    def _check_conflicts(self) -> None:
        here = {*self.loaded, *self.missing}
        reasons: dict[tuple[str, str], set[str]] = {}
        for name, each in self.loaded.items():
            for other, why in each.manifest.conflicts:
                if other in here:
                    reasons.setdefault((min(name, other), max(name, other)), set()).add(why)
        for (one, two), whys in reasons.items():
            why = " and ".join(sorted(whys))
            remedies = [f"without=({name!r},)" for name in (one, two) if name not in self.games]
            message = f"{one!r} and {two!r} cannot be combined: {why}; leave one of them out: {' or '.join(remedies)}"
            self.errors.append(DeclaredConflict(message, plugins=(one, two), why=why, remedies=remedies))


def _misfit(name: str, target: object, by: str) -> RulesError | None:
    """Why this is no plug-in, or not the one of this name, or not one for this version of boodle."""
    manifest = getattr(target, "manifest", None)
    if not isinstance(target, RulePlugin):
        return PluginInvalid.of(name, "", shown(target), "a subclass of RulePlugin")
    if not isinstance(manifest, Manifest):
        return PluginInvalid.of(name, "", shown(manifest), "a Manifest in 'manifest'")
    if manifest.name != name:
        return PluginInvalid.of(name, "", f"manifest name {manifest.name!r}", f"its entry point's name {name!r}")
    if by != "boodle" and name in _RESERVED:
        return PluginInvalid.of(name, "", f"the name {name!r}", "another name, this one is reserved")
    if manifest.api != API:
        message = (
            f"plug-in {name!r} was written for plug-in interface {manifest.api}, this boodle has {API}; "
            f"install a version of {name!r} made for it"
        )
        return ApiMismatch(message, plugin=name, wants=manifest.api, has=API)
    return None


def _brings_spaces(kind: type) -> bool:
    """Whether a plug-in's class has a hook about spaces, or what was meant as one."""
    hooks = [
        name for name in dir(kind) if name.startswith("boodle_") and getattr(kind, name) is not getattr(RulePlugin, name, None)
    ]
    return any(word in name for name in hooks for word in _SPACES)


@functools.lru_cache(maxsize=512)
def faults_of(kind: type) -> tuple[tuple[str, str, str], ...]:
    """What is wrong with the hooks of a plug-in's class: hook, what it is, what is expected.

    pluggy would ignore a hook without its marker, or with a misspelt name.
    """
    faults = []
    for name in dir(kind):
        member = getattr(kind, name, None)
        marked = getattr(member, "boodle_impl", None)
        if marked is None and not name.startswith("boodle_"):
            continue
        if name not in HOOKS:
            faults.append((name, f"a hook {name!r}", f"one of boodle's hooks ({did_you_mean(name, HOOKS, 1)})"))
        elif marked is None:
            if member is not getattr(RulePlugin, name):
                faults.append((name, f"{name!r} without '@hookimpl'", "the marker '@hookimpl' above it"))
        elif marked["wrapper"] or marked["hookwrapper"]:
            faults.append((name, "a wrapper", "a plain hook, no plug-in may wrap another"))
        elif marked["specname"] not in (None, name):
            faults.append((name, f"a hook that stands for {marked['specname']!r}", "a hook under its own name"))
        elif unknown := _arguments(kind, name) - {*HOOKS[name]}:
            faults.append((name, f"the arguments {', '.join(sorted(unknown))}", f"{' and '.join(HOOKS[name]) or 'none'}"))
    return tuple(faults)


def _arguments(kind: type, hook: str) -> set[str]:
    """The arguments that a hook must be given."""
    found = list(inspect.signature(getattr(kind, hook)).parameters.values())
    if inspect.isfunction(inspect.getattr_static(kind, hook)):
        del found[:1]
    stars = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return {each.name for each in found if each.kind not in stars and each.default is inspect.Parameter.empty}
