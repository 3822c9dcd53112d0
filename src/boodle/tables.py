"""What is finite about a rulebook, tabulated once, so that playing is looking up.

An account is its place in the ledger; the roles below stand for seats that only an event can name.
"""

from __future__ import annotations

import operator
from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import attrs

from boodle.cards import ALL, BIT, indices
from boodle.chips import BANK
from boodle.events import CardPlayed, Event, Stopped
from boodle.holders import NO_CARD
from boodle.moves import CallTime, Leave, Misdeal, Move, Pass, Play, TakeOver, play
from boodle.movesets import Moves
from boodle.orders import colour, down_to, limit_masks, lowest_table, successors
from boodle.rules.base import UNSET, RuleId
from boodle.rules.playing import LeadLimit
from boodle.rules.setting import RANK_PLACE, Cards, Choice, Claim, Space, Trumps

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook
    from boodle.straight import Straight

ACTOR: Final = -1
OPPONENTS: Final = -2
DEALER: Final = -3
SELLER: Final = -4

_KINDS: Final = {"fine": 0, "bonus": 1, "settlement": 2}


def scope_of(space: Space) -> str:
    """``winner-space`` where going out earns it, ``pot`` where poker does, ``layout`` otherwise."""
    for claim in space.claims:
        if claim.when == "out":
            return "winner-space"
        if claim.when == "poker":
            return "pot"
    return "layout"


def resolve(names: Sequence[str], spaces: Sequence[Space], seats: int, role: str = "") -> tuple[int, ...] | None:
    """The accounts meant by the first of these names that exists here; None if none of them does."""
    for name in names:
        if name == "each-opponent":
            return (OPPONENTS,)
        if name == "dealer":
            return (DEALER,)
        if name == "seller":
            return (SELLER,)
        if name == BANK:
            return (seats + len(spaces),)
        if name in ("actor", role):
            return (ACTOR,)
        if name == "layout":
            found = tuple(seats + at for at, space in enumerate(spaces) if scope_of(space) == "layout")
        elif name in ("winner-space", "pot"):
            found = tuple(seats + at for at, space in enumerate(spaces) if scope_of(space) == name)[:1]
        else:
            found = tuple(seats + at for at, space in enumerate(spaces) if space.name == name)
        if found:
            return found
    return None


@attrs.frozen
class ClaimRow:
    """One way to earn a space: any of the card sets in ``needs`` (by trump suit; the last entry: no trump)."""

    account: int
    space: str
    needs: tuple[tuple[int, ...], ...]
    rule: RuleId
    chips: int
    """A fixed payout, or -1 for the whole pot."""
    payer: str
    by_player: bool


@attrs.frozen
class FeeRow:
    """A payment that an event causes."""

    kind: int
    payer: tuple[int, ...]
    payee: tuple[int, ...]
    chips: int
    per_card: bool
    rule: RuleId
    barred_too: bool
    reasons: tuple[str, ...]


class AnteRow(NamedTuple):
    """What is put on one space before a deal; ``dealer`` is None where the dealer chooses a factor."""

    account: int
    others: int
    dealer: int | None
    rule: RuleId


@attrs.frozen
class Calls:
    """What anybody may call at the table besides playing: time, a misdeal, leaving, a change of player."""

    seats: int
    misdeal: bool = False
    leave: int = 0
    """The seats (bits) that may leave."""

    def __contains__(self, move: object) -> bool:
        if isinstance(move, CallTime):
            return True
        if isinstance(move, TakeOver):
            return move.seat < self.seats
        if isinstance(move, Leave):
            return bool(self.leave >> move.seat & 1)
        return self.misdeal and isinstance(move, Misdeal)


@attrs.frozen(kw_only=True, eq=False, repr=False)
class Tables:
    """All look-ups of one rulebook."""

    seats: int
    spaces: tuple[str, ...]
    bank: int
    places: frozenset[int | str]
    """Where cards can lie: a seat's hand, the dead hand, or what a seat has laid aside."""
    pack: int
    size: int
    """How many cards the pack has."""
    unused: bytes
    """The cards that it has not, and the place of no card."""
    after_lead: tuple[int, ...]
    """The card that follows a led card; -1 after the last one of its suit. Cards outside the pack are named too."""
    after_follow: tuple[int, ...]
    lowest: bytes
    """For the thirteen bits of one suit: the rank that a lead must begin with; 13 where there is none."""
    down_to: tuple[int, ...]
    """By card: itself, and the cards that would have to be led instead."""
    limit: tuple[int, ...]
    """By stopped suit (last: none): the cards of the suits that may be led."""
    custom_limits: tuple[LeadLimit, ...]
    choice: str
    opening_choice: str
    opening_suits: int
    plain: int
    """Cards whose play is no more than a play."""
    claims: tuple[tuple[tuple[tuple[ClaimRow, int], ...], ...], ...]
    """By trump suit and card: the claims that playing the card may earn, each with all cards it takes."""
    held: tuple[ClaimRow, ...]
    turned: tuple[ClaimRow, ...]
    winner_spaces: tuple[ClaimRow, ...]
    pots: tuple[int, ...]
    pot_rules: tuple[RuleId, ...]
    antes: tuple[AnteRow, ...]
    factor_scopes: tuple[str, ...]
    """Scopes for which the dealer chooses his factor."""
    free_spaces: tuple[str, ...]
    fees: Mapping[type[Event], tuple[FeeRow, ...]]
    quick: bool
    """Whether a play needs no more than the look-ups above: no penalties, no rotation, no waiting for claims."""
    debt: bool
    plain_lead: bool
    """Whether a lead is simply the lowest card of a suit that may be led."""
    plain_opening: bool
    """Whether the first lead of a round is like any other."""
    plain_stop: bool
    """Whether a stop pays nobody and its player leads on."""
    full_antes: dict[tuple[int, int, tuple[tuple[str, int], ...]], tuple[Any, ...]] = attrs.field(factory=dict)
    """By dealer, seats that play and the dealer's factors: the payments where nobody is short; filled when first needed."""
    straight: Straight | None = attrs.field(default=None, init=False)
    """Look-ups for the straight way; made when first needed."""
    calls: Calls
    opening_calls: Calls
    """Before the first lead a misdeal may be called."""
    plays: tuple[tuple[Play, ...], ...]
    """By seat and card: the shared moves."""
    leads: tuple[tuple[tuple[tuple[Play, ...], ...], ...], ...]
    """By seat, suit and rank: the same moves one by one; and, as rank 13, none."""
    follows: tuple[tuple[Moves, ...], ...]
    """By seat and card: the moves of the seat that holds the wanted card."""

    def keep_straight(self, straight: Straight) -> None:
        """Keep the look-ups of the straight way, which belong to these tables as a cache does."""
        object.__setattr__(self, "straight", straight)

    def account(self, name: str) -> int:
        """The ledger place of a space or the bank."""
        return self.bank if name == BANK else self.seats + self.spaces.index(name)

    def label(self, account: int) -> int | str:
        """The public name of a ledger place: the seat's number, the space's name, or ``"bank"``."""
        if account < self.seats:
            return account
        return BANK if account == self.bank else self.spaces[account - self.seats]


def _needs(claim: Claim, pack: int) -> tuple[tuple[int, ...], ...]:
    pattern = claim.pattern
    if pattern is None:
        return ((),) * 5
    if isinstance(pattern, Cards):
        return ((pattern.cards.mask,),) * 5
    run = [sum(BIT[13 * suit + RANK_PLACE[rank]] for rank in pattern.ranks) for suit in range(4)]
    if isinstance(pattern, Trumps):
        return (*((mask,) for mask in run), ())
    return (tuple(mask for mask in run if not mask & ~pack),) * 5


def _claim_rows(rulebook: Rulebook, when: str) -> tuple[ClaimRow, ...]:
    """All ways to earn a space at one moment, one row for each space: whoever has two of them earns it once."""
    rows: dict[tuple[int, bool], ClaimRow] = {}
    layout_rule = rulebook.rule_of("layout.cards")
    for at, space in enumerate(rulebook.spaces):
        payout = rulebook.payouts.get(space.name)
        fixed = payout is not None and payout.chips != "pot"
        for claim in space.claims:
            if (rulebook.claim_rule.when if claim.when is UNSET else claim.when) == when:
                row = ClaimRow(
                    rulebook.seats + at,
                    space.name,
                    _needs(claim, ALL & ~rulebook.deck.removed.mask),  # type: ignore[union-attr]  # answered by 'standard'
                    rulebook.rule_of(f"payout[{space.name}].chips") if fixed else space.id or layout_rule,
                    int(payout.chips) if fixed and payout is not None else -1,  # type: ignore[arg-type]  # not the pot
                    str(payout.payer) if fixed and payout is not None else "pot",
                    (rulebook.claim_rule.by if claim.by is UNSET else claim.by) == "player",
                )
                before = rows.get((at, row.by_player))
                needs = row.needs if before is None else tuple(map(operator.add, before.needs, row.needs))
                rows[at, row.by_player] = attrs.evolve(row, needs=needs)
    return tuple(rows.values())


def _claims_on(rows: Sequence[ClaimRow], trump: int, bit: int) -> tuple[tuple[ClaimRow, int], ...]:
    """What a card may earn: its own space before the combinations that it belongs to."""
    earned = [(row, need) for row in rows for need in row.needs[trump] if need & bit]
    return tuple(sorted(earned, key=lambda claim: claim[1] != bit))


def _antes(rulebook: Rulebook) -> tuple[tuple[AnteRow, ...], tuple[str, ...]]:
    rows, scopes = [], []
    antes = {ante.space: ante for ante in rulebook.antes}
    for at, space in enumerate(rulebook.spaces):
        scope = scope_of(space)
        ante = antes.get(space.name) or antes.get(scope)
        named = space.name in antes
        if ante is None or (scope == "layout" and rulebook.stakes.mode != "fixed" and not named):
            continue
        others = 0 if ante.others is UNSET else ante.others
        factor = rulebook.dealer_factors[scope].factor
        if ante.dealer is not UNSET:
            dealer: int | None = ante.dealer
        elif isinstance(factor, Choice):
            dealer = None
            if scope not in scopes:
                scopes.append(scope)
        else:
            dealer = others * int(factor)  # type: ignore[arg-type]  # answered by 'standard'
        rows.append(AnteRow(rulebook.seats + at, others, dealer, ante.id))
    return tuple(rows), tuple(scopes)


def _fees(rulebook: Rulebook) -> Mapping[type[Event], tuple[FeeRow, ...]]:
    fees: dict[type[Event], list[FeeRow]] = {}
    for fee in rulebook.fees:
        role = fee.on.role
        payer = resolve(fee.payer, rulebook.spaces, rulebook.seats, role)
        payee = resolve(fee.payee, rulebook.spaces, rulebook.seats, role)
        if payer is not None and payee is not None and fee.chips:
            row = FeeRow(_KINDS[fee.kind], payer, payee, fee.chips, fee.per == "card", fee.id, fee.barred_too, fee.reasons)
            fees.setdefault(fee.on, []).append(row)
    # a stable order that no name decides: kind, then who is paid and by whom, then how much
    return MappingProxyType(
        {
            event: tuple(sorted(rows, key=lambda row: (row.kind, row.payer, row.payee, row.chips, row.per_card, row.reasons)))
            for event, rows in fees.items()
        }
    )


def free_spaces(spaces: Sequence[Space], antes: Container[str]) -> tuple[str, ...]:
    """The spaces that free stakes go to: those of the layout that have no ante of their own."""
    return tuple(space.name for space in spaces if scope_of(space) == "layout" and space.name not in antes)


def tabulate(rulebook: Rulebook) -> Tables:
    """The tables of a rulebook whose references have been checked."""
    seats = rulebook.seats
    pack = ALL & ~rulebook.deck.removed.mask  # type: ignore[union-attr]  # every field is answered by 'standard'
    ace, order = str(rulebook.deck.ace), str(rulebook.succession.order)
    after_lead, after_follow = successors(ace, order)
    lowest = lowest_table(ace, order)
    played = _claim_rows(rulebook, "played")
    claims = tuple(tuple(_claims_on(played, trump, BIT[card]) for card in range(52)) for trump in range(5))
    paying = CardPlayed in {fee.on for fee in rulebook.fees} | {each.on for each in rulebook.consequences}
    claimed = {card for cards in claims for card in range(52) if cards[card]}
    limits = rulebook.lead_limits
    antes, factor_scopes = _antes(rulebook)
    out = _claim_rows(rulebook, "out")
    pots = _claim_rows(rulebook, "poker")
    calls = Calls(seats)
    withholding = "response" in rulebook.penalties
    suits = {"any": ALL, "black": colour(False), "red": colour(True)}
    choice = str(rulebook.lead_choice.card)
    return Tables(
        seats=seats,
        spaces=tuple(space.name for space in rulebook.spaces),
        bank=seats + len(rulebook.spaces),
        places=frozenset((*range(seats), "dead", *(f"aside:{seat}" for seat in range(seats)))),
        pack=pack,
        size=pack.bit_count(),
        unused=bytes([*indices(ALL & ~pack), NO_CARD]),
        after_lead=after_lead,
        after_follow=after_follow,
        lowest=lowest,
        down_to=tuple(down_to(lowest, card) for card in range(52)),
        limit=limit_masks(limits),
        custom_limits=tuple(limit for limit in limits if callable(limit.suits)),
        choice=choice,
        opening_choice=choice if rulebook.opening.choice == "usual" else str(rulebook.opening.choice),
        opening_suits=suits[str(rulebook.opening.suits)],
        plain=0 if paying else sum(BIT[card] for card in range(52) if card not in claimed),
        claims=claims,
        held=_claim_rows(rulebook, "held"),
        turned=_claim_rows(rulebook, "turned-up"),
        winner_spaces=out,
        pots=tuple(row.account for row in pots),
        pot_rules=tuple(row.rule for row in pots),
        antes=antes,
        factor_scopes=factor_scopes,
        free_spaces=free_spaces(rulebook.spaces, {ante.space for ante in rulebook.antes}),
        fees=_fees(rulebook),
        quick=not rulebook.penalties and rulebook.response.order == "holder",
        debt=rulebook.bank.cannot_pay == "debt",
        plain_lead=choice == "lowest-of-suit"
        and "lead-choice" not in rulebook.penalties
        and not any(callable(limit.suits) for limit in limits),
        plain_opening=rulebook.opening.choice in ("usual", choice) and suits[str(rulebook.opening.suits)] == ALL,
        plain_stop=Stopped not in {fee.on for fee in rulebook.fees} | {each.on for each in rulebook.consequences}
        and rulebook.stop.leader == "stopper"
        and not any(callable(limit.suits) for limit in limits),
        calls=calls,
        opening_calls=Calls(seats, misdeal=rulebook.deal.misdeal == "redeal"),
        plays=tuple(tuple(play(seat, card) for card in range(52)) for seat in range(seats)),
        leads=tuple(tuple(_leads(seat, suit) for suit in range(4)) for seat in range(seats)),
        follows=tuple(tuple(_follow(seat, card, withholding, calls) for card in range(52)) for seat in range(seats)),
    )


def _leads(seat: int, suit: int) -> tuple[tuple[Play, ...], ...]:
    return (*((play(seat, 13 * suit + rank),) for rank in range(13)), ())


def _follow(seat: int, card: int, withholding: bool, calls: Calls) -> Moves:
    offences: tuple[Move, ...] = (Pass(seat),) if withholding else ()
    return Moves((play(seat, card),), offences, calls)
