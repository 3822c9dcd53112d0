"""The verdict on two house rules at one game."""

from __future__ import annotations

from typing import Final, Literal

import attrs

from boodle import AssemblyError, BadReference, Recipe, RequirementMissing, Rulebook, RulesError
from pairs import recipes
from pairs.sessions import KINDS, Session, play

Verdict = Literal["combines", "needs", "refused", "inert", "unknown"]

PLAYED_AT_LEAST: Final = 3
PLAYED_AT_MOST: Final = 200
REMEDIES_AT_MOST: Final = 12


@attrs.frozen
class Cell:
    """What becomes of two rules at a game, and all reasons why."""

    verdict: Verdict
    whys: tuple[str, ...] = ()


def judge(game: str, one: str, other: str) -> Cell:
    """Assemble a cell, play it, and say what came of it.

    Raises:
        LawBroken: the table broke a law.
    """
    book = recipes.attempt(recipes.cell(game, one, other))
    if isinstance(book, AssemblyError):
        return _refusal(game, one, other, book)
    mute = {rule: why for rule in (one, other) if (why := recipes.silent(book, rule))}
    acted = _acted(game, (one, other), book, mute)
    for rule, why in mute.items():
        if f"{rule}!" in acted:
            return _unknown(f"{rule} is noted as inert ({'; '.join(why)}), but the game differs without it")
    if mute:
        return Cell("inert", tuple(f"{rule}: {' and '.join(why)}" for rule, why in sorted(mute.items())))
    idle = [rule for rule in (one, other) if not {rule, f"{rule}!"} & acted]
    return _unknown(f"{' and '.join(idle)} never acted, and no note says why") if idle else Cell("combines")


def _unknown(why: str) -> Cell:
    return Cell("unknown", (why,))


def _acted(game: str, rules: tuple[str, str], book: Rulebook, mute: dict[str, tuple[str, ...]]) -> set[str]:
    """Play until both rules have acted (a noted one cannot); names the rules, with ``!`` where the game differs without."""
    acted: set[str] = set()
    beside = {
        rule: base for rule, by in zip(rules, reversed(rules), strict=True) if (base := recipes.less(game, rule, by)) is not None
    }
    for number in range(PLAYED_AT_MOST):
        missing = {rule: base for rule, base in beside.items() if rule in mute or not {rule, f"{rule}!"} & acted}
        session = Session(KINDS[number % len(KINDS)], f"{game} {' '.join(rules)} {number}")
        acted |= {*play(session, book, missing)}
        if number + 1 >= PLAYED_AT_LEAST and all(rule in mute or {rule, f"{rule}!"} & acted for rule in rules):
            break
    return acted


def _refusal(game: str, one: str, other: str, refusal: AssemblyError) -> Cell:
    """A pair that is refused: every remedy that is named has to work, and the game it leads to has to obey the laws."""
    recipe = recipes.cell(game, one, other)
    errors = _problems(refusal)
    for error in errors:
        if not error.remedies:
            return _unknown(f"refused without a remedy: {error}")
        for remedy in error.remedies:
            after = recipes.attempt(recipes.remedied(recipe, [remedy]))
            if isinstance(after, AssemblyError) and str(error) in map(str, _problems(after)):
                return _unknown(f"the remedy {remedy} does not settle that {error}")
            book = _settled(recipe, [remedy], after)
            if book is None:
                return _unknown(f"after the remedy {remedy} no end of troubles")
            for number, kind in enumerate(KINDS[:3]):
                for _ in play(Session(kind, f"{game} {one} {other} {number}"), book, {}):
                    pass
    needs = all(
        isinstance(error, BadReference | RequirementMissing) and recipes.is_ingredient(error.remedies[0]) for error in errors
    )
    return Cell("needs" if needs else "refused", tuple(sorted({str(error) for error in errors})))


def _problems(error: AssemblyError) -> list[RulesError]:
    return [problem for problem in error.exceptions if isinstance(problem, RulesError)]


def _settled(recipe: Recipe, done: list[str], result: Rulebook | AssemblyError) -> Rulebook | None:
    """A rulebook that one remedy after the other leads to; None where there is no end."""
    if isinstance(result, Rulebook) or len(done) > REMEDIES_AT_MOST:
        return result if isinstance(result, Rulebook) else None
    for remedy in _problems(result)[0].remedies:
        after = recipes.attempt(recipes.remedied(recipe, [*done, remedy]))
        if (book := _settled(recipe, [*done, remedy], after)) is not None:
            return book
    return None
