"""The seat of each standing in a final that is seated by a table: first the number of the table,
then two digits for the seat, so that 205 is seat 5 at table 2."""

from __future__ import annotations

from shuffleup.law.points.point import Group, Point, point


def seat_of(standing: int, default: int) -> Point[int]:
    """The point for one standing."""
    return point(
        f"season-final-seat-{standing}",
        default,
        f"Where does standing {standing} sit in the final?",
        unit="table and seat",
        least=101,
        most=910,
    )


class FinalSeatLaw(Group):
    seat_1: Point[int] = seat_of(1, 101)
    seat_2: Point[int] = seat_of(2, 201)
    seat_3: Point[int] = seat_of(3, 105)
    seat_4: Point[int] = seat_of(4, 205)
    seat_5: Point[int] = seat_of(5, 103)
    seat_6: Point[int] = seat_of(6, 203)
    seat_7: Point[int] = seat_of(7, 107)
    seat_8: Point[int] = seat_of(8, 207)
    seat_9: Point[int] = seat_of(9, 208)
    seat_10: Point[int] = seat_of(10, 108)
    seat_11: Point[int] = seat_of(11, 204)
    seat_12: Point[int] = seat_of(12, 104)
    seat_13: Point[int] = seat_of(13, 206)
    seat_14: Point[int] = seat_of(14, 106)
    seat_15: Point[int] = seat_of(15, 202)
    seat_16: Point[int] = seat_of(16, 102)
