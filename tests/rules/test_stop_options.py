"""Answers to the questions of the stops that no plain game gives (rows of RULES.md 2.1), with test plug-ins."""

from __future__ import annotations

import functools
from typing import Literal

import pytest

# isort: split
from boodle import (
    CardPlayed,
    Deal,
    Deck,
    Declaration,
    LeadChoice,
    LowestHeld,
    Manifest,
    Opening,
    Passed,
    PlainPlugin,
    Play,
    Recipe,
    Response,
    Rulebook,
    StopRule,
    Succession,
    assemble,
)
from tabletalk import PACK, follow, lay, lead, leads, paid, position, table, told


@functools.cache
def agreed(*agreed_rules: Declaration, game: str = "boodle-de", more: tuple[str, ...] = (), seats: int = 3) -> Rulebook:
    """The rulebook of a game with a house rule that holds these declarations."""

    class Agreed(PlainPlugin):
        manifest = Manifest(name="agreed", version="1", kind="house-rule", summary="What the table agreed on")
        rules = agreed_rules

    return assemble(Recipe(game, Agreed, *more, seats=seats))


LOW = Deck(id="agreed.deck", source="row 2", ace="low")
BOTH = Deck(id="agreed.deck", source="row 2", ace="both")


def test_row_02_a_low_ace_begins_and_a_king_ends() -> None:
    """WN, PAR: the ace is below the two, the king is the top."""
    game = position(agreed(LOW), ["AS 3S 2D", "2S 5H", "KS 9D"])
    assert ["2D", "AS"] == leads(game)
    game = lead(game, "AS")
    assert ["Anna leads AS", "Ben plays 2S", "Anna plays 3S", "stop after 3S by Anna: played"] == told(game.events)
    assert "stop after KS by Carla: top" in told(lead(position(agreed(LOW), ["QS 2D", "2S", "KS 9D"]), "QS").events)


def test_row_02_an_ace_that_is_both_goes_on_to_the_two_only_when_it_was_led() -> None:
    """PEEL-N: it begins a run, or ends one."""
    led = lead(position(agreed(BOTH), ["AS 9D", "2S 5H 6H", "4S 9C"]), "AS")
    assert ["Anna leads AS", "Ben plays 2S", "stop after 2S by Ben: played"] == told(led.events)
    followed = lead(position(agreed(BOTH), ["KS 9D", "AS 5H 6H", "2S 9C"]), "KS")
    assert ["Anna leads KS", "Ben plays AS", "stop after AS by Ben: top"] == told(followed.events)


def test_row_03_a_card_taken_out_of_the_pack_stops_every_run() -> None:
    """The 8D of Pope Joan: it is not dealt, and the 7D always stops."""
    book = agreed(Deck(id="agreed.deck", source="row 3", removed="8D"), seats=4)
    game = table(book, seats=4).play(Deal.of(" ".join(PACK)))
    assert (51, False) == (sum(map(len, game.hands)) + len(game.dead_hand), "8D" in {str(c) for h in game.hands for c in h})
    assert "stop after 7D by Anna: removed" == told(lead(position(book, ["7D 2C", "9D", "3S", "4S"]), "7D").events)[-1]


def test_runs_may_go_down() -> None:
    """The other order: from high to low, and the lead is the highest."""
    book = agreed(Succession(id="agreed.order", source="test", order="down"))
    game = position(book, ["9S JS 2D", "8S 5H", "7S 9H"])
    assert ["2D", "JS"] == leads(game)
    game = lead(game, "JS")
    assert "stop after JS by Anna: played" == told(game.events)[-1]
    said = ["Anna leads 9S", "Ben plays 8S", "Carla plays 7S", "stop after 7S by Carla: played"]
    assert said == told(lead(game, "9S").events)[-4:]


@pytest.mark.parametrize("suits", ["black", "red"])
def test_row_19_the_first_lead_may_be_bound_to_a_colour(suits: Literal["black", "red"]) -> None:
    """OP4, FX: the round begins in black; edge 63: whoever has none is stuck."""
    opening = Opening(id="agreed.opening", source="row 19", suits=suits)
    book = agreed(opening, more=("pass-left",))
    mine = ["2C", "2S"] if suits == "black" else ["2D", "2H"]
    game = table(book).play(_deal("2C 2S 2D 2H"))
    assert mine == sorted(leads(game), key=PACK.index)
    assert ["agreed.opening"] == [reason.rule for reason in game.why_not(Play(0, "2D" if suits == "black" else "2C"))]


def _deal(hand: str) -> Deal:
    """Anna, the eldest of three, gets these four cards first."""
    rest = [card for card in PACK if card not in hand.split()]
    order = []
    for card in hand.split():
        order += [card, *rest[-3:]]
        del rest[-3:]
    return Deal.of(" ".join([*order, *rest]))


def test_row_19_the_dealer_leads_first() -> None:
    """CC, TT."""
    book = agreed(Opening(id="agreed.opening", source="row 19", leader="dealer"))
    assert 2 == table(book).play(Deal.from_seed(b"19")).turn


def test_row_19_the_holder_of_the_lowest_of_a_suit_leads_first() -> None:
    """GU, edge 62: if the 2D is dead the 3D is called; what he leads is up to him, or that card."""
    first = ["2S", "3S", "4S", "2D", "5S", "6S", "3D"]
    order = [*first, *(card for card in PACK if card not in first)]
    usual = table(agreed(Opening(id="agreed.opening", source="row 19", leader=LowestHeld("D")))).play(Deal.of(" ".join(order)))
    assert (2, True) == (usual.turn, len(leads(usual)) > 1)
    book = agreed(Opening(id="agreed.opening", source="row 19", leader=LowestHeld("D"), lead="that-card"))
    game = table(book).play(Deal.of(" ".join(order)))
    assert (2, ["3D"]) == (game.turn, leads(game))
    other = next(str(card) for card in game.hands[2] if str(card) != "3D")
    assert ["agreed.opening"] == [reason.rule for reason in game.why_not(Play(2, other))]


def test_row_20_any_card_may_be_led() -> None:
    """HO, CAS: the leader is free."""
    book = agreed(LeadChoice(id="agreed.choice", source="row 20", card="any"))
    assert ["2C", "9C", "5D"] == leads(position(book, ["2C 9C 5D", "2H", "2S"]))


def test_row_24_the_first_who_cannot_go_on_leads() -> None:
    """PCD, SHR: the player at the stopper's left begins the next run."""
    book = agreed(StopRule(id="agreed.stop", source="row 24", leader="first-unable"))
    game = lead(position(book, ["5S 9D", "6S 2C", "2H 3H"], dead="7S"), "5S")
    assert (2, ["2H"]) == (game.turn, leads(game))
    game = lead(position(book, ["5S 9D", "2C 3C", "6S 2H"], dead="7S"), "5S")
    assert 0 == game.turn


def test_a_leader_without_cards_passes_to_the_left() -> None:
    """Whoever has no cards is skipped; only where the lead was his it is said."""
    game = position("boodle-de", ["", "", "2H 3H"], lead="Anna")
    assert (["Anna passes: no-cards"], 2) == (told(game.events), game.turn)


def test_whoever_has_no_cards_pays_no_fine() -> None:
    """Only those who hold cards and cannot lead are fined."""
    recipe = "boodle-de kitty change-suit:stuck=fine-and-pass"
    game = position(recipe, ["9C", "", "2H 3H"], lead="Anna", stopped_suit="C")
    assert (["Anna -> Kitty: 1"], 2) == (paid(game.events), game.turn)


def test_the_next_card_may_be_asked_for_round_the_table() -> None:
    """PCD: everybody in turn says that he has not got it; the play is the same."""
    book = agreed(Response(id="agreed.response", source="RULES.md 0.5", order="rotation"), seats=4)
    game = follow(lay(position(book, ["5S 9D", "2C 3C", "2D 3D", "6S 2H"], dead="7S"), "5S"))
    said = ["Anna leads 5S", "Ben passes: no-card", "Carla passes: no-card", "Dan plays 6S"]
    assert [*said, "Anna passes: no-card", "Ben passes: no-card", "Carla passes: no-card", "stop after 6S by Dan: dead"] == told(
        game.events
    )
    assert {"agreed.response"} == {event.rule for event in game.events if isinstance(event, Passed)}
    assert 3 == game.turn


@pytest.mark.parametrize(
    ("answer", "payments", "left"),
    [
        ("keep", [], {"AH": 8, "KC": 0, "QD": 5, "JS": 0}),
        ("winner", ["AH -> Anna: 8", "QD -> Anna: 5"], dict.fromkeys(("AH", "KC", "QD", "JS"), 0)),
        (
            "split",
            ["AH -> Anna: 2", "AH -> Ben: 2", "AH -> Carla: 2", "QD -> Anna: 1", "QD -> Ben: 1", "QD -> Carla: 1"],
            {"AH": 2, "KC": 0, "QD": 2, "JS": 0},
        ),
    ],
)
def test_row_40_chips_that_nobody_took(answer: str, payments: list[str], left: dict[str, int]) -> None:
    """They lie on, go to the winner of the round after the cards left are paid, or are split."""
    game = position(f"boodle-de carry-over:chips={answer}", ["9S", "2C", "2D"], spaces={"AH": 8, "QD": 5})
    game = lay(game, "9S")
    assert (["Ben -> Anna: 1", "Carla -> Anna: 1", *payments], left) == (paid(game.events), dict(game.spaces))


def test_row_40_after_a_void_round_there_is_no_winner_to_take_them() -> None:
    """They stay."""
    recipe = "boodle-de carry-over:chips=winner change-suit:stuck=pass-left"
    game = position(recipe, ["9S", "2S", "3S"], stopped_suit="S", spaces={"AH": 8})
    assert ([], 8) == (paid(game.events), game.spaces["AH"])


def test_a_position_in_mid_run() -> None:
    """``last``: the card that was laid last and who laid it; the run goes on from there."""
    game = position("boodle-de", ["9D", "6S 2C", "2H 3H"], lead=None, last=("5S", "Anna"))
    assert (1, [Play(1, "6S")], []) == (game.turn, list(game.moves), [e for e in game.events if isinstance(e, CardPlayed)])
    game = position("boodle-de", ["9D", "2C", "2H 3H"], dead="6S", lead=None, last=("5S", "Anna"))
    assert (["stop after 5S by Anna: dead"], 0) == (told(game.events), game.turn)
