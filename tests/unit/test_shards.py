"""Parts of a simulation as files: kept, gone on from, added up, and refused where they do not belong."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from boodle import ArgumentError, Consequence, Manifest, NotationError, PlainPlugin, Recipe, WentOut
from boodle.simulation import (
    ShardError,
    Simulation,
    SimulationInterrupted,
    SimulationStopped,
    load_all,
    plan,
    shards,
    simulate,
)
from boodle.simulation.shards import Shard, gaps
from kitchen import plugin


def quick(directory: Path | None = None, **given: Any) -> Simulation:
    """Twelve sittings of four rounds, two in a part, in the step engine."""
    usual: dict[str, Any] = {
        "rounds": 48,
        "seed": 5,
        "sitting": 4,
        "shard_rounds": 8,
        "engine": "step",
        "executor": ThreadPoolExecutor(2),
    }
    return simulate("boodle-de", shards_in=directory, **(usual | given))


def files(directory: Path) -> list[Path]:
    """What lies there, all of it."""
    return sorted(directory.iterdir())


# -- kept and gone on from ---------------------------------------------------------------------------------------------


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    """The same numbers, and nothing to do."""
    first = quick(tmp_path)
    again = quick(tmp_path)
    assert again == first == quick()
    assert (first.played, again.played) == (48, 0)
    assert len(files(tmp_path)) == 6


def test_what_is_missing_is_played(tmp_path: Path) -> None:
    """One part lost, and only that one is played again; more rounds go on from those that are there, in parts of any size."""
    whole = quick(tmp_path)
    files(tmp_path)[2].unlink()
    assert quick(tmp_path).played == 8
    more = quick(tmp_path, rounds=80, shard_rounds=12)
    assert more.played == 32
    assert more == quick(rounds=80)
    # fewer rounds than there are: no part is split, so that what was finished counts
    assert quick(tmp_path, rounds=48) == whole


def test_parts_of_several_machines_add_up(tmp_path: Path) -> None:
    """Copied into one directory they are one simulation."""
    here, there = tmp_path / "here", tmp_path / "there"
    whole = quick(here)
    there.mkdir()
    for file in files(here)[::2]:
        file.rename(there / file.name)
    of, found = load_all(there)
    assert of == whole.plan
    for file in files(there):
        file.rename(here / file.name)
    _, every = load_all(here)
    assert len(found) == 3
    assert sum(shard.tally.rounds for shard in every) == 48
    assert quick(here).played == 0


def test_a_shard_says_what_it_belongs_to(tmp_path: Path) -> None:
    """Recipe, fingerprint, policies, versions, seed and range are there to be read."""
    quick(tmp_path, policies="careful")
    body = json.loads(files(tmp_path)[1].read_text())
    assert body["plan"]["tables"][0]["recipe"]["plugins"][0]["name"] == "boodle-de"
    assert body["plan"]["tables"][0]["policies"][0]["leads"] == "careful"
    assert (body["first"], body["size"], body["plan"]["seed"]) == (2, 2, 5)
    assert body["format"] == "boodle shard 1"
    assert len(body["plan"]["tables"][0]["fingerprint"]) == 64
    assert len(body["sha256"]) == 64


def test_gaps_are_what_is_missing() -> None:
    """In parts that lie where they would lie anyway."""
    tally = quick(rounds=4).tally
    there = [Shard(4, 3, tally), Shard(10, 2, tally)]
    assert [*gaps([], 10, 4)] == [(0, 4), (4, 4), (8, 2)]
    assert [*gaps(there, 12, 4)] == [(0, 4), (7, 1), (8, 2)]
    assert [*gaps(there, 6, 4)] == [(0, 4)]
    assert [*gaps([Shard(0, 99, tally)], 12, 4)] == []


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["cut", "empty", "a number", "a digit", "no json", "another format", "another version"])
def test_a_damaged_shard_is_refused_and_nothing_is_counted(tmp_path: Path, damage: str) -> None:
    """With the name of the file, and the way out; after it was taken, only its rounds are played again."""
    whole = quick(tmp_path)
    file = files(tmp_path)[3]
    text = file.read_text()
    body = json.loads(text)
    damaged = {
        "cut": text[: len(text) // 2],
        "empty": "",
        "a number": "12",
        "a digit": text.replace('"sittings":2', '"sittings":3'),
        "no json": "\x00" * 40,
        "another format": json.dumps(body | {"format": "boodle shard 0"}),
        "another version": shards.written(whole.plan, "step", load_all(tmp_path)[1][3]).replace('"boodle":"', '"boodle":"9.'),
    }[damage]
    file.write_text(damaged)
    with pytest.raises(ShardError) as caught:
        quick(tmp_path)
    assert str(file) in str(caught.value)
    file.unlink()
    again = quick(tmp_path)
    assert again == whole
    assert again.played == 8


def test_another_version_is_named(tmp_path: Path) -> None:
    """Numbers of different versions are not added up."""
    made = quick(tmp_path)
    shard = load_all(tmp_path)[1][0]
    body = json.loads(shards.written(made.plan, "step", shard))
    del body["sha256"]
    body["boodle"] = "9.9"
    files(tmp_path)[0].write_text(json.dumps(body | {"sha256": shards._digest(body)}))
    with pytest.raises(ShardError, match=r"made by boodle 9\.9"):
        quick(tmp_path)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ({"seed": 6}, "seed"),
        ({"sitting": 8}, "sitting"),
        ({"purse": 30}, "purse"),
        ({"policies": "careful"}, "policies"),
        ({"against": "michigan"}, "tables"),
    ],
)
def test_a_shard_of_another_simulation_is_refused(tmp_path: Path, other: dict[str, Any], named: str) -> None:
    """And the difference is named."""
    quick(tmp_path)
    with pytest.raises(ShardError, match=named):
        quick(tmp_path, **other)


def test_a_shard_of_other_rules_is_refused(tmp_path: Path) -> None:
    """Nothing of one recipe is counted for another."""
    quick(tmp_path)
    with pytest.raises(ShardError, match="boodle-de kitty"):
        simulate("boodle-de kitty", rounds=48, seed=5, sitting=4, engine="step", shards_in=tmp_path)


def test_two_shards_of_the_same_sittings_are_refused(tmp_path: Path) -> None:
    """They would count twice."""
    made = quick(tmp_path)
    _, found = load_all(tmp_path)
    shards.save(tmp_path, made.plan, "step", Shard(found[0].first, 3, found[0].tally))
    with pytest.raises(ShardError, match="count twice"):
        quick(tmp_path)


# -- what goes wrong on the way ----------------------------------------------------------------------------------------


def test_a_full_disk_loses_nothing_that_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file that could not be written is not there at all; the others are, and it goes on from them."""
    real, calls = os.fsync, iter(range(100))

    def full(handle: int) -> None:
        if next(calls) == 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(handle)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SimulationStopped, match=r"No space left on device; 24 rounds .*run the same again") as caught:
        quick(tmp_path, executor=ThreadPoolExecutor(1))
    assert len(files(tmp_path)) == 3
    assert caught.value.so_far is not None
    # parts that were finished in another order wait for those before them
    assert caught.value.so_far.rounds <= 24
    monkeypatch.undo()
    assert quick(tmp_path) == quick()


def _dies(_: object, __: object) -> tuple[()]:
    os.kill(os.getpid(), signal.SIGKILL)
    return ()


class Deadly(PlainPlugin):
    """Whoever goes out kills the process."""

    manifest = Manifest(name="deadly", version="1.0", kind="house-rule", summary="Going out is deadly")
    rules = (Consequence(id="deadly.out", source="a test", on=WentOut, pays=_dies, text="The worker dies."),)


LOCAL = plugin("local", Consequence(id="local.out", source="a test", on=WentOut, pays=lambda _, __: (), text="Nothing."))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the plug-in of this test cannot be sent to a process that was not forked")
def test_a_worker_that_is_killed() -> None:
    """It is told as that, with what to do."""
    with pytest.raises(SimulationStopped, match="a worker died") as caught, ProcessPoolExecutor(1) as pool:
        simulate(Recipe("boodle-de", Deadly), rounds=48, sitting=4, executor=pool)
    assert caught.value.so_far is None
    assert "nothing was finished" in str(caught.value)


def test_a_plugin_made_on_the_spot(tmp_path: Path) -> None:
    """It cannot be sent to another process nor written down; it can be simulated in this one."""
    recipe = Recipe("boodle-de", LOCAL)
    assert simulate(recipe, rounds=48, sitting=4, shard_rounds=8).rounds == 48
    with pytest.raises(ArgumentError, match="cannot be sent to another process"), ProcessPoolExecutor(1) as pool:
        simulate(recipe, rounds=48, sitting=4, executor=pool)
    with pytest.raises(NotationError, match="only installed plug-ins"):
        simulate(recipe, rounds=48, sitting=4, shards_in=tmp_path)
    assert files(tmp_path) == []


def test_killed_in_the_middle_it_goes_on(tmp_path: Path) -> None:
    """A whole process killed without warning; what it had finished is there, and the end is the same."""
    script = f"""
from concurrent.futures import ThreadPoolExecutor
from boodle.simulation import simulate
simulate("boodle-de", rounds=4_000, seed=5, sitting=4, shard_rounds=8, engine="step", shards_in={str(tmp_path)!r},
         executor=ThreadPoolExecutor(1))
"""
    running = subprocess.Popen([sys.executable, "-c", script])
    deadline = time.monotonic() + 60
    while len(list(tmp_path.glob("shard-*"))) < 3 and time.monotonic() < deadline:
        time.sleep(0.02)
    running.kill()
    running.wait()
    there = len(list(tmp_path.glob("shard-*")))
    assert there >= 3
    found = quick(tmp_path, rounds=8 * there + 16)
    assert found == quick(rounds=8 * there + 16)
    assert found.played <= 24


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    """Pressed while the third part is counted."""

    def press(tally: Any) -> None:
        if tally.rounds == 24:
            raise KeyboardInterrupt

    with pytest.raises(SimulationInterrupted, match=r"interrupted; \d+ rounds") as caught:
        quick(tmp_path, executor=ThreadPoolExecutor(1), progress=press)
    assert isinstance(caught.value, KeyboardInterrupt)
    assert caught.value.so_far is not None
    assert caught.value.so_far.rounds == 24
    assert quick(tmp_path) == quick()


def test_without_a_directory_the_error_holds_what_was_finished() -> None:
    """Nothing is lost that was counted."""

    def press(tally: Any) -> None:
        if tally.rounds == 16:
            raise KeyboardInterrupt

    with pytest.raises(SimulationInterrupted, match="so_far") as caught:
        quick(progress=press)
    assert caught.value.so_far is not None
    assert caught.value.so_far == quick(rounds=16)


def test_a_directory_that_cannot_be_made(tmp_path: Path) -> None:
    """A file lies where the directory should be."""
    (tmp_path / "taken").write_text("")
    with pytest.raises(SimulationStopped, match="cannot write"):
        quick(tmp_path / "taken" / "shards")


def test_a_file_is_no_directory(tmp_path: Path) -> None:
    """It is told before a single round."""
    (tmp_path / "taken").write_text("")
    with pytest.raises(ArgumentError, match="which is a file"):
        quick(tmp_path / "taken")


def test_a_plan_is_checked_before_anything_is_written(tmp_path: Path) -> None:
    """A plan can be simulated as it stands, too."""
    made = plan("boodle-de", "careful", seed=5, sitting=4)
    found = simulate(made, rounds=48, engine="step", shards_in=tmp_path, executor=ThreadPoolExecutor(1))
    assert found.plan == made
    assert found == quick(policies="careful")
