"""Straddles: where, by whom, how large and by when."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from shuffleup.law.points.point import point


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


@dataclass(frozen=True, slots=True)
class Straddle:
    straddle: bool = point(False, "Is a straddle allowed?")
    straddle_in_limit: bool = point(True, "May one straddle in limit?")
    straddle_in_no_limit: bool = point(True, "May one straddle in no-limit?")
    straddle_in_pot_limit: bool = point(False, "May one straddle in pot-limit?")
    straddle_games: StraddleGames = point(
        StraddleGames.ANY_BUTTON_GAME, "In which games may one straddle?"
    )
    straddle_seat: StraddleSeat = point(StraddleSeat.UNDER_THE_GUN, "Who may straddle?")
    straddle_size: Fraction = point(Fraction(2), "How large is a straddle, in big blinds?")
    straddle_deadline: StraddleDeadline = point(
        StraddleDeadline.FIRST_CARD, "By when must a straddle be posted?"
    )
    straddles_per_hand: int = point(
        1, "How many straddles per hand?", unit="straddles", least=0, most=9
    )
    straddle_limit_minimum_stack: int = point(
        2,
        "How many big blinds must a straddler in limit have in front?",
        unit="big blinds",
        least=0,
        most=100,
    )
    straddle_in_kill_pot: bool = point(False, "May a kill pot be straddled?")
