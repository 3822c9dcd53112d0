"""Which plug-ins take part: found by name, imported, looked at, and asked for by whom."""

from __future__ import annotations

import difflib
from typing import Final

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
)
from boodle.hookspecs import ALLOWED, API, Manifest, RulePlugin
from boodle.parameters import Given
from boodle.recipe import Ingredient, Recipe, describe, entry_points
from boodle.rulebook import RANKS
from boodle.standard import Standard

HOOKS: Final = frozenset((*ALLOWED, "boodle_parameters", "boodle_review"))


@attrs.define(eq=False)
class Loaded:
    """A plug-in that takes part: the object, who asked for it, and the rank it answers at."""

    plugin: RulePlugin
    manifest: Manifest
    asked_by: str
    rank: int
    given: list[Given]
    parameters: object = None


@attrs.define
class Loading:
    """The plug-ins of one recipe, and what is wrong with them."""

    recipe: Recipe
    errors: list[RulesError] = attrs.field(factory=list)
    loaded: dict[str, Loaded] = attrs.field(factory=dict)
    hollow: bool = False
    """Whether a plug-in or an answer is missing, so that what others refer to may be missing with it."""

    def load(self) -> None:
        """Find, import and check everything that the recipe asks for; what fails is reported and left out."""
        self._take(Standard(), "boodle", RANKS.index("standard"), [])
        wanted = [(ingredient, "recipe", len(RANKS)) for ingredient in self.recipe.ingredients]
        seen: dict[str, Ingredient] = {}
        for ingredient, _, _ in wanted:
            if ingredient.name in seen:
                self.errors.append(
                    RulesError(f"the recipe names {ingredient.name!r} twice; name it once, with all its parameters")
                )
            seen.setdefault(ingredient.name, ingredient)
        for ingredient in seen.values():
            self._find(ingredient.plugin, "recipe", len(RANKS), [("recipe", 3, dict(ingredient.parameters))])
        games = sorted(name for name, each in self.loaded.items() if each.manifest.kind == "game")
        if len(games) > 1 or (not games and not self.hollow):
            which = f"two games or more: {', '.join(map(repr, games))}" if games else "no game"
            self.errors.append(
                NotOneGame(f"the recipe names {which}; name exactly one game, such as 'michigan'", games=tuple(games))
            )
            self.hollow = True
            for name in games:
                del self.loaded[name]
        else:
            for name in games:
                self._bring_along(self.loaded[name])
        self._check_manifests()

    def _bring_along(self, game: Loaded) -> None:
        for requirement in game.manifest.requires:
            if requirement.name in self.recipe.without:
                continue
            given: Given = (game.manifest.name, 1, dict(requirement.parameters))
            if requirement.name in self.loaded:
                self.loaded[requirement.name].given.append(given)
            else:
                self._find(requirement.name, game.manifest.name, RANKS.index("game"), [given])

    def _find(self, wanted: str | RulePlugin | type[RulePlugin], by: str, rank: int, given: list[Given]) -> None:
        if not isinstance(wanted, str):
            plugin = self._build(wanted, getattr(wanted, "__name__", type(wanted).__name__))
        else:
            plugin = self._import(wanted)
        if plugin is None:
            self.hollow = True
            return
        self._take(plugin, by, rank, given)

    def _import(self, name: str) -> RulePlugin | None:
        found = [entry for entry in entry_points() if entry.name == name]
        if not found:
            known = sorted({entry.name for entry in entry_points()})
            near = difflib.get_close_matches(name, known, 3, 0.5)
            hint = f"did you mean {' or '.join(map(repr, near))}?" if near else f"installed are {', '.join(known) or 'none'}"
            self.errors.append(
                UnknownPlugin(f"no plug-in {name!r} is installed; {hint}", name=name, near=tuple(near), known=tuple(known))
            )
            return None
        if len({entry.value for entry in found}) > 1:
            both = " and ".join(sorted({f"{entry.value} ({describe(entry).distribution})" for entry in found}))
            self.errors.append(PluginLoadError(f"the name {name!r} is taken twice: by {both}; uninstall one of them", name=name))
            return None
        try:
            target = found[0].load()
        except (Exception, SystemExit) as error:
            # a module that was meant to be run, not imported, ends the program
            about = describe(found[0])
            origin = f"{about.distribution} {about.version}" if about.distribution else "an unknown distribution"
            problem = PluginLoadError(
                f"plug-in {name!r} of {origin} cannot be imported: {type(error).__name__}: {error}; "
                "repair or uninstall it, or leave it out",
                name=name,
                distribution=about.distribution,
                version=about.version,
            )
            problem.__cause__ = error
            self.errors.append(problem)
            return None
        plugin = self._build(target, name)
        if plugin is not None and plugin.manifest.name != name:
            self.invalid(name, "", f"manifest name {plugin.manifest.name!r}", f"its entry point's name {name!r}")
            return None
        return plugin

    def _build(self, target: object, name: str) -> RulePlugin | None:
        if isinstance(target, type) and issubclass(target, RulePlugin):
            try:
                target = target()
            except Exception as error:
                problem = PluginLoadError(f"plug-in {name!r} cannot be built: {type(error).__name__}: {error}", name=name)
                problem.__cause__ = error
                self.errors.append(problem)
                return None
        if not isinstance(target, RulePlugin):
            self.invalid(name, "", repr(target), "a subclass of RulePlugin")
            return None
        if not isinstance(getattr(target, "manifest", None), Manifest):
            self.invalid(name, "", repr(getattr(target, "manifest", None)), "a Manifest in 'manifest'")
            return None
        return target

    def _take(self, plugin: RulePlugin, by: str, rank: int, given: list[Given]) -> None:
        manifest = plugin.manifest
        if manifest.api != API:
            self.errors.append(
                ApiMismatch(
                    f"plug-in {manifest.name!r} was written for plug-in interface {manifest.api}, this boodle has {API}; "
                    f"install a version of {manifest.name!r} made for it",
                    plugin=manifest.name,
                    wants=manifest.api,
                    has=API,
                )
            )
            self.hollow = True
            return
        if not self._well_formed(plugin):
            self.hollow = True
            return
        own = RANKS.index(manifest.kind) if by != "boodle" else rank
        self.loaded[manifest.name] = Loaded(plugin, manifest, by, min(own, rank), given)

    def _well_formed(self, plugin: RulePlugin) -> bool:
        """Look at the class itself: pluggy would ignore a hook without its marker, or with a misspelt name."""
        name = plugin.manifest.name
        faults = len(self.errors)
        if name in ("core", "standard", "boodle") and not isinstance(plugin, Standard):
            self.invalid(name, "", f"the name {name!r}", "another name, this one is reserved")
        members = {attribute: member for kind in reversed(type(plugin).__mro__) for attribute, member in vars(kind).items()}
        for attribute, member in sorted(members.items(), key=lambda item: item[0]):
            marked = getattr(member, "boodle_impl", None)
            if marked is None and not attribute.startswith("boodle_"):
                continue
            if attribute not in HOOKS:
                near = difflib.get_close_matches(attribute, HOOKS, 1, 0.4)
                hint = f" (did you mean {near[0]!r}?)" if near else ""
                self.invalid(name, attribute, f"a hook {attribute!r}", f"one of boodle's hooks{hint}")
            elif marked is None and member is not vars(RulePlugin)[attribute]:
                self.invalid(name, attribute, f"{attribute!r} without '@hookimpl'", "the marker '@hookimpl' above it")
            elif marked is not None and (marked["wrapper"] or marked["hookwrapper"]):
                self.invalid(name, attribute, "a wrapper", "a plain hook, no plug-in may wrap another")
        return len(self.errors) == faults

    def invalid(self, plugin: str, hook: str, got: str, expected: str, cause: BaseException | None = None) -> None:
        """Report a plug-in that breaks the form."""
        where = f", hook '{hook}'" if hook else ""
        error = PluginInvalid(
            f"plug-in {plugin!r}{where}: got {got}, expected {expected}",
            plugin=plugin,
            hook=hook,
            got=got,
            expected=expected,
        )
        error.__cause__ = cause
        self.errors.append(error)
        self.hollow = True

    def _check_manifests(self) -> None:
        without = set(self.recipe.without)
        for name, each in self.loaded.items():
            low, high = each.manifest.seats
            if name not in without and not low <= self.recipe.seats <= high:
                self.errors.append(
                    SeatsError(
                        f"{name!r} is for {low} to {high} players, not {self.recipe.seats}; "
                        f"give 'seats' from {low} to {high} or leave {name!r} out",
                        plugin=name,
                        seats=self.recipe.seats,
                        allowed=(low, high),
                    )
                )
            for requirement in each.manifest.requires:
                other = self.loaded.get(requirement.name)
                if name in without or (each.manifest.kind == "game"):
                    continue
                if other is None or requirement.name in without:
                    if not self._named_but_broken(requirement.name):
                        self.errors.append(
                            RequirementMissing(
                                f"{name!r} needs {requirement.name!r}; add {requirement.name!r} to the recipe "
                                f"or leave {name!r} out",
                                plugin=name,
                                missing=requirement.name,
                            )
                        )
                else:
                    other.given.append((name, 2, dict(requirement.parameters)))
            for other_name, why in each.manifest.conflicts:
                if other_name in self.loaded and not {name, other_name} & without:
                    first, second = sorted((name, other_name))
                    self.errors.append(
                        DeclaredConflict(
                            f"{first!r} and {second!r} cannot be combined: {why}; leave one of them out",
                            plugins=(first, second),
                            why=why,
                        )
                    )

    def _named_but_broken(self, name: str) -> bool:
        """Whether the recipe names a plug-in that failed for a reason already reported."""
        return (
            name not in self.recipe.without
            and any(each.name == name for each in self.recipe.ingredients)
            and (name not in self.loaded)
        )
