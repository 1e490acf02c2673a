"""An event in facets: each record that can be taken back by itself, under a key.

``("clock",)``, ``("entrants", "Ann")``, ``("table", "1", "adrift")``, ``("seat", "1", 3)``. Two
states of an event are compared, and one is led to another, facet by facet; a facet that is not
there is None. ``event_at`` is how an event was, told by the first events of its log: without room
and money, and with only those tables that are asked for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from shuffleup.room.undo.merging import SHARED, Kinds, OvertakenError, merged
from shuffleup.room.undo.undone_tables import PUT_BACK, SELDOM, UntouchableError
from shuffleup.table.by_hand.known_chips import loosen
from shuffleup.table.events import ChipsCounted, TableOpened
from shuffleup.table.seats.put_back_event import SeatRecord
from shuffleup.table.seats.putting_back import of_record, record_of
from shuffleup.table.state import Table
from shuffleup.table.state import copy as copy_table
from shuffleup.tournament.apply import apply, opened
from shuffleup.tournament.endings.end_records import PrizeBook, PrizeDeal
from shuffleup.tournament.entries.entry_record import Entrant
from shuffleup.tournament.event_seats.seat_records_of_event import EventSeating
from shuffleup.tournament.event_undo.written_back import KEYED, WHOLE
from shuffleup.tournament.events import EventOpened, InRoom, OnTable
from shuffleup.tournament.state import FIELDS, Tournament

Key = tuple[str | int, ...]
Facets = dict[Key, object]
OWN: Final = (*WHOLE, "rounds")
OF_EVENT: Final[Kinds] = (*SHARED, Entrant, EventSeating, PrizeBook, PrizeDeal)
SUMS: Final = (
    "issued",
    "heads",
    "adrift",
    "played_before",
)  # what one act added can be taken off again


# ---- how it was ------------------------------------------------------------------------------


def event_at(event: Tournament, count: int, tables: Collection[str]) -> Tournament:
    """The event after so many events, with these of its tables."""
    if event.past is not None:  # the log has gaps before it
        before = own_copy(event.past)
        before.room = event.room
        return carried_on(before, event.log[before.version : count], tables)
    first, *rest = event.log[:count]
    assert isinstance(first, EventOpened), first
    return carried_on(opened(first, event.room), rest, tables)


def carried_on(event: Tournament, events: Iterable[object], tables: Collection[str]) -> Tournament:
    """The same event, some events later; neither room nor money is touched."""
    for told in events:
        if isinstance(told, InRoom) or is_elsewhere(told, tables):
            event.version += 1
            event.log.append(told)
        else:
            apply(event, told)  # type: ignore[arg-type]  # a log has nothing else
    return event


def is_elsewhere(told: object, tables: Collection[str]) -> bool:
    """Whether something happened at another table; that it stands is the event's to know."""
    if not isinstance(told, OnTable) or told.table in tables:
        return False
    return not isinstance(told.event, TableOpened)


def own_copy(event: Tournament) -> Tournament:
    """An independent state in the same room."""
    other = Tournament.__new__(Tournament)
    for name in FIELDS:
        held = getattr(event, name)
        setattr(other, name, held.copy() if isinstance(held, dict | list) else held)
    other.tables = {number: copy_table(table) for number, table in event.tables.items()}
    return other


# ---- facets ----------------------------------------------------------------------------------


def facets(event: Tournament, tables: Collection[str]) -> Facets:
    """All facets of an event and of some tables."""
    found: Facets = {(name,): getattr(event, name) for name in OWN}
    for name in KEYED:
        found.update({(name, key): one for key, one in getattr(event, name).items()})
    for number in tables:
        if number in event.tables:
            found.update(facets_of_table(number, event.tables[number]))
    return found


def facets_of_table(number: str, table: Table) -> Facets:
    found: Facets = {("table", number, "stands"): True}
    for name in PUT_BACK:
        if name != "seats":
            found["table", number, name] = getattr(table, name)
    for at, seat in enumerate(table.seats):
        found["seat", number, at] = record_of(seat)
    return found


def facet(event: Tournament, key: Key) -> object:
    """One facet."""
    if key[0] not in ("table", "seat"):
        held = getattr(event, str(key[0]))
        return held if len(key) == 1 else held.get(key[1])
    table = event.tables.get(str(key[1]))
    if table is None:
        return None
    if key[0] == "seat":
        return record_of(table.seats[int(key[2])])
    return True if key[2] == "stands" else getattr(table, str(key[2]))


def put(event: Tournament, key: Key, value: object) -> None:
    """Write one facet of a state that is looked for; its table stands."""
    if key[0] == "seat":
        record = value if isinstance(value, SeatRecord) else None
        event.tables[str(key[1])].seats[int(key[2])] = of_record(record)
    elif key[0] == "table":
        setattr(event.tables[str(key[1])], str(key[2]), value)
    elif len(key) == 1:
        setattr(event, str(key[0]), value)
    elif value is None:
        getattr(event, str(key[0])).pop(key[1], None)
    else:
        getattr(event, str(key[0]))[key[1]] = value


def changed(before: Facets, after: Facets) -> set[Key]:
    """The facets in which two states differ."""
    return {key for key in {**before, **after} if before.get(key) != after.get(key)}


def without(key: Key, before: object, after: object, now: object) -> object:
    """A facet as it is now, without what led from before to after; else OvertakenError."""
    numbers = type(before) is int and type(after) is int and type(now) is int
    if numbers and (key[0] in SUMS or key[-1] in SUMS):
        return now - after + before  # type: ignore[operator]  # numbers
    if key[0] == "open_seats" and after and now and now != after:
        before = before or ()  # no list is an empty one
    return merged(before, after, now, shared=OF_EVENT)


def clashes(before: Facets, after: Facets, now: Facets) -> set[Key]:
    """The facets that have changed since, so that they cannot be taken back by themselves."""
    found = {key for key in changed(after, now) if is_of_new_table(key, before, after)}
    for key in changed(before, after):
        try:
            without(key, before.get(key), after.get(key), now.get(key))
        except OvertakenError:
            found.add(key)
    return found


def is_of_new_table(key: Key, before: Facets, after: Facets) -> bool:
    """Whether a facet is of a table that the act set up: with it all that is there would go."""
    if key[0] not in ("table", "seat"):
        return False
    stands = ("table", key[1], "stands")
    return stands in after and stands not in before


def no_hand_in(before: Table, after: Table) -> None:
    """What a correction cannot put back is an error."""
    for name in SELDOM:
        if getattr(before, name) != getattr(after, name):
            raise UntouchableError("a hand is put right by the floor's repairs")


def uncounted(number: str, table: Table, span: Iterable[object]) -> Table:
    """A table dealt by hand as it was, but for whose chips are whose where the act made that
    unknown: what nobody knows any more stays unknown when others have gone on from there."""
    other = copy_table(table)
    for told in span:
        if not isinstance(told, OnTable) or told.table != number:
            continue
        if isinstance(told.event, ChipsCounted):
            loosen(other, told.event.loose | 1 << told.event.seat)
    return other
