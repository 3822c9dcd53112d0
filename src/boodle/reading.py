"""Reading what somebody wrote down about a table: seats by number or name, cards, chips; all that is wrong is collected."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Set
from typing import Any, Final

import attrs

from boodle.cards import BIT, CARDS, Card, Suit, card_words
from boodle.chips import MOST_CHIPS, space_name
from boodle.errors import ArgumentError, NotationError, PositionProblem, shown
from boodle.lines import player_name
from boodle.orders import NO_SUIT
from boodle.rulebook import Rulebook

_MISSING: Final = object()


def in_a_row(given: object, most: int) -> list[Any] | None:
    """What is given one after the other, at most so much of it; None for what has no order or is one thing."""
    if isinstance(given, str | bytes | bytearray | Mapping | Set) or not isinstance(given, Iterable):
        return None
    return list(itertools.islice(given, most))


def seat_names(rulebook: Rulebook, names: Iterable[str] | None) -> tuple[str, ...]:
    """The names of the players, one for each seat and no two alike.

    Raises:
        ArgumentError: they are not.
    """
    seats = rulebook.seats
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    given = in_a_row(names, seats + 1)
    if given is None or len(given) != seats:
        raise ArgumentError(f"'names' is {shown(names)}; give a list of {seats} names, one for each seat")
    if len({player_name(name) for name in given}) != seats:
        raise ArgumentError(f"'names' is {shown(given)}; no two players may have the same name")
    return tuple(given)


@attrs.define
class Reader:
    """Reads what is written down about a table, and collects what is wrong with it."""

    rulebook: Rulebook
    names: tuple[str, ...]
    problems: list[PositionProblem] = attrs.field(factory=list)

    def wrong(self, text: str) -> None:
        """Note one problem, once."""
        if all(text != str(problem) for problem in self.problems):
            self.problems.append(PositionProblem(text))

    def whole(self, where: str, value: object, low: int, high: int) -> int:
        """A whole number within bounds."""
        if type(value) is int and low <= value <= high:
            return value
        self.wrong(f"'{where}' is {shown(value)}; expected a whole number from {low} to {high}")
        return low

    def cards(self, where: str, cards: object) -> int:
        """Cards as bits; what is no card, stands twice or is not in the pack is reported."""
        mask = 0
        try:
            words = card_words(cards)
        except NotationError as error:
            self.wrong(f"{where}: {error}")
            return mask
        for word in words:
            try:
                index = Card(word).index
            except NotationError as error:
                self.wrong(f"{where}: {error}")
                continue
            if mask & BIT[index]:
                self.wrong(f"{where} holds {CARDS[index]} twice")
            if not self.rulebook.tables.pack & BIT[index]:
                self.wrong(f"{where} holds {CARDS[index]}, which is not in the pack")
            mask |= BIT[index]
        return mask

    def piles(self, where: str, title: str, given: object) -> list[int]:
        """Cards as bits, for each seat."""
        return [
            self.cards(title.format(name), cards) for name, cards in zip(self.names, self.by_seat(where, given, ()), strict=True)
        ]

    def seat(self, where: str, seat: object) -> int:
        """A seat by number or name; -1 for what is none."""
        if type(seat) is int and 0 <= seat < len(self.names):
            return seat
        if isinstance(seat, str) and seat in self.names:
            return self.names.index(seat)
        seats = ", ".join(f"{number} ({name})" for number, name in enumerate(self.names))
        self.wrong(f"'{where}' is {shown(seat)}; there are the seats {seats}")
        return -1

    def seats(self, where: str, given: object) -> int:
        """Several seats as bits."""
        if isinstance(given, str) or not isinstance(given, Iterable):
            self.wrong(f"'{where}' is {shown(given)}; give a list of seats")
            return 0
        found = {self.seat(where, seat) for seat in itertools.islice(given, 64)}
        return sum(1 << seat for seat in found if seat >= 0)

    def by_seat(self, where: str, given: object, missing: object = _MISSING) -> list[Any]:
        """One thing for each seat, from a list or from a mapping by number or name."""
        found: dict[int, Any] = {}
        if isinstance(given, Mapping):
            for key, each in given.items():
                seat = self.seat(where, key)
                if seat in found:
                    self.wrong(f"'{where}' says twice what is {self.names[seat]}'s")
                found[seat] = each
            if missing is _MISSING:
                for seat in set(range(len(self.names))) - set(found):
                    self.wrong(f"'{where}' does not say what is {self.names[seat]}'s")
        else:
            row = in_a_row(given, len(self.names) + 1)
            if row is None:
                self.wrong(f"'{where}' is {shown(given)}; give a list with one entry for each seat, or a mapping by seat or name")
            elif len(row) != len(self.names):
                count = str(len(row)) if len(row) < len(self.names) else "more"
                self.wrong(f"'{where}' is given for {count} seats; there are {len(self.names)}")
            else:
                found = dict(enumerate(row))
        return [found.get(seat, missing) for seat in range(len(self.names))]

    def purses(self, given: object, missing: object = _MISSING) -> list[int]:
        """The chips of each seat; one number stands for all."""
        bank = self.rulebook.bank
        low = -MOST_CHIPS if "debt" in (bank.cannot_pay, bank.ante_short) else 0
        if type(given) is int:
            return [self._chips("'purses' holds", given, low)] * len(self.names)
        found = zip(self.names, self.by_seat("purses", given, missing), strict=True)
        return [self._chips(f"the purse of {name} holds", chips, low) for name, chips in found if chips is not _MISSING]

    def spaces(self, given: object) -> list[int]:
        """The chips on each space, in layout order."""
        here = dict.fromkeys(self.rulebook.tables.spaces, 0)
        if not isinstance(given, Mapping):
            self.wrong(f"'spaces' is {shown(given)}; give {{'AH': 4}}")
            return list(here.values())
        named = set()
        for name, chips in given.items():
            space = space_name(name) if isinstance(name, str | Card) else None
            if space not in here:
                self.wrong(f"there is no space {shown(name)}; there are {', '.join(here) or 'none'}")
                continue
            if space in named:
                self.wrong(f"'spaces' names {space} twice")
            named.add(space)
            here[space] = self._chips(f"the space {space} holds", chips, 0)
        return list(here.values())

    def _chips(self, where: str, chips: object, low: int) -> int:
        if type(chips) is int and low <= chips <= MOST_CHIPS:
            return chips
        self.wrong(f"{where} {shown(chips)}; expected a whole number of chips from {low} to {MOST_CHIPS}")
        return 0

    def suit(self, where: str, suit: object) -> int:
        """A suit's number, or that of none."""
        if suit is None:
            return NO_SUIT
        try:
            return Suit.parse(suit)
        except NotationError as error:
            self.wrong(f"'{where}': {error}")
            return NO_SUIT
