"""Players that see what a seat may see, and nothing else."""

from boodle.players.base import Player as Player
from boodle.players.base import play_out as play_out
from boodle.players.chance import RandomPlayer as RandomPlayer
from boodle.players.leads import POLICIES as POLICIES
from boodle.players.leads import Weights as Weights
from boodle.players.search import SearchingPlayer as SearchingPlayer
from boodle.players.simple import SimplePlayer as SimplePlayer
from boodle.players.widow import Wish as Wish
