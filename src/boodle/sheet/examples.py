"""Examples that are played, not written: positions which the engine plays with the very rules of the table.

The first is that of source document 004: a run that stops at a card of the spare hand, then one that reaches a boodle card. The
second is the settlement of documents 000 (three players) and 004 (four). Where a table's rules do not let a position come
about, or its moves be made, it has no such example.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from boodle.cards import CARDS, Card
from boodle.defaults import default_move
from boodle.errors import BoodleError
from boodle.game import Game
from boodle.languages.catalogue import catalogue
from boodle.languages.log import Log
from boodle.moves import Play, SeatMove

if TYPE_CHECKING:
    from boodle.rulebook import Rulebook

RUN: Final = ("5", "6", "7", "8", "9", "10")
HOLDERS: Final = (0, 1, 2, 2, 1, 0)
"""Who plays the cards of the first run."""
LEFT: Final[dict[int, Sequence[int]]] = {2: (3,), 3: (3, 5), 4: (5, 3, 1)}
"""How many cards the others hold, from the winner's left, when somebody is out."""
MORE: Final = (5, 3, 1, 2, 4, 2, 3, 1)
"""The same for more players."""
_TOLD: Final = frozenset({"run", "take", "pay", "pass", "out"})


def examples(rulebook: Rulebook, lang: str) -> dict[str, tuple[str, ...]]:
    """What happens in each example, line by line, by the part of the sheet that it stands under."""
    found: dict[str, tuple[str, ...]] = {}
    for play in (_runs, _an_end):
        try:
            found |= play(rulebook, lang)
        except (BoodleError, ExceptionGroup):
            continue
    return {section: lines for section, lines in found.items() if lines}


def _names(rulebook: Rulebook, lang: str) -> list[str]:
    return catalogue(lang).say("example-names").split()[: rulebook.seats]


def _spaces(rulebook: Rulebook) -> dict[str, int]:
    """As much on each space as after the stakes of a plain game: a chip from everybody, two from the dealer."""
    return dict.fromkeys(rulebook.tables.spaces, rulebook.seats + 1)


def _runs(rulebook: Rulebook, lang: str) -> dict[str, tuple[str, ...]]:
    """A run that stops at the spare hand; then its last player leads one that reaches a boodle card."""
    seats = rulebook.seats
    down = rulebook.succession.order == "down"
    pay_card = _pay_card(rulebook)
    suit = "H" if pay_card is not None and not pay_card.suit.red else "S"
    ranks = (*RUN, "J")
    *run, missing = [rank + suit for rank in (reversed(ranks) if down else ranks)]
    hands: list[list[str]] = [[] for _ in range(seats)]
    dead = [missing]
    moves, more = [], []
    for card, holder in zip(run, HOLDERS, strict=True):
        hands[holder % seats].append(card)
        moves.append(Play(holder % seats, Card(card)))
    if pay_card is not None:
        second = _before(rulebook, pay_card, 3)
        for each, holder in zip(second, (0, 2, 2, 3), strict=True):
            hands[holder % seats].append(str(each))
            more.append(Play(holder % seats, each))
        after = rulebook.tables.after_follow[pay_card.index]
        dead = [missing, *([str(CARDS[after])] if after >= 0 else [])]
    used = {card for hand in hands for card in hand} | {*dead}
    idle = iter(_idle_cards(rulebook, used))
    for hand in hands:
        # everybody keeps cards that play no part, so that nobody is out
        hand += [str(next(idle)), str(next(idle))]
    game = Game.from_position(
        rulebook, hands=hands, dead_hand=dead, to_lead=0, purses=30, spaces=_spaces(rulebook), dealer=seats - 1,
        names=_names(rulebook, lang),
    )  # fmt: skip
    log = Log(game, None, lang, "words")
    game, first = _told(game, moves, log)
    try:
        return {"stops": first, "collecting": _told(game, more, log)[1]}
    except BoodleError:
        # these rules do not let that card be led
        return {"stops": first}


def _pay_card(rulebook: Rulebook) -> Card | None:
    """The boodle card that is reached: the queen of diamonds of document 004, or another with three cards before it."""
    if rulebook.claim_rule.when != "played" or rulebook.claim_rule.by != "engine":
        return None
    cards = [card for card in rulebook.layout.cards or () if len(_before(rulebook, card, 3)) == 4]
    return next((card for card in cards if str(card) == "QD"), cards[0] if cards else None)


def _before(rulebook: Rulebook, card: Card, number: int) -> list[Card]:
    """A card and so many that come before it in a run."""
    found = [card]
    follow = rulebook.tables.after_follow
    while len(found) <= number and found[0].index in follow:
        before = CARDS[follow.index(found[0].index)]
        if before in (rulebook.deck.removed or ()):
            break
        found.insert(0, before)
    return found


def _idle_cards(rulebook: Rulebook, used: set[str]) -> Iterable[Card]:
    """High cards that no space asks for; the highest first, so that they are nobody's lowest."""
    removed = rulebook.deck.removed or ()
    pays = set(rulebook.layout.cards or ())
    ranks = [card for card in CARDS if card not in removed and card not in pays and str(card) not in used]
    return sorted(ranks, key=lambda card: (rulebook.tables.lowest[1 << card.index % 13], card.rank in ("K", "Q"), card.index))[
        ::-1
    ]


def _an_end(rulebook: Rulebook, lang: str) -> dict[str, tuple[str, ...]]:
    """Somebody plays the last card; the others still hold some."""
    seats = rulebook.seats
    winner = min(2, seats - 1)
    left = LEFT.get(seats, MORE)
    idle = iter(_idle_cards(rulebook, set()))
    hands: list[list[str]] = [[] for _ in range(seats)]
    hands[winner] = [str(next(idle))]
    for step in range(1, seats):
        hands[(winner + step) % seats] = [str(next(idle)) for _ in range(left[step - 1])]
    game = Game.from_position(
        rulebook, hands=hands, to_lead=winner, purses=30, spaces=_spaces(rulebook), dealer=seats - 1,
        names=_names(rulebook, lang), rounds=2,
    )  # fmt: skip
    return {"going-out": _told(game, [Play(winner, Card(hands[winner][0]))], Log(game, None, lang, "words"))[1]}


def _told(game: Game, moves: Iterable[SeatMove], log: Log) -> tuple[Game, tuple[str, ...]]:
    """What the moves bring about, as the log tells it; whoever is asked anything after the last card does the least."""
    lines = []
    before = game.round_number
    for move in moves:
        game = game.play(move)
        lines += log.hear(game.news)
    while game.turn is not None and game.round_number == before and game.seen_by(None).winner is not None:
        game = game.play(default_move(game.seen_by(game.turn)))
        lines += log.hear(game.news)
    return game, tuple(line.text for line in lines if line.kind in _TOLD)
