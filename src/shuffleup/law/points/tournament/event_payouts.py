"""Places and prizes: who of several that bust at once is before whom, and what players may agree
on."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class SimultaneousBusts(Enum):
    LARGER_STACK = "larger-starting-stack"
    TIE = "tie"


class PayoutDeals(Enum):
    NEVER = "never"
    DIRECTOR_MAY_PAY = "director-may-pay"
    ALLOWED = "allowed"


class PayoutLaw(Group):
    simultaneous: Point[SimultaneousBusts] = point(
        "simultaneous-elimination",
        SimultaneousBusts.LARGER_STACK,
        "Several bust on one hand: who places higher?",
    )
    deals: Point[PayoutDeals] = point(
        "payout-deals",
        PayoutDeals.DIRECTOR_MAY_PAY,
        "May the remaining players agree on the payout?",
    )
    position_deals: Point[bool] = point(
        "position-deals", False, "May finishing positions be agreed on?"
    )
    deal_includes_all: Point[bool] = point(
        "deal-must-include-all", True, "Must a deal include every active player?"
    )
    rules_on_private_deals: Point[bool] = point(
        "director-rules-on-private-deals",
        False,
        "Must the director rule on private deals and side wagers?",
    )
