"""The sections of a report about a table: which figures there are, and in which words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boodle.lab.figures import Figure, Sheet, share
from boodle.players.widow import KINDS
from boodle.simulation.plans import Sat, rules_of
from boodle.words import space as named

STOPS: Final = {
    "stop-dead": "the next card is in the spare hand",
    "stop-aside": "the next card was laid aside",
    "stop-played": "the next card was played before",
    "stop-top": "nothing follows the card",
    "stop-removed": "the next card is not in the pack",
    "stop-hidden": "the next card lies where nobody can see it",
}
"""Why nobody adds the next card, in words."""
HUNDRED: Final = 100.0
WON: Final = {"rounds": 1.0, "void": -1.0}
ASKED: Final = {f"asked[{kind}]": 1.0 for kind in range(len(KINDS))}


def sheets(table: Sat, labels: tuple[str, ...]) -> tuple[Sheet, ...]:
    """All sections about a table; ``labels`` are the seats in words, ``()`` where all play alike."""
    seats = table.recipe.seats
    spaces = rules_of(table).tables.spaces
    return (
        Sheet("Who wins", tuple(_wins(seats)), f"where all are alike, everybody wins {HUNDRED / seats:.4g} % of the rounds"),
        Sheet("Chips by place", tuple(_chips(seats))),
        Sheet("Seat by seat", tuple(_by_seat(labels))),
        Sheet("Spaces", tuple(_spaces(spaces))),
        Sheet("Rounds", tuple(_rounds())),
        Sheet("Why runs stop", tuple(_stops())),
        Sheet("How rounds end", tuple(_ends())),
        Sheet("The spare hand", tuple(_widow())),
        Sheet(
            "Who is asked first about the spare hand", tuple(_asked()), "the chips are his own in those rounds, without the price"
        ),
    )


def places(seats: int) -> tuple[str, ...]:
    """The places in words, from the dealer's left."""
    between = (f"place {place}" for place in range(1, seats - 1))
    return ("the eldest (place 0)", *between, f"the dealer (place {seats - 1})")


def _wins(seats: int) -> Iterator[Figure]:
    for place, label in enumerate(places(seats)):
        parts = share(f"place-won[{place}]", WON, HUNDRED)
        yield Figure(label, f"place-won[{place}]", "%", parts, "of rounds won", HUNDRED / seats, always=True)


def _chips(seats: int) -> Iterator[Figure]:
    for place, label in enumerate(places(seats)):
        yield Figure(label, f"place-net[{place}]", "chips", share(f"place-net[{place}]"), "a round", always=True)
    others = {f"place-net[{place}]": -1.0 / (seats - 1) for place in range(seats - 1)}
    edge = share({f"place-net[{seats - 1}]": 1.0, **others})
    yield Figure("the dealer less the others' mean", "dealer-edge", "chips", edge, "a round", 0.0, always=True)
    for place, label in enumerate(places(seats)):
        squares = share(f"place-square[{place}]") + share(f"place-net[{place}]")
        yield Figure(label, f"place-spread[{place}]", "chips", squares, "one round varies by", spread=True)


def _by_seat(labels: tuple[str, ...]) -> Iterator[Figure]:
    for seat, label in enumerate(labels):
        yield Figure(label, f"seat-net[{seat}]", "chips", share(f"seat-net[{seat}]"), "a round", always=True)
    for seat, label in enumerate(labels):
        won = share(f"seat-won[{seat}]", WON, HUNDRED)
        yield Figure(label, f"seat-won[{seat}]", "%", won, "of rounds won", HUNDRED / len(labels))
    for seat, label in enumerate(labels):
        yield Figure(label, f"seat-leads[{seat}]", "leads", share(f"seat-leads[{seat}]"), "a round")
    for seat, label in enumerate(labels):
        kept = share(f"seat-kept[{seat}]", f"seat-leads[{seat}]", HUNDRED)
        yield Figure(label, f"seat-kept[{seat}]", "%", kept, "of leads kept")
    for seat, label in enumerate(labels):
        played = share(f"seat-played[{seat}]", f"seat-boodles[{seat}]", HUNDRED)
        yield Figure(label, f"seat-played[{seat}]", "%", played, "of pay cards played")


def _spaces(spaces: tuple[str, ...]) -> Iterator[Figure]:
    for measure, unit, column, factor in (
        ("space-paid", "chips", "paid a round", 1.0),
        ("space-taken", "%", "of rounds it pays in", HUNDRED),
        ("space-staked", "chips", "staked a round", 1.0),
        ("space-lying", "chips", "lying after a round", 1.0),
    ):
        for space in spaces:
            parts = share(f"{measure}[{space}]", factor=factor)
            yield Figure(named(space), f"{measure}[{space}]", unit, parts, column)


def _rounds() -> Iterator[Figure]:
    yield Figure("cards played", "cards", "cards a round", share("cards"))
    yield Figure("leads", "leads", "leads a round", share("leads"))
    yield Figure("leads with a choice of cards", "choices", "% of leads", share("choices", "leads", HUNDRED))
    yield Figure("stops", "stops", "stops a round", share(dict.fromkeys(STOPS, 1.0)))
    yield Figure("passes, with nothing to lead", "passes", "passes a round", share("passes"))
    yield Figure("cards left in the hands", "left", "cards a round", share("left"))
    yield Figure("paid to the winner for them", "card-payments", "chips a round", share("card-payments"))
    yield Figure("void, nobody wins", "void", "% of rounds", share("void", factor=HUNDRED), always=True)


def _stops() -> Iterator[Figure]:
    for measure, label in STOPS.items():
        yield Figure(label, f"{measure}", "% of stops", share(measure, dict.fromkeys(STOPS, 1.0), HUNDRED))


def _ends() -> Iterator[Figure]:
    of = "% of rounds won"
    yield Figure("the last card is led", "out-on-lead", of, share("out-on-lead", WON, HUNDRED))
    yield Figure("the last card is added to a run", "out-on-run", of, share(WON | {"out-on-lead": -1.0}, WON, HUNDRED))
    yield Figure("the last card is a pay card", "out-on-boodle", of, share("out-on-boodle", WON, HUNDRED))


def _widow() -> Iterator[Figure]:
    yield Figure("somebody takes it", "widow-taken", "times in 100 rounds", share("widow-taken", factor=HUNDRED))
    yield Figure("its price", "widow-price", "chips each time", share("widow-price", "widow-taken"))


def _asked() -> Iterator[Figure]:
    for measure, unit, column, factor in (
        ("asked", "%", "of those asked", HUNDRED),
        ("asked-took", "%", "of them take it", HUNDRED),
        ("asked-net", "chips", "a round", 1.0),
    ):
        for kind, label in enumerate(KINDS):
            under = ASKED if measure == "asked" else f"asked[{kind}]"
            yield Figure(label, f"{measure}[{kind}]", unit, share(f"{measure}[{kind}]", under, factor), column)
