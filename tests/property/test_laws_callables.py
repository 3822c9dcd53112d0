"""The short lead of callables: whatever they may not do is laid to their author, and the state stays what it was."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from boodle import (
    Announce,
    CardSet,
    Consequence,
    Game,
    LeadLimit,
    Manifest,
    Memory,
    Pass,
    Phase,
    Play,
    Poker,
    Recipe,
    Relocate,
    Remember,
    RuleBroken,
    RulePlugin,
    Setup,
    Stopped,
    Transfer,
    assemble,
    hookimpl,
)
from boodle.stages.phases import MOVES_AT_MOST
from plugins import Board
from tabletalk import deal_rest

MANIFEST = Manifest(name="rogue", version="0.9", kind="house-rule", summary="Breaks what it can")


def rogue(hook: str, *declarations: object) -> type[RulePlugin]:
    """A plug-in that answers one hook."""

    def answer(_: RulePlugin, setup: Setup) -> Iterable[object]:
        assert setup.seats == 3
        return declarations

    return type("Rogue", (RulePlugin,), {"manifest": MANIFEST, hook: hookimpl(answer)})


def phase(**given: Any) -> type[RulePlugin]:
    """A phase before the play in which the eldest may pass, once; with some of it replaced."""
    usual: dict[str, Any] = {
        "turn": lambda view: None if view.memory["done"] else view.seated[0],
        "moves": lambda view: (Pass(view.seat),),
        "apply": lambda *_: (Remember("done", 1),),
    }
    memory = {"done": Memory(start=0, audience="all"), "each": Memory(start=(0, 0, 0), audience="owner")}
    rule = Phase(id="rogue.phase", name="p", gap="before-play", source="none", text="passes", memory=memory, **(usual | given))
    return rogue("boodle_phases", rule)


def effects(*found: object) -> type[RulePlugin]:
    """A phase whose first move has these effects."""
    return phase(apply=lambda *_: found)


def fails(*_: object) -> Any:
    """Raises what nobody expects."""
    raise ZeroDivisionError("one by nought")


def fails_late(*_: object) -> Any:
    """Raises only when its effects are asked for one by one."""
    yield Transfer(0, 1, 1)
    fails()


def broken_by(plugin: type[RulePlugin], play: Callable[[Game], Game]) -> RuleBroken:
    """Play until the plug-in breaks; nothing has changed then."""
    rulebook = assemble(Recipe((Board, {"ante": 0}), plugin, seats=3))
    game = Game.new(rulebook, purses=9, dealer=2)
    while True:
        before = copy.deepcopy(tuple(game.state))
        try:
            game = play(game)
        except RuleBroken as error:
            assert before == tuple(game.state)
            return error


def first(game: Game) -> Game:
    """The first move that there is, or a deal."""
    return game.play(deal_rest(game, "2C", "3C", "4C") if game.turn is None else next(iter(game.moves)))


PHASES: dict[str, tuple[type[RulePlugin], str]] = {
    "turn raises": (phase(turn=fails), "'turn' raised ZeroDivisionError: one by nought"),
    "moves raise": (phase(moves=fails), "'moves' raised ZeroDivisionError"),
    "apply raises": (phase(apply=fails), "'apply' raised ZeroDivisionError"),
    "effects raise": (phase(apply=fails_late), "raised ZeroDivisionError"),
    "a seat that is not there": (phase(turn=lambda _: 3), "gives the turn to 3; expected a seat that plays"),
    "no seat": (phase(turn=lambda _: "Anna"), "gives the turn to 'Anna'"),
    "a seat below the first": (phase(turn=lambda _: -1), "gives the turn to -1"),
    "no move": (phase(moves=lambda _: ()), "gives seat 0 the turn but no move"),
    "moves are none": (phase(moves=lambda _: None), "'moves'"),
    "no move but a word": (phase(moves=lambda _: ("pass",)), "'moves'"),
    "somebody else's move": (phase(moves=lambda _: (Pass(1),)), "'moves'"),
    "no end": (phase(turn=lambda _: 0, apply=lambda *_: ()), f"did not end within {MOVES_AT_MOST} moves"),
    "effects are none": (phase(apply=lambda *_: None), "raised TypeError"),
    "no effect": (effects("chips"), "returned 'chips'; expected Transfer, Relocate, Remember or Announce"),
    "chips below nought": (effects(Transfer(0, 1, -1)), "moves -1 chips"),
    "half a chip": (effects(Transfer(0, 1, 0.5)), "moves 0.5 chips"),  # type: ignore[arg-type]  # that it is refused is the point
    "an account that is not there": (effects(Transfer(0, "Sock", 1)), "names the account 'Sock'"),
    "a payer that is not there": (effects(Transfer(3, 0, 1)), "names the account 3"),
    "cards that are not there": (effects(Relocate(CardSet("2C"), 1, "dead")), "moves 2C, not to be found at 1"),
    "a place that is not there": (effects(Relocate(CardSet("2C"), 0, "sleeve")), "names the place 'sleeve'"),
    "a place below the first": (effects(Relocate(CardSet("4C"), -1, 0)), "names the place -1"),
    "a pile of nobody": (effects(Relocate(CardSet("2C"), 0, "aside:3")), "names the place 'aside:3'"),
    "cards that are words": (effects(Relocate("2C", 0, "dead")), "raised AttributeError"),  # type: ignore[arg-type]  # as above
    "a memory that it has not": (effects(Remember("more", 1)), "remembers 'more', which its phase does not declare"),
    "a memory that can change": (effects(Remember("done", bytearray(b"changes"))), "raised TypeError"),
    "a memory for each that is not": (effects(Remember("each", (1, 2))), "remembers (1, 2) for 'each'"),
    "an event that is none": (effects(Announce("bang")), "announces 'bang'"),  # type: ignore[arg-type]  # as above
}


@pytest.mark.parametrize(("plugin", "words"), PHASES.values(), ids=PHASES)
def test_a_phase_that_does_what_it_may_not_is_named(plugin: type[RulePlugin], words: str) -> None:
    """The rule, its plug-in and what it did; the table is as it was."""
    error = broken_by(plugin, first)
    assert ("rogue.phase", "rogue") == (error.rule, error.plugin)
    assert words in str(error)


OTHERS: dict[str, tuple[type[RulePlugin], str, str]] = {
    "a limit raises": (
        rogue("boodle_lead_limits", LeadLimit(id="rogue.limit", topic="rogue", suits=fails, text="fails", source="none")),
        "rogue.limit",
        "raised ZeroDivisionError",
    ),
    "a limit of words": (
        rogue("boodle_lead_limits", LeadLimit(id="rogue.limit", topic="rogue", suits=lambda _: "AH", text="w", source="none")),  # type: ignore[arg-type,return-value]  # that it is refused is the point
        "rogue.limit",
        "returned 'AH'; expected a CardSet",
    ),
    "a consequence raises": (
        rogue("boodle_payments", Consequence(id="rogue.pays", on=Stopped, pays=fails, text="fails", source="none")),
        "rogue.pays",
        "raised ZeroDivisionError",
    ),
    "a consequence of words": (
        rogue("boodle_payments", Consequence(id="rogue.pays", on=Stopped, pays=lambda *_: ("chips",), text="w", source="none")),  # type: ignore[arg-type]  # as above
        "rogue.pays",
        "returned 'chips'; expected Transfer",
    ),
    "a ranking raises": (
        rogue("boodle_poker", Poker(id="rogue.poker", when="before", betting="none", ranking=fails, text="f", source="none")),
        "rogue.poker",
        "raised ZeroDivisionError",
    ),
}


@pytest.mark.parametrize(("plugin", "rule", "words"), OTHERS.values(), ids=OTHERS)
def test_another_callable_that_does_what_it_may_not_is_named(plugin: type[RulePlugin], rule: str, words: str) -> None:
    """A lead limit, a consequence, a ranking of poker hands."""
    error = broken_by(plugin, first)
    assert (rule, "rogue") == (error.rule, error.plugin)
    assert words in str(error)


def test_a_phase_that_keeps_to_its_rules_is_played() -> None:
    """The phase that the broken ones are made of."""
    game = Game.new(assemble(Recipe((Board, {"ante": 0}), phase(), seats=3)), purses=9, dealer=2)
    game = first(first(game))
    assert isinstance(next(iter(game.moves)), Play)
