"""What is said of an event: a key, values as JSON, and a sentence that a person reads."""

from __future__ import annotations

import json
import re
from typing import Any

import attrs
import pytest

from boodle import (
    ArgumentError,
    Card,
    CardPlayed,
    Event,
    Game,
    Message,
    Paid,
    Recipe,
    RoundEnded,
    Stopped,
    TakenOver,
    assemble,
    message,
)
from boodle.testing.playing import Choices, Session

NAMES = ("Anna", "Ben", "Carla", "Dan")


@pytest.mark.parametrize(
    "recipe", ["boodle-de referee", "tripoley-cadaco", "michigan-rummy widow-offer free-staking", "pope-joan"]
)
def test_every_event_of_a_session_is_said_in_one_sentence(recipe: str) -> None:
    """One line, no field by its Python name, values as they are in JSON."""
    played = Session(assemble(Recipe.parse(recipe, seats=4)), (20,) * 4, 0, 1, Choices(5)).played()
    assert played.steps
    for step in played.steps:
        for event in step.events:
            said = message(event, NAMES)
            assert re.fullmatch(r"[A-Z♣♦♥♠0-9'][^\n]+", said.text), said.text
            assert not re.search(r"CardSet|Card\(|=|None|seat \d", said.text), said.text
            assert json.loads(json.dumps(said.to_dict())) == said.to_dict()
            assert hash(said) == hash(message(event, NAMES))


@pytest.mark.parametrize(
    ("event", "key", "text"),
    [
        (CardPlayed(1, Card("5S"), True), "card-played", "Ben leads ♠5"),
        (CardPlayed(2, Card("6S"), False), "card-played", "Carla plays ♠6"),
        (Stopped(2, Card("6S"), "dead"), "stopped", "Carla stops the run with ♠6: the next card is in the spare hand"),
        (Paid(1, "AH", 2, "michigan.ante"), "paid", "Ben pays 2 chips into ♥A (michigan.ante)"),
        (Paid("AH", 0, 1, "michigan.layout"), "paid", "Anna takes 1 chip from ♥A (michigan.layout)"),
        (Paid("bank", 0, 1, "some.rule"), "paid", "The bank pays 1 chip to Anna (some.rule)"),
        (RoundEnded(3, 0, (0, 1, 2, 0)), "round-ended", "Round 3 is over; left: Ben 1 card, Carla 2 cards"),
        (TakenOver(1, "Zoe"), "taken-over", "Zoe takes over a seat"),
    ],
)
def test_sentences(event: Event, key: str, text: str) -> None:
    """What the log of the command draws together is said one by one here."""
    said = message(event, NAMES)
    assert (key, text) == (said.key, said.text)
    assert {field.name for field in attrs.fields(type(event))} == set(said.values)


@pytest.mark.parametrize("event", [None, "a stop", Game])
def test_what_is_no_event_is_refused(event: Any) -> None:
    """With the way out."""
    with pytest.raises(ArgumentError, match="is no event"):
        message(event, NAMES)


def test_names_that_are_too_few_are_refused() -> None:
    """One for each seat."""
    with pytest.raises(ArgumentError, match="expected the name of each seat"):
        message(CardPlayed(3, Card("5S"), True), ("Anna",))
    assert isinstance(message(CardPlayed(0, Card("5S"), True), ("Anna",)), Message)
