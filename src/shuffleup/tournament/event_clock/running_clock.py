"""Starting, stopping and setting the clock; levels that end by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from shuffleup.law.ruling import Reason, Ruling
from shuffleup.room.instants import MINUTE
from shuffleup.tournament.event_clock import clock_commands as c
from shuffleup.tournament.event_clock import clock_events as e
from shuffleup.tournament.event_clock.clock_record import EventClock
from shuffleup.tournament.event_terms.level_numbers import levels_in
from shuffleup.tournament.event_terms.level_record import Level
from shuffleup.tournament.events_due import EventDue
from shuffleup.tournament.roles_in_event import STAFF, MayDirect
from shuffleup.tournament.rulings import EventApplies, EventJudges, EventRuling, malformed
from shuffleup.tournament.state import Tournament

LONGEST: Final = 24 * 60  # minutes


def judge_start(event: Tournament, command: c.StartPlay) -> EventRuling:
    if event.clock.begun:
        return malformed(Reason.TIME_GOES_ON, "play has begun already")
    if not event.tables:
        return malformed(Reason.NOT_SEATED, "nobody has a seat yet: draw the seats first")
    return Ruling((began(event, 0, event.room.now),))


def began(event: Tournament, level: int, at: int) -> e.LevelBegan:
    """A level that begins at an instant; the last one goes on to the end."""
    last = level == len(event.levels) - 1
    return e.LevelBegan(level, 0 if last else at + event.levels[level].minutes * MINUTE)


def judge_pause(event: Tournament, command: c.PauseClock) -> EventRuling:
    if not event.clock.runs:
        return malformed(Reason.TIME_GOES_ON, "the clock does not run")
    left = max(0, event.clock.ends - event.room.now) if event.clock.ends else 0
    return Ruling((e.ClockStopped(left),))


def judge_resume(event: Tournament, command: c.ResumeClock) -> EventRuling:
    if event.clock.runs or not event.clock.begun:
        return malformed(Reason.TIME_GOES_ON, "the clock does not stand")
    return Ruling((goes_on(event, event.room.now),))


def goes_on(event: Tournament, at: int) -> e.ClockSet:
    """What the level had left it has from an instant on."""
    return e.ClockSet(at + event.clock.left if event.clock.left else 0)


def judge_go_to(event: Tournament, command: c.GoToLevel) -> EventRuling:
    if not event.clock.begun:
        return malformed(Reason.TIME_GOES_ON, "play has not begun")
    if not 1 <= command.level <= len(event.levels):
        says = f"there are levels 1 to {levels_in(event.levels)}, and no others"
        return malformed(Reason.NOT_A_COMMAND, says)
    return Ruling((began(event, command.level - 1, event.room.now),))


def judge_minutes(event: Tournament, command: c.ChangeMinutes) -> EventRuling:
    """More or less time; what is over is not given back, a level ends now at the earliest. While
    the clock stands it is what is left that changes."""
    clock, change = event.clock, command.minutes * MINUTE * (-1 if command.less else 1)
    if clock.goes_on_at and command.minutes <= LONGEST:
        until = max(event.room.now, clock.goes_on_at + change)
        return Ruling((e.BreakPutIn(until, clock.left),))
    if not clock.begun or not (clock.ends if clock.runs else clock.left):
        return malformed(Reason.TIME_GOES_ON, "no level is on that ends")
    if command.minutes > LONGEST:
        return malformed(Reason.NOT_A_COMMAND, "that is more than a day")
    if not clock.runs:
        return Ruling((e.ClockStopped(max(1, clock.left + change)),))  # 0 would be: to the end
    return Ruling((e.ClockSet(max(event.room.now, clock.ends + change)),))


def levels_due(event: Tournament) -> Iterator[EventDue]:
    """The next level, when this one is over; or the rest of it, after a break that was put in."""
    clock = event.clock
    if clock.goes_on_at and not event.over:
        yield EventDue(clock.goes_on_at, (goes_on(event, clock.goes_on_at),))
    if clock.level + 1 >= len(event.levels):  # the last one goes on to the end
        return
    if clock.runs and clock.ends and not event.over:
        yield EventDue(clock.ends, (began(event, clock.level + 1, clock.ends),))


def in_a_break(event: Tournament) -> bool:
    """Whether nobody is dealt to: the structure has a break here, or one was put in."""
    return level_of(event).is_break or event.clock.goes_on_at > 0


def level_of(event: Tournament) -> Level:
    """The level that is played, or the break; before play begins the first."""
    return event.levels[max(0, event.clock.level)]


# ---- apply -----------------------------------------------------------------------------------


def level_began(event: Tournament, told: e.LevelBegan) -> None:
    event.clock = EventClock(told.level, told.ends, runs=True)


def stopped(event: Tournament, told: e.ClockStopped) -> None:
    event.clock = replace(event.clock, left=told.left, runs=False, goes_on_at=0)


def break_put_in(event: Tournament, told: e.BreakPutIn) -> None:
    event.clock = replace(event.clock, ends=0, left=told.left, runs=False, goes_on_at=told.until)


def was_set(event: Tournament, told: e.ClockSet) -> None:
    event.clock = replace(event.clock, ends=told.ends, left=0, runs=True, goes_on_at=0)


MAY: MayDirect = {
    c.StartPlay: STAFF,
    c.PauseClock: STAFF,
    c.ResumeClock: STAFF,
    c.GoToLevel: STAFF,
    c.ChangeMinutes: STAFF,
}
JUDGES: EventJudges = {
    c.StartPlay: judge_start,
    c.PauseClock: judge_pause,
    c.ResumeClock: judge_resume,
    c.GoToLevel: judge_go_to,
    c.ChangeMinutes: judge_minutes,
}
APPLY: EventApplies = {
    e.LevelBegan: level_began,
    e.ClockStopped: stopped,
    e.ClockSet: was_set,
    e.BreakPutIn: break_put_in,
}
DUE = (levels_due,)
