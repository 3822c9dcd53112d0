"""Millions of rounds: policies, :func:`simulate` on any number of machines, and figures with intervals."""

from boodle.simulation.errors import NotCompiled as NotCompiled
from boodle.simulation.errors import ShardError as ShardError
from boodle.simulation.errors import SimulationInterrupted as SimulationInterrupted
from boodle.simulation.errors import SimulationStopped as SimulationStopped
from boodle.simulation.estimates import Estimate as Estimate
from boodle.simulation.estimates import difference as difference
from boodle.simulation.estimates import ratio as ratio
from boodle.simulation.obstacles import Obstacle as Obstacle
from boodle.simulation.obstacles import obstacles as obstacles
from boodle.simulation.plans import Plan as Plan
from boodle.simulation.plans import Sat as Sat
from boodle.simulation.policies import Policy as Policy
from boodle.simulation.result import Simulation as Simulation
from boodle.simulation.shards import Shard as Shard
from boodle.simulation.shards import load_all as load_all
from boodle.simulation.simulate import plan as plan
from boodle.simulation.simulate import simulate as simulate
from boodle.simulation.tally import Tally as Tally
