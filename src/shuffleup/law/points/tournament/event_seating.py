"""Seats of an event: how they are had, when they are drawn anew, how tables are broken."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class RightStackWrongSeat(Enum):
    MOVED = "moved-with-current-stack"
    STAYS = "stays"


class WrongStackWrongSeat(Enum):
    FLOOR = "floor-discretion"
    MOVED = "moved-with-current-stack"


class TableBreakOrder(Enum):
    HIGHEST_NUMBER = "highest-number"
    SHORTEST = "shortest-table"


class FinalTableRule(Enum):
    FIXED = "fixed"
    PLUS_ONE = "full-table-plus-one"


class EventSeatingLaw(Group):
    may_be_assigned: Point[bool] = point(
        "event-seats-may-be-assigned", False, "May seats of an event be assigned, and not drawn?"
    )
    transferable: Point[bool] = point(
        "seat-transferable", False, "May a seat of an event be given to someone else?"
    )
    beside_cash: Point[bool] = point(
        "event-seat-beside-cash-seat",
        False,
        "May somebody who has a seat in an event have one in a cash game too?",
    )
    wrong_seat: Point[RightStackWrongSeat] = point(
        "wrong-seat-right-stack",
        RightStackWrongSeat.MOVED,
        "A player started in the wrong seat with the right stack?",
    )
    wrong_stack: Point[WrongStackWrongSeat] = point(
        "wrong-seat-wrong-stack",
        WrongStackWrongSeat.FLOOR,
        "A player started in the wrong seat with another's stack?",
    )
    special_needs: Point[bool] = point(
        "special-needs-accommodated", True, "Are special needs accommodated when possible?"
    )
    changed_by_director_only: Point[bool] = point(
        "seat-changes-by-director-only",
        True,
        "After play has started, are seats changed by the director alone?",
    )
    dealt_in_between: Point[bool] = point(
        "mover-dealt-in-between-button-and-small-blind",
        False,
        "Is a moved player dealt in between small blind and button?",
    )
    takes_obligations: Point[bool] = point(
        "mover-takes-position-obligations",
        True,
        "Does a moved player take on the rights and blinds of the new position?",
    )
    break_order: Point[TableBreakOrder] = point(
        "table-break-order",
        TableBreakOrder.HIGHEST_NUMBER,
        "Which table of an event is broken first?",
    )
    merge_three: Point[int] = point(
        "merge-three-to-two-at",
        20,
        "Players left when three tables become two, if these have seats for them?",
        unit="players",
        least=2,
        most=20,
    )
    merge_two: Point[int] = point(
        "merge-two-to-one-at",
        0,
        "Players left when two tables become one (0: as many as the final table has)?",
        unit="players",
        least=0,
        most=10,
    )
    merge_redraw: Point[bool] = point(
        "merge-redraw",
        False,
        "Are all seats drawn anew when a table is removed and more than three are left?",
    )
    redraw_at_three: Point[bool] = point(
        "redraw-at-three-tables", False, "Are all seats drawn anew when three tables are left?"
    )
    redraw_at_two: Point[bool] = point(
        "redraw-at-two-tables", False, "Are all seats drawn anew when two tables are left?"
    )
    redraw_at_one: Point[bool] = point(
        "redraw-at-one-table", True, "Are all seats drawn anew for the final table?"
    )
    redraw_optional_from: Point[int] = point(
        "redraw-at-three-optional-from",
        4,
        "From how many tables at the start is the redraw at three optional?",
        unit="tables",
        least=4,
        most=99,
    )
    redraw_optional_to: Point[int] = point(
        "redraw-at-three-optional-to",
        5,
        "Up to how many tables at the start is the redraw at three optional (0: never)?",
        unit="tables",
        least=0,
        most=99,
    )
    one_draw: Point[bool] = point(
        "one-draw-for-all-buttons",
        False,
        "Does one table draw for the button, and every other start it in the same seat?",
    )
    final_rule: Point[FinalTableRule] = point(
        "final-table-rule", FinalTableRule.PLUS_ONE, "How is the size of the final table set?"
    )
    final_full_ring: Point[int] = point(
        "final-table-full-ring",
        10,
        "Size of the final table in flop games, where it is fixed?",
        unit="players",
        least=2,
        most=10,
    )
    final_six_handed: Point[int] = point(
        "final-table-six-handed",
        7,
        "Size of the final table in six-handed events, where it is fixed?",
        unit="players",
        least=2,
        most=10,
    )
    final_stud: Point[int] = point(
        "final-table-stud",
        9,
        "Size of the final table in stud, where it is fixed?",
        unit="players",
        least=2,
        most=10,
    )
    final_most: Point[int] = point(
        "final-table-maximum",
        10,
        "Largest final table, where it is one more than a full one?",
        unit="players",
        least=2,
        most=10,
    )
    final_heads_up_exempt: Point[bool] = point(
        "final-table-heads-up-events-exempt",
        True,
        "Are heads-up events exempt from the rule on the final table?",
    )
