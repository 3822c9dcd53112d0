"""Sessions that are played to see whether a table keeps the laws, and where it differs from another one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, Literal

import attrs

from boodle import (
    Bet,
    Bid,
    CallTime,
    Card,
    CardSet,
    Choose,
    Deal,
    Event,
    Exchange,
    Game,
    Leave,
    Misdeal,
    Move,
    Moves,
    OpenHands,
    Paid,
    Pass,
    PositionError,
    Rulebook,
    State,
    TakeOver,
    legal_moves,
    opening_state,
)
from boodle import step_trusted as step

Kind = Literal["whole", "late", "short", "level", "twins", "alike", "stuck"]
KINDS: Final[tuple[Kind, ...]] = ("whole", "late", "short", "level", "twins", "short", "alike", "stuck")
MOVES_AT_MOST: Final = 4000
RICH: Final = 300
FROM_SIX_TO_TEN: Final = range(4, 9)
TIME_AFTER: Final = 250
"""After so many moves somebody calls time."""


class LawBroken(AssertionError):
    """A table does what no table may do."""


@attrs.frozen
class Session:
    """One session, by its kind and a seed for all that is chosen in it.

    ``whole``: a round with large stacks, the dealer cut for. ``late``: from a position with few cards and chips left.
    ``short``: small stacks, as many rounds as it takes. ``level``: a late one in which all have the same at the end.
    ``twins``: neighbours are dealt the same ranks, so that they share. ``alike``: a late one in which each has one card and all
    are of one rank. ``stuck``: a late one in which all have cards of the stopped suit.
    """

    kind: Kind
    seed: str
    purses: tuple[int, ...] = ()
    """For a level session: what everybody begins with."""

    def begin(self, book: Rulebook) -> tuple[State, tuple[Event, ...]] | None:
        """The first position; None where these rules have no such one."""
        random = Random(self.seed)
        if self.kind == "whole":
            return opening_state(book, purses=(60,) * book.seats, dealer=None, rounds=1)
        if self.kind == "twins":
            dealer, left = random.randrange(book.seats), tuple(random.randint(1, 2) for _ in book.spaces)
            return opening_state(book, purses=(60,) * book.seats, dealer=dealer, rounds=1, spaces=left)
        if self.kind == "short":
            least, most = random.choice(((0, 4), (0, 4), (5, 12), (12, 18), (60, 60)))
            purses = [random.randint(least, most) for _ in range(book.seats)]
            game = Game.new(book, purses=purses, dealer=random.randrange(book.seats))
            return game.state, game.news
        return self._late(book, random)

    def _late(self, book: Rulebook, random: Random) -> tuple[State, tuple[Event, ...]] | None:
        position = late_position(book, random)
        if self.kind in ("alike", "stuck"):
            pack = [card for hand in (*position["hands"], *position["played_by"], position["dead_hand"]) for card in hand]
            position |= {"hands": _of_a_kind(pack, self.kind, book.seats, random), "dead_hand": [], "played_by": None}
            position["stopped_suit"] = position["hands"][0][0].suit.letter if self.kind == "stuck" else None
        try:
            game = Game.from_position(book, **(position | ({"purses": self.purses} if self.purses else {})))
        except PositionError:
            return None
        return game.state, game.news

    def levelled(self, book: Rulebook) -> Session:
        """The same session with stacks that are level when the round is over."""

        def begin(purses: tuple[int, ...]) -> State | None:
            begun = attrs.evolve(self, purses=purses).begin(book)
            return None if begun is None else begun[0]

        return attrs.evolve(self, purses=chips_at_the_end(book, begin, Random(f"{self.seed} moves")))


def _of_a_kind(pack: list[Card], kind: Kind, seats: int, random: Random) -> list[list[Card]]:
    """A card of one rank for each seat; or a card or two of one suit."""
    one = random.choice(pack)
    cards = sorted(pack, key=lambda card: card.rank != one.rank if kind == "alike" else card.suit != one.suit)
    return [[cards.pop(0) for _ in range(1 if kind == "alike" else random.randint(1, 2))] for _ in range(seats)]


def chips_at_the_end(book: Rulebook, begin: Callable[[tuple[int, ...]], State | None], random: Random) -> tuple[int, ...]:
    """The stacks with which everybody is level at the end of a round, if all choose as they do with this chance."""
    state, made = begin((RICH,) * book.seats), 0
    if state is None:
        return (RICH,) * book.seats
    number = state.round.number
    while not state.over and state.round.number == number and made < MOVES_AT_MOST:
        state, made = step(book, state, choose(random, legal_moves(book, state), book, made, 0))[0], made + 1
    return tuple(2 * RICH - chips for chips in state.chips[: book.seats])


def late_position(book: Rulebook, random: Random) -> dict[str, Any]:
    """A position with one to four cards in each hand, a few in the dead hand, and the rest played by somebody."""
    pack = [card for card in CardSet((1 << 52) - 1) if card not in CardSet(book.deck.removed or ())]
    random.shuffle(pack)
    size = random.choice((1, 2, 4))
    hands = [[pack.pop() for _ in range(random.randint(1, size))] for _ in range(book.seats)]
    dead = [pack.pop() for _ in range(random.randint(0, 6))]
    laid: list[list[Card]] = [[] for _ in range(book.seats)]
    for card in pack:
        random.choice(laid).append(card)
    most = random.choice((2, 5, 20))
    purses = [random.randint(0, most) for _ in range(book.seats)]
    chips = {name: random.randint(0, 5) for name in sorted({*book.tables.spaces, *ALL_SPACES})}
    return {
        "hands": hands,
        "dead_hand": dead,
        "played_by": laid,
        "purses": purses,
        "spaces": {name: chips[name] for name in book.tables.spaces},
        "dealer": random.randrange(book.seats),
        "to_lead": random.randrange(book.seats),
        "stopped_suit": random.choice((None, *"CDHS")),
        "trump": random.choice("CDHS") if book.deal.turn_up else None,
    }


ALL_SPACES: Final = ("AH", "KC", "QD", "JS", "Kitty")


def choose(random: Random, moves: Moves, book: Rulebook, made: int, raises: int) -> Move:
    """Mostly lawful, now and then an offence or a call of the table; small bids and bets, so that they come to an end."""
    if made and made % TIME_AFTER == 0 and CallTime() in moves:
        return CallTime()
    if random.random() < 0.004:
        seat = random.randrange(book.seats)
        call = random.choice((CallTime(), Misdeal(), Misdeal(), Leave(seat), TakeOver(seat, "Zoe")))
        if call in moves:
            return call
    if moves.offences and random.random() < 0.15:
        return random.choice(moves.offences)
    if not isinstance(moves.lawful, tuple):
        low = getattr(moves.lawful, "low", None)
        if low is not None:
            return _amount(random, moves, low, raises)
    return moves.draw(random)


def _amount(random: Random, moves: Moves, low: int, raises: int) -> Move:
    made: Any = moves.lawful
    wanted = [made.kind(made.seat, low + more) for more in ((0, 0, made.step, 2 * made.step) if raises < 6 else (0,))]
    if made.kind is Bid and raises >= 6:
        wanted = []
    options = [move for move in (*wanted, Pass(made.seat)) if move in moves]
    chosen: Move = random.choice(options)
    return chosen


def twins(random: Random, book: Rulebook, state: State, moves: Moves, move: Move) -> Move:
    """Instead of a deal one that gives neighbours the same ranks; they keep them, pick the same five and stay in."""
    if isinstance(move, Choose):
        return next(iter(moves.lawful))
    if isinstance(move, Exchange | Bid):
        return Pass(move.seat)
    if isinstance(move, Bet | Pass) and getattr(moves.lawful, "kind", None) is Bet:
        return Bet(move.seat, getattr(moves.lawful, "low", 0))
    if isinstance(move, OpenHands):
        cards = [card for pile in _twin_piles(random, len(move.order) // 5, 5).values() for card in pile]
        return OpenHands([*cards, *(card for card in range(52) if card not in cards)][: len(move.order)])
    if isinstance(move, Deal):
        around = [(state.round.dealer + 1 + place) % book.seats for place in range(book.seats)]
        piles = _twin_piles(random, book.seats, 52 // (book.seats + 1) + 1)
        lap = {"first": [-1, *around], "last": [*around, -1]}.get(str(book.deal.dead_hand), around)
        return Deal(_dealt({seat: piles[place] for place, seat in enumerate(around)}, lap, book.tables.pack))
    return move


def _twin_piles(random: Random, seats: int, size: int) -> dict[int, list[int]]:
    """Clubs and hearts for every other seat, the same ranks in diamonds and spades for its neighbour; often with a run."""
    half = [*range(13), *range(26, 39)]
    random.shuffle(half)
    if random.random() < 0.5:
        half.sort(key=lambda card: card not in FROM_SIX_TO_TEN)
    piles: dict[int, list[int]] = {}
    for pair in range(seats // 2):
        own = sorted(half[pair * size : (pair + 1) * size])
        piles |= {2 * pair: own, 2 * pair + 1: [card + 13 for card in own]}
    return {seat: piles.get(seat, []) for seat in range(seats)}


def _dealt(piles: dict[int, list[int]], lap: list[int], pack: int) -> tuple[int, ...]:
    """The order of the pack that gives each receiver the cards of his pile while they last."""
    used = [card for card in range(52) if pack >> card & 1]
    left = {seat: [card for card in reversed(pile) if card in used] for seat, pile in piles.items()}
    rest = [card for card in used if not any(card in pile for pile in piles.values())]
    order = []
    for at in range(len(used)):
        pile = left.get(lap[at % len(lap)]) or rest or max(left.values(), key=len)
        order.append(pile.pop())
    return tuple(order)


def shape(book: Rulebook, state: State, accounts: tuple[str, ...]) -> tuple[Any, ...]:
    """What can be seen to differ between two tables: cards, the chips on these accounts, whose turn it is, whose deal."""
    tables, around, rest = book.tables, state.round, state.rest
    return (
        state.turn, getattr(state.stage, "winners", None), around.number, around.dealer, around.seated, around.contenders,
        state.hands, rest.dead, rest.aside, rest.known, rest.public, rest.winner, state.chips[: book.seats],
        tuple(state.chips[tables.account(name)] for name in accounts),
    )  # fmt: skip


@attrs.define
class Follower:
    """The same session at a table without one of the rules, as far as nothing differs."""

    book: Rulebook
    state: State
    accounts: tuple[str, ...]

    @classmethod
    def of(cls, book: Rulebook, session: Session, beside: Rulebook) -> Follower | None:
        """The follower of a session; None where its table cannot begin it."""
        begun = session.begin(book)
        common = tuple(name for name in beside.tables.spaces if name in book.tables.spaces)
        return None if begun is None else cls(book, begun[0], (*common, "bank"))

    def differs(self, book: Rulebook, state: State, moves: Moves) -> bool:
        """Whether the tables look different now, or allow something else."""
        if shape(book, state, self.accounts) != shape(self.book, self.state, self.accounts):
            return True
        own = legal_moves(self.book, self.state)
        return (_listed(moves), moves.calls) != (_listed(own), own.calls)

    def follow(self, move: Move) -> None:
        """Make the move here too; nothing differed before it."""
        self.state = step(self.book, self.state, move)[0]


def _listed(moves: Moves) -> tuple[Any, Any]:
    lawful = moves.lawful
    return frozenset(lawful) if isinstance(lawful, tuple) else lawful, frozenset(moves.offences)


def play(session: Session, book: Rulebook, beside: dict[str, Rulebook]) -> Iterator[str]:
    """Play a session under the eyes of the law; names each rule of ``beside`` when its absence makes a difference.

    Args:
        session: How the session begins, and who chooses.
        book: The table.
        beside: By rule, the table without it.

    Raises:
        LawBroken: with what happened and where.
    """
    if session.kind == "level":
        session = session.levelled(book)
    begun = session.begin(book)
    if begun is None:
        return
    random = Random(f"{session.seed} moves")
    state, events = begun
    followers = {rule: each for rule, other in beside.items() if (each := Follower.of(other, session, book)) is not None}
    raises, chips = 0, sum(state.chips)
    for made in range(MOVES_AT_MOST):
        moves = legal_moves(book, state)
        yield from _different(followers, book, state, moves)
        yield from {event.rule.partition(".")[0] for event in events if hasattr(event, "rule")}
        if state.over:
            if len(moves):
                raise LawBroken(f"{session}: the session is over and there are moves: {moves}")
            return
        if not len(moves):
            raise LawBroken(f"{session}: nobody can move: {state!r}")
        move = choose(random, moves, book, made, raises)
        if session.kind == "twins":
            move = twins(random, book, state, moves, move)
        raises = raises + 1 if isinstance(move, Bet | Bid) else 0
        before = state
        state, events = step(book, state, move)
        check(session, book, before, state, events, chips)
        for each in followers.values():
            each.follow(move)
    raise LawBroken(f"{session}: no end after {MOVES_AT_MOST} moves")


def _different(followers: dict[str, Follower], book: Rulebook, state: State, moves: Moves) -> Iterator[str]:
    for rule, each in list(followers.items()):
        if each.differs(book, state, moves):
            del followers[rule]
            yield f"{rule}!"


def check(where: object, book: Rulebook, before: State, after: State, events: tuple[Event, ...], chips: int) -> None:
    """The laws of chips and cards, for one move."""
    tables = book.tables
    ledger = [*before.chips]
    places = {tables.label(account): account for account in range(len(ledger))}
    for event in events:
        if isinstance(event, Paid):
            ledger[places[event.payer]] -= event.chips
            ledger[places[event.payee]] += event.chips
    if tuple(ledger) != after.chips or sum(ledger) != chips:
        raise LawBroken(f"{where}: the payments make {ledger}, the table says {after.chips}")
    debt = "debt" in (book.bank.ante_short, book.bank.cannot_pay)
    if min(after.chips[book.seats : tables.bank], default=0) < 0 or (not debt and min(after.chips[: book.seats]) < 0):
        raise LawBroken(f"{where}: somebody has less than nothing: {after.chips}")
    lying = [*after.hands, after.rest.dead, *after.rest.aside]
    together = 0
    for cards in lying:
        if cards & together or cards & ~tables.pack:
            raise LawBroken(f"{where}: a card lies in two places, or is not in the pack")
        together |= cards
