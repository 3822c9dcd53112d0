"""Pope Joan, the old English relative (RULES.md 1.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import attrs

from boodle import (
    Ante,
    CardPayment,
    Cards,
    Claim,
    DealRule,
    Deck,
    FirstDealer,
    Manifest,
    RulePlugin,
    Setup,
    Space,
    Trumps,
    hookimpl,
)

PAR = "RULES.md 1.10 (PAR, HO)"
DRESSING = {"Pope": 6, "Matrimony": 2, "Intrigue": 2, "Ace": 1, "King": 1, "Queen": 1, "Jack": 1, "Game": 1}
"""What the dealer alone puts on the board: 15 chips."""


@attrs.frozen
class Pope:
    """Parameters of Pope Joan.

    Attributes:
        pope: The card called Pope. Only with the nine is the 8♦ taken out; the eight (document 003) and the seven (Foster) go
            with the whole pack.
        holder_exempt: Whoever still holds the Pope pays nothing for his cards.
    """

    pope: Literal["9D", "8D", "7D"] = "9D"
    holder_exempt: bool = True


class PopeJoan(RulePlugin):
    """Pope Joan: a turned-up trump, eight compartments, the dealer dresses the board."""

    manifest = Manifest(
        name="pope-joan",
        title="Pope Joan",
        version="1.0",
        kind="game",
        summary="Pope Joan: a trump is turned up, the dealer dresses the board, the Pope is the nine of diamonds",
        seats=(3, 8),
    )

    @hookimpl
    def boodle_parameters(self) -> type[Pope]:
        return Pope

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        given = setup.of(Pope)
        return Deck(
            id="pope-joan.deck", source="RULES.md 1.10 (PAR, HO, FO); document 003", removed="8D" if given.pope == "9D" else ""
        )

    @hookimpl
    def boodle_spaces(self, setup: Setup) -> Iterator[Space]:
        pope = Cards(setup.of(Pope).pope)
        patterns: dict[str, Cards | Trumps] = {
            "Pope": pope,
            "Matrimony": Trumps(("K", "Q")),
            "Intrigue": Trumps(("Q", "J")),
            "Ace": Trumps(("A",)),
            "King": Trumps(("K",)),
            "Queen": Trumps(("Q",)),
            "Jack": Trumps(("J",)),
        }
        for place, (name, pattern) in enumerate(patterns.items()):
            claims = [Claim(when="played", pattern=pattern)]
            if name not in ("Matrimony", "Intrigue"):
                claims.append(Claim(when="turned-up", pattern=pattern))
            yield Space(id=f"pope-joan.{name.lower()}", source=PAR, name=name, place=place, claims=tuple(claims))
        yield Space(id="pope-joan.game", source=PAR, name="Game", place=len(patterns), claims=(Claim(when="out"),))

    @hookimpl
    def boodle_stakes(self, setup: Setup) -> Iterator[Ante]:
        for name, chips in DRESSING.items():
            yield Ante(id=f"pope-joan.dress-{name.lower()}", source=PAR, space=name, others=0, dealer=chips)

    @hookimpl
    def boodle_deal(self, setup: Setup) -> DealRule:
        return DealRule(id="pope-joan.deal", source=PAR, dead_hand="last", turn_up=True)

    @hookimpl
    def boodle_payments(self, setup: Setup) -> CardPayment:
        given = setup.of(Pope)
        return CardPayment(
            id="pope-joan.cards",
            source="RULES.md 1.10 (PEEL-P, BRG), edge 69",
            chips=1,
            exempt=given.pope if given.holder_exempt else "",
        )

    @hookimpl
    def boodle_session(self, setup: Setup) -> FirstDealer:
        return FirstDealer(id="pope-joan.first-dealer", source="RULES.md 1.10 (HO, FO)", by="first-jack")
