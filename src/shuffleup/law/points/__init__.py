"""The points on which a house can decide otherwise, in small typed groups."""

from shuffleup.law.points.betting import Betting
from shuffleup.law.points.hi_lo import HiLo
from shuffleup.law.points.odd_chips import OddChips
from shuffleup.law.points.point import point, point_name, points
from shuffleup.law.points.pot_limit import PotLimit
from shuffleup.law.points.raises import Raises
from shuffleup.law.points.run_it import RunIt
from shuffleup.law.points.showdown import Showdown
from shuffleup.law.points.stud import Stud

__all__ = [
    "Betting", "HiLo", "OddChips", "PotLimit", "Raises", "RunIt", "Showdown", "Stud",
    "point", "point_name", "points",
]  # fmt: skip
