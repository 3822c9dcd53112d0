"""Nothing is there for nothing: hooks are played, errors are raised, rules have sources, names have docstrings."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import boodle
from boodle import BoodleError, Declaration, RulePlugin, Setup
from boodle.hookspecs import ALLOWED
from boodle.rules.base import fields_of
from strategies import TESTS, shipped

ROOT = Path(__file__).parents[1]


def declared(plugin: RulePlugin) -> list[Declaration]:
    """All that a plug-in declares with its default parameters, for any number of seats that it plays with."""
    kind = plugin.boodle_parameters()
    found: dict[str, Declaration] = {}
    for seats in range(plugin.manifest.seats[0], plugin.manifest.seats[1] + 1):
        setup = Setup(seats, None if kind is None else kind())
        for hook in ALLOWED:
            answer = getattr(plugin, hook)(setup)
            answers = () if answer is None else answer if isinstance(answer, Iterable) else (answer,)
            found |= {each.id: each for each in answers}
    return [*found.values()]


SHIPPED = {name: declared(plugin()) for name, plugin in shipped().items()}


@pytest.mark.parametrize("hook", sorted(name for name in vars(RulePlugin) if name.startswith("boodle_")))
def test_every_hook_is_answered_by_a_shipped_or_a_test_plugin(hook: str) -> None:
    """DESIGN section 4: all hooks exist and are played."""
    plugins = [*shipped().values(), *TESTS.values()]
    assert any(getattr(plugin, hook) is not getattr(RulePlugin, hook) for plugin in plugins)


@pytest.mark.parametrize("hook", sorted(ALLOWED))
def test_every_kind_of_declaration_is_declared_by_a_test_plugin(hook: str) -> None:
    """So that the property tests play it, whatever is shipped."""
    kinds = {type(each) for plugin in TESTS.values() for each in declared(plugin())}
    assert set() == set(ALLOWED[hook]) - kinds


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_every_shipped_declaration_has_a_source(name: str) -> None:
    """Where the rule is written down; and its id begins with the name of its plug-in."""
    for declaration in SHIPPED[name]:
        assert declaration.source.strip(), declaration.id
        assert declaration.id.startswith(f"{name}."), declaration.id


def test_at_most_one_shipped_rule_in_ten_holds_a_callable() -> None:
    """Say it in data first; where more need a callable, the vocabulary is wrong."""
    rules = [declaration for each in SHIPPED.values() for declaration in each]
    custom = [
        rule.id
        for rule in rules
        if any(callable(value) and not isinstance(value, type) for field in fields_of(rule) if (value := getattr(rule, field)))
    ]
    assert len(rules) >= 10 * len(custom), custom


def errors() -> list[type[BoodleError]]:
    """Every public class of errors."""
    public = [getattr(boodle, name) for name in boodle.__all__]
    return [each for each in public if isinstance(each, type) and issubclass(each, BoodleError)]


def test_every_error_is_raised_somewhere_in_the_tests() -> None:
    """Each class of errors, or a class under it, is named in a test beside this one."""
    words = {
        word for path in ROOT.rglob("test_*.py") if path != Path(__file__) for word in re.findall(r"\b[A-Z]\w+", path.read_text())
    }
    named = {each: {each.__name__, *(sub.__name__ for sub in each.__subclasses__())} for each in errors()}
    assert [] == [each.__name__ for each in named if not named[each] & words]


def documented() -> list[str]:
    """Every public name that can have a docstring of its own."""
    found = []
    for name in boodle.__all__:
        value = getattr(boodle, name)
        if (inspect.isclass(value) or inspect.isfunction(value)) and value.__module__.startswith("boodle"):
            found.append(name)
    return found


@pytest.mark.parametrize("name", documented())
def test_every_public_name_has_a_docstring(name: str) -> None:
    """The name itself, and all its public methods and properties; first what it means, in one line that ends in a full stop."""
    value = getattr(boodle, name)
    members = {name: value}
    if inspect.isclass(value):
        members |= {
            f"{name}.{member}": each
            for member, each in vars(value).items()
            if not member.startswith("_") and (inspect.isfunction(each) or isinstance(each, property | classmethod))
        }
    for called, each in members.items():
        text = inspect.getdoc(each)
        assert text, called
        assert not text.startswith(f"{name}("), called
        assert text.partition("\n\n")[0].rstrip().endswith((".", ":")), called
