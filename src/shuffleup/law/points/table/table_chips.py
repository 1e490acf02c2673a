"""Which chips and bills play at a table, and whether they may lie in racks."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class CashGames(Enum):
    NEVER = "never"
    DESIGNATED = "designated-games"
    BY_STAKE = "by-stake"


class ColourUpChips(Enum):
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


class TableChipLaw(Group):
    cash_plays: Point[CashGames] = point(
        "cash-plays", CashGames.NEVER, "In which games does cash play?"
    )
    cash_plays_from_big_blind: Point[int] = point(
        "cash-plays-from-big-blind",
        5,
        "From which no-limit big blind (dollars) does cash play?",
        unit="dollars",
        least=0,
        most=100000,
    )
    cash_bill: Point[int] = point(
        "cash-bill",
        100,
        "Which bill plays where cash plays (dollars)?",
        unit="dollars",
        least=1,
        most=1000,
    )
    foreign_chips: Point[bool] = point(
        "foreign-chips",
        False,
        "May chips of another house (or non-tournament chips) be on the table?",
    )
    colour_up_denominations: Point[ColourUpChips] = point(
        "colour-up-denominations", ColourUpChips.HOUSE, "Who approves larger denominations?"
    )
    largest_chip_in_small_games: Point[int] = point(
        "largest-chip-in-small-games",
        0,
        "What is the largest chip in the smallest games, in dollars (0: any)?",
        unit="dollars",
        least=0,
        most=100000,
    )
    largest_chip_limit_up_to: Point[int] = point(
        "largest-chip-limit-up-to",
        6,
        "Up to which limit game (upper bet, dollars) does the largest-chip rule hold?",
        unit="dollars",
        least=0,
        most=100000,
    )
    largest_chip_no_limit_up_to: Point[int] = point(
        "largest-chip-no-limit-up-to",
        2,
        "Up to which no-limit big blind (dollars) does the largest-chip rule hold?",
        unit="dollars",
        least=0,
        most=100000,
    )
    smallest_playing_chip: Point[SmallestChip] = point(
        "smallest-playing-chip",
        SmallestChip.BLINDS_ANTES_OR_DROP,
        "What fixes the smallest chip that may be wagered?",
    )
    smallest_chip_in_big_games: Point[int] = point(
        "smallest-chip-in-big-games",
        5,
        "What is the smallest chip that plays in games above those where all chips do (dollars)?",
        unit="dollars",
        least=1,
        most=100000,
    )
    all_chips_play_limit_up_to: Point[int] = point(
        "all-chips-play-limit-up-to",
        16,
        "Up to which limit (upper bet, dollars) do all chips play?",
        unit="dollars",
        least=0,
        most=100000,
    )
    all_chips_play_no_limit_up_to: Point[int] = point(
        "all-chips-play-no-limit-up-to",
        3,
        "Up to which no-limit big blind (dollars) do all chips play?",
        unit="dollars",
        least=0,
        most=100000,
    )
    small_chips_play_in_quantity: Point[bool] = point(
        "small-chips-play-in-quantity",
        False,
        "Do chips below the smallest that plays play in quantity?",
    )
    half_dollars_all_in: Point[HalfDollars] = point(
        "half-dollars-all-in", HalfDollars.NEVER, "Do half dollars play in an all-in?"
    )
    play_from_rack: Point[bool] = point(
        "play-from-rack", False, "May a player go on playing with chips in a rack?"
    )
    rack_on_table_until: Point[RackUntil] = point(
        "rack-on-table-until",
        RackUntil.BIG_BLIND,
        "How long may a player racking up keep racks on the table?",
    )
