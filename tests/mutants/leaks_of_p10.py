"""The planted leaks of the swap property, for law P10."""

from __future__ import annotations

from leaks import LEAKS, Peeking
from mutants.base import Mutant

PLUGINS = {"memory for the wrong audience": Peeking}
"""Leaks that are plug-ins."""

FIRST = {"public turn": 3, "memory without audience": 5, "timing of who is asked": 1, "number of hidden choices": 8}
"""Seeds of sessions in which leaks show that seldom do."""

MUTANTS = tuple(
    Mutant(
        name=f"leak: {leak.name}",
        law="P10",
        why=(leak.plant.__doc__ or "").strip(),
        plugin=PLUGINS.get(leak.name),
        plant=leak.plant,
        recipe=leak.recipe,
        tries=40,
        first=FIRST.get(leak.name, 0),
        shortened=False,
    )
    for leak in LEAKS
)
"""All planted leaks."""
