"""Test plug-ins: between them they answer every hook of the specification, with every word of its vocabulary.

Each takes its answers as parameters, so that a test can ask for one of them and a strategy for any. None of a parameter leaves
the question to others.
"""

from boodle import RulePlugin
from plugins.between import Ceremonies as Ceremonies
from plugins.between import Gambling as Gambling
from plugins.between import Nod as Nod
from plugins.between import Selling as Selling
from plugins.paying import EVENTS as EVENTS
from plugins.paying import Consequences as Consequences
from plugins.paying import Evenings as Evenings
from plugins.paying import Fees as Fees
from plugins.paying import Inspector as Inspector
from plugins.paying import Poverty as Poverty
from plugins.paying import Referee as Referee
from plugins.stops import Asking as Asking
from plugins.stops import Descending as Descending
from plugins.stops import Leads as Leads
from plugins.stops import Limits as Limits
from plugins.stops import Openings as Openings
from plugins.stops import Stops as Stops
from plugins.table import Bare as Bare
from plugins.table import Board as Board
from plugins.table import Claiming as Claiming
from plugins.table import Dealing as Dealing
from plugins.table import Pack as Pack
from plugins.table import Payouts as Payouts
from plugins.table import Staking as Staking

GAMES: tuple[type[RulePlugin], ...] = (Board, Bare)
HOUSE_RULES: tuple[type[RulePlugin], ...] = (
    Pack, Dealing, Claiming, Payouts, Staking, Selling, Gambling, Ceremonies, Descending, Openings, Limits, Leads, Asking, Stops,
    Fees, Consequences, Poverty, Referee, Evenings, Inspector,
)  # fmt: skip
ALL: tuple[type[RulePlugin], ...] = (*GAMES, *HOUSE_RULES)
