"""Nobody is in two seats, over a room and its events together; and no table serves two of them.

Whoever judges asks the tables who sits there: nothing is kept twice. A seat in an event beside one
in a cash game is the house's to allow; seats in two events at once are not to be had at all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from shuffleup.law.points.room.seating import SeatingLaw
from shuffleup.law.points.tournament.event_seating import EventSeatingLaw
from shuffleup.law.ruling import Reason
from shuffleup.room.events import AtTable
from shuffleup.room.state import Room
from shuffleup.table.events import Seated, TableOpened
from shuffleup.table.state import taken_seats
from shuffleup.tournament.entries.registering import UNSOLD
from shuffleup.tournament.event_seats.breaking_tables import FINAL
from shuffleup.tournament.event_undo.undo_act_events import ActTakenBack
from shuffleup.tournament.events import OnTable
from shuffleup.tournament.rulings import EventRuling, malformed, refuse
from shuffleup.tournament.state import Tournament


def seats_of(place: Room | Tournament) -> dict[str, str]:
    """Who sits at which table, of a room's games or of an event that is not over."""
    if isinstance(place, Tournament) and place.over:
        return {}
    return {
        seat.player: number
        for number, table in place.tables.items()
        for _, seat in taken_seats(table)
        if not seat.player.startswith(UNSOLD)
    }


def sit_down_by(events: Iterable[object]) -> Iterator[str]:
    """Everybody who takes a seat by what is going to happen."""
    for told in events:
        inner = told.event if isinstance(told, OnTable | AtTable) else None
        if isinstance(inner, Seated) and not inner.player.startswith(UNSOLD):
            yield inner.player


def stand_by(events: Iterable[object]) -> Iterator[str]:
    """Every table that is set up by it; a final table is the event's own."""
    for told in events:
        if not isinstance(told, OnTable | AtTable) or told.table == FINAL:
            continue
        if isinstance(told.event, TableOpened):
            yield told.table


def beside_cash(event: Tournament, ruling: EventRuling) -> EventRuling:
    """A ruling of an event, or its refusal where somebody would sit down who plays for cash."""
    if not event.room.tables or ruling.refusal is not None:
        return ruling
    if event.rules.event_seating.beside_cash:
        return ruling
    cash, own = seats_of(event.room), seats_of(event)
    for name in sit_down_by(ruling.events):
        if name in cash and name not in own:
            says = f"{name} has a seat at table {cash[name]}, in a cash game"
            return refuse(Reason.ONE_SEAT_EACH, says, EventSeatingLaw.beside_cash)
    return ruling


def back_at_tables(event: Tournament, events: Iterable[object]) -> Iterator[str]:
    """Everybody who sits at a table that stands again because something is undone."""
    for told in events:
        for number, since in told.tables if isinstance(told, ActTakenBack) else ():
            if since:
                yield from (seat.player for _, seat in taken_seats(event.aside[number, since]))


def taken_by_event(
    event: Tournament, events: tuple[object, ...], names: Iterable[str]
) -> EventRuling | None:
    """Why these do not take a seat, or no table is set up, that way beside this other event:
    somebody plays there, or the table is in use. None if nothing is in the way."""
    there = seats_of(event)
    for name in names:
        if name in there:
            says = f"{name} has a seat at table {there[name]} of {event.name}"
            return refuse(Reason.ONE_SEAT_EACH, says, SeatingLaw.two_seats)
    return table_in_use(tables_of(event), events, event.name)


def tables_of(event: Tournament) -> Iterable[str]:
    """The tables an event needs; none when it is over."""
    return () if event.over else event.tables


def table_in_use(
    tables: Iterable[str], events: tuple[object, ...], where: str
) -> EventRuling | None:
    known = set(tables)
    for number in stand_by(events):
        if number in known:
            return malformed(Reason.NAME_TAKEN, f"table {number} is in use: {where}")
    return None
