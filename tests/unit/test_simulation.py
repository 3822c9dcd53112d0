"""Simulations: the same numbers however they are carried out, figures with intervals, policies in words."""

from __future__ import annotations

import importlib.util
import itertools
import math
import pickle
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from boodle import (
    ArgumentError,
    AssemblyError,
    Consequence,
    Recipe,
    RoundEnded,
    RuleBroken,
    WentOut,
    assemble,
)
from boodle.players.leads import POLICIES, Weights, best_leads, nth, orders, pay_cards
from boodle.players.widow import WISHES, Wish
from boodle.simulation import (
    Estimate,
    NotCompiled,
    Plan,
    Policy,
    Simulation,
    SimulationStopped,
    Tally,
    difference,
    obstacles,
    plan,
    ratio,
    simulate,
)
from boodle.simulation.chance import Stream
from boodle.simulation.plans import count
from boodle.simulation.policies import policies_of
from kitchen import plugin
from mutants.eleven import HEADS_UP, a_pass_is_not_final

FAST = importlib.util.find_spec("numba") is not None
fast = pytest.mark.skipif(not FAST, reason="the batch kernel needs numba: pip install 'boodle[fast]'")


class AtOnce(Executor):
    """An executor that does the work when it is asked, in the order of its own liking: the last one first."""

    def __init__(self) -> None:
        self.calls: list[tuple[Future[Any], Any, Any]] = []
        self.asked = 0

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        future: Future[Any] = Future()
        self.calls.append((future, work, args))
        if len(self.calls) == 3:
            for waiting, each, given in reversed(self.calls):
                waiting.set_result(each(*given))
            self.calls.clear()
        return future

    def flush(self) -> None:
        for waiting, each, given in self.calls:
            waiting.set_result(each(*given))


def quick(recipe: str = "boodle-de", **given: Any) -> Simulation:
    """Some rounds in the step engine."""
    usual: dict[str, Any] = {"rounds": 96, "seed": 5, "sitting": 4, "engine": "step"}
    return simulate(recipe, **(usual | given))


# -- the same numbers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ["step", pytest.param("kernel", marks=fast)])
def test_any_split_and_any_executor_give_the_same_numbers(engine: str) -> None:
    """One part or many, in threads or processes, in any order."""
    whole = quick(engine=engine)
    with ThreadPoolExecutor(3) as threads, ProcessPoolExecutor(2) as processes:
        for executor, size in itertools.product((None, threads, processes), (4, 20, 1000)):
            assert quick(engine=engine, executor=executor, shard_rounds=size) == whole
    assert whole.rounds == 96
    assert whole.tally.sittings == 24


def test_finished_in_another_order_it_is_counted_in_the_same() -> None:
    """Twenty-four parts, the last of each three first."""
    executor = AtOnce()
    assert quick(shard_rounds=4, executor=executor) == quick()
    assert executor.asked == 24


@fast
@pytest.mark.parametrize("recipe", ["boodle-de", "michigan-rummy", "tripoley-cadaco", "newmarket"])
def test_both_engines_give_the_same_numbers(recipe: str) -> None:
    """Every sum, and every product of two sums."""
    policies = ["careful+widow=poor", "random", "greedy+stakes=first", "known-stops-kept"]
    assert quick(recipe, policies=policies) == quick(recipe, policies=policies, engine="kernel")


@fast
@pytest.mark.parametrize("stake", [100, 1_000, 5_000, 5_000_000])
def test_no_stake_is_too_high(stake: int) -> None:
    """Sums of squares that no processor's number holds are added up all the same, and chips that it cannot square."""
    high = f"michigan kitty:stake={stake}"
    assert quick(high, purse=10**9, engine="kernel") == quick(high, purse=10**9)
    many = simulate(high, rounds=24_000, sitting=24, purse=10**6, executor=ThreadPoolExecutor(1)) if stake < 10**5 else quick()
    assert 0 < many.mean("place-square[0]").half < many.mean("place-square[0]").value


def test_the_seed_is_the_seed() -> None:
    """Another one gives other numbers, the same one the same; more rounds begin with the same ones."""
    assert quick() != quick(seed=6)
    made = plan("boodle-de", seed=5, sitting=4)
    assert count(made, "step", 0, 3) + count(made, "step", 3, 21) == quick().tally


def test_a_simulation_can_be_sent_to_another_process() -> None:
    """Plans go out, tallies come back."""
    whole = quick(against="boodle-de kitty")
    assert pickle.loads(pickle.dumps(whole)) == whole
    assert Plan.from_dict(whole.plan.to_dict()) == whole.plan
    assert Tally.from_dict(whole.tally.to_dict()) == whole.tally


# -- what is counted ---------------------------------------------------------------------------------------------------


def test_chips_and_rounds_add_up() -> None:
    """What seats win, spaces lose; every round has one winner or none; every place is a seat."""
    found = quick("michigan-rummy", rounds=200)
    tally = found.tally

    def total(name: str) -> int:
        return sum(tally.sum_of(each) for each in tally.names if each.startswith(f"{name}["))

    assert total("place-net") == total("seat-net") == total("space-paid") - total("space-staked")
    assert total("place-won") == total("seat-won") == tally.rounds - tally.sum_of("void")
    assert total("seat-leads") == tally.sum_of("leads")
    stops = sum(tally.sum_of(name) for name in tally.names if name.startswith("stop-"))
    # every lead ends in a stop, or the round ends with it
    assert stops == tally.sum_of("leads") - total("place-won")
    assert sum(tally.lengths[0]) == tally.rounds
    assert sum(length * rounds for length, rounds in enumerate(tally.lengths[0])) == tally.sum_of("cards")
    assert [row[0] for row in tally.lying[0]] == [50, 50, 50, 50]


def test_a_mean_and_its_interval_are_those_of_the_sittings() -> None:
    """By hand: the ratio estimator over sittings."""
    tally = Tally(("rounds", "x"), 4, (8, 12), ((16,), (24, 56)), ((0,) * 53,), (((4, 0, 0),),))
    # four sittings of two rounds each, x = 1, 2, 3, 6
    found = ratio(tally, "x")
    expected = [1, 2, 3, 6]
    tally = Tally(("rounds", "x"), 4, (8, 12), ((16,), (24, sum(x * x for x in expected))), ((0,) * 53,), (((4, 0, 0),),))
    found = ratio(tally, "x")
    variance = sum((x - 3) ** 2 for x in expected) / 3
    assert found.value == 1.5
    assert math.isclose(found.error, math.sqrt(variance * 4) / 8)
    assert math.isclose(found.half, 1.959963984540054 * found.error)
    assert math.isclose(found.detectable / found.error, 1.959963984540054 + 0.8416212335729143)
    assert (found.low, found.high) == (found.value - found.half, found.value + found.half)
    assert math.isclose(found.z(1.0), 0.5 / found.error)


def test_what_never_varies_has_no_error() -> None:
    """Five chips are staked on each space in every round: nothing is rounded."""
    for space in ("AH", "KC", "QD", "JS"):
        staked = quick(rounds=400).mean(f"space-staked[{space}]")
        assert (staked.value, staked.error) == (5.0, 0.0)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """A hundred simulations of the same table: about one interval in twenty misses the eldest's share of wins."""
    parts = [quick(seed=seed, rounds=48, sitting=3).mean("place-won[0]") for seed in range(100)]
    truth = sum(each.value for each in parts) / len(parts)
    misses = sum(not each.low <= truth <= each.high for each in parts)
    assert 1 <= misses <= 18


def test_a_table_compared_with_itself_does_not_differ() -> None:
    """The same deals, the same policies: no change at all, and no width."""
    found = quick(against="boodle-de")
    change = found.change("place-net[0]")
    assert (change.value, change.error) == (0.0, 0.0)
    assert quick(against="boodle-de", against_policies={0: "lowest"}).change("seat-net[0]").error > 0


def test_a_paired_comparison_is_sharper_than_two_simulations() -> None:
    """Of the dealer's double stake: the same cards are dealt at both tables."""
    found = quick("michigan", against="michigan kitty", rounds=800)
    apart = math.hypot(quick("michigan", rounds=800).mean("place-net[0]").error, found.mean("against:place-net[0]").error)
    assert found.change("place-net[0]").error < apart


def test_figures_that_nothing_is_known_of() -> None:
    """One sitting has no spread; what never happened has no share; an estimate says so."""
    lonely = quick(rounds=4)
    assert lonely.mean("cards").error == math.inf
    assert "?" in str(lonely.mean("cards"))
    assert math.isnan(lonely.ratio("widow-price", "widow-taken").value)
    assert str(Estimate(1.23456, 0.01)) == "1.235 ± 0.020"
    assert str(Estimate(2.0, 0.0)) == "2.0000 ± 0.0000"
    with pytest.raises(ArgumentError, match="nothing is called 'luck'"):
        lonely.mean("luck")
    with pytest.raises(ArgumentError, match="against:cards"):
        lonely.change("cards")
    assert difference(lonely.tally, ((1.0, "cards", "rounds"),)).value == lonely.mean("cards").value


def test_it_stops_when_the_figure_is_sure_enough() -> None:
    """After the first part at which it is, whatever runs at the same time."""
    sure = quick(rounds=4000, until=("cards", 1.0), shard_rounds=40)
    assert sure.mean("cards").half <= 1.0
    assert sure.rounds < 1000
    with ThreadPoolExecutor(3) as threads:
        assert quick(rounds=4000, until=("cards", 1.0), shard_rounds=40, executor=threads) == sure


def test_progress_is_told_part_by_part() -> None:
    """With all that is counted so far."""
    told: list[int] = []
    quick(shard_rounds=32, executor=ThreadPoolExecutor(2), progress=lambda tally: told.append(tally.rounds))
    assert told == [32, 64, 96]


# -- what cannot be compiled -------------------------------------------------------------------------------------------

TAX = plugin("tax", Consequence(id="tax.out", source="a test", on=WentOut, pays=lambda _, __: (), text="Nothing."))


def _fails(*_: object) -> tuple[()]:
    raise ZeroDivisionError


BROKEN = plugin("bad", Consequence(id="bad.end", source="a test", on=RoundEnded, pays=_fails, text="It fails."))


def test_a_rule_of_its_own_is_named_and_played_in_the_step_engine() -> None:
    """The caller is told which rule made it so."""
    found = simulate(Recipe("boodle-de", TAX), rounds=8, sitting=4, executor=ThreadPoolExecutor(1))
    assert found.engine == "step"
    assert [(each.rule, each.plugin) for each in found.obstacles] == [("tax.out", "tax")]
    assert "cannot be compiled" in str(found.obstacles[0])
    assert found.tally.sums == simulate("boodle-de", rounds=8, sitting=4, engine="step").tally.sums
    with pytest.raises(NotCompiled, match=r"tax\.out"):
        simulate(Recipe("boodle-de", TAX), engine="kernel")
    assert obstacles(assemble("rummoli"))
    assert not obstacles(assemble("tripoley-cadaco"))


def test_a_broken_rule_is_told_as_what_it_is() -> None:
    """Not as a simulation that failed."""
    with pytest.raises(RuleBroken, match=r"bad\.end"):
        simulate(Recipe("boodle-de", BROKEN), rounds=8)


def test_a_round_that_never_ends_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """An auction in which a pass is not final, and nobody bids: it names the stage at which it was."""
    a_pass_is_not_final(monkeypatch)
    with pytest.raises(SimulationStopped, match="'selling'"):
        simulate(HEADS_UP, rounds=2, sitting=2, engine="step")


# -- arguments ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"rounds": 0}, "'rounds' is 0"),
        ({"rounds": 10.5}, "'rounds' is 10.5"),
        ({"seed": -1}, "'seed' is -1"),
        ({"seed": 1 << 64}, "'seed'"),
        ({"sitting": 0}, "'sitting' is 0"),
        ({"purse": -5}, "'purse' is -5"),
        ({"engine": "fast"}, "'engine' is 'fast'"),
        ({"executor": 2}, "'executor' is 2"),
        ({"shard_rounds": 0}, "'shard_rounds' is 0"),
        ({"policies": "lucky"}, "'leads' is 'lucky'"),
        ({"policies": ["random"]}, "one for each of 4 seats"),
        ({"policies": {7: "random"}}, "names the seat 7"),
        ({"policies": 3}, "'policies' is 3"),
        ({"until": ("luck", 0.1)}, "names 'luck'"),
        ({"until": ("cards", 0)}, "'until' is"),
        ({"until": "cards"}, "'until' is"),
        ({"progress": 3}, "'progress' is 3"),
        ({"against": Recipe("boodle-de", seats=5)}, "for 5 players and the other table for 4"),
    ],
)
def test_bad_arguments_are_told(given: dict[str, Any], message: str) -> None:
    """What came, what was expected, before a single round."""
    with pytest.raises(ArgumentError) as caught:
        quick(**given)
    assert message in str(caught.value)


def test_rules_that_do_not_fit_are_told_as_ever() -> None:
    """All at once."""
    with pytest.raises(AssemblyError):
        simulate("boodle-de no-such-rule")


# -- policies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["random", "longest-run+widow=poor:7", "careful+stakes=first+factor=most", "lowest+widow=always", "greedy+stakes=random"],
)
def test_a_policy_is_written_as_it_is_read(text: str) -> None:
    """And comes back from JSON."""
    policy = Policy.parse(text)
    assert str(policy) == text
    assert Policy.from_dict(policy.to_dict()) == policy


def test_policies_of_ones_own_are_data() -> None:
    """Weights for leads, a wish for the widow."""
    own = Policy(Weights(rank=2), Wish(1, 50, 0, 3))
    assert Policy.from_dict(own.to_dict()) == own
    assert "leads=(0, 0, 0, 2, 0, 0)" in str(own)
    assert own.wish == Wish(1, 50, 0, 3)
    assert Policy(widow="poor:9").wish == WISHES["poor"]._replace(most=9)
    assert policies_of({1: own}, 3) == (Policy(), own, Policy())


@pytest.mark.parametrize("text", ["", "x=y", "random+random", "widow=maybe", "widow=poor:x", "stakes=all", "factor=1", 7])
def test_policies_that_are_none(text: Any) -> None:
    """Each with what there is."""
    with pytest.raises(ArgumentError):
        Policy.parse(text)


@pytest.mark.parametrize(
    ("name", "hand", "leads", "expected"),
    [
        ("longest-run", "3C 4C 5C 2D KS", "3C 2D KS", "3C"),
        ("longest-suit", "3C 5C 9C 2D 3D KS", "3C 2D KS", "3C"),
        ("shortest-suit", "3C 5C 9C 2D 3D KS", "3C 2D KS", "KS"),
        ("boodle-suit-low", "3C 4C 5C 2D QD KS", "3C 2D KS", "2D"),
        ("boodle-suit-avoided", "2D 3D QD 5C KS", "2D 5C KS", "5C KS"),
        ("lowest", "3C 2D KS", "3C 2D KS", "2D"),
        ("highest", "3C 2D KS", "3C 2D KS", "KS"),
        ("greedy", "3C 4C 5C JD QD KS", "3C JD KS", "JD"),
        ("known-stops-first", "3C 4C 2D AS", "3C 2D AS", "AS"),
        ("known-stops-kept", "3C 2D AS", "3C 2D AS", "3C 2D"),
        ("random", "3C 2D AS", "3C 2D AS", "3C 2D AS"),
    ],
)
def test_what_each_policy_leads(name: str, hand: str, leads: str, expected: str) -> None:
    """The sources' advice, card by card, with the pay cards of document 004."""
    from boodle import CardSet

    tables = assemble("boodle-de").tables
    found = best_leads(POLICIES[name], CardSet(leads).mask, CardSet(hand).mask, pay_cards(tables), 0, *orders(tables))
    assert CardSet(found) == CardSet(expected)


def test_a_card_that_everybody_knows_to_be_gone_makes_a_stop() -> None:
    """With the four played, the three is a card after which one leads again."""
    from boodle import CardSet

    tables = assemble("boodle-de").tables
    cards = CardSet("3C 7D").mask
    found = best_leads(POLICIES["known-stops-first"], cards, cards, 0, CardSet("4C").mask, *orders(tables))
    assert CardSet(found) == CardSet("3C")


# -- chance ------------------------------------------------------------------------------------------------------------


def test_the_stream_of_a_round_is_frozen() -> None:
    """These numbers stay as they are: stored shards were made with them."""
    assert Stream(0, 0, 1).bits() == 0xBFEF8030DDC2D772
    assert Stream(7, 11, 3).shuffled([*range(52)])[:8] == [24, 17, 14, 42, 22, 6, 50, 15]


def test_shuffles_are_fair() -> None:
    """Every card as often at every place, within five standard errors."""
    rounds = 4000
    seen = [[0] * 13 for _ in range(13)]
    for number in range(rounds):
        for place, card in enumerate(Stream(1, number, 1).shuffled([*range(13)])):
            seen[place][card] += 1
    bound = 5 * math.sqrt(rounds / 13 * 12 / 13)
    assert all(abs(times - rounds / 13) < bound for row in seen for times in row)


def test_numbers_below_are_fair() -> None:
    """So are choices."""
    stream = Stream(3, 0, 1)
    counts = [0] * 7
    for _ in range(7000):
        counts[stream.below(7)] += 1
    assert max(counts) - min(counts) < 300


def test_the_nth_card() -> None:
    """Counted from the two of clubs."""
    random = Random(2)
    cards = random.sample(range(52), 9)
    assert [nth(sum(1 << card for card in cards), at) for at in range(9)] == sorted(cards)
    assert nth(sum(1 << card for card in cards), 9) == nth(0, 0) == 52
