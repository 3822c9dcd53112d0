"""The kernel as Python calls it."""

from __future__ import annotations

from typing import Any

import attrs
import numpy as np

from boodle.batch.arrays import TABLE
from boodle.batch.encoding import encoded, encoded_policies
from boodle.batch.rounds import moments, sittings
from boodle.rulebook import Rulebook
from boodle.simulation.measures import names_of
from boodle.simulation.policies import Policy
from boodle.simulation.tally import Counted, Tally


@attrs.frozen(eq=False)
class Batch:
    """Sittings of one table with these policies, in the kernel."""

    names: tuple[str, ...]
    seats: int
    accounts: int
    rules: Any
    policies: Any

    @classmethod
    def of(cls, rulebook: Rulebook, policies: tuple[Policy, ...]) -> Batch:
        """The table made ready."""
        names = names_of(rulebook.seats, rulebook.tables.spaces)
        return cls(names, rulebook.seats, rulebook.tables.bank + 1, encoded(rulebook), encoded_policies(policies))

    def count(self, seed: int, first: int, size: int, length: int, purse: int) -> Counted:
        """So many sittings from the first one on, each of up to ``length`` rounds."""
        return self._run(seed, first, size, length, purse, self._traces(0))[0]

    def traces(self, seed: int, first: int, size: int, length: int, purse: int) -> list[list[int]]:
        """The same sittings, round by round: dealer, who plays, winner, trumps, hands dealt, hands left, chips."""
        traces = self._traces(size * length)
        return traces[: self._run(seed, first, size, length, purse, traces)[1]].tolist()

    def _traces(self, rounds: int) -> Any:
        return np.zeros((rounds, 4 + 2 * self.seats + self.accounts), np.int64)

    def _run(self, seed: int, first: int, size: int, length: int, purse: int, traces: Any) -> tuple[Counted, int]:
        totals = np.zeros((size, len(self.names)), np.int64)
        lengths = np.zeros(53, np.int64)
        lying = np.zeros((length, 3), np.int64)
        table: Any = np.zeros(1, TABLE)[0]
        played = sittings(self.rules, self.policies, table, np.uint64(seed), first, length, purse, totals, lengths, lying, traces)
        return Counted(totals, lengths.tolist(), lying.tolist()), played


def summed(names: tuple[str, ...], tables: list[Counted]) -> Tally:
    """What has been counted at one table or at several with the same deals, added up over the sittings."""
    totals = np.hstack([counted.totals for counted in tables])
    products = np.zeros((totals.shape[1], totals.shape[1]), np.int64)
    moments(totals, products)
    sums = tuple(totals.sum(axis=0).tolist())
    triangle = tuple(tuple(row[: at + 1]) for at, row in enumerate(products.tolist()))
    return Tally.of(names, len(totals), sums, triangle, tables)
