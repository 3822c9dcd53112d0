"""Words for tests: sit down at a table, lay cards, and say what happened as one would tell it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Any

from boodle import (
    CardPlayed,
    CardSet,
    Deal,
    Event,
    Game,
    LimitLifted,
    Paid,
    Passed,
    Play,
    Recipe,
    RoundEnded,
    RoundVoid,
    Rulebook,
    Stopped,
    WentOut,
    assemble,
)

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Finn", "Gina", "Hugo", "Ida")
PACK = tuple(f"{rank}{suit}" for suit in "CDHS" for rank in (*"23456789", "10", *"JQKA"))


ADDITIONS = ("referee", "widow-exchange", "widow-offer")
"""What a game may bring along besides the stops; it has tests of its own and is left out here."""


@functools.cache
def rules(recipe: str, seats: int = 3) -> Rulebook:
    """The rulebook of a recipe as on the command line, without the :data:`ADDITIONS` that it does not name itself."""
    whole = assemble(Recipe.parse(recipe, seats=seats))
    added = [plugin.name for plugin in whole.plugins if plugin.name in ADDITIONS and plugin.name not in recipe]
    return assemble(Recipe.parse(" ".join([recipe, *(f"-{name}" for name in added)]), seats=seats)) if added else whole


@functools.cache
def whole(recipe: str, seats: int = 3) -> Rulebook:
    """The rulebook of a recipe as on the command line, with all that its game brings along."""
    return assemble(Recipe.parse(recipe, seats=seats))


def table(rulebook: str | Rulebook, seats: int = 3, **session: Any) -> Game:
    """A new session; the last seat deals first unless it is said otherwise."""
    book = rules(rulebook, seats) if isinstance(rulebook, str) else rulebook
    return Game.new(book, names=NAMES[: book.seats], **{"dealer": book.seats - 1, **session})


def position(rulebook: str | Rulebook, hands: Iterable[str], dead: str = "", lead: str | None = "Anna", **rest: Any) -> Game:
    """A position; the last seat is the dealer, Anna leads and everybody has 20 chips unless it is said otherwise."""
    hands = list(hands)
    book = rules(rulebook, len(hands)) if isinstance(rulebook, str) else rulebook
    names = NAMES[: len(hands)]
    given = {"names": names, "dealer": names[-1], "purses": 20, **rest}
    return Game.from_position(book, hands=hands, dead_hand=dead, to_lead=lead, **given)


def order_of(hands: Mapping[int, Iterable[str]], dead: Iterable[str], dealer: int, dead_hand: str) -> Deal:
    """The order of the pack that deals these hands, singly and clockwise from the dealer's left."""
    seats = len(hands)
    piles = [list(hands[(dealer + 1 + step) % seats]) for step in range(seats)]
    piles.insert(0 if dead_hand == "first" else seats, list(dead))
    order = [pile[lap] for lap in range(len(max(piles, key=len))) for pile in piles if lap < len(pile)]
    return Deal.of(" ".join(order))


def deal_rest(game: Game, *hands: str) -> Deal:
    """A deal in which each seat gets these cards among others; the rest of the pack is dealt as it comes."""
    book, seats = game.rulebook, game.rulebook.seats
    wanted = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    rest = [card for card in reversed(PACK) if not any(card in hand for hand in wanted)]
    lap = [*range(game.dealer + 1, seats), *range(game.dealer + 1)]
    receivers = [-1, *lap] if book.deal.dead_hand == "first" else [*lap, -1]
    order = []
    for at in range(len(PACK)):
        seat = receivers[at % len(receivers)]
        order.append(wanted[seat].pop(0) if seat >= 0 and wanted[seat] else rest.pop())
    return Deal.of(" ".join(order))


def lay(game: Game, cards: str) -> Game:
    """Whoever is asked lays the next of these cards."""
    for card in cards.split():
        assert game.turn is not None
        game = game.play(Play(game.turn, card))
    return game


def lead(game: Game, cards: str) -> Game:
    """Lead these cards, one after the other; everybody follows as he must, until the next lead or the round's end."""
    for card in cards.split():
        game = follow(lay(game, card))
    return game


def follow(game: Game) -> Game:
    """Everybody follows until the run stops or the round ends."""
    while running(game):
        (move,) = game.moves.lawful
        game = game.play(move)
    return game


def running(game: Game) -> bool:
    """Whether the card that was laid last is to be followed."""
    kinds = set(map(type, game.news))
    return CardPlayed in kinds and not kinds & {Stopped, RoundEnded}


def leads(game: Game) -> list[str]:
    """The cards that may be played now."""
    return [str(move.card) for move in game.moves if isinstance(move, Play)]


def held(game: Game) -> list[list[str]]:
    """The cards of each hand."""
    return [[str(card) for card in hand] for hand in game.hands]


def cards(text: str) -> CardSet:
    """A set of cards."""
    return CardSet(text)


def told(events: Iterable[Event], names: tuple[str, ...] = NAMES) -> list[str]:
    """What happened with cards and chips, a line each: who leads, plays, stops, passes, pays, and is out."""
    return [line for event in events if (line := _line(event, names))]


def _line(event: Event, names: tuple[str, ...]) -> str | None:
    match event:
        case CardPlayed(seat=seat, card=card, led=led):
            return f"{names[seat]} {'leads' if led else 'plays'} {card}"
        case Stopped(seat=seat, card=card, reason=reason):
            return f"stop after {card} by {names[seat]}: {reason}"
        case Passed(seat=seat, reason=reason):
            return f"{names[seat]} passes: {reason}"
        case LimitLifted(seat=seat):
            return f"{names[seat]} may lead the same suit"
        case Paid(payer=payer, payee=payee, chips=chips):
            ends = [names[end] if isinstance(end, int) else end for end in (payer, payee)]
            return f"{ends[0]} -> {ends[1]}: {chips}"
        case WentOut(seat=seat):
            return f"{names[seat]} is out"
        case RoundVoid():
            return "nobody can lead"
        case _:
            return None


def paid(events: Iterable[Event], names: tuple[str, ...] = NAMES) -> list[str]:
    """The chip movements alone."""
    return [line for line in told(events, names) if " -> " in line]
