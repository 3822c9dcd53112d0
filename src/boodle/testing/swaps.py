"""The swap property (P10): what a seat is shown must not depend on what it cannot know.

A game is replayed in another hidden world: cards that the seat does not know change places, or somebody chose otherwise where
nobody saw it. Where the same moves stay possible and the seat was told the same, all that it is shown must be the same.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import attrs

from boodle import events as e
from boodle.cards import Card, CardSet
from boodle.errors import IllegalMove, NotationError
from boodle.game import Game
from boodle.knowledge import knowledge, sample, since_the_deal
from boodle.moves import Bid, Choose, ClaimSpace, Deal, Misdeal, Move, OpenHands, Pass, Play, SeatMove
from boodle.record_of_seat import parts_of_seat
from boodle.rulebook import Rulebook
from boodle.seen import told
from boodle.view import View

MOST_LETTERS: Final = 80
"""Of each value that is told as a difference."""

Cards = dict[int, int]
"""Which card lies where another one lay; the others stay."""


def random_game(rulebook: Rulebook, random: Random, *, most: int = 150, rounds: int = 2) -> Game:
    """A game in which everybody plays at random, cut off somewhere."""
    purses = random.choice((30, [random.choice((30, 6, 2)) for _ in range(rulebook.seats)]))
    game = Game.new(rulebook, purses=purses, dealer=random.randrange(rulebook.seats), rounds=rounds)
    for _ in range(random.randrange(1, most)):
        if game.over:
            break
        moves = game.moves
        if Misdeal() in moves and random.random() < 0.03:
            game = game.play(Misdeal())
            continue
        offend = moves.offences and random.random() < 0.2
        game = game.play(random.choice(moves.offences) if offend else moves.draw(random))
    return game


def history(game: Game) -> list[Game]:
    """The game after each of its moves, from the start on."""
    games = [game]
    while games[-1].previous is not None:
        games.append(games[-1].previous)
    return games[::-1]


# -- other worlds ------------------------------------------------------------------------------------------------------


def hidden_from(game: Game, seat: int | None) -> int:
    """The cards of the pack that a seat has not seen, as bits."""
    view = game.seen_by(seat)
    return game.rulebook.tables.pack & ~view.hand.mask & ~view.known.mask & ~view.played.mask


def exchanged(game: Game, seat: int | None, random: Random) -> Cards | None:
    """Two cards that the seat does not know change places."""
    hidden = [card for card in range(52) if hidden_from(game, seat) >> card & 1]
    if len(hidden) < 2:
        return None
    one, other = random.sample(hidden, 2)
    return {one: other, other: one}


def resampled(game: Game, seat: int | None, random: Random) -> Cards | None:
    """All cards that the seat does not know lie as in another world that agrees with what it knows."""
    view = game.seen_by(seat)
    if seat is None or view.stage in ("dealing", "over") or not view.hand:
        return None
    world = sample(game.rulebook, view, random)
    now = (*game.state.hands, game.state.rest.dead, *game.state.rest.aside)
    then = (*world.hands, world.dead_hand, *world.aside)
    mapping: Cards = {}
    for lying, cards in zip(now, then, strict=True):
        stay = lying & cards.mask
        new = [card for card in range(52) if (cards.mask & ~stay) >> card & 1]
        old = [card for card in range(52) if (lying & ~stay) >> card & 1]
        random.shuffle(new)
        mapping |= dict(zip(old, new, strict=True))
    return mapping


def _other(move: Move, cards: Cards, seat: int | None) -> Move:
    """A move as it is made in the other world: a hidden choice of cards by somebody else is one of the cards there."""
    if isinstance(move, Deal):
        return Deal(tuple(cards.get(card, card) for card in move.order))
    if isinstance(move, SeatMove) and move.seat != seat:
        if isinstance(move, Play) and move.card.index in cards:
            return Play(move.seat, Card(cards[move.card.index]))
        if isinstance(move, Choose):
            try:
                chosen = CardSet(move.option)
            except ValueError:
                return move
            return Choose(move.seat, str(CardSet([cards.get(card.index, card.index) for card in chosen])))
    return move


def _replayed(begun: Game, moves: list[Move]) -> Game | None:
    game = begun
    try:
        for move in moves:
            game = game.play(move)
    except IllegalMove:
        return None
    return game


def in_another_world(game: Game, seat: int | None, random: Random) -> Game | None:
    """The game with other cards where the seat does not know them, from the last deal on; None where there is nothing to swap."""
    games = history(game)
    deals = [at for at, each in enumerate(games) if isinstance(each.move, Deal)]
    if not deals or game.over:
        return None
    way = random.choice((exchanged, exchanged, resampled))
    cards = way(game, seat, random)
    if cards is None:
        return None
    begun = games[deals[-1] - 1]
    return _replayed(begun, [_other(each.move, cards, seat) for each in games[deals[-1] :] if each.move is not None])


def with_another_choice(game: Game, seat: int | None, random: Random) -> Game | None:
    """The game in which somebody else chose otherwise where the seat was told of nothing; None where nobody could."""
    games = history(game)
    unseen = [
        at
        for at, each in enumerate(games)
        if isinstance(each.move, Choose | ClaimSpace | Bid | Pass | SeatMove)
        and each.move.seat != seat
        and not isinstance(each.move, Play)
        and not told(each.news, seat)
    ]
    if not unseen:
        return None
    at = random.choice(unseen)
    before, move = games[at - 1], games[at].move
    assert move is not None
    rest = [each.move for each in games[at + 1 :] if each.move is not None]
    other = before.moves.draw(random)
    if isinstance(move, ClaimSpace) and random.random() < 0.5:
        return _replayed(before, rest)
    return _replayed(before, [other, *rest])


# -- what a seat is shown ----------------------------------------------------------------------------------------------


def candidates(game: Game, seat: int, random: Random) -> list[Move]:
    """Moves that a seat may ask about."""
    space = random.choice((*game.rulebook.tables.spaces, "nowhere"))
    others = [
        Pass(seat),
        ClaimSpace(seat, space),
        Bid(seat, 1),
        Choose(seat, "keep"),
        Play((seat + 1) % len(game.hands), Card("AH")),
    ]
    return [*(Play(seat, Card(card)) for card in range(52)), *others]


def shown(game: Game, seat: int | None, dice: int = 1, *, record: bool = True) -> Iterator[tuple[str, Any]]:
    """All that a seat is shown, name by name; its record, which takes longest, where that is asked for."""
    view = game.seen_by(seat)
    yield "view", view
    yield "view as a dict", view.to_dict()
    yield "told this round", view.told
    yield "events", game.events_since(seat)
    yield "undo limit", game.undo_limit
    if record:
        yield "record", parts_of_seat(history(game), seat, 5)
    if seat is None:
        return
    yield "moves", tuple(view.moves.lawful) if isinstance(view.moves.lawful, tuple) else view.moves.lawful
    yield "refusals", [view.why_not(move) for move in candidates(game, seat, Random(dice))]
    if view.your_turn:
        yield "default move", game.default_move(seat)
    if view.hand and view.stage not in ("dealing", "over"):
        yield "knowledge", knowledge(game.rulebook, view)
        yield "sample", sample(game.rulebook, view, Random(dice))


def differences(one: Game, other: Game, seat: int | None, *, record: bool = True) -> list[str]:
    """What a seat is shown in one game and not in the other."""
    return [
        f"{name}: {_difference(first, second)}"
        for (name, first), (_, second) in zip(shown(one, seat, record=record), shown(other, seat, record=record), strict=False)
        if first != second
    ]


def _difference(one: Any, other: Any) -> str:
    """Two values that are not equal, in words that a person reads: only the parts that differ, and not all of those."""
    if attrs.has(type(one)) and type(one) is type(other):
        one, other = ({field.name: getattr(each, field.name) for field in attrs.fields(type(one))} for each in (one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        parts = [
            f"{key}: {_difference(one.get(key), other.get(key))}" for key in {**one, **other} if one.get(key) != other.get(key)
        ]
        return "; ".join(parts)
    return f"{_short(one)} / {_short(other)}"


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}..."


def same_to(one: Game, other: Game, seat: int | None) -> bool:
    """Whether a seat was told the same in both games, chose the same, and was found to lead by the cards in both or in none."""
    return (
        told(one.events, seat) == told(other.events, seat)
        and own_moves(one, seat) == own_moves(other, seat)
        and _leads_first(one, seat) == _leads_first(other, seat)
    )


def _leads_first(game: Game, seat: int | None) -> bool:
    """Whether a seat has the first lead: where it is found by a card, that tells it what the others do not hold."""
    view = game.seen_by(seat)
    return view.stage == "run" and dict(view.about)["opening"] and view.your_turn


def own_moves(game: Game, seat: int | None) -> list[Move]:
    """The moves that a seat made."""
    return [move for move in game.log if isinstance(move, SeatMove) and move.seat == seat]


# -- the companions ----------------------------------------------------------------------------------------------------


def cards_named(event: e.Event) -> int:
    """The cards that an event names, as bits; those of a cut for the deal belong to no round."""
    if isinstance(event, e.DealerCut):
        return 0
    mask = 0
    for field in attrs.fields(type(event)):
        value = getattr(event, field.name)
        if isinstance(value, Card):
            mask |= 1 << value.index
        elif isinstance(value, CardSet):
            mask |= value.mask
        elif isinstance(event, e.Announced) and field.name == "values":
            mask |= functools.reduce(int.__or__, (_written(each) for _, each in value), 0)
    return mask


def _written(value: object) -> int:
    """The cards that a word of an announcement names, as bits."""
    try:
        return CardSet(value).mask if isinstance(value, str) else 0
    except NotationError:
        return 0


def unknown(game: Game, seat: int | None) -> list[e.Event]:
    """Events of this round that name a card which the seat they were told to does not know (P10c)."""
    if isinstance(game.move, OpenHands):
        # the pack was dealt again, for the pots that were left
        return []
    view = game.seen_by(seat)
    known = view.hand.mask | view.known.mask | view.played.mask
    return [event for event in since_the_deal(view) if cards_named(event) & ~known]


def unfolded(game: Game, view: View) -> list[str]:
    """Where a view is not what follows from the events that its seat was told (P10b)."""
    if isinstance(game.move, OpenHands):
        # the pack was dealt again, for the pots that were left
        return []
    first = history(game)[0]
    chips: dict[Any, int] = dict(enumerate(first.purses)) | dict(first.spaces) | {"bank": first.bank}
    hand, played, round_number, dealer, trump = CardSet(), CardSet(), 0, None, None
    counts: tuple[int, ...] = (0,) * len(view.counts)
    for each in game.events_since(view.seat):
        event = each.event
        if isinstance(event, e.Paid):
            chips[event.payer] -= event.chips
            chips[event.payee] += event.chips
        elif isinstance(event, e.RoundBegan):
            round_number, dealer = event.number, event.dealer
        elif isinstance(event, e.Dealt):
            hand, played, trump, counts = CardSet(), CardSet(), None, event.counts
        elif isinstance(event, e.Misdealt):
            hand, counts, played, trump = CardSet(), (0,) * len(counts), CardSet(), None
        elif isinstance(event, e.Received):
            hand = event.cards
        elif isinstance(event, e.Exchanged):
            counts = (*counts[: event.seat], event.took, *counts[event.seat + 1 :])
        elif isinstance(event, e.TurnedUp):
            trump = event.card.suit
        elif isinstance(event, e.CardPlayed):
            played |= CardSet([event.card])
            hand -= CardSet([event.card])
            counts = (*counts[: event.seat], counts[event.seat] - 1, *counts[event.seat + 1 :])
    if game.rulebook.phases or game.rulebook.poker.cards == "aside":
        # cards are laid aside: everybody sees that, and no event says it
        counts = view.counts
    seen = (
        ("hand", hand, view.hand),
        ("played", played, view.played),
        ("counts", counts, view.counts),
        ("trump", trump, view.trump),
        ("round", round_number, view.round_number),
        ("dealer", dealer, view.dealer),
        ("chips", chips, dict(enumerate(view.purses)) | dict(view.spaces) | {"bank": view.bank}),
    )
    return [f"{name}: told {followed}, seen {shown}" for name, followed, shown in seen if followed != shown]


# -- looking for a leak ------------------------------------------------------------------------------------------------


@attrs.define
class Search:
    """A search for leaks in games of one rulebook; ``swaps`` counts the other worlds that told a seat the same."""

    rulebook: Rulebook
    random: Random
    swaps: int = 0
    tried: int = 0

    def leak(self, games: int, *, looks: int = 4) -> str | None:
        """The first leak in so many games, in words."""
        for _ in range(games):
            game = random_game(self.rulebook, self.random)
            places = history(game)
            # what is hidden besides the hands is hidden before the first lead
            before = [at for at in places if at.seen_by(None).stage not in ("run", "dealing", "over")] or places
            for _ in range(looks):
                at = self.random.choice(self.random.choice((places, before)))
                for seat in (self.random.randrange(self.rulebook.seats), self.random.randrange(self.rulebook.seats), None):
                    if found := self.at(at, seat):
                        return f"{self.rulebook.recipe}, seat {seat}, {list(map(str, at.log))}: {found}"
        return None

    def at(self, game: Game, seat: int | None) -> str | None:
        """A leak to a seat as the game stands."""
        if named := unknown(game, seat):
            return f"P10c: told of cards that it does not know afterwards: {named}"
        for otherwise in (in_another_world, with_another_choice):
            self.tried += 1
            other = otherwise(game, seat, self.random)
            if other is None or other.state == game.state or not same_to(game, other, seat):
                continue
            self.swaps += 1
            if found := differences(game, other, seat, record=self.swaps % 4 == 0):
                return f"P10: {found}"
        return None
