"""The kit for authors of rules and for whoever looks for rules that break a law (extra ``testing``).

Everything here plays by the public functions of boodle; nothing of it is imported by the library itself.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boodle.testing.arrays import covering as covering
    from boodle.testing.checking import Report as Report
    from boodle.testing.checking import check as check
    from boodle.testing.clashing import Clash as Clash
    from boodle.testing.clashing import Difference as Difference
    from boodle.testing.clashing import clash as clash
    from boodle.testing.counting import Count as Count
    from boodle.testing.counting import perft as perft
    from boodle.testing.exploring import Exploration as Exploration
    from boodle.testing.exploring import explore as explore
    from boodle.testing.goldens import compared as compared
    from boodle.testing.goldens import playthrough as playthrough
    from boodle.testing.laws import LAWS as LAWS
    from boodle.testing.laws import Break as Break
    from boodle.testing.laws import Law as Law
    from boodle.testing.machine import RoundMachine as RoundMachine
    from boodle.testing.playing import Choices as Choices
    from boodle.testing.playing import Played as Played
    from boodle.testing.playing import Session as Session
    from boodle.testing.playing import Step as Step
    from boodle.testing.reach import Reach as Reach
    from boodle.testing.recording import minimise as minimise
    from boodle.testing.report import Verdict as Verdict
    from boodle.testing.shortening import shorter as shorter
    from boodle.testing.shortening import shortest as shortest
    from boodle.testing.strategies import Strategies as Strategies
    from boodle.testing.strategies import strategies_for as strategies_for
    from boodle.testing.suite import RulePluginSuite as RulePluginSuite

_WHERE = {
    "boodle.testing.checking": "Report check",
    "boodle.testing.clashing": "Clash Difference clash",
    "boodle.testing.arrays": "covering",
    "boodle.testing.laws": "LAWS Break Law",
    "boodle.testing.machine": "RoundMachine",
    "boodle.testing.shortening": "shorter shortest",
    "boodle.testing.counting": "Count perft",
    "boodle.testing.playing": "Choices Played Session Step",
    "boodle.testing.exploring": "Exploration explore",
    "boodle.testing.goldens": "compared playthrough",
    "boodle.testing.reach": "Reach",
    "boodle.testing.recording": "minimise",
    "boodle.testing.report": "Verdict",
    "boodle.testing.strategies": "Strategies strategies_for",
    "boodle.testing.suite": "RulePluginSuite",
}
_HOME = {name: module for module, names in _WHERE.items() for name in names.split()}
__all__ = [*_HOME]  # noqa: PLE0604  # names, all of them


def __getattr__(name: str) -> Any:
    """A name of the kit, imported when it is first asked for."""
    if name not in _HOME:
        raise AttributeError(f"module 'boodle.testing' has no attribute {name!r}")
    try:
        value = getattr(importlib.import_module(_HOME[name]), name)
    except ModuleNotFoundError as error:
        if error.name in ("hypothesis", "pytest"):
            raise ModuleNotFoundError(f"{error.name} is needed here: pip install 'boodle[testing]'", name=error.name) from error
        raise
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return [*__all__, *globals()]
