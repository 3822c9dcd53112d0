"""Leads, runs and stops: who leads what, what follows, and how it goes on after a stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boodle.engine import no_rulebook
from boodle.pictures.charts import Node, Way, chart
from boodle.pictures.shapes import picture
from boodle.pictures.voice import Voice, sentence
from boodle.rulebook import Rulebook
from boodle.rules.base import text_in
from boodle.rules.playing import FineAndPass, LowestHeld, SameSuit, Title, Void

LEAD: Final = 1
"""The place of the box about leads."""
LAID: Final = 2
"""The place of the question that comes after every card."""


def flow(rulebook: Rulebook, *, lang: str = "en") -> str:
    """How a round of stops goes at this table, as a flow chart.

    Who leads first and what; the next card; when it stops, and who leads then; what a leader does who has nothing that may be
    led, and what happens where nobody has; going out.

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
    words = " ".join(_telling(_nodes(rulebook, voice, words=True), voice))
    return picture(chart(_nodes(rulebook, voice)), title=voice.tell("flow", game=rulebook.title(lang)), words=words, lang=lang)


def _nodes(rulebook: Rulebook, voice: Voice, *, words: bool = False) -> tuple[Node, ...]:
    say = voice.tell if words else voice.label
    limit, conditions = _limits(rulebook, voice)
    down = str(rulebook.succession.order)
    stop = rulebook.stop
    leader = say("stop-leader", leader=str(stop.leader))
    nodes = [
        Node(name=say("flow-first"), words=" ".join(_first(rulebook, voice, words=words))),
        Node(name=say("flow-lead"), words=say("lead-choice", choice=str(rulebook.lead_choice.card), order=down)),
        Node(words=say("flow-last-card"), question=True, down=say("no"), end=(say("yes"), say("flow-out"))),
        Node(
            words=" ".join((say("flow-next", order=down), say("next-response", order=str(rulebook.response.order)))),
            question=True, down=say("no"), back=Way(LAID, say("yes")),
        ),
    ]  # fmt: skip
    if not limit:
        free = say("flow-any-suit")
        return (*nodes, Node(name=say("flow-stop"), words=f"{leader} {free}", back=Way(LEAD, "", long=True), last=True))
    nodes.append(Node(name=say("flow-stop"), words=leader))
    asked = len(nodes)
    question = " ".join((say("flow-may-lead", limit=limit), *conditions))
    nodes.append(Node(words=question, question=True, down=say("no"), back=Way(LEAD, say("yes"), long=True)))
    if isinstance(stop.stuck, SameSuit):
        return (*nodes, Node(words=say("stuck-lift"), back=Way(LEAD, "", long=True), last=True))
    stuck = say("stuck-fine", chips=stop.stuck.chips) if isinstance(stop.stuck, FineAndPass) else say("stuck-pass")
    if isinstance(stop.nobody, SameSuit):
        nodes.append(Node(words=stuck, down=say("nobody"), back=Way(asked, "")))
        return (*nodes, Node(words=say("nobody-lift"), back=Way(LEAD, "", long=True), last=True))
    end = say("nobody-void" if isinstance(stop.nobody, Void) else "nobody-pay")
    return (*nodes, Node(words=stuck, end=("", end), back=Way(asked, ""), last=True))


def _first(rulebook: Rulebook, voice: Voice, *, words: bool) -> Iterator[str]:
    say = voice.tell if words else voice.label
    opening = rulebook.opening
    match opening.leader:
        case LowestHeld(suit=suit):
            yield say("first-lowest", suit=suit.name.lower(), order=str(rulebook.succession.order))
            if opening.lead == "that-card":
                yield say("first-that-card")
        case Title(title=title):
            yield say("first-title", title=title)
        case _:
            yield say("first", leader=str(opening.leader))
    if opening.suits != "any":
        yield say("first-suits", suits=str(opening.suits))
    if opening.choice != "usual":
        yield say("lead-choice", choice=str(opening.choice), order=str(rulebook.succession.order))


def _limits(rulebook: Rulebook, voice: Voice) -> tuple[str, list[str]]:
    """The word for what may be led after a stop, empty where everything may; and what plug-ins say of limits of their own."""
    found = {limit.suits for limit in rulebook.lead_limits}
    said = [sentence(text_in(limit.text, voice.lang)) for limit in rulebook.lead_limits if callable(limit.suits)]
    # another colour is another suit
    word = next((word for word in ("other-colour", "other-suit") if word in found), "lawful" if said else "")
    return word, said


def _telling(nodes: tuple[Node, ...], voice: Voice) -> Iterator[str]:
    """The chart in words: its boxes by number, and where each leads."""
    for at, node in enumerate(nodes, 1):
        said = f"{node.name}: {node.words}" if node.name else node.words
        yield voice.tell("say-step", number=at, step=sentence(said))
        if node.end is not None:
            word, end = node.end
            yield voice.tell("say-end", word=word, end=end) if word else voice.tell("say-end-itself", end=end)
        if node.back is not None:
            yield voice.tell("say-back", word=node.back.word or "then", number=node.back.to + 1)
        if node.question or node.down:
            yield voice.tell("say-down", word=node.down, number=at + 1)
