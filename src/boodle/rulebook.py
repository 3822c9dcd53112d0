"""The rules of one table, assembled: a value that can be printed, compared, hashed and tested."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

import attrs

from boodle.errors import UnknownRule, shown
from boodle.recipe import Recipe, written
from boodle.rules.base import RuleId, Text, text_in
from boodle.rules.dealing import DealRule, Poker, Sale
from boodle.rules.paying import Bank, CardPayment, Consequence, Fee, Penalty
from boodle.rules.phases import Phase
from boodle.rules.playing import LeadChoice, LeadLimit, Opening, Response, StopRule, Succession
from boodle.rules.session import FirstDealer, Residual, Rotation, Tiebreak
from boodle.rules.setting import Ante, ClaimRule, DealerFactor, Deck, Layout, Payout, Space, Stakes
from boodle.tables import Tables, tabulate
from boodle.wording import worded

if TYPE_CHECKING:
    from boodle.sheet.sheets import Sheet

Rank = Literal["standard", "game", "bridge", "house-rule"]
RANKS: tuple[Rank, ...] = ("standard", "game", "bridge", "house-rule")


@attrs.frozen
class PluginInfo:
    """One plug-in of a rulebook: name, version, kind, the rank it answers at, its parameters, fewest and most players, titles."""

    name: str
    version: str
    kind: str
    rank: Rank
    summary: str
    asked_by: str
    parameters: tuple[tuple[str, Any], ...] = ()
    seats: tuple[int, int] = (2, 9)
    titles: Text = ""
    unusual: str = ""
    """The parameters that are not what they are by default, written as in a recipe."""

    def title(self, lang: str = "en") -> str:
        """What people call it in a language; its name, where it says nothing."""
        return text_in(self.titles, lang) or self.name


@attrs.frozen
class Answer:
    """How one question is answered: the value, by which rule of which plug-in, and over which other rules it won."""

    slot: str
    value: Any
    rule: RuleId
    plugin: str
    version: str
    rank: Rank
    source: str
    text: Text = ""
    over: tuple[RuleId, ...] = ()

    def __str__(self) -> str:
        over = f"; instead of {', '.join(self.over)}" if self.over else ""
        return (
            f"{self.slot} = {worded(self.value)}   [{self.rule}, {self.plugin} {self.version}, {self.rank}; {self.source}{over}]"
        )


@attrs.frozen
class Note:
    """Something worth knowing about a rulebook that is no error: a rule that can never act here, an odd choice."""

    kind: Literal["inert", "choice"]
    rule: RuleId
    plugin: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.rule} ({self.plugin}): {self.text}"


@attrs.frozen(kw_only=True, eq=False, repr=False)
class Rulebook:
    """The merged declarations of all plug-ins, their tables, and where each came from.

    Two rulebooks are equal when their rules are: names, sources and texts do not count.

    Attributes:
        fingerprint: A hash of the rules (data); rules with callables count by plug-in name and version.
        answers: Every question with its answer and its origin.
        notes: Rules that can never act here, and odd choices.
        custom_rules: Ids of the rules that hold a callable, so that the batch kernel cannot run them.
        program: The stages of a round in order, each a kind and a number among its kind.
    """

    recipe: Recipe
    plugins: tuple[PluginInfo, ...]
    deck: Deck
    layout: Layout
    spaces: tuple[Space, ...]
    claim_rule: ClaimRule
    payouts: Mapping[str, Payout]
    stakes: Stakes
    antes: tuple[Ante, ...]
    dealer_factors: Mapping[str, DealerFactor]
    deal: DealRule
    sales: tuple[Sale, ...]
    poker: Poker
    phases: tuple[Phase, ...]
    succession: Succession
    opening: Opening
    lead_limits: tuple[LeadLimit, ...]
    lead_choice: LeadChoice
    response: Response
    stop: StopRule
    card_payments: tuple[CardPayment, ...]
    fees: tuple[Fee, ...]
    consequences: tuple[Consequence, ...]
    bank: Bank
    penalties: Mapping[str, Penalty]
    first_dealer: FirstDealer
    rotation: Rotation
    session_end: frozenset[str]
    session_rounds: int
    tiebreak: Tiebreak
    residual: Residual
    answers: tuple[Answer, ...]
    notes: tuple[Note, ...]
    custom_rules: tuple[RuleId, ...]
    fingerprint: str
    program: tuple[tuple[str, int], ...]
    tables: Tables = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "tables", tabulate(self))

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.recipe.seats

    @property
    def name(self) -> str:
        """The name of the game."""
        return next(plugin.name for plugin in self.plugins if plugin.kind == "game")

    def title(self, lang: str = "en") -> str:
        """What people call the game in a language; its name, where it says nothing."""
        return next(plugin.title(lang) for plugin in self.plugins if plugin.kind == "game")

    def answer(self, slot: str) -> Answer:
        """The answer to one question, such as ``rulebook.answer("stop.stuck")``.

        Raises:
            UnknownRule: nobody was asked this.
        """
        for answer in self.answers:
            if isinstance(slot, str) and answer.slot == slot:
                return answer
        known = tuple(answer.slot for answer in self.answers)
        message = f"this rulebook has no question {shown(slot)}; it has {', '.join(known)}"
        raise UnknownRule(message, name=shown(slot, str), where="answers", known=known)

    def rule_of(self, slot: str) -> RuleId:
        """The id of the rule that answers a question."""
        return self.answer(slot).rule

    def sheet(self, lang: str = "en") -> Sheet:
        """The rules as people read them, in sentences; each knows the rules that it comes from.

        Args:
            lang: The language: ``"en"``, ``"de"`` or ``"fi"``.

        Raises:
            ArgumentError: no such language, or the extra ``text`` is not installed.
        """
        # what is told of rules lies above them, so it is looked up when it is asked for
        made: Sheet = importlib.import_module("boodle.sheet").sheet(self, lang)
        return made

    def explain(self) -> str:
        """Every rule with its plug-in, source and rank, and over whom it won; then the notes."""
        lines = [f"{self.recipe} for {self.seats} players", f"fingerprint {self.fingerprint}", ""]
        for plugin in self.plugins:
            given = ", ".join(f"{name}={written(value)}" for name, value in plugin.parameters)
            lines.append(
                f"{plugin.name} {plugin.version} ({plugin.kind}, asked by {plugin.asked_by}, answers as {plugin.rank})"
                + (f" with {given}" if given else "")
            )
        lines += ["", *map(str, self.answers)]
        if self.notes:
            lines += ["", *map(str, self.notes)]
        return "\n".join(lines)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulebook) and self.fingerprint == other.fingerprint

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __repr__(self) -> str:
        return f"<Rulebook {self.recipe}, {self.seats} seats, {self.fingerprint[:12]}>"
