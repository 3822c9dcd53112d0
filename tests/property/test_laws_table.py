"""Laws P2 to P5 by hypothesis, as the kit words them: chips, cards, something to do, an end."""

from __future__ import annotations

import pytest
from hypothesis import given

from boodle.testing import LAWS
from strategies import Session, examples, sessions


@pytest.mark.parametrize(("law", "most"), [("P2", 600), ("P3", 600), ("P4", 600), ("P5", 3000)])
@examples(40)
@given(session=sessions())
def test_the_law_holds_over_random_rules_seats_deals_and_moves(law: str, most: int, session: Session) -> None:
    """Test plug-ins and those that come with boodle, rich, poor and broke players; what is said names the step."""
    played = session.played(most)
    assert played.crash is None
    assert LAWS[law].broken(played) is None
