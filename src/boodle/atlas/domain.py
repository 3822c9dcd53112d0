"""Plug-ins as things that a page of a site can be about, to be linked to and searched for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import Any, ClassVar

from docutils import nodes
from sphinx import addnodes
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from boodle.atlas.nodes import DOMAIN, PLUGIN

logger = logging.getLogger(__name__)


class BoodleDomain(Domain):
    """``boodle:plugin``: where the page of a plug-in is. Other sites link to it by intersphinx."""

    name = DOMAIN
    label = "boodle"
    object_types: ClassVar[dict[str, ObjType]] = {PLUGIN: ObjType("plug-in", PLUGIN)}
    roles: ClassVar[dict[str, Any]] = {PLUGIN: XRefRole(warn_dangling=True)}
    initial_data: ClassVar[dict[str, Any]] = {"plugins": {}}

    @property
    def plugins(self) -> dict[str, tuple[str, str]]:
        """For each plug-in its document and the place in it."""
        found: dict[str, tuple[str, str]] = self.data["plugins"]
        return found

    def note(self, name: str, anchor: str, location: Any) -> None:
        """A page about a plug-in; where two pages are, the first one is linked to."""
        before = self.plugins.get(name)
        if before is not None and before[0] != self.env.docname:
            logger.warning(
                "the plug-in %r has a page already, in %s; give ':no-index:' to one of them", name, before[0], location=location
            )
            return
        self.plugins.setdefault(name, (self.env.docname, anchor))

    def clear_doc(self, docname: str) -> None:
        """Forget what a document was about."""
        self.data["plugins"] = {name: place for name, place in self.plugins.items() if place[0] != docname}

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process read."""
        self.plugins.update({name: place for name, place in otherdata["plugins"].items() if place[0] in docnames})

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """A link to the page of a plug-in."""
        if target not in self.plugins:
            return None
        docname, anchor = self.plugins[target]
        return make_refnode(builder, fromdocname, docname, anchor, contnode, target)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: addnodes.pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.reference]]:
        """A link to the page of a plug-in, where nobody said what the name is of."""
        found = self.resolve_xref(env, fromdocname, builder, PLUGIN, target, node, contnode)
        return [] if found is None else [(f"{DOMAIN}:{PLUGIN}", found)]

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """All pages about plug-ins, for the search and for other sites."""
        yield from self._objects()

    def _objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        for name, (docname, anchor) in sorted(self.plugins.items()):
            yield name, name, PLUGIN, docname, anchor, 1


def name_alone(_: object, __: object, node: addnodes.pending_xref, contnode: nodes.Element) -> nodes.Element | None:
    """A plug-in that a page mentions and that this site has no page about stays a name without a link."""
    return contnode if node.get("boodle_may_be_missing") else None
