"""How a seat plays in a simulation: policies as data, the same for both engines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

import attrs

from boodle.errors import ArgumentError, shown
from boodle.players.leads import POLICIES, Weights
from boodle.players.stakes import WAYS
from boodle.players.widow import WISHES, Wish
from boodle.rules.checks import one_of

FACTORS: Final = ("least", "most")


def _lead(value: object) -> Any:
    if isinstance(value, Weights) or (isinstance(value, str) and value in POLICIES):
        return value
    raise ArgumentError(f"'leads' is {shown(value)}; expected one of {', '.join(POLICIES)}, or Weights")


def _widow(value: object) -> Any:
    if isinstance(value, Wish):
        return value
    if isinstance(value, str):
        name, colon, most = value.partition(":")
        if name in WISHES and (not colon or (most.isascii() and most.isdigit() and len(most) < 7)):
            return value
    raise ArgumentError(f"'widow' is {shown(value)}; expected one of {', '.join(WISHES)}, 'always:7' to pay so much, or a Wish")


@attrs.frozen
class Policy:
    """What one seat does wherever it has a choice. Betting and offences it leaves alone: it checks, and keeps the rules.

    Attributes:
        leads: The name of a policy for leads (:data:`boodle.players.POLICIES`), or weights of your own.
        widow: When it takes the spare hand: ``never``, ``always``, ``no-boodle``, ``poor``; ``poor:7`` for up to 7 chips.
        stakes: How it lays out free stakes: ``even``, ``first``, ``last`` or ``random``.
        factor: What a dealer stakes who may choose: the ``least`` or the ``most``.

    Raises:
        ArgumentError: one of them is none.
    """

    leads: str | Weights = attrs.field(default="random", converter=_lead)
    widow: str | Wish = attrs.field(default="never", converter=_widow)
    stakes: str = attrs.field(default="even", validator=one_of(*WAYS))
    factor: str = attrs.field(default="least", validator=one_of(*FACTORS))

    @property
    def weights(self) -> Weights:
        """What counts about a lead."""
        return self.leads if isinstance(self.leads, Weights) else POLICIES[self.leads]

    @property
    def wish(self) -> Wish:
        """When it wants the spare hand."""
        if isinstance(self.widow, Wish):
            return self.widow
        name, colon, most = self.widow.partition(":")
        return WISHES[name]._replace(most=int(most)) if colon else WISHES[name]

    @property
    def way(self) -> int:
        """The place of its stakes among all ways."""
        return WAYS.index(self.stakes)

    @classmethod
    def parse(cls, text: str) -> Policy:
        """Read ``longest-run``, or ``longest-run+widow=poor:7+stakes=first``.

        Raises:
            ArgumentError: it is none.
        """
        if not isinstance(text, str):
            raise ArgumentError(f"{shown(text)} is no policy; write 'longest-run' or 'longest-run+widow=poor'")
        given: dict[str, str] = {}
        for word in text.split("+"):
            name, equals, value = word.partition("=")
            if not equals:
                name, value = "leads", word
            if name in given or name not in ("leads", "widow", "stakes", "factor"):
                raise ArgumentError(f"{shown(text)} cannot be read at {shown(word)}; a policy says leads, widow, stakes, factor")
            given[name] = value
        return cls(**given)

    def __str__(self) -> str:
        words = [str(self.leads) if isinstance(self.leads, str) else f"leads={tuple(self.weights)}"]
        if self.widow != "never":
            words.append(f"widow={self.widow if isinstance(self.widow, str) else tuple(self.wish)}")
        words += [f"stakes={self.stakes}"] if self.stakes != "even" else []
        words += [f"factor={self.factor}"] if self.factor != "least" else []
        return "+".join(words)

    def to_dict(self) -> dict[str, Any]:
        """The policy as plain JSON."""
        return {
            "leads": self.leads if isinstance(self.leads, str) else [*self.weights],
            "widow": self.widow if isinstance(self.widow, str) else [*self.wish],
            "stakes": self.stakes,
            "factor": self.factor,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Policy:
        """What :meth:`to_dict` wrote."""
        leads, widow = data["leads"], data["widow"]
        return cls(
            leads if isinstance(leads, str) else Weights(*leads),
            widow if isinstance(widow, str) else Wish(*widow),
            data["stakes"],
            data["factor"],
        )


PolicyLike = Policy | str


def policies_of(given: PolicyLike | Iterable[PolicyLike] | Mapping[int, PolicyLike], seats: int) -> tuple[Policy, ...]:
    """One policy for each seat: the same for all, a list, or some by seat (the others play at random).

    Raises:
        ArgumentError: this says no policies for so many seats.
    """
    if isinstance(given, Policy | str):
        return (_policy(given),) * seats
    if isinstance(given, Mapping):
        for seat in given:
            if type(seat) is not int or not 0 <= seat < seats:
                raise ArgumentError(f"'policies' names the seat {shown(seat)}; there are the seats 0 to {seats - 1}")
        return tuple(_policy(given.get(seat, Policy())) for seat in range(seats))
    found = tuple(map(_policy, given)) if isinstance(given, Iterable) else ()
    if len(found) != seats:
        raise ArgumentError(f"'policies' is {shown(given)}; expected one for all, or one for each of {seats} seats")
    return found


def _policy(value: object) -> Policy:
    return value if isinstance(value, Policy) else Policy.parse(value)  # type: ignore[arg-type]  # checked there
