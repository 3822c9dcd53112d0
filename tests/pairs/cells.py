"""The verdict on two house rules at one game."""

from __future__ import annotations

from typing import Final, Literal

import attrs

from boodle import AssemblyError, BadReference, Recipe, RequirementMissing, Rulebook, RulesError, UnknownRule
from pairs import recipes
from pairs.sessions import KINDS, Session, play

Verdict = Literal["combines", "needs", "refused", "inert", "unknown"]

PLAYED_AT_LEAST: Final = 3
PLAYED_AT_MOST: Final = 2000
REMEDIES_AT_MOST: Final = 3


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
    """A pair that is refused: every remedy settles its fault, and one of them at least leads to a game that obeys the laws.

    A remedy may lead on to another fault: who prefers one of two rules that both do not fit here still has to leave it out.
    """
    recipe = recipes.cell(game, one, other)
    errors = _problems(refusal)
    for error in errors:
        if not error.remedies:
            return _unknown(f"refused without a remedy: {error}")
        settled = []
        for remedy in error.remedies:
            after = recipes.remedied(recipe, [remedy])
            book = recipes.attempt(after)
            if isinstance(book, AssemblyError) and str(error) in map(str, _problems(book)):
                return _unknown(f"the remedy {remedy} does not settle that {error}")
            settled += [each for each in [_settled(after, REMEDIES_AT_MOST)] if each is not None]
        if not settled:
            return _unknown(f"no remedy leads to a game: {error}")
        for book in {each.fingerprint: each for each in settled}.values():
            for number, kind in enumerate(KINDS[:3]):
                for _ in play(Session(kind, f"{game} {one} {other} {number}"), book, {}):
                    pass
    needs = all(
        isinstance(error, BadReference | RequirementMissing) and recipes.is_ingredient(error.remedies[0]) for error in errors
    )
    return Cell("needs" if needs else "refused", tuple(sorted({str(error) for error in errors})))


def _problems(error: AssemblyError) -> list[RulesError]:
    return [problem for problem in error.exceptions if isinstance(problem, RulesError)]


def _settled(recipe: Recipe, most: int) -> Rulebook | None:
    """A rulebook that one remedy after the other leads to; None where there is no end."""
    book = recipes.attempt(recipe)
    if isinstance(book, Rulebook):
        return book
    problem = _problems(book)[0]
    if isinstance(problem, UnknownRule):
        # another remedy has taken away what this one named
        after = [recipes.forgetting(recipe, problem.name)]
    else:
        after = [recipes.remedied(recipe, [remedy]) for remedy in problem.remedies]
    settled = (_settled(each, most - 1) for each in after if most)
    return next((each for each in settled if each is not None), None)
