"""What a picture of a table says to those who cannot see it: the same, in whole words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boodle.cards import Card
from boodle.languages import card_name
from boodle.pictures.scene import Scene, Seat
from boodle.pictures.voice import Voice


def status(scene: Scene, voice: Voice, *, words: bool = True) -> str:
    """What is going on, and who is asked; the cards in ``words`` or with their symbols."""
    view = scene.view
    tell = voice.tell if words else voice.label
    asked = next((seat.name for seat in scene.seats if seat.turn), "")
    if view.stage == "over":
        winners = [seat.name for seat in scene.seats if seat.won]
        return tell("status-won", names=voice.listed(winners), count=len(winners)) if winners else tell("status-over")
    if view.stage != "run":
        what = tell("status-stage", stage=view.stage)
        return tell("status-asked", what=what, name=asked) if asked else what
    if view.wanted is not None:
        return tell("status-yours" if view.your_turn else "status-next", card=str(view.wanted))
    if view.your_turn:
        return tell("status-you-lead")
    return tell("status-leads", name=asked) if asked else tell("status-opening")


def telling(scene: Scene, voice: Voice) -> str:
    """The whole picture in sentences."""
    return " ".join(_sentences(scene, voice))


def _sentences(scene: Scene, voice: Voice) -> Iterator[str]:
    view = scene.view
    yield voice.tell("say-round", number=view.round_number)
    yield voice.tell("say-status", status=status(scene, voice))
    if view.spaces:
        spaces = (voice.tell("say-space", space=voice.space(name), chips=chips) for name, chips in view.spaces.items())
        yield voice.tell("say-layout", spaces="; ".join(spaces))
    if scene.run:
        last = scene.run[-1]
        yield voice.tell("say-run", cards=_cards((each.card for each in scene.run), voice), name=scene.seats[last.seat].name)
    if scene.stopped:
        yield voice.tell("say-stop")
    if view.trump is not None:
        yield voice.tell("say-trumps", suit=view.trump.name.lower())
    if view.dead_count:
        yield voice.tell("say-spare", cards=view.dead_count)
    yield voice.tell("say-players", players="; ".join(_player(seat, voice) for seat in scene.seats))
    if scene.seen:
        yield voice.tell("say-seen", cards=_cards(scene.seen, voice))
    if view.seat is not None:
        yield from _own(scene, voice)


def _own(scene: Scene, voice: Voice) -> Iterator[str]:
    view = scene.view
    if scene.covered:
        yield voice.tell("say-covered")
    elif view.hand:
        yield voice.tell("say-hand", cards=_cards(view.hand, voice))
    else:
        yield voice.tell("say-no-hand")
    if view.aside:
        yield voice.tell("say-aside", cards=_cards(view.aside, voice))
    if scene.playable:
        yield voice.tell("say-playable", cards=_cards(sorted(scene.playable), voice))


def _player(seat: Seat, voice: Voice) -> str:
    said = [voice.tell("say-seat", name=seat.name, cards=seat.cards, chips=seat.chips)]
    if seat.aside:
        said.append(voice.tell("mark-aside", cards=seat.aside))
    if seat.dealer:
        said.append(voice.tell("mark-dealer"))
    if seat.turn:
        said.append(voice.tell("mark-turn"))
    return ", ".join((*said, *(voice.tell(f"mark-{key}") for key in seat.remarks)))


def _cards(cards: Iterable[Card], voice: Voice) -> str:
    return ", ".join(card_name(card, voice.lang) for card in cards)
