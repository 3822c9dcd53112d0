"""Write the sheets; then read what has changed."""

from pathlib import Path

from boodle import assemble
from boodle.languages import LANGUAGES
from sheets import TABLE

for lang in LANGUAGES:
    text = assemble(TABLE).sheet(lang).to_markdown(sources=True)
    Path(__file__).with_name(f"tripoley-cadaco_{lang}.md").write_text(text, encoding="utf-8")
