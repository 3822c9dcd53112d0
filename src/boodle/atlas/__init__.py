"""The atlas: a page for every plug-in, made for Sphinx from the plug-in itself (extra ``docs``).

``extensions = ["boodle.atlas"]`` in a ``conf.py`` brings two directives. ``boodle-plugin`` makes the page of a plug-in, installed
or given by the path of its class: its rules, its parameters, pictures, a round that was played, what it goes with, what was
measured.
``boodle-plugins`` lists plug-ins. ``python -m boodle.atlas`` finds out beforehand what takes too long for every build.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def setup(app: Sphinx) -> dict[str, Any]:
    """What Sphinx calls for an extension."""
    # only Sphinx needs what is made for Sphinx
    from boodle.atlas.extension import install

    return install(app)
