"""The final of a season: the last-chance event, and where everybody sits."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class LastChanceMoney(Enum):
    FINAL_POOL = "final-prize-pool"
    OWN_POOL = "own-prize-pool"


class FinalSeating(Enum):
    RANDOM = "random"
    BY_STANDING = "by-standing-table"


class SeasonFinalLaw(Group):
    last_chance: Point[bool] = point(
        "last-chance-event", False, "Is a last-chance event held for one more seat?"
    )
    last_chance_day: Point[bool] = point(
        "last-chance-on-final-day", True, "Is the last-chance event held on the day of the final?"
    )
    last_chance_members: Point[bool] = point(
        "last-chance-members-only", True, "Is the last-chance event for members alone?"
    )
    last_chance_events: Point[int] = point(
        "last-chance-minimum-events",
        2,
        "Events somebody must have played to enter the last-chance event?",
        unit="events",
        least=0,
        most=1000,
    )
    last_chance_money: Point[LastChanceMoney] = point(
        "last-chance-money",
        LastChanceMoney.FINAL_POOL,
        "Where does the money of the last-chance event go?",
    )
    last_chance_entry: Point[bool] = point(
        "last-chance-entry-paid", True, "Is the final's entry of its winner paid?"
    )
    seating: Point[FinalSeating] = point(
        "season-final-seating", FinalSeating.RANDOM, "How is the season final seated?"
    )
    tables: Point[int] = point(
        "season-final-tables", 2, "Tables of the final?", unit="tables", least=1, most=9
    )
    seats: Point[int] = point(
        "season-final-seats", 8, "Seats at a table of the final?", unit="seats", least=2, most=10
    )
