"""The fairness lab: what a report says of a simulation, what the spare hand is worth, how one seat may play."""

from __future__ import annotations

import csv
import io
import json
import math
from concurrent.futures import ThreadPoolExecutor

import pytest

from boodle import ArgumentError, Recipe
from boodle.lab import Report, Row, Section, report, sensitivity, widow_values
from boodle.lab.reports import COLUMNS, how_they_play
from boodle.lab.rows import plain
from boodle.players.leads import Weights
from boodle.simulation import Estimate, Policy, Simulation, plan, simulate
from boodle.simulation.tally import Tally


def played(recipe: str, policies: str | list[str] = "random", rounds: int = 300, **more: object) -> Simulation:
    """A small simulation in the step engine."""
    return simulate(recipe, policies, rounds, engine="step", executor=ThreadPoolExecutor(1), **more)  # type: ignore[arg-type]  # passed on


@pytest.fixture(scope="module")
def one() -> Report:
    """A table where the spare hand is for sale."""
    return report(played("michigan-rummy", "random+widow=poor"))


@pytest.fixture(scope="module")
def two() -> Report:
    """Two tables: a kitty, and one who plays otherwise."""
    return report(played("michigan", against="michigan kitty", against_policies={1: "careful"}))


def of(estimate: Estimate | None) -> Estimate:
    """A figure that is there."""
    assert estimate is not None
    return estimate


def test_figures_are_those_of_the_tally(one: Report) -> None:
    """Each row is a sum of the simulation over another one, with the same interval."""
    (simulation,) = one.simulations
    tally = simulation.tally
    wins, won = tally.sum_of("place-won[0]"), tally.rounds - tally.sum_of("void")
    assert of(one.row("place-won[0]").value).value == pytest.approx(100 * wins / won)
    assert one.row("place-net[3]").value == simulation.mean("place-net[3]")
    assert one.row("space-paid[Kitty]").value == simulation.mean("space-paid[Kitty]")
    assert one.row("widow-price").value == simulation.ratio("widow-price", "widow-taken")
    assert one.row("asked-net[0]").value == simulation.ratio("asked-net[0]", "asked[0]")
    choices = simulation.ratio("choices", "leads")
    assert of(one.row("choices").value).value == pytest.approx(100 * choices.value)
    assert of(one.row("choices").value).error == pytest.approx(100 * choices.error)
    assert sum(of(row.value).value for row in one.rows if row.measure.startswith("stop-")) == pytest.approx(100)
    assert sum(of(row.value).value for row in one.rows if row.measure.startswith("asked[")) == pytest.approx(100)
    ends = [of(one.row(f"out-on-{how}").value).value for how in ("lead", "run")]
    assert sum(ends) == pytest.approx(100)


def test_the_dealers_edge_and_the_spread_of_a_round(one: Report) -> None:
    """The dealer's chips less the mean of the others; the root of the variance, as sure as the delta method says."""
    tally = one.simulations[0].tally
    net = [tally.sum_of(f"place-net[{place}]") / tally.rounds for place in range(4)]
    assert of(one.row("dealer-edge").value).value == pytest.approx(net[3] - sum(net[:3]) / 3)
    spread = of(one.row("place-spread[0]").value)
    assert spread.value == pytest.approx(math.sqrt(tally.sum_of("place-square[0]") / tally.rounds - net[0] ** 2))
    assert 0 < spread.error < spread.value


def test_what_is_not_there_is_left_out(one: Report, two: Report) -> None:
    """No rows about a spare hand that nobody sells, about seats that all play alike, about stops that never come."""
    titles = [section.title for section in two.sections]
    assert "The spare hand" not in titles
    assert "Seat by seat" in titles
    assert "Seat by seat" not in [section.title for section in one.sections]
    assert {"stop-removed", "passes"}.isdisjoint(row.measure for row in two.rows)
    with pytest.raises(ArgumentError, match=r"no 'place-wo\[0\]'; did you mean 'place-won\[0\]'"):
        one.row("place-wo[0]")


def test_changes_are_those_of_the_simulation(two: Report) -> None:
    """Both tables were dealt the same cards, so that the change is surer than either figure."""
    (simulation,) = two.simulations
    row = two.row("cards")
    assert row.value == simulation.mean("cards")
    assert row.against == simulation.mean("against:cards")
    assert of(row.change).value == pytest.approx(simulation.change("cards").value)
    assert of(row.change).error == pytest.approx(simulation.change("cards").error)
    assert of(row.change).error < of(row.value).error
    assert row.detectable == pytest.approx(of(row.change).detectable)
    spread = two.row("place-spread[0]")
    assert of(spread.change).value == pytest.approx(of(spread.against).value - of(spread.value).value)
    assert two.row("seat-net[1]").label == "seat 1 (random → careful)"


def test_a_space_of_one_table_only(two: Report) -> None:
    """The kitty is there at the second table, and there is no change of it."""
    row = two.row("space-paid[Kitty]")
    assert (row.value, row.change) == (None, None)
    assert of(row.against).value == 8
    assert not row.stands_out
    other = report(played("michigan kitty", rounds=48, against="michigan")).row("space-paid[Kitty]")
    assert (of(other.value).value, other.against) == (8, None)


def test_a_table_against_itself_changes_nothing() -> None:
    """Same deals, same policies: zero, with an interval of no width."""
    same = report(played("michigan kitty", "careful", 96, against="michigan kitty"))
    changes = [row.change for row in same.rows]
    assert len(changes) > 30
    assert {(of(change).value, of(change).error) for change in changes} == {(0.0, 0.0)}
    assert not any(row.stands_out for row in same.rows)
    assert "of 0, about 0 would" in str(same)


def test_what_is_the_same_in_every_round_is_certain() -> None:
    """Five chips are staked on each space, not 5.00000000 of them, give or take what a double cannot hold."""
    found = report(played("michigan", rounds=720, against="michigan change-suit"))
    row = found.row("space-staked[AH]")
    assert (of(row.value), of(row.against), of(row.change)) == (Estimate(5.0, 0.0), Estimate(5.0, 0.0), Estimate(0.0, 0.0))
    assert [line.split() for line in str(found).splitlines() if line.split()[:2] == ["♥A", "5"]] == [["♥A", "5", "5", "0", "0"]]


def test_a_fair_table_is_fair() -> None:
    """Four who lead any card, each by a policy of another name, differ by no more than chance; the deal passes on."""
    alike = [Policy(), Policy(stakes="first"), Policy(leads=Weights()), Policy(factor="most")]
    fair = report(simulate("michigan", alike, 960, engine="step", executor=ThreadPoolExecutor(1)))
    for seat in range(4):
        assert abs(of(fair.row(f"seat-won[{seat}]").value).z(25)) < 4
    assert abs(of(fair.row("seat-net[0]").value).z(of(fair.row("seat-net[2]").value).value)) < 5


def test_a_single_round_tells_nothing() -> None:
    """Its figures are there, and that nobody knows how sure they are."""
    single = report(played("michigan", rounds=1, sitting=1))
    assert of(single.row("cards").value).error == math.inf
    assert "± ?" in str(single)
    assert "1 round in sittings of 1" in str(single)
    body = json.loads(json.dumps(single.to_dict(), allow_nan=False))
    (cards,) = [row for section in body["sections"] for row in section["rows"] if row["measure"] == "cards"]
    assert cards["value"]["low"] is cards["detectable"] is None
    with pytest.raises(ArgumentError, match="is no simulation; give what 'simulate' gives"):
        report("michigan")  # type: ignore[arg-type]  # wrong on purpose


def test_where_every_round_is_the_same_nothing_varies() -> None:
    """A spread of zero has no tangent, and needs none."""
    simulation = played("michigan", rounds=48)
    tally = simulation.tally
    still = Tally(
        tally.names,
        tally.sittings,
        tuple(value if name == "rounds" else 0 for name, value in zip(tally.names, tally.sums, strict=True)),
        tuple(tuple(value if not at else 0 for value in row) for at, row in enumerate(tally.products)),
        tally.lengths,
        tally.lying,
    )
    found = report(Simulation(simulation.plan, still, "step"))
    assert {"Who wins", "Chips by place", "Rounds", "How rounds end"} == {section.title for section in found.sections}
    assert "place-spread[0]" in [row.measure for row in found.rows]
    assert of(found.row("place-spread[0]").value) == Estimate(0.0, 0.0)
    assert math.isnan(of(report(Simulation(simulation.plan, nobody_wins(still), "step")).row("place-won[0]").value).value)


def nobody_wins(tally: Tally) -> Tally:
    """The same, with every round void."""
    place = tally.place_of("void")
    return Tally(
        tally.names,
        tally.sittings,
        tuple(tally.rounds if at == place else value for at, value in enumerate(tally.sums)),
        tally.products,
        tally.lengths,
        tally.lying,
    )


def test_json_reads_back(one: Report, two: Report) -> None:
    """Every figure, with what was played and how; no infinity, no NaN."""
    body = json.loads(json.dumps(two.to_dict(), allow_nan=False))
    assert ("comparison", 4, 24, 0) == (body["kind"], body["seats"], body["sitting"], body["seed"])
    assert ["michigan", "michigan kitty"] == [table["recipe"] for table in body["tables"]]
    assert body["tables"][1]["policies"] == ["random", "careful", "random", "random"]
    rows = [row for section in body["sections"] for row in section["rows"]]
    assert len(rows) == len(two.rows)
    assert rows[0]["change"] == plain(two.rows[0].change)
    assert json.loads(json.dumps(one.to_dict()))["tables"][0]["rounds"] == one.simulations[0].rounds


def test_csv_reads_back(two: Report) -> None:
    """A line for each row, the same numbers, nothing where there is nothing."""
    lines = [*csv.DictReader(io.StringIO(two.to_csv()))]
    assert list(COLUMNS) == list(lines[0])
    assert [row.measure for row in two.rows] == [line["measure"] for line in lines]
    for row, line in zip(two.rows, lines, strict=True):
        if row.change is not None:
            assert (row.change.value, row.change.high) == (float(line["change"]), float(line["change_high"]))
            assert row.detectable == float(line["detectable"])
    (kitty,) = [line for line in lines if line["measure"] == "space-paid[Kitty]"]
    assert ("", "", "8.0") == (kitty["value"], kitty["change"], kitty["against"])


def test_a_report_is_for_people(one: Report, two: Report) -> None:
    """What was played stands first; one table has a line for each thing, two have one for each figure."""
    said = str(one)
    assert said.startswith(
        "michigan-rummy, 4 players, all random+widow=poor\n312 rounds in sittings of 24, purses of 1000, seed 0\n"
    )
    assert "chips paid a round   % of rounds it pays in   chips staked a round" in said
    assert [line for line in said.splitlines() if line.startswith("  ♥A ") and line.count("±") == 3]
    said = str(two)
    assert said.startswith(
        "first: michigan, 4 players, all random\nsecond: michigan kitty, 4 players, seat 1 careful, the others random\n"
    )
    assert [line for line in said.splitlines() if line.split() == ["Kitty", "-", "8"]]
    assert [line for line in said.splitlines() if line.startswith("  void") and line.endswith("% of rounds")]


def test_policies_in_words() -> None:
    """All alike; most alike; all different."""
    random, careful, lowest = map(Policy.parse, ("random", "careful", "lowest"))
    assert "all random" == how_they_play((random, random, random))
    assert "seat 1 careful, the others random" == how_they_play((random, careful, random))
    assert "seat 0 random, seat 1 careful, seat 2 lowest" == how_they_play((random, careful, lowest))


def test_what_stands_out() -> None:
    """A change whose interval leaves out zero; a figure whose interval leaves out what it would be if all were alike."""
    sure, unsure = Estimate(1.0, 0.1), Estimate(1.0, 1.0)
    row = Row("the dealer", "it", "chips", value=sure)
    assert not row.stands_out
    assert Row("the dealer", "it", "chips", value=sure, reference=0.0).stands_out
    assert not Row("the dealer", "it", "chips", value=unsure, reference=0.0).stands_out
    assert not Row("the dealer", "it", "chips", value=sure, against=sure, reference=0.0).stands_out
    assert Row("the dealer", "it", "chips", value=sure, change=sure, reference=1.0).stands_out
    assert not Row("the dealer", "it", "chips", value=sure, change=unsure, reference=0.0).stands_out
    assert math.inf == Row("the dealer", "it", "chips").detectable
    assert ("it",) == tuple(row.measure for row in Section("all", (row,)).rows)


@pytest.fixture(scope="module")
def worth() -> Report:
    """What the spare hand of Michigan Rummy is worth."""
    return widow_values("michigan-rummy", "longest-run", 720, engine="step", executor=ThreadPoolExecutor(1))


def test_what_the_spare_hand_is_worth(worth: Report) -> None:
    """Without pay cards it is worth chips, with several of them it costs some; the first one who is asked always takes it."""
    assert worth.kind == "widow"
    assert of(worth.row("asked-net[0]").change).low > 0
    assert of(worth.row("asked-net[4]").change).high < 0
    (counted,) = worth.simulations
    assert counted.tally.sum_of("widow-taken") == 0
    assert counted.tally.sum_of("against:widow-taken") == counted.tally.sum_of("against:rounds")
    assert counted.tally.sum_of("against:widow-price") == 0
    assert {of(worth.row(f"asked-took[{kind}]").value).value for kind in range(6)} == {100.0}
    said = str(worth)
    assert "here it costs 3 chips (offer)" in said
    assert "a price that goes into a space may come back" in said
    assert "% of those asked" in said
    assert worth.to_dict()["recipe"] == "michigan-rummy"


def test_the_worth_is_the_change_of_what_the_first_one_wins(worth: Report) -> None:
    """Of the same hands at both tables."""
    tally = worth.simulations[0].tally
    assert tally.sum_of("asked[0]") == tally.sum_of("against:asked[0]")
    keeps, takes = (tally.sum_of(f"{table}asked-net[0]") / tally.sum_of("asked[0]") for table in ("", "against:"))
    assert of(worth.row("asked-net[0]").change).value == pytest.approx(takes - keeps)


def test_the_worth_at_an_auction_and_for_those_who_may_buy() -> None:
    """Instead of bidding they are asked in turn; kinds of hands that may not buy have no worth."""
    sold = widow_values("michigan widow-auction:eligible=no-pay-card", rounds=240, engine="step", executor=ThreadPoolExecutor(1))
    assert "sold to the highest bidder (auction), from 1 chip on" in str(sold)
    assert {"asked-net[0]", "asked-net[1]", "asked-net"} == {row.measure for row in sold.sections[0].rows}
    assert of(sold.row("asked-took[2]").value).value == 0
    assert "may come back" not in str(sold)


def test_a_recipe_that_prefers_something_is_priced_too() -> None:
    """What the recipe settles stays settled."""
    recipe = Recipe.parse(
        "michigan widow-offer pay-the-widow sale[offer].unsold=widow-offer.sale sale[offer].price=widow-offer.sale"
    )
    recipe = recipe.but(prefer={**dict(recipe.prefer), "sale[offer].offer": "widow-offer.sale"})
    found = widow_values(recipe, rounds=24, engine="step", executor=ThreadPoolExecutor(1))
    assert found.recipe == str(recipe)


def test_where_nobody_is_asked_there_is_no_price() -> None:
    """No sale; or nobody who may buy. The way out is a rule that sells it."""
    with pytest.raises(ArgumentError, match=r"nobody can take a spare hand at 'michigan', .* such as 'widow-offer'"):
        widow_values("michigan")
    with pytest.raises(ArgumentError, match="nobody can take a spare hand"):
        widow_values("michigan widow-offer dead-hand:dealt=none", rounds=24, engine="step", executor=ThreadPoolExecutor(1))


def test_how_one_seat_may_play() -> None:
    """On the same deals, the best policy first; who is watching is told which one is measured."""
    watched: list[str] = []
    found = sensitivity(
        "michigan", ["lowest", Policy("careful"), "random"], seat=2, rounds=240, engine="step", seats=3,
        executor=ThreadPoolExecutor(1), progress=lambda name, tally: watched.append(f"{name} {tally.rounds}"),
    )  # fmt: skip
    assert watched == ["lowest 252", "careful 252"]
    chips, wins = found.sections
    assert [row.label for row in chips.rows] == ["careful", "lowest"]
    assert {row.measure for row in wins.rows} == {"seat-won[2] careful", "seat-won[2] lowest"}
    lowest, careful = found.simulations
    assert of(found.row("seat-net[2] careful").change).value == pytest.approx(careful.change("seat-net[2]").value)
    assert lowest.tally.sum_of("seat-net[2]") == careful.tally.sum_of("seat-net[2]")
    assert str(found).startswith("how seat 2 may play at michigan, 3 players, the others random\n")
    assert "with random   with this policy" in str(found)


def test_every_policy_is_tried_where_none_is_named() -> None:
    """All of them but the one that all play by; a recipe may be one already."""
    found = sensitivity(Recipe("michigan", seats=3), base=Policy("careful"), rounds=1, sitting=1, engine="step")
    labels = {row.label for row in found.rows}
    assert "random" in labels
    assert "careful" not in labels
    assert len(labels) == 12


def test_arguments_of_the_sensitivity_that_are_none() -> None:
    """A seat that is not there; policies that are none, one by itself, or nothing new."""
    with pytest.raises(ArgumentError, match="'seat' is 4; there are the seats 0 to 3"):
        sensitivity("michigan", seat=4)
    with pytest.raises(ArgumentError, match="expected several, such as"):
        sensitivity("michigan", "lowest")
    with pytest.raises(ArgumentError, match="expected several, such as"):
        sensitivity("michigan", 5)  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ArgumentError, match="expected some that differ from 'random'"):
        sensitivity("michigan", [])
    with pytest.raises(ArgumentError, match="expected some that differ from 'random'"):
        sensitivity("michigan", ["random"])
    with pytest.raises(ArgumentError, match="'leads' is 'bold'"):
        sensitivity("michigan", ["bold"])


def test_the_kernel_gives_the_same_report() -> None:
    """Both engines count the same, so their reports say the same."""
    pytest.importorskip("numba", reason="the batch kernel needs numba")
    made = plan("michigan-rummy", "careful+widow=poor")
    both = [report(simulate(made, rounds=240, engine=engine, executor=ThreadPoolExecutor(1))) for engine in ("kernel", "step")]
    assert str(both[0]) == str(both[1])
    assert both[0].to_csv() == both[1].to_csv()
