"""``apply(event, told)`` writes one event and cannot fail; a table's goes to the table, the room's
to the room."""

from __future__ import annotations

from collections.abc import Iterable

from shuffleup.room.apply import apply as apply_to_room
from shuffleup.room.state import Room
from shuffleup.table.apply import apply as apply_to_table
from shuffleup.table.apply import drain
from shuffleup.table.apply import opened as opened_table
from shuffleup.table.events import TableOpened
from shuffleup.tournament.bracket import heads_up_matches
from shuffleup.tournament.endings import going_out, paying_prizes, prize_deals
from shuffleup.tournament.entries import (
    absent_entrants,
    bounties,
    late_seats,
    pool_money,
    rebuying,
    registering,
)
from shuffleup.tournament.event_chips import colouring_up
from shuffleup.tournament.event_clock import changing_levels, rounds_of_hands, running_clock
from shuffleup.tournament.event_conduct import sanctions
from shuffleup.tournament.event_seats import seat_family
from shuffleup.tournament.event_undo import written_back
from shuffleup.tournament.events import AnyEventEvent, EventOpened, InRoom, OnTable
from shuffleup.tournament.flights import merging_flights
from shuffleup.tournament.rulings import EventApplies
from shuffleup.tournament.state import Tournament


def apply(event: Tournament, told: AnyEventEvent) -> None:
    """Write one event."""
    if isinstance(told, OnTable):
        on_table(event, told)
    elif isinstance(told, InRoom):
        apply_to_room(event.room, told.event)
    else:
        APPLY[type(told)](event, told)
    event.log.append(told)
    event.version += 1


def opened(told: EventOpened, room: Room) -> Tournament:
    """A tournament as its first event says, in a room."""
    event = Tournament(told.name, told.rules, told.rulebook, room, told.terms, told.levels)
    event.log.append(told)
    event.version = 1
    return event


def replay(events: Iterable[object], room: Room) -> Tournament:
    """The tournament a log tells of, those of its tables and of the room in their place; ``room``
    is as it was when it opened."""
    first, *rest = events
    assert isinstance(first, EventOpened), first
    event = opened(first, room)
    for told in rest:
        apply(event, told)  # type: ignore[arg-type]  # a log has nothing else
    return event


def on_table(event: Tournament, told: OnTable) -> None:
    if isinstance(told.event, TableOpened):
        event.tables[told.table] = opened_table(told.event)
    else:
        apply_to_table(event.tables[told.table], told.event)
    drain(event.tables[told.table])  # the tournament keeps its tables' logs


APPLY: EventApplies = {
    **registering.APPLY,
    **late_seats.APPLY,
    **bounties.APPLY,
    **absent_entrants.APPLY,
    **rebuying.APPLY,
    **pool_money.APPLY,
    **running_clock.APPLY,
    **seat_family.APPLY,
    **going_out.APPLY,
    **sanctions.APPLY,
    **colouring_up.APPLY,
    **changing_levels.APPLY,
    **rounds_of_hands.APPLY,
    **paying_prizes.APPLY,
    **prize_deals.APPLY,
    **written_back.APPLY,
    **merging_flights.APPLY,
    **heads_up_matches.APPLY,
}
