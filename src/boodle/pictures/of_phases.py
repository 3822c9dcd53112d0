"""The stages of a round in the order in which they come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from boodle.engine import no_rulebook
from boodle.idle import idle
from boodle.pictures.shapes import PAD, SIZE, WIDTH, Box, column, framed, lines, path, picture, placed, shape, text
from boodle.pictures.voice import Voice, sentence
from boodle.rulebook import Rulebook
from boodle.rules.base import text_in
from boodle.rules.dealing import Sale
from boodle.tables import scope_of

_ROOM: Final = WIDTH - 2 * PAD
_LEFT: Final = 38.0
"""The room of the numbers."""
_GAP: Final = 9.0


@attrs.frozen
class Step:
    """One stage: its name, and what it is about."""

    name: str
    about: str = ""


def phases(rulebook: Rulebook, *, lang: str = "en") -> str:
    """The stages of a round, from the stakes to the settlement, and what comes when the session ends.

    Only stages that do something at this table are drawn; a stage of a plug-in's own has its name.

    Args:
        rulebook: The rules of the table.
        lang: The language of labels and of the text alternative.

    Returns:
        An SVG image, to be written to a file or put into a page.

    Raises:
        ArgumentError: no rulebook, or no such language.
    """
    if not isinstance(rulebook, Rulebook):
        raise no_rulebook(rulebook)
    voice = Voice(lang)
    kinds = [kind for kind, _ in rulebook.program]
    end = kinds.index("between")
    playing = [*_steps(rulebook, rulebook.program[: end + 1], voice)]
    ending = [*_steps(rulebook, rulebook.program[end + 1 :], voice)]
    drawn = [*map(_tile, playing)]
    parts = [_numbered(drawn), lines(voice.label("session-end"), _ROOM, kind="soft", bold=True), _listed([*map(_tile, ending)])]
    told = [voice.tell("say-step", number=at, step=_told(step)) for at, step in enumerate(playing, 1)]
    told += [voice.tell("say-ending", step=_told(step)) for step in ending]
    title = voice.tell("phases", game=rulebook.title(lang))
    return picture(column(parts, 12), title=title, words=" ".join(told), lang=lang)


def _told(step: Step) -> str:
    return sentence(f"{step.name}: {step.about}" if step.about else step.name)


def _tile(step: Step) -> Box:
    room = _ROOM - _LEFT - 24
    words = column((lines(step.name, room, size=SIZE + 1, bold=True), lines(step.about, room, kind="soft")), 2)
    return framed(attrs.evolve(words, width=room), "tile", pad=9, width=_ROOM - _LEFT)


def _numbered(tiles: list[Box]) -> Box:
    """The steps below each other, their numbers on a line beside them that leads back to the first."""
    parts, y, marks, middles = [], 0.0, [], []
    for at, tile in enumerate(tiles, 1):
        middle = y + min(tile.height / 2, 24)
        middles.append(middle)
        marks += [shape("circle", "mark", cx=16, cy=middle, r=12)]
        marks += [text(str(at), 16, middle + 4.7, kind="on-mark", bold=True, anchor="middle")]
        parts.append((tile, _LEFT, y))
        y += tile.height + _GAP
    way = path("way", f"M16 {middles[0]:g}V{middles[-1]:g}")
    return placed(_ROOM, y - _GAP, parts, (way, *marks))


def _listed(tiles: list[Box]) -> Box:
    return column([placed(_ROOM, tile.height, [(tile, _LEFT, 0)]) for tile in tiles], _GAP)


def _steps(rulebook: Rulebook, program: tuple[tuple[str, int], ...], voice: Voice) -> Iterator[Step]:
    never = idle(rulebook)
    for kind, number in program:
        match kind:
            case "stakes":
                yield from _stakes(rulebook, number, voice)
            case "deal":
                yield _deal(rulebook, voice)
            case "sale":
                sale = rulebook.sales[number]
                if f"sale[{sale.name}].form" not in never:
                    yield _sale(sale, voice)
            case "look":
                yield Step(
                    voice.label("step-look"), voice.label("look-seen", who=str(rulebook.deal.seen)) if _seen(rulebook) else ""
                )
            case "phase":
                phase = rulebook.phases[number]
                yield Step(phase.name, text_in(phase.text, voice.lang))
            case "held-claims":
                if rulebook.tables.held:
                    yield Step(voice.label("step-claims"), voice.label("claims-about"))
            case "poker":
                if rulebook.poker.when == "before":
                    yield Step(voice.label("step-poker"), voice.label("poker-about", betting=str(rulebook.poker.betting)))
            case "stops":
                yield Step(voice.label("step-stops"), voice.label("stops-about"))
            case "settlement":
                yield Step(voice.label("step-settlement"), "; ".join(_settlement(rulebook, voice)))
            case "between":
                yield Step(voice.label("step-next"), voice.label("next-about", how=str(rulebook.rotation.next)))
            case "residual":
                if "residual.chips" not in never:
                    yield Step(voice.label("step-residual"), voice.label("residual-about", how=str(rulebook.residual.chips)))
            case "verdict":
                yield Step(voice.label("step-verdict"), voice.label("verdict-about", how=str(rulebook.tiebreak.by)))


def _seen(rulebook: Rulebook) -> bool:
    return rulebook.deal.dead_hand != "none" and rulebook.deal.seen != "nobody"


def _stakes(rulebook: Rulebook, number: int, voice: Voice) -> Iterator[Step]:
    stakes = rulebook.stakes
    late = stakes.time == "before-look"
    said = []
    if number == 0 and rulebook.tables.antes:
        said.append(voice.label("stakes-fixed"))
        if rulebook.tables.factor_scopes:
            said.append(voice.label("stakes-factor"))
    if stakes.mode != "fixed" and late == (number == 1):
        said.append(voice.label("stakes-about", mode=str(stakes.mode), chips=int(stakes.total)))  # type: ignore[arg-type]  # answered by 'standard'
    if said:
        yield Step(voice.label("step-stakes"), "; ".join(said))


def _deal(rulebook: Rulebook, voice: Voice) -> Step:
    said = [voice.label("deal-about", cards=rulebook.tables.size, spare=str(rulebook.deal.dead_hand))]
    if rulebook.deal.turn_up:
        said.append(voice.label("deal-turn-up"))
    return Step(voice.label("step-deal"), "; ".join(said))


def _sale(sale: Sale, voice: Voice) -> Step:
    said = [voice.label("sale-buyers", form=str(sale.form), buyers=str(sale.buyers))]
    if sale.form == "offer":
        said.append(voice.label("sale-price", chips=int(sale.price)))  # type: ignore[arg-type]  # answered by 'standard'
    return Step(voice.label("step-sale", form=str(sale.form)), "; ".join(said))


def _settlement(rulebook: Rulebook, voice: Voice) -> Iterator[str]:
    winnings = [space.name for space in rulebook.spaces if scope_of(space) == "winner-space"]
    if winnings:
        yield voice.label("settle-space", space=" + ".join(winnings))
    for payment in rulebook.card_payments:
        if payment.chips:
            yield voice.label("settle-cards", chips=payment.chips)
    if rulebook.poker.when == "leftover":
        yield voice.label("settle-poker")
