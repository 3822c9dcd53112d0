"""Parts of a simulation as files: each says what it belongs to, and is whole or is refused.

A shard is a range of sittings with what was counted in them. A directory may hold the shards of one plan only; they may have any
sizes and come from any machines, and overlap nowhere.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import attrs

import boodle
from boodle.errors import shown
from boodle.simulation.errors import ShardError
from boodle.simulation.plans import Plan
from boodle.simulation.tally import Tally

FORMAT: Final = "boodle shard 1"
CHANCE: Final = "splitmix64 1"
"""The generator and the way in which deals and choices are drawn from it; other ones give other numbers."""


@attrs.frozen
class Shard:
    """The sittings from ``first`` on, ``size`` of them, and what was counted."""

    first: int
    size: int
    tally: Tally

    @property
    def end(self) -> int:
        """The first sitting after it."""
        return self.first + self.size


def written(plan: Plan, engine: str, shard: Shard) -> str:
    """A shard as the text of a file."""
    body = {
        "format": FORMAT,
        "boodle": boodle.__version__,
        "chance": CHANCE,
        "engine": engine,
        "plan": plan.to_dict(),
        "first": shard.first,
        "size": shard.size,
        "tally": shard.tally.to_dict(),
    }
    return json.dumps(body | {"sha256": _digest(body)}, separators=(",", ":")) + "\n"


def _digest(body: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def save(directory: Path, plan: Plan, engine: str, shard: Shard) -> Path:
    """Write a shard beside the others; it is there as a whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    directory.mkdir(parents=True, exist_ok=True)
    file = directory / f"shard-{shard.first:012d}-{shard.size}.json"
    beside = file.with_suffix(f".{os.getpid()}.part")
    try:
        with beside.open("w", encoding="utf-8") as out:
            out.write(written(plan, engine, shard))
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return file


def load(file: Path) -> tuple[Plan, Shard]:
    """Read a shard and the plan that it belongs to.

    Raises:
        ShardError: it is damaged, or of another version.
        OSError: it cannot be read.
    """
    try:
        body = json.loads(file.read_text(encoding="utf-8"))
        digest = body.pop("sha256")
    except (ValueError, KeyError, AttributeError, TypeError) as error:
        raise ShardError(f"{file} is no shard, or damaged ({error}); {_WAY_OUT}") from error
    if body.get("format") != FORMAT:
        raise ShardError(f"{file} has the format {shown(body.get('format'))}; this version reads {FORMAT!r}")
    if digest != _digest(body):
        raise ShardError(f"{file} is damaged: its contents are not those it was written with; {_WAY_OUT}")
    if (body["boodle"], body["chance"]) != (boodle.__version__, CHANCE):
        raise ShardError(
            f"{file} was made by boodle {body['boodle']} with {body['chance']}, this is {boodle.__version__} with {CHANCE}; "
            "numbers of different versions are not added up: begin in another directory"
        )
    plan = Plan.from_dict(body["plan"])
    return plan, Shard(body["first"], body["size"], Tally.from_dict(body["tally"]))


_WAY_OUT: Final = "delete it and run the simulation again: only its rounds are played once more"


def load_all(directory: Path, plan: Plan | None = None) -> tuple[Plan | None, list[Shard]]:
    """All shards of a directory in the order of their sittings, which belong to one plan.

    Raises:
        ShardError: one is damaged, belongs to another plan, or holds sittings that another one holds too.
        OSError: one cannot be read.
    """
    found: list[tuple[Shard, Path]] = []
    for file in sorted(directory.glob("shard-*.json")):
        of, shard = load(file)
        if plan is not None and of != plan:
            raise ShardError(f"{file} belongs to another simulation: {_difference(of, plan)}; use a directory for each")
        plan = of
        found.append((shard, file))
    found.sort(key=lambda each: each[0].first)
    for (one, file), (other, beside) in itertools.pairwise(found):
        if one.end > other.first:
            raise ShardError(f"{file} and {beside} hold the same sittings, which would count twice; delete one of them")
    return plan, [shard for shard, _ in found]


def _difference(one: Plan, other: Plan) -> str:
    """The first thing in which two plans differ."""
    if len(one.tables) != len(other.tables):
        return f"of {len(one.tables)} tables, not {len(other.tables)}"
    for mine, yours in zip(one.tables, other.tables, strict=True):
        if mine.fingerprint != yours.fingerprint or mine.recipe != yours.recipe:
            return f"of '{mine.recipe}' ({mine.fingerprint[:12]}), not of '{yours.recipe}' ({yours.fingerprint[:12]})"
        if mine.policies != yours.policies:
            return f"with the policies {', '.join(map(str, mine.policies))}, not {', '.join(map(str, yours.policies))}"
    for name in ("seed", "sitting", "purse"):
        if getattr(one, name) != getattr(other, name):
            return f"with {name} {getattr(one, name)}, not {getattr(other, name)}"
    return "of other settings"


def gaps(shards: Iterable[Shard], sittings: int, size: int) -> Iterator[tuple[int, int]]:
    """The ranges of sittings that are still to be played, in parts of at most ``size``: first sitting and size."""
    at = 0
    for shard in (*sorted(shards, key=lambda shard: shard.first), None):
        end = sittings if shard is None else min(shard.first, sittings)
        while at < end:
            part = min(size - at % size, end - at)
            yield at, part
            at += part
        if shard is not None:
            at = max(at, shard.end)
