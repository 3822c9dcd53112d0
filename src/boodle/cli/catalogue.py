"""The installed plug-ins, each looked at by itself."""

from __future__ import annotations

import attrs

from boodle.assembly import declared
from boodle.errors import AssemblyError
from boodle.recipe import Installed, installed
from boodle.rulebook import PluginInfo
from boodle.rules.base import Declaration


@attrs.frozen
class Entry:
    """One installed plug-in: where it comes from, and what it is and declares - or what is wrong with it."""

    about: Installed
    info: PluginInfo | None = None
    declarations: tuple[Declaration, ...] = ()
    problems: tuple[str, ...] = ()


def catalogue() -> list[Entry]:
    """All installed plug-ins by name. One that is broken has problems, and keeps no other from being listed."""
    return [_entry(about) for about in installed().values()]


def _entry(about: Installed) -> Entry:
    try:
        return Entry(about, *declared(about.name))
    except AssemblyError as error:
        return Entry(about, problems=tuple(str(problem) for problem in error.exceptions))
