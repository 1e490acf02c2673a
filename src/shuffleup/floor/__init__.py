"""What people and dealers get wrong, judged by the book: reports in, rulings and repairs out."""

from shuffleup.floor import (  # each registers its kinds
    bad_cards,
    board,
    chips,
    clock,
    dead_hands,
    disputes,
    misdeals,
    stud,
    tabling,
    turns,
    wagers,
)
from shuffleup.floor.facts import Fact, FactError, Facts
from shuffleup.floor.kinds import KINDS, Chance, Kind
from shuffleup.floor.report import Report, carry_out, chosen, report

__all__ = [
    "KINDS",
    "Chance",
    "Fact",
    "FactError",
    "Facts",
    "Kind",
    "Report",
    "bad_cards",
    "board",
    "carry_out",
    "chips",
    "chosen",
    "clock",
    "dead_hands",
    "disputes",
    "misdeals",
    "report",
    "stud",
    "tabling",
    "turns",
    "wagers",
]  # fmt: skip
