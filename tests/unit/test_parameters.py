"""Parameters of plug-ins: who gives which value, what fits, what somebody typed."""

from __future__ import annotations

from typing import Any, Literal

import attrs
import pytest

from boodle import Bank, Card, CardSet, Manifest, ParameterError, Recipe, RuleConflict, RulePlugin, Setup, assemble, hookimpl
from boodle.recipe import FromText
from kitchen import faults, game, only, plugin, same


@attrs.frozen
class Everything:
    """A parameter of every type."""

    number: int = 1
    flag: bool = False
    word: Literal["one", "two", 3] = "one"
    words: tuple[Literal["a", "b"], ...] = ("a",)
    numbers: tuple[int, ...] = ()
    pair: tuple[int, str] = (1, "x")
    text: str = "text"
    maybe: int | None = None
    either: bool | Literal["some"] = False
    card: Card = attrs.field(factory=lambda: Card("AH"))
    cards: CardSet = attrs.field(factory=CardSet)
    row: tuple[Card, ...] = ()
    perhaps: CardSet | None = None
    share: float = 0.5
    anything: Any = None


class Taker(RulePlugin):
    """Takes a parameter of every type and says nothing about the game."""

    manifest = Manifest(name="taker", version="1.0", kind="house-rule", summary="takes everything")

    @hookimpl
    def boodle_parameters(self) -> type[Everything]:
        return Everything


def taken(parameter: str, value: Any) -> Any:
    """The value that the plug-in gets."""
    rulebook = assemble(Recipe(game(), (Taker, {parameter: value})))
    return dict(next(each.parameters for each in rulebook.plugins if each.name == "taker"))[parameter]


@pytest.mark.parametrize(
    ("parameter", "value", "got"),
    [
        ("number", 5, 5),
        ("flag", True, True),
        ("word", "two", "two"),
        ("word", 3, 3),
        ("words", ("a", "b"), ("a", "b")),
        ("words", ["a"], ("a",)),
        ("words", [], ()),
        ("numbers", [1, 2], (1, 2)),
        ("pair", [2, "y"], (2, "y")),
        ("text", "", ""),
        ("maybe", None, None),
        ("maybe", 4, 4),
        ("either", "some", "some"),
        ("card", Card("KC"), Card("KC")),
        ("card", "♣K", Card("KC")),
        ("cards", CardSet("KC 2D"), CardSet("KC 2D")),
        ("cards", "KC 2D", CardSet("KC 2D")),
        ("row", "KC 2D", (Card("KC"), Card("2D"))),
        ("row", (Card("KC"),), (Card("KC"),)),
        ("row", ["KC", "2D"], (Card("KC"), Card("2D"))),
        ("perhaps", "8D", CardSet("8D")),
        ("share", 0.25, 0.25),
        ("anything", ("x", 1), ("x", 1)),
    ],
)
def test_a_value_that_fits(parameter: str, value: Any, got: Any) -> None:
    """Lists stand for tuples, and text for cards."""
    assert (type(got), got) == (type(taken(parameter, value)), taken(parameter, value))


@pytest.mark.parametrize(
    ("parameter", "text", "got"),
    [
        ("number", "5", 5),
        ("number", "-5", -5),
        ("flag", "yes", True),
        ("flag", "OFF", False),
        ("word", "two", "two"),
        ("word", "3", 3),
        ("words", "b+a", ("b", "a")),
        ("words", "", ()),
        ("numbers", "1+2", (1, 2)),
        ("pair", "2+y", (2, "y")),
        ("text", "5", "5"),
        ("text", "yes", "yes"),
        ("maybe", "none", None),
        ("maybe", "4", 4),
        ("either", "some", "some"),
        ("either", "true", True),
        ("card", "KC", Card("KC")),
        ("cards", "KC+2D", CardSet("KC 2D")),
        ("cards", "", CardSet()),
        ("row", "KC+2D", (Card("KC"), Card("2D"))),
        ("perhaps", "none", None),
        ("share", "0.25", 0.25),
        ("anything", "x", "x"),
    ],
)
def test_a_value_that_somebody_typed(parameter: str, text: str, got: Any) -> None:
    """It is read as the type of the parameter wants it."""
    assert (type(got), got) == (type(taken(parameter, FromText(text))), taken(parameter, FromText(text)))


@pytest.mark.parametrize(
    ("parameter", "value", "expected"),
    [
        ("number", "5", "expected a whole number"),
        ("number", 5.0, "expected a whole number"),
        ("number", True, "expected a whole number"),
        ("number", None, "expected a whole number"),
        ("number", 10**30, "expected a whole number"),
        ("number", FromText("many"), "is 'many'; expected a whole number"),
        ("number", FromText(""), "is ''; expected a whole number"),
        ("number", FromText("1+2"), "expected a whole number"),
        ("flag", 1, "expected True or False"),
        ("flag", FromText("1"), "expected True or False"),
        ("word", "three", "expected one of 'one', 'two', 3"),
        ("word", "3", "expected one of"),
        ("word", True, "expected one of"),
        ("words", "a", "expected several, each one of 'a', 'b'"),
        ("words", ("c",), "expected several"),
        ("words", FromText("a+c"), "is 'a+c'; expected several"),
        ("numbers", (1, "2"), "expected several, each a whole number"),
        ("pair", (1,), "expected 2 values"),
        ("pair", FromText("1+2+3"), "expected 2 values"),
        ("text", 5, "expected text"),
        ("maybe", "none", "expected a whole number or None"),
        ("maybe", FromText("nothing"), "expected a whole number or None"),
        ("card", "ZZ", "expected a card"),
        ("card", FromText("AH+KC"), "expected a card"),
        ("cards", "AH ZZ", "expected cards"),
        ("cards", 5, "expected cards"),
        ("row", "ZZ", "expected several, each a card"),
        ("share", "half", "expected float"),
    ],
)
def test_a_value_that_does_not_fit(parameter: str, value: Any, expected: str) -> None:
    """One error that says what came and what was expected; nothing is guessed."""
    error = only(ParameterError, Recipe(game(), (Taker, {parameter: value})))
    assert ("taker", parameter) == (error.plugin, error.parameter)
    assert f"parameter '{parameter}' of 'taker' is " in str(error)
    assert expected in str(error)


@pytest.mark.parametrize(
    ("name", "hint"), [("numbr", "did you mean 'number' or 'numbers'"), ("zzz", "known are 'anything', 'card'")]
)
def test_a_parameter_that_is_not_there(name: str, hint: str) -> None:
    """With what may have been meant."""
    error = only(ParameterError, Recipe(game(), (Taker, {name: 1})))
    assert f"'taker' has no parameter '{name}'" in str(error)
    assert hint in str(error)


def test_each_wrong_parameter_is_an_error_of_its_own() -> None:
    """All at once."""
    found = faults(Recipe(game(), (Taker, {"number": "x", "flag": "x", "no": "x", "word": "two"})))
    assert ["flag", "no", "number"] == sorted(getattr(error, "parameter", "") for error in found)


def _small(_: object, __: object, value: int) -> None:
    if value > 3:
        raise ValueError(f"{value} is too much")


@attrs.frozen
class Choosy:
    """Parameters with validators, one of them about two fields."""

    low: int = attrs.field(default=1, validator=_small)
    high: int = attrs.field(default=2, validator=_small)
    secret: int = attrs.field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


class Strict(RulePlugin):
    """Has parameters with validators."""

    manifest = Manifest(name="strict", version="1.0", kind="house-rule", summary="takes little")

    @hookimpl
    def boodle_parameters(self) -> type[Choosy]:
        return Choosy


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"high": 4}, ["parameter 'high' of 'strict' does not fit: 4 is too much"]),
        (
            {"low": 5, "high": 4},
            ["'high' of 'strict' does not fit: 4 is too much", "'low' of 'strict' does not fit: 5 is too much"],
        ),
        ({"low": 3}, ["parameter 'low' of 'strict' does not fit: low is above high"]),
        ({"low": 3, "high": 2}, ["parameter 'low' of 'strict' does not fit: low is above high"]),
        ({"secret": 1}, ["'strict' has no parameter 'secret'"]),
    ],
)
def test_what_the_plugins_own_validators_refuse(given: dict[str, int], said: list[str]) -> None:
    """Each refused value is named, with the reason."""
    found = faults(Recipe(game(), (Strict, given)))
    assert len(said) == len(found)
    for words, error in zip(said, found, strict=True):
        assert words in str(error)


def test_values_are_judged_together() -> None:
    """'low' alone would be above the default of 'high'."""
    rulebook = assemble(Recipe(game(), (Strict, {"low": 3, "high": 3})))
    assert (("high", 3), ("low", 3), ("secret", 0)) == next(each.parameters for each in rulebook.plugins if each.name == "strict")


@attrs.frozen
class Fussy:
    """A class that refuses two values that are good alone."""

    one: int = 0
    two: int = 0

    def __attrs_post_init__(self) -> None:
        if self.one and self.two:
            raise ValueError("one or two, not both")


class Fuss(RulePlugin):
    """Has parameters that exclude each other."""

    manifest = Manifest(name="fuss", version="1.0", kind="house-rule", summary="one or two")

    @hookimpl
    def boodle_parameters(self) -> type[Fussy]:
        return Fussy


def test_values_that_exclude_each_other() -> None:
    """Neither is wrong alone, so the error is about both."""
    error = only(ParameterError, Recipe(game(), (Fuss, {"one": 1, "two": 1})))
    assert "the parameters of 'fuss' do not fit: one or two, not both" == str(error)
    assert "" == error.parameter


# -- who gives which value ---------------------------------------------------------------------------------------------


def stake(*ingredients: Any, without: tuple[str, ...] = ()) -> Any:
    """What is staked into the kitty."""
    rulebook = same(Recipe(*ingredients, without=without))
    return next(dict(each.parameters)["stake"] for each in rulebook.plugins if each.name == "kitty")


RICH = game("rich", requires=(("kitty", {"stake": 5}),))
FOUR = plugin("four", requires=(("kitty", {"stake": 4}),))
THREE = plugin("three", requires=(("kitty", {"stake": 3}),))
NAMED = plugin("named", requires=(("kitty", {"name": "Pot"}),))


def test_the_default_of_the_class_comes_last() -> None:
    """Nobody says anything."""
    assert 2 == stake(game(), "kitty")


def test_a_games_requirement_outranks_the_default() -> None:
    """Also where the recipe names the plug-in without parameters."""
    assert 5 == stake(RICH) == stake(RICH, "kitty")


def test_a_house_rules_requirement_outranks_the_games() -> None:
    """It was the player who named the house rule."""
    assert 4 == stake(RICH, FOUR)


def test_a_bridges_requirement_counts_like_a_house_rules() -> None:
    """Bridges too are named by the player."""
    assert 4 == stake(RICH, plugin("four", requires=(("kitty", {"stake": 4}),), kind="bridge"))


def test_the_recipe_outranks_everybody() -> None:
    """And settles what others contest."""
    assert 1 == stake(RICH, FOUR, ("kitty", {"stake": 1})) == stake(RICH, FOUR, THREE, ("kitty", {"stake": 1}))


def test_parameters_count_one_by_one() -> None:
    """The recipe gives the stake, a house rule the name, and neither takes away the other."""
    rulebook = same(Recipe(RICH, NAMED, ("kitty", {"stake": 1})))
    assert (("name", "Pot"), ("stake", 1)) == next(each.parameters for each in rulebook.plugins if each.name == "kitty")


def test_two_values_at_one_level_are_a_conflict() -> None:
    """Named once, with the values ready to be pasted."""
    error = only(RuleConflict, Recipe(RICH, THREE, FOUR))
    assert ("kitty:stake", ("four", "three")) == (error.slot, error.contenders)
    assert ("('kitty', {'stake': 3})", "('kitty', {'stake': 4})") == error.remedies
    assert "parameter 'stake' of 'kitty' is given twice: 'four' says 4 and 'three' says 3" in str(error)


def test_equal_values_at_one_level_are_no_conflict() -> None:
    """Written as list or as tuple, as text or as cards."""
    one = plugin("one", requires=(("card-payment", {"exempt": "8D"}),))
    two = plugin("two", requires=(("card-payment", {"exempt": CardSet("8D")}),))
    assert CardSet("8D") == same(Recipe("michigan", one, two)).card_payments[0].exempt


def test_a_value_that_is_outranked_is_not_judged() -> None:
    """Only what counts is looked at."""
    assert 1 == stake(game("odd", requires=(("kitty", {"stake": "much"}),)), ("kitty", {"stake": 1}))


def test_who_gave_a_wrong_value_is_said() -> None:
    """A requirement is the fault of the plug-in that has it."""
    error = only(ParameterError, Recipe(game("odd", requires=(("kitty", {"stake": "much"}),))))
    assert "parameter 'stake' of 'kitty' is 'much' (by 'odd'); expected a whole number" == str(error)


def test_true_is_not_one() -> None:
    """Python says they are equal, chips are not."""
    yes = plugin("yes", requires=(("kitty", {"stake": True}),))
    one = plugin("one", requires=(("kitty", {"stake": 1}),))
    error = only(ParameterError, Recipe(game(), "kitty", yes, one))
    assert "is True (by 'yes'); expected a whole number" in str(error)


def test_what_a_plugin_asks_for_must_be_its_own_class() -> None:
    """``setup.of`` of another class is a fault of the plug-in."""

    class Confused(Taker):
        """Asks for parameters of another plug-in."""

        manifest = Manifest(name="confused", version="1.0", kind="house-rule", summary="asks for the wrong class")

        @hookimpl
        def boodle_bank(self, setup: Setup) -> Bank:
            return Bank(id="confused.bank", cannot_pay="debt" if setup.of(Choosy) else "partial")

    (error,) = faults(Recipe(game(), Confused))
    assert "hook 'boodle_bank': got TypeError: the parameters are Everything(" in str(error) or "ArgumentError" in str(error)
