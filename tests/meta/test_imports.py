"""The tree of DESIGN section 2: who may import whom, and what an import of boodle costs."""

from __future__ import annotations

import ast
import functools
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boodle

SRC = Path(boodle.__file__).parents[1]
LAYERS = (
    "errors", "cards", "chips", "events", "moves", "movesets", "effects", "state", "rules", "hookspecs", "recipe", "standard",
    "orders", "tables", "rulebook", "table", "view", "desk", "stages", "engine", "position", "situation", "game", "record",
    "pictures", "cli", "atlas",
)  # fmt: skip
"""From the ground up: a module may import those before it, and never, by whatever way, one that comes after it."""


def modules(package: str) -> dict[str, Path]:
    """Every module of a package, with its file."""
    found = {}
    for path in sorted((SRC / package).rglob("*.py")):
        found[".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")] = path
    return found


OURS = modules("boodle") | modules("boodle_variants")


def imported(node: ast.AST) -> Iterator[tuple[str, str]]:
    """Every import under a node, those inside functions too, but for type checking: the module, and the name out of it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.Import):
            yield from ((alias.name, "") for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            assert child.level == 0, "imports name the whole module"
            yield from ((str(child.module), alias.name) for alias in child.names)
        else:
            yield from imported(child)


@functools.cache
def imports_of(name: str) -> tuple[tuple[str, str], ...]:
    """What a module imports."""
    return tuple(imported(ast.parse(OURS[name].read_text())))


def arrows(name: str) -> set[str]:
    """The modules of ours that a module imports."""
    found = {f"{module}.{what}" if f"{module}.{what}" in OURS else module for module, what in imports_of(name)}
    return found & OURS.keys() - {name}


def reached(name: str) -> set[str]:
    """The modules of ours that are imported with a module, directly or not."""
    found: set[str] = set()
    ahead = [name]
    while ahead:
        new = arrows(ahead.pop()) - found
        found |= new
        ahead += new
    return found


@pytest.mark.parametrize("name", sorted(OURS))
def test_no_module_imports_itself_in_a_circle(name: str) -> None:
    """Not even inside a function."""
    assert name not in reached(name)


@pytest.mark.parametrize("layer", LAYERS)
def test_arrows_only_go_up_the_list(layer: str) -> None:
    """A layer never reaches a later one."""
    later = LAYERS[LAYERS.index(layer) + 1 :]
    here = [name for name in OURS if name == f"boodle.{layer}" or name.startswith(f"boodle.{layer}.")]
    assert here
    for name in here:
        wrong = {other for other in reached(name) for above in later if f"{other}.".startswith(f"boodle.{above}.")}
        assert set() == wrong, name


def test_only_hookspecs_and_assembly_talk_to_pluggy() -> None:
    """After the assembly pluggy is gone."""
    assert {"boodle.hookspecs", "boodle.assembly"} == {
        name for name in OURS if any(module.partition(".")[0] == "pluggy" for module, _ in imports_of(name))
    }


@pytest.mark.parametrize("name", sorted(OURS))
def test_nothing_but_attrs_and_pluggy_is_imported_outside_the_extras(name: str) -> None:
    """The command line, the kit and the simulator are extras; boodle never imports its variants."""
    roots = {module.partition(".")[0] for module, _ in imports_of(name)} - sys.stdlib_module_names - {"boodle"}
    extra = name.startswith(("boodle.cli", "boodle.testing", "boodle.batch", "boodle.lab", "boodle.languages", "boodle.atlas"))
    allowed = {"attrs", "pluggy"} | ({"boodle_variants"} if name.startswith("boodle_variants") else set())
    assert "boodle_variants" not in roots or name.startswith("boodle_variants")
    assert extra or set() == roots - allowed


@pytest.mark.parametrize("name", sorted(modules("boodle_variants")))
def test_the_variants_use_public_names_only(name: str) -> None:
    """They come in through the same door as anybody's plug-in: ``from boodle import ...`` and their own modules."""
    public = set(boodle.__all__)
    for module, what in imports_of(name):
        if module.partition(".")[0] == "boodle":
            assert (module, what in public) == ("boodle", True), f"{module}: {what}"
        assert not what.startswith("_") or module == "__future__", what


@pytest.mark.parametrize("name", sorted(OURS))
def test_no_file_is_longer_than_400_lines(name: str) -> None:
    """Small files, one subject each."""
    assert len(OURS[name].read_text().splitlines()) <= 400


def test_import_boodle_brings_no_numpy_hypothesis_or_pytest() -> None:
    """Nor the variants, nor anything of the extras."""
    code = "import sys, boodle; [getattr(boodle, name) for name in boodle.__all__]; print(*sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in answer.stdout.split()}
    assert "boodle" in loaded
    assert set() == loaded & {"numpy", "hypothesis", "pytest", "typer", "rich", "boodle_variants", "numba", "fluent"}
