"""The pure functions of rulebook, state and move.

:func:`step` checks a move and carries it out; :func:`step_trusted` carries out a move that is known to be possible. A state
is never changed: each transition makes a new one. What is possible is :func:`legal_moves`, and why something is not is
:func:`why_not`; the three always agree (law P6).

They check that rulebook, state and move are of their kinds and that the state was made under these rules. What is in the state
they trust: a state that was put together by hand is nobody's but its maker's.
:meth:`boodle.Game.from_position` is the way to write down a situation, and checks it.
"""

from __future__ import annotations

from typing import Final

from boodle.cards import BIT, CardSet
from boodle.desk import Desk
from boodle.errors import ArgumentError, IllegalMove, NotYourTurn, Reason, RoundOver, shown
from boodle.moves import Deal, Move, Play, SeatMove
from boodle.movesets import NO_MOVES, Moves
from boodle.rulebook import Rulebook
from boodle.stages import dealing, leads, session
from boodle.stages.program import WAITING
from boodle.state import Rest, Round, Stage, State
from boodle.straight import advance_trusted
from boodle.transition import CALLS, Transition, step_trusted

_NOTHING: Final = Stage(None)
_OF: Final = {"of-suit": "suit", "in-hand": "player's hand"}
"""Of what a lead has to be the lowest card, by the rule for leads."""
_new: Final = tuple.__new__
_Run: Final = leads.Run
MOST_ROUNDS: Final = 1_000_000


def legal_moves(rulebook: Rulebook, state: State) -> Moves:
    """All moves possible now: lawful ones, and offences where the rules punish instead of forbidding.

    Raises:
        ArgumentError: the arguments are no rulebook and state.
    """
    try:
        known = state.round.rules is rulebook.fingerprint
    except AttributeError:
        known = False
    if not known:
        _check(rulebook, state)
    run = state.stage
    if type(run) is _Run:
        tables = rulebook.tables
        turn: int = run.turn  # type: ignore[assignment]  # a run always waits for a seat
        if run.wanted >= 0:
            return tables.follows[turn][run.wanted]
        if tables.plain_lead and not run.lifted and (not run.opening or (tables.plain_opening and run.must < 0)):
            # the lowest card of each suit that may be led; written out, because a third of all moves are leads
            hand = state.hands[turn] & tables.limit[run.suit]
            clubs, diamonds, hearts, spades = tables.leads[turn]
            lowest = tables.lowest
            # half a pack at a time: Python is faster with numbers below 2^30
            minor, major = hand & 0x3FFFFFF, hand >> 26
            lawful = (
                clubs[lowest[minor & 0x1FFF]]
                + diamonds[lowest[minor >> 13]]
                + hearts[lowest[major & 0x1FFF]]
                + spades[lowest[major >> 13]]
            )
            return _new(Moves, (lawful, (), tables.opening_calls if run.opening else tables.calls))
        return leads.moves(rulebook, state)
    waiting = WAITING.get(type(run))
    return waiting.moves(rulebook, state) if waiting is not None else NO_MOVES


def step(rulebook: Rulebook, state: State, move: Move) -> Transition:
    """Check a move and carry it out: the next state and what happened.

    Raises:
        IllegalMove: the move is not possible, with all reasons; the state stays what it was.
        RuleBroken: a callable of a rule misbehaved.
        ArgumentError: the arguments are no rulebook, state and move, or the state belongs to other rules.
    """
    if not _expected(rulebook, state, move) and move not in legal_moves(rulebook, state):
        raise _refusal(rulebook, state, move)
    return step_trusted(rulebook, state, move)


def advance(rulebook: Rulebook, state: State, move: Move) -> State:
    """The state after a move; ``step(...)[0]``.

    Raises:
        IllegalMove: the move is not possible, with all reasons; the state stays what it was.
        RuleBroken: a callable of a rule misbehaved.
        ArgumentError: the arguments are no rulebook, state and move, or the state belongs to other rules.
    """
    if not _expected(rulebook, state, move) and move not in legal_moves(rulebook, state):
        raise _refusal(rulebook, state, move)
    return advance_trusted(rulebook, state, move)


def _expected(rulebook: Rulebook, state: State, move: Move) -> bool:
    """Whether this is just the card that is waited for, or an ordinary lead, so that no set of moves need be made."""
    if type(move) is not Play or type(state) is not State or type(rulebook) is not Rulebook:
        return False
    run, seat = state.stage, move.seat
    if type(run) is not _Run or seat != run.turn or state.round.rules is not rulebook.fingerprint:
        return False
    card = move.card.index
    if run.wanted >= 0:
        return run.wanted == card
    tables = rulebook.tables
    if not tables.plain_lead or run.lifted or (run.opening and not (tables.plain_opening and run.must < 0)):
        return False
    # of the card and those that would have to be led instead, the hand has this one alone
    return state.hands[seat] & tables.limit[run.suit] & tables.down_to[card] == BIT[card]


def why_not(rulebook: Rulebook, state: State, move: Move) -> tuple[Reason, ...]:
    """Why a move is not possible; ``()`` if it is.

    Raises:
        ArgumentError: the arguments are no rulebook, state and move.
    """
    if not isinstance(move, Move):
        raise _no_move(move)
    moves = legal_moves(rulebook, state)
    if move in moves:
        return ()
    stage = state.stage
    if state.over:
        return (Reason("core.over", "the session is over", "over"),)
    if isinstance(move, SeatMove) and move.seat >= rulebook.seats:
        last = rulebook.seats - 1
        return (
            Reason("core.seat", f"there is no seat {move.seat}; the seats are 0 to {last}", "seat", seat=move.seat, last=last),
        )
    if isinstance(move, CALLS):
        return (Reason("core.call", "this cannot be called now", "call"),)
    if isinstance(move, Deal) and isinstance(stage, dealing.Dealing):
        lacking = str(CardSet(rulebook.tables.pack) - CardSet(move.order))
        return (Reason("core.dealer", f"the deal lacks {lacking}", "deal-lacks", cards=lacking),)
    if stage.turn is None:
        rule = "core.turn" if isinstance(move, SeatMove) else "core.dealer"
        return (Reason(rule, f"the dealer is waited for: {moves}", "dealer-waited-for", moves=str(moves)),)
    if not isinstance(move, SeatMove):
        return (Reason("core.dealer", "it is a player's turn, the dealer has nothing to do", "dealer-idle"),)
    if move.seat != stage.turn:
        return (Reason("core.turn", f"seat {move.seat} is not asked now", "not-asked", seat=move.seat),)
    if isinstance(stage, leads.Run) and isinstance(move, Play):
        return _why_not_play(rulebook, state, stage, move)
    asked = shown(moves, str)
    return (Reason("core.kind", f"something else is asked for now: {asked}", "other-asked", moves=asked),)


def _why_not_play(rulebook: Rulebook, state: State, run: leads.Run, move: Play) -> tuple[Reason, ...]:
    """Why the seat whose turn it is may not lay this card of its own."""
    card = move.card
    if not state.hands[move.seat] >> card.index & 1:
        return (Reason("core.hand", f"seat {move.seat} does not hold {card}", "not-held", seat=move.seat, card=str(card)),)
    if run.wanted >= 0:
        rule = rulebook.rule_of("succession.order")
        return (Reason(rule, f"{card} is not the next card of the run", "not-next", card=str(card)),)
    if run.must >= 0:
        rule = rulebook.rule_of("opening.lead")
        return (Reason(rule, "the first lead is the card by which the leader was found", "opening-card"),)
    if forbidding := leads.forbidding(rulebook, state, run, card.index):
        suit = card.suit
        return tuple(Reason(rule, f"{suit.name.lower()} may not be led now", "suit", suit=suit.letter) for rule in forbidding)
    tables = rulebook.tables
    slot = "opening.choice" if run.opening and rulebook.opening.choice != "usual" else "lead-choice.card"
    choice = tables.opening_choice if run.opening else tables.choice
    # a run goes on from its first card, so where it goes down that is the highest
    first, of = "highest" if rulebook.succession.order == "down" else "lowest", choice.removeprefix("lowest-")
    return (Reason(rulebook.rule_of(slot), f"a lead must be the {first} card of its {_OF[of]}", f"{first}-{of}"),)


def _refusal(rulebook: Rulebook, state: State, move: Move) -> IllegalMove:
    reasons = why_not(rulebook, state, move)
    kinds = {"core.over": RoundOver, "core.turn": NotYourTurn}
    return kinds.get(reasons[0].rule, IllegalMove)(move, reasons)


def _check(rulebook: object, state: object) -> None:
    if type(rulebook) is not Rulebook:
        raise no_rulebook(rulebook)
    if type(state) is not State:
        raise ArgumentError(f"{shown(state)} is no state; take one from 'game.state' or 'opening_state(...)'")
    if state.round.rules != rulebook.fingerprint:
        raise ArgumentError(f"{state!r} belongs to other rules than {rulebook!r}; write it down with Game.from_position(...)")


def no_rulebook(rulebook: object) -> ArgumentError:
    """What is said to somebody who gives something else for a rulebook."""
    return ArgumentError(f"{shown(rulebook)} is no rulebook; make one with assemble(Recipe(...))")


def _no_move(move: object) -> ArgumentError:
    return ArgumentError(f"{shown(move)} is no move; give a Play, Pass, Deal or another kind of Move")


def opening_state(
    rulebook: Rulebook, *, purses: tuple[int, ...], dealer: int | None, rounds: int = 0, spaces: tuple[int, ...] = ()
) -> Transition:
    """The first state of a session, and what was announced; ``dealer`` None: he is cut for.

    Args:
        rulebook: The rules.
        purses: Chips of each seat.
        dealer: The first dealer's seat, or None.
        rounds: The agreed number of rounds; 0 for none.
        spaces: Chips that lie on the spaces already, in layout order.

    Raises:
        ArgumentError: an argument of the wrong kind, or not one number of chips for each seat and space.
    """
    if type(rulebook) is not Rulebook:
        raise no_rulebook(rulebook)
    seats = rulebook.seats
    _check_chips("purses", purses, seats)
    laid = (0,) * len(rulebook.spaces) if isinstance(spaces, tuple) and not spaces else spaces
    _check_chips("spaces", laid, len(rulebook.spaces))
    if dealer is not None and not (type(dealer) is int and 0 <= dealer < seats):
        raise ArgumentError(f"'dealer' is {shown(dealer)}; expected a seat from 0 to {seats - 1}, or None")
    if type(rounds) is not int or not 0 <= rounds <= MOST_ROUNDS:
        raise ArgumentError(f"'rounds' is {shown(rounds)}; expected a number of rounds up to {MOST_ROUNDS}, 0 for none")
    everybody = (1 << seats) - 1
    around = Round(0, dealer or 0, everybody, rounds, rules=rulebook.fingerprint)
    rest = Rest(memory=dealing.starting_memory(rulebook))
    state = State((around, (0,) * seats, (*purses, *laid, 0), _NOTHING, rest))
    if dealer is None:
        return State((around, state.hands, state.chips, session.Cutting(None, everybody), state.rest)), ()
    desk = Desk(rulebook, state)
    return desk.close(session.first_round(desk, dealer))


def _check_chips(where: str, chips: object, accounts: int) -> None:
    if not (isinstance(chips, tuple) and len(chips) == accounts and all(type(each) is int for each in chips)):
        raise ArgumentError(f"'{where}' is {shown(chips)}; expected a tuple of {accounts} numbers of chips")
