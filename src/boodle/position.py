"""Any situation, written down, validated with all reasons at once, and played from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from boodle.cards import BIT, CARDS, Card, Suit, read_cards
from boodle.chips import space_name
from boodle.desk import Desk
from boodle.errors import ArgumentError, NotationError, PositionError, PositionProblem
from boodle.events import Event
from boodle.rulebook import Rulebook
from boodle.stages import stops
from boodle.stages.dealing import starting_memory
from boodle.state import Rest, Round, Stage, State
from boodle.tables import NO_SUIT

REST = "rest"


def seat_names(rulebook: Rulebook, names: Sequence[str] | None) -> tuple[str, ...]:
    """The names of the players, one for each seat and no two alike.

    Raises:
        ArgumentError: they are not.
    """
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(rulebook.seats))
    if isinstance(names, str) or not all(isinstance(name, str) and name for name in names):
        raise ArgumentError(f"'names' is {names!r}; give a list with a name for each seat")
    if len(names) != rulebook.seats:
        raise ArgumentError(f"'names' has {len(names)} names; the rulebook is for {rulebook.seats} players")
    if len(set(names)) != len(names):
        raise ArgumentError(f"'names' is {list(names)!r}; no two players may have the same name")
    return tuple(names)


@attrs.define
class _Reader:
    """Reads the parts of a position and collects what is wrong with them."""

    rulebook: Rulebook
    names: tuple[str, ...]
    problems: list[PositionProblem] = attrs.field(factory=list)

    def wrong(self, text: str) -> None:
        self.problems.append(PositionProblem(text))

    def cards(self, where: str, cards: Any) -> int:
        """Cards as bits; what is no card, stands twice or is not in the pack is reported."""
        try:
            found = read_cards(cards)
        except NotationError as error:
            self.wrong(f"{where}: {error}")
            return 0
        mask = 0
        for index in found:
            if mask & BIT[index]:
                self.wrong(f"{where} holds {CARDS[index]} twice")
            if not self.rulebook.tables.pack & BIT[index]:
                self.wrong(f"{where} holds {CARDS[index]}, which is not in the pack")
            mask |= BIT[index]
        return mask

    def seat(self, where: str, seat: Any) -> int:
        """A seat by number or name."""
        if type(seat) is int and 0 <= seat < self.rulebook.seats:
            return seat
        if seat in self.names:
            return self.names.index(seat)
        self.wrong(f"'{where}' is {seat!r}; there are the seats 0 to {self.rulebook.seats - 1}: {', '.join(self.names)}")
        return -1

    def by_seat(self, where: str, value: Any, default: Any) -> list[Any]:
        """One value for each seat, from a list, from a mapping by seat or name, or from one value for all."""
        seats = self.rulebook.seats
        if isinstance(value, Mapping):
            found = [default] * seats
            for key, each in value.items():
                seat = self.seat(where, key)
                if seat >= 0:
                    found[seat] = each
            return found
        if isinstance(value, Sequence) and not isinstance(value, str):
            if len(value) != seats:
                self.wrong(f"'{where}' is given for {len(value)} seats; there are {seats}")
            return [*value, *[default] * seats][:seats]
        if type(value) is int:
            return [value] * seats
        self.wrong(f"'{where}' is {value!r}; give a list with one entry for each seat")
        return [default] * seats

    def chips(self, where: str, chips: Any) -> int:
        """Chips that an account may hold."""
        if type(chips) is not int:
            self.wrong(f"{where} has {chips!r} chips; expected a whole number")
            return 0
        if chips < 0 and not self.rulebook.tables.debt:
            self.wrong(f"{where} has {chips} chips; nobody may have less than none here")
            return 0
        return chips


def position(
    rulebook: Rulebook,
    names: tuple[str, ...],
    *,
    hands: Any,
    dead_hand: Any = (),
    played: Any = REST,
    played_by: Any = None,
    aside: Any = None,
    purses: Any = 0,
    spaces: Mapping[Any, int] | None = None,
    bank: int = 0,
    dealer: Any = 0,
    to_lead: Any = None,
    stopped_suit: Any = None,
    last: tuple[Any, Any] | None = None,
    trump: Any = None,
    barred: Iterable[Any] = (),
    contenders: Iterable[Any] = (),
    round_number: int = 1,
    rounds: int = 1,
) -> tuple[State, tuple[Event, ...]]:
    """The state of a written-down situation, and what happens before anybody can move (a forced pass, a void round).

    See :meth:`boodle.Game.from_position` for the arguments.

    Raises:
        PositionError: with every reason why this cannot be.
    """
    read = _Reader(rulebook, names)
    held = [read.cards(f"the hand of {name}", cards) for name, cards in zip(names, read.by_seat("hands", hands, ()), strict=True)]
    away = [0] * rulebook.seats
    if aside is not None:
        away = [read.cards(f"the pile of {n}", c) for n, c in zip(names, read.by_seat("aside", aside, ()), strict=True)]
    laid = [0] * rulebook.seats
    if played_by is not None:
        laid = [read.cards(f"what {n} played", c) for n, c in zip(names, read.by_seat("played_by", played_by, ()), strict=True)]
    dead = read.cards("the dead hand", dead_hand)
    _check_places(read, held, away, laid, dead, played)
    chips = [read.chips(n, c) for n, c in zip(names, read.by_seat("purses", purses, 0), strict=True)]
    chips += _spaces(read, spaces or {})
    dealing = read.seat("dealer", dealer)
    suit = _suit(read, "stopped_suit", stopped_suit)
    trumps = _suit(read, "trump", trump)
    barring = sum(1 << max(read.seat("barred", seat), 0) for seat in set(barred))
    level = sum(1 << max(read.seat("contenders", seat), 0) for seat in set(contenders))
    if type(round_number) is not int or round_number < 1 or type(rounds) is not int or rounds < 0:
        read.wrong(f"'round_number' is {round_number!r} and 'rounds' {rounds!r}; expected whole numbers from 1 (0: no end)")
    leader, card = -1, -1
    if last is not None:
        leader, card = _last(read, last, held, dead)
    elif to_lead is None:
        read.wrong("nobody is to lead; give 'to_lead' (or 'last', the last card of a run and who played it)")
    else:
        leader = read.seat("to_lead", to_lead)
    if not any(held):
        read.wrong("nobody holds a card; the round would be over")
    if read.problems:
        raise PositionError("this position cannot be", read.problems)
    start = tuple(hand | cards for hand, cards in zip(held, laid, strict=True))
    around = Round(
        round_number, dealing, (1 << rulebook.seats) - 1, rounds, contenders=level, start=start, at_deal=(*chips, bank),
        rules=rulebook.fingerprint,
    )  # fmt: skip
    memory = starting_memory(rulebook)
    rest = Rest(dead, tuple(away), (0,) * rulebook.seats, 0, trumps, barred_collect=barring, barred_win=barring, memory=memory)
    desk = Desk(rulebook, State(around, tuple(held), (*chips, bank), Stage(None), rest))
    if card >= 0:
        return desk.close(stops.after_card(desk, leader, card, led=False))
    fresh = not any(laid) and not rulebook.tables.pack & ~(dead | sum(held) | sum(away))
    must = stops.opening_card(desk, leader) if fresh else -1
    return desk.close(stops.lead(desk, leader, suit, opening=fresh, must=must))


def _check_places(read: _Reader, held: list[int], away: list[int], laid: list[int], dead: int, played: Any) -> None:
    """Every card lies in one place; those in none were played."""
    places = [*((f"the hand of {read.names[s]}", m) for s, m in enumerate(held)), ("the dead hand", dead)]
    places += [(f"the pile of {read.names[s]}", m) for s, m in enumerate(away)]
    places += [(f"what {read.names[s]} played", m) for s, m in enumerate(laid)]
    gone = 0
    if not (isinstance(played, str) and played == REST):
        gone = read.cards("the played cards", played)
        places.append(("the played cards", gone & ~sum(laid)))
    for card in range(52):
        here = [name for name, mask in places if mask & BIT[card]]
        if len(here) > 1:
            read.wrong(f"{CARDS[card]} is in {' and in '.join(here)}")
        if not here and not (isinstance(played, str) and played == REST) and read.rulebook.tables.pack & BIT[card]:
            read.wrong(f"{CARDS[card]} lies nowhere; name it in a hand, the dead hand or 'played', or say played='rest'")


def _spaces(read: _Reader, spaces: Any) -> list[int]:
    here = read.rulebook.tables.spaces
    found = dict.fromkeys(here, 0)
    if not isinstance(spaces, Mapping):
        read.wrong(f"'spaces' is {spaces!r}; give {{'AH': 4}}")
        return list(found.values())
    for name, chips in spaces.items():
        space = space_name(name)
        if space not in found:
            read.wrong(f"there is no space {name!r}; there are {', '.join(here) or 'none'}")
        elif type(chips) is not int or chips < 0:
            read.wrong(f"the space {space} has {chips!r} chips; expected a whole number, 0 or more")
        else:
            found[space] = chips
    return list(found.values())


def _suit(read: _Reader, where: str, suit: Any) -> int:
    if suit is None:
        return NO_SUIT
    try:
        return suit if isinstance(suit, Suit) else Suit.parse(suit)
    except NotationError as error:
        read.wrong(f"'{where}': {error}")
        return NO_SUIT


def _last(read: _Reader, last: Any, held: list[int], dead: int) -> tuple[int, int]:
    try:
        card, seat = last
        index = Card(card).index
    except (TypeError, ValueError):
        read.wrong(f"'last' is {last!r}; give the last card of the run and who played it: ('6S', 0)")
        return -1, -1
    if any(hand & BIT[index] for hand in [*held, dead]):
        read.wrong(f"{CARDS[index]} was played last, so it lies in no hand")
    return read.seat("last", seat), index
