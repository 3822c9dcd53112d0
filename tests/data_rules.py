"""Games by chance whose rules are all data: every field of every declaration takes every word that it may."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import attrs

from boodle import (
    Ante,
    AssemblyError,
    Bank,
    CardPayment,
    Cards,
    CardSet,
    Choice,
    Claim,
    ClaimRule,
    DealerFactor,
    DealRule,
    Deck,
    Declaration,
    Event,
    Fee,
    FineAndPass,
    Layout,
    LeadChoice,
    LeadLimit,
    LowestHeld,
    Opening,
    PassLeft,
    Payout,
    Poker,
    Recipe,
    Residual,
    Response,
    Rotation,
    Rulebook,
    Sale,
    SameSuit,
    SameSuitRun,
    SessionEnd,
    Space,
    Stakes,
    StopRule,
    Succession,
    Title,
    Trumps,
    Void,
    VoidPay,
    assemble,
)
from boodle import events as happenings
from boodle.batch.limits import EVENTS
from boodle_variants.poker_hands import poker_value, poker_value_without_wheel
from kitchen import game

KITTY, POT = "Kitty", "Pot"
COMBINATIONS = ("8-9-10", "K-Q", "Four")


def some_rulebook(random: Random, *, plain: bool = False, in_step: bool = False) -> Rulebook:
    """The rules of such a game; those that do not fit together are drawn again.

    ``plain``: nothing is paid in a run, and nothing is sold. ``in_step``: nor is there anything else that keeps sittings from
    being played in step.
    """
    while True:
        rules = tuple(_in_step(random) if in_step else _plain(random) if plain else _rules(random))
        try:
            return assemble(Recipe(game("random", *rules), seats=random.choice((2, 3, 4, 4, 5, 6, 7, 8, 9))))
        except AssemblyError:
            continue


def _in_step(random: Random) -> Iterator[Declaration]:
    """Those of plain games in which every round has a winner and the deal passes to the left; more spaces and antes."""
    given: dict[str, Any] = {"source": "drawn by lot"}
    for rule in _plain(random):
        if isinstance(rule, Deck):
            yield attrs.evolve(rule, removed="", ace="high")
        elif isinstance(rule, Succession):
            yield attrs.evolve(rule, order="up")
        elif isinstance(rule, StopRule):
            yield attrs.evolve(rule, leader="stopper", stuck=SameSuit())
        elif isinstance(rule, Rotation):
            yield attrs.evolve(rule, next="left")
        elif isinstance(rule, Layout):
            cards = random.sample(("AH", "KC", "QD", "JS", "10H", "9D", "2C", "AS"), random.randrange(8))
            yield attrs.evolve(rule, cards=" ".join(cards))
            for name in cards[:2]:
                dealer: dict[str, Any] = {"dealer": random.randrange(4)} if random.random() < 0.5 else {}
                yield Ante(id=f"random.ante-{name}", space=name, others=random.randrange(3), **dealer, **given)
        else:
            yield rule
    if random.random() < 0.5:
        yield Space(id="random.more", name="More", place=20, claims=(Claim(when="out"),), **given)
        yield Ante(id="random.ante-more", space="More", others=random.randrange(3), **given)
    if random.random() < 0.3:
        yield Space(
            id="random.five", name="Five", place=21, claims=(Claim(when="played", pattern=Cards(CardSet("5C"))),), **given
        )


def _plain(random: Random) -> Iterator[Declaration]:
    """Those of the rules that plain games have, and a kitty for going out."""
    for rule in _rules(random):
        if isinstance(rule, Deck) and rule.ace == "both":
            yield attrs.evolve(rule, ace="low")
        elif isinstance(rule, Layout):
            yield attrs.evolve(rule, unclaimed="keep")
        elif isinstance(rule, Opening):
            leader: Any = random.choice(("eldest", "dealer"))
            yield attrs.evolve(rule, leader=leader, lead="usual", choice="usual")
        elif isinstance(rule, StopRule):
            yield attrs.evolve(
                rule, stuck=random.choice((SameSuit(), PassLeft(), PassLeft())), nobody=random.choice((Void(), SameSuit()))
            )
        elif isinstance(rule, CardPayment):
            yield attrs.evolve(rule, exempt="")
        elif isinstance(rule, DealRule):
            yield attrs.evolve(rule, turn_up=False)
        elif isinstance(rule, Space) and rule.name == KITTY:
            yield attrs.evolve(rule, unclaimed="keep")
        elif isinstance(rule, LeadLimit | Bank | Rotation | SessionEnd | Succession) or (
            isinstance(rule, Ante) and rule.space in ("layout", "winner-space")
        ):
            yield rule


def _rules(random: Random) -> Iterator[Declaration]:
    numbers = iter(range(1000))

    def said(kind: type[Declaration], /, **given: Any) -> Declaration:
        return kind(id=f"random.r{next(numbers)}", source="drawn by lot", **given)

    pick = random.choice
    trumps = pick((False, False, True))
    yield said(Deck, removed=pick(("", "", "8D", "2C 3D 4H 5S")), ace=pick(("high", "high", "low", "both")))
    yield said(Succession, order=pick(("up", "up", "down")))
    cards = random.sample(("AH", "KC", "QD", "JS", "10H", "9D"), random.randrange(5))
    yield said(Layout, cards=" ".join(cards), unclaimed=pick(("keep", "keep", "winner", "split")))
    spaces = [each for each in _spaces(random, trumps) if random.random() < 0.6]
    for place, (name, claims) in enumerate(spaces):
        yield said(Space, name=name, place=place, claims=claims, unclaimed=pick(("keep", "keep", "winner", "split")))
    named = [*cards, *(name for name, _ in spaces)]
    yield said(ClaimRule, when=pick(("played", "played", "held")), by=pick(("engine", "engine", "player")))
    for name in random.sample(named, min(len(named), random.randrange(3))):
        yield said(Payout, space=name, chips=pick(("pot", 0, 1, 3, 8)), payer=pick(("pot", "bank", "each-opponent")))
    yield from _stakes(random, said, named)
    yield said(
        DealRule, dead_hand=pick(("first", "last", "last", "none")), leftover=pick(("uneven", "dead-hand")), turn_up=trumps,
        seen=pick(("nobody", "dealer", "all")),
    )  # fmt: skip
    yield from _sales(random, said)
    held = {name for name, _ in spaces}
    if POT in held:
        ranking = pick((poker_value, poker_value_without_wheel))
        yield said(
            Poker, when=pick(("none", "before", "leftover")), first=pick(("dealer", "eldest")),
            betting=pick(("none", "one-round")), cards=pick(("return", "aside")),
            cap=pick(("smallest-stack", "side-pots")), ranking=ranking, text="as usual",
        )  # fmt: skip
    yield from _stops(random, said)
    for topic in random.sample(("card-payment", "second"), random.randrange(3)):
        yield said(CardPayment, topic=topic, chips=pick((1, 2, 5)), exempt=pick(("", "9D", "AH KC")))
    yield from (said(Fee, **each) for each in (_fee(random, named) for _ in range(random.randrange(6))))
    yield said(
        Bank, ante_short=pick(("partial", "sit-out", "debt", "end-session")), cannot_pay=pick(("partial", "debt")),
        broke_when=pick(("zero", "cannot-ante")), odd_chips=pick(("stay", "dealer")),
    )  # fmt: skip
    yield said(Rotation, next=pick(("left", "winner", "stay")))
    yield said(SessionEnd, when=pick((("rounds",), ("rounds",), ("somebody-broke",), ("all-but-one-broke",))))
    yield said(Residual, chips=pick(("leave", "split", "open-hand") if POT in held else ("leave", "split")))


def _spaces(random: Random, trumps: bool) -> list[tuple[str, tuple[Claim, ...]]]:
    def by() -> dict[str, Any]:
        return {} if random.random() < 0.5 else {"by": random.choice(("engine", "player"))}

    when: Any = random.choice(("played", "held"))
    found = [
        (KITTY, (Claim(when="out"),)),
        ("Second", (Claim(when="out"),)),
        (POT, (Claim(when="poker"),)),
        ("8-9-10", (Claim(when=when, pattern=SameSuitRun(("8", "9", "10")), **by()),)),
        ("K-Q", (Claim(pattern=Cards(CardSet("KH QH")), **by()), Claim(pattern=Cards(CardSet("KS QS")), **by()))),
        ("Four", (Claim(when="played", pattern=Cards(CardSet("4C 4D")), **by()),)),
    ]
    if trumps:
        found += [
            ("Marriage", (Claim(when=when, pattern=Trumps(("K", "Q")), **by()),)),
            ("Ace", (Claim(when="played", pattern=Trumps(("A",))), Claim(when="turned-up", pattern=Trumps(("A",))))),
        ]
    return found


def _stakes(random: Random, said: Any, named: list[str]) -> Iterator[Declaration]:
    pick = random.choice
    total = pick((1, 5, 12))
    yield said(
        Stakes, mode=pick(("fixed", "fixed", "free", "one-horse")), total=total, dealer_total=pick(("same", 2 * total)),
        minimum=pick((0, 0, 1)), cover_all=pick((False, True)), time=pick(("before-deal", "before-look")),
    )  # fmt: skip
    there = {"layout"} | ({"winner-space"} if KITTY in named else set()) | ({"pot"} if POT in named else set())
    for scope in sorted(there):
        if random.random() < 0.7:
            yield said(Ante, space=scope, others=pick((0, 1, 2)), **({"dealer": 3} if random.random() < 0.3 else {}))
        if random.random() < 0.5:
            yield said(DealerFactor, scope=scope, factor=pick((0, 1, 2, Choice((1, 2, 3)))))
    for name in named[:1]:
        if random.random() < 0.3:
            yield said(Ante, space=name, others=2)


def _sales(random: Random, said: Any) -> Iterator[Declaration]:
    pick = random.choice
    after: tuple[str, ...] = ()
    for number in range(random.choice((0, 0, 1, 2, 3))):
        name = f"sale-{number}"
        yield said(
            Sale, name=name, form=pick(("swap", "offer", "auction")),
            buyers=pick(("dealer", "eldest", "younger", "others", "all")),
            time=pick(("after-look", "after-look", "before-look")), offer=pick(("always", "choice")), opening=pick((1, 3)),
            step=pick((1, 2)), sealed=pick((False, True)), price=pick((0, 1, 4)),
            payee=pick((("seller",), ("bank",), (KITTY, "seller"), ("dealer",), ("each-opponent",), ("layout", "bank"))),
            eligible=pick(("any", "no-pay-card")), old_hand=pick(("dead", "new-spare")), advance=pick((0, 0, 2)),
            unsold=pick(("stays", "dealer-may-buy", "dealer-looks")), after=after,
        )  # fmt: skip
        after = (*after, name)


def _stops(random: Random, said: Any) -> Iterator[Declaration]:
    pick = random.choice
    leader = pick(("eldest", "eldest", "dealer", LowestHeld("clubs"), LowestHeld("diamonds"), Title("poker")))
    lead = pick(("usual", "that-card")) if isinstance(leader, LowestHeld) else "usual"
    choices = ("lowest-of-suit", "lowest-in-hand", "any")
    yield said(Opening, leader=leader, lead=lead, suits=pick(("any", "any", "black", "red")), choice=pick(("usual", *choices)))
    for topic in random.sample(("lead-suits", "colour"), random.randrange(3)):
        yield said(LeadLimit, topic=topic, suits=pick(("any", "other-suit", "other-colour")))
    yield said(LeadChoice, card=pick((choices[0], *choices)))
    yield said(Response, order=pick(("holder", "holder", "rotation")))
    to = pick((("winner-space", "bank"), ("each-opponent",), ("bank",), ("layout", "bank"), ("dealer",)))
    stuck = pick((SameSuit(), PassLeft(), PassLeft(), FineAndPass(1, to), FineAndPass(3, to)))
    yield said(StopRule, leader=pick(("stopper", "stopper", "first-unable")), stuck=stuck,
               nobody=pick((Void(), VoidPay(to), SameSuit())))  # fmt: skip


def _fee(random: Random, named: list[str]) -> dict[str, Any]:
    pick = random.choice
    on: type[Event] = getattr(happenings, pick(EVENTS))
    roles = ("actor", "dealer", "each-opponent", "bank", "seller", "layout", on.role, on.role)
    payer, payee = random.sample((*roles, *named[:2]), 2)
    reasons = {"Stopped": ("dead", "top", "played", "removed", "aside", "hidden"), "Passed": ("no-suit", "no-cards", "no-card")}
    known = reasons.get(on.__name__, ())
    given: dict[str, Any] = {"reasons": tuple(random.sample(known, 1))} if known and random.random() < 0.4 else {}
    return given | {
        "on": on, "payer": (payer, "bank"), "payee": (payee, "dealer"), "chips": pick((1, 2, 4)), "per": pick(("event", "card")),
        "kind": pick(("fine", "bonus", "settlement")), "while_it_lasts": True, "barred_too": pick((True, False)),
        "topic": f"fee-{random.getrandbits(30)}",
    }  # fmt: skip
