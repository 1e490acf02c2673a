"""Prizes of a league's night: its best hand, bounty chips, and seats of other events."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class BestHandTie(Enum):
    SPLIT = "split"
    FIRST = "first"


class SeatPrizePaidTo(Enum):
    ORGANISER = "organiser-of-event"
    WINNER = "winner"


class NightPrizeLaw(Group):
    needs_river: Point[bool] = point(
        "best-hand-needs-river", True, "Must the best hand of the night have reached the river?"
    )
    needs_call: Point[bool] = point(
        "best-hand-needs-call", False, "Must the best hand of the night have been called?"
    )
    shown: Point[bool] = point("best-hand-shown", True, "Must the best hand of the night be shown?")
    hole_cards: Point[int] = point(
        "best-hand-hole-cards",
        2,
        "Hole cards that must play in the best hand of the night?",
        unit="cards",
        least=0,
        most=2,
    )
    tie: Point[BestHandTie] = point(
        "best-hand-tie", BestHandTie.SPLIT, "Tied best hands of the night?"
    )
    bounty_chips_carry: Point[bool] = point(
        "bounty-chips-carry-over", False, "May bounty chips be saved for another event?"
    )
    seat_prize: Point[SeatPrizePaidTo] = point(
        "seat-prize-paid-to",
        SeatPrizePaidTo.ORGANISER,
        "A tournament seat won as a prize is paid to?",
    )
