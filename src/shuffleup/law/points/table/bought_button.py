"""Buying the button: who may, from where, and what the others do meanwhile."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class BuyerSeat(Enum):
    BETWEEN = "between-button-and-small-blind"
    ANY = "any"


class BoughtButtonLaw(Group):
    allowed: Point[bool] = point("buy-the-button", False, "May the button be bought?")
    new_player: Point[bool] = point(
        "buy-button-new-player", True, "May a new player buy the button?"
    )
    seat: Point[BuyerSeat] = point(
        "buy-button-seat", BuyerSeat.BETWEEN, "Where must the buyer of the button sit?"
    )
    small_blind_dead: Point[bool] = point(
        "buy-button-small-blind-dead", True, "Is the small blind of a bought button dead?"
    )
    others_post: Point[bool] = point(
        "buy-button-others-post", False, "Do the regular blinds post on the buying hand?"
    )
    second_entrant_wait: Point[int] = point(
        "buy-button-second-entrant-wait",
        2,
        "How many hands must another entrant beside the buyer wait if not buying next?",
        unit="hands",
        least=0,
        most=10,
    )
