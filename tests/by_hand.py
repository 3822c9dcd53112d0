"""A package as good as installed, without pip: what its ``pyproject.toml`` says, written where Python looks for it."""

from __future__ import annotations

import contextlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path


def metadata_of(package: Path) -> list[Path]:
    """Write a package's name, version and entry points beside it; the places that Python has to look in then."""
    project = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    site = package.parent / f"{package.name}-site"
    info = site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {target}\n" for name, target in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("\n".join(points))
    return [site, package / "src"]


@contextlib.contextmanager
def forgotten_afterwards() -> Iterator[None]:
    """Whatever is imported and wherever it is looked for in the meantime: afterwards it never was."""
    path, modules = [*sys.path], {*sys.modules}
    try:
        yield
    finally:
        sys.path[:] = path
        for name in {name for name in sys.modules if name.startswith("boodle_")} - modules:
            del sys.modules[name]
