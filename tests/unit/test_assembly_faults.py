"""Whatever is wrong with a recipe comes in one error, one for each fault, and none for what follows from it (DESIGN 6)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import attrs
import pytest

from boodle import (
    Ante,
    ApiMismatch,
    AssemblyError,
    BadReference,
    Claim,
    Deck,
    DeclaredConflict,
    Fee,
    Layout,
    LeadLimit,
    Manifest,
    Memory,
    NotOneGame,
    ParameterError,
    PassLeft,
    Phase,
    PluginInvalid,
    PluginLoadError,
    Problem,
    Recipe,
    RequirementMissing,
    Rulebook,
    RuleConflict,
    RulePlugin,
    RulesError,
    SameSuit,
    SeatsError,
    Setup,
    Space,
    Stopped,
    StopRule,
    UnknownPlugin,
    UnknownRule,
    assemble,
    hookimpl,
)
from kitchen import applied, faults, game, install, only, plugin, told


def house_rule(name: str) -> Manifest:
    """A manifest."""
    return Manifest(name=name, version="1.0", kind="house-rule", summary=f"the {name} of a test")


class WrongType(RulePlugin):
    """Answers with something that is no payment."""

    manifest = house_rule("wrong-type")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Any:
        return Space(id="wrong-type.space", name="Jar of a wrong type", place=1)


class Misspelt(RulePlugin):
    """A hook that nobody asks."""

    manifest = house_rule("misspelt")

    @hookimpl
    def boodle_payment(self, setup: Setup) -> None:
        """No such hook."""


class Unmarked(RulePlugin):
    """A hook without its marker."""

    manifest = house_rule("unmarked")

    def boodle_bank(self, setup: Setup) -> None:
        """Never asked."""


class Wrapper(RulePlugin):
    """Wants to see what others say."""

    manifest = house_rule("wrapper")

    @hookimpl(wrapper=True)
    def boodle_deal(self, setup: Setup) -> Iterator[None]:  # type: ignore[override]  # that is what is wrong with it
        return (yield)


class Curious(RulePlugin):
    """Wants to be told what no hook is told."""

    manifest = house_rule("curious")

    @hookimpl
    def boodle_deal(self, setup: Setup, state: object) -> None:  # type: ignore[override]  # that is what is wrong with it
        """Asks for a state."""


class Raising(RulePlugin):
    """Breaks when asked."""

    manifest = house_rule("raising")

    @hookimpl
    def boodle_stop(self, setup: Setup) -> StopRule:
        return StopRule(id="raising.stop", stuck="nothing")  # type: ignore[arg-type]  # that is what is wrong with it


class Halfway(RulePlugin):
    """Answers lazily and breaks halfway."""

    manifest = house_rule("halfway")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Iterator[Fee]:
        yield Fee(id="halfway.fee", on=Stopped, payer="stopper", payee="bank", chips=1)
        raise RuntimeError("lost count\nof the chips")


@attrs.frozen
class Needy:
    """Parameters that cannot be built by default."""

    chips: int


class NoDefault(RulePlugin):
    """Its parameters cannot be built by default."""

    manifest = house_rule("no-default")

    @hookimpl
    def boodle_parameters(self) -> type[Needy]:
        return Needy

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Fee:
        return Fee(id="no-default.fee", on=Stopped, payer="stopper", payee="bank", chips=setup.of(Needy).chips)


class NoClass(RulePlugin):
    """Its parameters are no class."""

    manifest = house_rule("no-class")

    @hookimpl
    def boodle_parameters(self) -> type:
        return {"chips": 1}  # type: ignore[return-value]  # that is what is wrong with it


class Objecting(RulePlugin):
    """Finds fault with every rulebook."""

    manifest = house_rule("objecting")

    @hookimpl
    def boodle_review(self, rulebook: Rulebook) -> Iterable[Problem]:
        yield Problem(rule="objecting.taste", text=f"{rulebook.seats} players are no company")


def nobody(*_: object) -> None:
    """A phase that is over at once."""


def phase(rule: str, name: str, gap: Any = "after-play", **how: Any) -> Phase:
    """A phase that is over at once."""
    return Phase(id=rule, name=name, gap=gap, text="a pause", turn=nobody, moves=NOTHING, apply=NOTHING, **how)


def fee(rule: str, **how: Any) -> Fee:
    """A chip to the bank for a stop."""
    given: dict[str, Any] = {"on": Stopped, "payer": "stopper", "payee": "bank", "chips": 1} | how
    return Fee(id=rule, **given)


NOTHING: Any = nobody
HERE = Memory(start=0, audience="all")


@attrs.frozen
class Fault:
    """A mistake: what it adds to a sound recipe, the error that it must cause, and what the message must say."""

    kind: type[RulesError]
    says: tuple[str, ...]
    ingredients: tuple[Any, ...] = ()
    changes: dict[str, Any] = attrs.field(factory=dict)
    alone: bool = False
    """Whether it can only be told where nothing else is missing."""


FAULTS: dict[str, Fault] = {
    "two answers": Fault(
        RuleConflict,
        ("'stop.stuck'", "'left.stop' (left 1.0)", "'suit.stop' (suit 1.0)", "prefer={'stop.stuck': 'left.stop'}"),
        (plugin("left", StopRule(id="left.stop", stuck=PassLeft())), plugin("suit", StopRule(id="suit.stop", stuck=SameSuit()))),
    ),
    "two spaces": Fault(
        RuleConflict,
        ("'space[Jar]'", "'one.space' (one 1.0)", "'two.space' (two 1.0)", "without=('one.space',)"),
        (plugin("one", Space(id="one.space", name="Jar", place=5)), plugin("two", Space(id="two.space", name="Jar", place=6))),
    ),
    "missing requirement": Fault(
        RequirementMissing, ("'needs' needs 'kitty'", "add 'kitty'"), (plugin("needs", requires=("kitty",)),)
    ),
    "declared conflict": Fault(
        DeclaredConflict,
        ("'double-cards' and 'single' cannot be combined: one or the other",),
        (plugin("single", conflicts=(("double-cards", "one or the other"),)), "double-cards"),
    ),
    "raises on import": Fault(
        PluginLoadError, ("'raises' of fake-rules 3.1 cannot be imported: RuntimeError: no cards today",), ("raises",)
    ),
    "ends the program": Fault(PluginLoadError, ("'exits' of fake-rules 3.1 cannot be imported: SystemExit: 3",), ("exits",)),
    "no such attribute": Fault(PluginLoadError, ("'nothing-there' of fake-rules 3.1 cannot be imported",), ("nothing-there",)),
    "no plug-in": Fault(PluginInvalid, ("'no-plugin': got", "expected a subclass of RulePlugin"), ("no-plugin",)),
    "no manifest": Fault(PluginInvalid, ("'no-manifest': got None, expected a Manifest",), ("no-manifest",)),
    "another name": Fault(
        PluginInvalid, ("'alias': got manifest name 'real-name', expected its entry point's name 'alias'",), ("alias",)
    ),
    "one name of two": Fault(
        PluginLoadError,
        ("the name 'twin' is taken twice: by fake_twin:Twin (fake-rules) and other_twin:Twin (other-rules)",),
        ("twin",),
    ),
    "cannot be built": Fault(PluginLoadError, ("'unbuilt' of fake-rules 3.1 cannot be built: TypeError",), ("unbuilt",)),
    "unknown plug-in": Fault(UnknownPlugin, ("no plug-in 'kitti' is installed; did you mean 'kitty'",), ("kitti",)),
    "wrong type": Fault(
        PluginInvalid,
        ("'wrong-type', hook 'boodle_payments': got Space(", "expected CardPayment or Fee or Consequence"),
        (WrongType,),
    ),
    "misspelt hook": Fault(
        PluginInvalid, ("'misspelt', hook 'boodle_payment': got a hook", "did you mean 'boodle_payments'"), (Misspelt,)
    ),
    "unmarked hook": Fault(PluginInvalid, ("'unmarked', hook 'boodle_bank'", "without '@hookimpl'"), (Unmarked,)),
    "wrapper": Fault(PluginInvalid, ("'wrapper', hook 'boodle_deal': got a wrapper",), (Wrapper,)),
    "unknown argument": Fault(
        PluginInvalid, ("'curious', hook 'boodle_deal': got the arguments state, expected setup",), (Curious,)
    ),
    "raising hook": Fault(PluginInvalid, ("'raising', hook 'boodle_stop': got", "'stuck' is 'nothing'"), (Raising,)),
    "raising halfway": Fault(
        PluginInvalid, ("'halfway', hook 'boodle_payments': got RuntimeError: lost count of the chips",), (Halfway,)
    ),
    "wrong interface": Fault(
        ApiMismatch, ("'old' was written for plug-in interface 7, this boodle has 1",), (plugin("old", api=7),)
    ),
    "foreign id": Fault(
        PluginInvalid,
        ("'thief', hook 'boodle_payments': got the rule id 'kitty.fee', expected an id that begins with 'thief.'",),
        (plugin("thief", fee("kitty.fee")),),
    ),
    "id given twice": Fault(
        PluginInvalid,
        ("'again': got the rule id 'again.fee' 2 times",),
        (plugin("again", fee("again.fee"), fee("again.fee", chips=2)),),
    ),
    "callable without text": Fault(
        PluginInvalid,
        ("'silent', hook 'boodle_lead_limits': got a callable in 'silent.limit' without a text",),
        (plugin("silent", LeadLimit(id="silent.limit", topic="silence", suits=lambda view: view.hand)),),
    ),
    "replaces without being a bridge": Fault(
        PluginInvalid,
        ("'bully', hook 'boodle_payments': got 'replaces' in 'bully.fee', expected 'replaces' in bridges only",),
        (plugin("bully", fee("bully.fee", replaces=("michigan.deal",))),),
    ),
    "replaces nothing": Fault(
        UnknownRule,
        ("'replaces of vain.fee' names 'dealer-double.space', but there is no such rule; did you mean 'dealer-double.spaces'",),
        (plugin("vain", fee("vain.fee", replaces=("dealer-double.space",)), kind="bridge"),),
    ),
    "replace each other": Fault(
        RuleConflict,
        ("'egg.fee' and 'hen.fee' replace each other",),
        (
            plugin("egg", fee("egg.fee", replaces=("hen.fee",)), kind="bridge"),
            plugin("hen", fee("hen.fee", replaces=("egg.fee",)), kind="bridge"),
        ),
    ),
    "named twice": Fault(RulesError, ("the recipe names 'tiebreak' 2 times",), ("tiebreak", ("tiebreak", {"by": "shared"}))),
    "too many players": Fault(SeatsError, ("is for 3 to 8 players, not 9", "give 'seats' from 3 to 8"), (), {"seats": 9}),
    "no such account": Fault(
        BadReference,
        (
            "rule 'astray.fee' (astray 1.0) names the account 'nowhere'",
            "there are 'AH', 'KC', 'QD', 'JS'",
            "without=('astray.fee',)",
        ),
        (plugin("astray", fee("astray.fee", payee="nowhere")),),
    ),
    "wrong parameter": Fault(
        ParameterError,
        ("parameter 'by' of 'first-dealer' is 5; expected one of 'high-cut', 'low-cut'",),
        (("first-dealer", {"by": 5}),),
    ),
    "unknown parameter": Fault(
        ParameterError, ("'residual' has no parameter 'chip'; did you mean 'chips'",), (("residual", {"chip": "split"}),)
    ),
    "parameter of a plug-in without": Fault(
        ParameterError, ("'free-leads' has no parameter 'much'; it has none",), (("free-leads", {"much": 1}),)
    ),
    "refused parameter": Fault(
        ParameterError, ("parameter 'factor' of 'dealer-double' does not fit",), (("dealer-double", {"factor": -1}),)
    ),
    "parameters without default": Fault(
        ParameterError, ("the parameters of 'no-default' cannot be built by default",), (NoDefault,)
    ),
    "parameters without class": Fault(
        PluginInvalid, ("'no-class', hook 'boodle_parameters': got {'chips': 1}, expected an attrs class",), (NoClass,)
    ),
    "unknown in without": Fault(
        UnknownRule, ("'without' names 'standard.bunk'", "did you mean 'standard.bank'"), (), {"without": ("standard.bunk",)}
    ),
    "unknown slot in prefer": Fault(
        UnknownRule, ("'prefer' names 'deck.aces'", "did you mean 'deck.ace'"), (), {"prefer": {"deck.aces": "standard.deck"}}
    ),
    "unknown rule in prefer": Fault(
        UnknownRule,
        ("'prefer' names 'standard.rotations', but there is no such rule that answers 'rotation.next'; did you mean",),
        (),
        {"prefer": {"rotation.next": "standard.rotations"}},
    ),
    "open order": Fault(
        RuleConflict,
        ("the order of 'noon' and 'rest' is open (siesta.noon, siesta.rest)", "phases=('noon', 'rest')"),
        (plugin("siesta", phase("siesta.noon", "noon"), phase("siesta.rest", "rest")),),
    ),
    "a stage that comes later": Fault(
        BadReference,
        ("phase 'early.phase' (early 1.0) stands in the gap 'before-deal' and after 'poker', which comes later",),
        (plugin("early", phase("early.phase", "early", "before-deal", after=("poker",))),),
    ),
    "one memory of two": Fault(
        RuleConflict,
        ("'memory[seen]' is there twice: 'no.phase' (no 1.0) and 'yes.phase' (yes 1.0)",),
        (
            plugin("yes", phase("yes.phase", "yes", "before-play", memory={"seen": HERE})),
            plugin("no", phase("no.phase", "no", "before-play", after="look", memory={"seen": HERE})),
        ),
    ),
    "memory of the seats": Fault(
        PluginInvalid,
        ("'mine', hook 'boodle_phases': got 'purse' of 'mine.phase' (mine 1.0) begins as 0, expected one value for each of",),
        (plugin("mine", phase("mine.phase", "mine", "after-session", memory={"purse": Memory(start=0, audience="owner")})),),
    ),
    "a space that may run dry": Fault(
        PluginInvalid,
        ("'drain', hook 'boodle_payments': got 'drain.fee', which takes chips from a space that may run dry",),
        (plugin("drain", fee("drain.fee", payer="AH", payee="stopper")),),
    ),
    "two games": Fault(NotOneGame, ("two games or more: 'boodle-de' and 'michigan'", "without=('boodle-de',)"), ("boodle-de",)),
    "fields that do not fit": Fault(
        RuleConflict,
        ("'deck.removed' and 'layout.cards' do not fit: the pay card AH is not in the pack", "'short.deck' (short 1.0)"),
        (plugin("short", Deck(id="short.deck", removed="AH")),),
        alone=True,
    ),
    "unknown phase": Fault(UnknownRule, ("'phases' names 'dawn'",), (), {"phases": ("dawn",)}, alone=True),
    "an objection": Fault(RulesError, ("objecting.taste (objecting): 4 players are no company",), (Objecting,), alone=True),
}
"""Mistakes that have nothing to do with each other; the recipe is Michigan for four."""

MODULES = {
    "raises": "raise RuntimeError('no cards today')",
    "exits": "raise SystemExit(3)",
    "fake_rules": """
from boodle import Manifest, RulePlugin
class Real(RulePlugin):
    manifest = Manifest(name="real-name", version="1.0", kind="house-rule", summary="under another name")
class Unbuilt(RulePlugin):
    manifest = Manifest(name="unbuilt", version="1.0", kind="house-rule", summary="needs an argument")
    def __init__(self, argument):
        self.argument = argument
class NoManifest(RulePlugin):
    pass
no_plugin = 5
""",
}
ENTRIES = {
    "raises": "raises:Rules",
    "exits": "exits:Rules",
    "nothing-there": "fake_rules:Nothing",
    "no-plugin": "fake_rules:no_plugin",
    "no-manifest": "fake_rules:NoManifest",
    "alias": "fake_rules:Real",
    "unbuilt": "fake_rules:Unbuilt",
    "twin": "fake_twin:Twin",
}


@pytest.fixture(autouse=True)
def installed_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two distributions with broken plug-ins."""
    install(tmp_path, ENTRIES, **MODULES)
    install(tmp_path, {"twin": "other_twin:Twin"}, distribution="other-rules")
    monkeypatch.syspath_prepend(tmp_path)


def recipe(*mistakes: Fault) -> Recipe:
    """Michigan for four with these mistakes."""
    changes: dict[str, Any] = {}
    for each in mistakes:
        for name, value in each.changes.items():
            if isinstance(value, dict):
                changes[name] = {**changes.get(name, {}), **value}
            else:
                changes[name] = (*changes.get(name, ()), *value) if isinstance(value, tuple) else value
    return Recipe("michigan", *itertools.chain.from_iterable(each.ingredients for each in mistakes), **changes)


@pytest.mark.parametrize("name", FAULTS)
def test_one_fault_is_one_error_that_says_what_to_do(name: str) -> None:
    """In whatever order it is written; and each remedy, applied word for word, works."""
    error = only(FAULTS[name].kind, recipe(FAULTS[name]))
    for words in FAULTS[name].says:
        assert words in str(error)
    assert "\n" not in str(error)


def expected(mistakes: Iterable[Fault], error: AssemblyError) -> None:
    """For each of these mistakes there is one error, and there is no other."""
    left = list(error.exceptions)
    for each in mistakes:
        matching = [problem for problem in left if type(problem) is each.kind and each.says[0] in str(problem)]
        assert 1 == len(matching), f"{each.says[0]!r} is told {len(matching)} times in\n{error}"
        left.remove(matching[0])
    assert [] == left


TOGETHER = [fault for fault in FAULTS.values() if not fault.alone]


@pytest.mark.parametrize("at", range(len(TOGETHER)))
def test_two_faults_are_two_errors(at: int) -> None:
    """Whichever two: neither hides the other, and neither has children."""
    for step in (1, 2, 3, 5, 8, 13, 21):
        both = TOGETHER[at], TOGETHER[(at + step) % len(TOGETHER)]
        with pytest.raises(AssemblyError) as caught:
            assemble(recipe(*both))
        expected(both, caught.value)


def test_all_faults_come_at_once() -> None:
    """One error for each, whatever the order."""
    whole = recipe(*TOGETHER)
    with pytest.raises(AssemblyError) as caught:
        assemble(whole)
    expected(TOGETHER, caught.value)
    with pytest.raises(AssemblyError) as again:
        assemble(Recipe(*whole.ingredients[::-1], seats=9, without=whole.without, prefer=whole.prefer, phases=whole.phases))
    assert str(caught.value) == str(again.value)
    assert f"{len(TOGETHER)} problems" in str(caught.value)


@pytest.mark.parametrize("name", [name for name, fault in FAULTS.items() if not fault.alone])
def test_a_remedy_settles_one_fault_of_many_and_no_other(name: str) -> None:
    """Besides a second fault, each remedy takes away just the error that names it."""
    fault, other = FAULTS[name], FAULTS["two answers" if name != "two answers" else "two spaces"]
    with pytest.raises(AssemblyError) as caught:
        assemble(recipe(fault, other))
    mine = next(error for error in caught.value.exceptions if type(error) is fault.kind and fault.says[0] in str(error))
    assert isinstance(mine, RulesError)
    before = told(recipe(fault, other))
    for remedy in mine.remedies:
        assert [each for each in before if each != mine.fault] == told(applied(recipe(fault, other), remedy))


# -- the game ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "ingredients", [(), ("kitty",), ("stop-fee",), ("kitty", "stop-fee", "free-leads"), (plugin("needs", requires=("kitty",)),)]
)
def test_no_game_is_one_fault(ingredients: tuple[Any, ...]) -> None:
    """Without the game spaces and plug-ins that it would bring are missing, but that is no fault of anybody else."""
    error = only(NotOneGame, Recipe(*ingredients))
    assert () == error.games
    assert "the recipe names no game; name exactly one, such as 'michigan'" == str(error)


@pytest.mark.parametrize(
    "changes",
    [
        {"without": ("michigan",)},
        {"without": ("michigan", "card-payment.per-card")},
        {"prefer": {"deal.dead_hand": "michigan.deal"}},
    ],
)
def test_what_the_missing_game_would_bring_is_not_missed(changes: dict[str, Any]) -> None:
    """Rules of plug-ins that the game may bring, and of a game that is left out, are no faults of their own."""
    only(NotOneGame, Recipe("kitty" if "prefer" in changes else "michigan").but(**changes))


def test_besides_a_missing_game_other_faults_are_told() -> None:
    """What is wrong whatever the game may be."""
    found = faults(Recipe(*FAULTS["two answers"].ingredients, WrongType, without=("no-such-plugin.rule",)))
    assert ["NotOneGame", "PluginInvalid", "RuleConflict", "UnknownRule"] == [type(error).__name__ for error in found]


def test_two_games_are_one_fault_though_they_answer_everything_twice() -> None:
    """And what either of them would bring is not missed."""
    error = only(NotOneGame, Recipe("michigan", "boodle-de", "michigan-rummy", without=("card-payment",)))
    assert ("boodle-de", "michigan", "michigan-rummy") == error.games
    assert "without=('boodle-de', 'michigan')" in error.remedies


def test_besides_two_games_only_what_is_wrong_with_either_is_told() -> None:
    """The kitty comes with one of the games only, the account 'nowhere' with none."""
    found = faults(Recipe("michigan", "michigan-rummy", "stop-fee", plugin("astray", fee("astray.fee", payee="nowhere"))))
    assert ["BadReference", "NotOneGame"] == [type(error).__name__ for error in found]


def test_twenty_children_of_two_games_are_not_born() -> None:
    """All the games there are, in one recipe: one error."""
    games = ("michigan", "michigan-bicycle", "boodle-de", "boodle-fi", "michigan-rummy")
    with pytest.raises(AssemblyError) as caught:
        assemble(Recipe(*games))
    assert ["NotOneGame"] == [type(error).__name__ for error in caught.value.exceptions]


def test_a_broken_game_is_one_fault() -> None:
    """It counts as the game, so that the recipe does not lack one."""
    broken = plugin("broken", kind="game", api=3)
    only(ApiMismatch, Recipe(broken, "stop-fee"))
    assert ["ApiMismatch", "NotOneGame"] == [type(error).__name__ for error in faults(Recipe(broken, "michigan"))]


def test_a_plugin_that_cannot_be_found_may_be_the_game() -> None:
    """'michgan' is one mistake, not two."""
    assert "michigan" == only(UnknownPlugin, Recipe("michgan")).near[0]
    assert "did you mean 'michigan'" in str(
        only(UnknownPlugin, Recipe("michgan", "stop-fee", prefer={"deal.dead_hand": "michgan.x"}))
    )


def test_a_house_rule_that_cannot_be_used_is_not_the_game() -> None:
    """What is known to be a house rule leaves the recipe without a game."""
    assert ["ApiMismatch", "NotOneGame"] == [type(error).__name__ for error in faults(Recipe(plugin("old", api=7)))]


# -- what follows from a fault -----------------------------------------------------------------------------------------


CHILDREN: dict[str, Callable[[], Recipe]] = {
    "a rule that takes from the kitty": lambda: Recipe("michigan", "kitti", "stop-fee"),
    "an ante of one's own space": lambda: Recipe("michigan", ("kitty", {"name": "bank"})),
    "a space by name": lambda: Recipe("michigan", "kitti", ("change-suit", {"stuck": "fine-and-pass", "fine_to": "Kitty"})),
    "a requirement": lambda: Recipe("michigan", "kitti", plugin("needs", requires=("kitti",))),
    "a rule left out": lambda: Recipe("michigan", "kitti", without=("kitti.space",)),
    "a rule preferred": lambda: Recipe("michigan", "kitti", prefer={"deck.ace": "kitti.deck"}),
    "a slot preferred": lambda: Recipe("michigan", "kitti", prefer={"space[Kitty]": "kitti.space"}),
    "a phase in order": lambda: Recipe("michigan", "kitti", phases=("kitti-round",)),
    "a rule replaced": lambda: Recipe("michigan", "kitti", plugin("b", fee("b.fee", replaces=("kitti.space",)), kind="bridge")),
    "a field that fits": lambda: Recipe(
        game("plain", Deck(id="plain.deck", removed="AH")), "kitti", plugin("z", StopRule(id="z.stop", stuck=PassLeft()))
    ),
}


@pytest.mark.parametrize("name", CHILDREN)
def test_what_a_missing_plugin_would_have_brought_is_no_fault_of_others(name: str) -> None:
    """One fault, one error: the plug-in that is not there, or not with all its rules."""
    only(PluginInvalid if "own" in name else UnknownPlugin, CHILDREN[name]())


def test_a_plugin_that_brings_no_spaces_excuses_nobody() -> None:
    """A plug-in for another interface is known to bring no space, so that an account is missing all the same."""
    found = faults(Recipe("michigan", Misspelt, "stop-fee"))
    assert ["BadReference", "PluginInvalid"] == [type(error).__name__ for error in found]


def test_a_contested_space_makes_no_children() -> None:
    """Whoever takes from the jar for going out is not to blame while two plug-ins disagree about the jar."""
    pays = plugin("pays", Space(id="pays.space", name="Jar", place=7, claims=(Claim(when="out"),)))
    other = plugin("other", Space(id="other.space", name="Jar", place=8))
    assert "space[Jar]" == getattr(faults(Recipe("michigan", pays, other, "stop-fee"))[0], "slot", "")
    assert 1 == len(faults(Recipe("michigan", pays, other, "stop-fee")))


def test_a_contested_board_makes_no_children() -> None:
    """What is paid on a card that one of two boards has is no fault of its own."""
    boards = [plugin(name, Layout(id=f"{name}.layout", cards=card)) for name, card in (("one", "10D"), ("two", "9D"))]
    ante = plugin("ante", Ante(id="ante.ante", space="9D", others=1))
    assert ["layout.cards"] == [getattr(error, "slot", "") for error in faults(Recipe("michigan", *boards, ante))]


def test_a_hook_that_fails_hides_no_other_hook() -> None:
    """Three hooks of one plug-in that fail are three faults."""

    class Thrice(RulePlugin):
        """Fails three times."""

        manifest = house_rule("thrice")

        @hookimpl
        def boodle_deck(self, setup: Setup) -> Any:
            return "no deck"

        @hookimpl
        def boodle_deal(self, setup: Setup) -> Any:
            return 1 / 0

        @hookimpl
        def boodle_layout(self, setup: Setup) -> Any:
            return {"cards": "AH"}

    found = faults(Recipe("michigan", Thrice))
    assert {"boodle_deck", "boodle_deal", "boodle_layout"} == {getattr(error, "hook", "") for error in found}
    assert 3 == len(found)
