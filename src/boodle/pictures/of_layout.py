"""The board of a table, each space with what earns it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from boodle.cards import Card
from boodle.chips import Spaces, space_name
from boodle.engine import no_rulebook
from boodle.errors import ArgumentError, shown
from boodle.pictures.shapes import GAP, PAD, WIDTH, Box, column, framed, grid, lines, picture
from boodle.pictures.spaces import space
from boodle.pictures.voice import Voice
from boodle.rulebook import Rulebook
from boodle.rules.base import UNSET
from boodle.rules.setting import Cards, Claim, Space, Trumps

_ROWS: Final = {1: 1, 2: 2, 4: 4}
"""Spaces in a row, where three are not best."""


def layout(rulebook: Rulebook, *, chips: Mapping[str | Card, int] | None = None, lang: str = "en") -> str:
    """The board of a table: every space in layout order, with what earns it and what it pays where that is not all.

    Args:
        rulebook: The rules of the table.
        chips: Chips on the spaces, ``{"A♥": 4, "Kitty": 6}``; 0 where nothing is said. None: none are drawn.
        lang: The language of labels, ranks and the text alternative.

    Returns:
        An SVG image, to be written to a file or put into a page.

    Raises:
        ArgumentError: no rulebook, numbers of chips that are none, or no such language.
        UnknownSpace: ``chips`` names a space that is not on this board.
    """
    if not isinstance(rulebook, Rulebook):
        raise no_rulebook(rulebook)
    voice = Voice(lang)
    lying = None if chips is None else _lying(rulebook, chips)
    most = _ROWS.get(len(rulebook.spaces), 3)
    inner = WIDTH - 2 * PAD - 2 * GAP
    width = (inner - (most - 1) * GAP) / most
    cells = [_cell(rulebook, each, lying, voice, width) for each in rulebook.spaces]
    board = grid(cells, most, GAP) if cells else lines(voice.label("no-board"), inner, anchor="middle")
    title = voice.tell("board", game=rulebook.title(lang))
    words = " ".join(_telling(rulebook, each, lying, voice) for each in rulebook.spaces) or voice.tell("no-board")
    return picture(framed(board, "felt", width=WIDTH - 2 * PAD, pad=12, corner=16), title=title, words=words, lang=lang)


def _lying(rulebook: Rulebook, chips: object) -> Spaces:
    """The chips on every space."""
    if not isinstance(chips, Mapping) or not all(type(number) is int and number >= 0 for number in chips.values()):
        raise ArgumentError(f"'chips' is {shown(chips)}; give the chips on spaces, such as {{'A♥': 4, 'Kitty': 6}}")
    board = Spaces((name, 0) for name in rulebook.tables.spaces)
    for name in chips:
        # a space that is not there is refused with the names of those that are
        board[name]
    given = {space_name(name): number for name, number in chips.items()}
    return Spaces((name, given.get(name, 0)) for name in board)


def _cell(rulebook: Rulebook, each: Space, lying: Spaces | None, voice: Voice, width: float) -> Box:
    label = column([lines(said, width, anchor="middle") for said in _said(rulebook, each, voice, voice.label)], 0)
    board = space(each.name, None if lying is None else lying[each.name], voice, min(width, 110))
    return column((board, label), 5, align="middle")


def _telling(rulebook: Rulebook, each: Space, lying: Spaces | None, voice: Voice) -> str:
    what = ", ".join(_said(rulebook, each, voice, voice.tell))
    name = voice.space(each.name)
    if lying is not None:
        name = voice.tell("say-space", space=name, chips=lying[each.name])
    said = voice.tell("say-claim", space=name, claim=what)
    return said[:1].upper() + said[1:]


Saying = Callable[..., str]


def _said(rulebook: Rulebook, each: Space, voice: Voice, say: Saying) -> list[str]:
    """What earns a space, and what it pays."""
    said = [_claim(rulebook, claim, each.name, voice, say) for claim in each.claims]
    payout = rulebook.payouts.get(each.name)
    if payout is not None and payout.chips is not UNSET and payout.chips != "pot":
        said.append(say("pays", chips=int(payout.chips), payer="pot" if payout.payer is UNSET else str(payout.payer)))
    return said


def _claim(rulebook: Rulebook, claim: Claim, name: str, voice: Voice, say: Saying) -> str:
    when = str(rulebook.claim_rule.when if claim.when is UNSET else claim.when)
    by = rulebook.claim_rule.by if claim.by is UNSET else claim.by
    pattern = claim.pattern
    if pattern is None:
        return say("claim", when=when)
    if isinstance(pattern, Cards):
        if str(pattern.cards) == name:
            return say("claim", when=f"{when}-itself")
        what = say("pattern-cards", cards=str(pattern.cards))
    else:
        what = say(
            "pattern-trumps" if isinstance(pattern, Trumps) else "pattern-run", ranks="-".join(map(voice.rank, pattern.ranks))
        )
    words = say("claim-of", when=when, what=what)
    return say("claim-called", claim=words) if by == "player" and when in ("played", "held") else words
