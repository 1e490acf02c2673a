"""What was done at the desk, act by act, read off the log: what can be undone, and by whom.

``note_of`` is the note an act leaves in the log; ``desk_acts`` reads them back. Play itself (a hand
dealt, a bet, a ruling of the floor) leaves none: a hand is put right by the floor's own repairs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from shuffleup.floor.senders import Sender
from shuffleup.room.adoption.book_commands import AdoptBook
from shuffleup.room.commands import AtTheTable, RoomCommand, TellTime
from shuffleup.room.events import AtTable
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_events import Acted, Undone
from shuffleup.table import commands as t
from shuffleup.table.state import taken_seats

# Commands for a table that somebody keys; the rest is play.
KEYED_AT_TABLE: Final = frozenset[type](
    (
        t.AddChips, t.AskForHand, t.AskForSeat, t.AskForSetup, t.BuyWithCash, t.ChangeSeat,
        t.Choose, t.CollectTime, t.ColourUp, t.ComeBack, t.CountChips, t.Deliver, t.Designate,
        t.Draw, t.GoAway, t.HaveComing, t.Hold, t.HoldSeat, t.KillPot, t.LayCash, t.LetPass,
        t.NewSetup, t.Offer, t.PassChips, t.PlayBehind, t.PlayGame, t.Rack, t.Release,
        t.ReportDrop, t.ReportHand, t.SitOut, t.Straddle, t.TakeOff,
    )
)  # fmt: skip
LONGEST_WHY: Final = 200


class DeskAct(Struct, frozen=True):
    """One act: its number is the version of the room with it; ``start`` is how many events there
    were before it."""

    number: int
    start: int
    note: Acted
    undone: bool = False


def note_of(room: Room, command: RoomCommand, by: Sender, start: int) -> Acted | None:
    """The note on a command that was done, whose events begin after ``start``; None for play, for
    time that passes, and where nothing came of it."""
    events = room.version - start
    if not events or isinstance(command, TellTime | AdoptBook):  # the old book is adopted again
        return None
    said: object = command
    if isinstance(command, AtTheTable):
        if type(command.command) not in KEYED_AT_TABLE:
            return None
        said = command.command
    who, why = about(room, command, start), getattr(command, "why", "")
    why = why[:LONGEST_WHY] if isinstance(why, str) else ""
    return Acted(by.id, by.role, type(said).__name__, events, who, why)


def about(room: Room, command: RoomCommand, start: int) -> str:
    """Whom an act is about: as it says, or the first one its events speak of."""
    if isinstance(command, AtTheTable):
        at: object = getattr(command.command, "seat", None)
        seats = dict(taken_seats(room.tables[command.table]))
        return seats[at].player if isinstance(at, int) and at in seats else ""
    for name in ("player", "who"):
        who: object = getattr(command, name, "")
        if isinstance(who, str) and who:
            return who
    events = room.log[start - room.version :] if room.version > start else []
    named = (getattr(one, "player", "") for one in events if not isinstance(one, AtTable))
    return next((one for one in named if isinstance(one, str) and one), "")


def desk_acts(room: Room) -> list[DeskAct]:
    """Every act in the log, the first first; without those before the log was taken away."""
    first = room.version - len(room.log)  # how many events are not here any more
    undone = undone_acts(room, 0)
    return [
        DeskAct(number, number - 1 - event.events, event, number in undone)
        for number, event in enumerate(room.log, start=first + 1)
        if isinstance(event, Acted) and number - 1 - event.events >= first
    ]


def act_of_number(room: Room, number: int) -> DeskAct | None:
    """The same one act, found where it stands; None if there is none of that number."""
    first = room.version - len(room.log)
    at = number - 1 - first
    note = room.log[at] if 0 <= at < len(room.log) else None
    if not isinstance(note, Acted) or number - 1 - note.events < first:
        return None
    undone = number in undone_acts(room, at)
    return DeskAct(number, number - 1 - note.events, note, undone)


def undone_acts(room: Room, since: int) -> set[int]:
    """The acts that were undone by events from there on in the log, and do not stand again: an
    undoing is an act too, and one that was undone itself has undone nothing."""
    first, undone, undoing = room.version - len(room.log), set[int](), 0
    for at in range(len(room.log) - 1, since - 1, -1):
        event = room.log[at]
        if isinstance(event, Acted):
            undoing = first + at + 1
        elif isinstance(event, Undone) and undoing not in undone:
            undone.add(event.act)
    return undone


def standing_acts(room: Room) -> Iterator[DeskAct]:
    """Acts that were not undone, and are no undoing themselves; the last first."""
    return (act for act in reversed(desk_acts(room)) if not act.undone and act.note.what != "Undo")
