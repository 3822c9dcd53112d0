"""The rule sheet: the rules of a table as people read them, in their language, made from the active rulebook.

Every sentence belongs to the declarations that make it so, or to the engine itself, and names them when asked to. Needs the
extra ``text``.
"""

from boodle.sheet.comparing import Difference as Difference
from boodle.sheet.comparing import differences as differences
from boodle.sheet.composing import sheet as sheet
from boodle.sheet.facts import Fact as Fact
from boodle.sheet.making import facts as facts
from boodle.sheet.sheets import Origin as Origin
from boodle.sheet.sheets import Section as Section
from boodle.sheet.sheets import Sentence as Sentence
from boodle.sheet.sheets import Sheet as Sheet

__all__ = ["Difference", "Fact", "Origin", "Section", "Sentence", "Sheet", "differences", "facts", "sheet"]
