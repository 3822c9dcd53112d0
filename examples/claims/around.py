"""What the sources say about the game itself (C11 to C22): stakes, the widow, hands, places, and how a session ends."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, Final

from bench import OTHERS, PURSE, Bench, policy, rules
from figures import LEAST, POINTS, SHARE, Figure, Role, Side, share

from boodle.players.widow import Wish
from boodle.simulation import Estimate, Policy, Simulation, difference
from boodle.simulation.measures import names_of
from boodle.simulation.plans import AGAINST
from boodle.simulation.stepping import Stepping

DE: Final = "boodle-de"
MR: Final = "michigan-rummy"
SEATS: Final = (3, 4, 5, 6, 7, 8)
COMPANY: Final = ("random", "careful")
NEVER: Final = Policy(OTHERS, widow="never")
STOPS: Final = ("stop-dead", "stop-played", "stop-top")
NEAR: Final = 0.1
"""What still counts as nothing where a claim says that something does not matter: a chip in ten rounds."""
DEALER_LEADS: Final = "opening:leader=dealer"


def everybody(seats: int, who: Policy) -> dict[int, Policy]:
    """All seats play alike."""
    return dict.fromkeys(range(seats), who)


def parts_of(simulation: Simulation, over: Mapping[str, float], under: Mapping[str, float] | str = "rounds") -> Estimate:
    """In a comparison: what a combination of measures is at the second table, less what it is at the first."""
    first = under if isinstance(under, str) else dict(under)
    then = AGAINST + under if isinstance(under, str) else {AGAINST + name: weight for name, weight in under.items()}
    return difference(
        simulation.tally,
        ((1.0, {AGAINST + name: weight for name, weight in over.items()}, then), (-1.0, dict(over), first)),
    )


# -- C11 to C13: the widow ------------------------------------------------------------------------------------------------


PRICES: Final = (0, 1, 2, 3, 5)
MOST: Final = 20
"""More than any price here."""
NOTHING: Final = Wish(-1, 0, 0, 0)
POOR: Final = Wish(0, 40, 0, MOST)
HALF: Final = Wish(0, 50, 0, MOST)
NO_BOODLE: Final = Wish(0, 100, 0, MOST)
ANY: Final = Wish(52, 100, 1, MOST)


def _purchases(bench: Bench, price: int, seats: int, fewer: Wish, more: Wish) -> Estimate:
    """What a purchase brings that one seat makes with the one wish and not with the other; the price is paid."""
    found = bench.play(
        _offered(price), seats, {0: Policy(OTHERS, widow=fewer)}, {0: Policy(OTHERS, widow=more)},
        others=NEVER, home=(price, seats) == (3, 4),
    )  # fmt: skip
    extra = {f"{AGAINST}widow-taken": 1.0, "widow-taken": -1.0}
    return difference(found.tally, ((1.0, {f"{AGAINST}seat-net[0]": 1.0, "seat-net[0]": -1.0}, extra),))


def _offered(price: int) -> str:
    return MR if price == 3 else f"{MR} widow-offer:price={price}"


def _priced(bench: Bench, claim: str, part: str, fewer: Wish, more: Wish, side: Side) -> Iterator[Figure]:
    """Purchases at the usual price, then for more or fewer players and chips."""
    for price, seats in ((3, 4), *((3, seats) for seats in SEATS if seats != 4), *((price, 4) for price in PRICES if price != 3)):
        found = _purchases(bench, price, seats, fewer, more)
        yield Figure(
            claim, part, _offered(price), seats, OTHERS, found.value, found.error, side,
            unit="chips a purchase", role="home" if (price, seats) == (3, 4) else "scope",
        )  # fmt: skip


def c11(bench: Bench) -> Iterator[Figure]:
    """What a purchase brings, whatever the hand."""
    yield from _priced(bench, "C11", "a purchase with any hand", NOTHING, ANY, "below")


def c12(bench: Bench) -> Iterator[Figure]:
    """What a purchase brings with the hands that the advice names, and with the others."""
    yield from _priced(bench, "C12", "a purchase without a boodle card and without a long suit", NOTHING, POOR, "above")
    yield from _priced(bench, "C12", "a purchase with a boodle card", NO_BOODLE, ANY, "below")
    yield from _priced(bench, "C12", "a purchase without a boodle card, with a long suit", POOR, NO_BOODLE, "below")
    for part, fewer, more in (
        ("a purchase without a boodle card, the longest suit above two fifths and up to half of the hand", POOR, HALF),
        ("a purchase without a boodle card, the longest suit more than half of the hand", HALF, NO_BOODLE),
    ):
        found = _purchases(bench, 3, 4, fewer, more)
        yield Figure("C12", part, MR, 4, OTHERS, found.value, found.error, unit="chips a purchase", role="context")


def c13(bench: Bench) -> Iterator[Figure]:
    """What the dealer gains by the look, before and after what he pays; and what a well chosen exchange would bring unseen."""
    for seats in (4, *(seats for seats in SEATS if seats != 4)):
        for price in (3, 1, 5) if seats == 4 else (3,):
            home = (price, seats) == (3, 4)
            recipe = f"{MR} pay-the-widow" if price == 3 else f"{MR} pay-the-widow:price={price}"
            found = bench.play(MR, seats, everybody(seats, NEVER), against=recipe, home=home)
            dealer, won = f"place-net[{seats - 1}]", f"place-won[{seats - 1}]"
            # what he pays goes to whoever goes out, himself too
            gross = difference(
                found.tally,
                ((1.0, {AGAINST + dealer: 1.0, AGAINST + won: -float(price)}, AGAINST + "rounds"), (-1.0, dealer, "rounds")),
            )
            yield Figure(
                "C13", "the dealer's look, what he pays not counted", recipe, seats, OTHERS, gross.value + price, gross.error,
                unit="chips a deal", role="home" if home else "scope",
            )  # fmt: skip
            net = found.change(dealer)
            yield Figure(
                "C13", "the dealer's look, what he pays counted", recipe, seats, OTHERS, net.value, net.error,
                unit="chips a deal", role="context",
            )  # fmt: skip
    recipe = f"{MR} widow-exchange -widow-offer.sale"
    for wish, words in (
        (POOR, "of a hand without boodle card and long suit"),
        (ANY, "of any hand"),
    ):
        gain = bench.play(recipe, 4, everybody(4, NEVER), everybody(4, Policy(OTHERS, widow=wish))).change("place-net[3]")
        part = f"a dealer's free exchange unseen, {words}"
        yield Figure("C13", part, recipe, 4, OTHERS, gain.value, gain.error, unit="chips a deal", role="context")


# -- C14, C19, C21: stakes --------------------------------------------------------------------------------------------------


def c14(bench: Bench) -> Iterator[Figure]:
    """What a dealer wins by doubling, and whether another lead becomes the better one for the bigger kitty."""
    recipe = f"{MR} dealer-double:on=kitty,may=true"
    for seats in SEATS:
        home = seats == 4
        found = bench.play(
            recipe, seats, everybody(seats, Policy(OTHERS)), everybody(seats, Policy(OTHERS, factor="most")), home=home
        ).change(f"place-net[{seats - 1}]")
        yield Figure(
            "C14", "a dealer who doubles", recipe, seats, OTHERS, found.value, found.error,
            unit="chips a deal", role="home" if home else "scope",
        )  # fmt: skip
    for kitty in (2, 4, 8):
        bigger = MR if kitty == 2 else f"{MR} kitty:stake={kitty}"
        found = bench.play(bigger, 4, {0: OTHERS}, {0: "boodle-suit-low"}).change("seat-net[0]")
        yield Figure(
            "C14", "boodle suits first instead of the longest row, by the size of the kitty", bigger, 4, OTHERS,
            found.value, found.error, role="context",
        )  # fmt: skip


def c19(bench: Bench) -> Iterator[Figure]:
    """Six chips on the one card or on the other: the cards that are played least and most often."""
    part = "all on J\u2660 instead of all on A\u2665"
    for game in (DE, "boodle-fi", "michigan-rummy"):
        for seats in (3, 4, 6, 8):
            home = (game, seats) == (DE, 4)
            recipe = f"{game} free-staking"
            found = bench.play(
                recipe, seats, {0: Policy(OTHERS, stakes="first")}, {0: Policy(OTHERS, stakes="last")}, home=home, times=2
            ).change("seat-net[0]")
            yield Figure(
                "C19",
                part,
                recipe,
                seats,
                OTHERS,
                found.value,
                found.error,
                "outside",
                margin=NEAR,
                role="home" if home else "scope",
            )
    for lead in ("boodle-suit-low", "highest"):
        found = bench.play(f"{DE} free-staking", 4, {0: Policy(lead, stakes="first")}, {0: Policy(lead, stakes="last")}).change(
            "seat-net[0]"
        )
        yield Figure(
            "C19", f"{part}, by a seat that leads by '{lead}'", f"{DE} free-staking", 4, OTHERS, found.value, found.error,
            "outside", margin=NEAR, role="scope",
        )  # fmt: skip


def c21(bench: Bench) -> Iterator[Figure]:
    """The dealer's chips with the double stake, less those with a single one."""
    for game in (DE, "boodle-fi", "michigan"):
        for seats in SEATS:
            home = (game, seats) == (DE, 4)
            found = bench.play(f"{game} dealer-double:factor=1", seats, against=game, home=home).change(f"place-net[{seats - 1}]")
            yield Figure(
                "C21", "the dealer's double stake", game, seats, OTHERS, found.value, found.error, "below",
                unit="chips a deal", role="home" if home else "scope",
            )  # fmt: skip
    for recipe in (f"{DE} dealer-double:factor=1", DE):
        table = bench.play(recipe, 4)
        for place, name in enumerate(("eldest", "second", "third", "dealer")):
            net = table.mean(f"place-net[{place}]")
            yield Figure(
                "C21", f"chips of the {name}", recipe, 4, OTHERS, net.value, net.error, unit="chips a deal", role="context"
            )


# -- C15 to C18: stops, hands, pots, leads ----------------------------------------------------------------------------------


def c15(bench: Bench) -> Iterator[Figure]:
    """The share of the dead hand among all stops."""
    games = (DE, f"{DE} dead-hand", f"{DE} change-suit", f"{DE} change-colour", "boodle-fi", MR)
    asked = [(game, seats, OTHERS) for game in games for seats in SEATS]
    asked += [(DE, 4, others) for others in COMPANY]
    for game, seats, others in asked:
        home = (game, seats, others) == (DE, 4, OTHERS)
        found = bench.play(game, seats, others=others, home=home).ratio("stop-dead", dict.fromkeys(STOPS, 1.0))
        yield Figure(
            "C15", "stops because the next card is in the dead hand", game, seats, others, found.value, found.error,
            null=0.5, margin=LEAST[SHARE], unit=SHARE, role="home" if home else "scope",
        )  # fmt: skip
    for seats in SEATS:
        table = bench.play(DE, seats, home=seats == 4)
        for name, measure in (("dead hand", "stop-dead"), ("already played", "stop-played"), ("ace", "stop-top")):
            found = table.ratio(measure, dict.fromkeys(STOPS, 1.0))
            yield Figure(
                "C15", f"stops by cause: {name}", DE, seats, OTHERS, found.value, found.error, unit=SHARE, role="context"
            )


def more_cards(seats: int, *, first: bool) -> int:
    """How many players get a card more than the others: those next to the dealer's left."""
    return 52 % (seats + 1) - int(first)


def c16(bench: Bench) -> Iterator[Figure]:
    """Places with a card less compared with places with a card more; what a place itself brings is taken off."""
    for game in (DE, MR, "boodle-fi"):
        first = game == "boodle-fi"
        for seats in SEATS[1:]:
            many = more_cards(seats, first=first)
            home = (game, seats) == (DE, 4)
            role: Role = "home" if home else "scope"
            found = bench.play(game, seats, against=f"{game} surplus-to-widow", home=home, times=4 if home else 1)
            for measure, unit, margin in (("place-net", "chips a deal", NEAR), ("place-won", POINTS, LEAST[POINTS])):
                contrast = {f"{measure}[{place}]": 1 / many if place < many else -1 / (seats - many) for place in range(seats)}
                gap = parts_of(found, contrast)
                yield Figure(
                    "C16", "out first more often for a card less" if unit == POINTS else "a card less than others", game, seats,
                    OTHERS, gap.value, gap.error, "inside", margin=margin, unit=unit, role=role if unit != POINTS else "context",
                )  # fmt: skip
    second = bench.play(DE, 4, against=f"{DE} dead-hand", times=4).change("place-net[1]")
    yield Figure(
        "C16", "the second player with a card less, because the dead hand is dealt first", DE, 4, OTHERS,
        second.value, second.error, "inside", margin=NEAR, unit="chips a deal", role="context",
    )  # fmt: skip


def c17(bench: Bench) -> Iterator[Figure]:
    """What a space pays when it pays, in fresh stakes; and what lies on all of them after each round of a sitting."""
    for game in (DE, "boodle-fi", MR):
        for seats in SEATS:
            home = (game, seats) == (DE, 4)
            table = bench.play(game, seats, home=home)
            boodles = [space for space in rules(game, seats).tables.spaces if space != "Kitty"]
            fresh = seats + (game != MR)
            found = table.ratio(
                {f"space-paid[{space}]": 1 / fresh for space in boodles}, {f"space-taken[{space}]": 1.0 for space in boodles}
            )
            yield Figure(
                "C17", "what a boodle card pays", game, seats, OTHERS, found.value, found.error, null=1.5, margin=0.0,
                unit="fresh stakes", role="home" if home else "scope",
            )  # fmt: skip
    (lying,) = bench.play(DE, 4).tally.lying
    for number in (1, 2, 3, 4, 6, 12, 24):
        if number > len(lying):
            break
        many, chips, squares = lying[number - 1]
        mean = chips / many
        error = math.sqrt(max(squares / many - mean * mean, 0.0) / many)
        yield Figure("C17", f"chips that lie after round {number}", DE, 4, OTHERS, mean, error, unit="chips", role="context")


def c18(bench: Bench) -> Iterator[Figure]:
    """The eldest with the first lead, less the eldest when the dealer has it: the same deals."""
    for game in (DE, f"{DE} change-suit", "boodle-fi", MR):
        for seats in SEATS:
            home = (game, seats) == (DE, 4)
            found = bench.play(f"{game} {DEALER_LEADS}", seats, against=game, home=home)
            gain, won = found.change("place-net[0]"), found.change("place-won[0]")
            yield Figure(
                "C18", "the first lead", game, seats, OTHERS, gain.value, gain.error,
                unit="chips a lead", role="home" if home else "scope",
            )  # fmt: skip
            yield Figure(
                "C18", "out first more often by the first lead", game, seats, OTHERS, won.value, won.error,
                margin=LEAST[POINTS], unit=POINTS, role="context",
            )  # fmt: skip


# -- C20: two games that are said to be one ---------------------------------------------------------------------------------

LOOKING: Final = "careful"
"""A policy that cares which cards are boodle cards."""
PLAY: Final = "-rummy-round.phase"
"""The rummy round, which both have, is left out where it would be slow: it is a function of its own."""


def _likeness(bench: Bench, one: str, other: str, seats: int, role: Role, *, spaces: bool, home: bool) -> Iterator[Figure]:
    """How much more there is of something at the second game, as a part of what there is at the first."""
    found = bench.play(one, seats, against=other, others=LOOKING, home=home)
    plain = ("cards", "leads", "left", "card-payments", "stop-dead")
    for measure, name in zip(
        plain, ("cards played", "leads", "cards left", "card payments", "stops by the dead hand"), strict=True
    ):
        yield _relative("C20", name, f"{one} and {other}", seats, found.mean(measure), found.change(measure), role)
    if spaces:
        at, beside = ([s for s in rules(game, seats).tables.spaces if s not in ("Kitty", "Pot")] for game in (one, other))
        before = found.mean({f"space-taken[{space}]": 1.0 for space in at})
        change = difference(
            found.tally,
            (
                (1.0, {f"{AGAINST}space-taken[{space}]": 1.0 for space in beside}, AGAINST + "rounds"),
                (-1.0, {f"space-taken[{space}]": 1.0 for space in at}, "rounds"),
            ),
        )
        yield _relative("C20", "boodle cards taken", f"{one} and {other}", seats, before, change, role)


def _relative(claim: str, name: str, both: str, seats: int, before: Estimate, change: Estimate, role: Role) -> Figure:
    base = before.value or math.nan
    return Figure(
        claim, name, both.replace(f" {PLAY}", ""), seats, LOOKING, change.value / base, abs(change.error / base), "inside",
        margin=0.05, unit=SHARE, role=role,
    )  # fmt: skip


def c20(bench: Bench) -> Iterator[Figure]:
    """The two games of document 003, then the two commercial boards."""
    for seats in SEATS:
        home = seats == 4
        role: Role = "home" if home else "scope"
        yield from _likeness(bench, f"tripoley {PLAY}", f"rummoli {PLAY}", seats, role, spaces=True, home=home)
    for seats in (4, 6):
        yield from _likeness(bench, "tripoley-cadaco", "rummoli-canadian", seats, "scope", spaces=False, home=False)


# -- C22: sittings ----------------------------------------------------------------------------------------------------------


def _totals(bench: Bench, recipe: str, seats: int, length: int, sittings: int) -> list[list[int]]:
    """What each seat has won in each sitting, counted from its first dealer."""
    bench.know(recipe, seats)
    rulebook = rules(recipe, seats)
    policies = (policy(OTHERS),) * seats
    names = names_of(seats, rulebook.tables.spaces)
    at = names.index("seat-net[0]")
    if bench.engine == "step":
        counted: Any = Stepping.of(rulebook, policies).count(bench.seed, 0, sittings, length, PURSE)
    else:
        from boodle.batch.running import Batch

        counted = Batch.of(rulebook, policies).count(bench.seed, 0, sittings, length, PURSE)
    rows = [[int(value) for value in row[at : at + seats]] for row in counted.totals]
    # the first dealer of a sitting is the seat of its number
    return [row[first:] + row[:first] for number, row in enumerate(rows) for first in (number % seats,)]


def _sittings(bench: Bench, seats: int, length: int, role: Role, part: float) -> Iterator[Figure]:
    many = max(8, round(bench.rounds * part / length))
    rows = _totals(bench, DE, seats, length, many)
    for place in range(seats):
        ahead = share([(row[place] - sum(row) / seats, length) for row in rows])
        yield Figure(
            "C22", f"chips of the {place + 1}. dealer, over the average", f"{DE}, {length} rounds", seats, OTHERS,
            ahead.value, ahead.error, "inside", margin=NEAR, role=role,
        )  # fmt: skip
        most = share([((row[place] == max(row)) / row.count(max(row)), 1) for row in rows])
        yield Figure(
            "C22", f"sittings that the {place + 1}. dealer wins", f"{DE}, {length} rounds", seats, OTHERS,
            most.value, most.error, "inside", null=1 / seats, margin=0.02, unit=SHARE, role=role,
        )  # fmt: skip


def c22(bench: Bench) -> Iterator[Figure]:
    """Equal deals, and one deal more for the first dealer."""
    yield from _sittings(bench, 4, bench.length(4), "home", 3.0)
    yield from _sittings(bench, 4, 4, "scope", 2.0)
    yield from _sittings(bench, 6, bench.length(6), "scope", 3.0)
    yield from _sittings(bench, 4, 5, "context", 1.0)
