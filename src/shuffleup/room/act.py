"""``act(room, command, by)``: judge, apply, proceed in one call; the answer is the Ruling.

What is refused leaves the room as it was. When a time is told, everything that was due until then
happens first; what follows from a command by itself is told with it, and among its grounds.
"""

from __future__ import annotations

from msgspec.structs import replace

from shuffleup.floor.senders import Sender
from shuffleup.room import commands as c
from shuffleup.room.apply import apply
from shuffleup.room.judge import judge
from shuffleup.room.proceed import Followed, proceed, tell_time
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.room.straight import straight
from shuffleup.room.undo.desk_acts import note_of

NOTHING = Followed()


def act(room: Room, command: c.RoomCommand, by: Sender) -> RoomRuling:
    """Put a command to the judge; if it is lawful, do it, and what follows from it."""
    if type(command) is c.AtTheTable:
        done = straight(room, command, by)
        if done is not None:
            return done
    ruling = judge(room, command, by)
    if ruling.refusal is not None:
        return ruling
    if isinstance(command, c.TellTime):
        return replace(ruling, grounds=tell_time(room, command.instant))
    start = room.version
    for event in ruling.events:
        apply(room, event)
    followed = proceed(room)
    note = note_of(room, command, by, start)
    if note is not None:
        apply(room, note)
    if followed == NOTHING:
        return ruling
    grounds = (*ruling.grounds, *followed.grounds)
    says = "; ".join(filter(None, (ruling.says, followed.says)))
    return replace(ruling, grounds=grounds, says=says)
