"""The games and house rules of the family, each a plug-in of its own that comes in through the same door as anybody's."""
