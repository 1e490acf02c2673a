"""Money off the table: during an absence, and what a player who was gone brings back."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class ReturnAmount(Enum):
    AMOUNT_REMOVED = "amount-removed"
    AT_LEAST_MINIMUM = "at-least-minimum"


class MoneyOff(Enum):
    NEVER = "never"
    CASH_RESTORED = "cash-only-restored"
    RESTORED_IN_FULL = "restored-in-full"
    RECORDED_BY_SUPERVISOR = "recorded-by-supervisor"


class MoneyOffLaw(Group):
    return_window: Point[int] = point(
        "return-window",
        60,
        "Within how long must a player who cashed out bring back the same money?",
        unit="minutes",
        least=0,
        most=10000,
    )
    return_amount: Point[ReturnAmount] = point(
        "return-amount",
        ReturnAmount.AMOUNT_REMOVED,
        "How much must a player bring back who returns so soon?",
    )
    on_break: Point[MoneyOff] = point(
        "money-off-table-on-break",
        MoneyOff.RESTORED_IN_FULL,
        "May money leave the table during an absence?",
    )
    house_liable: Point[bool] = point(
        "house-liable-for-unattended-chips",
        False,
        "Is the house liable for chips left on the table?",
    )
