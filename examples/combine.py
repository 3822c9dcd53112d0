"""Combine two house rules that disagree, read the error, and try each way out that it names."""

from __future__ import annotations

from boodle import AssemblyError, Recipe, RuleConflict, assemble


def main() -> None:
    """Put two answers to one question on the table."""
    rules = ("michigan", "change-suit:stuck=same-suit", "pass-left")
    try:
        assemble(Recipe(*rules, seats=5))
    except AssemblyError as error:
        for problem in error.exceptions:
            print(problem)
        (conflict,) = error.exceptions
    assert isinstance(conflict, RuleConflict)
    print()
    for rule in conflict.contenders:
        rulebook = assemble(Recipe(*rules, seats=5, prefer={conflict.slot: rule}))
        print(f"prefer {rule}: {rulebook.answer(conflict.slot).value}")
    # or without one of the two; everything else that the plug-in says stays
    rulebook = assemble(Recipe(*rules, seats=5, without=("pass-left.stuck",)))
    print(f"without pass-left.stuck: {rulebook.answer(conflict.slot).value}")
    # the order in which rules are named never matters
    assert rulebook == assemble(Recipe(*reversed(rules), seats=5, without=("pass-left.stuck",)))


if __name__ == "__main__":
    main()
