"""Mutants: plug-ins and engines with planted bugs, each with the law that has to find it, named beforehand.

``python -m mutants``, in the folder of the tests, prints what the kit says of each.
"""

from __future__ import annotations

from typing import Final

from mutants import (
    eleven,
    engine_cards,
    engine_chips,
    engine_kernel,
    engine_moves,
    engine_records,
    engine_seats,
    engine_stages,
    leaks_of_p10,
    plugins_moves,
    plugins_paying,
    plugins_phases,
    plugins_saying,
)
from mutants.base import Mutant

MUTANTS: Final[tuple[Mutant, ...]] = (
    *plugins_paying.MUTANTS,
    *plugins_phases.MUTANTS,
    *plugins_moves.MUTANTS,
    *plugins_saying.MUTANTS,
    *eleven.MUTANTS,
    *engine_chips.MUTANTS,
    *engine_cards.MUTANTS,
    *engine_moves.MUTANTS,
    *engine_records.MUTANTS,
    *engine_seats.MUTANTS,
    *engine_stages.MUTANTS,
    *engine_kernel.MUTANTS,
    *leaks_of_p10.MUTANTS,
)
"""All mutants."""
