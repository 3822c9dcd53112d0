"""From one round to the next, and the end of the session."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import attrs

from boodle.cards import CARDS, CardSet
from boodle.chips import BANK
from boodle.desk import Desk
from boodle.events import DealerCut, Event, Left, RoundBegan, SatOut, SessionEnded, TieBreak
from boodle.moves import Cut, Move, OpenHands
from boodle.movesets import Draws, Moves
from boodle.stages import dealing, poker
from boodle.stages.program import ENTER, WAITING, Waiting, proceed
from boodle.state import Over, Rest, Stage, State, clockwise

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook


@attrs.frozen
class Cutting(Stage):
    """The first dealer is cut for; ``level`` are the seats (bits) that still take part."""

    name: ClassVar[str] = "cutting"
    level: int


@attrs.frozen
class Showdown(Stage):
    """Open hands are dealt for the chips left on the layout."""

    name: ClassVar[str] = "showdown"
    place: int


# -- the first dealer --------------------------------------------------------------------------------------------------


def cut_moves(rulebook: Rulebook, state: State) -> Moves:
    """Any draw: a card for each seat, or the cards up to the first jack, or one card for a seat at random."""
    stage = state.stage
    assert isinstance(stage, Cutting)
    return Moves(_cuts(rulebook, stage))


def _cuts(rulebook: Rulebook, stage: Cutting) -> Draws:
    by = rulebook.first_dealer.by
    count = 52 if by == "first-jack" else stage.level.bit_count()
    return Draws(Cut, count)


def cut(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Who drew the card deals; level ones cut again among themselves (RULES edge 47)."""
    stage = state.stage
    assert isinstance(stage, Cutting)
    assert isinstance(move, Cut)
    desk = Desk(rulebook, state)
    seats = [seat for seat in range(rulebook.seats) if stage.level >> seat & 1]
    by = rulebook.first_dealer.by
    if by == "first-jack":
        jack = next(at for at, card in enumerate(move.cards) if card.rank == "J")
        best = [seats[jack % len(seats)]]
    else:
        ranks = [card.index % 13 for card in move.cards]
        if by == "random":
            # the whole card decides, so that nobody is ever level
            ranks = [card.index for card in move.cards]
        wanted = min(ranks) if by == "low-cut" else max(ranks)
        best = [seat for seat, rank in zip(seats, ranks, strict=True) if rank == wanted]
    desk.announce(DealerCut(move.cards, best[0] if len(best) == 1 else None))
    if len(best) > 1:
        return desk.close(Cutting(None, sum(1 << seat for seat in best)))
    return desk.close(first_round(desk, best[0]))


# -- rounds ------------------------------------------------------------------------------------------------------------


def first_round(desk: Desk, start: int) -> Stage:
    """The first round begins; who cannot play it does not deal either, and fewer than two do not begin at all."""
    dealer = _dealer_from(desk, start)
    return close(desk) if dealer is None else begin(desk, dealer)


def begin(desk: Desk, dealer: int) -> Stage:
    """The next round begins; whoever is broke in a game of elimination, has left, or cannot stake sits it out."""
    if desk.rulebook.phases:
        desk.remember(memory=dealing.starting_memory(desk.rulebook))
    desk.round = desk.round._replace(dealer=dealer, factors=())
    playing = _able(desk)
    desk.round = desk.round._replace(number=desk.round.number + 1, seated=playing)
    desk.announce(RoundBegan(desk.round.number, dealer))
    rule = desk.rulebook.rule_of("bank.ante_short")
    for seat in range(desk.tables.seats):
        if not playing >> seat & 1:
            desk.announce(SatOut(seat, rule))
    return proceed(desk, 0)


def _able(desk: Desk) -> int:
    """The seats (bits) that can play a round."""
    able = 0
    rulebook = desk.rulebook
    for seat in range(desk.tables.seats):
        if desk.round.gone >> seat & 1:
            continue
        if "all-but-one-broke" in rulebook.session_end and broke(desk, seat):
            continue
        if rulebook.bank.ante_short == "sit-out" and desk.chips[seat] < ante_of(desk, seat):
            continue
        able |= 1 << seat
    return able


def ante_of(desk: Desk, seat: int) -> int:
    """What a seat must stake before a deal, in all."""
    stakes = desk.rulebook.stakes
    free = 0
    if stakes.mode != "fixed":
        same = seat != desk.round.dealer or stakes.dealer_total == "same"
        free = int(stakes.total if same else stakes.dealer_total)  # type: ignore[arg-type]  # answered by 'standard'
    return free + sum(dealing.dues_of(desk, seat))


def broke(desk: Desk, seat: int) -> bool:
    """Whether a seat counts as broke; asked between rounds only (RULES edge 11)."""
    if desk.rulebook.bank.broke_when == "cannot-ante":
        others = desk.rulebook.stakes
        free = int(others.total) if others.mode != "fixed" else 0  # type: ignore[arg-type]  # answered by 'standard'
        return desk.chips[seat] < max(free + sum(row.others for row in desk.tables.antes), 1)
    return desk.chips[seat] <= 0


def between(desk: Desk, _: int, __: int) -> Stage | None:
    """After the settlement: another round, or None when the session ends."""
    if desk.round.contenders or _ended(desk):
        return None
    dealer = _next_dealer(desk)
    if dealer is None or (desk.rulebook.bank.ante_short == "end-session" and _somebody_short(desk, dealer)):
        return None
    return begin(desk, dealer)


def _somebody_short(desk: Desk, dealer: int) -> bool:
    """Whether anybody who would play the next round cannot stake for it."""
    before = desk.round
    desk.round = before._replace(dealer=dealer, factors=())
    able = _able(desk)
    short = any(able >> seat & 1 and desk.chips[seat] < ante_of(desk, seat) for seat in range(desk.tables.seats))
    desk.round = before
    return short


def _next_dealer(desk: Desk) -> int | None:
    """Who deals next among those who can play; None where fewer than two can."""
    rotation = desk.rulebook.rotation.next
    start = desk.round.dealer
    if rotation == "left":
        start += 1
    elif rotation == "winner" and desk.rest.winner >= 0:
        start = desk.rest.winner
    return _dealer_from(desk, start)


def _dealer_from(desk: Desk, start: int) -> int | None:
    """The first seat from ``start`` on that can play a round and deal it; None where fewer than two can play."""
    before = desk.round
    for seat in clockwise(start, desk.tables.seats):
        desk.round = before._replace(dealer=seat, factors=())
        able = _able(desk)
        desk.round = before
        if able >> seat & 1 and able.bit_count() > 1:
            return seat
    return None


def _ended(desk: Desk) -> bool:
    """Whether this round was the last one; where all but one are broke, there is nobody to deal another one anyway."""
    around, seats = desk.round, range(desk.tables.seats)
    if around.last or (around.limit and around.number >= around.limit):
        return True
    somebody_broke = "somebody-broke" in desk.rulebook.session_end
    return somebody_broke and any(broke(desk, seat) for seat in seats if not around.gone >> seat & 1)


def leave(desk: Desk, seat: int) -> Stage:
    """A player leaves between two rounds and takes his chips along; the deal passes on if it was his."""
    desk.round = desk.round._replace(gone=desk.round.gone | 1 << seat)
    desk.announce(Left(seat))
    playing = _able(desk)
    dealer = desk.round.dealer if playing >> desk.round.dealer & 1 else _next_dealer(desk)
    if dealer is None or playing.bit_count() < 2:
        return close(desk)
    desk.round = desk.round._replace(dealer=dealer, seated=playing, factors=())
    return proceed(desk, 0)


def close(desk: Desk) -> Stage:
    """The session ends now: from the stage after 'between' on."""
    place = next(at for at, (kind, _) in enumerate(desk.rulebook.program) if kind == "between")
    return proceed(desk, place + 1)


# -- the end -----------------------------------------------------------------------------------------------------------


def residual(desk: Desk, place: int, _: int) -> Stage | None:
    """Chips left on the layout are left, split, or played for (RULES edge 8)."""
    rule = desk.rulebook.residual.chips
    if rule == "leave":
        return None
    tables = desk.tables
    pots = [account for account in range(tables.seats, tables.bank) if desk.chips[account] > 0]
    if not pots:
        return None
    if rule == "open-hand":
        return Showdown(None, place)
    seats = _here(desk)
    share = sum(desk.chips[account] for account in pots) // len(seats)
    _hand_out(desk, pots, seats, share)
    return None


def _here(desk: Desk) -> list[int]:
    """Everybody who has not left, from the dealer's left."""
    return [seat for seat in clockwise(desk.round.dealer + 1, desk.tables.seats) if not desk.round.gone >> seat & 1]


def _hand_out(desk: Desk, pots: list[int], seats: list[int], share: int) -> None:
    """Each seat gets its share from the spaces in layout order."""
    rule = desk.rulebook.rule_of("residual.chips")
    for seat in seats:
        due = share
        for account in pots:
            chips = min(due, desk.chips[account])
            if chips:
                desk.transfer(account, seat, chips, rule)
                due -= chips


def open_moves(rulebook: Rulebook, state: State) -> Moves:
    """Five cards for everybody, from a full pack."""
    pack = rulebook.tables.pack
    return Moves(Draws(OpenHands, _each(rulebook, state) * len(_here(Desk(rulebook, state))), pack))


def _each(rulebook: Rulebook, state: State) -> int:
    """How many open cards everybody gets: five, or as many as the pack has for all."""
    return min(poker.HAND, rulebook.tables.pack.bit_count() // len(_here(Desk(rulebook, state))))


def open_hands(rulebook: Rulebook, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The best open hand takes the layout; level ones share it."""
    stage = state.stage
    assert isinstance(stage, Showdown)
    assert isinstance(move, OpenHands)
    desk = Desk(rulebook, state)
    desk.hands = [0] * rulebook.seats
    desk.rest = Rest(memory=desk.rest.memory)
    each = _each(rulebook, state)
    values = {}
    for at, seat in enumerate(_here(desk)):
        cards = CardSet(CARDS[card] for card in move.order[each * at : each * (at + 1)])
        desk.show(seat, cards.mask)
        values[seat] = poker.rank(desk, cards)
    best = max(values.values())
    seats = [seat for seat, value in values.items() if value == best]
    tables = desk.tables
    pots = [account for account in range(tables.seats, tables.bank) if desk.chips[account] > 0]
    _hand_out(desk, pots, seats, sum(desk.chips[account] for account in pots) // len(seats))
    return desk.close(proceed(desk, stage.place + 1))


def verdict(desk: Desk, _: int, __: int) -> Stage:
    """Most chips wins; a tie is shared, or played off among those who are level (RULES edges 51, 52, 74)."""
    here = sorted(_here(desk)) or list(range(desk.tables.seats))
    contenders = [seat for seat in here if not desk.round.contenders or desk.round.contenders >> seat & 1] or here
    most = max(desk.chips[seat] for seat in contenders)
    winners = tuple(seat for seat in contenders if desk.chips[seat] == most)
    again = len(winners) > 1 and desk.rulebook.tiebreak.by == "extra-round" and _something_to_win(desk, here)
    dealer = _next_dealer(desk) if again else None
    if dealer is not None:
        desk.announce(TieBreak(winners))
        desk.round = desk.round._replace(contenders=sum(1 << seat for seat in winners))
        return begin(desk, dealer)
    desk.announce(SessionEnded(winners, tuple(desk.chips[: desk.tables.seats])))
    return Over(None, winners)


def _something_to_win(desk: Desk, here: list[int]) -> bool:
    """Whether one more round can decide a tie: not where nobody has a chip and none can come from debts or the bank."""
    rulebook, tables = desk.rulebook, desk.tables
    return (
        any(desk.chips[account] > 0 for account in (*here, *range(tables.seats, tables.bank)))
        or "debt" in (rulebook.bank.ante_short, rulebook.bank.cannot_pay)
        or any(payout.payer == "bank" and payout.chips != "pot" for payout in rulebook.payouts.values())
        or any(BANK in fee.payer for fee in rulebook.fees)
    )


ENTER["between"] = between
ENTER["residual"] = residual
ENTER["verdict"] = verdict
WAITING[Cutting] = Waiting(cut_moves, cut)
WAITING[Showdown] = Waiting(open_moves, open_hands)
