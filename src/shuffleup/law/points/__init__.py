"""The points on which a house can decide otherwise, in small typed groups."""

from shuffleup.law.points.floor.bad_cards import BadCards
from shuffleup.law.points.floor.board_errors import BoardErrors
from shuffleup.law.points.floor.chips import Chips
from shuffleup.law.points.floor.clock import Clock
from shuffleup.law.points.floor.dead_hands import DeadHands
from shuffleup.law.points.floor.decisions import Decisions
from shuffleup.law.points.floor.misdeals import Misdeals
from shuffleup.law.points.floor.penalties import Penalties
from shuffleup.law.points.floor.stud_errors import StudErrors
from shuffleup.law.points.floor.substantial import Substantial
from shuffleup.law.points.floor.tabling import Tabling
from shuffleup.law.points.floor.turns import Turns
from shuffleup.law.points.floor.wagers import Wagers
from shuffleup.law.points.hand.betting import Betting
from shuffleup.law.points.hand.hi_lo import HiLo
from shuffleup.law.points.hand.odd_chips import OddChips
from shuffleup.law.points.hand.pot_limit import PotLimit
from shuffleup.law.points.hand.raises import Raises
from shuffleup.law.points.hand.run_it import RunIt
from shuffleup.law.points.hand.showdown import Showdown
from shuffleup.law.points.hand.stud import Stud
from shuffleup.law.points.point import point, point_name, points
from shuffleup.law.points.table.bought_button import BoughtButton
from shuffleup.law.points.table.button import Button
from shuffleup.law.points.table.buy_in import BuyIn
from shuffleup.law.points.table.chop import Chop
from shuffleup.law.points.table.dealt_in import DealtIn
from shuffleup.law.points.table.decks import Decks
from shuffleup.law.points.table.kill import Kill
from shuffleup.law.points.table.missed_blinds import MissedBlinds
from shuffleup.law.points.table.new_players import NewPlayers
from shuffleup.law.points.table.seats import Seats
from shuffleup.law.points.table.straddle import Straddle
from shuffleup.law.points.table.table_chips import TableChips

__all__ = [
    "BadCards", "Betting", "BoardErrors", "BoughtButton", "Button", "BuyIn", "Chips", "Chop",
    "Clock", "DeadHands", "DealtIn", "Decisions", "Decks", "HiLo", "Kill", "Misdeals",
    "MissedBlinds", "NewPlayers", "OddChips", "Penalties", "PotLimit", "Raises", "RunIt", "Seats",
    "Showdown", "Straddle", "Stud", "StudErrors", "Substantial", "TableChips", "Tabling", "Turns",
    "Wagers", "point", "point_name", "points",
]  # fmt: skip
