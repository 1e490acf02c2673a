"""The points on which a house can decide otherwise, in small typed groups."""

from shuffleup.law.points.bad_cards import BadCards
from shuffleup.law.points.betting import Betting
from shuffleup.law.points.board_errors import BoardErrors
from shuffleup.law.points.chips import Chips
from shuffleup.law.points.clock import Clock
from shuffleup.law.points.dead_hands import DeadHands
from shuffleup.law.points.decisions import Decisions
from shuffleup.law.points.hi_lo import HiLo
from shuffleup.law.points.misdeals import Misdeals
from shuffleup.law.points.odd_chips import OddChips
from shuffleup.law.points.penalties import Penalties
from shuffleup.law.points.point import point, point_name, points
from shuffleup.law.points.pot_limit import PotLimit
from shuffleup.law.points.raises import Raises
from shuffleup.law.points.run_it import RunIt
from shuffleup.law.points.showdown import Showdown
from shuffleup.law.points.stud import Stud
from shuffleup.law.points.stud_errors import StudErrors
from shuffleup.law.points.substantial import Substantial
from shuffleup.law.points.tabling import Tabling
from shuffleup.law.points.turns import Turns
from shuffleup.law.points.wagers import Wagers

__all__ = [
    "BadCards", "Betting", "BoardErrors", "Chips", "Clock", "DeadHands", "Decisions", "HiLo",
    "Misdeals", "OddChips", "Penalties", "PotLimit", "Raises", "RunIt", "Showdown", "Stud",
    "StudErrors", "Substantial", "Tabling", "Turns", "Wagers", "point", "point_name", "points",
]  # fmt: skip
