"""Words of the clock: starting, stopping, setting it; which level it is."""

from __future__ import annotations

from shuffleup.outside_text import counted
from shuffleup.room.instants import clock as time_of_day
from shuffleup.room.words.patterns import Found, Told, pattern
from shuffleup.tournament.event_clock import clock_commands as c
from shuffleup.tournament.event_clock.changing_levels import break_at
from shuffleup.tournament.event_clock.running_clock import in_a_break
from shuffleup.tournament.event_terms.level_numbers import level_called, line_of_level
from shuffleup.tournament.state import Tournament
from shuffleup.tournament.words.event_patterns import EventFacts, EventVerbs
from shuffleup.tournament.words.terms_words import read_levels


def level_is(event: Tournament, found: Found) -> Told:
    at = event.clock.level
    so = level_called(event.levels, at).removeprefix("level ")
    return so == found["number"], so


def break_is_on(event: Tournament, found: Found) -> Told:
    at = event.clock.level
    return at >= 0 and in_a_break(event), level_called(event.levels, at)


def to_level(event: Tournament, number: int) -> c.GoToLevel:
    """To a level by its number, which counts no breaks."""
    return c.GoToLevel(line_of_level(event.levels, number) + 1)


def level_ends(event: Tournament, found: Found) -> Told:
    clock = event.clock
    ends = clock.goes_on_at or (clock.ends if clock.runs else 0)
    so = time_of_day(ends, event.room.zone) if ends else "never"
    return so == found["rest"], so


def stakes_at(event: Tournament, found: Found) -> Told:
    """The stakes that are played at a table: of its hand, or of its next one."""
    table = event.tables[found["table"]]
    stakes = table.hand.stakes if table.hand is not None else table.stakes
    so = "/".join(str(blind) for blind in stakes.blinds)
    return so == found["rest"], so


def levels_now(event: Tournament, text: str) -> c.ChangeLevels:
    """All levels, as an event opens with them."""
    stakes = next(level.stakes for level in event.levels if level.stakes is not None)
    return c.ChangeLevels(read_levels(text, stakes.structure.value))


def break_is_at(event: Tournament, found: Found) -> Told:
    at = break_at(event)
    so = time_of_day(at, event.room.zone) if at else "never"
    return so == found["rest"], so


def is_hand_for_hand(event: Tournament, found: Found) -> Told:
    return event.rounds is not None, "it is not"


VERBS: EventVerbs = [
    (pattern("play begins"), lambda event, f: c.StartPlay()),
    (pattern("stop the clock"), lambda event, f: c.PauseClock()),
    (pattern("start the clock"), lambda event, f: c.ResumeClock()),
    (pattern("go to level NUMBER"), lambda event, f: to_level(event, counted(f["number"]))),
    (pattern("go a level back"), lambda event, f: c.GoToLevel(max(1, event.clock.level))),
    (pattern("go a level on"), lambda event, f: c.GoToLevel(event.clock.level + 2)),
    (pattern("go to the break"), lambda event, f: c.GoToBreak()),
    (pattern("break of NUMBER minutes"), lambda event, f: c.TakeBreak(counted(f["number"]))),
    (pattern("take a break"), lambda event, f: c.TakeBreak()),
    (pattern("hand for hand"), lambda event, f: c.HandForHand()),
    (pattern("no longer hand for hand"), lambda event, f: c.HandForHand(False)),
    (pattern("next round"), lambda event, f: c.NextRound()),
    (pattern("the levels are now: REST"), lambda event, f: levels_now(event, f["rest"])),
    (pattern("NUMBER minutes more"), lambda event, f: c.ChangeMinutes(counted(f["number"]))),
    (pattern("NUMBER minutes less"), lambda event, f: c.ChangeMinutes(counted(f["number"]), True)),
]
FACTS: EventFacts = [
    (pattern("level is NUMBER"), level_is),
    (pattern("a break is on"), break_is_on),
    (pattern("level ends at REST"), level_ends),
    (pattern("next break at REST"), break_is_at),
    (pattern("hand for hand is played"), is_hand_for_hand),
    (pattern("stakes at TABLE are REST"), stakes_at),
]
