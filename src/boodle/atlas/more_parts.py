"""The parts of a page that show a plug-in at work: a round, what it goes with, what was measured."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from docutils import nodes

from boodle.atlas.combining import Cell, Pairs, partner, reasons
from boodle.atlas.nodes import (
    Inline,
    bullets,
    columns,
    console,
    definitions,
    joined,
    paragraph,
    quiet,
    reference,
    section,
    strong,
    table,
)
from boodle.atlas.page import Page
from boodle.atlas.rounds import Step, Told
from boodle.lab.rows import Row
from boodle.lab.text import shown


def round_of(page: Page) -> Iterator[nodes.Node]:
    """A round that was played, with the rules that acted at each step of it."""
    told = page.told
    if told is None:
        return
    recipe, sitting = page.table.recipe, told.sitting
    slips = "yes" if sitting.slips else "no"
    parts: list[nodes.Node] = [
        paragraph(page.say("round", seats=recipe.seats, seed=str(sitting.seed), purse=sitting.purse, slips=slips))
    ]
    if command := sitting.command(str(recipe), recipe.seats):
        parts.append(console(command))
    if sitting.rounds != 1:
        parts.append(paragraph(page.say("round-number", number=str(told.number))))
    if not (told.acted or told.differs):
        parts.append(paragraph(page.say("hidden-round")))
    parts += [_step(page, step) for step in told.steps]
    parts += _acted(page, told)
    yield section(page.document, f"{page.name} round", page.say("heading-round"), *parts)


def _step(page: Page, step: Step) -> nodes.container:
    own = any(name.partition(".")[0] == page.name for name in step.rules) or bool(step.differences)
    made = nodes.container(classes=["boodle-step", *(["boodle-own"] if own else [])])
    block = nodes.line_block()
    standing = []
    for line in step.lines:
        # what everybody has is told in columns, under a line that says so
        if line.kind == "table":
            standing.append(line.text)
        else:
            block += nodes.line("", line.text, classes=[f"boodle-{line.kind}"])
    if len(block):
        made += block
    if standing:
        made += columns("\n".join(standing))
    if step.rules:
        made += paragraph(page.say("because"), " ", joined(page.rules(step.rules)), kind="because")
    for each in step.differences:
        words = {name: getattr(each, name) or "none" for name in ("here", "there", "who")}
        made += paragraph(nodes.Text(page.say(f"differs-{each.key}", rule=page.name, **words)), kind="differs")
    return made


def _acted(page: Page, told: Told) -> Iterator[nodes.Node]:
    """What the rules say that acted, in the words of the sheet; those that say the same together."""
    said: dict[tuple[str, ...], list[str]] = {}
    for name in told.rules:
        said.setdefault(page.sentences_of(name), []).append(name)
    if any(said):
        yield paragraph(page.say("acted"))
        yield definitions(
            (joined(page.rules(names)), [paragraph(nodes.Text(text)) for text in texts]) for texts, names in said.items() if texts
        )


# -- what it goes with -------------------------------------------------------------------------------------------------


def goes_with(page: Page) -> Iterator[nodes.Node]:
    """From the matrix of pairs: of a house rule the others that it combines with, of a game the rules that can be added."""
    pairs = page.pairs
    if pairs is None or page.name not in (*pairs.rules, *pairs.games):
        return
    parts = _of_game(page, pairs) if page.subject.plays else _of_rule(page, pairs)
    yield section(page.document, f"{page.name} goes with", page.say("heading-goes-with"), *parts)


def _of_rule(page: Page, pairs: Pairs) -> Iterator[nodes.Node]:
    cells = pairs.of_rule(page.name)
    on: dict[str, int] = {}
    for cell in cells:
        on[partner(cell, page.name)] = on.get(partner(cell, page.name), 0) + (cell.verdict == "combines")
    yield paragraph(page.say("tried", games=len(pairs.games)))
    yield bullets(_counted(page, on, len(pairs.games)))
    yield from _reasons(page, pairs, cells, page.name)


def _of_game(page: Page, pairs: Pairs) -> Iterator[nodes.Node]:
    cells = pairs.of_game(page.name)
    added = sorted({name for cell in cells if cell.verdict == "combines" for name in cell.rules})
    tried = pairs.tried[page.name]
    yield paragraph(page.say("tried-here"))
    yield paragraph(joined(reference(name, tried.get(name, "")) for name in added))
    yield from _reasons(page, pairs, cells)


def _counted(page: Page, on: dict[str, int], games: int) -> Iterator[Inline]:
    """The others by the number of games on which they combine, most games first."""
    for some in sorted(set(on.values()) - {0}, reverse=True):
        names = sorted(name for name, number in on.items() if number == some)
        yield [page.say("some-games", some=some, all=games), ": ", *joined(map(reference, names))]


def _reasons(page: Page, pairs: Pairs, cells: Iterable[Cell], name: str = "") -> Iterator[nodes.Node]:
    """Why not, reason by reason: with which others, on which games."""
    found: dict[str, dict[str, list[Cell]]] = {}
    for cell in cells:
        for why in reasons(cell, name):
            found.setdefault(cell.verdict, {}).setdefault(why, []).append(cell)
    for verdict in ("needs", "refused", "inert"):
        if verdict in found:
            yield paragraph(strong(page.say("verdict", verdict=verdict)))
            yield bullets(_reason(page, pairs, why, about) for why, about in sorted(found[verdict].items()))


def _reason(page: Page, pairs: Pairs, why: str, cells: list[Cell]) -> Inline:
    """A reason, and for which partners and games it is one."""
    about = {page.name} if not page.subject.plays else set.intersection(*({*cell.rules} for cell in cells))
    others = {name for cell in cells for name in cell.rules} - about
    missing = sorted({*pairs.rules} - others - about)
    where: list[Inline] = []
    if others and not missing:
        where.append(page.say("all-others"))
    elif others and len(missing) < len(others):
        where.append(page.say("all-but", names=", ".join(missing)))
    elif others:
        where.append([page.say("with-these"), " ", *joined(map(reference, sorted(others)))])
    if not page.subject.plays:
        games = sorted({cell.game for cell in cells})
        where.append(page.say("on", games=page.say("every-game") if len(games) == len(pairs.games) else ", ".join(games)))
    return [nodes.Text(f"{why} "), quiet(joined(where, "; "), "where")] if where else nodes.Text(why)


# -- what was measured -------------------------------------------------------------------------------------------------


def measured(page: Page) -> Iterator[nodes.Node]:
    """What the lab measured, each figure with its interval, and the command that measures it."""
    lab = page.measured
    if lab is None:
        return
    key = "measured-twice" if lab.compares else "measured"
    parts: list[nodes.Node] = [
        paragraph(nodes.Text(page.say(key, rounds=str(lab.rounds), policy=page.say("policy")))),
        console(lab.command),
    ]
    if lab.compares:
        if not any(row.stands_out for row in lab.rows):
            parts.append(paragraph(page.say("nothing-measured")))
        head = [page.say(f"column-{column}") for column in ("figure", "without", "with", "change")]
        rows = [[_figure(row), shown(row.value), shown(row.against), _change(row)] for row in lab.rows]
    else:
        head = [page.say("column-figure"), page.say("column-value")]
        rows = [[_figure(row), shown(row.value)] for row in lab.rows]
    parts.append(table(head, rows, "figures"))
    yield section(page.document, f"{page.name} measured", page.say("heading-measured"), *parts)


def _figure(row: Row) -> Inline:
    return [nodes.Text(row.label), quiet(f", {row.heading or row.unit}", "unit")]


def _change(row: Row) -> Inline:
    return strong(shown(row.change)) if row.stands_out else shown(row.change)
