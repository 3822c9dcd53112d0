"""Recipe in, rulebook out: find the plug-ins, ask them, merge their answers. All problems come in one error.

This is the only place that talks to pluggy, and after it pluggy is gone.
"""

from __future__ import annotations

import collections
import copyreg
import graphlib
from collections.abc import Iterable, Mapping
from typing import Any

import attrs
import pluggy

from boodle.errors import ArgumentError, AssemblyError, NotOneGame, ParameterError, RuleConflict, RulesError, raised, shown
from boodle.hookspecs import ALLOWED, Manifest, Problem, RulePlugin, Setup
from boodle.loading import HOOKS, Loading
from boodle.merging import Merging, Said, contenders_of, is_custom, unknown
from boodle.parameters import parameters_of
from boodle.recipe import Recipe, written
from boodle.review import finish
from boodle.rulebook import RANKS, PluginInfo, Rulebook
from boodle.rules.base import Declaration


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
        recipe = recipe.but(seats=seats)
    assembly = _Assembly(recipe)
    rulebook = assembly.run()
    if rulebook is None or assembly.errors:
        raise _all_at_once(assembly.in_order(), assembly.errors)
    return rulebook


def declared(name: str) -> tuple[PluginInfo, tuple[Declaration, ...]]:
    """What one installed plug-in is, and what it declares by itself: with the parameters it has by default.

    Args:
        name: Its name.

    Raises:
        AssemblyError: it is not installed, or broken; with every problem there is.
    """
    assembly = _Assembly(Recipe(name))
    declarations = assembly.alone(name)
    if assembly.errors:
        raise _all_at_once(assembly.in_order(), assembly.errors)
    return assembly.plugins()[0], declarations


def default_parameters(name: str) -> object:
    """The parameters of one installed plug-in as they are by default; None where it has none.

    Raises:
        AssemblyError: it is not installed, or broken; with every problem there is.
    """
    assembly = _Assembly(Recipe(name))
    assembly.alone(name)
    if assembly.errors:
        raise _all_at_once(assembly.in_order(), assembly.errors)
    return assembly.loaded[name].parameters


def _by_recipe(rulebook: Rulebook) -> tuple[Any, ...]:
    """A rulebook is pickled and copied as the recipe it came from."""
    return assemble, (rulebook.recipe,)


copyreg.pickle(Rulebook, _by_recipe)


def _all_at_once(recipe: Recipe, errors: list[RulesError]) -> AssemblyError:
    faults = {error.fault: error for error in sorted(errors, key=str)}
    count = f"{len(faults)} problems" if len(faults) > 1 else "a problem"
    return AssemblyError(f"'{shown(recipe, str)}' has {count}", [faults[fault] for fault in sorted(faults)])


class _Manager(pluggy.PluginManager):
    """Looks for hooks under their names alone; every other attribute has been looked at when the plug-in was loaded."""

    def parse_hookimpl_opts(self, plugin: object, name: str) -> pluggy.HookimplOpts | None:
        return getattr(getattr(type(plugin), name), "boodle_impl", None) if name in HOOKS else None


@attrs.define
class _Assembly(Loading):
    hooks: dict[str, dict[str, Any]] = attrs.field(factory=dict)
    """The implementations of each hook, by plug-in."""

    def run(self) -> Rulebook | None:
        """The rulebook, unless something is wrong with the recipe; then ``errors`` says what."""
        self.load()
        if len(self.games) > 1:
            self._whichever(self.games)
            return None
        self.check_manifests()
        self._register()
        self._set_parameters()
        asked = self._ask()
        merging = Merging(self._leave_out(asked), dict(self.recipe.prefer), self.errors, self.may_be_missing)
        merging.run()
        if not self.missing and not self.gameless:
            self._check_answered(asked, merging)
        rulebook = finish(self.in_order(), merging, self.plugins(), self)
        if not self.errors and rulebook is not None:
            self._review(rulebook)
        return rulebook

    def alone(self, name: str) -> tuple[Declaration, ...]:
        """Ask one plug-in, whatever it may need to make a game."""
        self._find(name, name, "recipe", "recipe", {})
        for each in self.loaded.values():
            low, high = each.manifest.seats
            self.recipe = self.recipe.but(seats=min(max(self.recipe.seats, low), high))
        self._register()
        self._set_parameters()
        return tuple(each.declaration for each in self._ask())

    def _whichever(self, games: tuple[str, ...]) -> None:
        """Report two games or more, and besides only what is wrong whichever of them is meant."""
        others = [tuple(other for other in games if other != game) for game in games]
        remedies = tuple(f"without={left_out!r}" for left_out in others)
        which = " and ".join(map(repr, games))
        message = f"the recipe names two games or more: {which}; name exactly one: {' or '.join(remedies)}"
        self.errors.append(NotOneGame(message, games=games, remedies=remedies))
        found = []
        for game, left_out in zip(games, others, strict=True):
            assembly = _Assembly(self.recipe.but(without=(*self.recipe.without, *left_out)))
            assembly.run()
            found.append({str(error.fault).replace(game, "game"): error for error in assembly.errors})
        self.errors += [error for fault, error in found[0].items() if all(fault in each for each in found)]

    def in_order(self) -> Recipe:
        """The recipe with the game first, in whatever order it was written."""
        ingredients = sorted(self.recipe.ingredients, key=lambda each: (each.name not in self.games, each.name, shown(each, str)))
        recipe = self.recipe
        return recipe.but(ingredients=ingredients)

    # -- what they say -------------------------------------------------------------------------------------------------

    def _register(self) -> None:
        """Hand the plug-ins to pluggy, and take its hooks."""
        manager = _Manager("boodle")
        manager.add_hookspecs(RulePlugin)
        for name, each in self.loaded.items():
            manager.register(each.plugin, name)
        for hook in HOOKS:
            self.hooks[hook] = {impl.plugin_name: impl for impl in getattr(manager.hook, hook).get_hookimpls()}

    def _call(self, hook: str, name: str, *arguments: object) -> list[object] | None:
        """What a plug-in answers, as a list; None, and an error, where it raises."""
        impl = self.hooks[hook][name]
        try:
            result = impl.function(*arguments[: len(impl.argnames)])
            if result is None:
                return []
            return list(result) if isinstance(result, Iterable) and not isinstance(result, str | bytes | Mapping) else [result]
        except Exception as error:
            self.invalid(name, hook, raised(error), "an answer, not an error", error)
            return None

    def _set_parameters(self) -> None:
        """Find the parameters of every plug-in; one whose parameters cannot be built is not asked anything."""
        for name, each in sorted(self.loaded.items()):
            kinds = self._call("boodle_parameters", name) if name in self.hooks["boodle_parameters"] else []
            if kinds is None:
                del self.loaded[name]
            elif not kinds:
                for parameter in sorted({key for _, _, given in each.given for key in given}):
                    message = f"{name!r} has no parameter {parameter!r}; it has none"
                    self.errors.append(ParameterError(message, plugin=name, parameter=parameter))
            elif not (isinstance(kinds[0], type) and attrs.has(kinds[0])):
                self.invalid(name, "boodle_parameters", shown(kinds[0]), "an attrs class with a default for every field")
                del self.loaded[name]
            else:
                try:
                    each.parameters = parameters_of(name, kinds[0], each.given, self.errors)
                except Exception as error:
                    message = (
                        f"the parameters of {name!r} cannot be built by default: {raised(error)}; every field needs a default"
                    )
                    problem = ParameterError(message, plugin=name)
                    problem.__cause__ = error
                    self.lose(name, problem, each.plugin)

    def _ask(self) -> list[Said]:
        said: list[Said] = []
        for hook, allowed in ALLOWED.items():
            for name in sorted(self.hooks[hook].keys() & self.loaded.keys()):
                loaded = self.loaded[name]
                for item in self._call(hook, name, Setup(self.recipe.seats, loaded.parameters)) or ():
                    if fault := _unfit(item, allowed, loaded.manifest):
                        self.invalid(name, hook, *fault)
                    else:
                        said.append(Said(item, loaded.manifest, loaded.rank))  # type: ignore[arg-type]  # it fits
        ids = collections.Counter(each.id for each in said)
        for each in said:
            if ids[each.id] > 1:
                got = f"the rule id {each.id!r} {ids[each.id]} times"
                self.invalid(each.manifest.name, "", got, "an id of its own for each rule")
        return [each for each in said if ids[each.id] == 1]

    def _leave_out(self, said: list[Said]) -> list[Said]:
        """What is left after the recipe's ``without`` and the bridges' ``replaces``."""
        rules = {each.id for each in said}
        without = set(self.recipe.without)
        plugins = {*self.loaded, *self.missing, *(each.name for each in self.recipe.ingredients)}
        plugins |= {each.name for loaded in self.loaded.values() for each in loaded.manifest.requires}
        gone = without & plugins
        for name in sorted(without - rules - plugins):
            if not self.may_be_missing(name) and name.partition(".")[0] not in gone:
                self.errors.append(unknown(name, "without", "rule or plug-in", rules | plugins))
        said = [each for each in said if not without & {each.id, each.manifest.name}]
        replaced = {name: each.id for each in said for name in each.declaration.replaces}
        for name, bridge in sorted(replaced.items()):
            if name not in rules and not self.may_be_missing(name) and name.partition(".")[0] not in gone:
                self.errors.append(unknown(name, f"replaces of {bridge}", "rule", rules))
        self._check_circle(said)
        return [each for each in said if each.id not in replaced]

    def _check_circle(self, said: list[Said]) -> None:
        try:
            graphlib.TopologicalSorter({each.id: each.declaration.replaces for each in said}).prepare()
        except graphlib.CycleError as error:
            rules = tuple(sorted(set(error.args[1])))
            remedies = tuple(f"without=({rule!r},)" for rule in rules)
            message = f"{' and '.join(map(repr, rules))} replace each other; leave one out: {' or '.join(remedies)}"
            self.errors.append(RuleConflict(message, slot="replaces", contenders=rules, remedies=remedies))

    def _check_answered(self, asked: list[Said], merging: Merging) -> None:
        """The engine must never meet an open question, so what is left out of 'standard' has to be answered by others."""
        answered = {answer.slot for answer in merging.answers}
        open_: dict[str, list[str]] = {}
        for each in asked:
            if each.manifest.name == "standard":
                left_out = "standard" if "standard" in self.recipe.without else each.id
                open_.setdefault(left_out, []).extend(slot for slot in contenders_of(each) if slot not in answered)
        for rule, slots in open_.items():
            if slots:
                what = ", ".join(map(repr, slots))
                message = f"{rule!r} is left out, but nobody else answers {what}; keep it, or name a plug-in that answers"
                self.errors.append(RulesError(message))
                self.missing["standard"] = "house-rule"

    def plugins(self) -> tuple[PluginInfo, ...]:
        """Who takes part, by rank."""
        return tuple(
            PluginInfo(
                name,
                each.manifest.version,
                each.manifest.kind,
                RANKS[each.rank],
                each.manifest.summary,
                each.asked_by,
                tuple(sorted(attrs.asdict(each.parameters, recurse=False).items())) if each.parameters is not None else (),  # type: ignore[arg-type]
                each.manifest.seats,
                each.manifest.title,
                _unusual(each.parameters),
            )
            for name, each in sorted(self.loaded.items(), key=lambda item: (item[1].rank, item[0]))
        )

    def _review(self, rulebook: Rulebook) -> None:
        for name in sorted(self.hooks["boodle_review"]):
            for problem in self._call("boodle_review", name, rulebook) or ():
                if isinstance(problem, Problem):
                    remedies = () if name in self.games else (f"without=({name!r},)",)
                    message = f"{problem.rule} ({name}): {problem.text}; change what it is about, or {name!r} itself"
                    self.errors.append(RulesError(message, remedies=remedies))
                else:
                    self.invalid(name, "boodle_review", shown(problem), "a Problem")


def _unusual(parameters: Any) -> str:
    """The parameters that differ from what they are by default, as in a recipe; nothing where none does."""
    if parameters is None:
        return ""
    given = attrs.asdict(parameters, recurse=False)
    try:
        usual = attrs.asdict(type(parameters)(), recurse=False)
    except Exception:  # not every class of parameters can be built without any, and what its validators raise is its own affair
        usual = {}
    odd = (name for name in sorted(given) if name not in usual or usual[name] != given[name])
    return "".join(f":{name}={written(given[name])}" for name in odd)


def _unfit(item: object, allowed: tuple[type, ...], manifest: Manifest) -> tuple[str, str] | None:
    """What is wrong with an answer: what it is, and what was expected."""
    prefix = f"{manifest.name}."
    if type(item) not in allowed or not isinstance(item, Declaration):
        return shown(item), f"{' or '.join(kind.__name__ for kind in allowed)}, several of them, or None"
    if not (isinstance(item.id, str) and item.id.startswith(prefix) and item.id != prefix):
        return f"the rule id {item.id!r}", f"an id that begins with {prefix!r}"
    if item.replaces and manifest.kind != "bridge":
        return f"'replaces' in {item.id!r}", "'replaces' in bridges only"
    if not (isinstance(item.replaces, tuple) and all(isinstance(name, str) for name in item.replaces)):
        return f"'replaces' {item.replaces!r} in {item.id!r}", "a tuple of rule ids"
    if is_custom(item) and not item.text:
        return f"a callable in {item.id!r} without a text", "a sentence in 'text'"
    return None
