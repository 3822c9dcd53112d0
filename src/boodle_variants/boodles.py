"""Boodle cards that are drawn at the start of a session."""

from __future__ import annotations

from random import Random

import attrs

from boodle import Card, Layout, Manifest, RulePlugin, Setup, hookimpl
from boodle_variants.layouts import BOODLE_CARDS


def _pay_cards(_: object, field: attrs.Attribute[tuple[Card, ...]], value: tuple[Card, ...]) -> None:
    if not value or len(set(value)) != len(value):
        raise ValueError(f"'{field.name}' is {' '.join(map(str, value)) or 'empty'}; expected different cards")


@attrs.frozen
class Drawn:
    """Parameters of the variable boodle cards.

    Attributes:
        cards: The cards drawn for this session, in layout order; :func:`draw_boodles` draws them.
        four_suits: Whether they must be of different suits, as some tables demand.
    """

    cards: tuple[Card, ...] = attrs.field(default=tuple(Card(word) for word in BOODLE_CARDS.split()), validator=_pay_cards)
    four_suits: bool = False

    def __attrs_post_init__(self) -> None:
        """Check the suits."""
        if self.four_suits and len({card.suit for card in self.cards}) != len(self.cards):
            raise ValueError(f"'cards' are {' '.join(map(str, self.cards))}; with 'four_suits' they must be of different suits")


def draw_boodles(random: Random, *, four_suits: bool = False, count: int = 4) -> tuple[Card, ...]:
    """Draw the boodle cards of a session from a second pack; with ``four_suits`` an A, K, Q and J of four suits.

    Args:
        random: Any ``random.Random``.
        four_suits: Draw the four ranks ace to jack, each of another suit.
        count: How many cards, where any card will do.
    """
    if four_suits:
        suits = random.sample("CDHS", 4)
        return tuple(Card(rank + suit) for rank, suit in zip("AKQJ", suits, strict=True))
    return tuple(Card(index) for index in random.sample(range(52), count))


class VariableBoodles(RulePlugin):
    """Cards drawn at the start of the session take the place of the fixed boodle cards."""

    manifest = Manifest(
        name="variable-boodles",
        title={"en": "drawn boodle cards", "de": "ausgeloste Boodle-Karten", "fi": "arvotut boodlekortit"},
        version="1.0",
        kind="house-rule",
        summary="Boodle cards drawn at the start of the session",
    )

    @hookimpl
    def boodle_parameters(self) -> type[Drawn]:
        return Drawn

    @hookimpl
    def boodle_layout(self, setup: Setup) -> Layout:
        return Layout(id="variable-boodles.layout", source="document 003; RULES.md 1.12.2, edge 70", cards=setup.of(Drawn).cards)
