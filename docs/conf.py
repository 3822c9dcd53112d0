"""How the documentation is built."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import boodle

sys.path.append(str(Path(__file__).parent))

project = "boodle"
author = "the boodle founders"
copyright = "the boodle founders"
release = version = boodle.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.doctest", "sphinx.ext.napoleon", "boodle.atlas", "drawn"]
exclude_patterns = ["_build", "_generated"]
source_suffix = {".md": "markdown"}

html_theme = "furo"
pygments_dark_style = "a11y-high-contrast-dark"
html_title = f"boodle {release}"
html_static_path = ["_static"]
templates_path = ["_templates"]
html_css_files = ["site.css"]
html_js_files = [("site.js", {"defer": "defer"})]
html_favicon = "_static/card.svg"
html_show_sourcelink = False
html_copy_source = False

# quotes are made round; dashes stay as they are written, for two of them are often a minus
smartquotes_action = "q"
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True

boodle_atlas_findings = "_generated/atlas"
boodle_atlas_pairs = "_generated/pairs.json"

doctest_global_setup = "from boodle import *; from boodle.chips import *"

# the standard library has its documentation elsewhere; names that stand for a kind of callable or for any type have none
nitpick_ignore_regex = [
    (r"py:.*", r"(collections|concurrent|os|random|typing|types|importlib|enum|pathlib|hypothesis|st)(\..*)?"),
    (r"py:class", r"SuitLimit|Ranking|Pays|Plugin|Ingredient|boodle\.simulation\.tally\.Counted|boodle\.\w+\.[A-Z]"),
]


def setup(app: Sphinx) -> None:
    """Take part in the reading of docstrings, before napoleon does, and in the making of pages, after the theme."""
    app.connect("autodoc-process-docstring", _no_type_before_a_colon, priority=400)
    app.connect("html-page-context", _level_of_captions, priority=900)


def _no_type_before_a_colon(_: Sphinx, what: str, __: str, ___: object, ____: object, lines: list[str]) -> None:
    """Keep napoleon from taking what an attribute's docstring says before a colon for a type."""
    if what in ("attribute", "data", "property") and lines:
        lines[0] = lines[0].replace(": ", " - ")


def _level_of_captions(_: Sphinx, __: str, ___: str, context: dict[str, Any], ____: object) -> None:
    """Say of the captions in the list of pages which level of heading they are, which the theme leaves open."""
    tree = context.get("furo_navigation_tree", "")
    context["furo_navigation_tree"] = tree.replace('role="heading"', 'role="heading" aria-level="2"')
