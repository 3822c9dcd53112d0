"""The sheet follows the rules: whatever counts is told, another rule is another sentence, equal rules are equal sheets."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from hypothesis import given

from boodle import AssemblyError, Recipe, Rulebook, assemble
from boodle.idle import idle
from boodle.languages import LANGUAGES, catalogue
from boodle.sheet import Sheet, facts
from boodle.sheet.facts import unsaid
from boodle.sheet.making import sentence, untold
from boodle.testing.recipes import GAMES, shipped
from boodle.testing.strategies import rulebooks
from options import Option, options
from strategies import examples

BESIDE: Mapping[str, tuple[str, ...]] = {
    "change-suit": ("kitty",), "change-colour": ("kitty",), "stop-bonus": ("kitty",), "stop-fee": ("kitty",),
    "widow-auction": ("kitty",), "widow-exchange": ("kitty",), "widow-offer": ("kitty",),
    "odd-chips": ("leftover-poker",), "opening": ("poker-round",),
}  # fmt: skip
"""House rules that an option needs beside it to matter."""
WITH: Mapping[tuple[str, str], dict[str, Any]] = {
    **{(rule, "fine"): {"stuck": "fine-and-pass"} for rule in ("change-suit", "change-colour")},
    **{(rule, "fine_to"): {"stuck": "fine-and-pass"} for rule in ("change-suit", "change-colour")},
    **{(rule, "nobody"): {"stuck": "pass-left"} for rule in ("change-suit", "change-colour")},
    **{(rule, "pay_to"): {"stuck": "pass-left", "nobody": "void-pay"} for rule in ("change-suit", "change-colour")},
    ("free-staking", "minimum"): {"total": 20},
    ("opening", "suit"): {"leader": "holder-of"},
    ("opening", "that_card"): {"leader": "holder-of"},
    ("widow-exchange", "payee"): {"price": 2, "by": "eldest"},
}
"""Other parameters of the same plug-in that an option needs."""
MANY = 100 if "BOODLE_DEEP" in os.environ else 1
"""How many tables that an option changes are looked at."""
ACCOUNTS = {"payer", "payee", "to", "fine_to", "pay_to"}
NO_OTHER_RULE = {
    "change-colour:nobody=void": "that is what holds where it says nothing",
    "change-suit:nobody=void": "that is what holds where it says nothing",
    "variable-boodles:four_suits=True": "only cards of four suits are accepted then; those given are",
}
"""Options that make no other table, and why."""


@functools.lru_cache(maxsize=2048)
def table(game: str, more: tuple[tuple[str, tuple[tuple[str, Any], ...]], ...], beside: tuple[str, ...]) -> Rulebook | None:
    """A table of a game with plug-ins and their parameters; None where they do not go together."""
    try:
        return assemble(Recipe(game, *((name, dict(given)) for name, given in more), *beside, seats=4))
    except (AssemblyError, ValueError):
        return None


@functools.lru_cache(maxsize=2048)
def told(rulebook: Rulebook) -> tuple[tuple[str, ...], ...]:
    """The sentences of a table in English, part by part, without its examples."""
    said = catalogue()
    return tuple(tuple(sentence(fact, rulebook, said).text for fact in found) for found in facts(rulebook).values())


def sentences(sheet: Sheet) -> tuple[tuple[str, ...], ...]:
    """The sentences of a sheet, part by part, and its examples."""
    return tuple((*(each.text for each in section.sentences), *section.example) for section in sheet.sections)


def contexts(option: Option) -> Iterator[tuple[Rulebook, Rulebook]]:
    """Tables with the option as it is by default, and with its other value."""
    shipped_game = shipped()[option.plugin].manifest.kind == "game"
    plain = tuple(WITH.get((option.plugin, option.name), {}).items())
    other = (*plain, (option.name, option.value))
    for beside in ((), BESIDE.get(option.plugin, ())):
        for game in (option.plugin,) if shipped_game else (*GAMES, "cadaco-michigan-rummy"):
            if shipped_game:
                before = _game(game, plain, beside)
                after = _game(game, other, beside)
            else:
                before = table(game, ((option.plugin, plain),), beside)
                after = table(game, ((option.plugin, other),), beside)
            if before is not None and after is not None:
                yield before, after


def _game(game: str, given: tuple[tuple[str, Any], ...], beside: tuple[str, ...]) -> Rulebook | None:
    try:
        return assemble(Recipe((game, dict(given)), *beside, seats=4))
    except (AssemblyError, ValueError):
        return None


def counting(before: Rulebook, after: Rulebook) -> list[str]:
    """The questions that the two tables answer differently, and that count at both."""
    found = []
    answers = [{answer.slot: answer for answer in each.answers} for each in (before, after)]
    never = [idle(each) for each in (before, after)]
    for slot in dict.fromkeys((*answers[0], *answers[1])):
        said = [each.get(slot) for each in answers]
        if said[0] is not None and said[1] is not None and said[0].value == said[1].value:
            continue
        given = [(answer, idle_here) for answer, idle_here in zip(said, never, strict=True) if answer is not None]
        if any({answer.slot, answer.rule} & idle_here.keys() for answer, idle_here in given):
            continue  # as good as not said
        if not all(unsaid(slot, answer.value) for answer, _ in given):
            found.append(slot)
    return found


@pytest.mark.parametrize("option", sorted(options(), key=str), ids=str)
def test_changing_an_option_changes_the_sheet(option: Option) -> None:
    """For every option of every shipped plug-in, at every game that it changes anything at; at one game at least it does."""
    changed = 0
    for before, after in contexts(option):
        if before == after:
            assert told(before) == told(after)
        elif told(before) != told(after):
            changed += 1
        else:
            # an account may be named in several ways
            assert option.name in ACCOUNTS or not counting(before, after), (before, after, counting(before, after))
        if changed >= MANY:
            break
    assert bool(changed) != (str(option) in NO_OTHER_RULE), f"{option} changes nothing at any table that was tried"


@examples(25)
@given(rulebook=rulebooks())
def test_whatever_counts_is_told(rulebook: Rulebook) -> None:
    """Each question that comes up at a table is answered by a sentence, and each sentence by a rule that acts there."""
    never = idle(rulebook).keys()
    assert () == untold(rulebook)
    for each in rulebook.sheet().sentences:
        assert each.rules, each
        assert not {origin.rule for origin in each.rules} <= never, each
        assert all(origin.source for origin in each.rules), each
        assert each.text.strip()


@examples(10)
@given(rulebook=rulebooks())
def test_equal_rules_are_equal_sheets(rulebook: Rulebook) -> None:
    """In whatever order a table is put together, its sheet says the same."""
    recipe = rulebook.recipe
    again = assemble(recipe.but(ingredients=tuple(reversed(recipe.ingredients))))
    assert rulebook == again
    assert sentences(rulebook.sheet()) == sentences(again.sheet())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_twins_have_one_sheet(lang: str) -> None:
    """The Finnish Boodle and the American Michigan of Bicycle are the same rules by other names."""
    finnish, american = assemble("boodle-fi"), assemble("michigan-bicycle")
    assert finnish == american
    assert sentences(finnish.sheet(lang)) == sentences(american.sheet(lang))
