"""Why a move is refused, in the language of whoever made it."""

from __future__ import annotations

from boodle.errors import Reason
from boodle.languages.catalogue import Style, catalogue


def refusal(reason: Reason, lang: str = "en", style: Style = "symbols") -> str:
    """What a reason says in a language; a plug-in's own reason in the words that it was given in.

    Args:
        reason: One of ``game.why_not(move)``, ``view.why_not(move)`` or ``error.reasons``.
        lang: The language: ``"en"``, ``"de"`` or ``"fi"``.
        style: Cards with ``"symbols"`` or in ``"words"``.

    Raises:
        ArgumentError: no such language or style, or the extra ``text`` is not installed.
    """
    said = catalogue(lang, style)
    return said.say(f"refusal-{reason.key}", reason.values) if reason.key else reason.sentence
