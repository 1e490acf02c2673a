"""Who plays in the final of a season: winners, points, ties, and seats that are declined."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class TieAtCut(Enum):
    BOTH_QUALIFY = "both-qualify"
    TIE_BREAK = "tie-break"


class DeclinedSeat(Enum):
    NEXT_SCORE = "next-highest-score"
    NOBODY = "nobody"


class QualifyingLaw(Group):
    winner_qualifies: Point[bool] = point(
        "season-winner-qualifies", True, "Does an event winner qualify for the final?"
    )
    on_points: Point[int] = point(
        "season-provisional-qualifiers",
        6,
        "How many qualify for the season final on points?",
        unit="players",
        least=0,
        most=1000,
    )
    extension: Point[int] = point(
        "season-extension-per-repeat-winner",
        1,
        "Extra points places per repeat win?",
        unit="players",
        least=0,
        most=10,
    )
    minimum_events: Point[int] = point(
        "season-minimum-events",
        2,
        "Events a points qualifier must have played?",
        unit="events",
        least=0,
        most=1000,
    )
    tie_at_cut: Point[TieAtCut] = point(
        "season-tie-at-cut", TieAtCut.BOTH_QUALIFY, "A tie at the last points place?"
    )
    declined: Point[DeclinedSeat] = point(
        "season-declined-seat", DeclinedSeat.NEXT_SCORE, "A declined seat goes to?"
    )
    must_answer: Point[bool] = point(
        "season-seat-must-be-accepted",
        True,
        "Has somebody a seat in the final only by accepting it?",
    )
