"""The games and house rules of the family, each a plug-in of its own that comes in through the same door as anybody's."""

from boodle_variants.boodles import draw_boodles

__all__ = ["draw_boodles"]
