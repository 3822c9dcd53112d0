"""Errors, sorted by whose fault it is.

* :class:`RulesError` - whoever put the rules together (all of one assembly come in one :class:`AssemblyError`);
* :class:`PlayError` - whoever made the move; the state stays what it was;
* :class:`RuleBroken` - the author of a callable inside a rule;
* :class:`NotationError`, :class:`PositionError` - whoever wrote something down;
* :class:`ArgumentError`, :class:`UnknownSpace` - whoever called a function.

Every message is one lower-case line: what came, what was expected, and the way out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

if TYPE_CHECKING:
    from boodle.moves import Move

_WIDTH: Final = 100
_LISTED: Final = 20


def shown(value: object, write: Callable[[object], str] = repr) -> str:
    """A value as it stands in a message: never long, and readable where it cannot be printed itself."""
    try:
        text = write(value)
    except Exception:
        text = f"<{type(value).__name__}>"
    if not text.isprintable():
        text = repr(text)[1:-1]
    if type(value) is not int and text.lstrip("-").isdigit() and write is repr:
        # a number of another library looks like a whole number and is none
        text += f" ({type(value).__name__})"
    return text if len(text) <= _WIDTH else f"{text[: _WIDTH - 3]}..."


class BoodleError(Exception):
    """Everything boodle raises on purpose is one of these; pickling keeps all attributes."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[BoodleError], args: tuple[Any, ...], attributes: dict[str, Any]) -> BoodleError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class NotationError(BoodleError, ValueError):
    """A card, set of cards, deal, move or recipe that cannot be read."""


class ArgumentError(BoodleError, TypeError, ValueError):
    """A public function was called with something of the wrong kind or out of range."""


class UnknownSpace(BoodleError, KeyError):
    """This table has no space of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class PositionProblem(BoodleError, ValueError):
    """One reason why a written-down position cannot be."""


class PositionError(BoodleError, ExceptionGroup[PositionProblem]):
    """All reasons at once why a written-down position cannot be played from."""

    def __str__(self) -> str:
        return _listed(self.message, self.exceptions)

    def derive(self, excs: Sequence[PositionProblem]) -> PositionError:  # type: ignore[override]  # holds problems of one kind only
        """The same message over other problems; for ``split`` and ``subgroup``."""
        # typeshed types `derive` for every possible exception; a PositionError only ever holds its own problems
        return PositionError(self.message, excs)


class RulesError(BoodleError):
    """Somebody put together rules that make no game.

    ``remedies`` are changes to the recipe, each of which settles it, ready to be pasted: an argument such as
    ``without=('kitty',)``, or one more ingredient.
    """

    def __init__(self, message: str, *, remedies: Iterable[str] = ()) -> None:
        super().__init__(message)
        self.remedies = tuple(remedies)

    @property
    def fault(self) -> tuple[str, str]:
        """What is wrong, without the way out."""
        return type(self).__name__, str(self).partition("; ")[0]


class UnknownPlugin(RulesError, LookupError):
    """No installed plug-in has this name."""

    def __init__(self, message: str, *, name: str, near: tuple[str, ...] = (), known: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.name, self.near, self.known = name, near, known


class PluginLoadError(RulesError):
    """A plug-in is installed but cannot be imported or built; raised from the original error."""

    def __init__(
        self, message: str, *, name: str, distribution: str = "", version: str = "", remedies: Iterable[str] = ()
    ) -> None:
        super().__init__(message, remedies=remedies)
        self.name, self.distribution, self.version = name, distribution, version


class PluginInvalid(RulesError, TypeError):
    """A plug-in breaks the form that all plug-ins share: a misspelt hook, a wrong return type, a foreign rule id."""

    def __init__(self, message: str, *, plugin: str, hook: str = "", got: str = "", expected: str = "") -> None:
        super().__init__(message)
        self.plugin, self.hook, self.got, self.expected = plugin, hook, got, expected

    @classmethod
    def of(cls, plugin: str, hook: str, got: str, expected: str, cause: BaseException | None = None) -> PluginInvalid:
        """The error with its usual wording."""
        where = f", hook '{hook}'" if hook else ""
        got = " ".join(got.split())
        error = cls(
            f"plug-in {plugin!r}{where}: got {got}, expected {expected}", plugin=plugin, hook=hook, got=got, expected=expected
        )
        error.__cause__ = cause
        return error


class ApiMismatch(RulesError):
    """A plug-in was written for another version of boodle's plug-in interface."""

    def __init__(self, message: str, *, plugin: str, wants: int, has: int) -> None:
        super().__init__(message)
        self.plugin, self.wants, self.has = plugin, wants, has


class RequirementMissing(RulesError):
    """A house rule or bridge needs a plug-in that the recipe does not name."""

    def __init__(self, message: str, *, plugin: str, missing: str, remedies: Iterable[str] = ()) -> None:
        super().__init__(message, remedies=remedies)
        self.plugin, self.missing = plugin, missing


class DeclaredConflict(RulesError):
    """A plug-in says itself that it cannot be combined with another one."""

    def __init__(self, message: str, *, plugins: tuple[str, str], why: str, remedies: Iterable[str] = ()) -> None:
        super().__init__(message, remedies=remedies)
        self.plugins, self.why = plugins, why


class SeatsError(RulesError, ValueError):
    """A number of seats that a plug-in does not play with."""

    def __init__(self, message: str, *, plugin: str, seats: int, allowed: tuple[int, int], remedies: Iterable[str] = ()) -> None:
        super().__init__(message, remedies=remedies)
        self.plugin, self.seats, self.allowed = plugin, seats, allowed


class NotOneGame(RulesError):
    """A recipe names no game, or more than one."""

    def __init__(self, message: str, *, games: tuple[str, ...], remedies: Iterable[str] = ()) -> None:
        super().__init__(message, remedies=remedies)
        self.games = games


class ParameterError(RulesError, ValueError):
    """A parameter that a plug-in does not have, or a value that does not fit it."""

    def __init__(self, message: str, *, plugin: str, parameter: str = "") -> None:
        super().__init__(message)
        self.plugin, self.parameter = plugin, parameter


class UnknownRule(RulesError, LookupError):
    """``without``, ``prefer``, ``phases`` or ``replaces`` names a rule, slot or plug-in that is not there."""

    def __init__(self, message: str, *, name: str, where: str, known: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.name, self.where, self.known = name, where, known


class BadReference(RulesError, LookupError):
    """A rule names a space, an account or a stage that this table does not have."""

    def __init__(self, message: str, *, rule: str, plugin: str, account: str, remedies: Iterable[str] = ()) -> None:
        super().__init__(message, remedies=remedies)
        self.rule, self.plugin, self.account = rule, plugin, account


class RuleConflict(RulesError):
    """Two different answers of equal rank to one question; ``contenders`` are the ids of the rules that give them."""

    def __init__(self, message: str, *, slot: str, contenders: tuple[str, ...], remedies: Iterable[str]) -> None:
        super().__init__(message, remedies=remedies)
        self.slot, self.contenders = slot, contenders


class AssemblyError(BoodleError, ExceptionGroup[RulesError]):
    """All :class:`RulesError` of one assembly, one for each fault."""

    def __str__(self) -> str:
        return _listed(self.message, self.exceptions)

    def derive(self, excs: Sequence[RulesError]) -> AssemblyError:  # type: ignore[override]  # as above
        """The same message over other errors; for ``split`` and ``subgroup``."""
        # as in PositionError
        return AssemblyError(self.message, excs)


class _Said(NamedTuple):
    rule: str
    sentence: str


class Reason(_Said):
    """Why a move is not allowed: the rule that says so, and an English sentence for the player; it unpacks as these two.

    Attributes:
        rule: The id of the rule.
        sentence: What it says, in English; :func:`boodle.languages.refusal` says it in other languages.
        key: The message that the catalogues of the languages know it by; empty where a plug-in gives the reason.
        values: What that message is told.
    """

    key: str
    values: Mapping[str, str | int]

    def __new__(cls, rule: str, sentence: str, key: str = "", **values: str | int) -> Self:
        """A reason."""
        made = super().__new__(cls, rule, sentence)
        made.key, made.values = key, values
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with all that it knows."""
        return _reason, (self.rule, self.sentence, self.key, self.values)


def _reason(rule: str, sentence: str, key: str, values: Mapping[str, str | int]) -> Reason:
    return Reason(rule, sentence, key, **values)


class PlayError(BoodleError):
    """Somebody made a move that cannot be made."""


class IllegalMove(PlayError, ValueError):
    """A move the rules do not allow now; it carries the move and all reasons, and never the state."""

    def __init__(self, move: Move, reasons: tuple[Reason, ...]) -> None:
        why = "; ".join(f"{reason.sentence} ({reason.rule})" for reason in reasons)
        super().__init__(f"'{shown(move, str)}' is not possible: {why}")
        self.move, self.reasons = move, reasons


class NotYourTurn(IllegalMove):
    """A move by a seat that is not asked now."""


class RoundOver(IllegalMove):
    """A move after the end."""


class RecordError(BoodleError, ValueError):
    """A record that cannot be read, begun or played again; the message names the place."""


class RulebookMismatch(RecordError):
    """The installed rules are not those that were played; ``changed`` names them one by one."""

    def __init__(self, message: str, *, changed: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.changed = changed


class ReplayDiverged(RecordError):
    """A replay leaves the recorded game at move ``number``."""

    def __init__(self, message: str, *, number: int) -> None:
        super().__init__(message)
        self.number = number


class UnfairDeal(RecordError):
    """The deal of round ``round_number`` is not the one that was committed to before."""

    def __init__(self, message: str, *, round_number: int) -> None:
        super().__init__(message)
        self.round_number = round_number


class RuleBroken(BoodleError):
    """A callable inside a rule did something it may not do; the state stays what it was."""

    def __init__(self, message: str, *, rule: str, plugin: str) -> None:
        super().__init__(message)
        self.rule, self.plugin = rule, plugin


def _listed(message: str, problems: Sequence[BaseException]) -> str:
    return "\n".join([message, *(f"- {problem}" for problem in problems)])


def near_to(name: str, known: Iterable[str], most: int = 3) -> tuple[str, ...]:
    """The names that somebody may have meant."""
    import difflib  # slow to import, and only for errors

    return tuple(difflib.get_close_matches(name, sorted(set(known)), most, 0.5))


def did_you_mean(name: str, known: Iterable[str], most: int = 3) -> str:
    """The end of a message about a name that is not there: the names it may stand for."""
    known = sorted(set(known))
    near = near_to(name, known, most)
    if near:
        return f"did you mean {' or '.join(map(repr, near))}?"
    more = f" and {len(known) - _LISTED} more" if len(known) > _LISTED else ""
    return f"known are {', '.join(map(repr, known[:_LISTED])) or 'none'}{more}"


def raised(error: BaseException) -> str:
    """An error of somebody else's code in one line."""
    try:
        return " ".join(f"{type(error).__name__}: {error}".split())
    except Exception:
        return type(error).__name__
