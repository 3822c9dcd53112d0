"""Recipes: what may be written in one, in Python, in words and in JSON."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from boodle import Card, CardSet, Manifest, NotationError, Recipe, RulePlugin, assemble
from boodle.frozen import FrozenMap
from boodle.recipe import FromText, Ingredient
from kitchen import plugin

PLAIN = plugin("plain", kind="game")


def test_what_is_played_for_how_many() -> None:
    """The names of the README."""
    recipe = Recipe(
        "michigan", "change-suit", ("kitty", {"stake": 3}), seats=5, without=("a.b",), prefer={"c.d": "e.f"}, phases=("g",)
    )
    assert ["michigan", "change-suit", "kitty"] == [each.name for each in recipe.ingredients]
    assert {"stake": 3} == recipe.ingredients[2].parameters
    assert (5, ("a.b",), (("c.d", "e.f"),), ("g",)) == (recipe.seats, recipe.without, recipe.prefer, recipe.phases)
    assert "michigan change-suit kitty:stake=3 -a.b c.d=e.f phases=g" == str(recipe)


def test_four_play_unless_it_is_said() -> None:
    """The default number of seats."""
    assert (4, (), (), ()) == (
        Recipe("michigan").seats,
        Recipe("michigan").without,
        Recipe("michigan").prefer,
        Recipe("michigan").phases,
    )


@pytest.mark.parametrize(
    "ingredient",
    [
        "kitty:stake=3,name=Pot",
        ("kitty", {"stake": FromText("3"), "name": FromText("Pot")}),
        ["kitty", FrozenMap({"name": FromText("Pot"), "stake": FromText("3")})],
        Ingredient("kitty", {"stake": FromText("3"), "name": FromText("Pot")}),
    ],
)
def test_an_ingredient_may_be_written_in_several_ways(ingredient: Any) -> None:
    """A name with parameters, a pair, or the object."""
    assert Recipe("kitty:name=Pot,stake=3") == Recipe(ingredient)
    assert hash(Recipe("kitty:name=Pot,stake=3")) == hash(Recipe(ingredient))


def test_a_plugin_may_be_passed_as_a_class_or_an_object() -> None:
    """Inline, without being installed."""
    assert (
        "plain"
        == Recipe(PLAIN).ingredients[0].name
        == Recipe(PLAIN()).ingredients[0].name
        == Recipe((PLAIN, {})).ingredients[0].name
    )
    assert assemble(Recipe(PLAIN)) == assemble(Recipe(PLAIN()))


def test_order_means_nothing() -> None:
    """Neither of plug-ins, nor of what is left out, nor of preferences; phases are an order."""
    one = Recipe("a", "b:x=1", "c", without=("d", "e"), prefer={"f": "g", "h": "i"}, phases=("j", "k"))
    assert one == Recipe("c", "a", "b:x=1", without=("e", "d"), prefer={"h": "i", "f": "g"}, phases=("j", "k"))
    assert hash(one) == hash(Recipe("c", "a", "b:x=1", without=("e", "d"), prefer={"h": "i", "f": "g"}, phases=("j", "k")))
    assert one != one.but(phases=("k", "j"))


@pytest.mark.parametrize("change", [{"seats": 5}, {"without": ("x",)}, {"prefer": {"x": "y"}}, {"phases": ("x",)}])
def test_another_recipe_is_another_value(change: dict[str, Any]) -> None:
    """Every part counts."""
    recipe = Recipe("michigan", seats=4)
    assert recipe != recipe.but(**change)
    assert recipe != recipe.but("kitty")
    assert Recipe("michigan", "kitty:stake=3") != Recipe("michigan", ("kitty", {"stake": "3"}))


def test_but_changes_what_is_said_and_nothing_else() -> None:
    """More ingredients, or another value of a part."""
    recipe = Recipe("michigan", seats=5, without=("a",), prefer={"b": "c"}, phases=("d",))
    assert Recipe("michigan", "kitty", seats=6, without=("a",), prefer={"b": "c"}, phases=("d",)) == recipe.but("kitty", seats=6)


def test_a_recipe_cannot_be_changed() -> None:
    """What was passed may change, the recipe does not."""
    parameters = {"when": ["rounds"], "cards": {"x"}}
    without = ["a"]
    recipe = Recipe(("session-end", parameters), without=without)
    parameters["when"].append("somebody-broke")  # type: ignore[attr-defined]  # a list here
    parameters["more"] = []
    without.append("b")
    assert {"when": ("rounds",), "cards": frozenset({"x"})} == recipe.ingredients[0].parameters
    assert ("a",) == recipe.without
    with pytest.raises(TypeError):
        recipe.ingredients[0].parameters["when"] = ()  # type: ignore[index]  # it is read-only
    with pytest.raises(AttributeError):
        recipe.seats = 5  # type: ignore[misc]  # it is frozen


def test_lists_and_tuples_are_the_same_parameter() -> None:
    """JSON has no tuples, and cards are text there."""
    assert Recipe(("session-end", {"when": ("rounds",)})) == Recipe(("session-end", {"when": ["rounds"]}))
    assert Recipe(("card-payment", {"exempt": CardSet("8D 9D")})) == Recipe(("card-payment", {"exempt": "8D 9D"}))


# -- in words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "recipe"),
    [
        ("michigan", Recipe("michigan")),
        ("  michigan \n kitty ", Recipe("michigan", "kitty")),
        ("michigan kitty:stake=3", Recipe("michigan", ("kitty", {"stake": FromText("3")}))),
        ("michigan change-suit:fine-to=Kitty", Recipe("michigan", ("change-suit", {"fine_to": FromText("Kitty")}))),
        ("michigan -card-payment -dealer-double.spaces", Recipe("michigan", without=("card-payment", "dealer-double.spaces"))),
        ("michigan stop.stuck=pass-left.stuck", Recipe("michigan", prefer={"stop.stuck": "pass-left.stuck"})),
        ("michigan space[Kitty]=kitty.space", Recipe("michigan", prefer={"space[Kitty]": "kitty.space"})),
        ("michigan phases=b+a phases=c", Recipe("michigan", phases=("b", "a", "c"))),
        ("kitty:stake=", Recipe(("kitty", {"stake": FromText("")}))),
        ("", Recipe()),
    ],
)
def test_a_recipe_is_read_from_words(text: str, recipe: Recipe) -> None:
    """As on the command line."""
    assert recipe == Recipe.parse(text)


def test_the_words_of_a_recipe_are_read_back() -> None:
    """What is printed can be typed."""
    recipe = Recipe.parse(
        "michigan kitty:name=Pot,stake=3 session-end:when=rounds+somebody-broke -a.b c.d=e.f phases=y+x", seats=6
    )
    assert recipe == Recipe.parse(str(recipe), seats=6)


@pytest.mark.parametrize(
    ("recipe", "text"),
    [
        (Recipe(("a", {"b": True, "c": None, "d": ("x", "y")})), "a:b=true,c=none,d=x+y"),
        (Recipe(("a", {"b": CardSet("8D 9D"), "c": Card("AH")})), "a:b=8D+9D,c=AH"),
        (Recipe(("a", {"b": FromText("8D+9D")})), "a:b=8D+9D"),
    ],
)
def test_parameters_are_printed_as_they_are_typed(recipe: Recipe, text: str) -> None:
    """Yes and no, nothing, lists, cards."""
    assert text == str(recipe)


# -- in JSON -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "recipe",
    [
        Recipe(),
        Recipe("michigan", "change-suit", ("kitty", {"stake": 3}), seats=5, without=("a",), prefer={"b": "c"}, phases=("d", "e")),
        Recipe.parse("michigan kitty:stake=3 session-end:when=rounds+somebody-broke"),
        Recipe(
            ("x", {"a": None, "b": True, "c": [1, [2]], "d": "text", "e": Card("AH"), "f": CardSet("AH KC"), "g": (Card("AH"),)})
        ),
    ],
)
def test_a_recipe_goes_through_json_and_comes_back(recipe: Recipe) -> None:
    """Typed parameters stay typed parameters, so that the game is the same."""
    assert recipe == Recipe.from_dict(recipe.to_dict())
    assert recipe == pickle.loads(pickle.dumps(recipe)) == copy.deepcopy(recipe)


def test_a_recipe_as_json() -> None:
    """The form of records, for good."""
    assert {
        "plugins": [
            {"name": "michigan", "parameters": {}},
            {"name": "kitty", "parameters": {"name": "Pot", "stake": {"text": "3"}}},
        ],
        "seats": 5,
        "without": ["a"],
        "prefer": {"b": "c"},
        "phases": ["d"],
    } == Recipe(
        "michigan", ("kitty", {"stake": FromText("3"), "name": "Pot"}), seats=5, without="a", prefer={"b": "c"}, phases="d"
    ).to_dict()


def test_a_typed_recipe_makes_the_same_game_after_json() -> None:
    """'3' was read as a number before, and is after."""
    recipe = Recipe.parse("michigan kitty:stake=3")
    assert (
        assemble(recipe) == assemble(Recipe.from_dict(recipe.to_dict())) == assemble(Recipe("michigan", ("kitty", {"stake": 3})))
    )


@pytest.mark.parametrize(
    ("recipe", "words"),
    [
        (Recipe(PLAIN), "'plain' is passed as a class; only installed plug-ins can be written down"),
        (Recipe(("kitty", {"stake": 1.5})), "the parameter 'stake' of 'kitty' is 1.5, which cannot be written down"),
        (Recipe(("kitty", {"stake": (1, object)})), "the parameter 'stake' of 'kitty' is <class 'object'>"),
    ],
)
def test_what_cannot_be_written_down_is_refused(recipe: Recipe, words: str) -> None:
    """Classes and values of a kind that JSON has not."""
    with pytest.raises(NotationError) as caught:
        recipe.to_dict()
    assert words in str(caught.value)


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        [],
        {"plugins": []},
        {"seats": 4},
        {"plugins": [], "seats": 4, "more": 1},
        {"plugins": [], "seats": 4, 5: 1},
        {"plugins": {"name": "michigan"}, "seats": "4"},
        {"plugins": ["michigan"], "seats": 4},
        {"plugins": [{"parameters": {}}], "seats": 4},
        {"plugins": [{"name": "kitty", "parameters": []}], "seats": 4},
        {"plugins": [{"name": 5}], "seats": 4},
        {"plugins": [{"name": "kitty", "version": 1}], "seats": 4},
        {"plugins": [], "seats": True},
        {"plugins": [], "seats": 4, "without": 5},
        {"plugins": [], "seats": 4, "prefer": ["ab"]},
    ],
)
def test_json_that_is_no_recipe_is_refused(data: Any) -> None:
    """With one line that says what is wrong."""
    with pytest.raises(NotationError) as caught:
        Recipe.from_dict(data)
    assert "\n" not in str(caught.value)


# -- what is refused ---------------------------------------------------------------------------------------------------


class Nameless(RulePlugin):
    """Has no manifest."""


class Misnamed(RulePlugin):
    """Its manifest is none."""

    manifest = "misnamed"  # type: ignore[assignment]  # that is what is wrong with it


@pytest.mark.parametrize(
    "ingredient",
    [
        5, None, object, object(), "", " ", "two words", "tab\tbed", "kitty:", "kitty:stake", "kitty:=3", "kitty:stake=3,",
        ":stake=3", "kitty:stake=1,stake=2", "kitty:fine-to=a,fine_to=b", (), ("kitty",), ("kitty", {}, 1), ("kitty", 3), (5, {}),
        ("kitty", {5: 1}), ("two words", {}), Nameless, Misnamed, (Nameless, {}), Nameless(), RulePlugin, Manifest, "x" * 101,
        b"kitty", {"kitty": {}},
    ],
)  # fmt: skip
def test_what_is_no_ingredient_is_refused(ingredient: Any) -> None:
    """At once, with one line that says how to write it."""
    with pytest.raises(NotationError) as caught:
        Recipe(ingredient)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seats", [0, -1, 4.0, "4", True, None, 1000, 10**30])
def test_what_is_no_number_of_players_is_refused(seats: Any) -> None:
    """Whether so many can play is for the plug-ins to say."""
    with pytest.raises(NotationError, match="'seats' is"):
        Recipe("michigan", seats=seats)


@pytest.mark.parametrize(
    "changes",
    [
        {"without": 5}, {"without": (5,)}, {"without": (None,)}, {"without": b"ab"}, {"phases": 5}, {"phases": {"a", "b"}},
        {"phases": (1,)}, {"prefer": "ab"}, {"prefer": 5}, {"prefer": {"a": 5}}, {"prefer": {5: "a"}}, {"prefer": [("a",)]},
        {"prefer": [("a", "b", "c")]}, {"prefer": ["ab"]}, {"prefer": [("a", "b"), ("a", "c")]}, {"prefer": {1: 2}},
    ],
)  # fmt: skip
def test_what_is_no_list_of_names_is_refused(changes: dict[str, Any]) -> None:
    """Also a set for an order, and two preferences for one slot."""
    with pytest.raises(NotationError):
        Recipe("michigan", **changes)


@pytest.mark.parametrize("text", ["-", "michigan -", "=x", "a.b=", "a.b=c a.b=d", "michigan:", 5, None, b"michigan"])
def test_words_that_are_no_recipe_are_refused(text: Any) -> None:
    """Also two preferences for one slot."""
    with pytest.raises(NotationError):
        Recipe.parse(text)
