"""Keeping the tables of an event even: who moves, from where to where, and when a table waits."""

from __future__ import annotations

from enum import Enum

from shuffleup.law.points.point import Group, Point, point


class BalanceMover(Enum):
    NEXT_BIG_BLIND = "next-big-blind"
    SAME_POSITION = "same-position-as-eliminated"


class BalanceDestination(Enum):
    WORST = "worst-position"
    SAME_POSITION = "same-position"


class BalanceStud(Enum):
    LAST_OPENED = "last-seat-opened"
    NEXT_BIG_BLIND = "next-big-blind"


class BalanceSource(Enum):
    PREDETERMINED = "predetermined"
    FULLEST = "fullest"


class BalanceInStudRound(Enum):
    WOULD_BE_BIG_BLIND = "would-be-big-blind"
    LAST_OPENED = "last-seat-opened"


class HaltFormats(Enum):
    ALL = "all"
    FULL_TABLES = "full-table-events"
    NONE = "none"


class TableBalanceLaw(Group):
    difference: Point[int] = point(
        "balance-difference",
        2,
        "By how many players do tables differ when one is moved?",
        unit="players",
        least=2,
        most=9,
    )
    mover: Point[BalanceMover] = point(
        "balance-mover", BalanceMover.NEXT_BIG_BLIND, "Who is moved to balance tables?"
    )
    destination: Point[BalanceDestination] = point(
        "balance-destination",
        BalanceDestination.WORST,
        "To which seat is a player moved to balance tables?",
    )
    small_never_worst: Point[bool] = point(
        "balance-small-blind-is-never-worst", True, "Is the small blind never the worst position?"
    )
    single_big_blind: Point[bool] = point(
        "balance-single-big-blind",
        True,
        "May a moved player have a lone big blind, though the seat has it twice running?",
    )
    stud: Point[BalanceStud] = point(
        "balance-stud", BalanceStud.LAST_OPENED, "How are events of stud alone balanced?"
    )
    in_stud_round: Point[BalanceInStudRound] = point(
        "balance-during-stud-round",
        BalanceInStudRound.WOULD_BE_BIG_BLIND,
        "Who moves during a stud round of a mixed game?",
    )
    source: Point[BalanceSource] = point(
        "balance-source-table",
        BalanceSource.PREDETERMINED,
        "How is the table chosen that gives a player?",
    )
    halt_by: Point[int] = point(
        "halt-when-short-by",
        3,
        "Play halts at a table how many players short?",
        unit="players",
        least=1,
        most=9,
    )
    halt_formats: Point[HaltFormats] = point(
        "halt-formats", HaltFormats.FULL_TABLES, "In which events must play halt at a short table?"
    )
    halt_full_table: Point[int] = point(
        "halt-full-table-seats",
        8,
        "From how many seats on is a table a full one, where only those halt?",
        unit="seats",
        least=2,
        most=10,
    )
    halt_waivable: Point[bool] = point(
        "halt-waived-by-director", True, "May the director let a short table play on?"
    )
