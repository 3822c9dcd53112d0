"""How free stakes are laid out: a few ways by name, and one function that says which chips go where."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

WAYS: Final = ("even", "first", "last", "random")
"""Evenly on all spaces; most on the first or the last one of the layout; most on a random one."""


def laid_out(
    way: int, total: int, spaces: int, minimum: int, must: int, bare: int, horse: int, chance: int, laid: MutableSequence[int]
) -> None:
    """Lay chips on the spaces, as the rule for stakes allows it.

    Args:
        way: Which of :data:`WAYS`.
        total: The chips, all of which are laid.
        spaces: How many spaces there are.
        minimum: The least on each.
        must: The spaces (bits) that need chips ...
        bare: ... though so many of them may stay bare.
        horse: 1 where all chips go on one space.
        chance: A random space.
        laid: Is filled with the chips by space.
    """
    for at in range(spaces):
        laid[at] = minimum
    left = total - minimum * spaces
    favoured = 0 if way == 1 else spaces - 1 if way == 2 else chance
    needed = 0
    for at in range(spaces):
        needed += must >> at & 1
    if horse:
        # so many must be covered by this one horse that it may have to go elsewhere
        for step in range(spaces):
            at = (favoured + step) % spaces
            if needed - (must >> at & 1) <= bare:
                laid[at] = total
                return
    cover = needed - bare
    for at in range(spaces):
        if must >> at & 1 and not laid[at] and cover > 0:
            laid[at] = 1
            left -= 1
            cover -= 1
    if way == 0:
        # from the emptiest on, so that all have as many in the end
        while left > 0:
            least = 0
            for at in range(spaces):
                if laid[at] < laid[least]:
                    least = at
            laid[least] += 1
            left -= 1
    else:
        laid[favoured] += left
