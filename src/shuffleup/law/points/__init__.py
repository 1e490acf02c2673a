"""The points on which a house can decide otherwise, in small typed groups."""

from shuffleup.law.points.bad_cards import BadCards
from shuffleup.law.points.betting import Betting
from shuffleup.law.points.board_errors import BoardErrors
from shuffleup.law.points.bought_button import BoughtButton
from shuffleup.law.points.button import Button
from shuffleup.law.points.buy_in import BuyIn
from shuffleup.law.points.chips import Chips
from shuffleup.law.points.chop import Chop
from shuffleup.law.points.clock import Clock
from shuffleup.law.points.dead_hands import DeadHands
from shuffleup.law.points.dealt_in import DealtIn
from shuffleup.law.points.decisions import Decisions
from shuffleup.law.points.decks import Decks
from shuffleup.law.points.hi_lo import HiLo
from shuffleup.law.points.kill import Kill
from shuffleup.law.points.misdeals import Misdeals
from shuffleup.law.points.missed_blinds import MissedBlinds
from shuffleup.law.points.new_players import NewPlayers
from shuffleup.law.points.odd_chips import OddChips
from shuffleup.law.points.penalties import Penalties
from shuffleup.law.points.point import point, point_name, points
from shuffleup.law.points.pot_limit import PotLimit
from shuffleup.law.points.raises import Raises
from shuffleup.law.points.run_it import RunIt
from shuffleup.law.points.seats import Seats
from shuffleup.law.points.showdown import Showdown
from shuffleup.law.points.straddle import Straddle
from shuffleup.law.points.stud import Stud
from shuffleup.law.points.stud_errors import StudErrors
from shuffleup.law.points.substantial import Substantial
from shuffleup.law.points.table_chips import TableChips
from shuffleup.law.points.tabling import Tabling
from shuffleup.law.points.turns import Turns
from shuffleup.law.points.wagers import Wagers

__all__ = [
    "BadCards", "Betting", "BoardErrors", "BoughtButton", "Button", "BuyIn", "Chips", "Chop",
    "Clock", "DeadHands", "DealtIn", "Decisions", "Decks", "HiLo", "Kill", "Misdeals",
    "MissedBlinds", "NewPlayers", "OddChips", "Penalties", "PotLimit", "Raises", "RunIt", "Seats",
    "Showdown", "Straddle", "Stud", "StudErrors", "Substantial", "TableChips", "Tabling", "Turns",
    "Wagers", "point", "point_name", "points",
]  # fmt: skip
