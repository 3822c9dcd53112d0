"""How much the kernel has room for, and which events it knows: what can be asked without having numba."""

from __future__ import annotations

from typing import Final

SEATS: Final = 9
SPACES: Final = 24
ACCOUNTS: Final = SEATS + SPACES + 1
ROWS: Final = 32
"""The most rows of one kind: claims on the dealt hand, on going out, payments for cards left."""
CLAIMS: Final = 512
NEEDS: Final = 256
FEES: Final = 48
SALES: Final = 4

CHIPS: Final = 1 << 22
"""The most chips that a seat may win or lose in a round, or that may lie on the spaces: their squares are added up too."""

EVENTS: Final = (
    "CardPlayed", "Stopped", "Passed", "LimitLifted", "WentOut", "RoundVoid", "RoundEnded", "Caught", "NothingToTake", "Dealt",
    "Exchanged",
)  # fmt: skip
"""The events for which the kernel pays fees."""
