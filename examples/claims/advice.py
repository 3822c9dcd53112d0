"""Advice about leads (C1, C2, C4 to C7): a seat that follows it is compared with itself when it does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs
from bench import OTHERS, Bench, weights
from figures import LEAST, POINTS, Figure, Role, Side

from boodle.players import Weights

GAMES: Final = ("boodle-de", "boodle-de change-suit", "boodle-fi", "michigan-rummy", "michigan-rummy free-leads")
COMPANY: Final = ("random", "careful")
"""How the others may play besides: badly, and well."""
ALL: Final = (3, 4, 5, 6, 7, 8)
SOME: Final = (3, 4, 6, 8)

RUN: Final = weights("longest-run")
RANDOM: Final = Weights()
LOW: Final = weights("boodle-suit-low")
AVOIDED_UNLESS_SURE: Final = Weights(boodle=-20, paid=40, run=1)
"""The suit of a boodle card is not begun, unless the own cards lead up to it without a gap."""
SURE: Final = Weights(paid=40, run=1)
"""What is sure to pay is played at once; else the longest row."""
THROUGH: Final = Weights(run=1, suit=-1)
"""A suit whose cards are all in one row; all such suits are alike."""
KNOWN: Final = Weights(stop=1)
"""A row at whose end everybody knows a stop; all such rows are alike."""


@attrs.frozen
class Advice:
    """Something to do, and what to do instead."""

    claim: str
    part: str
    rules: str
    """Of the document that the claim is from."""
    lead: Weights
    instead: Weights
    seats: Sequence[int] = SOME
    side: Side = "above"
    role: Role = "home"
    """At home; elsewhere a figure only says how far the claim goes."""

    def figures(self, bench: Bench) -> Iterator[Figure]:
        """The gain at home, then elsewhere: other games and numbers of players, then other company."""
        yield self.gain(bench, self.rules, 4, OTHERS, home=True)
        for game in GAMES:
            for seats in self.seats:
                if (game, seats) != (self.rules, 4):
                    yield self.gain(bench, game, seats, OTHERS)
        for game in dict.fromkeys((self.rules, "boodle-de", "michigan-rummy")):
            for others in COMPANY:
                yield self.gain(bench, game, 4, others)

    def gain(self, bench: Bench, rules: str, seats: int, others: str, *, home: bool = False) -> Figure:
        """How many chips a round the seat wins more."""
        found = bench.play(rules, seats, {0: self.instead}, {0: self.lead}, others=others, home=home).change("seat-net[0]")
        role: Role = self.role if home else "scope"
        return Figure(self.claim, self.part, rules, seats, others, found.value, found.error, self.side, role=role)


C1: Final = Advice("C1", "longest row instead of any lead", "boodle-de", RUN, RANDOM)
C2: Final = Advice("C2", "shortest suit instead of any lead", "michigan-rummy", weights("shortest-suit"), RANDOM)
C1_OR_C2: Final = Advice(
    "C2", "shortest suit (C2) instead of the longest row (C1)", "michigan-rummy", weights("shortest-suit"), RUN, role="scope"
)
C4: Final = Advice(
    "C4", "suit of a boodle card first, else the longest row, instead of always the longest row", "boodle-de", LOW, RUN, ALL
)
C5: Final = Advice(
    "C5",
    "suit of a boodle card last unless sure, instead of the longest row unless sure",
    "michigan-rummy",
    AVOIDED_UNLESS_SURE,
    SURE,
    ALL,
)
C5_OR_C4: Final = Advice(
    "C5",
    "suit of a boodle card last unless sure (C5) instead of first (C4)",
    "michigan-rummy",
    AVOIDED_UNLESS_SURE,
    LOW,
    ALL,
    role="scope",
)
C6: Final = Advice("C6", "a suit whose cards are all in one row instead of any lead", "boodle-de", THROUGH, RANDOM)
C6_KNOWN: Final = Advice("C6", "a row that ends at a known stop instead of any lead", "boodle-de", KNOWN, RANDOM)
C7_FIRST: Final = Advice("C7", "known stops used first instead of forgotten", "boodle-de", weights("known-stops-first"), RUN)
C7_KEPT: Final = Advice("C7", "known stops kept to the last instead of forgotten", "boodle-de", weights("known-stops-kept"), RUN)


def c1(bench: Bench) -> Iterator[Figure]:
    """Chips; and how often the seat is on lead again, of all its leads."""
    yield from C1.figures(bench)
    found = bench.play(C1.rules, 4, {0: RANDOM}, {0: RUN}).change("seat-kept[0]", "seat-leads[0]")
    part = "on lead again after a lead of the longest row, more often than after any lead"
    yield Figure("C1", part, C1.rules, 4, OTHERS, found.value, found.error, margin=LEAST[POINTS], unit=POINTS, role="context")


def c2(bench: Bench) -> Iterator[Figure]:
    """Chips against leads by chance, and against the opposite advice."""
    yield from C2.figures(bench)
    yield from C1_OR_C2.figures(bench)
    for stuck in ("same-suit", "pass-left"):
        rules = f"boodle-de change-suit:stuck={stuck}"
        yield attrs.evolve(C2, part=f"{C2.part}, by what happens to whoever is stuck", role="context").gain(
            bench, rules, 4, OTHERS, home=True
        )


def c4(bench: Bench) -> Iterator[Figure]:
    """Chips; and how many of the own boodle cards are played."""
    yield from C4.figures(bench)
    found = bench.play(C4.rules, 4, {0: RUN}, {0: LOW}).change("seat-played[0]", "seat-boodles[0]")
    part = "own boodle cards that are played, more than with the longest row"
    yield Figure("C4", part, C4.rules, 4, OTHERS, found.value, found.error, margin=LEAST[POINTS], unit=POINTS)


def c5(bench: Bench) -> Iterator[Figure]:
    """Chips, and chips against C4."""
    yield from C5.figures(bench)
    yield from C5_OR_C4.figures(bench)


def c6(bench: Bench) -> Iterator[Figure]:
    """Both readings of a suit that can be played through."""
    yield from C6.figures(bench)
    yield from C6_KNOWN.figures(bench)
    both = Advice(
        "C6",
        "longest of the suits in one row instead of the longest row",
        "boodle-de",
        Weights(run=21, suit=-20),
        RUN,
        role="context",
    )
    yield both.gain(bench, "boodle-de", 4, OTHERS, home=True)
    yield both.gain(bench, "michigan-rummy", 4, OTHERS, home=True)


def c7(bench: Bench) -> Iterator[Figure]:
    """What it is worth to remember, and when to use it."""
    yield from C7_FIRST.figures(bench)
    yield from C7_KEPT.figures(bench)
    careful = weights("careful")
    best = Advice(
        "C7",
        "the best policy here with its memory instead of without",
        "boodle-de",
        careful,
        careful._replace(stop=0),
        role="context",
    )
    for game in ("boodle-de", "michigan-rummy"):
        yield best.gain(bench, game, 4, "careful", home=True)
