"""What a search has met and what never: events, stages, stops, endings, and the rules by which somebody paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import attrs

from boodle import events as e
from boodle.rulebook import Rulebook
from boodle.stages.program import WAITING
from boodle.testing.playing import Played

STOPS = ("top", "dead", "played", "hidden", "withheld")


def _kinds() -> Iterator[str]:
    for name in dir(e):
        kind = getattr(e, name)
        if isinstance(kind, type) and issubclass(kind, e.Event) and kind is not e.Event:
            yield name


@attrs.define
class Reach:
    """How often everything was met.

    Attributes:
        events: By kind of event.
        stages: By what was waited for.
        stops: By why a run stopped.
        rules: By rule that moved chips or was named by an event.
        could: The paying rules of all tables that were played: what could have been met.
        games: How many sessions were counted.
    """

    events: Counter[str] = attrs.field(factory=Counter)
    stages: Counter[str] = attrs.field(factory=Counter)
    stops: Counter[str] = attrs.field(factory=Counter)
    rules: Counter[str] = attrs.field(factory=Counter)
    could: set[str] = attrs.field(factory=set)
    games: int = 0

    def add(self, played: Played) -> None:
        """Count what happened in a session."""
        self.games += 1
        self.could |= paying(played.rulebook)
        for each in played.steps:
            self.stages[type(each.before.stage).__name__] += 1
            for event in each.events:
                self.events[type(event).__name__] += 1
                if isinstance(event, e.Stopped):
                    self.stops[event.reason] += 1
                rule = getattr(event, "rule", None)
                if isinstance(rule, str):
                    self.rules[rule] += 1

    def never(self) -> dict[str, list[str]]:
        """What was not met, by sort."""
        return {
            "events": sorted(set(_kinds()) - set(self.events)),
            "stages": sorted({kind.__name__ for kind in WAITING} - set(self.stages)),
            "rules": sorted(self.could - set(self.rules)),
        }

    def __str__(self) -> str:
        """What was met how often, and what never."""
        lines = [f"reach of {self.games} sessions"]
        for title, counted in (("stops", self.stops), ("stages", self.stages), ("events", self.events), ("rules", self.rules)):
            lines.append(f"  {title:7} {_counted(counted)}")
        lines += [f"  never   {sort}: {', '.join(names) or 'nothing is missing'}" for sort, names in self.never().items()]
        return "\n".join(lines)


def _counted(counted: Counter[str]) -> str:
    return (
        ", ".join(f"{name} {number}" for name, number in sorted(counted.items(), key=lambda each: (-each[1], each[0]))) or "none"
    )


def paying(rulebook: Rulebook) -> set[str]:
    """The rules of a table by which chips can move."""
    tables = rulebook.tables
    rules = {row.rule for rows in tables.fees.values() for row in rows}
    rules |= {row.rule for row in tables.antes} | {payment.id for payment in rulebook.card_payments}
    rows: Iterable[object] = (*tables.held, *tables.turned, *tables.winner_spaces)
    return rules | {row.rule for row in rows}  # type: ignore[attr-defined]  # all of them are ways to earn a space
