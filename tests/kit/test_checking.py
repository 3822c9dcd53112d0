"""What the kit says of a plug-in: nothing where all is well, and otherwise the law, the shortest game and the rule."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from boodle import (
    AssemblyError,
    Consequence,
    Game,
    Recipe,
    Record,
    RulePlugin,
    Setup,
    Stopped,
    Table,
    Transfer,
    assemble,
    hookimpl,
)
from boodle.rulebook import Rulebook
from boodle.testing import LAWS, check, minimise
from boodle.testing.playing import Choices, Session
from boodle.testing.positions import from_here, written_down
from boodle.testing.recipes import house_rules, name_of, shipped, some_table
from plugins.saying import house_rule, rule

SECRET = Random(4)


class Lottery(RulePlugin):
    """Whoever makes a stop draws a lot, out of a hat that stands beside the table."""

    manifest = house_rule("test-lottery", "a lot for every stop")

    @hookimpl
    def boodle_payments(self, setup: Setup) -> Any:
        """One callable with chance of its own."""
        return rule(Consequence, "test-lottery.lot", on=Stopped, pays=self.draw, text="who stops draws a lot")

    @staticmethod
    def draw(table: Table, event: Stopped) -> Iterable[Transfer]:
        """Somebody pays, nobody knows who."""
        return [Transfer(SECRET.randrange(len(table.purses)), event.seat, 1)]


@pytest.mark.parametrize("plugin", ["stop-fee", "boodle-de", "widow-auction"])
def test_no_false_alarm(plugin: str) -> None:
    """What comes with boodle keeps every law; the deep profile asks this of everything, often."""
    report = check(plugin, examples=8)
    assert report.ok, str(report)
    assert (8, ()) == (report.games, report.broken)
    assert str(report).startswith(f"{plugin}: 8 sessions, {report.moves} moves; kept: P1, P2")


def test_the_same_seed_finds_the_same() -> None:
    """And another seed tries something else."""
    one, again, other = (check("kitty", examples=3, seed=seed) for seed in (1, 1, 2))
    assert one.moves == again.moves != other.moves


def test_a_verdict_names_law_game_and_rule() -> None:
    """A callable with its own chance: a log cannot be played again, and the message says all that it takes to see it."""
    report = check(Lottery, beside=("michigan",), examples=6)
    assert not report.ok
    assert "P8" in report.broken
    verdict = next(each for each in report.verdicts if each.law.name == "P8")
    assert "test-lottery.lot" in verdict.guilty
    assert verdict.moves <= 10
    words = str(verdict)
    for said in (
        "law P8 is broken",
        "found ",
        "table     michigan test-lottery",
        "begins ",
        "moves ",
        "rule      test-lottery.lot",
    ):
        assert said in words
    assert LAWS["P8"].cause in words


def test_a_plug_in_that_fits_nowhere() -> None:
    """The reason is the report."""
    report = check("widow-offer", beside=("pope-joan", "widow-auction"), examples=2)
    assert report.ok or report.unfit is not None
    with pytest.raises(AssemblyError, match="no-such-rule"):
        check("no-such-rule")


def test_tables_by_chance_hold_the_plug_in() -> None:
    """Whatever is beside it; a game stands for itself."""
    random = Random(1)
    for plugin in ("kitty", "newmarket", "rummy-round"):
        made = some_table(plugin, ("boodle-de", "michigan-rummy"), random)
        assert isinstance(made, Rulebook)
        assert plugin in {each.name for each in made.plugins}
    assert {"kitty", "stop-fee"} <= set(house_rules())
    assert name_of(shipped()["kitty"]) == "kitty"


def game_by_chance(seed: int) -> Game:
    """A whole session of one round."""
    game = Session(assemble(Recipe("boodle-de", seats=4)), (20,) * 4, 0, 1, Choices(seed, swaps=300)).played().game()
    assert game is not None
    return game


def test_a_record_is_made_short() -> None:
    """Somebody takes the chips of the ace of hearts: one card from a position is enough."""
    record = Record.of(next(game for seed in range(50) if (game := game_by_chance(seed)).spaces["AH"] == 0))

    def shows(game: Game) -> bool:
        return any(getattr(event, "payer", None) == "AH" for event in game.events)

    short = minimise(record, shows)
    assert len(short.moves) == 1
    assert "AH" in short.moves[0]
    with pytest.raises(ValueError, match="does not show"):
        minimise(record, lambda _: False)


def test_what_is_no_position_is_not_written_down() -> None:
    """While a deal is waited for there is nothing to write."""
    game = game_by_chance(1)
    with pytest.raises(ValueError, match="while a card or a lead"):
        written_down(game.rulebook, game.state)
    assert from_here(game) is None
    assert (lead := from_here(game.undo(len(game.log) - 1))) is not None
    assert lead.hands == game.undo(len(game.log) - 1).hands
