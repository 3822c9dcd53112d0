"""The only four ways in which anything changes: chips, cards, a phase's memory, an event."""

from __future__ import annotations

from typing import Any

import attrs

from boodle.cards import CardSet
from boodle.chips import Account, space_name
from boodle.events import Event


def _account(value: object) -> object:
    return space_name(value) if isinstance(value, str) else value


@attrs.frozen
class Transfer:
    """Chips from one account to another; a payer that may not go below zero pays what there is."""

    payer: Account = attrs.field(converter=_account)
    payee: Account = attrs.field(converter=_account)
    chips: int


@attrs.frozen
class Relocate:
    """Cards from one place to another: a seat's hand (its number), ``"dead"``, or a seat's pile (``"aside:2"``)."""

    cards: CardSet
    source: int | str
    target: int | str


@attrs.frozen
class Remember:
    """A new value for one thing that a phase remembers."""

    name: str
    value: Any


@attrs.frozen
class Announce:
    """An event."""

    event: Event


Effect = Transfer | Relocate | Remember | Announce
