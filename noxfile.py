"""The project's chores, each in an environment of its own: ``nox`` runs them all, ``nox -s lint`` one of them."""

from __future__ import annotations

from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.error_on_missing_interpreters = False
nox.options.sessions = ["tests", "lint", "types", "docs", "examples"]
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run the test suite, on every Python that is there."""
    session.install("-e", ".[test]")
    session.run("pytest", "-n", "auto", *session.posargs)


@nox.session
def deep(session: nox.Session) -> None:
    """Ask the same of much more: for hours, on all cores."""
    session.install("-e", ".[test]")
    chosen = session.posargs or ["tests/property", "tests/kit", "tests/mutants", "tests/rules/test_poker_hands.py"]
    session.run("pytest", "-n", "auto", *chosen, env={"BOODLE_DEEP": "1"})


@nox.session
def coverage(session: nox.Session) -> None:
    """Run the test suite and list the lines and branches that it does not reach."""
    session.install("-e", ".[test]")
    session.run("coverage", "run", "-m", "pytest", *session.posargs)
    session.run("coverage", "report")


@nox.session
def lint(session: nox.Session) -> None:
    """Check form and habits."""
    session.install("-e", ".[lint]")
    session.run("ruff", "format", "--check", ".")
    session.run("ruff", "check", ".")


@nox.session
def types(session: nox.Session) -> None:
    """Check the types of everything, strictly; and that mypy and pyright find an author's mistakes."""
    session.install("-e", ".[lint]", "pyright[nodejs]>=1.1.390")
    session.run("mypy")
    session.run("pytest", "tests/meta/test_typing.py")


@nox.session
def docs(session: nox.Session) -> None:
    """Build the documentation, follow its links and run its doctests; a warning is an error."""
    session.install("-e", ".[docs]")
    # the pages are read once for both
    build = ("sphinx-build", "-n", "-W", "-d", "docs/_build/doctrees")
    session.run(*build, "-b", "html", "docs", "docs/_build/html")
    session.run("python", "docs/check.py")
    session.run(*build, "-b", "doctest", "docs", "docs/_build/doctest")


@nox.session
def screenshots(session: nox.Session) -> None:
    """Look at every page in a browser, wide and narrow, light and dark; the Chromium is the system's, as for ``server``."""
    session.install("-e", ".[site]")
    session.run("sphinx-build", "-n", "-W", "-q", "-d", "docs/_build/doctrees", "-b", "html", "docs", "docs/_build/html")
    session.run("python", "docs/screenshots.py")


@nox.session
def examples(session: nox.Session) -> None:
    """Run the examples, and the tests of the example of a plug-in with the plug-in installed."""
    session.install("-e", ".[test]")
    session.install("./examples/house_rule")
    for example in sorted(Path("examples").glob("*.py")):
        if example.name == "serve_views.py":
            continue  # runs until somebody stops it
        session.run("python", str(example), silent=True)
    session.chdir("examples/house_rule")
    session.run("pytest")


@nox.session
def server(session: nox.Session) -> None:
    """Play the server example in a real browser; the system's Chromium is used (on Debian: apt-get install chromium)."""
    session.install("-e", ".[server-test]")
    session.run("pytest", "tests/server", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Measure boodle against its peers, installed for the purpose, and write the table of the documentation."""
    session.install(".", "open_spiel", "rlcard", "pokerkit", "chess", "numpy")
    session.run("python", "-m", "pip", "install", "fish-rules", success_codes=[0, 1])
    session.run("python", "benchmarks/compare.py", *(session.posargs or ["--write", "docs/_generated/benchmark.md"]))


@nox.session
def batch(session: nox.Session) -> None:
    """Measure the batch kernel against the same rounds in C, and write the table of the documentation; needs gcc."""
    session.install(".[fast]", "open_spiel")
    session.run("python", "benchmarks/batch.py", *(session.posargs or ["--write", "docs/_generated/batch.md"]))


@nox.session
def pairs(session: nox.Session) -> None:
    """Put every pair of house rules on every game, and write the pages that say which go together; can be broken off."""
    session.install("-e", ".[test]")
    session.run("python", "-m", "pairs", *session.posargs, env={"PYTHONPATH": "tests"})


@nox.session
def atlas(session: nox.Session) -> None:
    """Find out what the pages of the atlas show: a round for each plug-in, and what the lab measures; can be broken off."""
    session.install("-e", ".[docs,lab]")
    session.run("python", "-m", "boodle.atlas", "docs/_generated/atlas", *session.posargs)
