"""A real cluster of several processes, started by the test: the same numbers as in this process, also when a worker is killed."""

from __future__ import annotations

import importlib.util
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from boodle.simulation import Simulation, simulate

distributed: Any = pytest.importorskip("distributed", reason="the cluster needs Dask: pip install 'boodle[cluster]'")


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    """Two workers, each a process of its own."""
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def some(executor: Any, **given: Any) -> Simulation:
    """Some rounds in the step engine, in twelve parts."""
    usual: dict[str, Any] = {"rounds": 192, "seed": 5, "sitting": 4, "shard_rounds": 16, "engine": "step"}
    return simulate("michigan-rummy", "careful", executor=executor, **(usual | given))


def test_a_cluster_gives_the_same_numbers(client: Any) -> None:
    """``executor=client.get_executor()`` is all there is to it; and the work is really done by others."""
    workers = set(client.run(os.getpid).values())
    assert len(workers) == 2
    assert os.getpid() not in workers
    assert some(client.get_executor()) == some(ThreadPoolExecutor(1))


@pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="the batch kernel needs numba")
def test_a_cluster_runs_the_kernel(client: Any) -> None:
    """Compiled code is loaded by each worker."""
    assert some(client.get_executor(), engine="kernel") == some(ThreadPoolExecutor(1))


def test_a_worker_of_the_cluster_is_killed_in_the_middle(client: Any) -> None:
    """The others do its work once more; nothing is lost, nothing counts twice."""
    victim = next(iter(client.run(os.getpid).values()))
    counted: list[int] = []

    def kill() -> None:
        while not counted:
            time.sleep(0.01)
        os.kill(victim, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    found = some(client.get_executor(), rounds=960, progress=lambda tally: counted.append(tally.rounds))
    killer.join()
    assert found == some(ThreadPoolExecutor(1), rounds=960)
