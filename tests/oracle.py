# fmt: off
"""A naive simulator of one round, made from the rules alone. A boodle space bears its card's name, such as "QD"."""
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

RANKS = {"high": [*"23456789", "10", *"JQKA", "end"], "low": ["A", *"23456789", "10", *"JQK", "end"]}
Due = tuple[int | str, int | str, int]  # from, to, chips: a seat is an int, a space a str
Result = NamedTuple("Result", (("runs", list[list[tuple[int, str]]]), ("movements", list[Due]), ("winner", int | None)))

@dataclass
class Table:
    hands: list[set[str]]  # by seat, clockwise
    dead: set[str]
    purses: list[int]
    spaces: dict[str, int]  # in layout order
    leader: int
    stopped: str | None = None  # suit of the stop that came before
    lead: str = "lowest_of_suit"  # lowest_in_hand, any
    change: str = "free"  # suit, colour
    stuck: str = "same_suit"  # pass_left
    fine: int = 0  # for a forced pass, to the Kitty
    nobody: str = "void"  # void_pay_kitty, same_suit
    payment: int = 1  # per card left
    winner_spaces: tuple[str, ...] = ()
    debt: bool = True  # False: a payer pays what he has
    stop_bonus: int = 0  # from the Kitty while it lasts
    ace: str = "high"  # low
    combos: dict[str, frozenset[str]] = field(default_factory=dict)  # collected in this order, after the card's space
    removed: frozenset[str] = frozenset()  # these cause stops as the dead cards do: nobody holds them

def deal(order: list[str], seats: int, dealer: int, dead_hand: str) -> tuple[list[set[str]], set[str]]:
    lap = [-1] * (dead_hand == "first") + [*range(dealer + 1, seats), *range(dealer + 1)] + [-1] * (dead_hand == "last")
    piles = {pile: set(order[place::len(lap)]) for place, pile in enumerate(lap)}
    return [piles[seat] for seat in range(seats)], piles.get(-1, set())

def ante(purses: list[int], spaces: dict[str, int], dealer: int, others: int, dealer_stake: int, kitty: int,
         partial: bool) -> None:
    for seat in [*range(dealer + 1, len(purses)), *range(dealer + 1)]:
        due = {name: kitty if name == "Kitty" else dealer_stake if seat == dealer else others for name in spaces}
        for name in [name for lap in range(max(due.values(), default=0)) for name in due if due[name] > lap]:
            if purses[seat] > 0 or not partial:
                purses[seat], spaces[name] = purses[seat] - 1, spaces[name] + 1

def play(table: Table, choose: Callable[[int, list[str]], str]) -> Result:
    hands, spaces, combos, ranks, out = table.hands, table.spaces, table.combos, RANKS[table.ace], Result([], [], None)
    books: dict[type, Any] = {int: table.purses, str: spaces}
    def move(*dues: Due) -> None:
        for source, target, due in dues:
            chips = max(0, min(due, books[int][source])) if isinstance(source, int) and not table.debt else due
            if chips:
                books[type(source)][source] -= chips
                books[type(target)][target] += chips
                out.movements.append((source, target, chips))
    def candidates(seat: int, stopped: str) -> list[str]:  # sorted by suit C, D, H, S, then by rank in the ace order
        alike = {"free": "", "suit": stopped, "colour": {"": "", "C": "CS", "S": "CS"}.get(stopped, "DH")}[table.change]
        hand = [rank + suit for suit in "CDHS" if suit not in alike for rank in ranks if rank + suit in hands[seat]]
        return [card for card in hand if not any(low + suit in hand for low in ranks[:ranks.index(card[:-1])]
                for suit in {"any": "", "lowest_of_suit": card[-1], "lowest_in_hand": "CDHS"}[table.lead])]
    while hands[table.leader] or not out.runs:
        asked = [seat for seat in [*range(table.leader, len(hands)), *range(table.leader)] if hands[seat]]
        able = [seat for seat in asked if table.stuck == "same_suit" or candidates(seat, table.stopped or "")]
        move(*((seat, "Kitty", table.fine) for seat in (asked[:asked.index(able[0])] if able else asked)))
        if not able and (table.nobody != "same_suit" or not asked):
            move(*((s, "Kitty", table.payment * len(hands[s])) for s in asked if table.nobody == "void_pay_kitty"))
            return out
        leads = candidates(seat := (able or asked)[0], table.stopped or "") or candidates(seat, "")
        card = leads[leads.index(choose(seat, leads))]
        out.runs.append([])
        while card in hands[seat]:
            hands[seat].remove(card)
            out.runs[-1].append((seat, card))
            mine = {played for run in out.runs for player, played in run if player == seat}
            move(*((n, seat, spaces[n]) for n in (card, *combos) if n in spaces and combos.get(n, {card}) <= mine))
            card, table.stopped = ranks[ranks.index(card[:-1]) + 1] + card[-1], card[-1]
            table.leader = seat = next((other for other in asked if hands[seat] and card in hands[other]), seat)
        move(("Kitty", seat, min(table.stop_bonus, spaces.get("Kitty", 0)) if hands[seat] else 0))
    move(*((name, seat, spaces[name]) for name in table.winner_spaces))
    move(*((payer, seat, table.payment * len(hands[payer])) for payer in [*range(seat, len(hands)), *range(seat)]))
    return out._replace(winner=seat)
