"""``boodle new``: which names it takes, what it writes, and that what it writes works at once."""

from __future__ import annotations

import ast
import importlib
import os
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import boodle.cli
from boodle import Recipe, RulePlugin, assemble, installed
from boodle.cli.new import FILES, Names, written_files
from by_hand import forgotten_afterwards, metadata_of

Run = Callable[..., tuple[int, str, str]]

WRITTEN = [
    ".github/workflows/test.yml",
    "README.md",
    "docs/index.md",
    "pyproject.toml",
    "src/boodle_our_toll/__init__.py",
    "src/boodle_our_toll/py.typed",
    "src/boodle_our_toll/sentences.py",
    "tests/test_our_toll.py",
]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Run]:
    """Run the command in this process and in an empty folder; exit code, output, errors."""
    monkeypatch.chdir(tmp_path)

    def run_it(*words: str) -> tuple[int, str, str]:
        code = boodle.cli.main(["new", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    with forgotten_afterwards():
        yield run_it


def files(folder: Path) -> list[str]:
    """All files under a folder."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_it_writes_a_package_and_says_what_comes_next(run: Run, tmp_path: Path) -> None:
    """The files, in a folder with the package's name, and the commands that try them."""
    code, out, err = run("our-toll")
    assert (0, "") == (code, err)
    assert WRITTEN == files(tmp_path / "boodle-our-toll")
    assert all(f"    {name}\n" in out for name in WRITTEN)
    assert out.endswith("Next: cd boodle-our-toll; pip install -e '.[test]'; pytest\n")


def test_it_writes_into_another_folder(run: Run, tmp_path: Path) -> None:
    """``--into`` names where the package's folder is made."""
    (tmp_path / "rules").mkdir()
    assert 0 == run("our-toll", "--into", "rules")[0]
    assert ["rules"] == [path.name for path in tmp_path.iterdir()]
    assert WRITTEN == files(tmp_path / "rules" / "boodle-our-toll")


def test_the_package_says_what_it_brings(run: Run, tmp_path: Path) -> None:
    """One entry point under the rule's name, and an extra to test it with."""
    run("our-toll")
    project = tomllib.loads((tmp_path / "boodle-our-toll" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "boodle-our-toll" == project["name"]
    assert {"boodle": {"our-toll": "boodle_our_toll:OurToll"}} == project["entry-points"]
    assert {"test": ["boodle[testing]"]} == project["optional-dependencies"]
    assert f"boodle>={boodle.__version__}" in project["dependencies"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("our toll", "'name' is 'our toll'; expected a name such as 'my-rule'"),
        ("", "'name' is ''; expected a name such as 'my-rule'"),
        ("../toll", "'name' is '../toll'; expected a name such as 'my-rule'"),
        ("toll-", "'name' is 'toll-'; expected a name such as 'my-rule'"),
        ("maksu€", "'name' is 'maksu€'; expected a name such as 'my-rule'"),
        ("our\ntoll", "'name' is 'our\\ntoll'; expected a name such as 'my-rule'"),
        ("standard", "plug-in 'standard': got the name 'standard', expected another name, this one is reserved"),
        ("core", "plug-in 'core': got the name 'core', expected another name, this one is reserved"),
        ("kitty", "there is a plug-in 'kitty' already, of boodle; choose another name, or uninstall it"),
        ("Stop_Fee", "there is a plug-in 'stop-fee' already, of boodle; choose another name, or uninstall it"),
        ("variants", "there is a module 'boodle_variants' already; choose another name than 'variants'"),
    ],
)
def test_a_name_that_cannot_be_had_is_refused(run: Run, tmp_path: Path, name: str, said: str) -> None:
    """In one line, with nothing written: no name of a plug-in, a reserved one, one that another plug-in or module has."""
    assert (2, "", f"boodle: {said}\n") == run(name)
    assert [] == [*tmp_path.iterdir()]


def test_a_name_that_a_plug_in_of_somebody_else_has_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the package is installed, its name is taken."""
    run("our-toll")
    for place in metadata_of(tmp_path / "boodle-our-toll"):
        monkeypatch.syspath_prepend(str(place))
    (tmp_path / "elsewhere").mkdir()
    said = "boodle: there is a plug-in 'our-toll' already, of boodle-our-toll; choose another name, or uninstall it\n"
    assert (2, "", said) == run("our-toll", "--into", "elsewhere")


@pytest.mark.parametrize("kind", ["folder", "file", "link"])
def test_what_is_there_stays_what_it_was(run: Run, tmp_path: Path, kind: str) -> None:
    """A folder, a file or a link to nowhere under the package's name: nothing is written over it or into it."""
    there = tmp_path / "boodle-our-toll"
    if kind == "folder":
        there.mkdir()
        (there / "README.md").write_text("mine")
    elif kind == "file":
        there.write_text("mine")
    else:
        there.symlink_to("nowhere")
    code, out, err = run("our-toll")
    assert (2, "") == (code, out)
    assert "boodle: 'boodle-our-toll' is there already; nothing was written, choose another name or another --into\n" == err
    assert ["boodle-our-toll"] == [path.name for path in tmp_path.iterdir()]
    assert kind != "folder" or ["README.md"] == files(there)


def test_a_folder_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    """``--into`` makes no folders."""
    said = "boodle: there is no folder 'nowhere'; make it first, or choose another one with --into\n"
    assert (2, "", said) == run("our-toll", "--into", "nowhere")
    assert [] == [*tmp_path.iterdir()]


def test_a_package_that_cannot_be_written_whole_is_not_written(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full at the fourth file: nothing of it is left, and the error is one line."""
    write, count = Path.write_text, [0]

    def until_full(path: Path, *args: str, **options: str) -> int:
        count[0] += 1
        if count[0] == 4:
            raise OSError(28, "No space left on device", str(path))
        return write(path, *args, **options)

    monkeypatch.setattr(Path, "write_text", until_full)
    code, out, err = run("our-toll")
    assert (2, "") == (code, out)
    assert err.startswith("boodle: cannot read or write ")
    assert err.endswith(": No space left on device\n")
    assert 1 == err.count("\n")
    assert [] == [*tmp_path.iterdir()]


@pytest.mark.parametrize(
    ("name", "rule", "module"),
    [
        ("stop-toll", "StopToll", "boodle_stop_toll"),
        ("deal", "OurDeal", "boodle_deal"),
        ("toll", "OurToll", "boodle_toll"),
        ("3-stops", "Our3Stops", "boodle_3_stops"),
        ("none", "OurNone", "boodle_none"),
        ("AnnasRule", "AnnasRule", "boodle_annasrule"),
    ],
)
def test_every_name_makes_names_that_python_takes(name: str, rule: str, module: str) -> None:
    """The class and the module, whatever the rule is called; nothing that boodle exports is hidden by it."""
    names = Names(name)
    assert (rule, module) == (names.rule, names.module)
    for file, text in written_files(names).items():
        assert "$" not in file
        if file.endswith(".py"):
            ast.parse(text)


def test_every_template_is_used() -> None:
    """No file of the templates is left over, and each package has its own of every kind."""
    folder = Path(boodle.cli.__file__).parent / "template"
    assert sorted(FILES.values()) == files(folder)
    assert len(FILES) == len({*FILES.values()})


def test_the_package_imports_and_plays(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its rule is found by name, and says its sentence."""
    run("new-toll")
    for place in metadata_of(tmp_path / "boodle-new-toll"):
        monkeypatch.syspath_prepend(str(place))
    assert "boodle-new-toll" == installed()["new-toll"].distribution
    rulebook = assemble(Recipe("michigan", "new-toll:chips=2", seats=3))
    assert 2 == rulebook.fees[0].chips
    assert [] == [note for note in rulebook.notes if note.plugin == "new-toll"]
    assert issubclass(importlib.import_module("boodle_new_toll").NewToll, RulePlugin)


def test_its_tests_pass(run: Run, tmp_path: Path) -> None:
    """All of them, in a process of their own: every law, the positions, a sentence in every language."""
    run("our-toll")
    package = tmp_path / "boodle-our-toll"
    path = os.pathsep.join(map(str, metadata_of(package)))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--boodle-examples", "5"],
        cwd=package, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert 0 == done.returncode, done.stdout + done.stderr
    assert " passed in " in done.stdout


def test_its_tests_notice_a_sentence_that_is_missing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the Finnish sentence the test for it is red, and the German one green."""
    run("dumb-toll")
    package = tmp_path / "boodle-dumb-toll"
    sentences = package / "src" / "boodle_dumb_toll" / "sentences.py"
    lines = sentences.read_text(encoding="utf-8").splitlines(keepends=True)
    sentences.write_text("".join(line for line in lines if not line.strip().startswith('"fi":')), encoding="utf-8")
    monkeypatch.syspath_prepend(str(package / "src"))
    tests = runpy.run_path(str(package / "tests" / "test_dumb_toll.py"))
    tests["test_no_sentence_is_missing"]("dumb-toll.toll", "de")
    with pytest.raises(KeyError, match="fi"):
        tests["test_no_sentence_is_missing"]("dumb-toll.toll", "fi")
