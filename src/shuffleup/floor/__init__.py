"""What people and dealers get wrong, judged by the book: reports in, rulings and repairs out."""

from shuffleup.floor.facts import Fact, FactError, Facts
from shuffleup.floor.kinds import KINDS, Chance, Kind
from shuffleup.floor.report import Report, carry_out, chosen, report

__all__ = [
    "KINDS", "Chance", "Fact", "FactError", "Facts", "Kind", "Report", "carry_out", "chosen",
    "report",
]  # fmt: skip
