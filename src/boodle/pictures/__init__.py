"""Pictures of cards, tables and rules as SVG: small, self-contained, readable in light and dark, with a text alternative.

A picture is text. It can be written to a file or put into a page as it is; it scales to the room there is, chooses its colours by
the reader's system or the page's ``data-theme``, needs no font and no script, and carries a description in words for those who
cannot see it. Its words need the extra ``text``.
"""

from boodle.pictures.of_flow import flow as flow
from boodle.pictures.of_hand import card as card
from boodle.pictures.of_hand import hand as hand
from boodle.pictures.of_layout import layout as layout
from boodle.pictures.of_phases import phases as phases
from boodle.pictures.of_view import svg as svg

__all__ = ["card", "flow", "hand", "layout", "phases", "svg"]
