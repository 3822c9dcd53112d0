"""The README, the documentation and the examples are true: every block of code in them is run, every name in them exists."""

from __future__ import annotations

import ast
import contextlib
import inspect
import io
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

import boodle
import boodle.cli
from boodle import RulePlugin
from boodle.cli.app import app
from boodle.testing import check
from by_hand import forgotten_afterwards, metadata_of

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(p for p in DOCS.rglob("*.md") if not {"_build", "_generated"} & {*p.parts}),
]
SERVERS = {"serve_views.py"}
"""Examples that run until somebody stops them, and need the extra ``server``."""
EXAMPLES = sorted(path for path in (ROOT / "examples").glob("*.py") if path.name not in SERVERS)
SET_UP = (
    "python3 -m venv .venv && .venv/bin/pip install -q '.[cli]'",
    "python3 -m venv .venv && .venv/bin/pip install -q -e '.[test]'",
    "python3 -m venv .venv && . .venv/bin/activate",
    "pip install -q 'boodle[testing,cli]'",
)
INSTALL = "pip install -q -e '.[test]'"
"""What an author says in the folder of a package; here it is as good as installed."""


class Block(NamedTuple):
    """A fenced block: its language, its text, and its first line's number."""

    language: str
    text: str
    line: int


def blocks(text: str) -> Iterator[Block]:
    """All fenced blocks of a page that are no directives of the documentation's own."""
    for found in re.finditer(r"^(`{3,})(.*?)\n(.*?)^\1$", text, re.M | re.S):
        if not found[2].startswith("{"):
            yield Block(found[2], found[3], text[: found.start(3)].count("\n") + 1)


def names_of(pages: list[Path]) -> list[str]:
    """Pages by their path in the repository, to name a test."""
    return [page.relative_to(ROOT).as_posix() for page in pages]


def run_python(block: Block, page: Path, names: dict[str, Any]) -> str:
    """Run one block and give what it prints."""
    tree = ast.parse(block.text, str(page))
    ast.increment_lineno(tree, block.line - 1)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, str(page), "exec"), names)
    return printed.getvalue()


class Utf8(io.StringIO):
    """A stream that can show everything."""

    encoding = "utf-8"


def run_command(command: str) -> str:
    """Run ``boodle ...`` in this process and give what it prints, errors too; what an author does in a package, beside it."""
    words = shlex.split(command)
    if words[0] == "cd":
        os.chdir(words[1])
        return ""
    if command == INSTALL:
        sys.path[:0] = map(str, metadata_of(Path.cwd()))
        return ""
    if words[0] == "pytest":
        return run_tests(words[1:])
    assert words[0] == "boodle", f"only boodle is run here, not {command!r}"
    printed = Utf8()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        boodle.cli.main(words[1:])
    return printed.getvalue()


def run_tests(options: list[str]) -> str:
    """The tests of the package in this folder, which are green, in a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path[:2])}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def matches(expected: str, printed: str) -> bool:
    """Whether this is what was expected, however long it took; a line of three dots stands for any lines."""
    expected, printed = (re.sub(r"(\d passed in )[\d.]+s", r"\1some time", text) for text in (expected, printed))
    parts = re.split(r"^\.\.\.\n", expected, flags=re.M)
    return re.fullmatch("(?:.*\n)*?".join(map(re.escape, parts)), printed) is not None


@pytest.mark.parametrize("page", PAGES, ids=names_of(PAGES))
def test_every_block_of_code_does_what_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python runs, in order and in one namespace, and prints the text that follows it; what boodle is asked, it answers.

    A page begins in an empty folder.
    """
    monkeypatch.chdir(tmp_path)
    with forgotten_afterwards():
        read_and_do(page)


def test_every_plug_in_of_the_page_about_hooks_keeps_the_laws() -> None:
    """What an author copies from there can be played: the examples are tried as his own rules would be."""
    names: dict[str, Any] = {"__name__": "page"}
    page = DOCS / "reference" / "hooks.md"
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.language == "python":
            run_python(block, page, names)
    classes = [each for each in names.values() if isinstance(each, type) and issubclass(each, RulePlugin)]
    shown = [each for each in classes if "manifest" in vars(each)]
    laws = ("P2", "P3", "P4", "P5", "P8", "P12", "P13", "P16")
    reports = [check(each, examples=3, laws=laws) for each in shown]
    assert [] == [str(report) for report in reports if not report.ok]
    assert len(reports) >= 12


def read_and_do(page: Path) -> None:
    """Do what a page says, block by block."""
    names: dict[str, Any] = {"__name__": "page"}
    printed: str | None = None
    for block in blocks(page.read_text(encoding="utf-8")):
        where = f"{page.name}:{block.line}"
        if block.language == "python":
            printed = run_python(block, page, names)
            continue
        if block.language == "none":
            # a drawing: there is nothing to run
            continue
        if block.language == "text":
            assert printed is not None, f"{where}: text without the code that prints it"
            assert matches(block.text, printed), f"{where}: printed was\n{printed}"
        elif block.language == "console":
            for command, expected in commands(block.text):
                if not command.startswith(SET_UP):
                    answer = run_command(command)
                    assert not expected or matches(expected, answer), f"{where}: {command} printed\n{answer}"
        elif block.language == "toml":
            tomllib.loads(block.text)
        else:
            assert block.language == "json", f"{where}: a block of {block.language!r} that nothing runs"
            json.loads(block.text)
        printed = None


def commands(text: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with the output that is shown."""
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, output = part.partition("\n")
        yield command, output


def test_the_readme_has_two_commands_that_do_all_the_set_up() -> None:
    """The first console blocks are the two commands, one line each; `.ci/run` takes the second one from here."""
    consoles = [block.text for block in blocks((ROOT / "README.md").read_text(encoding="utf-8")) if block.language == "console"]
    play, test = (consoles[0].strip(), consoles[1].strip())
    assert play.startswith(f"$ {SET_UP[0]} && .venv/bin/boodle play michigan --bots")
    assert test.startswith(f"$ {SET_UP[1]} && .venv/bin/pytest")
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    taken = re.search(r"^command=\$\((awk .*)\)$", script, re.M)
    assert taken is not None
    done = subprocess.run(["bash", "-c", taken[1]], cwd=ROOT, capture_output=True, text=True, check=True)
    assert test == f"$ {done.stdout.strip()}"


@pytest.mark.parametrize("page", PAGES, ids=names_of(PAGES))
def test_links_lead_somewhere(page: Path) -> None:
    """A relative link names a file of the repository."""
    for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+:", link):
            assert (page.parent / link).exists(), link


REFERENCE = "".join(page.read_text(encoding="utf-8") for page in sorted((DOCS / "reference").glob("*.md")))


def public_names(module: str) -> list[str]:
    """Every name that a package gives away, read from the imports of its ``__init__``."""
    tree = ast.parse((ROOT / "src" / Path(*module.split(".")) / "__init__.py").read_text(encoding="utf-8"))
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and str(node.module).startswith("boodle."))
    return sorted({name.asname or name.name for each in imports for name in each.names if not name.name.startswith("_")})


def documented_names(module: str) -> list[str]:
    """Every name that the reference documents as one of a package."""
    found = []
    for part in re.split(r"^\.\. currentmodule:: ", REFERENCE, flags=re.M)[1:]:
        if part.partition("\n")[0] == module:
            found += re.findall(r"^\.\. (?:autoclass|autofunction|autoexception|data):: (\w+)$", part, re.M)
    return sorted(found)


@pytest.mark.parametrize("module", ["boodle", "boodle.players", "boodle.simulation", "boodle.lab", "boodle.pictures"])
def test_every_public_name_has_its_place_in_the_reference(module: str) -> None:
    """Whatever can be imported from a public package stands in the reference, once, and nothing else does."""
    assert public_names(module) == documented_names(module)


HOOKS = [name for name in vars(RulePlugin) if name.startswith("boodle_")]


def sections_about_hooks() -> dict[str, str]:
    """The sections of the page about hooks by their headings, in the order of the page."""
    page = (DOCS / "reference" / "hooks.md").read_text(encoding="utf-8")
    _, *parts = re.split(r"^## `(boodle_.*)`$", page, flags=re.M)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def test_every_hook_is_documented_under_its_exact_signature() -> None:
    """The headings of the page about hooks are the hooks as they are written down, in the order of the specification."""
    # annotations are kept as they are written, so that the signature puts them in quotes
    expected = [f"{hook}{inspect.signature(getattr(RulePlugin, hook))}".replace("'", "") for hook in HOOKS]
    assert expected == [*sections_about_hooks()]


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_is_told_in_full(hook: str) -> None:
    """When it is asked, what it may see, how its answers merge, and an example that answers it and is run."""
    (section,) = (text for heading, text in sections_about_hooks().items() if heading.startswith(f"{hook}("))
    assert ["Asked", "Sees", "Merges"] == re.findall(r"^\* \*(\w+)\* \S", section, re.M)
    code, printed = blocks(section)
    assert ("python", "text") == (code.language, printed.language)
    assert f"    @hookimpl\n    def {hook}(self" in code.text
    assert printed.text.strip()


def test_every_installed_plug_in_is_listed() -> None:
    """The page about plug-ins names every one that comes with boodle, and no other."""
    page = (DOCS / "reference" / "plug-ins.md").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ours = set(project["entry-points"]["boodle"])
    assert ours == set(re.findall(r"^\| `([a-z-]+)` \|", page, re.M))


def test_the_page_about_the_command_names_every_option() -> None:
    """Every command and every option of the command line is explained."""
    page = (DOCS / "reference" / "command-line.md").read_text(encoding="utf-8")
    described = re.findall(r"^## `boodle (\w+)", page, re.M)
    assert set(described) == set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]  # a group of commands
    for command in described:
        for option in re.findall(r"(--[a-z-]+)", run_command(f"boodle {command} --help")):
            assert option == "--help" or f"`{option}" in page or f"`--no-{option[2:]}" in page, option


def test_the_changelog_knows_this_version() -> None:
    """The version that is installed has an entry."""
    assert re.search(rf"^## \[{re.escape(boodle.__version__)}\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("example", EXAMPLES, ids=names_of(EXAMPLES))
def test_every_example_runs(example: Path) -> None:
    """An example runs as it stands, and prints something."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(str(example), run_name="__main__")
    assert printed.getvalue().strip()


def test_every_server_is_tried_by_the_script_that_checks_everything() -> None:
    """An example that is not run here has tests of its own, and they are run there."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "pytest tests/server" in script
    tested = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "server").glob("*.py"))
    assert all(name in tested for name in SERVERS)


def test_the_example_of_a_plug_in_passes_its_own_tests() -> None:
    """The package of a house rule is tested from its own folder."""
    folder = ROOT / "examples" / "house_rule"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"],
        cwd=folder, env={**os.environ, "PYTHONPATH": str(folder / "src")}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert 0 == done.returncode, done.stdout
