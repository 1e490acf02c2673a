"""``Premises``: a room and the events that are held in it, as one house.

A command is put to the room or to one of the events by its name; what it would do is looked at from
above before it is done: nobody sits in two seats, no table serves two of them. Time passes for all
at once, and whatever is due happens in order. The premises keep nothing of their own: people, time,
money and staff are the room's, entries and clocks the events'.
"""

from __future__ import annotations

from shuffleup.floor.senders import Sender
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.ruling import Reason, Refusal, Ruling
from shuffleup.room.act import act as act_in_room
from shuffleup.room.commands import RoomCommand
from shuffleup.room.instants import LATEST
from shuffleup.room.judge import judge as judge_in_room
from shuffleup.room.proceed import tell_time
from shuffleup.room.rulings import RoomRuling
from shuffleup.room.state import Room
from shuffleup.tournament.act import act
from shuffleup.tournament.beside.one_seat import (
    back_at_tables,
    seats_of,
    sit_down_by,
    table_in_use,
    tables_of,
    taken_by_event,
)
from shuffleup.tournament.commands import EventCommand, OnTheTable
from shuffleup.tournament.judge import judge
from shuffleup.tournament.proceed import first_due, pass_time
from shuffleup.tournament.rulings import EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament


class Premises:
    """A room and its events, by name."""

    __slots__ = ("events", "room")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.events: dict[str, Tournament] = {}

    def hold(self, event: Tournament) -> None:
        """Another event; ValueError if it is of another room, or of a name that is in use."""
        if event.room is not self.room:
            raise ValueError(f"{event.name} is held in another room")
        if event.name in self.events:
            raise ValueError(f"there is an event {event.name} already")
        self.events[event.name] = event


def act_in_event(house: Premises, name: str, command: EventCommand, by: Sender) -> EventRuling:
    """Something in one of the events, if it leaves everybody with one seat."""
    event = house.events.get(name)
    if event is None:
        return malformed(Reason.NOBODY_OF_THAT_NAME, f"there is no event {name}")
    if isinstance(command, OnTheTable):  # nobody sits down there by themselves
        return act(event, command, by)
    ruling = judge(event, command, by)
    refused = table_in_use(house.room.tables, ruling.events, "a cash game")
    names = [*sit_down_by(ruling.events), *back_at_tables(event, ruling.events)]
    for other in house.events.values():
        if other is not event:
            refused = refused or taken_by_event(other, ruling.events, names)
    return refused or act(event, command, by)


def act_in_its_room(house: Premises, command: RoomCommand, by: Sender) -> RoomRuling:
    """Something in the room, the same way."""
    ruling = judge_in_room(house.room, command, by)
    refused: Refusal | None = None
    for event in house.events.values():
        refused = refused or not_beside(event, ruling.events)
    return Ruling(refusal=refused) if refused else act_in_room(house.room, command, by)


def not_beside(event: Tournament, events: tuple[object, ...]) -> Refusal | None:
    """Why nobody takes a seat in a cash game that way beside an event."""
    clash = table_in_use(tables_of(event), events, event.name)
    there = seats_of(event)
    for name in sit_down_by(events):
        if name in there and not event.rules.event_seating.beside_cash:
            says = f"{name} has a seat at table {there[name]} of {event.name}"
            return refuse(Reason.ONE_SEAT_EACH, says, EventSeatingLaw.beside_cash).refusal
    return clash.refusal if clash is not None else None


def pass_time_everywhere(house: Premises, now: int) -> EventRuling:
    """It is now this instant: first whatever is due, in the room and in all events, in order."""
    if not house.room.now <= now <= LATEST:
        return malformed(Reason.TIME_GOES_ON, "time does not go back")
    grounds: list[str] = []
    while True:
        dues = [(due.at, name) for name, e in house.events.items() if (due := first_due(e, now))]
        if not dues:
            break
        at, name = min(dues)
        grounds += pass_time(house.events[name], max(at, house.room.now))
    return EventRuling(grounds=tuple(dict.fromkeys((*grounds, *tell_time(house.room, now)))))
