"""The catalogue of a language: a key and its values in, a sentence out."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from boodle.cards import Card, CardSet
from boodle.errors import ArgumentError, NotationError, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.ftl")))
"""The languages there are a catalogue of, by their codes: ``de``, ``en``, ``fi``."""

LONGEST: Final = 2000
"""Longer values are cut off: Fluent refuses what is over 2,500 characters."""

Style = Literal["words", "symbols"]
"""Cards in ``words`` ("ace of hearts", as a screen reader reads them) or with ``symbols`` ("♥A", for the eye)."""

Value = str | int | bool | Sequence[str]
"""What a message is told: a word, a number, or several words. Cards are written as in notation: ``"AH"``, ``"AH KC"``."""


class Catalogue:
    """Everything that is said in one language and style.

    Args:
        lang: The code of the language, one of :data:`LANGUAGES`.
        style: How cards are written.
    """

    def __init__(self, lang: str, style: Style) -> None:
        self.lang = lang
        self.style = style
        self._bundle = _bundle(lang, self._functions())

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and self._bundle.has_message(key)

    def say(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """The sentence of a key with these values.

        Raises:
            ArgumentError: the catalogue has no such key, or the message lacks a value.
        """
        if key not in self:
            raise ArgumentError(f"the catalogue '{self.lang}' has no message {shown(key)}; add it to {self.lang}.ftl")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {name: self._plain(each) for name, each in (values or {}).items()})
        if errors:
            raise ArgumentError(f"message {shown(key)} of the catalogue '{self.lang}' cannot be said: {errors[0]}")
        return str(text)

    def listed(self, words: Sequence[str], how: str = "list") -> str:
        """``a, b and c``, as the language says it; ``a, b or c`` as ``list-or``."""
        *front, end = words or ("",)
        return self.say(how, {"front": ", ".join(front), "last": end}) if front else end

    def _plain(self, value: Value) -> Any:
        from fluent.runtime.types import fluent_number

        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return fluent_number(value, useGrouping=False)
        text = value if isinstance(value, str) else self.listed(value)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."

    # -- what the messages call: a word of the language inside a sentence --------------------------------------------------

    def _functions(self) -> dict[str, Callable[..., str]]:
        return {
            "CARD": self._card,
            "CARDS": self._cards,
            "HAND": self._hand,
            "RANKS": self._ranks,
            "RANK_WORDS": self._rank_words,
            "UNIT": self._unit,
            "ACCOUNT": self._account,
            "ACCOUNTS": self._accounts,
            "CHOICES": self._choices,
            "PATTERN": self._pattern,
            "REASONS": self._reasons,
        }

    def _card(self, card: Any, case: Any = "nom") -> str:
        """A card by its notation, in a grammatical case."""
        found = Card(str(card))
        key = "card" if self.style == "words" else "card-symbol"
        return self.say(key, _values(found, case))

    def _cards(self, cards: Any, case: Any = "nom") -> str:
        """Several cards in the order they are written, with an *and* before the last."""
        return self.listed([self._card(word, case) for word in str(cards).split()])

    def _hand(self, cards: Any) -> str:
        """The cards of a hand, from low to high by suits; the suits stand a little apart where they are symbols."""
        found = list(CardSet(str(cards)))
        if not found:
            return self.say("no-cards")
        if self.style == "words":
            return self.listed([self._card(card) for card in found])
        suits: dict[int, list[str]] = {}
        for card in found:
            suits.setdefault(card.suit, []).append(self._card(card))
        return "  ".join(" ".join(each) for each in suits.values())

    def _ranks(self, ranks: Any) -> str:
        """Ranks by the letters that the language's cards show."""
        return " ".join(self.say("rank-short", {"rank": _rank(rank)}) for rank in str(ranks).split())

    def _rank_words(self, ranks: Any, case: Any = "nom") -> str:
        """Ranks in words, with an *and* before the last."""
        return self.listed([self.say("rank-word", {"rank": _rank(rank), "case": str(case)}) for rank in str(ranks).split()])

    def _unit(self, number: Any, unit: Any, case: Any = "nom") -> str:
        """So many chips, cards, rounds or players: ``unit-chip``, ``unit-card`` and so on."""
        return self.say(f"unit-{unit}", {"n": int(number), "case": str(case)})

    def _account(self, who: Any, case: Any = "nom") -> str:
        """Where chips lie: ``seat:Anna``, ``space:Kitty``, ``space:AH`` or ``role:dealer``."""
        kind, _, name = str(who).partition(":")
        if kind == "seat":
            return self.say("account-seat", {"name": name, "case": str(case)})
        if kind == "role":
            return self.say(f"account-{name}", {"case": str(case)})
        try:
            card = Card(name)
        except NotationError:
            return self.say("account-space", {"name": name, "case": str(case)})
        key = "account-card" if self.style == "words" else "account-symbol"
        return self.say(key, _values(card, case))

    def _accounts(self, who: Any, case: Any = "nom") -> str:
        """Several accounts, separated by ``|``."""
        return self.listed([self._account(each, case) for each in str(who).split("|")])

    def _choices(self, numbers: Any) -> str:
        """Numbers that somebody chooses from; separated by ``|``."""
        return self.listed(str(numbers).split("|"), "list-or")

    def _pattern(self, kind: Any, cards: Any, ranks: Any, case: Any = "nom") -> str:
        """The cards that earn a space: these ones, ranks of trumps, or ranks of one suit."""
        return self.say(f"pattern-{kind}", {"cards": str(cards), "ranks": str(ranks), "case": str(case)})

    def _reasons(self, reasons: Any) -> str:
        """Why a run stops, or why somebody passes; separated by ``|``."""
        return self.listed([self.say(f"reason-{reason}") for reason in str(reasons).split("|")], "list-or")


def _rank(rank: str) -> str | int:
    """A rank as the messages choose by it: ``2`` to ``10`` as numbers, since Fluent has no words that begin with a digit."""
    return int(rank) if rank.isdigit() else rank


def _values(card: Card, case: Any) -> dict[str, Value]:
    """What the messages about a card are told."""
    suit = card.suit
    return {"card": str(card), "suit": suit.letter, "rank": _rank(card.rank), "symbol": suit.symbol, "case": str(case)}


def _bundle(lang: str, functions: dict[str, Callable[..., str]]) -> FluentBundle:
    try:
        from fluent.runtime import FluentBundle
    except ImportError:
        raise ArgumentError("texts need the extra 'text': pip install 'boodle[text]'") from None
    # no marks for the direction of writing: a right-to-left language would need them, these do not
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)  # type: ignore[arg-type]  # str is a FluentType
    bundle.add_resource(_messages(lang))
    return bundle


@functools.cache
def _messages(lang: str) -> Any:
    """The file of a language, read once for all styles."""
    from fluent.runtime import FluentResource

    return FluentResource((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"))


@functools.cache
def _catalogue(lang: str, style: Style) -> Catalogue:
    return Catalogue(lang, style)


def catalogue(lang: str = "en", style: Style = "words") -> Catalogue:
    """The catalogue of a language; read once.

    Raises:
        ArgumentError: there is none, or there is no such style, or the extra ``text`` is not installed.
    """
    if lang not in LANGUAGES:
        raise ArgumentError(f"'lang' is {shown(lang)}; there are texts in {', '.join(map(repr, LANGUAGES))}")
    if style not in ("words", "symbols"):
        raise ArgumentError(f"'style' is {shown(style)}; expected 'words' or 'symbols'")
    return _catalogue(lang, style)


def say(key: str, values: Mapping[str, Any] | None = None, lang: str = "en", style: Style = "words") -> str:
    """What a key says with these values in a language.

    Raises:
        ArgumentError: no such language, key or value.
    """
    return catalogue(lang, style).say(key, values)


def card_name(card: Card | str, lang: str = "en", case: str = "nom") -> str:
    """A card in words: ``ace of hearts``, ``Herz-Ass``, ``herttaässä``; in a grammatical case of the language."""
    return catalogue(lang).say("one-card", {"card": str(card), "case": case})


def card_short(card: Card | str, lang: str = "en") -> str:
    """A card as it looks: ``♥A``; in German ``♠B``, where English has ``♠J``."""
    return catalogue(lang, "symbols").say("one-card", {"card": str(card), "case": "nom"})
