"""Who plays, with which cards, on which board, and what is staked."""

from __future__ import annotations

import itertools

from boodle.cards import RANKS, CardSet
from boodle.rules.base import UNSET
from boodle.rules.setting import Ante, Choice
from boodle.sheet.facts import Facts
from boodle.tables import scope_of


def players(facts: Facts) -> None:
    """How many play, and what they bring."""
    facts.tell("players", "core.players", n=facts.rulebook.seats)
    facts.tell("purses", "core.purses")


def cards(facts: Facts) -> None:
    """The pack, and how its cards rank."""
    deck = facts.rulebook.deck
    size = facts.rulebook.tables.size
    removed = deck.removed if isinstance(deck.removed, CardSet) else CardSet()
    facts.tell("pack-without" if removed else "pack", "deck.removed", n=size, removed=str(removed), many=len(removed))
    ranks = RANKS if deck.ace == "high" else (RANKS[-1], *RANKS[:-1]) if deck.ace == "low" else (RANKS[-1], *RANKS)
    facts.tell("ranks", "deck.ace", ranks=" ".join(ranks), ace=str(deck.ace))


def layout(facts: Facts) -> None:
    """The board: pay cards first, then the other spaces."""
    pay_cards = facts.rulebook.layout.cards or ()
    if pay_cards:
        facts.tell("layout-cards", "layout.cards", n=len(pay_cards), cards=" ".join(map(str, pay_cards)))
    others = [space for space in facts.rulebook.spaces if space.id]
    if others:
        names = "|".join(f"space:{space.name}" for space in others)
        slots = [f"space[{space.name}]" for space in others]
        facts.tell("layout-spaces", *slots, n=len(others), spaces=names, more=bool(pay_cards))
    if not pay_cards and not others:
        facts.tell("layout-none", "layout.cards")


def stakes(facts: Facts) -> None:
    """What lies on the board before the cards are dealt."""
    found = len(facts.found)
    _antes(facts)
    if facts.rulebook.stakes.mode != "fixed":
        _free(facts)
    if len(facts.found) == found:
        facts.tell("stakes-none", "stakes.mode")


def _free(facts: Facts) -> None:
    stakes = facts.rulebook.stakes
    spaces = "|".join(f"space:{name}" for name in facts.rulebook.tables.free_spaces)
    key = f"stakes-{stakes.mode}"
    facts.tell(key, "stakes.mode", "stakes.total", chips=_number(stakes.total), spaces=spaces)
    if stakes.dealer_total != "same":
        facts.tell("stakes-dealer", "stakes.dealer_total", chips=_number(stakes.dealer_total))
    if stakes.minimum and facts.counts("stakes.minimum"):
        facts.tell("stakes-minimum", "stakes.minimum", chips=_number(stakes.minimum))
    if stakes.cover_all:
        facts.tell("stakes-cover-all", "stakes.cover_all")
    facts.tell("stakes-time", "stakes.time", time=str(stakes.time))


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _antes(facts: Facts) -> None:
    """One sentence for all spaces that get the same."""
    rulebook = facts.rulebook
    named = {ante.space for ante in rulebook.antes}
    rows: list[tuple[str, int, str, list[str]]] = []
    by_name = {space.name: space for space in rulebook.spaces}
    for ante in rulebook.antes:
        if not facts.counts(f"ante[{ante.space}]"):
            continue
        spaces = [by_name[ante.space]] if ante.space in by_name else facts.spaces(ante.space)
        for space in spaces:
            if space.name not in named or ante.space in by_name:
                rows.append(
                    (space.name, _number(ante.others), _dealer(facts, ante, scope_of(space)), _slots(ante, scope_of(space)))
                )
    order = [space.name for space in rulebook.spaces]
    rows.sort(key=lambda row: (row[1], row[2], order.index(row[0])))
    groups = [(amounts, list(group)) for amounts, group in itertools.groupby(rows, key=lambda row: row[1:3])]
    for (others, dealer), group in sorted(groups, key=lambda each: order.index(each[1][0][0])):
        spaces_of = [row[0] for row in group]
        slots = dict.fromkeys(slot for row in group for slot in row[3])
        facts.tell(
            f"ante-{_who(others, dealer)}", *slots,
            spaces="|".join(f"space:{name}" for name in spaces_of), n=len(spaces_of), others=others,
            dealer=int(dealer) if dealer.isdigit() else dealer,
        )  # fmt: skip


def _slots(ante: Ante, scope: str) -> list[str]:
    factor = [] if ante.dealer is not UNSET else [f"dealer-factor[{scope}].factor"]
    return ["stakes.mode", f"ante[{ante.space}]", *factor]


def _dealer(facts: Facts, ante: Ante, scope: str) -> str:
    """What the dealer puts, as a number or the numbers that he chooses from."""
    if ante.dealer is not UNSET:
        return str(ante.dealer)
    factor = facts.rulebook.dealer_factors[scope].factor
    others = _number(ante.others)
    if isinstance(factor, Choice):
        return "|".join(dict.fromkeys(str(option * others) for option in factor.options))
    return str(_number(factor) * others)


def _who(others: int, dealer: str) -> str:
    if not dealer.isdigit():
        return "choice"
    if int(dealer) == others:
        return "none" if not others else "all"
    return "dealer" if not others else "others" if dealer == "0" else "both"
