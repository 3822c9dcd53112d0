"""The kernel as Python calls it."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np

from boodle.batch.arrays import SITTINGS, TABLE
from boodle.batch.encoding import encoded, encoded_policies
from boodle.batch.lanes.sittings import sittings_in_lanes
from boodle.batch.limits import CHIPS
from boodle.batch.measuring import moments
from boodle.batch.rounds import sittings
from boodle.rulebook import Rulebook
from boodle.simulation import tally
from boodle.simulation.measures import names_of
from boodle.simulation.policies import Policy
from boodle.simulation.tally import Counted, Tally

LINE = 64
"""Bytes that the processor reads at once."""


@attrs.frozen(eq=False)
class Batch:
    """Sittings of one table with these policies, in the kernel.

    ``in_step``: plays many sittings in step where it can; without it they are played one by one, with the same results.
    """

    names: tuple[str, ...]
    seats: int
    accounts: int
    rules: Any
    policies: Any
    in_step: bool = True

    @classmethod
    def of(cls, rulebook: Rulebook, policies: tuple[Policy, ...]) -> Batch:
        """The table made ready."""
        names = names_of(rulebook.seats, rulebook.tables.spaces)
        return cls(names, rulebook.seats, rulebook.tables.bank + 1, encoded(rulebook), encoded_policies(policies))

    def count(self, seed: int, first: int, size: int, length: int, purse: int) -> Counted:
        """So many sittings from the first one on, each of up to ``length`` rounds.

        Raises:
            OverflowError: more chips were moved than the kernel can count.
        """
        return self._run(seed, first, size, length, purse, self._traces(0))[0]

    def traces(self, seed: int, first: int, size: int, length: int, purse: int) -> list[list[int]]:
        """The same sittings, round by round: dealer, who plays, winner, trumps, hands dealt, hands left, chips."""
        traces = self._traces(size * length)
        return traces[: self._run(seed, first, size, length, purse, traces)[1]].tolist()

    def goes_in_lanes(self, length: int, purse: int) -> bool:
        """Whether such sittings can be played in step: nobody can become short in them, let alone broke."""
        rules = self.rules
        lost = length * int(rules["most_lost"])
        return bool(self.in_step and rules["lanes"] and self.policies["random"]) and lost < purse and self.seats * lost < CHIPS

    def _traces(self, rounds: int) -> Any:
        return np.zeros((rounds, 4 + 2 * self.seats + self.accounts), np.int64)

    def _run(self, seed: int, first: int, size: int, length: int, purse: int, traces: Any) -> tuple[Counted, int]:
        totals = np.zeros((size, len(self.names)), np.int64)
        lengths = np.zeros(53, np.int64)
        lying = np.zeros((length, 3), np.int64)
        key = np.uint64(seed)
        if not len(traces) and self.goes_in_lanes(length, purse):
            played = sittings_in_lanes(self.rules, _lined_up(SITTINGS), key, first, length, totals, lengths, lying)
            return Counted(totals, lengths.tolist(), lying.tolist()), played
        table: Any = np.zeros(1, TABLE)[0]
        played = sittings(self.rules, self.policies, table, key, first, length, purse, totals, lengths, lying, traces)
        if table["much"]:
            raise OverflowError(f"more than {CHIPS} chips were moved in one round")
        return Counted(totals, lengths.tolist(), lying.tolist()), played


def _lined_up(kind: np.dtype[Any]) -> Any:
    """A record that begins where the processor's cache has a line begin."""
    room = np.zeros(kind.itemsize + LINE, np.uint8)
    start = -room.ctypes.data % LINE
    return room[start : start + kind.itemsize].view(kind)[0]


def summed(names: tuple[str, ...], tables: list[Counted]) -> Tally:
    """What has been counted at one table or at several with the same deals, added up over the sittings."""
    counted = [table.totals for table in tables]
    if all(isinstance(totals, np.ndarray) for totals in counted):
        totals = counted[0] if len(tables) == 1 else np.hstack(counted)
        products = np.zeros((totals.shape[1], totals.shape[1]), np.int64)
        sums = np.zeros(totals.shape[1], np.int64)
        if moments(totals, sums, products):
            triangle = tuple(tuple(row[: at + 1]) for at, row in enumerate(products.tolist()))
            return Tally.of(names, len(totals), tuple(sums.tolist()), triangle, tables)
    # numbers too large for the processor: Python knows no largest one
    return tally.summed(names, [table._replace(totals=np.asarray(table.totals).tolist()) for table in tables])
