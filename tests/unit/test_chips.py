"""Chips: names of spaces, chips on spaces, and how they are divided."""

from __future__ import annotations

import pickle
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boodle import ArgumentError, Card, Spaces, UnknownSpace
from boodle.chips import in_turn, lay_out, space_name

CHIPS = st.integers(0, 40)


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("A♥", "AH"),
        ("♥A", "AH"),
        ("ah", "AH"),
        (Card("TD"), "10D"),
        ("Kitty", "Kitty"),
        ("kitty", "kitty"),
        ("AX", "AX"),
        ("", ""),
    ],
)
def test_a_card_space_is_named_by_its_card(written: Any, name: str) -> None:
    """However the card is spelled; other names are left as they are."""
    assert name == space_name(written)


@pytest.mark.parametrize("value", [None, 5, True, 0, b"AH", ["AH"], object()])
def test_a_number_is_no_name_of_a_space(value: Any) -> None:
    """A card index would mean a space by accident."""
    with pytest.raises(ArgumentError, match="is no name of a space; give text such as 'A♥' or 'Kitty'"):
        space_name(value)


def test_chips_on_spaces_are_a_mapping_in_layout_order() -> None:
    """Every spelling finds the space; the order is the layout's."""
    spaces = Spaces([("AH", 4), ("KC", 0), ("Kitty", 7)])
    assert [4, 4, 4, 0, 7] == [spaces["AH"], spaces["♥A"], spaces[Card("AH")], spaces["K♣"], spaces["Kitty"]]
    assert (["AH", "KC", "Kitty"], [4, 0, 7], 3) == (list(spaces), list(spaces.values()), len(spaces))
    assert "a♥" in spaces
    assert "QD" not in spaces
    assert "Spaces({'AH': 4, 'KC': 0, 'Kitty': 7})" == repr(spaces)


def test_chips_on_spaces_equal_any_mapping_with_the_same_chips() -> None:
    """The order does not count, neither for equality nor for the hash."""
    one, other = Spaces([("AH", 4), ("KC", 0)]), Spaces([("KC", 0), ("AH", 4)])
    assert one == other == {"AH": 4, "KC": 0} == pickle.loads(pickle.dumps(one))
    assert hash(one) == hash(other)
    assert one != Spaces([("AH", 4), ("KC", 1)])


@pytest.mark.parametrize("name", ["QD", "", None, 3, True, ["AH"], object()])
def test_a_space_that_is_not_there_is_named(name: Any) -> None:
    """Looking it up is a ``KeyError`` that reads like the others; asking with ``in`` or ``get`` is no error."""
    spaces = Spaces([("AH", 4), ("Kitty", 0)])
    with pytest.raises(UnknownSpace, match=r"^there is no space .*; there are AH, Kitty$"):
        spaces[name]
    with pytest.raises(KeyError):
        spaces[name]
    assert name not in spaces
    assert spaces.get(name) is None


def test_a_table_without_spaces_says_so() -> None:
    """There is nothing to choose from."""
    with pytest.raises(UnknownSpace, match=r"^there is no space 'AH'; there are none$"):
        Spaces([])["AH"]


@pytest.mark.parametrize("value", [None, 3, "AH", [None], [("AH",)], ["AH"], {"AH": True}])
def test_what_says_no_chips_is_refused(value: Any) -> None:
    """Chips come as pairs of a name and a number."""
    with pytest.raises(ArgumentError, match="says no chips on spaces"):
        Spaces(value)


@given(CHIPS, CHIPS, st.integers(1, 9))
def test_payees_are_paid_one_chip_each_in_turn(available: int, due: int, payees: int) -> None:
    """RULES edge 11: nobody is ahead by more than a chip, the first ones are served first, nothing is kept back."""
    shares = in_turn(available, due, payees)
    paid = [0] * payees
    left = available
    for _ in range(due):
        for seat in range(payees):
            if left:
                paid[seat] += 1
                left -= 1
    assert tuple(paid) == shares


@given(CHIPS, st.lists(st.integers(0, 6), max_size=6))
def test_a_short_stake_fills_the_layout_one_chip_at_a_time(available: int, dues: list[int]) -> None:
    """RULES edges 9 and 10: one chip on each space in layout order, then the second ones."""
    laid = [0] * len(dues)
    left = available
    while left and laid != dues:
        for space, due in enumerate(dues):
            if left and laid[space] < due:
                laid[space] += 1
                left -= 1
    assert tuple(laid) == lay_out(available, dues)


def test_large_stakes_are_laid_out_as_fast_as_small_ones() -> None:
    """Nobody counts a billion chips one by one."""
    assert (999_999_999, 999_999_999, 5, 999_999_998) == lay_out(3 * 10**9 + 1, (10**9, 2 * 10**9, 5, 10**9))
    assert (500_000_001, 500_000_000) == in_turn(10**9 + 1, 10**9, 2)


@given(st.integers(0, 200), st.lists(st.integers(1, 60), min_size=1, max_size=6))
def test_a_longer_purse_lays_no_space_less(available: int, dues: list[int]) -> None:
    """One more chip goes on one space, and the sum is what there is or what is due."""
    one, more = lay_out(available, dues), lay_out(available + 1, dues)
    assert min(available, sum(dues)) == sum(one)
    assert sum(more) - sum(one) in (0, 1)
    assert all(before <= after for before, after in zip(one, more, strict=True))
    assert all(first + 1 >= second for (first, due), (second, _) in pairwise(zip(one, dues, strict=True)) if first < due)
