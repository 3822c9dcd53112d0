"""Bugs that break a rule and no law: chips and cards are kept, and the wrong player gets them. The oracle finds these.

No law can know that a fine is due once or that a pair needs both of its cards: that stands in the rules of one game alone.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import attrs
import pytest

import boodle.stages.claims
import boodle.stages.stops
import oracle
from boodle import (
    CardPlayed,
    Cards,
    Claim,
    Event,
    Game,
    Paid,
    Passed,
    Play,
    Recipe,
    RoundEnded,
    Rulebook,
    RulePlugin,
    Setup,
    Space,
    WentOut,
    assemble,
    hookimpl,
)
from boodle.desk import Desk
from boodle.holders import handed
from boodle.stages.leads import leading
from boodle.table import played
from mutants.base import SOURCE, house_rule
from tabletalk import PACK

PAIRS: Final = {"Marriage": "KH QH", "Sequence": "7C 8C 9C"}
SITUATIONS: Final = 120


class Pairs(RulePlugin):
    """Spaces for combinations, as the oracle knows them too."""

    manifest = house_rule("pairs", "A marriage and a sequence")

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> list[Space]:
        """A space for each."""
        return [
            Space(id=f"pairs.{name.lower()}", source=SOURCE, name=name, place=place, claims=(Claim(pattern=Cards(cards)),))
            for place, (name, cards) in enumerate(PAIRS.items())
        ]


@attrs.frozen
class Astray:
    """A bug that only the oracle can find.

    Attributes:
        name: What it is called.
        plant: Puts it into boodle for the time of a test.
        why: Which rule it breaks.
    """

    name: str
    plant: Callable[[pytest.MonkeyPatch], None]
    why: str

    def found(self) -> str | None:
        """Where the engine and the oracle differ, in words."""
        with pytest.MonkeyPatch.context() as patch:
            self.plant(patch)
            return disagreement()


# -- the oracle --------------------------------------------------------------------------------------------------------


def table() -> Rulebook:
    """The table of all these: a kitty, pairs, a fine for whoever is stuck."""
    leads = ("change-colour", {"stuck": "fine-and-pass", "nobody": "void"})
    return assemble(Recipe("boodle-de", ("kitty", {"stake": 1}), leads, Pairs, seats=4))


def disagreement() -> str | None:
    """The first situation in which the engine does not come to what the oracle comes to."""
    book = table()
    for seed in range(SITUATIONS):
        if said := _situation(book, seed):
            return f"situation {seed}: {said}"
    return None


def _situation(book: Rulebook, seed: int) -> str | None:
    """Where the two differ in one situation, in words."""
    random = Random(seed)
    cards = random.sample(PACK, 52)
    hands = [{cards.pop() for _ in range(random.choice((1, 1, 2, 3, 4)))} for _ in range(4)]
    if seed % 2:
        # those of a pair together, and one of them alone
        hands = [{"QH", "2S"}, {"KH", "3S"}, {"8C"}, {"9C", "4D"}][: len(hands)]
        cards = [card for card in cards if card not in {"QH", "2S", "KH", "3S", "8C", "9C", "4D"}]
    dead = set(random.sample(cards, 6))
    purses = [random.choice((0, 1, 9, 20)) for _ in range(4)]
    spaces = {str(name): random.randrange(5) for name in book.tables.spaces}
    game = Game.from_position(
        book, hands=[" ".join(hand) for hand in hands], dead_hand=" ".join(dead), purses=purses, spaces=spaces,
        to_lead=seed % 4, dealer=3, stopped_suit=random.choice(("C", "H", None)),
    )  # fmt: skip
    stopped = None if game.seen_by(None).stopped_suit is None else str(game.seen_by(None).stopped_suit)[0].upper()
    game, leads, events = _played(game, random)
    it = iter(leads)
    known = oracle.Table(
        hands, dead, purses, spaces, seed % 4, stopped, change="colour", stuck="pass_left", fine=1, nobody="void", debt=False,
        winner_spaces=("Kitty",), combos={name: frozenset(pair.split()) for name, pair in PAIRS.items()},
    )  # fmt: skip
    try:
        result = oracle.play(known, lambda _, __: next(it))
    except (StopIteration, ValueError, IndexError) as error:
        return f"other leads: {type(error).__name__}"
    moved = [(event.payer, event.payee, event.chips) for event in events if isinstance(event, Paid)]
    laid = [(event.seat, str(event.card)) for event in events if isinstance(event, CardPlayed)]
    if laid != [card for run in result.runs for card in run]:
        return "other cards were laid"
    return None if moved == result.movements else f"chips moved {moved}; by the rules {result.movements}"


def _played(game: Game, random: Random) -> tuple[Game, list[str], list[Event]]:
    """To the end of the round: the game, the cards that were led, what happened."""
    leads: list[str] = []
    events: list[Event] = [*game.news]
    while not any(isinstance(event, RoundEnded) for event in events):
        move = random.choice(list(game.moves.lawful))
        assert isinstance(move, Play)
        game = game.play(move)
        if any(isinstance(event, CardPlayed) and event.led for event in game.news):
            leads.append(str(move.card))
        events += game.news
    return game, leads, events


# -- the bugs ----------------------------------------------------------------------------------------------------------


def passes_go_round_twice(patch: pytest.MonkeyPatch) -> None:
    """Bug 1: where somebody cannot lead, the pass comes round again, and he is fined once more."""
    real = Desk.settle

    def settle(desk: Desk, event: Event, **how: Any) -> None:
        real(desk, event, **how)
        if isinstance(event, Passed) and event.reason == "no-suit":
            real(desk, event, **how)

    patch.setattr(Desk, "settle", settle)


def a_fine_after_the_kitty(patch: pytest.MonkeyPatch) -> None:
    """Bug 4: when the kitty has been taken, the player at the winner's left is fined as if the play went on."""
    real = Desk.settle

    def settle(desk: Desk, event: Event, **how: Any) -> None:
        real(desk, event, **how)
        if isinstance(event, WentOut):
            desk.transfer(desk.opponents(event.seat)[0], desk.tables.account("Kitty"), 1, "change-colour.stop")

    patch.setattr(Desk, "settle", settle)


def pairs_are_anybodys(patch: pytest.MonkeyPatch) -> None:
    """Bug 6: the space of a pair goes to whoever lays its last card, whoever has laid the others."""
    real = boodle.stages.claims.earned_by_play

    def earned_by_play(desk: Desk, seat: int, card: int, led: bool) -> Any:
        around = desk.round
        laid = played(desk.rulebook, desk.peek(leading(seat, 4)))
        desk.round = around._replace(holders=handed(around.holders, laid, seat))
        waiting = real(desk, seat, card, led)
        desk.round = around
        return waiting

    patch.setattr(boodle.stages.claims, "earned_by_play", earned_by_play)


ASTRAY: Final = (
    Astray("bug 1: passes go round twice", passes_go_round_twice, "whoever cannot lead is fined once"),
    Astray("bug 4: a fine after the kitty", a_fine_after_the_kitty, "after the last card nobody is fined"),
    Astray("bug 6: pairs are anybody's", pairs_are_anybodys, "one player has to lay both cards of a pair"),
)
"""Bugs that break a rule and no law."""
