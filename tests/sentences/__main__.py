"""Write the page."""

from sentences.page import PAGE, written

PAGE.write_text(written(), encoding="utf-8")
