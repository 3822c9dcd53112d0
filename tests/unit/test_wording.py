"""Values of rules as text."""

from __future__ import annotations

import pytest

from boodle import (
    UNSET,
    Card,
    Cards,
    CardSet,
    Choice,
    Claim,
    FineAndPass,
    PassLeft,
    SameSuitRun,
    Stopped,
    Suit,
    Trumps,
    assemble,
)
from boodle.wording import worded


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("other-suit", "other-suit"),
        (3, "3"),
        (False, "False"),
        (Card("10D"), "10D"),
        (CardSet("QD AH"), "QD AH"),
        (CardSet(), "none"),
        ((Card("AH"), Card("KC")), "AH KC"),
        ((), "none"),
        (("exchange", "offer"), "exchange, offer"),
        (frozenset({"win", "collect"}), "collect, win"),
        (PassLeft(), "PassLeft()"),
        (FineAndPass(2), "FineAndPass(chips=2, to=winner-space)"),
        (Choice((1, 2)), "Choice(options=1, 2)"),
        (Claim(when="held", pattern=SameSuitRun(("8", "9"))), "Claim(when=held, pattern=SameSuitRun(ranks=8, 9))"),
        (Claim(when=UNSET, pattern=Cards("QH KH")), "Claim(pattern=Cards(cards=QH KH))"),
        (Trumps(("A",)), "Trumps(ranks=A)"),
        (Suit.HEARTS, "H"),
        (Stopped, "Stopped"),
        (("Ante", ("others", 1), ("space", "layout"), ("topic", "x")), "others=1, space=layout"),
        (worded, "boodle.wording.worded"),
    ],
)
def test_a_value_is_text_for_people(value: object, text: str) -> None:
    """Nothing of how Python writes a value is shown, and no place in memory."""
    assert text == worded(value)


def test_the_rules_are_explained_the_same_every_time() -> None:
    """What a rulebook explains holds no address, no class and no open question."""
    for name in ("michigan", "tripoley", "pope-joan"):
        text = assemble(name).explain()
        assert text == assemble(name).explain()
        for trace in (" at 0x", "<class", "UNSET", "Card("):
            assert trace not in text
