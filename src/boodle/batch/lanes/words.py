"""Words of 64 bits, one for each lane: what the sets of cards look like, and instructions of the processor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numba
import numpy as np
from numba.extending import intrinsic

from boodle.simulation import chance

_types: Any = numba.types
word = np.uint64
NOTHING, ONE, TWO = word(0), word(1), word(2)
SUITS: Final = word(0x0001000100010001)
"""The card with which each suit begins."""
CARDS: Final = word(0x1FFF1FFF1FFF1FFF)
BEYOND: Final = word(0x2000200020002000)
"""What would follow the last card of each suit."""
HIGH: Final = word(0x8000800080008000)
ABSENT: Final = word(1 << 63)
"""The hand of a seat that is not there: a card that is in play for ever and stops no run, so that such a seat never goes out."""
HIGHEST, LAST_BIT = word(1 << 63), word(63)
ALL_CARDS: Final = word(1 << 62)
PACK: Final = 52
RANKS: Final = word(0x1FFF)
RANK_BITS, WIDTH = 13, 16
STEP: Final = word(chance.STEP)
STEP_INVERSE: Final = word(pow(chance.STEP, -1, 1 << 64))
"""Times ``STEP`` it is one: how many numbers there are between two places of a stream."""
NUMBERS: Final = 11
"""So many numbers of the stream deal the pack."""
FRACTION_BITS: Final = word(56)
FRACTION: Final = word((1 << 56) - 1)
UNUSED_BITS: Final = word(8)
HALF, THREE_SUITS, ONE_SUIT, TWO_SUITS = word(32), word(48), word(16), word(32)
TOGETHER: Final = 4
"""So many spaces are paid out in one loop."""
NET, SQUARE, WON = range(3)
SEAT_NET, SEAT_WON, SEAT_LEADS, SEAT_KEPT, SEAT_BOODLES, SEAT_PLAYED = range(6)
COUNTER: Final = 12
"""Five numbers are counted in one word; each has so many bits."""
KEPT_AT, BOODLES_AT, PLAYED_AT, WON_AT = (word(COUNTER * at) for at in range(1, 5))
COUNTED: Final = word((1 << COUNTER) - 1)
FULL: Final = ((1 << COUNTER) - 1) // (PACK // 2)
"""So many rounds can be counted in it: nobody has more than half of the pack."""
PAID, TAKEN, STAKED, LYING = range(4)


@intrinsic
def _count(_: Any, __: Any) -> Any:
    return _types.uint64(_types.uint64), lambda _, builder, __, args: builder.ctpop(args[0])


@intrinsic
def _zeros_above(_: Any, __: Any) -> Any:
    def made(_: Any, builder: Any, __: Any, args: Any) -> Any:
        return builder.ctlz(args[0], cast("Any", numba.core.cgutils).false_bit)

    return _types.uint64(_types.uint64), made


@intrinsic
def _broad(_: Any) -> Any:
    def made(_: Any, builder: Any, __: Any, ___: Any) -> Any:
        found = builder.function.attributes
        # a set that takes known names only, and this one is not among them
        if isinstance(found, set):
            set.add(found, '"prefer-vector-width"="512"')
        return cast("Any", numba.core.cgutils).false_bit

    return _types.boolean(), made


broad = cast("Callable[[], Any]", _broad)
"""Use the widest instructions that the processor has, in the function that calls this."""
count = cast("Callable[[Any], Any]", _count)
zeros_above = cast("Callable[[Any], Any]", _zeros_above)
