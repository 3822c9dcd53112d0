"""A player who follows the sources' advice."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Final

import attrs

from boodle.cards import ALL, BIT, Card, CardSet, Suit
from boodle.defaults import default_move
from boodle.errors import ArgumentError
from boodle.moves import Bet, Choose, ClaimSpace, Exchange, Move, Play
from boodle.movesets import Amounts
from boodle.orders import NO_SUIT
from boodle.players.leads import POLICIES, best_leads, nth, orders, pay_cards
from boodle.rulebook import Rulebook
from boodle.rules.base import Unset
from boodle.stages.poker import HAND
from boodle.view import View


def _known(_: object, __: object, value: str) -> None:
    if value not in POLICIES:
        raise ArgumentError(f"{value!r} is no policy; there are {', '.join(map(repr, POLICIES))}")


@attrs.frozen
class SimplePlayer:
    """Leads by a named policy, exchanges a poor hand, picks the best poker hand and bets on a good one.

    Attributes:
        leads: One of :data:`boodle.players.POLICIES`.
    """

    leads: str = attrs.field(default="long-boodle-suit", validator=_known)

    def choose(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        """The move that the advice says; the quiet one where there is none."""
        lawful = view.moves.lawful
        assert view.seat is not None
        if view.stage == "picking":
            return Choose(view.seat, str(best_five(rulebook, view.hand)))
        if view.stage == "betting" and isinstance(lawful, Amounts):
            return self._bet(rulebook, view, lawful)
        if isinstance(lawful, tuple):
            if isinstance(lawful[0], Play):
                return self._lead(rulebook, view, random)
            for move in lawful:
                if isinstance(move, ClaimSpace):
                    return move
            if Exchange(view.seat) in lawful and self._poor(rulebook, view):
                return Exchange(view.seat)
        return default_move(view)

    def _lead(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        tables = rulebook.tables
        trump = NO_SUIT if view.trump is None else int(view.trump)
        plays = {move.card.index: move for move in view.moves.lawful if isinstance(move, Play)}
        gone = view.played.mask | ALL & ~tables.pack
        best = best_leads(
            POLICIES[self.leads],
            sum(BIT[card] for card in plays),
            view.hand.mask,
            pay_cards(tables, trump),
            gone,
            *orders(tables),
        )
        return plays[nth(best, random.randrange(best.bit_count()))]

    def _poor(self, rulebook: Rulebook, view: View) -> bool:
        """Document 003: exchange only without boodle cards and without a long suit."""
        if view.hand.mask & pay_cards(rulebook.tables):
            return False
        return max(len(view.hand.of_suit(card.suit)) for card in view.hand) <= len(view.hand) // 2

    def _bet(self, rulebook: Rulebook, view: View, lawful: Amounts) -> Move:
        """Raise a little with a very good hand, call with a good one, else check or fold."""
        assert view.seat is not None
        best = best_five(rulebook, view.hand)
        if beats(rulebook, best, STRAIGHT):
            return Bet(view.seat, min(lawful.high, lawful.low + RAISE))
        if lawful.low and beats(rulebook, best, TWO_PAIR):
            return Bet(view.seat, lawful.low)
        return default_move(view)


TWO_PAIR: Final = CardSet("10C 10D 2H 2S 3C")
STRAIGHT: Final = CardSet("2C 3D 4H 5S 6C")
RAISE: Final = 2


def best_five(rulebook: Rulebook, hand: CardSet) -> CardSet:
    """The best poker hand among the cards held (but for a side card now and then), without trying all."""
    ranking = rulebook.poker.ranking
    found = [CardSet(five) for five in _promising(hand)]
    return found[0] if isinstance(ranking, Unset) else max(found, key=ranking)


def _promising(hand: CardSet) -> Iterator[tuple[Card, ...]]:
    """Fives with most cards of a rank, the highest of a suit, and in a row; all cards of a smaller hand."""
    by_rank = [[card for card in hand if card.index % 13 == rank] for rank in range(13)]
    cards = sorted(hand, key=lambda card: (len(by_rank[card.index % 13]), card.index % 13), reverse=True)
    yield from itertools.combinations(cards[:7], min(HAND, len(cards)))
    for suited in (hand.of_suit(suit) for suit in Suit):
        high = sorted(suited, reverse=True)
        yield from (tuple(high[at : at + HAND]) for at in range(len(high) - HAND + 1))
    for low in range(-1, 9):
        row = [by_rank[rank % 13] for rank in range(low, low + HAND)]
        if all(row):
            yield from itertools.product(*row)


def beats(rulebook: Rulebook, cards: CardSet, other: CardSet) -> bool:
    """Whether a poker hand is as good as another one, where hands are ranked at all."""
    ranking = rulebook.poker.ranking
    return not isinstance(ranking, Unset) and bool(ranking(cards) >= ranking(other))
