"""``proceed(event)``: what happens without anyone's choice; ``pass_time`` makes time pass.

Everything due until an instant, in the event and in its room, happens first, in order of its time.
"""

from __future__ import annotations

from typing import Final

from shuffleup.room.due import next_due
from shuffleup.room.openings.opening_events import TimeTold
from shuffleup.tournament.apply import apply
from shuffleup.tournament.beside import event_dealers
from shuffleup.tournament.event_clock import running_clock
from shuffleup.tournament.events import InRoom
from shuffleup.tournament.events_due import EventDeadlines, EventDue
from shuffleup.tournament.state import Tournament

DUE: Final[list[EventDeadlines]] = [*running_clock.DUE, *event_dealers.DUE]


def proceed(event: Tournament) -> tuple[str, ...]:
    """Let everything happen that is due by now; the grounds of it."""
    return pass_time(event, event.room.now)


def pass_time(event: Tournament, now: int) -> tuple[str, ...]:
    """Everything due until an instant happens, each at its own time; then it is that time."""
    grounds: list[str] = []
    while (due := first_due(event, now)) is not None:
        at = max(due.at, event.room.now)
        if at > event.room.now:
            apply(event, InRoom(TimeTold(at)))
        for told in due.events:
            apply(event, told)
        grounds += due.grounds
    if now > event.room.now:
        apply(event, InRoom(TimeTold(now)))
    return tuple(dict.fromkeys(grounds))


def first_due(event: Tournament, until: int) -> EventDue | None:
    """The earliest thing due until an instant, the room's before the event's."""
    found = [one for family in DUE for one in family(event) if one.at <= until]
    of_room = next_due(event.room, until)
    if of_room is not None:
        events = tuple(InRoom(told) for told in of_room.events)  # type: ignore[arg-type]
        found.insert(0, EventDue(of_room.at, events, of_room.grounds))
    return min(found, key=lambda one: one.at, default=None)
