"""The rulebook as a value: fingerprint, equality, hash, pickle, and that nothing in it can be changed (DESIGN 6, law P12)."""

from __future__ import annotations

import copy
import enum
import json
import pickle
import subprocess
import sys
import types
from collections.abc import Callable, Mapping
from typing import Any

import attrs
import pytest

from boodle import (
    Ante,
    Bank,
    Card,
    CardPayment,
    Cards,
    CardSet,
    Choice,
    Claim,
    ClaimRule,
    Consequence,
    DealerFactor,
    DealRule,
    Deck,
    Declaration,
    Fee,
    Fine,
    FineAndPass,
    FirstDealer,
    Game,
    Layout,
    LeadChoice,
    LeadLimit,
    LowestHeld,
    Memory,
    Opening,
    PassLeft,
    Payout,
    Penalty,
    Phase,
    Poker,
    Recipe,
    Residual,
    Response,
    Rotation,
    Rulebook,
    Sale,
    SameSuit,
    SameSuitRun,
    SessionEnd,
    Space,
    Stakes,
    Stopped,
    StopRule,
    Succession,
    Tiebreak,
    Trumps,
    VoidPay,
    WentOut,
    assemble,
)
from boodle.frozen import FrozenMap
from kitchen import game, plugin, same

RULES: tuple[Declaration, ...] = (
    Deck(id="x.deck", removed="8D 2C", ace="low"),
    Layout(id="x.layout", cards="AH KC QD JS", unclaimed="split"),
    Space(id="x.jar", name="Jar", place=50, claims=(Claim(when="out"),), unclaimed="keep"),
    Space(id="x.run", name="Run", place=40, claims=(Claim(when="held", pattern=SameSuitRun(("8", "9")), by="player"),)),
    Space(id="x.pot", name="Pot", place=60, claims=(Claim(when="poker"),)),
    Space(id="x.trump", name="Trump", place=30, claims=(Claim(when="turned-up", pattern=Trumps("A")),)),
    ClaimRule(id="x.claims", when="played", by="engine"),
    Payout(id="x.payout", space="AH", chips=3, payer="bank"),
    Stakes(id="x.stakes", mode="fixed", total=7, minimum=1, dealer_total=9, cover_all=True, time="before-deal"),
    Ante(id="x.ante", space="layout", others=2),
    Ante(id="x.jar-ante", space="Jar", others=1, dealer=3),
    DealerFactor(id="x.factor", scope="layout", factor=Choice((1, 2))),
    DealRule(id="x.deal", dead_hand="first", leftover="uneven", turn_up=True),
    Sale(id="x.sale", name="swap", form="swap", buyers="others", price=1, payee="bank"),
    Poker(id="x.poker", when="leftover", ranking=len, text="more cards are better"),
    Succession(id="x.succession", order="up"),
    Opening(id="x.opening", leader=LowestHeld("H"), lead="that-card", suits="red", choice="any"),
    LeadLimit(id="x.limit", suits="other-suit"),
    LeadChoice(id="x.choice", card="any"),
    Response(id="x.response", order="rotation"),
    StopRule(id="x.stop", leader="first-unable", stuck=FineAndPass(2, "bank"), nobody=VoidPay("bank")),
    CardPayment(id="x.cards", chips=1, exempt="AS"),
    Fee(id="x.fee", on=Stopped, payer="actor", payee="Jar", chips=1, kind="fine"),
    Fee(id="x.other-fee", on=WentOut, payer="each-opponent", payee="winner", chips=2, kind="bonus"),
    Bank(id="x.bank", ante_short="partial", cannot_pay="debt", broke_when="zero", odd_chips="dealer"),
    Penalty(id="x.penalty", offence="response", fine=Fine(2), bars=("win", "collect")),
    FirstDealer(id="x.first", by="low-cut"),
    Rotation(id="x.rotation", next="winner"),
    SessionEnd(id="x.end", when=("rounds", "somebody-broke"), rounds=4),
    Tiebreak(id="x.tie", by="extra-round"),
    Residual(id="x.residual", chips="split"),
)
"""One game that says something about nearly everything."""

DATA = tuple(rule for rule in RULES if not isinstance(rule, Poker))


def one(rules: tuple[Declaration, ...] = DATA, name: str = "x", version: str = "1.0") -> Rulebook:
    """The rulebook of a game that says all this."""
    return assemble(Recipe(game(name, *rules, version=version)))


def renamed(rules: tuple[Declaration, ...], name: str) -> tuple[Declaration, ...]:
    """The same rules under the names of another plug-in, sorted the other way round."""
    return tuple(attrs.evolve(rule, id=f"{name}.r{len(rules) - at:02}") for at, rule in enumerate(rules))


def test_everything_is_said_by_the_game_of_these_tests() -> None:
    """So that what follows is about every question."""
    by_default = {answer.slot for answer in one(RULES).answers if answer.rank == "standard"}
    assert {"dealer-factor[pot].factor", "dealer-factor[winner-space].factor", "deal.misdeal", "deal.seen"} | {
        f"poker.{field}" for field in ("first", "betting", "limit", "cards", "cap")
    } == by_default


def test_the_fingerprint_is_one_of_sixty_four_digits() -> None:
    """A SHA-256."""
    assert 64 == len(one().fingerprint)
    assert one().fingerprint == one().fingerprint


@pytest.mark.parametrize("other", ["y", "a-much-longer-name", "zz"])
def test_names_of_plugins_and_rules_do_not_count(other: str) -> None:
    """Nor their versions, where all is data."""
    assert one() == one(renamed(DATA, other), other, "2.7")


def test_order_sources_and_texts_do_not_count() -> None:
    """A release that says better where a rule comes from does not invalidate saves."""
    told = tuple(attrs.evolve(rule, source="RULES.md 9.9", text="as everybody knows") for rule in DATA[::-1])
    assert one() == one(told)


def test_a_game_of_many_plugins_is_the_game_of_one() -> None:
    """Who says a thing does not count: the rules of the game, each in a house rule of its own, in any order."""
    parts = [plugin(f"p{at}", attrs.evolve(rule, id=f"p{at}.rule")) for at, rule in enumerate(DATA)]
    assert one().fingerprint == same(Recipe(game("bare"), *parts)).fingerprint


CHANGES: dict[str, dict[str, Any]] = {
    "x.deck": {"removed": "8D", "ace": "both"},
    "x.layout": {"cards": "AH KC QD", "unclaimed": "winner"},
    "x.jar": {"name": "Jug", "claims": (Claim(when="played", pattern=Cards("2D")),), "unclaimed": "winner"},
    "x.run": {"place": 90, "claims": (Claim(when="held", pattern=SameSuitRun(("8", "10")), by="player"),)},
    "x.claims": {"when": "held", "by": "player"},
    "x.payout": {"chips": 4, "payer": "pot", "space": "KC"},
    "x.stakes": {
        "mode": "one-horse",
        "total": 8,
        "minimum": 2,
        "dealer_total": "same",
        "cover_all": False,
        "time": "before-look",
    },
    "x.ante": {"others": 3, "dealer": 1},
    "x.jar-ante": {"others": 3, "dealer": 1},
    "x.factor": {"factor": 2, "scope": "pot"},
    "x.deal": {"dead_hand": "last", "leftover": "dead-hand", "turn_up": False},
    "x.sale": {
        "form": "offer",
        "buyers": "all",
        "price": 2,
        "payee": "seller",
        "unsold": "dealer-looks",
        "eligible": "no-pay-card",
    },
    "x.succession": {"order": "down"},
    "x.opening": {"leader": "dealer", "lead": "usual", "suits": "any", "choice": "usual"},
    "x.limit": {"suits": "other-colour"},
    "x.choice": {"card": "lowest-in-hand"},
    "x.response": {"order": "holder"},
    "x.stop": {"leader": "stopper", "stuck": PassLeft(), "nobody": SameSuit()},
    "x.cards": {"chips": 2, "exempt": "KS"},
    "x.fee": {
        "on": WentOut,
        "payer": "each-opponent",
        "payee": "bank",
        "chips": 3,
        "per": "card",
        "kind": "bonus",
        "barred_too": False,
    },
    "x.bank": {"ante_short": "debt", "cannot_pay": "partial", "broke_when": "cannot-ante", "odd_chips": "stay"},
    "x.penalty": {"offence": "lead-choice", "fine": Fine(1), "bars": ("win",)},
    "x.first": {"by": "random"},
    "x.rotation": {"next": "stay"},
    "x.end": {"when": "rounds", "rounds": 5},
    "x.tie": {"by": "shared"},
    "x.residual": {"chips": "leave"},
}


@pytest.mark.parametrize(("rule", "field"), [(rule, field) for rule, fields in CHANGES.items() for field in fields])
def test_whatever_is_played_counts(rule: str, field: str) -> None:
    """Another value of any field is another fingerprint."""
    changed = tuple(attrs.evolve(each, **{field: CHANGES[rule][field]}) if each.id == rule else each for each in DATA)
    if (rule, field) in {("x.jar", "name"), ("x.jar", "claims")}:
        changed = tuple(each for each in changed if each.id not in ("x.jar-ante", "x.fee"))
        assert one(changed) != one(tuple(each for each in DATA if each.id not in ("x.jar-ante", "x.fee")))
    else:
        assert one(changed) != one()


@pytest.mark.parametrize(
    "rule", [rule.id for rule in DATA if rule.id not in ("x.jar", "x.layout", "x.claims", "x.succession", "x.limit")]
)
def test_every_rule_counts(rule: str) -> None:
    """Without it the game is another one; what only repeats the default is left aside."""
    left = tuple(each for each in DATA if each.id != rule)
    assert one(left) != one()


def test_the_number_of_seats_counts() -> None:
    """A rulebook is for so many players."""
    assert assemble(Recipe("michigan", seats=4)) != assemble(Recipe("michigan", seats=5))


def test_what_is_inert_does_not_count_where_it_says_nothing() -> None:
    """Free leads in a game of free leads, no chips for a stop."""
    fee = Fee(id="none.fee", on=Stopped, payer="stopper", payee="bank", chips=0)
    assert assemble("boodle-de") == assemble(Recipe("boodle-de", "free-leads", plugin("none", fee)))


def _nobody(*_: object) -> Any:
    return None


def phase(name: str, gap: Any = "before-play", **how: Any) -> Phase:
    """A phase that is over at once."""
    return Phase(id=f"x.{name}", name=name, gap=gap, text="a pause", turn=_nobody, moves=_nobody, apply=_nobody, **how)


def test_where_a_phase_stands_counts() -> None:
    """Before and after the sale of the spare hand are two games."""
    sale = Sale(id="x.sale", name="swap")
    assert one((sale, phase("p", after="look"))) != one((sale, phase("p", after="sales")))
    assert one((phase("p", "before-deal"),)) != one((phase("p", "before-deal", after="stakes"),))
    assert one((phase("p"), phase("q", after="p", memory={"m": Memory(start=1, audience="all")}))) != one(
        (phase("p", after="q"), phase("q", memory={"m": Memory(start=1, audience="all")}))
    )


def test_what_a_phase_is_called_does_not_count() -> None:
    """Nor what it comes after, as long as that changes nothing."""
    assert one((phase("p"),)) == one((phase("q", after=("nothing-here",)),))


def test_what_holds_a_callable_counts_by_plugin_and_version() -> None:
    """The code itself cannot be compared, so a new version is another game."""
    rules = (*DATA, Poker(id="x.poker", when="leftover", ranking=len, text="more cards are better"))
    assert one(rules) == one(rules)
    assert one(rules) != one(rules, version="1.1")
    other = renamed(rules, "y")
    assert one(rules) != one(other, "y")
    assert ("x.poker",) == one(rules).custom_rules
    assert () == one().custom_rules


def test_a_rule_that_lost_is_no_custom_rule() -> None:
    """What is not played has no code that counts."""
    custom = LeadLimit(id="plain.limit", suits=lambda view: view.hand, text="what is in hand")
    assert ("plain.limit",) == assemble(Recipe(game("plain", custom))).custom_rules
    rulebook = assemble(Recipe(game("plain", custom), "change-suit"))
    assert () == rulebook.custom_rules
    assert rulebook == assemble(Recipe(game("plain", custom, version="2.0"), "change-suit"))


class Mood(enum.Enum):
    """Something that JSON has not."""

    GOOD = 1


@pytest.mark.parametrize(
    "start", [Mood.GOOD, frozenset({Card("AH"), Card("KC")}), ({"a": [1]},), 1.5, b"x", CardSet("AH"), object]
)
def test_a_memory_may_begin_with_anything(start: Any) -> None:
    """What is no plain value counts by plug-in and version."""
    memory = {"m": Memory(start=start, audience="all")}
    assert one((phase("p", memory=memory),)) == one((phase("p", memory=memory),))
    assert one((phase("p", memory=memory),)) != one((phase("p"),))


def test_the_fingerprint_is_the_same_in_every_process() -> None:
    """Whatever the seed of hashes."""
    program = "import boodle; print(boodle.assemble('tripoley').fingerprint, boodle.assemble('michigan-rummy').explain())"
    told = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert 1 == len(told)
    assert assemble("tripoley").fingerprint in told.pop().decode()


# -- a value -----------------------------------------------------------------------------------------------------------

RECIPES = (
    Recipe("michigan", "change-suit:stuck=pass-left", ("kitty", {"stake": 3}), seats=5),
    Recipe("tripoley"),
    Recipe("pope-joan", seats=4),
    Recipe(game("x", *RULES), seats=4),
)


@pytest.mark.parametrize("recipe", RECIPES, ids=str)
def test_equal_rules_are_equal_and_have_one_hash(recipe: Recipe) -> None:
    """Whatever else is compared with it is another thing."""
    one, other = assemble(recipe), assemble(recipe)
    assert one is not other
    assert one == other
    assert hash(one) == hash(other)
    assert {one: 1}[other] == 1
    assert one != recipe
    assert one != one.fingerprint


@pytest.mark.parametrize("recipe", RECIPES[:3], ids=str)
@pytest.mark.parametrize(
    "way", [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy], ids=["pickle", "copy", "deepcopy"]
)
def test_a_rulebook_travels_as_its_recipe(recipe: Recipe, way: Callable[[Any], Any]) -> None:
    """And is assembled where it arrives, tables and all."""
    rulebook = assemble(recipe)
    again = way(rulebook)
    assert rulebook == again
    assert (rulebook.answers, rulebook.notes, rulebook.plugins) == (again.answers, again.notes, again.plugins)
    assert recipe == again.recipe
    assert Game.new(again, dealer=0).state == Game.new(rulebook, dealer=0).state


def test_a_rulebook_remembers_its_recipe_with_the_game_first() -> None:
    """However it was written, so that it is explained the same."""
    rulebook = assemble(Recipe("kitty:stake=3", "change-suit", "michigan"))
    assert "michigan change-suit kitty:stake=3" == str(rulebook.recipe)
    assert Recipe("michigan", "kitty:stake=3", "change-suit") == rulebook.recipe
    assert "michigan" == rulebook.name


def changeable(value: object, path: str, seen: set[int]) -> list[str]:
    """The places under a value that could be changed; classes and functions are left alone."""
    if id(value) in seen or isinstance(value, enum.Enum | type | types.FunctionType | types.BuiltinFunctionType | str | bytes):
        return []
    seen.add(id(value))
    if isinstance(value, int | float | type(None) | types.MethodType):
        return []
    if isinstance(value, FrozenMap | types.MappingProxyType):
        return [place for key, each in value.items() for place in changeable(each, f"{path}[{key!r}]", seen)]
    if isinstance(value, tuple | frozenset):
        return [place for at, each in enumerate(value) for place in changeable(each, f"{path}[{at}]", seen)]
    if isinstance(value, Mapping | list | set | bytearray):
        return [path]
    kind = type(value)
    names = [field.name for field in attrs.fields(kind)] if attrs.has(kind) else []
    found = [place for name in names for place in changeable(getattr(value, name), f"{path}.{name}", seen)]
    if names:
        try:
            setattr(value, names[0], getattr(value, names[0]))
        except AttributeError:
            return found
        return [path, *found]
    return found


@pytest.mark.parametrize("recipe", [*RECIPES, Recipe("rummoli"), Recipe("michigan-rummy", "rummy-round")], ids=str)
def test_nothing_in_a_rulebook_can_be_changed(recipe: Recipe) -> None:
    """All the way down, tables and answers included; a memo of antes is filled while playing, always with the same."""
    assert {"rulebook.tables.full_antes"} >= set(changeable(assemble(recipe), "rulebook", set()))


def test_the_search_for_what_can_be_changed_finds_it() -> None:
    """The test above can fail."""

    @attrs.define
    class Soft:
        """Can be changed."""

        inner: object

    assert ["x", "x.inner[0]"] == changeable(Soft(([1],)), "x", set())
    assert ["x['a']"] == changeable(FrozenMap({"a": {}}), "x", set())


def test_a_plugin_cannot_change_a_rulebook_afterwards() -> None:
    """What it passed may change, what was assembled does not."""
    memory = {"m": Memory(start=[1], audience="all")}
    cards = [Card("AH"), Card("KC")]
    rules: list[Declaration] = [Layout(id="x.layout", cards=cards), phase("p", memory=memory)]
    rulebook = one(tuple(rules))
    before = rulebook.fingerprint
    memory["more"] = Memory(start=0, audience="all")
    memory["m"].start.append(2) if isinstance(memory["m"].start, list) else None
    cards.append(Card("QD"))
    assert (Card("AH"), Card("KC")) == rulebook.layout.cards
    assert {"m": Memory(start=(1,), audience="all")} == rulebook.phases[0].memory
    assert before == assemble(rulebook.recipe).fingerprint


def test_a_consequence_counts_by_plugin_and_version() -> None:
    """The escape hatch for payments."""
    rules = (Consequence(id="x.gift", on=Stopped, pays=_nobody, text="a gift"),)
    assert one(rules) != one(rules, version="2")
    assert ("x.gift",) == one(rules).custom_rules


def test_the_fingerprint_is_made_of_plain_data() -> None:
    """A map that cannot be changed prints like one that can."""
    assert '{"a": 1}' == json.dumps(dict(FrozenMap({"a": 1})))
    assert "{'a': 1}" == repr(FrozenMap({"a": 1}))
    assert hash(FrozenMap({"a": 1, "b": 2})) == hash(FrozenMap({"b": 2, "a": 1}))
    assert FrozenMap({"a": 1}) == {"a": 1} != FrozenMap({"a": 2})
    assert FrozenMap() != 5
