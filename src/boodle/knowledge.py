"""Where the hidden cards can be, for a seat that remembers everything it was told; and worlds drawn from that.

Both take a view and nothing else. They are exact for what single events say: a card that a player cannot hold (it would have
been led, or the lead would not have been passed on) is excluded for him, a card that nobody had at a stop is dead, a pay card
that was claimed is held. Whether a card can lie somewhere is then decided by trying to place all the others.

Nothing is concluded from what somebody did not do though he might have (a claim that was not made, an exchange declined), from
several events together (a combination completed nowhere), or from how people bet. Where a house rule's own phase may move cards,
nothing is concluded from what was told before it ended, but for the own hand.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import attrs

from boodle import events as e
from boodle.cards import ALL, BIT, SUIT_BITS, CardSet, indices
from boodle.errors import ArgumentError
from boodle.orders import NO_SUIT
from boodle.placing import draw_placing, every_placing, prune
from boodle.rulebook import Rulebook
from boodle.tables import Tables
from boodle.view import View

DEAD: Final = "dead"


@attrs.define
class _Places:
    """What may and what must lie where: hands by seat, then the dead hand, then the piles laid aside."""

    may: list[int]
    must: list[int]

    def swap(self, one: int, other: int) -> None:
        for sets in (self.may, self.must):
            sets[one], sets[other] = sets[other], sets[one]

    def gone(self, cards: int) -> None:
        for sets in (self.may, self.must):
            sets[:] = [mask & ~cards for mask in sets]

    def found(self, place: int, cards: int) -> None:
        self.gone(cards)
        self.may[place] |= cards
        self.must[place] |= cards

    def excluded(self, place: int, cards: int) -> None:
        self.may[place] &= ~cards | self.must[place]

    def held(self, seat: int, hand: int) -> None:
        """The own hand, as it is now; what has left it lies somewhere else."""
        lost = self.must[seat] & ~hand
        self.found(seat, hand)
        self.may[seat] = self.must[seat] = hand
        for place in range(len(self.may)):
            if place != seat:
                self.may[place] |= lost

    def some_aside(self, seat: int, aside: int) -> None:
        """Some cards of a hand, nobody knows which, now lie aside."""
        self.may[aside] |= self.may[seat]
        self.must[seat] = 0

    def forget(self, seat: int) -> None:
        """Any card may have been moved; only the own hand is as it was."""
        own = self.must[seat]
        anything = _union(self.may) & ~own
        self.may = [own if place == seat else anything for place in range(len(self.may))]
        self.must = [own if place == seat else 0 for place in range(len(self.must))]


@attrs.frozen
class Knowledge:
    """Where each unseen card can be.

    Attributes:
        cards: The cards that the seat has not located, as indices.
        places: For each of them the places it can be in, as bits: seats, then the dead hand, then the piles laid aside.
        room: How many unseen cards each place holds.
        seats: The number of seats.
    """

    cards: tuple[int, ...]
    places: tuple[int, ...]
    room: tuple[int, ...]
    seats: int
    located: tuple[int, ...]
    """For each place the cards that are known to lie there."""

    def possible(self, seat: int) -> CardSet:
        """The cards that a seat can hold."""
        return self._at(seat)

    @property
    def possibly_dead(self) -> CardSet:
        """The cards that the dead hand can hold."""
        return self._at(self.seats)

    def certain(self, seat: int) -> CardSet:
        """The cards that a seat is known to hold."""
        return CardSet(self.located[seat])

    @property
    def certainly_dead(self) -> CardSet:
        """The cards that are known to be dead."""
        return CardSet(self.located[self.seats])

    def sample(self, random: Random) -> World:
        """One world that agrees with all of this, every one of them equally likely."""
        return _world(self, draw_placing(self.places, self.room, random))

    def _at(self, place: int) -> CardSet:
        mask = self.located[place]
        for card, places in zip(self.cards, self.places, strict=True):
            if places >> place & 1:
                mask |= BIT[card]
        return CardSet(mask)


@attrs.frozen
class World:
    """One way in which the cards can lie: the hands by seat, the dead hand, and the piles laid aside."""

    hands: tuple[CardSet, ...]
    dead_hand: CardSet
    aside: tuple[CardSet, ...]


def knowledge(rulebook: Rulebook, view: View) -> Knowledge:
    """What the seat of a view can know about the hidden cards.

    Raises:
        ArgumentError: the view is a spectator's, or holds no events (take it from ``game.seen_by``).
    """
    if view.seat is None:
        raise ArgumentError("a spectator holds no cards; ask for the knowledge of a seat")
    seats = rulebook.seats
    places = _follow(rulebook, view, view.seat)
    places.gone(view.played.mask)
    if view.hand or not view.counts[view.seat]:
        # before it has looked, a seat knows no more of its own cards than of any others
        places.held(view.seat, view.hand.mask)
    places.found(seats + 1 + view.seat, view.aside.mask)
    room = (*view.counts, view.dead_count, *view.aside_counts)
    located = tuple(places.must)
    free = tuple(count - must.bit_count() for count, must in zip(room, located, strict=True))
    # before the first deal there are no cards anywhere
    unseen = _union(places.may) & ~_union(located) if any(room) else 0
    wanted = 0 if view.wanted is None else BIT[view.wanted.index]
    cards = tuple(indices(unseen))
    options = []
    for card in cards:
        where = sum(1 << at for at in range(len(room)) if free[at] > 0 and places.may[at] >> card & 1)
        if wanted >> card & 1:
            # a card that the run waits for is in somebody's hand
            where &= (1 << seats) - 1
        options.append(where)
    return Knowledge(cards, prune(tuple(options), free), free, seats, located)


def since_the_deal(view: View) -> tuple[e.Event, ...]:
    """What a seat was told since the cards lie as they do: cards of a deal that was taken back belong to no hand any more."""
    taken_back = (at for at, event in enumerate(view.told) if isinstance(event, e.Misdealt))
    return view.told[max(taken_back, default=-1) + 1 :]


def _union(masks: Sequence[int]) -> int:
    return functools.reduce(int.__or__, masks, 0)


def _follow(rulebook: Rulebook, view: View, seat: int) -> _Places:
    """Go through what the seat was told, and keep account of what follows from it."""
    seats, tables = rulebook.seats, rulebook.tables
    dead = seats
    places = _Places([tables.pack] * (2 * seats + 1), [0] * (2 * seats + 1))
    # phases of a house rule's own may move cards unseen: before the first lead, and after the last card
    moving = any(phase.gap == "before-play" for phase in rulebook.phases)
    suit = NO_SUIT
    opening = True
    face_up = rulebook.deal.seen == "all" and view.dead_count > 0
    for event in since_the_deal(view):
        if isinstance(event, e.Received):
            if event.seat == seat:
                places.held(seat, event.cards.mask)
        elif isinstance(event, e.Exchanged):
            places.swap(event.seat, dead)
        elif isinstance(event, e.LookedAt):
            places.found(dead, event.cards.mask)
        elif isinstance(event, e.TurnedUp):
            places.found(dead, BIT[event.card.index])
        elif isinstance(event, e.Shown):
            places.found(dead if face_up else event.seat, event.cards.mask)
            face_up = False
        elif isinstance(event, e.PokerWon):
            _laid_aside(rulebook, places, view, seat)
        elif isinstance(event, e.Paid):
            _claimed(places, event, tables)
        elif isinstance(event, e.CardPlayed):
            if event.led and opening and moving:
                places.forget(seat)
            if event.led and event.seat != seat:
                _led(rulebook, places, event, suit, opening)
            opening = opening and not event.led
            places.gone(BIT[event.card.index])
        elif isinstance(event, e.Stopped):
            _stopped(places, event, tables, dead)
            suit = event.card.index // 13
        elif isinstance(event, e.Passed | e.LimitLifted):
            _passed(places, event, tables, suit, opening)
        elif isinstance(event, e.Irregularity) and event.offence == "response":
            places.found(event.seat, BIT[event.card.index])
    if (moving and opening) or (rulebook.phases and not opening and view.stage not in ("run", "collecting")):
        places.forget(seat)
    return places


def _laid_aside(rulebook: Rulebook, places: _Places, view: View, seat: int) -> None:
    """After poker the picked cards may stay aside: those that were shown, and five of a hand that was not."""
    if rulebook.poker.when != "before" or rulebook.poker.cards != "aside":
        return
    shown = {event.seat: event.cards.mask for event in since_the_deal(view) if isinstance(event, e.Shown)}
    for other in view.seated:
        aside = rulebook.seats + 1 + other
        if other == seat:
            places.may[aside] = places.must[aside] = view.aside.mask
        elif other in shown:
            places.found(aside, shown[other])
        else:
            places.some_aside(other, aside)


def _claimed(places: _Places, event: e.Paid, tables: Tables) -> None:
    """Whoever is paid for held cards that leave no choice holds them."""
    for row in tables.held:
        needs = row.needs[NO_SUIT]
        if event.rule == row.rule and event.payer == row.space and isinstance(event.payee, int) and len(needs) == 1:
            places.found(event.payee, needs[0])


def _led(rulebook: Rulebook, places: _Places, event: e.CardPlayed, suit: int, opening: bool) -> None:
    """A lawful lead tells which cards the leader cannot hold: those that he would have had to lead instead."""
    if "lead-choice" in rulebook.penalties:
        return
    tables = rulebook.tables
    choice = tables.opening_choice if opening else tables.choice
    lower = _before(tables, event.card.index)
    if choice == "lowest-of-suit":
        places.excluded(event.seat, lower & SUIT_BITS << 13 * event.card.suit)
    elif choice == "lowest-in-hand" and not tables.custom_limits:
        allowed = tables.limit[suit] & (tables.opening_suits if opening else ALL)
        places.excluded(event.seat, lower & allowed)


@functools.lru_cache(maxsize=1024)
def _lower_ranks(lowest: bytes, rank: int) -> int:
    return sum(1 << other for other in range(13) if other != rank and lowest[1 << other | 1 << rank] == other)


def _before(tables: Tables, card: int) -> int:
    """All cards of a rank that comes before this card's."""
    ranks = _lower_ranks(tables.lowest, card % 13)
    return sum(ranks << 13 * suit for suit in range(4))


def _stopped(places: _Places, event: e.Stopped, tables: Tables, dead: int) -> None:
    if event.reason not in ("dead", "hidden", "aside"):
        return
    following = BIT[tables.after_lead[event.card.index]]
    if event.reason == "dead":
        places.found(dead, following)
    else:
        for place in range(dead if event.reason == "hidden" else dead + 1):
            places.excluded(place, following)


def _passed(places: _Places, event: e.Passed | e.LimitLifted, tables: Tables, suit: int, opening: bool) -> None:
    if isinstance(event, e.Passed) and event.reason != "no-suit":
        return
    if not tables.custom_limits:
        places.excluded(event.seat, tables.limit[suit] & (tables.opening_suits if opening else ALL))


# -- worlds ------------------------------------------------------------------------------------------------------------


def sample(rulebook: Rulebook, view: View, random: Random) -> World:
    """One world that agrees with all the seat knows, every one of them equally likely.

    Raises:
        ArgumentError: the view is a spectator's.
    """
    return knowledge(rulebook, view).sample(random)


def worlds(rulebook: Rulebook, view: View) -> Iterator[World]:
    """Every world that agrees with what the seat knows; for small decks."""
    known = knowledge(rulebook, view)
    for places in every_placing(known.places, known.room):
        yield _world(known, places)


def _world(known: Knowledge, places: Sequence[int]) -> World:
    masks = list(known.located)
    for card, at in zip(known.cards, places, strict=True):
        masks[at] |= BIT[card]
    sets = [CardSet(mask) for mask in masks]
    return World(tuple(sets[: known.seats]), sets[known.seats], tuple(sets[known.seats + 1 :]))
