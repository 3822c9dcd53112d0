"""Laws P2 to P5: chips, cards, something to do, an end."""

from __future__ import annotations

from hypothesis import given

from boodle import Card, CardPlayed, CardSet, Deal, OpenHands, Play, Rulebook, State, Table, legal_moves
from boodle.stages.phases import MOVES_AT_MOST
from strategies import Session, examples, sessions


def accounts(rulebook: Rulebook, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The chips of the seats, and those on the spaces."""
    return state.chips[: rulebook.seats], state.chips[rulebook.seats : -1]


@examples(40)
@given(session=sessions())
def test_p2_chips_are_conserved_at_every_step_over_all_accounts_the_bank_included(session: Session) -> None:
    """No step makes or loses a chip; no space has less than none, and no seat where nobody may owe anything."""
    rulebook = session.rulebook
    owing = rulebook.tables.debt or rulebook.bank.ante_short == "debt"
    for _, _, move, after, _ in session.steps():
        purses, spaces = accounts(rulebook, after)
        assert sum(session.purses) == sum(after.chips), move
        assert all(chips >= 0 for chips in spaces), move
        assert owing or all(chips >= 0 for chips in purses), move


@examples(40)
@given(session=sessions())
def test_p3_cards_are_partitioned_at_every_step(session: Session) -> None:
    """Every card of the pack lies in one place, and those that were played are those of which it was announced."""
    rulebook = session.rulebook
    pack = CardSet(rulebook.tables.pack)
    laid = CardSet()
    dealt = False
    for _, _, move, after, events in session.steps():
        if isinstance(move, Deal):
            laid, dealt = CardSet(), True
        dealt = dealt and not isinstance(move, OpenHands) and bool(after.rest.aside)
        laid = CardSet([*laid, *(event.card for event in events if isinstance(event, CardPlayed))])
        if dealt:
            table = Table(rulebook, after)
            places = [*table.hands, table.dead_hand, *table.aside, laid]
            assert len(pack) == sum(map(len, places)), move
            assert pack == CardSet(card for place in places for card in place), move
            assert laid == table.played, move


@examples(40)
@given(session=sessions())
def test_p4_a_live_state_has_a_lawful_move_and_a_finished_one_has_none(session: Session) -> None:
    """Whoever is broke, barred, folded or gone: somebody can always go on, until the session is over."""
    state = session.begin()
    for _, moves, _, after, _ in session.steps():
        assert len(moves.lawful) > 0
        state = after
    assert len(legal_moves(session.rulebook, state)) > 0 or state.over
    if state.over:
        assert state.turn is None
        assert () == tuple(legal_moves(session.rulebook, state))


def bound(rulebook: Rulebook, purses: tuple[int, ...]) -> int:
    """How many moves a round can take at most.

    A card is laid once, held back once at most before that, and may earn each space once. Every raise of a bid or a bet costs
    a chip more and makes everybody else act again; a pass is final.
    """
    seats, spaces = rulebook.seats, len(rulebook.spaces)
    raises = 1_000_000 if rulebook.tables.debt else sum(purses)
    stops = 52 * (2 + spaces + 1)
    claims = seats * (spaces + 1)
    sales = len(rulebook.sales) * (2 + seats + raises)
    poker = seats * (1 + (raises + 1))
    stakes = seats + len(rulebook.tables.factor_scopes)
    return 1 + stops + claims + sales + poker + stakes + len(rulebook.phases) * MOVES_AT_MOST


@examples(30)
@given(session=sessions())
def test_p5_a_round_ends_within_its_bound(session: Session) -> None:
    """No card is laid twice in a round, and there is an end to everything that comes before and after."""
    cards: list[Card] = []
    moves = number = 0
    for before, _, move, _, _ in session.steps(3000):
        if isinstance(move, Deal) or before.round.number != number:
            cards, moves, number = [], 0, before.round.number
        moves += 1
        assert moves <= bound(session.rulebook, session.purses)
        if isinstance(move, Play) and type(before.stage).__name__ == "Run":
            assert move.card not in cards
            cards.append(move.card)
