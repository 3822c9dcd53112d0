"""How the kernel is compiled."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """A function as machine code; other compiled functions may call it."""
    return cast("F", numba.njit(nogil=True, error_model="numpy")(function))


def shared(module: types.ModuleType) -> types.SimpleNamespace:
    """The functions of a module that the step engine runs as they stand, compiled for the kernel.

    They may call each other: each is compiled where its name means the compiled ones.
    """
    names = dict(vars(module))
    own = {name: each for name, each in names.items() if isinstance(each, types.FunctionType) and each.__module__ == module.__name__}
    for name, function in own.items():
        names[name] = compiled(types.FunctionType(function.__code__, names, name, function.__defaults__))
    return types.SimpleNamespace(**{name: names[name] for name in own})
