"""How the kernel is compiled."""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
from numba.extending import intrinsic

_types: Any = numba.types
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """A function as machine code, for other compiled functions to call."""
    made = cast("Any", numba.njit)(nogil=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    found = getattr(made, "get_call_template", None)
    if found is not None:
        # numba would compile a function once for each constant and each width of number that it is called with; one is enough,
        # and the whole kernel is there in half the time. Where numba has no such method it does just that.
        made.get_call_template = lambda args, kws: found(tuple(map(_plain, args)), kws)
    return cast("F", made)


def _plain(kind: Any) -> Any:
    """The type of an argument, without its value; whole numbers as the usual ones, but for those of 64 bits without a sign."""
    kind = _types.unliteral(kind)
    whole = isinstance(kind, _types.Integer) and kind is not _types.uint64
    return _types.int64 if whole else kind


@intrinsic
def _count(_: Any, __: Any) -> Any:
    return _types.int64(_types.int64), lambda _, builder, __, args: builder.ctpop(args[0])


count = cast("Callable[[int], int]", _count)
"""How many cards there are: the processor's own instruction, in place of :func:`boodle.players.widow.count`."""


def shared(module: types.ModuleType) -> types.SimpleNamespace:
    """The functions of a module that the step engine runs as they stand, compiled for the kernel.

    They may call each other: each is compiled where its name means the compiled ones.
    """
    names = dict(vars(module))
    own = {
        name: each for name, each in names.items() if isinstance(each, types.FunctionType) and each.__module__ == module.__name__
    }
    for name, function in own.items():
        names[name] = (
            count
            if name == count.__name__
            else compiled(types.FunctionType(function.__code__, names, name, function.__defaults__))
        )
    return types.SimpleNamespace(**{name: names[name] for name in own})
