"""Any situation, written down, validated with all reasons at once, and played from."""

from __future__ import annotations

import functools
import operator
from collections.abc import Mapping
from typing import Any

import attrs

from boodle.cards import BIT, CARDS, CardSet, Suit, indices
from boodle.chips import MOST_CHIPS
from boodle.desk import Desk
from boodle.engine import MOST_ROUNDS
from boodle.errors import PositionError, shown
from boodle.events import Event
from boodle.holders import hand_of, holders_of
from boodle.orders import NO_SUIT
from boodle.reading import Reader
from boodle.rulebook import Rulebook
from boodle.stages import leads, stops
from boodle.stages.dealing import starting_memory
from boodle.state import Rest, Round, Stage, State

REST = "rest"
ANY = "any"


@attrs.frozen
class _Cards:
    """Where every card lies, by seat where that makes a difference."""

    held: list[int]
    aside: list[int]
    laid: list[int]
    dead: int

    @property
    def unplayed(self) -> int:
        """All that have not been played, as bits."""
        return functools.reduce(operator.or_, (*self.held, *self.aside), self.dead)


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
    spaces: Any = None,
    bank: Any = 0,
    dealer: Any = 0,
    to_lead: Any = None,
    stopped_suit: Any = None,
    last: Any = None,
    trump: Any = None,
    shown_cards: Any = (),
    barred: Any = (),
    sat_out: Any = (),
    left: Any = (),
    contenders: Any = (),
    round_number: Any = 1,
    rounds: Any = 1,
) -> tuple[State, tuple[Event, ...], dict[str, Any]]:
    """The state of a written-down situation, what happens before anybody can move (a forced pass, a void round), and the
    situation as plain JSON.

    See :meth:`boodle.Game.from_position` for the arguments.

    Raises:
        PositionError: with every reason why this cannot be.
    """
    read = Reader(rulebook, names)
    cards = _Cards(
        read.piles("hands", "the hand of {}", hands),
        read.piles("aside", "the pile of {}", {} if aside is None else aside),
        read.piles("played_by", "what {} played", {} if played_by is None else played_by),
        read.cards("the dead hand", dead_hand),
    )
    _check_places(read, cards, played)
    chips = read.purses(purses, 0) + read.spaces({} if spaces is None else spaces)
    chips.append(read.whole("bank", bank, -MOST_CHIPS, MOST_CHIPS))
    dealing = read.seat("dealer", dealer)
    free = isinstance(stopped_suit, str) and stopped_suit == ANY
    suit = NO_SUIT if free else read.suit("stopped_suit", stopped_suit)
    trumps = read.suit("trump", trump)
    public = read.cards("the list of shown cards", shown_cards)
    no_collecting, no_winning = _barred(read, barred)
    gone = read.seats("left", left)
    seated = (1 << len(names)) - 1 & ~gone & ~read.seats("sat_out", sat_out)
    level = read.seats("contenders", contenders)
    number = read.whole("round_number", round_number, 1, MOST_ROUNDS)
    limit = read.whole("rounds", rounds, 0, MOST_ROUNDS)
    leader, card = _leader(read, cards, to_lead, last, stopped_suit)
    _check_seats(read, cards, {"dealer": dealing, "to_lead" if last is None else "last": leader}, seated, no_winning)
    if free and leader >= 0 and not cards.held[leader]:
        read.wrong(f"{names[leader]} may lead anything and holds no card")
    if read.problems:
        raise PositionError("this position cannot be", read.problems)
    holders = holders_of([hand | laid for hand, laid in zip(cards.held, cards.laid, strict=True)])
    around = Round(
        number, dealing, seated, limit, gone, level, holders=holders, at_deal=tuple(chips), rules=rulebook.fingerprint
    )  # fmt: skip
    rest = Rest(
        dead=cards.dead, aside=tuple(cards.aside), known=(0,) * len(names), public=public, trump=trumps,
        barred_collect=no_collecting, barred_win=no_winning, claimed=_claimed(rulebook, cards, trumps),
        memory=starting_memory(rulebook),
    )  # fmt: skip
    state = State((around, tuple(cards.held), tuple(chips), Stage(None), rest))
    desk = Desk(rulebook, state)
    if card >= 0:
        stage = _in_a_run(desk, cards, leader, card)
        return *desk.close(stage), written(rulebook, state) | {"last": [str(CARDS[card]), leader]}
    fresh = suit == NO_SUIT and not any(cards.laid) and not rulebook.tables.pack & ~cards.unplayed
    if free:
        stage = leads.leading(leader, NO_SUIT, opening=fresh, lifted=True)
        return *desk.close(stage), written(rulebook, state) | {"to_lead": leader, "stopped_suit": ANY}
    must = stops.opening_card(desk, leader) if fresh else -1
    stage = stops.lead(desk, leader, suit, opening=fresh, must=must)
    lead = {"to_lead": leader} | ({"stopped_suit": Suit(suit).letter} if suit < NO_SUIT else {})
    return *desk.close(stage), written(rulebook, state) | lead


def written(rulebook: Rulebook, state: State) -> dict[str, Any]:
    """The cards, chips and seats of a situation as plain JSON, without what goes without saying."""
    around, rest, seats = state.round, state.rest, range(rulebook.seats)
    laid = [hand_of(around.holders, seat) & ~state.hands[seat] for seat in seats]
    spaces = zip(rulebook.tables.spaces, state.chips[rulebook.seats : -1], strict=True)

    def among(bits: int) -> list[int]:
        return [seat for seat in seats if bits >> seat & 1]

    barred = {"collect": among(rest.barred_collect), "win": among(rest.barred_win)}
    said = {
        "dead_hand": str(CardSet(rest.dead)),
        "played_by": [str(CardSet(cards)) for cards in laid] if any(laid) else [],
        "aside": [str(CardSet(cards)) for cards in rest.aside] if any(rest.aside) else [],
        "spaces": {name: chips for name, chips in spaces if chips},
        "bank": state.chips[-1],
        "shown_cards": str(CardSet(rest.public)),
        "trump": Suit(rest.trump).letter if rest.trump < NO_SUIT else None,
        "barred": {what: barred_seats for what, barred_seats in barred.items() if barred_seats},
        "sat_out": [seat for seat in seats if not (around.seated | around.gone) >> seat & 1],
        "left": among(around.gone),
        "contenders": among(around.contenders),
    }
    return {
        "hands": [str(CardSet(hand)) for hand in state.hands],
        "purses": list(state.chips[: rulebook.seats]),
        "dealer": around.dealer,
        "round_number": around.number,
        "rounds": around.limit,
    } | {name: value for name, value in said.items() if value}


def _in_a_run(desk: Desk, cards: _Cards, seat: int, card: int) -> Stage:
    """Whoever holds the next card is waited for; where nobody does, the stop is still to come."""
    gone = desk.tables.pack & ~cards.unplayed
    # an ace that is low and high ended a run if the card below it has been played, or else it was led
    led = not any(after == card and gone & BIT[low] for low, after in enumerate(desk.tables.after_follow))
    return stops.after_card(desk, seat, card, led, asked=True)


def _check_places(read: Reader, cards: _Cards, played: object) -> None:
    """Every card lies in one place; those in none were played."""
    places = [(f"the hand of {name}", pile) for name, pile in zip(read.names, cards.held, strict=True)]
    places.append(("the dead hand", cards.dead))
    places += [(f"the pile of {name}", pile) for name, pile in zip(read.names, cards.aside, strict=True)]
    places += [(f"what {name} played", pile) for name, pile in zip(read.names, cards.laid, strict=True)]
    rest = isinstance(played, str) and played == REST
    before = len(read.problems)
    gone = 0 if rest else read.cards("the list of played cards", played)
    for laid in cards.laid:
        gone &= ~laid
    places.append(("the list of played cards", gone))
    for card in CARDS:
        here = [name for name, pile in places if pile & BIT[card.index]]
        if len(here) > 1:
            read.wrong(f"{card} is in {' and in '.join(here)}")
    lost = read.rulebook.tables.pack & ~functools.reduce(operator.or_, (pile for _, pile in places))
    if lost and not rest and len(read.problems) == before:
        read.wrong(f"nothing is said about {CardSet(lost)}; name them in a hand, the dead hand or 'played', or say played='rest'")


def _barred(read: Reader, barred: object) -> tuple[int, int]:
    """The seats (bits) that may not collect, and those that may not win."""
    if isinstance(barred, Mapping):
        for what in barred:
            if not (isinstance(what, str) and what in ("collect", "win")):
                read.wrong(f"'barred' says {shown(what)}; expected 'collect' and 'win', each with its seats, or seats alone")
        found = read.seats("barred", barred.get("collect", ())), read.seats("barred", barred.get("win", ()))
    else:
        found = (read.seats("barred", barred),) * 2
    if any(found) and not read.rulebook.penalties:
        read.wrong("'barred' names seats, and under these rules nobody is barred; leave it out, or add a penalty to the recipe")
    return found


def _leader(read: Reader, cards: _Cards, to_lead: object, last: object, stopped_suit: object) -> tuple[int, int]:
    """Who is to lead, with -1; or who laid the last card of a run, and this card."""
    if last is None:
        if to_lead is None:
            read.wrong("nobody is to lead; give 'to_lead' (or 'last', the last card of a run and who played it)")
            return -1, -1
        return read.seat("to_lead", to_lead), -1
    if to_lead is not None or stopped_suit is not None:
        read.wrong("a run is on after 'last', so nobody leads; leave out 'to_lead' and 'stopped_suit'")
    if not isinstance(last, tuple | list) or len(last) != 2:
        read.wrong(f"'last' is {shown(last)}; give the last card of the run and who played it: ('6S', 0)")
        return -1, -1
    mask = read.cards("'last'", last[:1])
    seat = read.seat("last", last[1])
    for card in indices(mask):
        if cards.unplayed & mask:
            read.wrong(f"{CARDS[card]} was played last, so it lies in no hand")
        laid_by = [other for other, laid in enumerate(cards.laid) if laid & mask]
        if laid_by not in ([], [seat]):
            read.wrong(f"{CARDS[card]} was played last by the seat {seat}, and 'played_by' says {laid_by[0]}")
        elif seat >= 0:
            cards.laid[seat] |= mask
        return seat, card
    return seat, -1


def _check_seats(read: Reader, cards: _Cards, playing: dict[str, int], seated: int, no_winning: int) -> None:
    """Somebody holds cards and may win with them, and whoever does not play holds none."""
    for where, seat in playing.items():
        if seat >= 0 and not seated >> seat & 1:
            read.wrong(f"'{where}' is {read.names[seat]}, who does not play this round")
    for seat, name in enumerate(read.names):
        if (cards.held[seat] | cards.laid[seat]) and not seated >> seat & 1:
            read.wrong(f"{name} has cards and does not play this round")
    if not any(cards.held):
        read.wrong("nobody holds a card; the round would be over")
    elif all(no_winning >> seat & 1 for seat, hand in enumerate(cards.held) if hand):
        read.wrong("all who hold cards are barred from winning; the round would be over")


def _claimed(rulebook: Rulebook, cards: _Cards, trump: int) -> int:
    """The spaces (bits) whose combination somebody has played already: it counts once a round."""
    found = 0
    for rows in rulebook.tables.claims[trump]:
        for row, need in rows:
            if need.bit_count() > 1 and any(not need & ~laid for laid in cards.laid):
                found |= 1 << row.account
    return found
