"""Bugs of the stages before and after the play: poker, free stakes, a misdeal, the next dealer, the winner."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs
import pytest

import boodle.stages.dealing
import boodle.stages.poker
import boodle.stages.session
import boodle.stages.settlement
import boodle.stages.stops
import boodle.straight
from boodle import Choose, Move, Recipe, RoundEnded, Rulebook, Setup, Stake, State, hookimpl
from boodle.desk import Desk
from boodle.movesets import Picks, Splits
from boodle.stages.leads import leading
from boodle.stages.program import ENTER
from boodle.state import Over
from boodle_variants.stops import StopFee
from mutants.base import Mutant

POKER = Recipe("boodle-de", "poker-round", seats=3)
FREE = Recipe("boodle-de", "free-staking", seats=3)
EVEN = Recipe("boodle-de", seats=3, without=("dealer-double.spaces",))


def four_cards_are_picked(patch: pytest.MonkeyPatch) -> None:
    """A poker hand by chance has a card too few."""
    real = Picks.draw

    def draw(picks: Picks, random: Random) -> Move:
        move = real(picks, random)
        assert isinstance(move, Choose)
        return Choose(move.seat, move.option.rpartition(" ")[0])

    patch.setattr(Picks, "draw", draw)


def a_chip_too_many_is_laid(patch: pytest.MonkeyPatch) -> None:
    """Stakes by chance have a chip more than they should."""
    real = Splits.draw

    def draw(splits: Splits, random: Random) -> Move:
        move = real(splits, random)
        assert isinstance(move, Stake)
        (space, chips), *others = dict(move.chips).items()
        return Stake(move.seat, [(space, chips + 1), *others])

    patch.setattr(Splits, "draw", draw)


def picked_cards_are_seen(patch: pytest.MonkeyPatch) -> None:
    """Everybody sees the poker hands that were picked already."""
    patch.setattr(boodle.stages.poker.Picking, "about", property(lambda stage: (("picked", stage.picked),)))


def a_misdeal_is_silent(patch: pytest.MonkeyPatch) -> None:
    """After a misdeal all chips lie where they lay, and nobody was told how they came there."""

    def _give_back(desk: Desk) -> None:
        desk.chips = list(desk.round.at_deal)

    patch.setattr(boodle.stages.dealing, "_give_back", _give_back)


def seat_0_deals_again(patch: pytest.MonkeyPatch) -> None:
    """After the first round seat 0 deals, whoever dealt."""
    patch.setattr(boodle.stages.session, "_next_dealer", lambda _: 0)


def antes_are_remembered(patch: pytest.MonkeyPatch) -> None:
    """What everybody owes is worked out once, and remembered whoever deals."""
    real = boodle.stages.dealing._full_antes
    remembered: dict[str, Any] = {}

    def _full_antes(desk: Desk) -> Any:
        if desk.rulebook.fingerprint not in remembered:
            remembered[desk.rulebook.fingerprint] = real(desk)
        return remembered[desk.rulebook.fingerprint]

    patch.setattr(boodle.stages.dealing, "_full_antes", _full_antes)


def one_of_the_level_wins(patch: pytest.MonkeyPatch) -> None:
    """Of several who are level the one with the lowest number wins the session."""
    real = ENTER["verdict"]

    def verdict(desk: Desk, place: int, number: int) -> Any:
        stage = real(desk, place, number)
        return Over(None, stage.winners[:1]) if isinstance(stage, Over) else stage

    patch.setitem(ENTER, "verdict", verdict)
    patch.setattr(boodle.straight, "_over", lambda winners: Over(None, winners[:1]))


def cards_left_are_a_list(patch: pytest.MonkeyPatch) -> None:
    """The end of a round tells of the cards left in a list."""
    patch.setattr(
        boodle.stages.settlement,
        "RoundEnded",
        lambda number, winner, left: RoundEnded(number, winner, [*left]),  # type: ignore[arg-type]  # the planted bug,
    )


def a_shipped_rule_has_no_source(patch: pytest.MonkeyPatch) -> None:
    """A plug-in of boodle itself does not say where its rule is written."""
    real = StopFee.boodle_payments

    @hookimpl
    def boodle_payments(self: StopFee, setup: Setup) -> Any:
        return attrs.evolve(real(self, setup), source="")

    patch.setattr(StopFee, "boodle_payments", boodle_payments)


def who_is_out_leads_on(patch: pytest.MonkeyPatch) -> None:
    """Whoever has laid his last card is asked for a lead."""
    patch.setattr(boodle.stages.stops, "out", lambda _, seat: leading(seat, 4, seat))


def leads_after_the_deal(patch: pytest.MonkeyPatch) -> None:
    """Where everything else is plain, the look-ups let the dealer lead first."""
    real = boodle.straight._deal

    def _deal(rulebook: Rulebook, state: State, move: Any) -> State | None:
        after = real(rulebook, state, move)
        if after is None:
            return None
        stage = leading(after.round.dealer, 4, -1, True)
        return State((after.round, after.hands, after.chips, stage, after.rest))

    patch.setattr(boodle.straight, "_deal", _deal)


MUTANTS = (
    Mutant(name="four cards are picked", law="P6", plant=four_cards_are_picked, recipe=POKER, why="it is not possible"),
    Mutant(
        name="a chip too many is laid", law="P6", plant=a_chip_too_many_is_laid, recipe=FREE, why="what is drawn is not possible"
    ),
    Mutant(
        name="picked cards are seen",
        law="P10",
        plant=picked_cards_are_seen,
        recipe=POKER,
        tries=40,
        shortened=False,
        why="nobody was told what the others have picked",
    ),
    Mutant(
        name="a silent misdeal",
        law="P2",
        plant=a_misdeal_is_silent,
        recipe=POKER,
        tries=60,
        why="chips move that nobody was told of",
    ),
    Mutant(name="seat 0 deals again", law="P13", plant=seat_0_deals_again, why="one seat on, another one stakes as the dealer"),
    Mutant(name="antes remembered", law="P13", plant=antes_are_remembered, why="one seat on, the wrong one stakes as the dealer"),
    Mutant(
        name="one of the level wins",
        law="P13",
        plant=one_of_the_level_wins,
        recipe=EVEN,
        tries=40,
        why="one seat on, another one of them wins",
    ),
    Mutant(name="who is out leads on", law="P4", plant=who_is_out_leads_on, why="he has no card, and nobody else is asked"),
    Mutant(name="cards left are a list", law="P12", plant=cards_left_are_a_list, why="what was announced can be changed"),
    Mutant(
        name="a shipped rule without a source",
        law="P11",
        plugin="stop-fee",
        plant=a_shipped_rule_has_no_source,
        why="nobody can look the rule up",
    ),
    Mutant(name="the dealer leads by look-up", law="P16", plant=leads_after_the_deal, why="the stages let the eldest lead"),
)
"""Bugs of the stages around the play."""
