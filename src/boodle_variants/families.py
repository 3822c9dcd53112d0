"""What several games of one family bring along."""

from __future__ import annotations

from typing import Final

Brought = str | tuple[str, dict[str, object]]
"""A plug-in by name, with the parameters that the games want."""

OTHER_SUIT: Final[Brought] = ("change-suit", {"stuck": "pass-left", "nobody": "void"})
OTHER_COLOUR: Final[Brought] = ("change-colour", {"stuck": "pass-left", "nobody": "void"})
"""After a stop another suit or colour; whoever is stuck passes to the left, and where nobody can lead the round is void."""

FALSE_PLAY: Final[tuple[Brought, ...]] = ("card-payment", "dealer-double", OTHER_SUIT, "widow-exchange", "referee")
"""Document 000 and its American twin: the dealer may exchange his hand, false play is fined."""

KITTY_AND_WIDOW: Final[tuple[Brought, ...]] = (
    "card-payment",
    ("kitty", {"stake": 2}),
    OTHER_SUIT,
    "widow-offer",
    ("ante-short", {"answer": "end-session"}),
    ("session-end", {"when": ("somebody-broke",)}),
    ("tiebreak", {"by": "extra-round"}),
)
"""All games of document 003: a kitty, the widow offered at a price, and a session until somebody is broke."""

SWAP_OR_AUCTION: Final[tuple[Brought, ...]] = ("widow-exchange", "widow-auction")
"""The dealer may exchange his hand for the widow; if he does not, he may auction it."""

TRAY: Final[tuple[Brought, ...]] = (
    "card-payment",
    OTHER_COLOUR,
    ("widow-exchange", {"eligible": "no-pay-card"}),
    ("widow-auction", {"eligible": "no-pay-card"}),
    ("residual", {"chips": "split"}),
)
"""The tray games: pay cards bar from the widow, chips left at the end are divided."""

HEARTS: Final[tuple[Brought, ...]] = (
    "card-payment",
    ("kitty", {"stake": 1}),
    ("claims", {"when": "held"}),
    OTHER_SUIT,
    ("poker-round", {"first": "dealer"}),
    ("residual", {"chips": "open-hand"}),
)
"""The official board: pay cards are claimed when held, then poker, and open hands for what is left at the end."""
