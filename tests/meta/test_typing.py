"""What a type checker says to an author: a wrong hook is found where it stands, and nowhere else."""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WRONG = ROOT / "tests" / "typing" / "wrong_hooks.py"


def by_mypy(cache: Path) -> list[int]:
    """The lines in which mypy finds errors; it is asked as strictly as the whole tree is."""
    if importlib.util.find_spec("mypy") is None:
        pytest.skip("mypy is not installed here; it comes with the extra 'lint'")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", ROOT / "pyproject.toml", "--cache-dir", cache, WRONG],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert 1 == done.returncode, done.stdout + done.stderr
    return [int(line) for line in re.findall(r"^[^:\n]*wrong_hooks\.py:(\d+): error:", done.stdout, re.M)]


def by_pyright(_: Path) -> list[int]:
    """The lines in which pyright finds errors."""
    found = shutil.which("pyright", path=str(Path(sys.executable).parent)) or shutil.which("pyright")
    if found is None:
        pytest.skip("pyright is not installed here; it is no part of any extra")
    done = subprocess.run(
        [found, "--outputjson", "--pythonpath", sys.executable, WRONG], cwd=ROOT, capture_output=True, text=True, check=False
    )
    found_there = json.loads(done.stdout)["generalDiagnostics"]
    return [each["range"]["start"]["line"] + 1 for each in found_there if each["severity"] == "error"]


@pytest.mark.parametrize("checker", [by_mypy, by_pyright])
def test_wrong_hooks_are_found_in_the_marked_lines(checker: Callable[[Path], list[int]], tmp_path: Path) -> None:
    """A wrong argument, a wrong answer, a misspelt parameter, a misspelt word: each in its line, and nothing else."""
    marked = [number for number, line in enumerate(WRONG.read_text(encoding="utf-8").splitlines(), 1) if line.endswith("# error")]
    assert 4 == len(marked)
    assert marked == checker(tmp_path)
