"""The 44 options of RULES.md 2.1: every row, and every value of it, told apart by what happens at the table.

``ROWS`` maps each row to a way of looking at a table and, for each value, a recipe with what is seen there. What is seen
differs from value to value, so a test fails when its option is set to another one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import attrs
import pytest

# isort: split
from boodle import (
    AssemblyError,
    Bet,
    Bid,
    CardSet,
    Choose,
    ClaimSpace,
    Cut,
    Deal,
    Exchange,
    Game,
    LookedAt,
    Misdeal,
    Pass,
    Play,
    Recipe,
    RoundEnded,
    Shown,
    Stake,
    Stopped,
    WentOut,
    assemble,
)
from boodle_variants import draw_boodles
from tabletalk import PACK, deal_rest, lay, lead, leads, paid, position, table, told, whole


@attrs.frozen
class Row:
    """One option: how to look at a table, and for each value a recipe and what is seen."""

    option: str
    look: Callable[[str], Any]
    values: dict[str, tuple[str, Any]]


ROWS: dict[int, Row] = {}


def row(number: int, option: str, **values: tuple[str, Any]) -> Callable[[Callable[[str], Any]], Callable[[str], Any]]:
    """Enter a way of looking as the one for a row of the table."""

    def enter(look: Callable[[str], Any]) -> Callable[[str], Any]:
        assert number not in ROWS
        ROWS[number] = Row(option, look, values)
        return look

    return enter


def until(game: Game, stage: str) -> Game:
    """Decline and stake as it comes, until this stage."""
    while game.seen_by(game.turn).stage != stage:
        assert game.turn is not None
        decline = [move for move in (Choose(game.turn, "keep"), Pass(game.turn)) if move in game.moves]
        game = game.play(decline[0] if decline else next(iter(game.moves)))
    return game


def some_deal(game: Game) -> Game:
    """Any deal."""
    return game.play(Deal.from_seed(b"options"))


# -- players, pack, layout ---------------------------------------------------------------------------------------------


@row(
    1, "players",
    three_to_eight=("boodle-fi", (3, 4, 5, 6, 7, 8)),
    two_to_nine=("tripoley-cadaco", (2, 3, 4, 5, 6, 7, 8, 9)),
    two_to_six=("newmarket-horses", (2, 3, 4, 5, 6)),
    two_to_eight=("rummoli-canadian", (2, 3, 4, 5, 6, 7, 8)),
    two_to_four=("fundex", (2, 3, 4)),
    four_to_six=("michigan-kitty", (4, 5, 6)),
)  # fmt: skip
def players(recipe: str) -> Any:
    """How many can play."""
    found = []
    for seats in range(1, 12):
        try:
            assemble(Recipe(recipe, seats=seats))
        except AssemblyError:
            continue
        found.append(seats)
    return tuple(found)


@row(
    2, "ace",
    high=("michigan ace-rank:ranks=high", ("5S", "Ben plays AS")),
    low=("michigan ace-rank:ranks=low", ("AS", "stop after KS by Anna: top")),
    both=("michigan ace-rank:ranks=both", ("AS", "Ben plays AS")),
)  # fmt: skip
def ace(recipe: str) -> Any:
    """The lowest of five and ace; and what comes after a king."""
    lowest = leads(position(whole(recipe, 3), ["5S AS", "2D", "3D"]))
    return *lowest, told(lead(position(whole(recipe, 3), ["KS 2D", "AS 3D", "4D"]), "KS").events)[1]


@row(
    3, "pack_removed",
    none=("michigan short-pack:removed=", (52, "Ben plays 8D")),
    eight_of_diamonds=("michigan short-pack:removed=8D", (51, "stop after 7D by Anna: removed")),
    sevens=("michigan short-pack:removed=7C+7D+7H+7S", (48, "stop after 6D by Anna: removed")),
)  # fmt: skip
def pack_removed(recipe: str) -> Any:
    """How many cards are dealt; and what comes after the highest diamond below the eight that is there."""
    game = some_deal(table(whole(recipe, 3)))
    dealt = CardSet([card for hand in (*game.hands, game.dead_hand) for card in hand])
    card = "7D" if "7D" in dealt else "6D"
    ben = "8D 2C" if "8D" in dealt else "2C"
    return len(dealt), told(lead(position(whole(recipe, 3), [f"{card} 2H", ben, "3C"]), card).events)[1]


@row(
    4, "first_dealer",
    high_cut=("michigan first-dealer:by=high-cut", 0),
    low_cut=("michigan first-dealer:by=low-cut", 1),
    first_jack=("michigan first-dealer:by=first-jack", 2),
    random=("michigan first-dealer:by=random", 3),
)  # fmt: skip
def first_dealer(recipe: str) -> Any:
    """Who deals when an ace, a two, a jack and the highest of all 52 cards are drawn."""
    drawn = ["AC", "2D", "JH", "3S"]
    game = table(whole(recipe, 4), dealer=None)
    cut = next(cut for cut in (Cut(drawn), Cut([*drawn, *(card for card in PACK if card not in drawn)])) if cut in game.moves)
    return game.play(cut).dealer


@row(
    5, "layout",
    documents=("boodle-de", "AH KC QD JS"),
    with_kitty=("michigan-rummy", "AH KC QD JS Kitty"),
    six=("newmarket-six", "JC QD KS AS K-QH"),
    four_kings=("newmarket-kings", "KC KD KH KS"),
    king_to_ten=("newmarket-low-ace", "KS QH JD 10C"),
    king_to_ten_of_other_suits=("newmarket-low-ace:suits=CDHS", "KC QD JH 10S"),
    hearts=("tripoley-cadaco", "AH KH QH JH 10H K-QH 8-9-10 Kitty Pot"),
    tripoley=("tripoley", "KC QH JS 10D AH Kitty Pot"),
    rummoli_canadian=("rummoli-canadian", "10S JD QC KH AS A-KD 7-8-9 Rummoli Poker Pot"),
    rummoli=("rummoli", "10S JC QH KD AS Kitty Pot"),
    cadaco=("cadaco-michigan-rummy", "10H JS QD KC AH Kitty"),
    tray=("michigan-rummy-tray", "10H QH AH JS KC Q-KH 7-8-9 Centre Poker Pool"),
    saucers=("michigan-kitty", "AS QC KH 10H JD K-QD 8-9-10 Kitty"),
    rummy_royal=("rummy-royal", "AH KH QH JH 10H K-QH 6-7-8 Kitty"),
    fundex=("fundex", "10H JH QH KH AH K-QH 7-8-9 Kitty Pot"),
    pope_joan=("pope-joan", "Pope Matrimony Intrigue Ace King Queen Jack Game"),
)  # fmt: skip
def layout(recipe: str) -> Any:
    """The spaces in layout order."""
    return " ".join(table(whole(recipe, 4)).spaces)


DRAWN = draw_boodles(random.Random(6))


@row(
    6, "layout_draw",
    fixed=("michigan", ("AH KC QD JS", ["KC -> Anna: 3"])),
    random_session=(
        f"michigan variable-boodles:cards={'+'.join(map(str, DRAWN))}",
        (" ".join(map(str, DRAWN)), []),
    ),
)  # fmt: skip
def layout_draw(recipe: str) -> Any:
    """The layout, and whether the king of clubs takes anything."""
    book = whole(recipe, 3)
    spaces = dict.fromkeys(table(book).spaces, 3)
    return " ".join(spaces), paid(lay(position(book, ["KC 2H", "3H", "4H"], spaces=spaces), "KC").events)


# -- stakes ------------------------------------------------------------------------------------------------------------


@row(
    7, "dealer_stake_factor",
    one=("michigan dealer-double:factor=1", (4, 4)),
    two=("michigan", (4, 8)),
    three=("michigan dealer-double:factor=3", (4, 12)),
    one_extra=("newmarket-peel", (1, 2)),
    dealer_alone=("pope-joan", (0, 15)),
)  # fmt: skip
def dealer_stake_factor(recipe: str) -> Any:
    """What the eldest puts on the layout, and what the dealer puts."""
    game = some_deal(until(table(whole(recipe, 3), purses=50), "dealing"))
    return 50 - game.purses[0], 50 - game.purses[2]


@row(
    8, "kitty_stake",
    none=("boodle-de", None),
    one=("boodle-de kitty:stake=1", (3, "Kitty")),
    two=("boodle-de kitty", (6, "Kitty")),
    four=("boodle-de kitty:stake=4", (12, "Kitty")),
    dealer_two=("boodle-de kitty:stake=1 dealer-double:on=both", (4, "Kitty")),
    centre=("rummoli-canadian", (3, "Rummoli")),
    dealer_alone=("pope-joan", (1, "Game")),
)  # fmt: skip
def kitty_stake(recipe: str) -> Any:
    """What lies on the space for going out after the stakes of three players, and its name."""
    book = whole(recipe, 3)
    if not book.tables.winner_spaces:
        return None
    name = book.tables.winner_spaces[0].space
    return some_deal(table(book)).spaces[name], name


@row(
    9, "stake_mode",
    fixed=("boodle-de", (0, {"AH": 4, "KC": 4, "QD": 4, "JS": 4})),
    free=("boodle-de free-staking", (84, {"AH": 18, "KC": 0, "QD": 0, "JS": 0})),
    free_ten=("boodle-de free-staking:total=10", (286, {"AH": 30, "KC": 0, "QD": 0, "JS": 0})),
    one_horse=("boodle-de one-horse:time=before-deal", (4, {"AH": 3, "KC": 0, "QD": 0, "JS": 0})),
)  # fmt: skip
def stake_mode(recipe: str) -> Any:
    """How many ways a player has to lay his stakes; and the spaces when everybody likes the ace."""
    game = table(whole(recipe, 3))
    ways = len(game.moves) if game.turn is not None else 0
    while game.turn is not None:
        stake = next(iter(game.moves))
        assert isinstance(stake, Stake)
        game = game.play(Stake(game.turn, {"AH": sum(chips for _, chips in stake.chips)}))
    return ways, dict(some_deal(game).spaces)


@row(
    10, "stake_time",
    before_deal=("boodle-de free-staking:time=before-deal", (0, 0)),
    before_look=("boodle-de free-staking:time=before-look", (13, 0)),
)  # fmt: skip
def stake_time(recipe: str) -> Any:
    """How many cards the player has who stakes, and how many of them he sees."""
    game = table(whole(recipe, 3))
    if game.turn is None:
        game = some_deal(game)
    assert isinstance(next(iter(game.moves)), Stake)
    return len(game.hands[0]), len(game.seen_by(0).hand)


# -- the deal and the spare hand ---------------------------------------------------------------------------------------


@row(
    11, "widow_seat",
    left_of_dealer=("boodle-de dead-hand:dealt=first", PACK[0::5]),
    after_dealer=("boodle-de dead-hand:dealt=last", PACK[4::5]),
    none=("boodle-de dead-hand:dealt=none", ()),
)  # fmt: skip
def widow_seat(recipe: str) -> Any:
    """Which cards of a sorted pack the dead hand gets."""
    return tuple(map(str, table(whole(recipe, 4)).play(Deal.of(" ".join(PACK))).dead_hand))


@row(
    12, "surplus",
    uneven=("boodle-de", (11, 11, 10, 10, 10)),
    to_widow=("boodle-de surplus-to-widow", (10, 10, 10, 10, 12)),
)  # fmt: skip
def surplus(recipe: str) -> Any:
    """The sizes of the hands and of the dead hand."""
    game = some_deal(table(whole(recipe, 4)))
    return *map(len, game.hands), len(game.dead_hand)


@row(
    13, "widow_use",
    none=("boodle-de", ""),
    dealer_swap=("boodle-de widow-exchange", "2:exchange"),
    offer_in_turn=("boodle-de widow-offer:unsold=stays", "2:offer 0:exchange 1:exchange"),
    offer_and_dealer_buys=("michigan-rummy", "2:offer 0:exchange 1:exchange 2:exchange"),
    swap_or_auction=("tripoley-cadaco", "2:exchange 2:offer 0:bid 1:bid"),
    auction_and_dealer_may_swap=("boodle-de widow-auction:unsold=dealer-may-buy", "2:offer 0:bid 1:bid 2:exchange"),
    left_swap_and_offer=("newmarket-horses", "0:exchange 1:exchange 2:exchange"),
    dealer_looks=("boodle-de pay-the-widow", "0:exchange 1:exchange 2:exchange 2 looks"),
)  # fmt: skip
def widow_use(recipe: str) -> Any:
    """Who is asked what, when everything that can be offered is offered and nobody takes it."""
    game = some_deal(table(whole(recipe, 3), purses=50))
    while game.turn is not None and isinstance(next(iter(game.moves)), Stake):
        game = game.play(next(iter(game.moves)))
    asked = []
    while game.seen_by(game.turn).stage == "selling":
        assert game.turn is not None
        kinds = {Exchange: "exchange", Bid: "bid", Choose: "offer"}
        asked += sorted({f"{game.turn}:{kinds[type(move)]}" for move in game.moves if type(move) in kinds})
        game = game.play(Choose(game.turn, "offer") if "offer" in asked[-1] else Pass(game.turn))
    looks = [f"{event.seat} looks" for event in game.events if isinstance(event, LookedAt)]
    return " ".join([*asked, *looks])


@row(
    14, "widow_timing",
    after_look=("boodle-de widow-exchange", (13, 13)),
    before_look=("boodle-de widow-exchange:time=before-look", (0, 0)),
)  # fmt: skip
def widow_timing(recipe: str) -> Any:
    """How many of his cards the dealer has seen when he decides; and how many of the old ones he knows after it."""
    game = some_deal(table(whole(recipe, 3)))
    old = game.hands[2]
    seen = len(game.seen_by(2).hand)
    return seen, len(game.play(Exchange(2)).seen_by(2).known & old)


@row(
    15, "swap_price",
    free=("michigan-rummy widow-exchange", []),
    three=("michigan-rummy widow-exchange:price=3", ["Carla -> Kitty: 3"]),
)  # fmt: skip
def swap_price(recipe: str) -> Any:
    """What the dealer pays for an exchange."""
    return paid(some_deal(table(whole(recipe, 3))).play(Exchange(2)).news)


@row(
    16, "widow_payee",
    kitty=("michigan-rummy", ["Anna -> Kitty: 3"]),
    dealer=("michigan-rummy widow-offer:payee=dealer", ["Anna -> Carla: 3"]),
    dealer_of_an_auction=("boodle-de widow-auction", ["Anna -> Carla: 1"]),
    kitty_of_an_auction=("boodle-de kitty widow-auction:payee=kitty", ["Anna -> Kitty: 1"]),
)  # fmt: skip
def widow_payee(recipe: str) -> Any:
    """Who gets what the eldest pays for the widow."""
    game = some_deal(table(whole(recipe, 3))).play(Choose(2, "offer"))
    if Exchange(0) in game.moves:
        return paid(game.play(Exchange(0)).news)
    return paid(game.play(Bid(0, 1)).play(Pass(1)).news)


@row(
    17, "widow_eligibility",
    any=("boodle-de widow-exchange", True),
    no_pay_card=("boodle-de widow-exchange:eligible=no-pay-card", False),
)  # fmt: skip
def widow_eligibility(recipe: str) -> Any:
    """Whether a dealer who holds the ace of hearts may exchange."""
    game = table(whole(recipe, 3))
    return Exchange(2) in game.play(deal_rest(game, "KC", "QD JS", "AH")).moves


@row(
    18, "old_hand",
    dead=("boodle-de widow-exchange widow-auction", "run"),
    new_spare=("boodle-de widow-exchange:old_hand=new-spare widow-auction", "selling"),
)  # fmt: skip
def old_hand(recipe: str) -> Any:
    """What follows the dealer's exchange: the stops, or the sale of the hand he laid away."""
    return some_deal(table(whole(recipe, 3))).play(Exchange(2)).seen_by(0).stage


# -- leads -------------------------------------------------------------------------------------------------------------


@row(
    19, "first_leader",
    left=("michigan poker-round opening:leader=eldest", (0, "black red")),
    dealer=("michigan poker-round opening:leader=dealer", (3, "black red")),
    poker_winner=("michigan poker-round opening:leader=poker-winner", (1, "black red")),
    holder_of=("michigan poker-round opening:leader=holder-of,suit=S", (2, "black")),
    left_black=("michigan poker-round opening:leader=eldest,suits=black", (0, "black")),
)  # fmt: skip
def first_leader(recipe: str) -> Any:
    """Who leads first where the second player shows four aces and the third holds the two of spades; and what he may lead."""
    game = table(whole(recipe, 4), purses=50)
    game = game.play(deal_rest(game, "2C 2D", "AC AD AH AS", "2S", "3C 3D"))
    while game.seen_by(game.turn).stage != "run":
        assert game.turn is not None
        best = sorted(game.hands[game.turn], key=lambda card: card.rank != "A")[:5]
        five = Choose(game.turn, str(CardSet(best)))
        game = game.play(five if five in game.moves else Bet(game.turn, 0))
    return game.turn, " ".join(sorted({"red" if card[-1] in "DH" else "black" for card in leads(game)}))


@row(
    20, "lead_card",
    lowest_of_suit=("michigan", "3C 4D"),
    lowest_in_hand=("michigan lowest-in-hand", "3C"),
    any=("michigan lead-card:card=any", "3C 6C 4D 9D"),
)  # fmt: skip
def lead_card(recipe: str) -> Any:
    """What may be led of 3C 6C 4D 9D."""
    return " ".join(leads(position(whole(recipe, 3), ["3C 6C 4D 9D", "2H", "3H"])))


@row(
    21, "next_lead",
    free=("michigan-rummy free-leads", "5C 6D 7H 8S"),
    other_suit=("michigan-rummy", "5C 6D 7H"),
    other_colour=("michigan change-colour", "6D 7H"),
)  # fmt: skip
def next_lead(recipe: str) -> Any:
    """What may be led after a stop in spades."""
    return " ".join(leads(position(whole(recipe, 3), ["5C 6D 7H 8S", "2H", "3H"], stopped_suit="S")))


@row(
    22, "stuck",
    same_suit=("boodle-de kitty change-suit:stuck=same-suit", ["Anna may lead the same suit"]),
    pass_left=("boodle-de kitty change-suit:stuck=pass-left", ["Anna passes: no-suit"]),
    fine_and_pass=("boodle-de kitty change-suit:stuck=fine-and-pass", ["Anna passes: no-suit", "Anna -> Kitty: 1"]),
)  # fmt: skip
def stuck(recipe: str) -> Any:
    """What happens to a leader who has spades alone after a stop in spades."""
    return told(position(whole(recipe, 3), ["5S 8S", "2H", "3H"], stopped_suit="S").events)


@row(
    23, "nobody",
    void=("boodle-de kitty change-suit:stuck=pass-left,nobody=void", ["nobody can lead"]),
    void_pay_kitty=(
        "boodle-de kitty change-suit:stuck=pass-left,nobody=void-pay",
        ["nobody can lead", "Anna -> Kitty: 2", "Ben -> Kitty: 1", "Carla -> Kitty: 1"],
    ),
    same_suit=("boodle-de kitty change-suit:stuck=pass-left,nobody=same-suit", ["Anna may lead the same suit"]),
)  # fmt: skip
def nobody(recipe: str) -> Any:
    """What happens when all have spades alone after a stop in spades."""
    return told(position(whole(recipe, 3), ["5S 8S", "2S", "3S"], stopped_suit="S").events)[3:]


@row(
    24, "after_stop",
    stopper=("michigan", 1),
    first_unable=("michigan after-stop:leader=first-unable", 2),
)  # fmt: skip
def after_stop(recipe: str) -> Any:
    """Who leads after Ben's card has stopped the run."""
    return lead(position(whole(recipe, 3), ["5S 2H", "6S 3H", "4H"]), "5S").turn


@row(
    25, "stop reasons",
    ace=("michigan | KS 9D, AS 2C, 3C |", "top"),
    dead_hand=("michigan | KS 9D, 4D, 3C | AS", "dead"),
    already_played=("michigan | 7S 9D, 4D, 3C |", "played"),
    missing=("pope-joan | 7D 9D, 4D, 3C |", "removed"),
    laid_aside=("tripoley-cadaco | 7S 9D, 4D, 3C | aside 8S", "aside"),
    withheld=("boodle-fi | 7S 9D, 8S 4D, 3C | held back", "withheld"),
)  # fmt: skip
def stop_reasons(situation: str) -> Any:
    """Why a run stops, in a situation: recipe, hands, and what lies in the dead hand or happened to the next card."""
    recipe, hands, rest = (part.strip() for part in situation.split("|"))
    aside: dict[str, Any] = {"aside": {0: rest.split()[1]}} if rest.startswith("aside") else {}
    dead = "" if rest.startswith(("aside", "held")) else rest
    game = position(whole(recipe, 3), hands.split(","), dead, **aside)
    first = hands.split()[0]
    game = lay(game, first).play(Pass(1)) if rest == "held back" else lead(game, first)
    return next(event.reason for event in game.news if isinstance(event, Stopped))


# -- collecting --------------------------------------------------------------------------------------------------------


@row(
    26, "collect_on",
    play=("tripoley-cadaco claims:when=played", ([], ["AH -> Anna: 3"])),
    hold=("tripoley-cadaco", (["AH -> Anna: 3", "KH -> Ben: 3", "QH -> Carla: 3"], [])),
)  # fmt: skip
def collect_on(recipe: str) -> Any:
    """What is paid between the deal and poker, and what when the ace of hearts is played."""
    game = table(whole(recipe, 3), purses=50)
    game = until(game.play(deal_rest(game, "AH", "KH", "QH")), "picking")
    held = [line for line in paid(game.events) if line[:5] in ("AH ->", "KH ->", "QH ->")]
    return held, paid(lay(position(whole(recipe, 3), ["AH AC", "2D", "2S"], spaces={"AH": 3}), "AH").events)


@row(
    27, "claim_deadline",
    auto=("boodle-de", (["KC -> Anna: 4"], [])),
    before_next_play=("boodle-de claims:by=player", ([], ["KC"])),
    before_poker=("tripoley-cadaco claims:by=player", ([], ["AH", "KH"])),
)  # fmt: skip
def claim_deadline(recipe: str) -> Any:
    """What is paid of itself, and what the player has to claim; once he has passed, the chips stay."""
    book = whole(recipe, 3)
    if book.claim_rule.when == "held":
        game = table(book, purses=50)
        game = until(game.play(deal_rest(game, "AH KH", "10H", "JH")), "claiming")
        space = "AH"
    else:
        game = lay(position(book, ["KC 2H", "AC 3H", "4H"], spaces={"KC": 4}), "KC")
        space = "KC"
    claims = [move for move in game.moves if isinstance(move, ClaimSpace)]
    of_itself = [line for line in paid(game.news) if line.startswith(space)]
    if claims:
        lying = game.spaces[space]
        while game.turn == 0 and Pass(0) in game.moves:
            game = game.play(Pass(0))
        assert lying == game.spaces[space]
    return of_itself, [claim.space for claim in claims]


@row(
    28, "combo_split",
    remainder_stays=("tripoley-cadaco", (["8-9-10 -> Anna: 2", "8-9-10 -> Ben: 2"], 1)),
    remainder_to_the_dealer=("tripoley-cadaco odd-chips", (["8-9-10 -> Anna: 2", "8-9-10 -> Ben: 2", "8-9-10 -> Carla: 1"], 0)),
    one_player_plays_all=("tripoley-cadaco claims:when=played", ([], 5)),
)  # fmt: skip
def combo_split(recipe: str) -> Any:
    """What becomes of five chips when two players hold 8-9-10."""
    game = table(whole(recipe, 3), purses=50, spaces={"8-9-10": 2})
    game = until(game.play(deal_rest(game, "8C 9C 10C", "8H 9H 10H", "2C")), "picking")
    return [line for line in paid(game.events) if line.startswith("8-9-10")], game.spaces["8-9-10"]


@row(
    29, "card_payment",
    none=("boodle-de card-payment:chips=0", []),
    one=("boodle-de", ["Ben -> Anna: 2", "Carla -> Anna: 1"]),
    two=("boodle-de double-cards", ["Ben -> Anna: 4", "Carla -> Anna: 2"]),
    three=("boodle-de card-payment:chips=3", ["Ben -> Anna: 6", "Carla -> Anna: 3"]),
    pope_exempt=("boodle-de card-payment:exempt=3H", ["Carla -> Anna: 1"]),
)  # fmt: skip
def card_payment(recipe: str) -> Any:
    """What is paid for two cards and for one."""
    return paid(lay(position(whole(recipe, 3), ["5S", "2H 3H", "4H"]), "5S").events)


@row(
    30, "winner_spaces",
    none=("boodle-de", []),
    kitty=("michigan-rummy", ["Kitty -> Anna: 5"]),
    centre=("michigan-rummy-tray", ["Centre -> Anna: 5"]),
    rummoli=("rummoli-canadian", ["Rummoli -> Anna: 5"]),
    game=("pope-joan", ["Game -> Anna: 5"]),
)  # fmt: skip
def winner_spaces(recipe: str) -> Any:
    """What is taken for going out on a card that no space is for, where five chips lie everywhere."""
    book = whole(recipe, 3)
    spaces = dict.fromkeys(table(book).spaces, 5)
    news = lay(position(book, ["5S", "2H", "4H"], spaces=spaces), "5S").news
    out = next(at for at, event in enumerate(news) if isinstance(event, WentOut))
    ended = next(at for at, event in enumerate(news) if isinstance(event, Shown | RoundEnded))
    return paid(news[out:ended])


# -- poker -------------------------------------------------------------------------------------------------------------


@row(
    31, "poker_phase",
    none=("michigan", ("run", [])),
    before=("michigan poker-round", ("picking", [])),
    leftover=("michigan leftover-poker", ("run", ["Poker Pool -> Ben: 4"])),
)  # fmt: skip
def poker_phase(recipe: str) -> Any:
    """What follows the deal; and what the cards left win."""
    book = whole(recipe, 3)
    spaces = {name: 4 for name in table(book).spaces if name.startswith("Po")}
    game = lay(position(book, ["5S", "2H 2C", "4H"], spaces=spaces), "5S")
    return some_deal(table(book)).seen_by(0).stage, [line for line in paid(game.events) if line.startswith("Po")]


def betting(recipe: str) -> Game:
    """The first bet: three players with cards of their own, 20 chips each after the stakes."""
    game = table(whole(recipe, 3), purses=50)
    game = until(some_deal(game), "picking")
    while game.seen_by(game.turn).stage == "picking":
        game = game.play(next(iter(game.moves)))
    return game


@row(
    32, "poker_first",
    dealer=("michigan poker-round:first=dealer", 2),
    left=("michigan poker-round:first=eldest", 0),
)  # fmt: skip
def poker_first(recipe: str) -> Any:
    """Who bets first."""
    return betting(recipe).turn


@row(
    33, "poker_cards_return",
    yes=("michigan poker-round:cards=return", (13, 13, 13)),
    no=("michigan poker-round:cards=aside", (8, 8, 8)),
)  # fmt: skip
def poker_cards_return(recipe: str) -> Any:
    """How many cards the stops begin with."""
    game = betting(recipe)
    for _ in range(3):
        assert game.turn is not None
        game = game.play(Bet(game.turn, 0))
    return tuple(map(len, game.hands))


@row(
    34, "poker_betting",
    none=("michigan poker-round:betting=none", ("run", 0)),
    one_round=("michigan poker-round", ("betting", 41)),
    limit=("michigan poker-round:limit=2", ("betting", 2)),
)  # fmt: skip
def poker_betting(recipe: str) -> Any:
    """What follows the picks, and the highest bet."""
    game = betting(recipe)
    return game.seen_by(0).stage, max((move.chips for move in game.moves if isinstance(move, Bet)), default=0)


# -- penalties and the session -----------------------------------------------------------------------------------------


@row(
    35, "penalties",
    none=("boodle-de", (None, (), [])),
    each_opponent_and_barred=("boodle-de referee", (["Anna -> Ben: 1", "Anna -> Carla: 1"], (0,), [])),
    fined_alone=("boodle-de referee:barred=false", (["Anna -> Ben: 1", "Anna -> Carla: 1"], (), [])),
    into_the_board=(
        "boodle-de referee:to=layout", (["Anna -> AH: 1", "Anna -> KC: 1", "Anna -> QD: 1", "Anna -> JS: 1"], (0,), [])
    ),
    holder_doubles=("boodle-de caught", (None, (), ["Ben -> KC: 3"])),
)  # fmt: skip
def penalties(recipe: str) -> Any:
    """What a wrong lowest card costs (None: it cannot be led), who is barred, and what is paid for a pay card held at the end."""
    book = whole(recipe, 3)
    game = position(book, ["5S 9S 4C", "2H", "4H"])
    wrong = game.play(Play(0, "9S")) if Play(0, "9S") in game.moves else None
    ended = lay(position(book, ["5S", "KC", "4H"], spaces={"KC": 3}), "5S")
    caught = [line for line in paid(ended.events) if "KC" in line]
    return None if wrong is None else paid(wrong.news), () if wrong is None else wrong.seen_by(0).barred, caught


@row(
    36, "misdeal",
    redeal=("boodle-de", True),
    stands=("boodle-de misdeal:answer=stands", False),
)  # fmt: skip
def misdeal(recipe: str) -> Any:
    """Whether a misdeal can be called."""
    return Misdeal() in some_deal(table(whole(recipe, 3))).moves


@row(
    37, "session_end",
    rounds=("boodle-de session-end:when=rounds", (3, False, (0, 1, 2))),
    so_many_rounds=("boodle-de session-end:when=rounds,rounds=5", (5, False, (0, 1, 2))),
    someone_broke=("boodle-de session-end:when=somebody-broke", (0, True, (0, 1, 2))),
    all_but_one_broke=("boodle-de session-end:when=all-but-one-broke", (0, False, (0, 2))),
    either=("boodle-de session-end:when=rounds+somebody-broke", (3, True, (0, 1, 2))),
)  # fmt: skip
def session_end(recipe: str) -> Any:
    """The usual number of rounds; whether the session is over when Ben is broke; and who plays on."""
    book = whole(recipe, 3)
    limit = book.session_rounds or (3 if "rounds" in book.session_end else 0)
    game = lay(position(book, ["5S", "2H 3H", "4H"], purses=[9, 2, 9], rounds=0), "5S")
    return limit, game.over, game.seen_by(0).seated


@row(
    38, "tiebreak",
    none=("boodle-de tiebreak:by=shared", (True, (0, 1))),
    extra_round=("boodle-de tiebreak:by=extra-round", (False, ())),
)  # fmt: skip
def tiebreak(recipe: str) -> Any:
    """Whether it is over when two are level, and who has won."""
    game = lay(position(whole(recipe, 3), ["5S", "2H", "4H"], purses=[20, 23, 9]), "5S")
    return game.over, game.winners


@row(
    39, "residual_pots",
    leave=("boodle-de residual:chips=leave", ("over", (22, 19, 19), 8)),
    split=("boodle-de residual:chips=split", ("over", (24, 21, 21), 2)),
    poker_showdown=("boodle-de residual:chips=open-hand", ("showdown", (22, 19, 19), 8)),
)  # fmt: skip
def residual_pots(recipe: str) -> Any:
    """What becomes of eight chips on the layout when the session ends."""
    game = lay(position(whole(recipe, 3), ["5S", "2H", "4H"], spaces={"AH": 8}), "5S")
    return game.seen_by(0).stage, game.purses, game.spaces["AH"]


@row(
    40, "carry_over",
    keep=("boodle-de carry-over:chips=keep", ([], 7)),
    winner=("boodle-de carry-over:chips=winner", (["AH -> Anna: 7"], 0)),
    split=("boodle-de carry-over:chips=split", (["AH -> Anna: 2", "AH -> Ben: 2", "AH -> Carla: 2"], 1)),
)  # fmt: skip
def carry_over(recipe: str) -> Any:
    """What becomes of seven chips that nobody took in the round."""
    game = lay(position(whole(recipe, 3), ["5S", "2H", "4H"], spaces={"AH": 7}, rounds=9), "5S")
    return [line for line in paid(game.events) if line.startswith("AH")], game.spaces["AH"]


@row(
    41, "payout",
    pot=("michigan-rummy", (["AH -> Anna: 4"], 0, 6)),
    fixed=("michigan-rummy cadaco-payouts", (["AH -> Anna: 4", "bank -> Anna: 6"], 0, 6)),
    fixed_from_the_pot=("michigan-rummy cadaco-payouts:payer=pot", (["AH -> Anna: 4"], 0, 6, "as far as it goes")),
    each_opponent=("michigan-rummy cadaco-payouts:payer=each-opponent", (["Ben -> Anna: 10", "Carla -> Anna: 10"], 4, 6)),
    weighted_ante=("cadaco-michigan-rummy cadaco-payouts:payout=weighted-ante", (["AH -> Anna: 4"], 0, 37)),
)  # fmt: skip
def payout(recipe: str) -> Any:
    """Who pays for the ace of hearts on a space of four, what lies there then, and what everybody stakes before a deal."""
    book = whole(recipe, 3)
    game = lay(position(book, ["AH 2C", "3H", "4H"], spaces={"AH": 4}), "AH")
    stakes = 90 - some_deal(table(book, purses=90)).purses[0]
    rich = lay(position(book, ["AH 2C", "3H", "4H"], spaces={"AH": 14}), "AH")
    bounded = ("as far as it goes",) if ["AH -> Anna: 10"] == paid(rich.events) and rich.spaces["AH"] else ()
    return paid(game.events), game.spaces["AH"], stakes, *bounded


@row(
    42, "stop_bonus",
    none=("michigan-rummy", []),
    kitty=("michigan-rummy stop-bonus", ["Kitty -> Ben: 1"]),
    two=("michigan-rummy stop-bonus:chips=2", ["Kitty -> Ben: 2"]),
    each_opponent=("michigan-rummy stop-bonus:payer=each-opponent", ["Carla -> Ben: 1", "Anna -> Ben: 1"]),
    bank=("michigan-rummy stop-bonus:payer=bank", ["bank -> Ben: 1"]),
    fee=("michigan-rummy stop-fee", ["Ben -> Kitty: 1"]),
)  # fmt: skip
def stop_bonus(recipe: str) -> Any:
    """What Ben gets for his stop."""
    game = lead(position(whole(recipe, 3), ["5S 2H", "6S 3H", "4H"], spaces={"Kitty": 6}), "5S")
    return paid(game.events)


@row(
    43, "dead_hand_visible",
    no=("boodle-fi | pass", ((0, 0, 0), (0, 0, 0))),
    only_exchanger=("boodle-fi | exchange", ((0, 0, 0), (0, 0, 13))),
    dealer_may_look=("boodle-fi open-widow:by=dealer | pass", ((0, 0, 13), (0, 0, 13))),
    face_up=("boodle-fi open-widow:by=all | pass", ((13, 13, 13), (13, 13, 13))),
)  # fmt: skip
def dead_hand_visible(situation: str) -> Any:
    """How many cards of the dead hand each seat knows, before the dealer decides about it and after."""
    recipe, _, choice = situation.partition(" | ")
    game = some_deal(table(whole(recipe, 3)))
    after = game.play(Exchange(2) if choice == "exchange" else Pass(2))
    before, then = (tuple(len(at.seen_by(seat).known & at.dead_hand) for seat in range(3)) for at in (game, after))
    return before, then


@row(
    44, "Pope card",
    nine=("pope-joan", {"9D": ["Pope -> Anna: 6"]}),
    eight=("pope-joan:pope=8D", {"8D": ["Pope -> Anna: 6"]}),
    seven=("pope-joan:pope=7D", {"7D": ["Pope -> Anna: 6"]}),
)  # fmt: skip
def pope_card(recipe: str) -> Any:
    """Which diamond takes the Pope's space."""
    book = whole(recipe, 3)
    found = {}
    for card in ("7D", "8D", "9D"):
        if card in CardSet(book.tables.pack):
            game = lay(position(book, [f"{card} 2C", "3H", "4H"], spaces={"Pope": 6}, trump="S"), card)
            if paid(game.events):
                found[card] = paid(game.events)
    return found


# -- the table itself --------------------------------------------------------------------------------------------------

OPTIONS = (
    "players", "ace", "pack_removed", "first_dealer", "layout", "layout_draw", "dealer_stake_factor", "kitty_stake", "stake_mode",
    "stake_time", "widow_seat", "surplus", "widow_use", "widow_timing", "swap_price", "widow_payee", "widow_eligibility",
    "old_hand", "first_leader", "lead_card", "next_lead", "stuck", "nobody", "after_stop", "stop reasons", "collect_on",
    "claim_deadline", "combo_split", "card_payment", "winner_spaces", "poker_phase", "poker_first", "poker_cards_return",
    "poker_betting", "penalties", "misdeal", "session_end", "tiebreak", "residual_pots", "carry_over", "payout", "stop_bonus",
    "dead_hand_visible", "Pope card",
)  # fmt: skip
"""The options of RULES.md 2.1, row by row."""


def test_every_row_has_a_way_of_looking() -> None:
    """Rows 1 to 44, under their names, each with two values or more."""
    assert dict(enumerate(OPTIONS, 1)) == {number: each.option for number, each in sorted(ROWS.items())}
    assert all(len(each.values) > 1 for each in ROWS.values())


@pytest.mark.parametrize("number", ROWS)
def test_no_two_values_of_a_row_look_alike(number: int) -> None:
    """So that each test below fails when its option is set to another value."""
    seen = [expected for _, expected in ROWS[number].values.values()]
    assert [] == [expected for at, expected in enumerate(seen) if expected in seen[:at]]


@pytest.mark.parametrize(
    ("number", "value"),
    [
        pytest.param(number, value, id=f"{number}-{each.option.replace(' ', '_')}-{value}")
        for number, each in ROWS.items()
        for value in each.values
    ],
)
def test_option(number: int, value: str) -> None:
    """What is seen at the table is what the value says."""
    recipe, expected = ROWS[number].values[value]
    assert expected == ROWS[number].look(recipe)
