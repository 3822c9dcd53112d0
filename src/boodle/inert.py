"""Notes: rules that can never act in this rulebook, and choices that a player may not have meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boodle.idle import idle
from boodle.rulebook import RANKS, Note

if TYPE_CHECKING:
    from boodle.merging import Contender, Merging, Said
    from boodle.rulebook import Rulebook

_STANDARD: Final = RANKS.index("standard")
_HOUSE_RULE: Final = RANKS.index("house-rule")


def notes_on(rulebook: Rulebook, merging: Merging) -> tuple[Note, ...]:
    """All notes, sorted. A rule is inert when nothing that it decides counts; what holds by default is never noted."""
    never = idle(rulebook)
    inert: dict[str, set[Note]] = {}
    lost: dict[str, set[Note]] = {}
    acting = set()
    for place, contenders in merging.slots.items():
        slot = place[1]
        winning, winner = merging.winners[place]
        for value, said in contenders:
            rule, plugin = said.id, said.manifest.name
            if said.rank == _STANDARD:
                continue
            if value != winning:
                lost.setdefault(rule, set()).add(Note("choice", rule, plugin, f"'{slot}' is decided by '{winner.id}' instead"))
            elif rule in never or slot in never:
                inert.setdefault(rule, set()).add(Note("inert", rule, plugin, never.get(rule) or never[slot]))
            elif said.rank == _HOUSE_RULE and _holds_without(said, value, contenders):
                inert.setdefault(rule, set()).add(Note("inert", rule, plugin, "says what holds here anyway"))
            else:
                acting.add(rule)
    notes = {note for rule, found in (lost | inert).items() if rule not in acting for note in found}
    return tuple(sorted(notes, key=lambda note: (note.kind, note.rule, note.text)))


def _holds_without(said: Said, value: object, contenders: list[Contender]) -> bool:
    """Whether the best of the other answers is the same."""
    others = [(other, by) for other, by in contenders if by.id != said.id]
    top = max((by.rank for _, by in others), default=0)
    return bool(others) and all(other == value for other, by in others if by.rank == top)
