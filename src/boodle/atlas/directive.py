"""The directives: ``boodle-plugin`` is the page of a plug-in, ``boodle-plugins`` a list of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from boodle.atlas import more_parts, parts
from boodle.atlas.combining import pairs
from boodle.atlas.domain import BoodleDomain
from boodle.atlas.findings import Finding, path_of, read
from boodle.atlas.fitting import Fit, fit
from boodle.atlas.nodes import DOMAIN, bullets, reference
from boodle.atlas.page import Kept, Page
from boodle.atlas.rounds import Sitting, Told, search, told
from boodle.atlas.subject import Subject, subject
from boodle.errors import ArgumentError, AssemblyError, BoodleError, did_you_mean
from boodle.languages import LANGUAGES
from boodle.recipe import installed

logger = logging.getLogger(__name__)

PARTS: Final = {
    "about": parts.about,
    "rules": parts.rules,
    "parameters": parts.parameters,
    "pictures": parts.drawings,
    "round": more_parts.round_of,
    "declares": parts.declares,
    "goes-with": more_parts.goes_with,
    "measured": more_parts.measured,
}
"""The parts of a page, in their order."""
SEEDS_IN_A_BUILD: Final = 20
"""So many rounds are looked at where nothing was found out beforehand."""


def _parts(argument: str) -> list[str]:
    names = argument.replace(",", " ").split()
    for name in names:
        if name not in PARTS:
            raise ValueError(f"there is no part {name!r}; {did_you_mean(name, PARTS)}; there are {', '.join(PARTS)}")
    return names


def _language(argument: str) -> str:
    chosen: str = directives.choice(argument, LANGUAGES)
    return chosen


class PluginPage(SphinxDirective):
    """``boodle-plugin``: the page of a plug-in."""

    required_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Any]] = {
        "with": directives.unchanged_required,
        "seats": directives.positive_int,
        "lang": _language,
        "only": _parts,
        "seed": directives.nonnegative_int,
        "purse": directives.nonnegative_int,
        "rounds": directives.nonnegative_int,
        "slips": directives.flag,
        "no-index": directives.flag,
    }

    def run(self) -> list[nodes.Node]:
        """The page; an error at this line where the plug-in is not there, or cannot be played as it is asked for."""
        try:
            page, wanted = self._page()
        except AssemblyError as error:
            raise self.error(f"{error.message}: {'; '.join(map(str, error.exceptions))}") from error
        except BoodleError as error:
            raise self.error(str(error)) from error
        anchor = nodes.target("", "", ids=[nodes.make_id(f"plugin-{page.name}")])
        self.state.document.note_explicit_target(anchor)
        if "no-index" not in self.options:
            domain = self.env.get_domain(DOMAIN)
            assert isinstance(domain, BoodleDomain)
            domain.note(page.name, anchor["ids"][0], self.get_location())
        return [anchor, *(node for part in wanted for node in PARTS[part](page))]

    def _page(self) -> tuple[Page, list[str]]:
        about = subject(self.arguments[0])
        kept = self._kept()
        finding = None if kept.findings is None else self._found(kept.findings, about.name)
        made = self._fit(about, finding)
        lang = self.options.get("lang") or (self.config.language if self.config.language in LANGUAGES else "en")
        wanted = self.options.get("only") or [*PARTS]
        page = Page(
            subject=about,
            fit=made,
            told=self._told(about, made, finding, lang) if "round" in wanted else None,
            measured=self._measured(made, finding),
            pairs=None if kept.pairs is None else pairs(self._noted(kept.pairs)),
            sheet=made.after.sheet(lang),
            lang=lang,
            document=self.state.document,
        )
        return page, wanted

    def _kept(self) -> Kept:
        where = {name: getattr(self.config, f"boodle_atlas_{name}") for name in ("findings", "pairs")}
        return Kept(**{name: Path(self.env.srcdir, path) if path else None for name, path in where.items()})

    def _noted(self, path: Path) -> Path:
        """A file that this page is made of."""
        self.env.note_dependency(str(path))
        return path

    def _found(self, folder: Path, name: str) -> Finding | None:
        finding = read(folder, name)
        if finding is not None:
            self._noted(path_of(folder, name))
        return finding

    def _fit(self, about: Subject, finding: Finding | None) -> Fit:
        beside, seats = self.options.get("with", "").split(), self.options.get("seats")
        if finding is None or beside or seats is not None or about.ingredient.parameters:
            return fit(about, beside, seats)
        return finding.fit(about)

    def _told(self, about: Subject, made: Fit, finding: Finding | None, lang: str) -> Told:
        """The round that is asked for, or was found, or is looked for now."""
        given = {name: self.options[name] for name in ("seed", "purse", "rounds") if name in self.options}
        if given or "slips" in self.options:
            sitting = Sitting(**({"seed": 0} | given), slips="slips" in self.options)
        elif finding is not None and finding.recipe == str(made.after.recipe) and finding.seats == made.after.seats:
            sitting = finding.sitting
        else:
            return search(about.name, made, SEEDS_IN_A_BUILD, lang)
        found = told(about.name, made, sitting, lang)
        if not (found.acted or found.differs):
            self._warn(f"the round of seed {sitting.seed} does not show {about.name!r} any more; look for another")
        return found

    def _measured(self, made: Fit, finding: Finding | None) -> Any:
        measured = None if finding is None else finding.measured
        if measured is None or measured.is_of(made):
            return measured
        assert finding is not None
        if finding.recipe == str(made.after.recipe):
            self._warn(f"other rules were measured for {finding.recipe!r}; measure again")
        return None

    def _warn(self, problem: str) -> None:
        logger.warning(f"{problem}: python -m boodle.atlas", location=self.get_location(), type="boodle", subtype="stale")


class PluginList(SphinxDirective):
    """``boodle-plugins``: installed plug-ins of a kind, each with its summary and a link to its page."""

    required_arguments = 1
    option_spec: ClassVar[dict[str, Any]] = {"from": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """The list; an error at this line where there are none."""
        kind, source = self.arguments[0], self.options.get("from")
        if kind not in ("game", "house-rule", "bridge"):
            raise self.error(f"there is no kind of plug-in {kind!r}; there are game, house-rule and bridge")
        try:
            found = [subject(name) for name, about in installed().items() if source in (None, about.distribution)]
        except ArgumentError as error:
            raise self.error(str(error)) from error
        listed = [each for each in found if each.manifest.kind == kind]
        if not listed:
            raise self.error(f"no {kind} {f'of {source!r} ' if source else ''}is installed")
        return [bullets([reference(each.name), nodes.Text(f": {each.manifest.summary}")] for each in listed)]
