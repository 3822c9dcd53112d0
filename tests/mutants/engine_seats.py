"""Bugs of the engine that hang on the number of a seat, and look-ups that do not say what the stages say."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

import boodle.stages.dealing
import boodle.stages.stops
import boodle.straight
from boodle import Recipe, Rulebook
from boodle.cards import BIT
from boodle.desk import Desk
from boodle.state import seated_from
from mutants.base import Mutant
from plugins import Consequences

KITTY = Recipe("boodle-de", "kitty", seats=3)


def seat_0_is_eldest(patch: pytest.MonkeyPatch) -> None:
    """The eldest is the player with the lowest number."""
    patch.setattr(Desk, "eldest", lambda desk: min(desk.seated(0)))


def the_poor_pay_by_number(patch: pytest.MonkeyPatch) -> None:
    """Whoever pays several pays those with low numbers first."""
    real = Desk._accounts
    patch.setattr(Desk, "_accounts", lambda desk, codes, seat: sorted(real(desk, codes, seat)))


def seat_0_is_dealt_first(patch: pytest.MonkeyPatch) -> None:
    """The first card goes to seat 0, whoever deals."""
    real = boodle.stages.dealing.deal_out

    def deal_out(rulebook: Rulebook, around: Any, order: tuple[int, ...]) -> Any:
        return real(rulebook, around._replace(dealer=rulebook.seats - 1), order)

    patch.setattr(boodle.stages.dealing, "deal_out", deal_out)


# -- the straight way --------------------------------------------------------------------------------------------------


def _looked_up_otherwise(patch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Some of the look-ups of every rulebook are others."""
    real = boodle.straight._look_ups
    patch.setattr(boodle.straight, "_look_ups", lambda rulebook: attrs.evolve(real(rulebook), **changes))


def spaces_are_not_looked_up(patch: pytest.MonkeyPatch) -> None:
    """No card earns a space by look-ups alone."""
    patch.setattr(boodle.straight, "_pot", lambda *_: boodle.straight.PLAIN)


def ends_are_always_plain(patch: pytest.MonkeyPatch) -> None:
    """Nothing that hangs on the end of a round is looked at."""
    _looked_up_otherwise(patch, plain_end=True)


def deals_are_always_plain(patch: pytest.MonkeyPatch) -> None:
    """After a deal the first lead follows, whatever is for sale before it."""
    _looked_up_otherwise(patch, plain_deal=True)


def cards_left_cost_nothing(patch: pytest.MonkeyPatch) -> None:
    """Cards left are not paid for by look-ups alone."""
    _looked_up_otherwise(patch, payments=())


def the_winner_is_paid_twice(patch: pytest.MonkeyPatch) -> None:
    """At the end every opponent pays twice, where no events are made."""
    patch.setattr(boodle.straight, "seated_from", lambda *where: seated_from(*where) * 2)


def the_broke_do_not_follow(patch: pytest.MonkeyPatch) -> None:
    """Bug 3: whoever has no chips is passed over when the next card is looked for, where something is paid for the last one."""

    def _holder(desk: Desk, wanted: int) -> int:
        if wanted < 0:
            return -1
        return next((seat for seat, hand in enumerate(desk.hands) if hand & BIT[wanted] and desk.chips[seat]), -1)

    patch.setattr(boodle.stages.stops, "_holder", _holder)


MUTANTS = (
    Mutant(name="seat 0 is eldest", law="P13", plant=seat_0_is_eldest, why="one seat on, seat 0 leads again"),
    Mutant(
        name="the poor pay by number",
        law="P13",
        plant=the_poor_pay_by_number,
        recipe=Recipe("boodle-fi", seats=4),
        tries=20,
        why="one seat on, others are paid by whoever is short",
    ),
    Mutant(name="seat 0 is dealt first", law="P13", plant=seat_0_is_dealt_first, why="one seat on, everybody has other cards"),
    Mutant(name="spaces are not looked up", law="P16", plant=spaces_are_not_looked_up, why="the stages pay the space"),
    Mutant(
        name="ends are always plain",
        law="P16",
        plant=ends_are_always_plain,
        recipe=Recipe("boodle-de", Consequences, seats=3),
        why="the stages pay what hangs on the end",
    ),
    Mutant(
        name="deals are always plain",
        law="P16",
        plant=deals_are_always_plain,
        recipe=Recipe("boodle-de", "widow-auction", seats=3),
        why="the stages sell the spare hand first",
    ),
    Mutant(name="cards left cost nothing", law="P16", plant=cards_left_cost_nothing, why="the stages have them paid"),
    Mutant(name="the winner is paid twice", law="P16", plant=the_winner_is_paid_twice, why="the stages have him paid once"),
    Mutant(
        name="bug 3: the broke do not follow",
        law="P16",
        plant=the_broke_do_not_follow,
        tries=20,
        why="a look-up finds the holder, and the stages do not",
    ),
)
"""Bugs about seats and look-ups."""
