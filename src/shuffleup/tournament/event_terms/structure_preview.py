"""Looking ahead at a structure: how long it takes, and how deep stacks are on the way."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.hand.setup import Stakes
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.event_terms.structure_maker import BLINDS_AT_END, between

WHILE: Final = 10  # minutes


class LevelAhead(Struct, frozen=True):
    """One level as it is likely to be."""

    number: int  # breaks counted too
    begins: int  # minutes after the start
    big_blind: int  # 0 in a break
    left: int  # players, if as many go out in each hour as in the others, for their number
    average: int  # big blinds in an average stack, in tenths


class StructureAhead(Struct, frozen=True):
    """A structure, level by level, and when it is likely to be over."""

    minutes: int
    levels: tuple[LevelAhead, ...]


def look_ahead(levels: tuple[Level, ...], players: int, stack: int) -> StructureAhead:
    """What is to be expected; a guess from blinds and chips, where bots have not played it."""
    chips, ends = players * stack, length(levels, players * stack)
    ahead, begins = [], 0
    for number, level in enumerate(levels, start=1):
        if begins >= ends:
            break
        left = max(2, players_at(players, begins, ends))
        big = big_blind_of(level.stakes) if level.stakes is not None else 0
        average = 10 * chips // (left * big) if big else 0
        ahead.append(LevelAhead(number, begins, big, left, average))
        begins += level.minutes
    return StructureAhead(ends, tuple(ahead))


def big_blind_of(stakes: Stakes) -> int:
    """What stacks are measured by: the big blind, or the small bet where there are none."""
    return max(stakes.blinds, default=0) or stakes.small_bet


def length(levels: tuple[Level, ...], chips: int) -> int:
    """The minutes until the chips are few big blinds in all; all of the levels where that does not
    come."""
    minutes = 0
    for level in levels:
        minutes += level.minutes
        big = big_blind_of(level.stakes) if level.stakes is not None else 0
        if big * BLINDS_AT_END >= chips:
            return minutes
    return minutes


def players_at(players: int, minute: int, ends: int) -> int:
    """Who is likely to be left: the same share goes out in every while, until one has won."""
    steps = max(1, -(-ends // WHILE))
    return between(players, 1, min(minute // WHILE, steps), steps)
