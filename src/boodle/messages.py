"""What is said of an event: a key, its values, and an English sentence; each event by itself, as a browser shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import attrs

from boodle import events as e
from boodle.chips import BANK
from boodle.errors import ArgumentError, shown
from boodle.frozen import FrozenMap, frozen, thawed
from boodle.plain_values import kind_of, plain
from boodle.words import account, chips, counted, laid, space, telling

STOPS: Final[Mapping[str, str]] = {
    "top": "nothing follows",
    "dead": "the next card is in the dead hand",
    "played": "the next card has been played",
    "removed": "the next card is not in the pack",
    "aside": "the next card is laid aside",
    "withheld": "the next card is held back",
    "hidden": "nobody shows the next card",
}
"""Why a run stops, by the reason that the event gives."""


@attrs.frozen
class Message:
    """What is said of an event.

    Attributes:
        key: The kind of event, ``"card-played"``: what other languages look their sentence up by.
        values: The fields of the event as plain JSON.
        text: An English sentence.
    """

    key: str
    values: FrozenMap[Any]
    text: str

    def to_dict(self) -> dict[str, Any]:
        """The message as plain JSON."""
        return {"key": self.key, "values": thawed(self.values), "text": self.text}


def message(event: e.Event, names: Sequence[str]) -> Message:
    """What is said of an event at a table with these players.

    Args:
        event: The event.
        names: The players' names, by seat.

    Raises:
        ArgumentError: no event, or not a name for each seat that it speaks of.
    """
    if not isinstance(event, e.Event):
        raise ArgumentError(f"{shown(event)} is no event; take one from 'game.events' or 'events_since'")
    values = plain(event)
    try:
        tell = SENTENCES.get(type(event))
        text = telling(event, names)[1] if tell is None else tell(event, names)
    except IndexError:
        raise ArgumentError(f"'names' is {shown(names)}; expected the name of each seat at the table") from None
    del values["kind"]
    return Message(kind_of(type(event)), frozen(values), text)


def _paid(paid: e.Paid, names: Sequence[str]) -> str:
    who, payee = account(paid.payer, names), account(paid.payee, names)
    if isinstance(paid.payer, str) and paid.payer != BANK and isinstance(paid.payee, int):
        return f"{payee} takes {chips(paid.chips)} from {space(paid.payer)} ({paid.rule})"
    into = "into " if isinstance(paid.payee, str) and paid.payee != BANK else "to "
    return f"{who[0].upper()}{who[1:]} pays {chips(paid.chips)} {into}{payee} ({paid.rule})"


def _round(ended: e.RoundEnded, names: Sequence[str]) -> str:
    left = ", ".join(f"{name} {counted(cards, 'card')}" for name, cards in zip(names, ended.left, strict=False) if cards)
    return f"Round {ended.number} is over" + (f"; left: {left}" if left else "")


SENTENCES: Final[Mapping[type[e.Event], Callable[[Any, Sequence[str]], str]]] = {
    e.CardPlayed: lambda v, n: f"{n[v.seat]} {'leads' if v.led else 'plays'} {v.card.symbol}",
    e.Stopped: lambda v, n: f"{n[v.seat]} stops the run with {v.card.symbol}: {STOPS.get(v.reason, v.reason)}",
    e.Paid: _paid,
    e.Staked: lambda v, n: f"{n[v.seat]} stakes {chips(sum(dict(v.chips).values()))}: {laid(v.chips)}",
    e.RoundEnded: _round,
    e.TakenOver: lambda v, _: f"{v.name} takes over a seat",
}
"""Sentences for events that the log of the command draws together in one line."""
