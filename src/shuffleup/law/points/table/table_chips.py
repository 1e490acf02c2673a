"""Which chips and bills play at a table, and whether they may lie in racks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from shuffleup.law.points.point import point


class CashGames(Enum):
    NEVER = "never"
    DESIGNATED = "designated-games"
    BY_STAKE = "by-stake"


class ColourUp(Enum):
    HOUSE = "house"
    PLAYERS = "players"


class SmallestChip(Enum):
    BY_STAKE = "by-stake"
    BLINDS_OR_ANTES = "smallest-in-blinds-or-antes"
    BLINDS_ANTES_OR_DROP = "smallest-in-blinds-antes-or-drop"


class HalfDollars(Enum):
    NEVER = "never"
    WHOLE_DOLLARS = "whole-dollars-only"
    ALWAYS = "always"


class RackUntil(Enum):
    BIG_BLIND = "big-blind"
    NEXT_HAND = "next-hand"


@dataclass(frozen=True, slots=True)
class TableChips:
    cash_plays: CashGames = point(CashGames.NEVER, "In which games does cash play?")
    cash_plays_from_big_blind: int = point(
        5,
        "From which no-limit big blind (dollars) does cash play?",
        unit="dollars",
        least=0,
        most=100000,
    )
    cash_bill: int = point(
        100, "Which bill plays where cash plays (dollars)?", unit="dollars", least=1, most=1000
    )
    foreign_chips: bool = point(
        False, "May chips of another house (or non-tournament chips) be on the table?"
    )
    colour_up_denominations: ColourUp = point(ColourUp.HOUSE, "Who approves larger denominations?")
    largest_chip_in_small_games: int = point(
        0,
        "What is the largest chip in the smallest games, in dollars (0: any)?",
        unit="dollars",
        least=0,
        most=100000,
    )
    largest_chip_limit_up_to: int = point(
        6,
        "Up to which limit game (upper bet, dollars) does the largest-chip rule hold?",
        unit="dollars",
        least=0,
        most=100000,
    )
    largest_chip_no_limit_up_to: int = point(
        2,
        "Up to which no-limit big blind (dollars) does the largest-chip rule hold?",
        unit="dollars",
        least=0,
        most=100000,
    )
    smallest_playing_chip: SmallestChip = point(
        SmallestChip.BLINDS_ANTES_OR_DROP, "What fixes the smallest chip that may be wagered?"
    )
    smallest_chip_in_big_games: int = point(
        5,
        "What is the smallest chip that plays in games above those where all chips do (dollars)?",
        unit="dollars",
        least=1,
        most=100000,
    )
    all_chips_play_limit_up_to: int = point(
        16,
        "Up to which limit (upper bet, dollars) do all chips play?",
        unit="dollars",
        least=0,
        most=100000,
    )
    all_chips_play_no_limit_up_to: int = point(
        3,
        "Up to which no-limit big blind (dollars) do all chips play?",
        unit="dollars",
        least=0,
        most=100000,
    )
    small_chips_play_in_quantity: bool = point(
        False, "Do chips below the smallest that plays play in quantity?"
    )
    half_dollars_all_in: HalfDollars = point(
        HalfDollars.NEVER, "Do half dollars play in an all-in?"
    )
    play_from_rack: bool = point(False, "May a player go on playing with chips in a rack?")
    rack_on_table_until: RackUntil = point(
        RackUntil.BIG_BLIND, "How long may a player racking up keep racks on the table?"
    )
