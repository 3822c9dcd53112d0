"""x"""

from __future__ import annotations


def examples(rulebook, lang):
    return {}
