"""How answers of different plug-ins become one: rank, who asked, topics, bridges, ``without`` and ``prefer`` (DESIGN 6)."""

from __future__ import annotations

import itertools

import pytest

from boodle import (
    Ante,
    AssemblyError,
    Bank,
    CardPayment,
    Claim,
    DealRule,
    Fee,
    FineAndPass,
    LeadChoice,
    LeadLimit,
    PassLeft,
    Recipe,
    Rulebook,
    RuleConflict,
    SameSuit,
    SessionEnd,
    Space,
    Stopped,
    StopRule,
    UnknownRule,
    Void,
    assemble,
)
from kitchen import game, only, plugin, same

STUCK = plugin("stuck-left", StopRule(id="stuck-left.stop", stuck=PassLeft()))
FINED = plugin("stuck-fined", StopRule(id="stuck-fined.stop", stuck=FineAndPass(2, "bank")))
LIMIT = LeadLimit(id="plain.limit", suits="other-suit")


# -- rank --------------------------------------------------------------------------------------------------------------


def test_the_default_holds_where_nobody_says_otherwise() -> None:
    """A game without any answer is answered by 'standard' alone."""
    rulebook = assemble(Recipe(game()))
    assert {"standard"} == {answer.rank for answer in rulebook.answers}
    assert SameSuit() == rulebook.stop.stuck
    assert "standard.stop" == rulebook.rule_of("stop.stuck")


def test_the_game_outranks_the_default_field_by_field() -> None:
    """A game that says who leads after a stop leaves it to the default what a stuck leader does."""
    rulebook = assemble(Recipe(game("plain", StopRule(id="plain.stop", leader="first-unable"))))
    assert ("first-unable", "plain.stop", "game") == _who(rulebook, "stop.leader")
    assert (SameSuit(), "standard.stop", "standard") == _who(rulebook, "stop.stuck")


def test_a_house_rule_outranks_the_game_and_it_is_said_over_whom() -> None:
    """The player wanted the house rule, so it counts, and 'explain' names the rule that lost."""
    rulebook = same(Recipe(game("plain", LIMIT, StopRule(id="plain.stop", stuck=SameSuit())), STUCK))
    assert (PassLeft(), "stuck-left.stop", "house-rule") == _who(rulebook, "stop.stuck")
    assert ("plain.stop", "standard.stop") == rulebook.answer("stop.stuck").over
    assert "instead of plain.stop" in rulebook.explain()


def test_a_house_rule_about_one_field_does_not_fight_the_game_about_another() -> None:
    """Answers are partial: each field merges on its own."""
    plain = game("plain", DealRule(id="plain.deal", dead_hand="first", leftover="uneven"))
    surplus = plugin("surplus", DealRule(id="surplus.deal", leftover="dead-hand"))
    rulebook = same(Recipe(plain, surplus))
    assert ("first", "plain.deal", "game") == _who(rulebook, "deal.dead_hand")
    assert ("dead-hand", "surplus.deal", "house-rule") == _who(rulebook, "deal.leftover")


def test_two_house_rules_that_differ_are_a_conflict() -> None:
    """Different answers of one rank are never settled by order or name."""
    error = only(RuleConflict, Recipe(game("plain", LIMIT), STUCK, FINED))
    assert "stop.stuck" == error.slot
    assert ("stuck-fined.stop", "stuck-left.stop") == error.contenders
    who = "'stuck-fined.stop' (stuck-fined 1.0) and 'stuck-left.stop' (stuck-left 1.0)"
    assert f"'stop.stuck' is decided twice by house rules: {who}; keep one: {' or '.join(error.remedies)}" == str(error)
    assert (
        "without=('stuck-fined.stop',)",
        "without=('stuck-left.stop',)",
        "prefer={'stop.stuck': 'stuck-fined.stop'}",
        "prefer={'stop.stuck': 'stuck-left.stop'}",
    ) == error.remedies


def test_two_plugins_that_a_game_requires_and_that_differ_are_a_conflict() -> None:
    """Both answer for the game, so neither outranks the other."""
    error = only(RuleConflict, Recipe(game("plain", requires=("change-suit", "change-colour"))))
    assert ("change-colour.limit", "change-suit.limit") == error.contenders
    assert "'lead-suits' is decided twice by games: " in str(error)


def test_equal_answers_are_no_conflict() -> None:
    """Two house rules that agree may both be named."""
    again = plugin("again", StopRule(id="again.stop", stuck=PassLeft()))
    assert PassLeft() == same(Recipe(game("plain", LIMIT), STUCK, again)).stop.stuck


def test_three_different_answers_are_one_conflict_and_each_can_be_kept() -> None:
    """To keep one of three, both others have to be left out."""
    third = plugin("stuck-suit", StopRule(id="stuck-suit.stop", stuck=SameSuit()))
    error = only(RuleConflict, Recipe(game("plain", LIMIT), STUCK, FINED, third))
    assert "decided 3 times" in str(error)
    assert "without=('stuck-fined.stop', 'stuck-left.stop')" in error.remedies


def test_of_three_answers_two_may_agree() -> None:
    """Leaving out the one that differs is enough."""
    again = plugin("again", StopRule(id="again.stop", stuck=PassLeft()))
    error = only(RuleConflict, Recipe(game("plain", LIMIT), STUCK, again, FINED))
    assert {"without=('stuck-fined.stop',)", "without=('again.stop', 'stuck-left.stop')"} == {
        remedy for remedy in error.remedies if remedy.startswith("without")
    }


VALUES = (None, PassLeft(), FineAndPass(1, "bank"))


@pytest.mark.parametrize("said", list(itertools.product(VALUES, repeat=4)), ids=str)
def test_every_combination_of_ranks(said: tuple[object, ...]) -> None:
    """The game, a bridge that replaces nothing, and two house rules say nothing, one thing or another."""
    names = ("plain", "bridge", "one", "two")
    rules = {name: (StopRule(id=f"{name}.stop", stuck=value),) for name, value in zip(names, said, strict=True) if value}  # type: ignore[arg-type]  # an answer
    recipe = Recipe(
        game("plain", *rules.get("plain", ())),
        plugin("bridge", *rules.get("bridge", ()), kind="bridge"),
        *(plugin(name, *rules.get(name, ())) for name in names[2:]),
    )
    houses = [value for value in said[2:] if value]
    deciding = houses or [value for value in said[:2] if value] or [SameSuit()]
    if all(value == deciding[0] for value in deciding):
        assert deciding[0] == assemble(recipe).stop.stuck
    else:
        with pytest.raises(AssemblyError) as caught:
            assemble(recipe)
        assert ["stop.stuck"] == [getattr(error, "slot", "") for error in caught.value.exceptions]
    for name in rules:
        assert rules[name][0].stuck == assemble(recipe.but(prefer={"stop.stuck": f"{name}.stop"})).stop.stuck


# -- who asked ---------------------------------------------------------------------------------------------------------


def test_a_required_plugin_answers_for_the_game() -> None:
    """'change-suit' that boodle-fi requires is part of the game, so a house rule outranks it."""
    rulebook = same(Recipe("boodle-fi", FINED))
    assert "game" == rulebook.answer("lead-suits").rank
    assert ("stuck-fined.stop", "house-rule") == _who(rulebook, "stop.stuck")[1:]
    assert "change-suit.stop" in rulebook.answer("stop.stuck").over


def test_naming_a_required_plugin_gives_it_its_own_rank() -> None:
    """In the recipe 'change-suit' speaks for itself: now two house rules disagree, for the game's parameters still hold."""
    assert "house-rule" == assemble(Recipe("boodle-fi", "change-suit")).answer("lead-suits").rank
    error = only(RuleConflict, Recipe("boodle-fi", "change-suit", FINED))
    assert ("change-suit.stop", "stuck-fined.stop") == error.contenders


def test_a_game_has_its_own_rank_whoever_requires_it() -> None:
    """A house rule that needs a certain game does not lift that game."""
    needs = plugin("only-michigan", Bank(id="only-michigan.bank", cannot_pay="debt"), requires=("michigan",))
    rulebook = same(Recipe("michigan", needs))
    assert ("game", "recipe") == next((each.rank, each.asked_by) for each in rulebook.plugins if each.name == "michigan")


# -- topics ------------------------------------------------------------------------------------------------------------


def test_free_leads_lifts_the_limit_of_the_game() -> None:
    """Both are about 'lead-suits', so the house rule decides."""
    rulebook = same(Recipe("boodle-fi", "free-leads"))
    assert () == rulebook.lead_limits
    assert ("change-suit.limit",) == rulebook.answer("lead-suits").over


def test_double_cards_pays_two_chips_and_not_three() -> None:
    """Payments add up over topics, and within a topic rank decides."""
    assert [1] == [payment.chips for payment in assemble("boodle-de").card_payments]
    assert [2] == [payment.chips for payment in same(Recipe("boodle-de", "double-cards")).card_payments]


def test_payments_of_different_topics_add_up() -> None:
    """One chip for each card by the game, and three more of a topic of its own."""
    more = plugin("more", CardPayment(id="more.cards", topic="honours", chips=3))
    assert [1, 3] == sorted(payment.chips for payment in same(Recipe("boodle-de", more)).card_payments)


def test_limits_of_different_topics_hold_together() -> None:
    """Another suit, and besides a limit of another topic: only what both allow may be led."""
    hearts = LeadLimit(id="ace.limit", topic="aces", text="no aces' suits", suits=lambda view: view.hand)
    rulebook = same(Recipe("boodle-fi", plugin("ace", hearts)))
    assert {"change-suit.limit", "ace.limit"} == {limit.id for limit in rulebook.lead_limits}


def test_two_limits_of_one_topic_are_a_conflict() -> None:
    """Another suit and another colour are two answers to 'which suits may be led'."""
    error = only(RuleConflict, Recipe("boodle-de", "change-suit", "change-colour"))
    assert ("lead-suits", ("change-colour.limit", "change-suit.limit")) == (error.slot, error.contenders)


def test_two_fees_without_a_topic_both_hold() -> None:
    """By default a rule is a topic of its own."""
    one = plugin("one", Fee(id="one.fee", on=Stopped, payer="stopper", payee="bank", chips=1))
    two = plugin("two", Fee(id="two.fee", on=Stopped, payer="stopper", payee="bank", chips=2))
    assert [1, 2] == sorted(fee.chips for fee in same(Recipe("boodle-de", one, two)).fees)


def test_within_a_topic_a_fee_may_take_the_place_of_a_card_payment() -> None:
    """Payments are one family, whatever their kind."""
    flat = plugin("flat", Fee(id="flat.fee", topic="card-payment", on=Stopped, payer="stopper", payee="bank", chips=1))
    rulebook = same(Recipe("boodle-de", flat))
    assert ((), ["flat.fee"]) == (rulebook.card_payments, [fee.id for fee in rulebook.fees])


def test_a_topic_never_meets_one_of_another_family_or_a_question() -> None:
    """A fee may call its topic what it likes: 'lead-suits' of payments is not 'lead-suits' of leads, nor a question."""
    odd = plugin("odd", Fee(id="odd.fee", topic="lead-suits", on=Stopped, payer="stopper", payee="bank", chips=1))
    stop = plugin("stop", Fee(id="stop.stuck", on=Stopped, payer="stopper", payee="bank", chips=2))
    rulebook = same(Recipe("boodle-fi", odd, stop))
    assert ["change-suit.limit"] == [limit.id for limit in rulebook.lead_limits]
    assert ["odd.fee", "stop.stuck"] == sorted(fee.id for fee in rulebook.fees)
    assert PassLeft() == rulebook.stop.stuck


def test_endings_of_different_topics_are_combined() -> None:
    """After the rounds, or as soon as somebody is broke."""
    broke = plugin("broke-too", SessionEnd(id="broke-too.end", topic="broke", when="somebody-broke"))
    assert {"rounds", "somebody-broke"} == same(Recipe("boodle-de", broke)).session_end


def test_within_a_topic_a_house_rule_takes_the_place_of_the_games_ending() -> None:
    """'session-end' is one topic."""
    assert {"somebody-broke"} == same(Recipe("boodle-de", ("session-end", {"when": ("somebody-broke",)}))).session_end


# -- union -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["game", "house-rule"])
def test_two_spaces_of_one_name_are_a_conflict_at_any_rank(kind: str) -> None:
    """Spaces add up, so rank does not settle which of two is meant."""
    pot = Space(id="jar.space", name="Jar", place=50, claims=(Claim(when="out"),))
    mine = Space(id="mine.space", name="Jar", place=60, claims=(Claim(when="out"),))
    recipe = (
        Recipe(game("jar", pot), plugin("mine", mine))
        if kind == "game"
        else Recipe(game(), plugin("jar", pot), plugin("mine", mine))
    )
    error = only(RuleConflict, recipe)
    assert ("space[Jar]", ("jar.space", "mine.space")) == (error.slot, error.contenders)
    assert "'space[Jar]' is there twice" in str(error)


def test_two_equal_spaces_are_a_conflict_too() -> None:
    """Two jars are not one jar."""
    rules = [Space(id=f"{name}.space", name="Jar", place=50) for name in ("one", "two")]
    error = only(RuleConflict, Recipe(game(), plugin("one", rules[0]), plugin("two", rules[1])))
    assert "space[Jar]" == error.slot


def test_of_two_spaces_one_may_be_preferred() -> None:
    """``prefer`` decides a union like any other question."""
    one = plugin("one", Space(id="one.space", name="Jar", place=50))
    two = plugin("two", Space(id="two.space", name="Jar", place=60, unclaimed="split"))
    rulebook = same(Recipe(game(), one, two, prefer={"space[Jar]": "two.space"}))
    assert ["split"] == [space.unclaimed for space in rulebook.spaces]
    assert ("one.space",) == rulebook.answer("space[Jar]").over


def test_two_antes_on_one_space_are_a_conflict() -> None:
    """Antes are a union by space."""
    more = plugin("more", Ante(id="more.ante", space="layout", others=3))
    error = only(RuleConflict, Recipe("michigan", more))
    assert ("ante[layout]", ("michigan.ante", "more.ante")) == (error.slot, error.contenders)


def test_a_space_may_not_be_called_like_a_pay_card() -> None:
    """♥A lies on the board already; however it is spelt."""
    more = plugin("more", Space(id="more.space", name="A♥", place=50))
    error = only(RuleConflict, Recipe("michigan", more))
    assert ("space[AH]", ("michigan.layout", "more.space")) == (error.slot, error.contenders)
    assert ("without=('more.space',)",) == error.remedies


# -- bridges -----------------------------------------------------------------------------------------------------------

BOTH = ("stuck-left", "stuck-fined")
NEITHER = StopRule(id="peace.stop", stuck=SameSuit(), replaces=("stuck-left.stop", "stuck-fined.stop"))


def test_a_bridge_wins_over_the_rules_it_replaces() -> None:
    """Two house rules disagree, a third plug-in reconciles them."""
    peace = plugin("peace", NEITHER, kind="bridge", requires=BOTH)
    rulebook = same(Recipe(game("plain", LIMIT), STUCK, FINED, peace))
    assert (SameSuit(), "peace.stop", "bridge") == _who(rulebook, "stop.stuck")


def test_a_bridge_that_replaces_one_of_two_leaves_the_other_to_decide() -> None:
    """The house rule that is left outranks the bridge's own answer."""
    peace = plugin(
        "peace", StopRule(id="peace.stop", stuck=SameSuit(), replaces=("stuck-left.stop",)), kind="bridge", requires=BOTH
    )
    assert FineAndPass(2, "bank") == same(Recipe(game("plain", LIMIT), STUCK, FINED, peace)).stop.stuck


def test_a_bridge_does_not_win_over_a_game_whose_rule_it_does_not_replace() -> None:
    """A bridge has no rank of its own over the game: it must say which rule it takes the place of."""
    peace = plugin("peace", StopRule(id="peace.stop", stuck=SameSuit()), kind="bridge")
    plain = game("plain", LIMIT, StopRule(id="plain.stop", stuck=PassLeft()))
    error = only(RuleConflict, Recipe(plain, peace))
    assert ("peace.stop", "plain.stop") == error.contenders
    over = plugin("peace", StopRule(id="peace.stop", stuck=SameSuit(), replaces=("plain.stop",)), kind="bridge")
    assert SameSuit() == same(Recipe(plain, over)).stop.stuck


def test_a_bridge_takes_the_whole_rule_away() -> None:
    """What the replaced rule said besides is open again, and the next lower answer holds."""
    two = plugin("two-things", StopRule(id="two-things.stop", stuck=PassLeft(), leader="first-unable"))
    peace = plugin(
        "peace",
        StopRule(id="peace.stop", stuck=SameSuit(), replaces=("two-things.stop",)),
        kind="bridge",
        requires=("two-things",),
    )
    rulebook = same(Recipe(game("plain", LIMIT), two, peace))
    assert ("stopper", "standard.stop") == _who(rulebook, "stop.leader")[:2]


def test_two_bridges_that_disagree_are_a_conflict_settled_by_preference() -> None:
    """Leaving out a bridge would bring back what it replaces, so only ``prefer`` is named."""
    one = plugin(
        "one", StopRule(id="one.stop", stuck=SameSuit(), replaces=("stuck-left.stop", "stuck-fined.stop")), kind="bridge"
    )
    two = plugin(
        "two", StopRule(id="two.stop", stuck=PassLeft(), replaces=("stuck-left.stop", "stuck-fined.stop")), kind="bridge"
    )
    error = only(RuleConflict, Recipe(game("plain", LIMIT), STUCK, FINED, one, two))
    assert "by bridges" in str(error)
    assert ("prefer={'stop.stuck': 'one.stop'}", "prefer={'stop.stuck': 'two.stop'}") == error.remedies


# -- without and prefer ------------------------------------------------------------------------------------------------


def test_a_rule_may_be_left_out() -> None:
    """Then the next lower answer holds."""
    rulebook = same(Recipe("boodle-fi", without=("change-suit.stop",)))
    assert ("change-suit.limit", SameSuit()) == (rulebook.rule_of("lead-suits"), rulebook.stop.stuck)


def test_a_required_plugin_may_be_left_out() -> None:
    """Only the author of the recipe may do that."""
    rulebook = same(Recipe("michigan", without=("card-payment", "dealer-double")))
    assert ((), 1) == (rulebook.card_payments, rulebook.dealer_factors["layout"].factor)
    assert {"standard", "michigan"} == {each.name for each in rulebook.plugins}


def test_a_named_plugin_that_is_left_out_does_not_take_part() -> None:
    """A recipe may be changed by leaving out what it names, even what is broken."""
    assert (
        assemble("boodle-de").fingerprint
        == assemble(Recipe("boodle-de", "kitty", "no-such", without=("kitty", "no-such"))).fingerprint
    )


def test_a_rule_of_a_plugin_that_is_left_out_may_be_left_out_too() -> None:
    """Saying it twice does no harm."""
    recipe = Recipe("boodle-de", "kitty", without=("kitty", "kitty.space"))
    assert assemble("boodle-de").fingerprint == assemble(recipe).fingerprint


@pytest.mark.parametrize(
    ("rule", "stuck"), [("plain.stop", SameSuit()), ("stuck-left.stop", PassLeft()), ("standard.stop", SameSuit())]
)
def test_a_rule_of_any_rank_may_be_preferred(rule: str, stuck: object) -> None:
    """The recipe's author decides, whatever the rank."""
    plain = game("plain", LIMIT, StopRule(id="plain.stop", stuck=SameSuit(), nobody=Void()))
    rulebook = same(Recipe(plain, STUCK, prefer={"stop.stuck": rule}))
    assert (stuck, rule) == _who(rulebook, "stop.stuck")[:2]


def test_the_default_may_be_preferred_to_the_game() -> None:
    """Down to the bottom."""
    rulebook = same(Recipe("boodle-fi", prefer={"deal.dead_hand": "standard.deal"}))
    assert ("last", "standard.deal") == _who(rulebook, "deal.dead_hand")[:2]
    assert ("boodle-fi.deal",) == rulebook.answer("deal.dead_hand").over


def test_a_topic_may_be_decided_by_preference() -> None:
    """The game's limit again, though 'free-leads' is named."""
    rulebook = same(Recipe("boodle-fi", "free-leads", prefer={"lead-suits": "change-suit.limit"}))
    assert ["change-suit.limit"] == [limit.id for limit in rulebook.lead_limits]


@pytest.mark.parametrize(
    ("changes", "name", "hint"),
    [
        ({"without": ("change-suit.limits",)}, "change-suit.limits", "rule or plug-in; did you mean 'change-suit.limit'"),
        ({"without": ("zzz",)}, "zzz", "known are 'boodle-fi', 'boodle-fi.ante'"),
        ({"without": ("kitty",)}, "kitty", "no such rule or plug-in"),
        ({"without": ("michigan.deal",)}, "michigan.deal", "no such rule or plug-in"),
        ({"prefer": {"stop.stick": "change-suit.stop"}}, "stop.stick", "slot; did you mean 'stop.stuck'"),
        ({"prefer": {"stop.stuck": "change-suit.stob"}}, "change-suit.stob", "did you mean 'change-suit.stop'"),
        (
            {"prefer": {"stop.stuck": "zzz"}},
            "zzz",
            "rule that answers 'stop.stuck'; known are 'change-suit.stop', 'standard.stop'",
        ),
        ({"prefer": {"stop.leader": "change-suit.stop"}}, "change-suit.stop", "rule that answers 'stop.leader'"),
        ({"phases": ("zzz",)}, "zzz", "phase or sale"),
    ],
)
def test_a_name_that_is_not_there_is_refused(changes: dict[str, object], name: str, hint: str) -> None:
    """In ``without``, ``prefer`` and ``phases``: never silently ignored."""
    error = only(UnknownRule, Recipe("boodle-fi").but(**changes))
    assert (name, next(iter(changes))) == (error.name, error.where)
    assert hint in str(error)


def test_what_standard_answers_may_be_left_out_where_others_answer() -> None:
    """The engine must never meet an open question."""
    whole = LeadChoice(id="whole.choice", card="any")
    assert "any" == same(Recipe(game(), plugin("whole", whole), without=("standard.lead-choice",))).lead_choice.card


def _who(rulebook: Rulebook, slot: str) -> tuple[object, str, str]:
    answer = rulebook.answer(slot)
    return answer.value, answer.rule, answer.rank
