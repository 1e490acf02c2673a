"""Games that break: who draws for a seat, in which order, and where the others go."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class BreakOrder(Enum):
    HIGH_CARD = "high-card-draw"
    CARD_DRAW = "card-draw"
    WAITING_LIST = "waiting-list-order"


class DrawnForAbsent(Enum):
    NEVER = "never"
    FEW_MISSED_BLINDS = "few-missed-blinds"
    SHORT_ABSENCE = "short-absence"


class AbsentAtBreak(Enum):
    BOTTOM = "bottom"
    REMOVED = "removed"


class UnseatedAtBreak(Enum):
    TOP = "top"
    BOTTOM = "in-drawn-order-bottom"


class AbsentSeatHeld(Enum):
    UNTIL_BIG_BLIND = "until-big-blind"
    SEAT_HOLD = "seat-hold"


class BreakingLaw(Group):
    order: Point[BreakOrder] = point(
        "break-seat-order", BreakOrder.HIGH_CARD, "How is the order set when a game breaks?"
    )
    drawn_for_absent: Point[DrawnForAbsent] = point(
        "break-draw-absent-by",
        DrawnForAbsent.FEW_MISSED_BLINDS,
        "When a game breaks, on what condition is a card drawn for an absentee?",
    )
    absent_missed: Point[int] = point(
        "break-draw-absent-missed-blinds",
        1,
        "Most missed blinds an absentee may have to be drawn for at a break?",
        unit="blinds",
        least=0,
        most=9,
    )
    absent_away: Point[int] = point(
        "break-draw-absent-away",
        15,
        "Longest absence of a player drawn for at a break?",
        unit="minutes",
        least=0,
        most=1440,
    )
    absent_causer: Point[bool] = point(
        "break-draw-absent-causer",
        True,
        "Is a card drawn for the absentee who caused the break?",
    )
    absent_other: Point[AbsentAtBreak] = point(
        "break-absent-other",
        AbsentAtBreak.BOTTOM,
        "Absentees not drawn for at a break go where on the list?",
    )
    unseated: Point[UnseatedAtBreak] = point(
        "break-unseated",
        UnseatedAtBreak.TOP,
        "Where do unseated players of a broken game go on the list?",
    )
    absent_seat_held: Point[AbsentSeatHeld] = point(
        "break-absent-seat-held",
        AbsentSeatHeld.UNTIL_BIG_BLIND,
        "How long is a seat won at a break held for an absentee?",
    )
    absent_seat_stud: Point[int] = point(
        "break-absent-seat-held-stud",
        2,
        "How many stud hands is a seat won at a break held for an absentee?",
        unit="hands",
        least=0,
        most=99,
    )
    refusal_from: Point[int] = point(
        "break-refusal-priority-from",
        6,
        "From how many players do those refusing to play on lose priority?",
        unit="players",
        least=2,
        most=10,
    )
