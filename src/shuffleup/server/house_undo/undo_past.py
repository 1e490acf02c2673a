"""``past_of(log, wanted)``: the past of a place as far as an undoing needs it, read from its log.

It folds the whole log of the place, so it is called in another thread or process, never in the
event loop. What is meant is settled here too, by what stood when it was asked for.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from shuffleup.floor.report import Report
from shuffleup.floor.senders import Role, Sender
from shuffleup.law.ruling import Refusal
from shuffleup.log.protocol import Log
from shuffleup.room.keeping.room_log import read_room
from shuffleup.room.undo.recalling import RoomPast, recall
from shuffleup.room.undo.undo_commands import Undo
from shuffleup.room.words.said_at_desk import UNREADABLE
from shuffleup.room.words.said_at_desk import meant as meant_in_room
from shuffleup.server.house_places.event_place import unwrapped as unwrapped_in_event
from shuffleup.server.house_places.room_place import unwrapped as unwrapped_in_room
from shuffleup.server.house_places.spoken_commands import read_command
from shuffleup.table.commands import Decide
from shuffleup.tournament.event_log.kept_event import read_event
from shuffleup.tournament.event_log.said_to_director import meant_in_event
from shuffleup.tournament.event_undo.recalling_event import EventPast, recall_event, recall_hand
from shuffleup.tournament.event_undo.undo_act_commands import RedoAct, UndoAct

Past = RoomPast | EventPast
TAKES_BACK: Final = (Report, Decide)  # a whole hand, where the table says so
Meant = list[tuple[object, str]]  # commands, each with its table


class PastWanted(Struct, frozen=True):
    """Whose past: a place as it was at a version, and what somebody wants there, as a command (in
    JSON) for a table or as a sentence."""

    place: str
    version: int
    by: str
    role: str
    words: str = ""
    command: str = ""
    table: str = ""

    @property
    def sender(self) -> Sender:
        return Sender(self.by, Role(self.role))

    def said(self) -> Meant | None:
        """The command, if it is not a sentence."""
        if not self.command:
            return None
        return [(read_command(msgspec.json.decode(self.command)), self.table)]


def past_of(log: Log, wanted: PastWanted) -> Past | Refusal | None:
    """The past; a refusal where nothing of the kind stands; None where no past is needed."""
    try:
        if wanted.place.startswith("event/"):
            return past_of_event(log, wanted)
        return past_of_room(log, wanted)
    except UNREADABLE:  # whoever judges it says why
        return None


def past_of_room(log: Log, wanted: PastWanted) -> Past | Refusal | None:
    room = read_room(log, whole=True, upto=wanted.version)
    commands = wanted.said() or [
        unwrapped_in_room(one) for one, _ in meant_in_room(room, wanted.words, wanted.sender)
    ]
    if len(commands) != 1 or not isinstance(commands[0][0], Undo):
        return None
    return recall(room, commands[0][0])


def past_of_event(log: Log, wanted: PastWanted) -> Past | Refusal | None:
    event = read_event(log, whole=True, upto=wanted.version)
    commands = wanted.said() or [
        unwrapped_in_event(one) for one, _ in meant_in_event(event, wanted.words, wanted.sender)
    ]
    if len(commands) != 1:
        return None
    command, table = commands[0]
    if isinstance(command, UndoAct | RedoAct):
        return recall_event(event, command)
    return recall_hand(event, table, command) if isinstance(command, TAKES_BACK) else None
