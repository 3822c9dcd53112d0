"""What one seat knows, as a picture of the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boodle.errors import ArgumentError, shown
from boodle.pictures.cards import MINI, back, face, in_rows, pile, suit_shape
from boodle.pictures.of_hand import empty
from boodle.pictures.scene import Scene, scene_of
from boodle.pictures.seats import TILE, around, beside, tile
from boodle.pictures.shapes import (
    GAP,
    NOTHING,
    PAD,
    SIZE,
    WIDTH,
    Box,
    column,
    ends,
    framed,
    grid,
    line,
    lines,
    picture,
    rect,
    row,
)
from boodle.pictures.spaces import room_for, space
from boodle.pictures.telling import status, telling
from boodle.pictures.voice import Voice
from boodle.view import View

_ROOM: Final = WIDTH - 2 * PAD


def svg(view: View, *, names: Iterable[str] | None = None, lang: str = "en") -> str:
    """The table as one seat sees it, or as a spectator does: what the view says, and nothing else.

    In the middle lie the layout with the chips on it, the run that is on, and the spare hand face down; the players sit round
    it clockwise, with their cards, their chips, the dealer's mark and whose turn it is; the seat's own cards lie in front, and
    those that may be played now are pulled up.

    Args:
        view: What the seat knows, from :meth:`boodle.Game.seen_by`.
        names: A name for each seat; "Player 1" and so on if none are given.
        lang: The language of labels, ranks and the text alternative.

    Returns:
        An SVG image, to be written to a file or put into a page.

    Raises:
        ArgumentError: no view, names that do not fit, or no such language.
    """
    if not isinstance(view, View):
        raise ArgumentError(f"{shown(view)} is no view; a seat's is game.seen_by(seat), a spectator's is game.seen_by(None)")
    voice = Voice(lang)
    scene = scene_of(view, names, voice)
    make = _ROOM - 2 * (TILE + GAP) * bool(beside(len(scene.others)))
    table = around(scene.others, _middle(scene, voice, make), voice, _ROOM, make)
    box = column(
        (_head(scene, voice), table, tile(scene.seats[scene.near], voice, _ROOM), *_own(scene, voice)), 10, align="middle"
    )
    name = scene.seats[scene.near].name
    title = voice.tell("title-spectator") if view.seat is None else voice.tell("title-seat", name=name)
    return picture(box, title=title, words=telling(scene, voice), lang=lang)


def _head(scene: Scene, voice: Voice) -> Box:
    """What is going on, and the number of the round."""
    number = line(voice.label("round", number=scene.view.round_number), _ROOM / 3, kind="soft", size=SIZE + 1)
    going = lines(status(scene, voice, words=False), _ROOM - number.width - 12, size=SIZE + 3, bold=True)
    return ends(going, number, _ROOM)


def _middle(scene: Scene, voice: Voice, room: float) -> Box:
    """The felt: the run, the spaces, the spare hand and trumps."""
    inner = room - 2 * GAP
    chips = scene.view.spaces
    width = min(room_for(chips, chips.values(), voice), inner)
    spaces = [space(name, lying, voice, width) for name, lying in chips.items()]
    parts = (_run(scene, voice, inner), grid(spaces, max(int((inner + 4) // (width + 4)), 1), 4), _spare(scene, voice, inner))
    return framed(column(parts, 12, align="middle"), "felt", width=room, corner=16)


def _run(scene: Scene, voice: Voice, room: float) -> Box:
    """The last cards that were laid, and the place of the one that is wanted."""
    wanted = scene.view.wanted
    width = back(MINI).width + 3
    most = int(room // width) - (wanted is not None)
    cards = [face(each.card, voice.lang, scale=MINI) for each in scene.run[-most:]]
    if wanted is not None:
        cards.append(face(wanted, voice.lang, scale=MINI, look="wanted"))
    if not cards:
        return NOTHING
    if scene.run:
        name = scene.seats[scene.run[-1].seat].name
        words = voice.label("stopped-by" if scene.stopped else "laid-by", name=name)
    else:
        words = voice.label("run")
    return column((line(words, room, kind="soft", anchor="middle"), row(cards, 3)), 3, align="middle")


def _spare(scene: Scene, voice: Voice, room: float) -> Box:
    view = scene.view
    spare = trumps = NOTHING
    if view.dead_count:
        words = line(voice.label("spare", cards=view.dead_count), room - 40, kind="ink")
        spare = row((pile(view.dead_count, 0.45), words), 7)
    if view.trump is not None:
        sign = Box(24, 24, (rect("paper", 0.5, 0.5, 23, 23, corner=5), suit_shape(view.trump, 12, 12, 0.85)))
        trumps = row((line(voice.label("trump"), 90), sign), 6)
    both = row((spare, trumps), 16)
    return both if both.width <= room else column((spare, trumps), 6, align="middle")


def _own(scene: Scene, voice: Voice) -> Iterable[Box]:
    """What lies before the seat: its hand, what it laid aside, what else it has seen."""
    view = scene.view
    if view.seat is not None:
        if scene.covered:
            count = view.counts[view.seat]
            yield row((pile(count), lines(voice.label("covered", cards=count), 200, kind="soft")), 10)
        elif view.hand:
            yield in_rows(view.hand, voice.lang, _ROOM, raised=scene.playable)
        else:
            yield empty(voice)
    for key, cards in (("aside", view.aside), ("seen", scene.seen)):
        if cards:
            label = line(voice.label(key), _ROOM, kind="soft", anchor="middle")
            yield column((label, in_rows(cards, voice.lang, _ROOM, scale=MINI)), 3, align="middle")
