"""Events: facts, each with an audience and with the role of the seat that it is about."""

from __future__ import annotations

import pickle
from typing import Any

import attrs
import pytest

import boodle
from boodle import Card, CardPlayed, CardSet, Event, RoundEnded, Stopped
from boodle import events as every
from boodle.events import card_played, stopped

KINDS = sorted(
    (kind for kind in vars(every).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event),
    key=lambda kind: kind.__name__,
)
SAMPLES: dict[str, Any] = {
    "cards": CardSet("7C AD"), "card": Card("7C"), "chips": 3, "counts": (5, 4), "seats": (0, 2), "winners": (1,),
    "purses": (3, 4),
    "left": (0, 3), "values": (("round", 2),),
}  # fmt: skip


def sample(kind: type[Event]) -> Any:
    """An event of this kind."""
    names = [field.name for field in attrs.fields(kind)]
    return kind(**{name: SAMPLES.get(name, 1) for name in names})


def test_every_event_is_public() -> None:
    """A plug-in may pay for any of them, so all can be imported from the top."""
    assert {kind.__name__ for kind in KINDS} <= set(boodle.__all__)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_event_is_a_value(kind: type[Event]) -> None:
    """Equal, hashable, pickled, frozen, and described by one sentence."""
    event = sample(kind)
    assert event == sample(kind) == pickle.loads(pickle.dumps(event))
    assert hash(event) == hash(sample(kind))
    assert kind.__doc__ is not None
    assert kind.__doc__.splitlines()[0].endswith(".")
    for field in attrs.fields(kind):
        with pytest.raises(AttributeError):
            setattr(event, field.name, None)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_only_a_hand_is_told_to_its_owner_alone(kind: type[Event]) -> None:
    """Everybody hears everything but what a seat sees in its own hand and in the spare one."""
    assert ("owner" if kind.__name__ in ("Received", "LookedAt", "Noted") else "all") == kind.audience
    if kind.audience == "owner":
        assert "seat" in {field.name for field in attrs.fields(kind)}


@pytest.mark.parametrize(
    ("role", "names"),
    [
        ("player", {"CardPlayed"}),
        ("stopper", {"Stopped"}),
        ("passer", {"Passed"}),
        ("offender", {"Irregularity"}),
        ("holder", {"Caught"}),
        ("winner", {"WentOut", "RoundEnded"}),
    ],
)
def test_a_role_is_the_name_of_a_seat_in_its_event(role: str, names: set[str]) -> None:
    """A fee says "stopper" and means the seat of the stop; such an event always knows its seat."""
    kinds = [kind for kind in KINDS if kind.role == role]
    assert names == {kind.__name__ for kind in kinds}
    assert all(hasattr(sample(kind), "seat") for kind in kinds)
    assert {"actor"} == {kind.role for kind in KINDS} - {"player", "stopper", "passer", "offender", "holder", "winner"}


def test_the_seat_of_a_finished_round_is_its_winner() -> None:
    """None where nobody went out."""
    assert 2 == RoundEnded(1, 2, (0, 1, 0)).seat
    assert RoundEnded(1, None, (1, 1, 1)).seat is None


def test_nothing_is_paid_for_a_payment() -> None:
    """Nor for a secret, which a payment would tell; and after the end of the session nothing moves any more."""
    assert {"Noted", "Paid", "SessionEnded"} == {kind.__name__ for kind in KINDS if not kind.settles}


def test_events_that_recur_are_shared() -> None:
    """They are equal to those made anew."""
    assert (CardPlayed(1, Card("7C"), True),) == card_played(1, 5, True)
    assert card_played(1, 5, True) is card_played(1, 5, True)
    assert Stopped(1, Card("7C"), "dead") == stopped(1, 5, "dead")
