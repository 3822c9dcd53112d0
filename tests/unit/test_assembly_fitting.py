"""What is checked after merging: accounts that live answers name, and fields that depend on each other (DESIGN 6)."""

from __future__ import annotations

from typing import Any

import pytest

from boodle import (
    Ante,
    BadReference,
    CardPayment,
    Claim,
    DealRule,
    Deck,
    Fee,
    Fine,
    FineAndPass,
    Layout,
    LeadLimit,
    Memory,
    PassLeft,
    Payout,
    Penalty,
    Phase,
    PluginInvalid,
    Poker,
    Recipe,
    Residual,
    RuleConflict,
    Sale,
    Space,
    Stakes,
    Stopped,
    StopRule,
    VoidPay,
    WentOut,
    assemble,
)
from kitchen import faults, game, only, plugin, same, told

BOARD = (Layout(id="plain.layout", cards="AH KC QD JS"), Ante(id="plain.ante", space="layout", others=1))
PLAIN = game("plain", *BOARD, LeadLimit(id="plain.limit", suits="other-suit"))
JAR = plugin("jar", Space(id="jar.space", name="Jar", place=50, claims=(Claim(when="out"),)))


def fee(**how: Any) -> Fee:
    """A chip for a stop."""
    given: dict[str, Any] = {"on": Stopped, "payer": "stopper", "payee": "bank", "chips": 1} | how
    return Fee(id="mine.fee", **given)


# -- accounts ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "account"),
    [
        (fee(payee="Jar"), "Jar"),
        (fee(payer="Jar", while_it_lasts=True), "Jar"),
        (fee(payee="winner-space"), "winner-space"),
        (fee(payee=("winner-space", "pot")), "winner-space"),
        (fee(payee="2C"), "2C"),
        (fee(payer="winner"), "winner"),
        (fee(on=WentOut, payer="stopper"), "stopper"),
        (StopRule(id="mine.stop", stuck=FineAndPass(1, "Jar")), "Jar"),
        (StopRule(id="mine.stop", nobody=VoidPay("winner-space")), "winner-space"),
        (Penalty(id="mine.penalty", offence="response", fine=Fine(1, "Jar")), "Jar"),
        (Sale(id="mine.sale", name="sale", payee="Jar"), "Jar"),
        (Ante(id="mine.ante", space="Jar", others=1), "Jar"),
        (Ante(id="mine.ante", space="pot", others=1), "pot"),
        (Ante(id="mine.ante", space="bank", others=1), "bank"),
        (Ante(id="mine.ante", space="dealer", others=1), "dealer"),
    ],
)
def test_an_account_that_is_not_there(rule: Any, account: str) -> None:
    """One error that names rule, plug-in and account, what there is, and how to go on."""
    recipe = Recipe(PLAIN, plugin("mine", rule))
    found = faults(recipe)
    assert [BadReference] == [type(error) for error in found]
    error = found[0]
    assert isinstance(error, BadReference)
    assert (rule.id, "mine", account) == (error.rule, error.plugin, error.account)
    assert "there are 'AH', 'KC', 'QD', 'JS', 'bank'" in str(error)
    assert f"without=('{rule.id}',)" in error.remedies
    assert ("'kitty'" in error.remedies) == (account == "winner-space")


@pytest.mark.parametrize(
    "rule",
    [
        fee(payee="Jar"),
        fee(payee="winner-space"),
        fee(payee=("pot", "Jar")),
        fee(payer="Jar", payee="stopper", while_it_lasts=True),
        fee(payer=("pot", "each-opponent"), payee="stopper"),
        fee(payer="each-opponent", payee="dealer"),
        fee(payer="bank", payee="♥A"),
        fee(payer="actor", payee="AH"),
        StopRule(id="mine.stop", stuck=FineAndPass(1, "Jar"), nobody=VoidPay("Jar")),
        StopRule(id="mine.stop", stuck=FineAndPass(1, "each-opponent")),
        Penalty(id="mine.penalty", offence="response", fine=Fine(1, "winner-space")),
        Sale(id="mine.sale", name="sale", payee="Jar"),
        Ante(id="mine.ante", space="Jar", others=1),
        Ante(id="mine.ante", space="winner-space", others=1),
        Ante(id="mine.ante", space="a♥", others=3),
    ],
)
def test_an_account_that_is_there(rule: Any) -> None:
    """By name, by scope, by role, or the first of several that exists."""
    same(Recipe(PLAIN, JAR, plugin("mine", rule)))


def test_references_are_checked_after_merging() -> None:
    """An answer that lost names nothing any more, even where its rule has another answer that counts."""
    lost = plugin("plain-stop", StopRule(id="plain-stop.stop", leader="first-unable", stuck=FineAndPass(1, "nowhere")))
    over = plugin("over", StopRule(id="over.stop", stuck=PassLeft()))
    assert ["RuleConflict"] == [kind for kind, _ in told(Recipe(PLAIN, lost, over))]
    rulebook = same(Recipe(PLAIN, lost, over, prefer={"stop.stuck": "over.stop"}))
    assert "first-unable" == rulebook.stop.leader


def test_a_bad_account_of_a_topic_that_lost_is_no_fault() -> None:
    """A house rule took its place."""
    wrong = game("wrong", fee_of("wrong", topic="toll", payee="nowhere"))
    right = plugin("right", fee_of("right", topic="toll"))
    assert ["BadReference"] == [kind for kind, _ in told(Recipe(wrong))]
    same(Recipe(wrong, right))


def fee_of(name: str, **how: Any) -> Fee:
    """A chip for a stop, by another plug-in."""
    given: dict[str, Any] = {"on": Stopped, "payer": "stopper", "payee": "bank", "chips": 1} | how
    return Fee(id=f"{name}.fee", **given)


def test_a_table_of_payouts_may_sit_on_any_board() -> None:
    """What it says of other spaces is noted, not refused."""
    assert ["mine.pay"] == [
        note.rule for note in same(Recipe(PLAIN, plugin("mine", Payout(id="mine.pay", space="2C", chips=1)))).notes
    ]


def test_a_fee_from_a_space_must_say_that_it_may_run_dry() -> None:
    """A fixed amount is more than there may be."""
    error = only(PluginInvalid, Recipe(PLAIN, JAR, plugin("mine", fee(payer="winner-space", payee="stopper"))))
    assert ("mine", "boodle_payments", "'while_it_lasts=True' in it") == (error.plugin, error.hook, error.expected)


# -- fields that depend on each other ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "slot", "words", "remedies"),
    [
        (
            (Stakes(id="mine.stakes", mode="free", total=3, minimum=1),),
            "stakes.total",
            "'stakes.total' and 'stakes.minimum' do not fit: 1 on each of 4 spaces is more than the 3 to lay out",
            ("without=('mine.stakes',)",),
        ),
        (
            (Deck(id="mine.deck", removed="AH 2C"),),
            "deck.removed",
            "'deck.removed' and 'layout.cards' do not fit: the pay card AH is not in the pack, says 'mine.deck' (mine 1.0)",
            ("without=('mine.deck',)",),
        ),
        (
            (Poker(id="mine.poker", when="before"), Space(id="mine.pot", name="Pot", place=60, claims=(Claim(when="poker"),))),
            "poker.when",
            "'poker.when' does not fit: nobody says how poker hands rank",
            ("without=('mine.poker',)",),
        ),
        (
            (Poker(id="mine.poker", when="leftover", ranking=len, text="more cards are better"),),
            "poker.when",
            "'poker.when' does not fit: there is no pot to play for",
            ("without=('mine.poker',)",),
        ),
        (
            (Residual(id="mine.rest", chips="open-hand"),),
            "residual.chips",
            "'residual.chips' does not fit: nobody says how poker hands rank",
            ("without=('mine.rest',)",),
        ),
    ],
)
def test_fields_that_do_not_fit(rules: tuple[Any, ...], slot: str, words: str, remedies: tuple[str, ...]) -> None:
    """One error, with the rules that say so, and only remedies that have been tried."""
    error = only(RuleConflict, Recipe(PLAIN, plugin("mine", *rules)))
    assert (slot, remedies) == (error.slot, error.remedies)
    assert str(error).startswith(words)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        (Stakes(id="bare.stakes", mode="one-horse"), "there is no space to stake on"),
        (Stakes(id="bare.stakes", mode="free"), "there is no space to stake on"),
        (Layout(id="bare.layout", cards="AH KC ♥A"), "the pay card AH lies there twice"),
    ],
)
def test_what_does_not_fit_within_a_game_has_no_remedy_in_the_recipe(rule: Any, words: str) -> None:
    """It is for the author of the game to mend."""
    error = only(RuleConflict, Recipe(game("bare", rule)))
    assert ((), True) == (error.remedies, words in str(error))
    assert str(error).endswith("; change a parameter")


def test_a_pack_without_cards() -> None:
    """Whatever lies on the board, it is one fault for each thing that does not fit."""
    everything = " ".join(
        f"{rank}{suit}" for suit in "CDHS" for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    )
    error = only(RuleConflict, Recipe(game("bare"), plugin("mine", Deck(id="mine.deck", removed=everything))))
    assert "'deck.removed' does not fit: no card is left in the pack" in str(error)


def test_only_a_remedy_that_works_is_named() -> None:
    """The total of one and the minimum of another: with the default of six without the total there is too little still."""
    total = plugin("total", Stakes(id="total.stakes", mode="free", total=7))
    least = plugin("least", Stakes(id="least.stakes", minimum=2))
    error = only(RuleConflict, Recipe(PLAIN, total, least))
    assert ("least.stakes", "total.stakes") == error.contenders
    assert ("without=('least.stakes',)", "without=('total.stakes',)") == error.remedies
    enough = plugin("enough", Stakes(id="enough.stakes", mode="free"))
    error = only(RuleConflict, Recipe(PLAIN, plugin("total", Stakes(id="total.stakes", total=7)), least, enough))
    assert ("without=('least.stakes',)",) == error.remedies


def test_a_bridges_rule_is_no_remedy() -> None:
    """Leaving it out would bring back what it replaced."""
    bridge = plugin(
        "bridge", Stakes(id="bridge.stakes", mode="free", total=1, minimum=1, replaces=("mine.stakes",)), kind="bridge"
    )
    mine = plugin("mine", Stakes(id="mine.stakes", mode="free", total=9, minimum=1))
    assert () == only(RuleConflict, Recipe(PLAIN, mine, bridge)).remedies


def test_a_contested_field_makes_no_children() -> None:
    """Which total is meant decides whether the minimum fits."""
    one = plugin("one", Stakes(id="one.stakes", mode="free", total=3, minimum=1))
    two = plugin("two", Stakes(id="two.stakes", mode="free", total=9, minimum=1))
    assert ["stakes.total"] == [getattr(error, "slot", "") for error in faults(Recipe(PLAIN, one, two))]


def test_what_fits_after_all() -> None:
    """A minimum that the total allows, spaces with antes of their own, a card that is no pay card."""
    free = Stakes(id="mine.stakes", mode="free", total=3, minimum=1)
    own = [Ante(id=f"mine.{card}", space=card, others=1) for card in ("AH", "KC")]
    rulebook = same(Recipe(PLAIN, plugin("mine", free, *own, Deck(id="mine.deck", removed="2C"))))
    assert ("QD", "JS") == rulebook.tables.free_spaces


# -- memories ----------------------------------------------------------------------------------------------------------


def nobody(*_: object) -> Any:
    """A phase that is over at once."""


def phase(name: str, **memory: Memory) -> Phase:
    """A phase of the plug-in called like it."""
    earlier = tuple("abc"[: "abc".index(name)])
    return Phase(
        id=f"{name}.phase", name=name, gap="after-play", after=earlier, text="a pause", memory=memory, turn=nobody, moves=nobody,
        apply=nobody,
    )  # fmt: skip


def test_two_phases_may_not_remember_under_one_name() -> None:
    """One would overwrite the other; of three one is kept."""
    plugins = [plugin(name, phase(name, seen=Memory(start=0, audience="all"))) for name in "abc"]
    error = only(RuleConflict, Recipe(game(), *plugins))
    assert ("memory[seen]", ("a.phase", "b.phase", "c.phase")) == (error.slot, error.contenders)
    assert "without=('a.phase', 'c.phase')" in error.remedies


def test_what_belongs_to_the_seats_begins_with_a_value_for_each() -> None:
    """A list is as good as a tuple."""
    rule = phase("a", mine=Memory(start=[0, 0, 0, 0], audience="owner"), bank=Memory(start=0, audience="bank"))
    assert (0, 0, 0, 0) == same(Recipe(game(), plugin("a", rule), seats=4)).phases[0].memory["mine"].start
    error = only(PluginInvalid, Recipe(game(), plugin("a", rule), seats=5))
    assert "got 'mine' of 'a.phase' (a 1.0) begins as (0, 0, 0, 0), expected one value for each of 5 seats" in str(error)


def test_names_of_cards_are_names_of_spaces() -> None:
    """'A♥', '♥A' and 'AH' are one space."""
    rulebook = assemble(
        Recipe(
            PLAIN,
            plugin("mine", Payout(id="mine.pay", space="A♥", chips=5, payer="bank"), Ante(id="mine.ante", space="♥A", others=2)),
        )
    )
    assert ["AH", "KC", "QD", "JS"] == list(rulebook.tables.spaces)
    assert (5, 2) == (rulebook.payouts["AH"].chips, rulebook.tables.antes[0].others)


def test_a_deal_and_a_payment_have_no_accounts() -> None:
    """Nothing to check in them."""
    same(Recipe(PLAIN, plugin("mine", DealRule(id="mine.deal", dead_hand="first"), CardPayment(id="mine.cards", chips=2))))
