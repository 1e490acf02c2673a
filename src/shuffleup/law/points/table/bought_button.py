"""Buying the button: who may, from where, and what the others do meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class BuyerSeat(Enum):
    BETWEEN = "between-button-and-small-blind"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class BoughtButton:
    buy_the_button: bool = point(False, "May the button be bought?")
    buy_button_new_player: bool = point(True, "May a new player buy the button?")
    buy_button_seat: BuyerSeat = point(BuyerSeat.BETWEEN, "Where must the buyer of the button sit?")
    buy_button_small_blind_dead: bool = point(True, "Is the small blind of a bought button dead?")
    buy_button_others_post: bool = point(False, "Do the regular blinds post on the buying hand?")
    buy_button_second_entrant_wait: int = point(
        2,
        "How many hands must another entrant beside the buyer wait if not buying next?",
        unit="hands",
        least=0,
        most=10,
    )
