"""Calling time: who may, how long, and what happens when it runs out."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class TimeFrom(Enum):
    """Where a player who calls time has to be."""

    SEAT = "seat"
    TABLE = "table"
    ANYWHERE = "anywhere"


class ClockCaller(Enum):
    ANY_PLAYER = "any-player-at-table"
    NOT_THE_BETTOR = "anyone-but-bettor"


class ClockApproval(Enum):
    FLOOR = "floor"
    NONE = "none"


class Countdown(Enum):
    """Where the countdown falls: after the clock has run, or at its end."""

    AFTER = "after"
    WITHIN = "within"


class OutOfTime(Enum):
    DEAD = "dead-hand"
    CALL = "call"


class OutOfTimeUnbet(Enum):
    CHECK = "check"
    DEAD = "dead-hand"


class ClockLaw(Group):
    time_call_from: Point[TimeFrom] = point(
        "time-call-from", TimeFrom.TABLE, "From where may a player call time?"
    )
    caller: Point[ClockCaller] = point(
        "clock-caller", ClockCaller.ANY_PLAYER, "Who may call the clock?"
    )
    approval: Point[ClockApproval] = point(
        "clock-approval", ClockApproval.FLOOR, "Whose approval does a clock need?"
    )
    in_limit: Point[bool] = point("clock-in-limit", True, "May the clock be called in limit games?")
    only_facing_bet: Point[bool] = point(
        "clock-only-facing-bet", False, "May the clock be called only on a player facing a bet?"
    )
    length: Point[int] = point(
        "clock-length",
        60,
        "How long has a player once the clock is called?",
        unit="seconds",
        least=1,
        most=600,
    )
    countdown: Point[int] = point(
        "clock-countdown",
        10,
        "How long is the countdown or warning?",
        unit="seconds",
        least=0,
        most=60,
    )
    countdown_placement: Point[Countdown] = point(
        "clock-countdown-placement",
        Countdown.AFTER,
        "Is the countdown after the clock, or its last part?",
    )
    may_be_shortened: Point[bool] = point(
        "clock-may-be-shortened", True, "May the floor shorten the clock?"
    )
    dead_when_announced: Point[bool] = point(
        "clock-dead-when-announced",
        False,
        "Does a hand that is out of time die only when that is announced?",
    )
    expiry_facing_bet: Point[OutOfTime] = point(
        "clock-expiry-facing-bet", OutOfTime.DEAD, "Time runs out facing a bet: what happens?"
    )
    expiry_no_bet: Point[OutOfTimeUnbet] = point(
        "clock-expiry-no-bet",
        OutOfTimeUnbet.CHECK,
        "Time runs out with no bet to face: what happens?",
    )
