"""The page about the claims, written from the stored result and nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from statistics import NormalDist
from typing import Any, Final

from bench import OTHERS
from figures import POINTS, SHARE, Figure, verdict, width

from claims import CLAIMS, Claim

ONE: Final = NormalDist().inv_cdf(0.975)
"""A 95 % interval goes so many standard errors to both sides."""
MARKS: Final = {"confirmed": "\u2713", "refuted": "\u2717", "undecided": "?"}
SUMMED: Final = {
    "confirmed": "are confirmed",
    "in part": "hold in part",
    "refuted": "are refuted",
    "undecided": "stay undecided",
}
OPEN: Final = {
    "confirmed": "It holds at its own table.",
    "refuted": "It does not hold at its own table.",
    "undecided": "So many rounds do not decide it.",
    "in part": "One part of it holds at its own table, another one does not.",
}


def written(result: Mapping[str, Any]) -> str:
    """The whole page."""
    figures = [Figure.from_dict(each) for each in result["figures"]]
    wide = width(figures)
    every = {claim.number: [each for each in figures if each.claim == claim.number] for claim in CLAIMS}
    by_claim = {number: found for number, found in every.items() if found}
    lines = [
        *_opening(by_claim, wide),
        *_summary(by_claim, wide),
        *_contradictions(by_claim, wide),
        "## Claim by claim",
        "",
        "\u2713: the claim holds there; \u2717: it is the other way round; ?: not decided. An empty cell was not tried.",
        "",
        *(line for claim in CLAIMS if claim.number in by_claim for line in _claim(claim, by_claim[claim.number], wide)),
        *_made(result),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _opening(by_claim: Mapping[str, Sequence[Figure]], wide: float) -> Iterator[str]:
    marked = sum(figure.decides for figures in by_claim.values() for figure in figures)
    yield "# The sources' advice, tested"
    yield ""
    yield (
        "The three source documents give more than rules: they say how to play well and what the rules are good for. Is it true? "
        "Here 22 of their claims are put to the test. Each is made a figure that comes out on one side if the claim is right and "
        "on the other if it is wrong. `examples/claims/study.py` plays the rounds, stores the figures and writes this page."
    )
    yield ""
    yield (
        "**How it is decided.** Each figure has a 95 % interval (\u00b1). A claim is *confirmed* if the figure lies on the side "
        "where the claim has it and that could not be chance, *refuted* if it lies on the other side and that could not be "
        f"chance, else *undecided*. Of {marked} figures one in twenty would stand out by chance; so marks are given by intervals "
        f"{wide / ONE:.1f} times as wide as those printed, which are all right together in 95 of 100 such studies (Bonferroni). "
        "An effect of less than a chip in twenty rounds, or less than a point of a hundred, confirms nothing. A claim with "
        "several parts is decided part by part; *in part* says that some are confirmed and others refuted."
    )
    yield ""
    yield (
        "**For which tables.** A claim has a table of its own: the rules of the document that it is from, four players, all "
        f"others leading by their longest row (the policy `{OTHERS}`), sittings in which everybody deals six times and what "
        "nobody took stays. There its verdict is given. Other rules, numbers of players and companies have a mark of their own. "
        "All of it is true of these policies. Against people who think ahead, or remember more or less, the figures may be "
        "others; that is why for advice about leads the others were also seated as beginners (`random`) and as the best policy "
        "here (`careful`)."
    )
    yield ""
    found = [verdict(figures, wide) for figures in by_claim.values()]
    counts = [f"{found.count(name)} {words}" for name, words in SUMMED.items() if name in found]
    yield f"**In short:** of {len(found)} claims {' and '.join(', '.join(counts).rsplit(', ', 1))}."
    yield ""


def _summary(by_claim: Mapping[str, Sequence[Figure]], wide: float) -> Iterator[str]:
    yield "## The verdicts"
    yield ""
    yield "| no. | claim | of | verdict | at its own table | elsewhere | what it means |"
    yield "|---|---|---|---|---|---|---|"
    for claim in CLAIMS:
        figures = by_claim.get(claim.number, ())
        if not figures:
            continue
        home = [figure for figure in figures if figure.role == "home"]
        shown = "; ".join(f"{_number(figure)} {figure.unit}{_marked(figure, home, wide)}" for figure in home[:3])
        yield (
            f"| {claim.number} | {claim.says} | {claim.source} | **{verdict(figures, wide)}** | "
            f"{shown}{'; ...' if len(home) > 3 else ''} | {_elsewhere(figures, wide)} | {_meaning(claim, figures, wide)} |"
        )
    yield ""


def _marked(figure: Figure, home: Sequence[Figure], wide: float) -> str:
    """A mark, where parts may differ."""
    return f" {MARKS[figure.mark(wide)]}" if len(home) > 1 else ""


def _elsewhere(figures: Sequence[Figure], wide: float) -> str:
    """How many other tables say what."""
    marks = [figure.mark(wide) for figure in figures if figure.role == "scope"]
    return " ".join(f"{marks.count(name)}\u00a0{mark}" for name, mark in MARKS.items() if name in marks) or "-"


def _meaning(claim: Claim, figures: Sequence[Figure], wide: float) -> str:
    """The sentence that belongs to the verdict."""
    found = verdict(figures, wide)
    home = [_plain(figure) for figure in figures if figure.role == "home"]
    return claim.means.get(found, OPEN[found]).format(*home)


def _plain(figure: Figure) -> str:
    """The size of a figure, within a sentence."""
    if figure.unit in (SHARE, POINTS):
        return f"{100 * abs(figure.value):.0f}{' %' if figure.unit == SHARE else ''}"
    return f"{abs(figure.value):.{1 if abs(figure.value) >= 1 else 2}f}"


def _number(figure: Figure) -> str:
    """A figure with its interval, in as many digits as it deserves."""
    if not math.isfinite(figure.half):
        return "-"
    scale = 100 if figure.unit in (SHARE, POINTS) else 1
    half = scale * figure.half
    digits = 1 if half >= 0.5 else 2 if half >= 0.005 else 3
    if scale > 1:
        digits = 1 if half >= 0.05 else 2
    # a negative nothing is nothing
    value = round(scale * figure.value, digits) + 0.0
    return f"{value:{'+' if figure.signed else ''}.{digits}f}\u00a0\u00b1\u00a0{half:.{digits}f}"


def _claim(claim: Claim, figures: Sequence[Figure], wide: float) -> Iterator[str]:
    """One claim in full."""
    yield f"### {claim.number}: {claim.says}"
    yield ""
    yield f"*{claim.source[0].upper()}{claim.source[1:]}.* {claim.question}"
    yield ""
    yield f"Assumed: {claim.assumed}"
    yield ""
    yield f"**{verdict(figures, wide).capitalize()}.** {_meaning(claim, figures, wide)}"
    yield ""
    for figure in figures:
        if figure.role == "home":
            yield (
                f"* {figure.part}: **{_number(figure)} {figure.unit}** {MARKS[figure.mark(wide)]} "
                f"({_claimed(figure)}; {figure.rules}, {figure.seats} players, others `{figure.others}`)"
            )
    yield ""
    marked = [figure for figure in figures if figure.decides]
    if any(figure.role == "scope" for figure in marked):
        yield from _tables_of(marked, "at all tables", wide)
    yield from _tables_of([figure for figure in figures if not figure.decides], "beside it", None)


def _claimed(figure: Figure) -> str:
    """Where the figure should lie, if the claim is right."""
    scale = 100 if figure.unit in (SHARE, POINTS) else 1
    mark = " %" if figure.unit == SHARE else ""
    null, margin = f"{scale * figure.null:g}{mark}", f"{scale * figure.margin:g}{mark}"
    return {
        "above": f"claimed: above {null}",
        "below": f"claimed: below {null}",
        "inside": f"claimed: within {margin} of {null}",
        "outside": f"claimed: farther than {margin} from {null}",
    }[figure.side]


def _tables_of(figures: Sequence[Figure], first: str, wide: float | None) -> Iterator[str]:
    """Figures by rules and number of players; with marks, where they decide something."""
    if not figures:
        return
    seats = sorted({figure.seats for figure in figures})
    yield f"| {' | '.join((first, 'rules', *(f'{number} players' for number in seats)))} |"
    yield f"|{'---|' * (2 + len(seats))}"
    parts: dict[str, dict[str, dict[int, Figure]]] = {}
    for figure in figures:
        others = "" if figure.others == OTHERS else f", others `{figure.others}`"
        rows = parts.setdefault(f"{figure.part} ({figure.unit})", {})
        rows.setdefault(f"{figure.rules}{others}", {})[figure.seats] = figure
    for part, rows in parts.items():
        for number, (rules, row) in enumerate(rows.items()):
            cells = (_cell(row.get(seat), wide) for seat in seats)
            yield f"| {' | '.join(('' if number else part, rules, *cells))} |"
    yield ""


def _cell(figure: Figure | None, wide: float | None) -> str:
    """A figure in a table."""
    if figure is None:
        return ""
    return _number(figure) if wide is None else f"{_number(figure)}\u00a0{MARKS[figure.mark(wide)]}"


def _contradictions(by_claim: Mapping[str, Sequence[Figure]], wide: float) -> Iterator[str]:
    """Where two documents contradict each other."""
    yield "## Where the documents contradict each other"
    yield ""
    yield "Both pieces of advice sat in the same seat, with the same deals; what the one brings more than the other decides."
    yield ""
    for number, later, earlier, about in (
        (
            "C5",
            "document 003 (C5: leave the suit of a boodle card, unless sure)",
            "document 004 (C4: begin it)",
            "(C5) instead of first (C4)",
        ),
        (
            "C2",
            "document 003 (C2: short suits first)",
            "document 004 (C1: the longest row)",
            "(C2) instead of the longest row (C1)",
        ),
    ):
        against = [figure for figure in by_claim.get(number, ()) if about in figure.part]
        if not against:
            continue
        where: dict[str, list[Figure]] = {name: [] for name in MARKS}
        for figure in against:
            where[figure.mark(wide)].append(figure)
        yield f"**{later[0].upper()}{later[1:]} or {earlier}?**"
        for name, who in (("refuted", earlier), ("confirmed", later), ("undecided", "neither, as far as can be seen")):
            if where[name]:
                values = [abs(figure.value) for figure in where[name]]
                size = f", by {min(values):.2f} to {max(values):.2f} chips a round" if name != "undecided" else ""
                many = f"{len(where[name])} of {len(against)} tables"
                yield f"Right is {who.partition(' (')[0]} at {many}{size}: {_tables(where[name])}."
        yield ""


def _tables(figures: Sequence[Figure]) -> str:
    """Tables in few words."""
    rows: dict[str, list[int]] = {}
    for figure in figures:
        others = "" if figure.others == OTHERS else f" (others `{figure.others}`)"
        rows.setdefault(f"{figure.rules}{others}", []).append(figure.seats)
    return "; ".join(f"{rules}, {_ranges(sorted(seats))}" for rules, seats in rows.items())


def _ranges(seats: Sequence[int]) -> str:
    """Numbers of players: ``3-6, 8``."""
    found: list[list[int]] = []
    for number in seats:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(f"{each[0]}-{each[-1]}" if len(each) > 2 else ", ".join(map(str, each)) for each in found) + " players"


def _made(result: Mapping[str, Any]) -> Iterator[str]:
    yield "## How it was made"
    yield ""
    versions = ", ".join(f"{name} {version}" for name, version in result["versions"].items())
    yield (
        f"{versions}; seed {result['seed']}; {result['rounds']:,} rounds at a claim's own table, a fifth of that at others, more "
        "where an effect is small. Single positions need the step engine, which was given fewer: C1 (on lead again), C3, C5 (the "
        "queen), C8, C9 and C10. Two tables that are compared were dealt the same cards. The rules, each with the beginning of "
        "its fingerprint by number of players:"
    )
    yield ""
    yield "```none"
    by_recipe: dict[str, list[str]] = {}
    for name, fingerprint in sorted(result["fingerprints"].items()):
        recipe, _, players = name.rpartition(", ")
        by_recipe.setdefault(recipe, []).append(f"{players.split()[0]}: {fingerprint[:8]}")
    width_of_name = max(map(len, by_recipe))
    for recipe, found in by_recipe.items():
        yield f"{recipe:{width_of_name}}  {'  '.join(found)}"
    yield "```"
