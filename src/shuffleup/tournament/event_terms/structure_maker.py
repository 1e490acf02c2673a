"""Making a structure: players, stack, hours and the chips at hand give levels, breaks, colour-ups.

The blinds rise evenly, each by the same share, from so many big blinds to a stack at the beginning
to so few in all the chips that somebody wins soon. Every bet can be paid with the chips in play,
and a chip that is needed no longer leaves in the next break.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from math import gcd
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.hand.setup import SetupError
from shuffleup.tournament.event_terms.level_games import games_of, stakes_of_level
from shuffleup.tournament.event_terms.level_record import Level

ROUND_BLINDS: Final = (10, 15, 20, 25, 30, 40, 50, 60, 75)  # small blinds, and ten times each
BLINDS_AT_END: Final = 20  # big blinds in all the chips, when somebody has about won
LEVELS_BEYOND: Final = 6  # for an event that takes longer than it should
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


def make_structure(plan: StructurePlan) -> tuple[Level, ...]:
    """Levels and breaks for a plan; SetupError where there can be none."""
    fault = plan_fault(plan)
    if fault:
        raise SetupError(fault)
    pace = PACES[plan.pace]
    smalls, games, unit = small_blinds(plan, pace), games_of(plan.game), gcd(*plan.chips)
    levels: list[Level] = []
    for at, small in enumerate(smalls):
        if at and at % pace.levels == 0:
            levels.append(Level(pace.rest))
        one = games[at % len(games)]
        named = one.key if len(games) > 1 else ""
        levels.append(Level(pace.minutes, stakes_of_level(one, small, unit), named))
    return with_colour_ups(levels, plan.chips)


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


def small_blinds(plan: StructurePlan, pace: PaceTerms) -> list[int]:
    """The small blind of each level: rising evenly, round, and payable."""
    count = max(2, playing_minutes(plan, pace) // pace.minutes)
    first = max(min(plan.chips), plan.stack // (2 * pace.blinds))
    last = max(2 * first, plan.players * plan.stack // (2 * BLINDS_AT_END))
    smalls: list[int] = []
    rounds = round_blinds(gcd(*plan.chips))
    blind = next(rounds)
    for at in range(count + LEVELS_BEYOND):
        target = between(first, last, at, count - 1)
        while blind < target or (smalls and blind <= smalls[-1]):
            blind = next(rounds)
        smalls.append(blind)
    return smalls


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
            for blind in ROUND_BLINDS:
                if blind * scale % (10 * unit) == 0:
                    yield blind * scale // 10
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
