"""Between the deal and the first lead: sales, poker; and phases in every gap."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import Any, Literal

import attrs

from boodle import (
    Announce,
    Announced,
    CardSet,
    Choose,
    Effect,
    Memory,
    Move,
    Moves,
    Pass,
    Phase,
    Play,
    Poker,
    Relocate,
    Remember,
    RulePlugin,
    Sale,
    SeatMove,
    Setup,
    Table,
    Transfer,
    View,
    hookimpl,
)
from plugins.saying import house_rule, rule


@attrs.frozen
class SaleChoices:
    """Parameters of one sale of the spare hand; a second one may follow it."""

    form: Literal["swap", "offer", "auction"] = "swap"
    buyers: Literal["dealer", "eldest", "others", "all"] | None = None
    offer: Literal["always", "choice"] | None = None
    opening: Literal[1, 2] | None = None
    step: Literal[1, 2] | None = None
    sealed: bool | None = None
    price: int | None = None
    payee: Literal["seller", "bank", "winner-space", "dealer", "each-opponent"] | None = None
    eligible: Literal["any", "no-pay-card"] | None = None
    old_hand: Literal["dead", "new-spare"] | None = None
    advance: int | None = None
    unsold: Literal["stays", "dealer-may-buy", "dealer-looks"] | None = None
    then_auction: bool = False


class Selling(RulePlugin):
    """The spare hand is sold, once or twice."""

    manifest = house_rule("test-selling", "The spare hand is for sale")

    @hookimpl
    def boodle_parameters(self) -> type[SaleChoices]:
        """How it is sold."""
        return SaleChoices

    @hookimpl
    def boodle_widow(self, setup: Setup) -> Iterable[Sale]:
        """The sale, and an auction of what is left."""
        answers = attrs.asdict(setup.of(SaleChoices))
        then = answers.pop("then_auction")
        yield rule(Sale, "test-selling.first", name="first", **answers)
        if then:
            yield rule(Sale, "test-selling.then", name="then", form="auction", buyers="others", after="first")


def toy_ranking(cards: CardSet) -> tuple[int, int]:
    """Most cards of one rank, then the highest rank: coarse, so that hands often tie."""
    ranks = [card.index % 13 for card in cards]
    return max((ranks.count(rank) for rank in ranks), default=0), max(ranks, default=-1)


@attrs.frozen
class PokerChoices:
    """Parameters of the poker round."""

    when: Literal["none", "before", "leftover"] = "before"
    first: Literal["dealer", "eldest"] | None = None
    betting: Literal["none", "one-round"] | None = None
    limit: Literal[0, 1, 2] | None = None
    cards: Literal["return", "aside"] | None = None
    cap: Literal["smallest-stack", "side-pots"] | None = None


class Gambling(RulePlugin):
    """A poker round with a toy ranking."""

    manifest = house_rule("test-gambling", "Poker")

    @hookimpl
    def boodle_parameters(self) -> type[PokerChoices]:
        """When and how."""
        return PokerChoices

    @hookimpl
    def boodle_poker(self, setup: Setup) -> Poker:
        """The poker round."""
        answers = attrs.asdict(setup.of(PokerChoices))
        return rule(Poker, "test-gambling.poker", ranking=toy_ranking, text="pairs, then high cards", **answers)


@attrs.frozen
class Nod(SeatMove):
    """A move of a plug-in's own kind: a seat nods so many times."""

    times: int

    def __str__(self) -> str:
        return f"{self.seat}:nod {self.times}"


@functools.cache
def _next_seat(memory: str) -> Any:
    def turn(view: View) -> int | None:
        done: tuple[int, ...] = view.memory[memory]
        return next((seat for seat in view.seated if seat not in done), None)

    return turn


def _nods(view: View) -> Moves:
    return Moves(tuple(Nod(view.seat or 0, times) for times in range(3)))


def _toll(table: Table, move: Move) -> Iterable[Effect]:
    assert isinstance(move, Nod)
    yield Transfer(move.seat, "bank", move.times)
    yield Remember("toll-paid", (*table.memory["toll-paid"], move.seat))


def _whisper(table: Table, move: Move) -> Iterable[Effect]:
    assert isinstance(move, Nod)
    said = list(table.memory["whispered"])
    said[move.seat] = move.times
    done = (*table.memory["whisper-done"], move.seat)
    yield Remember("whispered", tuple(said))
    yield Remember("whisper-total", table.memory["whisper-total"] + move.times)
    yield Remember("whisper-done", done)
    if len(done) == table.state.round.seated.bit_count():
        yield Announce(Announced("whisper", "all have whispered", (("total", sum(said)),)))


def _swaps(view: View) -> Moves:
    seat = view.seat or 0
    return Moves((Pass(seat), *(Play(seat, card) for card in view.hand if view.dead_count)))


def _swap(table: Table, move: Move) -> Iterable[Effect]:
    assert isinstance(move, SeatMove)
    if isinstance(move, Play):
        dead, *_ = table.dead_hand
        yield Relocate(CardSet([move.card]), move.seat, "dead")
        yield Relocate(CardSet([dead]), "dead", move.seat)
    yield Remember("swap-done", (*table.memory["swap-done"], move.seat))


def _melds(view: View) -> Iterable[Move]:
    seat = view.seat or 0
    by_rank = [CardSet([card for card in view.hand if card.rank == rank]) for rank in "23456789JQKA"]
    yield Pass(seat)
    yield from (Choose(seat, str(cards)) for cards in by_rank if len(cards) > 2)


def _meld(table: Table, move: Move) -> Iterable[Effect]:
    assert isinstance(move, SeatMove)
    meld = CardSet(move.option) if isinstance(move, Choose) else CardSet()
    return (
        Relocate(meld, move.seat, f"aside:{move.seat}"),
        Remember("meld-done", (*table.memory["meld-done"], move.seat)),
    )


def _farewell(table: Table, move: Move) -> Iterable[Effect]:
    assert isinstance(move, Nod)
    yield Transfer(move.seat, table.dealer, move.times)
    yield Remember("farewell-done", (*table.memory["farewell-done"], move.seat))


Gap = Literal["before-deal", "before-play", "after-play", "after-session"]


@attrs.frozen
class Gaps:
    """Parameter of the phases: in which gaps there is one."""

    gaps: tuple[Gap, ...] = ("before-deal", "before-play", "after-play", "after-session")


class Ceremonies(RulePlugin):
    """A phase in every gap, with memory for every audience, effects of every kind, and a kind of move of its own."""

    manifest = house_rule("test-ceremonies", "A phase in every gap")

    @hookimpl
    def boodle_parameters(self) -> type[Gaps]:
        """In which gaps."""
        return Gaps

    @hookimpl
    def boodle_phases(self, setup: Setup) -> Iterable[Phase]:
        """The phases."""
        everybody = Memory(start=(), audience="all")
        whispers = {
            "whisper-done": everybody,
            "whispered": Memory(start=(0,) * setup.seats, audience="owner"),
            "whisper-total": Memory(start=0, audience="bank"),
        }
        phases: dict[str, tuple[str, tuple[str, ...], dict[str, Memory], Any, Any, Any]] = {
            "toll": ("before-deal", (), {"toll-paid": everybody}, _next_seat("toll-paid"), _nods, _toll),
            "whisper": ("before-play", ("look",), whispers, _next_seat("whisper-done"), _nods, _whisper),
            "swap": ("before-play", ("sales",), {"swap-done": everybody}, _next_seat("swap-done"), _swaps, _swap),
            "meld": ("after-play", (), {"meld-done": everybody}, _next_seat("meld-done"), _melds, _meld),
            "farewell": ("after-session", (), {"farewell-done": everybody}, _next_seat("farewell-done"), _nods, _farewell),
        }
        for name, (gap, after, memory, turn, moves, apply) in phases.items():
            if gap in setup.of(Gaps).gaps:
                how = {"memory": memory, "turn": turn, "moves": moves, "apply": apply}
                yield rule(Phase, f"test-ceremonies.{name}", name=name, gap=gap, after=after, text=f"the {name}", **how)
