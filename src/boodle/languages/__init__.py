"""What boodle says to people, in their languages: one catalogue a language, ``en.ftl``, ``de.ftl``, ``fi.ftl`` in this folder.

A fourth language is one more file. The catalogues are written in Project Fluent's format and read by ``fluent.runtime`` (extra
``text``); everything that a language does with its words - plurals, cases, the order of a sentence - stays in its file.
"""

from boodle.languages.catalogue import LANGUAGES as LANGUAGES
from boodle.languages.catalogue import Catalogue as Catalogue
from boodle.languages.catalogue import Style as Style
from boodle.languages.catalogue import card_name as card_name
from boodle.languages.catalogue import card_short as card_short
from boodle.languages.catalogue import catalogue as catalogue
from boodle.languages.catalogue import say as say
from boodle.languages.reasons import refusal as refusal

__all__ = ["LANGUAGES", "Catalogue", "Style", "card_name", "card_short", "catalogue", "refusal", "say"]
