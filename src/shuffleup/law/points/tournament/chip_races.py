"""Small chips that leave an event: when, and what becomes of odd ones."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class OddSmallChips(Enum):
    RACE = "race"
    ROUND_UP = "round-up"
    ROUND_DOWN = "round-down"


class RaceLeftovers(Enum):
    REMOVED = "removed"
    EXCHANGED = "exchanged"


class ColourUpWhen(Enum):
    NOT_NEEDED = "not-needed-in-blinds-or-antes"
    SCHEDULED = "scheduled"


class RaceRemainder(Enum):
    ANOTHER_CHIP = "another-chip"
    REMOVED = "removed"


class ChipRaceLaw(Group):
    method: Point[OddSmallChips] = point(
        "chip-race-method", OddSmallChips.RACE, "What becomes of odd small chips at a colour-up?"
    )
    maximum: Point[int] = point(
        "chip-race-maximum",
        1,
        "How many chips can one player win in a chip race?",
        unit="chips",
        least=1,
        most=20,
    )
    start_seat: Point[int] = point(
        "chip-race-start-seat",
        1,
        "At which seat does a chip race start?",
        unit="seat",
        least=1,
        most=10,
    )
    protected: Point[bool] = point(
        "raced-out-protected",
        True,
        "Does a player who loses the last chips in a race get one of the smallest that stay?",
    )
    leftovers: Point[RaceLeftovers] = point(
        "chip-race-leftovers",
        RaceLeftovers.REMOVED,
        "What becomes of removed chips found after the race, worth less than the smallest chip?",
    )
    remainder: Point[RaceRemainder] = point(
        "chip-race-remainder",
        RaceRemainder.ANOTHER_CHIP,
        "Raced chips that do not make up a whole larger one?",
    )
    by_discretion: Point[bool] = point(
        "colour-up-by-discretion", True, "May the director colour up when it is not scheduled?"
    )
    announced: Point[bool] = point(
        "colour-up-announced", True, "Must a colour-up that is not scheduled be announced first?"
    )
    when: Point[ColourUpWhen] = point(
        "colour-up-when", ColourUpWhen.NOT_NEEDED, "When may a denomination leave play?"
    )
