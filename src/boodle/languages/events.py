"""Events in words: one sentence for every kind of event, each by itself, as a browser shows it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import attrs

from boodle import events as e
from boodle.chips import BANK, Account
from boodle.languages.catalogue import Catalogue
from boodle.plain_values import kind_of

Names = Sequence[str]
Values = Mapping[str, Any]


def where(account: Account, names: Names) -> str:
    """An account as the catalogues read it: ``seat:Anna``, ``space:AH``, ``role:bank``."""
    if isinstance(account, int):
        return f"seat:{names[account]}"
    return "role:bank" if account == BANK else f"space:{account}"


def laid(pairs: Iterable[tuple[str, int]], said: Catalogue) -> str:
    """Chips on spaces: ``1 each on ♥A ♣K, 3 on Kitty``."""
    by_amount: dict[int, list[str]] = {}
    for name, number in pairs:
        by_amount.setdefault(number, []).append(f"space:{name}")
    parts = [
        said.say("laid-each" if len(on) > 1 else "laid-one", {"n": number, "spaces": spaces_in_a_row(on, said)})
        for number, on in by_amount.items()
    ]
    return ", ".join(parts) or said.say("laid-nothing")


def spaces_in_a_row(spaces: Sequence[str], said: Catalogue) -> str:
    """Spaces one after the other: with symbols a little apart, in words as a list."""
    names = [said.say("place", {"account": space}) for space in spaces]
    return " ".join(names) if said.style == "symbols" else said.listed(names)


def _cut(event: e.DealerCut, names: Names, said: Catalogue) -> Values:
    cards = event.cards
    if len(cards) > len(names):
        # dealt until the first jack
        cards = cards[: next((at for at, card in enumerate(cards, 1) if card.rank == "J"), len(cards))]
    drawn = [said.say("one-card", {"card": str(card), "case": "nom"}) for card in cards]
    if len(event.cards) == len(names):
        drawn = [f"{name} {card}" for name, card in zip(names, drawn, strict=True)]
    dealer = "" if event.dealer is None else names[event.dealer]
    return {"drawn": ", ".join(drawn), "level": event.dealer is None, "dealer": dealer}


def _dealt(event: e.Dealt, names: Names, _: Catalogue) -> Values:
    hands = ", ".join(f"{name} {count}" for name, count in zip(names, event.counts, strict=True))
    return {"hands": hands, "dead": event.dead}


def _chosen(event: e.Chosen, names: Names, _: Catalogue) -> Values:
    question, option = event.question, event.option
    scope = question.partition("[")[2].partition("]")[0]
    what = "factor" if question.startswith("dealer-factor[") else option if option in ("offer", "keep") else "other"
    return {"seat": names[event.seat], "what": what, "option": option, "question": question, "scope": scope}


def _paid(event: e.Paid, names: Names, _: Catalogue) -> Values:
    from_space = isinstance(event.payer, str) and event.payer != BANK
    into_space = isinstance(event.payee, str) and event.payee != BANK
    how = "takes" if from_space and isinstance(event.payee, int) else "into" if into_space else "pays"
    values = {"payer": where(event.payer, names), "payee": where(event.payee, names), "chips": event.chips, "rule": event.rule}
    return {"how": how, **values}


def _staked(event: e.Staked, names: Names, said: Catalogue) -> Values:
    return {"seat": names[event.seat], "chips": sum(dict(event.chips).values()), "laid": laid(event.chips, said)}


def _ended(event: e.RoundEnded, names: Names, said: Catalogue) -> Values:
    left = [(name, cards) for name, cards in zip(names, event.left, strict=False) if cards]
    words = ", ".join(f"{name} {said.say('cards', {'n': cards})}" for name, cards in left)
    return {"n": event.number, "left": words, "any": bool(left)}


def _void(event: e.RoundVoid, _: Names, __: Catalogue) -> Values:
    return {"why": "barred" if event.rule == "core.nobody-may-win" else "stuck", "rule": event.rule}


def _session(event: e.SessionEnded, names: Names, _: Catalogue) -> Values:
    purse = event.purses[event.winners[0]]
    return {"winners": [names[seat] for seat in event.winners], "n": len(event.winners), "chips": purse}


def _announced(event: e.Announced, _: Names, __: Catalogue) -> Values:
    values = ", ".join(f"{name} {value}" for name, value in event.values)
    return {"words": event.words, "values": values, "any": bool(values)}


def _noted(event: e.Noted, names: Names, _: Catalogue) -> Values:
    return {"seat": names[event.seat], "move": event.move.partition(":")[2]}


SPECIAL: Final[Mapping[type[e.Event], Callable[[Any, Names, Catalogue], Values]]] = {
    e.DealerCut: _cut,
    e.Dealt: _dealt,
    e.Chosen: _chosen,
    e.Paid: _paid,
    e.Staked: _staked,
    e.RoundEnded: _ended,
    e.RoundVoid: _void,
    e.SessionEnded: _session,
    e.Announced: _announced,
    e.Noted: _noted,
}
"""Events whose sentence is told more than their fields as they are."""

_SEATS: Final = frozenset({"seat", "dealer", "seller"})


def _fields(event: e.Event, names: Names, said: Catalogue) -> Values:
    """The fields of an event as the catalogues read them: seats by name, cards in notation."""
    values: dict[str, Any] = {}
    for field in attrs.fields(type(event)):
        value = getattr(event, field.name)
        if field.name in _SEATS:
            values[field.name] = names[value]
        elif field.name == "seats":
            values |= {"seats": [names[seat] for seat in value], "n": len(value)}
        elif field.name == "space":
            values["space"] = f"space:{value}"
        elif isinstance(value, bool | int | str):
            values[field.name] = value
        else:
            values[field.name] = str(value)
    if "stage" in values:
        stage = f"stage-{values['stage']}"
        values["called"] = said.say(stage) if stage in said else values["stage"]
    if isinstance(event, e.TurnedUp):
        values["suit"] = event.card.suit.letter
    return values


def key_of(event: e.Event) -> str:
    """The message of an event: that of its own kind, or of the kind that it is made from; empty for a stranger's."""
    known = (kind for kind in type(event).__mro__ if kind.__module__ == e.__name__ and kind is not e.Event)
    return next((f"event-{kind_of(kind)}" for kind in known), "")


def telling(event: e.Event, names: Names, said: Catalogue) -> str:
    """An event in words; a kind that boodle does not know by its name and fields.

    Raises:
        IndexError: not a name for each seat that it speaks of.
    """
    key = key_of(event)
    if key:
        build = next((SPECIAL[kind] for kind in type(event).__mro__ if kind in SPECIAL), _fields)
        text = said.say(key, build(event, names, said))
        return text[:1].upper() + text[1:]
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", type(event).__name__).capitalize()
    fields = attrs.asdict(event, recurse=False) if attrs.has(type(event)) else {}
    told = ", ".join(f"{key} {names[v] if key == 'seat' and type(v) is int else v}" for key, v in fields.items())
    return f"{name}: {told}" if told else name
