"""What a policy does in the step engine: one of the lawful moves, decided by the functions that the batch kernel compiles."""

from __future__ import annotations

import attrs

from boodle.cards import ALL, BIT, CardSet, indices
from boodle.moves import Bet, Bid, Choose, ClaimSpace, Deal, Exchange, Move, Pass, Play, Stake
from boodle.movesets import Amounts, Moves, Splits
from boodle.players import leads, widow
from boodle.players.fives import best_five
from boodle.players.stakes import laid_out
from boodle.rulebook import Rulebook
from boodle.rules.dealing import Sale
from boodle.simulation.chance import Stream
from boodle.simulation.policies import Policy
from boodle.stages.dealing import Dealing
from boodle.stages.leads import Run
from boodle.stages.poker import Picking
from boodle.stages.sales import MOST, Selling, price_of
from boodle.stages.stakes import Staking
from boodle.state import State


@attrs.frozen(eq=False)
class Deciding:
    """The policies at a table of these rules."""

    rulebook: Rulebook
    policies: tuple[Policy, ...]
    pay: tuple[int, ...]
    """By trumps: the cards that belong to a space."""
    led: tuple[int, ...]
    followed: tuple[int, ...]
    pack: list[int]

    @classmethod
    def of(cls, rulebook: Rulebook, policies: tuple[Policy, ...]) -> Deciding:
        """Look up once what is asked for at every move."""
        tables = rulebook.tables
        pay = tuple(leads.pay_cards(tables, trump) for trump in range(5))
        return cls(rulebook, policies, pay, *leads.orders(tables), [*indices(tables.pack)])

    def move(self, state: State, moves: Moves, stream: Stream, stopped: int) -> Move:
        """The next move; ``stopped`` are the cards at which runs of this round stopped because they were away."""
        stage = state.stage
        lawful = moves.lawful
        if isinstance(stage, Dealing):
            return Deal(tuple(stream.shuffled(self.pack)))
        seat = state.turn
        assert seat is not None
        if isinstance(stage, Run) and isinstance(lawful, tuple):
            return lawful[0] if len(lawful) == 1 else self._lead(state, seat, lawful, stream, stopped)
        if isinstance(stage, Staking):
            return self._stake(state, stage, seat, lawful, stream)
        if isinstance(stage, Selling):
            return self._buy(state, stage, seat, lawful)
        if isinstance(stage, Picking):
            return Choose(seat, str(CardSet(best_five(state.hands[seat], self._wheel())[1])))
        if Bet(seat, 0) in lawful:
            return Bet(seat, 0)
        assert isinstance(lawful, tuple)
        return next((move for move in lawful if isinstance(move, ClaimSpace)), lawful[-1])

    def _wheel(self) -> int:
        return int(getattr(self.rulebook.poker.ranking, "wheel", True))

    def _lead(self, state: State, seat: int, lawful: tuple[Move, ...], stream: Stream, stopped: int) -> Move:
        weights = self.policies[seat].weights
        cards = sum(BIT[move.card.index] for move in lawful if isinstance(move, Play))
        if any(weights):
            gone = gone_for_good(state, stopped)
            cards = leads.best_leads(weights, cards, state.hands[seat], self.pay[state.rest.trump], gone, self.led, self.followed)
        size = cards.bit_count()
        card = leads.nth(cards, stream.below(size) if size > 1 else 0)
        return self.rulebook.tables.plays[seat][card]

    def _stake(self, state: State, stage: Staking, seat: int, lawful: object, stream: Stream) -> Move:
        policy = self.policies[seat]
        if isinstance(lawful, tuple) and isinstance(lawful[0], Choose):
            options = [int(move.option) for move in lawful]
            return Choose(seat, str(max(options) if policy.factor == "most" else min(options)))
        spaces = self.rulebook.tables.free_spaces
        random = stream.below(len(spaces)) if len(spaces) > 1 else 0
        laid = [0] * len(spaces)
        if isinstance(lawful, Splits):
            must = sum(1 << at for at, space in enumerate(spaces) if space in lawful.must)
            laid_out(policy.way, lawful.total, len(spaces), lawful.minimum, must, lawful.bare, 0, random, laid)
            return Stake(seat, {space: chips for space, chips in zip(spaces, laid, strict=True) if chips})
        # one horse: the backed space itself says whether it may be backed
        assert isinstance(lawful, tuple)
        backed = {next(iter(dict(move.chips))): move for move in lawful if isinstance(move, Stake)}
        favoured = 0 if policy.way == 1 else len(spaces) - 1 if policy.way == 2 else random
        turned = (*spaces[favoured:], *spaces[:favoured])
        return next(backed[space] for space in turned if space in backed)

    def _buy(self, state: State, stage: Selling, seat: int, lawful: object) -> Move:
        sale = self.rulebook.sales[stage.number]
        wish = self.policies[seat].wish
        if stage.step == "offer":
            return Choose(seat, "offer")
        hand, pay = state.hands[seat], self.pay[state.rest.trump]
        seen = int(sale.time != "before-look")
        if stage.step == "bid":
            assert isinstance(lawful, Amounts)
            chips = _bid(sale, lawful, wish)
            return Bid(seat, chips) if chips and widow.wants(wish, hand, pay, seen) else Pass(seat)
        exchange = Exchange(seat)
        assert isinstance(lawful, tuple)
        if exchange not in lawful:
            return Pass(seat)
        if stage.step == "unsold" and sale.unsold == "dealer-looks":
            return exchange if widow.better(state.rest.dead, hand, pay) else Pass(seat)
        price = price_of(state, sale, seat)
        return exchange if price <= wish.most and widow.wants(wish, hand, pay, seen) else Pass(seat)


def _bid(sale: Sale, lawful: Amounts, wish: widow.Wish) -> int:
    """The least bid that tops the others; in a sealed sale what the hand is worth; 0 where that is too much."""
    most = min(lawful.high, wish.most, MOST)
    if lawful.low > most:
        return 0
    return lawful.low + (most - lawful.low) // lawful.step * lawful.step if sale.sealed else lawful.low


def gone_for_good(state: State, stopped: int) -> int:
    """Cards of which everybody knows that nobody can play them any more."""
    held = 0
    for hand in state.hands:
        held |= hand
    away = state.rest.dead
    for aside in state.rest.aside:
        away |= aside
    return ALL & ~held & (~away | state.rest.public | stopped)
