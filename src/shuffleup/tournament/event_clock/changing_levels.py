"""Changing a structure while it runs: what was played, and the level that is on, stay as they are
but for their length."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.instants import MINUTE
from shuffleup.tournament.event_clock.clock_commands import (
    ChangeLevels,
    GoToBreak,
    TakeBreak,
)
from shuffleup.tournament.event_clock.clock_events import BreakPutIn, LevelsChanged
from shuffleup.tournament.event_clock.running_clock import LONGEST, began, in_a_break
from shuffleup.tournament.event_terms.level_checks import levels_fault
from shuffleup.tournament.event_terms.level_numbers import level_called
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament

USUAL_BREAK: Final = 10  # minutes, where the structure has none to come


def judge_change(event: Tournament, command: ChangeLevels) -> EventRuling:
    """Other levels to come; those of before are frozen."""
    fault = levels_fault(event.terms, command.levels)
    if fault:
        return malformed(Reason.NOT_A_COMMAND, fault)
    played = event.clock.level + 1
    if command.levels[:played] != event.levels[:played]:
        now = level_called(event.levels, played - 1)
        says = f"what was played stays as it is, up to {now}, which is on"
        return malformed(Reason.STAYS_DONE, says)
    return Ruling((LevelsChanged(command.levels, end_of_this(event, command)),))


def end_of_this(event: Tournament, command: ChangeLevels) -> int:
    """When the level ends that is on: one that was the last, and went on to the end, lasts its own
    time from now if another comes after it."""
    clock = event.clock
    if not clock.runs or len(command.levels) == clock.level + 1:
        return 0
    return clock.ends or event.room.now + event.levels[clock.level].minutes * MINUTE


def judge_break(event: Tournament, command: GoToBreak) -> EventRuling:
    """Now, whatever is left of the level."""
    at = next_break(event)
    if not event.clock.begun or at < 0:
        return malformed(Reason.TIME_GOES_ON, "no break is to come")
    return Ruling((began(event, at, event.room.now),))


def judge_take_break(event: Tournament, command: TakeBreak) -> EventRuling:
    """Here: the level waits, and goes on with what it has left; the structure stays as it is."""
    clock, now = event.clock, event.room.now
    if not clock.begun:
        return malformed(Reason.TIME_GOES_ON, "play has not begun")
    if in_a_break(event):
        return malformed(Reason.NOT_ASKED_FOR, "it is the break: minutes more make it longer")
    if command.minutes > LONGEST:
        return malformed(Reason.NOT_A_COMMAND, "that is more than a day")
    left = clock.left
    if clock.runs:
        left = max(1, clock.ends - now) if clock.ends else 0
    return Ruling((BreakPutIn(now + break_minutes(event, command) * MINUTE, left),))


def break_minutes(event: Tournament, command: TakeBreak) -> int:
    """As long as was said, else as the next break of the structure."""
    at = next_break(event)
    usual = event.levels[at].minutes if at >= 0 else USUAL_BREAK
    return command.minutes or usual


def next_break(event: Tournament) -> int:
    """The index of the next break; -1 where none is to come."""
    coming = range(event.clock.level + 1, len(event.levels))
    return next((at for at in coming if event.levels[at].is_break), -1)


def break_at(event: Tournament) -> int:
    """The instant at which the next break begins if the clock runs on; 0 where none is to come or
    the clock stands."""
    clock, at = event.clock, next_break(event)
    if at < 0 or not clock.runs or not clock.ends:
        return 0
    between = event.levels[clock.level + 1 : at]
    return clock.ends + sum(level.minutes for level in between) * MINUTE


def levels_changed(event: Tournament, told: LevelsChanged) -> None:
    event.levels = told.levels
    clock = event.clock
    if clock.runs:
        event.clock = replace(clock, ends=told.ends)
    elif clock.begun and not clock.left and len(told.levels) > clock.level + 1:
        event.clock = replace(clock, left=told.levels[clock.level].minutes * MINUTE)


MAY: MayDirect = {ChangeLevels: STAFF, GoToBreak: STAFF, TakeBreak: STAFF}
JUDGES: EventJudges = {
    ChangeLevels: judge_change,
    GoToBreak: judge_break,
    TakeBreak: judge_take_break,
}
APPLY: EventApplies = {LevelsChanged: levels_changed}
