"""Notes: rules that can never act, and choices that a player may not have meant (DESIGN 6)."""

from __future__ import annotations

from typing import Any

import pytest

from boodle import (
    Ante,
    Bank,
    BetMade,
    BidMade,
    CardPayment,
    Cards,
    Caught,
    Claim,
    ClaimRule,
    Consequence,
    DealerFactor,
    DealRule,
    Deck,
    Event,
    Exchanged,
    Fee,
    Fine,
    FineAndPass,
    Irregularity,
    Layout,
    LeadLimit,
    LimitLifted,
    LowestHeld,
    Note,
    Opening,
    Passed,
    PassLeft,
    Payout,
    Penalty,
    PokerWon,
    Recipe,
    Residual,
    Response,
    RoundEnded,
    RoundVoid,
    Sale,
    SameSuit,
    Space,
    Staked,
    Stakes,
    Stopped,
    StopRule,
    TieBreak,
    Tiebreak,
    Title,
    TurnedUp,
    Void,
    WentOut,
    assemble,
)
from kitchen import game, plugin, same

LIMIT = LeadLimit(id="plain.limit", suits="other-suit")
BOARD = (Layout(id="plain.layout", cards="AH KC"), Ante(id="plain.ante", space="layout", others=1))
JAR = Space(id="plain.jar", name="Jar", place=50, claims=(Claim(when="out"),))
POT = Space(id="plain.pot", name="Pot", place=60, claims=(Claim(when="poker"),))


def notes(*rules: Any, by: tuple[Any, ...] = (), seats: int = 4) -> list[str]:
    """What is noted of a house rule called 'mine' that says these rules, in a game of those."""
    rulebook = same(Recipe(game("plain", *by), plugin("mine", *rules), seats=seats))
    return [f"{note.kind}: {note.text}" for note in rulebook.notes if note.plugin == "mine"]


def nothing(*_: object) -> tuple[()]:
    """No chips."""
    return ()


def fee(on: type[Event], **how: Any) -> Fee:
    """A chip to the bank from each opponent, or from the dealer where the event is about nobody."""
    given: dict[str, Any] = {"payer": "dealer", "payee": "bank", "chips": 1} | how
    return Fee(id="mine.fee", on=on, **given)


def test_the_plain_games_have_nothing_to_note() -> None:
    """Every rule of theirs acts."""
    for name in ("michigan", "michigan-bicycle", "boodle-fi", "boodle-de", "michigan-rummy"):
        assert () == assemble(name).notes, name


def test_what_holds_by_default_is_never_noted() -> None:
    """A game without anything leaves most of the defaults idle, and says nothing of it."""
    assert () == assemble(Recipe(game())).notes


# -- the same as what holds anyway -------------------------------------------------------------------------------------


def test_a_house_rule_that_repeats_the_game_is_inert() -> None:
    """The game says so already."""
    assert ["inert: says what holds here anyway"] == notes(
        StopRule(id="mine.stop", stuck=PassLeft()), by=(LIMIT, StopRule(id="plain.stop", stuck=PassLeft()))
    )


def test_a_house_rule_that_repeats_the_default_is_inert() -> None:
    """The default says so already."""
    assert ["inert: says what holds here anyway"] == notes(DealRule(id="mine.deal", dead_hand="last", leftover="uneven"))


def test_a_house_rule_that_repeats_one_thing_and_changes_another_acts() -> None:
    """One answer that counts is enough."""
    assert [] == notes(DealRule(id="mine.deal", dead_hand="last", leftover="dead-hand"))


def test_a_house_rule_that_repeats_the_default_against_the_game_acts() -> None:
    """It lifts what the game says."""
    assert [] == notes(DealRule(id="mine.deal", dead_hand="last"), by=(DealRule(id="plain.deal", dead_hand="first"),))


def test_two_house_rules_that_agree_are_both_noted() -> None:
    """Each of them could go."""
    twin = plugin("twin", DealRule(id="twin.deal", dead_hand="first"))
    rulebook = same(Recipe(game(), plugin("mine", DealRule(id="mine.deal", dead_hand="first")), twin))
    assert [("inert", "mine.deal"), ("inert", "twin.deal")] == [(note.kind, note.rule) for note in rulebook.notes]


def test_a_rule_of_the_game_that_repeats_the_default_is_not_noted() -> None:
    """A game says what it is, whether or not others do the same."""
    assert () == assemble(Recipe(game("plain", DealRule(id="plain.deal", dead_hand="last")))).notes


# -- choices -----------------------------------------------------------------------------------------------------------


def test_a_rule_that_loses_everything_is_a_choice() -> None:
    """The player may not have meant to lift it: rank must not hide a disagreement."""
    assert (
        Note("choice", "card-payment.per-card", "card-payment", "'card-payment' is decided by 'double-cards.per-card' instead"),
    ) == assemble(Recipe("michigan", "double-cards")).notes
    assert "choice: card-payment.per-card (card-payment): " in assemble(Recipe("michigan", "double-cards")).explain()


def test_a_rule_that_keeps_one_answer_is_not_noted() -> None:
    """What it lost is to be read in 'explain'."""
    rulebook = assemble(Recipe("boodle-fi", plugin("first", DealRule(id="first.deal", dead_hand="last"))))
    assert () == rulebook.notes
    assert ("boodle-fi.deal",) == tuple(rule for rule in rulebook.answer("deal.dead_hand").over if rule.startswith("boodle"))


def test_a_rule_that_was_not_preferred_is_a_choice_for_each_thing_it_loses() -> None:
    """The recipe decided against it."""
    two = plugin("two", DealRule(id="two.deal", dead_hand="first", leftover="dead-hand"))
    prefer = {"deal.dead_hand": "standard.deal", "deal.leftover": "standard.deal"}
    assert [
        "'deal.dead_hand' is decided by 'standard.deal' instead",
        "'deal.leftover' is decided by 'standard.deal' instead",
    ] == [note.text for note in same(Recipe(game(), two, prefer=prefer)).notes]


# -- stops and leads ---------------------------------------------------------------------------------------------------

FREE = "inert: whoever is stopped may lead any suit, so nobody is ever stuck"
ALWAYS = "inert: somebody can always lead, so the question never comes up"


@pytest.mark.parametrize(
    ("rule", "by", "said"),
    [
        ({"stuck": PassLeft()}, (), [FREE]),
        ({"stuck": PassLeft(), "nobody": SameSuit()}, (), [ALWAYS, FREE]),
        ({"nobody": SameSuit()}, (LIMIT,), [ALWAYS]),
        ({"nobody": SameSuit()}, (LIMIT, StopRule(id="plain.stop", stuck=PassLeft())), []),
        ({"stuck": PassLeft()}, (LIMIT,), []),
        ({"stuck": PassLeft()}, (Opening(id="plain.opening", suits="red"),), []),
        ({"stuck": PassLeft(), "leader": "first-unable"}, (), []),
    ],
)
def test_what_a_stuck_leader_does_is_never_asked(rule: dict[str, Any], by: tuple[Any, ...], said: list[str]) -> None:
    """Where leads are free nobody is stuck; where the limit is lifted somebody can always lead."""
    assert said == notes(StopRule(id="mine.stop", **rule), by=by)


def test_free_leads_where_leads_are_free() -> None:
    """Nothing is lifted."""
    assert ["inert: leads are free here anyway"] == notes(LeadLimit(id="mine.limit", suits="any"))
    assert [] == notes(LeadLimit(id="mine.limit", suits="any"), by=(LIMIT,))


def test_a_limit_that_another_one_implies() -> None:
    """Another colour is another suit."""
    assert ["inert: another colour is another suit anyway"] == notes(
        LeadLimit(id="mine.limit", topic="suits", suits="other-suit"), by=(LeadLimit(id="plain.limit", suits="other-colour"),)
    )


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ({"leader": Title("poker")}, ["inert: nobody wins the title 'poker' before the first lead, so the eldest leads"]),
        ({"leader": Title("bridge")}, ["inert: nobody wins the title 'bridge' before the first lead, so the eldest leads"]),
        ({"lead": "that-card"}, ["inert: the leader is not found by a card"]),
        ({"lead": "that-card", "leader": LowestHeld("H")}, []),
        ({"leader": "dealer"}, []),
    ],
)
def test_who_opens_without_a_title_or_a_card(rule: dict[str, Any], said: list[str]) -> None:
    """A title that nobody can win, a card that nobody looks for."""
    assert said == notes(Opening(id="mine.opening", **rule))


# -- chips -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rule", [CardPayment(id="mine.cards", chips=0), Fee(id="mine.fee", on=Stopped, payer="stopper", payee="bank", chips=0)]
)
def test_a_payment_of_nothing(rule: Any) -> None:
    """It means something only where it takes the place of another."""
    assert ["inert: no chips move"] == notes(rule)
    if isinstance(rule, CardPayment):
        assert [] == notes(rule, by=(CardPayment(id="plain.cards", chips=1),))


@pytest.mark.parametrize("field", ["total", "minimum", "dealer_total"])
def test_free_stakes_where_stakes_are_fixed(field: str) -> None:
    """Nobody is asked to lay anything out."""
    rule: dict[str, Any] = {field: 3}
    assert [f"inert: stakes are fixed, so '{field}' never counts"] == notes(Stakes(id="mine.stakes", **rule), by=BOARD)
    free: dict[str, Any] = {"mode": "free", "total": 9} | rule
    assert [] == notes(Stakes(id="mine.stakes", **free), by=BOARD)


def test_fixed_stakes_where_stakes_are_free() -> None:
    """The game's antes on the layout and the dealer's share of them."""
    rulebook = assemble(Recipe("michigan", plugin("free", Stakes(id="free.stakes", mode="free"))))
    assert {
        ("michigan.ante", "stakes are free, so nothing fixed is put on the layout"),
        ("dealer-double.spaces", "stakes are free, so the dealer's share of fixed stakes never counts"),
    } == {(note.rule, note.text) for note in rulebook.notes}


@pytest.mark.parametrize(
    ("scope", "by", "said"),
    [
        ("winner-space", BOARD, ["inert: there is no space of scope 'winner-space'"]),
        ("winner-space", (JAR,), ["inert: nothing is staked on a space of scope 'winner-space'"]),
        (
            "winner-space",
            (JAR, Ante(id="plain.ante", space="Jar", others=1, dealer=4)),
            ["inert: 'plain.ante' says itself what the dealer puts"],
        ),
        ("winner-space", (JAR, Ante(id="plain.ante", space="winner-space", others=1)), []),
        (
            "layout",
            (*BOARD, Ante(id="plain.ace", space="AH", others=1, dealer=4)),
            [],
        ),
    ],
)
def test_the_dealers_share_of_nothing(scope: Any, by: tuple[Any, ...], said: list[str]) -> None:
    """No space, no ante, or antes that say it themselves."""
    assert said == notes(DealerFactor(id="mine.factor", scope=scope, factor=3), by=by)


def test_an_ante_on_a_scope_whose_spaces_have_their_own() -> None:
    """An ante on a space by name goes before one on its scope."""
    own = [Ante(id=f"mine.{name}", space=name, others=2) for name in ("AH", "KC")]
    rulebook = same(Recipe(game("plain", *BOARD), plugin("mine", *own)))
    assert [("plain.ante", "every space of this scope has an ante of its own")] == [(n.rule, n.text) for n in rulebook.notes]


def test_a_payout_of_a_space_that_is_not_there() -> None:
    """A table of payouts may sit on any board."""
    assert ["inert: there is no space 'QD' to pay from"] == notes(
        Payout(id="mine.pay", space="QD", chips=3, payer="bank"), by=BOARD
    )


def test_a_space_that_needs_a_removed_card() -> None:
    """The marriage of hearts without the queen."""
    marriage = Space(id="mine.marriage", name="Marriage", place=9, claims=(Claim(pattern=Cards("KH QH")),))
    assert ["inert: 'Marriage' needs QH, which is not in the pack"] == notes(
        marriage, by=(Deck(id="plain.deck", removed="QH QS"),)
    )


@pytest.mark.parametrize(
    ("rule", "by", "said"),
    [
        ({"when": "held"}, (JAR,), ["inert: every space says itself when it is earned"]),
        ({"by": "player"}, (JAR,), ["inert: no space leaves it open who claims it"]),
        ({"when": "held"}, BOARD, []),
        ({"by": "player"}, BOARD, []),
    ],
)
def test_what_is_said_of_all_claims(rule: dict[str, Any], by: tuple[Any, ...], said: list[str]) -> None:
    """It counts where a claim leaves it open."""
    assert said == notes(ClaimRule(id="mine.claims", **rule), by=by)


def test_chips_that_nobody_took_from_no_pay_card() -> None:
    """There is no layout."""
    assert ["inert: there is no pay card on the layout"] == notes(Layout(id="mine.layout", unclaimed="split"))


@pytest.mark.parametrize(
    ("rule", "by", "said"),
    [
        ({"cannot_pay": "debt"}, BOARD, ["inert: nobody has to pay anything but his stakes"]),
        ({"cannot_pay": "debt"}, (CardPayment(id="plain.cards", chips=1),), []),
        ({"broke_when": "cannot-ante"}, BOARD, ["inert: no session ends here because somebody is broke"]),
        ({"odd_chips": "dealer"}, BOARD, ["inert: no two players ever share a space"]),
        ({"ante_short": "debt"}, BOARD, []),
    ],
)
def test_what_the_bank_is_never_asked(rule: dict[str, Any], by: tuple[Any, ...], said: list[str]) -> None:
    """Who cannot pay, is broke, or shares."""
    assert said == notes(Bank(id="mine.bank", **rule), by=by)


def test_nothing_is_left_at_the_end() -> None:
    """Where every winner takes all there is."""
    assert ["inert: the winner of each round leaves nothing"] == notes(Residual(id="mine.rest", chips="split"), by=(JAR,))
    assert [] == notes(Residual(id="mine.rest", chips="split"), by=BOARD)


# -- the spare hand ----------------------------------------------------------------------------------------------------


def test_a_sale_without_a_spare_hand() -> None:
    """A stage that is never reached."""
    sale = Sale(id="mine.sale", name="swap", form="swap", price=2)
    assert ["inert: no spare hand is dealt, so none is sold"] == notes(sale, by=(DealRule(id="plain.deal", dead_hand="none"),))
    assert [] == notes(sale)


def test_a_surplus_where_the_pack_comes_out_even() -> None:
    """Fifty-two cards for three players and a dead hand."""
    surplus = DealRule(id="mine.deal", leftover="dead-hand")
    assert ["inert: for 3 players all hands are equal anyway"] == notes(surplus, seats=3)
    assert [] == notes(surplus, seats=4)


# -- fees on what cannot happen ----------------------------------------------------------------------------------------

STUCK = StopRule(id="plain.stop", stuck=PassLeft(), nobody=Void())
PENALTY = Penalty(id="plain.penalty", offence="response", fine=Fine(1))


@pytest.mark.parametrize(
    ("on", "idle", "acting"),
    [
        (Irregularity, (), (PENALTY,)),
        (Passed, (LIMIT,), (LIMIT, STUCK)),
        (Passed, (), (Response(id="plain.response", order="rotation"),)),
        (Passed, (), (PENALTY,)),
        (LimitLifted, (LIMIT, STUCK), (LIMIT,)),
        (LimitLifted, (), (LIMIT, StopRule(id="plain.stop", stuck=PassLeft(), nobody=SameSuit()))),
        (RoundVoid, (LIMIT,), (LIMIT, STUCK)),
        (RoundVoid, (), (Penalty(id="plain.penalty", offence="response", fine=Fine(1), bars="win"),)),
        (TurnedUp, (), (DealRule(id="plain.deal", turn_up=True),)),
        (Caught, (), BOARD),
        (Staked, BOARD, (*BOARD, Stakes(id="plain.stakes", mode="free"))),
        (TieBreak, (), (Tiebreak(id="plain.tie", by="extra-round"),)),
        (Exchanged, (), (Sale(id="plain.sale", name="swap"),)),
        (BidMade, (Sale(id="plain.sale", name="swap"),), (Sale(id="plain.sale", name="sale", form="auction"),)),
    ],
)
def test_a_fee_on_an_event_that_cannot_happen(on: type[Event], idle: tuple[Any, ...], acting: tuple[Any, ...]) -> None:
    """And not on one that can."""
    assert [f"inert: {on.__name__} never happens here"] == notes(fee(on), by=idle)
    assert [] == notes(fee(on), by=acting)


@pytest.mark.parametrize("on", [PokerWon, BetMade])
def test_a_fee_on_poker_where_nobody_plays_it(on: type[Event]) -> None:
    """There is no poker round."""
    assert [f"inert: {on.__name__} never happens here"] == notes(fee(on))
    assert [] == [note.kind for note in assemble(Recipe("tripoley", plugin("mine", fee(on)))).notes if note.plugin == "mine"]


@pytest.mark.parametrize("on", [Stopped, WentOut, RoundEnded])
def test_a_fee_on_what_always_happens(on: type[Event]) -> None:
    """A stop, a winner, the end of a round."""
    assert [] == notes(fee(on))


def test_a_fee_of_somebody_where_nobody_is_meant() -> None:
    """A void round has no opponents."""
    assert ["inert: RoundVoid is about nobody in particular, so there is no each-opponent"] == notes(
        fee(RoundVoid, payer="each-opponent"), by=(LIMIT, STUCK)
    )


def test_a_consequence_of_what_cannot_happen() -> None:
    """Callables too."""
    gift = Consequence(id="mine.gift", on=Irregularity, pays=nothing, text="a gift")
    assert ["inert: Irregularity never happens here"] == notes(gift)


def test_a_note_is_one_line() -> None:
    """Kind, rule, plug-in and reason."""
    (note,) = assemble(Recipe(game(), plugin("mine", LeadLimit(id="mine.limit", suits="any")))).notes
    assert "inert: mine.limit (mine): leads are free here anyway" == str(note)


def test_a_fine_into_a_kitty_makes_somebody_pay() -> None:
    """Then it matters what happens to those who cannot."""
    fined = StopRule(id="plain.stop", stuck=FineAndPass(1, "bank"))
    assert [] == notes(Bank(id="mine.bank", cannot_pay="debt"), by=(LIMIT, fined))
