"""Every hook is played: for each answer of the vocabulary, sessions in which it shows at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import boodle as b
from boodle import Event, Rulebook, State, assemble
from plugins import EVENTS
from strategies import Choices, Ingredient, Session, recipe

Happening = tuple[State, b.Move, State, tuple[Event, ...]]
Sight = Callable[[Rulebook, Happening], bool]


def happenings(rulebook: Rulebook, purse: int, seeds: int = 60) -> Iterator[Happening]:
    """Whatever happens in some sessions in which everything is chosen by seeds."""
    for seed in range(seeds):
        session = Session(rulebook, (purse,) * rulebook.seats, None, 3, Choices(seed, 400, 90, calls=True))
        for before, _, made, after, events in session.steps(400):
            # the straight way knows nothing of events: what hangs on one must keep off it
            assert after == b.advance_trusted(rulebook, before, made)
            yield before, made, after, events


def event(kind: type[Event], **fields: Any) -> Sight:
    """It is announced that something happened, with these particulars."""
    return lambda _, seen: any(
        type(each) is kind and all(getattr(each, name) == value for name, value in fields.items()) for each in seen[3]
    )


def paid(rule: str, payer: object = None, payee: object = None) -> Sight:
    """A rule moves chips; an account may be left open, and ``int`` stands for any seat."""

    def fits(account: object, wanted: object) -> bool:
        return wanted is None or account == wanted or (wanted is int and isinstance(account, int))

    return lambda _, seen: any(
        isinstance(each, b.Paid) and each.rule == rule and fits(each.payer, payer) and fits(each.payee, payee) for each in seen[3]
    )


def move(kind: type[b.Move], **fields: Any) -> Sight:
    """Somebody makes such a move."""
    return lambda _, seen: type(seen[1]) is kind and all(getattr(seen[1], name) == value for name, value in fields.items())


def lead(test: Callable[[State, b.Card], bool]) -> Sight:
    """Somebody leads such a card from such a state."""

    def leads(_: Rulebook, seen: Happening) -> bool:
        led = any(isinstance(each, b.CardPlayed) and each.led for each in seen[3])
        return led and isinstance(seen[1], b.Play) and test(seen[0], seen[1].card)

    return leads


def follows(low: str, high: str) -> Sight:
    """After a card of one rank one of another rank is waited for."""

    def waits(_: Rulebook, seen: Happening) -> bool:
        wanted = getattr(seen[2].stage, "wanted", -1)
        return isinstance(seen[1], b.Play) and wanted >= 0 and (seen[1].card.rank, b.Card(wanted).rank) == (low, high)

    return waits


def first_turn(of: Callable[[State], object], kind: type[b.Move]) -> Sight:
    """After the first of some moves it is the turn of that seat."""
    return lambda _, seen: isinstance(seen[1], kind) and seen[2].turn is not None and seen[2].turn == of(seen[2])


def opening(state: State) -> bool:
    """Whether the first lead of a round is waited for."""
    return bool(getattr(state.stage, "opening", False))


def lower(state: State, card: b.Card) -> int:
    """The cards of its suit below a card, in the hand whose turn it is."""
    return state.hands[state.turn or 0] & card.suit.mask & (1 << card.index) - 1


def suits_held(state: State) -> int:
    """How many suits the seat holds whose turn it is."""
    return len({card.suit for card in b.CardSet(state.hands[state.turn or 0])})


def suits_led(rules: Rulebook, state: State) -> int:
    """How many suits it may lead; where nothing is led, as many as it likes."""
    leads = getattr(state.stage, "wanted", 0) < 0 and not opening(state)
    return len({made.card.suit for made in b.legal_moves(rules, state) if isinstance(made, b.Play)}) if leads else 4


def cut_by(best: Callable[[Any], int], ranks: int, seen: Happening) -> bool:
    """Whoever has cut this card deals."""
    for each in seen[3]:
        if isinstance(each, b.DealerCut) and each.dealer is not None and len(each.cards) == len(seen[0].hands):
            cut = [card.index % ranks for card in each.cards]
            return each.dealer == cut.index(best(cut))
    return False


BOARD: Ingredient = ("test-board", {})
PLAYERS_CLAIM: Ingredient = ("test-board", {"by": "player"})
KITTY = "Kitty"
Case = tuple[str, list[Ingredient], Sight]


def of(plugin: str, sight: Sight, *others: Ingredient, **given: Any) -> Case:
    """A case on the board: one plug-in with these parameters, perhaps others beside it, and what is to be seen."""
    said = ",".join(f"{name}={value}" for name, value in given.items())
    return f"{plugin}:{said}", [BOARD, (plugin, given), *others], sight


TABLE = [
    of("test-pack", event(b.Stopped, reason="removed"), removed="7C 7D 7H 7S", ace="high"),
    of("test-pack", follows("A", "2"), removed="", ace="low"),
    of("test-pack", follows("A", "2"), removed="", ace="both"),
    of("test-pack", follows("K", "A"), removed="", ace="both"),
    of("test-dealing", event(b.Dealt, dead=0), dead_hand="none", turn_up=False),
    of("test-dealing", event(b.Dealt, dead=11), dead_hand="first"),
    of("test-dealing", event(b.Dealt, counts=(10, 10, 10, 10), dead=12), leftover="dead-hand"),
    of("test-dealing", event(b.TurnedUp), turn_up=True),
    of("test-dealing", paid("test-board.trump", payer="Trump ace"), turn_up=True),
    of("test-claiming", paid("test-board.marriage", "Marriage", int), when="held", by="engine"),
    of("test-claiming", move(b.ClaimSpace, space="Marriage"), when="held", by="player"),
    of("test-claiming", paid("test-board.run", "8-9-10", int), when="held", by="player"),
    of("test-claiming", event(b.Declined, stage="claims"), when="held", by="player"),
    of("test-claiming", move(b.ClaimSpace, space="AH"), when="played", by="player"),
    of("test-claiming", paid("test-board.marriage", "Marriage", int), when="played", by="engine"),
    of("test-payouts", paid("test-payouts.one", "bank", int), chips=9, payer="bank"),
    of("test-payouts", paid("test-payouts.one", "AH", "bank"), chips=1, payer="bank"),
    of("test-payouts", paid("test-payouts.one", "AH", int), chips=2, payer="pot"),
    of("test-payouts", paid("test-payouts.one", int, int), chips=2, payer="each-opponent"),
    of("test-staking", move(b.Stake), mode="free", total=3),
    of("test-staking", lambda _, seen: isinstance(seen[1], b.Stake) and len(seen[1].chips) == 1, mode="one-horse", total=2),
    of("test-staking", lambda _, seen: isinstance(seen[1], b.Stake) and len(seen[1].chips) == 8, total=30, minimum=1),
    of("test-staking", lambda _, seen: sum(dict(getattr(seen[1], "chips", ())).values()) == 4, total=3, dealer_total=4),
    of("test-staking", lambda _, seen: isinstance(seen[1], b.Deal) and all(seen[0].chips[4:12]), cover_all=True),
    of("test-staking", first_turn(lambda state: (state.round.dealer + 1) % 4, b.Deal), time="before-look"),
    of("test-staking", move(b.Choose, option="3"), factor="choice", mode="fixed"),
    of("test-staking", paid("test-board.ante-winner-space", int, KITTY), factor="choice", mode="fixed"),
]
SALES = [
    of("test-selling", move(b.Exchange), form="swap"),
    of("test-selling", event(b.Exchanged), form="swap", buyers="dealer"),
    of("test-selling", event(b.Exchanged), form="swap", buyers="eldest"),
    of("test-selling", paid("test-selling.first", int, int), form="offer", price=2),
    of("test-selling", paid("test-selling.first", int, "bank"), form="offer", price=2, payee="bank", buyers="all"),
    of("test-selling", event(b.Chosen, question="sale[first].offer", option="keep"), form="offer", offer="choice"),
    of("test-selling", paid("test-selling.first", int, KITTY), form="offer", advance=2, payee="winner-space"),
    of("test-selling", event(b.BidMade, chips=5), form="auction", opening=1, step=2),
    of("test-selling", lambda _, seen: sum(isinstance(each, b.BidMade) for each in seen[3]) > 1, form="auction", sealed=True),
    of("test-selling", lambda _, seen: seen[2].rest.seller >= 0 and event(b.Exchanged)(_, seen), old_hand="new-spare"),
    of("test-selling", event(b.BidMade), form="swap", buyers="dealer", old_hand="new-spare", then_auction=True),
    of("test-selling", event(b.StageSkipped, stage="then"), form="swap", then_auction=True),
    of("test-selling", lambda _, seen: getattr(seen[2].stage, "step", "") == "unsold", form="offer", unsold="dealer-may-buy"),
    of("test-selling", event(b.LookedAt), form="offer", unsold="dealer-looks"),
    of("test-selling", event(b.Declined, stage="first"), form="offer", eligible="no-pay-card"),
]
POKER = [
    of("test-gambling", event(b.PokerWon)),
    of("test-gambling", first_turn(lambda state: state.round.dealer, b.Deal), first="dealer"),
    of("test-gambling", first_turn(lambda state: (state.round.dealer + 1) % 4, b.Deal), first="eldest"),
    of("test-gambling", event(b.Shown), betting="none"),
    of("test-gambling", event(b.Folded), betting="one-round"),
    of("test-gambling", event(b.BetMade, chips=1), limit=1),
    of("test-gambling", event(b.Stopped, reason="aside"), cards="aside"),
    of("test-gambling", lambda _, seen: event(b.PokerWon)(_, seen) and event(b.RoundEnded)(_, seen), when="leftover"),
    of("test-gambling", lambda _, seen: any(isinstance(e, b.PokerWon) and len(e.seats) > 1 for e in seen[3])),
    of("test-opening", event(b.PokerWon), ("test-gambling", {}), leader="poker", lead="usual"),
]
PHASES = [
    of("test-ceremonies", paid("test-ceremonies.toll", int, "bank")),
    of("test-ceremonies", event(b.Announced, phase="whisper")),
    of("test-ceremonies", lambda rules, seen: type(seen[0].stage).__name__ == "InPhase" and move(b.Play)(rules, seen)),
    of("test-ceremonies", lambda _, seen: any(seen[2].rest.aside) and isinstance(seen[1], b.Choose)),
    of("test-ceremonies", paid("test-ceremonies.farewell", int, int)),
]
STOPS = [
    ("test-descending", [BOARD, ("test-descending", {})], follows("3", "2")),
    of("test-opening", first_turn(lambda state: state.round.dealer, b.Deal), leader="dealer", lead="usual"),
    of("test-opening", lambda _, seen: isinstance(seen[1], b.Deal) and getattr(seen[2].stage, "must", -1) >= 0, leader="D"),
    of("test-opening", lead(lambda state, card: opening(state) and card.suit.letter in "CS"), leader="eldest", suits="black"),
    of("test-opening", lead(lambda state, _: not opening(state)), leader="eldest", lead="usual", choice="any"),
    of("test-limits", event(b.LimitLifted), suits="other-colour", moody=True),
    of("test-limits", event(b.LimitLifted, rule="standard.stop"), suits="other-suit", moody=False),
    of("test-leads", lead(lambda state, card: lower(state, card) != 0), card="any"),
    of("test-leads", lambda rules, seen: suits_led(rules, seen[0]) < suits_held(seen[0]), card="lowest-in-hand"),
    ("test-asking", [BOARD, ("test-asking", {})], event(b.Passed, reason="no-card")),
    of("test-stops", event(b.Passed, reason="no-suit"), ("test-limits", {}), stuck="pass-left"),
    of("test-stops", paid("test-stops.stop", int, int), ("test-limits", {}), stuck="fine-to-all"),
    of("test-stops", paid("test-stops.stop", int, "bank"), ("test-limits", {}), stuck="fine-to-bank", nobody="void"),
    of("test-stops", event(b.RoundVoid), ("test-limits", {"suits": "other-colour"}), stuck="pass-left", nobody="void"),
    of("test-stops", event(b.LimitLifted), ("test-limits", {"suits": "other-colour"}), stuck="pass-left", nobody="same-suit"),
]
SESSIONS = [
    of("test-poverty", event(b.SatOut), ante_short="sit-out"),
    of("test-poverty", lambda _, seen: min(seen[2].chips[:4]) < 0, ante_short="debt", cannot_pay="debt"),
    of("test-poverty", event(b.SessionEnded), ante_short="end-session", broke_when="cannot-ante"),
    of("test-poverty", paid("test-poverty.bank", "Pot", int), ("test-gambling", {}), odd_chips="dealer"),
    of("test-referee", event(b.Irregularity, offence="lead-choice"), to="bank"),
    of("test-referee", event(b.Irregularity, offence="response"), offences=("response",)),
    of("test-referee", paid("test-referee.lead-choice", int, "AH"), to="layout"),
    of("test-referee", event(b.Forfeited), bars=("collect",)),
    of("test-session", lambda _, seen: isinstance(seen[1], b.Cut) and len(seen[1].cards) == 52, first="first-jack"),
    of("test-session", lambda _, seen: cut_by(min, 13, seen), first="low-cut"),
    of("test-session", lambda _, seen: cut_by(max, 13, seen), first="high-cut"),
    of("test-session", lambda _, seen: cut_by(max, 52, seen), first="random"),
    of("test-session", lambda _, seen: _began_by(seen) == seen[2].rest.winner >= 0, rotation="winner"),
    of("test-session", lambda _, seen: _began_by(seen) == seen[0].round.dealer, rotation="stay"),
    of("test-session", event(b.SessionEnded), ends=("somebody-broke",)),
    of("test-session", event(b.SatOut), ends=("all-but-one-broke",)),
    of("test-session", event(b.TieBreak), ("test-staking", {"mode": "fixed", "factor": "once"}), tiebreak="extra-round"),
    of("test-session", paid("test-session.residual", None, int), residual="split"),
    of("test-session", move(b.OpenHands), ("test-gambling", {"when": "leftover"}), residual="open-hand"),
    ("test-consequences", [BOARD, ("test-consequences", {})], paid("test-consequences.stop", int, int)),
    ("test-consequences:end", [BOARD, ("test-consequences", {})], paid("test-consequences.end", int, int)),
    ("test-fees:cards", [BOARD, ("test-fees", {})], paid("test-fees.cards", int, int)),
    ("leave", [BOARD], event(b.Left)),
    ("take over", [BOARD], event(b.TakenOver)),
    ("misdeal", [BOARD, ("test-selling", {"form": "offer", "price": 1})], event(b.Misdealt)),
    ("time", [BOARD], event(b.TimeCalled)),
]  # fmt: skip


def _began_by(seen: Happening) -> object:
    """Who deals the round that has just begun."""
    return next((each.dealer for each in seen[3] if isinstance(each, b.RoundBegan)), None)


CASES: list[Case] = [*TABLE, *SALES, *POKER, *PHASES, *STOPS, *SESSIONS]


@pytest.mark.parametrize(("chosen", "sight"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_every_answer_shows_at_the_table(chosen: list[Ingredient], sight: Sight) -> None:
    """What a test plug-in declares happens, with rich players or with poor ones."""
    rulebook = assemble(recipe(chosen, 4))
    assert any(sight(rulebook, seen) for purse in (25, 6) for seen in happenings(rulebook, purse))


MAKES_HAPPEN: dict[str, list[Ingredient]] = {
    "Announced": [("test-ceremonies", {})],
    "BetMade": [("test-gambling", {})],
    "BidMade": [("test-selling", {"form": "auction"})],
    "Chosen": [("test-staking", {"mode": "fixed"})],
    "Declined": [("test-selling", {"form": "offer"})],
    "Exchanged": [("test-selling", {"form": "swap"})],
    "Folded": [("test-gambling", {})],
    "Forfeited": [("test-referee", {})],
    "Irregularity": [("test-referee", {})],
    "LimitLifted": [("test-limits", {})],
    "LookedAt": [("test-selling", {"form": "offer", "unsold": "dealer-looks"})],
    "Misdealt": [("test-gambling", {})],
    "Noted": [("test-selling", {"form": "auction", "sealed": True})],
    "Offered": [("test-selling", {"form": "offer"})],
    "Passed": [("test-asking", {})],
    "PokerWon": [("test-gambling", {})],
    "RoundVoid": [("test-limits", {"suits": "other-colour"}), ("test-stops", {"stuck": "pass-left", "nobody": "void"})],
    "SatOut": [("test-poverty", {"ante_short": "sit-out"})],
    "Shown": [("test-gambling", {})],
    "StageSkipped": [("test-selling", {"form": "swap", "then_auction": True})],
    "Staked": [("test-staking", {"mode": "free"})],
    "TieBreak": [("test-session", {"tiebreak": "extra-round", "ends": ("somebody-broke",)})],
    "TurnedUp": [("test-dealing", {"turn_up": True})],
}


@pytest.mark.parametrize("name", sorted(EVENTS))
def test_a_fee_is_paid_for_every_event_that_it_hangs_on(name: str) -> None:
    """Whatever the event, whoever announces it: each time the bank gives the dealer a chip."""
    fee: Ingredient = ("test-fees", {"on": name, "payer": "bank", "payee": "dealer", "chips": 1, "kind": "bonus"})
    rulebook = assemble(recipe([BOARD, fee, *MAKES_HAPPEN.get(name, [])], 4))
    times = 0
    for purse in (25, 8):
        for _, _, _, events in happenings(rulebook, purse, 12):
            announced = sum(type(each) is EVENTS[name] for each in events)
            fees = sum(isinstance(each, b.Paid) and each.rule == "test-fees.fee" for each in events)
            assert announced == fees, events
            times += announced
    assert times > 0
