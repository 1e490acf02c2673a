"""Calling time: who may, how long, and what happens when it runs out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


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


@dataclass(frozen=True, slots=True)
class Clock:
    time_call_from: TimeFrom = point(TimeFrom.TABLE, "From where may a player call time?")
    clock_caller: ClockCaller = point(ClockCaller.ANY_PLAYER, "Who may call the clock?")
    clock_approval: ClockApproval = point(ClockApproval.FLOOR, "Whose approval does a clock need?")
    clock_in_limit: bool = point(True, "May the clock be called in limit games?")
    clock_only_facing_bet: bool = point(
        False, "May the clock be called only on a player facing a bet?"
    )
    clock_length: int = point(
        60, "How long has a player once the clock is called?", unit="seconds", least=1, most=600
    )
    clock_countdown: int = point(
        10, "How long is the countdown or warning?", unit="seconds", least=0, most=60
    )
    clock_countdown_placement: Countdown = point(
        Countdown.AFTER, "Is the countdown after the clock, or its last part?"
    )
    clock_may_be_shortened: bool = point(True, "May the floor shorten the clock?")
    clock_dead_when_announced: bool = point(
        False, "Does a hand that is out of time die only when that is announced?"
    )
    clock_expiry_facing_bet: OutOfTime = point(
        OutOfTime.DEAD, "Time runs out facing a bet: what happens?"
    )
    clock_expiry_no_bet: OutOfTimeUnbet = point(
        OutOfTimeUnbet.CHECK, "Time runs out with no bet to face: what happens?"
    )
