"""Recipe in, rulebook out: find the plug-ins, ask them, merge their answers. All problems come in one error.

This is the only place that talks to pluggy, and after it pluggy is gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs
import pluggy

from boodle import hookspecs
from boodle.errors import (
    ArgumentError,
    AssemblyError,
    RulesError,
    shown,
)
from boodle.hookspecs import ALLOWED, RulePlugin, Setup
from boodle.loading import HOOKS, Loaded, Loading
from boodle.merging import Merging, Said, unknown
from boodle.parameters import parameters_of
from boodle.recipe import Recipe
from boodle.review import finish
from boodle.rulebook import RANKS, PluginInfo, Rulebook
from boodle.rules.base import Declaration, fields_of


def assemble(recipe: Recipe | str, *, seats: int | None = None) -> Rulebook:
    """Assemble a recipe into a rulebook.

    Args:
        recipe: The recipe, or its text as on the command line.
        seats: The number of players, where it is not the recipe's.

    Raises:
        AssemblyError: with every problem there is, one error for each.
        ArgumentError: the argument is no recipe.
    """
    if isinstance(recipe, str):
        recipe = Recipe.parse(recipe)
    if not isinstance(recipe, Recipe):
        raise ArgumentError(f"'assemble' takes a recipe, not {shown(recipe)}; write Recipe('michigan', seats=4)")
    if seats is not None:
        recipe = Recipe(*recipe.ingredients, seats=seats, without=recipe.without, prefer=recipe.prefer, phases=recipe.phases)
    return _Assembly(recipe).run()


def declared(name: str) -> tuple[PluginInfo, tuple[Declaration, ...]]:
    """What one installed plug-in is, and what it declares by itself: with the parameters it has by default.

    Args:
        name: Its name.

    Raises:
        AssemblyError: it is not installed, or broken; with every problem there is.
    """
    return _Assembly(Recipe(name)).alone(name)


class _Manager(pluggy.PluginManager):
    """Looks for hooks under their names alone; every other attribute has been looked at when the plug-in was loaded."""

    def parse_hookimpl_opts(self, plugin: object, name: str) -> pluggy.HookimplOpts | None:
        return getattr(getattr(type(plugin), name), "boodle_impl", None) if name in HOOKS else None


@attrs.define
class _Assembly(Loading):
    def run(self) -> Rulebook:
        self.load()
        self._set_parameters()
        said = self._ask()
        said = self._leave_out(said)
        merging = Merging(said, dict(self.recipe.prefer), self.errors)
        merging.run()
        rulebook = finish(self.recipe, merging, self._plugins(), self.hollow)
        if rulebook is not None and not self.errors:
            self._review(rulebook)
        if self.errors or rulebook is None:
            raise self._all_at_once()
        return rulebook

    def alone(self, name: str) -> tuple[PluginInfo, tuple[Declaration, ...]]:
        """Ask one plug-in, whatever it may need to make a game."""
        self._find(name, "recipe", len(RANKS), [])
        for each in self.loaded.values():
            low, high = each.manifest.seats
            self.recipe = Recipe(name, seats=min(max(self.recipe.seats, low), high))
        self._set_parameters()
        said = self._ask()
        if self.errors:
            raise self._all_at_once()
        return self._plugins()[0], tuple(each.declaration for each in said)

    def _all_at_once(self) -> AssemblyError:
        errors = {(type(error).__name__, str(error)): error for error in self.errors}
        count = f"{len(errors)} problems" if len(errors) > 1 else "a problem"
        return AssemblyError(f"'{shown(self.recipe, str)}' has {count}", [errors[key] for key in sorted(errors)])

    # -- what they say -------------------------------------------------------------------------------------------------

    def _set_parameters(self) -> None:
        for name, each in sorted(self.loaded.items()):
            kind = None
            hook = getattr(type(each.plugin), "boodle_parameters", None)
            if getattr(hook, "boodle_impl", None) is not None:
                try:
                    kind = each.plugin.boodle_parameters()
                except Exception as error:
                    self.invalid(name, "boodle_parameters", f"{type(error).__name__}: {error}", "an attrs class", error)
                    continue
                if kind is not None and not (isinstance(kind, type) and attrs.has(kind)):
                    self.invalid(name, "boodle_parameters", repr(kind), "an attrs class with a default for every field")
                    continue
            each.parameters = parameters_of(each.manifest, kind, each.given, self.errors)

    def _ask(self) -> list[Said]:
        manager = _Manager("boodle")
        manager.add_hookspecs(RulePlugin)
        for name, each in list(self.loaded.items()):
            try:
                manager.register(each.plugin, name)
            except (pluggy.PluginValidationError, ValueError) as error:
                self.invalid(name, "", str(error).replace("\n", " "), "hooks with the arguments of the specification", error)
                del self.loaded[name]
        said: list[Said] = []
        for hook, allowed in ALLOWED.items():
            for impl in getattr(manager.hook, hook).get_hookimpls():
                said += self._answers(hook, allowed, self.loaded[impl.plugin_name], impl)
        self._check_ids(said)
        return said

    def _answers(self, hook: str, allowed: tuple[type, ...], each: Loaded, impl: Any) -> list[Said]:
        setup = Setup(self.recipe.seats, each.parameters)
        try:
            result = impl.function(*(setup for _ in impl.argnames))
            if result is None:
                return []
            declarations = list(result) if isinstance(result, Iterable) and not isinstance(result, str) else [result]
        except Exception as error:
            self.invalid(each.manifest.name, hook, f"{type(error).__name__}: {error}", "a declaration", error)
            return []
        wrong = [item for item in declarations if not isinstance(item, allowed)]
        if wrong:
            names = " or ".join(kind.__name__ for kind in allowed)
            self.invalid(each.manifest.name, hook, repr(wrong[0]), f"{names}, several of them, or None")
            return []
        prefix = f"{each.manifest.name}."
        for item in declarations:
            if not item.id.startswith(prefix):
                self.invalid(each.manifest.name, hook, f"the rule id {item.id!r}", f"an id that begins with {prefix!r}")
                return []
            if item.replaces and each.manifest.kind != "bridge":
                self.invalid(each.manifest.name, hook, f"'replaces' in {item.id!r}", "'replaces' in bridges only")
                return []
            if not item.text and any(_is_callable(getattr(item, field)) for field in fields_of(item)):
                self.invalid(each.manifest.name, hook, f"a callable in {item.id!r} without a text", "a sentence in 'text'")
                return []
        return [Said(item, each.manifest, each.rank) for item in declarations]

    def _check_ids(self, said: list[Said]) -> None:
        seen: dict[str, Said] = {}
        for each in said:
            other = seen.setdefault(each.id, each)
            if other is not each:
                self.invalid(each.manifest.name, "", f"the rule id {each.id!r} twice", "an id of its own for each rule")

    def _leave_out(self, said: list[Said]) -> list[Said]:
        names = {each.id for each in said}
        required = {each.name for loaded in self.loaded.values() for each in loaded.manifest.requires}
        for name in self.recipe.without:
            if name not in names and name not in self.loaded and name not in required:
                self.errors.append(unknown(name, "without", "rule or plug-in", names | set(self.loaded)))
        without = set(self.recipe.without)
        said = [each for each in said if each.id not in without and each.manifest.name not in without]
        replaced = set()
        for each in said:
            for name in each.declaration.replaces:
                if name not in names:
                    self.errors.append(unknown(name, f"replaces of {each.id}", "rule", names))
                replaced.add(name)
        return [each for each in said if each.id not in replaced]

    def _plugins(self) -> tuple[PluginInfo, ...]:
        return tuple(
            PluginInfo(
                name,
                each.manifest.version,
                each.manifest.kind,
                RANKS[each.rank],
                each.manifest.summary,
                each.asked_by,
                tuple(sorted(attrs.asdict(each.parameters, recurse=False).items())) if each.parameters is not None else (),  # type: ignore[arg-type]
            )
            for name, each in sorted(self.loaded.items(), key=lambda item: (item[1].rank, item[0]))
            if name not in self.recipe.without
        )

    def _review(self, rulebook: Rulebook) -> None:
        for name, each in sorted(self.loaded.items()):
            if getattr(type(each.plugin).boodle_review, "boodle_impl", None) is None or name in self.recipe.without:
                continue
            try:
                problems: list[object] = list(each.plugin.boodle_review(rulebook) or ())
            except Exception as error:
                self.invalid(name, "boodle_review", f"{type(error).__name__}: {error}", "a list of Problem", error)
                continue
            for problem in problems:
                if isinstance(problem, hookspecs.Problem):
                    self.errors.append(RulesError(f"{problem.rule} ({name}): {problem.text}"))
                else:
                    self.invalid(name, "boodle_review", repr(problem), "a Problem")


def _is_callable(value: object) -> bool:
    return callable(value) and not isinstance(value, type)
