"""Stud going wrong: each module here judges one kind of error, and registers it."""

from __future__ import annotations

from shuffleup.floor import (
    stud_burns,
    stud_hole_cards,
    stud_last_card,
    stud_opening,
    stud_premature,
    stud_up_cards,
)

__all__ = [
    "stud_burns",
    "stud_hole_cards",
    "stud_last_card",
    "stud_opening",
    "stud_premature",
    "stud_up_cards",
]
