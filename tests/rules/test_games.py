"""Every shipped game: its defaults as RULES.md 2.2 and 1.5 to 1.10 give them, and what is its own at the table."""

from __future__ import annotations

import importlib.metadata
import random
from collections.abc import Callable
from typing import Any

import pytest

# isort: split
from boodle import (
    Bet,
    Bid,
    Card,
    CardSet,
    Choose,
    Deal,
    Exchange,
    FineAndPass,
    Game,
    LowestHeld,
    Manifest,
    Pass,
    PassLeft,
    Rulebook,
    SameSuit,
    Stake,
    Title,
    Void,
    VoidPay,
)
from boodle_variants import draw_boodles
from tabletalk import PACK, deal_rest, lay, lead, leads, order_of, paid, position, table, told, whole

DEFAULTS = """
option        | boodle-fi  | boodle-de | michigan-rummy | michigan | michigan-bicycle | newmarket    | newmarket-horses
players       | 3-8        | 3-8       | 3-8            | 3-8      | 3-8              | 3-8          | 2-6
ace           | high       | high      | high           | high     | high             | high         | high
first dealer  | high-cut   | high-cut  | high-cut       | random   | high-cut         | high-cut     | high-cut
stakes        | 1/2        | 1/2       | 1/1            | 1/2      | 1/2              | 1/1          | one-horse 1
kitty         | -          | -         | Kitty 2        | -        | -                | Kitty 2      | Kitty 1
widow seat    | first      | last      | last           | last     | first            | last         | first
surplus       | uneven     | uneven    | uneven         | uneven   | uneven           | uneven       | uneven
widow use     | swap       | -         | offer/dealer   | -        | swap             | -            | swap/eldest+offer
price         | 0          | -         | 3 kitty        | -        | 0                | -            | 0+1 kitty
eligible      | any        | -         | any            | -        | any              | -            | any
collect on    | played     | played    | played         | played   | played           | played       | played
payout        | pot        | pot       | pot            | pot      | pot              | pot          | pot
poker         | none       | none      | none           | none     | none             | none         | none
poker first   | -          | -         | -              | -        | -                | -            | -
poker bets    | -          | -         | -              | -        | -                | -            | -
poker cards   | -          | -         | -              | -        | -                | -            | -
wheel         | -          | -         | -              | -        | -                | -            | -
first leader  | eldest     | eldest    | eldest         | eldest   | eldest           | lowest D     | lowest C
lead card     | of suit    | of suit   | of suit        | of suit  | of suit          | of suit      | of suit
next lead     | other-suit | any       | other-suit     | any      | other-suit       | other-colour | other-colour
stuck         | pass       | -         | pass           | -        | pass             | pass         | pass
nobody        | void       | -         | void           | -        | void             | void         | void
card payment  | 1          | 1         | 1              | 1        | 1                | 0            | 0
winner spaces | -          | -         | Kitty          | -        | -                | Kitty        | Kitty
penalties     | on         | off       | off            | off      | on               | off          | off
rummy round   | off        | off       | off            | off      | off              | off          | off
session end   | rounds     | rounds    | somebody-broke | rounds   | rounds           | rounds       | somebody-broke
tiebreak      | shared     | shared    | extra-round    | shared   | shared           | shared       | shared
residual      | leave      | leave     | leave          | leave    | leave            | leave        | leave
ante short    | partial    | partial   | end-session    | partial  | partial          | partial      | partial

option        | newmarket-equal | newmarket-six | newmarket-kings | newmarket-low-ace | newmarket-peel        | pope-joan
players       | 3-8             | 3-8           | 3-8             | 3-8               | 3-8                   | 3-8
ace           | high            | high          | low             | low               | both                  | high
first dealer  | high-cut        | high-cut      | high-cut        | high-cut          | high-cut              | first-jack
stakes        | free 10         | free 4        | 1/1             | 1/1               | one-horse 1, dealer 2 | 0/6-2-2-1-1-1-1-1
kitty         | -               | -             | -               | -                 | -                     | Game 0
widow seat    | last            | last          | last            | last              | none                  | last
surplus       | dead-hand       | uneven        | dead-hand       | uneven            | uneven                | uneven
widow use     | -               | swap+auction  | offer           | -                 | -                     | -
price         | -               | 0+bid dealer  | 1 dealer        | -                 | -                     | -
eligible      | -               | any           | any             | -                 | -                     | -
collect on    | played          | played        | played          | played            | played                | played
payout        | pot             | pot           | pot             | pot               | pot                   | pot
poker         | none            | none          | none            | none              | none                  | none
poker first   | -               | -             | -               | -                 | -                     | -
poker bets    | -               | -             | -               | -                 | -                     | -
poker cards   | -               | -             | -               | -                 | -                     | -
wheel         | -               | -             | -               | -                 | -                     | -
first leader  | eldest          | dealer        | eldest          | eldest            | eldest                | eldest
lead card     | of suit         | of suit       | of suit         | of suit           | of suit               | of suit
next lead     | other-suit      | other-colour  | any             | any               | other-colour          | any
stuck         | pass            | pass          | -               | -                 | pass                  | -
nobody        | void            | void          | -               | -                 | void                  | -
card payment  | 1               | 1             | 1               | 1                 | 1                     | 1 but 9D
winner spaces | -               | -             | -               | -                 | -                     | Game
penalties     | off             | off           | off             | off               | off                   | off
rummy round   | off             | off           | off             | off               | off                   | off
session end   | rounds          | rounds        | rounds          | rounds            | rounds                | rounds
tiebreak      | shared          | shared        | shared          | shared            | shared                | shared
residual      | leave           | leave         | leave           | leave             | leave                 | leave
ante short    | partial         | partial       | partial         | partial           | partial               | partial

option        | tripoley-cadaco   | tripoley       | three-in-one               | rummoli-canadian       | rummoli
players       | 2-9               | 3-8            | 2-9                        | 2-8                    | 3-8
ace           | high              | high           | high                       | high                   | high
first dealer  | high-cut          | high-cut       | high-cut                   | high-cut               | high-cut
stakes        | 1/1               | 1/1            | 1/1                        | 1/1                    | 1/1
kitty         | Kitty 1           | Kitty 2        | Kitty 1                    | Rummoli 1              | Kitty 2
widow seat    | last              | last           | last                       | last                   | last
surplus       | uneven            | uneven         | uneven                     | uneven                 | uneven
widow use     | swap+auction      | offer/dealer   | swap/resell+auction/dealer | swap+auction           | offer/dealer
price         | 0+bid dealer      | 3 kitty        | 0+bid dealer               | 0+bid dealer           | 3 kitty
eligible      | any               | any            | any                        | any                    | any
collect on    | held              | played         | held                       | played                 | played
payout        | pot               | pot            | pot                        | pot                    | pot
poker         | before            | before         | before                     | before                 | before
poker first   | dealer            | dealer         | dealer                     | eldest                 | dealer
poker bets    | one-round         | one-round      | one-round                  | one-round              | one-round
poker cards   | return            | return         | return                     | return                 | return
wheel         | yes               | yes            | yes                        | no                     | yes
first leader  | dealer            | eldest         | poker winner               | poker winner           | eldest
lead card     | in hand           | of suit        | of suit                    | in hand                | of suit
next lead     | other-suit        | other-suit     | other-suit                 | other-colour           | other-suit
stuck         | pass              | pass           | pass                       | fine 1 to winner-space | pass
nobody        | void              | void           | void                       | void                   | void
card payment  | 1                 | 1              | 1                          | 1                      | 1
winner spaces | Kitty             | Kitty          | Kitty                      | Rummoli                | Kitty
penalties     | off               | off            | off                        | off                    | off
rummy round   | off               | on             | off                        | off                    | on
session end   | all-but-one-broke | somebody-broke | 3 rounds                   | rounds                 | somebody-broke
tiebreak      | shared            | extra-round    | shared                     | shared                 | extra-round
residual      | open-hand         | leave          | open-hand                  | leave                  | leave
ante short    | partial           | end-session    | partial                    | partial                | end-session

option        | michigan-rummy-tray | cadaco-michigan-rummy | michigan-kitty | rummy-royal  | fundex
players       | 3-8                 | 3-8                   | 4-6            | 3-8          | 2-4
ace           | high                | high                  | high           | high         | high
first dealer  | high-cut            | high-cut              | high-cut       | high-cut     | high-cut
stakes        | 1/2                 | 1/1                   | 1/1            | 1/2          | 1/2
kitty         | Centre 1            | Kitty 2               | Kitty 1        | Kitty 1      | Kitty 1
widow seat    | last                | last                  | first          | last         | last
surplus       | uneven              | uneven                | uneven         | uneven       | uneven
widow use     | swap+auction        | offer/dealer          | swap+auction   | swap+auction | swap+auction
price         | 0+bid dealer        | 3 kitty               | 0+bid dealer   | 0+bid dealer | 0+bid dealer
eligible      | no-pay-card         | any                   | no-pay-card    | no-pay-card  | no-pay-card
collect on    | played              | played                | played         | played       | played
payout        | pot                 | 8-2-10-5-10 by bank   | pot            | pot          | pot
poker         | leftover            | none                  | none           | none         | leftover
poker first   | -                   | -                     | -              | -            | -
poker bets    | -                   | -                     | -              | -            | -
poker cards   | -                   | -                     | -              | -            | -
wheel         | -                   | -                     | -              | -            | -
first leader  | eldest              | eldest                | eldest         | eldest       | eldest, black
lead card     | of suit             | of suit               | of suit        | of suit      | of suit
next lead     | other-colour        | other-suit            | other-colour   | other-colour | other-colour
stuck         | pass                | pass                  | pass           | pass         | pass
nobody        | void                | void                  | void           | void         | void
card payment  | 1                   | 1                     | 1              | 1            | 1
winner spaces | Centre              | Kitty                 | Kitty          | Kitty        | Kitty
penalties     | off                 | off                   | off            | off          | off
rummy round   | off                 | off                   | off            | off          | off
session end   | rounds              | somebody-broke        | rounds         | rounds       | rounds
tiebreak      | shared              | extra-round           | shared         | shared       | shared
residual      | split               | leave                 | split          | split        | split
ante short    | partial             | end-session           | partial        | partial      | partial
"""
"""RULES.md 2.2 and, for the games without a column there, what 1.5 to 1.10 and the paragraph below the tables say."""


def tabulated() -> dict[str, dict[str, str]]:
    """The expected answers, by game and option."""
    found: dict[str, dict[str, str]] = {}
    for block in DEFAULTS.strip().split("\n\n"):
        head, *rows = [[cell.strip() for cell in line.split("|")] for line in block.splitlines()]
        for at, game in enumerate(head[1:], 1):
            found[game] = {row[0]: row[at] for row in rows}
    return found


EXPECTED = tabulated()
SPACES = {
    "boodle-fi": "AH KC QD JS", "boodle-de": "AH KC QD JS", "michigan": "AH KC QD JS", "michigan-bicycle": "AH KC QD JS",
    "michigan-rummy": "AH KC QD JS Kitty", "newmarket": "AH KC QD JS Kitty", "newmarket-horses": "AH KC QD JS Kitty",
    "newmarket-equal": "AH KC QD JS", "newmarket-six": "JC QD KS AS K-QH", "newmarket-kings": "KC KD KH KS",
    "newmarket-low-ace": "KS QH JD 10C", "newmarket-peel": "AH KC QD JS",
    "pope-joan": "Pope Matrimony Intrigue Ace King Queen Jack Game",
    "tripoley-cadaco": "AH KH QH JH 10H K-QH 8-9-10 Kitty Pot", "three-in-one": "AH KH QH JH 10H K-QH 8-9-10 Kitty Pot",
    "tripoley": "KC QH JS 10D AH Kitty Pot", "rummoli": "10S JC QH KD AS Kitty Pot",
    "rummoli-canadian": "10S JD QC KH AS A-KD 7-8-9 Rummoli Poker Pot",
    "michigan-rummy-tray": "10H QH AH JS KC Q-KH 7-8-9 Centre Poker Pool",
    "cadaco-michigan-rummy": "10H JS QD KC AH Kitty", "michigan-kitty": "AS QC KH 10H JD K-QD 8-9-10 Kitty",
    "rummy-royal": "AH KH QH JH 10H K-QH 6-7-8 Kitty", "fundex": "10H JH QH KH AH K-QH 7-8-9 Kitty Pot",
}  # fmt: skip
SEATS = {"fundex": 3}
ENTRIES = [entry for entry in importlib.metadata.entry_points(group="boodle") if entry.dist and entry.dist.name == "boodle"]
MANIFESTS: dict[str, Manifest] = {entry.name: entry.load().manifest for entry in ENTRIES}
GAMES = sorted(name for name, manifest in MANIFESTS.items() if manifest.kind == "game")


def book_of(game: str) -> Rulebook:
    """The rulebook of a game as it comes, for four players."""
    return whole(game, SEATS.get(game, 4))


# -- how the answers are read off a rulebook ---------------------------------------------------------------------------

Read = Callable[[Rulebook], str]


def stakes(book: Rulebook) -> str:
    """What is put on a space of the layout: by the others and by the dealer, or how it is laid freely."""
    rule = book.stakes
    if rule.mode != "fixed":
        more = "" if rule.dealer_total == "same" else f", dealer {rule.dealer_total}"
        return f"{rule.mode} {rule.total}{more}"
    others = {row.others for row in book.tables.antes if row.account not in going_out(book) + book.tables.pots}
    dealers = [row.dealer for row in book.tables.antes if row.account not in book.tables.pots]
    kitty = [row.dealer for row in book.tables.antes if row.account in going_out(book)]
    if others == {0}:
        return "0/" + "-".join(map(str, dealers))
    (other,) = others
    (dealer,) = set(dealers[: len(dealers) - len(kitty)])
    return f"{other}/{dealer}"


def going_out(book: Rulebook) -> tuple[int, ...]:
    """The accounts of the spaces for going out."""
    return tuple(row.account for row in book.tables.winner_spaces)


def kitty(book: Rulebook) -> str:
    """The space for going out, and what the others put there."""
    antes = {row.account: row.others for row in book.tables.antes}
    return " ".join(f"{row.space} {antes[row.account]}" for row in book.tables.winner_spaces) or "-"


def widow_use(book: Rulebook) -> str:
    """The sales in their order; who takes part besides the usual one, and who has the last word."""
    found = []
    for sale in book.sales:
        words = str(sale.form)
        words += "/eldest" if sale.buyers == "eldest" else ""
        words += "/resell" if sale.old_hand == "new-spare" else ""
        words += "/dealer" if sale.unsold == "dealer-may-buy" else ""
        found.append(words)
    return "+".join(found) or "-"


def price(book: Rulebook) -> str:
    """What the sales cost, and who gets that of the last one."""
    found = ["bid" if sale.form == "auction" else str(sale.price) for sale in book.sales]
    if not found or found[-1] == "0":
        return "+".join(found) or "-"
    payees = book.sales[-1].payee
    assert isinstance(payees, tuple)
    payee = next(name for name in payees if name != "winner-space" or book.tables.winner_spaces)
    return f"{'+'.join(found)} {'kitty' if payee == 'winner-space' else 'dealer'}"


def payout(book: Rulebook) -> str:
    """The whole pot, or fixed payouts by whom."""
    fixed = {space.name: book.payouts[space.name] for space in book.spaces if space.name in book.payouts}
    payers = {str(each.payer) for each in fixed.values()}
    return "-".join(str(each.chips) for each in fixed.values()) + f" by {payers.pop()}" if fixed else "pot"


def wheel(book: Rulebook) -> str:
    """Whether A-2-3-4-5 is a straight."""
    rule = book.poker.ranking
    assert callable(rule)
    return "yes" if rule(CardSet("AC 2D 3H 4S 5C")) > rule(CardSet("AC AD AH 2S 3C")) else "no"


def before(read: Read) -> Read:
    """Something about the poker round; - where there is none before the stops."""
    return lambda book: read(book) if book.poker.when == "before" else "-"


def first_leader(book: Rulebook) -> str:
    """Who leads first, and in which colour."""
    rule = book.opening
    if isinstance(rule.leader, LowestHeld):
        return f"lowest {rule.leader.suit.letter}"
    if isinstance(rule.leader, Title):
        return f"{rule.leader.title} winner"
    return f"{rule.leader}" + (f", {rule.suits}" if rule.suits != "any" else "")


def stuck(book: Rulebook) -> str:
    """What happens to a leader who may lead nothing; - where he always may."""
    answer = book.stop.stuck
    if not book.lead_limits:
        return "-"
    if isinstance(answer, FineAndPass):
        return f"fine {answer.chips} to {answer.to[0]}"
    return {PassLeft: "pass", SameSuit: "same-suit"}[type(answer)]


def nobody(book: Rulebook) -> str:
    """What happens when nobody may lead; - where somebody always may."""
    words = {Void: "void", VoidPay: "pay", SameSuit: "same-suit"}
    return words[type(book.stop.nobody)] if book.lead_limits else "-"


def card_payment(book: Rulebook) -> str:
    """Chips for a card left, and the cards whose holders pay nothing."""
    if not book.card_payments:
        return "0"
    (rule,) = book.card_payments
    return f"{rule.chips}" + (f" but {rule.exempt}" if rule.exempt else "")


def eligible(book: Rulebook) -> str:
    """Who may take the widow."""
    return " ".join(sorted({str(sale.eligible) for sale in book.sales})) or "-"


READ: dict[str, Read] = {
    "players": lambda book: "-".join(map(str, next(MANIFESTS[p.name].seats for p in book.plugins if p.kind == "game"))),
    "ace": lambda book: str(book.deck.ace),
    "first dealer": lambda book: str(book.first_dealer.by),
    "stakes": stakes,
    "kitty": kitty,
    "widow seat": lambda book: str(book.deal.dead_hand),
    "surplus": lambda book: str(book.deal.leftover),
    "widow use": widow_use,
    "price": price,
    "eligible": eligible,
    "collect on": lambda book: str(book.claim_rule.when),
    "payout": payout,
    "poker": lambda book: str(book.poker.when),
    "poker first": before(lambda book: str(book.poker.first)),
    "poker bets": before(lambda book: str(book.poker.betting)),
    "poker cards": before(lambda book: str(book.poker.cards)),
    "wheel": before(wheel),
    "first leader": first_leader,
    "lead card": lambda book: str(book.lead_choice.card).removeprefix("lowest-").replace("-", " "),
    "next lead": lambda book: " ".join(str(limit.suits) for limit in book.lead_limits) or "any",
    "stuck": stuck,
    "nobody": nobody,
    "card payment": card_payment,
    "winner spaces": lambda book: " ".join(row.space for row in book.tables.winner_spaces) or "-",
    "penalties": lambda book: "on" if len(book.penalties) == 2 else "off" if not book.penalties else "some",
    "rummy round": lambda book: "on" if [phase.name for phase in book.phases] == ["rummy-round"] else "off",
    "session end": lambda book: (f"{book.session_rounds} " if book.session_rounds else "") + " ".join(sorted(book.session_end)),
    "tiebreak": lambda book: str(book.tiebreak.by),
    "residual": lambda book: str(book.residual.chips),
    "ante short": lambda book: str(book.bank.ante_short),
}


@pytest.mark.parametrize(("game", "option"), [(game, option) for game in GAMES for option in READ])
def test_defaults(game: str, option: str) -> None:
    """The answer of the game as it comes is the one of the table."""
    assert EXPECTED[game][option] == READ[option](book_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_layout(game: str) -> None:
    """The spaces in layout order."""
    assert SPACES[game] == " ".join(space.name for space in book_of(game).spaces)


def test_the_table_holds_every_game_and_every_option() -> None:
    """No game is shipped without its column, and no column lacks a row."""
    assert {*GAMES} == {*EXPECTED} == {*SPACES}
    assert all([*READ] == [*answers] for answers in EXPECTED.values())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_a_game_brings_along_is_inert(game: str) -> None:
    """Every rule of a game can act in it."""
    assert [] == [str(note) for note in book_of(game).notes]


@pytest.mark.parametrize("name", sorted(MANIFESTS))
def test_every_rule_says_where_it_is_written_down(name: str) -> None:
    """Each answer of each plug-in has a source, and is about what it was asked."""
    manifest = MANIFESTS[name]
    book = whole(name if manifest.kind == "game" else f"tripoley-cadaco {name}", 3 if name == "fundex" else 4)
    assert [] == [answer.rule for answer in book.answers if answer.plugin == name and not answer.source.strip()]


# -- Newmarket ---------------------------------------------------------------------------------------------------------


def test_newmarket_a_suit_of_another_colour_and_no_card_payments() -> None:
    """GU: out takes the kitty, and that is all."""
    game = lead(position(whole("newmarket", 3), ["5S 6D", "2C 3C", "4C"], spaces={"Kitty": 6}), "5S")
    assert ["6D"] == leads(game)
    assert ["Kitty -> Anna: 6"] == paid(lead(game, "6D").events)


def test_newmarket_horses_the_spare_hand_goes_round() -> None:
    """TH: the left player may switch for nothing; if not, the next may pay for it, then the next, the dealer last."""
    game = table(whole("newmarket-horses", 3), purses=10).play(Deal.from_seed(b"horses"))
    while isinstance(next(iter(game.moves)), Stake):
        game = game.play(next(iter(game.moves)))
    assert [Exchange(0), Pass(0)] == [*game.moves]
    assert [] == paid(game.play(Exchange(0)).news)
    game = game.play(Pass(0))
    assert [Exchange(1), Pass(1)] == [*game.moves]
    assert ["Ben -> Kitty: 1"] == paid(game.play(Exchange(1)).news)
    game = game.play(Pass(1))
    assert [Exchange(2), Pass(2)] == [*game.moves]
    assert ("run", []) == ((ended := game.play(Pass(2))).seen_by(0).stage, paid(ended.news))


def test_newmarket_six_the_pair_in_the_centre() -> None:
    """TT: one chip on the pair, four as wished; the pair is for whoever plays both."""
    game = table(whole("newmarket-six", 3), purses=40)
    assert [(Stake(0, {"KS": 4}) in game.moves, Stake(0, {"K-QH": 4}) in game.moves)] == [(True, False)]
    for seat in range(3):
        game = game.play(Stake(seat, {"KS": 4}))
    game = game.play(Deal.from_seed(b"six"))
    assert {"JC": 0, "QD": 0, "KS": 12, "AS": 0, "K-QH": 3} == dict(game.spaces)
    game = lead(position(whole("newmarket-six", 3), ["QH KH 2C", "3C", "4C"], spaces={"K-QH": 3}), "QH")
    assert ["K-QH -> Anna: 3"] == paid(game.events)


@pytest.mark.parametrize("game", ["newmarket-kings", "newmarket-low-ace"])
def test_newmarket_with_the_ace_low_a_king_ends_a_run(game: str) -> None:
    """PAR, WN: the ace is the lowest card; after a king it is not called."""
    assert ["AS"] == leads(position(whole(game, 3), ["5S AS", "2C", "3C"]))
    found = lead(position(whole(game, 3), ["QS 2H", "KS 3H", "AS 4H"], spaces={"KS": 4}), "QS")
    assert ["KS -> Ben: 4", "stop after KS by Ben: top"] == told(found.events)[-2:]


def test_newmarket_low_ace_any_four_suits_will_do() -> None:
    """King, queen, jack and ten, each of another suit."""
    assert ["KC", "QS", "JH", "10D"] == [space.name for space in whole("newmarket-low-ace:suits=CSHD", 3).spaces]
    with pytest.raises(ExceptionGroup) as refused:
        whole("newmarket-low-ace:suits=SSHD", 3)
    assert "expected the four suits" in str(refused.value.exceptions[0])


def test_newmarket_peel_the_card_just_below_wins() -> None:
    """PEEL-N: the four layout cards are out of the pack, and so are the sevens; ten of spades wins the jack's space."""
    game = table(whole("newmarket-peel", 4))
    for _ in range(4):
        assert game.turn is not None
        game = game.play(next(iter(game.moves)))
    game = game.play(Deal.from_seed(b"peel"))
    cards = CardSet([card for hand in game.hands for card in hand])
    assert ([11] * 4, CardSet(), 44) == ([*map(len, game.hands)], CardSet("AH KC QD JS 7C 7D 7H 7S") & cards, len(cards))
    book = whole("newmarket-peel", 3)
    spaces = {"AH": 1, "KC": 2, "QD": 3, "JS": 4}
    for card, chips in {"KH": "AH -> Anna: 1", "QC": "KC -> Anna: 2", "JD": "QD -> Anna: 3", "10S": "JS -> Anna: 4"}.items():
        found = lead(position(book, [f"{card} 2{'D' if card[-1] != 'D' else 'S'}", "3C", "4C"], spaces=spaces), card)
        assert [chips] == paid(found.events)
        assert f"stop after {card} by Anna: removed" in told(found.events)


# -- Tripoley and its relatives ----------------------------------------------------------------------------------------


def to_picking(game: Game) -> Game:
    """Nobody wants the widow."""
    while game.seen_by(game.turn).stage == "selling":
        assert game.turn is not None
        game = game.play(Choose(game.turn, "keep") if Choose(game.turn, "keep") in game.moves else Pass(game.turn))
    return game


def through_poker(game: Game) -> Game:
    """Everybody picks as it comes and checks."""
    game = to_picking(game)
    while game.seen_by(game.turn).stage in ("picking", "betting"):
        assert game.turn is not None
        game = game.play(Bet(game.turn, 0) if Bet(game.turn, 0) in game.moves else next(iter(game.moves)))
    return game


def test_tripoley_cadaco_pay_cards_are_claimed_when_held() -> None:
    """CC: before poker starts; what lies in the dead hand leaves its chips."""
    game = table(whole("tripoley-cadaco", 3), purses=50)
    rest = [card for card in PACK if card not in ("AH", "KH", "QH", "JH", "10H", "8C", "8D", "8S")]
    piles = {0: ["AH", *rest[:12]], 1: ["KH", *rest[12:24]], 2: ["QH", "JH", *rest[24:35]]}
    game = to_picking(game.play(order_of(piles, ["10H", "8C", "8D", "8S", *rest[35:]], 2, "last")))
    payments = ["AH -> Anna: 3", "KH -> Ben: 3", "QH -> Carla: 3", "JH -> Carla: 3"]
    assert payments == [line for line in paid(game.events) if not line.startswith(("Anna", "Ben", "Carla"))]
    assert (3, 3, 3) == (game.spaces["10H"], game.spaces["K-QH"], game.spaces["8-9-10"])


def test_tripoley_cadaco_the_house_form() -> None:
    """KS, AL: with ``claims:when=played`` pay cards are taken in the third phase, combinations by whoever plays all cards."""
    book = whole("tripoley-cadaco claims:when=played", 3)
    game = through_poker(table(book, purses=50).play(deal_rest(table(book), "AH", "KH", "QH")))
    assert {3} == {chips for space, chips in game.spaces.items() if space not in ("Kitty", "Pot")}
    spaces = {"8-9-10": 3, "10H": 3, "KH": 1, "QH": 2, "K-QH": 4}
    found = lead(position(book, ["8H 9H 10H JC", "JH QC", "QH KH KC"], spaces=spaces), "8H")
    assert [
        "10H -> Anna: 3", "8-9-10 -> Anna: 3", "QH -> Carla: 2", "KH -> Carla: 1", "K-QH -> Carla: 4"
    ] == paid(found.events)  # fmt: skip
    broken = lead(position(book, ["8H 10H JC", "9H JH QC", "QH KC"], spaces=spaces), "8H")
    assert ["10H -> Anna: 3", "QH -> Carla: 2"] == paid(broken.events)


def test_tripoley_cadaco_the_dealer_leads_his_lowest_card() -> None:
    """CC, OP2, OP3: of the whole hand; any suit but the stopped one later."""
    game = through_poker(table(whole("tripoley-cadaco", 3), purses=50).play(Deal.from_seed(b"cadaco")))
    lowest = min(game.hands[2], key=lambda card: card.index % 13).rank
    assert (2, {lowest}) == (game.turn, {card[:-1] for card in leads(game)})


def test_three_in_one_the_dealer_sells_the_hand_he_laid_away() -> None:
    """T3, P3: his old hand is the new spare, which he may auction; the buyer pays him."""
    game = table(whole("three-in-one", 3), purses=50).play(Deal.from_seed(b"three"))
    old = game.hands[2]
    game = game.play(Exchange(2)).play(Choose(2, "offer"))
    assert old == game.dead_hand
    game = game.play(Bid(0, 2)).play(Pass(1))
    assert (["Anna -> Carla: 2"], old) == ([line for line in paid(game.news) if "Carla" in line][:1], game.hands[0])


@pytest.mark.parametrize("game", ["three-in-one", "rummoli-canadian"])
def test_the_poker_winner_leads(game: str) -> None:
    """RTW, RO, RR, OPR: whoever has won the pot opens the stops."""
    found = table(whole(game, 4), purses=50).play(deal_rest(table(whole(game, 4)), "2C", "AC AD AH AS", "2D", "2H"))
    found = to_picking(found)
    while found.seen_by(found.turn).stage == "picking":
        assert found.turn is not None
        best = sorted(found.hands[found.turn], key=lambda card: card.rank != "A")[:5]
        found = found.play(Choose(found.turn, str(CardSet(best))))
    while found.seen_by(found.turn).stage == "betting":
        assert found.turn is not None
        found = found.play(Bet(found.turn, 0))
    assert 1 == found.turn


@pytest.mark.parametrize("game", ["tripoley", "rummoli"])
def test_document_003_poker_stops_rummy(game: str) -> None:
    """Three phases in every round; melds laid down after somebody is out are not paid for."""
    book = whole(game, 3)
    assert "picking" == to_picking(table(book, purses=50).play(Deal.from_seed(b"three phases"))).seen_by(0).stage
    found = lay(position(book, ["5S", "7C 7D 7H 2S", "9D 10D JD QD 3C"], spaces={"Kitty": 4}), "5S")
    assert (1, Choose(1, "7C 7D 7H") in found.moves) == (found.turn, True)
    found = found.play(Choose(1, str(CardSet("7C 7D 7H"))))
    while found.turn == 1:
        found = found.play(Pass(1))
    found = found.play(Choose(2, str(CardSet("9D 10D JD QD"))))
    while found.turn == 2 and not found.over:
        found = found.play(Pass(2))
    assert ["Kitty -> Anna: 4", "Ben -> Anna: 1", "Carla -> Anna: 1"] == paid(found.events)


def test_rummoli_canadian_takes_the_fine_into_the_centre() -> None:
    """RR: unable to lead the opposite colour, a chip into the centre, the next clockwise."""
    game = position(whole("rummoli-canadian", 3), ["5S", "6C 2D", "4H"], stopped_suit="C", spaces={"Rummoli": 3})
    assert (["Anna passes: no-suit", "Anna -> Rummoli: 1"], 1, ["2D"]) == (told(game.events), game.turn, leads(game))


# -- trays -------------------------------------------------------------------------------------------------------------


def test_the_tray_holds_two_of_the_dealer_everywhere() -> None:
    """LB: nine compartments, one chip each of the others, two of the dealer."""
    game = table(whole("michigan-rummy-tray", 3), purses=50).play(Deal.from_seed(b"tray"))
    assert ({4}, (41, 41, 32)) == ({*game.spaces.values()}, game.purses)


def test_the_tray_pays_when_played_and_the_pool_from_the_cards_left() -> None:
    """LB, PS: bonus chips on playing the card; the best poker hand among the cards left takes the pool."""
    book = whole("michigan-rummy-tray", 3)
    spaces = {"QH": 2, "Q-KH": 3, "Centre": 5, "Poker Pool": 6}
    game = lead(position(book, ["QH KH", "2C 2D", "AD"], spaces=spaces), "QH")
    assert [
        "QH -> Anna: 2", "Q-KH -> Anna: 3", "Centre -> Anna: 5", "Poker Pool -> Ben: 6", "Ben -> Anna: 2", "Carla -> Anna: 1"
    ] == paid(game.events)  # fmt: skip


def test_michigan_kitty_the_first_pile_is_the_dummy() -> None:
    """MK: so the players served last have a card fewer."""
    game = table(whole("michigan-kitty", 4), purses=50).play(Deal.of(" ".join(PACK)))
    assert ([11, 10, 10, 10], 11, [*PACK[0::5]]) == ([*map(len, game.hands)], len(game.dead_hand), [*map(str, game.dead_hand)])


def test_rummy_royal_has_no_poker_and_six_seven_eight() -> None:
    """RY: the board of Tripoley with another run."""
    book = whole("rummy-royal", 3)
    game = lead(position(book, ["6S 7S 8S 2D", "3D", "4D"], spaces={"6-7-8": 4}), "6S")
    assert ["6-7-8 -> Anna: 4"] == paid(game.events)


def test_fundex_play_goes_round_and_whoever_cannot_continue_pays() -> None:
    """FX: those between the player and the holder of the next card pay a chip each to the kitty."""
    book = whole("fundex", 4)
    game = lay(position(book, ["5S 2H", "3D 2D", "9C 8C", "6S 2C"], spaces={"Kitty": 4}), "5S")
    assert (["Ben -> Kitty: 1", "Carla -> Kitty: 1"], 3) == (paid(game.events), game.turn)


def test_fundex_black_opens_and_the_colours_alternate() -> None:
    """FX: the eldest leads his lowest black card; after black comes red."""
    book = whole("fundex", 3)
    piles = {0: ["5S", "9C", "2D", "3D"], 1: [], 2: []}
    rest = [card for card in PACK if card not in piles[0] and card[-1] in "DH"]
    piles[0] += rest[:9]
    rest = [card for card in PACK if card not in piles[0]]
    piles[1], piles[2] = rest[:13], rest[13:26]
    game = to_picking(table(book, purses=50).play(order_of(piles, rest[26:], 2, "last")))
    assert (0, ["5S"]) == (game.turn, leads(game))
    game = position(book, ["5S 9C 2D 3H", "4C", "6C"], stopped_suit="S")
    assert ["2D", "3H"] == leads(game)


def test_cadaco_michigan_rummy_pays_what_document_003_names() -> None:
    """8-2-10-5-10, whatever lies on the space."""
    book = whole("cadaco-michigan-rummy", 3)
    won = {}
    for card in ("10H", "JS", "QD", "KC", "AH"):
        game = lay(position(book, [f"{card} 2{'C' if card != 'KC' else 'S'}", "3C", "4C"], spaces={card: 3}), card)
        won[card] = game.purses[0] - 20
    assert {"10H": 8, "JS": 2, "QD": 10, "KC": 5, "AH": 10} == won


# -- Pope Joan, and drawn cards ----------------------------------------------------------------------------------------


def test_pope_joan_the_dealer_alone_dresses_the_board() -> None:
    """PAR: 6, 2, 2 and five ones; a card is turned up for trumps."""
    pack = [card for card in PACK if card != "8D"]
    game = table(whole("pope-joan", 3), purses=50).play(Deal.of(" ".join(pack)))
    dressed = {"Pope": 6, "Matrimony": 2, "Intrigue": 2, "Ace": 1, "King": 1, "Queen": 1, "Jack": 1, "Game": 1}
    taken = {line.partition(" ")[0]: int(line.rpartition(" ")[2]) for line in paid(game.events) if line.endswith("Carla: 1")}
    assert dressed == {space: chips + taken.get(space, 0) for space, chips in game.spaces.items()}
    assert Card(pack[47]).suit == game.seen_by(0).trump


def test_pope_joan_with_the_ace_low() -> None:
    """CAS, PEEL: kings end their runs, and so does 7♦."""
    book = whole("pope-joan ace-rank", 3)
    game = lead(position(book, ["QC KC 6D 7D 2S", "AC 9D", "2C"], trump="H"), "QC 6D")
    assert ["stop after KC by Anna: top", "stop after 7D by Anna: removed"] == [
        line for line in told(game.events) if line.startswith("stop")
    ]


def test_draw_boodles_draws_a_layout() -> None:
    """Any four cards, or an ace, king, queen and jack of four suits."""
    for seed in range(20):
        any_four = draw_boodles(random.Random(seed))
        four_suits = draw_boodles(random.Random(seed), four_suits=True)
        assert (4, 4) == (len({*any_four}), len({card.suit for card in four_suits}))
        assert ["A", "K", "Q", "J"] == [card.rank for card in four_suits]
        assert whole(f"boodle-de variable-boodles:cards={'+'.join(map(str, any_four))}", 3).layout.cards == any_four


def test_everybody_sees_what_a_game_is_about() -> None:
    """Every plug-in has a name, a version and one line about it."""
    for name, manifest in MANIFESTS.items():
        facts: tuple[Any, ...] = (manifest.name, bool(manifest.version), "\n" in manifest.summary)
        assert (name, True, False) == facts
