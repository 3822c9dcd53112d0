"""boodle: the rules of the Boodle / Michigan "Stops" family of card games, with variants as plug-ins.

The public names are all here; those below are stable, everything else is the inside. A name is imported from its module when
it is first used, so that ``import boodle`` costs next to nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from boodle.assembly import assemble as assemble
    from boodle.cards import Card as Card
    from boodle.cards import CardSet as CardSet
    from boodle.cards import Suit as Suit
    from boodle.chips import Account as Account
    from boodle.chips import Spaces as Spaces
    from boodle.defaults import default_move as default_move
    from boodle.effects import Announce as Announce
    from boodle.effects import Effect as Effect
    from boodle.effects import Relocate as Relocate
    from boodle.effects import Remember as Remember
    from boodle.effects import Transfer as Transfer
    from boodle.engine import advance as advance
    from boodle.engine import legal_moves as legal_moves
    from boodle.engine import opening_state as opening_state
    from boodle.engine import step as step
    from boodle.engine import why_not as why_not
    from boodle.errors import ApiMismatch as ApiMismatch
    from boodle.errors import ArgumentError as ArgumentError
    from boodle.errors import AssemblyError as AssemblyError
    from boodle.errors import BadReference as BadReference
    from boodle.errors import BoodleError as BoodleError
    from boodle.errors import DeclaredConflict as DeclaredConflict
    from boodle.errors import IllegalMove as IllegalMove
    from boodle.errors import NotationError as NotationError
    from boodle.errors import NotOneGame as NotOneGame
    from boodle.errors import NotYourTurn as NotYourTurn
    from boodle.errors import ParameterError as ParameterError
    from boodle.errors import PlayError as PlayError
    from boodle.errors import PluginInvalid as PluginInvalid
    from boodle.errors import PluginLoadError as PluginLoadError
    from boodle.errors import PositionError as PositionError
    from boodle.errors import PositionProblem as PositionProblem
    from boodle.errors import Reason as Reason
    from boodle.errors import RecordError as RecordError
    from boodle.errors import ReplayDiverged as ReplayDiverged
    from boodle.errors import RequirementMissing as RequirementMissing
    from boodle.errors import RoundOver as RoundOver
    from boodle.errors import RulebookMismatch as RulebookMismatch
    from boodle.errors import RuleBroken as RuleBroken
    from boodle.errors import RuleConflict as RuleConflict
    from boodle.errors import RulesError as RulesError
    from boodle.errors import SeatsError as SeatsError
    from boodle.errors import UnfairDeal as UnfairDeal
    from boodle.errors import UnknownPlugin as UnknownPlugin
    from boodle.errors import UnknownRule as UnknownRule
    from boodle.errors import UnknownSpace as UnknownSpace
    from boodle.events import Announced as Announced
    from boodle.events import BetMade as BetMade
    from boodle.events import BidMade as BidMade
    from boodle.events import CardPlayed as CardPlayed
    from boodle.events import Caught as Caught
    from boodle.events import Chosen as Chosen
    from boodle.events import DealerCut as DealerCut
    from boodle.events import Dealt as Dealt
    from boodle.events import Declined as Declined
    from boodle.events import Event as Event
    from boodle.events import Exchanged as Exchanged
    from boodle.events import Folded as Folded
    from boodle.events import Forfeited as Forfeited
    from boodle.events import Irregularity as Irregularity
    from boodle.events import Left as Left
    from boodle.events import LimitLifted as LimitLifted
    from boodle.events import LookedAt as LookedAt
    from boodle.events import Misdealt as Misdealt
    from boodle.events import Noted as Noted
    from boodle.events import NothingToTake as NothingToTake
    from boodle.events import Offered as Offered
    from boodle.events import Paid as Paid
    from boodle.events import Passed as Passed
    from boodle.events import PokerWon as PokerWon
    from boodle.events import Received as Received
    from boodle.events import RoundBegan as RoundBegan
    from boodle.events import RoundEnded as RoundEnded
    from boodle.events import RoundVoid as RoundVoid
    from boodle.events import SatOut as SatOut
    from boodle.events import SessionEnded as SessionEnded
    from boodle.events import Shown as Shown
    from boodle.events import StageSkipped as StageSkipped
    from boodle.events import Staked as Staked
    from boodle.events import Stopped as Stopped
    from boodle.events import TakenOver as TakenOver
    from boodle.events import TieBreak as TieBreak
    from boodle.events import TimeCalled as TimeCalled
    from boodle.events import TurnedUp as TurnedUp
    from boodle.events import WentOut as WentOut
    from boodle.fair import commitment as commitment
    from boodle.fair import fair_deal as fair_deal
    from boodle.fair import verify as verify
    from boodle.game import Game as Game
    from boodle.hookspecs import API as API
    from boodle.hookspecs import Manifest as Manifest
    from boodle.hookspecs import Payments as Payments
    from boodle.hookspecs import Problem as Problem
    from boodle.hookspecs import Requirement as Requirement
    from boodle.hookspecs import RulePlugin as RulePlugin
    from boodle.hookspecs import Sessions as Sessions
    from boodle.hookspecs import Setup as Setup
    from boodle.hookspecs import Stakings as Stakings
    from boodle.hookspecs import hookimpl as hookimpl
    from boodle.knowledge import Knowledge as Knowledge
    from boodle.knowledge import World as World
    from boodle.messages import Message as Message
    from boodle.messages import message as message
    from boodle.moves import Bet as Bet
    from boodle.moves import Bid as Bid
    from boodle.moves import CallTime as CallTime
    from boodle.moves import Choose as Choose
    from boodle.moves import ClaimSpace as ClaimSpace
    from boodle.moves import Cut as Cut
    from boodle.moves import Deal as Deal
    from boodle.moves import Exchange as Exchange
    from boodle.moves import Leave as Leave
    from boodle.moves import Misdeal as Misdeal
    from boodle.moves import Move as Move
    from boodle.moves import OpenHands as OpenHands
    from boodle.moves import Pass as Pass
    from boodle.moves import Play as Play
    from boodle.moves import SeatMove as SeatMove
    from boodle.moves import Stake as Stake
    from boodle.moves import TakeOver as TakeOver
    from boodle.movesets import Moves as Moves
    from boodle.notation import parse_move as parse_move
    from boodle.outside import submit as submit
    from boodle.plain import PlainPlugin as PlainPlugin
    from boodle.recipe import Installed as Installed
    from boodle.recipe import Recipe as Recipe
    from boodle.recipe import installed as installed
    from boodle.record import Record as Record
    from boodle.record_reading import migrate as migrate
    from boodle.replaying import replay as replay
    from boodle.rulebook import Answer as Answer
    from boodle.rulebook import Note as Note
    from boodle.rulebook import PluginInfo as PluginInfo
    from boodle.rulebook import Rulebook as Rulebook
    from boodle.rules.base import UNSET as UNSET
    from boodle.rules.base import Declaration as Declaration
    from boodle.rules.base import RuleId as RuleId
    from boodle.rules.base import Unset as Unset
    from boodle.rules.dealing import DealRule as DealRule
    from boodle.rules.dealing import Poker as Poker
    from boodle.rules.dealing import Sale as Sale
    from boodle.rules.paying import Bank as Bank
    from boodle.rules.paying import CardPayment as CardPayment
    from boodle.rules.paying import Consequence as Consequence
    from boodle.rules.paying import Fee as Fee
    from boodle.rules.paying import Fine as Fine
    from boodle.rules.paying import Penalty as Penalty
    from boodle.rules.phases import Memory as Memory
    from boodle.rules.phases import Phase as Phase
    from boodle.rules.playing import FineAndPass as FineAndPass
    from boodle.rules.playing import LeadChoice as LeadChoice
    from boodle.rules.playing import LeadLimit as LeadLimit
    from boodle.rules.playing import LowestHeld as LowestHeld
    from boodle.rules.playing import Opening as Opening
    from boodle.rules.playing import PassLeft as PassLeft
    from boodle.rules.playing import Response as Response
    from boodle.rules.playing import SameSuit as SameSuit
    from boodle.rules.playing import StopRule as StopRule
    from boodle.rules.playing import Succession as Succession
    from boodle.rules.playing import Title as Title
    from boodle.rules.playing import Void as Void
    from boodle.rules.playing import VoidPay as VoidPay
    from boodle.rules.session import FirstDealer as FirstDealer
    from boodle.rules.session import Residual as Residual
    from boodle.rules.session import Rotation as Rotation
    from boodle.rules.session import SessionEnd as SessionEnd
    from boodle.rules.session import Tiebreak as Tiebreak
    from boodle.rules.setting import Ante as Ante
    from boodle.rules.setting import Cards as Cards
    from boodle.rules.setting import Choice as Choice
    from boodle.rules.setting import Claim as Claim
    from boodle.rules.setting import ClaimRule as ClaimRule
    from boodle.rules.setting import DealerFactor as DealerFactor
    from boodle.rules.setting import Deck as Deck
    from boodle.rules.setting import Layout as Layout
    from boodle.rules.setting import Payout as Payout
    from boodle.rules.setting import SameSuitRun as SameSuitRun
    from boodle.rules.setting import Space as Space
    from boodle.rules.setting import Stakes as Stakes
    from boodle.rules.setting import Trumps as Trumps
    from boodle.schema import json_schema as json_schema
    from boodle.schema import parameters_schema as parameters_schema
    from boodle.seen import Told as Told
    from boodle.state import State as State
    from boodle.straight import advance_trusted as advance_trusted
    from boodle.table import Table as Table
    from boodle.transition import step_trusted as step_trusted
    from boodle.view import View as View

__version__ = "0.1.0"

_WHERE: Final[dict[str, str]] = {
    "boodle.assembly": "assemble",
    "boodle.cards": "Card CardSet Suit",
    "boodle.chips": "Account Spaces",
    "boodle.defaults": "default_move",
    "boodle.effects": "Announce Effect Relocate Remember Transfer",
    "boodle.engine": "advance legal_moves opening_state step why_not",
    "boodle.errors": (
        "ApiMismatch ArgumentError AssemblyError BadReference BoodleError DeclaredConflict IllegalMove "
        "NotOneGame NotYourTurn NotationError ParameterError PlayError PluginInvalid PluginLoadError "
        "PositionError PositionProblem Reason RecordError ReplayDiverged RequirementMissing RoundOver "
        "RuleBroken RuleConflict RulebookMismatch RulesError SeatsError UnfairDeal UnknownPlugin "
        "UnknownRule UnknownSpace"
    ),
    "boodle.events": (
        "Announced BetMade BidMade CardPlayed Caught Chosen DealerCut Dealt Declined Event Exchanged Folded "
        "Forfeited Irregularity Left LimitLifted LookedAt Misdealt Noted NothingToTake Offered Paid Passed PokerWon "
        "Received RoundBegan RoundEnded RoundVoid SatOut SessionEnded Shown StageSkipped Staked Stopped "
        "TakenOver TieBreak TimeCalled TurnedUp WentOut"
    ),
    "boodle.fair": "commitment fair_deal verify",
    "boodle.game": "Game",
    "boodle.hookspecs": "API Manifest Payments Problem Requirement RulePlugin Sessions Setup Stakings hookimpl",
    "boodle.knowledge": "Knowledge World",
    "boodle.messages": "Message message",
    "boodle.moves": (
        "Bet Bid CallTime Choose ClaimSpace Cut Deal Exchange Leave Misdeal Move OpenHands Pass Play SeatMove Stake TakeOver"
    ),
    "boodle.movesets": "Moves",
    "boodle.notation": "parse_move",
    "boodle.outside": "submit",
    "boodle.plain": "PlainPlugin",
    "boodle.recipe": "Installed Recipe installed",
    "boodle.record": "Record",
    "boodle.record_reading": "migrate",
    "boodle.replaying": "replay",
    "boodle.rulebook": "Answer Note PluginInfo Rulebook",
    "boodle.rules.base": "Declaration RuleId UNSET Unset",
    "boodle.rules.dealing": "DealRule Poker Sale",
    "boodle.rules.paying": "Bank CardPayment Consequence Fee Fine Penalty",
    "boodle.rules.phases": "Memory Phase",
    "boodle.rules.playing": (
        "FineAndPass LeadChoice LeadLimit LowestHeld Opening PassLeft Response SameSuit StopRule Succession Title Void VoidPay"
    ),
    "boodle.rules.session": "FirstDealer Residual Rotation SessionEnd Tiebreak",
    "boodle.rules.setting": "Ante Cards Choice Claim ClaimRule DealerFactor Deck Layout Payout SameSuitRun Space Stakes Trumps",
    "boodle.schema": "json_schema parameters_schema",
    "boodle.seen": "Told",
    "boodle.state": "State",
    "boodle.straight": "advance_trusted",
    "boodle.table": "Table",
    "boodle.transition": "step_trusted",
    "boodle.view": "View",
}
_MODULE_OF: Final = {name: module for module, names in _WHERE.items() for name in names.split()}

__all__ = [  # noqa: PLE0604  # names, all of them
    "__version__",
    *sorted(_MODULE_OF),
]


def __getattr__(name: str) -> Any:
    module = _MODULE_OF.get(name)
    if module is None:
        raise AttributeError(f"module 'boodle' has no attribute {name!r}")
    value = getattr(importlib.import_module(module), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
