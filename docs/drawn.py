"""Pictures in the documentation: each is what the page's own code has drawn.

``{drawn} table.svg`` puts the file of that name into the page. The blocks of Python above it on the page write it, in an empty
folder, when the documentation is built.
"""

from __future__ import annotations

import contextlib
import io
import re
import tempfile
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)


class Drawn(SphinxDirective):
    """A picture that the code above has written to a file."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The picture itself, so that its text can be read out and its colours follow the page's."""
        page = Path(self.env.doc2path(self.env.docname))
        above = "\n".join(page.read_text(encoding="utf-8").splitlines()[: self.lineno - 1]) + "\n"
        names: dict[str, Any] = {"__name__": "page"}
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder), contextlib.redirect_stdout(io.StringIO()):
            for block in BLOCK.findall(above):
                exec(compile(block, str(page), "exec"), names)
            picture = Path(self.arguments[0]).read_text(encoding="utf-8")
        return [nodes.raw("", f'<div class="drawn" style="margin:1rem 0">{picture}</div>', format="html")]


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the directive."""
    app.add_directive("drawn", Drawn)
    return {"parallel_read_safe": True}
