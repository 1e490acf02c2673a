"""``is_undoing``: whether what somebody wants needs the past of a place, and not only its state."""

from __future__ import annotations

import re
from typing import Final, get_args

from shuffleup.room.undo.undo_commands import UndoCommand
from shuffleup.room.words.said_at_desk import UNREADABLE
from shuffleup.server.house_places.house_place import HousePlace, SaidOrSent
from shuffleup.table.commands import Decide, Report
from shuffleup.tournament.event_undo.undo_act_commands import UndoActCommand

UNDOING: Final = re.compile(r"\b(?:undo|redo)\b")
UNDO_KINDS: Final = (UndoCommand, *get_args(UndoActCommand))


def is_undoing(place: HousePlace, errand: SaidOrSent) -> bool:
    """Whether something is to be undone or done again: by name, or a whole hand of an event that
    a report takes back, or what the floor decides on it. In a season nothing is."""
    if place.kind == "season":
        return False
    if errand.command is None and UNDOING.search(errand.words) is not None:
        return True
    if place.kind != "event":
        return isinstance(errand.command, UNDO_KINDS)
    command, number = command_of(place, errand)
    if isinstance(command, Report | Decide):
        table = place.tables.get(number)
        return table is not None and table.hand is None
    return isinstance(command, UNDO_KINDS)


def command_of(place: HousePlace, errand: SaidOrSent) -> tuple[object, str]:
    """The command of an errand and its table, also where it is a sentence; None where that is none:
    whoever judges it says why."""
    if errand.command is not None:
        return errand.command, errand.table
    try:
        wanted = place.meant(errand.words, errand.by)
    except UNREADABLE:
        return None, ""
    return wanted[0] if len(wanted) == 1 else (None, "")
