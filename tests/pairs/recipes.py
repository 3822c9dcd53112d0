"""What is tried: a game, two house rules with parameters that say something, and the remedies of what is refused."""

from __future__ import annotations

import ast
import functools
import importlib.metadata
from collections.abc import Iterable, Mapping
from typing import Any, Final

from boodle import AssemblyError, Manifest, Recipe, Rulebook, RulePlugin, assemble

Parameters = Mapping[str, Any]

TELLING: Final[dict[str, tuple[Parameters, ...]]] = {
    "ante-short": ({}, {"answer": "sit-out"}),
    "broke": ({}, {"cannot_pay": "debt"}),
    "cadaco-payouts": ({}, {"payout": "weighted-ante"}),
    "carry-over": ({}, {"chips": "winner"}),
    "claims": ({}, {"when": "held"}),
    "dealer-double": ({}, {"on": "kitty"}),
    "first-dealer": ({}, {"by": "first-jack"}, {"by": "low-cut"}),
    "misdeal": ({}, {"answer": "stands"}),
    "opening": ({}, {"leader": "dealer"}),
    "residual": ({}, {"chips": "open-hand"}),
    "session-end": ({}, {"when": ("somebody-broke",)}),
    "variable-boodles": ({}, {"cards": "10C 9D 8H 6S"}),
}
"""Parameters for rules whose defaults only repeat what most games do anyway; the first that assembles and tells is tried."""

SEATS: Final = {"newmarket-peel": 5}
"""Players at the table: four everybody can be, but five leave a remainder of Peel's short pack."""


@functools.cache
def shipped() -> dict[str, Manifest]:
    """The plug-ins that come with boodle, by name."""
    found = importlib.metadata.entry_points(group="boodle")
    plugins: list[type[RulePlugin]] = [each.load() for each in found if each.dist is not None and each.dist.name == "boodle"]
    return {plugin.manifest.name: plugin.manifest for plugin in plugins}


def games() -> list[str]:
    """All shipped games."""
    return sorted(name for name, manifest in shipped().items() if manifest.kind == "game")


def house_rules() -> list[str]:
    """All shipped house rules."""
    return sorted(name for name, manifest in shipped().items() if manifest.kind == "house-rule")


def seats(game: str) -> int:
    """How many play."""
    return SEATS.get(game, 4)


def brings(game: str, rule: str) -> bool:
    """Whether the game brings the rule along anyway."""
    return any(requirement.name == rule for requirement in shipped()[game].requires)


@functools.lru_cache(maxsize=64)
def attempt(recipe: Recipe) -> Rulebook | AssemblyError:
    """The rulebook, or why there is none."""
    try:
        return assemble(recipe)
    except AssemblyError as error:
        return error


def silent(book: Rulebook, rule: str) -> tuple[str, ...]:
    """Why nothing that a plug-in says can ever act here, as the notes have it; ``()`` where something can."""
    said = {answer.rule for answer in book.answers if answer.plugin == rule}
    notes = [note for note in book.notes if note.plugin == rule]
    return tuple(note.text for note in notes) if said <= {note.rule for note in notes} else ()


@functools.cache
def told(game: str, rule: str) -> Parameters:
    """The parameters that a rule is tried with on a game."""
    choices = TELLING.get(rule, ({},))
    books = [(given, attempt(Recipe(game, (rule, given), seats=seats(game)))) for given in choices]
    telling = [given for given, book in books if isinstance(book, Rulebook) and not silent(book, rule)]
    playing = [given for given, book in books if isinstance(book, Rulebook)]
    return (telling or playing or [choices[0]])[0]


def cell(game: str, *rules: str) -> Recipe:
    """A game with some house rules as they are tried."""
    return Recipe(game, *((rule, told(game, rule)) for rule in rules), seats=seats(game))


@functools.lru_cache(maxsize=4096)
def less(game: str, rule: str, other: str) -> Rulebook | None:
    """The table without a rule: with the other one alone. None where nothing can be played without it."""
    without = (rule,) if brings(game, rule) else ()
    book = attempt(Recipe(game, (other, told(game, other)), seats=seats(game), without=without))
    return book if isinstance(book, Rulebook) else None


# -- remedies ----------------------------------------------------------------------------------------------------------


def is_ingredient(remedy: str) -> bool:
    """Whether a remedy adds something (or its parameters) to the recipe."""
    return not _call(remedy).keywords


def _call(remedy: str) -> ast.Call:
    parsed = ast.parse(f"remedy({remedy})", mode="eval").body
    assert isinstance(parsed, ast.Call)
    return parsed


def remedied(recipe: Recipe, remedies: Iterable[str]) -> Recipe:
    """The recipe with remedies carried out to the letter, as somebody does who does not think about them."""
    ingredients = {each.name: each for each in recipe.ingredients}
    without, prefer, phases, players = [*recipe.without], dict(recipe.prefer), recipe.phases, recipe.seats
    for remedy in remedies:
        call = _call(remedy)
        for argument in call.args:
            (added,) = Recipe(ast.literal_eval(argument)).ingredients
            ingredients[added.name] = added
        for keyword in call.keywords:
            value = ast.literal_eval(keyword.value)
            if keyword.arg == "without":
                without += value
            elif keyword.arg == "prefer":
                prefer |= value
            elif keyword.arg == "phases":
                phases = value
            else:
                players = value
    named = (each for each in ingredients.values())
    return Recipe(*named, seats=players, without=without, prefer=prefer, phases=phases)


def forgetting(recipe: Recipe, name: str) -> Recipe:
    """The recipe without what it says about a rule that is not there any more."""
    prefer = {slot: rule for slot, rule in recipe.prefer if name not in (slot, rule)}
    without = [rule for rule in recipe.without if rule != name]
    return Recipe(*recipe.ingredients, seats=recipe.seats, without=without, prefer=prefer, phases=recipe.phases)
