"""Every rule sentence of the source documents is in the sheet, or the difference is named."""

from __future__ import annotations

import pytest

from sentences.mapping import Document, documents
from sentences.page import PAGE, written


@pytest.fixture(params=["000", "003", "004"])
def document(request: pytest.FixtureRequest) -> Document:
    """Each of the source documents."""
    return next(each for each in documents() if each.number == request.param)


def test_every_rule_sentence_of_a_document_is_stated(document: Document) -> None:
    """By sentences of the sheet in the document's own language, or by a difference that is named."""
    assert len({row.at for row in document.rows}) == len(document.rows)
    for row in document.rows:
        assert () == row.missing, row
        assert row.sentences or row.differs, row


def test_what_goes_beyond_a_document_has_a_source(document: Document) -> None:
    """Nothing is invented: what the document does not say is written down elsewhere."""
    for sentence in document.beyond:
        assert sentence.rules, sentence
        assert all(origin.source for origin in sentence.rules), sentence


def test_the_page_is_made_from_the_sheets_as_they_are() -> None:
    """Nobody has changed it by hand, nor forgotten to write it again: ``PYTHONPATH=tests python -m sentences``."""
    assert written() == PAGE.read_text(encoding="utf-8")
