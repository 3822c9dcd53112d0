"""A rulebook as the kernel reads it; and what it cannot read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from boodle.batch import arrays as a
from boodle.batch import limits
from boodle.cards import ALL, BIT
from boodle.orders import NO_SUIT
from boodle.players.leads import earning, needs_of, orders, pay_cards
from boodle.rules.playing import FineAndPass, LowestHeld, PassLeft, SameSuit, Title, VoidPay
from boodle.rules.setting import Choice
from boodle.tables import ClaimRow, resolve, scope_of

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook
    from boodle.simulation.policies import Policy


def encoded(rulebook: Rulebook) -> Any:
    """The rules as one record."""
    rows = np.zeros(1, a.RULES)
    row: Any = rows[0]
    for part in (_table, _stakes, _sales, _claims, _fees, _stops, _end, _lanes):
        part(row, rulebook)
    return row


def encoded_policies(policies: Sequence[Policy]) -> Any:
    """The policies of all seats as one record."""
    row: Any = np.zeros(1, a.POLICY)[0]
    for seat, policy in enumerate(policies):
        weights = policy.weights
        row["weights"][seat] = weights
        row["chooses"][seat] = any(weights)
        row["wish"][seat] = policy.wish
        row["stakes"][seat] = policy.way
        row["factor"][seat] = policy.factor == "most"
    row["random"] = not any(any(policy.weights) for policy in policies)
    return row


def _mask(accounts: Sequence[int]) -> tuple[int, int]:
    """A role, or the accounts as bits."""
    if accounts and accounts[0] < 0:
        return accounts[0], 0
    return a.LISTED, sum(1 << account for account in accounts)


def _named(rulebook: Rulebook, names: Sequence[str], role: str = "") -> tuple[int, int]:
    return _mask(resolve(names, rulebook.spaces, rulebook.seats, role) or ())


def _space(rulebook: Rulebook, claim: ClaimRow) -> int:
    return claim.account - rulebook.seats


def _table(row: Any, rulebook: Rulebook) -> None:
    tables, deal = rulebook.tables, rulebook.deal
    row["seats"], row["spaces"], row["bank"] = rulebook.seats, len(rulebook.spaces), tables.bank
    row["pack"], row["size"] = tables.pack, tables.size
    row["cards"][: tables.size] = [card for card in range(52) if tables.pack & BIT[card]]
    led, followed = orders(tables)
    row["everybody"] = (1 << rulebook.seats) - 1
    for dealer in range(rulebook.seats):
        lap = [(dealer + step) % rulebook.seats for step in range(1, rulebook.seats + 1)]
        lap = [a.DEAD, *lap] if deal.dead_hand == "first" else [*lap, a.DEAD] if deal.dead_hand == "last" else lap
        even = tables.size - tables.size % len(lap)
        row["full_slot"][dealer][: tables.size] = [
            a.DEAD if deal.leftover == "dead-hand" and at >= even else lap[at % len(lap)] for at in range(tables.size)
        ]
    row["led"], row["followed"] = (*led, 52), (*followed, 52)
    row["lowest"] = np.frombuffer(tables.lowest, np.uint8)
    row["dead_hand"] = a.DEAD_HANDS.index(str(deal.dead_hand))
    row["surplus_dead"] = deal.leftover == "dead-hand"
    row["turn_up"], row["all_see"] = bool(deal.turn_up), deal.seen == "all"
    row["pay"] = [pay_cards(tables, trump) for trump in range(5)]
    row["alone"] = [earning(tables, trump) for trump in range(5)]


def _stakes(row: Any, rulebook: Rulebook) -> None:
    tables, stakes, bank = rulebook.tables, rulebook.stakes, rulebook.bank
    row["antes"] = len(tables.antes)
    for at, ante in enumerate(tables.antes):
        space = ante.account - rulebook.seats
        scope = scope_of(rulebook.spaces[space])
        row["ante_space"][at], row["ante_others"][at] = space, ante.others
        row["ante_dealer"][at] = -1 if ante.dealer is None else ante.dealer
        row["ante_scope"][at] = tables.factor_scopes.index(scope) if ante.dealer is None else 0
    row["scopes"] = len(tables.factor_scopes)
    for at, scope in enumerate(tables.factor_scopes):
        choice = rulebook.dealer_factors[scope].factor
        assert isinstance(choice, Choice)
        row["least"][at], row["most"][at] = min(choice.options), max(choice.options)
    row["mode"] = a.MODES.index(str(stakes.mode))
    row["total"] = stakes.total
    row["dealer_total"] = -1 if stakes.dealer_total == "same" else stakes.dealer_total
    row["minimum"], row["cover_all"], row["late"] = stakes.minimum, bool(stakes.cover_all), stakes.time == "before-look"
    row["free"] = len(tables.free_spaces)
    row["free_space"][: len(tables.free_spaces)] = [tables.spaces.index(space) for space in tables.free_spaces]
    row["short"], row["debt"] = a.SHORT.index(str(bank.ante_short)), tables.debt
    row["broke_ante"], row["odd_to_dealer"] = bank.broke_when == "cannot-ante", bank.odd_chips == "dealer"


def _sales(row: Any, rulebook: Rulebook) -> None:
    tables = rulebook.tables
    # the program holds those before the look first
    numbers = [number for kind, number in rulebook.program if kind == "sale"]
    row["sales"] = len(numbers)
    row["early_sales"] = sum(rulebook.sales[number].time == "before-look" for number in numbers)
    for at, number in enumerate(numbers):
        sale = rulebook.sales[number]
        payee = sale.payee if isinstance(sale.payee, tuple) else ("seller",)
        row["form"][at], row["buyers"][at] = a.FORMS.index(str(sale.form)), a.BUYERS.index(str(sale.buyers))
        row["seen"][at], row["by_choice"][at] = sale.time != "before-look", sale.offer == "choice"
        row["opening_bid"][at], row["step"][at], row["sealed"][at] = sale.opening, sale.step, bool(sale.sealed)
        row["price"][at], row["to_seller"][at] = sale.price, "seller" in payee[:1]
        row["payee"][at], row["payee_mask"][at] = _named(rulebook, payee)
        row["no_pay_card"][at], row["new_spare"][at] = sale.eligible != "any", sale.old_hand == "new-spare"
        row["advance"][at], row["unsold"][at] = sale.advance, a.UNSOLD.index(str(sale.unsold))
    found = 0
    for trump in range(5):
        row["barring_from"][trump] = found
        for need in sorted(needs_of(tables, trump)):
            row["barring"][found] = need
            found += 1
    row["barring_from"][5] = found


def _claims(row: Any, rulebook: Rulebook) -> None:
    tables = rulebook.tables
    row["held"] = len(tables.held)
    needs: list[int] = []
    for trump in range(5):
        for at in range(limits.ROWS):
            row["held_from"][trump * limits.ROWS + at] = len(needs)
            needs += tables.held[at].needs[trump] if at < len(tables.held) else ()
    row["held_from"][5 * limits.ROWS] = len(needs)
    row["held_need"][: len(needs)] = needs
    for at, claim in enumerate(tables.held):
        row["held_space"][at], row["held_by_player"][at] = _space(rulebook, claim), claim.by_player
        row["held_chips"][at], row["held_payer"][at] = claim.chips, a.PAYERS.index(claim.payer)
    row["turned"] = len(tables.turned)
    for at, claim in enumerate(tables.turned):
        row["turned_space"][at], row["turned_chips"][at] = _space(rulebook, claim), claim.chips
        row["turned_payer"][at] = a.PAYERS.index(claim.payer)
        row["turned_cards"][at] = sum(BIT[card] for card in range(52) if BIT[card] in claim.needs[card // 13])
    found = 0
    for trump in range(5):
        for card in range(52):
            row["claim_from"][trump * 52 + card] = found
            for claim, need in tables.claims[trump][card]:
                row["claim_space"][found], row["claim_need"][found] = _space(rulebook, claim), need
                row["claim_chips"][found], row["claim_payer"][found] = claim.chips, a.PAYERS.index(claim.payer)
                row["claim_by_player"][found] = claim.by_player
                found += 1
    row["claim_from"][5 * 52] = found
    row["outs"] = len(tables.winner_spaces)
    for at, claim in enumerate(tables.winner_spaces):
        row["out_space"][at], row["out_chips"][at] = _space(rulebook, claim), claim.chips
        row["out_payer"][at] = a.PAYERS.index(claim.payer)
    paying = any(event.__name__ == "CardPlayed" for event in tables.fees)
    row["special"] = [int(paying or any(tables.claims[trump][card] for trump in range(5))) for card in range(52)] + [0]


def _fees(row: Any, rulebook: Rulebook) -> None:
    fees = {event.__name__: rows for event, rows in rulebook.tables.fees.items()}
    found = 0
    for at, name in enumerate(limits.EVENTS):
        row["fee_from"][at] = found
        for fee in fees.get(name, ()):
            row["fee_payer"][found], row["fee_payer_mask"][found] = _mask(fee.payer)
            row["fee_payee"][found], row["fee_payee_mask"][found] = _mask(fee.payee)
            row["fee_chips"][found], row["fee_per_card"][found] = fee.chips, fee.per_card
            # a reason that the event never gives is no reason, but not every reason either
            known = sum(1 << a.REASONS.index(reason) for reason in fee.reasons if reason in a.REASONS)
            row["fee_reasons"][found] = known or (1 << 62 if fee.reasons else 0)
            found += 1
    row["fee_from"][len(limits.EVENTS)] = found


def _stops(row: Any, rulebook: Rulebook) -> None:
    tables, opening, stop = rulebook.tables, rulebook.opening, rulebook.stop
    leader = opening.leader
    word = "lowest-held" if isinstance(leader, LowestHeld) else "title" if isinstance(leader, Title) else str(leader)
    row["leader"] = a.LEADERS.index(word)
    row["leader_suit"] = int(leader.suit) if isinstance(leader, LowestHeld) else NO_SUIT
    row["that_card"], row["opening_suits"] = opening.lead == "that-card", tables.opening_suits
    row["opening_choice"], row["choice"] = a.CHOICES.index(tables.opening_choice), a.CHOICES.index(tables.choice)
    row["limit"] = tables.limit
    row["rotates"], row["first_unable"] = rulebook.response.order == "rotation", stop.leader == "first-unable"
    row["stuck"] = 0 if isinstance(stop.stuck, SameSuit) else 1 if isinstance(stop.stuck, PassLeft) else 2
    if isinstance(stop.stuck, FineAndPass):
        row["stuck_chips"] = stop.stuck.chips
        row["stuck_payee"], row["stuck_mask"] = _named(rulebook, stop.stuck.to)
    row["nobody"] = 2 if isinstance(stop.nobody, SameSuit) else 1 if isinstance(stop.nobody, VoidPay) else 0
    if isinstance(stop.nobody, VoidPay):
        row["nobody_payee"], row["nobody_mask"] = _named(rulebook, stop.nobody.to)


def _end(row: Any, rulebook: Rulebook) -> None:
    tables, poker = rulebook.tables, rulebook.poker
    row["poker"] = a.POKERS.index(str(poker.when))
    row["poker_aside"] = poker.cards == "aside"
    row["wheel"] = bool(getattr(poker.ranking, "wheel", True))
    row["pot"] = tables.pots[0] if tables.pots else 0
    row["payments"] = len(rulebook.card_payments)
    for at, payment in enumerate(rulebook.card_payments):
        row["payment"][at], row["exempt"][at] = payment.chips, payment.exempt.mask
    row["catches"] = any(event.__name__ == "Caught" for event in tables.fees)
    row["unclaimed"][: len(rulebook.spaces)] = [a.UNCLAIMED.index(space.unclaimed) for space in rulebook.spaces]
    row["rotation"] = a.ROTATIONS.index(str(rulebook.rotation.next))
    row["ends_broke"] = "somebody-broke" in rulebook.session_end
    row["eliminates"] = "all-but-one-broke" in rulebook.session_end


def _lanes(row: Any, rulebook: Rulebook) -> None:
    """What :mod:`boodle.batch.lanes` reads; nothing where it cannot play this table."""
    tables, seats = rulebook.tables, rulebook.seats
    if not _goes_in_lanes(rulebook):
        return
    row["lanes"] = True
    row["owed_others"] = sum(ante.others for ante in tables.antes)
    row["owed_dealer"] = sum(ante.dealer or 0 for ante in tables.antes)
    # with the last seat as the dealer a seat is its own place; the dead hand comes behind
    owners = [min(int(place), seats) for place in row["full_slot"][seats - 1]]
    row["planes"] = max(owners).bit_length()
    row["plane"] = [sum((owner >> bit & 1) << at for at, owner in enumerate(owners)) for bit in range(4)]
    row["lane_dealt"] = sum(owner < seats for owner in owners)
    limits_ = [*tables.limit[:NO_SUIT], tables.limit[NO_SUIT] & tables.opening_suits]
    row["lane_limit"] = [_in_sixteens(cards) for cards in limits_]
    row["limited"] = any(cards != ALL for cards in limits_[:NO_SUIT])
    stakes = [0] * len(rulebook.spaces)
    for ante in tables.antes:
        stakes[ante.account - seats] += ante.others * (seats - 1) + (ante.dealer or 0)
    outs = [_space(rulebook, claim) for claim in tables.winner_spaces]
    row["out_stake"][: len(outs)] = [stakes[space] for space in outs]
    cards = {_space(rulebook, claim): BIT[card] for card in range(52) for claim, _ in tables.claims[NO_SUIT][card]}
    others = [space for space in range(len(stakes)) if space not in outs]
    row["lane_spaces"] = len(others)
    row["lane_space"][: len(others)] = others
    row["lane_card"][: len(others)] = [_in_sixteens(cards.get(space, 0)) for space in others]
    row["lane_stake"][: len(others)] = [stakes[space] for space in others]
    row["lane_pay"] = _in_sixteens(sum({*cards.values()}))
    row["lane_kitty"] = sum(stakes[space] for space in outs)
    row["lane_rate"] = rate = sum(payment.chips for payment in rulebook.card_payments)
    largest = max(owners.count(seat) for seat in range(seats))
    row["most_lost"] = max(row["owed_others"], row["owed_dealer"]) + rate * largest


def _in_sixteens(cards: int) -> int:
    """A set of cards with sixteen bits for a suit in place of thirteen."""
    return sum((cards >> 13 * suit & 0x1FFF) << 16 * suit for suit in range(4))


def _goes_in_lanes(rulebook: Rulebook) -> bool:
    """Whether the sittings of a table can be played in step: nothing is paid in a run, and every round has a winner."""
    tables, stop = rulebook.tables, rulebook.stop
    claims = [claim for card in range(52) for claim in tables.claims[NO_SUIT][card]]
    earning = [*(row for row, _ in claims), *tables.winner_spaces]
    return (
        # nothing but antes, leads and runs
        not (tables.fees or rulebook.sales or tables.held or tables.turned or tables.factor_scopes or rulebook.deal.turn_up)
        and rulebook.stakes.mode == "fixed"
        and rulebook.poker.when == "none"
        # each space is emptied by one card, or by going out, and else is left alone
        and all(need.bit_count() == 1 for _, need in claims)
        and len(earning) == len({row.account for row in earning})
        and all(row.chips < 0 and row.payer == "pot" for row in earning)
        and all(space.unclaimed == "keep" for space in rulebook.spaces)
        and not any(payment.exempt for payment in rulebook.card_payments)
        # runs go up through the whole pack, and whoever stops one leads
        and tables.pack == ALL
        and rulebook.deck.ace == "high"
        and rulebook.succession.order == "up"
        and {tables.choice, tables.opening_choice} == {"lowest-of-suit"}
        and stop.leader == "stopper"
        and isinstance(stop.stuck, SameSuit)
        # in every lane the same seat leads first and deals next
        and rulebook.opening.leader in ("eldest", "dealer")
        and rulebook.rotation.next == "left"
    )
