"""The matrix as it is kept (one line for a game and a rule) and as it is read (a page of the documentation)."""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import attrs

from pairs import recipes
from pairs.cells import Cell, Verdict

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "docs" / "_generated" / "pairs.json"
PAGE: Final = ROOT / "docs" / "reference" / "pairs.md"

Triple = tuple[str, str, str]


@attrs.frozen
class Matrix:
    """All cells, and for each game the rules that are tried with parameters, as they are written in a recipe."""

    cells: Mapping[Triple, Cell]
    tried: Mapping[str, Mapping[str, str]]


LETTERS: Final[dict[Verdict, str]] = {"combines": "+", "needs": "n", "refused": "x", "inert": "-", "unknown": "?"}

HEAD: Final = """\
# Which house rules go together

*This page is made by `nox -s pairs`, and so is what it says: every pair of house rules has been put on every game and played.*

For each game and each two house rules there is one of four answers:

`+` they **combine**
: The game can be played, obeys the laws (no chip and no card appears or is lost, there is always a move until the end), and each
  of the two rules acted at least once in the games played: it paid or passed something, or the same game without it went
  another way or allowed other moves.

`n` it **needs** another rule
: The recipe is refused, and the error names what to add. With it the game can be played.

`x` it is **refused**
: The error says why, and every remedy that it names has been tried and works.

`-` one of them is **inert** here
: The game can be played, but one of the rules can never make a difference; `rulebook.notes` says why.

Most house rules have parameters. A rule is tried as it is, and where it says only what the game does anyway, with parameters that
tell it apart; these stand at each game. Other parameters may do otherwise: `boodle rules RECIPE` tells.
"""


def triples() -> list[Triple]:
    """All cells of the matrix: a game and two house rules in alphabetical order."""
    pairs = [*itertools.combinations(recipes.house_rules(), 2)]
    return [(game, one, other) for game in recipes.games() for one, other in pairs]


# -- kept --------------------------------------------------------------------------------------------------------------


def written(matrix: Matrix) -> str:
    """The matrix as text, for :data:`KEPT`."""
    rules = recipes.house_rules()
    reasons = {_short(why): why for cell in matrix.cells.values() for why in cell.whys}
    games: dict[str, Any] = {}
    for game in recipes.games():
        rows = {
            one: " ".join(_code(matrix.cells[game, one, other]) for other in rules[place + 1 :])
            for place, one in enumerate(rules[:-1])
        }
        games[game] = {"seats": recipes.seats(game), "tried as": matrix.tried[game], "rows": rows}
    return (
        json.dumps({"rules": rules, "games": games, "reasons": dict(sorted(reasons.items()))}, indent=1, ensure_ascii=False)
        + "\n"
    )


def tried(game: str, *rules: str) -> dict[str, str]:
    """Those of the rules that are tried with parameters on a game, as they are written in a recipe."""
    return {each.name: str(each) for each in recipes.cell(game, *rules).ingredients if each.parameters}


def _short(why: str) -> str:
    return hashlib.blake2s(why.encode(), digest_size=3).hexdigest()


def _code(cell: Cell) -> str:
    return LETTERS[cell.verdict] + ",".join(map(_short, cell.whys))


def kept() -> Matrix:
    """The matrix as it was written down."""
    data = json.loads(KEPT.read_text(encoding="utf-8"))
    verdicts = {letter: verdict for verdict, letter in LETTERS.items()}
    rules: list[str] = data["rules"]
    cells: dict[Triple, Cell] = {}
    for game, each in data["games"].items():
        for one, row in each["rows"].items():
            for other, code in zip(rules[rules.index(one) + 1 :], row.split(" "), strict=True):
                whys = tuple(data["reasons"][short] for short in code[1:].split(",") if short)
                cells[game, one, other] = Cell(verdicts[code[0]], whys)
    return Matrix(cells, {game: each["tried as"] for game, each in data["games"].items()})


# -- read --------------------------------------------------------------------------------------------------------------


def page(matrix: Matrix) -> str:
    """The page of the documentation."""
    reasons = {game: _reasons(game, matrix) for game in recipes.games()}
    everywhere = {
        verdict: set.intersection(*(bullets[verdict] for bullets in reasons.values()))
        for verdict in ("needs", "refused", "inert")
    }
    lines = [HEAD, "## On every game", "", *_listed(everywhere)]
    for game, bullets in reasons.items():
        lines += _section(game, matrix)
        lines += _listed({verdict: found - everywhere[verdict] for verdict, found in bullets.items()})
    return "\n".join(lines).rstrip("\n") + "\n"


def _section(game: str, matrix: Matrix) -> list[str]:
    rules = recipes.house_rules()
    told = ", ".join(f"`{each}`" for each in matrix.tried[game].values())
    played = f"Played by {recipes.seats(game)}.{f' Tried with {told}.' if told else ''}"
    cells = {(one, other): matrix.cells[game, one, other] for one, other in itertools.combinations(rules, 2)}
    return [f"## {game}", "", played, "", "```none", *_triangle(rules, cells), "```", ""]


def _reasons(game: str, matrix: Matrix) -> dict[str, set[str]]:
    """For each verdict that has reasons, what the page says about them."""
    rules = recipes.house_rules()
    bullets: dict[str, set[str]] = {}
    for verdict in ("needs", "refused", "inert"):
        because: dict[str, list[tuple[str, str]]] = {}
        for one, other in itertools.combinations(rules, 2):
            cell = matrix.cells[game, one, other]
            for why in cell.whys if cell.verdict == verdict else ():
                because.setdefault(why, []).append((one, other))
        bullets[verdict] = {_bullet(why, pairs, rules) for why, pairs in because.items()}
    return bullets


def _listed(bullets: Mapping[str, set[str]]) -> list[str]:
    lines = []
    for verdict, found in bullets.items():
        lines += [f"**{verdict.capitalize()}**", "", *sorted(found), ""] if found else []
    return lines


def _triangle(rules: list[str], cells: Mapping[tuple[str, str], Cell]) -> list[str]:
    width = max(map(len, rules)) + 1
    numbers = [f"{number:2}" for number in range(1, len(rules))]
    lines = [f"{'':{width + 4}}{''.join(number[digit] for number in numbers)}" for digit in (0, 1)]
    for number, other in enumerate(rules, 1):
        row = "".join(LETTERS[cells[one, other].verdict] for one in rules[: number - 1])
        lines.append(f"{number:2}  {other:{width}}{row}".rstrip())
    return lines


def _bullet(why: str, pairs: list[tuple[str, str]], rules: list[str]) -> str:
    """One reason, and the pairs that it is the reason for."""
    shared = sorted(set.intersection(*map(set, pairs)), key=lambda rule: not why.startswith(rule))
    if len(pairs) == 1 and not why.startswith(f"{shared[0]}: "):
        return f"- {' + '.join(f'`{rule}`' for rule in pairs[0])}: {_plain(why)}"
    if not shared:
        return f"- {', '.join(f'`{one}` + `{other}`' for one, other in pairs)}: {_plain(why)}"
    rule = shared[0]
    partners = sorted({one if other == rule else other for one, other in pairs})
    missing = sorted({*rules} - {*partners, rule})
    if not missing:
        with_whom = "with any other"
    elif len(missing) < len(partners):
        with_whom = f"with any other but {', '.join(f'`{each}`' for each in missing)}"
    else:
        with_whom = f"with {', '.join(f'`{each}`' for each in partners)}"
    return f"- `{rule}` {with_whom}: {_plain(why.removeprefix(f'{rule}: '))}"


def _plain(why: str) -> str:
    """A message as text that no markup gets hold of."""
    return why.replace("\\", "\\\\").replace("[", "\\[").replace("<", "\\<").replace("*", "\\*").replace("{", "\\{")
