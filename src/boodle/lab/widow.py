"""What the spare hand is worth to the first one who is asked about it, by the kind of hand that he would lay away for it."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Final

import attrs

from boodle.errors import ArgumentError
from boodle.hookspecs import Manifest, RulePlugin, Setup, hookimpl
from boodle.lab.figures import Figure, Sheet, sections, share
from boodle.lab.reporting import notes
from boodle.lab.reports import Report, how_long, how_they_play
from boodle.lab.sheets import ASKED, HUNDRED
from boodle.players.widow import KINDS
from boodle.recipe import Recipe
from boodle.rules.dealing import Sale
from boodle.simulation.plans import AGAINST, Sat, rules_of
from boodle.simulation.simulate import Policies, Progress, plan, simulate
from boodle.words import chips

RULE: Final = "spare-hand-for-nothing"
TAKES: Final = "always:0"
"""The wish of somebody who takes the spare hand whenever it costs nothing."""


@attrs.frozen
class Sales:
    """Parameters of :class:`ForNothing`: the ``names`` of the sales, and those that are ``auctions``."""

    names: tuple[str, ...] = ()
    auctions: tuple[str, ...] = ()


class ForNothing(RulePlugin):
    """Whoever is asked first may have the spare hand for nothing, and what he lays away is dead: a table to measure its worth."""

    manifest = Manifest(name=RULE, version="1.0", kind="house-rule", summary="The spare hand costs nothing")

    @hookimpl
    def boodle_parameters(self) -> type[Sales]:
        """Which sales there are."""
        return Sales

    @hookimpl
    def boodle_widow(self, setup: Setup) -> Iterator[Sale]:
        """Every sale, for nothing; instead of bidding in turn, they are asked in turn."""
        given = setup.of(Sales)
        for number, name in enumerate(given.names):
            rule = Sale(id=f"{RULE}.sale-{number}", source="house rule", name=name, price=0, old_hand="dead", unsold="stays")
            yield attrs.evolve(rule, form="offer") if name in given.auctions else rule


def widow_values(
    recipe: Recipe | str,
    policies: Policies = "random",
    rounds: int = 100_000,
    seed: int = 0,
    *,
    seats: int = 4,
    sitting: int | None = None,
    purse: int = 1000,
    engine: str = "auto",
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Report:
    """The break-even price of the spare hand, by the kind of hand of the first one who is asked about it.

    Two tables are dealt the same cards. At both the spare hand costs nothing; at the first one nobody takes it, at the second one
    the first who is asked takes it. What he wins more there is what it is worth to him: a higher price is too high. Who is
    asked first, and whether he may take it, is as the recipe says; prices, bids and what becomes of his old hand are not.

    Args:
        recipe: The rules.
        policies: How the seats play; what they say about the spare hand does not count here.
        rounds: At least so many rounds are played, as in :func:`~boodle.simulation.simulate`; so is what follows.
        seed: All chance comes from it.
        seats: The number of players, where the recipe is text.
        sitting: So many rounds are played with the same chips.
        purse: Chips of everybody when a sitting begins.
        engine: ``auto``, ``kernel`` or ``step``.
        executor: Any executor of :mod:`concurrent.futures`.
        progress: Is called after each part with what has been counted so far.

    Raises:
        AssemblyError: the rules do not fit together.
        ArgumentError: an argument that is none; or nobody is asked about a spare hand at this table.
    """
    first = plan(recipe, policies, seats=seats, seed=seed, sitting=sitting, purse=purse).tables[0]
    sales = sales_of(first)
    free = _for_nothing(first.recipe, sales)
    keeps = plan(free, [attrs.evolve(each, widow="never") for each in first.policies], seed=seed, sitting=sitting, purse=purse)
    takes = attrs.evolve(keeps.tables[0], policies=tuple(attrs.evolve(each, widow=TAKES) for each in first.policies))
    both = attrs.evolve(keeps, tables=(keeps.tables[0], takes))
    counted = simulate(both, rounds=rounds, engine=engine, executor=executor, progress=progress)
    kinds = [kind for kind in range(len(KINDS)) if counted.tally.sum_of(f"{AGAINST}asked-took[{kind}]")]
    if not kinds:
        raise ArgumentError(_nobody(first.recipe))
    worth = Sheet("What the spare hand is worth", tuple(_worth(kinds)), "the chips are those of the first one who is asked")
    hands = Sheet("Who is asked first", tuple(_hands()))
    found = (
        *sections((worth,), (worth,), counted.tally),
        *(attrs.evolve(section, alone=True) for section in sections((hands,), None, counted.tally)),
    )
    heads = ("keeps his hand", "takes the other", "worth")
    rows = tuple(row for section in found for row in section.rows)
    about = (
        f"the spare hand at {first.recipe}, {first.recipe.seats} players, {how_they_play(first.policies)}",
        how_long(counted),
    )
    return Report("widow", str(first.recipe), about, heads, found, (*_notes(sales), *notes(rows, True)), (counted,))


def sales_of(table: Sat) -> tuple[Sale, ...]:
    """How the spare hand is sold at a table.

    Raises:
        ArgumentError: it is not.
    """
    sales = rules_of(table).sales
    if not sales:
        raise ArgumentError(_nobody(table.recipe))
    return sales


def _nobody(recipe: Recipe) -> str:
    return (
        f"nobody can take a spare hand at '{recipe}', so there is nothing to price; "
        "add a rule that sells it, such as 'widow-offer' or 'widow-exchange'"
    )


def _for_nothing(recipe: Recipe, sales: tuple[Sale, ...]) -> Recipe:
    """The recipe with every sale as it is measured."""
    names = tuple(sale.name for sale in sales)
    auctions = tuple(sale.name for sale in sales if sale.form == "auction")
    prefer = {
        f"sale[{name}].{field}": f"{RULE}.sale-{number}"
        for number, name in enumerate(names)
        for field in ("price", "old_hand", "unsold", *(("form",) if name in auctions else ()))
    }
    return recipe.but((ForNothing, {"names": names, "auctions": auctions}), prefer={**dict(recipe.prefer), **prefer})


def _worth(kinds: list[int]) -> Iterator[Figure]:
    for kind in kinds:
        yield Figure(KINDS[kind], f"asked-net[{kind}]", "chips", share(f"asked-net[{kind}]", f"asked[{kind}]"), "a round")
    net, asked = ({f"{name}[{kind}]": 1.0 for kind in kinds} for name in ("asked-net", "asked"))
    yield Figure("any of these hands", "asked-net", "chips", share(net, asked), "a round")


def _hands() -> Iterator[Figure]:
    for kind, label in enumerate(KINDS):
        yield Figure(label, f"asked[{kind}]", "%", share(f"asked[{kind}]", ASKED, HUNDRED), "of those asked")
    for kind, label in enumerate(KINDS):
        took = share(f"{AGAINST}asked-took[{kind}]", f"{AGAINST}asked[{kind}]", HUNDRED)
        yield Figure(label, f"asked-took[{kind}]", "%", took, "of them may take it")


def _notes(sales: tuple[Sale, ...]) -> Iterator[str]:
    yield "worth: what he wins more with the spare hand for nothing; a price above it is too high"
    for sale in sales:
        if sale.form == "auction":
            yield f"here it is sold to the highest bidder ({sale.name}), from {chips(int(sale.opening or 1))} on"
        else:
            yield f"here it costs {chips(int(sale.price or 0))} ({sale.name})"
    if any(sale.payee != ("seller",) for sale in sales):
        yield "a price that goes into a space may come back to whoever paid it, so that he may pay a little more than the worth"
