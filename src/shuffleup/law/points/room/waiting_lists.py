"""Waiting lists: who may be on one, for how long, and what a call does."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class JoinByPhone(Enum):
    NOBODY = "nobody"
    DESIGNATED_GAMES = "designated-games"
    ANY_GAME = "any-game"


class CallInFrom(Enum):
    """From when the time of a call-in is counted."""

    CALL = "call"
    GAME_START = "game-start"


class CallInEnds(Enum):
    """What a call-in is when its time is over."""

    REMOVED = "removed"
    ACTIVE = "becomes-active"


class AbsentCallIn(Enum):
    """A call-in whose turn comes while they are not there."""

    KEEPS_TOP = "keeps-top"
    BOTTOM = "bottom"
    REMOVED = "removed"


class Refreshed(Enum):
    BOTTOM = "bottom"
    KEEPS_PLACE = "keeps-place"


class NoShow(Enum):
    PASSED_OVER = "passed-over"
    REMOVED = "removed"


class NewcomerGoesTo(Enum):
    SHORTEST_GAME = "shortest-game"
    PLAYERS_CHOICE = "players-choice"


class WaitingListLaw(Group):
    by_phone: Point[JoinByPhone] = point(
        "join-list-by-phone",
        JoinByPhone.DESIGNATED_GAMES,
        "For which games may one join the list by phone?",
    )
    rolls: Point[int] = point(
        "list-rolls",
        0,
        "How often may a called name be rolled to the end?",
        unit="times",
        least=0,
        most=9,
    )
    with_open_seats: Point[bool] = point(
        "list-with-open-seats",
        False,
        "May one be listed for a game that has open seats?",
    )
    call_in_hold: Point[int] = point(
        "call-in-hold",
        60,
        "How long is a call-in kept?",
        unit="minutes",
        least=0,
        most=1440,
    )
    call_in_hold_from: Point[CallInFrom] = point(
        "call-in-hold-from", CallInFrom.CALL, "From when is the time of a call-in counted?"
    )
    call_in_hold_ends: Point[CallInEnds] = point(
        "call-in-hold-ends",
        CallInEnds.REMOVED,
        "What happens to a call-in when the time is over?",
    )
    call_in_called_absent: Point[AbsentCallIn] = point(
        "call-in-called-absent",
        AbsentCallIn.KEEPS_TOP,
        "A call-in is called but not there yet?",
    )
    call_in_refresh: Point[Refreshed] = point(
        "call-in-refresh", Refreshed.BOTTOM, "A call-in refreshes by phone after the start?"
    )
    call_in_names: Point[int] = point(
        "call-in-names",
        1,
        "How many names may one caller put on the call-in list?",
        unit="names",
        least=0,
        most=9,
    )
    no_show: Point[NoShow] = point(
        "list-no-show", NoShow.PASSED_OVER, "A called player does not answer?"
    )
    lower_cleared_on_call: Point[bool] = point(
        "lower-lists-cleared-on-call",
        True,
        "Does a call clear the name from lower-limit lists?",
    )
    positions_exchanged: Point[bool] = point(
        "list-positions-exchanged", False, "May players swap list positions?"
    )
    newcomer_goes_to: Point[NewcomerGoesTo] = point(
        "newcomer-goes-to",
        NewcomerGoesTo.SHORTEST_GAME,
        "Which of several like games gets the newcomer?",
    )
    house_liable_for_unheard_call: Point[bool] = point(
        "house-liable-for-unheard-call",
        False,
        "Is the house liable for a call or page not heard?",
    )
    must_take_seat_from: Point[int] = point(
        "must-take-seat-from-players",
        6,
        "From how many players must a listed player take the seat or lose the place?",
        unit="players",
        least=2,
        most=10,
    )
