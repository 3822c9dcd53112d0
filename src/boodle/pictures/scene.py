"""What a view has to show, found once for the drawing and for the text that stands for it."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from boodle.cards import Card, CardSet
from boodle.errors import ArgumentError, shown
from boodle.events import CardPlayed, Stopped
from boodle.moves import Play
from boodle.pictures.voice import Voice
from boodle.reading import in_a_row
from boodle.view import View


@attrs.frozen(kw_only=True)
class Seat:
    """What a view says of one seat."""

    name: str
    cards: int
    aside: int
    chips: int
    dealer: bool
    turn: bool
    won: bool
    absent: bool
    barred: bool

    @property
    def remarks(self) -> tuple[str, ...]:
        """The keys of what else is to be said."""
        said = {"won": self.won, "absent": self.absent, "barred": self.barred}
        return tuple(key for key, holds in said.items() if holds)


@attrs.frozen(kw_only=True)
class Scene:
    """What is to be seen.

    Attributes:
        view: What the seat knows.
        seats: All players, by number.
        run: The cards of the run that is on, or of the last one, each with the seat that laid it.
        stopped: Whether that run has stopped.
        seen: Cards outside the own hand that the seat has seen and that do not lie in a run.
        playable: Cards of the own hand that may be played now.
    """

    view: View
    seats: tuple[Seat, ...]
    run: tuple[CardPlayed, ...]
    stopped: bool
    seen: CardSet
    playable: frozenset[Card]

    @property
    def near(self) -> int:
        """The seat at the lower edge: the own one, for a spectator the first."""
        return self.view.seat or 0

    @property
    def others(self) -> tuple[Seat, ...]:
        """The other players, clockwise from the left of the near one."""
        return (*self.seats[self.near + 1 :], *self.seats[: self.near])

    @property
    def covered(self) -> bool:
        """Whether the seat has cards that it has not looked at yet."""
        return self.view.seat is not None and not self.view.hand and self.view.counts[self.view.seat] > 0


def scene_of(view: View, names: Iterable[str] | None, voice: Voice) -> Scene:
    """The scene of a view.

    Raises:
        ArgumentError: the names are not one for each seat.
    """
    run, stopped = _run(view)
    playable: frozenset[Card] = frozenset()
    if view.stage == "run" and view.your_turn:
        playable = frozenset(move.card for move in view.moves.lawful if isinstance(move, Play))
    return Scene(
        view=view, seats=_seats(view, _names(view, names, voice)), run=run, stopped=stopped,
        seen=view.known - view.hand - view.aside - view.played, playable=playable,
    )  # fmt: skip


def _names(view: View, names: Iterable[str] | None, voice: Voice) -> tuple[str, ...]:
    seats = len(view.counts)
    if names is None:
        return tuple(voice.tell("player", number=seat + 1) for seat in range(seats))
    given = in_a_row(names, seats + 1)
    if given is None or len(given) != seats or not all(isinstance(name, str) for name in given):
        raise ArgumentError(f"'names' is {shown(names)}; give a list of {seats} names, one for each seat")
    return tuple(given)


def _seats(view: View, names: tuple[str, ...]) -> tuple[Seat, ...]:
    asked = view.seat if view.your_turn else view.turn
    winners = view.winners if view.stage == "over" else () if view.winner is None else (view.winner,)
    return tuple(
        Seat(
            name=name, cards=view.counts[seat], aside=view.aside_counts[seat], chips=view.purses[seat],
            dealer=seat == view.dealer, turn=seat == asked, won=seat in winners,
            absent=seat not in view.seated, barred=seat in view.barred,
        )
        for seat, name in enumerate(names)
    )  # fmt: skip


def _run(view: View) -> tuple[tuple[CardPlayed, ...], bool]:
    """The cards since the last lead, as the seat was told of them, and whether a stop followed."""
    laid: list[CardPlayed] = []
    stopped = False
    for event in view.told:
        if isinstance(event, CardPlayed):
            laid = [event] if event.led else [*laid, event]
            stopped = False
        elif isinstance(event, Stopped):
            stopped = True
    return tuple(laid), stopped
