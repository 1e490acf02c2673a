"""Blinds that take back what they posted, and pots split by agreement."""

from __future__ import annotations

from dataclasses import dataclass

from shuffleup.law.points.point import point


@dataclass(frozen=True, slots=True)
class Chop:
    chop_blinds: bool = point(False, "May the blinds chop when all others have folded?")
    chop_blinds_in_omaha: bool = point(True, "May blinds be chopped in Omaha?")
    chop_blinds_in_kill_pot: bool = point(
        True, "May the blinds be chopped in a kill pot whose killer is one of them?"
    )
    agreed_pot_split: bool = point(False, "May players split a pot by agreement?")
