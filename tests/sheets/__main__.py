"""Write the sheets; then read what has changed."""

from pathlib import Path

from boodle import Recipe, assemble
from boodle.languages import LANGUAGES

TABLE = Recipe("tripoley-cadaco", "free-staking", "referee", "stop-bonus", seats=5)

for lang in LANGUAGES:
    text = assemble(TABLE).sheet(lang).to_markdown(sources=True)
    Path(__file__).with_name(f"tripoley-cadaco_{lang}.md").write_text(text, encoding="utf-8")
