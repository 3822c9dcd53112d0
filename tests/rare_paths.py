"""Rare paths through the rules, each with a directed way to reach it: random play meets many of them once in a thousand rounds.

A path is a recipe (or several, to which other house rules may be added), a beginning, the wishes of those who play, and what
can be seen when it was reached.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import attrs

from boodle import (
    Bet,
    Bid,
    BidMade,
    CallTime,
    Card,
    CardPlayed,
    CardSet,
    Caught,
    Choose,
    Chosen,
    ClaimSpace,
    Cut,
    Deal,
    DealerCut,
    Declined,
    Event,
    Exchange,
    Exchanged,
    Folded,
    Forfeited,
    Game,
    Irregularity,
    Leave,
    Left,
    LimitLifted,
    LookedAt,
    Misdeal,
    Misdealt,
    Move,
    Moves,
    OpenHands,
    Paid,
    Pass,
    Passed,
    Play,
    PokerWon,
    RoundEnded,
    RoundVoid,
    Rulebook,
    Shown,
    State,
    Stopped,
    TakenOver,
    TakeOver,
    TieBreak,
    TimeCalled,
    TurnedUp,
    WentOut,
    legal_moves,
)
from boodle.holders import hand_of
from pairs import sessions


@attrs.frozen
class Step:
    """One move of a game and what came of it; before the first one there was nothing."""

    book: Rulebook
    before: State | None
    move: Move | None
    after: State
    events: tuple[Event, ...]

    def of(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def paid(self, rule: str = "", **account: object) -> list[Paid]:
        """The payments by a rule (its id, or what it begins with), from or to an account."""
        found: list[Paid] = self.of(Paid)
        return [
            event for event in found
            if event.rule.startswith(rule) and all(getattr(event, name) == value for name, value in account.items())
        ]  # fmt: skip

    def chips(self, account: str | int) -> int:
        """What lies on a space, or in a purse, now."""
        return self.after.chips[account if isinstance(account, int) else self.book.tables.account(account)]

    @property
    def spaces(self) -> int:
        """All chips on the layout now."""
        return sum(self.after.chips[self.book.seats : self.book.tables.bank])

    def seats_at(self, bits: int) -> list[int]:
        """A set of seats as a list."""
        return [seat for seat in range(self.book.seats) if bits >> seat & 1]


Begin = Callable[[Rulebook, Random], Game]
Reached = Callable[[Step], object]


@attrs.frozen
class Path:
    """One rare path."""

    name: str
    recipes: tuple[str, ...]
    begin: Begin
    reached: Reached
    wishes: tuple[str, ...] = ()
    seats: tuple[int, ...] = (4,)


# -- beginnings --------------------------------------------------------------------------------------------------------


def late(hands: Callable[[Random, int], list[list[str]]] | None = None, **given: Any) -> Begin:
    """A position near the end of a round: random, but for what is given (a value, or a function of rulebook and chance)."""

    def begin(book: Rulebook, random: Random) -> Game:
        position = sessions.late_position(book, random)
        if hands is not None:
            held = hands(random, book.seats)
            position |= {"hands": held, "dead_hand": [], "played_by": None, "played": "rest"}
        position |= {name: value(book, random) if callable(value) else value for name, value in given.items()}
        return Game.from_position(book, **position)

    return begin


def whole(**given: Any) -> Begin:
    """A new session."""

    def begin(book: Rulebook, random: Random) -> Game:
        start: dict[str, Any] = {"purses": 40, "dealer": random.randrange(book.seats), "rounds": 1}
        start |= {name: value(book, random) if callable(value) else value for name, value in given.items()}
        return Game.new(book, **start)

    return begin


def level(begin: Callable[..., Begin], short: int = 0, **given: Any) -> Begin:
    """A position in which everybody is level at the end of the round, but for the last ``short`` players, who have less."""

    def start(book: Rulebook, random: Random) -> Game:
        seed = random.random()

        def trial(purses: tuple[int, ...]) -> Game:
            return begin(**given, purses=purses)(book, Random(seed))

        ends = sessions.chips_at_the_end(book, lambda purses: trial(purses).state, Random(f"{seed} moves"))
        return trial(tuple(chips - (seat >= book.seats - short) for seat, chips in enumerate(ends)))

    return start


def of_suits(*suits: str) -> Callable[[Random, int], list[list[str]]]:
    """A few cards of these suits for each seat; the last entry is the last seat's, the first one everybody else's."""

    def hands(random: Random, seats: int) -> list[list[str]]:
        left = {letters: [str(card) for card in CardSet((1 << 52) - 1) if str(card)[-1] in letters] for letters in suits}
        for cards in left.values():
            random.shuffle(cards)
        owners = [suits[0]] * (seats - len(suits) + 1) + [*suits[1:]]
        held: list[list[str]] = []
        for letters in owners:
            own = [card for card in left[letters] if not any(card in hand for hand in held)]
            held.append(own[: random.randint(1, 3)])
        return held

    return hands


def held(*hands: str) -> Callable[[Random, int], list[list[str]]]:
    """These hands, as many as there are seats."""
    return lambda _, seats: [hand.split() for hand in hands[:seats]]


def _poor(book: Rulebook, random: Random) -> list[int]:
    return [random.randint(0, 2) for _ in range(book.seats)]


def _one_broke(book: Rulebook, _: Random) -> list[int]:
    return [0, *[40] * (book.seats - 1)]


def _no_chips(book: Rulebook, _: Random) -> list[int]:
    return [0] * book.seats


def _odd_spaces(book: Rulebook, random: Random) -> dict[str, int]:
    return {name: random.choice((5, 7)) for name in book.tables.spaces}


def _all_but_first(book: Rulebook, _: Random) -> list[int]:
    return [*range(1, book.seats)]


def _full_spaces(book: Rulebook, _: Random) -> dict[str, int]:
    return dict.fromkeys(book.tables.spaces, 20)


def _everybody(book: Rulebook, _: Random) -> list[int]:
    return [*range(book.seats)]


# -- wishes ------------------------------------------------------------------------------------------------------------


def choose(book: Rulebook, state: State, moves: Moves, random: Random, wishes: tuple[str, ...]) -> Move:
    """The first wish that can be had, most of the time; otherwise anything."""
    for wish in wishes:
        if random.random() < 0.85:
            for move in _wished(wish, book, state, moves, random):
                if move in moves:
                    return move
    return sessions.choose(random, moves, book, 0, 3)


def _wished(wish: str, book: Rulebook, state: State, moves: Moves, random: Random) -> Iterator[Move]:
    turn = state.turn
    lawful: Any = moves.lawful
    kind, low, high = getattr(lawful, "kind", None), getattr(lawful, "low", 0), getattr(lawful, "high", 0)
    calls = {
        "time": CallTime(),
        "misdeal": Misdeal(),
        "leave": Leave(random.randrange(book.seats)),
        "takeover": TakeOver(0, "Zoe"),
    }
    if wish in calls:
        yield calls[wish]
    elif turn is None:
        yield from _dealt(wish, book, state, moves, random)
    elif wish == "offend":
        yield from random.sample(moves.offences, len(moves.offences))
    elif wish.startswith("play "):
        yield Play(turn, wish[5:])
    elif wish == "look":
        yield Exchange(turn) if getattr(state.stage, "step", "") == "unsold" else Pass(turn)
    elif wish in ("decline", "hold"):
        if kind is not Bet or wish == "hold":
            yield Pass(turn)
    elif wish == "fold":
        if low:
            yield Pass(turn)
    elif kind in (Bid, Bet):
        amounts = {"bid": low, "call": low, "raise": low + 1, "all": high}
        if wish in amounts:
            yield kind(turn, amounts[wish])
    elif wish == "exchange":
        yield Exchange(turn)
    elif wish in ("offer", "2"):
        yield Choose(turn, wish)
    elif wish == "first" and not isinstance(lawful, tuple):
        yield next(iter(lawful))
    elif wish == "meld" and isinstance(lawful, tuple):
        yield from (move for move in lawful if isinstance(move, Choose))


def _dealt(wish: str, book: Rulebook, state: State, moves: Moves, random: Random) -> Iterator[Move]:
    """Deals, cuts and open hands to order."""
    if wish == "twins":
        yield sessions.twins(random, book, state, moves, moves.draw(random))
    elif wish == "level cut" and "cut" in str(moves):
        yield Cut([Card(f"K{suit}") for suit in "CDHS"[: book.seats]])
    elif wish == "clubs dead":
        yield _deal_dead(book, [card for card in range(52) if card < 13], state)
    elif wish == "red for the eldest":
        yield _deal_eldest(book, [card for card in range(52) if card // 13 in (1, 2)], state)


def _deal_dead(book: Rulebook, cards: list[int], state: State) -> Deal:
    return _deal_to(book, state, -1, cards)


def _deal_eldest(book: Rulebook, cards: list[int], state: State) -> Deal:
    return _deal_to(book, state, (state.round.dealer + 1) % book.seats, cards)


def _deal_to(book: Rulebook, state: State, receiver: int, cards: list[int]) -> Deal:
    """The order of the pack in which one receiver (-1: the dead hand) gets these cards, as many as he is dealt."""
    around = [(state.round.dealer + 1 + place) % book.seats for place in range(book.seats)]
    lap = {"first": [-1, *around], "last": [*around, -1]}[str(book.deal.dead_hand)]
    own, rest = [*cards], [card for card in range(52) if card not in cards]
    order = []
    for at in range(52):
        mine = lap[at % len(lap)] == receiver
        pile = (own or rest) if mine else (rest or own)
        order.append(pile.pop())
    return Deal(tuple(order))


# -- what can be seen --------------------------------------------------------------------------------------------------


def _emptied_but_barred(step: Step) -> bool:
    played = step.of(CardPlayed)
    return any(not step.after.hands[e.seat] and step.after.rest.barred_win >> e.seat & 1 for e in played) and not step.of(WentOut)


def _sits_out(step: Step, broke: bool) -> bool:
    out = [seat for seat in range(step.book.seats) if not step.after.round.seated >> seat & 1]
    return isinstance(step.move, Deal) and any((step.chips(seat) <= 0) is broke for seat in out)


def _passed_around(step: Step) -> bool:
    passed = [event for event in step.of(Passed) if event.reason == "no-suit"]
    return len(passed) >= step.book.seats - 1 and not step.of(RoundVoid) and not step.of(LimitLifted)


def _partly_fined(step: Step) -> bool:
    fines = step.paid("referee")
    opponents = len(step.seats_at(step.after.round.seated)) - 1
    return bool(step.of(Irregularity)) and 0 < len(fines) < opponents


def _second_run(step: Step) -> bool:
    """A player completes a combination whose space has been taken for one already (RULES edge 54)."""
    if step.before is None:
        return False
    for event in step.of(CardPlayed):
        own = hand_of(step.after.round.holders, event.seat) & ~step.after.hands[event.seat]
        for row, need in step.book.tables.claims[step.before.rest.trump][event.card.index]:
            if need.bit_count() > 1 and not need & ~own and step.before.rest.claimed >> row.account & 1:
                return not step.paid(payer=row.space)
    return False


def _dealer_short(step: Step) -> bool:
    dealer = step.after.round.dealer
    return isinstance(step.move, Deal) and [event.chips for event in step.paid(payer=dealer)] == [2, 1, 1, 1]


def _claim_missed(step: Step) -> bool:
    if step.before is None or not any(event.stage == "claims" for event in step.of(Declined)):
        return False
    return any(isinstance(move, ClaimSpace) for move in legal_moves(step.book, step.before))


def _sealed_tie(step: Step) -> bool:
    bids = step.of(BidMade)
    best = [bid.seat for bid in bids if bid.chips == max(each.chips for each in bids)]
    return len(best) > 1 and [event.seat for event in step.of(Exchanged)] == best[:1]


def _shared_with_remainder(step: Step) -> bool:
    """Two players hold 8-9-10; what does not divide stays."""
    payees = {event.payee for event in step.paid(payer="8-9-10")}
    return len(payees) > 1 and step.chips("8-9-10") > 0


def _poker_tie(step: Step) -> bool:
    return any(len(event.seats) > 1 for event in step.of(PokerWon)) and step.chips("Pot") > 0


def _folded_to_one(step: Step) -> bool:
    return bool(step.of(PokerWon) and step.of(Folded)) and not step.of(Shown)


def _side_pots(step: Step) -> bool:
    won = step.of(PokerWon)
    return bool(won) and bool({event.payee for event in step.paid(payer="Pot")} - {*won[0].seats})


def _exempt(step: Step) -> bool:
    ended = step.of(RoundEnded)
    pope = Card("9D").index
    return any(
        event.winner is not None
        and seat != event.winner
        and step.after.hands[seat] >> pope & 1
        and not step.paid("pope", payer=seat)
        for event in ended
        for seat in range(step.book.seats)
    )


def _nobody_holds_clubs(step: Step) -> bool:
    run: Any = step.after.stage
    return getattr(run, "opening", False) and not any(hand & (1 << 13) - 1 for hand in step.after.hands)


def _stuck_at_the_opening(step: Step) -> bool:
    return any(event.reason == "no-suit" for event in step.of(Passed)) and not step.of(CardPlayed)


def _round_the_corner(step: Step) -> bool:
    return any(event.card.rank == "2" and not event.led for event in step.of(CardPlayed))


def _stopped(reason: str) -> Reached:
    return lambda step: any(event.reason == reason for event in step.of(Stopped))


def _bonus_from_nothing(step: Step) -> bool:
    return bool(step.of(Stopped)) and step.before is not None and not step.chips("Kitty") and not step.paid("stop-bonus")


def _fined_with_nothing(step: Step) -> bool:
    passed = [event for event in step.of(Passed) if event.reason == "no-suit"]
    return any(not step.chips(event.seat) and not step.paid(payer=event.seat) for event in passed)


def _misdeal_after_a_sale(step: Step) -> bool:
    return bool(step.of(Misdealt)) and bool(step.paid("core.misdeal"))


def _ties_again(step: Step) -> bool:
    return bool(step.of(TieBreak)) and step.before is not None and bool(step.before.round.contenders)


def _fewer_tie_again(step: Step) -> bool:
    return _ties_again(step) and any(len(event.seats) < step.book.seats for event in step.of(TieBreak))


def _split_with_remainder(step: Step) -> bool:
    return step.after.over and bool(step.paid("residual")) and 0 < step.spaces < step.book.seats


def _open_tie(step: Step) -> bool:
    return isinstance(step.move, OpenHands) and len({event.payee for event in step.paid()}) > 1


def _shared_for_want_of_chips(step: Step) -> bool:
    ended = step.after.over and len(getattr(step.after.stage, "winners", ())) > 1
    return ended and step.book.tiebreak.by == "extra-round" and not sum(step.after.chips)


def _last_with_chips(step: Step) -> bool:
    return step.after.over and not step.after.round.limit and sum(step.chips(seat) > 0 for seat in range(step.book.seats)) == 1


def _seen(kind: type[Event], *, over: bool | None = None, where: Callable[[Any], object] = bool) -> Reached:
    return lambda step: any(map(where, step.of(kind))) and over in (None, step.after.over)


def _paid_by(rule_of: str) -> Reached:
    return lambda step: bool(step.paid(step.book.rule_of(rule_of))) and bool(step.of(RoundVoid))


# -- the paths ---------------------------------------------------------------------------------------------------------

BLACK: Final = late(of_suits("CS"), stopped_suit="S", purses=_poor)
COLOUR: Final = "michigan kitty change-colour:stuck={},nobody={}"
REFEREED: Final = ("boodle-fi", "michigan-bicycle", "newmarket referee", "rummy-royal referee")
SALES: Final = "michigan kitty widow-exchange:old_hand=new-spare widow-auction:offer=always"

PATHS: Final[tuple[Path, ...]] = (
    Path("void round (edge 31)", (COLOUR.format("pass-left", "void"), "newmarket"), BLACK,
         _seen(RoundVoid, where=lambda event: not event.rule.startswith("core."))),
    Path("void round paid into the kitty (1.12.5)", (COLOUR.format("pass-left", "void-pay"),), BLACK, _paid_by("stop.nobody")),
    Path("limit lifted for the leader (edge 32)", ("michigan change-suit", "boodle-de change-colour"), BLACK,
         lambda step: bool(step.of(LimitLifted)) and not step.of(Passed)),
    Path("limit lifted when nobody can lead", (COLOUR.format("pass-left", "same-suit"),), BLACK,
         lambda step: step.of(LimitLifted) and step.of(Passed)),
    Path("forced passes all around but one", (COLOUR.format("pass-left", "void"), COLOUR.format("fine-and-pass", "void")),
         late(of_suits("CS", "DH"), stopped_suit="S", to_lead=0), _passed_around),
    Path("a fine that nobody can pay (edge 13)", (COLOUR.format("fine-and-pass", "void"),), BLACK, _fined_with_nothing),
    Path("penalised player empties first (edge 37)", REFEREED, late(of_suits("CS", "DH")), _emptied_but_barred, ("offend",)),
    Path("out of cards, the lead passes left (edge 38)", REFEREED,
         late(held("2C 4D", "KH", "3S 5D", "6C JD"), to_lead=1, barred=[1]),
         _seen(Passed, where=lambda event: event.reason == "no-cards")),
    Path("all who hold cards are barred (edge 39)", REFEREED,
         late(held("2C 9C 5D 8D", "KH", "3S", "JD"), to_lead=0, stopped_suit=None, barred=_all_but_first),
         _seen(RoundVoid, where=lambda event: event.rule == "core.nobody-may-win"), ("offend",)),
    Path("withheld card (edge 43)", REFEREED, late(held("5C 9D", "6C 9H", "7C 9S", "8C JD"), to_lead=0),
         _seen(Irregularity, where=lambda event: event.offence == "response"), ("offend",)),
    Path("wrong lead (edge 44)", REFEREED, late(held("2C 9C 5D 8D", "KH", "3S", "JD"), to_lead=0, stopped_suit=None),
         _seen(Irregularity, where=lambda event: event.offence == "lead-choice"), ("offend",)),
    Path("chips forfeited (edge 42)", REFEREED, late(held("KH 4S", "AH 9D", "2C 5C", "3D 6S"), to_lead=0, barred=_all_but_first),
         _seen(Forfeited)),
    Path("a fine to several creditors, in part (edge 13)", REFEREED,
         late(of_suits("CS", "DH"), purses=lambda book, _: [1] * book.seats), _partly_fined, ("offend",)),
    Path("eliminated player", ("tripoley-cadaco", "michigan session-end:when=all-but-one-broke"),
         whole(purses=_one_broke, rounds=2), lambda step: _sits_out(step, broke=True)),
    Path("all but one broke", ("michigan kitty session-end:when=all-but-one-broke", "tripoley-cadaco"),
         late(purses=lambda book, _: [9, *[1] * (book.seats - 1)], spaces={}, rounds=0), _last_with_chips),
    Path("indebted player (edge 12)", ("boodle-de broke:cannot_pay=debt", "fundex broke:cannot_pay=debt"), late(purses=_poor),
         lambda step: min(step.after.chips[: step.book.seats]) < 0),
    Path("stakes on debt (edge 9)", ("michigan ante-short:answer=debt",), whole(purses=_poor),
         lambda step: isinstance(step.move, Deal) and min(step.after.chips[: step.book.seats]) < 0),
    Path("sits out (edge 9)", ("michigan ante-short:answer=sit-out", "newmarket ante-short:answer=sit-out"),
         whole(purses=lambda book, _: [1, *[40] * (book.seats - 1)]), lambda step: _sits_out(step, broke=False)),
    Path("fewer than two can stake", ("michigan ante-short:answer=sit-out",), whole(purses=_poor),
         lambda step: step.after.over and step.before is None),
    Path("dealer short: 2, 1, 1, 1 (edge 10)", ("michigan", "boodle-de"), whole(purses=5), _dealer_short),
    Path("somebody leaves", ("michigan", "tripoley-cadaco"), whole(rounds=3), _seen(Left, over=False), ("leave",)),
    Path("the last but one leaves", ("michigan", "newmarket"), whole(rounds=9), _seen(Left, over=True),
         ("leave", "leave", "leave")),
    Path("somebody takes over", ("michigan",), whole(), _seen(TakenOver), ("takeover",)),
    Path("time is called in mid-round (edge 50)", ("michigan session-end:when=somebody-broke",), late(rounds=0),
         _seen(TimeCalled, over=False), ("time",)),
    Path("level cut (edge 47)", ("michigan first-dealer:by=high-cut", "newmarket"), whole(dealer=None),
         _seen(DealerCut, where=lambda event: event.dealer is None), ("level cut",)),
    Path("misdeal after a sale (edge 46)", (SALES, "michigan-rummy"), whole(), _misdeal_after_a_sale,
         ("misdeal", "offer", "bid", "exchange")),
    Path("sealed bids are level (edge 22)", ("michigan widow-auction:sealed=yes,offer=always",), whole(), _sealed_tie, ("bid",)),
    Path("the hand laid away is sold on (1.7)", (SALES, "three-in-one"), whole(),
         lambda step: len(step.seats_at(step.after.rest.exchanged)) > 1, ("exchange", "offer", "bid")),
    Path("nobody buys, the dealer looks (1.12.1)", ("michigan-rummy -widow-offer pay-the-widow",), whole(), _seen(LookedAt),
         ("decline",)),
    Path("the dealer looks and takes", ("michigan-rummy -widow-offer pay-the-widow",), whole(),
         lambda step: any(event.seat == step.after.round.dealer for event in step.of(Exchanged)), ("look",)),
    Path("the dealer chooses his stake", ("michigan-rummy dealer-double:on=kitty,may=yes",), whole(),
         _seen(Chosen, where=lambda event: event.question.startswith("dealer-factor") and event.option == "2"), ("2",)),
    Path("a played card is not claimed (edge 71)", ("michigan claims:by=player",),
         late(held("AH 3C", "4S 6S", "7D 9D", "JC"), to_lead=0), _claim_missed, ("hold",)),
    Path("a held card is not claimed (1.6)", ("tripoley-cadaco claims:by=player",), whole(), _claim_missed, ("hold",)),
    Path("run held by two, remainder stays (edge 53)", ("tripoley-cadaco",), whole(spaces=_odd_spaces), _shared_with_remainder,
         ("twins", "decline", "first")),
    Path("run completed twice counts once (edge 54)", ("rummy-royal",),
         late(held("8C 8D 2S", "9H", "KC", "AD"), to_lead=0, stopped_suit=None, played_by=["6C 7C 6D 7D", "", "", ""]),
         _second_run),
    Path("poker: folded to one (edge 58)", ("tripoley-cadaco", "michigan poker-round"), whole(), _folded_to_one,
         ("fold", "raise")),
    Path("poker: level hands, odd chip (edge 57)", ("michigan poker-round",), whole(spaces=_odd_spaces), _poker_tie,
         ("twins", "decline", "first", "call")),
    Path("poker: side pots (edge 59)", ("michigan poker-round:cap=side-pots",),
         whole(purses=lambda book, random: random.sample((20, 12, 14, 30), book.seats)), _side_pots, ("all",)),
    Path("poker cards aside stop a run", ("michigan poker-round:cards=aside",), whole(), _stopped("aside"), ("call",)),
    Path("leftover poker is shared", ("michigan leftover-poker", "fundex"), late(held("2C", "KH", "KS", "3D"), to_lead=0),
         _seen(PokerWon, where=lambda event: len(event.seats) > 1)),
    Path("asked in rotation, those without pass (FX)", ("fundex",),
         late(held("5C 9D", "3S", "6C KH", "JD"), to_lead=0, stopped_suit=None),
         _seen(Passed, where=lambda event: event.reason == "no-card"), ("play 5C",)),
    Path("no black card to open with (edge 63)", ("fundex",), whole(), _stuck_at_the_opening, ("red for the eldest", "decline")),
    Path("nobody holds the opening suit (edge 62)", ("newmarket-horses",), whole(), _nobody_holds_clubs,
         ("clubs dead", "decline"), (2,)),
    Path("the ace is led and the two follows", ("newmarket-peel", "michigan ace-rank:ranks=both"),
         late(held("AC KD", "2C KH", "3S", "4D"), to_lead=0, stopped_suit=None),
         _round_the_corner, ("play AC",)),
    Path("a removed card stops a run", ("michigan short-pack", "pope-joan"),
         late(held("7D KD", "3S", "4C", "5H"), to_lead=0, stopped_suit=None), _stopped("removed")),
    Path("a rummy meld (own phase)", ("tripoley", "michigan rummy-round"),
         late(held("KC", "3S 4S 5S 9H", "8C 8D 8H", "5H"), to_lead=0, stopped_suit=None),
         lambda step: isinstance(step.move, Choose) and bool(step.of(Shown)), ("meld",)),
    Path("bonus from an empty kitty (edge 64)", ("michigan kitty stop-bonus",), late(spaces={}), _bonus_from_nothing),
    Path("the bank adds to a payout (edge 66)", ("cadaco-michigan-rummy", "michigan cadaco-payouts"),
         late(held("JS", "AH 3C", "QD 4C", "KC"), spaces={}),
         lambda step: step.paid("cadaco", payer="bank")),
    Path("the bank keeps a surplus (edge 66)", ("cadaco-michigan-rummy", "michigan cadaco-payouts"),
         late(held("JS", "AH 3C", "QD 4C", "KC"), spaces=_full_spaces),
         lambda step: step.paid("cadaco", payee="bank")),
    Path("a pay card is turned up (edge 67)", ("pope-joan",), whole(),
         lambda step: step.of(TurnedUp) and step.paid(payee=step.after.round.dealer)),
    Path("the holder of the Pope is exempt (edge 69)", ("pope-joan",), late(held("2C", "9D 4S", "KH", "3D"), to_lead=0), _exempt),
    Path("caught with a pay card (FO)", ("michigan caught",), late(held("2C", "AH 5D", "KC 3D", "JS 4S"), to_lead=0),
         _seen(Caught)),
    Path("unclaimed chips split, remainder stays", ("michigan carry-over:chips=split",), late(spaces=_odd_spaces),
         lambda step: step.of(RoundEnded) and step.paid("carry-over") and step.spaces),
    Path("residual chips split, remainder stays (edge 8)", ("michigan residual", "rummy-royal"), late(), _split_with_remainder),
    Path("open hands are level (edge 8)", ("michigan residual:chips=open-hand", "tripoley-cadaco"), late(), _open_tie,
         ("twins",)),
    Path("tied again after the extra round (edge 51)", ("michigan tiebreak", "michigan-rummy"),
         level(late, contenders=_everybody), _ties_again),
    Path("fewer are tied again (edge 74)", ("michigan tiebreak", "michigan-rummy"), level(late, short=1, contenders=_everybody),
         _fewer_tie_again),
    Path("a tie without a chip is shared", ("michigan tiebreak",), whole(purses=_no_chips), _shared_for_want_of_chips),
)  # fmt: skip


def names() -> list[str]:
    """The names of all paths."""
    return [path.name for path in PATHS]


def by_name(name: str) -> Path:
    """A path by its name."""
    return next(itertools.dropwhile(lambda path: path.name != name, PATHS))
