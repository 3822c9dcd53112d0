"""How a test plug-in makes its declarations."""

from __future__ import annotations

from typing import Any, TypeVar

from boodle import (
    Declaration,
    Manifest,
)

D = TypeVar("D", bound=Declaration)

SOURCE = "the tests"


def rule(kind: type[D], rule_id: str, /, **answers: Any) -> D:
    """A declaration of those answers that are not None."""
    given = {field: answer for field, answer in answers.items() if answer is not None}
    return kind(id=rule_id, source=SOURCE, **given)


def house_rule(name: str, summary: str) -> Manifest:
    """The manifest of a house rule."""
    return Manifest(name=name, version="1.0", kind="house-rule", summary=summary)
