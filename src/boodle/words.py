"""What happened and what can be done, in words: one phrase for every kind of event and of move.

Cards and spaces are written with their symbols; whoever prints them on a terminal that has no symbols puts letters instead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import attrs

from boodle import events as e
from boodle.cards import Card, CardSet
from boodle.chips import BANK, Account
from boodle.errors import NotationError
from boodle.moves import Bet, Bid, Choose, ClaimSpace, Exchange, Move, Pass, Play, Stake

Names = Sequence[str]
Words = tuple[str, str]
"""A kind of line (see :class:`boodle.cli.log.Line`) and its text."""


def counted(number: int, what: str) -> str:
    """``1 card``, ``5 cards``."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def chips(number: int) -> str:
    """``1 chip``, ``5 chips``."""
    return counted(number, "chip")


def cards(found: CardSet) -> str:
    """Cards from the lowest to the highest of each suit, the suits a little apart."""
    suits: dict[int, list[str]] = {}
    for card in found:
        suits.setdefault(card.suit, []).append(card.symbol)
    return "  ".join(" ".join(each) for each in suits.values()) or "no cards"


def space(name: str) -> str:
    """A space as read at the table: a card space by its card."""
    try:
        return Card(name).symbol
    except NotationError:
        return name


def account(where: Account, names: Names) -> str:
    """A seat by name, a space, or the bank."""
    if isinstance(where, int):
        return names[where]
    return "the bank" if where == BANK else space(where)


def listed(words: Iterable[str], last: str = "and") -> str:
    """``a, b and c``."""
    *front, end = words
    return f"{', '.join(front)} {last} {end}" if front else end


def laid(pairs: Iterable[tuple[str, int]]) -> str:
    """Chips on spaces: ``1 each on ♥A ♣K, 3 on Kitty``."""
    by_amount: dict[int, list[str]] = {}
    for name, number in pairs:
        by_amount.setdefault(number, []).append(space(name))
    each = (f"{n}{' each' if len(on) > 1 else ''} on {' '.join(on)}" for n, on in by_amount.items())
    return ", ".join(each) or "nothing"


def _cut(event: e.DealerCut, names: Names) -> Words:
    drawn = [card.symbol for card in event.cards]
    if len(drawn) > len(names):
        # dealt until the first jack
        drawn = drawn[: next((at for at, card in enumerate(event.cards, 1) if card.rank == "J"), len(drawn))]
    elif len(drawn) == len(names):
        drawn = [f"{name} {card}" for name, card in zip(names, drawn, strict=True)]
    who = "some are level and cut again" if event.dealer is None else f"{names[event.dealer]} deals first"
    return "round", f"Cut for the first deal: {', '.join(drawn)}; {who}"


def _dealt(event: e.Dealt, names: Names) -> Words:
    hands = ", ".join(f"{name} {count}" for name, count in zip(names, event.counts, strict=True))
    return "deal", f"Cards: {hands}" + (f", dead hand {event.dead}" if event.dead else ", no dead hand")


def _chosen(event: e.Chosen, names: Names) -> Words:
    who = names[event.seat]
    if event.question.startswith("dealer-factor["):
        where = event.question.partition("[")[2].partition("]")[0]
        return "deal", f"{who} stakes {event.option} times what the others do ({where})"
    if event.option in ("offer", "keep"):
        return "deal", f"{who} offers the spare hand" if event.option == "offer" else f"{who} does not offer the spare hand"
    return "deal", f"{who} chooses {event.option} ({event.question})"


def _passed(event: e.Passed, names: Names) -> Words:
    why = {
        "no-suit": f"has no suit to lead and passes ({event.rule})",
        "no-cards": "has no cards left; the lead moves on",
        "no-card": "does not have it",
    }
    return "pass", f"{names[event.seat]} {why.get(event.reason, f'passes: {event.reason} ({event.rule})')}"


def _irregularity(event: e.Irregularity, names: Names) -> Words:
    what = {
        "lead-choice": f"leads {event.card.symbol}, which is not the card to lead",
        "response": f"holds back {event.card.symbol}",
    }
    words = what.get(event.offence, f"commits an offence with {event.card.symbol}: {event.offence}")
    return "pass", f"{names[event.seat]} {words} ({event.rule})"


def _void(event: e.RoundVoid, _: Names) -> Words:
    why = "nobody may win any more" if event.rule == "core.nobody-may-win" else "nobody can lead"
    return "out", f"The round is void: {why} ({event.rule})"


def _session(event: e.SessionEnded, names: Names) -> Words:
    who = listed(names[seat] for seat in event.winners)
    purse = chips(event.purses[event.winners[0]])
    if len(event.winners) == 1:
        return "end", f"{who} wins the session with {purse}"
    return "end", f"{who} share first place with {purse} each"


def _announced(event: e.Announced, _: Names) -> Words:
    values = ", ".join(f"{name} {value}" for name, value in event.values)
    return "deal", f"{event.words} ({values})" if values else event.words


TELL: Final[Mapping[type[e.Event], Callable[[Any, Names], Words]]] = {
    e.RoundBegan: lambda v, n: ("round", f"Round {v.number}: {n[v.dealer]} deals"),
    e.DealerCut: _cut,
    e.NothingToTake: lambda v, n: ("take", f"{n[v.seat]} would take {space(v.space)}, but it is empty"),
    e.Forfeited: lambda v, n: ("take", f"{n[v.seat]} is barred; the chips on {space(v.space)} stay ({v.rule})"),
    e.Chosen: _chosen,
    e.SatOut: lambda v, n: ("stake", f"{n[v.seat]} sits this round out ({v.rule})"),
    e.Dealt: _dealt,
    e.Received: lambda v, n: ("own", f"Your hand, {n[v.seat]}: {cards(v.cards)}"),
    e.TurnedUp: lambda v, _: ("deal", f"Turned up: {v.card.symbol}; {v.card.suit.name.lower()} are trumps"),
    e.Misdealt: lambda v, n: ("round", f"Misdeal: {n[v.dealer]} deals again, the stakes stay"),
    e.Offered: lambda v, n: ("deal", f"{n[v.seller]} offers the spare hand ({v.stage})"),
    e.Declined: lambda v, n: ("deal", f"{n[v.seat]} {'claims no more' if v.stage == 'claims' else f'declines ({v.stage})'}"),
    e.BidMade: lambda v, n: ("deal", f"{n[v.seat]} bids {v.chips}"),
    e.Exchanged: lambda v, n: (
        "deal",
        f"{n[v.seat]} lays {counted(v.gave, 'card')} away and takes the {v.took} of the spare hand",
    ),
    e.StageSkipped: lambda v, _: ("deal", f"No {v.stage}: the spare hand is gone"),
    e.Shown: lambda v, n: ("deal", f"{n[v.seat]} shows {cards(v.cards)}"),
    e.LookedAt: lambda v, _: ("own", f"The spare hand, for your eyes only: {cards(v.cards)}"),
    e.Noted: lambda v, n: ("own", f"Taken down for {n[v.seat]}: {v.move.partition(':')[2]}"),
    e.BetMade: lambda v, n: ("deal", f"{n[v.seat]} {f'bets {chips(v.chips)}' if v.chips else 'checks'}"),
    e.Folded: lambda v, n: ("deal", f"{n[v.seat]} folds"),
    e.PokerWon: lambda v, n: (
        "take",
        f"{n[v.seats[0]]} wins at poker" if len(v.seats) == 1 else f"{listed(n[s] for s in v.seats)} share the poker pot",
    ),
    e.Passed: _passed,
    e.LimitLifted: lambda v, n: ("pass", f"{n[v.seat]} has no suit to lead and may lead any ({v.rule})"),
    e.Irregularity: _irregularity,
    e.Caught: lambda v, n: ("pay", f"{n[v.seat]} is caught with {v.card.symbol}"),
    e.WentOut: lambda v, n: ("out", f"{n[v.seat]} is out and wins the round"),
    e.RoundVoid: _void,
    e.TieBreak: lambda v, n: ("end", f"{listed(n[s] for s in v.seats)} are level; one more round decides"),
    e.TimeCalled: lambda _, __: ("round", "Time: this round is the last one"),
    e.Left: lambda v, n: ("round", f"{n[v.seat]} leaves the table"),
    e.SessionEnded: _session,
    e.Announced: _announced,
}
"""One line for each event that is a line by itself; the others are told by :class:`boodle.cli.log.Log`."""


def telling(event: e.Event, names: Names) -> Words:
    """An event in words; a kind that boodle does not know by its name and fields."""
    tell = next((TELL[kind] for kind in type(event).__mro__ if kind in TELL), None)
    if tell is not None:
        return tell(event, names)
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).capitalize()
    fields = attrs.asdict(event, recurse=False) if attrs.has(type(event)) else {}
    said = ", ".join(f"{key} {names[v] if key == 'seat' and type(v) is int else v}" for key, v in fields.items())
    return "deal", f"{name}: {said}" if said else name


def choice(move: Move) -> str:
    """What a player would say to make a move."""
    match move:
        case Play(card=card):
            return card.symbol
        case Pass():
            return "pass"
        case Exchange():
            return "take the spare hand for mine"
        case Bid(chips=number):
            return f"bid {number}"
        case Bet(chips=number):
            return f"bet {number}" if number else "check"
        case Stake(chips=pairs):
            return f"stake {laid(pairs)}"
        case ClaimSpace(space=name):
            return f"claim {space(name)}"
        case Choose(option=option):
            return _option(option)
        case _:
            return str(move).partition(":")[2] or str(move)


def _option(option: str) -> str:
    try:
        return cards(CardSet(option))
    except NotationError:
        return option
