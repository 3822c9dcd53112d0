"""The best five cards of a hand for poker, without trying all: plain arithmetic, which the batch kernel compiles too."""

from __future__ import annotations


def straight(ranks: int, wheel: int) -> int:
    """The place of the highest card of the best straight among these ranks (bits), -1 for none; ``wheel``: an ace may be low."""
    for high in range(12, 3, -1):
        if ranks >> (high - 4) & 0x1F == 0x1F:
            return high
    return 3 if wheel and ranks & 0x100F == 0x100F else -1


def best_five(hand: int, wheel: int) -> tuple[int, int]:
    """The value of the best five cards (of a smaller hand: of all), and the cards as bits; higher values win, equal ones tie.

    A value is the kind of hand, then the ranks that decide, four bits each; straights and flushes need five cards.
    """
    every = 0
    pairs = 0
    trips = 0
    fours = 0
    for rank in range(13):
        found = (hand >> rank & 1) + (hand >> (13 + rank) & 1) + (hand >> (26 + rank) & 1) + (hand >> (39 + rank) & 1)
        every |= (1 if found > 0 else 0) << rank
        pairs |= (1 if found > 1 else 0) << rank
        trips |= (1 if found > 2 else 0) << rank
        fours |= (1 if found > 3 else 0) << rank
    suited = -1
    for suit in range(4):
        high = straight(hand >> 13 * suit & 0x1FFF, wheel)
        suited = max(suited, high)
    if suited >= 0:
        for suit in range(3, -1, -1):
            if straight(hand >> 13 * suit & 0x1FFF, wheel) == suited:
                return _row(8, suited), _of_suit(suited, suit)
    if fours:
        return _kinds(hand, 7, fours, 1, 4, 0, 0)
    first = _top(trips)
    second = _top(pairs & ~(1 << first)) if first >= 0 else -1
    if first >= 0 and second >= 0:
        return _kinds(hand, 6, 1 << first, 1, 3, 1 << second, 2)
    flush = 0
    where = 0
    for suit in range(4):
        ranks = hand >> 13 * suit & 0x1FFF
        five = _highest(ranks, 5)
        if five > flush and _many(ranks) >= 5:
            flush = five
            where = suit
    if flush:
        return _value(5, flush), flush << 13 * where
    high = straight(every, wheel)
    if high >= 0:
        return _row(4, high), _straight_of(hand, high)
    if first >= 0:
        return _kinds(hand, 3, 1 << first, 1, 3, 0, 0)
    if _many(pairs) >= 2:
        return _kinds(hand, 2, _highest(pairs, 2), 2, 2, 0, 0)
    if pairs:
        return _kinds(hand, 1, pairs, 1, 2, 0, 0)
    return _kinds(hand, 0, 0, 0, 0, 0, 0)


def _many(bits: int) -> int:
    found = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found


def _top(bits: int) -> int:
    high = -1
    for rank in range(13):
        if bits >> rank & 1:
            high = rank
    return high


def _highest(bits: int, most: int) -> int:
    """So many of the highest ranks, as bits."""
    kept = 0
    for rank in range(12, -1, -1):
        if most and bits >> rank & 1:
            kept |= 1 << rank
            most -= 1
    return kept


def _value(kind: int, ranks: int) -> int:
    """A kind and single ranks, the highest first."""
    value = kind
    count = 0
    for rank in range(12, -1, -1):
        if ranks >> rank & 1:
            value = value << 4 | (rank + 2)
            count += 1
    return value << 4 * (5 - count)


def _row(kind: int, high: int) -> int:
    """A straight: five ranks down from the high one; below the two there is the low ace, a one."""
    value = kind
    for place in range(5):
        value = value << 4 | (high + 2 - place)
    return value


def _of_suit(high: int, suit: int) -> int:
    cards = 0
    for place in range(5):
        rank = high - place
        cards |= 1 << (13 * suit + (rank if rank >= 0 else 12))
    return cards


def _any(hand: int, rank: int, most: int) -> int:
    """So many cards of a rank, of the highest suits."""
    cards = 0
    for suit in range(3, -1, -1):
        card = 13 * suit + rank
        if most and hand >> card & 1:
            cards |= 1 << card
            most -= 1
    return cards


def _straight_of(hand: int, high: int) -> int:
    cards = 0
    for place in range(5):
        rank = high - place
        cards |= _any(hand, rank if rank >= 0 else 12, 1)
    return cards


def _kinds(hand: int, kind: int, ranks: int, groups: int, each: int, others: int, each_other: int) -> tuple[int, int]:
    """Groups of one rank, the highest first, then others, then the highest cards besides, to five in all."""
    value = kind
    count = 0
    cards = 0
    places = 0
    for rank in range(12, -1, -1):
        if ranks >> rank & 1 and groups:
            value = value << 4 | (rank + 2)
            places += 1
            cards |= _any(hand, rank, each)
            count += each
            groups -= 1
    for rank in range(12, -1, -1):
        if others >> rank & 1 and each_other:
            value = value << 4 | (rank + 2)
            places += 1
            cards |= _any(hand, rank, each_other)
            count += each_other
            each_other = 0
    for rank in range(12, -1, -1):
        one = _any(hand & ~cards, rank, 1)
        taken = 0
        # a rank that is in a group already does not decide twice
        for suit in range(4):
            taken |= cards >> (13 * suit + rank) & 1
        if count < 5 and one and not taken:
            value = value << 4 | (rank + 2)
            places += 1
            cards |= one
            count += 1
    return value << 4 * (5 - places), cards
