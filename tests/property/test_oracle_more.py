"""The engine against the oracle on the boards with other layouts: Newmarket, Rummoli, Tripoley, the trays, Pope Joan.

Stakes, deal and first leader are worked out here from the game sheets of RULES.md; the oracle plays the stops. Poker and sales,
which it does not know, are left out.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable
from random import Random
from typing import Any, Final, Literal

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import oracle
from boodle import (
    CardPlayed,
    Deal,
    Event,
    Game,
    LimitLifted,
    Paid,
    Passed,
    Play,
    Received,
    Recipe,
    RoundEnded,
    RoundVoid,
    Rulebook,
    Stake,
    assemble,
)
from tabletalk import NAMES, PACK

EXAMPLES = 2000 if os.environ.get("BOODLE_DEEP") else 40
HEARTS: Final = ("AH", "KH", "QH", "JH", "10H")
SALES: Final = ("widow-exchange", "widow-auction")


def run_of(*ranks: str) -> tuple[str, ...]:
    """A combination of ranks in any one suit, as the cards of each."""
    return tuple(" ".join(rank + suit for rank in ranks) for suit in "CDHS")


@attrs.frozen(kw_only=True)
class Board:
    """A game, what is left out of it, and what its sheet in RULES.md says, in the oracle's words."""

    game: tuple[Any, ...]
    without: tuple[str, ...] = ()
    layout: tuple[str, ...]
    combos: dict[str, tuple[str, ...]] = attrs.field(factory=dict, hash=False)
    """The further spaces; each is earned by any of these sets of cards."""
    kitty: int | None = None
    dealer: int = 1
    staked: bool = True
    """Whether everybody stakes one chip on each space; otherwise the stakes are taken as they lie."""
    dead_hand: Literal["first", "last"] = "last"
    surplus: bool = False
    leader: Literal["eldest", "dealer", "diamond", "club"] = "eldest"
    change: str = "free"
    stuck: str = "same_suit"
    fine: int = 0
    lead: str = "lowest_of_suit"
    payment: int = 1
    ace: str = "high"
    removed: str = ""
    trumps: bool = False
    seats: tuple[int, int] = (3, 8)

    def pack(self) -> list[str]:
        """The cards that are dealt."""
        return [card for card in PACK if card not in self.removed.split()]


COLOUR: Final[dict[str, Any]] = {"change": "colour", "stuck": "pass_left"}
SUIT: Final[dict[str, Any]] = {"change": "suit", "stuck": "pass_left"}
BOODLES: Final = ("AH", "KC", "QD", "JS")
ON_SPACES: Final = ("dealer-double", {"on": "spaces"})

BOARDS: Final = {
    "newmarket": Board(game=("newmarket",), layout=BOODLES, kitty=2, leader="diamond", payment=0, **COLOUR),
    "newmarket-horses": Board(
        game=("newmarket-horses",), without=("widow-exchange", "widow-offer"), layout=BOODLES, kitty=1, staked=False,
        dead_hand="first", leader="club", payment=0, seats=(2, 6), **COLOUR,
    ),
    "newmarket-six": Board(
        game=("newmarket-six",), without=SALES, layout=("JC", "QD", "KS", "AS"), combos={"K-QH": ("KH QH",)}, staked=False,
        leader="dealer", **COLOUR,
    ),
    "newmarket-kings": Board(
        game=("newmarket-kings",), without=("widow-offer",), layout=("KC", "KD", "KH", "KS"), surplus=True, ace="low",
    ),
    "newmarket-equal": Board(game=("newmarket-equal",), layout=BOODLES, staked=False, surplus=True, **SUIT),
    "newmarket-low-ace": Board(game=("newmarket-low-ace",), layout=("KS", "QH", "JD", "10C"), ace="low"),
    "rummoli-canadian": Board(
        game=("rummoli-canadian", ("kitty", {"name": "Kitty"})), without=(*SALES, "poker-round"),
        layout=("10S", "JD", "QC", "KH", "AS"), combos={"A-KD": ("AD KD",), "7-8-9": run_of("7", "8", "9")}, kitty=1,
        lead="lowest_in_hand", fine=1, seats=(2, 8), **COLOUR,
    ),
    "rummy-royal": Board(
        game=("rummy-royal", ON_SPACES), without=(*SALES, "residual"), layout=HEARTS,
        combos={"K-QH": ("KH QH",), "6-7-8": run_of("6", "7", "8")}, kitty=1, dealer=2, **COLOUR,
    ),
    "michigan-rummy-tray": Board(
        game=("michigan-rummy-tray", ("kitty", {"name": "Kitty"}), ON_SPACES), without=(*SALES, "residual", "leftover-poker"),
        layout=("10H", "QH", "AH", "JS", "KC"), combos={"Q-KH": ("QH KH",), "7-8-9": run_of("7", "8", "9")}, kitty=1, dealer=2,
        **COLOUR,
    ),
    "michigan-kitty": Board(
        game=("michigan-kitty",), without=(*SALES, "residual"), layout=("AS", "QC", "KH", "10H", "JD"),
        combos={"K-QD": ("KD QD",), "8-9-10": run_of("8", "9", "10")}, kitty=1, dead_hand="first", seats=(4, 6), **COLOUR,
    ),
    "tripoley-cadaco": Board(
        game=("tripoley-cadaco", ("claims", {"when": "played"})), without=(*SALES, "residual", "poker-round", "session-end"),
        layout=HEARTS, combos={"K-QH": ("KH QH",), "8-9-10": run_of("8", "9", "10")}, kitty=1, leader="dealer",
        lead="lowest_in_hand", seats=(2, 9), **SUIT,
    ),
    "pope-joan": Board(
        game=(("pope-joan", {"holder_exempt": False}),), layout=(), removed="8D", staked=False, trumps=True,
    ),
}  # fmt: skip
POPE: Final = {"Ace": "A", "King": "K", "Queen": "Q", "Jack": "J", "Matrimony": "K Q", "Intrigue": "Q J"}
"""In the order in which E17 pays them: the card's own space before those that it completes."""


@attrs.frozen(kw_only=True)
class Agreement:
    """A board, and house rules that the oracle knows too; each outranks what the game says."""

    board: str = "newmarket"
    seats: int = 4
    bonus: int = 0
    per_card: int | None = None
    lowest_in_hand: bool = False
    leads: str = ""
    stuck: str = "pass-left"
    debt: bool = False

    @property
    def sheet(self) -> Board:
        """What the game says."""
        return BOARDS[self.board]

    def recipe(self) -> Recipe:
        """The recipe."""
        parts = [
            *self.sheet.game,
            *([("stop-bonus", {"chips": self.bonus})] if self.bonus else []),
            *([("card-payment", {"chips": self.per_card})] if self.per_card is not None else []),
            *(["lowest-in-hand"] if self.lowest_in_hand else []),
            *([("broke", {"cannot_pay": "debt"})] if self.debt else []),
        ]
        if self.leads:
            parts.append((self.leads, {"stuck": self.stuck, "nobody": "void"}))
        return Recipe(*parts, seats=self.seats, without=self.sheet.without)

    def options(self, trump: str | None) -> dict[str, Any]:
        """The oracle's options, but for the spaces with several ways to earn them."""
        sheet = self.sheet
        change, stuck, fine = sheet.change, sheet.stuck, sheet.fine
        if self.leads:
            change = self.leads.removeprefix("change-")
            stuck, fine = self.stuck.replace("-", "_").replace("fine_and_pass", "pass_left"), int(self.stuck == "fine-and-pass")
        combos = {
            f"{name}/{at}": frozenset(cards.split()) for name, ways in sheet.combos.items() for at, cards in enumerate(ways)
        }
        if trump is not None:
            combos = {"Pope": frozenset({"9D"})}
            combos |= {name: frozenset(rank + trump for rank in ranks.split()) for name, ranks in POPE.items()}
        return {
            "change": change,
            "stuck": stuck,
            "fine": fine,
            "lead": "lowest_in_hand" if self.lowest_in_hand else sheet.lead,
            "payment": sheet.payment if self.per_card is None else self.per_card,
            "winner_spaces": ("Game",) if trump else ("Kitty",) if sheet.kitty is not None else (),
            "debt": self.debt,
            "stop_bonus": self.bonus,
            "ace": sheet.ace,
            "combos": combos,
            "removed": frozenset(sheet.removed.split()),
        }


class Shared(dict[str, int]):
    """Spaces that can be earned in several ways: ``7-8-9/0``, ``7-8-9/1`` and so on are all the space ``7-8-9``."""

    def __getitem__(self, name: str) -> int:
        return super().__getitem__(name.partition("/")[0])

    def __setitem__(self, name: str, chips: int) -> None:
        super().__setitem__(name.partition("/")[0], chips)

    def __contains__(self, name: object) -> bool:
        return super().__contains__(str(name).partition("/")[0])


# -- playing on both sides ---------------------------------------------------------------------------------------------


def play_round(game: Game, rng: Random) -> tuple[Game, list[tuple[int, set[str], str]], list[Event]]:
    """Play the stops at random: the game then, each lead with its alternatives, and all events since the deal."""
    leads: list[tuple[int, set[str], str]] = []
    dealt = next((at for at, event in enumerate(game.news) if isinstance(event, Received)), -1)
    events = [event for event in game.news[dealt + 1 :] if not isinstance(event, Received)]
    while not any(isinstance(event, RoundEnded) for event in events):
        lawful = [move for move in game.moves.lawful if isinstance(move, Play)]
        move = rng.choice(lawful)
        game = game.play(move)
        events += game.news
        if any(isinstance(event, CardPlayed) and event.led for event in game.news):
            leads.append((move.seat, {str(each.card) for each in lawful}, str(move.card)))
    return game, leads, events


def compare(game: Game, table: oracle.Table, rng: Random, *, called: bool = False) -> tuple[Game, list[Event]]:
    """The oracle plays the same round: runs, chips in order, cards left and winner are the same.

    ``called``: the first lead is the card by which the leader was found, and no other.
    """
    game, leads, events = play_round(game, rng)
    left = iter(enumerate(leads))

    def choose(seat: int, candidates: list[str]) -> str:
        number, (leader, alternatives, card) = next(left)
        assert seat == leader
        assert ({card} if called and number == 0 else {*candidates}) == alternatives
        return card

    result = oracle.play(table, choose)
    assert next(left, None) is None
    assert result.runs == runs_of(events)
    expected = [tuple(str(each).partition("/")[0] if isinstance(each, str) else each for each in due) for due in result.movements]
    assert expected == [(event.payer, event.payee, event.chips) for event in events if isinstance(event, Paid)]
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    assert (result.winner, tuple(map(len, table.hands))) == (ended.winner, ended.left)
    assert (tuple(table.purses), dict(table.spaces)) == (game.purses, dict(game.spaces))
    return game, events


def runs_of(events: Iterable[Event]) -> list[list[tuple[int, str]]]:
    """Who played what, run by run."""
    runs: list[list[tuple[int, str]]] = []
    for event in events:
        if isinstance(event, CardPlayed):
            runs += [[]] if event.led else []
            runs[-1].append((event.seat, str(event.card)))
    return runs


@functools.lru_cache(maxsize=256)
def book(agreement: Agreement) -> Rulebook:
    """The rulebook of an agreement."""
    return assemble(agreement.recipe())


def situation(agreement: Agreement, seed: int) -> list[Event]:
    """One round from a random situation in its midst: few cards left, some hands empty, any suit stopped."""
    rng = Random(seed)
    sheet, rules = agreement.sheet, book(agreement)
    cards = rng.sample(sheet.pack(), len(sheet.pack()))
    sizes = [rng.choice((0, 1, 1, 2, 3, 4, 5)) for _ in range(agreement.seats)]
    sizes[0] = sizes[0] or 1
    hands: list[set[str]] = [{cards.pop() for _ in range(size)} for size in sizes]
    dead = {cards.pop() for _ in range(rng.randrange(min(9, len(cards))))}
    purses = [rng.randint(0, rng.choice((2, 20))) for _ in hands]
    spaces = {space: rng.randrange(9) for space in rules.tables.spaces}
    leader, stopped = rng.randrange(agreement.seats), rng.choice(("C", "D", "H", "S"))
    trump = rng.choice("CDHS") if sheet.trumps else None
    game = Game.from_position(
        rules, hands=[" ".join(hand) for hand in hands], dead_hand=" ".join(dead), purses=purses, spaces=spaces,
        to_lead=leader, stopped_suit=stopped, dealer=rng.randrange(agreement.seats), trump=trump,
    )  # fmt: skip
    table = oracle.Table(hands, dead, purses, Shared(spaces), leader, stopped, **agreement.options(trump))
    return compare(game, table, rng)[1]


def session(agreement: Agreement, seed: int) -> list[Event]:
    """Two whole rounds from the stakes on, with chips carried over and the deal passing on."""
    rng = Random(seed)
    sheet, rules = agreement.sheet, book(agreement)
    purses = [rng.randint(0, rng.choice((3, 12, 60))) for _ in range(agreement.seats)]
    spaces = dict.fromkeys(rules.tables.spaces, 0)
    game = Game.new(rules, names=NAMES[: agreement.seats], purses=purses, dealer=rng.randrange(agreement.seats), rounds=2)
    events: list[Event] = []
    for _ in range(2):
        if game.over:
            break
        dealer, order = game.dealer, rng.sample(PACK, 52)
        eldest = (dealer + 1) % agreement.seats
        while game.turn is not None:
            game = game.play(game.moves.draw(rng))
        hands, dead = dealt(sheet, [card for card in order if card in sheet.pack()], agreement.seats, dealer)
        game = game.play(Deal.of(" ".join(order)))
        while isinstance(next(iter(game.moves), None), Stake):
            game = game.play(game.moves.draw(rng))
        assert hands == [{str(card) for card in hand} for hand in game.hands]
        if sheet.staked:
            oracle.ante(purses, spaces, dealer, 1, sheet.dealer, sheet.kitty or 0, partial=True)
            assert (tuple(purses), spaces) == (game.purses, dict(game.spaces))
        held = set().union(*hands)
        lowest = next(
            (card for card in PACK if card in held and card[-1] == {"diamond": "D", "club": "C"}.get(sheet.leader)), None
        )
        finder = next((seat for seat, hand in enumerate(hands) if lowest in hand), eldest)
        leader = dealer if sheet.leader == "dealer" else finder
        trump = "CDHS"[game.state.rest.trump] if sheet.trumps else None
        table = oracle.Table(hands, dead, [*game.purses], Shared(game.spaces), leader, **agreement.options(trump))
        game, more = compare(game, table, rng, called=lowest is not None)
        events += more
        purses, spaces = [*game.purses], dict(game.spaces)
    return events


def dealt(sheet: Board, order: list[str], seats: int, dealer: int) -> tuple[list[set[str]], set[str]]:
    """Hands and dead hand; what does not divide goes to the dead hand where the game says so."""
    even = len(order) - len(order) % (seats + 1) if sheet.surplus else len(order)
    hands, dead = oracle.deal(order[:even], seats, dealer, sheet.dead_hand)
    return hands, dead | {*order[even:]}


# -- agreements --------------------------------------------------------------------------------------------------------

MAYBE = st.sampled_from((False, False, True))


@st.composite
def agreements(draw: st.DrawFn) -> Agreement:
    """Any board with any of the house rules that the oracle knows."""
    board = draw(st.sampled_from(sorted(BOARDS)))
    sheet = BOARDS[board]
    has_kitty = sheet.kitty is not None
    return Agreement(
        board=board,
        seats=draw(st.integers(*sheet.seats)),
        bonus=draw(st.integers(0, 3)) if has_kitty else 0,
        per_card=draw(st.none() | st.integers(0, 3)),
        # a card that is called is led, whatever else is in the hand; the oracle has no such exception
        lowest_in_hand=sheet.leader in ("eldest", "dealer") and draw(MAYBE),
        leads=draw(st.sampled_from(("", "", "change-suit", "change-colour"))),
        stuck=draw(st.sampled_from(("same-suit", "pass-left", *(["fine-and-pass"] if has_kitty else [])))),
        debt=draw(MAYBE),
    )


@settings(max_examples=EXAMPLES, deadline=None)
@given(agreement=agreements(), seed=st.integers(0, 2**32 - 1))
def test_other_boards_agree_with_the_oracle(agreement: Agreement, seed: int) -> None:
    """Whole rounds and situations of any board under any agreement."""
    for more in range(3):
        session(agreement, seed + more)
        situation(agreement, seed + more)


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_every_board_agrees_with_the_oracle(board: str) -> None:
    """Each board as its sheet says, and on it every further space is earned, and every limit felt."""
    sheet = BOARDS[board]
    agreement = Agreement(board=board, seats=max(sheet.seats[0], 3))
    events = [event for seed in range(25) for event in (*session(agreement, seed), *situation(agreement, seed))]
    taken = {event.payer for event in events if isinstance(event, Paid)}
    assert {*sheet.layout, *sheet.combos, *(POPE if sheet.trumps else ())} <= taken
    assert (sheet.stuck == "pass_left") == any(isinstance(event, Passed) and event.reason == "no-suit" for event in events)
    assert bool(sheet.fine) == any(isinstance(event, Paid) and event.rule == "change-colour.stop" for event in events)
    assert not any(isinstance(event, LimitLifted) for event in events)
    void = any(isinstance(event, RoundVoid) for event in events)
    assert {"free": not void, "suit": True, "colour": void}[sheet.change]
