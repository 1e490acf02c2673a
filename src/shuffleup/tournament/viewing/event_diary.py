"""``EventDiary``: what a director looks back at, gathered while an event goes on.

The acts by their names and when they were done, the moves from seat to seat and the races of chips.
It hears every event once, in order, and holds nothing that the log does not tell; what an act did
that was taken back is not told any longer.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from shuffleup.room.openings.opening_events import RoomOpened
from shuffleup.tournament.event_chips.race_events import ChipsRaced
from shuffleup.tournament.event_seats.seat_events import SeatMoved
from shuffleup.tournament.event_undo.acts_of_event import EventAct, EventActs, note_act
from shuffleup.tournament.event_undo.undo_act_events import ActNoted, ActTakenBack
from shuffleup.tournament.events import AnyEventEvent, InRoom

MOST_TOLD: Final = 400  # moves and races that are remembered


class ToldInAct(Struct):
    """Something that was done as part of an act, 0 where it belongs to none."""

    number: int  # of the event
    at: int
    told: SeatMoved | ChipsRaced
    act: int = 0


class EventDiary:
    """What was done in one event."""

    def __init__(self) -> None:
        self.version = 0
        self.acts = EventActs({}, [], [])
        self.times: dict[int, int] = {}  # by act: when it was done
        self.why: dict[int, str] = {}  # by undoing: why
        self.told: list[ToldInAct] = []
        self.back: ActTakenBack | None = None

    def hear(self, told: AnyEventEvent, at: int) -> None:
        """One more event; the opening of its room is not one of its own."""
        if isinstance(told, InRoom) and isinstance(told.event, RoomOpened):
            return
        self.version += 1
        if isinstance(told, SeatMoved | ChipsRaced):
            self.told = [*self.told[-MOST_TOLD:], ToldInAct(self.version, at, told)]
        self.back = note_act(self.acts, self.version, told, self.back)
        if isinstance(told, ActNoted):
            self.times[self.version] = at
            if self.back is not None:
                self.why[self.version] = self.back.why
            start = self.version - told.events
            for one in self.told:
                if start <= one.number < self.version:
                    one.act = self.version

    def standing(self) -> list[ToldInAct]:
        """Moves and races that were not taken back."""
        undone = set(self.acts.known) - {one.origin for one in self.acts.standing}
        return [one for one in self.told if one.act not in undone]

    def undone(self) -> list[EventAct]:
        """Acts that were taken back and can be done again, the last one last."""
        return list(self.acts.undone)
