"""What an undoing needs of a room's past, so that it can be had elsewhere while the room goes on.

``recall(room, command)`` reads a room with its whole log: which act is meant, how the room was
before it, and the log with gaps (None) in place of whatever came earlier. A room that is given both
judges the undoing as with its whole log (``undoing.room_at``).
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.law.ruling import Refusal, Ruling
from shuffleup.room.apply import replay
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.undo.undoing import the_act


class RoomPast(Struct, frozen=True):
    """The command with the number of the act it means; how the room was before that act; and the
    log so far."""

    command: Undo
    before: Room
    log: list[object]
    table: str = ""  # an undoing is for the room


def recall(room: Room, command: Undo) -> RoomPast | Refusal:
    """A refusal where no such act stands: what is done meanwhile was not meant."""
    act = the_act(room, command)
    if isinstance(act, Ruling):
        assert act.refusal is not None
        return act.refusal
    before = replay(room.log[: act.start])
    before.log = []
    return RoomPast(replace(command, act=act.number), before, with_gaps(room.log, act.start))


def with_gaps(log: list[object], start: int) -> list[object]:
    return [*[None] * start, *log[start:]]
