"""What is counted in every round: whole numbers, so that sums over any parts of a simulation add up exactly.

Every figure of the lab is the sum of one measure over the sum of another one, such as chips over rounds, or wins over rounds.
A *place* is counted from the dealer's left: place 0 is the eldest, the last place is the dealer. A *seat* stays where it is.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Final

from boodle.players.widow import KINDS

PLAIN: Final = (
    "rounds",
    "void",  # rounds without a winner
    "cards",  # cards played
    "leads",
    "choices",  # leads with more than one card to choose from
    "passes",  # somebody had nothing that he might lead
    "left",  # cards left in the hands at the end
    "stop-dead",  # stops by the reason why nobody added the next card
    "stop-aside",
    "stop-played",
    "stop-top",
    "stop-removed",
    "stop-hidden",
    "out-on-lead",  # rounds won by leading the last card
    "out-on-boodle",  # rounds won by playing a pay card as the last one
    "card-payments",  # chips that the winner got for cards left
    "widow-taken",  # how often the spare hand was taken
    "widow-price",  # chips that were paid for it
)
BY_KIND: Final = (
    "asked",  # rounds in which the first one who was asked about the spare hand held a hand of this kind
    "asked-took",  # ... and took it
    "asked-net",  # what he won in them, in chips, and without the price
)
BY_PLACE: Final = ("place-net", "place-square", "place-won")
BY_SEAT: Final = (
    "seat-net",
    "seat-won",
    "seat-leads",
    "seat-kept",  # leads after which the same seat was on lead again
    "seat-boodles",  # pay cards held at the first lead
    "seat-played",  # ... and played
)
BY_SPACE: Final = (
    "space-paid",  # chips that seats took from the space
    "space-taken",  # rounds in which it paid anything
    "space-staked",
    "space-lying",  # chips that lay on it at the end of a round
)
ROUNDS: Final = PLAIN.index("rounds")
KINDS_AT: Final = len(PLAIN)
PLACES_AT: Final = KINDS_AT + len(BY_KIND) * len(KINDS)


@functools.cache
def names_of(seats: int, spaces: Sequence[str]) -> tuple[str, ...]:
    """The names of all measures of a table, in the order in which they are kept: ``place-net[0]``, ``space-paid[Kitty]``."""
    return (
        *PLAIN,
        *(f"{name}[{kind}]" for name in BY_KIND for kind in range(len(KINDS))),
        *(f"{name}[{place}]" for name in BY_PLACE for place in range(seats)),
        *(f"{name}[{seat}]" for name in BY_SEAT for seat in range(seats)),
        *(f"{name}[{space}]" for name in BY_SPACE for space in spaces),
    )
