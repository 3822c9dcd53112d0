"""A package for a house rule of one's own: ``boodle new`` writes one that plays, and whose tests pass, at once."""

from __future__ import annotations

import importlib.util
import re
import shutil
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from string import Template
from typing import Annotated, Final

import attrs
import typer

import boodle
from boodle.cli.output import Output
from boodle.errors import ArgumentError
from boodle.hookspecs import Manifest, RulePlugin
from boodle.loading import Loading
from boodle.recipe import Recipe, entry_points

FILES: Final[Mapping[str, str]] = {
    "pyproject.toml": "pyproject.txt",
    "README.md": "readme.txt",
    "docs/index.md": "docs.txt",
    ".github/workflows/test.yml": "workflow.txt",
    "src/$module/__init__.py": "rule.txt",
    "src/$module/sentences.py": "sentences.txt",
    "src/$module/py.typed": "typed.txt",
    "tests/$test.py": "tests.txt",
}
"""Each file of a package, and the template that it is made of."""


@attrs.frozen
class Names:
    """How a house rule is called in each place where its name stands."""

    name: str

    @property
    def package(self) -> str:
        """What is installed, and the folder."""
        return f"boodle-{self.name}"

    @property
    def module(self) -> str:
        """What is imported."""
        return f"boodle_{self._snake}"

    @property
    def test(self) -> str:
        """The module of its tests."""
        return f"test_{self._snake}"

    @property
    def rule(self) -> str:
        """Its class: ``stop-toll`` is ``StopToll``; where boodle or Python has that word already, it is ours."""
        words = "".join(word[0].upper() + word[1:] for word in re.split("[-_]", self.name))
        taken = words[0].isdigit() or words in {*boodle.__all__, "Toll", "RulePluginSuite", "None", "True", "False"}
        return f"Our{words}" if taken else words

    @property
    def _snake(self) -> str:
        return self.name.replace("-", "_").lower()


def new(
    name: Annotated[
        str, typer.Argument(metavar="NAME", help="The name of the house rule, such as: stop-toll.", show_default=False)
    ],
    into: Annotated[str, typer.Option(metavar="FOLDER", help="Where the folder of the package is made.")] = ".",
) -> None:
    """Write a package for a house rule of your own: the rule, its tests, its page; it plays at once."""
    names = Names(name)
    _check(names)
    folder = Path(into) / names.package
    written = written_files(names)
    _write(folder, written)
    output = Output()
    output.say(f"{folder}: a house rule that pays whoever makes a stop", "bold")
    for file in written:
        output.say(file, indent=4)
    output.say(f"Next: cd {folder}; pip install -e '.[test]'; pytest")


def written_files(names: Names) -> dict[str, str]:
    """The files of a package, each with its text."""
    folder = resources.files("boodle.cli") / "template"
    words = {"name": names.name, "module": names.module, "test": names.test, "rule": names.rule, "boodle": boodle.__version__}
    return {
        Template(file).substitute(words): Template((folder / template).read_text(encoding="utf-8")).substitute(words)
        for file, template in FILES.items()
    }


def _check(names: Names) -> None:
    """A name that a plug-in may have, and that no other has.

    Raises:
        ArgumentError: it is none, or taken.
        RulesError: boodle keeps it for itself.
    """
    # a plug-in of this name is taken on as every other is, so that what is refused there is refused here
    # (as a game, for a game needs nothing beside it)
    manifest = Manifest(name=names.name, version="0.1.0", kind="game", summary="")
    loading = Loading(Recipe(type("Candidate", (RulePlugin,), {"manifest": manifest})))
    loading.load()
    for error in loading.errors:
        raise error
    for entry in entry_points():
        if Names(entry.name).module == names.module:
            origin = entry.dist.name if entry.dist is not None else "a package"
            raise ArgumentError(f"there is a plug-in {entry.name!r} already, of {origin}; choose another name, or uninstall it")
    if importlib.util.find_spec(names.module) is not None:
        raise ArgumentError(f"there is a module {names.module!r} already; choose another name than {names.name!r}")


def _write(folder: Path, files: Mapping[str, str]) -> None:
    """All files in a new folder, or none of them and no folder.

    Raises:
        ArgumentError: the folder is there already, or nothing can be put where it would be.
    """
    if not folder.parent.is_dir():
        raise ArgumentError(f"there is no folder '{folder.parent}'; make it first, or choose another one with --into")
    try:
        folder.mkdir()
    except FileExistsError:
        raise ArgumentError(f"'{folder}' is there already; nothing was written, choose another name or another --into") from None
    try:
        for name, text in files.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
