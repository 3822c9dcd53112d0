"""A player who imagines: worlds that agree with what he was told, each lead played out in each of them."""

from __future__ import annotations

import functools
from random import Random
from typing import Final

import attrs

from boodle.cards import ALL, BIT
from boodle.defaults import default_move
from boodle.engine import legal_moves
from boodle.holders import holders_of
from boodle.knowledge import World, knowledge
from boodle.moves import Bet, Move, Play
from boodle.movesets import Amounts
from boodle.orders import NO_SUIT
from boodle.players.leads import POLICIES, best_leads, nth, orders, pay_cards
from boodle.players.simple import TWO_PAIR, SimplePlayer, beats, best_five
from boodle.rulebook import Rulebook
from boodle.rules.base import Unset
from boodle.stages.claims import Collecting
from boodle.stages.leads import Run, leading
from boodle.state import Rest, Round, State
from boodle.straight import advance_trusted
from boodle.view import View

BETS: Final = 20
"""Worlds imagined at each bet."""
RAISES: Final = 0.6
"""Where it wins more often than this it raises."""


@attrs.frozen
class SearchingPlayer:
    """Plays out every lead in sampled worlds, all seats by a policy, and takes the one that brings most chips.

    At poker it bets by the part of the sampled worlds in which its hand is the best of those still in.

    Attributes:
        worlds: How many worlds it imagines at each lead.
        others: What it does besides, and how it thinks that others play.
    """

    worlds: int = 60
    others: SimplePlayer = attrs.field(factory=SimplePlayer)

    def choose(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        """The lead with the best average, the bet that fits the hand; whatever is neither is left to the simple player."""
        usual = self.others.choose(rulebook, view, random)
        lawful = view.moves.lawful
        if view.stage == "betting" and isinstance(lawful, Amounts) and not isinstance(rulebook.poker.ranking, Unset):
            return self._bet(rulebook, view, lawful, random)
        plays = [move for move in lawful if isinstance(move, Play)] if isinstance(lawful, tuple) else []
        if len(plays) < 2 or rulebook.phases:
            return usual
        assert view.seat is not None
        known = knowledge(rulebook, view)
        totals = [0] * len(plays)
        for _ in range(self.worlds):
            state = state_of(rulebook, view, known.sample(random))
            for at, move in enumerate(plays):
                totals[at] += self._worth(rulebook, advance_trusted(rulebook, state, move), view.seat, random)
        return max(zip(totals, plays, strict=True), key=lambda scored: (scored[0], scored[1] == usual))[1]

    def _bet(self, rulebook: Rulebook, view: View, lawful: Amounts, random: Random) -> Move:
        """Call where it pays on average, raise the pot where the hand wins most of the time."""
        assert view.seat is not None
        wins = self._wins(rulebook, view, random)
        pot = view.spaces[rulebook.tables.spaces[rulebook.tables.pots[0] - rulebook.seats]]
        if wins > RAISES:
            return Bet(view.seat, min(lawful.high, lawful.low + pot))
        if wins * (pot + lawful.low) >= lawful.low:
            return Bet(view.seat, lawful.low)
        return default_move(view)

    def _wins(self, rulebook: Rulebook, view: View, random: Random) -> float:
        """In what part of the worlds the best hand of this seat beats those of all who are still in."""
        about = dict(view.about)
        others = [seat for seat in about["still"] if seat != view.seat]
        own = best_five(rulebook, view.hand)
        known = knowledge(rulebook, view)
        won = likely = 0
        for _ in range(BETS):
            world = known.sample(random)
            best = {seat: best_five(rulebook, world.hands[seat]) for seat in others}
            if all(not about["paid"][seat] or beats(rulebook, best[seat], TWO_PAIR) for seat in others):
                likely += 1
                won += all(beats(rulebook, own, best[seat]) for seat in others)
        return won / likely if likely else 0.0

    def _worth(self, rulebook: Rulebook, state: State, seat: int, random: Random) -> int:
        """The seat's chips at the end of the round, everybody playing on by the policy."""
        weights = POLICIES[self.others.leads]
        pay = pay_cards(rulebook.tables)
        led, followed = orders(rulebook.tables)
        while isinstance(state.stage, Run | Collecting):
            lawful = legal_moves(rulebook, state).lawful
            assert isinstance(lawful, tuple)
            move = lawful[0]
            if len(lawful) > 1:
                turn = state.turn or 0
                leads = sum(BIT[each.card.index] for each in lawful if isinstance(each, Play))
                gone = ALL & ~functools.reduce(int.__or__, (*state.hands, state.rest.dead))
                best = best_leads(weights, leads, state.hands[turn], pay, gone, led, followed)
                move = rulebook.tables.plays[turn][nth(best, random.randrange(best.bit_count()))] if leads else move
            state = advance_trusted(rulebook, state, move)
        return state.chips[seat]


def state_of(rulebook: Rulebook, view: View, world: World) -> State:
    """The last round of a session in which the cards lie as in a world, at the lead that the view is asked for."""
    about = dict(view.about)
    seats = rulebook.seats
    hands = tuple(hand.mask for hand in world.hands)
    holders = holders_of([hand | played.mask for hand, played in zip(hands, view.played_by, strict=True)])
    seated = sum(1 << seat for seat in view.seated)
    chips = (*view.purses, *view.spaces.values(), view.bank)
    around = Round(
        view.round_number, view.dealer, seated, limit=view.round_number, last=True, holders=holders, at_deal=chips,
        rules=rulebook.fingerprint,
    )  # fmt: skip
    barred = sum(1 << seat for seat in view.barred)
    rest = Rest(
        world.dead_hand.mask,
        tuple(cards.mask for cards in world.aside),
        (0,) * seats,
        trump=NO_SUIT if view.trump is None else int(view.trump),
        barred_collect=barred,
        barred_win=barred,
        titles=view.titles,
    )
    suit = NO_SUIT if view.stopped_suit is None else int(view.stopped_suit)
    player = about.get("player")
    stage = leading(view.seat, suit, -1 if player is None else player, bool(about.get("opening")), bool(about.get("lifted")))
    return State((around, hands, chips, stage, rest))
