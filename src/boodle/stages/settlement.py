"""The end of a round: cards left are paid, unclaimed spaces are dealt with."""

from __future__ import annotations

from boodle.cards import BIT, CARDS, indices
from boodle.desk import Desk
from boodle.events import Caught, RoundEnded
from boodle.rules.playing import VoidPay
from boodle.stages import poker
from boodle.stages.program import ENTER


def enter(desk: Desk, _: int, __: int) -> None:
    """Leftover poker, the payments for cards left (or into the pot, where nobody could lead), unclaimed spaces."""
    poker.leftover(desk)
    left = tuple(hand.bit_count() for hand in desk.hands)
    _caught(desk)
    winner = desk.rest.winner
    ended = RoundEnded(desk.round.number, winner if winner >= 0 else None, left)
    desk.events.append(ended)
    if winner >= 0:
        _card_payments(desk, winner)
    elif desk.rest.void_from >= 0:
        _void_payments(desk)
    desk.settle_fees(ended)
    _unclaimed(desk)


def _card_payments(desk: Desk, winner: int) -> None:
    """Every opponent pays for each card left, clockwise from the winner's left (RULES edge 72)."""
    for payment in desk.rulebook.card_payments:
        for seat in desk.opponents(winner):
            if not desk.hands[seat] & payment.exempt.mask:
                desk.transfer(seat, winner, payment.chips * desk.hands[seat].bit_count(), payment.id)


def _void_payments(desk: Desk) -> None:
    """Where nobody can lead, everybody pays for his cards into a space (RULES 1.12.5)."""
    nobody = desk.rulebook.stop.nobody
    assert isinstance(nobody, VoidPay)
    rule = desk.rulebook.rule_of("stop.nobody")
    for payment in desk.rulebook.card_payments:
        for seat in desk.seated(desk.rest.void_from):
            if not desk.hands[seat] & payment.exempt.mask:
                payees = desk.accounts(nobody.to, seat)
                desk.pay_all(seat, payees, payment.chips * desk.hands[seat].bit_count(), rule)


def _caught(desk: Desk) -> None:
    """Whoever still holds a card whose play would have earned a space is caught with it, where a rule asks for that."""
    if not any(on is Caught for on in desk.tables.fees) and not any(c.on is Caught for c in desk.rulebook.consequences):
        return
    for seat in desk.seated(desk.round.dealer + 1):
        for card in indices(desk.hands[seat]):
            for row, need in desk.tables.claims[desk.rest.trump][card]:
                if need == BIT[card]:
                    desk.remember(public=desk.rest.public | BIT[card])
                    desk.settle(Caught(seat, CARDS[card], row.space))


def _unclaimed(desk: Desk) -> None:
    """Spaces that nobody emptied keep their chips, go to the winner, or are split."""
    for at, space in enumerate(desk.rulebook.spaces):
        account = desk.tables.seats + at
        chips = desk.chips[account]
        rule = space.id or desk.rulebook.rule_of("layout.unclaimed")
        if chips and space.unclaimed == "winner" and desk.rest.winner >= 0:
            desk.transfer(account, desk.rest.winner, chips, rule)
        elif chips and space.unclaimed == "split":
            seats = list(desk.seated(desk.round.dealer + 1))
            for seat in seats:
                desk.transfer(account, seat, chips // len(seats), rule)


ENTER["settlement"] = enter
