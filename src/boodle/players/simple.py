"""A player who follows the sources' advice."""

from __future__ import annotations

from random import Random

import attrs

from boodle.cards import CardSet
from boodle.defaults import default_move
from boodle.errors import ArgumentError
from boodle.moves import Bet, Choose, ClaimSpace, Exchange, Move, Play
from boodle.players.leads import POLICIES, pay_cards
from boodle.rulebook import Rulebook
from boodle.rules.base import UNSET
from boodle.view import View


def _known(_: object, __: object, value: str) -> None:
    if value not in POLICIES:
        raise ArgumentError(f"{value!r} is no policy; there are {', '.join(map(repr, POLICIES))}")


@attrs.frozen
class SimplePlayer:
    """Leads by a named policy, exchanges a poor hand, claims what it has, calls small bets with a good hand.

    Attributes:
        leads: One of :data:`boodle.players.POLICIES`.
    """

    leads: str = attrs.field(default="boodle-suit-low", validator=_known)

    def choose(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        """The move that the advice says; the quiet one where there is none."""
        lawful = view.moves.lawful
        assert view.seat is not None
        if isinstance(lawful, tuple):
            if isinstance(lawful[0], Play):
                return self._lead(rulebook, view, random)
            for move in lawful:
                if isinstance(move, ClaimSpace):
                    return move
            if Exchange(view.seat) in lawful and self._poor(rulebook, view):
                return Exchange(view.seat)
            if view.stage == "picking":
                return self._pick(rulebook, view)
        elif view.stage == "betting" and self._good(rulebook, view):
            owed = min((move.chips for move in lawful if isinstance(move, Bet)), default=0)
            return Bet(view.seat, owed)
        return default_move(view)

    def _lead(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        score = POLICIES[self.leads]
        pay = pay_cards(rulebook.tables)
        hand = view.hand.mask
        plays = [move for move in view.moves.lawful if isinstance(move, Play)]
        random.shuffle(plays)
        return max(plays, key=lambda move: score(move.card.index, hand, pay))

    def _poor(self, rulebook: Rulebook, view: View) -> bool:
        """Document 003: exchange only without boodle cards and without a long suit."""
        if view.hand.mask & pay_cards(rulebook.tables):
            return False
        return max(len(view.hand.of_suit(card.suit)) for card in view.hand) <= len(view.hand) // 2

    def _pick(self, rulebook: Rulebook, view: View) -> Move:
        ranking = rulebook.poker.ranking
        choices = [move for move in view.moves.lawful if isinstance(move, Choose)]
        if ranking is UNSET:
            return choices[0]
        return max(choices, key=lambda move: ranking(CardSet(move.option)))

    def _good(self, rulebook: Rulebook, view: View) -> bool:
        """Whether the best poker hand of the cards held beats a pair of the lowest cards."""
        ranking = rulebook.poker.ranking
        if ranking is UNSET:
            return False
        ranks = [card.rank for card in view.hand]
        return any(ranks.count(rank) >= 2 and rank in ("9", "10", "J", "Q", "K", "A") for rank in ranks)
