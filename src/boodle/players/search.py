"""A player who imagines: worlds that agree with what he was told, each lead played out in each of them."""

from __future__ import annotations

from random import Random

import attrs

from boodle.engine import legal_moves
from boodle.knowledge import World, knowledge
from boodle.moves import Move, Play
from boodle.players.leads import POLICIES, pay_cards
from boodle.players.simple import SimplePlayer
from boodle.rulebook import Rulebook
from boodle.stages.claims import Collecting
from boodle.stages.leads import Run, leading
from boodle.state import Rest, Round, State
from boodle.straight import advance_trusted
from boodle.tables import NO_SUIT
from boodle.view import View


@attrs.frozen
class SearchingPlayer:
    """Plays out every lead in sampled worlds, all seats by a policy, and takes the one that brings most chips.

    Attributes:
        worlds: How many worlds it imagines at each lead.
        others: What it does besides leading, and how it thinks that others lead.
    """

    worlds: int = 40
    others: SimplePlayer = attrs.field(factory=SimplePlayer)

    def choose(self, rulebook: Rulebook, view: View, random: Random) -> Move:
        """The lead with the best average; whatever is no lead is left to the simple player."""
        plays = [move for move in view.moves.lawful if isinstance(move, Play)] if isinstance(view.moves.lawful, tuple) else []
        if len(plays) < 2 or rulebook.phases:
            return self.others.choose(rulebook, view, random)
        assert view.seat is not None
        known = knowledge(rulebook, view)
        totals = [0] * len(plays)
        for _ in range(self.worlds):
            state = state_of(rulebook, view, known.sample(random))
            for at, move in enumerate(plays):
                totals[at] += self._worth(rulebook, advance_trusted(rulebook, state, move), view.seat, random)
        return plays[max(range(len(plays)), key=totals.__getitem__)]

    def _worth(self, rulebook: Rulebook, state: State, seat: int, random: Random) -> int:
        """The seat's chips at the end of the round, everybody playing on by the policy."""
        score = POLICIES[self.others.leads]
        pay = pay_cards(rulebook.tables)
        while isinstance(state.stage, Run | Collecting):
            lawful = legal_moves(rulebook, state).lawful
            assert isinstance(lawful, tuple)
            move = lawful[0]
            if len(lawful) > 1:
                hand = state.hands[state.turn or 0]
                at = random.randrange(len(lawful))
                best = -1000
                for other in lawful[at:] + lawful[:at]:
                    if isinstance(other, Play) and (worth := score(other.card.index, hand, pay)) > best:
                        move, best = other, worth
            state = advance_trusted(rulebook, state, move)
        return state.chips[seat]


def state_of(rulebook: Rulebook, view: View, world: World) -> State:
    """The last round of a session in which the cards lie as in a world, at the lead that the view is asked for."""
    about = dict(view.about)
    seats = rulebook.seats
    hands = tuple(hand.mask for hand in world.hands)
    start = tuple(hand | played.mask for hand, played in zip(hands, view.played_by, strict=True))
    seated = sum(1 << seat for seat in view.seated)
    chips = (*view.purses, *view.spaces.values(), view.bank)
    around = Round(view.round_number, view.dealer, seated, view.round_number, 0, 0, True, start, chips, (), rulebook.fingerprint)
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
    return State(around, hands, chips, stage, rest)
