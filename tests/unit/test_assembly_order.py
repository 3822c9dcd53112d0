"""The order of a round: stages, sales and phases, what each comes after, and who decides where nobody says it (DESIGN 4, 6)."""

from __future__ import annotations

import itertools
from typing import Any

import attrs
import pytest

from boodle import BadReference, Phase, Recipe, Rulebook, RuleConflict, Sale, UnknownRule, assemble
from boodle.merging import in_order
from kitchen import applied, faults, game, only, plugin, same, told


def nobody(*_: object) -> Any:
    """A phase that is over at once."""


def phase(name: str, gap: Any = "after-play", after: Any = ()) -> Phase:
    """A phase of the plug-in called like it."""
    return Phase(id=f"{name}.phase", name=name, gap=gap, after=after, text="a pause", turn=nobody, moves=nobody, apply=nobody)


def sale(name: str, after: Any = (), **how: Any) -> Sale:
    """A sale of the plug-in called like it."""
    return Sale(id=f"{name}.sale", name=name, after=after, **how)


def plugins(*rules: Phase | Sale) -> list[Any]:
    """A plug-in for each."""
    return [plugin(rule.name, rule) for rule in rules]


def order(rulebook: Rulebook) -> list[str]:
    """The stages of a round by name, in order."""
    names = {"phase": [each.name for each in rulebook.phases], "sale": [each.name for each in rulebook.sales]}
    return [names[kind][at] if kind in names else kind for kind, at in rulebook.program]


STAGES = ["stakes", "deal", "stakes", "look", "held-claims", "poker", "stops", "settlement", "between", "residual", "verdict"]


def test_the_stages_of_a_plain_round() -> None:
    """Stakes, deal, look, held claims, poker, stops, settlement; then the end of the session."""
    assert STAGES == order(assemble(Recipe(game())))


@pytest.mark.parametrize(
    ("gap", "after", "before"),
    [
        ("before-deal", (), "stakes"),
        ("before-deal", "stakes", "deal"),
        ("before-deal", "nothing-here", "stakes"),
        ("before-play", (), "stops"),
        ("before-play", "poker", "stops"),
        ("before-play", "held-claims", "poker"),
        ("before-play", "sales", "held-claims"),
        ("before-play", "look", "held-claims"),
        ("before-play", ("look", "held-claims"), "poker"),
        ("before-play", "deal", "stops"),
        ("after-play", (), "settlement"),
        ("after-play", "stops", "settlement"),
        ("after-session", (), "residual"),
        ("after-session", "settlement", "residual"),
    ],
)
def test_where_a_phase_stands(gap: str, after: Any, before: str) -> None:
    """In its gap, after the stage it names; an absent name is ignored."""
    found = order(same(Recipe(game(), *plugins(phase("mine", gap, after)))))
    assert before == found[found.index("mine") + 1]
    assert STAGES == [name for name in found if name != "mine"]


@pytest.mark.parametrize(
    ("gap", "after"),
    [("before-deal", "deal"), ("before-deal", ("stakes", "stops")), ("before-play", "stops"), ("after-play", "settlement")],
)
def test_a_phase_cannot_come_after_a_later_stage(gap: str, after: Any) -> None:
    """The gap and the stage contradict each other."""
    error = only(BadReference, Recipe(game(), *plugins(phase("mine", gap, after))))
    assert ("mine.phase", "mine") == (error.rule, error.plugin)
    assert "which comes later" in str(error)


def test_sales_come_after_what_they_name() -> None:
    """Whatever the plug-ins are called, and in whatever order they are named."""
    rules = sale("a", after="b"), sale("b", after="c"), sale("c")
    assert ["c", "b", "a"] == [each.name for each in same(Recipe(game(), *plugins(*rules))).sales]


def test_a_sale_comes_after_one_that_is_not_there() -> None:
    """'after' is soft: an auction after an exchange that nobody plays."""
    assert ["a"] == [each.name for each in same(Recipe(game(), *plugins(sale("a", after="exchange")))).sales]


def test_sales_before_anybody_looks_come_first() -> None:
    """As their time says, whatever comes after what."""
    rules = sale("a", time="before-look", after="b"), sale("b")
    found = order(same(Recipe(game(), *plugins(*rules))))
    assert ["a", "look", "b"] == found[found.index("a") : found.index("b") + 1]


@pytest.mark.parametrize(
    "rules",
    [(phase("x"), phase("y")), (sale("x"), sale("y")), (phase("x", after="z"), phase("y", after="z"), phase("z"))],
    ids=["phases", "sales", "after a third"],
)
def test_an_order_that_nobody_says_is_a_conflict(rules: tuple[Any, ...]) -> None:
    """One error, and the order that it names settles it; so does any other."""
    error = only(RuleConflict, Recipe(game(), *plugins(*rules)))
    assert "phases" == error.slot
    assert {"x", "y"} <= {rule.partition(".")[0] for rule in error.contenders}
    assert "the order of 'x' and 'y' is open" in str(error)
    for names in (("z", "x", "y"), ("z", "y", "x")):
        given = [name for name in names if name in {rule.name for rule in rules}]
        assert [] == told(Recipe(game(), *plugins(*rules), phases=given))


@pytest.mark.parametrize("given", list(itertools.permutations("xyz")))
def test_the_recipe_may_give_the_order(given: tuple[str, ...]) -> None:
    """Of phases that do not say it themselves."""
    rulebook = same(Recipe(game(), *plugins(phase("x"), phase("y"), phase("z")), phases=given))
    assert list(given) == [each.name for each in rulebook.phases]


def test_an_order_that_leaves_one_out_is_open() -> None:
    """``phases`` must be complete."""
    recipe = Recipe(game(), *plugins(phase("x"), phase("y"), phase("z")), phases=("y", "x"))
    error = only(RuleConflict, recipe)
    assert ("phases=('y', 'x', 'z')",) == error.remedies
    assert {"x", "y", "z"} == {rule.partition(".")[0] for rule in error.contenders}


def test_all_open_orders_are_settled_by_one_remedy() -> None:
    """Two sales and two pairs of phases: three faults, each with the whole order."""
    rules = sale("a"), sale("b"), phase("p"), phase("q"), phase("r", "before-play"), phase("s", "before-play")
    recipe = Recipe(game(), *plugins(*rules))
    found = faults(recipe)
    assert 3 == len(found)
    assert 1 == len({error.remedies for error in found})
    assert [] == told(applied(recipe, found[0].remedies[0]))


def test_the_remedy_keeps_what_the_recipe_says_already() -> None:
    """Nothing that was decided is opened again."""
    recipe = Recipe(game(), *plugins(sale("a"), sale("b"), phase("p"), phase("q")), phases=("q", "p"))
    error = only(RuleConflict, recipe)
    assert ["q", "p"] == [each.name for each in assemble(applied(recipe, error.remedies[0])).phases]


def test_an_order_against_what_the_rules_say_is_a_conflict() -> None:
    """The recipe may say what is open, not the contrary; never silently."""
    recipe = Recipe(game(), *plugins(phase("x"), phase("y", after="x")), phases=("y", "x"))
    error = only(RuleConflict, recipe)
    assert "'phases' gives 'y' and 'x' an order that their 'after' forbids (x.phase, y.phase)" in str(error)
    assert ("phases=('x', 'y')",) == error.remedies


def test_phases_that_come_after_each_other_are_settled_by_the_recipe() -> None:
    """A circle is an open order like another: the recipe says where it begins."""
    recipe = Recipe(game(), *plugins(phase("x", after="z"), phase("y", after="x"), phase("z", after="y")))
    error = only(RuleConflict, recipe)
    assert "the order of 'x' and 'y' and 'z' is open" in str(error)
    for given in ("xyz", "yzx", "zxy"):
        assert [*given] == [each.name for each in assemble(recipe.but(phases=tuple(given))).phases]
    assert "an order that their 'after' forbids" in str(only(RuleConflict, recipe.but(phases=("x", "z", "y"))))


def test_two_phases_of_one_name_are_a_conflict() -> None:
    """A name is what 'after' and 'phases' go by."""
    twins = [plugin(name, attrs.evolve(phase("twin"), id=f"{name}.phase")) for name in ("one", "two")]
    assert "phase[twin]" == only(RuleConflict, Recipe(game(), *twins)).slot


def test_a_phase_that_is_not_there_is_refused() -> None:
    """With the phases and sales that are."""
    error = only(UnknownRule, Recipe(game(), *plugins(phase("lunch"), sale("swap")), phases=("lunhc",)))
    assert ("lunhc", "phases", ("lunch", "swap")) == (error.name, error.where, error.known)


def test_the_widow_is_sold_in_the_order_of_the_family() -> None:
    """Exchange, offer, auction."""
    rulebook = same(Recipe("michigan", "widow-exchange", "widow-offer", "widow-auction"))
    assert ["exchange", "offer", "auction"] == [each.name for each in rulebook.sales]


@pytest.mark.parametrize(
    ("after", "given", "done", "ties"),
    [
        ({}, (), [], ()),
        ({"a": ()}, (), ["a"], ()),
        ({"a": (), "b": ()}, (), ["a", "b"], ("a", "b")),
        ({"a": (), "b": ()}, ("b", "a"), ["b", "a"], ()),
        ({"a": (), "b": ()}, ("b",), ["b", "a"], ("a", "b")),
        ({"a": ("b",), "b": ()}, (), ["b", "a"], ()),
        ({"a": ("x",), "b": ("a",)}, (), ["a", "b"], ()),
        ({"a": ("b",), "b": ("a",)}, (), ["a", "b"], ("a", "b")),
        ({"a": ("b",), "b": ("a",)}, ("b", "a"), ["b", "a"], ()),
        ({"a": ("a",)}, (), ["a"], ()),
        ({"a": (), "b": ("a",), "c": ("a",)}, (), ["a", "b", "c"], ("b", "c")),
        ({"a": (), "b": ("a",), "c": ("a",)}, ("c", "b", "zzz"), ["a", "c", "b"], ()),
    ],
)
def test_how_things_are_put_in_order(
    after: dict[str, tuple[str, ...]], given: tuple[str, ...], done: list[str], ties: tuple[str, ...]
) -> None:
    """By what each comes after, then by what is given; what is left is named, and in order all the same."""
    for names in itertools.permutations(after):
        assert (done, ties) == in_order(list(names), str, lambda name: after[name], given)
