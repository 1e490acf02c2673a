"""What people and dealers get wrong, judged by the book: reports in, rulings and repairs out.

A package for each subject; ``kinds`` is the list of all that can be reported, ``report`` the way
in.
"""

from shuffleup.floor.all_kinds import JUDGES
from shuffleup.floor.facts import Fact, FactError, Facts
from shuffleup.floor.kinds import KINDS, Chance, Kind
from shuffleup.floor.report import Report, carry_out, chosen, report

__all__ = [
    "JUDGES", "KINDS", "Chance", "Fact", "FactError", "Facts", "Kind", "Report", "carry_out",
    "chosen", "report",
]  # fmt: skip
