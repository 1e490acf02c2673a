"""Open seats and seat changes: who comes first, and what moving costs."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class OpenSeat(Enum):
    SEATED_PLAYERS = "seated-players"
    NEWCOMER = "newcomer"


class SeatOrder(Enum):
    REQUEST = "request-order"
    SENIORITY = "seniority"


class AwayFromBlind(Enum):
    """The price of moving farther from the big blind."""

    WAIT_OR_POST = "wait-or-post"  # until back in the same place; post only if none missed
    POST_IF_PASSING = "post-if-passing-players"


class DealOff(Enum):
    """What one must just have had or paid to let the blinds pass after a move."""

    BUTTON = "button"
    BLINDS_OR_BUTTON = "blinds-or-button"
    ALL_BLINDS_AND_BUTTON = "all-blinds-and-button"


class DealOffSeats(Enum):
    ANY = "any"
    DUE_OR_TWO_LEFT = "due-or-two-left"  # the seat due the big blind and the two left of it


class SeatLaw(Group):
    open_seat_priority: Point[OpenSeat] = point(
        "open-seat-priority", OpenSeat.SEATED_PLAYERS, "Who has first right to an open seat?"
    )
    open_seat_right_ends_when_seated: Point[bool] = point(
        "open-seat-right-ends-when-seated",
        True,
        "Does a newcomer's sitting down end the seated players' right to an open seat?",
    )
    open_seat_right_ends_with_marker: Point[bool] = point(
        "open-seat-right-ends-with-marker",
        True,
        "Does a newcomer's buy-in, marker or card put down end it too?",
    )
    asked_for_before: Point[bool] = point(
        "seat-asked-for-before",
        True,
        "Does a seat asked for before a newcomer came go to who asked?",
    )
    change_order: Point[SeatOrder] = point(
        "seat-change-order", SeatOrder.REQUEST, "By what do seat changes go?"
    )
    change_away_from_blind: Point[AwayFromBlind] = point(
        "seat-change-away-from-blind",
        AwayFromBlind.WAIT_OR_POST,
        "What does moving farther from the big blind cost?",
    )
    change_players_passed: Point[int] = point(
        "seat-change-players-passed",
        1,
        "Moving past how many active players (away from the big blind) has a price?",
        unit="players",
        least=1,
        most=9,
    )
    change_toward_blind_costs: Point[bool] = point(
        "seat-change-toward-blind-costs", False, "Does moving nearer the big blind cost anything?"
    )
    change_missed_may_post: Point[bool] = point(
        "seat-change-missed-may-post",
        False,
        "May a player who owes a blind post a big blind instead of waiting after a seat change?",
    )
    deal_off_free_passes: Point[int] = point(
        "deal-off-free-passes",
        1,
        "After dealing off and changing seats, how many times may the blinds pass free?",
        unit="passes",
        least=0,
        most=9,
    )
    deal_off_needs: Point[DealOff] = point(
        "deal-off-needs",
        DealOff.BUTTON,
        "What must a player just have had or paid to let the blinds pass after a seat change?",
    )
    deal_off_seats: Point[DealOffSeats] = point(
        "deal-off-seats",
        DealOffSeats.ANY,
        "To which seats does that right reach?",
    )
    change_small_blind_live: Point[bool] = point(
        "seat-change-small-blind-live",
        True,
        "A player paid the big blind and moves: is the small blind live at the new seat?",
    )
