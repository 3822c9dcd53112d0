"""The engine against the oracle, a naive simulator that shares no line with it: same runs, same chips, same winner.

By default some hundred sessions and positions are tried, with ``BOODLE_DEEP=1`` in the environment some thousand.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Literal, NamedTuple

import attrs
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import oracle
from boodle import (
    CardPlayed,
    Cards,
    CardSet,
    Claim,
    Deal,
    Dealt,
    Deck,
    Event,
    Game,
    LeadChoice,
    Manifest,
    Move,
    NothingToTake,
    Paid,
    Passed,
    Play,
    Recipe,
    RoundEnded,
    RoundVoid,
    Rulebook,
    RulePlugin,
    Setup,
    Space,
    assemble,
    hookimpl,
    step,
)
from tabletalk import ADDITIONS, PACK, running

EXAMPLES = 3000 if os.environ.get("BOODLE_DEEP") else 70
DEALS = 5
"""So many deals of each agreement: to assemble one takes longer than to play it."""
MANY = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
BOODLE_CARDS = ("AH", "KC", "QD", "JS")
PAIRS = {"Marriage": "KH QH", "Run": "7C 8C 9C"}


@attrs.frozen
class Unusual:
    """What no plain game does."""

    removed: CardSet = attrs.field(factory=CardSet)
    ace: Literal["high", "low"] = "high"
    any_lead: bool = False
    pairs: bool = False


class UnusualTable(RulePlugin):
    """Cards taken out, a low ace, leads of any card, spaces for combinations: the oracle knows them too."""

    manifest = Manifest(name="unusual", version="1", kind="house-rule", summary="What no plain game does")

    @hookimpl
    def boodle_parameters(self) -> type[Unusual]:
        return Unusual

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        unusual = setup.of(Unusual)
        return Deck(id="unusual.deck", source="test", removed=unusual.removed, ace=unusual.ace)

    @hookimpl
    def boodle_lead_choice(self, setup: Setup) -> LeadChoice | None:
        return LeadChoice(id="unusual.lead", source="test", card="any") if setup.of(Unusual).any_lead else None

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> list[Space]:
        pairs = PAIRS.items() if setup.of(Unusual).pairs else ()
        return [
            Space(id=f"unusual.{name}", source="test", name=name, place=place, claims=(Claim(pattern=Cards(cards)),))
            for place, (name, cards) in enumerate(pairs)
        ]


class Basis(NamedTuple):
    """What a game answers by itself, as the oracle puts it."""

    dead_hand: str
    change: str
    stuck: str
    dealer: int
    kitty: int | None


GAMES = {
    "boodle-de": Basis("last", "free", "same_suit", 2, None),
    "michigan": Basis("last", "free", "same_suit", 2, None),
    "boodle-fi": Basis("first", "suit", "pass_left", 2, None),
    "michigan-bicycle": Basis("first", "suit", "pass_left", 2, None),
    "michigan-rummy": Basis("last", "suit", "pass_left", 1, 2),
}


@attrs.frozen(kw_only=True)
class Rules:
    """A table's agreement; from it come the recipe and, independently, the oracle's options."""

    game: str = "boodle-de"
    seats: int = 3
    bare: bool = True
    """Whether the game's widow sale and referee are left out; otherwise nobody makes use of them."""
    leads: str = ""
    """change-suit, change-colour or free-leads, where the table agrees on one."""
    stuck: str | None = None
    nobody: str | None = None
    fine: int = 1
    pass_left: bool = False
    kitty: int | None = None
    bonus: int = 0
    double_cards: bool = False
    per_card: int | None = None
    lowest_in_hand: bool = False
    dealer: int | None = None
    debt: bool = False
    owed_stakes: bool = False
    unusual: Unusual | None = None

    @property
    def basis(self) -> Basis:
        """What the game does without agreements."""
        return GAMES[self.game]

    @property
    def kitty_stake(self) -> int | None:
        """Chips for the kitty; None where there is none."""
        return self.basis.kitty if self.kitty is None else self.kitty

    def recipe(self) -> Recipe:
        """The recipe of plug-ins."""
        given = {"stuck": self.stuck, "nobody": self.nobody, "fine": self.fine if self.stuck == "fine-and-pass" else None}
        parts: list[Any] = [self.game]
        if self.leads:
            parts.append((self.leads, {k: v for k, v in given.items() if v is not None} if self.leads != "free-leads" else {}))
        parts += [name for name, wanted in (
            ("pass-left", self.pass_left), ("double-cards", self.double_cards), ("lowest-in-hand", self.lowest_in_hand)
        ) if wanted]  # fmt: skip
        parts += [(name, {parameter: value}) for name, parameter, value, wanted in (
            ("kitty", "stake", self.kitty, self.kitty is not None),
            ("stop-bonus", "chips", self.bonus, self.bonus),
            ("card-payment", "chips", self.per_card, self.per_card is not None),
            ("dealer-double", "factor", self.dealer, self.dealer is not None),
            ("broke", "cannot_pay", "debt" if self.debt else "partial", True),
            ("ante-short", "answer", "debt" if self.owed_stakes else "partial", True),
        ) if wanted]  # fmt: skip
        if self.unusual is not None:
            parts.append((UnusualTable, attrs.asdict(self.unusual, recurse=False)))
        extra = [name for name in ADDITIONS if self.bare and name in required(self.game)]
        return Recipe(*parts, seats=self.seats, without=extra)

    def options(self) -> dict[str, Any]:
        """The same for the oracle."""
        fine = self.fine if self.stuck == "fine-and-pass" else 0
        stuck = {None: "pass_left" if self.pass_left else self.basis.stuck, "same-suit": "same_suit"}.get(self.stuck, "pass_left")
        change = {"": self.basis.change, "free-leads": "free"}.get(self.leads, self.leads.removeprefix("change-"))
        unusual = self.unusual or Unusual()
        return {
            "change": change,
            "stuck": stuck,
            "fine": fine,
            "nobody": {"void-pay": "void_pay_kitty", "same-suit": "same_suit"}.get(self.nobody or "void", "void"),
            "lead": "any" if unusual.any_lead else "lowest_in_hand" if self.lowest_in_hand else "lowest_of_suit",
            "payment": 2 if self.double_cards else 1 if self.per_card is None else self.per_card,
            "winner_spaces": () if self.kitty_stake is None else ("Kitty",),
            "debt": self.debt,
            "stop_bonus": self.bonus,
            "ace": unusual.ace,
            "combos": {name: frozenset(cards.split()) for name, cards in PAIRS.items()} if unusual.pairs else {},
            "removed": frozenset(map(str, unusual.removed)),
        }

    def spaces(self) -> dict[str, int]:
        """The empty layout."""
        pairs = PAIRS if self.unusual is not None and self.unusual.pairs else ()
        return dict.fromkeys((*BOODLE_CARDS, *pairs, *(() if self.kitty_stake is None else ("Kitty",))), 0)

    def pack(self) -> list[str]:
        """The cards that are dealt."""
        return [card for card in PACK if self.unusual is None or card not in {str(gone) for gone in self.unusual.removed}]


@functools.cache
def required(game: str) -> frozenset[str]:
    """The plug-ins that a game brings along."""
    return frozenset(plugin.name for plugin in assemble(Recipe(game, seats=4)).plugins)


@functools.lru_cache(maxsize=256)
def book(rules: Rules) -> Rulebook:
    """The rulebook of an agreement."""
    return assemble(rules.recipe())


# -- agreements --------------------------------------------------------------------------------------------------------

MAYBE = st.sampled_from((False, False, True))


@st.composite
def agreements(draw: st.DrawFn) -> Rules:
    """Any agreement that fits together."""
    game = draw(st.sampled_from(tuple(GAMES)))
    kitty = draw(st.none() | st.integers(0, 4))
    has_kitty = kitty is not None or GAMES[game].kitty is not None
    leads = draw(st.sampled_from(("", "change-suit", "change-colour", "free-leads")))
    stuck = nobody = None
    if leads.startswith("change"):
        stuck = draw(st.sampled_from((None, "same-suit", "pass-left", *(["fine-and-pass"] if has_kitty else []))))
        nobody = draw(st.sampled_from((None, "void", "same-suit", *(["void-pay"] if has_kitty else []))))
    double_cards = draw(MAYBE)
    unusual = None
    if draw(MAYBE):
        removable = [card for card in PACK if card not in BOODLE_CARDS]
        removed = CardSet(draw(st.sets(st.sampled_from(removable), max_size=8)))
        unusual = Unusual(removed, draw(st.sampled_from(("high", "low"))), draw(MAYBE), draw(MAYBE))
    return Rules(
        game=game,
        seats=draw(st.integers(3, 8)),
        bare=draw(st.sampled_from((True, True, False))),
        leads=leads,
        stuck=stuck,
        nobody=nobody,
        fine=draw(st.integers(1, 3)),
        pass_left=draw(MAYBE) and stuck in (None, "pass-left"),
        kitty=kitty,
        bonus=draw(st.integers(0, 3)) if has_kitty else 0,
        double_cards=double_cards,
        per_card=None if double_cards else draw(st.none() | st.integers(0, 3)),
        lowest_in_hand=draw(MAYBE) and not (unusual is not None and unusual.any_lead),
        dealer=draw(st.none() | st.integers(0, 3)),
        debt=draw(MAYBE),
        owed_stakes=draw(MAYBE),
        unusual=unusual,
    )


def purses(rules: Rules, rng: Random) -> list[int]:
    """Stacks: rich ones, poor ones, and tables where some are one and some the other."""
    most = rng.choice((3, 12, 60))
    return [rng.randint(0, rng.choice((most, most, 2))) for _ in range(rules.seats)]


# -- one round here and there ------------------------------------------------------------------------------------------


def play_round(game: Game, rng: Random) -> tuple[Game, list[tuple[int, set[str], str]], list[Event]]:
    """Play at random to the end of the round: the game then, every lead with its alternatives, and all events since the deal."""
    decisions: list[tuple[int, set[str], str]] = []
    dealt = next((at for at, event in enumerate(game.news) if isinstance(event, Dealt)), -1)
    events = list(game.news[dealt + 1 :])
    while not any(isinstance(event, RoundEnded) for event in reversed(events)):
        lawful = list(game.moves.lawful)
        move = lawful[-1]
        if isinstance(lawful[0], Play) and not running(game):
            move = rng.choice(lawful)
            assert isinstance(move, Play)
            decisions.append((move.seat, {str(play.card) for play in lawful if isinstance(play, Play)}, str(move.card)))
        game = both_ways(game, move)
        events += game.news
    return game, decisions, events


def both_ways(game: Game, move: Move) -> Game:
    """The game after a move; with and without events it comes to the same state."""
    after = game.play(move)
    assert step(game.rulebook, game.state, move)[0] == after.state
    return after


def runs_of(events: Iterable[Event]) -> list[list[tuple[int, str]]]:
    """Who played what, run by run."""
    runs: list[list[tuple[int, str]]] = []
    for event in events:
        if isinstance(event, CardPlayed):
            if event.led:
                runs.append([])
            runs[-1].append((event.seat, str(event.card)))
    return runs


def movements_of(events: Iterable[Event]) -> list[oracle.Due]:
    """All chip movements, in order."""
    return [(event.payer, event.payee, event.chips) for event in events if isinstance(event, Paid)]


def compare(game: Game, table: oracle.Table, rng: Random) -> tuple[Game, list[Event]]:
    """Play the round on both sides from the same situation and compare everything."""
    game, decisions, events = play_round(game, rng)
    left = iter(decisions)

    def choose(seat: int, candidates: list[str]) -> str:
        leader, alternatives, card = next(left)
        assert (seat, sorted(candidates)) == (leader, sorted(alternatives))
        return card

    result = oracle.play(table, choose)
    assert next(left, None) is None
    assert result.runs == runs_of(events)
    assert result.movements == movements_of(events)
    (ended,) = (event for event in events if isinstance(event, RoundEnded))
    assert (result.winner, tuple(map(len, table.hands))) == (ended.winner, ended.left)
    assert table.hands == [{str(card) for card in hand} for hand in game.hands]
    assert (tuple(table.purses), table.spaces) == (game.purses, dict(game.spaces))
    return game, events


def deal_and_compare(
    rules: Rules, game: Game, purses: list[int], spaces: dict[str, int], rng: Random
) -> tuple[Game, list[Event]]:
    """A round from the stakes and the shuffled pack on."""
    order = rng.sample(PACK, 52)
    hands, dead = oracle.deal([card for card in order if card in rules.pack()], rules.seats, game.dealer, rules.basis.dead_hand)
    factor = rules.basis.dealer if rules.dealer is None else rules.dealer
    oracle.ante(purses, spaces, game.dealer, 1, factor, rules.kitty_stake or 0, not rules.owed_stakes)
    eldest = (game.dealer + 1) % rules.seats
    game = both_ways(game, Deal.of(" ".join(order)))
    assert hands == [{str(card) for card in hand} for hand in game.hands]
    assert dead == {str(card) for card in game.dead_hand}
    assert (tuple(purses), spaces) == (game.purses, dict(game.spaces))
    while not isinstance(next(iter(game.moves.lawful)), Play):
        # nobody buys the spare hand
        game = game.play(list(game.moves.lawful)[-1])
    return compare(game, oracle.Table(hands, dead, purses, spaces, eldest, **rules.options()), rng)


def session(rules: Rules, seed: int, rounds: int) -> list[Event]:
    """Whole rounds one after the other, with chips carried over and the deal passing on."""
    rng = Random(seed)
    stacks, spaces = purses(rules, rng), rules.spaces()
    game = Game.new(book(rules), purses=stacks, dealer=rng.randrange(rules.seats), rounds=rounds)
    events: list[Event] = []
    for _ in range(rounds):
        if not game.over:
            dealer = game.dealer
            game, more = deal_and_compare(rules, game, stacks, spaces, rng)
            events += more
            assert game.over or (dealer + 1) % rules.seats == game.dealer
    return events


def situation(rules: Rules, seed: int) -> list[Event]:
    """One round from a random situation in its midst: few cards left, some hands empty, any suit stopped."""
    rng = Random(seed)
    cards = rng.sample(rules.pack(), len(rules.pack()))
    sizes = [rng.choice((0, 1, 1, 2, 2, 3, 4)) for _ in range(rules.seats)]
    if not any(sizes):
        sizes[0] = 1
    hands: list[set[str]] = [{cards.pop() for _ in range(size)} for size in sizes]
    dead = {cards.pop() for _ in range(rng.randrange(min(12, len(cards))))}
    stacks = purses(rules, rng)
    spaces = {space: rng.randrange(9) for space in rules.spaces()}
    leader, stopped = rng.randrange(rules.seats), rng.choice(("C", "D", "H", "S", None))
    game = Game.from_position(
        book(rules), hands=[" ".join(hand) for hand in hands], dead_hand=" ".join(dead), purses=stacks, spaces=spaces,
        to_lead=leader, stopped_suit=stopped, dealer=rng.randrange(rules.seats),
    )  # fmt: skip
    table = oracle.Table(hands, dead, stacks, spaces, leader, stopped, **rules.options())
    return compare(game, table, rng)[1]


@MANY
@given(rules=agreements(), seed=st.integers(0, 2**32 - 1), rounds=st.integers(1, 3))
def test_sessions_agree_with_the_oracle(rules: Rules, seed: int, rounds: int) -> None:
    """Antes, hands, runs, chip movements in order, winner and stacks of whole rounds, three at most."""
    for deal in range(DEALS):
        session(rules, seed + deal, rounds)


@MANY
@given(rules=agreements(), seed=st.integers(0, 2**32 - 1))
def test_situations_agree_with_the_oracle(rules: Rules, seed: int) -> None:
    """The same from positions that were written down."""
    for deal in range(2 * DEALS):
        situation(rules, seed + deal)


# -- what random play seldom meets -------------------------------------------------------------------------------------

GO = Rules(game="michigan", kitty=1, leads="change-colour", stuck="fine-and-pass", nobody="void-pay", lowest_in_hand=True)


def kinds(*wanted: type[Event]) -> Callable[[list[Event]], bool]:
    """Whether events of all these kinds are there."""
    return lambda events: {type(event) for event in events} >= set(wanted)


@pytest.mark.parametrize(
    ("rules", "reached"),
    [
        pytest.param(Rules(leads="change-colour", stuck="pass-left"), kinds(RoundVoid, Passed), id="void round"),
        pytest.param(GO, lambda events: "change-colour.stop" in {event.rule for event in paid(events)}, id="fine"),
        pytest.param(GO, kinds(RoundVoid), id="paid into the kitty"),
        pytest.param(attrs.evolve(GO, nobody="same-suit"), kinds(Passed), id="limit lifted after all"),
        pytest.param(attrs.evolve(GO, debt=True, owed_stakes=True), kinds(RoundEnded), id="debts"),
        pytest.param(Rules(game="michigan-rummy", bonus=2), lambda events: bonuses(events) == {1, 2}, id="bonus while it lasts"),
        pytest.param(Rules(unusual=Unusual(pairs=True)), lambda events: pairs_taken(events) == set(PAIRS), id="combinations"),
        pytest.param(Rules(unusual=Unusual(ace="low")), kinds(NothingToTake, CardPlayed), id="low ace"),
    ],
)  # fmt: skip
def test_rare_paths_agree_with_the_oracle(rules: Rules, reached: Callable[[list[Event]], bool]) -> None:
    """Sessions and situations of one agreement, in which the rare thing does happen."""
    assert reached([event for seed in range(40) for event in (*session(rules, seed, 2), *situation(rules, seed))])


def paid(events: list[Event]) -> list[Paid]:
    """The payments."""
    return [event for event in events if isinstance(event, Paid)]


def bonuses(events: list[Event]) -> set[int]:
    """How much was paid for stops."""
    return {event.chips for event in paid(events) if event.rule == "stop-bonus.bonus"}


def pairs_taken(events: list[Event]) -> set[int | str]:
    """The combination spaces that somebody took."""
    return {event.payer for event in paid(events)} & set(PAIRS)
