"""Straddles: where, by whom, how large and by when."""

from __future__ import annotations

from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import Group, Point, point


class StraddleGames(Enum):
    HOLDEM = "holdem"
    ANY_BUTTON_GAME = "any-button-game"


class StraddleSeat(Enum):
    UNDER_THE_GUN = "under-the-gun"
    BUTTON = "button"
    ANY_SEAT = "any-seat"


class StraddleDeadline(Enum):
    FIRST_CARD = "before-first-card"
    LOOKING = "before-looking"


class StraddleLaw(Group):
    allowed: Point[bool] = point("straddle", False, "Is a straddle allowed?")
    in_limit: Point[bool] = point("straddle-in-limit", True, "May one straddle in limit?")
    in_no_limit: Point[bool] = point("straddle-in-no-limit", True, "May one straddle in no-limit?")
    in_pot_limit: Point[bool] = point(
        "straddle-in-pot-limit", False, "May one straddle in pot-limit?"
    )
    games: Point[StraddleGames] = point(
        "straddle-games", StraddleGames.ANY_BUTTON_GAME, "In which games may one straddle?"
    )
    seat: Point[StraddleSeat] = point(
        "straddle-seat", StraddleSeat.UNDER_THE_GUN, "Who may straddle?"
    )
    size: Point[Fraction] = point(
        "straddle-size", Fraction(2), "How large is a straddle, in big blinds?"
    )
    deadline: Point[StraddleDeadline] = point(
        "straddle-deadline", StraddleDeadline.FIRST_CARD, "By when must a straddle be posted?"
    )
    per_hand: Point[int] = point(
        "straddles-per-hand", 1, "How many straddles per hand?", unit="straddles", least=0, most=9
    )
    limit_minimum_stack: Point[int] = point(
        "straddle-limit-minimum-stack",
        2,
        "How many big blinds must a straddler in limit have in front?",
        unit="big blinds",
        least=0,
        most=100,
    )
    in_kill_pot: Point[bool] = point("straddle-in-kill-pot", False, "May a kill pot be straddled?")
