"""What Sphinx is told: the directives, the domain, where findings are kept, the style sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.config import Config

import boodle
from boodle.atlas.directive import PluginList, PluginPage
from boodle.atlas.domain import BoodleDomain, name_alone

STATIC: Final = Path(__file__).parent / "static"
STYLE: Final = "boodle_atlas.css"


def install(app: Sphinx) -> dict[str, Any]:
    """Add all of it to a site."""
    app.add_config_value("boodle_atlas_findings", None, "env", (str, type(None)), "The folder that python -m boodle.atlas writes")
    app.add_config_value("boodle_atlas_pairs", None, "env", (str, type(None)), "The file with the matrix of pairs")
    app.add_domain(BoodleDomain)
    app.add_directive("boodle-plugin", PluginPage)
    app.add_directive("boodle-plugins", PluginList)
    app.add_css_file(STYLE)
    app.connect("config-inited", _static)
    # after intersphinx, which may know the page on another site
    app.connect("missing-reference", name_alone, priority=900)
    return {"version": boodle.__version__, "env_version": 1, "parallel_read_safe": True, "parallel_write_safe": True}


def _static(_: Sphinx, config: Config) -> None:
    if str(STATIC) not in config.html_static_path:
        config.html_static_path.append(str(STATIC))
