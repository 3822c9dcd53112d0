"""What the stages do with what test plug-ins declare, chip by chip: stakes, sales, claims, poker, phases, the session."""

from __future__ import annotations

from typing import Any

import pytest

from boodle import (
    Bet,
    BetMade,
    Bid,
    BidMade,
    CardSet,
    Choose,
    ClaimSpace,
    Event,
    Exchange,
    Game,
    Leave,
    Misdeal,
    Noted,
    NothingToTake,
    OpenHands,
    Paid,
    Pass,
    Play,
    PokerWon,
    RoundVoid,
    SessionEnded,
    Shown,
    Stake,
    Staked,
    Stopped,
    assemble,
)
from boodle.seen import told
from plugins import Nod
from strategies import Ingredient, recipe
from tabletalk import deal_rest


def game(*chosen: Ingredient, seats: int = 3, **session: Any) -> Game:
    """A new session of these plug-ins; the last seat deals."""
    return Game.new(assemble(recipe(list(chosen), seats)), **{"dealer": seats - 1, "purses": 20, **session})


def board(**given: Any) -> Ingredient:
    """The board without antes, so that every chip on it can be told."""
    return "test-board", {"ante": 0, **given}


def pick(at: Game, *hands: str) -> Game:
    """Each seat from the eldest on picks these cards for poker."""
    for cards in hands:
        assert at.turn is not None
        at = at.play(Choose(at.turn, str(CardSet(cards))))
    return at


def of(at: Game, kind: type[Event]) -> list[Any]:
    """What the last move brought, of one kind."""
    return [event for event in at.news if type(event) is kind]


SHORT: Ingredient = ("test-pack", {"removed": "two to six", "ace": "high"})
POKER = ("AC AD 2C 3C 5C", "KC KD KH 2D 3D", "QC QD 2H 3H 4H")
"""A pair of aces, three kings, a pair of queens."""


def poker(purses: list[int], **given: Any) -> Game:
    """Three players have picked their hands; the second one has the best, the first one the next best."""
    at = game(board(), ("test-gambling", {"first": "eldest", **given}), purses=purses)
    return pick(at.play(deal_rest(at, *POKER)), *POKER)


def test_side_pots_go_to_those_who_paid_into_them() -> None:
    """RULES edge 59: the short stack wins from everybody what it put in; what is beyond goes to the next best."""
    at = poker([10, 3, 20], cap="side-pots").play(Bet(0, 8))
    assert [Pass(1), Bet(1, 3)] == list(at.moves)
    at = at.play(Bet(1, 3)).play(Bet(2, 8))
    assert (12, 9, 12) == at.purses
    assert [PokerWon((1,))] == of(at, PokerWon)


def test_whoever_has_bet_all_is_not_asked_again_and_the_rest_comes_back() -> None:
    """A raise beyond the other stacks is nobody's to call: it returns to its owner."""
    at = poker([10, 3, 20], cap="side-pots").play(Bet(0, 10)).play(Bet(1, 3)).play(Bet(2, 20))
    assert [(14, 9, 10), 0] == [at.purses, at.spaces["Pot"]]


def test_without_side_pots_nobody_bets_more_than_the_smallest_stack() -> None:
    """RULES edge 59, as most play it; a pot of earlier rounds goes with the first layer."""
    at = poker([10, 3, 20])
    assert [Bet(0, chips) for chips in range(4)] == list(at.moves)
    assert [Pass(1), Bet(1, 2), Bet(1, 3)] == list(at.play(Bet(0, 2)).moves)


def test_whoever_is_left_alone_takes_the_pot_unseen() -> None:
    """RULES edge 58."""
    at = poker([10, 10, 10]).play(Bet(0, 2)).play(Pass(1)).play(Pass(2))
    assert (10, 10, 10) == at.purses
    assert [[], [PokerWon((0,))]] == [of(at, Shown), of(at, PokerWon)]


def test_a_raise_makes_everybody_else_act_again_and_a_folded_hand_is_out() -> None:
    """The three kings fold, so the aces win what they put in."""
    at = poker([10, 10, 10], limit=2).play(Bet(0, 1)).play(Bet(1, 3))
    assert [Pass(2), Bet(2, 3), Bet(2, 4), Bet(2, 5)] == list(at.moves)
    at = at.play(Bet(2, 5)).play(Bet(0, 4)).play(Pass(1))
    assert (18, 7, 5) == at.purses
    assert [PokerWon((0,))] == of(at, PokerWon)


def test_a_tie_splits_the_pot_and_the_odd_chip_stays() -> None:
    """RULES edge 57."""
    hands = ("AC AD 2C 3C 5C", "AH AS 2D 3D 5D", "QC QD 2H 3H 4H")
    at = game(board(), ("test-gambling", {"first": "eldest"}))
    at = pick(at.play(deal_rest(at, *hands)), *hands).play(Bet(0, 1)).play(Bet(1, 1)).play(Bet(2, 1))
    assert ((20, 20, 19), 1) == (at.purses, at.spaces["Pot"])


def test_seats_without_cards_do_not_play_poker_and_nobody_with_cards_is_no_round() -> None:
    """32 cards among nine and a dead hand: three each, all laid aside; the round is void and the next one begins."""
    at = game(board(), SHORT, ("test-gambling", {"cards": "aside", "betting": "none"}), seats=9, rounds=2)
    at = at.play(deal_rest(at))
    while at.turn is not None:
        at = at.play(next(iter(at.moves)))
    assert [RoundVoid("core.no-cards")] == of(at, RoundVoid)
    assert 2 == at.round_number


def test_open_hands_of_a_short_pack_are_as_large_as_it_allows() -> None:
    """RULES edge 8: 32 cards give seven players four each; the four aces take what lies on the layout."""
    last = ("test-session", {"residual": "open-hand", "ends": ()})
    at = game(board(ante=1), SHORT, last, ("test-gambling", {"when": "leftover"}), seats=7, rounds=1)
    at = at.play(deal_rest(at))
    while at.turn is not None:
        at = at.play(next(iter(at.moves)))
    lying, purse = sum(at.spaces.values()), at.purses[0]
    order = [card for rank in "AKQJ987" for card in (f"{rank}C", f"{rank}D", f"{rank}H", f"{rank}S")]
    assert OpenHands(order[:24]) not in at.moves
    at = at.play(OpenHands(order))
    assert lying > 0
    assert (purse + lying, 0) == (at.purses[0], sum(at.spaces.values()))
    assert at.over


# -- claims ------------------------------------------------------------------------------------------------------------


def test_holders_of_one_combination_share_a_fixed_payout_of_the_bank() -> None:
    """Edges 53 and 66: five chips for two are two each; the bank pays what the space has not, and keeps the rest of it."""
    payout = ("test-payouts", {"card": "KC", "chips": 5, "payer": "bank"})
    at = game(board(ante=1, when="held", by="engine"), payout)
    at = at.play(deal_rest(at, "8C 9C 10C 8D 9D 10D", "8H 9H 10H"))
    run = [event for event in of(at, Paid) if event.rule == "test-payouts.run"]
    assert [("8-9-10", 0, 2), ("8-9-10", 1, 1), ("bank", 1, 1)] == [(each.payer, each.payee, each.chips) for each in run]
    assert 0 == at.spaces["8-9-10"]


def test_opponents_pay_the_holders_of_a_combination_and_not_each_other() -> None:
    """Where a fixed payout is paid by each opponent, the chips on the space stay there (RULES 2.2)."""
    payout = ("test-payouts", {"card": "KC", "chips": 4, "payer": "each-opponent"})
    at = game(board(ante=1, when="held", by="engine"), payout)
    at = at.play(deal_rest(at, "8C 9C 10C", "8H 9H 10H"))
    run = [event for event in of(at, Paid) if event.rule == "test-payouts.run"]
    assert [(2, 0, 2), (2, 1, 2)] == [(each.payer, each.payee, each.chips) for each in run]
    assert 3 == at.spaces["8-9-10"]


def test_a_claim_that_is_not_made_is_lost_for_this_deal() -> None:
    """RULES 1.6 (CC): of two holders one says nothing, so the other takes the whole space."""
    at = game(board(ante=1, when="held", by="player"))
    at = at.play(deal_rest(at, "8C 9C 10C KH QH", "8H 9H 10H"))
    assert [ClaimSpace(0, "Marriage"), ClaimSpace(0, "8-9-10"), Pass(0)] == list(at.moves)
    at = at.play(ClaimSpace(0, "Marriage"))
    assert [ClaimSpace(0, "8-9-10"), Pass(0)] == list(at.moves)
    at = at.play(Pass(0)).play(ClaimSpace(1, "8-9-10")).play(Pass(1)).play(Pass(2))
    assert [("Marriage", 0, 3), ("8-9-10", 1, 3)] == [(each.payer, each.payee, each.chips) for each in of(at, Paid)]


def test_a_player_claims_what_his_card_has_earned_before_the_next_card() -> None:
    """RULES edge 71: the chips of a space that is not taken in time stay; a space that is empty gives nothing."""
    rules: list[Ingredient] = [("test-claiming", {"when": "played", "by": "player"}), ("test-leads", {"card": "any"})]
    at = game(board(ante=1), *rules)
    at = at.play(deal_rest(at, "KC AC 2D", "AH", "JS")).play(Play(0, "KC"))
    assert [ClaimSpace(0, "KC"), Pass(0)] == list(at.moves)
    taken, left = at.play(ClaimSpace(0, "KC")), at.play(Pass(0))
    assert [(13, 0), (10, 3)] == [(each.purses[0], each.spaces["KC"]) for each in (taken, left)]
    assert ["AC", "AC"] == [str(each.moves.lawful[0].card) for each in (taken, left)]  # type: ignore[union-attr,index]  # a follow
    empty = game(board(), *rules)
    empty = empty.play(deal_rest(empty, "KC AC 2D")).play(Play(0, "KC")).play(ClaimSpace(0, "KC"))
    assert [NothingToTake(0, "KC", "test-board.layout")] == of(empty, NothingToTake)


# -- sales -------------------------------------------------------------------------------------------------------------


def test_sealed_bids_are_opened_together_and_of_equal_ones_the_first_wins() -> None:
    """RULES edge 22: the earliest seat from the dealer's left; nobody hears of a bid before all have made theirs."""
    at = game(board(), ("test-selling", {"form": "auction", "sealed": True, "buyers": "all"}))
    at = at.play(deal_rest(at)).play(Bid(0, 2))
    assert (Noted(0, "0:bid 2"),) == at.news
    at = at.play(Bid(1, 4))
    assert (Noted(1, "1:bid 4"),) == at.news
    assert [()] * 2 == [told(each.news, 2) for each in (at, at.undo())]
    spare = at.dead_hand
    at = at.play(Bid(2, 4))
    assert [BidMade(0, 2), BidMade(1, 4), BidMade(2, 4)] == of(at, BidMade)
    assert (spare, (20, 16, 24)) == (at.hands[1], at.purses)


def test_the_dealer_sells_his_old_hand_and_cannot_take_it_back() -> None:
    """RULES 1.7: his old hand becomes the new spare; whoever buys it pays him."""
    swap = ("test-selling", {"form": "swap", "buyers": "dealer", "old_hand": "new-spare", "then_auction": True})
    at = game(board(), swap)
    at = at.play(deal_rest(at))
    old = at.hands[2]
    at = at.play(Exchange(2)).play(Bid(0, 1)).play(Bid(1, 3)).play(Pass(0))
    assert (old, (20, 17, 23)) == (at.hands[1], at.purses)


def test_whoever_has_exchanged_is_asked_again_and_can_only_pass() -> None:
    """An exchange is final, in a second sale too."""
    at = game(board(), ("test-selling", {"form": "swap", "buyers": "all", "old_hand": "new-spare", "then_auction": True}))
    at = at.play(deal_rest(at)).play(Exchange(0))
    assert [Pass(0)] == list(at.moves)
    assert Bid(1, 1) in at.play(Pass(0)).moves


def test_a_misdeal_gives_prices_back_and_stakes_stay() -> None:
    """RULES edge 46: the same dealer deals again, nobody antes twice."""
    at = game(board(ante=1), ("test-selling", {"form": "offer", "price": 3, "payee": "bank"}))
    at = at.play(deal_rest(at))
    before = (at.purses, at.spaces, at.bank)
    at = at.play(Exchange(0))
    assert 3 == at.bank
    at = at.play(Misdeal())
    assert (before, None, 1) == ((at.purses, at.spaces, at.bank), at.turn, at.round_number)
    assert Leave(0) not in at.moves
    assert before == ((again := at.play(deal_rest(at))).purses, again.spaces, again.bank)


# -- stakes ------------------------------------------------------------------------------------------------------------


def test_the_dealer_chooses_his_factor_before_the_deal_whenever_the_others_stake() -> None:
    """The stakes are laid after the deal, before anybody looks; a misdeal gives them back and asks for them anew."""
    late = ("test-staking", {"time": "before-look", "total": 2, "factor": "choice", "scope": "winner-space"})
    at = game(board(ante=1), late)
    assert [Choose(2, "1"), Choose(2, "2"), Choose(2, "3")] == list(at.moves)
    at = at.play(Choose(2, "3")).play(deal_rest(at))
    assert ({"Kitty": 5, "Pot": 3}, (18, 18, 16)) == ({k: v for k, v in at.spaces.items() if v}, at.purses)
    at = at.play(Stake(0, {"AH": 2}))
    assert [Staked(0, (("AH", 2),))] == of(at, Staked)
    at = at.play(Misdeal())
    assert ((18, 18, 16), 0) == (at.purses, at.spaces["AH"])
    at = at.play(deal_rest(at))
    assert ((18, 18, 16), 0) == (at.purses, at.turn)


def test_a_dealer_who_leaves_takes_his_choice_along() -> None:
    """The next dealer chooses for himself; whoever has gone cannot go again."""
    at = game(board(ante=1), ("test-staking", {"mode": "fixed", "factor": "choice"})).play(Choose(2, "3")).play(Leave(2))
    assert [Choose(0, "1"), Choose(0, "2"), Choose(0, "3")] == list(at.moves)
    assert Leave(2) not in at.moves
    at = at.play(Choose(0, "1")).play(deal_rest(at))
    assert (2, (10, 10, 20)) == (at.spaces["Kitty"], at.purses)


def test_nobody_leaves_while_stakes_lie() -> None:
    """Between two rounds, before anything has been staked for the next one."""
    at = game(board(), ("test-staking", {"total": 2, "factor": None}))
    assert Leave(1) in at.moves
    assert Leave(1) not in at.play(Stake(0, {"AH": 2})).moves


@pytest.mark.parametrize("answer", ["partial", "sit-out"])
def test_fewer_than_two_who_can_play_do_not_begin(answer: str) -> None:
    """A session with nobody who can stake ends before it begins; with poor ones who may, it is played."""
    at = game(board(ante=1), ("test-poverty", {"ante_short": answer}), purses=[0, 30, 0])
    assert (answer == "sit-out") == at.over
    assert (1,) == tuple(at.winners or (1,))
    assert (answer == "sit-out") == bool(of(at, SessionEnded))


def test_whoever_cannot_stake_does_not_deal_either() -> None:
    """The deal passes to the next who plays."""
    at = game(board(ante=1), ("test-poverty", {"ante_short": "sit-out"}), purses=[30, 30, 0])
    assert (0, {0, 1}) == (at.dealer, {0, 1})
    at = at.play(deal_rest(at))
    assert CardSet() == at.hands[2]


# -- phases ------------------------------------------------------------------------------------------------------------


def test_what_a_phase_before_the_deal_remembers_outlasts_the_deal_and_a_misdeal() -> None:
    """The toll is asked for once a round; the whispers after the deal begin anew when it is dealt again."""
    at = game(board(), ("test-ceremonies", {"gaps": ("before-deal", "before-play")}), rounds=2)
    at = at.play(Nod(0, 1)).play(Nod(1, 0)).play(Nod(2, 2))
    assert ((19, 20, 18), 3, None) == (at.purses, at.bank, at.turn)
    at = at.play(deal_rest(at))
    assert (0, 1, 2) == dict(at.state.rest.memory)["toll-paid"]
    at = at.play(Nod(0, 2)).play(Misdeal()).play(deal_rest(at))
    memory = dict(at.state.rest.memory)
    assert ((0, 1, 2), (), (0, 0, 0), 0) == tuple(
        memory[name] for name in ("toll-paid", "whisper-done", "whispered", "whisper-total")
    )


def test_a_phase_plays_its_own_moves_and_knows_what_was_given_away() -> None:
    """A card that a phase lays to the dead hand is no card of a run; its owner still knows where it lies."""
    at = game(board(), ("test-ceremonies", {"gaps": ("before-play",)}))
    at = at.play(deal_rest(at, "AC"))
    for seat in range(3):
        at = at.play(Nod(seat, 0))
    counts = [len(hand) for hand in at.hands]
    at = at.play(Play(0, "AC"))
    assert ("AC" in at.dead_hand, counts, [], []) == (True, [*map(len, at.hands)], of(at, Stopped), of(at, BetMade))
    assert "AC" in CardSet(at.state.rest.known[0])
