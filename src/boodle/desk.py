"""The bank's desk: the one place where a transition is written down.

A stage opens a desk on a state, moves chips and cards, announces events, and closes it into the next state. Chips move only
through :meth:`Desk.put`, from one account to another, so their sum cannot change; cards only through
:meth:`Desk.relocate` and :meth:`Desk.play_card`, from a place that holds them, so none is lost or doubled.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boodle.cards import BIT, CardSet
from boodle.chips import in_turn
from boodle.effects import Announce, Effect, Relocate, Remember, Transfer
from boodle.errors import RuleBroken
from boodle.events import Event, Forfeited, NothingToTake, Paid, Shown
from boodle.frozen import frozen
from boodle.holders import handed
from boodle.rules.paying import Fine
from boodle.state import Stage, State, seated_from
from boodle.table import Table
from boodle.tables import ACTOR, DEALER, OPPONENTS, SELLER, ClaimRow, FeeRow, resolve

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

FINE, BONUS, SETTLEMENT = range(3)


class Desk:
    """A transition being written down; never seen outside the engine."""

    __slots__ = ("chips", "events", "hands", "rest", "round", "rulebook", "tables")

    def __init__(self, rulebook: Rulebook, state: State) -> None:
        self.rulebook = rulebook
        self.tables = rulebook.tables
        self.round = state.round
        self.hands = list(state.hands)
        self.chips = list(state.chips)
        self.rest = state.rest
        self.events: list[Event] = []

    def close(self, stage: Stage) -> tuple[State, tuple[Event, ...]]:
        """The state that the transition leads to, and what it announced."""
        return State((self.round, tuple(self.hands), tuple(self.chips), stage, self.rest)), tuple(self.events)

    def peek(self, stage: Stage) -> State:
        """The state as it would be now; for tables and views in the middle of a transition."""
        return State((self.round, tuple(self.hands), tuple(self.chips), stage, self.rest))

    # -- the four ways of changing something ---------------------------------------------------------------------------

    def transfer(self, payer: int, payee: int, chips: int, rule: str) -> int:
        """Move chips between two accounts; whoever may not go below zero pays what there is. Returns what was paid."""
        chips = min(chips, self.purse(payer))
        if chips <= 0 or payer == payee:
            return 0
        self.put(payer, payee, chips, rule)
        return chips

    def put(self, payer: int, payee: int, chips: int, rule: str) -> None:
        """Move exactly so many chips, as the stakes demand it: a debtor puts them too."""
        self.chips[payer] -= chips
        self.chips[payee] += chips
        self.events.append(Paid(self.tables.label(payer), self.tables.label(payee), chips, rule))

    def relocate(self, cards: int, source: int | str, target: int | str) -> None:
        """Move cards between hands (by seat), the dead hand, and the piles laid aside (by seat, as ``"aside:2"``)."""
        self._place(source, self._at(source) & ~cards)
        self._place(target, self._at(target) | cards)
        holder = target if isinstance(target, int) else self.tables.seats
        self.round = self.round._replace(holders=handed(self.round.holders, cards, holder))

    def remember(self, **changes: Any) -> None:
        """Change something of the rest."""
        self.rest = self.rest._replace(**changes)

    def announce(self, event: Event) -> None:
        """Announce an event, and pay the fees and consequences that hang on it."""
        self.events.append(event)
        self.settle_fees(event)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def play_card(self, seat: int, card: int) -> None:
        """A card leaves a hand for good."""
        self.hands[seat] &= ~BIT[card]

    def _at(self, place: int | str) -> int:
        if isinstance(place, int):
            return self.hands[place]
        return self.rest.dead if place == "dead" else self.rest.aside[int(place.partition(":")[2])]

    def _place(self, place: int | str, cards: int) -> None:
        if isinstance(place, int):
            self.hands[place] = cards
        elif place == "dead":
            self.remember(dead=cards)
        else:
            seat = int(place.partition(":")[2])
            self.remember(aside=(*self.rest.aside[:seat], cards, *self.rest.aside[seat + 1 :]))

    def show(self, seat: int, cards: int) -> None:
        """A seat shows cards; from now on everybody knows them."""
        self.remember(public=self.rest.public | cards)
        self.announce(Shown(seat, CardSet(cards)))

    # -- who is who ----------------------------------------------------------------------------------------------------

    def seated(self, start: int) -> tuple[int, ...]:
        """The seats that play this round, clockwise from ``start`` on."""
        return seated_from(start, self.tables.seats, self.round.seated)

    def opponents(self, seat: int) -> list[int]:
        """The others that play this round, clockwise from the seat's left."""
        return [other for other in self.seated(seat + 1) if other != seat]

    def eldest(self) -> int:
        """The first player at the dealer's left."""
        return self.seated(self.round.dealer + 1)[0]

    def purse(self, account: int) -> int:
        """The most that an account can pay now."""
        tables = self.tables
        if account == tables.bank or (account < tables.seats and tables.debt):
            return 1 << 62
        return max(self.chips[account], 0)

    # -- payments ------------------------------------------------------------------------------------------------------

    def pay_all(self, payer: int, payees: list[int], chips: int, rule: str) -> None:
        """One payer to several payees: one chip each in turn, until each has its due or the payer has nothing left."""
        payees = [payee for payee in payees if payee != payer]
        if payees:
            for payee, share in zip(payees, in_turn(self.purse(payer), chips, len(payees)), strict=True):
                self.transfer(payer, payee, share, rule)

    def fine(self, seat: int, fine: Fine, rule: str) -> None:
        """A seat pays a fine to each opponent, or to an account."""
        to = resolve(fine.to, self.rulebook.spaces, self.tables.seats) or ()
        self.pay_all(seat, self._accounts(to, seat), fine.chips, rule)

    def settle(self, event: Event, *, rest: Iterable[ClaimRow] = (), fine: tuple[Fine, str] | None = None) -> None:
        """Announce an event and pay what it causes: fines, then bonuses, then settlements, and the rest of spaces last."""
        self.events.append(event)
        seat: int | None = getattr(event, "seat", None)
        if fine is not None and seat is not None:
            self.fine(seat, *fine)
        self.settle_fees(event)
        for row in rest:
            if seat is not None:
                self.collect(seat, row)

    def settle_fees(self, event: Event) -> None:
        """Pay the fees and consequences of an event that is announced already."""
        seat: int | None = getattr(event, "seat", None)
        for row in self.tables.fees.get(type(event), ()):
            if not row.reasons or getattr(event, "reason", "") in row.reasons:
                self._fee(row, seat)
        for consequence in self.rulebook.consequences:
            if consequence.on is type(event):
                self._consequence(consequence, event)

    def _fee(self, row: FeeRow, seat: int | None) -> None:
        personal = {ACTOR, OPPONENTS} & {*row.payer, *row.payee}
        if personal and (seat is None or (not row.barred_too and self.rest.barred_collect >> seat & 1)):
            return
        start = self.round.dealer if seat is None else seat
        for payer in self._accounts(row.payer, start):
            chips = row.chips
            if row.per_card:
                chips *= self.hands[payer].bit_count() if payer < self.tables.seats else 0
            self.pay_all(payer, self._accounts(row.payee, start), chips, row.rule)

    def _accounts(self, codes: tuple[int, ...], seat: int) -> list[int]:
        if codes == (ACTOR,):
            return [seat]
        if codes == (OPPONENTS,):
            return self.opponents(seat)
        if codes == (DEALER,):
            return [self.round.dealer]
        if codes == (SELLER,):
            return [self.rest.seller if self.rest.seller >= 0 else self.round.dealer]
        return list(codes)

    def accounts(self, names: tuple[str, ...], seat: int) -> list[int]:
        """The ledger places that a rule means, for an event of this seat."""
        return self._accounts(resolve(names, self.rulebook.spaces, self.tables.seats) or (), seat)

    def _consequence(self, consequence: Any, event: Event) -> None:
        try:
            paid = consequence.pays(Table(self.rulebook, self.peek(Stage(None))), event)
            transfers = list(paid) if isinstance(paid, Iterable) else None
        except Exception as error:
            raise self.broken(consequence.id, f"raised {type(error).__name__}: {error}{_place_of(error)}") from error
        if transfers is None:
            raise self.broken(consequence.id, f"returned {paid!r}; expected Transfers in a list, () for none")
        for transfer in transfers:
            if not isinstance(transfer, Transfer):
                raise self.broken(consequence.id, f"returned {transfer!r}; expected Transfer")
            self.apply((transfer,), consequence.id)

    def collect(self, seat: int, row: ClaimRow) -> None:
        """A seat takes what a space pays."""
        if self.rest.barred_collect >> seat & 1:
            self.announce(Forfeited(seat, row.space, row.rule))
        else:
            self.share([seat], row)

    def share(self, seats: list[int], row: ClaimRow) -> None:
        """Seats share what a space pays equally; odd chips of a pot stay or go to the dealer."""
        pot, bank = self.chips[row.account], self.tables.bank
        total = min(pot, row.chips) if row.payer == "pot" and row.chips >= 0 else pot if row.chips < 0 else row.chips
        each, odd = divmod(total, len(seats))
        for seat in seats:
            if row.payer == "each-opponent":
                for payer in self.opponents(seat):
                    self.transfer(payer, seat, 0 if payer in seats else each, row.rule)
                continue
            paid = self.transfer(row.account, seat, each, row.rule)
            if row.payer == "bank":
                paid += self.transfer(bank, seat, each - paid, row.rule)
            if not paid and not pot:
                self.announce(NothingToTake(seat, row.space, row.rule))
        if row.payer == "bank":
            self.transfer(row.account, bank, self.chips[row.account], row.rule)
        elif row.chips < 0 and self.rulebook.bank.odd_chips == "dealer":
            self.transfer(row.account, self.round.dealer, odd, self.rulebook.rule_of("bank.odd_chips"))

    # -- effects of a plug-in's own callables --------------------------------------------------------------------------

    def apply(self, effects: Iterable[Effect], rule: str) -> None:
        """Carry out what a callable asks for; whatever it may not ask for is a :class:`~boodle.RuleBroken`."""
        try:
            for effect in effects:
                self._apply(effect, rule)
        except RuleBroken:
            raise
        except Exception as error:
            raise self.broken(rule, f"raised {type(error).__name__}: {error}") from error

    def _apply(self, effect: Effect, rule: str) -> None:
        if isinstance(effect, Transfer):
            if type(effect.chips) is not int or effect.chips < 0:
                raise self.broken(rule, f"moves {effect.chips!r} chips; expected a whole number, 0 or more")
            self.transfer(self._ledger(effect.payer, rule), self._ledger(effect.payee, rule), effect.chips, rule)
        elif isinstance(effect, Relocate):
            for place in (effect.source, effect.target):
                if place not in self.tables.places:
                    raise self.broken(rule, f"names the place {place!r}; cards lie at a seat, 'dead' or 'aside:SEAT'")
            if effect.cards.mask & ~self._at(effect.source):
                gone = CardSet(effect.cards.mask & ~self._at(effect.source))
                raise self.broken(rule, f"moves {gone}, not to be found at {effect.source!r}")
            if effect.cards:
                self.relocate(effect.cards.mask, effect.source, effect.target)
                self._remembered_by(effect.source, effect.cards.mask)
        elif isinstance(effect, Remember):
            memory = dict(self.rest.memory)
            kinds = [phase.memory[effect.name] for phase in self.rulebook.phases if effect.name in phase.memory]
            value = frozen(effect.value)
            if effect.name not in memory or not kinds:
                raise self.broken(rule, f"remembers {effect.name!r}, which its phase does not declare")
            if kinds[0].audience == "owner" and not (isinstance(value, tuple) and len(value) == self.tables.seats):
                raise self.broken(rule, f"remembers {value!r} for '{effect.name}'; expected one value for each seat")
            # a value that cannot be hashed could change, and the state with it
            hash(value)
            self.remember(memory=tuple((memory | {effect.name: value}).items()))
        elif isinstance(effect, Announce) and isinstance(effect.event, Shown):
            self.show(effect.event.seat, effect.event.cards.mask)
        elif isinstance(effect, Announce):
            if not isinstance(effect.event, Event):
                raise self.broken(rule, f"announces {effect.event!r}; expected an event")
            self.announce(effect.event)
        else:
            raise self.broken(rule, f"returned {effect!r}; expected Transfer, Relocate, Remember or Announce")

    def _remembered_by(self, source: int | str, cards: int) -> None:
        """Whoever gives cards away knows where they were last."""
        known = self.rest.known
        if known and isinstance(source, int):
            self.remember(known=(*known[:source], known[source] | cards, *known[source + 1 :]))

    def _ledger(self, account: object, rule: str) -> int:
        if isinstance(account, str) and (account == "bank" or account in self.tables.spaces):
            return self.tables.account(account)
        if type(account) is int and 0 <= account < self.tables.seats:
            return account
        accounts = ", ".join(map(repr, self.tables.spaces))
        raise self.broken(rule, f"names the account {account!r}; there are the seats, {accounts} and 'bank'")

    def broken(self, rule: str, what: str) -> RuleBroken:
        """The error that blames a callable."""
        plugin = next((answer.plugin for answer in self.rulebook.answers if answer.rule == rule), rule.partition(".")[0])
        return RuleBroken(f"rule '{rule}' of plug-in '{plugin}' {what}", rule=rule, plugin=plugin)


def _place_of(error: BaseException) -> str:
    """Where in the author's own file it was raised."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    if at is None or at.tb_frame.f_code.co_filename == __file__:
        return ""
    return f" ({Path(at.tb_frame.f_code.co_filename).name}, line {at.tb_lineno})"
