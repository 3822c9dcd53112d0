"""The user's handle: rulebook, state and log, over all rounds of a session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from boodle import seen
from boodle.defaults import default_move
from boodle.engine import MOST_ROUNDS, advance, legal_moves, no_rulebook, opening_state, why_not
from boodle.errors import ArgumentError, IllegalMove, Reason, shown
from boodle.events import Event, RoundEnded
from boodle.frozen import frozen
from boodle.moves import Move, TakeOver
from boodle.movesets import Moves
from boodle.position import REST, position
from boodle.reading import Reader, seat_names
from boodle.rulebook import Rulebook
from boodle.situation import Session, Situation
from boodle.state import State
from boodle.transition import step_trusted
from boodle.view import View


class Game(Situation):
    """A session at one table, as the server sees it: everything is visible, nothing ever changes.

    ``play`` returns a new game and leaves this one as it was. Make one with :meth:`new` or :meth:`from_position`. Two games
    are equal when their rules, their position and their players are; how they came there does not count.

    Attributes:
        previous: The game before the last move; None at the start.
        move: The last move; None at the start.
    """

    __slots__ = ("_news", "move", "previous")

    previous: Game | None
    move: Move | None
    _news: tuple[Event, ...]

    def __init__(self, *_: object, **__: object) -> None:
        raise ArgumentError("a game is made with Game.new(rulebook, ...) or Game.from_position(rulebook, ...)")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a game never changes; '{name}' cannot be set, 'play' gives a new game")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a game never changes; '{name}' cannot be deleted")

    @classmethod
    def new(
        cls,
        rulebook: Rulebook,
        *,
        names: Iterable[str] | None = None,
        purses: int | Iterable[int] | Mapping[Any, int] = 30,
        dealer: int | str | None = None,
        rounds: int | None = None,
        spaces: Mapping[Any, int] | None = None,
    ) -> Game:
        """A new session.

        Args:
            rulebook: The rules.
            names: A name for each seat, clockwise; "Player 1" and so on if none are given.
            purses: Chips for everybody, or for each seat: a list, or a mapping by seat or name.
            dealer: The first dealer, by seat or name; None: the dealer is cut for, as a first move.
            rounds: How many rounds are played. None: as many as the rulebook says; where it says no number and ends by rounds
                alone, one for each player (everybody deals once); others go on until they end.
            spaces: Chips that lie on the spaces from before, ``{"8-9-10": 1}``.

        Raises:
            ArgumentError: arguments that do not fit, all in one message.
        """
        if type(rulebook) is not Rulebook:
            raise no_rulebook(rulebook)
        called = seat_names(rulebook, names)
        read = Reader(rulebook, called)
        chips = read.purses(purses)
        lying = read.spaces({} if spaces is None else spaces)
        dealing = None if dealer is None else read.seat("dealer", dealer)
        limit = rulebook.session_rounds or (rulebook.seats if rulebook.session_end == {"rounds"} else 0)
        if rounds is not None:
            limit = read.whole("rounds", rounds, 1, MOST_ROUNDS)
        if read.problems:
            raise ArgumentError("; ".join(map(str, read.problems)))
        state, events = opening_state(rulebook, purses=tuple(chips), dealer=dealing, rounds=limit, spaces=tuple(lying))
        laid = {name: chips for name, chips in zip(rulebook.tables.spaces, lying, strict=True) if chips}
        start = {"purses": chips, "dealer": dealing, "rounds": limit or None, "spaces": laid}
        return _first(Session(rulebook, called, frozen(start)), state, events)

    @classmethod
    def from_position(
        cls,
        rulebook: Rulebook,
        *,
        hands: Any,
        dead_hand: Any = (),
        played: Any = REST,
        played_by: Any = None,
        aside: Any = None,
        purses: Any = 0,
        spaces: Mapping[Any, int] | None = None,
        bank: int = 0,
        dealer: int | str = 0,
        to_lead: int | str | None = None,
        stopped_suit: Any = None,
        last: tuple[Any, int | str] | None = None,
        trump: Any = None,
        shown_cards: Any = (),
        barred: Iterable[int | str] | Mapping[str, Iterable[int | str]] = (),
        sat_out: Iterable[int | str] = (),
        left: Iterable[int | str] = (),
        contenders: Iterable[int | str] = (),
        names: Iterable[str] | None = None,
        round_number: int = 1,
        rounds: int = 1,
    ) -> Game:
        """Any situation of the stops, written down: a puzzle, a test, a bug report.

        Seats are given by number or name; what is given by seat may be a list or a mapping.

        Args:
            rulebook: The rules.
            hands: The cards of each seat.
            dead_hand: Cards of the dead hand; those that matter are enough.
            played: The cards played already; ``"rest"`` are all that lie nowhere else.
            played_by: Where combinations matter: the cards that each seat has played.
            aside: Cards laid aside by each seat (for poker).
            purses: The chips of each seat, or one number for all.
            spaces: Chips on the spaces, ``{"AH": 4, "Kitty": 6}``; 0 where nothing is said.
            bank: What the bank has paid out (below 0) or taken.
            dealer: The dealer's seat.
            to_lead: Who leads.
            stopped_suit: The suit of the last stop; None at the first lead, ``"any"`` where everybody was stuck and the
                leader may lead anything.
            last: Instead of ``to_lead``: the last card of a run that is on, and who played it.
            trump: The suit turned up.
            shown_cards: Cards of hands and piles that everybody has seen, at poker or turned up.
            barred: Seats that may neither collect nor win this round; or ``{"collect": seats, "win": seats}``.
            sat_out: Seats that do not play this round.
            left: Seats whose players have left the table.
            contenders: In a tie-break round: the seats that play for the title.
            names: The players' names.
            round_number: The number of the round.
            rounds: After how many rounds the session ends; 0: by its other rules.

        What phases remember and what titles were won before is not written down: both begin anew.

        Raises:
            PositionError: with all reasons at once why this cannot be.
            ArgumentError: no rulebook, or names that do not fit.
        """
        if type(rulebook) is not Rulebook:
            raise no_rulebook(rulebook)
        called = seat_names(rulebook, names)
        state, events, written = position(
            rulebook, called, hands=hands, dead_hand=dead_hand, played=played, played_by=played_by, aside=aside,
            purses=purses, spaces=spaces, bank=bank, dealer=dealer, to_lead=to_lead, stopped_suit=stopped_suit, last=last,
            trump=trump, shown_cards=shown_cards, barred=barred, sat_out=sat_out, left=left, contenders=contenders,
            round_number=round_number, rounds=rounds,
        )  # fmt: skip
        return _first(Session(rulebook, called, frozen({"position": written})), state, events)

    def play(self, move: Move) -> Game:
        """The game after a move.

        Raises:
            IllegalMove: the move is not possible, with all reasons; this game stays what it was.
            ArgumentError: the argument is no move.
        """
        session = self._session
        state = advance(session.rulebook, self.state, move)
        if type(move) is TakeOver:
            if reasons := self._name_taken(move):
                raise IllegalMove(move, reasons)
            names = session.names
            session = session._replace(names=(*names[: move.seat], move.name, *names[move.seat + 1 :]))
        return _make(session, state, self, move)

    def why_not(self, move: Move) -> tuple[Reason, ...]:
        """Why a move is not possible now; ``()`` if it is. For the server: the answer may show hidden cards."""
        reasons = why_not(self.rulebook, self.state, move)
        return reasons or (self._name_taken(move) if isinstance(move, TakeOver) else ())

    def _name_taken(self, move: TakeOver) -> tuple[Reason, ...]:
        taken = move.name in self.names and self.names.index(move.name) != move.seat
        return (
            (Reason("core.name", f"somebody at the table is called {move.name} already", "name", name=move.name),)
            if taken
            else ()
        )

    @property
    def news(self) -> tuple[Event, ...]:
        """What the last move brought; worked out when it is asked for."""
        try:
            return self._news
        except AttributeError:
            # a first game has its news from the start, all others have a game and a move before them
            news = step_trusted(self.rulebook, self.previous.state, self.move)[1]  # type: ignore[union-attr,arg-type]
            _set_news(self, news)
            return news

    @property
    def moves(self) -> Moves:
        """The moves possible now."""
        return legal_moves(self._session.rulebook, self.state)

    @property
    def log(self) -> tuple[Move, ...]:
        """All moves so far, the deals included."""
        return tuple(game.move for game in self._history() if game.move is not None)

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened so far."""
        return tuple(event for game in self._history() for event in game.news)

    def undo(self, moves: int = 1) -> Game:
        """The game as it was so many moves ago; for analysis, whoever may see it.

        Raises:
            ArgumentError: there were not so many moves.
        """
        if type(moves) is not int or moves < 0:
            raise ArgumentError(f"'undo' takes a number of moves, not {shown(moves)}")
        games = self._history()
        if moves >= len(games):
            raise ArgumentError(f"{shown(moves)} moves cannot be undone; there have been {len(games) - 1}")
        return games[-1 - moves]

    def seen_by(self, seat: int | None) -> View:
        """What a seat may know now (None: a spectator): its hand, its moves, everything public, and nothing else.

        Raises:
            ArgumentError: there is no such seat.
        """
        return seen.seen_by(self, seat)

    def events_since(self, seat: int | None, number: int = 0) -> tuple[seen.Told, ...]:
        """The events that a seat was told after its event of this number, numbered for this seat.

        Raises:
            ArgumentError: there is no such seat, or it has not been told so much.
        """
        return seen.events_since(self, seat, number)

    @property
    def undo_limit(self) -> int:
        """How many moves may be taken back without anybody having learnt something."""
        return seen.undo_limit(self)

    def default_move(self, seat: int) -> Move:
        """What a seat does when its time is up: a function of its view, lawful and never an offence.

        Raises:
            ArgumentError: the seat is not asked now.
        """
        return default_move(self.seen_by(seat))

    def play_forced(self) -> Game:
        """The game after all cards that simply follow; a lead, a bid or a choice is never made for anybody."""
        game = self
        while game.seen_by(None).wanted is not None and len(moves := game.moves) == 1:
            game = game.play(next(iter(moves)))
        return game

    @property
    def last_round(self) -> RoundEnded | None:
        """How the last finished round ended; None before the first one has."""
        latest = (event for game in reversed(self._history()) for event in reversed(game.news))
        return next((event for event in latest if isinstance(event, RoundEnded)), None)

    def _history(self) -> list[Game]:
        games = [self]
        while games[-1].previous is not None:
            games.append(games[-1].previous)
        return games[::-1]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.rulebook, self.state, self.names) == (other.rulebook, other.state, other.names)

    def __hash__(self) -> int:
        return hash((self.rulebook, self.state, self.names))

    def __reduce__(self) -> tuple[Any, ...]:
        first = self._history()[0]
        return _replayed, (tuple(first._session), first.state, first.news, self.log)

    def __repr__(self) -> str:
        return f"<Game {self.rulebook.recipe}: round {self.round_number}, {len(self.log)} moves, {self.state!r}>"


# how a game gets its parts, past its own refusal to be changed; found once, because a game is made at every move
_object: Final = object.__new__
_set_session: Final = Situation.__dict__["_session"].__set__
_set_state: Final = Situation.__dict__["state"].__set__
_set_previous: Final = Game.__dict__["previous"].__set__
_set_move: Final = Game.__dict__["move"].__set__
_set_news: Final = Game.__dict__["_news"].__set__


def _make(session: Session, state: State, previous: Game | None, move: Move | None) -> Game:
    game = _object(Game)
    _set_session(game, session)
    _set_state(game, state)
    _set_previous(game, previous)
    _set_move(game, move)
    return game


def _first(session: Session, state: State, news: tuple[Event, ...]) -> Game:
    game = _make(session, state, None, None)
    _set_news(game, news)
    return game


def _replayed(session: tuple[Any, ...], state: State, news: tuple[Event, ...], log: tuple[Move, ...]) -> Game:
    game = _first(Session(*session), state, news)
    for move in log:
        game = game.play(move)
    return game
