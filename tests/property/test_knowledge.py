"""What a seat may infer: the truth is always possible, worlds are drawn uniformly, and both depend on the view alone."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boodle import ArgumentError, CardSet, Deal, Deck, Game, Recipe, Rulebook, RulePlugin, Setup, assemble, hookimpl, placing
from boodle.knowledge import knowledge, sample, worlds
from boodle.testing.swaps import history, random_game
from pairs.recipes import games, shipped
from plugins import Bare
from plugins.saying import house_rule, rule
from strategies import examples, rulebooks


class ShortPack(RulePlugin):
    """Eleven cards, so that all worlds can be listed."""

    manifest = house_rule("test-short-pack", "Eleven cards")

    @hookimpl
    def boodle_deck(self, setup: Setup) -> Deck:
        """Two to seven of clubs and two to six of hearts."""
        kept = {*range(6), *range(26, 31)}
        return rule(Deck, "test-short-pack.deck", removed=CardSet([card for card in range(52) if card not in kept]))


def sound(game: Game, seats: Iterable[int]) -> int:
    """How often it was checked that the truth is possible for these seats."""
    checked = 0
    truth = (*game.hands, game.dead_hand)
    for seat in seats:
        view = game.seen_by(seat)
        known = knowledge(game.rulebook, view)
        for at, cards in enumerate(truth):
            assert not cards - (known.possible(at) if at < len(game.hands) else known.possibly_dead)
            assert not (known.certain(at) if at < len(game.hands) else known.certainly_dead) - cards
        world = known.sample(Random(1))
        assert (view.hand or world.hands[seat]) == world.hands[seat]
        assert view.counts == tuple(map(len, world.hands))
        assert view.dead_count == len(world.dead_hand)
        checked += 1
    return checked


@pytest.mark.parametrize("game", games())
def test_the_truth_is_among_the_possible_worlds(game: str) -> None:
    """In every shipped game, with the fewest and the most players."""
    random = Random(game)
    for seats in set(shipped()[game].seats):
        rulebook = assemble(Recipe(game, seats=seats))
        for at in random.sample(history(random_game(rulebook, random, most=100))[1:], 1):
            assert sound(at, range(seats)) == seats


@examples(20)
@given(rulebook=rulebooks(), seed=st.integers(0, 1 << 30))
def test_the_truth_is_possible_under_any_rules(rulebook: Rulebook, seed: int) -> None:
    """Test plug-ins with phases that move cards among them."""
    random = Random(seed)
    game = random_game(rulebook, random)
    assert sound(random.choice(history(game)), range(rulebook.seats)) == rulebook.seats


def chi_square(counts: Iterable[int], cells: int) -> float:
    """How likely such counts are where all cells are equally likely: the tail of chi-square (Wilson and Hilferty)."""
    counts = list(counts)
    expected = sum(counts) / cells
    statistic = sum((count - expected) ** 2 for count in counts) / expected + expected * (cells - len(counts))
    free = cells - 1
    normal = ((statistic / free) ** (1 / 3) - 1 + 2 / (9 * free)) / math.sqrt(2 / (9 * free))
    return math.erfc(normal / math.sqrt(2)) / 2


@pytest.mark.parametrize("seed", range(4))
def test_worlds_are_drawn_uniformly(seed: int) -> None:
    """On a short pack the sampler draws each of all possible worlds equally often (chi-square, p > 1e-4)."""
    rulebook = assemble(Recipe(Bare, ShortPack, seats=3))
    random = Random(seed)
    game = Game.new(rulebook, dealer=2, rounds=1).play(Deal.shuffled(random))
    for _ in range(seed):
        game = game.play(game.moves.draw(random))
    view = game.seen_by(1)
    possible = set(worlds(rulebook, view))
    known = knowledge(rulebook, view)
    drawn = Counter(known.sample(random) for _ in range(15 * len(possible)))
    assert not drawn.keys() - possible
    assert len(possible) > 3
    assert chi_square(drawn.values(), len(possible)) > 1e-4


OPTIONS = (0b111, 0b011, 0b101, 0b111, 0b110, 0b111, 0b011)
ROOM = (3, 2, 2)


@pytest.mark.parametrize(
    ("tries", "states"), [(400, 50_000), (0, 50_000), (0, 1)], ids=["by bounds", "by number", "by exchanges"]
)
def test_every_manner_of_drawing_is_uniform(tries: int, states: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of the three manners in which cards are placed gives all ways equally often, where exchanges can reach them all."""
    monkeypatch.setattr(placing, "MOST_TRIES", tries)
    monkeypatch.setattr(placing, "MOST_STATES", states)
    placing._counter.cache_clear()
    possible = set(placing.every_placing(OPTIONS, ROOM))
    random = Random(2)
    drawn = Counter(tuple(placing.draw_placing(OPTIONS, ROOM, random)) for _ in range(1000))
    placing._counter.cache_clear()
    assert possible == drawn.keys()
    assert chi_square(drawn.values(), len(possible)) > 1e-4


def test_pruning_leaves_what_some_placing_has() -> None:
    """A place stays an option exactly where some way to place all cards uses it."""
    random = Random(3)
    for _ in range(100):
        options = tuple(random.randrange(1, 16) for _ in range(6))
        room = tuple(random.randrange(4) for _ in range(4))
        ways = list(placing.every_placing(options, room))
        if not ways:
            with pytest.raises(ArgumentError, match="no way"):
                placing.prune(options, room)
            continue
        used = tuple(sum(1 << at for at in {way[card] for way in ways}) for card in range(6))
        assert used == placing.prune(options, room)


def test_a_sample_depends_on_the_view_alone() -> None:
    """The same view and the same dice give the same world, whoever asks, also after the view was cut off from its game."""
    rulebook = assemble(Recipe("michigan", seats=4))
    game = Game.new(rulebook, dealer=0, rounds=1).play(Deal.from_seed(b"a sample of its own"))
    view = game.seen_by(1)
    other = [*game.log[0].order]  # type: ignore[attr-defined]  # the first move is the deal
    theirs = [at for at, card in enumerate(other) if card not in {held.index for held in view.hand}]
    other[theirs[0]], other[theirs[2]] = other[theirs[2]], other[theirs[0]]
    elsewhere = Game.new(rulebook, dealer=0, rounds=1).play(Deal(tuple(other)))
    assert elsewhere.hands != game.hands
    assert sample(rulebook, view, Random(5)) == sample(rulebook, elsewhere.seen_by(1), Random(5))


def test_spectators_hold_nothing() -> None:
    """A spectator's view has no hand from which anything could be inferred."""
    rulebook = assemble(Recipe("michigan", seats=4))
    with pytest.raises(ArgumentError, match="spectator"):
        knowledge(rulebook, Game.new(rulebook, dealer=0).seen_by(None))
