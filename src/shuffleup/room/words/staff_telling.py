"""What has happened among the staff, to those who were warned, and what was undone; a sentence
each, for ``event_words``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from shuffleup.room.instants import clock
from shuffleup.room.people import people_events as p
from shuffleup.room.staff import staff_events as s
from shuffleup.room.undo import undo_events as u


def say_barred(event: p.WasBarred, zone: str) -> str:
    """``Eli is suspended from 1/2 until 20:00: abuse``."""
    how = "suspended" if event.suspended else "barred"
    what = f" from {event.scope}" if event.scope else ""
    end = "for good" if event.until is None else f"until {clock(event.until, zone)}"
    return f"{event.player} is {how}{what} {end}: {event.why}"


def say_lifted(event: p.BarLifted, zone: str) -> str:
    what = f" {event.scope}" if event.scope else ""
    return f"{event.player} may play{what} again{f': {event.why}' if event.why else ''}"


def say_hired(event: s.StaffHired, zone: str) -> str:
    roles = ", ".join(role.value for role in event.roles)
    games = f" for {', '.join(event.games)}" if event.games else ""
    return f"{event.who} works here as {roles}{games}"


STAFF_SAID: Final[dict[type, Callable[..., str]]] = {
    p.WasWarned: lambda e, z: f"{e.player} is warned for {e.offence}",
    p.WasBarred: say_barred,
    p.BarLifted: say_lifted,
    s.StaffHired: say_hired,
    s.StaffLeft: lambda e, z: f"{e.who} does not work here any more",
    s.ShiftStarted: lambda e, z: f"{e.who} is on shift",
    s.ShiftEnded: lambda e, z: f"{e.who} is off shift",
    s.CameIntoBox: lambda e, z: f"{e.dealer} deals at table {e.table}: {e.why}",
    s.LeftBox: lambda e, z: f"{e.dealer} gets up from the box of table {e.table}: {e.why}",
    s.StayedInBox: lambda e, z: f"{e.dealer} stays at table {e.table}: {e.why}",
    s.JoinedLine: lambda e, z: f"{e.dealer} stands in line: {e.why}",
    s.WentOnBreak: lambda e, z: f"{e.dealer} is on a break: {e.why}",
    s.BreakEnded: lambda e, z: f"{e.dealer} is back in line: {e.why}",
    s.PushDue: lambda e, z: f"The push is due at table {e.table}: {e.dealer} has dealt a down",
    u.Acted: lambda e, z: "",  # what was done stands before it
    u.Undone: lambda e, z: f"Act {e.act} ({e.what}) is undone: {e.why}",
}
