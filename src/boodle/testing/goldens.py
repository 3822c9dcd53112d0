"""A round written out line by line, to be read by a person and kept as a file that tests compare with."""

from __future__ import annotations

from pathlib import Path
from random import Random

from boodle.events import CardPlayed, Paid, Received
from boodle.game import Game
from boodle.plain_values import plain
from boodle.rulebook import Rulebook


def playthrough(rulebook: Rulebook, seed: int, *, purses: int = 20, rounds: int = 1) -> str:
    """A session by chance: every move with all that came of it, the chips, and how many moves were possible.

    The text depends on the rulebook and the seed alone. What a rule changes shows as a difference of two texts.
    """
    random = Random(seed)
    game = Game.new(rulebook, purses=purses, dealer=0, rounds=rounds)
    lines = [f"# {rulebook.recipe}, {rulebook.seats} seats, seed {seed}, rules {rulebook.fingerprint[:12]}"]
    while not game.over:
        moves = game.moves
        many = f"  [of {len(moves)}]" if isinstance(moves.lawful, tuple) and len(moves) > 1 else ""
        game = game.play(moves.draw(random))
        lines.append(f"{game.move}{many}")
        for event in game.news:
            if isinstance(event, Paid):
                lines.append(f"    {event.payer} -> {event.payee}: {event.chips}  ({event.rule})")
            elif not isinstance(event, CardPlayed | Received):
                values = plain(event)
                kind = values.pop("kind")
                lines.append(f"    {kind} {' '.join(f'{name}={value}' for name, value in values.items())}")
    lines.append(f"# purses {game.purses}, spaces {dict(game.spaces)}, bank {game.bank}")
    return "\n".join(lines) + "\n"


def compared(path: Path | str, text: str, *, regen: bool) -> str | None:
    """Compare a playthrough with the file that was kept, or write that file anew; where they differ, the first lines that do.

    Args:
        path: The file.
        text: The playthrough as it is now.
        regen: Whether to write it (``pytest --boodle-regen``, the fixture ``boodle_regen``).
    """
    path = Path(path)
    if regen:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return None
    if not path.exists():
        return f"{path} is not there; write it with pytest --boodle-regen, and read it"
    kept = path.read_text(encoding="utf-8")
    if kept == text:
        return None
    pairs = enumerate(zip(kept.splitlines(), text.splitlines(), strict=False), 1)
    number, one, other = next(((at, a, b) for at, (a, b) in pairs if a != b), (0, "one text", "is longer"))
    return f"{path}, line {number}: kept '{one}', now '{other}'"
