"""What came later and rests on an act: the first such thing is named when it is not undone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec import Struct

from shuffleup.room.apply import apply
from shuffleup.room.cage.cage_events import Entered
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.state import Room, copy
from shuffleup.room.undo.merging import OvertakenError
from shuffleup.room.undo.undo_events import Acted
from shuffleup.table.events import Began, HandReported, Placed, Reckoned
from shuffleup.table.seats.putting_back import name_at, record_of
from shuffleup.table.state import Table

# Whoever or whatever came to be known by an act: later things may name it.
NAMED: Final = ("feeds", "listings", "people", "promotions", "staff", "tickets")
DEALS: Final = (Began, HandReported)
Tables = Mapping[str, Table]
MAY_BE_SHORT: Final = ("cage/", "house/", "outside/", "short/", "drop/")


def later_culprit(
    after: Room, later: list[AnyRoomEvent], attempt: Callable[[Room], object]
) -> AnyRoomEvent | None:
    """The first event with which the act could no longer be undone."""
    then = copy(after)
    for at, event in enumerate(later):
        apply(then, event)
        try:
            attempt(then)
        except OvertakenError:
            return the_hand(later[at:]) if is_of_a_deal(event) else event
    return None


def is_of_a_deal(event: AnyRoomEvent) -> bool:
    """What is told before a hand begins, and because it does."""
    return isinstance(event, AtTable) and isinstance(event.event, Placed | Reckoned)


def the_hand(events: list[AnyRoomEvent]) -> AnyRoomEvent:
    """The hand that begins at the table of the first event; that event where none does."""
    first = events[0]
    assert isinstance(first, AtTable)
    at_table = (one for one in events if isinstance(one, AtTable) and one.table == first.table)
    return next((one for one in at_table if isinstance(one.event, DEALS)), first)


def rests_on_it(
    room: Room, goal: Room, before: Room, after: Room, later: list[AnyRoomEvent]
) -> AnyRoomEvent | None:
    """What came later and needs what would be gone: a name, a seat, chips. None if nothing does."""
    return (
        speaks_of(gone(room, goal), later)
        or dealt_since(goal, before, after, later)
        or spent_since(room, goal, later)
    )


# ---- names -----------------------------------------------------------------------------------


def gone(room: Room, goal: Room) -> set[str]:
    """Names that would not be known any more, and people who would not be here."""
    names = {
        name for field in NAMED for name in getattr(room, field) if name not in getattr(goal, field)
    }
    left = {
        name
        for name, person in room.people.items()
        if person.here and name in goal.people and not goal.people[name].here
    }
    return names | left


def speaks_of(names: set[str], later: list[AnyRoomEvent]) -> AnyRoomEvent | None:
    """The first event that speaks of one of them."""
    if not names:
        return None
    told = (one for one in later if not isinstance(one, Acted))
    return next((one for one in told if names & set(words_in(one))), None)


def words_in(value: object) -> Iterator[str]:
    """Every text in a record."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from words_in(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from words_in(one)


# ---- seats and chips -------------------------------------------------------------------------


def dealt_since(
    goal: Room, before: Room, after: Room, later: list[AnyRoomEvent]
) -> AnyRoomEvent | None:
    """A hand dealt since to a player whose seat would change, or past a seat that is put back."""
    touched = touched_seats(before.tables, after.tables)
    if not touched:
        return None
    for event in later:
        if not isinstance(event, AtTable) or not isinstance(event.event, DEALS):
            continue
        for number, at in touched:
            back_in = comes_back(goal.tables[number], after.tables[number], at)
            if number == event.table and (back_in or is_dealt(event.event, at)):
                return event
    return None


def touched_seats(before: Tables, after: Tables) -> set[tuple[str, int]]:
    """Seats that an act changed, at tables that stood before it and after."""
    return {
        (number, at)
        for number, table in after.items()
        if number in before
        for at in range(table.n)
        if record_of(before[number].seats[at]) != record_of(table.seats[at])
    }


def comes_back(goal: Table, after: Table, at: int) -> bool:
    """Whether somebody would sit again in a seat that the act left empty."""
    return bool(name_at(goal, at)) and not name_at(after, at)


def is_dealt(hand: Began | HandReported, at: int) -> bool:
    """Whether a seat got cards."""
    return bool(hand.stacks[at] if isinstance(hand, Began) else hand.dealt >> at & 1)


def spent_since(room: Room, goal: Room, later: list[AnyRoomEvent]) -> AnyRoomEvent | None:
    """An entry that took what would have to go back."""
    short = {
        name
        for name, amount in goal.accounts.items()
        if amount < 0 <= room.accounts.get(name, 0) and not name.startswith(MAY_BE_SHORT)
    }
    entries = (one for one in later if isinstance(one, Entered))
    return next(
        (one for one in entries if any(name in short and less < 0 for name, less in one.lines)),
        None,
    )


# ---- in words --------------------------------------------------------------------------------


def in_words(event: AnyRoomEvent) -> str:
    """``name called (Ann)``, ``hand 3 of table 1``."""
    told = event.event if isinstance(event, AtTable) else event
    if isinstance(event, AtTable) and isinstance(event.event, DEALS):
        return f"hand {event.event.number} of table {event.table}"
    if isinstance(told, Entered):
        return f"{told.why}{f' ({told.player})' if told.player else ''}"
    words = name_in_words(told)
    who: object = getattr(told, "player", "") or getattr(getattr(told, "waiting", ""), "player", "")
    where = f" at table {event.table}" if isinstance(event, AtTable) else ""
    return f"{words}{f' ({who})' if who else ''}{where}"


def name_in_words(told: object) -> str:
    """``NameCalled`` as people say it: ``name called``."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", type(told).__name__).lower()
