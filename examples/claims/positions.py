"""Claims about single positions (C1, C3, C5, C8 to C10), in the step engine: what happens there, or both leads played out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from bench import OTHERS, Bench, Seen, Table
from figures import LEAST, SHARE, Figure, Role, share

from boodle import Paid, Play, RoundEnded, Stopped, WentOut
from boodle.cards import CARDS
from boodle.players import Weights
from boodle.players.leads import best_leads, nth, orders, pay_cards
from boodle.simulation import Estimate
from boodle.simulation.chance import Stream
from boodle.simulation.deciding import gone_for_good
from boodle.stages.dealing import Dealing
from boodle.stages.leads import Run
from boodle.state import State

DE: Final = "boodle-de"
MR: Final = "michigan-rummy"
SUIT: Final = 0x1FFF
DIAMONDS: Final = 13
TWO: Final = 0
SEVEN: Final = 5
QUEEN: Final = 10
ROW: Final = 3
"""Many cards in a row: three or more."""
WAY_OUT: Final = 3
LONG: Final = 8
NEAR: Final = 6
"""So many cards missing between 2D and QD are few."""

Pairs = list[tuple[float, float]]


def leads_of(seen: Seen) -> tuple[int, ...]:
    """The cards from which somebody who is on lead may choose; none where nobody leads."""
    stage = seen.state.stage
    if not isinstance(stage, Run) or stage.wanted >= 0 or not isinstance(seen.moves.lawful, tuple):
        return ()
    return tuple(move.card.index for move in seen.moves.lawful if isinstance(move, Play))


def row(table: Table, hand: int, card: int) -> int:
    """How many of the own cards follow each other from this one on."""
    after = table.rulebook.tables.after_follow
    cards = 1
    while (card := after[card]) >= 0 and hand >> card & 1:
        cards += 1
    return cards


def rows(table: Table, hand: int) -> int:
    """How many rows a hand has: with so many leads it is empty, if nobody else's cards help."""
    before = [0] * 52
    for card, then in enumerate(table.rulebook.tables.after_follow):
        if then >= 0:
            before[then] = 1 << card
    return sum(1 for card in range(52) if hand >> card & 1 and not hand & before[card])


# -- C1: on lead again ------------------------------------------------------------------------------------------------------


class Fate(NamedTuple):
    """What became of a lead."""

    long: bool
    again: bool


def fates(table: Table, played: Iterator[Seen]) -> Iterator[Fate]:
    """Every lead with a choice, and whether its player led again next or was out."""
    led: tuple[int, bool] | None = None
    for seen in played:
        choice = leads_of(seen)
        if choice and isinstance(seen.move, Play):
            seat, card = seen.move.seat, seen.move.card.index
            led = (seat, row(table, seen.state.hands[seat], card) >= ROW) if len(choice) > 1 else None
        for event in seen.events:
            if isinstance(event, Stopped | WentOut) and led is not None:
                yield Fate(led[1], event.seat == led[0])
                led = None


def c1_again(bench: Bench) -> Iterator[Figure]:
    """How often a lead of three or more cards in a row ends with its player on lead, or out."""
    for game, seats in ((DE, 4), (DE, 3), (DE, 6), (DE, 8), (MR, 4)):
        home = (game, seats) == (DE, 4)
        table = bench.table(game, seats)
        many = [[*fates(table, played)] for played in bench.sittings(table, 2.5 if home else 0.5)]
        for part, long in (
            ("on lead again, or out, after a lead of three or more in a row", True),
            ("after any other lead", False),
        ):
            found = share([(sum(f.again for f in each if f.long == long), sum(f.long == long for f in each)) for each in many])
            role: Role = "context" if not long else "home" if home else "scope"
            name = part if long else f"on lead again, or out, {part}"
            yield Figure(
                "C1", name, game, seats, OTHERS, found.value, found.error, null=0.5, margin=LEAST[SHARE], unit=SHARE, role=role
            )


# -- C3: long suits ---------------------------------------------------------------------------------------------------------


def _long_suits(bench: Bench, game: str, seats: int, length: int, part: float) -> tuple[Estimate, Estimate]:
    """Of a suit of so many cards that its holder begins: the share that is gone after that run, and how often it is all gone."""
    table = bench.table(game, seats, dict.fromkeys(range(seats), "longest-suit"))
    shed: Pairs = []
    whole: Pairs = []
    for number in range(bench.step_rounds(part)):
        stream = Stream(bench.seed, number, length)
        state = table.fresh(number % seats)
        seat = stream.below(seats)
        suit = stream.below(4)
        pack = stream.shuffled([*range(52)])
        own = [card for card in pack if card // 13 == suit][:length]
        others = [card for card in pack if card // 13 != suit]
        size = 52 // (seats + 1) + 1
        deal = table.dealing(state, {seat: own + others[: size - length]}, pack)
        begun = False
        for seen in table.round(number, state, stream, deal):
            move, hand = seen.move, seen.state.hands[seat] >> 13 * suit & SUIT
            if leads_of(seen) and isinstance(move, Play) and (move.seat, move.card.index // 13) == (seat, suit):
                begun = hand.bit_count() == length
                if not begun:
                    break
            if begun and any(isinstance(event, Stopped | RoundEnded) for event in seen.events):
                left = (seen.after.hands[seat] >> 13 * suit & SUIT).bit_count()
                shed.append((1 - left / length, 1))
                whole.append((not left, 1))
                break
    return share(shed), share(whole)


def c3(bench: Bench) -> Iterator[Figure]:
    """Suits of eight cards, and shorter ones."""
    for game, seats, length in ((MR, 4, 8), (MR, 3, 8), (MR, 5, 8), (DE, 3, 8), (DE, 4, 8), (MR, 4, 7), (MR, 4, 6), (MR, 4, 5)):
        role: Role = "context" if length < LONG else "home" if (game, seats) == (MR, 4) else "scope"
        shed, whole = _long_suits(bench, game, seats, length, 0.5 if role == "home" else 0.25)
        for part, found in (
            ("of a suit of {} cards gone in the run that began it", shed),
            ("suits of {} cards all gone in that run", whole),
        ):
            yield Figure(
                "C3", part.format(length), game, seats, "longest-suit", found.value, found.error, null=0.5,
                margin=LEAST[SHARE], unit=SHARE, role=role,
            )  # fmt: skip


# -- C5: the queen and the two of diamonds ----------------------------------------------------------------------------------


def _best(table: Table, state: State, seat: int, leads: int, weights: Weights, stopped: int) -> Play:
    """The lead that a policy takes among some; the first one of those that are as good."""
    led, followed = orders(table.rulebook.tables)
    hand, pay = state.hands[seat], pay_cards(table.rulebook.tables)
    best = best_leads(weights, leads, hand, pay, gone_for_good(state, stopped), led, followed)
    return Play(seat, CARDS[nth(best, 0)])


def _first_lead(table: Table, stream: Stream, wanted: list[int]) -> Seen:
    """The first lead of a round in which the eldest was dealt these cards among others; the dealer is the last seat."""
    state = table.fresh(table.rulebook.seats - 1)
    deal = table.dealing(state, {0: stream.shuffled(wanted)}, stream.shuffled([card for card in range(52) if card not in wanted]))
    return next(seen for seen in table.round(0, state, stream, deal) if leads_of(seen))


def _queen_and_two(bench: Bench, game: str, seats: int, part: float) -> tuple[Estimate, Estimate, Estimate]:
    """What 2D brings more than the longest row elsewhere: always; with up to six cards missing; with more."""
    table = bench.table(game, seats)
    two = Play(0, CARDS[DIAMONDS + TWO])
    between = sum(1 << DIAMONDS + rank for rank in range(TWO + 1, QUEEN))
    found: list[tuple[float, int]] = []
    for number in range(bench.step_rounds(part)):
        seen = _first_lead(table, Stream(bench.seed, number, 2), [DIAMONDS + TWO, DIAMONDS + QUEEN])
        missing = (between & ~seen.state.hands[0]).bit_count()
        elsewhere = sum(1 << card for card in leads_of(seen) if card // 13 != two.card.index // 13)
        if elsewhere and missing:
            other = _best(table, seen.state, 0, elsewhere, Weights(run=1), seen.stopped)
            there, away = (
                table.chips_after(seen.state, lead, Stream(bench.seed, number, 3), seen.stopped)[0] for lead in (two, other)
            )
            found.append((there - away, missing))
    every, near, far = (
        share([(chips, 1) for chips, missing in found if least <= missing <= most])
        for least, most in ((1, 9), (1, NEAR), (NEAR + 1, 9))
    )
    return every, near, far


def c5_queen(bench: Bench) -> Iterator[Figure]:
    """The very example of document 003, in positions made for it."""
    for game, seats in ((MR, 4), (MR, 3), (MR, 6), (DE, 4), (DE, 6)):
        home = (game, seats) == (MR, 4)
        parts = (
            "2\u2666 with Q\u2666 in hand, instead of the longest row elsewhere",
            "with up to six cards missing between",
            "with more",
        )
        for part, found in zip(parts, _queen_and_two(bench, game, seats, 1.0 if home else 0.5), strict=True):
            role: Role = "context" if part is not parts[0] else "home" if home else "scope"
            name = part if part is parts[0] else f"the same {part}"
            yield Figure("C5", name, game, seats, OTHERS, found.value, found.error, "below", unit="chips a position", role=role)


# -- C8: the seven, the eight and the nine ----------------------------------------------------------------------------------


class Stops(NamedTuple):
    """What there was of stops at a seven while somebody held the nine of the suit."""

    sevens: int
    dead: int
    nines: int
    stopped: int
    ten_gone: int


def _sevens(table: Table, played: Iterator[Seen]) -> Stops:
    sevens = dead = nines = stopped = known = 0
    waiting: set[int] = set()
    for seen in played:
        move = seen.move
        if isinstance(seen.state.stage, Dealing):
            waiting = set()
        if leads_of(seen) and isinstance(move, Play) and move.card.index in waiting:
            ten = 1 << table.rulebook.tables.after_follow[move.card.index]
            if not any(isinstance(event, WentOut) for event in seen.events):
                nines += 1
                stopped += any(isinstance(event, Stopped) for event in seen.events)
                known += bool(gone_for_good(seen.state, seen.stopped) & ten)
        for event in seen.events:
            if isinstance(event, Stopped) and event.card.index % 13 == SEVEN:
                eight, nine = event.card.index + 1, event.card.index + 2
                if any(hand >> nine & 1 for hand in seen.after.hands):
                    sevens += 1
                    dead += seen.after.rest.dead >> eight & 1
                    waiting.add(nine)
    return Stops(sevens, dead, nines, stopped, known)


def c8(bench: Bench) -> Iterator[Figure]:
    """Where the eight is when a run has stopped at the seven and somebody holds the nine; and what becomes of the nine."""
    for game, seats in ((MR, 4), (MR, 3), (MR, 6), (MR, 8), (DE, 4), ("boodle-fi", 4)):
        role: Role = "home" if (game, seats) == (MR, 4) else "scope"
        table = bench.table(game, seats)
        many = [_sevens(table, played) for played in bench.sittings(table, 0.5)]
        for part, pairs, weighs in (
            ("the eight is in the widow", [(each.dead, each.sevens) for each in many], role),
            ("the nine stops when it is led later", [(each.stopped, each.nines) for each in many], role),
            ("the ten was known to be gone by then", [(each.ten_gone, each.nines) for each in many], "context"),
        ):
            found = share([(float(above), float(below)) for above, below in pairs])
            yield Figure(
                "C8", part, game, seats, OTHERS, found.value, found.error, null=0.5, margin=LEAST[SHARE], unit=SHARE,
                role=weighs,
            )  # fmt: skip


# -- C9: the largest payment ------------------------------------------------------------------------------------------------


class Payments(NamedTuple):
    """What one round paid: the kitty, the best boodle card, all boodle cards, the most from one opponent, and all of that."""

    kitty: int
    boodle: int
    boodles: int
    opponent: int
    cards: int


def _payments(played: Iterator[Seen]) -> Iterator[Payments]:
    kitty = opponent = cards = 0
    boodles: list[int] = []
    for seen in played:
        for event in seen.events:
            if isinstance(event, Paid) and isinstance(event.payee, int):
                if event.payer == "Kitty":
                    kitty = event.chips
                elif isinstance(event.payer, str):
                    boodles.append(event.chips)
                else:
                    opponent = max(opponent, event.chips)
                    cards += event.chips
            elif isinstance(event, RoundEnded):
                if event.winner is not None:
                    yield Payments(kitty, max(boodles, default=0), sum(boodles), opponent, cards)
                kitty = opponent = cards = 0
                boodles = []


def c9(bench: Bench) -> Iterator[Figure]:
    """Payments of a round, compared in that round; and their averages."""
    for seats in (4, 3, 5, 6, 7, 8):
        role: Role = "home" if seats == 4 else "scope"
        table = bench.table(MR, seats)
        many = [[*_payments(played)] for played in bench.sittings(table)]

        def mean(what: Callable[[Payments], float], many: list[list[Payments]] = many) -> Estimate:
            return share([(sum(map(what, each)), len(each)) for each in many])

        unlike = [[paid for paid in each if paid.kitty != max(paid.boodle, paid.opponent)] for each in many]
        largest = share([(sum(p.kitty > max(p.boodle, p.opponent) for p in each), len(each)) for each in unlike])
        yield Figure(
            "C9", "rounds in which the kitty is the largest single payment, of those with one largest", MR, seats, OTHERS,
            largest.value, largest.error, null=0.5, margin=LEAST[SHARE], unit=SHARE, role=role,
        )  # fmt: skip
        for part, found in (
            (
                "rounds in which a boodle card or an opponent pays more than the kitty",
                mean(lambda p: p.kitty < max(p.boodle, p.opponent)),
            ),
            ("rounds in which another payment is as large", mean(lambda p: p.kitty == max(p.boodle, p.opponent))),
        ):
            yield Figure("C9", part, MR, seats, OTHERS, found.value, found.error, unit=SHARE, role="context")
        most = mean(lambda paid: paid.kitty + paid.cards - paid.boodles)
        yield Figure(
            "C9", "kitty and card payments together, more than all boodle cards of the round", MR, seats, OTHERS, most.value,
            most.error, role=role,
        )  # fmt: skip
        for part, found in (
            ("the kitty", mean(lambda paid: paid.kitty)),
            ("all card payments", mean(lambda paid: paid.cards)),
            ("the best boodle card", mean(lambda paid: paid.boodle)),
            ("all boodle cards", mean(lambda paid: paid.boodles)),
        ):
            yield Figure("C9", f"paid: {part}", MR, seats, OTHERS, found.value, found.error, unit="chips", role="context")


# -- C10: a way out or a boodle card ----------------------------------------------------------------------------------------


def speculative(table: Table, hand: int, leads: tuple[int, ...]) -> int:
    """The leads (bits) in whose suit there is a boodle card that the own row does not reach."""
    pay = pay_cards(table.rulebook.tables)
    found = 0
    for card in leads:
        suit = SUIT << 13 * (card // 13)
        reached = sum(1 << card + step for step in range(row(table, hand, card)))
        if hand & suit & pay and not reached & pay:
            found |= 1 << card
    return found


OUT: Final = Weights(stop=20, run=1)
"""How the way out is gone: first what is known to stop, then the longest row."""


def _ways(bench: Bench, game: str, seats: int, count: int, part: float) -> tuple[Estimate, Estimate]:
    """What the way out brings more than the boodle suit, in hands of so many rows: all, and where its first step is safe."""
    table = bench.table(game, seats)
    after = table.rulebook.tables.after_follow
    # whoever is looked at goes on as somebody would who wants to be out
    tables = [bench.table(game, seats, {seat: OUT}) for seat in range(seats)]
    pairs: Pairs = []
    safe: Pairs = []
    for played in bench.sittings(table, part):
        found: list[tuple[int, bool]] = []
        for number, seen in enumerate(played):
            leads, seat = leads_of(seen), seen.state.turn
            if seat is None or len(leads) < 2 or rows(table, seen.state.hands[seat]) != count:
                continue
            hand = seen.state.hands[seat]
            boodle = speculative(table, hand, leads)
            others = sum(1 << card for card in leads) & ~boodle
            if not boodle or not others:
                continue
            ways = [_best(table, seen.state, seat, choice, OUT, seen.stopped) for choice in (others, boodle)]
            out, other = (
                tables[seat].chips_after(seen.state, way, Stream(bench.seed, seen.sitting, number), seen.stopped)[seat]
                for way in ways
            )
            card = ways[0].card.index
            end = after[card + row(table, hand, card) - 1]
            found.append((out - other, end < 0 or bool(gone_for_good(seen.state, seen.stopped) >> end & 1)))
        pairs.append((sum(chips for chips, _ in found), len(found)))
        safe.append((sum(chips for chips, sure in found if sure), sum(sure for _, sure in found)))
    return share(pairs), share(safe)


def c10(bench: Bench) -> Iterator[Figure]:
    """Both leads played out from the same position, with the same hidden cards and the same policies.

    Where a new suit must be led, three leads that empty a hand with two rows in the boodle suit begin in that suit: there is
    nothing to decide. So the home table of document 003 is played with free leads here.
    """
    home = f"{MR} free-leads"
    for game, seats in ((home, 4), (home, 3), (home, 6), (DE, 4), (DE, 3), (DE, 6)):
        role: Role = "home" if (game, seats) == (home, 4) else "scope"
        found, safe = _ways(bench, game, seats, WAY_OUT, 2.0 if role == "home" else 0.75)
        yield Figure(
            "C10", "the way out before the boodle suit, with three rows left", game, seats, OTHERS, found.value,
            found.error, unit="chips a position", role=role,
        )  # fmt: skip
        if game != DE:
            yield Figure(
                "C10", "the same, where the first row of the way out ends at a known stop", game, seats, OTHERS, safe.value,
                safe.error, unit="chips a position", role=role,
            )  # fmt: skip
    for game in (home, MR):
        for count in (4, 6):
            found, _ = _ways(bench, game, 4, count, 0.25)
            yield Figure(
                "C10", f"the same with {count} rows left", game, 4, OTHERS, found.value, found.error,
                unit="chips a position", role="context",
            )  # fmt: skip
