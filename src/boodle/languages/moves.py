"""Moves in words: what a player would say to make one."""

from __future__ import annotations

from boodle.cards import CardSet
from boodle.errors import NotationError
from boodle.languages.catalogue import Catalogue
from boodle.languages.events import laid
from boodle.moves import Bet, Bid, Choose, ClaimSpace, Exchange, Move, Pass, Play, Stake


def choice(move: Move, said: Catalogue) -> str:
    """What a player would say to make a move."""
    match move:
        case Play(card=card):
            return said.say("one-card", {"card": str(card), "case": "nom"})
        case Pass():
            return said.say("move-pass")
        case Exchange():
            return said.say("move-exchange")
        case Bid(chips=number):
            return said.say("move-bid", {"n": number})
        case Bet(chips=number):
            return said.say("move-bet", {"n": number})
        case Stake(chips=pairs):
            return said.say("move-stake", {"laid": laid(pairs, said)})
        case ClaimSpace(space=name):
            return said.say("move-claim", {"space": f"space:{name}"})
        case Choose(option=option):
            return _option(option, said)
        case _:
            return str(move).partition(":")[2] or str(move)


def _option(option: str, said: Catalogue) -> str:
    if f"option-{option}" in said:
        return said.say(f"option-{option}")
    try:
        return said.say("hand", {"cards": str(CardSet(option))})
    except NotationError:
        return option
