"""What a plug-in may answer: the hook specifications, as the base class of every plug-in.

Each hook is asked once, while the rules are assembled, and answers with declarations. No hook ever sees a state.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar

import attrs
import pluggy

from boodle.errors import ArgumentError, shown
from boodle.frozen import FrozenMap, frozen
from boodle.rules.base import Text, to_text
from boodle.rules.checks import kind as of_kind
from boodle.rules.checks import one_of
from boodle.rules.dealing import DealRule, Poker, Sale
from boodle.rules.paying import Bank, CardPayment, Consequence, Fee, Penalty
from boodle.rules.phases import Phase
from boodle.rules.playing import LeadChoice, LeadLimit, Opening, Response, StopRule, Succession
from boodle.rules.session import FirstDealer, Residual, Rotation, SessionEnd, Tiebreak
from boodle.rules.setting import Ante, ClaimRule, DealerFactor, Deck, Layout, Payout, Space, Stakes

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

API: Final = 1
"""The version of the plug-in interface; a plug-in's ``Manifest.api`` must equal it."""

hookspec = pluggy.HookspecMarker("boodle")
hookimpl = pluggy.HookimplMarker("boodle")

P = TypeVar("P")


_NAME: Final = re.compile(r"[A-Za-z0-9]+([-_][A-Za-z0-9]+)*")


def _check_name(_: object, field: attrs.Attribute[str], value: object) -> None:
    if not (isinstance(value, str) and _NAME.fullmatch(value)):
        raise ArgumentError(f"'{field.name}' is {shown(value)}; expected a name such as 'my-rule'")


def _parameters(value: Mapping[str, object]) -> FrozenMap[Any]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise ArgumentError(f"'parameters' is {shown(value)}; expected {{parameter: value}}")
    return FrozenMap({name: frozen(each) for name, each in value.items()})


@attrs.frozen(kw_only=True)
class Requirement:
    """Another plug-in that this one needs, with the parameters it wants."""

    name: str = attrs.field(validator=_check_name)
    parameters: Mapping[str, Any] = attrs.field(default=FrozenMap(), converter=_parameters)


def _in_a_tuple(value: object) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, tuple | list) else (value,)


def _numbers(value: Iterable[int]) -> tuple[int, ...]:
    return _in_a_tuple(value)


def _requirements(value: Iterable[Requirement | str | tuple[str, Mapping[str, object]]]) -> tuple[Requirement, ...]:
    found = []
    for each in _in_a_tuple(value):
        if isinstance(each, str) and not isinstance(value, str):
            found.append(Requirement(name=each))
        elif isinstance(each, tuple | list) and len(each) == 2:
            found.append(Requirement(name=each[0], parameters=each[1]))
        elif isinstance(each, Requirement):
            found.append(each)
        else:
            raise ArgumentError(f"'requires' is {shown(value)}; expected a tuple of names, or of (name, {{parameter: value}})")
    return tuple(found)


def _conflicts(value: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    pairs = _in_a_tuple(value)
    if not all(isinstance(pair, tuple) and len(pair) == 2 and all(isinstance(word, str) for word in pair) for pair in pairs):
        raise ArgumentError(f"'conflicts' is {shown(value)}; expected pairs of a plug-in's name and the reason")
    return pairs


@attrs.frozen(kw_only=True)
class Manifest:
    """What a plug-in says about itself.

    Attributes:
        name: Its name, the same as its entry point; also the prefix of its rule ids.
        version: Its own version.
        kind: ``game`` (a recipe names exactly one), ``house-rule``, or ``bridge`` (reconciles two others).
        summary: One line for people.
        title: What people call it, as the heading of a rule sheet has it: ``"Michigan Rummy"``, or by language
            (``{"en": "Widow auction", "de": "Extrahand versteigern"}``); its name, where nothing is said.
        api: The plug-in interface it was written for.
        seats: Fewest and most players.
        requires: Plug-ins it needs; a game brings them along, others must find them in the recipe.
        conflicts: Plug-ins it cannot be combined with, each with the reason.
    """

    name: str = attrs.field(validator=_check_name)
    version: str = attrs.field(validator=of_kind(str))
    kind: Literal["game", "house-rule", "bridge"] = attrs.field(validator=one_of("game", "house-rule", "bridge"))
    summary: str = attrs.field(validator=of_kind(str))
    title: Text = attrs.field(default="", converter=to_text)
    api: int = attrs.field(default=API, validator=of_kind(int))
    seats: tuple[int, int] = attrs.field(default=(2, 9), converter=_numbers)
    requires: tuple[Requirement, ...] = attrs.field(default=(), converter=_requirements)
    conflicts: tuple[tuple[str, str], ...] = attrs.field(default=(), converter=_conflicts)

    @seats.validator
    def _seats(self, _: object, value: tuple[object, ...]) -> None:
        if not (len(value) == 2 and all(type(number) is int for number in value) and 2 <= value[0] <= value[1]):  # type: ignore[operator]  # ints
            raise ArgumentError(f"'seats' is {shown(value)}; expected the fewest and the most players, such as (3, 8)")

    @requires.validator
    @conflicts.validator
    def _others(self, field: attrs.Attribute[Any], value: tuple[Requirement | tuple[str, str], ...]) -> None:
        names = [each.name if isinstance(each, Requirement) else each[0] for each in value]
        for name in names:
            if name == self.name or names.count(name) > 1:
                raise ArgumentError(f"'{field.name}' of {self.name!r} names {shown(name)}; expected other plug-ins, each once")


@attrs.frozen(kw_only=True)
class Problem:
    """Something a plug-in finds wrong with the finished rulebook."""

    rule: str
    text: str


@attrs.frozen
class Setup:
    """What a hook is told: how many players there are, and the plug-in's own parameters."""

    seats: int
    parameters: object = None

    def of(self, kind: type[P]) -> P:
        """The parameters, as an instance of the plug-in's parameter class.

        Raises:
            TypeError: the plug-in's ``boodle_parameters`` gives another class.
        """
        if not isinstance(self.parameters, kind):
            raise ArgumentError(f"the parameters are {shown(self.parameters)}; expected {kind.__name__} from 'boodle_parameters'")
        return self.parameters


Stakings = Iterable[Stakes | Ante | DealerFactor]
Payments = Iterable[CardPayment | Fee | Consequence]
Sessions = Iterable[FirstDealer | Rotation | SessionEnd | Tiebreak | Residual]


class RulePlugin:
    """Base class of every plug-in, and the hook specification itself.

    A subclass sets ``manifest`` and overrides the hooks it answers, each marked ``@hookimpl``. An answer may be one
    declaration, several, or None.
    """

    manifest: ClassVar[Manifest]

    @hookspec
    def boodle_parameters(self) -> type | None:
        """The attrs class of the plug-in's parameters, each with a default."""

    @hookspec
    def boodle_deck(self, setup: Setup) -> Deck | None:
        """The pack."""

    @hookspec
    def boodle_layout(self, setup: Setup) -> Layout | None:
        """The pay cards on the board."""

    @hookspec
    def boodle_spaces(self, setup: Setup) -> Space | Iterable[Space] | None:
        """Further spaces."""

    @hookspec
    def boodle_claim_rule(self, setup: Setup) -> ClaimRule | None:
        """What claims go by where they do not say."""

    @hookspec
    def boodle_payouts(self, setup: Setup) -> Payout | Iterable[Payout] | None:
        """What spaces pay."""

    @hookspec
    def boodle_stakes(self, setup: Setup) -> Stakes | Ante | DealerFactor | Stakings | None:
        """How spaces are filled."""

    @hookspec
    def boodle_deal(self, setup: Setup) -> DealRule | None:
        """How the pack is dealt out."""

    @hookspec
    def boodle_widow(self, setup: Setup) -> Sale | Iterable[Sale] | None:
        """How the spare hand changes hands."""

    @hookspec
    def boodle_poker(self, setup: Setup) -> Poker | None:
        """The poker round."""

    @hookspec
    def boodle_phases(self, setup: Setup) -> Phase | Iterable[Phase] | None:
        """Stages of a plug-in's own."""

    @hookspec
    def boodle_succession(self, setup: Setup) -> Succession | None:
        """The order of a run."""

    @hookspec
    def boodle_opening(self, setup: Setup) -> Opening | None:
        """Who leads first, and what."""

    @hookspec
    def boodle_lead_limits(self, setup: Setup) -> LeadLimit | Iterable[LeadLimit] | None:
        """Which suits may be led."""

    @hookspec
    def boodle_lead_choice(self, setup: Setup) -> LeadChoice | None:
        """Which card of those."""

    @hookspec
    def boodle_response(self, setup: Setup) -> Response | None:
        """How the next card is found."""

    @hookspec
    def boodle_stop(self, setup: Setup) -> StopRule | None:
        """What happens after a stop."""

    @hookspec
    def boodle_payments(self, setup: Setup) -> CardPayment | Fee | Consequence | Payments | None:
        """Payments for cards left and for events."""

    @hookspec
    def boodle_bank(self, setup: Setup) -> Bank | None:
        """What happens when somebody is short."""

    @hookspec
    def boodle_penalties(self, setup: Setup) -> Penalty | Iterable[Penalty] | None:
        """Offences and their price."""

    @hookspec
    def boodle_session(self, setup: Setup) -> FirstDealer | Rotation | SessionEnd | Tiebreak | Residual | Sessions | None:
        """Dealers, the end, ties, chips left over."""

    @hookspec
    def boodle_review(self, rulebook: Rulebook) -> Iterable[Problem] | None:
        """A last look at the finished rulebook."""


ALLOWED: Final[dict[str, tuple[type, ...]]] = {
    "boodle_deck": (Deck,),
    "boodle_layout": (Layout,),
    "boodle_spaces": (Space,),
    "boodle_claim_rule": (ClaimRule,),
    "boodle_payouts": (Payout,),
    "boodle_stakes": (Stakes, Ante, DealerFactor),
    "boodle_deal": (DealRule,),
    "boodle_widow": (Sale,),
    "boodle_poker": (Poker,),
    "boodle_phases": (Phase,),
    "boodle_succession": (Succession,),
    "boodle_opening": (Opening,),
    "boodle_lead_limits": (LeadLimit,),
    "boodle_lead_choice": (LeadChoice,),
    "boodle_response": (Response,),
    "boodle_stop": (StopRule,),
    "boodle_payments": (CardPayment, Fee, Consequence),
    "boodle_bank": (Bank,),
    "boodle_penalties": (Penalty,),
    "boodle_session": (FirstDealer, Rotation, SessionEnd, Tiebreak, Residual),
}
"""The declarations each hook may answer with, in the order in which the hooks are asked."""
