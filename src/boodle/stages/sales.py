"""The sale of the spare hand: exchange, offer, auction (RULES 1.12.6, 1.12.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import attrs

from boodle.cards import CardSet
from boodle.desk import Desk
from boodle.events import BidMade, Chosen, Declined, Event, Exchanged, Offered, Received, StageSkipped
from boodle.moves import Bid, Choose, Exchange, Move, Pass
from boodle.movesets import Amounts, Moves
from boodle.rules.dealing import Sale
from boodle.stages.dealing import knows, look_into
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Stage, State

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


@attrs.frozen
class Selling(Stage):
    """Somebody decides about the spare hand.

    ``step``: ``offer`` (the seller offers it or not), ``ask`` (a buyer takes it or not), ``bid``, or ``unsold`` (the dealer's
    last word). ``left`` are the seats still to be asked; ``best`` the standing bid, (-1, 0) for none.
    """

    name: ClassVar[str] = "selling"
    place: int
    number: int
    step: str
    left: tuple[int, ...] = ()
    best: tuple[int, int] = (-1, 0)
    sealed: tuple[tuple[int, int], ...] = ()
    """Bids that nobody knows yet, in the order of the seats."""

    @property
    def about(self) -> tuple[tuple[str, Any], ...]:
        """Which sale, what is asked, and the standing bid; sealed bids stay sealed."""
        return ("sale", self.number), ("step", self.step), ("best", self.best if self.best[0] >= 0 else None)


def enter(desk: Desk, place: int, number: int) -> Stage | None:
    """A sale begins, unless the spare hand is gone."""
    sale = desk.rulebook.sales[number]
    if desk.rest.seller < 0:
        desk.announce(StageSkipped(sale.name))
        return None
    if sale.offer == "choice":
        return Selling(desk.rest.seller, place, number, "offer")
    return _begin(desk, place, number)


def _begin(desk: Desk, place: int, number: int) -> Stage | None:
    sale = desk.rulebook.sales[number]
    if sale.advance:
        for payee in desk.accounts(_payee(sale), desk.round.dealer)[:1]:
            desk.transfer(desk.round.dealer, payee, int(sale.advance), _rule(desk, sale, "advance"))
    if sale.form != "swap" or sale.buyers != "dealer":
        desk.announce(Offered(desk.rest.seller, sale.name))
    buyers = _buyers(desk, sale)
    if not buyers:
        return _unsold(desk, place, number)
    return Selling(buyers[0], place, number, "bid" if sale.form == "auction" else "ask", buyers[1:])


def _buyers(desk: Desk, sale: Sale) -> tuple[int, ...]:
    seller = desk.rest.seller
    if sale.buyers == "dealer":
        return (desk.round.dealer,)
    if sale.buyers == "eldest":
        return (desk.eldest(),)
    seats = tuple(desk.seated(desk.round.dealer + 1)) if seller >= 0 else ()
    if sale.buyers == "younger":
        return seats[1:]
    return tuple(seat for seat in seats if sale.buyers == "all" or seat != desk.round.dealer)


def _payee(sale: Sale) -> tuple[str, ...]:
    return sale.payee if isinstance(sale.payee, tuple) else ("seller",)


def _rule(desk: Desk, sale: Sale, field: str) -> str:
    """The rule that decides a field of a sale; where only the default does, the sale's first rule."""
    slots = [answer for answer in desk.rulebook.answers if answer.slot.startswith(f"sale[{sale.name}].")]
    return next((answer.rule for answer in slots if answer.slot.endswith(f".{field}")), slots[0].rule)


def price_of(state: State, sale: Sale, seat: int) -> int:
    """What the seat pays for the spare hand at a fixed price; nobody pays himself."""
    own = "seller" in _payee(sale)[:1] and seat == state.rest.seller
    return 0 if own else int(sale.price)  # type: ignore[arg-type]  # filled in by the defaults of a sale


def eligible(rulebook: Rulebook, state: State, sale: Sale, seat: int) -> bool:
    """Whether the seat may take the spare hand.

    A holder of a pay card may not, where the rule says so (RULES edge 28); nor whoever has exchanged already: an exchange is
    final, so nobody takes his old hand back (RULES 1.7).
    """
    if state.rest.exchanged >> seat & 1:
        return False
    if sale.eligible == "any":
        return True
    hand = state.hands[seat]
    rows = {row for cards in rulebook.tables.claims[state.rest.trump] for row, _ in cards} | set(rulebook.tables.held)
    return not any(not need & ~hand for row in rows for need in row.needs[state.rest.trump])


def moves(rulebook: Rulebook, state: State) -> Moves:
    """Offer or keep; take or decline; bid or pass."""
    stage = state.stage
    assert isinstance(stage, Selling)
    seat = stage.turn
    assert seat is not None
    calls = rulebook.tables.opening_calls
    sale = rulebook.sales[stage.number]
    if stage.step == "offer":
        return Moves((Choose(seat, "offer"), Choose(seat, "keep")), (), calls)
    may = eligible(rulebook, state, sale, seat)
    purse = Desk(rulebook, state).purse(seat)
    if stage.step == "bid":
        low = stage.best[1] + int(sale.step) if stage.best[0] >= 0 else int(sale.opening)  # type: ignore[arg-type]  # as above
        high = min(purse, MOST) if may else 0
        return Moves(Amounts(Bid, seat, low, high, int(sale.step), (Pass(seat),)), (), calls)  # type: ignore[arg-type]  # as above
    if (stage.step == "unsold" and sale.unsold == "dealer-looks") or (may and price_of(state, sale, seat) <= purse):
        return Moves((Exchange(seat), Pass(seat)), (), calls)
    return Moves((Pass(seat),), (), calls)


MOST = 1_000_000
"""The highest bid where debts know no bound."""


def play(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Carry out one decision."""
    stage = state.stage
    assert isinstance(stage, Selling)
    desk = Desk(rulebook, state)
    return desk.close(_decide(desk, state, stage, move) or proceed(desk, stage.place + 1))


def _decide(desk: Desk, state: State, stage: Selling, move: Move) -> Stage | None:
    seat = stage.turn
    assert seat is not None
    sale = desk.rulebook.sales[stage.number]
    if isinstance(move, Choose):
        desk.announce(Chosen(seat, f"sale[{sale.name}].offer", move.option))
        return _begin(desk, stage.place, stage.number) if move.option == "offer" else None
    if stage.step == "bid":
        return _bid(desk, stage, sale, move)
    if isinstance(move, Exchange):
        if stage.step == "unsold":
            price = price_of(state, sale, seat) if sale.unsold == "dealer-may-buy" else 0
        else:
            price = price_of(state, sale, seat)
        return _sell(desk, sale, seat, price)
    desk.announce(Declined(seat, sale.name))
    if stage.step == "unsold":
        return None
    if stage.left:
        return attrs.evolve(stage, turn=stage.left[0], left=stage.left[1:])
    return _unsold(desk, stage.place, stage.number)


def _bid(desk: Desk, stage: Selling, sale: Sale, move: Move) -> Stage | None:
    """A bid tops the standing one; a pass is final; in a sealed sale everybody bids once and the first highest wins."""
    seat = stage.turn
    assert seat is not None
    best = stage.best
    queue = stage.left
    if sale.sealed:
        return _seal(desk, stage, sale, move)
    if isinstance(move, Bid):
        desk.announce(BidMade(seat, move.chips))
        best = (seat, move.chips)
        queue = (*queue, seat)
    else:
        desk.announce(Declined(seat, sale.name))
    if best[0] >= 0 and queue in ((), (best[0],)):
        return _sell(desk, sale, best[0], best[1])
    if not queue:
        return _unsold(desk, stage.place, stage.number)
    return attrs.evolve(stage, turn=queue[0], left=queue[1:], best=best)


def _seal(desk: Desk, stage: Selling, sale: Sale, move: Move) -> Stage | None:
    """Everybody writes down one bid; then all are shown, and of equal ones the first from the dealer's left wins."""
    assert stage.turn is not None
    sealed = (*stage.sealed, (stage.turn, move.chips if isinstance(move, Bid) else 0))
    if stage.left:
        return attrs.evolve(stage, turn=stage.left[0], left=stage.left[1:], sealed=sealed)
    for seat, chips in sealed:
        desk.announce(BidMade(seat, chips) if chips else Declined(seat, sale.name))
    seat, chips = max(sealed, key=lambda bid: bid[1])
    return _sell(desk, sale, seat, chips) if chips else _unsold(desk, stage.place, stage.number)


def _unsold(desk: Desk, place: int, number: int) -> Stage | None:
    """Nobody took the spare hand: it stays, or the dealer has the last word."""
    sale = desk.rulebook.sales[number]
    dealer = desk.round.dealer
    if sale.unsold == "stays" or desk.rest.exchanged >> dealer & 1:
        return None
    if sale.unsold == "dealer-looks":
        look_into(desk, dealer)
        return Selling(dealer, place, number, "unsold")
    if price_of(desk.peek(Stage(None)), sale, dealer) > desk.purse(dealer):
        return None
    # who holds a pay card is asked too and can only pass: not to be asked would show that he holds one
    return Selling(dealer, place, number, "unsold")


def _sell(desk: Desk, sale: Sale, seat: int, price: int) -> Stage | None:
    """Whole hand for whole hand; the buyer knows what he laid away, if he has seen it (RULES edges 18 to 20)."""
    if price:
        for payee in desk.accounts(_payee(sale), seat)[:1]:
            desk.transfer(seat, payee, price, _rule(desk, sale, "price"))
    old, new = desk.hands[seat], desk.rest.dead
    desk.relocate(new, "dead", seat)
    desk.relocate(old, seat, "dead")
    desk.remember(
        seller=seat if sale.old_hand == "new-spare" else -1,
        exchanged=desk.rest.exchanged | 1 << seat,
    )
    desk.announce(Exchanged(seat, old.bit_count(), new.bit_count()))
    if sale.time == "after-look":
        knows(desk, seat, old)
        desk.announce(Received(seat, CardSet(new)))
    return None


ENTER["sale"] = enter
WAITING[Selling] = Waiting(moves, play)
