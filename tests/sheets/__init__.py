"""Rule sheets that a person has read sentence by sentence; ``python -m sheets`` writes them anew."""

from typing import Final

from boodle import Recipe

TABLE: Final = Recipe("tripoley-cadaco", "free-staking", "referee", "stop-bonus", seats=5)
"""Tripoley with three house rules."""
