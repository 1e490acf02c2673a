"""Making a structure: players, stack, hours and the chips at hand give levels, breaks, colour-ups.

The blinds rise evenly, by no more than half at once, from so many big blinds to a stack at the
beginning to so few in all the chips that somebody wins soon; where the hours are too short for that
the levels are shorter. Every bet can be paid with the chips in play: one that no level needs is not
dealt, and one that is needed no longer leaves in the next break.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import islice, takewhile
from math import gcd
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.games import Opening, game
from shuffleup.hand.setup import SetupError
from shuffleup.tournament.event_terms.level_games import games_of, stakes_of_level
from shuffleup.tournament.event_terms.level_record import Level

ROUND_BLINDS: Final = (10, 15, 20, 25, 30, 40, 50, 60, 80)  # small blinds, and ten times each
BLINDS_AT_END: Final = 20  # big blinds in all the chips, when somebody has about won
BLINDS_IN_ALL: Final = 10  # the same, where the last level is reached: no stack is then played
LEVELS_BEYOND: Final = 6  # for an event that takes longer than it should
SHORTER: Final = (15, 12, 10, 8, 6, 5)  # minutes of a level where the hours ask for it
USUAL_CHIPS: Final = (25, 100, 500, 1000, 5000, 25_000, 100_000)
MOST_HOURS_OF_EVENT: Final = 7 * 24


class Pace(Enum):
    """How long levels last and how deep the stacks are."""

    TURBO = "turbo"
    REGULAR = "regular"
    DEEP = "deep"


class PaceTerms(Struct, frozen=True):
    """What a pace means."""

    minutes: int  # of a level
    blinds: int  # big blinds in a stack at the beginning
    levels: int  # between two breaks
    rest: int  # minutes of a break


PACES: Final = {
    Pace.TURBO: PaceTerms(10, 50, 9, 5),
    Pace.REGULAR: PaceTerms(20, 100, 6, 10),
    Pace.DEEP: PaceTerms(40, 200, 3, 15),
}


class StructurePlan(Struct, frozen=True):
    """What a structure is made for."""

    players: int
    stack: int
    hours: int
    chips: tuple[int, ...] = USUAL_CHIPS
    pace: Pace = Pace.REGULAR
    game: str = "holdem"  # or a mix, whose games come in turn from level to level
    big_blind_ante: bool = False  # as large as the big blind, where there are blinds


def make_structure(plan: StructurePlan) -> tuple[Level, ...]:
    """Levels and breaks for a plan; SetupError where there can be none."""
    fault = plan_fault(plan)
    if fault:
        raise SetupError(fault)
    chips = dealt_chips(plan)
    pace = pace_for(plan)
    smalls, games, unit = small_blinds(plan, pace), games_of(plan.game), gcd(*chips)
    levels: list[Level] = []
    for at, small in enumerate(smalls):
        if at and at % pace.levels == 0:
            levels.append(Level(pace.rest))
        one = games[at % len(games)]
        named = one.key if len(games) > 1 else ""
        stakes = stakes_of_level(one, small, unit)
        if plan.big_blind_ante and stakes.blinds:
            stakes = replace(stakes, big_blind_ante=stakes.blinds[-1])
        levels.append(Level(pace.minutes, stakes, named))
    return with_colour_ups(levels, chips)


def plan_fault(plan: StructurePlan) -> str:
    """Why there is no structure for this; empty if there is one."""
    if plan.players < 2:
        return "an event has two players at least"
    if not 1 <= plan.hours <= MOST_HOURS_OF_EVENT:
        return f"an event lasts 1 to {MOST_HOURS_OF_EVENT} hours"
    if not plan.chips or any(chip <= 0 for chip in plan.chips):
        return "chips are worth something"
    if plan.stack < 10 * min(plan.chips):
        return f"a stack of {plan.stack:,} cannot be played with chips of {min(plan.chips):,}"
    if plan.stack % gcd(*plan.chips):
        return f"a stack of {plan.stack:,} cannot be made of these chips"
    return ""


# ---- the blinds ------------------------------------------------------------------------------


def dealt_chips(plan: StructurePlan) -> tuple[int, ...]:
    """The chips that are in play: none that is smaller than the smallest blind needs."""
    chips, first = sorted(plan.chips), first_blind(plan)
    if any(game(one.key).opening is not Opening.BLINDS for one in games_of(plan.game)):
        first //= 2  # an ante is less
    while len(chips) > 1 and chips[1] <= first and plan.stack % gcd(*chips[1:]) == 0:
        chips.pop(0)
    return tuple(chip for chip in plan.chips if chip in chips)


def first_blind(plan: StructurePlan) -> int:
    return max(min(plan.chips), plan.stack // (2 * PACES[plan.pace].blinds))


def last_blind_of(plan: StructurePlan) -> int:
    return max(2 * first_blind(plan), plan.players * plan.stack // (2 * BLINDS_AT_END))


def pace_for(plan: StructurePlan) -> PaceTerms:
    """The usual pace, with levels so much shorter that the blinds come to the end in the hours
    there are, though they rise by no more than half at once."""
    usual, last = PACES[plan.pace], last_blind_of(plan)
    until_break = usual.levels * usual.minutes
    paces = [usual]
    for minutes in SHORTER:
        if minutes < usual.minutes:
            paces.append(replace(usual, minutes=minutes, levels=until_break // minutes))
    for pace in paces:
        count = level_count(plan, pace)
        if any(blind >= last for blind in islice(climb(plan, count), count + 1)):
            return pace
    return paces[-1]


def ladder_of(plan: StructurePlan) -> list[int]:
    """Round small blinds that the chips in play can pay, to well beyond the end."""
    beyond = 4 * last_blind_of(plan)
    return list(takewhile(lambda one: one <= beyond, round_blinds(gcd(*dealt_chips(plan)))))


def level_count(plan: StructurePlan, pace: PaceTerms) -> int:
    return max(2, playing_minutes(plan, pace) // pace.minutes)


def small_blinds(plan: StructurePlan, pace: PaceTerms) -> list[int]:
    """The small blind of each level, until the chips in the room are few big blinds."""
    count = level_count(plan, pace)
    most = max(2 * first_blind(plan), plan.players * plan.stack // (2 * BLINDS_IN_ALL))
    smalls = list(islice(climb(plan, count), count + LEVELS_BEYOND))
    return [blind for at, blind in enumerate(smalls) if at < 2 or blind <= most]


def climb(plan: StructurePlan, count: int) -> Iterator[int]:
    """Small blinds that rise evenly, round, and payable, to be at the end after so many levels."""
    first, last, ladder = first_blind(plan), last_blind_of(plan), ladder_of(plan)
    smalls: list[int] = []
    for at in range(count + LEVELS_BEYOND):
        if smalls and smalls[-1] > 2 * last:
            return
        smalls.append(next_blind(ladder, smalls, between(first, last, at, count - 1)))
        yield smalls[-1]


def next_blind(ladder: list[int], smalls: list[int], target: int) -> int:
    """The first round blind that is enough; by half more at most, where there is one."""
    if not smalls:
        return next(one for one in ladder if one >= target)
    higher = [one for one in ladder if one > smalls[-1]]
    gentle = [one for one in higher if 2 * one <= 3 * smalls[-1]] or higher[:1]
    return next((one for one in gentle if one >= target), gentle[-1])


def playing_minutes(plan: StructurePlan, pace: PaceTerms) -> int:
    """The time of the event, less its breaks."""
    cycle = pace.levels * pace.minutes + pace.rest
    whole, over = divmod(plan.hours * 60, cycle)
    return whole * pace.levels * pace.minutes + min(over, pace.levels * pace.minutes)


def round_blinds(unit: int) -> Iterator[int]:
    """Round numbers that chips of a unit can pay, rising, without end."""
    if any((blind * 10**9) % unit == 0 for blind in ROUND_BLINDS):
        scale = 1
        while True:
            pays = [one for one in (*ROUND_BLINDS, 75) if one * scale % (10 * unit) == 0]
            rounds = sorted(one for one in pays if one != 75 or 80 not in pays)
            yield from (one * scale // 10 for one in rounds)
            scale *= 10
    blind = unit  # chips of an odd kind: doubled, then half as much again
    while True:
        yield from (blind, blind + blind // unit // 2 * unit)
        blind *= 2


def between(first: int, last: int, at: int, count: int) -> int:
    """``first`` times as often the same share as gives ``last`` after ``count`` steps, rounded
    up: in whole numbers, so the same everywhere."""
    wanted = first ** max(0, count - at) * last**at
    if at > count:
        wanted = -(-(last**at) // first ** (at - count))
    low, high = 1, 1
    while high**count < wanted:
        high *= 2
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if middle**count >= wanted else (middle + 1, high)
    return low


# ---- chips that leave ------------------------------------------------------------------------


def with_colour_ups(levels: list[Level], chips: tuple[int, ...]) -> tuple[Level, ...]:
    """Each chip leaves in the first break after which the others can pay everything; a pot is split
    down to the smallest amount that those in play can pay."""
    in_play = sorted(chips)
    for at, level in enumerate(levels):
        if level.stakes is not None:
            levels[at] = replace(level, stakes=replace(level.stakes, chip=gcd(*in_play)))
            continue
        gone: list[int] = []
        coming = bets_from(levels[at:])
        while len(in_play) > 1 and all(bet % gcd(*in_play[1:]) == 0 for bet in coming):
            gone.append(in_play.pop(0))
        levels[at] = replace(level, remove=tuple(gone))
    return tuple(levels)


def bets_from(levels: list[Level]) -> list[int]:
    """Everything that is bet in these levels, forced or by the limits."""
    played = [level.stakes for level in levels if level.stakes is not None]
    return [
        bet
        for one in played
        for bet in (*one.blinds, one.ante, one.bring_in, one.small_bet, one.big_bet)
    ]
