"""Auditing a room's log: everything in it is done again, and what must always hold is looked at.

``audit_room(log)`` yields the faults. What somebody said is put to the judge again, in the same
words and by the same sender, and must bring the same events; what happened by itself must have been
due. After every line the ledger adds up to nothing, each table has on it what its account says, and
nobody sits in two seats. It ends at the first line that cannot be followed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from shuffleup.floor.senders import FLOOR, Role, Sender
from shuffleup.hand.events import Shuffled
from shuffleup.log.protocol import Batch, Log
from shuffleup.room.act import act
from shuffleup.room.cage.ledger import balance, is_money, of_table
from shuffleup.room.cage.on_tables import on_table
from shuffleup.room.commands import AtTheTable, RoomCommand, TellTime
from shuffleup.room.events import AnyRoomEvent, AtTable
from shuffleup.room.keeping.deeds import Deed
from shuffleup.room.keeping.room_log import (
    RoomLogError,
    after,
    deeds_in,
    events_since,
    in_order,
    read_room,
)
from shuffleup.room.openings.opening_events import RoomOpened, TimeTold
from shuffleup.room.state import Room
from shuffleup.room.undo.undo_events import Undone
from shuffleup.room.words.event_words import told
from shuffleup.room.words.said_at_desk import UNREADABLE, meant
from shuffleup.table.audit import BROKEN
from shuffleup.table.blinds.account import Standing
from shuffleup.table.commands import NextHand
from shuffleup.table.state import taken_seats


class RoomFault(Struct, frozen=True):
    """Something a log says that cannot be; ``line`` counts from 1."""

    line: int
    says: str


def audit_room(log: Log, *, judged: Callable[[int], bool] = lambda _: True) -> Iterator[RoomFault]:
    """The faults of a log. ``judged`` says of a line whether it is put to the judge again: what
    another engine wrote is believed."""
    room: Room | None = None
    for number, batch in enumerate(log.batches(), 1):
        try:
            if room is not None and is_undoing(batch):
                room = read_room(log, whole=True, lines=number - 1)
            says = None if room is None or not judged(number) else done_again(room, batch)
            if room is None or says is None:
                room, says = after(room, batch, number), ""
        except RoomLogError as error:
            yield RoomFault(number, str(error).removeprefix(f"line {number}: "))
            return
        except BROKEN:
            yield RoomFault(number, "what it tells cannot follow what went before")
            return
        room.log.clear()
        says = says or wrong_in(room)
        if says:
            yield RoomFault(number, says)
            return
    if room is None:
        yield RoomFault(1, "the log is empty")


def is_undoing(batch: Batch) -> bool:
    """Whether something was undone: to judge that again the room has to remember all of it."""
    return any(isinstance(event, Undone) for event in in_order(batch))


# ---- done again ------------------------------------------------------------------------------


def done_again(room: Room, batch: Batch) -> str | None:
    """Do what a line tells of again: what is wrong with it, nothing if it comes out the same; None
    where there is nothing to put to the judge, and nothing was done."""
    events, version = list(in_order(batch)), room.version
    deeds = deeds_in(batch)
    if len(deeds) != 1:
        return None
    (deed,) = deeds
    first = events[0] if events else None
    if not deed.words:
        act(room, TellTime(time_in(room, events)), FLOOR)
    elif isinstance(first, RoomOpened):
        return None
    else:
        why = said_again(room, deed, events)
        if why:
            return f"{deed.words!r}, said by {deed.by}, cannot be: {why}"
    return compared(events_since(room, version), events, room.zone)


def time_in(room: Room, events: Sequence[AnyRoomEvent]) -> int:
    """What time was told before it was done."""
    return max((one.now for one in events if isinstance(one, TimeTold)), default=room.now)


def with_deck(command: RoomCommand, events: Sequence[AnyRoomEvent]) -> RoomCommand:
    """A deal with the deck as it was shuffled: chance is what the log alone knows."""
    if not isinstance(command, AtTheTable) or not isinstance(command.command, NextHand):
        return command
    told = (one.event for one in events if isinstance(one, AtTable))
    deck = next((one.deck for one in told if isinstance(one, Shuffled)), None)
    return replace(command, command=replace(command.command, seed=None, deck=deck))


def said_again(room: Room, deed: Deed, events: Sequence[AnyRoomEvent]) -> str:
    """Put a deed to the judge again; why it is refused, if it is."""
    act(room, TellTime(time_in(room, events)), FLOOR)
    try:
        wanted = meant(room, deed.words, Sender(deed.by, Role(deed.role)))
    except UNREADABLE as error:
        return str(error)
    for command, by in wanted:
        refusal = act(room, with_deck(command, events), by).refusal
        if refusal is not None:
            return refusal.says
    return ""


def compared(should: Sequence[AnyRoomEvent], has: Sequence[AnyRoomEvent], zone: str) -> str:
    """Where the log is not what comes of it; nothing where it is."""
    for due, event in zip(should, has, strict=False):
        if due != event:
            return f"the log has: {in_words(event, zone)}; by the law: {in_words(due, zone)}"
    if len(has) > len(should):
        return f"nothing that was done leads to this: {in_words(has[len(should)], zone)}"
    if len(should) > len(has):
        return f"it is not in the log: {in_words(should[len(has)], zone)}"
    return ""


def in_words(event: AnyRoomEvent, zone: str) -> str:
    if isinstance(event, AtTable):
        return f"at table {event.table}, {event.event}"[:300]
    return (told(event, zone) or str(event))[:300]


# ---- what always holds -----------------------------------------------------------------------


def wrong_in(room: Room) -> str:
    """What does not hold in a room; nothing where all of it does."""
    return unbalanced(room) or uncounted(room) or seated_twice(room)


def unbalanced(room: Room) -> str:
    for money, what in ((False, "chips"), (True, "money")):
        total = sum(held for one, held in room.accounts.items() if is_money(one) is money)
        if total:
            return f"the ledger does not balance: {abs(total):,} of {what} too {much(total)}"
    return ""


def much(total: int) -> str:
    return "much" if total > 0 else "little"


def uncounted(room: Room) -> str:
    for number in room.tables:
        account, there = balance(room, of_table(number)), on_table(room, number)
        if account != there:
            return f"{there:,} is on table {number}, and its account says {account:,}"
    return ""


def seated_twice(room: Room) -> str:
    seats = Counter(
        seat.player
        for table in room.tables.values()
        for _, seat in taken_seats(table)
        if seat.account.standing is not Standing.LOCKED
    )
    return next((f"{who} sits in {count} seats" for who, count in seats.items() if count > 1), "")
