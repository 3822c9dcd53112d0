"""Plug-ins: what one may look like, how they are found, and attacks on both."""

from __future__ import annotations

import subprocess
import sys
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

from boodle import (
    ArgumentError,
    AssemblyError,
    Bank,
    CardPayment,
    DealRule,
    Deck,
    DeclaredConflict,
    Fee,
    Layout,
    LeadChoice,
    Manifest,
    NotOneGame,
    ParameterError,
    PluginInvalid,
    PluginLoadError,
    Problem,
    Recipe,
    Requirement,
    RequirementMissing,
    Rulebook,
    RulePlugin,
    RulesError,
    SeatsError,
    Setup,
    Space,
    Stopped,
    assemble,
    hookimpl,
    installed,
)
from boodle.assembly import declared, default_parameters
from boodle.standard import Standard
from kitchen import faults, game, install, only, plugin, same, told

PLAIN = game()


def house_rule(name: str) -> Manifest:
    """A manifest."""
    return Manifest(name=name, version="1.0", kind="house-rule", summary=f"the {name} of a test")


# -- what a hook may answer --------------------------------------------------------------------------------------------

DEBT = Bank(id="mine.bank", cannot_pay="debt")


class Mine(RulePlugin):
    """A house rule whose one answer is the subject of a test."""

    manifest = house_rule("mine")
    answer: Any = DEBT

    @hookimpl
    def boodle_bank(self, setup: Setup) -> Any:
        return type(self).answer


@pytest.mark.parametrize("answer", [DEBT, [DEBT], (DEBT,), {DEBT}, iter([DEBT]), (each for each in [DEBT])])
def test_a_hook_may_answer_with_one_declaration_or_several(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone, in a list, or one after the other."""
    monkeypatch.setattr(Mine, "answer", answer)
    assert "debt" == assemble(Recipe(PLAIN, Mine)).bank.cannot_pay


@pytest.mark.parametrize("answer", [None, (), []])
def test_a_hook_may_answer_nothing(answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Depending on its parameters, for example."""
    monkeypatch.setattr(Mine, "answer", answer)
    assert assemble(Recipe(PLAIN)).fingerprint == same(Recipe(PLAIN, Mine)).fingerprint


class SpecialBank(Bank):
    """A kind of declaration that the core does not know."""


class Unprintable:
    """Breaks when it is shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


class Broken:
    """Breaks when it is gone through."""

    def __iter__(self) -> Iterator[Bank]:
        raise KeyError("gone")


@pytest.mark.parametrize(
    ("answer", "got"),
    [
        ("debt", "'debt', expected Bank, several of them, or None"),
        (b"debt", "b'debt', expected Bank"),
        (5, "5, expected Bank"),
        (Bank, "<class 'boodle.rules.paying.Bank'>, expected Bank"),
        ({"cannot_pay": "debt"}, "{'cannot_pay': 'debt'}, expected Bank"),
        ([DEBT, None], "None, expected Bank"),
        ([[DEBT]], "[Bank("),
        (DealRule(id="mine.deal"), "DealRule("),
        (SpecialBank(id="mine.bank", cannot_pay="debt"), "SpecialBank("),
        (Unprintable(), "<Unprintable>, expected Bank"),
        (Broken(), "KeyError: 'gone', expected an answer, not an error"),
        (Bank(id="yours.bank"), "the rule id 'yours.bank', expected an id that begins with 'mine.'"),
        (Bank(id="mine"), "the rule id 'mine'"),
        (Bank(id="mine."), "the rule id 'mine.'"),
        (Bank(id=5), "the rule id 5"),  # type: ignore[arg-type]  # that is what is wrong with it
        (Bank(id="core.bank"), "the rule id 'core.bank'"),
    ],
)
def test_any_other_answer_is_refused(answer: Any, got: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message says what came and what was expected."""
    monkeypatch.setattr(Mine, "answer", answer)
    error = only(PluginInvalid, Recipe(PLAIN, Mine))
    assert ("mine", "boodle_bank") == (error.plugin, error.hook)
    assert got in str(error)
    assert 300 > len(str(error))


class Mute(Exception):
    """Cannot even say what is wrong."""

    def __str__(self) -> str:
        raise RuntimeError("mute")


def test_an_error_that_cannot_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Is told by its kind."""

    class Answers:
        """Cannot be gone through."""

        def __iter__(self) -> Iterator[Bank]:
            raise Mute

    monkeypatch.setattr(Mine, "answer", Answers())
    assert "hook 'boodle_bank': got Mute, expected an answer" in str(only_fault(Recipe(PLAIN, Mine)))


@pytest.mark.parametrize("replaces", ["plain.bank", ["plain.bank"], (5,)])
def test_what_a_bridge_replaces_is_a_tuple_of_names(replaces: Any) -> None:
    """A string would be taken for many rules of one letter."""
    bridge = plugin("bridge", Bank(id="bridge.bank", cannot_pay="debt", replaces=replaces), kind="bridge")
    assert "expected a tuple of rule ids" in str(only(PluginInvalid, Recipe(PLAIN, bridge)))


def test_parameters_that_raise_are_told_once() -> None:
    """The plug-in is asked nothing more, and no other is blamed for missing it."""

    class Shy(Mine):
        """Cannot say what its parameters are."""

        manifest = house_rule("shy")

        @hookimpl
        def boodle_parameters(self) -> type:
            raise LookupError("not today")

    error = only(PluginInvalid, Recipe(PLAIN, (Shy, {"chips": 1}), prefer={"bank.cannot_pay": "shy.bank"}))
    assert "plug-in 'shy', hook 'boodle_parameters': got LookupError: not today" in str(error)


def test_each_wrong_answer_of_a_hook_is_a_fault_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the right one besides still counts."""
    monkeypatch.setattr(Mine, "answer", ["debt", 5, DEBT, Bank(id="x.y")])
    other = plugin("other", Bank(id="other.bank", cannot_pay="partial"))
    assert ["PluginInvalid"] * 3 + ["RuleConflict"] == [type(error).__name__ for error in faults(Recipe(PLAIN, Mine, other))]


def test_the_error_of_a_hook_is_kept() -> None:
    """For the author of the plug-in: the traceback leads to the line."""

    class Dividing(RulePlugin):
        """Divides by zero."""

        manifest = house_rule("dividing")

        @hookimpl
        def boodle_bank(self, setup: Setup) -> Bank:
            return Bank(id=f"dividing.{1 // (setup.seats - 4)}")

    (error,) = faults(Recipe(PLAIN, Dividing))
    assert isinstance(error.__cause__, ZeroDivisionError)


# -- what a hook may look like -----------------------------------------------------------------------------------------


def test_hooks_may_be_inherited_static_or_of_the_class_and_need_no_arguments() -> None:
    """However Python finds them."""

    class Base(RulePlugin):
        """Answers about the bank, without asking how many play."""

        manifest = house_rule("base")

        @hookimpl
        def boodle_bank(self) -> Bank:  # type: ignore[override]  # fewer arguments are allowed
            return Bank(id=f"{self.manifest.name}.bank", cannot_pay="debt")

    class Child(Base):
        """Answers about more."""

        manifest = house_rule("child")

        @staticmethod
        @hookimpl
        def boodle_deck(setup: Setup) -> Deck:
            return Deck(id="child.deck", ace="low" if setup.seats else "high")

        @classmethod
        @hookimpl
        def boodle_lead_choice(cls, setup: Setup) -> LeadChoice:
            return LeadChoice(id=f"{cls.manifest.name}.choice", card="any" if setup.seats else "lowest-in-hand")

        @hookimpl
        def boodle_deal(this, setup: Setup, seats: int = 0) -> DealRule:  # noqa: N805  # an odd name for 'self'
            return DealRule(id="child.deal", turn_up=seats == 0)

    rulebook = same(Recipe(PLAIN, Child))
    assert ("debt", "low", "any", True) == (
        rulebook.bank.cannot_pay, rulebook.deck.ace, rulebook.lead_choice.card, rulebook.deal.turn_up,
    )  # fmt: skip


def test_a_child_may_not_speak_in_the_name_of_its_parent() -> None:
    """Rule ids of the parent are foreign ids."""

    class Child(Mine):
        """Has another name."""

        manifest = house_rule("another")

    assert "the rule id 'mine.bank', expected an id that begins with 'another.'" in str(only(PluginInvalid, Recipe(PLAIN, Child)))


def faulty(**members: Any) -> type[RulePlugin]:
    """A plug-in with these members."""
    return type("Faulty", (RulePlugin,), {"manifest": house_rule("faulty")} | members)


def _plain(self: Any, setup: Setup) -> None:
    """Says nothing."""
    assert self is not setup


def _with_table(self: Any, setup: Setup, table: object) -> None:
    """Wants to see the table."""
    assert self is not table is not setup


def _by_name(self: Any, *, setup: Setup) -> None:
    """Wants its argument by name."""
    assert self is not setup


def _around(self: Any, setup: Setup) -> Iterator[None]:
    """Wants to see what others say."""
    assert self is not setup
    yield


def marked(hook: Any, **how: Any) -> Any:
    """A hook of its own with the marker."""
    copy = types.FunctionType(hook.__code__, hook.__globals__, hook.__name__)
    copy.__kwdefaults__ = hook.__kwdefaults__
    return hookimpl(**how)(copy)


@pytest.mark.parametrize(
    ("members", "hook", "words"),
    [
        (
            {"boodle_bonk": 5},
            "boodle_bonk",
            "got a hook 'boodle_bonk', expected one of boodle's hooks (did you mean 'boodle_bank'?)",
        ),
        ({"boodle_bank": 5}, "boodle_bank", "got 'boodle_bank' without '@hookimpl'"),
        ({"boodle_bank": None}, "boodle_bank", "got 'boodle_bank' without '@hookimpl'"),
        ({"boodle_bank": _plain}, "boodle_bank", "without '@hookimpl'"),
        ({"boodle_bank": property(len)}, "boodle_bank", "without '@hookimpl'"),
        ({"bank": marked(_plain)}, "bank", "got a hook 'bank'"),
        ({"boodle_bank": marked(_with_table)}, "boodle_bank", "got the arguments table, expected setup"),
        ({"boodle_bank": marked(_by_name)}, "boodle_bank", "setup"),
        ({"boodle_review": marked(_plain)}, "boodle_review", "got the arguments setup, expected rulebook"),
        ({"boodle_parameters": marked(_plain)}, "boodle_parameters", "got the arguments setup, expected none"),
        ({"boodle_bank": marked(_around, hookwrapper=True)}, "boodle_bank", "got a wrapper"),
        ({"boodle_bank": marked(_plain, specname="boodle_deal")}, "boodle_bank", "got a hook that stands for 'boodle_deal'"),
    ],
)
def test_a_hook_of_the_wrong_form_is_refused(members: dict[str, Any], hook: str, words: str) -> None:
    """Pluggy would ignore most of these silently."""
    error = only(PluginInvalid, Recipe(PLAIN, faulty(**members)))
    assert ("faulty", hook) == (error.plugin, error.hook)
    assert words in str(error)


def test_every_wrong_hook_is_a_fault_of_its_own() -> None:
    """All at once."""
    wrong = faulty(boodle_bonk=5, boodle_bank=6, boodle_deal=marked(_with_table))
    assert ["boodle_bank", "boodle_bonk", "boodle_deal"] == [getattr(error, "hook", "") for error in faults(Recipe(PLAIN, wrong))]


def test_an_object_with_state_is_a_plugin_too() -> None:
    """Its answers may depend on how it was made."""

    class Counted(RulePlugin):
        """Pays so many chips for a card."""

        manifest = house_rule("counted")

        def __init__(self, chips: int) -> None:
            self.chips = chips

        @hookimpl
        def boodle_payments(self, setup: Setup) -> CardPayment:
            return CardPayment(id="counted.cards", chips=self.chips)

    assert [3] == [payment.chips for payment in assemble(Recipe(PLAIN, Counted(3))).card_payments]
    assert "'counted' cannot be built: TypeError" in str(only(PluginLoadError, Recipe(PLAIN, Counted)))


def test_a_hook_is_never_given_a_state() -> None:
    """It is told the seats and its own parameters, and nothing else."""
    assert ["seats", "parameters"] == [field.name for field in attrs.fields(Setup)]


# -- manifests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "manifest",
    [
        {"name": ""}, {"name": "two words"}, {"name": "a.b"}, {"name": "a:b"}, {"name": "-a"}, {"name": "a="}, {"name": 5},
        {"name": "a\n"}, {"version": 1}, {"kind": "rule"}, {"kind": None}, {"seats": (3,)}, {"seats": (5, 3)}, {"seats": (0, 4)},
        {"seats": ("3", "8")}, {"seats": (3, 8, 9)}, {"seats": (True, 8)}, {"requires": "kitty"}, {"requires": ("mine",)},
        {"requires": ("kitty", "kitty")}, {"requires": ("kitty", ("kitty", {"stake": 1}))}, {"requires": ("two words",)},
        {"conflicts": (("mine", "hates itself"),)}, {"conflicts": ("kitty",)}, {"conflicts": (("kitty",),)},
        {"conflicts": (("kitty", 5),)}, {"conflicts": (("kitty", "a"), ("kitty", "b"))}, {"requires": (("kitty", ["stake"]),)},
        {"requires": (("kitty", {5: 1}),)}, {"requires": (5,)},
    ],
)  # fmt: skip
def test_a_manifest_that_makes_no_sense_cannot_be_made(manifest: dict[str, Any]) -> None:
    """A plug-in that requires itself, or hates itself, never gets as far as a recipe."""
    with pytest.raises((ValueError, TypeError)):
        Manifest(**{"name": "mine", "version": "1", "kind": "house-rule", "summary": ""} | manifest)


def test_a_manifest_is_a_value() -> None:
    """It can be hashed, and its requirements cannot be changed."""
    wanted = {"when": ["rounds"]}
    manifest = Manifest(
        name="x", version="1", kind="game", summary="", requires=(("session-end", wanted), Requirement(name="kitty"))
    )
    wanted["when"].append("somebody-broke")
    assert {"when": ("rounds",)} == manifest.requires[0].parameters
    assert hash(manifest) == hash(attrs.evolve(manifest))
    with pytest.raises(TypeError):
        manifest.requires[0].parameters["when"] = ()  # type: ignore[index]  # it is read-only


@pytest.mark.parametrize("name", ["core", "standard", "boodle", "recipe"])
def test_reserved_names(name: str) -> None:
    """``core.*`` is the engine's own, and 'standard' what holds where nobody says otherwise."""
    error = only(PluginInvalid, Recipe(PLAIN, plugin(name, Bank(id=f"{name}.bank", cannot_pay="debt"))))
    assert f"got the name '{name}', expected another name, this one is reserved" in str(error)


def test_standard_cannot_be_named_as_a_house_rule() -> None:
    """It would outrank the game."""
    assert "reserved" in str(only(PluginInvalid, Recipe("boodle-fi", Standard)))
    assert ["UnknownPlugin"] == [kind for kind, _ in told(Recipe("boodle-fi", "standard"))]


@pytest.mark.parametrize("without", [("standard",), ("standard", "michigan.deal")])
def test_standard_cannot_be_left_out(without: tuple[str, ...]) -> None:
    """The engine must never meet an open question."""
    error = only(RulesError, Recipe("michigan", without=without))
    assert "'standard' is left out, but nobody else answers 'deck.removed', 'deck.ace'" in str(error)


def test_a_default_that_nobody_else_gives_cannot_be_left_out() -> None:
    """Nor replaced by a bridge that does not say as much."""
    assert "'standard.stop' is left out, but nobody else answers 'stop.leader', 'stop.stuck', 'stop.nobody'" in str(
        only(RulesError, Recipe("boodle-de", without=("standard.stop",)))
    )
    less = plugin("less", Bank(id="less.bank", cannot_pay="debt", replaces=("standard.bank",)), kind="bridge")
    assert "nobody else answers 'bank.ante_short', 'bank.broke_when', 'bank.odd_chips'" in str(
        only(RulesError, Recipe(PLAIN, less))
    )
    assert ["RulesError"] * 2 == [kind for kind, _ in told(Recipe(PLAIN, without=("standard.stop", "standard.bank")))]


def test_without_an_ending_a_session_would_not_end() -> None:
    """An ending by default is a default like others."""
    assert "nobody else answers 'session-end'" in str(only(RulesError, Recipe(PLAIN, without=("standard.session-end",))))


# -- requirements and conflicts ----------------------------------------------------------------------------------------


def test_what_a_game_requires_comes_along() -> None:
    """At the game's rank, asked for by the game."""
    rulebook = same(Recipe("michigan-rummy"))
    assert {("kitty", "michigan-rummy", "game")} == {(e.name, e.asked_by, e.rank) for e in rulebook.plugins if e.name == "kitty"}


def test_what_a_house_rule_requires_must_be_there() -> None:
    """It says what to add; adding it, or leaving the rule out, settles it."""
    error = only(
        RequirementMissing, Recipe("michigan", plugin("needs", requires=("kitty", "tiebreak"), kind="bridge"), "tiebreak")
    )
    assert ("needs", "kitty", ("'kitty'", "without=('needs',)")) == (error.plugin, error.missing, error.remedies)


def test_a_house_rule_may_require_what_the_game_brings() -> None:
    """Whoever brings it."""
    assert "needs" in [each.name for each in same(Recipe("michigan-rummy", plugin("needs", requires=("kitty",)))).plugins]


def test_house_rules_may_require_each_other() -> None:
    """Both are named, so both are there."""
    same(Recipe(PLAIN, plugin("hen", requires=("egg",)), plugin("egg", requires=("hen",))))
    error = only(RequirementMissing, Recipe(PLAIN, plugin("hen", requires=("egg",))))
    assert "'hen' needs 'egg'; install 'egg' and add it to the recipe, or leave 'hen' out too" == str(error)


def test_what_a_house_rule_requires_may_not_be_left_out() -> None:
    """Leaving out the kitty leaves out what needs it too."""
    needs = plugin("needs", requires=("kitty",))
    error = only(RequirementMissing, Recipe("michigan", "kitty", needs, without=("kitty",)))
    assert ("take 'kitty' out of 'without'" in str(error), ("without=('needs',)",)) == (True, error.remedies)


def test_a_requirement_that_is_not_installed_is_one_fault() -> None:
    """Of the house rule, or of the game that would bring it along."""
    (error,) = faults(Recipe("michigan", plugin("needs", requires=("no-such",))))
    assert isinstance(error, RequirementMissing)
    assert ["UnknownPlugin"] == [
        kind for kind, _ in told(Recipe(game("x", requires=("no-such",)), plugin("y", requires=("no-such",))))
    ]


def test_a_house_rule_may_require_its_game() -> None:
    """A rule for one game only."""
    only_for = plugin("only-for", requires=("michigan",))
    same(Recipe("michigan", only_for))
    assert ["RequirementMissing"] == [kind for kind, _ in told(Recipe("boodle-de", only_for))]
    only(NotOneGame, Recipe(only_for))


def test_a_game_cannot_bring_a_game_along() -> None:
    """A recipe has exactly one."""
    error = only(PluginInvalid, Recipe(game("x", requires=("michigan",))))
    assert "plug-in 'x': got the game 'michigan' in 'requires'" in str(error)


def test_a_conflict_that_both_declare_is_one_fault() -> None:
    """With both reasons."""
    cat = plugin("cat", conflicts=(("dog", "dogs bark"),))
    dog = plugin("dog", conflicts=(("cat", "cats scratch"),))
    error = only(DeclaredConflict, Recipe(PLAIN, cat, dog))
    assert (("cat", "dog"), "cats scratch and dogs bark") == (error.plugins, error.why)
    assert ("without=('cat',)", "without=('dog',)") == error.remedies


def test_a_conflict_with_the_game_leaves_the_house_rule_out() -> None:
    """The game stays."""
    error = only(DeclaredConflict, Recipe("michigan", plugin("cat", conflicts=(("michigan", "no cats"),))))
    assert ("without=('cat',)",) == error.remedies


def test_a_conflict_with_what_a_game_brings_along() -> None:
    """It is settled by leaving out either, the required one too."""
    error = only(DeclaredConflict, Recipe("michigan", plugin("cat", conflicts=(("card-payment", "no chips"),))))
    assert ("without=('card-payment',)", "without=('cat',)") == error.remedies


def test_a_conflict_with_somebody_who_is_not_there_is_none() -> None:
    """Nor with somebody who is left out."""
    cat = plugin("cat", conflicts=(("kitty", "jealous"),))
    same(Recipe("michigan", cat))
    same(Recipe("michigan", cat, "kitty", without=("kitty",)))


@pytest.mark.parametrize(
    ("seats", "plugins", "allowed", "remedies"),
    [
        (9, (PLAIN,), None, ()),
        (2, ("michigan",), (3, 8), ("seats=3",)),
        (9, ("michigan",), (3, 8), ("seats=8",)),
        (12, ("michigan",), (3, 8), ("seats=8",)),
        (6, ("michigan", plugin("four", seats=(4, 5))), (4, 5), ("seats=5", "without=('four',)")),
        (
            6,
            ("michigan", plugin("four", seats=(4, 5)), plugin("five", seats=(2, 4))),
            (2, 4),
            ("seats=4", "without=('five', 'four')"),
        ),
        (9, (PLAIN, plugin("four", seats=(4, 5)), plugin("two", seats=(2, 3))), (4, 5), ("without=('four', 'two')",)),
    ],
)
def test_how_many_can_play_is_one_fault(seats: int, plugins: tuple[Any, ...], allowed: object, remedies: tuple[str, ...]) -> None:
    """Whoever of them says so."""
    recipe = Recipe(*plugins, seats=seats)
    if allowed is None:
        same(recipe)
    else:
        error = only(SeatsError, recipe)
        assert (allowed, remedies) == (error.allowed, error.remedies)


def test_only_those_are_named_who_allow_the_fewest_players() -> None:
    """House rules for up to nine have nothing to do with it."""
    assert "'michigan' is for 3 to 8 players, not 12; give 'seats' from 3 to 8" == str(
        only(SeatsError, Recipe("michigan", seats=12))
    )
    both = Recipe(PLAIN, plugin("few", seats=(2, 3)), plugin("many", seats=(5, 6)), seats=4)
    assert "'few' is for 2 to 3 and 'many' is for 5 to 6 players, not 4; leave 'few' and 'many' out" == str(
        only(SeatsError, both)
    )


def test_a_long_list_of_names_is_cut() -> None:
    """What is known is said as far as it helps."""
    assert " and " in str(only_unknown("zzzzzzzz"))
    assert str(only_unknown("zzzzzzzz")).endswith(" more")


# -- review ------------------------------------------------------------------------------------------------------------


class Critic(RulePlugin):
    """Looks at the finished rulebook."""

    manifest = house_rule("critic")
    verdict: Any = None

    @hookimpl
    def boodle_review(self, rulebook: Rulebook) -> Iterable[Problem] | None:
        assert isinstance(rulebook, Rulebook)
        assert rulebook.tables.seats == rulebook.seats
        verdict: Any = type(self).verdict
        said: Iterable[Problem] | None = verdict() if callable(verdict) else verdict
        return said


PROBLEM = Problem(rule="critic.taste", text="too many spaces")


@pytest.mark.parametrize("verdict", [None, (), []])
def test_a_critic_may_be_content(verdict: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the rulebook is the same with him."""
    monkeypatch.setattr(Critic, "verdict", verdict)
    assert assemble(Recipe(PLAIN)) == same(Recipe(PLAIN, Critic))


@pytest.mark.parametrize("verdict", [PROBLEM, [PROBLEM], lambda: iter([PROBLEM])])
def test_a_critic_who_finds_something(verdict: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an error that names rule, plug-in and reason; the critic may be left out."""
    monkeypatch.setattr(Critic, "verdict", verdict)
    error = only(RulesError, Recipe(PLAIN, Critic))
    assert str(error).startswith("critic.taste (critic): too many spaces; ")
    assert ("without=('critic',)",) == error.remedies


@pytest.mark.parametrize(
    ("verdict", "got"), [("too many", "'too many'"), ([5], "5"), (lambda: 1 / 0, "ZeroDivisionError: division by zero")]
)
def test_a_critic_who_breaks_the_form(verdict: Any, got: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with every hook."""
    monkeypatch.setattr(Critic, "verdict", verdict)
    error = only(PluginInvalid, Recipe(PLAIN, Critic))
    assert f"plug-in 'critic', hook 'boodle_review': got {got}" in str(error)


def test_a_critic_is_asked_only_about_what_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no rulebook before."""
    monkeypatch.setattr(Critic, "verdict", lambda: 1 / 0)
    assert ["PluginInvalid"] != [kind for kind, _ in told(Recipe("michigan", "no-such", Critic))]
    assert ["UnknownPlugin"] == [kind for kind, _ in told(Recipe("michigan", "no-such", Critic))]


def test_the_game_itself_may_be_the_critic() -> None:
    """Then nothing can be left out."""

    class Strict(RulePlugin):
        """Is for four."""

        manifest = Manifest(name="strict", version="1", kind="game", summary="for four")

        @hookimpl
        def boodle_review(self, rulebook: Rulebook) -> Problem | None:  # type: ignore[override]  # one is enough
            return None if rulebook.seats == 4 else Problem(rule="strict.four", text="four play")

    same(Recipe(Strict, seats=4))
    assert () == only(RulesError, Recipe(Strict, seats=5)).remedies


# -- what is installed -------------------------------------------------------------------------------------------------

GOOD = """
from boodle import Bank, Manifest, RulePlugin, hookimpl
class Good(RulePlugin):
    manifest = Manifest(name="good", version="9.9", kind="house-rule", summary="is good")
    @hookimpl
    def boodle_bank(self, setup):
        return Bank(id="good.bank", cannot_pay="debt")
"""


@pytest.fixture
def shop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place that distributions are installed into."""
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    for name in [path.stem for path in tmp_path.glob("*.py")]:
        sys.modules.pop(name, None)


def test_a_plugin_of_another_distribution_is_found(shop: Path) -> None:
    """As soon as it is installed."""
    assert "good" not in installed()
    install(shop, {"good": "good_rules:Good"}, good_rules=GOOD)
    about = installed()["good"]
    assert ("good", "fake-rules", "3.1", "good_rules:Good") == (about.name, about.distribution, about.version, about.target)
    assert "debt" == assemble("michigan good").bank.cannot_pay
    assert "9.9" == next(each.version for each in assemble("michigan good").plugins if each.name == "good")


def test_a_broken_plugin_breaks_only_recipes_that_name_it(shop: Path) -> None:
    """And hides no other from the list."""
    install(shop, {"bad": "bad_rules:Bad", "good": "good_rules:Good"}, good_rules=GOOD, bad_rules="1 / 0")
    assert {"bad", "good", "michigan"} <= set(installed())
    assert "debt" == assemble("michigan good").bank.cannot_pay
    error = only(PluginLoadError, Recipe("michigan", "bad"))
    assert ("bad", "fake-rules", "3.1") == (error.name, error.distribution, error.version)
    assert isinstance(error.__cause__, ZeroDivisionError)
    assert ("without=('bad',)",) == error.remedies


def test_of_two_distributions_with_one_name_neither_is_taken(shop: Path) -> None:
    """Unless both mean the same object, as after an installation that left something behind."""
    install(shop, {"good": "good_rules:Good"}, good_rules=GOOD)
    install(shop, {"good": "better_rules:Good"}, distribution="better-rules", better_rules=GOOD)
    assert "good" in installed()
    error = only(PluginLoadError, Recipe("michigan", "good"))
    assert "taken twice: by better_rules:Good (better-rules) and good_rules:Good (fake-rules); uninstall one of them" in str(
        error
    )


def test_two_distributions_may_mean_the_same_object(shop: Path) -> None:
    """Nothing is contested then."""
    install(shop, {"good": "good_rules:Good"}, good_rules=GOOD)
    install(shop, {"good": "good_rules:Good"}, distribution="better-rules")
    assert "debt" == assemble("michigan good").bank.cannot_pay


def test_an_entry_point_may_be_an_object(shop: Path) -> None:
    """Already made."""
    install(shop, {"good": "good_rules:made"}, good_rules=GOOD + "made = Good()\n")
    assert "debt" == assemble("michigan good").bank.cannot_pay


def test_what_an_unknown_plugin_may_have_been() -> None:
    """Near names first, otherwise all."""
    assert "did you mean 'michigan'" in str(only_unknown("michigann"))
    assert "; known are 'ace-rank', " in str(only_unknown("zzzzzzzz"))


def only_unknown(name: str) -> RulesError:
    """The one error."""
    (error,) = faults(Recipe(name))
    return error


def test_listing_what_is_installed_imports_nothing(tmp_path: Path) -> None:
    """Names come from the metadata alone; a plug-in that would end the program is listed too."""
    install(tmp_path, {"exits": "exits:Rules"}, exits="raise SystemExit(3)")
    program = (
        "import sys, boodle; names = boodle.installed(); "
        "print('exits' in names, 'michigan' in names, 'exits' in sys.modules, 'boodle_variants' in sys.modules)"
    )
    environment = {"PYTHONPATH": ":".join([str(tmp_path), *sys.path])}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert "True True False False" == done.stdout.strip()


def test_assembling_imports_what_the_recipe_names_and_no_more() -> None:
    """Michigan needs nothing about poker."""
    program = "import sys, boodle; boodle.assemble('michigan'); print('boodle_variants.poker' in sys.modules)"
    environment = {"PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert "False" == done.stdout.strip()


# -- the function ------------------------------------------------------------------------------------------------------


def test_a_recipe_may_be_given_in_words() -> None:
    """With another number of seats, if wanted."""
    assert assemble(Recipe("michigan", "kitty", seats=5)) == assemble("michigan kitty", seats=5)
    assert assemble(Recipe("michigan", seats=5)) == assemble(Recipe("michigan", seats=6), seats=5)


@pytest.mark.parametrize("recipe", [None, 5, ["michigan"], ("michigan",), {"plugins": []}, Mine, b"michigan"])
def test_what_is_no_recipe_is_refused(recipe: Any) -> None:
    """At once."""
    with pytest.raises(ArgumentError, match="'assemble' takes a recipe"):
        assemble(recipe)


def test_what_one_plugin_declares_by_itself() -> None:
    """Whatever it may need to make a game."""
    about, rules = declared("kitty")
    assert ("kitty", "house-rule", (("name", "Kitty"), ("stake", 2))) == (about.name, about.kind, about.parameters)
    assert ["kitty.space", "kitty.ante"] == [rule.id for rule in rules]
    assert "game" == declared("pope-joan")[0].kind
    assert 2 == getattr(default_parameters("kitty"), "stake", None)
    assert default_parameters("free-leads") is None
    for ask in (declared, default_parameters):
        with pytest.raises(AssemblyError, match="problem"):
            ask("kitti")
    with pytest.raises(AssemblyError) as caught:
        declared("kitti")
    assert "no plug-in 'kitti' is installed" in str(caught.value)


def test_the_error_lists_all_problems() -> None:
    """One line for each, under a heading with the recipe."""
    with pytest.raises(AssemblyError) as caught:
        assemble("michigan kitti kity")
    heading, *lines = str(caught.value).splitlines()
    assert "'michigan kitti kity' has 2 problems" == heading
    assert {"- no plug-in 'kitti' is installed", "- no plug-in 'kity' is installed"} == {line.partition(";")[0] for line in lines}


def test_a_plugin_that_cannot_take_a_parameter_still_takes_part() -> None:
    """So that its other faults are told too: its parameter is refused, its rule is contested."""
    contest = plugin("contest", Space(id="contest.space", name="Kitty", place=3))
    assert ["ParameterError", "RuleConflict"] == [
        kind for kind, _ in told(Recipe("michigan", ("kitty", {"stake": "x"}), contest))
    ]


def test_a_fee_may_not_be_about_an_account_of_another_role() -> None:
    """A stop has a stopper and no winner."""
    wrong = plugin("wrong", Fee(id="wrong.fee", on=Stopped, payer="winner", payee="bank", chips=1))
    assert ["BadReference"] == [kind for kind, _ in told(Recipe("michigan", wrong))]


@pytest.mark.parametrize("name", ["bank", "dealer", "winner", "layout", "pot", "winner-space", "each-opponent"])
def test_a_space_may_not_be_called_like_a_role(name: str) -> None:
    """It could never be paid."""
    with pytest.raises(ValueError, match="stands for an account already"):
        Space(id="x.space", name=name, place=1)


def test_a_pay_card_may_lie_on_the_board_once() -> None:
    """However it is spelt."""
    double = game("double", Layout(id="double.layout", cards="AH A♥ KC"))
    assert "the pay card AH lies there twice" in str(only_fault(Recipe(double)))


def only_fault(recipe: Recipe) -> RulesError:
    """The one error."""
    (error,) = faults(recipe)
    return error


def test_parameters_of_an_unusable_class_are_told_once() -> None:
    """Hooks that would miss them are not asked."""

    @attrs.frozen
    class Odd:
        """Its types cannot be looked up."""

        chips: "NoSuchType" = 1  # type: ignore[name-defined] # noqa: F821, UP037  # that is what is wrong with it

    class Odder(RulePlugin):
        """Uses it."""

        manifest = house_rule("odder")

        @hookimpl
        def boodle_parameters(self) -> type[Odd]:
            return Odd

        @hookimpl
        def boodle_bank(self, setup: Setup) -> Bank:
            return Bank(id="odder.bank", cannot_pay="debt" if setup.of(Odd).chips else "partial")

    error = only(ParameterError, Recipe(PLAIN, Odder))
    assert "the parameters of 'odder' cannot be built by default: NameError: name 'NoSuchType' is not defined" in str(error)
